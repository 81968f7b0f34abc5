### Signes et modèles de tous les documents. Les mots du jeu sont des termes : { -event }, { -event(form: "many") }.

decimal-sign = ,
# Espace fine insécable entre les milliers
group-sign = { "\u00A0" }
percent = { $number }{ "\u00A0" }%
list-more = { $list }, { $next }
list-end = { $list } et { $last }
date = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
date-short = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}

### Graphiques, dés, graines et étoiles.

chart-map = Carte du plateau. { $list }.
chart-of-lines = Graphique en lignes : { $up } selon { $across }. { $list }
chart-of-bars = Barres qui partagent un tout. { $list }
chart-percent = pour cent
stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} sur { $max }
dice-shown = Dés : { $list }.
die-sides = sur { $sides }
die-marked = marqué
die-subtracted = soustrait
die-struck-out = rayé
seed-label = graine
seed-empty = (sans texte)
seed-codes = Dans la graine, \u{"{"}…{"}"} remplace des caractères par leur code et se tape tel quel.
seed-joined = Dans la graine, une ligne qui finit par \ continue sans ce signe et sans espace.
seed-codes-and-joined = Dans la graine, \u{"{"}…{"}"} remplace des caractères par leur code et se tape tel quel ; une ligne qui finit par \ continue sans ce signe et sans espace.
plant = { $kind ->
    [sheds] hangars
    [tanks] cuves
    [tracks] voies
    [saw-tooth] ateliers
    [holder] gazomètre
    [wagons] wagons
   *[blocks] blocs
}
letters-taken = texte : lettres latines
