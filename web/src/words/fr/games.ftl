### What the tables of the games say.

## Behind the Throne

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

## Shadow Throne

st-empire = Empire
st-rebels = Rebelles
st-church = Église
st-rank-commoner = roturier
st-rank-elite = élite
st-rank-noble = noble
st-power = puissance
st-influence = influence
st-influence-of = Influence ; { $goal } après une bataille terminent la partie.
st-price = prix
st-price-now = Ce qu'elle te coûte maintenant
st-gold = or
st-held = cartes en main
st-acts = agit en { $number }
st-consoles = Si son camp perd : { $gold } or.
st-track = Puissance des factions
st-leads = en tête
st-tied = à égalité
st-won = vainqueur
st-won-tied = vainqueur à égalité
st-battle = La bataille
st-wave = vague { $number }
st-stayed = resté de la dernière bataille
st-stayed-short = resté
st-locked = a choisi
st-locked-you = Ton choix ; tu peux le changer jusqu'à ce que tout le monde ait choisi.
st-now = en l'état
st-now-means = Ce que rapporterait la bataille si elle finissait en l'état
st-of = à { $name }
st-down = face cachée, non payée
st-dead = mort
st-silent = réduit au silence
st-converted = converti
st-bonus = avec son bonus
st-tokens = jetons +1 : { $count }
st-rally = Arrive avec +{ $count } de puissance, grâce à la vague précédente.
st-hush-one = Dont 1 d'argent du silence, pour la même faction qu'à la vague précédente.
st-hush-due = Argent du silence, 1 pièce d'or de plus pour une autre carte de :
st-dear = Tu ne peux pas payer { $price } : elle est retournée face cachée, et tu reçois 1 pièce d'or.
st-dear-wave = face cachée, +1
st-dear-extra = perdue
st-play-down = La jouer face cachée, prendre 1 pièce d'or
st-bring-down = Essayer et la perdre
st-pass = Ne faire venir personne
st-pool = Le lot devant toi
st-pool-of = Lot devant { $name }
st-hand-of = Main : { $name }
st-pool-short = lot
st-hand-short = main
st-round = Comment les lots circulent
st-taken = Tu prends { $name }.
st-passes = Le reste passe à
st-last = La dernière carte du lot est à toi.
st-draft-secret = Tout le monde prend des cartes en secret.
st-beats = Ce qu'ont fait les capacités de la vague
st-deed-kill = tue
st-deed-convert = convertit
st-deed-embolden = renforce
st-deed-silence = réduit au silence
st-deed-bonus = se renforce
st-ledger = Ce que la bataille a rapporté
st-battle-won = { $name } : victoire à la bataille { $battle }
st-battle-tied = { $names } : victoire partagée
st-half = mort : moitié
st-martyr = { $influence } d'influence pour cette mort
st-nothing = rien
st-total = maintenant { $influence }
st-account = D'où vient l'influence
st-account-battle = bataille { $number }
st-account-before = avant
st-account-total = total
st-account-tie = À influence égale, le plus d'or l'emporte.
st-account-martyr = { $influence } pour la mort de { $card }
st-account-nobody = personne n'en a rapporté
st-account-point = Pointe un nombre pour voir qui l'a rapporté.
st-where-draft = bataille { $battle }, choix { $pick } sur 6
st-where-wave = bataille { $battle }, vague { $wave }
st-where-end = après la bataille { $battle }
st-down-would = serait face cachée

## An Empty Throne

et-field = Champ { $number }
et-tombs = Les Tombeaux
et-ability-recruit = Recrutement
et-ability-impact = Impact
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

## Shadows over the Empire

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
