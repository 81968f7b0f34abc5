### Begleiter eines Würfelsystems: Regelheft, Charakterblatt, Chancen auf einen Blick, Wurfblatt.

companion-range = { $first } bis { $last }

## Regelheft

companion-rules = Regeln
companion-rules-head = { $name }: Regeln
companion-rules-question = Frage
companion-rules-answer = Antwort in diesem Heft
companion-dice-level = Stufe
companion-dice-maximum = Höchstwert
companion-dice-core = Grundwürfel
companion-dice-optional = Mit Zusatzwürfeln
companion-dice-misprint = { $sign } Stufe { $level }, gedruckt { $dice }:

## Chancen auf einen Blick

companion-odds-title = Chancen auf einen Blick
companion-odds-bookmark = { $name }: Chancen auf einen Blick
companion-odds-introduction = { $name }: { $summary }. Alle Zahlen sind exakt. Jede Prozentzahl ist einzeln gerundet.
companion-odds-readings = Die Chancen folgen den Antworten im Regelheft, unter „Was die Regeln offen lassen“.
companion-odds-totals = Eine Summe oder mehr
companion-odds-totals-note = Die Chance auf eine Summe oder mehr. Suche die Summe unter dem Diagramm und geh hinauf bis zur Linie deines Wurfes.
companion-odds-total = Summe
companion-odds-better = „{ $name }“ ist besser bei { $axis } { $ranges }.
companion-odds-equal = Gleich gut sind sie bei { $axis } { $ranges }.

## Wurfblatt

companion-rolls-title = Würfe von { $seed }
companion-rolls-bookmark = { $name }: Würfe von { $seed }
companion-rolls-read = { $order }: { $value } ({ $dice }).
companion-rolls-read-total = { $order }: { $value }.

## Charakterblatt

companion-sheet-bookmark = { $name }: { $title }
companion-sheet-clear = alles leeren
companion-sheet-clear-all = Das ganze Blatt leeren

## Namen der Formularfelder

companion-field = { $part }: { $words }
companion-field-name = Name
companion-field-value = Wert
companion-field-value-of = { $name }: Wert
companion-field-card = Karte
companion-field-card-line = { $card }, Zeile { $number }
companion-field-line = Zeile { $number }
companion-field-row = { $column }, Zeile { $number }
companion-field-box = { $label } { $number } von { $count }
companion-field-box-words = { $box }, in Worten

## Wild Die

wild-die-summary = n sechsseitige Würfel und einen Zuschlag addieren; ein Würfel explodiert bei 6 und patzt bei 1
wild-die-a1 = Zählt eine erste 1?
wild-die-a1-answer = ja, und der nächste Wurf wird abgezogen
wild-die-a2 = Was bewirkt eine 6 beim abgezogenen Wurf?
wild-die-a2-answer = noch ein Wurf wird abgezogen
wild-die-a3 = Kann eine Summe negativ sein?
wild-die-a3-answer = ja, es gibt keine Untergrenze
wild-die-a5 = Verdoppelt ein Schicksalspunkt auch den Zuschlag?
wild-die-a5-answer = nein, nur Würfel
wild-die-a6 = Muss man nach einer 6 noch einmal würfeln?
wild-die-a6-answer = ja, es kann nur helfen
wild-die-a7 = Verdoppelt ein Schicksalspunkt auch Vorteile?
wild-die-a7-answer = ja, sie gehören zur Figur
wild-die-a8 = Wann gibt man Charakterpunkte aus?
wild-die-a8-answer = vor dem Wurf
wild-die-a9 = Gilt die Grenze von fünf pro Sitzung oder pro Wurf?
wild-die-a9-answer = für beides
wild-die-a10 = Kann der Zuschlag negativ oder größer als 2 sein?
wild-die-a10-answer = ja, jede ganze Zahl
wild-die-chance-of-a-total = Chance auf eine Summe
wild-die-code = Würfelcode
wild-die-with-one-character-point = mit einem Charakterpunkt
wild-die-with-a-fate-point = mit einem Schicksalspunkt
wild-die-total-total = Summe { $total }
wild-die-critical-success = kritischer Erfolg
wild-die-critical-failure = kritischer Fehlschlag
wild-die-catastrophic-failure = katastrophaler Fehlschlag
wild-die-to-reach-target = Ziel { $target }
wild-die-target-of-target-reached = Ziel { $target } erreicht
wild-die-target-of-target-missed = Ziel { $target } verfehlt
wild-die-1-character-point = 1 Charakterpunkt
wild-die-count-character-points = { $count } Charakterpunkte
wild-die-a-fate-point = ein Schicksalspunkt
wild-die-equipment-code = Ausrüstung { $code }
wild-die-advantage-code = Vorteil { $code }

