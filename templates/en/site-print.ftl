### The game, and files to print it

site-print = The game
# The text of a picture
site-print-sample = { $of ->
    [cover] Cover of the { -event-book }
    [event-book] A page of the { -event-book }
    [rule-book] A page of the { -rule-book }
   *[tracking-sheet] { -tracking-sheet }
}
site-print-pages = Look inside
site-print-books = Print and play
site-print-needs = You need a six-sided die, { $dice ->
    [other] a die with { $sides } sides for { -event-number(form: "many") } only,{" "}
   *[usual] {""}
}a small coin as a marker, a pencil and an eraser.
site-print-how = Choose your paper, download its file and open it: it holds the books, the sheet and the cards. Print PRINT-ME-FIRST first, at 100 %, and read it.
site-edition = Download
site-edition-name = { $kind ->
    [booklet] { $paper }, booklet
    [large-print] { $paper }, large print
    [low-ink] { $paper }, low ink
   *[usual] { $paper }
}
site-edition-sheets = Sheets of paper
site-edition-how = Print the books
site-edition-print = { $kind ->
    [booklet] both sides, flip on short edge; then fold and staple
   *[other] both sides, flip on long edge
}
site-edition-size = Size
site-size = { $megabytes } MB
site-print-ebook = Read on a screen
site-print-ebook-how = This ebook has both books, and the sheet in words, for phones, e-readers and screen readers.
site-print-ebook-file = Download the ebook ({ $size })
site-print-offline = These files need a connection. After your first visit, all other parts of this page also work without one.
