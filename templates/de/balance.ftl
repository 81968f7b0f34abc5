### Der Bericht über simulierte Spiele, in Diagrammen und Tabellen.

balance-title = Balancebericht
balance-player = { $player ->
    [random] Zufall
    [cautious] Vorsicht
    [novice] Neuling
    [learner] Lehrling
    [freelance] Freigeist
   *[runner] Profi
}

balance-ends = Wie { -run(form: "many") } enden
balance-ends-text = Jede Spielweise hat bei jeder Schwierigkeit { $runs } { -run(form: "many") } gespielt, beginnend mit dem Seed { $seed }. Die Zahlen in den Balken sind Prozent. Der Zufall tut irgendetwas Erlaubtes. Die Vorsicht bleibt am Leben. Der Neuling wählt nach den Klammern { -outcome-roll(form: "beim") }. Der Lehrling spielt { $career } { -run(form: "many") } nacheinander und merkt sich, was er gelesen hat. Der Profi kennt das Buch und rechnet. Der Freigeist spielt wie der Profi und nimmt seine { -core(form: "many") } bei { $escape } mit hinaus.
balance-won = gewonnen
balance-too-few = { $goal }, zu wenige { -core(form: "many") }
balance-stuck = kein Weg mehr
balance-no-health = ohne { -health }
balance-endings = { $player }: { -ending(form: "many") }
balance-endings-text = Anteil der { -run(form: "many") } in Prozent. In Klammern: das 95-%-Intervall.
balance-ending = { -ending }

balance-lasts = Wie lange sie dauern
balance-lasts-text = { $player }: { -run(form: "many") }, die einen Zug erreichen, nach Schwierigkeit.
balance-health-text = { -health } zu Beginn eines Zuges, nach Spielweise, bei { $difficulty }. Es zählen nur { -run(form: "many") }, die noch weitergehen.
balance-turn = Zug

balance-map = Wo sie enden
balance-map-text = { $player }: Anteil der { -run(form: "many") } bei { $difficulty }, die in { -sector(form: "einem") } enden. Je dunkler, desto mehr.

balance-events = Was { -event(form: "many") } bewirken
balance-events-text = Um wie viele Prozentpunkte { -event(form: "jeder") } die Siegquote ändert ({ $player } bei { $difficulty }). Dieselben { $runs } { -run(form: "many") } wurden gespielt wie gedruckt und noch einmal mit leeren Texten ({ -outcome(form: "many") }). Der Balken ist das 95-%-Intervall. Ein gefüllter Punkt ist sicher nicht null. Grau: der Anteil der { -run(form: "many") }, die darauf treffen.

balance-items = Was Waren wert sind
balance-items-text = Dasselbe für jede Ware, im Angebot und nicht im Angebot. Vor der Ware steht die Nummer: { -shop }, dahinter der Preis. Grau: wie oft sie gekauft wird, wenn man dort ist.

balance-new = Was später noch neu ist
balance-new-text = { -run(form: "Many") } 1 bis { $career } derselben Person bei { $difficulty }, in Prozent: gewonnene { -run(form: "many") }, { -outcome(form: "many") }, die sie noch nicht gelesen hatte, und Wörter des Buches, die sie vorher nicht gelesen hatte. Links: { $left }. Rechts: { $right }.
balance-run = { -run }
balance-won-head = gewonnen
balance-new-head = neue { -outcome(form: "many") }
balance-unread-head = ungelesen
