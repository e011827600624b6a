# Der Tisch von An Empty Throne.

points = Punkte
place-field-1 = Feld 1
place-field-2 = Feld 2
place-field-3 = Feld 3
place-the-tombs = Die Gruft
ability-recruit = Anwerben: { $told }
ability-impact = Wirkung: { $told }
no-ability = keine

## Wie es steht

drafting = die Startkarten werden gewählt
over = aus nach { $turns } Zügen
turn = Zug { $turn }: { $who }
action = Aktion { $number } von { $most }
used = genutzt: { $places-plain }
moved = Bewegung
refuge = Zuflucht:
refuge-scores = Hand: je 1
last-turn = Der letzte Zug!
last-turn-unless = Der letzte Zug, wenn kein Feld zurückgewendet wird
ends = Ende: 3 gewendet oder 2 leere Stapel (jetzt { $empty })
points-now =
    { $points ->
        [1] { $points } Punkt
       *[other] { $points } Punkte
    }
points-from = { $least } bis { $most } Punkte
flipped-fields = { $count } von 3 gewendet
refugees =
    { $count ->
        [1] { $count } Flüchtling
       *[other] { $count } Flüchtlinge
    }
total-value = Gesamtwert { $value }

## Die Orte

flipped = GEWENDET
broken = aber zerbrochen
coalition = Koalition!
nearest = { $have } von { $need } { $what }
of-value = mit Wert { $value }
values = Werten
kiths = Sippen
deck-empty = ist leer
field-empty = nur Wirkung
tombs-empty = nichts zu ziehen, nur Wirkung
deck-left = { $count } übrig
face-down = verdeckt
tombs-rule =
    eine ziehen, dann
    die Wirkung nutzen

## Hände

hand = Hand:
hand-empty = leer
own-hand-empty = Deine Hand ist leer.
unseen = { $count } unbekannt
pool = Zu nehmen:

## Züge

short-recruit = anw
short-impact = wir
short-both = beide
to-field = auf Feld
to-tombs = Gruft
legend = anw Anwerben, wir Wirkung; ! macht Koalition, + macht 12; „moves“ sagt mehr
note-between = ;
makes-coalition = macht eine Koalition
makes-value = macht { $value }
draw-tombs = aus der Gruft ziehen
draw-top = { $card } ziehen
nothing-to-draw = nichts zu ziehen
finds-nothing = { $ability }, findet nichts
breaks-coalition = bricht die Koalition: { $place }
leaves-value = lässt { $value }: { $place }
decline = nichts tun
decline-more = und auf alles Weitere
top-unseen = eine Karte, verdeckt
to-your-side = { $card } auf deine Seite: { $place }
value-there = dort { $value }/{ $limit }
of-your-hand = von deiner Hand
yours = deine, { $place }
theirs = gegnerisch, { $place }

help =
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
