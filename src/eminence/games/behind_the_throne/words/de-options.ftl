# Behind the Throne: worum es geht, und was die Optionen entscheiden. Auch die Seite liest diese Datei.

summary-behind-the-throne = Noch eine Karte aufdecken oder rechtzeitig aufhören: kauf dir den Weg zum Thron.
option-behind-the-throne-swap-after-five = eine volle Reihe aus fünf Karten darf getauscht werden, nicht nur genommen
option-behind-the-throne-receiver-may-refuse = wer eine getauschte Reihe bekommt, darf Charaktere ablehnen, die neu wären
