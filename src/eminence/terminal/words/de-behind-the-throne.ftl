# Der Tisch von Behind the Throne.

bt-points = Punkte
bt-turn = Zug { $turn }
bt-deck = Stapel { $count }
bt-deck-ends = mit { $card } darin
bt-discard = Ablage { $count }
bt-top = oben: { $card } (du hast nachgesehen)
bt-top-seen = jemand hat die oberste Karte angesehen
bt-column-deck = Stapel
bt-points-now = Punkte jetzt
bt-row-empty = Die Reihe ist leer.
bt-value-now = jetzt { $value }
bt-bust = zu hoch { $percent } %

bt-short-none = { "" }
bt-short-lower = letzte Karte -{ $amount }
bt-short-shift = letzte Karte +{ $amount }/-{ $amount }
bt-short-look = oberste ansehen
bt-short-reuse = ruhende wecken
bt-short-guard-swap = nur sie tauschbar
bt-short-guard-destroy = nur sie zerstörbar
bt-short-forbid-destroy = hemmt Zerstören
bt-short-forbid-swap = hemmt Tauschen

bt-help =
    „2 |“ ist ein Zweierstapel mit bereiter Fähigkeit; „2 -“ ruht: genutzt, oder
    jemand hat mehr.
    Keine Karte darf über der davor liegen, außer Fähigkeiten senken sie.
