### La page d’un jeu : ce que lisent les visiteurs de son adresse.

site-skip = Aller au texte
# Nomme les liens vers les vues, pour les lecteurs d’écran
site-views = Vues
site-copy = Copier
site-copied = Copié
site-copy-code = Copier le code
site-copy-link = Copier le lien
site-loading = Chargement…
# Quand une partie de la page ne peut pas être chargée
site-failed = Cette partie de la page ne peut pas être chargée. Vérifiez la connexion et rechargez la page.

site-sheet = Faire { -run-sheet(form: "a") }
site-sheet-how = { -run-sheet(form: "A") } est une feuille aux nombres déjà tirés. Avec le même code, tout le monde joue le même plateau.
site-sheet-word = Graine ou code
site-sheet-word-how = N’importe quel texte : le même texte donne le même plateau. Sans texte, le plateau est nouveau.
site-sheet-new = Nouveau plateau
site-sheet-day = Plateau du jour
site-sheet-week = Plateau de la semaine
# Titre de ce que fixe un code
site-sheet-board = Sur la feuille
site-sheet-set = Le code fixe ces choix.
site-sheet-difficulty = Difficulté
site-sheet-open = Nombres sur la carte
site-sheet-sealed = Scellée : cherchez chaque nombre quand il vous le faut
site-sheet-dice = { -outcome-roll(form: "Many") } aussi, les mêmes pour tous
site-sheet-count = Nombre de feuilles
site-sheet-paper = Papier
site-sheet-save = Enregistrer le PDF
site-sheet-text = Afficher en texte
# La feuille affichée, lue à voix haute quand elle change
site-sheet-said = { $count ->
    [one] Voici le plateau { $code }.
   *[other] { $count } feuilles. La première est le plateau { $code }.
}
