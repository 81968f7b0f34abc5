### Das Buch der Ereignisse und die Schleierkarte.

## Die Schleierkarte

veil-card-kind = Schleierkarte
veil-card-heading = SCHLEIERKARTE
veil-card-text = Was unter dieser Karte liegt, ist nicht geschehen. Nur { -outcome(form: "ein-einziger") } davon geschieht.
veil-cover = Lege die Karte beim Lesen der Szene auf die Seite gegenüber, die zu einer anderen Nummer gehört.
veil-slide = { $faces ->
    [yes] Wenn du die Summe hast, schiebe die Karte hinter das Blatt mit der Szene und ein Blatt Papier hinter die Karte: Das Papier bleibt auf der Seite gegenüber.
   *[no] Wenn du die Summe hast, schiebe die Karte hinter das Blatt mit der Szene.
}
veil-turn = Blättere Blatt und Karte zusammen um, sodass die Karte die Texte auf der Rückseite verdeckt. Schiebe ihre Oberkante an die Linie unter der Seitenzahl und ihre linke Kante an die senkrechten Linien am Rand.
veil-open = { $faces ->
    [yes] Suche am Rand die Linie neben { -outcome(form: "deinem") }. Die Karte ist in Streifen geschnitten: Öffne nur die neben dieser Linie und lies. Ist die Linie auf der Seite gegenüber, nimm dort die Rückseite der Karte.
   *[no] Suche am Rand, unter { -event-number(form: "deinem") }, die Linie neben { -outcome(form: "deinem") }. Die Karte ist in Streifen geschnitten: Öffne nur die neben dieser Linie und lies.
}
veil-picture = Eine Seite unter der Schleierkarte, darauf { -outcome(form: "many") }. Links am Rand steht vor jedem Text eine Linie mit seinem Namen oder dessen Anfang. Neben einer davon sind die Streifen nach rechts aufgeklappt, und dieser Text ist zu lesen.

## Inhalt

contents-title = Inhalt
contents-volume = Bd. { $volume }
contents-page = S.
contents-grid = { -event(form: "many") } nach Nummern
contents-grid-how = Der erste Wurf ist die Zeile, der zweite die Spalte. Unter jeder Nummer steht die Seite. Mach ein X ins Kästchen, wenn du dort warst.
contents-grid-again = Der erste Wurf ist die Zeile, der zweite die Spalte. Unter jeder Nummer steht die Seite.
effect-key = { -effect(form: "Many") } und ihre Zeichen
event-book-chapters = { $count ->
    [1] das Kapitel mit dem Hintergrund
    [2] die zwei Kapitel mit dem Hintergrund
    [3] die drei Kapitel mit dem Hintergrund
    [4] die vier Kapitel mit dem Hintergrund
   *[other] die { $count } Kapitel mit dem Hintergrund
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
outcome-no-effect = { -effect(form: "Kein") }
outcome-mark = Zeichen: { $mark }.
outcome-found = { $label }: { $number }
outcomes-how = Suche { -outcome-roll(form: "beim") } die Nummer hinter deiner Summe. Lies nur { -outcome(form: "diesen") } und führe aus, was in Klammern darunter steht. Lass die anderen für ein andermal.
endings-how = Wenn { -run(form: "der") } endet, suche die Zeile, die dazu passt. Blättere zu ihrer Seite und lies nur { -ending(form: "diesen") }. Lass die anderen für ein andermal.
ending-register = Notiz für { -register(form: "den") }: { $entry }.
late-how = Lies das einmal in { -run(form: "einem") }, beim Strich Nummer { $next }, noch vor { -event(form: "dem") }.
remarks-title = Bemerkungen
remarks-how = Wenn du Zeichen hast, suche die Zeile, die dazu passt, wie { -run(form: "der") } endete. Lies dort, was bei deinen Zeichen steht. Nur wenige Zeichen haben Texte, vielleicht keines von deinen. Decke den Rest ab: Er ist für ein andermal.

## Die Kaufliste auf der Seite eines Ladens

tally-heading = Gekauft bei { $number } { $title }
tally-how = Nimm für { -run(form: "jeden") } eine Spalte. Schreibe oben die Nummer hin und durchkreuze, was du kaufst.

## Die Spur

trail-sign = Ein Zeichen: { $sign }
trail-sign-beside = Am Rand ein kleines Zeichen ({ $sign }), darunter: { $words }
trail-sign-below = Unter dem Text ein kleines Zeichen ({ $sign }), dahinter: { $words }
