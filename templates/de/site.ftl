### Die Seite eines Spiels: was Besucher seiner Adresse lesen.

site-skip = Zum Text
# Nennt die Links zu den Ansichten, für Vorleseprogramme
site-views = Ansichten
site-copy = Kopieren
site-copied = Kopiert
# Wenn ein Teil der Seite nicht geladen werden kann
site-failed = Dieser Teil der Seite lässt sich nicht laden. Prüf die Verbindung und lade die Seite neu.

site-sheet = { -run-sheet(form: "One") } machen
site-sheet-how = Auf { -run-sheet(form: "einem") } sind die Zahlen aller { -sector(form: "many") } schon gewürfelt. Wer denselben Code hat, spielt dasselbe Brett.
