### Companions of a dice system: rules booklet, record sheet, odds at a glance, roll sheet.

# From one number or name to another
companion-range = { $first } to { $last }

## Rules booklet

companion-rules = Rules
# Running head; $name is the system
companion-rules-head = { $name }: rules
companion-rules-question = Question
companion-rules-answer = Answer in this book
companion-dice-level = Level
companion-dice-maximum = Maximum
companion-dice-core = Core dice
companion-dice-optional = With optional dice
# Before the reason why dice of the published table are wrong; $sign is a footnote sign
companion-dice-misprint = { $sign } Level { $level }, printed { $dice }:

## Odds at a glance

companion-odds-title = Odds at a glance
companion-odds-bookmark = { $name }: odds at a glance
# Of a system without an introduction of its own; $summary is a sentence without a full stop
companion-odds-introduction = { $name }: { $summary }. All numbers are exact. Each percentage is rounded on its own.
companion-odds-readings = The odds use the answers in the rules booklet, under “What the rules leave open”.
companion-odds-totals = A total or more
companion-odds-totals-note = The chance of a total or more. Find the total below the chart and go up to the line of your roll.
# Below the horizontal axis of a chart
companion-odds-total = total
# $name and $axis are heads of columns, $ranges rows: `Better with third die: modifier −10 to +0.`
companion-odds-better = Better with { $name }: { $axis } { $ranges }.
companion-odds-equal = Equal: { $axis } { $ranges }.

## Roll sheet

companion-rolls-title = Rolls of { $seed }
companion-rolls-bookmark = { $name }: rolls of { $seed }
# For screen readers: number, result and dice of a roll
companion-rolls-read = { $order }: { $value } ({ $dice }).
companion-rolls-read-total = { $order }: { $value }.

## Record sheet

companion-sheet-bookmark = { $name }: { $title }
# Button of a form, 18 mm wide
companion-sheet-clear = clear all
companion-sheet-clear-all = Clear the whole sheet

## Names of form fields, for tooltips and screen readers

companion-field = { $part }: { $words }
companion-field-name = Name
companion-field-value = Value
companion-field-value-of = { $name }: value
companion-field-card = Card
companion-field-card-line = { $card }, line { $number }
companion-field-line = line { $number }
companion-field-row = { $column }, row { $number }
companion-field-box = { $label } { $number } of { $count }
companion-field-box-words = { $box }, in words

### What each system says. A message is named for its English: `wild-die-to-reach-target` says “to reach {target}”.

## Wild Die

wild-die-summary = add n six-sided dice and pips; one die explodes on 6 and fails on 1
wild-die-a1 = Does a first 1 count?
wild-die-a1-answer = yes, and the next roll is subtracted
wild-die-a2 = What does a 6 on the subtracted roll do?
wild-die-a2-answer = one more roll is subtracted
wild-die-a3 = Can a total be negative?
wild-die-a3-answer = yes, there is no lower limit
wild-die-a5 = Does a Fate Point double pips?
wild-die-a5-answer = no, only dice
wild-die-a6 = Must you roll again after a 6?
wild-die-a6-answer = yes, it can only help
wild-die-a7 = Does a Fate Point double Advantages?
wild-die-a7-answer = yes, they belong to the character
wild-die-a8 = When do you spend Character Points?
wild-die-a8-answer = before the roll
wild-die-a9 = Is five the limit of a session or a roll?
wild-die-a9-answer = of both
wild-die-a10 = Can pips be negative or above 2?
wild-die-a10-answer = yes, any whole number
wild-die-chance-of-a-total = chance of a total
wild-die-code = code
wild-die-with-one-character-point = with one Character Point
wild-die-with-a-fate-point = with a Fate Point
wild-die-total-total = total { $total }
wild-die-critical-success = critical success
wild-die-critical-failure = critical failure
wild-die-catastrophic-failure = catastrophic failure
wild-die-to-reach-target = to reach { $target }
wild-die-target-of-target-reached = target of { $target } reached
wild-die-target-of-target-missed = target of { $target } missed
wild-die-1-character-point = 1 Character Point
wild-die-count-character-points = { $count } Character Points
wild-die-a-fate-point = a Fate Point
wild-die-equipment-code = equipment { $code }
wild-die-advantage-code = advantage { $code }

## Dice Check

