# An Empty Throne en français. Ce que sont les variables : kernel/translation.py.

## Noms

# `the` : avec l'article ; `at` : où l'on est ; `onto` : où l'on joue ; `toward` : où l'on déplace ; `of` : d'où, de quoi.
place-field-1 = Champ 1
    .the = le Champ 1
    .at = au Champ 1
    .onto = sur le Champ 1
    .toward = vers le Champ 1
    .of = du Champ 1
place-field-2 = Champ 2
    .the = le Champ 2
    .at = au Champ 2
    .onto = sur le Champ 2
    .toward = vers le Champ 2
    .of = du Champ 2
place-field-3 = Champ 3
    .the = le Champ 3
    .at = au Champ 3
    .onto = sur le Champ 3
    .toward = vers le Champ 3
    .of = du Champ 3
place-the-tombs = les Tombeaux
    .the = les Tombeaux
    .at = aux Tombeaux
    .onto = aux Tombeaux
    .toward = vers les Tombeaux
    .of = des Tombeaux
half-recruit = Recrutement
    .to = au Recrutement
    .of = du Recrutement
    .none = pas de Recrutement
half-impact = Impact
    .to = à l'Impact
    .of = de l'Impact
    .none = pas d'Impact
coalition-same-value = trois cartes de même valeur
coalition-same-kith = trois cartes du même Clan
coalition-four-values = quatre valeurs différentes
coalition-four-kiths = quatre Clans différents
verb-draw = piocher
verb-play = jouer
verb-move = déplacer
verb-return = renvoyer
verb-steal = voler
verb-exchange = échanger
verb-trade = échanger

## Parties de phrases

# Après un verbe. « Carte » évite le genre du nom.
owned =
    { $whom-is ->
        [own]
            { $who-is ->
                [you] ta carte { $card }
               *[they] sa propre carte { $card }
            }
        [you] ta carte { $card }
       *[they] la carte { $card } de { $whom }
    }
owned-partner =
    { $partner-of-is ->
        [own]
            { $who-is ->
                [you] ta carte { $partner }
               *[they] sa propre carte { $partner }
            }
        [you] ta carte { $partner }
       *[they] la carte { $partner } de { $partner-of }
    }
in-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Ce qui se passe

event-started =
    { $who-is ->
        [you] Tu commences.
       *[they] { $who } commence.
    }
event-uncovered = { $card } est la nouvelle carte du dessus { $deck-of }.
event-emptied = La pioche { $deck-of } est vide.
event-dealt =
    { $who-is ->
        [you] Tu as en main { $cards }.
       *[they] { $who } a en main { $cards }.
    }
event-taken =
    { $who-is ->
        [you] Tu prends { $card }.
       *[they] { $who } prend { $card }.
    }
event-refuge-decided = { $card } est la carte Refuge : chaque carte { $kith } en main vaut 1 point.
event-turn-begun =
    { $who-is ->
        [you] Tour { $turn } : toi.
       *[they] Tour { $turn } : { $who }.
    }
event-played =
    { $place-id ->
        [the-tombs]
            { $who-is ->
                [you] Tu joues { $card } { $place-onto }.
               *[they] { $who } joue { $card } { $place-onto }.
            }
       *[field]
            { $who-is ->
                [you] Tu joues { $card } { $place-onto } et utilises { used }.
               *[they] { $who } joue { $card } { $place-onto } et utilise { used }.
            }
    }
used =
    { $mode-id ->
        [recruit] le Recrutement
        [impact] l'Impact
       *[both] le Recrutement et l'Impact
    }
event-moved =
    { $who-is ->
        [you] Tu déplaces { $card } { $origin-of } { $place-toward }.
       *[they] { $who } déplace { $card } { $origin-of } { $place-toward }.
    }
event-drawn =
    { $who-is ->
        [you] Tu pioches { $card } { $deck-at }.
       *[they] { $who } pioche { $card } { $deck-at }.
    }
event-drawn-unseen =
    { $who-is ->
        [you] Tu pioches une carte des Tombeaux.
       *[they] { $who } pioche une carte des Tombeaux.
    }
