### Das E-Book: beide Bücher, das Blatt in Worten und die Aufträge. Nichts darin ist gedruckt, und es hat keine Seiten.

ebook-accessibility = Alles in diesem E-Book lässt sich als Text lesen: Bilder und Farben sind dafür nicht nötig. { -outcome(form: "Many") } und { -ending(form: "many") } erreicht man durch Links, beim Weiterlesen stößt man nicht darauf. Die Karte ist ein Bild und eine Tabelle der Nachbarn. Andere Bilder sind Schmuck.
ebook-back = Zurück zu: { $title }
ebook-ways = Weiter
ebook-conditions = Nur lesen, wenn es zutrifft
ebook-grid-how = Der erste Wurf ist die Zeile, der zweite die Spalte. Jede Nummer ist ein Link.
endings-how-flow = Wenn { -run(form: "der") } endet, suche die Zeile, die dazu passt. Lies nur { -ending(form: "diesen") }. Lass die anderen für ein andermal.
remarks-how-flow = Wenn du Zeichen hast, suche die Zeile, die dazu passt, wie { -run(form: "der") } endete. Lies dort, was bei deinen Zeichen steht. Nur wenige Zeichen haben Texte, vielleicht keines von deinen.

## Das Blatt in Worten

ebook-sheet-how = Schreibe dieses Blatt ab: von Hand oder in einen Text, den du ändern kannst. Im Text setzt du eine alte Zahl in Klammern, statt sie durchzustreichen, (7) 4, und schreibst x für jedes Kästchen, jeden Ring und jede Raute, die du ausfüllen würdest.
ebook-neighbours = Nachbarn
ebook-map = Karte mit { $count } Sechsecken. Die Tabelle danach nennt die Nachbarn von jedem.
