# Shadow Throne en français. Ce que sont les variables : kernel/translation.py.

## Noms

faction-empire = l'Empire
    .name = Empire
    .of = de l'Empire
    .to = à l'Empire
faction-rebels = les Rebelles
    .name = Rebelles
    .of = des Rebelles
    .to = aux Rebelles
faction-church = l'Église
    .name = Église
    .of = de l'Église
    .to = à l'Église
rank-commoner = roturier
rank-elite = élite
rank-noble = noble
choice-nobody = personne
intrigue-phase = Phase d'Intrigue
fighting-phase =
    { $edition-id ->
        [prototype] Phase de Vagues
       *[final] Phase de Conflit
    }
ending-phase =
    { $edition-id ->
        [prototype] Phase de Conflit
       *[final] Phase de Résolution
    }

## Parties de phrases

# « Carte » évite le genre de son nom.
owned =
    { $who-is ->
        [you] Ta carte { $card }
       *[they] { $card } de { $who }
    }
acting =
    { $who-is ->
        [you] Ta carte { $by }
       *[they] { $by } de { $who }
    }
track = Empire { $empire }, Rebelles { $rebels }, Église { $church }
half =
    { $dead ->
        [yes] { " " }(mort : moitié)
       *[no] { "" }
    }

## Ce qui se passe

event-battle-begun = La bataille { $battle } commence. { intrigue-phase } : chaque lot a { $picks } cartes.
event-pool-seen =
    { $who-is ->
        [you] Tu regardes { which-pool } : { $offered }.
       *[they] { $who } regarde { which-pool } : { $offered }.
    }
which-pool =
    { $pick ->
        [1] le lot
       *[other] le lot suivant
    }
event-offered = { $card }
event-taken =
    { $who-is ->
        [you] Tu prends { $card }.
       *[they] { $who } prend { $card }.
    }
event-cards-turned = { fighting-phase }, vague { $wave } sur { $waves } : on retourne les cartes.
event-played =
    { $income ->
        [0]
            { $price ->
                [0]
                    { $who-is ->
                        [you] Tu joues { $card } gratuitement.
                       *[they] { $who } joue { $card } gratuitement.
                    }
               *[other]
                    { $who-is ->
                        [you] Tu joues { $card } pour { event-played.paid } ; il t'en reste { $gold }.
                       *[they] { $who } joue { $card } pour { event-played.paid } ; il lui en reste { $gold }.
                    }
            }
       *[other]
            { $who-is ->
                [you] Tu joues { $card } et reçois { event-played.received }, ce qui te fait { $gold }.
               *[they] { $who } joue { $card } et reçoit { event-played.received }, ce qui lui fait { $gold }.
            }
    }
    .paid =
        { $price ->
            [one] { $price } pièce d'or
           *[other] { $price } pièces d'or
        }
    .received =
        { $income ->
            [one] { $income } pièce d'or
           *[other] { $income } pièces d'or
        }
event-hush-money-paid =
    { $income ->
        [0]
            { $who-is ->
                [you] Argent du silence : tu paies 1 de plus pour une deuxième carte { $faction-of } à la suite.
               *[they] Argent du silence : { $who } paie 1 de plus pour une deuxième carte { $faction-of } à la suite.
            }
       *[other]
            { $who-is ->
                [you] Argent du silence : tu reçois 1 de moins pour une deuxième carte { $faction-of } à la suite.
               *[they] Argent du silence : { $who } reçoit 1 de moins pour une deuxième carte { $faction-of } à la suite.
            }
    }
event-not-paid =
    { $who-is ->
        [you] Tu révèles { $card } et ne peux pas payer { $price } : la carte est retournée face cachée, et tu reçois 1 pièce d'or.
       *[they] { $who } révèle { $card } et ne peut pas payer { $price } : la carte est retournée face cachée, et { $who } reçoit 1 pièce d'or.
    }
event-rallied = { owned } : +{ $amount } de puissance grâce à la vague précédente.
event-brought =
    { $income ->
        [0]
            { $who-is ->
                [you] Tu fais venir { $card } avec { $by }, pour { event-played.paid }.
               *[they] { $who } fait venir { $card } avec { $by }, pour { event-played.paid }.
            }
       *[other]
            { $who-is ->
                [you] Tu fais venir { $card } avec { $by } et reçois { event-played.received }.
               *[they] { $who } fait venir { $card } avec { $by } et reçoit { event-played.received }.
            }
    }
