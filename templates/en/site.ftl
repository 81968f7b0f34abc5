### The page of a game: what visitors of its address read.

site-skip = Skip to the text
# Names the links to the views, for screen readers
site-views = Views
site-copy = Copy
site-copied = Copied
site-copy-code = Copy the code
site-copy-link = Copy the link
# Where a part of the page cannot be loaded
site-loading = Loading …
site-failed = This part of the page cannot be loaded. Check the connection, and load the page again.

site-sheet = Make a { -run-sheet(form: "one") }
site-sheet-how = A { -run-sheet(form: "one") } is a { -tracking-sheet(form: "one") } with the numbers of all { -sector(form: "many") } rolled. Everyone who has its code plays the same board.
site-sheet-word = Seed or code
site-sheet-word-how = Any text: the same text gives the same board. Leave it empty for a new board.
site-sheet-new = New board
site-sheet-day = Today’s board
site-sheet-week = This week’s board
# Heading of what a code sets
site-sheet-board = On the sheet
site-sheet-set = The code sets these.
site-sheet-difficulty = Difficulty
site-sheet-open = Numbers on the map
site-sheet-sealed = Sealed: look up each number when you need it
site-sheet-dice = { -outcome-roll(form: "Many") } too, the same for everyone
site-sheet-count = How many sheets
site-sheet-paper = Paper
site-sheet-save = Save the PDF
site-sheet-text = Show it as text
# The sheet that is shown, read aloud when it changes
site-sheet-said = { $count ->
    [one] This is the board { $code }.
   *[other] { $count } sheets. The first is the board { $code }.
}
