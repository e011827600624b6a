# Der Tisch von An Empty Throne.

et-points = Punkte
et-field-1 = Feld 1
et-field-2 = Feld 2
et-field-3 = Feld 3
et-the-tombs = Die Gruft
et-ability-recruit = Anwerben: { $told }
et-ability-impact = Wirkung: { $told }
et-no-ability = keine

## Wie es steht

et-drafting = die Startkarten werden gewählt
et-over = aus nach { $turns } Zügen
et-turn = Zug { $turn }: { $who }
et-action = Aktion { $number } von { $most }
et-used = genutzt: { $places-plain }
et-moved = Bewegung
et-refuge = Zuflucht:
et-refuge-scores = Hand: je 1
et-last-turn = Der letzte Zug!
et-last-turn-unless = Der letzte Zug, wenn kein Feld zurückgewendet wird
et-ends = Ende: 3 gewendet oder 2 leere Stapel (jetzt { $empty })
et-points-now =
    { $points ->
        [1] { $points } Punkt
       *[other] { $points } Punkte
    }
et-points-from = { $least } bis { $most } Punkte
et-flipped-fields = { $count } von 3 gewendet
et-refugees =
    { $count ->
        [1] { $count } Flüchtling
       *[other] { $count } Flüchtlinge
    }
et-total-value = Gesamtwert { $value }

## Die Orte

et-flipped = GEWENDET
et-broken = aber zerbrochen
et-coalition = Koalition!
et-nearest = { $have } von { $need } { $what }
et-of-value = mit Wert { $value }
et-values = Werten
et-kiths = Sippen
et-deck-empty = ist leer
et-field-empty = nur Wirkung
et-tombs-empty = nichts zu ziehen, nur Wirkung
et-deck-left = { $count } übrig
et-face-down = verdeckt
et-tombs-rule =
    eine ziehen, dann
    die Wirkung nutzen

## Hände

et-hand = Hand:
et-hand-empty = leer
et-own-hand-empty = Deine Hand ist leer.
et-unseen = { $count } unbekannt
et-pool = Zu nehmen:

## Züge

et-short-recruit = anw
et-short-impact = wir
et-short-both = beide
et-to-field = auf Feld
et-to-tombs = Gruft
et-legend = anw Anwerben, wir Wirkung; ! macht Koalition, + macht 12; „moves“ sagt mehr
et-note-between = ;
et-makes-coalition = macht eine Koalition
et-makes-value = macht { $value }
et-draw-tombs = aus der Gruft ziehen
et-draw-top = { $card } ziehen
et-nothing-to-draw = nichts zu ziehen
et-finds-nothing = { $ability }, findet nichts
et-breaks-coalition = bricht die Koalition: { $place }
et-leaves-value = lässt { $value }: { $place }
et-decline = nichts tun
et-decline-more = und auf alles Weitere
et-top-unseen = eine Karte, verdeckt
et-to-your-side = { $card } auf deine Seite: { $place }
et-value-there = dort { $value }/{ $limit }
et-of-your-hand = von deiner Hand
et-yours = deine, { $place }
et-theirs = gegnerisch, { $place }

et-help =
    Ein Zug hat zwei Aktionen: eine Karte von der Hand spielen (nie zweimal an
    einen Ort, höchstens einmal in die Gruft), oder eine eigene bewegen und
    dort die oberste Karte ziehen (einmal). Auf einem Feld nutzt eine Karte das
    Anwerben der obersten Karte oder ihre eigene Wirkung; beides, wenn die oberste
    Karte größer oder von derselben Sippe ist. In der Gruft ziehst du eine Karte
    und nutzt die Wirkung. Auf Fähigkeiten darfst du verzichten. Am Ende deines
    Zuges wenden sich deine Felder mit einer Koalition: drei einer Sippe oder eines
    Wertes, oder vier verschiedene Sippen oder Werte.
    Das Spiel endet nach einem Zug, wenn zwei Stapel leer sind oder der andere drei
    gewendete Felder hat. Ein gewendetes Feld zählt 2, ein Wert von 12 an einem Ort
    1, jede Karte der Zufluchtssippe auf deiner Hand 1.

      Heralds-3 <  eine Karte: Sippe und Wert; < eben gespielt, ? schon gewählt
      9/12         was die Karten darüber oder darunter wert sind; 12/12 +1 zählt
      2 von 3 ...  die nächste Koalition; Koalition! wendet sich am Ende des Zuges
      3 unbekannt  Handkarten, die du nicht gesehen hast: sie kamen aus der Gruft
      4 bis 6      Punkte, falls unbekannte Karten von der Zufluchtssippe sind
      12 anw       tippe 12 für das Anwerben; wir ist die Wirkung, beide ist beides

    Ein Zug mit allen Antworten in einer Zeile:
    play Heralds-3 to field 2, impact: draw
