# Shadow Throne: worum es geht, und was die Optionen entscheiden. Auch die Seite liest diese Datei.

summary-shadow-throne = Wirb Gefolge an, schick es in vier Wellen aus und steh in jeder Schlacht auf der Seite der Sieger.
option-shadow-throne-edition = das gedruckte Spiel oder sein Prototyp: Namen und was unten üblich ist
option-shadow-throne-hush-after-kill = Schweigegeld wird auch nach einem eigenen Charakter fällig, der getötet wurde
option-shadow-throne-hush-after-conversion = Schweigegeld wird auch nach einem eigenen Charakter fällig, der bekehrt wurde
option-shadow-throne-kyros-unaffordable-attempt = eine zusätzliche Karte, die du nicht zahlen kannst, darfst du versuchen; sie ist verloren
option-shadow-throne-embolden-lost-on-death = wer stirbt, verliert alle +1-Marken
option-shadow-throne-influence-to-win = so viel Einfluss beendet das Spiel
