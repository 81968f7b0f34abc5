### Papers of the game's world, and the register of Runs.

papers-title = Papers
# The last line of each paper, in small type
papers-foot = { $title } · { $edition } · read it after { -run(form: "a") }

register-note = Write one line for each { -run }. In: when it began. Out: when it ended. Notes: what your { -ending } says about you, or what you want to remember.
# Above a text on the back
register-part = Line { $line }. Read this part after you write line { $line }. Cover the rest until then.
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
register-outcomes = fill in what you have read: { $list }; for { -shop(form: "a") }, the first circle
register-grid = A grid of { -event(form: "many") } by number, with a circle to fill in for each { -outcome }.