event-nobody-brought =
    { $who-is ->
        [you] Tu ne fais venir personne avec { $by }.
       *[they] { $who } ne fait venir personne avec { $by }.
    }
event-called-in-vain =
    { $who-is ->
        [you] Tu appelles { $card } avec { $by } et ne peux pas payer { $price } : la carte est retournée face cachée.
       *[they] { $who } appelle { $card } avec { $by } et ne peut pas payer { $price } : la carte est retournée face cachée.
    }
event-struck =
    { $whom-is ->
        [you] ta carte { $card }
       *[they] { $card } de { $whom }
    }
event-killed = { acting } tue { $struck }.
event-converted =
    { $amount ->
        [0] { acting } convertit { $faction-to } { $struck }.
       *[other] { acting } convertit { $faction-to } { $struck }, avec +{ $amount } de puissance.
    }
event-emboldened = { acting } : +{ $amount } de puissance pour { $struck }.
event-silenced = { acting } réduit au silence { $struck }.
event-torn = { owned } ne change pas de camp : deux factions tirent à la fois.
event-bonus-gained =
    { $limit ->
        [one] { owned } : +{ $amount } de puissance, car il reste au plus { $limit } pièce d'or.
       *[other] { owned } : +{ $amount } de puissance, car il reste au plus { $limit } pièces d'or.
    }
event-martyred =
    { $who-is ->
        [you] Tu gagnes { event-martyred.points } pour la mort de { $card }.
       *[they] { $who } gagne { event-martyred.points } pour la mort de { $card }.
    }
    .points =
        { $amount ->
            [one] { $amount } point d'influence
           *[other] { $amount } points d'influence
        }
event-power-counted = Puissance après la vague { $wave } : { track }.
event-battle-won =
    { $winners-count ->
        [3] { ending-phase } : les trois factions sont à égalité avec une puissance de { $empire } et gagnent la bataille { $battle } ; personne n'est consolé.
        [2] { ending-phase } : { $winners } sont à égalité et gagnent ensemble la bataille { $battle } ({ track }).
       *[1]
            { $faction-id ->
                [rebels] { ending-phase } : { $faction } gagnent la bataille { $battle } ({ track }).
               *[other] { ending-phase } : { $faction } gagne la bataille { $battle } ({ track }).
            }
    }
event-spoils-shared =
    { $who-is ->
        [you] Tu gagnes { gains }{ consolations }.
       *[they] { $who } gagne { gains }{ consolations }.
    }
gains =
    { $gained-count ->
        [0] 0 point d'influence
       *[other]
            { $influence ->
                [one] { $influence } point d'influence ({ $gained-plain })
               *[other] { $influence } points d'influence ({ $gained-plain })
            }
    }
consolations =
    { $gold ->
        [0] { "" }
        [one] { " " }et { $gold } pièce d'or de consolation ({ $consoled-plain })
       *[other] { " " }et { $gold } pièces d'or de consolation ({ $consoled-plain })
    }
event-gained = { $card } { $amount }{ half }
event-consoled = { $card } { $amount }
event-stayed =
    { $who-is ->
        [you] Tu laisses { $card } sur le terrain pour la bataille suivante.
       *[they] { $who } laisse { $card } sur le terrain pour la bataille suivante.
    }
event-departed = { owned } retourne dans le paquet après une deuxième bataille.
event-kept =
    { $who-is ->
        [you] Tu gardes { $card } pour la bataille suivante.
       *[they] { $who } garde { $card } pour la bataille suivante.
    }
event-ended =
    { $battle ->
        [1] La partie est finie après une bataille.
       *[other] La partie est finie après { $battle } batailles.
    }

## Ce qu'on attend

status-draft =
    { $last ->
        [yes] { intrigue-phase }, choix { $pick } sur { $picks } : prends une carte.
       *[no] { intrigue-phase }, choix { $pick } sur { $picks } : prends une carte ; le reste va à { $whom }.
    }
status-wave = { fighting-phase }, vague { $wave } sur { $waves } : joue une carte.
status-extra = { $by } te permet de faire venir une autre carte : fais-en venir une, ou passe.
status-keep = { ending-phase } : garde une carte pour la bataille suivante.
status-chosen =
    { $choice-id ->
        [nobody] Tu ne fais venir { $choice }. { status-waiting } D'ici là, tu peux changer d'avis.
       *[other] Tu as choisi { $choice }. { status-waiting } D'ici là, tu peux changer d'avis.
    }
status-waiting = On attend { $waiting }.

## Pourquoi un coup est refusé

