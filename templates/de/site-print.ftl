### Das Spiel, und Dateien zum Drucken

site-print = Das Spiel
# Der Text eines Bildes
site-print-sample = { $of ->
    [cover] { -event-book }: der Umschlag
    [event-book] { -event-book }: eine Seite
    [rule-book] { -rule-book }: eine Seite
   *[tracking-sheet] { -tracking-sheet }
}
site-print-pages = Ein Blick hinein
site-print-books = Drucken und spielen
site-print-needs = Du brauchst einen sechsseitigen Würfel, { $dice ->
    [other] einen Würfel mit { $sides } Seiten nur für { -event-number(form: "many") },{" "}
   *[usual] {""}
}eine kleine Münze als Figur, einen Bleistift und einen Radiergummi.
site-print-how = Wähle dein Papier, lade die Datei dazu und öffne sie: Die Bücher, das Blatt und die Karten sind darin. Drucke zuerst PRINT-ME-FIRST mit 100 % und lies es.
site-edition = Herunterladen
site-edition-name = { $kind ->
    [booklet] { $paper }, Heft zum Falten
    [large-print] { $paper }, Großdruck
    [low-ink] { $paper }, wenig Tinte
   *[usual] { $paper }
}
site-edition-sheets = Blätter
site-edition-how = Die Bücher drucken
site-edition-print = { $kind ->
    [booklet] beidseitig, an kurzer Kante spiegeln; dann falten und heften
   *[other] beidseitig, an langer Kante spiegeln
}
site-edition-size = Größe
site-size = { $megabytes } MB
site-print-ebook = Am Bildschirm lesen
site-print-ebook-how = In diesem E-Book sind beide Bücher und das Blatt in Worten: für Telefone, Lesegeräte und Vorleseprogramme.
site-print-ebook-file = Das E-Book herunterladen ({ $size })
site-print-offline = Diese Dateien brauchen eine Verbindung. Alles andere auf dieser Seite geht nach deinem ersten Besuch auch ohne.
