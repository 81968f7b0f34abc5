### Compagnons d’un système de dés : livret de règles, feuille de personnage, chances en un coup d’œil, feuille de jets.

companion-range = { $first } à { $last }

## Livret de règles

companion-rules = Règles
companion-rules-head = { $name } : règles
companion-rules-question = Question
companion-rules-answer = Réponse de ce livret
companion-dice-level = Niveau
companion-dice-maximum = Maximum
companion-dice-core = Dés de base
companion-dice-optional = Avec dés en option
companion-dice-misprint = { $sign } Niveau { $level }, imprimé { $dice } :

## Chances en un coup d’œil

companion-odds-title = Chances en un coup d’œil
companion-odds-bookmark = { $name } : chances en un coup d’œil
companion-odds-introduction = { $name } : { $summary }. Tous les nombres sont exacts. Chaque pourcentage est arrondi à part.
companion-odds-readings = Les chances suivent les réponses du livret de règles, sous « Ce que les règles laissent ouvert ».
companion-odds-totals = Un total ou plus
companion-odds-totals-note = La chance d’un total ou plus. Trouvez le total sous le graphique et montez jusqu’à la ligne de votre jet.
companion-odds-total = total
companion-odds-better = « { $name } » vaut mieux : { $axis } { $ranges }.
companion-odds-equal = Les deux se valent : { $axis } { $ranges }.

## Feuille de jets

companion-rolls-title = Jets de { $seed }
companion-rolls-bookmark = { $name } : jets de { $seed }
companion-rolls-read = { $order } : { $value } ({ $dice }).
companion-rolls-read-total = { $order } : { $value }.

## Feuille de personnage

companion-sheet-bookmark = { $name } : { $title }
companion-sheet-clear = tout vider
companion-sheet-clear-all = Vider toute la feuille

## Noms des champs

companion-field = { $part } : { $words }
companion-field-name = Nom
companion-field-value = Valeur
companion-field-value-of = { $name } : valeur
companion-field-card = Carte
companion-field-card-line = { $card }, ligne { $number }
companion-field-line = ligne { $number }
companion-field-row = { $column }, ligne { $number }
companion-field-box = { $label } { $number } sur { $count }
companion-field-box-words = { $box }, en mots

## Wild Die

wild-die-summary = additionner n dés à six faces et un supplément ; un dé se relance sur 6 et échoue sur 1
wild-die-a1 = Un premier 1 compte-t-il ?
wild-die-a1-answer = oui, et le jet suivant est soustrait
wild-die-a2 = Que fait un 6 au jet soustrait ?
wild-die-a2-answer = un jet de plus est soustrait
wild-die-a3 = Un total peut-il être négatif ?
wild-die-a3-answer = oui, il n’y a pas de limite basse
wild-die-a5 = Un point de destin double-t-il le supplément ?
wild-die-a5-answer = non, seulement les dés
wild-die-a6 = Faut-il relancer après un 6 ?
wild-die-a6-answer = oui, cela ne peut qu’aider
wild-die-a7 = Un point de destin double-t-il les avantages ?
wild-die-a7-answer = oui, ils appartiennent au personnage
wild-die-a8 = Quand dépense-t-on les points de personnage ?
wild-die-a8-answer = avant le jet
wild-die-a9 = Cinq est-il la limite d’une séance ou d’un jet ?
wild-die-a9-answer = des deux
wild-die-a10 = Le supplément peut-il être négatif ou dépasser 2 ?
wild-die-a10-answer = oui, tout nombre entier
wild-die-chance-of-a-total = chance d’un total
wild-die-code = code
wild-die-with-one-character-point = avec un point de personnage
wild-die-with-a-fate-point = avec un point de destin
wild-die-total-total = total { $total }
wild-die-critical-success = succès critique
wild-die-critical-failure = échec critique
wild-die-catastrophic-failure = échec catastrophique
wild-die-to-reach-target = pour atteindre { $target }
wild-die-target-of-target-reached = { $target } atteint
wild-die-target-of-target-missed = { $target } manqué
wild-die-1-character-point = 1 point de personnage
wild-die-count-character-points = { $count } points de personnage
wild-die-a-fate-point = un point de destin
wild-die-equipment-code = équipement { $code }
wild-die-advantage-code = avantage { $code }

