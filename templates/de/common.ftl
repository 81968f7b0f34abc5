### Zeichen und Muster für alle Dokumente. Wörter des Spiels sind Terme: { -event }, { -event(form: "many") }.

decimal-sign = ,
# Zwischen Tausendern
group-sign = .
percent = { $number }{ "\u00A0" }%
list-more = { $list }, { $next }
list-end = { $list } und { $last }
date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
date-short = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sep.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}

### Diagramme, Würfel, Seeds und Sterne, für Spiele und für Würfelsysteme.

chart-map = Karte des Bretts. { $list }.
chart-of-lines = Liniendiagramm: { $up } nach { $across }. { $list }
chart-of-bars = Balken, die ein Ganzes teilen. { $list }
chart-percent = Prozent
stars = { $count } von { $max } Sternen
dice-shown = Würfel: { $list }.
die-sides = von { $sides }
die-marked = markiert
die-subtracted = abgezogen
die-struck-out = gestrichen
seed-label = Seed
seed-empty = (kein Text)
seed-codes = Im Seed steht \u{"{"}…{"}"} für Zeichen nach ihrem Code und wird so getippt.
seed-joined = Im Seed geht eine Zeile, die auf \ endet, ohne das Zeichen und ohne Leerzeichen weiter.
seed-codes-and-joined = Im Seed steht \u{"{"}…{"}"} für Zeichen nach ihrem Code und wird so getippt; eine Zeile, die auf \ endet, geht ohne das Zeichen und ohne Leerzeichen weiter.
plant = { $kind ->
    [sheds] Hallen
    [tanks] Tanks
    [tracks] Gleise
    [saw-tooth] Werke
    [holder] Gasbehälter
    [wagons] Waggons
   *[blocks] Blöcke
}
letters-taken = Text: lateinische Buchstaben