## Dice Check

dice-check-summary = zwei sechsseitige Würfel und einen Modifikator addieren; Einser- und Sechserpasche sind Momente der Einsicht
dice-check-x1 = Was tragen die anderen bei einer Gruppenprobe bei?
dice-check-x1-answer = AMod und LMod, wie gedruckt
dice-check-x2 = Gilt ein Pasch mehr als die Summe?
dice-check-x2-answer = ja
dice-check-x3 = Zählen Pasche bei einer Gegenprobe?
dice-check-x3-answer = nein, nur Summen
dice-check-x4 = Wessen Wurf ändert der Vorstoß?
dice-check-x4-answer = den der Erwiderung
dice-check-a1 = Ist die Summe der LMods begrenzt?
dice-check-a1-answer = nein
dice-check-a2 = Was ist ein Pasch bei drei Würfeln?
dice-check-a2-answer = mindestens zwei der drei Würfel
dice-check-a3 = Kann man mehr als einen Würfel dazunehmen?
dice-check-a3-answer = nein
dice-check-a4 = Was kostet es, beide Würfel neu zu werfen?
dice-check-a4-answer = je Würfel einen Einsichtswürfel
dice-check-a5 = Kann man einen Moment der Einsicht neu werfen?
dice-check-a5-answer = ja, es zählen die Pasche der Würfel, die am Ende liegen
dice-check-a7 = Ändern Pasche, wer gewinnt?
dice-check-a7-answer = nein
dice-check-a8 = Was geschieht bei Gleichstand?
dice-check-a8-answer = niemand gewinnt etwas
dice-check-a11 = Wann ist eine Verhandlung gescheitert?
dice-check-a11-answer = wenn die Gespräche zu Ende oder feindselig sind
dice-check-a12 = Entscheidet die Erwiderung allein?
dice-check-a12-answer = ja
dice-check-bands-of-a-check = Bereiche einer Probe
dice-check-modifier = Modifikator
dice-check-low-insight = geringe Einsicht
dice-check-dire-failure = schwerer Fehlschlag
dice-check-failure = Fehlschlag
dice-check-success = Erfolg
dice-check-wild-success = großer Erfolg
dice-check-high-insight = hohe Einsicht
dice-check-chance-of-success-by-use-of-insight-dice = Erfolgschance je nach Gebrauch der Einsichtswürfel
dice-check-no-insight-dice = keiner
dice-check-third-die = dritter Würfel
dice-check-reroll-one = einen neu werfen
dice-check-reroll-up-to-two = bis zu zwei neu werfen
dice-check-total-total = Summe { $total }
dice-check-one-insight-dice-gained = ein Einsichtswürfel gewonnen
dice-check-a-third-die = ein dritter Würfel
dice-check-count-insight-dice-used = { $count ->
    [one] 1 Einsichtswürfel
   *[other] { $count } Einsichtswürfel
} benutzt
dice-check-3-from-an-insight-dice-included = +3 von einem Einsichtswürfel eingerechnet
dice-check-insight-dice-for-a-reroll = Einsichtswürfel für einen neuen Wurf
dice-check-opposed-by-dice = gegen { $dice }
dice-check-own-against-other = { $own } gegen { $other }
dice-check-win = gewonnen
dice-check-lose = verloren
dice-check-group-of-count = Gruppe von { $count }
dice-check-one-insight-dice-gained-by-each-member = ein Einsichtswürfel für jedes Mitglied
dice-check-cmod-cmod-from-then-on = LMod { $cmod } von da an
dice-check-taken-at-face-value = für bare Münze genommen
dice-check-draw = Gleichstand
dice-check-no-reading = kein Eindruck
dice-check-motives-seem-clear = die Motive scheinen klar
dice-check-negotiation-gambit-against-rebuttal = Verhandlung, { $gambit } gegen { $rebuttal }
dice-check-gambit-band = Vorstoß: { $band }
dice-check-rebuttal-at-modifier-band = Erwiderung mit { $modifier }: { $band }
dice-check-over-at-the-rebuttal = zu Ende bei der Erwiderung
dice-check-may-be-considered = wird erwogen
dice-check-over-at-the-gambit = zu Ende beim Vorstoß
dice-check-hostile = feindselig
dice-check-some-impression = ein gewisser Eindruck

