### What the table of Behind the Throne says.

bt-deck = Pioche
bt-left = reste : { $count }
bt-row = La rangée
bt-row-empty = Rien n'est encore révélé.
bt-stay = reste à { $value } ou moins
bt-bar-reach = { $value } avec les capacités
bt-high = trop haute
bt-guarded-swap = Protégé : on ne peut y échanger que { $names }.
bt-guarded-destroy = Protégé : on ne peut y détruire que { $names }.
bt-bust = Rangée perdue à la prochaine carte : { $percent } %
bt-stacks = Piles : { $name }
bt-upright = sa capacité est à toi
bt-sideways = sa capacité dort
bt-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
bt-cards = cartes
bt-top = Carte du dessus, connue
bt-value = valeur
bt-end = Qui la retourne met aussitôt fin à la partie.
bt-turn = tour { $number }
bt-reveal = Révéler une carte
bt-take = Prendre la rangée
bt-use = Utiliser { $name }
bt-accept = Accepter le reste
bt-swap = Échanger la rangée contre { $name }
bt-destroy = Détruire { $name }
bt-judge = Réveiller une capacité qui dort
bt-drop = Abandonner { $name }
bt-up = Monter la dernière carte
bt-down = Baisser la dernière carte
bt-memory = Ce qui reste dans la pioche
bt-gone = défausse : { $count }

## A first game: what is explained when the table is ripe for it

bt-lesson-stacks = Tu rassembles des courtisans en piles, de cinq sortes au plus. À la fin, chaque pile d'au moins deux cartes marque une fois sa valeur ; une carte seule ne marque rien.
bt-lesson-reveal = C'est à toi de jouer. Révèle maintenant une carte : clique sur la pioche.
bt-lesson-bar = La prochaine carte ne doit pas dépasser ce que montre la barre. Si elle la dépasse et que tes capacités ne peuvent pas la baisser, toute la rangée est perdue. Si elle est égale, tu peux détruire une carte de n'importe qui.
bt-lesson-dare = Ose une autre carte, jusqu'à cinq, ou arrête-toi : prends la rangée dans tes piles.
bt-lesson-number = Voici tes piles. Le nombre dit combien de cartes contient chacune.
bt-lesson-crown = Une couronne veut dire : personne n'a de plus grosse pile de cette sorte, donc sa capacité est à toi. Les piles horizontales dorment.
bt-lesson-read = Lis ce qu'elle fait : survole une carte, ou appuie longuement dessus.
bt-lesson-swap = Au lieu de prendre la rangée, tu peux la donner à quelqu'un contre une de ses cartes : clique sur cette carte. Ce qui brille est possible, et un bouton demande avant que ce soit fait.
bt-lesson-end = La partie finit quand la carte End of Game est retournée. Maintenant tente ta chance : un conseil n'est qu'à un clic.
