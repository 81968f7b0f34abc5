### Les choses qu’un jeu peut nommer, et leurs formes dans les phrases.

form-a = { $countable ->
    [no] { $one }
   *[yes] { $gender ->
        [feminine] une { $one }
       *[other] un { $one }
    }
}
# Sans indication, le pluriel prend un s.
form-many = { $one }s
form-a-mark = un { $mark }
form-of-choice = { $notation } au choix
form-lose-choice = Perdre { $a } au choix
# Article défini ; devant un h, indiquez le mot complet dans le jeu.
form-le = { $initial ->
    [vowel] l’{ $one }
   *[other] { $gender ->
        [feminine] la { $one }
       *[other] le { $one }
    }
}
form-du = { $initial ->
    [vowel] de l’{ $one }
   *[other] { $gender ->
        [feminine] de la { $one }
       *[other] du { $one }
    }
}
form-de = { $initial ->
    [vowel] d’{ $one }
   *[other] de { $one }
}
form-au = { $initial ->
    [vowel] à l’{ $one }
   *[other] { $gender ->
        [feminine] à la { $one }
       *[other] au { $one }
    }
}
form-aucun = { $gender ->
    [feminine] aucune { $one }
   *[other] aucun { $one }
}
form-votre = votre { $one }
form-un-nouveau = { $gender ->
    [feminine] une nouvelle { $one }
   *[other] { $initial ->
        [vowel] un nouvel { $one }
       *[other] un nouveau { $one }
    }
}
form-termine = { $gender ->
    [feminine] terminée
   *[other] terminé
}
form-ce = { $gender ->
    [feminine] cette { $one }
   *[other] { $initial ->
        [vowel] cet { $one }
       *[other] ce { $one }
    }
}

word-player = aventurier
    .many = aventuriers
    .gender = masculine
word-health = Santé
    .gender = feminine
word-money = Argent
    .gender = masculine
word-core = noyau
    .many = noyaux
    .gender = masculine
word-diamond = losange
    .many = losanges
    .gender = masculine
word-dice-mod = Mod de dé
    .many = Mods de dé
    .gender = masculine
word-modifier = Modificateur
    .many = Modificateurs
    .gender = masculine
word-reset = relance
    .many = relances
    .gender = feminine
word-event = Événement
    .many = Événements
    .gender = masculine
word-shop = Boutique
    .many = Boutiques
    .gender = feminine
word-outcome = Issue
    .many = Issues
    .gender = feminine
word-bad = Mauvaise
word-neutral = Neutre
word-good = Bonne
word-wild = Folle
word-effect = Effet
    .many = Effets
    .gender = masculine
word-sector = Secteur
    .many = Secteurs
    .gender = masculine
word-run = Course
    .many = Courses
    .gender = feminine
word-ending = Fin
    .many = Fins
    .gender = feminine
word-event-number = Numéro d’Événement
    .many = Numéros d’Événement
    .gender = masculine
word-sector-number = Numéro de Secteur
    .many = Numéros de Secteur
    .gender = masculine
word-outcome-roll = Jet d’Issue
    .many = Jets d’Issue
    .gender = masculine
word-traversal-challenge = Épreuve de passage
    .many = Épreuves de passage
    .gender = feminine
word-event-phase = Phase d’Événement
    .many = Phases d’Événement
    .gender = feminine
word-movement-phase = Phase de déplacement
    .many = Phases de déplacement
    .gender = feminine
word-rule-book = Livret de règles
    .many = Livrets de règles
    .gender = masculine
word-event-book = Livre d’Événements
    .many = Livres d’Événements
    .gender = masculine
word-tracking-sheet = Feuille de suivi
    .many = Feuilles de suivi
    .gender = feminine
word-run-sheet = Feuille de course
    .many = Feuilles de course
    .gender = feminine
word-log = Journal
    .many = Journaux
    .gender = masculine
word-register = Registre
    .many = Registres
    .gender = masculine
