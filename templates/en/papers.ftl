### Papers of the game's world, and the register of Runs.

papers-title = Papers
# The last line of each paper, in small type
papers-foot = { $title } · { $edition } · read it after { -run(form: "a") }

register-note = Write one line for each { -run }, with its number. In: the date on which you went in. Out: the date on which you came out; leave it empty if you did not. Notes: the note at the end of your { -ending }, or your own.
# Above a text on the back
register-part = { $line ->
    [one] Read this when you have filled in { $line } line. Cover the rest until then.
   *[other] Read this when you have filled in { $line } lines, one for each { -run }. Cover the rest until then.
}
# Heads of columns; the first is 15 mm wide
register-run = { -run(form: "One") }
register-in = In
register-out = Out
register-cores = { -core(form: "Many") }
register-ending = { -ending(form: "One") }
register-notes = Notes
# After the heading of the boxes
register-endings = tick each one that you have read
# After the heading of the circles; $list is the four Outcomes
register-outcomes = { $list }: fill in a circle for each that you have read; for { -shop(form: "a") }, the first circle
register-grid = A grid of { -event(form: "many") } by number, with a circle to fill in for each { -outcome }.
