### Signs and patterns that all documents use. Words of the game are terms: { -event }, { -event(form: "many") }.

decimal-sign = .
# Between thousands: 10,000. A space is written { " " } or { "\u202F" }.
group-sign = ,
percent = { $number } %
# A, B and C: list-more joins A and B, list-end adds the last one
list-more = { $list }, { $next }
list-end = { $list } and { $last }
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
# In a narrow column
date-short = { $day } { $month ->
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

### Charts, dice, seeds and stars, in the files of games and of dice systems.

# Descriptions of charts for screen readers
chart-map = Map of the board. { $list }.
chart-of-lines = Line chart: { $up } by { $across }. { $list }
chart-of-bars = Bar chart. All parts of a bar add up to 100 %. { $list }
chart-percent = per cent
stars = { $count } of { $max } stars
# A row of dice: $list is such as `3, 5 (marked), 8 (of 10)`
dice-shown = Dice: { $list }.
die-sides = of { $sides }
die-marked = marked
die-subtracted = subtracted
die-struck-out = struck out
# Before a seed, at the head of a sheet
seed-label = seed
# In place of a seed without characters
seed-empty = (no text)
seed-codes = Type \u{"{"}…{"}"} exactly as it is printed.
seed-joined = Where a line ends in \, leave the \ out and go on without a space.
seed-codes-and-joined = Type \u{"{"}…{"}"} exactly as it is printed. Where a line ends in \, leave the \ out and go on without a space.
# In the key of the map, below a picture 20 mm wide
plant = { $kind ->
    [sheds] sheds
    [tanks] tanks
    [tracks] tracks
    [saw-tooth] works
    [holder] gasholder
    [wagons] wagons
   *[blocks] blocks
}
# On a form: the letters that it takes
letters-taken = text: Latin letters
