# Der Tisch von Shadows over the Empire.

points = Marken

## Wie es steht

set-up = der Aufbau
round = Runde { $round }
over =
    { $rounds ->
        [1] aus nach einer Runde
       *[other] aus nach { $rounds } Runden
    }
unseen = { $down } von { $unseen } unbekannten Karten verdeckt
middle = In der Mitte liegt
aside = Beiseitegelegt: { $cards-plain }
column-pool = Vorrat
column-cards = Karten
column-conflicts = Konflikte
won = gewonnen
would-win = würde gewinnen
acting = handelt
passed = gepasst
starter = begann

## Das Raster

face-down = verdeckt
needs = braucht { $trait }
legend = =3 gemeinsam, x weicht ab, +2 durch Einfluss, / gedreht, * Einflussmarke

## Züge

column-influence = beeinflussen
column-now = jetzt
column-tokens = Marken
column-by = durch
for-nothing = beeinflussen ohne Marke:
note-pass = für den Rest der Runde
note-influence =
    +{ $gain }{ $tokens ->
        [none] { "" }
       *[other] , dort { $tokens }
    }{ $conflict ->
        [yes] : ein Konflikt
       *[no] { "" }
    }
do-nothing = nichts tun
let-it-happen = geschehen lassen
no-card = keine Karte
no-other-card = keine weitere Karte
left-on =
    { $count ->
        [0] keine bleibt auf { $card }
        [1] { $count } bleibt auf { $card }
       *[other] { $count } bleiben auf { $card }
    }
note-you = du
in-pool = { $count } im Vorrat
there = { $count } dort
no-tokens = keine Marken
conflict = Konflikt
rotated = gedreht

help =
    In deinem Zug beeinflusst eine Karte von dir eine Nachbarkarte (auch schräg),
    oder du nutzt eine Fähigkeit, oder du passt für den Rest der Runde. Dein
    Anführer und die Karten, auf denen nur deine Marken liegen, gehören dir.
    Einfluss bringt je gemeinsamem Merkmal mit deinem Anführer eine Marke, bis zu
    so vielen insgesamt. Auch ein Merkmal, das beiden fehlt, ist gemeinsam, und
    sein freies Merkmal immer; eine Karte ohne sein Pflichtmerkmal weicht ab und
    lässt sich nicht beeinflussen. Die handelnde Karte bekommt eine Einflussmarke,
    und eine Karte, die keine Marken hatte, auch: Sie kann in dieser Runde nicht
    beeinflussen. Eine genutzte Karte ist gedreht: kein Nutzen mehr und kein
    Einfluss (außer durch einen Anführer).
    Haben alle gepasst, gewinnst du mit allen 18 Marken auf dem Tisch und der
    Besonderen Persönlichkeit, oder wenn nur du alle Marken dort hast und keinen
    Konflikt. Gewinnt niemand, verlieren alle in jedem Konflikt eine Marke, und
    Karten neben eigenen werden aufgedeckt.

      LR-G      Merkmale: L gesetzestreu, R religiös, N adlig, G reich; - fehlt
      =3 x2     gemeinsame Merkmale mit deinem Anführer; x, wenn die Karte abweicht
      +2        Marken, die dein Einfluss jetzt brächte
      C3 I1 !   3 Marken des Conclave, 1 der Inquisition (Q Queen's Court,
                O Order of the Coin): ein Konflikt
      / * #     gedreht; mit einer Einflussmarke; mit der Quiraa-Marke
      { "[" }2] < ?   tippe 2 für diese Karte; < handelt, ? ist schon gewählt
      GROSS     Anführer und, mitten im Raster, die Besondere Persönlichkeit

    Eine Fähigkeit mit allen Antworten in einer Zeile: use Garrick: Raleigh: seat 1