refusal-not-now =
    { $phase-id ->
        [draft] C'est le draft : prends une carte du lot devant toi.
        [wave] C'est une vague : joue une carte de ta main.
        [extra] Tu peux maintenant faire venir une autre carte, ou passer.
       *[keep] La bataille est finie : garde une carte de ta main.
    }
refusal-no-such-card = Ce paquet n'a pas une telle carte.
refusal-not-in-pool = { $card } n'est pas dans le lot devant toi.
refusal-not-in-hand = Tu n'as pas { $card } en main.
refusal-not-invited = { $by } ne peut pas faire venir { $card }. [{ $number }] { $ability }
refusal-cannot-pay =
    { $gold ->
        [one] { $card } coûte { $price }, et tu as { $gold } pièce d'or.
       *[other] { $card } coûte { $price }, et tu as { $gold } pièces d'or.
    }

## À quoi sert un coup

purpose-hold = garde { $influence } d'influence en main avec { $card }
purpose-income = rapporte { event-played.received }
purpose-cost = coûte { event-played.paid }
purpose-cost-avoided =
    { $price ->
        [one] économise la pièce d'or de { $card }
       *[other] économise les { $price } pièces d'or de { $card }
    }
purpose-console =
    { $consolation ->
        [one] rapporte { $consolation } pièce d'or après une défaite
       *[other] rapporte { $consolation } pièces d'or après une défaite
    }
purpose-kill = tue { whom-briefly }
purpose-convert = convertit { whom-briefly }
purpose-embolden = renforce de +{ $amount } { whom-briefly }
purpose-silence = réduit au silence { whom-briefly }
purpose-stay = reste après une défaite
purpose-extra-card = fait venir { another }
purpose-martyr = rapporte { $amount } d'influence en mourant
purpose-bonus-power = gagne +{ $amount } de puissance avec 0 ou 1 pièce d'or
purpose-join =
    { $count ->
        [1] rejoint une autre carte { $faction-of }
       *[other] rejoint { $count } cartes { $faction-of }
    }
purpose-deny = ne laisse pas { $card } à { $whom }
purpose-waste = ne peut pas payer { $card }
purpose-waste-avoided = ne gaspille pas { $card }, impossible à payer
purpose-hush = paie l'argent du silence
purpose-hush-avoided = évite l'argent du silence
purpose-collect = reçoit l'or de { $card }
purpose-killing = tue quelqu'un dans { $percent } % des cas
purpose-converting = convertit quelqu'un dans { $percent } % des cas
purpose-stake-ahead = mise { $influence } d'influence sur { $faction }, en tête pour l'instant
purpose-stake-behind = mise { $influence } d'influence sur { $faction }, à la traîne pour l'instant
purpose-stake-behind-avoided = ne dépense pas { $card } pour { $faction }, à la traîne pour l'instant
purpose-spoils = rapporte en moyenne { NUMBER($average, minimumFractionDigits: 1) } d'influence
purpose-win = finit la partie avec le plus d'influence
purpose-lead = met en tête { $faction }, avec { $influence } d'influence à toi

## Pour qui est une capacité

# .all va devant ; .one le dit d'une carte.
ranks-any = personnages
    .all = tous les
    .one = { "" }
ranks-commoner = roturiers
    .all = tous les
    .one = { " roturière" }
ranks-elite = élites
    .all = toutes les
    .one = { " d'élite" }
ranks-noble = nobles
    .all = tous les
    .one = { " noble" }
ranks-commoner-or-elite = roturiers et élites
    .all = tous les
    .one = { " roturière ou d'élite" }
ranks-elite-or-noble = élites et nobles
    .all = tous les
    .one = { " d'élite ou noble" }
ranks-commoner-or-noble = roturiers et nobles
    .all = tous les
    .one = { " roturière ou noble" }
factions-empire = de l'Empire
    .members = les cartes de l'Empire
factions-rebels = des Rebelles
    .members = les Rebelles
factions-church = de l'Église
    .members = les cartes de l'Église
reach-own = de cette vague
    .briefly = { "" }
reach-earlier = des vagues précédentes
    .briefly = { " des vagues précédentes" }
reach-so-far = de cette vague et de toutes les précédentes
    .briefly = { " jusqu'ici" }
reach-next = qui arrivent dans la vague suivante
    .briefly = { " de la vague suivante" }
whom =
    { $factions-id ->
        [any] { $ranks-all } { but-itself }{ $ranks } { $reach }
        [others] { $ranks-all } { $ranks } d'autres factions { $reach }
       *[one] { $ranks-all } { but-itself }{ $ranks } { $factions } { $reach }
    }
