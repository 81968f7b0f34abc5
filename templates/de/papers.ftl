### Papiere aus der Welt des Spiels und das Register.

papers-title = Papiere
papers-foot = { $title } · { $edition } · lies es nach { -run(form: "einem") }

register-note = Schreibe für { -run(form: "jeden") } eine Zeile, mit Nummer. Ein: der Tag, an dem du hineingegangen bist. Aus: der Tag, an dem du herausgekommen bist, sonst leer. Notizen: die Notiz am Ende des Textes oder deine eigene.
register-part = { $line ->
    [one] Lies das, wenn du { $line } Zeile ausgefüllt hast. Decke den Rest bis dahin ab.
   *[other] Lies das, wenn du { $line } Zeilen ausgefüllt hast, eine für { -run(form: "jeden") }. Decke den Rest bis dahin ab.
}
register-run = { -run(form: "One") }
register-in = Ein
register-out = Aus
register-cores = { -core(form: "Many") }
register-ending = { -ending(form: "One") }
register-notes = Notizen
register-endings = ankreuzen, was du gelesen hast
register-outcomes = { $list }: einen Kreis ausfüllen für alles, was du gelesen hast; bei { -shop(form: "einem") } den ersten
register-grid = Ein Gitter der { -event(form: "many") } nach Nummern, mit je einem Kreis zum Ausfüllen für { -outcome(form: "jeden") }.
