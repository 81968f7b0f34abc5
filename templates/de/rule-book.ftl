### Das Regelheft: Bilder, der Beispielzug mit erfundenen Nummern, Zahlen im Text. Der Text selbst ist rule-book.md.hbs.

## Zahlen und Wörter im Text

rule-cores = { $count ->
    [one] { $count } { -core }
   *[other] { $count } { -core(form: "many") }
}
rule-cores-or-more = { $count ->
    [one] { $count } { -core } oder mehr
   *[other] { $count } oder mehr { -core(form: "many") }
}
rule-adds = addiere { $number }
rule-takes = ziehe { $number } ab
rule-multiplies = multipliziere mit { $number }
rule-divides = teile durch { $number }

## Erfundene Beispiele

rule-example-event = Die lose Planke
rule-example-shop = Die Nachtküche
rule-example-next = Die lange Bank
rule-example-soup = Suppe, noch heiß
rule-example-coin = Eine krumme Münze
rule-example-box = Die Schachtel unter der Theke

## Ein Zug in vier Feldern

rule-turn-event = { -event(form: "One") }
rule-turn-event-text = Schlage die Nummer deines Ortes auf. Lies die Szene.
rule-turn-roll = { -outcome-roll(form: "One") }
rule-turn-roll-text = Wirf zweimal und zähle zusammen.
rule-turn-roll-modifier = Wirf zweimal und zähle zusammen. { -modifier(form: "A") } darf die Summe ändern.
rule-turn-outcome = { -outcome(form: "One") }
rule-turn-outcome-text = Lies nur, was du gewürfelt hast. Führe es aus. Streiche die Nummer durch.
rule-turn-move = Weiter
rule-turn-move-text = Geh nach nebenan in { -sector(form: "einen") }, wenn du genug { -health } hast.
rule-turn-alt = Ein Zug in vier Schritten. { $steps } Dann wieder der erste.
rule-turn-step = { $number }, { $name }: { $text }

## Bilder

rule-before = vorher
rule-after = nachher
rule-thrown = { $first } + { $second } = { $total }
rule-changed = { $total }, { $mod }: { $result }
rule-modifier-alt = { -modifier(form: "A") }, vorher und nachher. Vorher: { $thrown }, { $outcome }, einmal { $mod } eingekreist. Nachher: der Ring durchgekreuzt, die Summe { $result }, { $good }.
rule-price = { $effects }, Preis { $cost }
rule-purchase-alt = Ein Kauf. Vorher: Ware { $number }, { $name }, { $price }; { -money(form: "many") }: { $money }. Nachher: die Ware durchgekreuzt; { -money(form: "many") }: { $money }, durchgestrichen, dann { $left }; einmal { $mod } eingekreist.
rule-lets-in = lässt dich ein
rule-shuts-out = sperrt dich aus
rule-moves-alt = { -health } { $health }: { $list }.
rule-moves-sector = { -sector-number } { $number } { $open ->
    [yes] lässt dich ein
   *[no] sperrt dich aus
}
rule-resets-alt = { -reset(form: "Many") }, vorher und nachher. { $list }
rule-resets-event = { $reset }: Auf { $old } ({ -event-number }), durchgestrichen, folgt { $new }.
rule-resets-sector = { $reset }: Aus { $old } ({ -sector-number }) wird { $new }.

## Das Blatt im Spiel: die Namen seiner Teile

rule-part-labels = Aufschriften: wo { -run(form: "der") } beginnt und wo du { -run(form: "den") } beenden kannst
rule-part-marker = Die Figur: wo du bist
rule-part-square = Quadrat: { -sector-number }
rule-part-line = Linie: { -event-number }; durchgestrichen heißt erledigt
rule-part-line-shop = Linie: { -event-number }; durchgestrichen heißt erledigt, { -shop(form: "mark") } heißt { -shop(form: "One") }
rule-part-name = Name für { -sector(form: "den") } in deinen Notizen
rule-part-difficulty = Schwierigkeit
rule-part-run = Nummer, Datum, dein Name, Seed
rule-part-health = { -health(form: "One") }: am Start, Höchstgrenze und jetzt
rule-part-diamonds = { -diamond(form: "A") } für { -core(form: "jeden") }
rule-part-more = { -core(form: "Many") } ohne { -diamond }
rule-part-cores = { -core(form: "Many") }
rule-part-money = { -money(form: "Many") }: am Start und jetzt
rule-part-dice-mods = { -dice-mod(form: "Many") }: einkreisen, was du hast; X auf das, was du benutzt hast
rule-part-log = { -log }: deine Notizen
rule-part-numbers = { -event-number(form: "Many") }: durchkreuzen, was du auf die Karte schreibst
rule-slanted = Kursiv: von Hand geschrieben.
rule-slanted-back = Kursiv: von Hand geschrieben. Auf der Rückseite: { -log }.
rule-sheet-alt = { -tracking-sheet } im Spiel, die Teile nummeriert. { $parts }
rule-sheet-part = { $number }: { $name }.

## Das Blatt nach dem Beispielzug

rule-struck = { $value }, durchgestrichen
rule-worked-alt =
    Teile des Blattes nach dem Zug.
    { -health(form: "One") }: { $health }{ $max ->
        [none] .
       *[other] ; max { $max }.
    }
    { -money(form: "Many") }: { $money }.
    { -core(form: "Many") }: { $cores }{ $diamonds ->
        [0] .
       *[other] {" "}von { $diamonds } { -diamond(form: "many") } gefüllt.
    }
    { $used ->
        [none] { $bought ->
            [none] {""}
           *[other] { -dice-mod(form: "Many") }: einmal { $bought } eingekreist.
        }
       *[other] { $bought ->
            [none] { -dice-mod(form: "Many") }: einmal { $used } eingekreist und durchgekreuzt.
           *[other] { -dice-mod(form: "Many") }: einmal { $used } eingekreist und durchgekreuzt, einmal { $bought } eingekreist.
        }
    }
    { $start }: { -sector-number } { $number }, { -event } { $event } durchgestrichen.
    { -sector(form: "A") } daneben: { -sector-number } { $moved }, { $next }, mit der Figur darauf.
    Die anderen { -sector(form: "many") } daneben sind leer.