but-itself =
    { $itself ->
        [yes] autres{ " " }
       *[no] { "" }
    }
whom-briefly =
    { $ranks-id ->
        [any]
            { $factions-id ->
                [any] tout le monde{ $reach-briefly }
                [others] les autres{ $reach-briefly }
               *[one] { $factions-members }{ $reach-briefly }
            }
       *[some]
            { $factions-id ->
                [any] { $ranks-all } { $ranks }{ $reach-briefly }
                [others] les { $ranks }{ $reach-briefly }
               *[one] les { $ranks } { $factions }{ $reach-briefly }
            }
    }
another =
    { $factions-id ->
        [any] une carte{ $ranks-one }
        [others] une carte{ $ranks-one } d'une autre faction
       *[one] une carte{ $ranks-one } { $factions }
    }

## Ce que font les cartes

price =
    { $income ->
        [0] coûte { $price }
       *[other] rapporte { event-played.received }
    }
character =
    { $consolation ->
        [0] { $faction-name }, { $rank } : puissance { $power }, influence { $influence }, { price }.
       *[other] { $faction-name }, { $rank } : puissance { $power }, influence { $influence }, { price }, consolation { $consolation }.
    }
character-with-ability = { character } [{ $number }] { $ability }
ability-kill = Tue { whom }.
ability-convert =
    { $amount ->
        [0] Convertit { $faction-to } { whom }.
       *[other] Convertit { $faction-to } { whom } et leur donne +{ $amount } de puissance.
    }
ability-embolden = Donne +{ $amount } de puissance à { whom }.
ability-silence = Interdit les capacités d'un numéro supérieur à { whom }.
ability-stay =
    { $faction-id ->
        [rebels] Si { $faction } perdent la bataille, reste pour la suivante.
       *[other] Si { $faction } perd la bataille, reste pour la suivante.
    }
ability-extra-card = Tu peux jouer aussitôt { another } de plus, sans argent du silence.
ability-martyr = Sa mort dans cette bataille te rapporte { event-martyred.points }.
ability-bonus-power = S'il te reste 0 ou 1 pièce d'or après l'avoir payé, gagne +{ $amount } de puissance.

## La même chose en quelques mots

short-none = { "" }
short-kill = [{ $number }] { purpose-kill }
short-convert =
    { $amount ->
        [0] { "[" }{ $number }] { purpose-convert }
       *[other] { "[" }{ $number }] { purpose-convert }, +{ $amount }
    }
short-embolden = [{ $number }] +{ $amount } pour { whom-briefly }
short-silence = [{ $number }] { purpose-silence }
short-stay = [{ $number }] { purpose-stay }
short-extra-card = [{ $number }] { purpose-extra-card }
short-martyr = [{ $number }] mort : { $amount } d'influence
short-bonus-power = [{ $number }] +{ $amount } avec 0 ou 1 or

## D'où viennent les points

reason =
    { $terms-count ->
        [0] { reason.name } : { reason.points } ; { reason.coins }{ ending }
       *[other] { reason.name } : { reason.points } = { $terms-sum } ; { reason.coins }{ ending }
    }
    .name =
        { $who-is ->
            [you] Toi
           *[they] { $who }
        }
    .points =
        { $influence ->
            [one] { $influence } point d'influence
           *[other] { $influence } points d'influence
        }
    .coins =
        { $gold ->
            [one] { $gold } pièce d'or
           *[other] { $gold } pièces d'or
        }
reason-before = { $amount } avant la bataille { $battle }
reason-character = { $amount } pour { $card }{ half }
reason-death = { $amount } pour la mort de { $card }
ending =
    { $ending ->
        [stopped] { " ; " }personne n'avait { $goal } après { $battles } batailles
        [poorer] , trop peu pour départager
        [richest] , ce qui départage
        [tied] , donc personne ne gagne à égalité
       *[usual] { "" }
    }

## Ce qu'on peut faire

move-take = prendre { $card }
move-play = jouer { $card }
move-bring = faire venir { $card }
move-keep = garder { $card }
move-pass = ne faire venir personne

## Ce qui ne va pas dans un fichier de cartes

