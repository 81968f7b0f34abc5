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
balance-ends-text = Each player played { $runs } { -run(form: "many") } at each difficulty, from the seed { $seed }. Numbers in the bars are per cent. Random takes any legal choice. Cautious stays alive. Novice chooses by the { -outcome-roll } line. Learner plays { $career } { -run(form: "many") } in turn and remembers what it has read. Runner knows the book and counts the odds. Freelance plays like runner and leaves with its { -core(form: "many") } by { $escape }.
# Parts of the bars: $goal is a label of the map
balance-won = won
balance-too-few = { $goal }, too few { -core(form: "many") }
balance-stuck = unable to move
balance-no-health = no { -health }
balance-endings = { -ending(form: "many") } of { $player }
balance-endings-text = Shares of { -run(form: "many") } in per cent. In brackets: the 95 % interval.
balance-ending = { -ending }

balance-lasts = How long they last
balance-lasts-text = { -run(form: "Many") } of { $player } that reach a turn, by difficulty.
balance-health-text = { -health } at the start of a turn, by player, on { $difficulty }. Only { -run(form: "many") } that still go on count.
# Below the axis of a chart
balance-turn = turn

balance-map = Where they end
balance-map-text = Share of { -run(form: "many") } of { $player } on { $difficulty } that end in each { -sector }. Darker means more.

balance-events = What { -event(form: "many") } do
balance-events-text = How much each { -event } changes the win rate of { $player } on { $difficulty }, in percentage points. The same { $runs } { -run(form: "many") } are played with the { -event } and with its { -outcome(form: "many") } emptied. The bar is the 95 % interval. A filled dot is surely not zero. Grey: the share of { -run(form: "many") } that meet the { -event }.

balance-items = What items are worth
balance-items-text = The same for each item, on sale and not on sale. Before the item is the number of its { -shop }, after it the price. Grey: how often it is bought when its { -shop } is met.

balance-new = What is new in a later { -run }
balance-new-text = { -run(form: "Many") } 1 to { $career } of one player on { $difficulty }, in per cent: { -run(form: "many") } won, { -outcome(form: "many") } that the player had not read before, and words of the book not read before the { -run }. Left: { $left }. Right: { $right }.
# Heads of columns
balance-run = { -run }
balance-won-head = won
balance-new-head = new { -outcome(form: "many") }
balance-unread-head = unread
