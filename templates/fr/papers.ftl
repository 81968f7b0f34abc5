### Papiers du monde du jeu, et le registre.

papers-title = Papiers
papers-foot = { $title } · { $edition } · à lire après { -run(form: "a") }

register-note = Écrivez une ligne par { -run }. Entrée : début. Sortie : fin. Notes : ce que dit de vous { -ending(form: "votre") }, ou ce que vous voulez retenir.
register-part = Ligne { $line }. Lisez ce passage quand vous avez écrit la ligne { $line }. Couvrez le reste jusque-là.
register-run = { -run(form: "One") }
register-in = Entrée
register-out = Sortie
register-cores = { -core(form: "Many") }
register-ending = { -ending(form: "One") }
register-notes = Notes
register-endings = cochez ce que vous avez lu
register-outcomes = remplissez ce que vous avez lu : { $list } ; pour { -shop(form: "a") }, le premier cercle
register-grid = Une grille des { -event(form: "many") } par numéro, avec un cercle à remplir pour chaque { -outcome }.
