### La page d’un jeu : le livre des événements à côté d’une feuille de papier.

site-table = À la table
site-table-how = Gardez votre feuille sur papier et lancez de vrais dés. Touchez ou tapez un numéro pour lire sa scène, puis touchez votre total. Rien ici ne compte les tours.
site-table-read = Lire
site-table-unknown = Ce numéro n’existe pas.
site-table-noted = Vos notes
site-table-noted-how = Ce que vous notez ici reste sur cet appareil. Vous verrez alors les lignes qui vous concernent.
site-table-late = Il est tard : j’ai tracé le trait { $next }.
site-table-marks = Mes marques
site-table-mark = Une marque de votre feuille
site-table-note = Noter cette marque
site-table-unknown-mark = Cette marque n’existe pas.
site-table-clear = Recommencer : tout effacer
site-table-cleared = Effacé.
site-table-no-remark = Il n’y a pas de texte pour vos marques.
site-table-unkept = Ce navigateur ne garde rien ici : vos notes durent jusqu’à ce que vous fermiez ou rechargiez la page.

site-rules = Règles

site-map = Sans imprimante
site-map-how = Recopiez cette carte, aussi grande que le papier le permet. Chaque hexagone a un carré, une ligne et son nom. Puis recopiez la liste qui est dessous. Le tableau à la fin sert à vérifier la carte.
