### Le livre des Événements et la carte-voile.

## La carte-voile

veil-card-kind = Carte-voile
veil-card-heading = CARTE-VOILE
veil-card-text = Ce qui est sous cette carte n’est pas arrivé. Une seule chose arrivera.
veil-picture = Une page sous la carte-voile : { -outcome(form: "many") }. À gauche, dans la marge, un trait avec une lettre marque chaque texte. Les barres à côté de l’un sont ouvertes vers la droite, et on peut le lire.

## Table des matières

contents-title = Table des matières
contents-volume = vol. { $volume }
contents-page = p.
contents-grid = { -event(form: "many") } par numéro
contents-grid-how = Le premier lancer choisit la ligne, le second la colonne. Sous chaque numéro se trouve sa page ; cochez la case quand vous y êtes passé.
contents-grid-again = Le premier lancer choisit la ligne, le second la colonne. Sous chaque numéro se trouve sa page.
contents-grid-screen = Le premier lancer choisit la ligne, le second la colonne. Touchez une case pour y aller.
effect-key = Les { -effect(form: "many") } et leurs signes
event-book-chapters = { $count ->
    [1] le chapitre du décor
    [2] les deux chapitres du décor
    [3] les trois chapitres du décor
    [4] les quatre chapitres du décor
   *[other] les { $count } chapitres du décor
}

## Volumes d’un livre plié

volume-line = { $volume } sur { $volumes } : { $contents }
volume-event = { -event(form: "One") } { $number }
volume-events = { -event(form: "Many") } { $first } à { $last }
volume-endings = { -ending(form: "Many") }{ $part ->
    [first] {" "}jusqu’à la page { $last }
    [middle] {" "}de la page { $first } à la page { $last }
    [last] {" "}depuis la page { $first }
   *[all] {""}
}
volume-label = { $page ->
    [verso] vol. { $volume } verso
    [endpaper] vol. { $volume } garde
    [back] vol. { $volume } dos
   *[cover] vol. { $volume }
}

## Événements, issues, fins

shop-tag = ({ -shop(form: "heading") })
event-late = Après le tour { $turn } :
outcome-no-effect = Aucun { -effect }
outcome-mark = Marque : { $mark }.
outcome-found = { $label } : { $number }
outcomes-how = Cherchez le numéro après votre total ({ -outcome-roll }), ne lisez que ce texte et exécutez ce qui est entre parenthèses. Laissez les autres pour d’autres { -run(form: "many") }.
endings-how = Quand { -run(form: "le") } finit, trouvez la ligne qui dit comment, allez à sa page et ne lisez que cela. Laissez les autres { -ending(form: "many") } pour une autre fois.
ending-register = { -register } : { $entry }.
late-how = Lisez ceci une fois, après le tour { $turn }.
remarks-title = Remarques
remarks-how = Pour qui a noté des marques ({ -log }). Trouvez comment { -run(form: "le") } a fini et lisez ce qui est près de vos marques, s’il y a quelque chose. Couvrez le reste : il appartient à d’autres { -run(form: "many") }.
remarks-how-screen = Pour qui a noté des marques ({ -log }). Touchez la ligne qui dit comment { -run(form: "le") } a fini et lisez ce qui est près de vos marques, s’il y a quelque chose.

## Le décompte des achats

tally-heading = Acheté à { $number } { $title }
tally-how = Une colonne par { -run } : écrivez son numéro en tête, cochez ce que vous achetez.

## La piste

trail-sign = Un signe : { $sign }
trail-sign-beside = Dans la marge, un petit signe ({ $sign }), et au-dessous : { $words }
trail-sign-below = Sous le texte, un petit signe ({ $sign }), et après : { $words }
