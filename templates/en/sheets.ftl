### Tracking Sheet and Run sheets: labels, tooltips of form fields, descriptions for screen readers, the sheet as plain text.

## Labels. Most have little room: about 1.35 times the English width.

sheet-run = { -run(form: "One") }
sheet-date = Date
sheet-name = Name
sheet-seed = Seed
# In the small cells of Health and money
sheet-start = start
# In the small cell of Health
sheet-max = max
# In the box for further cores, 10 mm wide
sheet-more = more
# On a blank sheet, below or beside the heading of the DiceMods
sheet-dice-mods-hint = circle: you own it; X: used
# In a form
sheet-dice-mods-form = ring: you own it; box: used
# On a Run sheet; $count is 0 where the difficulty gives none
sheet-dice-mods-start = start with { $count ->
    [0] none
   *[other] { $count } of your choice
}
sheet-turns = Turns
# Heading of a grid of numbers to cross off, 38 mm wide
sheet-numbers-used = Numbers used
# Button of a form, 18 mm wide
sheet-clear = clear all
# The key of the map, one short line each
sheet-key-square = square: { -sector-number }
sheet-key-line = line: { -event-number }
sheet-key-ring = ring: you are here
sheet-key-box = box: { -event } finished
sheet-key-letters = letters: look them up
# After the chance to win, as `62 %`
sheet-par = · par { $cores ->
    [one] { $cores } { -core }
   *[other] { $cores } { -core(form: "many") }
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
# Above or before a row of numbers, 46 mm wide; $reset is such as `RE`
sheet-spare = SPARE NUMBERS, FOR { $reset }
# Small, below or after the heading of the Outcome Rolls, 46 mm wide
sheet-rolls-hint = from the left, cross off; none left: throw
sheet-code = { -run } code
# Beside four small pictures, two very short lines
sheet-same-books =
    same
    books
sheet-sealed-hint = Keep this side face down. First letter: row. Second letter: column. Look up one pair at a time and cover the rest with your hand.

## Bookmarks and titles of files

# $name is a seed or a run code
sheet-run-title = { -run } { $name }

## Descriptions for screen readers

sheet-map = Map of { $count } hexagonal { -sector(form: "many") }, each with a square for its { -sector-number } and a line for its { -event-number }. { $borders }
sheet-borders = { $sector } borders { $list }.
# The numbers of a dealt board: $sector is a name such as `C1 START`
sheet-dealt = { $sector }: { $number }, { -event } { $event }.
# $number and $event are pairs of letters
sheet-dealt-sealed = { $sector }: { -sector-number } { $number }, { -event-number } { $event }.
sheet-spare-events-read = Spare { -event-number(form: "many") }: { $list }.
sheet-spare-sectors-read = Spare { -sector-number(form: "many") }: { $list }.
sheet-rolls-read = { -outcome-roll(form: "many") }: { $list }.
sheet-signs = Pictures of this edition: { $list }.
# A small picture, as a word
sign = { $name ->
    [sun] sun
    [moon] moon
    [star] star
    [drop] drop
    [leaf] leaf
    [fish] fish
    [key] key
    [bell] bell
    [house] house
    [boat] boat
    [cup] cup
    [hammer] hammer
    [flag] flag
    [bolt] bolt
    [tree] tree
   *[hourglass] hourglass
}
sheet-front = { -tracking-sheet } with a dealt board. { $map }
sheet-back = Back of the { -tracking-sheet }: { -log }.
sheet-grids = Back of the { -tracking-sheet }: tables to look up pairs of letters.

## Tooltips of form fields

field-difficulty = Difficulty
field-difficulty-named = Difficulty: { $name }
field-owned = { -dice-mod } { $mod }, { $number } of { $count }: owned
field-used = { -dice-mod } { $mod }, { $number } of { $count }: used
field-health-start = { -health } at the start
field-health-max = Max { -health }
field-health = { -health } now
field-money-start = { -money(form: "Many") } at the start
field-money = { -money(form: "Many") } now
field-core = { -core(form: "One") } { $number } of { $count }
field-cores = { -core(form: "Many") }
field-cores-more = More { -core(form: "many") }
field-marker = { -sector(form: "One") } with the marker
field-sector-here = { -sector(form: "One") } { $sector }: the marker is here
field-sector-number = { -sector(form: "One") } { $sector }: { -sector-number }
field-sector-event = { -sector(form: "One") } { $sector }: { -event-number }
field-sector-finished = { -sector(form: "One") } { $sector }: { -event } finished
field-number-used = { -event-number } { $number }: used
field-turns = Turns: count every { -sector } that you enter, the first one too
field-log = { -log }, line { $number }
field-clear = Clear the whole sheet

## The Tracking Sheet as plain text: one line for each thing to write, which is written after the colon

text-how = Write after the colons. To tick a box, write x in its brackets: [x]
text-run = { -run(form: "One") }:
text-date = Date:
text-name = Name:
text-seed = Seed:
text-difficulty = Difficulty ({ $list }):
text-start = Start:
text-max = Max:
text-now = Now:
text-diamonds = { -diamond(form: "Many") }: { $boxes }
text-more = More:
text-dice-mods = { -dice-mod(form: "Many") }: write o for one that you own, x when it is used
text-marker = The marker is in:
text-sector = { -sector(form: "One") } { $sector }
# Moves to the nearest goal, after the name of a Sector
text-moves = { $moves } from { $goal }
text-borders = Borders: { $list }.
# A direction on the map, and the neighbour there
text-neighbour = { $step ->
    [up] up { $sector }
    [up-right] up right { $sector }
    [down-right] down right { $sector }
    [down] down { $sector }
    [down-left] down left { $sector }
   *[up-left] up left { $sector }
}
text-sector-number = { -sector-number }:
text-sector-event = { -event-number }:
text-finished = Finished: [ ]
text-turns = Turns:
text-used = { -event-number(form: "Many") } used:
