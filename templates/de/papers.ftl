### Papiere aus der Welt des Spiels und das Register.

papers-title = Papiere
papers-foot = { $title } · { $edition } · lies es nach { -run(form: "einem") }

register-note = Schreib für { -run(form: "jeden") } eine Zeile. Ein: Beginn. Aus: Ende. Notizen: was { -ending(form: "dein") } über dich sagt oder was du behalten willst.
register-part = Zeile { $line }. Lies diesen Teil, wenn du Zeile { $line } geschrieben hast. Deck den Rest bis dahin ab.
register-run = { -run(form: "One") }
register-in = Ein
register-out = Aus
register-cores = { -core(form: "Many") }
register-ending = { -ending(form: "One") }
register-notes = Notizen
register-endings = ankreuzen, was du gelesen hast
register-outcomes = ausfüllen, was du gelesen hast: { $list }; bei { -shop(form: "einem") } den ersten Kreis
register-grid = Ein Gitter der { -event(form: "many") } nach Nummern, mit je einem Kreis zum Ausfüllen für { -outcome(form: "jeden") }.
