### Things that a game can name. A game without a word of its own for one takes the word of its language from here.

## For translators: `word-event` is the thing itself, and its attributes are its forms. All of them are optional:
##
##     word-event = Ereignis
##         .many = Ereignisse
##         .a = ein Ereignis
##         .heading = EREIGNIS
##         .short = Ereignisse
##         .shortest = Ereig.
##         .notation = Ereignis
##         .mark = E
##         .gender = neuter
##
## `.short` and `.shortest` are for columns, `.notation` for effects (`Relic +1`), `.mark` is one letter. `.gender` is
## neuter, feminine or masculine. A word may use words above it as terms: `word-event-number = { -event }nummer`.
##
## Messages that begin with `form-` make forms of every word, those of a game too. From `form-den` other messages take
## `{ -event(form: "den") }`, `{ -event(form: "Den") }` with a capital, and templates {{words.event.den}}. Add those that your
## language needs. Each knows:
##
## $one, $many, $a, $heading, $short, $shortest, $notation, $mark: forms as above (`form-a` itself does not know $a)
## $gender: neuter, feminine or masculine
## $initial: vowel, h or other: how $one begins
## $countable: no for a thing without a plural such as Gold, else yes

# With the indefinite article
form-a = { $countable ->
    [no] { $one }
   *[yes] { $initial ->
        [vowel] an { $one }
       *[other] a { $one }
    }
}
# The plural where a game gives none; $english is made by the rules of English.
form-many = { $english }
# The letter of a word, with its article: “add an S to the number”
form-a-mark = { $mark ->
    [A] an A
    [E] an E
    [F] an F
    [H] an H
    [I] an I
    [L] an L
    [M] an M
    [N] an N
    [O] an O
    [R] an R
    [S] an S
    [X] an X
   *[other] a { $mark }
}
# Effects: a DiceMod that the player chooses
form-of-choice = { $notation } of your choice
form-lose-choice = Lose { $a } of your choice

word-player = adventurer
word-health = Health
word-money = Money
word-core = core
word-diamond = diamond
word-dice-mod = DiceMod
word-modifier = Modifier
word-reset = reset
word-event = Event
word-shop = Shop
word-outcome = Outcome
word-bad = Bad
word-neutral = Neutral
word-good = Good
word-wild = Wild
word-effect = Effect
word-sector = Sector
word-run = Run
word-ending = Ending
word-event-number = { -event } Number
word-sector-number = { -sector } Number
word-outcome-roll = { -outcome } Roll
word-traversal-challenge = Traversal Challenge
word-event-phase = { -event } Phase
word-movement-phase = Movement Phase
word-rule-book = Rule Book
word-event-book = { -event } Book
word-tracking-sheet = Tracking Sheet
word-run-sheet = { -run } sheet
word-log = LOG
word-register = Register
