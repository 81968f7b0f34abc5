### The balance report: simulated Runs in charts and tables.

balance-title = Balance Report
# The simulated players, as in charts and in the texts below
balance-player = { $player ->
    [random] random
    [cautious] cautious
    [novice] novice
    [learner] learner
    [freelance] freelance
   *[runner] runner
}

balance-ends = How { -run(form: "many") } end
balance-ends-text = { $runs } { -run(form: "many") } of each player at each difficulty, from the seed { $seed }. Numbers in the bars are per cent of { -run(form: "many") }. Random does anything legal, cautious stays alive, novice goes by the { -outcome-roll } line, learner plays { $career } { -run(form: "many") } in turn and remembers what it has read, runner knows the book and counts the odds, freelance plays like runner and leaves with the { -core(form: "many") } by { $escape }.
# Parts of the bars: $goal is a label of the map
balance-won = won
balance-too-few = { $goal }, too few { -core(form: "many") }
balance-stuck = unable to move
balance-no-health = no { -health }
balance-endings = { -ending(form: "many") } of { $player }
balance-endings-text = Shares of { -run(form: "many") } in per cent, each with the interval that holds the true one in 95 of 100 cases.
balance-ending = { -ending }

balance-lasts = How long they last
balance-lasts-text = { -run(form: "many") } of { $player } that come to a turn, by difficulty.
balance-health-text = { -health } on entering a turn, of those still going, by player, on { $difficulty }.
# Below the axis of a chart
balance-turn = turn

balance-map = Where they end
balance-map-text = Share of { -run(form: "many") } of { $player } on { $difficulty } that end in each { -sector }. The darker, the more.

balance-events = What { -event(form: "many") } do
balance-events-text = Points of win rate, in per cent, that each { -event } adds for { $player } on { $difficulty }: the same { $runs } { -run(form: "many") } were played with it and with its { -outcome(form: "many") } emptied. The bar is the 95 % interval; a filled dot is surely not zero. In grey: how many { -run(form: "many") } meet it.

balance-items = What items are worth
balance-items-text = The same for each item, on sale and not. Its { -shop } stands in front and its price behind; in grey, how often it is bought where its { -shop } is met.

balance-new = What is new in a later { -run }
balance-new-text = { -run(form: "many") } 1 to { $career } of one player on { $difficulty }, in per cent: { -run(form: "many") } won, { -outcome(form: "many") } met that were not read before, and words of the book not read before the { -run } began. Left { $left }, right { $right }.
# Heads of columns
balance-run = { -run }
balance-won-head = won
balance-new-head = new { -outcome(form: "many") }
balance-unread-head = unread