## Unique Pool

unique-pool-summary = 1 bis 8 sechsseitige Würfel werfen, verschiedene Zahlen addieren und unter der geforderten Zahl nachlegen
unique-pool-a2 = Bleibt von jeder Zahl ein Würfel liegen?
unique-pool-a2-answer = ja
unique-pool-a3 = Bleibt ein nachgelegter Würfel für das nächste Nachlegen liegen?
unique-pool-a3-answer = ja
unique-pool-a4 = Scheitert mit einer Krise auch die Aufgabe?
unique-pool-a4-answer = ja
unique-pool-a5 = Kennt man die geforderte Zahl?
unique-pool-a5-answer = ja
unique-pool-a8 = Kann man jedes weitere Nachlegen ablehnen?
unique-pool-a8-answer = ja
unique-pool-success-without-a-push = Erfolg ohne Nachlegen
unique-pool-dice = Würfel
unique-pool-success-when-pushing-to-the-end = Erfolg beim Nachlegen bis zum Schluss
unique-pool-push-or-stop-below-8 = nachlegen oder aufhören unter 8
unique-pool-faces = Zahlen
unique-pool-total = Summe
unique-pool-first-roll = erster Wurf
unique-pool-crisis-on-the-next-push = Krise beim nächsten Nachlegen
unique-pool-success-when-pushing-on = Erfolg beim Weitermachen
unique-pool-break-even-cost = Grenzpreis
unique-pool-policy = Vorgehen
unique-pool-stop = aufhören
unique-pool-push-or-stop-below-11 = nachlegen oder aufhören unter 11
unique-pool-push-or-stop-below-15 = nachlegen oder aufhören unter 15
unique-pool-count-dice = { $count } Würfel
unique-pool-roll-total-total = Wurfsumme { $total }
unique-pool-to-reach-target = Ziel { $target }
unique-pool-no-push = kein Nachlegen
unique-pool-roll-total-total-of-target = Wurfsumme { $total } von { $target }
unique-pool-success = Erfolg
unique-pool-failure = Fehlschlag
unique-pool-push-until-success-or-crisis = nachlegen bis Erfolg oder Krise
unique-pool-push-while-it-pays = nachlegen, solange es sich lohnt
unique-pool-a-crisis-costs-cost = eine Krise kostet { $cost }
unique-pool-crisis = Krise

## Essential Traits

essential-traits-summary = zwei oder drei Würfel werfen, die zur Stufe einer Eigenschaft passen; die höchste Summe bestimmt die Erzählung
essential-traits-a1 = Welche Würfel kann eine Eigenschaft werfen?
essential-traits-a1-answer = Grund- und Zusatzwürfel, gemischt oder doppelt
essential-traits-a2 = Wann wählt man die Würfel?
essential-traits-a2-answer = vor der Probe, bevor jemand würfelt
essential-traits-a4 = Was geschieht bei Gleichstand?
essential-traits-a4-answer = die höchsten teilen sich die Erzählung; niemand würfelt neu
essential-traits-a5 = Kann man andere Würfel als die der zwei Listen nehmen?
essential-traits-a5-answer = nein
essential-traits-two-dice-by-level = zwei Würfel nach Stufe
essential-traits-level = Stufe
essential-traits-maximum = Höchstwert
essential-traits-core-dice = Grundwürfel
essential-traits-with-optional-dice = mit Zusatzwürfeln
essential-traits-chance-to-win-alone-by-level-default-dice = Chance, allein zu gewinnen, nach Stufe, übliche Würfel
essential-traits-chance-to-win-alone-by-choice-of-dice = Chance, allein zu gewinnen, nach Wahl der Würfel
essential-traits-against = gegen
essential-traits-even-pair = gleichmäßiges Paar
essential-traits-wins = gewinnt
essential-traits-wide-pair = ungleiches Paar
essential-traits-best-three = beste drei
essential-traits-level-level-dice = Stufe { $level } ({ $dice })
essential-traits-total-total = Summe { $total }
essential-traits-trait-versus-others = { $trait } gegen { $others }
essential-traits-own-against-others = { $own } gegen { $others }
essential-traits-narrative-control-to-traits = die Erzählung bestimmt { $traits }
essential-traits-narrative-control-shared-by-traits = die Erzählung teilen sich { $traits }
