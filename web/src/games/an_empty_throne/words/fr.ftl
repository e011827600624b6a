### What the table of An Empty Throne says.

et-field = Champ { $number }
et-tombs = Les Tombeaux
et-value = valeur
et-turn = tour { $number }
et-draft = Les cartes de départ
et-draft-means = Deux pour chacun de vous. La dernière sera la carte Refuge.
et-do-draw = La piocher
et-do-play = La jouer depuis la pioche
et-decline = Renoncer
et-recruit-of = Recrutement des { $kith }
et-impact-of = Impact des { $kith }
et-both = Recrutement et Impact
et-both-short = R+I :
et-both-at = Utilise les deux capacités : { $places }.
et-one = Recrutement ou Impact
et-impact-only = Impact seul : pas de carte du dessus
et-no-recruit = pas de Recrutement
et-no-impact = pas d'Impact
et-then-impact = puis l'Impact
et-draws = Tu pioches { $card }
et-draws-hidden = Tu pioches une carte cachée
et-draws-nothing = Aucune carte à piocher
et-move-here = La déplacer ici
et-actions = Actions restantes : { $left }
et-just = vient d'être jouée
et-used = Tu as déjà joué ici pendant ce tour.
et-side = { $name }, { $place }
et-sum = { $name }, { $place } : { $sum } sur { $limit }.
et-holds = Points : { $points }.
et-flipped =
    { $points ->
        [one] Retourné : { $points } point
       *[other] Retourné : { $points } points
    }
et-flips-soon =
    { $points ->
        [one] Une Coalition : se retourne à la fin du tour de son joueur, { $points } point
       *[other] Une Coalition : se retourne à la fin du tour de son joueur, { $points } points
    }
et-unflipped = Pas retourné : pas encore de Coalition
et-meter-value = Même valeur : { $have } sur { $need }
et-meter-kith = Même Clan : { $have } sur { $need }
et-meter-values = Valeurs différentes : { $have } sur { $need }
et-meter-kiths = Clans différents : { $have } sur { $need }
et-deck = pioche : { $place }, reste : { $count }
et-empty = vide
et-empty-means = Quand deux pioches sont vides, la partie finit avec ce tour.
et-seat = Place : { $name }
et-points =
    { $count ->
        [one] point
       *[other] points
    }
et-why-fields = { $points } pour des Champs à 12 ou plus
et-why-tombs = { $points } pour les Tombeaux à 12 ou plus
et-why-flips = { $points } pour des Champs retournés
et-why-refugees = { $points } pour des réfugiés en main
et-tie = Valeur totale de toutes les cartes jouées ; départage les égalités
et-hand = Main de { $name } : { $count }
et-hand-empty = aucune carte en main
et-refuge = Refuge
et-refuge-means =
    { $points ->
        [one] { $kith } en main : { $points } point chacun
       *[other] { $kith } en main : { $points } points chacun
    }
et-refuge-later = la dernière carte de départ
et-refugee = Un réfugié : 1 point si tu l'as encore en main à la fin.
et-held = { $name }, réfugiés en main : { $count }
et-ends-decks = Deux pioches sont vides : la partie finit avec ce tour.
et-ends-flips = Les trois Champs sont retournés : c'est le dernier tour.
et-ends-length = Aucune partie n'est plus longue : c'est le dernier tour.
et-memory = Ce qui reste dans les pioches
et-memory-fields = Champs, sous les cartes du dessus
et-memory-tombs = Les Tombeaux et les mains cachées
et-text-hand = Main
et-text-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
et-text-flipped = retourné
et-text-top = Carte du dessus : { $card } ; reste : { $count }

## A first game: what is explained when the table is ripe for it

et-lesson-points = Le plus de points gagne : 2 pour chaque Champ que tu retournes, 1 pour chaque lieu où tes cartes totalisent 12, 1 pour chaque réfugié dans ta main.
et-lesson-actions = Un tour a deux Actions, tes deux sceaux. Joue une carte sur un lieu, ou déplaces-en une qui s'y trouve et pioche.
et-lesson-card = Choisis une carte de ta main : chaque lieu dit ce qu'elle y ferait.
et-lesson-place = Choisis maintenant un lieu pour elle. Jamais deux fois le même lieu dans un tour.
et-lesson-abilities = Une carte utilise son propre Impact ou le Recrutement de la carte du dessus de la pioche ; les deux, si celle-ci est plus grande ou de son Clan. Chaque carte dit sur quels Champs.
et-lesson-tombs = Aux Tombeaux, tu pioches une carte cachée, puis vient l'Impact de ta carte. De hautes valeurs y reposent.
et-lesson-second = Un sceau est brisé. Utilise ta deuxième Action : une autre carte sur un autre lieu, ou déplace celle qui est en jeu.
et-lesson-sum = Ce que tes cartes totalisent ici. À partir de 12, c'est un point, pour chacun de vous séparément.
et-lesson-coalition = Quatre chemins vers une Coalition : trois cartes de même valeur, trois du même Clan, quatre valeurs, quatre Clans. Alors le Champ se retourne à la fin de ton tour.
et-lesson-refuge = Les cartes de ce Clan sont des points si tu les as encore en main à la fin.
et-lesson-end = La partie finit quand deux pioches sont vides, ou un tour après que quelqu'un a retourné les trois Champs.
