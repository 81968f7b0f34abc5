### The ebook: both books, the sheet in words and the orders as one EPUB. Nothing in it is printed, and it has no pages.

ebook-accessibility = All of this ebook can be read as text: no picture and no colour is needed. { -outcome(form: "Many") } and { -ending(form: "many") } are reached by links, and never by reading on. The map is a picture, and a table of neighbours. Other pictures are decoration.
# A link
ebook-back = Back to { $title }
# Names a list of links at the end of a text, for screen readers
ebook-ways = Go on
# Heading of lines in a scene or an { -outcome } that begin with their condition
ebook-conditions = Read only where it applies
ebook-grid-how = The first throw is the row, the second the column. Each number is a link to its { -event }.
endings-how-flow = When { -run(form: "a") } ends, find the row that says how. Read that { -ending } only. The others are for other { -run(form: "many") }.
remarks-how-flow = If you have marks, find the row that says how your { -run } ended. Read the texts of your marks. There are texts for a few marks only, so there may be none for yours.

## The sheet in words

ebook-sheet-how = Copy this sheet by hand, or into a text that you can change. In a text, write an old number in brackets where you would strike it out, (7) 4, and x for each box, ring or diamond that you would fill in.
ebook-neighbours = Neighbours
ebook-map = Map of { $count } hexagonal { -sector(form: "many") }. The table after it lists the neighbours of each.
