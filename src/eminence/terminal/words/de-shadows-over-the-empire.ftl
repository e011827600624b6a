# Der Tisch von Shadows over the Empire.

se-points = Marken

## Wie es steht

se-set-up = der Aufbau
se-round = Runde { $round }
se-over =
    { $rounds ->
        [1] aus nach einer Runde
       *[other] aus nach { $rounds } Runden
    }
se-unseen = { $down } von { $unseen } unbekannten Karten verdeckt
se-middle = In der Mitte liegt
se-aside = Beiseitegelegt: { $cards-plain }
se-column-pool = Vorrat
se-column-cards = Karten
se-column-conflicts = Konflikte
se-won = gewonnen
se-would-win = würde gewinnen
se-acting = handelt
se-passed = gepasst
se-starter = begann

## Das Raster

se-face-down = verdeckt
se-needs = braucht { $trait }
se-legend = =3 gemeinsam, x weicht ab, +2 durch Einfluss, / gedreht, * Einflussmarke

## Züge

se-column-influence = beeinflussen
se-column-now = jetzt
se-column-tokens = Marken
se-column-by = durch
se-for-nothing = beeinflussen ohne Marke:
se-note-pass = für den Rest der Runde
se-note-influence =
    +{ $gain }{ $tokens ->
        [none] { "" }
       *[other] , dort { $tokens }
    }{ $conflict ->
        [yes] : ein Konflikt
       *[no] { "" }
    }
se-do-nothing = nichts tun
se-let-it-happen = geschehen lassen
se-no-card = keine Karte
se-no-other-card = keine weitere Karte
se-left-on =
    { $count ->
        [0] keine bleibt auf { $card }
        [1] { $count } bleibt auf { $card }
       *[other] { $count } bleiben auf { $card }
    }
se-note-you = du
se-in-pool = { $count } im Vorrat
se-there = { $count } dort
se-no-tokens = keine Marken
se-conflict = Konflikt
se-rotated = gedreht

se-help =
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
