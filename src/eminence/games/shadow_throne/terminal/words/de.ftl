# Der Tisch von Shadow Throne.

points = Einfluss
side-empire = Reich
side-rebels = Rebellen
side-church = Kirche
# Nach „Karte“.
card-of-empire = des Reichs
card-of-rebels = der Rebellen
card-of-church = der Kirche

## Die Schlacht

battle = Schlacht { $battle }
pick = Wahl { $pick } von { $picks }
wave = Welle { $wave }
wave-of = Welle { $wave } von { $waves }
over = das Spiel ist aus
goal = Ziel { $influence } Einfluss
track = Machtleiste:
track-at-zero = Machtleiste 0:
won = gewonnen
won-tied = gewonnen, gleichauf
ahead = führt
tied = gleichauf
column-gold = Gold
column-influence = Einfluss
column-hand = Hand
# Dasselbe, wo wenig Platz ist.
stock-gold = Gold
stock-influence = Einfl.
stock-hand = Hand
stayed = blieb: Welle 0
face-down = verdeckt
dead = tot
bonus = Bonus
silent = stumm
chosen = gewählt

## Karten

pool = Der Vorrat vor dir
hand = Deine Hand
hush-money = Schweigegeld: 1 für noch eine Karte { $factions-or }
column-rank = Rang
column-price = Preis
column-pow = Mac
column-inf = Ein
column-con = Tro
column-ability = Fähigkeit
pay = zahle { $price }
pay-hush = zahle { $price } mit Schweigegeld
get = nimm { $price }
collect = nimm { $price }
collect-hush = nimm { $price } nach Schweigegeld
free = frei
free-hush = frei nach Schweigegeld
pool-with =
    { $left ->
        [0] Vorrat bei { $who }:
       *[other] Vorrat bei { $who }, { $left } von:
    }
the-others = den anderen
taken-by = Genommen von { $who-or }:
held-by = Gehalten von { $who-or }:

## Neben den Zügen

note-pass = keine weitere Karte
note-numbers = Macht { $power }, Einfluss { $influence }, { $costs }
note-costs = kostet { $price }
note-brings = bringt { $price }
note-lost = { $price } unbezahlbar: verdeckt
note-face-down = { $price } unbezahlbar: verdeckt, 1 Gold
note-rally = kommt mit +{ $power }
note-bonus = Bonus +{ $power }

help =
    { "" }  >  ✓         wird gefragt; hat gewählt, verdeckt für die anderen
      E 2          unter einem Charakter: vom Reich (R Rebellen, C Kirche), Macht 2
      R>C 3 +1     war Rebell und ist jetzt Kirche; Macht 3 mit einer +1-Marke
      Bonus        hat seine Bonusmacht
      tot          ohne Macht; stumm: ohne Fähigkeit; verdeckt: nicht bezahlt
      Mac Ein Tro  Macht, Einfluss, Trost einer Karte; davor ihr Preis jetzt
      { "[" }2] ...      ihre Fähigkeit, nach der Zahl, bei der sie wirkt
