### PRINT-ME-FIRST; der Fließtext steht in print-me-first.md.hbs.

print-me-first-title = Zuerst drucken
print-me-first-paper = { $paper ->
    [a4] A4
    [letter] Letter
    [a5] A5
   *[half-letter] halbes Letter
}

## Die Tabelle der Dateien

print-me-first-file = Datei
print-me-first-volume = { $name }, Band { $volume }
print-me-first-pages-of-file = Seiten der Datei
print-me-first-pages = Seiten
print-me-first-fold = Zu falten
print-me-first-folded = { $count ->
    [one] { $count } Bogen
   *[other] { $count } Bogen
}
print-me-first-not-folded = nicht gefaltet
print-me-first-sheets = Blätter
print-me-first-print = Drucken
print-me-first-content = Inhalt
file-print = { $file ->
    [rule-book] einmal
    [event-book] einmal
    [tracking-sheet] eines für { -run(form: "jeden") }
    [veil-card] einmal, auf dickem Papier
   *[other] wenn du magst
}
file-content = { $file ->
    [rule-book] alle Regeln
    [event-book] { $events ->
        [one] { $events } { -event }
       *[other] { $events } { -event(form: "many") }
    } und { $endings ->
        [one] { $endings } { -ending }
       *[other] { $endings } { -ending(form: "many") }
    }
    [tracking-sheet] das Blatt, auf das du schreibst
    [veil-card] eine Karte, die verdeckt, was du nicht lesen darfst
    [run-sheet] ein Blatt mit fertig gewürfelten Zahlen
    [register] eine Zeile für { -run(form: "jeden") }
    [orders] Aufgaben mit Namen
    [papers] Dinge aus der Geschichte; lies sie hinterher
   *[other] {""}
}

## Bilder

unit-millimetres = { $number } mm
unit-inches = { $number } Zoll
ruler-millimetres = Ein Maßstab von genau 50 Millimetern, mit einem Strich je Millimeter und einer Zahl alle zehn.
ruler-inches = Darunter ein Maßstab von genau 2 Zoll, mit einem Strich je Achtelzoll.
turning-flat = Ein Blatt, oben Seite 1. Wende es über die lange Kante, wie beim Umblättern: Oben ist Seite 2.
turning-folded = Ein Bogen, oben die Seiten 4 und 1. Wende ihn über die kurze Kante: Oben sind die Seiten 2 und 3. In der Mitte gefaltet und durch den Falz geheftet, ist er ein Heft, das mit Seite 1 beginnt.
