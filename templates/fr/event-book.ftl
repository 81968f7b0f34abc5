### Le livre des Événements et la carte-voile.

## La carte-voile

veil-card-kind = Carte-voile
veil-card-heading = CARTE-VOILE
veil-card-text = Ce qui est sous cette carte n’est pas arrivé. Il n’arrivera qu’{ -outcome(form: "a") }.
veil-cover = Pendant que vous lisez la scène, posez la carte sur la page d’en face, qui appartient à un autre numéro.
veil-slide = { $faces ->
    [yes] Quand vous avez le total, glissez la carte derrière la feuille de la scène, et une feuille de papier derrière la carte : le papier reste sur la page d’en face.
   *[no] Quand vous avez le total, glissez la carte derrière la feuille de la scène.
}
veil-turn = Tournez ensemble la feuille et la carte, pour que la carte cache les textes du dos. Placez le haut de la carte sur la ligne sous le numéro de page, et son bord gauche sur les lignes verticales de la marge.
veil-open = { $faces ->
    [yes] Trouvez dans la marge la ligne à côté de { -outcome(form: "votre") }. La carte est coupée en bandes : n’ouvrez que celles à côté de cette ligne, et lisez. Si la ligne est sur la page d’en face, utilisez là le dos de la carte.
   *[no] Trouvez dans la marge, sous { -event-number(form: "votre") }, la ligne à côté de { -outcome(form: "votre") }. La carte est coupée en bandes : n’ouvrez que celles à côté de cette ligne, et lisez.
}
veil-picture = Une page avec des { -outcome(form: "many") } sous la carte-voile. À gauche, dans la marge, un trait marque chaque texte, avec son nom ou le début de son nom. Les bandes à côté de l’un sont ouvertes vers la droite, et on peut le lire.

## Table des matières

contents-title = Table des matières
contents-volume = vol. { $volume }
contents-page = p.
contents-grid = { -event(form: "many") } par numéro
contents-grid-how = Le premier lancer est la ligne, le second la colonne. Sous chaque numéro se trouve sa page. Cochez la case quand vous y êtes passé.
contents-grid-again = Le premier lancer est la ligne, le second la colonne. Sous chaque numéro se trouve sa page.
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
outcome-no-effect = { -effect(form: "Aucun") }
outcome-mark = Marque : { $mark }.
outcome-found = { $label } : { $number }
outcomes-how = Trouvez le numéro après votre total, { -outcome-roll(form: "au") }. Ne lisez que ce texte et exécutez ce qui est entre parenthèses au-dessous. Laissez les autres pour d’autres { -run(form: "many") }.
endings-how = Quand { -run(form: "le") } finit, trouvez la ligne qui dit comment. Allez à sa page et ne lisez que { -ending(form: "ce") }. Laissez les autres pour d’autres { -run(form: "many") }.
ending-register = Note pour { -register(form: "le") } : { $entry }.
late-how = Lisez ceci une fois par { -run }, au { $next }e trait, avant { -event(form: "le") }.
remarks-title = Remarques
remarks-how = Si vous avez des marques, trouvez comment { -run(form: "le") } a fini et lisez les textes de vos marques. Seules quelques marques en ont, donc peut-être aucune des vôtres. Couvrez le reste : il est pour d’autres { -run(form: "many") }.

## Le décompte des achats

tally-heading = Acheté à { $number } { $title }
tally-how = Une colonne par { -run }. Écrivez son numéro en tête et cochez ce que vous achetez.

## La piste

trail-sign = Un signe : { $sign }
trail-sign-beside = Dans la marge, un petit signe ({ $sign }), et au-dessous : { $words }
trail-sign-below = Sous le texte, un petit signe ({ $sign }), et après : { $words }
