# An Empty Throne : de quoi il s'agit, et ce que décident les options. La page lit aussi ce fichier.

summary-an-empty-throne = Trois champs, les tombeaux en dessous : forge des coalitions avant ton rival.
option-an-empty-throne-flips-are-permanent = un Champ retourné le reste quand sa Coalition est rompue
option-an-empty-throne-tombs-points = points pour une valeur totale de 12 aux Tombeaux
option-an-empty-throne-first-turn-actions = Actions au premier tour de la partie
option-an-empty-throne-draft-starting-cards = les cartes de départ sont choisies à découvert, non distribuées
