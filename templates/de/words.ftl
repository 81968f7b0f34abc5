### Dinge, die ein Spiel benennen kann, und die Formen, in denen sie in Sätzen stehen.

form-a = { $countable ->
    [no] { $one }
   *[yes] { $gender ->
        [feminine] eine { $one }
       *[other] ein { $one }
    }
}
# Ohne Angabe gilt der Singular: Deutsche Mehrzahlen lassen sich nicht bilden, nur nennen.
form-many = { $one }
form-a-mark = ein { $mark }
form-of-choice = { $notation } nach Wahl
form-lose-choice = Verliere { $gender ->
    [feminine] eine { $one }
    [masculine] einen { $one }
   *[neuter] ein { $one }
} nach Wahl
form-einen = { $countable ->
    [no] { $one }
   *[yes] { $gender ->
        [feminine] eine { $one }
        [masculine] einen { $one }
       *[neuter] ein { $one }
    }
}
form-einen-neuen = { $gender ->
    [feminine] eine neue { $one }
    [masculine] einen neuen { $one }
   *[neuter] ein neues { $one }
}
form-ein-neuer = { $gender ->
    [feminine] eine neue { $one }
    [masculine] ein neuer { $one }
   *[neuter] ein neues { $one }
}
form-beim = { $gender ->
    [feminine] bei der { $one }
   *[other] beim { $one }
}
form-im = { $gender ->
    [feminine] in der { $one }
   *[other] im { $one }
}
form-ein-einziger = { $gender ->
    [feminine] eine einzige
    [masculine] ein einziger
   *[neuter] ein einziges
}
form-ihn = { $gender ->
    [feminine] sie
    [masculine] ihn
   *[neuter] es
}
form-dem-gleichen = { $gender ->
    [feminine] der gleichen { $one }
   *[other] dem gleichen { $one }
}
form-einem = { $gender ->
    [feminine] einer { $one }
   *[other] einem { $one }
}
form-kein = { $gender ->
    [feminine] keine { $one }
   *[other] kein { $one }
}
form-der = { $gender ->
    [feminine] die { $one }
    [masculine] der { $one }
   *[neuter] das { $one }
}
form-den = { $gender ->
    [feminine] die { $one }
    [masculine] den { $one }
   *[neuter] das { $one }
}
form-dem = { $gender ->
    [feminine] der { $one }
   *[other] dem { $one }
}
form-dein = { $gender ->
    [feminine] deine { $one }
   *[other] dein { $one }
}
form-deinen = { $gender ->
    [feminine] deine { $one }
    [masculine] deinen { $one }
   *[neuter] dein { $one }
}
form-deinem = { $gender ->
    [feminine] deiner { $one }
   *[other] deinem { $one }
}
form-diesen = { $gender ->
    [feminine] diese { $one }
    [masculine] diesen { $one }
   *[neuter] dieses { $one }
}
form-diesem = { $gender ->
    [feminine] dieser { $one }
   *[other] diesem { $one }
}
form-jeder = { $gender ->
    [feminine] jede { $one }
    [masculine] jeder { $one }
   *[neuter] jedes { $one }
}
form-jedem = { $gender ->
    [feminine] jeder { $one }
   *[other] jedem { $one }
}
form-jeden = { $gender ->
    [feminine] jede { $one }
    [masculine] jeden { $one }
   *[neuter] jedes { $one }
}

word-player = Abenteurer
    .many = Abenteurer
    .gender = masculine
word-health = Gesundheit
    .gender = feminine
word-money = Geld
    .gender = neuter
word-core = Kern
    .many = Kerne
    .gender = masculine
word-diamond = Raute
    .many = Rauten
    .gender = feminine
word-dice-mod = Würfelmod
    .many = Würfelmods
    .gender = masculine
word-modifier = Modifikator
    .many = Modifikatoren
    .gender = masculine
word-reset = Neuwurf
    .many = Neuwürfe
    .gender = masculine
word-event = Ereignis
    .many = Ereignisse
    .gender = neuter
word-shop = Laden
    .many = Läden
    .gender = masculine
word-outcome = Ausgang
    .many = Ausgänge
    .gender = masculine
word-bad = Schlecht
word-neutral = Neutral
word-good = Gut
word-wild = Wild
word-effect = Wirkung
    .many = Wirkungen
    .gender = feminine
word-sector = Sektor
    .many = Sektoren
    .gender = masculine
word-run = Lauf
    .many = Läufe
    .gender = masculine
word-ending = Ende
    .many = Enden
    .gender = neuter
word-event-number = Ereignisnummer
    .many = Ereignisnummern
    .gender = feminine
word-sector-number = Sektornummer
    .many = Sektornummern
    .gender = feminine
word-outcome-roll = Ausgangswurf
    .many = Ausgangswürfe
    .gender = masculine
word-traversal-challenge = Durchgangsprobe
    .many = Durchgangsproben
    .gender = feminine
word-event-phase = Ereignisphase
    .many = Ereignisphasen
    .gender = feminine
word-movement-phase = Bewegungsphase
    .many = Bewegungsphasen
    .gender = feminine
word-rule-book = Regelheft
    .many = Regelhefte
    .gender = neuter
word-event-book = Ereignisbuch
    .many = Ereignisbücher
    .gender = neuter
word-tracking-sheet = Laufbogen
    .many = Laufbögen
    .gender = masculine
word-run-sheet = Laufblatt
    .many = Laufblätter
    .gender = neuter
word-log = Logbuch
    .many = Logbücher
    .gender = neuter
word-register = Register
    .many = Register
    .gender = neuter