## Dice Check

dice-check-summary = additionner deux dés à six faces et un modificateur ; le double un et le double six sont des instants de lucidité
dice-check-x1 = Qu’ajoutent les autres dans un test de groupe ?
dice-check-x1-answer = ModA et ModS, comme imprimé
dice-check-x2 = Un double l’emporte-t-il sur le total ?
dice-check-x2-answer = oui
dice-check-x3 = Les doubles comptent-ils dans un test opposé ?
dice-check-x3-answer = non, seulement les totaux
dice-check-x4 = Quel jet l’ouverture change-t-elle ?
dice-check-x4-answer = celui de la réplique
dice-check-a1 = La somme des ModS est-elle limitée ?
dice-check-a1-answer = non
dice-check-a2 = Qu’est-ce qu’un double parmi trois dés ?
dice-check-a2-answer = au moins deux des trois dés
dice-check-a3 = Peut-on ajouter plus d’un dé ?
dice-check-a3-answer = non
dice-check-a4 = Que coûte une relance des deux dés ?
dice-check-a4-answer = un dé de lucidité par dé
dice-check-a5 = Peut-on relancer un instant de lucidité ?
dice-check-a5-answer = oui, ce sont les dés de la fin qui comptent
dice-check-a7 = Les doubles changent-ils le gagnant ?
dice-check-a7-answer = non
dice-check-a8 = Que se passe-t-il à égalité ?
dice-check-a8-answer = personne ne gagne rien
dice-check-a11 = Quand une négociation a-t-elle échoué ?
dice-check-a11-answer = quand les pourparlers sont finis ou hostiles
dice-check-a12 = La réplique décide-t-elle seule ?
dice-check-a12-answer = oui
dice-check-bands-of-a-check = tranches d’un test
dice-check-modifier = modificateur
dice-check-low-insight = basse lucidité
dice-check-dire-failure = échec grave
dice-check-failure = échec
dice-check-success = succès
dice-check-wild-success = grand succès
dice-check-high-insight = haute lucidité
dice-check-chance-of-success-by-use-of-insight-dice = chance de succès selon l’emploi des dés de lucidité
dice-check-no-insight-dice = sans dé
dice-check-third-die = troisième dé
dice-check-reroll-one = en relancer un
dice-check-reroll-up-to-two = en relancer jusqu’à deux
dice-check-total-total = total { $total }
dice-check-one-insight-dice-gained = un dé de lucidité gagné
dice-check-a-third-die = un troisième dé
dice-check-count-insight-dice-used = { $count ->
    [one] 1 dé de lucidité employé
   *[other] { $count } dés de lucidité employés
}
dice-check-3-from-an-insight-dice-included = +3 d’un dé de lucidité compris
dice-check-insight-dice-for-a-reroll = dé de lucidité pour relancer
dice-check-opposed-by-dice = contre { $dice }
dice-check-own-against-other = { $own } contre { $other }
dice-check-win = gagné
dice-check-lose = perdu
dice-check-group-of-count = groupe de { $count }
dice-check-one-insight-dice-gained-by-each-member = un dé de lucidité pour chaque membre
dice-check-cmod-cmod-from-then-on = ModS { $cmod } désormais
dice-check-taken-at-face-value = pris au mot
dice-check-draw = égalité
dice-check-no-reading = aucune impression
dice-check-motives-seem-clear = les motifs semblent clairs
dice-check-negotiation-gambit-against-rebuttal = négociation, { $gambit } contre { $rebuttal }
dice-check-gambit-band = ouverture : { $band }
dice-check-rebuttal-at-modifier-band = réplique à { $modifier } : { $band }
dice-check-over-at-the-rebuttal = fini à la réplique
dice-check-may-be-considered = peut être envisagé
dice-check-over-at-the-gambit = fini à l’ouverture
dice-check-hostile = hostile
dice-check-some-impression = une certaine impression

