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
print-me-first-on-screen = Am Bildschirm
print-me-first-print = Drucken
print-me-first-content = Was es ist
file-print = { $file ->
    [rule-book] einmal
    [event-book] einmal
    [tracking-sheet] pro { -run }
    [veil-card] einmal, auf Karton
   *[other] wenn du magst
}
file-on-screen = { $file ->
    [rule-book] lesen
    [event-book] lesen
    [tracking-sheet] pro { -run } drucken
    [veil-card] nicht nötig
   *[other] drucken, wenn du magst
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
    [tracking-sheet] worauf du schreibst
    [veil-card] ausschneiden und auf die anderen { -outcome(form: "many") } legen
    [run-sheet] dasselbe, fertig ausgewürfelt
    [register] eine Zeile pro { -run }
    [orders] Aufgaben mit Namen
    [papers] Dinge aus der Geschichte, am besten danach gelesen
   *[other] {""}
}

## Bilder

unit-millimetres = { $number } mm
unit-inches = { $number } Zoll
ruler-millimetres = Ein Maßstab von genau 50 Millimetern, mit einem Strich je Millimeter und einer Zahl alle zehn.
ruler-inches = Darunter ein Maßstab von genau 2 Zoll, mit einem Strich je Achtelzoll.
turning-flat = Ein Blatt mit Seite 1 oben wird über die lange Kante gewendet, wie man umblättert, und zeigt Seite 2.
turning-folded = Ein Blatt mit den Seiten 4 und 1 oben wird über die kurze Kante gewendet und zeigt die Seiten 2 und 3; in der Mitte gefaltet und durch den Falz geheftet, ist es ein Heft, das mit Seite 1 anfängt.
