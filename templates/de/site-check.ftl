### Codes, Ergebnisse und Tabellen von Freunden; Fehler eines Spiels für alle, die eines schreiben

site-check = Prüfen
site-check-code = Ein Code
site-check-code-how = Auf { -run-sheet(form: "jedem") } ist ein Code, der das Brett nennt. Großbuchstaben, Striche und Wörter daneben sind egal.
site-check-code-field = Code
site-check-button = Prüfen
site-check-same = Dasselbe Brett: { $title }, { $difficulty }, { $kind ->
    [sealed] versiegelt
    [sealed-with-rolls] versiegelt, dazu { -outcome-roll(form: "many") }
    [open-with-rolls] offen, dazu { -outcome-roll(form: "many") }
   *[open] offen
}, { $sectors ->
    [one] { $sectors } { -sector }
   *[other] { $sectors } { -sector(form: "many") }
}.
site-check-long-seed = Der Seed ist zu lang für den Code: Der Code enthält das ganze Brett.
site-check-pictures = Bilder: { $list }. Vergleiche sie mit denen auf dem Blatt.
site-check-show = { -run-sheet(form: "Den") } zeigen

site-check-score = Ein Ergebnis
site-check-score-how = Übertrage das Ende von deinem Blatt. Die Prüfung findet Fehler; beweisen kann sie ein Ergebnis nicht.
site-check-end = Das Ende
site-check-events = Besuchte { -event-number(form: "many") }, etwa 12, 34 (freiwillig)
site-check-possible = { $won ->
    [yes] Gewonnen! Die Zeile zum Weitergeben:
   *[no] Das Ergebnis ist möglich. Die Zeile zum Weitergeben:
}

site-check-table = Eine Tabelle mit Freunden
site-check-table-how = Füge die Zeilen eurer Gruppe ein, etwa einen kopierten Chat. Der Name vor einer Zeile ist der Spieler. Jede Zeile wird an ihrem Brett geprüft.
site-check-lines = Zeilen
site-check-rank = Zeilen ordnen
site-check-rules = Mehr { -core(form: "many") } gewinnen, dann weniger Züge, dann mehr { -health }. Auf allen Brettern gewinnt die kleinste Summe der Ränge. Ein Brett ohne Ergebnis zählt als der Rang nach dem letzten.
site-check-together = Alle { $count } Bretter
site-check-missing = Bretter fehlen
site-check-unread = Nicht gelesene Zeilen
site-check-line = Zeile { $number }
site-check-no-score = Zeile { $number } ist kein Ergebnis

site-design = Für Spieleautoren
site-design-how = Wähle den Ordner eines Spiels oder zieh ihn hierher. Du siehst, was validate darin findet, und { -tracking-sheet(form: "den") }. Nichts wird gesendet: Deine Dateien bleiben auf diesem Gerät.
site-design-folder = Ordner eines Spiels
site-design-game = Spiel im Ordner
site-design-reading = Wird gelesen …
site-design-found = { $errors ->
    [0] keine Fehler
    [one] { $errors } Fehler
   *[other] { $errors } Fehler
}, { $warnings ->
    [0] keine Warnungen
    [one] { $warnings } Warnung
   *[other] { $warnings } Warnungen
}
site-design-no-game = Das ist kein Ordner.
site-design-templates = Dieses Spiel hat eigene Vorlagen. Diese Seite führt nichts aus einem Spiel aus und füllt sie darum nicht. Prüfe sie mit core-runner validate und drucke sie mit core-runner print.
site-design-more = … und { $count } mehr
site-design-sheet = { -tracking-sheet } von { $title }