## Unique Pool

unique-pool-summary = lancer 1 à 8 dés à six faces, additionner les faces différentes, et pousser si le total est trop petit
unique-pool-a2 = Un dé de chaque nombre reste-t-il ?
unique-pool-a2-answer = oui
unique-pool-a3 = Un dé poussé reste-t-il pour la poussée suivante ?
unique-pool-a3-answer = oui
unique-pool-a4 = Une crise fait-elle aussi échouer la tâche ?
unique-pool-a4-answer = oui
unique-pool-a5 = Le joueur connaît-il le nombre requis ?
unique-pool-a5-answer = oui
unique-pool-a8 = Peut-on refuser chaque poussée suivante ?
unique-pool-a8-answer = oui
unique-pool-success-without-a-push = succès sans pousser
unique-pool-dice = dés
unique-pool-success-when-pushing-to-the-end = succès en poussant jusqu’au bout
unique-pool-push-or-stop-below-8 = pousser ou s’arrêter sous 8
unique-pool-faces = faces
unique-pool-total = total
unique-pool-first-roll = premier jet
unique-pool-crisis-on-the-next-push = crise à la poussée suivante
unique-pool-success-when-pushing-on = succès en continuant
unique-pool-break-even-cost = coût d’équilibre
unique-pool-policy = conduite
unique-pool-stop = s’arrêter
unique-pool-push-or-stop-below-11 = pousser ou s’arrêter sous 11
unique-pool-push-or-stop-below-15 = pousser ou s’arrêter sous 15
unique-pool-count-dice = { $count } dés
unique-pool-roll-total-total = total du jet { $total }
unique-pool-to-reach-target = pour atteindre { $target }
unique-pool-no-push = sans pousser
unique-pool-roll-total-total-of-target = total du jet { $total } sur { $target }
unique-pool-success = succès
unique-pool-failure = échec
unique-pool-push-until-success-or-crisis = pousser jusqu’au succès ou à la crise
unique-pool-push-while-it-pays = pousser tant que cela vaut la peine
unique-pool-a-crisis-costs-cost = une crise coûte { $cost }
unique-pool-crisis = crise

## Essential Traits

essential-traits-summary = lancer deux ou trois dés qui conviennent au niveau d’un trait ; le plus grand total mène le récit
essential-traits-a1 = Quels dés un trait peut-il lancer ?
essential-traits-a1-answer = dés de base et en option, mêlés ou doublés
essential-traits-a2 = Quand choisit-on les dés ?
essential-traits-a2-answer = avant le test, avant tout jet
essential-traits-a4 = Que se passe-t-il à égalité ?
essential-traits-a4-answer = les plus grands partagent le récit ; personne ne relance
essential-traits-a5 = Peut-on prendre des dés hors des deux listes ?
essential-traits-a5-answer = non
essential-traits-two-dice-by-level = deux dés par niveau
essential-traits-level = niveau
essential-traits-maximum = maximum
essential-traits-core-dice = dés de base
essential-traits-with-optional-dice = avec dés en option
essential-traits-chance-to-win-alone-by-level-default-dice = chance de gagner seul, par niveau, dés habituels
essential-traits-chance-to-win-alone-by-choice-of-dice = chance de gagner seul, selon le choix des dés
essential-traits-against = contre
essential-traits-even-pair = paire égale
essential-traits-wins = gagne
essential-traits-wide-pair = paire inégale
essential-traits-best-three = meilleurs trois
essential-traits-level-level-dice = niveau { $level } ({ $dice })
essential-traits-total-total = total { $total }
essential-traits-trait-versus-others = { $trait } contre { $others }
essential-traits-own-against-others = { $own } contre { $others }
essential-traits-narrative-control-to-traits = le récit revient à { $traits }
essential-traits-narrative-control-shared-by-traits = le récit est partagé par { $traits }
