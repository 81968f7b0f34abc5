### PRINT-ME-FIRST ; son texte courant est dans print-me-first.md.hbs.

print-me-first-title = À imprimer d’abord
print-me-first-paper = { $paper ->
    [a4] A4
    [letter] Letter
    [a5] A5
   *[half-letter] demi-Letter
}

## Le tableau des fichiers

print-me-first-file = Fichier
print-me-first-volume = { $name }, volume { $volume }
print-me-first-pages-of-file = Pages du fichier
print-me-first-pages = Pages
print-me-first-fold = À plier
print-me-first-folded = { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
}
print-me-first-not-folded = non plié
print-me-first-sheets = Feuilles
print-me-first-print = Imprimer
print-me-first-content = Contenu
file-print = { $file ->
    [rule-book] une fois
    [event-book] une fois
    [tracking-sheet] une pour chaque { -run }
    [veil-card] une fois, sur papier épais
   *[other] si vous voulez
}
file-content = { $file ->
    [rule-book] toutes les règles
    [event-book] { $events ->
        [one] { $events } { -event }
       *[other] { $events } { -event(form: "many") }
    } et { $endings ->
        [one] { $endings } { -ending }
       *[other] { $endings } { -ending(form: "many") }
    }
    [tracking-sheet] la feuille où vous écrivez
    [veil-card] une carte qui cache ce que vous ne devez pas lire
    [run-sheet] une feuille aux nombres déjà tirés
    [register] une ligne par { -run }
    [orders] des défis nommés
    [papers] des objets de l’histoire ; à lire ensuite
   *[other] {""}
}

## Figures

unit-millimetres = { $number } mm
unit-inches = { $number } po
ruler-millimetres = Une règle d’exactement 50 millimètres, un trait par millimètre et un nombre tous les dix.
ruler-inches = Au-dessous, une règle d’exactement 2 pouces, un trait par huitième de pouce.
turning-flat = Une feuille, page 1 dessus. Retournez-la sur son long côté, comme une page : la page 2 est dessus.
turning-folded = Une feuille, pages 4 et 1 dessus. Retournez-la sur son petit côté : les pages 2 et 3 sont dessus. Pliée au milieu et agrafée dans le pli, c’est un cahier qui commence à la page 1.
