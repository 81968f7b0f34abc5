### Fichiers de plusieurs feuilles de course (calendrier, tournoi) et les défis.

## Têtes de colonnes

score-cores = { -core(form: "Many") }
score-turns = Tours
score-health = { -health }
score-rank = Rang
score-sum = Somme
score-place = Place
board-seed = Graine
board-stars = Étoiles
board-won = Victoires
board-par = Par
board-par-of = { $cores ->
    [one] { $cores } { -core }
   *[other] { $cores } { -core(form: "many") }
}, { $turns } tours
board-page = Page
board-seed-elsewhere = sur sa feuille
board-boxes = Cases à remplir pour chacune de ces { $count } feuilles : { $list }.

## Têtes de pages

pack-note = { $count ->
    [one] { $count } { -run-sheet }
   *[other] { $count } { -run-sheet(form: "many") }
}, { $difficulty }, { $kind ->
    [sealed] scellées
    [sealed-with-rolls] scellées, avec { -outcome-roll(form: "many") }
    [open-with-rolls] ouvertes, avec { -outcome-roll(form: "many") }
   *[open] ouvertes
}
pack-edition = { $edition }, { $date } · Contenu { $fingerprint }
pack-notes = NOTES

## Calendrier

calendar-title = Calendrier
calendar-heading = CALENDRIER
calendar-week = Semaine
calendar-week-of = Semaine du

## Tournoi

tournament-title = Tournoi
tournament-heading = TOURNOI
tournament-sheet = Feuille
tournament-player = Nom
tournament-print = Imprimez { $count ->
    [one] la page { $from }
   *[other] les pages { $from } à { $to }
} pour chaque joueur, cette fiche une fois ; gardez les codes, qui viennent à la fin, jusqu’à ce que tous aient joué.
tournament-same = Tous jouent les mêmes ({ -run-sheet(form: "many") }) avec le même livre ({ -event-book }) : { -run(form: "a") } sur { $count ->
    [one] la feuille
   *[other] chacune des { $count } feuilles
}.
tournament-cores = Plus de { -core(form: "many") } gagne : ceux que vous avez encore à la fin, à { $places }. Toute autre fin ne compte rien ({ -run }).
tournament-turns = À égalité de { -core(form: "many") }, moins de tours gagne. Puis le meilleur score : { -health }.
tournament-ranks = Les égaux partagent le rang, et le rang suivant saute.
tournament-sum = À la fin, additionnez les rangs : la plus petite somme gagne. À égalité, plus de { -core(form: "many") }, puis moins de tours, puis le meilleur score : { -health }, sur toutes les { -run(form: "many") }.
tournament-or = { $list } ou { $last }
tournament-table = Un tableau à remplir, de { $rows } lignes, une par joueur, et pour chacune des feuilles { $sheets } les colonnes { $columns }.
tournament-last-table = Un tableau à remplir, de { $rows } lignes, une par joueur, et pour chacune des feuilles { $sheets } les colonnes { $columns } ; à la fin la somme des rangs et la place.
codes-title = Codes
codes-heading = CODES
codes-run = **core-runner run CODE** réimprime une feuille.
codes-score = **core-runner score CODE** vérifie un résultat.
codes-par = Victoires : combien de { -run(form: "many") } sur cent gagne sur ce plateau un joueur d’expérience, pour qui sont les étoiles. Par : la médiane de ces { -run(form: "many") }, { -core(form: "many") } et tours.

## Défis

orders-own = LE VÔTRE
orders-seed = Graine
orders-how = Le programme core-runner imprime le plateau d’une graine : core-runner run --seed. Sans ce plateau, c’est un autre défi. Comptez à la fin : { -core(form: "many") }.{ $bars ->
    [both] {" "}Barres : combien d’essais simulés sur 100 réussissent. Noir connaît le livre, gris n’a rien lu d’avance.
    [one] {" "}Barres : combien d’essais simulés sur 100 réussissent. Noir connaît le livre.
   *[none] {""}
}
orders-shares = { $list } sur 100
orders-goal = { $kind ->
    [none] Aucun des { -core(form: "many") } à { $place }
    [any] Finir à { $place }
    [one] { $cores } { -core } à { $place }
   *[many] { $cores } { -core(form: "many") } à { $place }
}
orders-turns = { $count ->
    [one] en { $count } tour au plus
   *[other] en { $count } tours au plus
}
orders-health = avec { $health }+ : { -health }
orders-without = { $count ->
    [0] sans { $last }
   *[other] sans { $list } ni { $last }
}
orders-forbidden = { $what ->
    [resets] { -reset(form: "many") }
    [modifiers] { -modifier(form: "many") }
   *[purchases] achats
}
