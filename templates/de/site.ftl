### Die Seite eines Spiels: was Besucher seiner Adresse lesen.

site-skip = Zum Text
# Nennt die Links zu den Ansichten, für Vorleseprogramme
site-views = Ansichten
site-copy = Kopieren
site-copied = Kopiert
site-copy-code = Code kopieren
site-copy-link = Link kopieren
site-loading = Lädt …
# Wenn ein Teil der Seite nicht geladen werden kann
site-failed = Dieser Teil der Seite lässt sich nicht laden. Prüf die Verbindung und lade die Seite neu.

site-sheet = { -run-sheet(form: "One") } machen
site-sheet-how = Auf { -run-sheet(form: "einem") } sind die Zahlen aller { -sector(form: "many") } schon gewürfelt. Wer denselben Code hat, spielt dasselbe Brett.
site-sheet-word = Seed oder Code
site-sheet-word-how = Irgendein Text: Derselbe Text gibt dasselbe Brett. Ohne Text gibt es ein neues Brett.
site-sheet-new = Neues Brett
site-sheet-day = Brett des Tages
site-sheet-week = Brett der Woche
# Überschrift von dem, was ein Code festlegt
site-sheet-board = Auf dem Blatt
site-sheet-set = Das legt der Code fest.
site-sheet-difficulty = Schwierigkeit
site-sheet-open = Zahlen auf der Karte
site-sheet-sealed = Versiegelt: Schlag jede Zahl erst nach, wenn du sie brauchst
site-sheet-dice = Auch { -outcome-roll(form: "many") }, für alle gleich
site-sheet-count = Wie viele Blätter
site-sheet-paper = Papier
site-sheet-save = PDF speichern
site-sheet-text = Als Text zeigen
# Das gezeigte Blatt, wird vorgelesen, wenn es wechselt
site-sheet-said = { $count ->
    [one] Das ist das Brett { $code }.
   *[other] { $count } Blätter. Das erste ist das Brett { $code }.
}
