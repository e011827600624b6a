### What the table of Shadows over the Empire says.

se-round = Runde { $number }
se-setup = der Aufbau
se-grid = Die Stadt Cardis
se-seats = Wer spielt
se-leaders = Anführer zur Wahl
se-lead = Mit { $name } führen
se-pass = Passen
se-use = { $name } nutzen
se-react = Mit { $name } reagieren
se-decline = Nicht reagieren
se-done = Keine weitere Karte
se-none = Keine Karte
se-seat = Spieler { $number }
se-yourself = Du selbst
se-tokens =
    { $count ->
        [0] Keine Marke
        [one] { $count } Marke
       *[other] { $count } Marken
    }
se-option-remove = Deine Marken entfernen
se-option-subdue = Unterwerfen lassen
se-option-lock = Die Quiraa-Marke annehmen
se-option-add = Eine Marke legen lassen
se-option = Wähle: { $verb }
se-trait-lawful = Gesetzestreu
se-trait-religious = Religiös
se-trait-noble = Adlig
se-trait-rich = Reich
se-non = nicht { $trait }
se-compulsory = { $trait }: nur solche Karten beeinflusst du
se-wild = { $trait }: zählt auf jeder Karte
se-legend = So liest du die Karten
se-legend-has = hat das Merkmal
se-legend-not = hat es nicht
se-legend-must = Pflicht: ohne es kannst du die Karte nicht beeinflussen
se-legend-wild = Frei: zählt immer als gemeinsam
se-legend-mark = hat in dieser Runde beeinflusst
se-legend-quiraa = Quiraa-Marke: ruht in dieser Runde
se-legend-turned = Eine gedrehte Karte hat ihre Fähigkeit genutzt.
se-mark = mit einer Einflussmarke
se-quiraa = mit der Quiraa-Marke
se-turned = gedreht
se-conflict = in einem Konflikt
se-controlled = in der Hand von: { $name }
se-has = { $name }: { $count }
se-threat = würde Marken verlieren
se-slot = freier Platz { $cell }
se-down = verdeckt
se-pool = im Vorrat
se-placed = Marken auf Karten
se-firm = auf eigenen Karten
se-conflicts = Konflikte
se-throne = hat die Besondere Persönlichkeit
se-passed = hat gepasst
se-starter = begann die Runde
se-chooses = Anführer wird gewählt
se-may-react = darf reagieren
se-goal = Sieg am Ende einer Runde: alle { $tokens } Marken auf Karten und { $name } dein; oder alle, als Einziger, und kein Konflikt.
se-place = Wird gelegt
se-end = Das Ende der Runde { $number }
se-end-goes-on = Noch hat niemand gewonnen.
se-end-lost = in Konflikten verloren
se-end-peace = Keine Marke geht in einem Konflikt verloren.
se-end-reset = Alle Karten werden zurückgedreht, Einflussmarken weggenommen.
se-end-up = Aufgedeckt:
se-end-up-none = Keine Karte wird aufgedeckt.
se-end-begins = Die nächste Runde beginnt:
se-end-choosing = Wer beginnt, wird gerade gewählt.
se-memory = Noch nicht aufgedeckte Bürger: { $count }
se-text-tokens =
    { $pool ->
        [one] { $pool } Marke im Vorrat, { $firm } auf beherrschten Karten
       *[other] { $pool } Marken im Vorrat, { $firm } auf beherrschten Karten
    }
se-text-conflict = Konflikt
se-text-marked = in dieser Runde beeinflusst
se-text-rotated = gedreht
se-text-grid = Das Raster

## A first game: what is explained when the table is ripe for it

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
