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
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
board-page = Page
board-seed-elsewhere = sur sa feuille
board-boxes = Cases à remplir pour { $count ->
    [one] cette feuille
   *[other] chacune de ces { $count } feuilles
} : { $list }.

## Têtes de pages

pack-note = { $count ->
    [one] { $count } { -run-sheet }
   *[other] { $count } { -run-sheet(form: "many") }
}, { $difficulty }, { $kind ->
    [sealed] scellé
    [sealed-with-rolls] scellé
   *[other] ouvert
}{ -run-sheet.gender ->
    [feminine] e
   *[other] {""}
}{ $count ->
    [one] {""}
   *[other] s
}{ $kind ->
    [sealed-with-rolls] , avec { -outcome-roll(form: "many") }
    [open-with-rolls] , avec { -outcome-roll(form: "many") }
   *[other] {""}
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
tournament-player = { -player(form: "One") }
tournament-print = Imprimez { $count ->
    [one] la page { $from }
   *[other] les pages { $from } à { $to }
} une fois par { -player }, et cette fiche une fois. Gardez cachés les codes de la fin jusqu’à ce que tous aient joué.
tournament-same = Tout le monde joue les mêmes { -run-sheet(form: "many") } avec le même livre : { -run(form: "a") } sur { $count ->
    [one] la feuille
   *[other] chacune des { $count } feuilles
}.
tournament-cores = Qui a le plus de { -core(form: "many") } gagne. Ils ne comptent que si { -run(form: "le") } finit à { $places } ; sinon, vous n’en marquez aucun.
tournament-turns = À égalité de { -core(form: "many") }, c’est le plus petit nombre de tours qui gagne, puis le plus { -health(form: "de") }.
tournament-ranks = Ceux qui restent à égalité partagent le rang. Le rang suivant n’est pas attribué.
tournament-sum = À la fin, additionnez vos rangs. La plus petite somme gagne. À égalité, comparez les totaux de toutes les { -run(form: "many") } : le plus de { -core(form: "many") }, puis le moins de tours, puis le plus { -health(form: "de") }.
tournament-or = { $list } ou { $last }
tournament-table = Un tableau à remplir, de { $rows } lignes, une par { -player }. Pour chacune des feuilles { $sheets }, il a les colonnes { $columns }.
tournament-last-table = Un tableau à remplir, de { $rows } lignes, une par { -player }. Pour chacune des feuilles { $sheets }, il a les colonnes { $columns }. Les dernières colonnes sont la somme des rangs et la place.
codes-title = Codes
codes-heading = CODES
codes-run = Un code désigne une feuille : l’outil qui a fait ce fichier refait la feuille à partir du code.
codes-score = Avec le code, il vérifie aussi un résultat.
codes-par = Victoires : combien de { -run(form: "many") } sur 100 gagne sur ce plateau { -player(form: "a") } d’expérience ; les étoiles indiquent la même chose. Par : la médiane de ces { -run(form: "many") }, en { -core(form: "many") } et en tours.

## Défis

orders-own = LE VÔTRE
orders-seed = Graine
orders-how = Chaque défi a son propre plateau : qui a fait ce fichier peut le faire à partir de la graine. Sur un autre plateau, c’est un autre défi. Les { -core(form: "many") } comptent à la fin { -run(form: "du") }.{ $bars ->
    [both] {" "}Barres : combien d’essais simulés sur 100 réussissent. Noir connaît le livre, gris n’a rien lu d’avance.
    [one] {" "}Barres : combien d’essais simulés sur 100 réussissent. Noir connaît le livre.
   *[none] {""}
}
orders-shares = { $list } sur 100
orders-goal = { $kind ->
    [none] Sans { -core(form: "many") } à { $place }
    [any] Finir à { $place }
    [one] { $cores } { -core } à { $place }
   *[many] { $cores } { -core(form: "many") } à { $place }
}
orders-turns = { $count ->
    [one] en { $count } tour au plus
   *[other] en { $count } tours au plus
}
orders-health = avec au moins { $health } { -health(form: "de") }
orders-without = { $count ->
    [0] sans { $last }
   *[other] sans { $list } ni { $last }
}
orders-forbidden = { $what ->
    [resets] { -reset(form: "many") }
    [modifiers] { -modifier(form: "many") }
   *[purchases] achats
}

## La ligne d’un résultat, que l’on partage

# $place : où la partie s’est terminée, par exemple `BUT`
score-line-end = { $end ->
    [no-health] { -health } à zéro
    [unable-to-move] aucun passage
   *[place] { $place }
}
score-line-cores = { $count ->
    [one] { $count } { -core }
   *[other] { $count } { -core(form: "many") }
}
score-line-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
score-line-health = { -health } { $count }
