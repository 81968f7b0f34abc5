### Dateien mit mehreren Run sheets (Kalender, Turnier) und die Aufgaben.

## Spaltenköpfe

score-cores = { -core(form: "Many") }
score-turns = Züge
score-health = { -health }
score-rank = Rang
score-sum = Summe
score-place = Platz
board-seed = Seed
board-stars = Sterne
board-won = Siege
board-par = Par
board-par-of = { $cores ->
    [one] { $cores } { -core }
   *[other] { $cores } { -core(form: "many") }
}, { $turns } Züge
board-page = Seite
board-seed-elsewhere = auf dem Blatt
board-boxes = Kästchen zum Eintragen für jedes dieser { $count } Blätter: { $list }.

## Seitenköpfe

pack-note = { $count ->
    [one] { $count } { -run-sheet }
   *[other] { $count } { -run-sheet(form: "many") }
}, { $difficulty }, { $kind ->
    [sealed] versiegelt
    [sealed-with-rolls] versiegelt, mit { -outcome-roll(form: "many") } dabei
    [open-with-rolls] offen, mit { -outcome-roll(form: "many") } dabei
   *[open] offen
}
pack-edition = { $edition }, { $date } · Inhalt { $fingerprint }
pack-notes = NOTIZEN

## Kalender

calendar-title = Kalender
calendar-heading = KALENDER
calendar-week = Woche
calendar-week-of = Woche ab

## Turnier

tournament-title = Turnier
tournament-heading = TURNIER
tournament-sheet = Blatt
tournament-player = Name
tournament-print = Drucke { $count ->
    [one] Seite { $from }
   *[other] die Seiten { $from } bis { $to }
} einmal für alle, die mitspielen, diese Karte einmal; behalte die Codes, die zuletzt kommen, bis alle gespielt haben.
tournament-same = Alle spielen dasselbe ({ -run-sheet(form: "many") }) mit demselben Buch ({ -event-book }): { -run(form: "a") } auf { $count ->
    [one] dem Blatt
   *[other] jedem der { $count } Blätter
}.
tournament-cores = Mehr { -core(form: "many") } gewinnen: die, die du am Ende bei { $places } noch hast. Endet { -run } anders, zählen keine.
tournament-turns = Gleich viele { -core(form: "many") }: Weniger Züge gewinnen. Gleich viele Züge: Mehr { -health } gewinnt.
tournament-ranks = Bei Gleichstand gilt derselbe Rang, und der nächste Rang entfällt.
tournament-sum = Zählt am Schluss die Ränge zusammen: Die kleinste Summe gewinnt. Bei gleicher Summe gewinnen mehr { -core(form: "many") }, dann weniger Züge, dann mehr { -health }, über alle { -run(form: "many") } gezählt.
tournament-or = { $list } oder { $last }
tournament-table = Eine Tabelle zum Ausfüllen mit { $rows } Zeilen, eine für jede Person, und für jedes der Blätter { $sheets } die Spalten { $columns }.
tournament-last-table = Eine Tabelle zum Ausfüllen mit { $rows } Zeilen, eine für jede Person, und für jedes der Blätter { $sheets } die Spalten { $columns }; am Ende die Summe der Ränge und der Platz.
codes-title = Codes
codes-heading = CODES
codes-run = **core-runner run CODE** druckt ein Blatt noch einmal.
codes-score = **core-runner score CODE** prüft ein Ergebnis.
codes-par = Siege: wie viele { -run(form: "many") } von hundert jemand mit Erfahrung auf dem Brett gewinnt; für solche gelten die Sterne. Par: der Median dieser { -run(form: "many") }, { -core(form: "many") } und Züge.

## Aufgaben

orders-own = DEINE EIGENE
orders-seed = Seed
orders-how = Das Programm core-runner druckt das Brett zu einem Seed: core-runner run --seed. Ohne dieses Brett ist es eine andere Aufgabe. Zähle am Ende: { -core(form: "many") }.{ $bars ->
    [both] {" "}Balken: wie viele von 100 simulierten Versuchen gelingen. Schwarz kennt das Buch, Grau hat nicht vorausgelesen.
    [one] {" "}Balken: wie viele von 100 simulierten Versuchen gelingen. Schwarz kennt das Buch.
   *[none] {""}
}
orders-shares = { $list } von 100
orders-goal = { $kind ->
    [none] Keine { -core(form: "many") } nach { $place }
    [any] Ende bei { $place }
    [one] { $cores } { -core } nach { $place }
   *[many] { $cores } { -core(form: "many") } nach { $place }
}
orders-turns = { $count ->
    [one] in höchstens { $count } Zug
   *[other] in höchstens { $count } Zügen
}
orders-health = mit { $health }+ { -health }
orders-without = { $count ->
    [0] ohne { $last }
   *[other] ohne { $list } oder { $last }
}
orders-forbidden = { $what ->
    [resets] { -reset(form: "many") }
    [modifiers] { -modifier(form: "many") }
   *[purchases] Käufe
}
