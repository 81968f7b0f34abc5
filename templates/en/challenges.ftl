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
}, { $turns } turns
board-page = Page
# In the column of seeds, for a long one
board-seed-elsewhere = on its sheet
board-boxes = Boxes to write in for each of these { $count } sheets: { $list }.

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
calendar-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}

## Tournament

tournament-title = Tournament
tournament-heading = TOURNAMENT
tournament-sheet = Sheet
tournament-player = { -player(form: "One") }
tournament-print = Print { $count ->
    [one] page { $from }
   *[other] pages { $from } to { $to }
} once for every { -player }, this card once; keep the codes, which come last, until all have played.
tournament-same = { $count ->
    [one] Everyone plays the same { -run-sheet(form: "many") } with the same { -event-book }, one { -run } on each.
   *[other] Everyone plays the same { -run-sheet(form: "many") } with the same { -event-book }, one { -run } on each of the { $count }.
}
# $places: where a Run may end, such as `GOAL, ESCAPE or START`
tournament-cores = More { -core(form: "many") } win: those that are still held where the { -run } ends at { $places }. Whoever ends otherwise has none.
tournament-turns = As many { -core(form: "many") }: fewer turns win. As many turns: more { -health } wins.
tournament-ranks = Who is still level shares a rank, and the next rank is left out.
tournament-sum = When all is played, add up the ranks: the smallest sum wins, and of equal sums the one with more { -core(form: "many") }, then fewer turns, then more { -health }, of all { -run(form: "many") } together.
tournament-or = { $list } or { $last }
tournament-table = A table to write in, with { $rows } rows, one for each { -player }, and for each of the sheets { $sheets } the columns { $columns }.
tournament-last-table = A table to write in, with { $rows } rows, one for each { -player }, and for each of the sheets { $sheets } the columns { $columns }; at the end the sum of ranks and the place.
codes-title = Codes
codes-heading = CODES
# **…** is a command, the same in every language
codes-run = **core-runner run CODE** prints a sheet again.
codes-score = **core-runner score CODE** checks what somebody says of one.
codes-par = Won: how many in a hundred { -run(form: "many") } an experienced { -player } wins on the board, whom its stars are for; par: the { -core(form: "many") } that the median of these { -run(form: "many") } brings out, and in how many turns.

## Orders

# Heading of an empty slip
orders-own = YOUR OWN
orders-seed = Seed
orders-how = The program core-runner prints the board of a seed: core-runner run --seed. Without that board it is another challenge. Count { -core(form: "many") } at the end.{ $bars ->
    [both] {" "}Bars: how many of 100 simulated { -player(form: "many") } managed it. Black knows the book, grey has not read ahead.
    [one] {" "}Bars: how many of 100 simulated { -player(form: "many") } managed it. Black knows the book.
   *[none] {""}
}
# $list is one share or two, such as `73 / 15`
orders-shares = { $list } in 100
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
