### Papers of the game's world, and the register of Runs.

papers-title = Papers
# The last line of each paper, in small type
papers-foot = { $title } · { $edition } · best read after { -run(form: "a") }

register-note = One line for each { -run }. In, Out: when it began and ended. Notes: what your { -ending } says of you, or what you want to remember.
# Above a text on the back
register-part = Line { $line }. Read this part when you have written line { $line }, and cover the rest until then.
# Heads of columns; the first is 15 mm wide
register-run = { -run(form: "One") }
register-in = In
register-out = Out
register-cores = { -core(form: "Many") }
register-ending = { -ending(form: "One") }
register-notes = Notes
# After the heading of the boxes
register-endings = a box for each that you have read
# After the heading of the circles; $list is the four Outcomes
register-outcomes = by number: { $list }; for { -shop(form: "a") } the first
register-grid = A grid of { -event(form: "many") } by number, with a circle to fill in for each { -outcome }.