column-name = comment s'appelle le personnage
column-epithet = ce qui suit le nom sur la carte
column-prototype = comment le prototype l'appelle, si c'est autrement
column-faction = sa faction
column-rank = son rang
column-copies = combien il y en a
column-power = ce qu'il ajoute à la puissance de sa faction
column-influence = ce que gagne son joueur si sa faction l'emporte
column-price = l'or qu'il coûte ; au-dessous de 0, l'or qu'il rapporte
column-consolation = l'or que reçoit son joueur si sa faction perd
column-number = quand agit sa capacité, de 1 à 3 ; 0 s'il n'en a pas
column-ability = son verbe
column-amount = la puissance ou l'influence que donne la capacité
column-ranks = les rangs pour lesquels vaut la capacité
column-factions = les factions pour lesquelles vaut la capacité
column-waves = jusqu'où va la capacité
problem-too-few = il y a { $count } cartes en tout ; il en faut au moins { $least } pour cinq sièges.
problem-same-prototype = le nom { $given } dans le prototype se trouve déjà à la ligne { NUMBER($first, useGrouping: 0) }.
problem-nobody = aucune carte ne peut s'appeler { $given } : cela dit qu'aucune carte n'a été choisie.
problem-needless-number = { $thing } demande 0 pour « number » : « ability » est { $given }.
problem-needs-number = { $thing } demande un « number » de 1 à 3 : « ability » est { $given }.
problem-needs-amount = { $thing } demande un « amount » d'au moins 1 : « ability » est { $given }.
problem-needless-amount = « amount » ne veut rien dire pour la capacité { $given }.
problem-needless-column = « { $column } » ne veut rien dire pour la capacité { $given }, seulement pour { $known }.
problem-next-wave = seul { $known-or } va jusqu'à la vague suivante, pas { $given }.
problem-own-faction = { $thing } ne peut pas agir par { $given } sur sa propre faction.
problem-silence-number = « silence » empêche les capacités d'un numéro supérieur, et il n'y en a pas au-dessus de { $most }.
problem-stay-copies = au plus { $most } cartes d'un paquet peuvent avoir la capacité stay.

## Pourquoi un texte n'est pas une position

misread-character = « { $given } » n'est pas un personnage dans une vague ; écris son nom et sa vague, comme « { $right } ».
misread-tokens = « { $given } », c'est plus de jetons qu'il n'en tient sur une carte.
flaw-view = il y a un « ? » là où il faut une carte : c'est une vue, pas une position.
flaw-wealth = le siège { $seat } a de l'or ou de l'influence au-dessous de 0 ou au-dessus de { NUMBER($most, useGrouping: 0) }.
flaw-card = une carte n'est pas de ce paquet.
flaw-battle = « battle » compte de 1 à { $most }.
flaw-round = « round » va de 0 à { $high } pendant le draft et vaut { $after } ensuite.
flaw-wave = « wave » vaut 0 pendant le draft, de 1 à { $most } pendant la bataille et { $most } ensuite.
flaw-number = « number » va de 1 à { $most } tant qu'on demande des cartes de plus, sinon c'est 0.
flaw-character = un personnage n'est pas de ce paquet.
flaw-passing = il est encore en train d'arriver quelque chose à { $thing } du siège { $seat }.
flaw-wave-to-come = { $thing } du siège { $seat } est dans la vague { $wave }, qui n'a pas encore combattu.
flaw-cannot-stay = { $thing } du siège { $seat } est dans la vague 0, mais ne peut pas rester d'une bataille à la suivante.
flaw-stayed = { $thing } du siège { $seat } est dans la vague 0, sa capacité ne peut donc rien avoir fait.
flaw-tokens = { $thing } du siège { $seat } a plus de { $most } jetons +1.
flaw-face-down = { $thing } du siège { $seat } est face cachée, il ne peut donc rien être arrivé à cette carte.
flaw-order = les personnages du siège { $seat } dans « line » ne sont pas dans l'ordre des vagues.
flaw-holding = ce que le siège { $seat } tient et a montré n'est pas ce qu'il a pris dans les lots et gardé.
flaw-pool = le lot distribué au siège { $seat } a trop peu de cartes.
flaw-never = le siège { $seat } se tromperait sur ce que les autres ne peuvent pas avoir gardé : le siège { $keeper } l'a.
flaw-nobody-asked = personne n'a rien à choisir dans cette phase.
flaw-waiting = « waiting » doit être les sièges à qui l'on demande et qui n'ont pas choisi.
flaw-not-asked = un siège à qui l'on ne demande rien attend ou a choisi.
flaw-all-chosen = tous ont choisi, les choix seraient donc déjà révélés.
flaw-chosen = le siège { $seat } ne peut pas avoir choisi cela.