dice-check-summary = add two six-sided dice and a modifier; doubles of one and six are Moments of Insight
dice-check-x1 = What do the others add in a Group Check?
dice-check-x1-answer = AMod and CMod, as printed
dice-check-x2 = Does a double override the total?
dice-check-x2-answer = yes
dice-check-x3 = Do doubles count in an Opposed Check?
dice-check-x3-answer = no, only totals
dice-check-x4 = Whose roll does the Gambit change?
dice-check-x4-answer = that of the Rebuttal
dice-check-a1 = Is the sum of CMods limited?
dice-check-a1-answer = no
dice-check-a2 = What is a double among three dice?
dice-check-a2-answer = at least two of the three dice
dice-check-a3 = Can you add more than one die?
dice-check-a3-answer = no
dice-check-a4 = What does it cost to reroll both dice?
dice-check-a4-answer = one Insight Dice for each die
dice-check-a5 = Can you reroll a Moment of Insight?
dice-check-a5-answer = yes, doubles count on the final dice
dice-check-a7 = Do doubles change who wins?
dice-check-a7-answer = no
dice-check-a8 = What happens on a draw?
dice-check-a8-answer = nobody gains anything
dice-check-a11 = When has a Negotiation failed?
dice-check-a11-answer = when talks are over or hostile
dice-check-a12 = Does the Rebuttal alone decide?
dice-check-a12-answer = yes
dice-check-bands-of-a-check = bands of a check
dice-check-modifier = modifier
dice-check-low-insight = Low Insight
dice-check-dire-failure = Dire Failure
dice-check-failure = Failure
dice-check-success = Success
dice-check-wild-success = Wild Success
dice-check-high-insight = High Insight
dice-check-chance-of-success-by-use-of-insight-dice = chance of success by use of Insight Dice
dice-check-no-insight-dice = no Insight Dice
dice-check-third-die = third die
dice-check-reroll-one = reroll one
dice-check-reroll-up-to-two = reroll up to two
dice-check-total-total = total { $total }
dice-check-one-insight-dice-gained = one Insight Dice gained
dice-check-a-third-die = a third die
dice-check-count-insight-dice-used = { $count } Insight Dice used
dice-check-3-from-an-insight-dice-included = +3 from an Insight Dice included
dice-check-insight-dice-for-a-reroll = Insight Dice for a reroll
dice-check-opposed-by-dice = opposed by { $dice }
dice-check-own-against-other = { $own } against { $other }
dice-check-win = win
dice-check-lose = lose
dice-check-group-of-count = group of { $count }
dice-check-one-insight-dice-gained-by-each-member = one Insight Dice gained by each member
dice-check-cmod-cmod-from-then-on = CMod { $cmod } from then on
dice-check-taken-at-face-value = taken at face value
dice-check-draw = draw
dice-check-no-reading = no reading
dice-check-motives-seem-clear = motives seem clear
dice-check-negotiation-gambit-against-rebuttal = negotiation, { $gambit } against { $rebuttal }
dice-check-gambit-band = Gambit: { $band }
dice-check-rebuttal-at-modifier-band = Rebuttal at { $modifier }: { $band }
dice-check-over-at-the-rebuttal = over at the Rebuttal
dice-check-may-be-considered = may be considered
dice-check-over-at-the-gambit = over at the Gambit
dice-check-hostile = hostile
dice-check-some-impression = some impression

## Unique Pool

unique-pool-summary = roll 1 to 8 six-sided dice, add up the different faces, and push below the required number
unique-pool-a2 = Does one die of each number stay?
unique-pool-a2-answer = yes
unique-pool-a3 = Does a pushed die stay for the next push?
unique-pool-a3-answer = yes
unique-pool-a4 = Does a crisis also fail the task?
unique-pool-a4-answer = yes
unique-pool-a5 = Does the player know the required number?
unique-pool-a5-answer = yes
unique-pool-a8 = Can you decline each later push?
unique-pool-a8-answer = yes
unique-pool-success-without-a-push = success without a push
unique-pool-dice = dice
unique-pool-success-when-pushing-to-the-end = success when pushing to the end
unique-pool-push-or-stop-below-8 = push or stop below 8
unique-pool-faces = faces
unique-pool-total = total
unique-pool-first-roll = first roll
unique-pool-crisis-on-the-next-push = crisis on the next push
unique-pool-success-when-pushing-on = success when pushing on
unique-pool-break-even-cost = break-even cost
unique-pool-policy = policy
unique-pool-stop = stop
unique-pool-push-or-stop-below-11 = push or stop below 11
unique-pool-push-or-stop-below-15 = push or stop below 15
unique-pool-count-dice = { $count } dice
unique-pool-roll-total-total = Roll Total { $total }
unique-pool-to-reach-target = to reach { $target }
unique-pool-no-push = no push
unique-pool-roll-total-total-of-target = Roll Total { $total } of { $target }
unique-pool-success = success
unique-pool-failure = failure
unique-pool-push-until-success-or-crisis = push until success or crisis
unique-pool-push-while-it-pays = push while it pays
unique-pool-a-crisis-costs-cost = a crisis costs { $cost }
unique-pool-crisis = crisis

## Essential Traits

essential-traits-summary = roll two or three dice that fit the level of a trait; the highest total has narrative control
essential-traits-a1 = Which dice can a trait roll?
essential-traits-a1-answer = core and optional dice, mixed or doubled
essential-traits-a2 = When do you choose dice?
essential-traits-a2-answer = before the test, before any die is rolled
essential-traits-a4 = What happens on a tie?
essential-traits-a4-answer = the highest share control; nobody rerolls
essential-traits-a5 = Can you use dice outside the two lists?
essential-traits-a5-answer = no
essential-traits-two-dice-by-level = two dice by level
essential-traits-level = level
essential-traits-maximum = maximum
essential-traits-core-dice = core dice
essential-traits-with-optional-dice = with optional dice
essential-traits-chance-to-win-alone-by-level-default-dice = chance to win alone by level, default dice
essential-traits-chance-to-win-alone-by-choice-of-dice = chance to win alone by choice of dice
essential-traits-against = against
essential-traits-even-pair = even pair
essential-traits-wins = wins
essential-traits-wide-pair = wide pair
essential-traits-best-three = best three
essential-traits-level-level-dice = level { $level } ({ $dice })
essential-traits-total-total = total { $total }
essential-traits-trait-versus-others = { $trait } versus { $others }
essential-traits-own-against-others = { $own } against { $others }
essential-traits-narrative-control-to-traits = narrative control to { $traits }
essential-traits-narrative-control-shared-by-traits = narrative control shared by { $traits }
