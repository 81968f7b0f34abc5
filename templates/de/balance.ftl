### Der Bericht über simulierte Spiele, in Diagrammen und Tabellen.

balance-title = Balance
balance-player = { $player ->
    [random] Zufall
    [cautious] Vorsicht
    [novice] Neuling
    [learner] Lernende
    [freelance] Freischaffend
   *[runner] Profi
}

balance-ends = Wie es endet: { -run(form: "many") }
balance-ends-text = Je { $runs } { -run(form: "many") } pro Spielweise und Schwierigkeit, vom Seed { $seed } an. Zahlen in den Balken sind Prozent. Zufall tut irgendetwas Erlaubtes, Vorsicht bleibt am Leben, der Neuling geht nach den Klammern ({ -outcome-roll }), Lernende spielen { $career } { -run(form: "many") } nacheinander und behalten das Gelesene, der Profi kennt das Buch und rechnet, freischaffend spielt wie ein Profi und geht mit allem, { -core(form: "many") }, bei { $escape } hinaus.
balance-won = gewonnen
balance-too-few = { $goal }, zu wenige: { -core(form: "many") }
balance-stuck = kein Weg mehr
balance-no-health = null: { -health }
balance-endings = { -ending(form: "many") }, { $player }
balance-endings-text = Anteile in Prozent ({ -run(form: "many") }), jeweils mit dem Intervall, in dem der wahre Wert in 95 von 100 Fällen liegt.
balance-ending = { -ending }

balance-lasts = Wie lange es dauert
balance-lasts-text = { -run(form: "many") }, die einen Zug erreichen, { $player }, nach Schwierigkeit.
balance-health-text = { -health } zu Beginn eines Zuges, wo es noch weitergeht, nach Spielweise, bei { $difficulty }.
balance-turn = Zug

balance-map = Wo es endet
balance-map-text = Anteil der { -run(form: "many") }, { $player }, bei { $difficulty }, die hier enden: { -sector(form: "many") }. Je dunkler, desto mehr.

balance-events = Was sie bewirken: { -event(form: "many") }
balance-events-text = Punkte der Siegquote in Prozent, die jede Nummer ({ -event }) für { $player } bei { $difficulty } bringt: Dieselben { $runs } { -run(form: "many") } wurden mit ihr gespielt und mit leeren Texten ({ -outcome(form: "many") }). Der Balken ist das 95-%-Intervall; ein gefüllter Punkt ist sicher nicht null. In Grau: wie viele { -run(form: "many") } darauf treffen.

balance-items = Was Waren wert sind
balance-items-text = Dasselbe für jede Ware, mit und ohne Verkauf. Davor steht, wo sie zu haben ist ({ -shop }), danach der Preis; in Grau, wie oft sie gekauft wird, wo man hinkommt.

balance-new = Was später noch neu ist: { -run }
balance-new-text = { -run(form: "many") } 1 bis { $career } einer Person bei { $difficulty }, in Prozent: gewonnen, getroffene { -outcome(form: "many") }, die noch nicht gelesen waren, und Wörter des Buches, die vorher ungelesen waren. Links { $left }, rechts { $right }.
balance-run = { -run }
balance-won-head = gewonnen
balance-new-head = neue { -outcome(form: "many") }
balance-unread-head = ungelesen
