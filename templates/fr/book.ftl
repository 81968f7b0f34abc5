### Ce que tous les livres partagent : couvertures, liens, carte, effets, fins, pages à remplir.

## Couvertures et liens

title-of-book = { $title } : { $name }
imprint-edition = { $edition }, { $date }
imprint-content = Contenu { $fingerprint }
colophon-fonts = Composé en Source Serif 4 et Barlow Condensed, SIL Open Font License
colophon-tool = Fait avec core-runner, licence MIT
link-to-page = { $kind ->
    [number] page { $page }
   *[text] { $text }, page { $page }
}
notes-heading = NOTES

## La carte

map-title = Carte
map-caption = Les noms sont ceux { -tracking-sheet(form: "du") }. Les bâtiments ne sont qu’un décor : ce qui attend dans { -sector(form: "a") }, les dés en décident.
map-words = Le quartier vu d’en haut, entouré d’un mur : { $sectors } { $sectors ->
    [one] { -sector }
   *[other] { -sector(form: "many") }
}, chacun avec son nom, et des rues entre eux ; { $places }.
map-place = { $name } à { $sectors }

## Effets et articles

effect-health = { -health(form: "notation") } { $change }
effect-money = { -money(form: "notation") } { $change }
effect-core = { -core(form: "notation") } { $change }
effect-gain = { -dice-mod(form: "notation") } { $type }
effect-gain-of-choice = { -dice-mod(form: "notation") } au choix
effect-loss-of-choice = Perdre { -dice-mod(form: "a") } au choix
effect-printed = ({ $effect })
goods-item = Article
goods-cost = Prix

## Fins

ending-no-health = { -health(form: "One") } à zéro
ending-unable-to-move = Plus aucune voie
ending-unable-elsewhere = Plus aucune voie, là où vous ne pouvez pas finir de votre plein gré
ending-abandoned = Abandon { -run(form: "du") }, pour une raison extérieure au jeu
ending-caption = { $range ->
    [none] Fin à { $place }, sans { -core }
    [exactly] Fin à { $place }, { $from } { $from ->
        [one] { -core }
       *[other] { -core(form: "many") }
    }
    [at-least] Fin à { $place }, { $from ->
        [0] { -core(form: "many") } en tout nombre
        [one] { $from } { -core } ou plus
       *[other] { $from } { -core(form: "many") } ou plus
    }
   *[between] Fin à { $place }, { $from } à { $to } { -core(form: "many") }
}
ending-key-how = Comment { -run(form: "le") } a fini
ending-key-cores = Vos { -core(form: "many") }
ending-key-page = Page
ending-key-place = à { $place }
ending-key-any = peu importe
ending-key-range = { $range ->
    [none] 0
    [exactly] { $from }
    [at-least] { $from ->
        [0] peu importe
       *[other] { $from } ou plus
    }
   *[between] { $from } à { $to }
}

## Pages à remplir

run-date = Date
run-difficulty = Difficulté
run-turns = Tours
run-remembered = À retenir
ledger-heading = { -run(form: "many") } qui ont fini ici
ledger-how = { $place ->
    [opposite] Lisez d’abord { -ending(form: "le") } d’en face. Ici, place aux notes : la liste des { -run(form: "many") } est { -register(form: "le") }.
   *[next] Lisez d’abord { -ending(form: "le") } de la page suivante. Ici, place aux notes : la liste des { -run(form: "many") } est { -register(form: "le") }.
}
ledger-words = { $heading }. { $how } Lignes à remplir : { $columns }.
runs-words = Lignes à remplir : { $columns }.
runs-words-boxes = Cases pour les { -ending(form: "many") } par pages : { $pages }. Lignes à remplir : { $columns }.
runs-how = Ces pages sont pour vos notes. La liste de vos { -run(form: "many") } est une feuille à part, { -register(form: "le") }. Quand vous avez lu { -ending(form: "a") }, mettez un X dans sa case.
