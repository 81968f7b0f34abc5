### Codes, scores et classements entre amis ; erreurs d’un jeu pour qui en écrit un

site-check = Vérifier
site-check-code = Un code
site-check-code-how = Chaque feuille tirée porte un code, qui désigne son plateau. Majuscules, tirets et mots autour ne changent rien.
site-check-code-field = Code
site-check-button = Vérifier
site-check-no-code = Saisissez un code.
site-check-same = Le même plateau : { $title }, { $difficulty }, { $kind ->
    [sealed] feuille scellée
    [sealed-with-rolls] feuille scellée, avec { -outcome-roll(form: "many") }
    [open-with-rolls] feuille ouverte, avec { -outcome-roll(form: "many") }
   *[open] feuille ouverte
}, { $sectors ->
    [one] { $sectors } { -sector }
   *[other] { $sectors } { -sector(form: "many") }
}.
site-check-long-seed = La graine est trop longue pour le code : le code contient tout le plateau.
site-check-pictures = Images : { $list }. Comparez-les à celles de la feuille.
site-check-show = Voir la feuille

site-check-score = Un score
site-check-score-how = Recopiez la fin de votre feuille. La vérification trouve les erreurs ; elle ne prouve pas un score.
site-check-end = La fin
site-check-events = { -event-number(form: "Many") } rencontrés, par exemple 12, 34 (facultatif)
site-check-possible = { $won ->
    [yes] Gagné ! La ligne à partager :
   *[no] Ce score est possible. La ligne à partager :
}
site-check-lost = Avec cette fin, vos { -core(form: "many") } sont perdus et ne comptent pas.

site-check-table = Un classement entre amis
site-check-table-how = Collez les lignes de votre groupe, par exemple une discussion copiée. Le nom avant ou au-dessus d’une ligne est celui du joueur. Chaque ligne est vérifiée sur son plateau.
site-check-lines = Lignes
site-check-rank = Classer les lignes
site-check-rules = D’abord plus de { -core(form: "many") }, puis moins de tours, puis plus de { -health }.
site-check-rules-together = Sur tous les plateaux, la plus petite somme des rangs gagne. Un plateau sans résultat compte comme le rang après le dernier.
site-check-no-lines = Il n’y a pas de ligne de score ici. Une ligne commence par { $title } ·
site-check-player = Joueur
site-check-together = Les { $count } plateaux
site-check-missing = Plateaux manquants
site-check-unread = Lignes non lues
site-check-line = ligne { $number }
site-check-no-score = la ligne { $number } n’est pas un score

site-design = Pour les auteurs
site-design-how = Choisissez le dossier d’un jeu, ou déposez-le ici. Vous verrez les erreurs du jeu et sa feuille de suivi. Rien n’est envoyé : vos fichiers restent sur cet appareil.
site-design-folder = Dossier d’un jeu
site-design-game = Jeu dans le dossier
site-design-reading = Lecture…
site-design-found = { $errors ->
    [0] aucune erreur
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}, { $warnings ->
    [0] aucun avertissement
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
}
site-design-no-game = Ce n’est pas un dossier.
site-design-templates = Ce jeu a ses propres modèles. Cette page n’exécute rien d’un jeu et ne les remplit donc pas. Vérifiez-les avec core-runner validate et imprimez-les avec core-runner print.
site-design-more = … et { $count } de plus
site-design-sheet = { -tracking-sheet } de { $title }
