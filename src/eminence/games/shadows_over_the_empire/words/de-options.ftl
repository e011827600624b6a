# Shadows over the Empire: worum es geht, und was die Optionen entscheiden. Auch die Seite liest diese Datei.

summary-shadows-over-the-empire = Breite deinen Einfluss von Karte zu Karte aus, bis der Hof dir gehört.
option-shadows-over-the-empire-mix = wie einfach die Karten sind: was bei Stufen und Sätzen üblich ist
option-shadows-over-the-empire-level = die Stufe der Anführer und der Besonderen Persönlichkeit
option-shadows-over-the-empire-a-sets = wie viele Sätze zu vier Bürgern der Stufe A
option-shadows-over-the-empire-b-sets = wie viele Sätze der Stufe B
option-shadows-over-the-empire-c-sets = wie viele Sätze der Stufe C
option-shadows-over-the-empire-asterisks = Bürger mit Stern: keine, neben den Sätzen oder statt anderer
option-shadows-over-the-empire-leaders = Anführer werden der Reihe nach gewählt oder zugelost
option-shadows-over-the-empire-influence-for-nothing = mit leerem Vorrat darf eine Karte trotzdem beeinflusst werden, ohne Marke
option-shadows-over-the-empire-tight-grid = zu zweit gilt die Stadt mit elf Karten
