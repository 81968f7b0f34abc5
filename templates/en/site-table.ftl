### The page of a game: the { -event-book } beside a sheet on paper.

site-table = At the table
site-table-how = Keep your sheet on paper and throw real dice. Type or tap { -event-number(form: "a") } to read its scene, then tap your total. Nothing here counts the turns.
site-table-read = Read
site-table-unknown = There is no { -event } with this number.
site-table-noted = Your { -run }
site-table-noted-how = What you note here stays on this device. It shows you the lines that are for you.
site-table-late = It is late: I have drawn stroke { $next }.
site-table-marks = Marks that I have
site-table-mark = A mark in your { -log }
site-table-note = Note this mark
site-table-unknown-mark = There is no such mark.
site-table-clear = New { -run }: clear all of this
site-table-cleared = Cleared.
site-table-no-remark = There is no text for the marks that you have noted.
site-table-unkept = This browser keeps nothing here: your notes last until you close or reload the page.

site-rules = Rules

site-map = Without a printer
site-map-how = Copy this map onto paper, as large as the paper lets you: { -sector-number(form: "many") } go in the squares and { -event-number(form: "many") } on the lines. Then write down the parts of the list below it. The table at the end is for checking.
