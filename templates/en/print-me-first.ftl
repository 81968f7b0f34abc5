### PRINT-ME-FIRST; its running text is in print-me-first.md.hbs.

print-me-first-title = Print me first
# The name of a paper, as in “for A4 paper”
print-me-first-paper = { $paper ->
    [a4] A4
    [letter] Letter
    [a5] A5
   *[half-letter] half Letter
}

## The table of files

print-me-first-file = File
print-me-first-volume = { $name }, volume { $volume }
print-me-first-pages-of-file = Pages of the file
print-me-first-pages = Pages
print-me-first-fold = To be folded
print-me-first-folded = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
}
print-me-first-not-folded = not folded
print-me-first-sheets = Sheets
print-me-first-print = Print
print-me-first-content = Content
# How often a file is printed
file-print = { $file ->
    [rule-book] once
    [event-book] once
    [tracking-sheet] one for each { -run }
    [veil-card] once, on thick paper
   *[other] if you like
}
file-content = { $file ->
    [rule-book] all rules
    [event-book] { $events ->
        [one] { $events } { -event }
       *[other] { $events } { -event(form: "many") }
    } and { $endings ->
        [one] { $endings } { -ending }
       *[other] { $endings } { -ending(form: "many") }
    }
    [tracking-sheet] the sheet you write on
    [veil-card] a card that hides what you may not read
    [run-sheet] a sheet with its numbers rolled
    [register] a line for each { -run }
    [orders] challenges with names
    [papers] things from the story; read them after { -run(form: "a") }
   *[other] {""}
}

## Figures

# Units after the last number of a ruler
unit-millimetres = { $number } mm
unit-inches = { $number } in
ruler-millimetres = A ruler exactly 50 millimetres long, with a mark every millimetre and a number every ten.
ruler-inches = Below it, a ruler exactly 2 inches long, with a mark every eighth of an inch.
turning-flat = A sheet has page 1 on top. Turn it over its long edge, like a page: it has page 2 on top.
turning-folded = A sheet has pages 4 and 1 on top. Turn it over its short edge: it has pages 2 and 3 on top. Folded in the middle and stapled through the fold, it is a booklet that begins with page 1.
