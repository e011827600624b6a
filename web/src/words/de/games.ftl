### What the tables of the games say.

## Behind the Throne

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

## Shadow Throne

st-empire = Reich
st-rebels = Rebellen
st-church = Kirche
st-rank-commoner = gemein
st-rank-elite = Elite
st-rank-noble = adlig
st-power = Macht
st-influence = Einfluss
st-influence-of = Einfluss; { $goal } nach einer Schlacht beenden das Spiel.
st-price = Preis
st-price-now = Was sie dich jetzt kostet
st-gold = Gold
st-held = Handkarten
st-acts = wirkt bei { $number }
st-consoles = Verliert die Seite: { $gold } Gold.
st-track = Macht der Fraktionen
st-leads = führt
st-tied = gleichauf
st-won = hat gewonnen
st-won-tied = hat gewonnen, gleichauf
st-battle = Die Schlacht
st-wave = Welle { $number }
st-stayed = aus der letzten Schlacht geblieben
st-stayed-short = blieb
st-locked = hat gewählt
st-locked-you = Deine Wahl; du kannst sie ändern, bis alle gewählt haben.
st-now = jetzt
st-now-means = Was die Schlacht brächte, wenn sie so endete
st-of = von { $name }
st-down = verdeckt, nicht bezahlt
st-dead = tot
st-silent = zum Schweigen gebracht
st-converted = bekehrt
st-bonus = mit Bonus
st-tokens = +1-Marken: { $count }
st-rally = Kommt mit +{ $count } Macht aus der Welle davor.
st-hush-one = Mit 1 Schweigegeld, für dieselbe Fraktion wie in der Welle davor.
st-hush-due = Schweigegeld, 1 Gold mehr für noch eine Karte von:
st-dear = Du kannst { $price } nicht zahlen: Sie wird verdeckt, und du bekommst 1 Gold.
st-dear-wave = verdeckt, +1
st-dear-extra = verloren
st-play-down = Verdeckt spielen, 1 Gold nehmen
st-bring-down = Versuchen und verlieren
st-pass = Niemanden mitbringen
st-pool = Der Vorrat vor dir
st-pool-of = Vorrat vor { $name }
st-hand-of = Hand von { $name }
st-pool-short = Vorrat
st-hand-short = Hand
st-round = Wie die Vorräte wandern
st-taken = Du nimmst { $name }.
st-passes = Der Rest geht an
st-last = Die letzte Karte des Vorrats gehört dir.
st-draft-secret = Alle nehmen verdeckt Karten.
st-beats = Was die Fähigkeiten der Welle bewirkt haben
st-deed-kill = tötet
st-deed-convert = bekehrt
st-deed-embolden = stärkt
st-deed-silence = bringt zum Schweigen
st-deed-bonus = wird stärker
st-ledger = Was die Schlacht gebracht hat
st-battle-won = { $name }: Sieg in Schlacht { $battle }
st-battle-tied = { $names }: ein geteilter Sieg
st-half = tot: halb
st-martyr = { $influence } Einfluss für diesen Tod
st-nothing = nichts
st-total = jetzt { $influence }
st-account = Woher der Einfluss kam
st-account-battle = Schlacht { $number }
st-account-before = davor
st-account-total = gesamt
st-account-tie = Bei gleichem Einfluss gewinnt mehr Gold.
st-account-martyr = { $influence } für den Tod von { $card }
st-account-nobody = niemand brachte welchen
st-account-point = Zeig auf eine Zahl, um zu sehen, wer ihn brachte.
st-where-draft = Schlacht { $battle }, Wahl { $pick } von 6
st-where-wave = Schlacht { $battle }, Welle { $wave }
st-where-end = nach Schlacht { $battle }
st-down-would = läge verdeckt

## An Empty Throne

et-field = Feld { $number }
et-tombs = Die Gruft
et-ability-recruit = Anwerben
et-ability-impact = Wirkung
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

## Shadows over the Empire

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