event-found =
    { $who-is ->
        [you] Tu trouves { $card } aux Tombeaux.
       *[they] { $who } trouve { $card } aux Tombeaux.
    }
event-played-from-deck =
    { $who-is ->
        [you] { $card } est jouée depuis la pioche { $deck-of } { $place-onto }, de ton côté.
       *[they] { $card } est jouée depuis la pioche { $deck-of } { $place-onto }, du côté de { $who }.
    }
event-shifted =
    { $who-is ->
        [you] Tu déplaces { owned } { $place-toward }.
       *[they] { $who } déplace { owned } { $place-toward }.
    }
event-returned =
    { $who-is ->
        [you] Tu renvoies { owned } { $place-of } en main.
       *[they] { $who } renvoie { owned } { $place-of } en main.
    }
event-stolen =
    { $who-is ->
        [you] Tu voles { $card } { $place-at }.
       *[they] { $who } vole { $card } { $place-at }.
    }
event-exchanged =
    { $who-is ->
        [you] Tu échanges { owned } { $place-at } contre { owned-partner } { $partner-place-at }.
       *[they] { $who } échange { owned } { $place-at } contre { owned-partner } { $partner-place-at }.
    }
event-traded =
    { $who-is ->
        [you] Tu échanges { $card } de ta main contre { $top }, la carte du dessus { $deck-of }.
       *[they] { $who } échange { $card } de sa main contre { $top }, la carte du dessus { $deck-of }.
    }
event-declined =
    { $number ->
        [0]
            { $who-is ->
                [you] Tu renonces { $half-to } des { $kith }.
               *[they] { $who } renonce { $half-to } des { $kith }.
            }
       *[other]
            { $who-is ->
                [you] Tu renonces au reste { $half-of } des { $kith }.
               *[they] { $who } renonce au reste { $half-of } des { $kith }.
            }
    }
event-nothing-found =
    { $verb-id ->
        [none] Les { $kith } n'ont { $half-none }.
       *[other] { $half } des { $kith } : rien à { $verb }.
    }
event-stuck =
    { $who-is ->
        [you] Tu n'as aucune Action possible.
       *[they] { $who } n'a aucune Action possible.
    }
event-flipped =
    { $who-is ->
        [you] Ton { $place } se retourne : { $coalitions }.
       *[they] Le { $place } de { $who } se retourne : { $coalitions }.
    }
event-turned-back =
    { $who-is ->
        [you] Ton { $place } se remet à l'endroit : il n'y reste aucune Coalition.
       *[they] Le { $place } de { $who } se remet à l'endroit : il n'y reste aucune Coalition.
    }
event-ended =
    { $turns ->
        [one] La partie est finie après un tour : { ending }.
       *[other] La partie est finie après { $turns } tours : { ending }.
    }
ending =
    { $by-flips ->
        [yes]
            { $by-decks ->
                [yes] les trois Champs d'un joueur sont retournés et au moins deux pioches sont vides
               *[no] les trois Champs d'un joueur sont retournés
            }
       *[no]
            { $by-decks ->
                [yes] au moins deux pioches sont vides
               *[no] aucune partie ne dure plus de { $turns } tours
            }
    }
event-hand-revealed =
    { $cards-count ->
        [0]
            { $who-is ->
                [you] Ta main est vide.
               *[they] La main de { $who } est vide.
            }
       *[other]
            { $who-is ->
                [you] Tu révèles { $cards }.
               *[they] { $who } révèle { $cards }.
            }
    }
event-offered =
    { $who-is ->
        [you] Tu montres { $card } de ta main, pour l'échanger.
       *[they] { $who } montre { $card } de sa main, pour l'échanger.
    }

## Ce que l'on attend

status-waiting =
    { $who-is ->
        [you] On t'attend.
       *[they] On attend { $who }.
    }
status-draft = Prends une carte de départ ; la dernière sera la carte Refuge.
status-action =
    { $order ->
        [first] Tour { $turn }, première Action : { choice }.
       *[second] Tour { $turn }, deuxième Action : { choice }.
    }
