### What all books share: covers, links, the map, effects, Endings, pages to write on.

## Covers and links

# The title of a file and the bookmark of its cover: the game, and the name of the book.
title-of-book = { $title }: { $name }
imprint-edition = { $edition }, { $date }
# After it comes the fingerprint of the content, such as 1f0c-22ab.
imprint-content = Content { $fingerprint }
colophon-fonts = Set in Source Serif 4 and Barlow Condensed, SIL Open Font License
colophon-tool = Made with core-runner, MIT Licence
# What a screen reader says for a link; $text is the text of the link, $kind is number if that is only the page.
link-to-page = { $kind ->
    [number] page { $page }
   *[text] { $text }, page { $page }
}
# Above lines to write on.
notes-heading = NOTES

## The map

map-title = Map
map-caption = The names are those of the { -tracking-sheet }. The buildings are only scenery: the dice decide which { -event } is in { -sector(form: "a") }.
# $places is a list of map-place.
map-words = The district from above, inside its wall: { $sectors } { $sectors ->
    [one] { -sector }
   *[other] { -sector(form: "many") }
}, each with its name, and streets between them; { $places }.
# START at A1
map-place = { $name } at { $sectors }

## Effects and goods

effect-health = { -health(form: "notation") } { $change }
effect-money = { -money(form: "notation") } { $change }
effect-core = { -core(form: "notation") } { $change }
# $type is an abbreviation.
effect-gain = { -dice-mod(form: "notation") } { $type }
effect-gain-of-choice = Gain { -dice-mod(form: "a") } of your choice
effect-loss-of-choice = Lose { -dice-mod(form: "a") } of your choice
# An effect as it is printed after an Outcome or an item.
effect-printed = ({ $effect })
goods-item = Item
goods-cost = Cost

## Endings

ending-no-health = No { -health } left
ending-unable-to-move = Unable to move
# Where being shut in at an exit is an end by choice.
ending-unable-elsewhere = Unable to move, where you cannot end by choice
ending-abandoned = { -run } abandoned for a reason outside the game
# Above the title of an Ending.
ending-caption = { $range ->
    [none] Ended at { $place }, no { -core(form: "many") }
    [exactly] Ended at { $place }, { $from } { $from ->
        [one] { -core }
       *[other] { -core(form: "many") }
    }
    [at-least] Ended at { $place }, { $from ->
        [0] any number of { -core(form: "many") }
       *[other] { $from } or more { -core(form: "many") }
    }
   *[between] Ended at { $place }, { $from } to { $to } { -core(form: "many") }
}
# The table from the end of a Run to its Ending.
ending-key-how = How the { -run } ended
ending-key-cores = Your { -core(form: "many") }
ending-key-page = Page
ending-key-place = at { $place }
ending-key-any = any
ending-key-range = { $range ->
    [none] none
    [exactly] { $from }
    [at-least] { $from ->
        [0] any
       *[other] { $from } or more
    }
   *[between] { $from } to { $to }
}

## Pages to write on

# Heads of columns.
run-date = Date
run-difficulty = Difficulty
run-turns = Turns
run-remembered = To remember
# On the page opposite an Ending.
ledger-heading = { -run(form: "many") } that ended here
ledger-how = { $place ->
    [opposite] Read the { -ending } opposite first. Room for notes: the list of { -run(form: "many") } is the sheet { -register }.
   *[next] Read the { -ending } on the next page first. Room for notes: the list of { -run(form: "many") } is the sheet { -register }.
}
# Descriptions of ruled pages for readers who do not see them; $columns is a list of heads.
ledger-words = { $heading }. { $how } Lines to write on: { $columns }.
runs-words = Lines to write on: { $columns }.
runs-words-boxes = Boxes for { -ending(form: "many") } by their pages: { $pages }. Lines to write on: { $columns }.
runs-how = These pages are for notes. The list of your { -run(form: "many") } has its own sheet, { -register }. Put an X in the box of { -ending(form: "a") } when you have read it.
