### Papiers du monde du jeu, et le registre.

papers-title = Papiers
papers-foot = { $title } · { $edition } · à lire après { -run(form: "a") }

register-note = Écrivez une ligne par { -run }, avec son numéro. Entrée : le jour où vous êtes entré. Sortie : le jour où vous êtes sorti, sinon rien. Notes : la note à la fin { -ending(form: "du") }, ou la vôtre.
register-part = { $line ->
    [one] Lisez ceci quand vous avez rempli { $line } ligne. Couvrez le reste jusque-là.
   *[other] Lisez ceci quand vous avez rempli { $line } lignes, une par { -run }. Couvrez le reste jusque-là.
}
register-run = { -run(form: "One") }
register-in = Entrée
register-out = Sortie
register-cores = { -core(form: "Many") }
register-ending = { -ending(form: "One") }
register-notes = Notes
register-endings = cochez ce que vous avez lu
register-outcomes = { $list } : remplissez un cercle pour chaque texte lu ; pour { -shop(form: "a") }, le premier
register-grid = Une grille des { -event(form: "many") } par numéro, avec un cercle à remplir pour chaque { -outcome }.