choice =
    { $choice ->
        [play] joue une carte
        [move] déplace l'une de tes cartes jouées
       *[either] joue une carte ou déplace l'une de tes cartes jouées
    }
status-where-to-move = { $half } des { $kith } : où déplacer { $card } ?
status-exchange-with = { $half } des { $kith } : échanger { $card } contre quoi ?
status-ability =
    { $number ->
        [0] { $half } des { $kith } : tu peux { $ability }.
       *[other] { $half } des { $kith } : ensuite, tu peux { $ability }.
    }

## Pourquoi un coup est refusé

lets-you = { $half } des { $kith } : tu peux { $ability }.
refusal-no-such-card = Ce jeu de cartes n'a pas cette carte.
refusal-not-now =
    { $asked ->
        [draft] C'est le draft des cartes de départ : prends-en une.
        [ability] { lets-you } Réponds d'abord à cela, ou renonce.
       *[action] Aucune capacité ne demande rien pour l'instant : joue une carte, ou déplace l'une de tes cartes jouées.
    }
refusal-not-in-pool = { $card } n'est pas parmi les cartes de départ.
refusal-not-in-hand = Tu n'as pas { $card } en main.
refusal-played-there = Tu as déjà joué { $place-onto } pendant ce tour ; joue ailleurs, ou déplace une carte.
refusal-no-recruit = La pioche { $deck-of } est vide : il n'y a que l'Impact.
refusal-uses-both = Sous { $top }, { $card } utilise les deux capacités : joue-la avec les deux.
refusal-uses-one = { $top } n'est ni de valeur supérieure à { $card } ni de son Clan : choisis le Recrutement ou l'Impact.
refusal-moved-already = Tu as déjà déplacé une carte pendant ce tour ; joue une carte de ta main.
refusal-same-place = { $card } est déjà { $place-at } ; déplace-la ailleurs.
refusal-not-played = { $card } n'est pas l'une de tes cartes jouées.
refusal-not-a-target = { lets-you } { $card } ne convient pas.
refusal-one-by-one =
    { $then ->
        [place] Une chose après l'autre : d'abord déplacer { $card }, puis { $place-toward }.
       *[nothing] Une chose après l'autre : d'abord déplacer { $card }.
    }
refusal-not-asked =
    { $wanted ->
        [verb] { lets-you } Réponds par « { $verb } », ou renonce.
        [answer] { lets-you } Ce n'est pas une réponse à cela.
        [place] Tu as choisi { $card } : choisis maintenant un lieu.
        [deck] Tu as choisi { $card } : choisis maintenant une pioche de Champ.
       *[card] Tu as choisi { $card } : choisis maintenant une carte contre laquelle l'échanger.
    }
refusal-deck-empty = La pioche { $deck-of } est vide.
refusal-too-late = Tu as choisi { $card } : tu ne peux plus y renoncer.
refusal-no-top = Il n'y a pas de carte face visible { $deck-at }.
refusal-not-a-pair = { $card } ne peut pas être échangée contre { $partner }.

## À quoi sert un coup

purpose-end-ahead = termine la partie en tête
purpose-end-behind = termine la partie avec du retard
purpose-flip = retourne { $place-the } ({ in-points })
purpose-coalition = complète une Coalition { $place-at }
purpose-break-up = défait la Coalition { $place-at }
purpose-break-up-avoided = garde la Coalition { $place-at }
purpose-one-short = laisse { $place-the } à une carte d'une Coalition
purpose-break =
    { $whom-is ->
        [you] brise ta Coalition { $place-at }
       *[they] brise la Coalition de { $whom } { $place-at }
    }
purpose-set-back =
    { $whom-is ->
        [you] te fait reculer { $place-at }
       *[they] fait reculer { $whom } { $place-at }
    }
purpose-give-coalition =
    { $whom-is ->
        [you] te donne une Coalition { $place-at }
       *[they] donne à { $whom } une Coalition { $place-at }
    }
