# Shadow Throne : de quoi il s'agit, et ce que décident les options. La page lit aussi ce fichier.

summary-shadow-throne = Recrute des partisans, envoie-les en quatre vagues et sois du côté des vainqueurs à chaque bataille.
option-shadow-throne-edition = le jeu imprimé ou son prototype : les noms, et ce qui est habituel ci-dessous
option-shadow-throne-hush-after-kill = l'argent du silence est dû aussi après un de ses personnages qui a été tué
option-shadow-throne-hush-after-conversion = l'argent du silence est dû aussi après un de ses personnages qui a été converti
option-shadow-throne-kyros-unaffordable-attempt = une carte supplémentaire que l'on ne peut payer peut être tentée ; elle est perdue
option-shadow-throne-embolden-lost-on-death = qui meurt perd tous ses jetons +1
option-shadow-throne-influence-to-win = cette influence met fin à la partie
