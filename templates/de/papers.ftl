### Papiere aus der Welt des Spiels und das Register.

papers-title = Papiere
papers-foot = { $title } · { $edition } · am besten danach gelesen: { -run }

register-note = Jede Zeile: { -run(form: "a") }. Ein, Aus: Anfang und Ende. Notizen: was der Schluss über dich sagt ({ -ending }) oder was du behalten willst.
register-part = Zeile { $line }. Lies diesen Teil, wenn du Zeile { $line } geschrieben hast, und decke den Rest bis dahin ab.
register-run = { -run(form: "One") }
register-in = Ein
register-out = Aus
register-cores = { -core(form: "Many") }
register-ending = { -ending(form: "One") }
register-notes = Notizen
register-endings = ein Kästchen zum Abhaken, wenn du ihn gelesen hast
register-outcomes = nach Nummern: { $list }; wo es { -shop(form: "one") } heißt, der erste
register-grid = Ein Gitter nach Nummern, { -event(form: "many") }, mit einem Kreis zum Ausfüllen: { -outcome(form: "many") }.