purpose-reach = atteint { $limit } { $place-at } ({ in-points })
purpose-fall-below = descend sous { $limit } { $place-at }
purpose-fall-below-avoided = garde { $limit } { $place-at }
purpose-bring-below =
    { $whom-is ->
        [you] te fait descendre sous { $limit } { $place-at }
       *[they] fait descendre { $whom } sous { $limit } { $place-at }
    }
purpose-add = ajoute { $value } { $place-at }
purpose-take-refugee = prend un réfugié en main (1 point)
purpose-play-refugee = joue un réfugié (1 point)
purpose-play-refugee-avoided = garde un réfugié en main (1 point)
purpose-more-cards =
    { $count ->
        [one] laisse { $count } carte de plus en main
       *[other] laisse { $count } cartes de plus en main
    }
purpose-steal =
    { $whom-is ->
        [you] te prend { $card }
       *[they] prend { $card } à { $whom }
    }
purpose-empty-deck = vide une pioche en étant en tête

## D'où viennent les points

reason =
    { $parts-count ->
        [0] { $who } : { $total } = rien ; valeur totale { $value }
       *[other] { $who } : { $total } = { $parts-sum } ; valeur totale { $value }
    }
reason-part =
    { $source ->
        [fields] { $points } pour des Champs avec { $limit }
        [tombs] { $points } pour les Tombeaux avec { $limit }
        [flips] { $points } pour des Champs retournés
       *[refugees] { $points } pour des réfugiés en main
    }

## Ce que font les cartes

card-text = Valeurs : { $homes-plain }. { $recruit } { $impact }
values-run = { $low } à { $high } { home }
values-some = { $values } { home }
home =
    { $home ->
        [starting] au départ
        [field] dans les pioches de Champ
       *[tombs] aux Tombeaux
    }
ability-text =
    { $count ->
        [0] { $half } : aucun.
        [1] { $half } : { $first }.
        [2] { $half } : { $first }. Ensuite, tu peux { $second }.
       *[3] { $half } : { $first }. Ensuite, tu peux { $second }. Ensuite, tu peux { $third }.
    }

# Les phrases des capacités, telles qu'elles suivent « tu peux ».
ability-draw = piocher { top-card }
ability-play = jouer { your-side } { top-card }
# Après une longue cible, on ne saurait plus à quoi se rapporte le lieu.
ability-move =
    { $compared ->
        [any] déplacer { ability-target } { destination }{ on-its-side }
       *[other] déplacer { destination } { ability-target }{ on-its-side }
    }
ability-return =
    { $whose ->
        [my] reprendre en main { ability-target }
       *[other]
            { $compared ->
                [any] renvoyer { ability-target } dans la main de son joueur
               *[other] renvoyer dans la main de son joueur { ability-target }
            }
    }
ability-steal = prendre de ton côté { ability-target }
ability-exchange = échanger { $target } contre { $second-target }
ability-trade = échanger une carte de ta main contre { top-card }

# On ne recrute qu'à un Champ.
top-card =
    { $decks ->
        [here]
            { $half-id ->
                [recruit] la carte du dessus de cette pioche
               *[impact] la carte du dessus de la pioche de cet emplacement
            }
        [any-deck] la carte du dessus de n'importe quelle pioche
        [any-field] la carte du dessus de n'importe quelle pioche de Champ
       *[the-tombs] la carte du dessus des Tombeaux
    }
your-side =
    { $to ->
        [here]
            { $half-id ->
                [recruit] de ton côté de ce Champ
               *[impact] de ton côté de cet emplacement
            }
       *[the-tombs] de ton côté des Tombeaux
    }
destination =
    { $to ->
        [here]
            { $half-id ->
                [recruit] vers ce Champ
               *[impact] vers cet emplacement
            }
        [elsewhere] vers un autre Champ ou vers les Tombeaux
       *[the-tombs] vers les Tombeaux
    }
on-its-side =
    { $whose ->
        [my] { "" }
       *[other] { "" } ; elle reste du côté de son joueur
    }
