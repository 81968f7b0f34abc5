### Feuille de suivi et feuilles de course : étiquettes, aides des champs, descriptions, la feuille en texte.

## Étiquettes

sheet-run = { -run(form: "One") }
sheet-date = Date
sheet-name = Nom
sheet-seed = Graine
sheet-start = départ
sheet-max = max
sheet-more = autres
sheet-dice-mods-hint = entouré : à vous ; X : utilisé
sheet-dice-mods-form = anneau : à vous ; case : utilisé
sheet-dice-mods-start = au départ : { $count ->
    [0] aucun
   *[other] { $count } au choix
}
sheet-turns = Tours
sheet-numbers-used = Numéros utilisés
sheet-clear = tout vider
sheet-key-square = carré : { -sector-number }
sheet-key-line = ligne : { -event-number }
sheet-key-ring = anneau : vous êtes ici
sheet-key-box = case : { -event } { -event(form: "termine") }
sheet-key-letters = lettres : à chercher
sheet-par = · par { $cores ->
    [one] { $cores } { -core }
   *[other] { $cores } { -core(form: "many") }
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
sheet-spare = RÉSERVE POUR { $reset }
sheet-rolls-hint = de gauche à droite, rayez ; fini : lancez
sheet-code = Code { -run(form: "du") }
sheet-same-books =
    mêmes
    livres
sheet-sealed-hint = Gardez cette face cachée. Première lettre : ligne. Seconde lettre : colonne. Cherchez une paire à la fois, la main sur le reste.

## Signets et titres

sheet-run-title = { -run } { $name }

## Descriptions pour lecteurs d’écran

sheet-map = Carte de { $count } hexagones ({ -sector(form: "many") }), chacun avec un carré : { -sector-number }, et une ligne : { -event-number }. { $borders }
sheet-borders = { $sector } touche { $list }.
sheet-dealt = { $sector } : { $number }, { -event } { $event }.
sheet-dealt-sealed = { $sector } : { -sector-number } { $number }, { -event-number } { $event }.
sheet-spare-events-read = Réserve, { -event-number(form: "many") } : { $list }.
sheet-spare-sectors-read = Réserve, { -sector-number(form: "many") } : { $list }.
sheet-rolls-read = { -outcome-roll(form: "many") } : { $list }.
sheet-signs = Images de cette édition : { $list }.
sign = { $name ->
    [sun] soleil
    [moon] lune
    [star] étoile
    [drop] goutte
    [leaf] feuille
    [fish] poisson
    [key] clé
    [bell] cloche
    [house] maison
    [boat] bateau
    [cup] tasse
    [hammer] marteau
    [flag] drapeau
    [bolt] éclair
    [tree] arbre
   *[hourglass] sablier
}
sheet-front = { -tracking-sheet } avec le plateau tiré. { $map }
sheet-back = { -tracking-sheet } avec le plateau tiré, au dos : { -log }.
sheet-grids = { -tracking-sheet(form: "One") } avec le plateau tiré : les tableaux de ses paires de lettres.

## Aides des champs

field-difficulty = Difficulté
field-difficulty-named = Difficulté : { $name }
field-owned = { -dice-mod } { $mod }, { $number } sur { $count } : possédé
field-used = { -dice-mod } { $mod }, { $number } sur { $count } : utilisé
field-health-start = { -health } au départ
field-health-max = { -health }, maximum
field-health = { -health } maintenant
field-money-start = { -money(form: "Many") } au départ
field-money = { -money(form: "Many") } maintenant
field-core = { -core(form: "One") } { $number } sur { $count }
field-cores = { -core(form: "Many") }
field-cores-more = Autres { -core(form: "many") }
field-marker = { -sector(form: "One") } où est le pion
field-sector-here = { -sector(form: "One") } { $sector } : le pion est ici
field-sector-number = { -sector(form: "One") } { $sector } : { -sector-number }
field-sector-event = { -sector(form: "One") } { $sector } : { -event-number }
field-sector-finished = { -sector(form: "One") } { $sector } : { -event } { -event(form: "termine") }
field-number-used = { -event-number } { $number } : utilisé
field-turns = Tours : chaque entrée dans { -sector(form: "a") }, la première comprise
field-log = { -log }, ligne { $number }
field-clear = Vider toute la feuille

## La feuille en texte

text-how = Écrivez après les deux-points. Pour cocher une case, écrivez x entre ses crochets : [x]
text-run = { -run(form: "One") } :
text-date = Date :
text-name = Nom :
text-seed = Graine :
text-difficulty = Difficulté ({ $list }) :
text-start = Départ :
text-max = Max :
text-now = Maintenant :
text-diamonds = { -diamond(form: "Many") } : { $boxes }
text-more = Autres :
text-dice-mods = { -dice-mod(form: "Many") } : écrivez o pour ceux que vous avez, x pour les utilisés
text-marker = Le pion est à :
text-sector = { -sector(form: "One") } { $sector }
text-moves = à { $moves } pas de { $goal }
text-borders = Touche : { $list }.
text-neighbour = { $step ->
    [up] en haut { $sector }
    [up-right] en haut à droite { $sector }
    [down-right] en bas à droite { $sector }
    [down] en bas { $sector }
    [down-left] en bas à gauche { $sector }
   *[up-left] en haut à gauche { $sector }
}
text-sector-number = { -sector-number } :
text-sector-event = { -event-number } :
text-finished = Terminé : [ ]
text-turns = Tours :
text-used = { -event-number(form: "Many") } utilisés :
