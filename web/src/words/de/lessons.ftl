### First games: what is explained when the table is ripe for it.

## Behind the Throne

bt-lesson-stacks = Du sammelst Höflinge in Stapeln, höchstens fünf Sorten. Am Ende zählt jeder Stapel ab zwei Karten einmal seinen Wert; eine einzelne Karte zählt nichts.
bt-lesson-reveal = Du bist am Zug. Deck nun eine Karte auf: klick auf den Stapel.
bt-lesson-bar = Die nächste Karte darf nicht höher sein, als der Balken zeigt. Ist sie es und deine Fähigkeiten können sie nicht senken, ist die ganze Reihe verloren. Ist sie gleich, darfst du irgendjemandem eine Karte zerstören.
bt-lesson-dare = Wag noch eine Karte, bis zu fünf, oder hör auf: nimm die Reihe in deine Stapel.
bt-lesson-number = Das sind deine Stapel. Die Zahl sagt, wie viele Karten darin liegen.
bt-lesson-crown = Eine Krone heißt: niemand hat einen größeren Stapel dieser Sorte, also gehört dir die Fähigkeit. Quer liegende Stapel ruhen.
bt-lesson-read = Lies, was sie kann: zeig auf eine Karte oder drück sie lange.
bt-lesson-swap = Statt die Reihe zu nehmen, kannst du sie jemandem für eine einzelne Karte geben: klick auf diese Karte. Was leuchtet, ist möglich, und ein Knopf fragt vorher nach.
bt-lesson-end = Das Spiel endet, wenn die Karte „End of Game“ aufgedeckt wird. Nun versuch dein Glück: ein Tipp ist einen Klick entfernt.

## Shadow Throne

st-lesson-sides = Drei Fraktionen kämpfen um die Krone: Reich, Rebellen und Kirche. Du dienst keiner. Du gewinnst, wenn dein Gefolge in jeder Schlacht auf der Seite des Siegers steht.
st-lesson-card = Auf einer Karte: links die Macht für ihre Seite, rechts der Einfluss, den sie dir bringt, wenn diese Seite siegt, darunter der Preis. Lies eine: zeig darauf oder drück sie lange.
st-lesson-pool = Nimm eine Karte aus diesem Vorrat. Der Rest geht an deinen Nachbarn weiter, und ein anderer Vorrat kommt zu dir: sechsmal.
st-lesson-hand = Deine Hand. Karten mehrerer Seiten lohnen sich: du siehst, wohin die Schlacht läuft, bevor du dich festlegst. Einfache Leute bringen oft Gold.
st-lesson-battle = Nun die Schlacht: vier Wellen. Wähle heimlich eine Karte für diese Welle; alle werden zugleich aufgedeckt.
st-lesson-power = Die Macht der drei Seiten. Nach der vierten Welle gewinnt die stärkste die Schlacht, und nur ihr Gefolge bringt Einfluss.
st-lesson-hush = Zwei Karten derselben Seite nacheinander kosten 1 Gold mehr: Schweigegeld. Eine Karte, die du nicht zahlen kannst, wird verdeckt und bringt stattdessen 1 Gold.
st-lesson-keep = Die Schlacht ist vorbei. Behalte eine Karte für die nächste: klick darauf.
st-lesson-end = Hat jemand nach einer Schlacht 15 Einfluss, endet das Spiel. Ein Tipp ist einen Klick entfernt.

## Shadows over the Empire

se-lesson-tokens = Vier Fraktionen wollen diese Stadt. Du führst eine davon und hast 18 Marken unter die Leute zu bringen.
se-lesson-leader = Wähle deinen Anführer: klick auf einen, dann auf den Knopf unten.
se-lesson-place = Leg die Bürger, die dir gezeigt werden, einen nach dem anderen: klick auf einen Platz, der leuchtet.
se-lesson-city = Die Stadt. Eine Karte, auf der nur deine Marken liegen, gehört dir. Zeig auf eine Karte oder drück sie lange, um sie zu lesen.
se-lesson-traits = Dein Anführer verlangt ein Merkmal, auf den Karten umrandet: nur wer es hat, lässt sich beeinflussen. Ein anderes gilt immer als gemeinsam.
se-lesson-influence = In deinem Zug beeinflusst eine Karte von dir eine Nachbarkarte. Klick nun auf deinen Anführer.
se-lesson-neighbour = Nun eine Nachbarkarte, die leuchtet: du legst so viele Marken darauf, wie sie Merkmale mit deinem Anführer teilt.
se-lesson-ability = Oder nutze die Fähigkeit einer Karte, die sich dabei dreht; oder passe. Haben alle gepasst, ist die Runde vorbei, und die Karten werden zurückgedreht.
se-lesson-conflict = Marken mehrerer Spieler auf einer Karte sind ein Konflikt: niemandem gehört sie, und am Ende der Runde verliert jeder dort eine Marke.
se-lesson-end = Du gewinnst, wenn am Ende einer Runde alle 18 Marken liegen und die Persönlichkeit in der Mitte dir gehört. Ein Tipp ist einen Klick entfernt.

## An Empty Throne

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
