### Le jeu, et des fichiers à imprimer

site-print = Le jeu
# Le texte d’une image
site-print-sample = { $of ->
    [cover] { -event-book } : la couverture
    [event-book] { -event-book } : une page
    [rule-book] { -rule-book } : une page
   *[tracking-sheet] { -tracking-sheet }
}
site-print-pages = Un coup d’œil
site-print-books = Imprimer et jouer
site-print-needs = Il vous faut un dé à six faces, { $dice ->
    [other] un dé à { $sides } faces pour les { -event-number(form: "many") } seulement,{" "}
   *[usual] {""}
}une petite pièce comme pion, un crayon et une gomme.
site-print-how = Choisissez votre papier, téléchargez son fichier et ouvrez-le : les livres, la feuille et les cartes y sont. Imprimez d’abord PRINT-ME-FIRST à 100 % et lisez-le.
site-edition = Télécharger
site-edition-name = { $kind ->
    [booklet] { $paper }, livret à plier
    [large-print] { $paper }, gros caractères
    [low-ink] { $paper }, encre économe
   *[usual] { $paper }
}
site-edition-sheets = Feuilles de papier
site-edition-how = Imprimer les livres
site-edition-print = { $kind ->
    [booklet] recto verso, retourner sur le bord court ; puis plier et agrafer
   *[other] recto verso, retourner sur le bord long
}
site-edition-size = Taille
site-size = { $megabytes } Mo
site-print-ebook = Lire sur un écran
site-print-ebook-how = Ce livre numérique contient les deux livres et la feuille en mots, pour téléphones, liseuses et lecteurs d’écran.
site-print-ebook-file = Télécharger le livre numérique ({ $size })
site-print-offline = Ces fichiers demandent une connexion. Après votre première visite, tout le reste de cette page marche aussi sans.
