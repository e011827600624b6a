# Shadows over the Empire : de quoi il s'agit, et ce que décident les options. La page lit aussi ce fichier.

summary-shadows-over-the-empire = Étends ton influence de carte en carte jusqu'à ce que la cour soit à toi.
option-shadows-over-the-empire-mix = la simplicité des cartes : ce qui est habituel pour les niveaux et les séries
option-shadows-over-the-empire-level = le niveau des Dirigeants et de la Personnalité éminente
option-shadows-over-the-empire-a-sets = combien de séries de quatre citoyens du niveau A
option-shadows-over-the-empire-b-sets = combien de séries du niveau B
option-shadows-over-the-empire-c-sets = combien de séries du niveau C
option-shadows-over-the-empire-asterisks = citoyens à astérisque : aucun, en plus des séries, ou à la place d'autres
option-shadows-over-the-empire-leaders = les Dirigeants sont choisis à tour de rôle, ou tirés au sort
option-shadows-over-the-empire-influence-for-nothing = avec une réserve vide, une carte peut encore être influencée, sans jeton
option-shadows-over-the-empire-tight-grid = à deux, on joue sur la grille de onze cartes
