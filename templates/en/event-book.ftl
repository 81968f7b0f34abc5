### The Event Book and the veil card.

## The veil card: a card with which players cover Outcomes.

# The title of the file and of its bookmark, where a game has no name for the card.
veil-card-kind = Veil card
# The same, large on the card.
veil-card-heading = VEIL CARD
# On the card, where a game has no text for it.
veil-card-text = What lies under this card has not happened. Only one { -outcome } will.
# How to use the card, in four steps; $faces is yes where the opposite page may have Outcomes too.
veil-cover = Lay the card on the opposite page, which belongs to another { -event }, while you read the scene.
veil-slide = { $faces ->
    [yes] When you have your total, slide the card behind the page with the scene, and a sheet of paper behind the card: the paper stays on the opposite page.
   *[no] When you have your total, slide the card behind the page with the scene.
}
veil-turn = Turn page and card together, so that the card hides the { -outcome(form: "many") } on the back. Push it up to the long line under the page number, and left to the vertical lines in the margin.
veil-open = { $faces ->
    [yes] Find the vertical line of your { -outcome } in the margin. The card is cut into strips: open only those beside the line, and read. If your { -outcome } is on the opposite page, use the back of the card there.
   *[no] Find the vertical line of your { -outcome } in the margin, below the number of your { -event }. The card is cut into strips: open only those beside the line, and read.
}
# Describes the picture of the card for readers who do not see it.
veil-picture = A page of { -outcome(form: "many") } under the veil card. A rule marks each { -outcome } in the margin at the left, with its name or the first letter of it. The strips beside one of them are open to the right, and its text can be read.

## Contents

contents-title = Contents
# Short for volume and page, in narrow columns.
contents-volume = vol. { $volume }
contents-page = p.
# Heading of the grid of all numbers: the first throw picks the row.
contents-grid = { -event(form: "many") } by number
contents-grid-how = The first throw is the row, the second the column. Below each number is its page. Put an X in the box when you have met the { -event }.
contents-grid-again = The first throw is the row, the second the column. Below each number is its page.
effect-key = { -effect(form: "Many") } by their signs
# In “Read the … once”: how many chapters of background the book has.
event-book-chapters = { $count ->
    [1] background chapter
    [2] two background chapters
    [3] three background chapters
    [4] four background chapters
   *[other] { $count } background chapters
}

## Volumes of a folded book

# On the cover and the back of a volume: 2 of 3: Events 32 to 54
volume-line = { $volume } of { $volumes }: { $contents }
volume-event = { -event(form: "One") } { $number }
volume-events = { -event(form: "Many") } { $first } to { $last }
volume-endings = { -ending(form: "Many") }{ $part ->
    [first] {" "}to page { $last }
    [middle] {" "}from page { $first } to page { $last }
    [last] {" "}from page { $first }
   *[all] {""}
}
# Numbers of the pages of a cover, as software shows them.
volume-label = { $page ->
    [verso] vol. { $volume } verso
    [endpaper] vol. { $volume } endpaper
    [back] vol. { $volume } back
   *[cover] vol. { $volume }
}

## Events, Outcomes, Endings

# After the title of a Shop.
shop-tag = ({ -shop(form: "heading") })
# Bold, before a line of a scene; the Event Book's first page quotes it.
event-late = After turn { $turn }:
# Below an Outcome.
outcome-no-effect = No { -effect }
outcome-mark = Mark: { $mark }.
# In the Outcome Roll of a book with numbered Outcomes.
outcome-found = { $label }: { $number }
outcomes-how = Find the number after your total in the { -outcome-roll }. Read that { -outcome } only, and do what is in parentheses below it. The others are for other { -run(form: "many") }.
endings-how = When { -run(form: "a") } ends, find the row that says how. Turn to its page and read that { -ending } only. The others are for other { -run(form: "many") }.
# The last line of some Endings: what to write in the Register.
ending-register = Note for { -register }: { $entry }.
late-how = Read this once in { -run(form: "a") }, when you draw stroke { $next }, before the { -event }.
remarks-title = Remarks
remarks-how = If you have marks, find how your { -run } ended and read the texts of your marks. There are texts for a few marks only, so there may be none for yours. Cover the rest: it is for other { -run(form: "many") }.

## The page of a Shop where one ticks what one bought

tally-heading = Bought at { $number } { $title }
tally-how = Use one column for each { -run }. Write its number at the top. Cross off what you buy.

## The trail: small signs in the margins of some Events. $sign is the game's word for it, such as fish.

trail-sign = A { $sign }
trail-sign-beside = A small { $sign } in the margin, with these words below it: { $words }
trail-sign-below = A small { $sign } below the text, followed by: { $words }
