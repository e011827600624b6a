# An Empty Throne: worum es geht, und was die Optionen entscheiden. Auch die Seite liest diese Datei.

summary-an-empty-throne = Drei Felder über der Gruft: schmiede Koalitionen, bevor es dein Gegner tut.
option-an-empty-throne-flips-are-permanent = ein gewendetes Feld bleibt gewendet, wenn seine Koalition zerbricht
option-an-empty-throne-tombs-points = Punkte für einen Gesamtwert von 12 in der Gruft
option-an-empty-throne-first-turn-actions = Aktionen im ersten Zug des Spiels
option-an-empty-throne-draft-starting-cards = die Startkarten werden offen gewählt, nicht ausgeteilt
