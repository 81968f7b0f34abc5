### Le livret de règles : figures, le tour en exemple et ses inventions, nombres du texte. Le texte est dans rule-book.md.hbs.




## Nombres et mots du texte

rule-cores = { $count ->
    [one] { $count } { -core }
   *[other] { $count } { -core(form: "many") }
}
rule-cores-or-more = { $count ->
    [one] { $count } { -core } ou plus
   *[other] { $count } { -core(form: "many") } ou plus
}
rule-adds = ajoute { $number }
rule-takes = retire { $number }
rule-multiplies = multiplie par { $number }
rule-divides = divise par { $number }

## Exemples inventés

rule-example-event = La planche branlante
rule-example-shop = La cuisine de nuit
rule-example-next = Le long banc
rule-example-soup = Soupe, encore chaude
rule-example-coin = Une pièce tordue
rule-example-box = La boîte sous le comptoir

## Un tour en quatre cases

rule-turn-event = { -event(form: "One") }
rule-turn-event-text = Cherchez le numéro du lieu. Lisez la scène.
rule-turn-roll = { -outcome-roll(form: "One") }
rule-turn-roll-text = Lancez deux fois et additionnez.
rule-turn-roll-modifier = Lancez deux fois et additionnez. { -modifier(form: "A") } peut changer le total.
rule-turn-outcome = { -outcome(form: "One") }
rule-turn-outcome-text = Lisez { -outcome(form: "votre") }. Exécutez le texte. Rayez le numéro.
rule-turn-move = Avancer
rule-turn-move-text = Entrez dans { -sector(form: "a") } à côté, si vous avez assez { -health(form: "de") }.
rule-turn-alt = Un tour en quatre étapes. { $steps } Puis de nouveau la première.
rule-turn-step = { $number }, { $name } : { $text }

## Figures

rule-before = avant
rule-after = après
rule-thrown = { $first } + { $second } = { $total }
rule-changed = { $total }, { $mod } : { $result }
rule-modifier-alt = { -modifier(form: "A") } avant et après. Avant : { $thrown }, { $outcome }, un { $mod } entouré. Après : le cercle barré, le total { $result }, { $good }.
rule-price = { $effects }, prix { $cost }
rule-purchase-alt = Un achat. Avant : article { $number }, { $name }, { $price } ; { -money(form: "many") } : { $money }. Après : l’article coché ; { -money(form: "many") } : { $money }, rayé, puis { $left } ; un { $mod } entouré.
rule-lets-in = laisse entrer
rule-shuts-out = refuse
rule-moves-alt = { -health } { $health } : { $list }.
rule-moves-sector = { -sector-number } { $number } { $open ->
    [yes] laisse entrer
   *[no] refuse
}
rule-resets-alt = { -reset(form: "Many") }, avant et après. { $list }
rule-resets-event = { $reset } : { $old } ({ -event-number }), rayé, est suivi de { $new }.
rule-resets-sector = { $reset } : { $old } ({ -sector-number }) devient { $new }.

## La feuille en jeu : les noms de ses parties

rule-part-labels = Inscriptions : où { -run(form: "le") } commence, et où vous pouvez finir
rule-part-marker = Le pion : où vous êtes
rule-part-square = Carré : { -sector-number }
rule-part-line = Ligne : { -event-number } ; rayé veut dire fini
rule-part-line-shop = Ligne : { -event-number } ; rayé veut dire fini, { -shop(form: "mark") } veut dire { -shop(form: "One") }
rule-part-name = Nom { -sector(form: "du") }, pour vos notes
rule-part-difficulty = Difficulté
rule-part-run = Numéro, date, votre nom, graine
rule-part-health = { -health(form: "One") } : au départ, max, et maintenant
rule-part-diamonds = { -diamond(form: "A") } par { -core }
rule-part-more = { -core(form: "Many") } sans { -diamond }
rule-part-cores = { -core(form: "Many") }
rule-part-money = { -money(form: "Many") } : au départ, et maintenant
rule-part-dice-mods = { -dice-mod(form: "Many") } : entourez les vôtres, X sur les utilisés
rule-part-log = { -log } : vos notes
rule-part-numbers = { -event-number(form: "Many") } : cochez ceux que vous écrivez sur la carte
rule-slanted = En italique : écrit à la main.
rule-slanted-back = En italique : écrit à la main. Au dos : { -log }.
rule-sheet-alt = { -tracking-sheet } en jeu, parties numérotées. { $parts }
rule-sheet-part = { $number } : { $name }.

## La feuille après le tour en exemple

rule-struck = { $value }, rayé
rule-worked-alt =
    Parties de la feuille après le tour.
    { -health(form: "One") } : { $health }{ $max ->
        [none] .
       *[other] {" "}; max { $max }.
    }
    { -money(form: "Many") } : { $money }.
    { -core(form: "Many") } : { $cores }{ $diamonds ->
        [0] .
       *[other] {" "}sur { $diamonds } { -diamond(form: "many") }.
    }
    { $used ->
        [none] { $bought ->
            [none] {""}
           *[other] { -dice-mod(form: "Many") } : un { $bought } entouré.
        }
       *[other] { $bought ->
            [none] { -dice-mod(form: "Many") } : un { $used } entouré et barré.
           *[other] { -dice-mod(form: "Many") } : un { $used } entouré et barré, un { $bought } entouré.
        }
    }
    { $start } : { -sector-number } { $number }, { -event } { $event } rayé.
    { -sector(form: "A") } à côté : { -sector-number } { $moved }, { $next }, avec le pion dessus.
    Les autres { -sector(form: "many") } à côté sont vides.
