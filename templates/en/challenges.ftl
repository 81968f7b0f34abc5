### Files of several Run sheets (calendar, tournament), and the orders.

## Heads of the columns of score cards and lists; as narrow as can be

score-cores = { -core(form: "Many") }
score-turns = Turns
score-health = { -health }
score-rank = Rank
# The sum of ranks
score-sum = Sum
score-place = Place
board-seed = Seed
board-stars = Stars
# The chance to win, such as `62 %`
board-won = Won
board-par = Par
board-par-of = { $cores ->
    [one] { $cores } { -core }
   *[other] { $cores } { -core(form: "many") }
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
board-page = Page
# In the column of seeds, for a long one
board-seed-elsewhere = see sheet
board-boxes = Boxes to write in for { $count ->
    [one] this sheet
   *[other] each of these { $count } sheets
}: { $list }.

## Heads of pages

pack-note = { $count ->
    [one] { $count } { -run-sheet }
   *[other] { $count } { -run-sheet(form: "many") }
}, { $difficulty }, { $kind ->
    [sealed] sealed
    [sealed-with-rolls] sealed with { -outcome-roll(form: "many") }
    [open-with-rolls] open with { -outcome-roll(form: "many") }
   *[open] open
}
pack-edition = { $edition }, { $date } · Content { $fingerprint }
pack-notes = NOTES

## Calendar

calendar-title = Calendar
calendar-heading = CALENDAR
# Head of a column of numbers
calendar-week = Week
# Head of a column of dates: the first day of the week
calendar-week-of = Week of

## Tournament

tournament-title = Tournament
tournament-heading = TOURNAMENT
tournament-sheet = Sheet
tournament-player = { -player(form: "One") }
tournament-print = Print { $count ->
    [one] page { $from }
   *[other] pages { $from } to { $to }
} once for every { -player }, and this card once. Keep the codes at the end hidden until all have played.
tournament-same = Everyone plays the same { -run-sheet(form: "many") } with the same { -event-book }: one { -run } on { $count ->
    [one] the sheet
   *[other] each of the { $count } sheets
}.
# $places: where a Run may end, such as `GOAL, ESCAPE or START`
tournament-cores = More { -core(form: "many") } win. They count only if your { -run } ends at { $places }. If it ends in another way, you score none.
tournament-turns = If { -core(form: "many") } are equal, fewer turns win. If turns are equal too, more { -health } wins.
tournament-ranks = Players who are still equal share a rank. Leave out the next rank.
tournament-sum = At the end, add up your ranks. The smallest sum wins. If sums are equal, compare the totals of all { -run(form: "many") }: more { -core(form: "many") }, then fewer turns, then more { -health }.
tournament-or = { $list } or { $last }
tournament-table = A table to write in: { $rows } rows, one for each { -player }. For each of the sheets { $sheets } it has the columns { $columns }.
tournament-last-table = A table to write in: { $rows } rows, one for each { -player }. For each of the sheets { $sheets } it has the columns { $columns }. The last columns are the sum of ranks and the place.
codes-title = Codes
codes-heading = CODES
codes-run = A code names a sheet: the tool that made this file makes the sheet again from it.
codes-score = By the code, it also checks a result.
codes-par = Won: how many of 100 { -run(form: "many") } an expert wins on this board; the stars show the same. Par: the median of these { -run(form: "many") }, in { -core(form: "many") } and turns.

## The line of a score, which players share

# $place: where the Run ended, such as `GOAL`
score-line-end = { $end ->
    [no-health] no { -health }
    [unable-to-move] unable to move
   *[place] { $place }
}
score-line-cores = { $count ->
    [one] { $count } { -core }
   *[other] { $count } { -core(form: "many") }
}
score-line-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
score-line-health = { -health } { $count }

## Orders

# Heading of an empty slip
orders-own = YOUR OWN
orders-seed = Seed
orders-how = Each order has its own board: the maker of this file can make it from the seed. On another board it is another challenge. { -core(form: "Many") } count at the end of the { -run }.{ $bars ->
    [both] {" "}Bars: how many of 100 simulated { -player(form: "many") } managed it. Black knows the book, grey has not read ahead.
    [one] {" "}Bars: how many of 100 simulated { -player(form: "many") } managed it. Black knows the book.
   *[none] {""}
}
# $list is one share or two, such as `73 / 15`
orders-shares = { $list } of 100
# What an order asks for: a goal, then up to three of the conditions below it, after commas.
# $place is such as `GOAL` or `ESCAPE E2`, $cores such as `5`, `5+` or `2–4`
orders-goal = { $kind ->
    [none] No { -core(form: "many") } to { $place }
    [any] End at { $place }
    [one] { $cores } { -core } to { $place }
   *[many] { $cores } { -core(form: "many") } to { $place }
}
orders-turns = { $count ->
    [one] within { $count } turn
   *[other] within { $count } turns
}
orders-health = with { $health }+ { -health }
orders-without = { $count ->
    [0] without { $last }
   *[other] without { $list } or { $last }
}
# What an order forbids
orders-forbidden = { $what ->
    [resets] { -reset(form: "many") }
    [modifiers] { -modifier(form: "many") }
   *[purchases] buying
}
