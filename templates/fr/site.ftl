### La page d’un jeu : ce que lisent les visiteurs de son adresse.

site-skip = Aller au texte
# Nomme les liens vers les vues, pour les lecteurs d’écran
site-views = Vues
site-copy = Copier
site-copied = Copié
# Quand une partie de la page ne peut pas être chargée
site-failed = Cette partie de la page ne peut pas être chargée. Vérifiez la connexion et rechargez la page.

site-sheet = Faire { -run-sheet(form: "a") }
site-sheet-how = { -run-sheet(form: "A") } est une feuille aux nombres déjà tirés. Avec le même code, tout le monde joue le même plateau.
