### Papiers du monde du jeu, et le registre.

papers-title = Papiers
papers-foot = { $title } · { $edition } · à lire plutôt après : { -run }

register-note = Une ligne : { -run(form: "a") }. Entrée, Sortie : début et fin. Notes : ce que dit de vous la { -ending }, ou ce que vous voulez retenir.
register-part = Ligne { $line }. Lisez ce passage quand vous avez écrit la ligne { $line }, et couvrez le reste jusque-là.
register-run = { -run(form: "One") }
register-in = Entrée
register-out = Sortie
register-cores = { -core(form: "Many") }
register-ending = { -ending(form: "One") }
register-notes = Notes
register-endings = une case pour chacune que vous avez lue
register-outcomes = par numéro : { $list } ; pour { -shop(form: "a") }, le premier
register-grid = Une grille par numéro, { -event(form: "many") }, avec un cercle à remplir : { -outcome(form: "many") }.
