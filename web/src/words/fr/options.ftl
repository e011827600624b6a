### Bots, and what can be played otherwise than usual.

## How bots play

level-random = au hasard
level-greedy = avide
level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert
level-master = maître
manner-beginner = voit ce qui saute aux yeux et en laisse passer beaucoup
manner-casual = réfléchit un peu et laisse passer un peu
manner-skilled = pense à l'avance et ne laisse rien passer
manner-expert = pense loin devant
manner-master = réfléchit jusqu'à une seconde à chaque décision

## Behind the Throne

option-behind-the-throne-swap-after-five = une rangée complète de cinq cartes peut être échangée, pas seulement prise
option-behind-the-throne-receiver-may-refuse = qui reçoit une rangée échangée peut refuser les personnages qui lui sont nouveaux

## Shadow Throne

option-shadow-throne-edition = le jeu imprimé ou son prototype : les noms, et ce qui est habituel ci-dessous
option-shadow-throne-hush-after-kill = l'argent du silence est dû aussi après un de ses personnages qui a été tué
option-shadow-throne-hush-after-conversion = l'argent du silence est dû aussi après un de ses personnages qui a été converti
option-shadow-throne-kyros-unaffordable-attempt = une carte supplémentaire que l'on ne peut payer peut être tentée ; elle est perdue
option-shadow-throne-embolden-lost-on-death = qui meurt perd tous ses jetons +1
option-shadow-throne-influence-to-win = cette influence met fin à la partie

## An Empty Throne

option-an-empty-throne-flips-are-permanent = un Champ retourné le reste quand sa Coalition est rompue
option-an-empty-throne-tombs-points = points pour une valeur totale de 12 aux Tombeaux
option-an-empty-throne-first-turn-actions = Actions au premier tour de la partie
option-an-empty-throne-draft-starting-cards = les cartes de départ sont choisies à découvert, non distribuées

## Shadows over the Empire

option-shadows-over-the-empire-mix = la simplicité des cartes : ce qui est habituel pour les niveaux et les séries
option-shadows-over-the-empire-level = le niveau des Dirigeants et de la Personnalité éminente
option-shadows-over-the-empire-a-sets = combien de séries de quatre citoyens du niveau A
option-shadows-over-the-empire-b-sets = combien de séries du niveau B
option-shadows-over-the-empire-c-sets = combien de séries du niveau C
option-shadows-over-the-empire-asterisks = citoyens à astérisque : aucun, en plus des séries, ou à la place d'autres
option-shadows-over-the-empire-leaders = les Dirigeants sont choisis à tour de rôle, ou tirés au sort
option-shadows-over-the-empire-influence-for-nothing = avec une réserve vide, une carte peut encore être influencée, sans jeton
option-shadows-over-the-empire-tight-grid = à deux, on joue sur la grille de onze cartes

## What options can be

value-final = imprimé
value-prototype = prototype
value-basic = simple
value-raised = relevé
value-advanced = avancé
value-expert = expert
value-variety = varié
value-all = toutes
value-none = aucun
value-added = en plus
value-replacing = à la place d'autres
value-chosen = choisis
value-random = au hasard
