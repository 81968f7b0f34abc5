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
}, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
board-page = Seite
board-seed-elsewhere = auf dem Blatt
board-boxes = Kästchen zum Eintragen für { $count ->
    [one] dieses Blatt
   *[other] jedes dieser { $count } Blätter
}: { $list }.

## Seitenköpfe

pack-note = { $count ->
    [one] { $count } { -run-sheet }
   *[other] { $count } { -run-sheet(form: "many") }
}, { $difficulty }, { $kind ->
    [sealed] versiegelt
    [sealed-with-rolls] versiegelt, dazu { -outcome-roll(form: "many") }
    [open-with-rolls] offen, dazu { -outcome-roll(form: "many") }
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
tournament-player = { -player(form: "One") }
tournament-print = Druckt { $count ->
    [one] Seite { $from }
   *[other] die Seiten { $from } bis { $to }
} für { -player(form: "jeden") } einmal und diese Karte einmal. Die Codes am Ende bleiben verdeckt, bis alle gespielt haben.
tournament-same = Alle spielen die gleichen { -run-sheet(form: "many") } mit { -event-book(form: "dem-gleichen") }: { -run(form: "einen") } auf { $count ->
    [one] dem Blatt
   *[other] jedem der { $count } Blätter
}.
tournament-cores = Wer mehr { -core(form: "many") } hat, gewinnt. Sie zählen nur, wenn { -run(form: "der") } bei { $places } endet, sonst zählen keine.
tournament-turns = Haben mehrere gleich viele { -core(form: "many") }, entscheidet die kleinere Zahl der Züge, dann mehr { -health }.
tournament-ranks = Bei weiterem Gleichstand teilt man sich den Rang. Der nächste Rang entfällt.
tournament-sum = Zählt am Schluss die Ränge zusammen. Die kleinste Summe gewinnt. Bei gleicher Summe vergleicht, was alle { -run(form: "many") } zusammen ergeben: mehr { -core(form: "many") }, dann weniger Züge, dann mehr { -health }.
tournament-or = { $list } oder { $last }
tournament-table = Eine Tabelle zum Ausfüllen mit { $rows } Zeilen, eine für { -player(form: "jeden") }. Für jedes der Blätter { $sheets } hat sie die Spalten { $columns }.
tournament-last-table = Eine Tabelle zum Ausfüllen mit { $rows } Zeilen, eine für { -player(form: "jeden") }. Für jedes der Blätter { $sheets } hat sie die Spalten { $columns }. Die letzten Spalten sind die Summe der Ränge und der Platz.
codes-title = Codes
codes-heading = CODES
codes-run = Ein Code bezeichnet ein Blatt: Das Programm, mit dem diese Datei erstellt ist, erstellt es daraus noch einmal.
codes-score = Mit dem Code prüft es auch ein Ergebnis.
codes-par = Siege: wie viele { -run(form: "many") } von 100 { -player(form: "a") } mit Erfahrung auf diesem Brett gewinnt; dasselbe sagen die Sterne. Par: der Median dieser { -run(form: "many") }, { -core(form: "many") } und Züge.

## Aufgaben

orders-own = DEINE EIGENE
orders-seed = Seed
orders-how = Jede Aufgabe hat ihr eigenes Brett: Wer diese Datei erstellt hat, kann es aus dem Seed erstellen. Ein anderes Brett ist eine andere Aufgabe. { -core(form: "Many") } zählen, wenn { -run(form: "der") } endet.{ $bars ->
    [both] {" "}Balken: Erfolge in 100 simulierten Versuchen. Schwarz kennt das Buch, Grau hat nicht vorausgelesen.
    [one] {" "}Balken: Erfolge in 100 simulierten Versuchen. Schwarz kennt das Buch.
   *[none] {""}
}
orders-shares = { $list } von 100
orders-goal = { $kind ->
    [none] Ohne { -core(form: "many") } zu { $place }
    [any] Ende bei { $place }
    [one] { $cores } { -core } zu { $place }
   *[many] { $cores } { -core(form: "many") } zu { $place }
}
orders-turns = { $count ->
    [one] in höchstens { $count } Zug
   *[other] in höchstens { $count } Zügen
}
orders-health = mit mindestens { $health } { -health }
orders-without = { $count ->
    [0] ohne { $last }
   *[other] ohne { $list } oder { $last }
}
orders-forbidden = { $what ->
    [resets] { -reset(form: "many") }
    [modifiers] { -modifier(form: "many") }
   *[purchases] Käufe
}

## Die Zeile eines Ergebnisses, die man weitergibt

# $place: wo der Durchgang endete, etwa `ZIEL`
score-line-end = { $end ->
    [no-health] { -health } aufgebraucht
    [unable-to-move] kein Weg mehr offen
   *[place] { $place }
}
score-line-cores = { $count ->
    [one] { $count } { -core }
   *[other] { $count } { -core(form: "many") }
}
score-line-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
score-line-health = { -health } { $count }
