### The Rule Book: figures, the example turn, its invented Events, numbers in its text. The text itself is rule-book.md.hbs.

## Numbers and words in the text

rule-cores = { $count ->
    [one] { $count } { -core }
   *[other] { $count } { -core(form: "many") }
}
rule-cores-or-more = { $count ->
    [one] { $count } { -core } or more
   *[other] { $count } or more { -core(form: "many") }
}
# What a Modifier does to a roll
rule-adds = adds { $number }
rule-takes = subtracts { $number }
rule-multiplies = multiplies by { $number }
rule-divides = divides by { $number }

## Invented Events and goods of the examples

rule-example-event = The Loose Plank
rule-example-shop = The Night Kitchen
rule-example-next = The Long Bench
rule-example-soup = Soup, Still Hot
rule-example-coin = A Bent Coin
rule-example-box = The Box under the Counter

## A turn in four boxes, each about 30 mm wide: its name and one or two short sentences

rule-turn-event = { -event(form: "One") }
rule-turn-event-text = Find the { -event } of your { -sector }. Read the scene.
rule-turn-roll = { -outcome-roll(form: "One") }
rule-turn-roll-text = Throw the die twice and add.
rule-turn-roll-modifier = Throw the die twice and add. One { -modifier } may change the total.
rule-turn-outcome = { -outcome(form: "One") }
rule-turn-outcome-text = Read the one you rolled. Do what it says. Strike out the number.
rule-turn-move = Move
rule-turn-move-text = Enter { -sector(form: "a") } next to yours that lets you in.
rule-turn-alt = A turn in four steps. { $steps } Then the first again.
rule-turn-step = { $number }, { $name }: { $text }

## Figures

# Above the two halves of a figure
rule-before = before
rule-after = after
# Handwriting beside a DiceMod: two throws and their total, then the total and the new one
rule-thrown = { $first } + { $second } = { $total }
rule-changed = { $total }, { $mod }: { $result }
rule-modifier-alt = { -modifier(form: "A") } before and after its use. Before: { $thrown }, { $outcome }, one { $mod } circled. After: the circle crossed out, the total { $result }, { $good }.
# Goods in a figure: Effects and cost
rule-price = { $effects }, cost { $cost }
rule-purchase-alt = A purchase. Before: item { $number }, { $name }, { $price }; { -money(form: "many") }: { $money }. After: the item crossed off; { -money(form: "many") }: { $money }, struck out, then { $left }; one { $mod } circled.
# Below a Sector, beside a tick and a cross
rule-lets-in = lets you in
rule-shuts-out = shuts you out
rule-moves-alt = With { -health } { $health }: { $list }.
rule-moves-sector = { -sector-number } { $number } { $open ->
    [yes] lets you in
   *[no] shuts you out
}
rule-resets-alt = { -reset(form: "Many") } before and after. { $list }
rule-resets-event = { $reset }: { -event-number } { $old }, struck out, is followed by { $new }.
rule-resets-sector = { $reset }: { -sector-number } { $old } becomes { $new }.

## The sheet in play: the names of its parts, in columns 45 mm wide

rule-part-labels = Labels: where { -run(form: "a") } begins, and where it can end
rule-part-marker = The marker: where you are
rule-part-square = Square: { -sector-number }
rule-part-line = Line: { -event-number }; struck out means finished
rule-part-line-shop = Line: { -event-number }; struck out means finished, { -shop(form: "mark") } means { -shop(form: "One") }
rule-part-name = A name for the { -sector }, for your notes
rule-part-difficulty = Difficulty
rule-part-run = { -run } number, date, your name, seed
rule-part-health = { -health(form: "One") }: at the start, max, and now
rule-part-diamonds = { -diamond(form: "A") } for each { -core }
rule-part-more = { -core(form: "Many") } without a { -diamond }
rule-part-cores = { -core(form: "Many") }
rule-part-money = { -money(form: "Many") }: at the start, and now
rule-part-dice-mods = { -dice-mod(form: "Many") }: circle what you own, put an X on what you used
rule-part-log = { -log }: your notes
rule-part-numbers = { -event-number(form: "Many") }: cross off each one you write on the map
# Below the names of the parts
rule-slanted = The player’s writing is in italics.
rule-slanted-back = The player’s writing is in italics. The { -log } is on the back.
rule-sheet-alt = The { -tracking-sheet } in play, its parts numbered. { $parts }
rule-sheet-part = { $number }: { $name }.

## The sheet after the example turn, for readers who do not see it

# A value of a counter with a later one after it
rule-struck = { $value }, struck out
rule-worked-alt =
    Parts of the { -tracking-sheet } after the turn.
    { -health(form: "One") }: { $health }{ $max ->
        [none] .
       *[other] ; max { $max }.
    }
    { -money(form: "Many") }: { $money }.
    { -core(form: "Many") }: { $cores }{ $diamonds ->
        [0] .
       *[other] {" "}of { $diamonds } { -diamond(form: "many") } filled.
    }
    { $used ->
        [none] { $bought ->
            [none] {""}
           *[other] { -dice-mod(form: "Many") }: one { $bought } circled.
        }
       *[other] { $bought ->
            [none] { -dice-mod(form: "Many") }: one { $used } circled and crossed out.
           *[other] { -dice-mod(form: "Many") }: one { $used } circled and crossed out, one { $bought } circled.
        }
    }
    { $start }: { -sector-number } { $number }, { -event } { $event } struck out.
    { -sector(form: "A") } next to it: { -sector-number } { $moved }, { $next }, with the marker on it.
    The other { -sector(form: "many") } next to it are empty.
