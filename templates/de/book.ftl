### Was alle Bücher gemeinsam haben: Umschläge, Verweise, die Karte, Wirkungen, Enden, Seiten zum Schreiben.

## Umschläge und Verweise

title-of-book = { $title }: { $name }
imprint-edition = { $edition }, { $date }
imprint-content = Inhalt { $fingerprint }
colophon-fonts = Gesetzt aus Source Serif 4 und Barlow Condensed, SIL Open Font License
colophon-tool = Erstellt mit core-runner, MIT-Lizenz
link-to-page = { $kind ->
    [number] Seite { $page }
   *[text] { $text }, Seite { $page }
}
notes-heading = NOTIZEN

## Die Karte

map-title = Karte
map-caption = Die Namen sind die auf { -tracking-sheet(form: "dem") }. Was du sonst siehst, ist nur Kulisse: Was in { -sector(form: "einem") } wartet, bestimmen die Würfel.
map-words = Die Gegend von oben, ummauert: { $sectors } { $sectors ->
    [one] { -sector }
   *[other] { -sector(form: "many") }
}, jedes Sechseck mit seinem Namen, dazwischen Straßen; { $places }.
map-place = { $name } bei { $sectors }

## Wirkungen und Waren

effect-health = { -health(form: "notation") } { $change }
effect-money = { -money(form: "notation") } { $change }
effect-core = { -core(form: "notation") } { $change }
effect-gain = { -dice-mod(form: "notation") } { $type }
effect-gain-of-choice = { -dice-mod(form: "notation") } nach Wahl
effect-loss-of-choice = Verliere { -dice-mod(form: "einen") } nach Wahl
effect-printed = ({ $effect })
goods-item = Ware
goods-cost = Preis

## Enden

ending-no-health = { -health } aufgebraucht
ending-unable-to-move = Kein Weg mehr
ending-unable-elsewhere = Kein Weg mehr, wo du nicht freiwillig aufhören kannst
ending-abandoned = { -run(form: "One") } abgebrochen, aus einem Grund außerhalb des Spiels
ending-caption = { $range ->
    [none] Ende bei { $place }, keine { -core(form: "many") }
    [exactly] Ende bei { $place }, { $from } { $from ->
        [one] { -core }
       *[other] { -core(form: "many") }
    }
    [at-least] Ende bei { $place }, { $from ->
        [0] beliebig viele { -core(form: "many") }
       *[other] { $from } oder mehr { -core(form: "many") }
    }
   *[between] Ende bei { $place }, { $from } bis { $to } { -core(form: "many") }
}
ending-key-how = Wie { -run(form: "der") } endete
ending-key-cores = Deine { -core(form: "many") }
ending-key-page = Seite
ending-key-place = bei { $place }
ending-key-any = beliebig
ending-key-range = { $range ->
    [none] keine
    [exactly] { $from }
    [at-least] { $from ->
        [0] beliebig
       *[other] { $from } oder mehr
    }
   *[between] { $from } bis { $to }
}

## Seiten zum Schreiben

run-date = Datum
run-difficulty = Schwierigkeit
run-turns = Züge
run-remembered = Was ich mir merken will
ledger-heading = { -run(form: "many") }, die hier endeten
ledger-how = { $place ->
    [opposite] Lies zuerst { -ending(form: "den") } gegenüber. Hier ist Platz für Notizen; die Liste deiner { -run(form: "many") } ist { -register(form: "der") }.
   *[next] Lies zuerst { -ending(form: "den") } auf der nächsten Seite. Hier ist Platz für Notizen; die Liste deiner { -run(form: "many") } ist { -register(form: "der") }.
}
ledger-words = { $heading }. { $how } Zeilen zum Schreiben: { $columns }.
runs-words = Zeilen zum Schreiben: { $columns }.
runs-words-boxes = Kästchen für { -ending(form: "many") } nach Seiten: { $pages }. Zeilen zum Schreiben: { $columns }.
runs-how = Diese Seiten sind für Notizen. Die Liste deiner { -run(form: "many") } ist ein eigenes Blatt, { -register(form: "der") }. Mach ein X ins Kästchen, wenn du { -ending(form: "einen") } gelesen hast.
