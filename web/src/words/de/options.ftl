### Bots, and what can be played otherwise than usual.

## How bots play

level-random = zufällig
level-greedy = gierig
level-beginner = Anfänger
level-casual = Hobbyspieler
level-skilled = Könner
level-expert = Experte
level-master = Meister
manner-beginner = sieht, was auf der Hand liegt, und übersieht viel davon
manner-casual = denkt ein wenig und übersieht ein wenig
manner-skilled = denkt voraus und übersieht nichts
manner-expert = denkt weit voraus
manner-master = denkt über jede Entscheidung bis zu einer Sekunde nach

## Behind the Throne

option-behind-the-throne-swap-after-five = eine volle Reihe aus fünf Karten darf getauscht werden, nicht nur genommen
option-behind-the-throne-receiver-may-refuse = wer eine getauschte Reihe bekommt, darf Charaktere ablehnen, die neu wären

## Shadow Throne

option-shadow-throne-edition = das gedruckte Spiel oder sein Prototyp: Namen und was unten üblich ist
option-shadow-throne-hush-after-kill = Schweigegeld wird auch nach einem eigenen Charakter fällig, der getötet wurde
option-shadow-throne-hush-after-conversion = Schweigegeld wird auch nach einem eigenen Charakter fällig, der bekehrt wurde
option-shadow-throne-kyros-unaffordable-attempt = eine zusätzliche Karte, die du nicht zahlen kannst, darfst du versuchen; sie ist verloren
option-shadow-throne-embolden-lost-on-death = wer stirbt, verliert alle +1-Marken
option-shadow-throne-influence-to-win = so viel Einfluss beendet das Spiel

## An Empty Throne

option-an-empty-throne-flips-are-permanent = ein gewendetes Feld bleibt gewendet, wenn seine Koalition zerbricht
option-an-empty-throne-tombs-points = Punkte für einen Gesamtwert von 12 in der Gruft
option-an-empty-throne-first-turn-actions = Aktionen im ersten Zug des Spiels
option-an-empty-throne-draft-starting-cards = die Startkarten werden offen gewählt, nicht ausgeteilt

## Shadows over the Empire

option-shadows-over-the-empire-mix = wie einfach die Karten sind: was bei Stufen und Sätzen üblich ist
option-shadows-over-the-empire-level = die Stufe der Anführer und der Besonderen Persönlichkeit
option-shadows-over-the-empire-a-sets = wie viele Sätze zu vier Bürgern der Stufe A
option-shadows-over-the-empire-b-sets = wie viele Sätze der Stufe B
option-shadows-over-the-empire-c-sets = wie viele Sätze der Stufe C
option-shadows-over-the-empire-asterisks = Bürger mit Stern: keine, neben den Sätzen oder statt anderer
option-shadows-over-the-empire-leaders = Anführer werden der Reihe nach gewählt oder zugelost
option-shadows-over-the-empire-influence-for-nothing = mit leerem Vorrat darf eine Karte trotzdem beeinflusst werden, ohne Marke
option-shadows-over-the-empire-tight-grid = zu zweit gilt die Stadt mit elf Karten

## What options can be

value-final = gedruckt
value-prototype = Prototyp
value-basic = einfach
value-raised = gehoben
value-advanced = fortgeschritten
value-expert = Experte
value-variety = gemischt
value-all = alle
value-none = keine
value-added = dazu
value-replacing = statt anderer
value-chosen = gewählt
value-random = zufällig
