### What the table of Shadows over the Empire says.

se-round = Manche { $number }
se-setup = la mise en place
se-grid = La cité de Cardis
se-seats = Qui joue
se-leaders = Dirigeants au choix
se-lead = Diriger avec { $name }
se-pass = Passer
se-use = Activer { $name }
se-react = Réagir avec { $name }
se-decline = Ne pas réagir
se-done = Aucune autre carte
se-none = Aucune carte
se-seat = Joueur { $number }
se-yourself = Toi-même
se-tokens =
    { $count ->
        [0] Aucun jeton
        [one] { $count } jeton
       *[other] { $count } jetons
    }
se-option-remove = Retirer tes jetons
se-option-subdue = La laisser soumettre
se-option-lock = Accepter le jeton Quiraa
se-option-add = Laisser ajouter un jeton
se-option = Choisir : { $verb }
se-trait-lawful = Légaliste
se-trait-religious = Religieux
se-trait-noble = Noble
se-trait-rich = Riche
se-non = Non-{ $trait }
se-compulsory = { $trait } : tu n'influences que les cartes qui ont ce trait
se-wild = { $trait } : compte sur toutes les cartes
se-legend = Comment lire les cartes
se-legend-has = a le trait
se-legend-not = ne l'a pas
se-legend-must = Obligatoire : sans lui, tu ne peux pas influencer la carte
se-legend-wild = Joker : compte toujours comme commun
se-legend-mark = a influencé pendant cette Manche
se-legend-quiraa = Jeton Quiraa : ne peut pas agir pendant cette Manche
se-legend-turned = Une carte inclinée a utilisé sa capacité.
se-mark = avec un jeton Influence
se-quiraa = avec le jeton Quiraa
se-turned = inclinée
se-conflict = dans un Conflit
se-controlled = contrôlée par : { $name }
se-has = { $name } : { $count }
se-threat = perdrait des jetons
se-slot = emplacement libre { $cell }
se-down = face cachée
se-pool = en réserve
se-placed = jetons sur des cartes
se-firm = sur des cartes contrôlées
se-conflicts = Conflits
se-throne = contrôle la Personnalité éminente
se-passed = a passé
se-starter = a commencé la Manche
se-chooses = choisit un Dirigeant
se-may-react = peut réagir
se-goal = Pour gagner à la fin d'une Manche : tes { $tokens } jetons sur des cartes, et { $name } sous ton contrôle ; ou tous tes jetons, sans que personne d'autre n'en fasse autant, et sans Conflit.
se-place = À placer
se-end = La fin de la Manche { $number }
se-end-goes-on = Personne n'a encore gagné.
se-end-lost = perdus dans des Conflits
se-end-peace = Aucun jeton n'est perdu dans un Conflit.
se-end-reset = Toutes les cartes sont redressées, les jetons Influence retirés.
se-end-up = Révélées :
se-end-up-none = Aucune carte n'est révélée.
se-end-begins = La prochaine Manche commence avec
se-end-choosing = On choisit qui commence.
se-memory = Citoyens pas encore révélés : { $count }
se-text-tokens =
    { $pool ->
        [one] { $pool } jeton en réserve, { $firm } sur des cartes contrôlées
       *[other] { $pool } jetons en réserve, { $firm } sur des cartes contrôlées
    }
se-text-conflict = Conflit
se-text-marked = influencée pendant cette Manche
se-text-rotated = inclinée
se-text-grid = La grille

## A first game: what is explained when the table is ripe for it

se-lesson-tokens = Quatre factions veulent cette cité. Tu diriges l'une d'elles, et tu as 18 jetons à placer parmi les gens.
se-lesson-leader = Choisis ton Dirigeant : clique sur l'un d'eux, puis sur le bouton en dessous.
se-lesson-place = Place les citoyens qui te sont montrés, un par un : clique sur un emplacement qui brille.
se-lesson-city = La cité. Une carte où il n'y a que tes jetons est sous ton contrôle. Survole une carte, ou appuie longuement dessus, pour la lire.
se-lesson-traits = Ton Dirigeant exige un trait, cerclé sur les cartes : seul qui l'a peut être influencé. Un autre trait est joker : il compte toujours comme commun.
se-lesson-influence = À ton tour, une de tes cartes influence une voisine. Clique maintenant sur ton Dirigeant.
se-lesson-neighbour = Maintenant une voisine qui brille : tu y places autant de jetons qu'elle a de traits en commun avec ton Dirigeant.
se-lesson-ability = Ou utilise la capacité d'une carte, ce qui l'incline ; ou passe. Quand tous ont passé, la Manche est finie et les cartes sont redressées.
se-lesson-conflict = Les jetons de plusieurs joueurs sur une carte sont un Conflit : personne ne la contrôle, et à la fin de la Manche chacun d'eux y perd un jeton.
se-lesson-end = Tu gagnes si, à la fin d'une Manche, tes 18 jetons sont placés et la Personnalité éminente du milieu est sous ton contrôle. Un conseil n'est qu'à un clic.
