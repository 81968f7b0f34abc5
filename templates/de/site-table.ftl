### Die Seite eines Spiels: das Ereignisbuch neben einem Blatt auf Papier.

site-table = Am Tisch
site-table-how = Führ dein Blatt auf Papier und wirf echte Würfel. Tipp auf { -event-number(form: "einen") } oder gib sie ein und lies die Szene. Dann tipp auf deine Summe. Deine Züge zählst du selbst.
site-table-read = Lesen
site-table-unknown = Diese Nummer gibt es nicht.
site-table-noted = Was du dir merkst
site-table-noted-how = Was du hier vermerkst, bleibt auf diesem Gerät. Danach zeigen sich die Zeilen, die dich angehen.
site-table-late = Es ist spät: Strich { $next } ist gezogen.
site-table-marks = Zeichen, die ich habe
site-table-mark = Ein Zeichen von deinem Blatt
site-table-note = Zeichen vermerken
site-table-unknown-mark = Dieses Zeichen gibt es nicht.
site-table-clear = Von vorn: alles löschen
site-table-cleared = Gelöscht.
site-table-no-remark = Zu deinen Zeichen steht hier nichts.
site-table-unkept = Dieser Browser behält hier nichts: Was du vermerkst, gilt, bis du die Seite schließt oder neu lädst.

site-rules = Regeln

site-map = Ohne Drucker
site-map-how = Zeichne diese Karte ab, so groß das Papier es erlaubt. In jedes Sechseck kommen ein Quadrat, eine Linie und der Name. Dann schreib die Teile der Liste ab, die darunter steht. Mit der Tabelle am Ende kannst du die Karte prüfen.