ability-target =
    { $whose ->
        [my]
            { $other ->
                [yes] une autre de tes cartes jouées{ where }{ of-value }
               *[no] l'une de tes cartes jouées{ where }{ of-value }
            }
        [their]
            { $other ->
                [yes] une autre carte jouée de ton adversaire{ where }{ of-value }
               *[no] une carte jouée de ton adversaire{ where }{ of-value }
            }
       *[any]
            { $other ->
                [yes] une autre carte jouée{ where }{ of-value }
               *[no] une carte jouée{ where }{ of-value }
            }
    }
ability-second-target =
    { $whose ->
        [any]
            { $other ->
                [yes] { ability-target }
               *[no] n'importe quelle autre carte jouée{ where }{ of-value }
            }
       *[other] { ability-target }
    }
where =
    { $at ->
        [here]
            { $half-id ->
                [recruit] { " " }sur ce Champ
               *[impact] { " " }à cet emplacement
            }
        [there] { " " }au même emplacement
       *[anywhere] { "" }
    }
of-value =
    { $compared ->
        [lower] { " " }de valeur inférieure à celle de la carte que tu viens de jouer
        [greater] { " " }de valeur supérieure à celle de la carte que tu viens de jouer
       *[any] { "" }
    }

## La même chose en peu de mots

brief-text =
    { $count ->
        [1] { $first }
        [2] { $first }, puis { $second }
       *[3] { $first }, puis { $second }, puis { $third }
    }
brief-draw =
    { $decks ->
        [here] piocher ici
        [any-deck] piocher dans une pioche au choix
        [any-field] piocher à un Champ au choix
       *[the-tombs] piocher aux Tombeaux
    }
brief-play = jouer { brief-top } { brief-to }
brief-move = déplacer { brief-target } { brief-to }
brief-return = renvoyer { brief-target }
brief-steal =
    { $other ->
        [yes] voler une autre carte{ brief-value }{ brief-where }
       *[no] voler une carte{ brief-value }{ brief-where }
    }
brief-exchange = échanger { $target } contre { $second-target }
brief-trade = échanger une carte de ta main contre { brief-top }
brief-top =
    { $decks ->
        [here] la carte du dessus
        [any-deck] une carte du dessus
        [any-field] la carte du dessus d'un Champ
       *[the-tombs] une carte des Tombeaux
    }
brief-to =
    { $to ->
        [here] ici
        [elsewhere] ailleurs
       *[the-tombs] aux Tombeaux
    }
brief-target =
    { $whose ->
        [my]
            { $other ->
                [yes] une autre carte{ brief-value } à toi{ brief-where }
               *[no] une carte{ brief-value } à toi{ brief-where }
            }
        [their]
            { $other ->
                [yes] une autre carte adverse{ brief-value }{ brief-where }
               *[no] une carte adverse{ brief-value }{ brief-where }
            }
       *[any]
            { $other ->
                [yes] une autre carte{ brief-value }{ brief-where }
               *[no] une carte{ brief-value }{ brief-where }
            }
    }
brief-second-target = { brief-target }
brief-value =
    { $compared ->
        [lower] { " " }plus faible
        [greater] { " " }plus forte
       *[any] { "" }
    }
brief-where =
    { $at ->
        [here] { " " }ici
        [there] { " " }là-bas
       *[anywhere] { "" }
    }

## Ce qu'on peut faire

move-play-to-tombs = jouer { $card } aux Tombeaux
move-play =
    { $mode-id ->
        [recruit] jouer { $card } { $field-onto } : Recrutement
        [impact] jouer { $card } { $field-onto } : Impact
       *[both] jouer { $card } { $field-onto } : Recrutement et Impact
    }
move-move = déplacer { $card } { $place-onto }
move-choose = { $card }
move-choose-deck = { $deck }
move-choose-place = { $place }
move-use = le faire
move-decline = renoncer

## Ce qui ne va pas dans un fichier de cartes

column-name = comment s'appelle le Clan
column-colour = sa couleur
column-starting = les valeurs de ses cartes de départ
column-field = les valeurs de ses cartes dans les pioches de Champ
column-tombs = les valeurs de ses cartes dans les Tombeaux
column-recruit = son Recrutement, phrase par phrase
column-impact = son Impact, phrase par phrase
entries-kiths =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } Clan
       *[other] { NUMBER($count, useGrouping: 0) } Clans
    }
