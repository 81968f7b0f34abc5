### Signs and patterns that all documents use. Words of the game are terms: { -event }, { -event(form: "many") }.

decimal-sign = .
percent = { $number } %

### Charts, dice, seeds and stars, in the files of games and of dice systems.

# Descriptions of charts for screen readers
chart-map = Map of the board. { $list }.
chart-of-lines = Chart of lines: { $up } by { $across }. { $list }
chart-of-bars = Chart of bars that share a whole. { $list }
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
seed-codes = In the seed, \u{"{"}…{"}"} stands for characters by their codes and is typed as it is.
seed-joined = In the seed, a line that ends in \ goes on without it, and without a space.
seed-codes-and-joined = In the seed, \u{"{"}…{"}"} stands for characters by their codes and is typed as it is; a line that ends in \ goes on without it, and without a space.
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
