### Codes, scores and tables of friends; faults of a game for those who write one

site-check = Check
site-check-code = A code
site-check-code-how = Each { -run-sheet } has a code, which names its board. Capitals, signs and words around it make no difference.
site-check-code-field = Code
site-check-button = Check
site-check-no-code = Type a code.
site-check-same = The same board: { $title }, { $difficulty }, { $kind ->
    [sealed] sealed
    [sealed-with-rolls] sealed with { -outcome-roll(form: "many") }
    [open-with-rolls] open with { -outcome-roll(form: "many") }
   *[open] open
}, { $sectors ->
    [one] { $sectors } { -sector }
   *[other] { $sectors } { -sector(form: "many") }
}.
site-check-long-seed = The seed is too long for the code: the code contains the whole board.
site-check-pictures = Pictures: { $list }. Compare them with those on the sheet.
site-check-show = Show the { -run-sheet }

site-check-score = A score
site-check-score-how = Copy the end of your { -run } from your sheet. The check finds mistakes; it cannot prove a score.
site-check-end = The { -run } ended
site-check-events = { -event-number(form: "Many") } you met, such as 12, 34 (optional)
site-check-possible = { $won ->
    [yes] This score wins. Share this line:
   *[no] This score is possible. Share this line:
}
site-check-lost = With this end your { -core(form: "many") } are lost and do not count.

site-check-table = A table of friends
site-check-table-how = Paste the lines of your group, such as a copied chat. The name before or above a line is the player. Each line is checked against its board.
site-check-lines = Lines
site-check-rank = Rank the lines
site-check-rules = More { -core(form: "many") } win, then fewer turns, then more { -health }.
site-check-rules-together = On all boards the smallest sum of ranks wins. A board without a result counts as the rank after the last.
site-check-no-lines = There are no score lines here. A line begins with { $title } ·
site-check-player = Player
site-check-together = All { $count } boards
site-check-missing = Boards missing
site-check-unread = Lines not read
site-check-line = line { $number }
site-check-no-score = line { $number } is no score

site-design = For designers
site-design-how = Choose the folder of a game, or drop it here. You see the faults of the game, and its { -tracking-sheet }. Nothing is sent: your files stay on this device.
site-design-folder = Folder of a game
site-design-game = Game in the folder
site-design-reading = Reading …
site-design-found = { $errors ->
    [0] no errors
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warnings
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
site-design-no-game = This is no folder.
site-design-templates = This game has its own templates. This page runs nothing of a game, so it does not fill them. Check them with core-runner validate, and print them with core-runner print.
site-design-more = … and { $count } more
site-design-sheet = { -tracking-sheet } of { $title }