problem-starting =
    { $count ->
        [one] il y a { NUMBER($count, useGrouping: 0) } carte de départ en tout ; il en faut { $least }.
       *[other] il y a { NUMBER($count, useGrouping: 0) } cartes de départ en tout ; il en faut { $least }.
    }
problem-field =
    { $count ->
        [one] il y a { NUMBER($count, useGrouping: 0) } carte pour les pioches de Champ en tout ; il en faut au moins { $least }, le même nombre pour chacune des { $decks } pioches.
       *[other] il y a { NUMBER($count, useGrouping: 0) } cartes pour les pioches de Champ en tout ; il en faut au moins { $least }, le même nombre pour chacune des { $decks } pioches.
    }
problem-tombs = il n'y a pas de carte pour les Tombeaux ; il en faut au moins une.
problem-too-many = il y a { NUMBER($count, useGrouping: 0) } cartes en tout ; il en tient au plus { $most }.
problem-no-cards = { $given } n'ont pas de cartes : donne des valeurs dans starting, field ou tombs.
problem-twins = au plus { $most } cartes peuvent être { $given }.
problem-ability = { $column } : { $what }
problem-no-verb = « { $given } » n'est pas une capacité : « { $first } » n'est pas un verbe ; { $right }
problem-no-ability = « { $given } » n'est pas une capacité ; { $right }
right-as-in = écris-la comme dans : { $known }.

## Pourquoi un texte n'est pas une position

misread-places = { $count } lieux, c'est trop ; écris les Champs et les Tombeaux comme « { $right } ».
flaw-view = les cartes de quelqu'un sont cachées : c'est une vue, pas une position.
flaw-turn-or-phase = « turn » doit être 0 ou 1, et « phase » draft, action, ability ou over.
flaw-top = { $where } a une carte du dessus exactement quand, selon « left », il y reste des cartes.
flaw-field-left = selon « left », les pioches de Champ n'ont pas autant de cartes qu'il y en a dans « tops » et « under ».
flaw-tombs-left = selon « left », les Tombeaux n'ont pas autant de cartes qu'il y en a dans « tombs ».
flaw-decks = « under » est pour les cartes des pioches de Champ, et « tombs » pour celles des Tombeaux.
flaw-seen = ce qui est « seen » de la main du siège { $seat } doit s'y trouver, avec toutes ses cartes venues des pioches de Champ.
flaw-flips = seuls les Champs se retournent.
flaw-starting = « pool » et « refuge » sont pour les cartes de départ.
flaw-refuge = il y a une carte Refuge exactement quand le draft est fini.
flaw-turns = « turns » compte les tours finis : de 0 à { $most } tant que la partie dure.
flaw-used = dans la phase { $given }, rien n'a été « used ».
flaw-actions = « used » a plus d'Actions qu'un tour.
flaw-no-action = le siège { $seat } n'a aucune Action possible, son tour serait donc fini.
flaw-no-ability = « card », « place », « sentence », « first » et « impact » vont avec la phase ability.
flaw-no-draft = les cartes de départ ne sont draftées qu'avec l'option draft_starting_cards.
flaw-draft-played = au draft, rien n'a encore été joué.
flaw-draft = au draft, le premier joueur prend une carte, l'autre deux, le premier joueur une, toutes vues.
flaw-ability = la phase ability demande « card », la carte qui vient d'être jouée, son lieu « place » et « sentence », la phrase qui demande.
flaw-played = { $thing } vient d'être jouée, mais n'est ni sur la table ni dans une main qui l'a montrée.
flaw-asked = « { $given } » ne peut rien demander quand { $thing } a été jouée là.
flaw-impact = « impact » est pour ce qui vient après un Recrutement.
flaw-used-place = « used » doit avoir le lieu où l'on vient de jouer.
flaw-idle = « { $given } » ne peut rien faire et ne demanderait donc rien.
flaw-first = { $thing } ne peut pas être la première cible de « { $given } ».
flaw-on-its-way = { $thing } est en route vers une pioche et doit donc être « seen ».
