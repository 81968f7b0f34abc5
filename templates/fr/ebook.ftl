### Le livre numérique : les deux livres, la feuille en mots et les ordres. Rien n’y est imprimé, et il n’a pas de pages.

ebook-accessibility = Tout ce livre numérique peut se lire comme du texte : il ne faut ni image ni couleur. On arrive aux { -outcome(form: "many") } et aux { -ending(form: "many") } par des liens, jamais en lisant à la suite. La carte est une image et un tableau des voisins. Les autres images sont un décor.
ebook-back = Retour : { $title }
ebook-ways = Continuer
ebook-conditions = À lire seulement si c’est le cas
ebook-grid-how = Le premier lancer est la ligne, le second la colonne. Chaque numéro est un lien.
endings-how-flow = Quand { -run(form: "le") } finit, trouvez la ligne qui dit comment. Ne lisez que { -ending(form: "ce") }. Laissez les autres pour d’autres { -run(form: "many") }.
remarks-how-flow = Si vous avez des marques, trouvez la ligne qui dit comment { -run(form: "le") } a fini. Lisez les textes de vos marques. Seules quelques marques en ont, donc peut-être aucune des vôtres.

## La feuille en mots

ebook-sheet-how = Recopiez cette feuille à la main, ou dans un texte que vous pouvez modifier. Dans un texte, mettez l’ancien nombre entre parenthèses au lieu de le barrer, (7) 4, et écrivez x pour chaque case, anneau ou losange à remplir.
ebook-neighbours = Voisins
ebook-map = Carte de { $count } hexagones. Le tableau qui suit nomme les voisins de chacun.
