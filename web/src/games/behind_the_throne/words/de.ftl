### What the table of Behind the Throne says.

bt-deck = Stapel
bt-left = übrig: { $count }
bt-row = Die Reihe
bt-row-empty = Noch ist nichts aufgedeckt.
bt-stay = bleib bei { $value } oder darunter
bt-bar-reach = mit Fähigkeiten { $value }
bt-high = zu hoch
bt-guarded-swap = Geschützt: Dort lässt sich nur { $names } tauschen.
bt-guarded-destroy = Geschützt: Dort lässt sich nur { $names } zerstören.
bt-bust = Nächste Karte zu hoch: { $percent } %
bt-stacks = Stapel von { $name }
bt-upright = die Fähigkeit gehört dir
bt-sideways = die Fähigkeit ruht
bt-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
bt-cards = Karten
bt-top = Oberste Karte, bekannt
bt-value = Wert
bt-end = Wer sie aufdeckt, beendet das Spiel sofort.
bt-turn = Zug { $number }
bt-reveal = Karte aufdecken
bt-take = Reihe nehmen
bt-use = { $name } nutzen
bt-accept = Den Rest annehmen
bt-swap = Reihe gegen { $name } tauschen
bt-destroy = { $name } zerstören
bt-judge = Eine ruhende Fähigkeit wecken
bt-drop = { $name } abwerfen
bt-up = Letzte Karte erhöhen
bt-down = Letzte Karte senken
bt-memory = Was noch im Stapel ist
bt-gone = abgeworfen: { $count }

## A first game: what is explained when the table is ripe for it

bt-lesson-stacks = Du sammelst Höflinge in Stapeln, höchstens fünf Sorten. Am Ende zählt jeder Stapel ab zwei Karten einmal seinen Wert; eine einzelne Karte zählt nichts.
bt-lesson-reveal = Du bist am Zug. Deck nun eine Karte auf: klick auf den Stapel.
bt-lesson-bar = Die nächste Karte darf nicht höher sein, als der Balken zeigt. Ist sie es und deine Fähigkeiten können sie nicht senken, ist die ganze Reihe verloren. Ist sie gleich, darfst du irgendjemandem eine Karte zerstören.
bt-lesson-dare = Wag noch eine Karte, bis zu fünf, oder hör auf: nimm die Reihe in deine Stapel.
bt-lesson-number = Das sind deine Stapel. Die Zahl sagt, wie viele Karten darin liegen.
bt-lesson-crown = Eine Krone heißt: niemand hat einen größeren Stapel dieser Sorte, also gehört dir die Fähigkeit. Quer liegende Stapel ruhen.
bt-lesson-read = Lies, was sie kann: zeig auf eine Karte oder drück sie lange.
bt-lesson-swap = Statt die Reihe zu nehmen, kannst du sie jemandem für eine einzelne Karte geben: klick auf diese Karte. Was leuchtet, ist möglich, und ein Knopf fragt vorher nach.
bt-lesson-end = Das Spiel endet, wenn die Karte „End of Game“ aufgedeckt wird. Nun versuch dein Glück: ein Tipp ist einen Klick entfernt.
