### Le rapport d’équilibre : des jeux simulés, en graphiques et en tableaux.

balance-title = Équilibre
balance-player = { $player ->
    [random] hasard
    [cautious] prudence
    [novice] débutant
    [learner] élève
    [freelance] indépendant
   *[runner] expert
}

balance-ends = Comment finissent les { -run(form: "many") }
balance-ends-text = { $runs } { -run(form: "many") } de chaque joueur à chaque difficulté, depuis la graine { $seed }. Les nombres dans les barres sont des pour cent. Hasard fait n’importe quoi de permis, prudence reste en vie, débutant suit les crochets ({ -outcome-roll }), élève joue { $career } { -run(form: "many") } de suite et retient ce qu’il a lu, expert connaît le livre et compte, indépendant joue comme expert et sort avec ses { -core(form: "many") } par { $escape }.
balance-won = gagné
balance-too-few = { $goal }, trop peu de { -core(form: "many") }
balance-stuck = plus d’issue
balance-no-health = { -health } à zéro
balance-endings = { -ending(form: "many") }, { $player }
balance-endings-text = Parts en pour cent ({ -run(form: "many") }), chacune avec l’intervalle qui contient la vraie dans 95 cas sur 100.
balance-ending = { -ending }

balance-lasts = Combien de temps elles durent
balance-lasts-text = { -run(form: "many") }, { $player }, qui arrivent à un tour, par difficulté.
balance-health-text = { -health } au début d’un tour, pour celles qui continuent, par joueur, en { $difficulty }.
balance-turn = tour

balance-map = Où elles finissent
balance-map-text = Part des { -run(form: "many") }, { $player }, en { $difficulty }, qui finissent là : { -sector(form: "many") }. Plus c’est sombre, plus il y en a.

balance-events = Ce que font les { -event(form: "many") }
balance-events-text = Points de victoire, en pour cent, que chacun ajoute pour { $player } en { $difficulty } : les mêmes { $runs } { -run(form: "many") } jouées avec lui ({ -event }) et avec ses textes vidés ({ -outcome(form: "many") }). La barre est l’intervalle à 95 % ; un point plein n’est sûrement pas zéro. En gris : combien de { -run(form: "many") } le rencontrent.

balance-items = Ce que valent les articles
balance-items-text = De même pour chaque article, en vente ou non. Devant, son lieu ({ -shop }), après, son prix ; en gris, combien de fois on l’achète là où on le trouve.

balance-new = Ce qui est nouveau plus tard : { -run }
balance-new-text = { -run(form: "many") } 1 à { $career } d’un joueur en { $difficulty }, en pour cent : gagnées, { -outcome(form: "many") } rencontrées et pas encore lues, et mots du livre pas encore lus avant de commencer. À gauche { $left }, à droite { $right }.
balance-run = { -run }
balance-won-head = gagné
balance-new-head = nouvelles { -outcome(form: "many") }
balance-unread-head = non lu
