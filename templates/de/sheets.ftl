### Tracking Sheet und Run sheets: Beschriftungen, Hilfen der Formularfelder, Beschreibungen, das Blatt als Text.

## Beschriftungen

sheet-run = { -run(form: "One") }
sheet-date = Datum
sheet-name = Name
sheet-seed = Seed
sheet-start = Start
sheet-max = max
sheet-more = mehr
sheet-dice-mods-hint = Kreis: hast du; X: benutzt
sheet-dice-mods-form = Ring: hast du; Kästchen: benutzt
sheet-dice-mods-start = am Start: { $count ->
    [0] keine
   *[other] { $count } nach Wahl
}
sheet-turns = Züge
sheet-numbers-used = Vergebene Nummern
sheet-clear = alles leeren
sheet-key-square = Quadrat: { -sector-number }
sheet-key-line = Linie: { -event-number }
sheet-key-ring = Ring: hier bist du
sheet-key-box = Kästchen: { -event } erledigt
sheet-key-letters = Buchstaben: nachschlagen
sheet-par = · Par { $cores ->
    [one] { $cores } { -core }
   *[other] { $cores } { -core(form: "many") }
}, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
sheet-spare = ERSATZZAHLEN FÜR { $reset }
sheet-rolls-hint = von links, streichen; keine mehr: würfeln
sheet-code = Code für { -run(form: "den") }
sheet-same-books =
    gleiche
    Bücher
sheet-sealed-hint = Lass diese Seite verdeckt. Erster Buchstabe: Zeile. Zweiter Buchstabe: Spalte. Schlage immer nur ein Paar nach, die Hand über dem Rest.

## Lesezeichen und Dateititel

sheet-run-title = { -run } { $name }

## Beschreibungen für Bildschirmleser

sheet-map = Karte aus { $count } Sechsecken ({ -sector(form: "many") }), jedes mit einem Quadrat: { -sector-number }, und einer Linie: { -event-number }. { $borders }
sheet-borders = { $sector } grenzt an { $list }.
sheet-dealt = { $sector }: { $number }, { -event } { $event }.
sheet-dealt-sealed = { $sector }: { -sector-number } { $number }, { -event-number } { $event }.
sheet-spare-events-read = Ersatz, { -event-number(form: "many") }: { $list }.
sheet-spare-sectors-read = Ersatz, { -sector-number(form: "many") }: { $list }.
sheet-rolls-read = { -outcome-roll(form: "many") }: { $list }.
sheet-signs = Bilder dieser Ausgabe: { $list }.
sign = { $name ->
    [sun] Sonne
    [moon] Mond
    [star] Stern
    [drop] Tropfen
    [leaf] Blatt
    [fish] Fisch
    [key] Schlüssel
    [bell] Glocke
    [house] Haus
    [boat] Boot
    [cup] Tasse
    [hammer] Hammer
    [flag] Fahne
    [bolt] Blitz
    [tree] Baum
   *[hourglass] Sanduhr
}
sheet-front = { -tracking-sheet } mit ausgewürfeltem Brett. { $map }
sheet-back = { -tracking-sheet } mit ausgewürfeltem Brett, die Rückseite: { -log }.
sheet-grids = { -tracking-sheet(form: "One") } mit ausgewürfeltem Brett: die Tabellen für seine Buchstabenpaare.

## Hilfen der Formularfelder

field-difficulty = Schwierigkeit
field-difficulty-named = Schwierigkeit: { $name }
field-owned = { -dice-mod } { $mod }, { $number } von { $count }: im Besitz
field-used = { -dice-mod } { $mod }, { $number } von { $count }: benutzt
field-health-start = { -health } am Start
field-health-max = Höchstgrenze: { -health }
field-health = { -health } jetzt
field-money-start = { -money(form: "Many") } am Start
field-money = { -money(form: "Many") } jetzt
field-core = { -core(form: "One") } { $number } von { $count }
field-cores = { -core(form: "Many") }
field-cores-more = Weitere { -core(form: "many") }
field-marker = { -sector(form: "One") } mit der Figur
field-sector-here = { -sector(form: "One") } { $sector }: Die Figur ist hier
field-sector-number = { -sector(form: "One") } { $sector }: { -sector-number }
field-sector-event = { -sector(form: "One") } { $sector }: { -event-number }
field-sector-finished = { -sector(form: "One") } { $sector }: { -event } erledigt
field-number-used = { -event-number } { $number }: vergeben
field-turns = Züge: jeder Schritt, { -event-phase(form: "der") } am Start mitgezählt
field-log = { -log }, Zeile { $number }
field-clear = Das ganze Blatt leeren

## Das Blatt als Text

text-how = Schreibe hinter die Doppelpunkte. Um ein Kästchen anzukreuzen, schreibe x in die Klammern: [x]
text-run = { -run(form: "One") }:
text-date = Datum:
text-name = Name:
text-seed = Seed:
text-difficulty = Schwierigkeit ({ $list }):
text-start = Start:
text-max = Max:
text-now = Jetzt:
text-diamonds = { -diamond(form: "Many") }: { $boxes }
text-more = Mehr:
text-dice-mods = { -dice-mod(form: "Many") }: Schreibe o für vorhanden, x für benutzt
text-marker = Die Figur ist in:
text-sector = { -sector(form: "One") } { $sector }
text-moves = noch { $moves } bis { $goal }
text-borders = Grenzt an: { $list }.
text-neighbour = { $step ->
    [up] oben { $sector }
    [up-right] rechts oben { $sector }
    [down-right] rechts unten { $sector }
    [down] unten { $sector }
    [down-left] links unten { $sector }
   *[up-left] links oben { $sector }
}
text-sector-number = { -sector-number }:
text-sector-event = { -event-number }:
text-finished = Erledigt: [ ]
text-turns = Züge:
text-used = { -event-number(form: "Many") }, vergeben:
