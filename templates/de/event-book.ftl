### Das Buch der Ereignisse und die Schleierkarte.

## Die Schleierkarte

veil-card-kind = Schleierkarte
veil-card-heading = SCHLEIERKARTE
veil-card-text = Was unter dieser Karte liegt, ist nicht geschehen. Nur eines davon wird es.
veil-picture = Eine Seite unter der Schleierkarte: { -outcome(form: "many") }. Links am Rand markiert eine Linie mit einem Buchstaben jeden Text. Die Riegel neben einem sind nach rechts aufgeklappt, und er ist zu lesen.

## Inhalt

contents-title = Inhalt
contents-volume = Bd. { $volume }
contents-page = S.
contents-grid = { -event(form: "many") } nach Nummern
contents-grid-how = Der erste Wurf wählt die Zeile, der zweite die Spalte. Unter jeder Nummer steht die Seite; kreuze das Kästchen an, wenn du dort warst.
contents-grid-again = Der erste Wurf wählt die Zeile, der zweite die Spalte. Unter jeder Nummer steht die Seite.
contents-grid-screen = Der erste Wurf wählt die Zeile, der zweite die Spalte. Tippe ein Feld an, um dorthin zu blättern.
effect-key = { -effect(form: "Many") } und ihre Zeichen
event-book-chapters = { $count ->
    [1] Kapitel mit dem Hintergrund
    [2] zwei Kapitel mit dem Hintergrund
    [3] drei Kapitel mit dem Hintergrund
    [4] vier Kapitel mit dem Hintergrund
   *[other] { $count } Kapitel mit dem Hintergrund
}

## Bände eines gefalteten Buches

volume-line = { $volume } von { $volumes }: { $contents }
volume-event = { -event(form: "One") } { $number }
volume-events = { -event(form: "Many") } { $first } bis { $last }
volume-endings = { -ending(form: "Many") }{ $part ->
    [first] {" "}bis Seite { $last }
    [middle] {" "}von Seite { $first } bis Seite { $last }
    [last] {" "}ab Seite { $first }
   *[all] {""}
}
volume-label = { $page ->
    [verso] Bd. { $volume } Rückseite
    [endpaper] Bd. { $volume } Vorsatz
    [back] Bd. { $volume } hinten
   *[cover] Bd. { $volume }
}

## Ereignisse, Ausgänge, Enden

shop-tag = ({ -shop(form: "heading") })
event-late = Nach Zug { $turn }:
outcome-no-effect = Keine { -effect }
outcome-mark = Zeichen: { $mark }.
outcome-found = { $label }: { $number }
outcomes-how = Suche die Nummer hinter deiner Summe ({ -outcome-roll }), lies nur diesen Text und führe aus, was in Klammern steht. Lass die anderen für ein andermal.
endings-how = Wenn { -run(form: "der") } endet, suche die Zeile, die sagt, wie; blättere zu ihrer Seite und lies nur das. Lass die anderen { -ending(form: "many") } für ein andermal.
ending-register = { -register }: { $entry }.
late-how = Lies das einmal, nach Zug { $turn }.
remarks-title = Bemerkungen
remarks-how = Für alle, die Zeichen notiert haben ({ -log }). Suche, wie { -run(form: "der") } endete, und lies, was bei deinen Zeichen steht, wenn dort etwas steht. Decke den Rest ab: Er gehört zu anderen { -run(form: "many") }.
remarks-how-screen = Für alle, die Zeichen notiert haben ({ -log }). Tippe die Zeile an, die sagt, wie { -run(form: "der") } endete, und lies, was bei deinen Zeichen steht, wenn dort etwas steht.

## Die Kaufliste auf der Seite eines Ladens

tally-heading = Gekauft bei { $number } { $title }
tally-how = Eine Spalte pro { -run }: Schreibe oben die Nummer hin und streiche, was du kaufst.

## Die Spur

trail-sign = Ein Zeichen: { $sign }
trail-sign-beside = Am Rand ein kleines Zeichen ({ $sign }), und darunter: { $words }
trail-sign-below = Unter dem Text ein kleines Zeichen ({ $sign }), und dahinter: { $words }
