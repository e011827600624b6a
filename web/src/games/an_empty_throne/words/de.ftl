### What the table of An Empty Throne says.

et-field = Feld { $number }
et-tombs = Die Gruft
et-value = Wert
et-turn = Zug { $number }
et-draft = Die Startkarten
et-draft-means = Zwei für jeden von euch. Die letzte wird die Zufluchtskarte.
et-do-draw = Ziehen
et-do-play = Vom Stapel ausspielen
et-decline = Verzichten
et-recruit-of = Anwerben: { $kith }
et-impact-of = Wirkung: { $kith }
et-both = Anwerben und Wirkung
et-both-short = beide:
et-both-at = Nutzt beide Fähigkeiten: { $places }.
et-one = Anwerben oder Wirkung
et-impact-only = Nur Wirkung: keine oberste Karte
et-no-recruit = kein Anwerben
et-no-impact = keine Wirkung
et-then-impact = dann die Wirkung
et-draws = Du ziehst { $card }
et-draws-hidden = Du ziehst eine verdeckte Karte
et-draws-nothing = Keine Karte zu ziehen
et-move-here = Hierher bewegen
et-actions = Aktionen übrig: { $left }
et-just = eben gespielt
et-used = Hier wurde in diesem Zug gespielt.
et-side = { $name }, { $place }
et-sum = { $name }, { $place }: { $sum } von { $limit }.
et-holds = Punkte: { $points }.
et-flipped =
    { $points ->
        [one] Gewendet: { $points } Punkt
       *[other] Gewendet: { $points } Punkte
    }
et-flips-soon =
    { $points ->
        [one] Eine Koalition: wendet sich am Ende des Zuges ihres Spielers, { $points } Punkt
       *[other] Eine Koalition: wendet sich am Ende des Zuges ihres Spielers, { $points } Punkte
    }
et-unflipped = Nicht gewendet: noch keine Koalition
et-meter-value = Gleicher Wert: { $have } von { $need }
et-meter-kith = Gleiche Sippe: { $have } von { $need }
et-meter-values = Verschiedene Werte: { $have } von { $need }
et-meter-kiths = Verschiedene Sippen: { $have } von { $need }
et-deck = Stapel: { $place }, übrig: { $count }
et-empty = leer
et-empty-means = Sind zwei Stapel leer, endet das Spiel mit diesem Zug.
et-seat = Platz: { $name }
et-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
et-why-fields = { $points } für Felder mit 12 oder mehr
et-why-tombs = { $points } für die Gruft mit 12 oder mehr
et-why-flips = { $points } für gewendete Felder
et-why-refugees = { $points } für Flüchtlinge auf der Hand
et-tie = Wert aller ausgespielten Karten; entscheidet bei Gleichstand
et-hand = Hand von { $name }: { $count }
et-hand-empty = keine Karten auf der Hand
et-refuge = Zuflucht
et-refuge-means =
    { $points ->
        [one] { $kith } auf der Hand: je { $points } Punkt
       *[other] { $kith } auf der Hand: je { $points } Punkte
    }
et-refuge-later = die letzte Startkarte
et-refugee = Ein Flüchtling: 1 Punkt, wenn du ihn am Ende noch hältst.
et-held = { $name }, Flüchtlinge auf der Hand: { $count }
et-ends-decks = Zwei Stapel sind leer: Das Spiel endet mit diesem Zug.
et-ends-flips = Alle drei Felder sind gewendet: Dies ist der letzte Zug.
et-ends-length = Länger dauert kein Spiel: Dies ist der letzte Zug.
et-memory = Was noch in den Stapeln ist
et-memory-fields = Felder, unter den obersten
et-memory-tombs = Gruft und unbekannte Handkarten
et-text-hand = Hand
et-text-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
et-text-flipped = gewendet
et-text-top = Oberste Karte: { $card }; übrig: { $count }

## A first game: what is explained when the table is ripe for it

et-lesson-points = Die meisten Punkte gewinnen: 2 für jedes Feld, das du wendest, 1 für jeden Ort, an dem deine Karten 12 ergeben, 1 für jeden Flüchtling auf deiner Hand.
et-lesson-actions = Ein Zug hat zwei Aktionen, deine zwei Siegel. Spiel eine Karte an einen Ort, oder beweg eine, die dort liegt, und zieh.
et-lesson-card = Wähl eine Karte deiner Hand: jeder Ort sagt, was sie dort täte.
et-lesson-place = Wähl nun einen Ort für sie. Nie zweimal im Zug an denselben Ort.
et-lesson-abilities = Eine Karte nutzt ihre eigene Wirkung oder das Anwerben der obersten Karte; beides, wenn diese größer ist oder zur selben Sippe gehört. Jede Karte sagt, auf welchen Feldern.
et-lesson-tombs = In der Gruft ziehst du eine verdeckte Karte, dann folgt die Wirkung deiner Karte. Dort liegen hohe Werte.
et-lesson-second = Ein Siegel ist gebrochen. Nutze deine zweite Aktion: noch eine Karte an einen anderen Ort, oder beweg die liegende.
et-lesson-sum = Was deine Karten hier ergeben. Ab 12 ist es ein Punkt, für jeden von euch allein.
et-lesson-coalition = Vier Wege zur Koalition: drei gleiche Werte, drei einer Sippe, vier Werte, vier Sippen. Dann wendet sich das Feld am Ende deines Zuges.
et-lesson-refuge = Karten dieser Sippe sind Punkte, wenn du sie am Ende noch hältst.
et-lesson-end = Das Spiel endet, wenn zwei Stapel leer sind, oder einen Zug, nachdem jemand alle drei Felder gewendet hat.
