### The page of a game: what visitors of its address read.

site-skip = Skip to the text
# Names the links to the views, for screen readers
site-views = Views
site-copy = Copy
site-copied = Copied
# Where a part of the page cannot be loaded
site-failed = This part of the page cannot be loaded. Check the connection, and load the page again.

site-sheet = Make a { -run-sheet(form: "one") }
site-sheet-how = A { -run-sheet(form: "one") } is a { -tracking-sheet(form: "one") } with the numbers of all { -sector(form: "many") } rolled. Everyone who has its code plays the same board.
