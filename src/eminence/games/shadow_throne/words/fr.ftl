# Shadow Throne en français. Ce que sont les variables : kernel/messages.py.

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
