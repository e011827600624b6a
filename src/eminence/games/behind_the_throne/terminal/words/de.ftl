# Der Tisch von Behind the Throne.

points = Punkte
turn = Zug { $turn }
deck = Stapel { $count }
deck-ends = mit { $card } darin
discard = Ablage { $count }
top = oben: { $card } (du hast nachgesehen)
top-seen = jemand hat die oberste Karte angesehen
column-deck = Stapel
points-now = Punkte jetzt
row-empty = Die Reihe ist leer.
value-now = jetzt { $value }
bust = zu hoch { $percent } %
game-ends = { $card } { $percent } %

short-none = { "" }
short-lower = letzte Karte -{ $amount }
short-shift = letzte Karte +{ $amount }/-{ $amount }
short-look = oberste ansehen
short-reuse = ruhende wecken
short-guard-swap = nur sie tauschbar
short-guard-destroy = nur sie zerstörbar
short-forbid-destroy = hemmt Zerstören
short-forbid-swap = hemmt Tauschen

help =
    „2 |“ ist ein Zweierstapel mit bereiter Fähigkeit; „2 -“ ruht: genutzt, oder
    jemand hat mehr.
    Keine Karte darf über der davor liegen, außer Fähigkeiten senken sie.
