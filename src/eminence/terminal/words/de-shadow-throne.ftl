# Der Tisch von Shadow Throne.

st-points = Einfluss
st-side-empire = Reich
st-side-rebels = Rebellen
st-side-church = Kirche
# Nach „Karte“.
st-card-of-empire = des Reichs
st-card-of-rebels = der Rebellen
st-card-of-church = der Kirche

## Die Schlacht

st-battle = Schlacht { $battle }
st-pick = Wahl { $pick } von { $picks }
st-wave = Welle { $wave }
st-wave-of = Welle { $wave } von { $waves }
st-over = das Spiel ist aus
st-goal = Ziel { $influence } Einfluss
st-track = Machtleiste:
st-track-at-zero = Machtleiste 0:
st-won = gewonnen
st-won-tied = gewonnen, gleichauf
st-ahead = führt
st-tied = gleichauf
st-column-gold = Gold
st-column-influence = Einfluss
st-column-hand = Hand
# Dasselbe, wo wenig Platz ist.
st-stock-gold = Gold
st-stock-influence = Einfl.
st-stock-hand = Hand
st-stayed = blieb: Welle 0
st-face-down = verdeckt
st-dead = tot
st-bonus = Bonus
st-silent = stumm
st-chosen = gewählt

## Karten

st-pool = Der Vorrat vor dir
st-hand = Deine Hand
st-hush-money = Schweigegeld: 1 für noch eine Karte { $factions-or }
st-column-rank = Rang
st-column-price = Preis
st-column-pow = Mac
st-column-inf = Ein
st-column-con = Tro
st-column-ability = Fähigkeit
st-pay = zahle { $price }
st-pay-hush = zahle { $price } mit Schweigegeld
st-get = nimm { $price }
st-collect = nimm { $price }
st-collect-hush = nimm { $price } nach Schweigegeld
st-free = frei
st-free-hush = frei nach Schweigegeld
st-pool-with =
    { $left ->
        [0] Vorrat bei { $who }:
       *[other] Vorrat bei { $who }, { $left } von:
    }
st-the-others = den anderen
st-taken-by = Genommen von { $who-or }:
st-held-by = Gehalten von { $who-or }:

## Neben den Zügen

st-note-pass = keine weitere Karte
st-note-numbers = Macht { $power }, Einfluss { $influence }, { $costs }
st-note-costs = kostet { $price }
st-note-brings = bringt { $price }
st-note-lost = { $price } unbezahlbar: verdeckt
st-note-face-down = { $price } unbezahlbar: verdeckt, 1 Gold
st-note-rally = kommt mit +{ $power }
st-note-bonus = Bonus +{ $power }

st-help =
    { "" }  >  ✓         wird gefragt; hat gewählt, verdeckt für die anderen
      E 2          unter einem Charakter: vom Reich (R Rebellen, C Kirche), Macht 2
      R>C 3 +1     war Rebell und ist jetzt Kirche; Macht 3 mit einer +1-Marke
      Bonus        hat seine Bonusmacht
      tot          ohne Macht; stumm: ohne Fähigkeit; verdeckt: nicht bezahlt
      Mac Ein Tro  Macht, Einfluss, Trost einer Karte; davor ihr Preis jetzt
      { "[" }2] ...      ihre Fähigkeit, nach der Zahl, bei der sie wirkt
