### Le rapport d’équilibre : des jeux simulés, en graphiques et en tableaux.

balance-title = Rapport d’équilibre
balance-player = { $player ->
    [random] hasard
    [cautious] prudence
    [novice] débutant
    [learner] élève
    [freelance] indépendant
   *[runner] expert
}

balance-ends = Comment finissent les { -run(form: "many") }
balance-ends-text = Chaque joueur a joué { $runs } { -run(form: "many") } à chaque difficulté, depuis la graine { $seed }. Les nombres dans les barres sont des pourcentages. Le hasard fait n’importe quoi de permis. La prudence reste en vie. Le débutant choisit d’après les crochets { -outcome-roll(form: "du") }. L’élève joue { $career } { -run(form: "many") } de suite et retient ce qu’il a lu. L’expert connaît le livre et compte les chances. L’indépendant joue comme l’expert et sort avec ses { -core(form: "many") } par { $escape }.
balance-won = gagné
balance-too-few = { $goal }, trop peu de { -core(form: "many") }
balance-stuck = plus aucune voie
balance-no-health = { -health } à zéro
balance-endings = { -ending(form: "Many") } : { $player }
balance-endings-text = Part des { -run(form: "many") } en pour cent. Entre parenthèses : l’intervalle à 95{ "\u00A0" }%.
balance-ending = { -ending }

balance-lasts = Leur durée
balance-lasts-text = { -run(form: "Many") } qui arrivent à un tour ({ $player }), par difficulté.
balance-health-text = { -health(form: "One") } au début d’un tour, par joueur, en { $difficulty }. Seules comptent les { -run(form: "many") } qui continuent.
balance-turn = tour

balance-map = Où elles finissent
balance-map-text = Part des { -run(form: "many") } ({ $player }, en { $difficulty }) qui finissent dans chaque { -sector }. Plus c’est sombre, plus il y en a.

balance-events = Ce que font les { -event(form: "many") }
balance-events-text = De combien de points de pourcentage chaque { -event } change le taux de victoire ({ $player }, en { $difficulty }). Les mêmes { $runs } { -run(form: "many") } sont jouées avec lui, puis avec ses textes vidés ({ -outcome(form: "many") }). La barre est l’intervalle à 95{ "\u00A0" }%. Un point plein n’est sûrement pas zéro. En gris : la part des { -run(form: "many") } qui le rencontrent.

balance-items = Ce que valent les articles
balance-items-text = De même pour chaque article, en vente et pas en vente. Devant l’article, le numéro { -shop(form: "du") } ; après, le prix. En gris : combien de fois on l’achète quand on y passe.

balance-new = Ce qui est encore nouveau plus tard
balance-new-text = { -run(form: "Many") } 1 à { $career } d’un joueur en { $difficulty }, en pour cent : { -run(form: "many") } gagnées, { -outcome(form: "many") } que le joueur n’avait pas encore lues, et mots du livre qu’il n’avait pas encore lus. À gauche : { $left }. À droite : { $right }.
balance-run = { -run }
balance-won-head = gagné
balance-new-head = nouvelles { -outcome(form: "many") }
balance-unread-head = non lu
