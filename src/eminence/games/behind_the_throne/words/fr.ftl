# Behind the Throne en français. Ce que sont les variables : kernel/translation.py.

## Parties de phrases

# La carte en fait partie : « King de Ada ». « Carte » évite le genre de son nom.
whose =
    { $whom-is ->
        [own]
            { $who-is ->
                [you] ta propre carte { $card }
               *[they] sa propre carte { $card }
            }
        [you] ta carte { $card }
       *[they] { $card } de { $whom }
    }
valued =
    { $value ->
        [0] { $card }
       *[other] { $card } ({ $value })
    }
several =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }

## Ce qui se passe

event-started =
    { $who-is ->
        [you] Tu commences.
       *[they] { $who } commence.
    }
event-revealed =
    { $who-is ->
        [you] Tu révèles { valued }.
       *[they] { $who } révèle { valued }.
    }
event-busted =
    { $who-is ->
        [you] Tu perds { $row } : { $last } dépasse { $before } et rien ne peut assez baisser cette carte.
       *[they] { $who } perd { $row } : { $last } dépasse { $before } et rien ne peut assez baisser cette carte.
    }
event-ended =
    { $who-is ->
        [you] Tu révèles la carte End of Game : la partie est finie.{ unclaimed }
       *[they] { $who } révèle la carte End of Game : la partie est finie.{ unclaimed }
    }
unclaimed =
    { $row-count ->
        [0] { "" }
        [one] { " " }{ $row } reste sans propriétaire.
       *[other] { " " }{ $row } restent sans propriétaire.
    }
event-shuffled = La pioche est vide : la défausse, avec la carte End of Game, devient la nouvelle pioche.
event-looked =
    { $who-is ->
        [you] Tu utilises { $card } pour regarder la carte du dessus de la pioche.
       *[they] { $who } utilise { $card } pour regarder la carte du dessus de la pioche.
    }
event-top-seen =
    { $who-is ->
        [you] Tu vois { valued } sur le dessus de la pioche.
       *[they] { $who } voit { valued } sur le dessus de la pioche.
    }
event-used =
    { $who-is ->
        [you] Tu utilises { $card } : la dernière carte vaut { $value }.
       *[they] { $who } utilise { $card } : la dernière carte vaut { $value }.
    }
event-woken =
    { $who-is ->
        [you] Ta carte { $card } réveille une autre capacité.
       *[they] { $card } de { $who } réveille une autre capacité.
    }
event-destroyed =
    { $who-is ->
        [you] Tu détruis { whose }.
       *[they] { $who } détruit { whose }.
    }
event-taken =
    { $who-is ->
        [you] Tu prends { $row }.
       *[they] { $who } prend { $row }.
    }
event-swapped =
    { $who-is ->
        [you] Tu échanges { $row } contre { whose }.
       *[they] { $who } échange { $row } contre { whose }.
    }
event-overfull =
    { $who-is ->
        [you] Tu as déjà { $most } × { $card } : la sixième carte est défaussée.
       *[they] { $who } a déjà { $most } × { $card } : la sixième carte est défaussée.
    }
event-dropped =
    { $who-is ->
        [you] Tu abandonnes { several }.
       *[they] { $who } abandonne { several }.
    }
event-refused =
    { $who-is ->
        [you] Tu refuses { several }.
       *[they] { $who } refuse { several }.
    }
event-accepted =
    { $who-is ->
        [you] Tu acceptes { $row }.
       *[they] { $who } accepte { $row }.
    }

## Ce qu'on attend

status-others-turn =
    { $who-is ->
        [you] À toi de jouer.
       *[they] À { $who } de jouer.
    }
status-others-refusal =
    { $who-is ->
        [you] À toi de jouer.
       *[they] { $who } choisit quoi refuser.
    }
status-others-choice =
    { $who-is ->
        [you] À toi de jouer.
       *[they] { $who } choisit une pile à abandonner.
    }
status-refusal = Tu reçois la rangée : refuse des personnages nouveaux pour toi, ou accepte le reste.
status-choice = Tu as plus de { $most } piles : choisis-en une à abandonner.
status-reveal = À toi de jouer : révèle une carte.
status-too-high = { $card } vaut { $value } et dépasse { $limit } : une capacité doit ramener cette carte à { $limit } ou moins.
status-row-full = La rangée est pleine : prends-la ou échange-la.
status-reveal-or-stop = La prochaine carte ne doit pas dépasser { $limit } : révèle-la, ou arrête-toi et prends ou échange la rangée.

## Pourquoi un coup est refusé

refusal-choose-first =
    { $phase-id ->
        [refusal] Tu reçois des cartes : refuse des personnages nouveaux pour toi, ou accepte le reste.
       *[choice] Tu as plus de { $most } piles : abandonnes-en d'abord une.
    }
refusal-no-such-card =
    { $reason ->
        [set] Ce personnage n'existe pas dans ce jeu de cartes.
        [drop] Tu n'as pas de carte { $card } à abandonner.
       *[target]
            { $whom-is ->
                [you] Tu n'as pas de carte { $card }.
               *[they] { $whom } n'a pas de carte { $card }.
            }
    }
refusal-no-such-seat = Il n'y a pas de siège { $number } ; les sièges vont de 0 à { $most }.
refusal-nothing-to-refuse = On ne te donne pas de cartes en ce moment.
refusal-cannot-refuse =
    { $held ->
        [yes] Tu dois prendre { $card } : tu as déjà cette pile.
       *[no] On ne te propose pas de carte { $card }.
    }
refusal-nothing-to-drop = On n'abandonne une pile qu'au-delà de { $most }.
refusal-too-high = { $card } vaut { $value } et dépasse { $limit } : une capacité doit d'abord baisser cette carte.
refusal-nothing-revealed = Révèle d'abord au moins une carte.
refusal-row-full =
    { $reason ->
        [look] La rangée a { $most } cartes : il n'y a plus rien à regarder.
       *[reveal] La rangée a { $most } cartes : prends-la ou échange-la.
    }
refusal-not-manipulative = { $card } n'a pas de capacité à utiliser ainsi à ton tour.
refusal-cannot-raise = { $card } ne peut pas monter une carte.
refusal-no-such-stack =
    { $reason ->
        [waker] Aucun personnage de ce jeu de cartes n'en réveille d'autres.
       *[own] Tu n'as pas de carte { $card }.
    }
refusal-upright = Ta pile { $card } est verticale : utilise-la directement.
refusal-outnumbered = Quelqu'un a une plus grosse pile { $card } : sa capacité n'est pas à toi.
refusal-already-used = Tu as déjà utilisé { $card } ce tour-ci.
refusal-already-known = Tu connais déjà la carte du dessus.
refusal-first-card = Les capacités ne changent une carte qu'à partir de la deuxième de la rangée.
refusal-value-fixed = Une carte a été détruite : cette valeur est désormais fixée.
refusal-beyond-rescue =
    { $way-id ->
        [up] La dernière carte deviendrait trop haute, et rien ne pourrait plus la baisser.
       *[down] La dernière carte resterait trop haute, et rien ne pourrait plus la baisser.
    }
refusal-not-equal = On ne détruit une carte que si la dernière est égale à la précédente.
refusal-already-destroyed = Une seule par carte révélée : pour celle-ci, c'est déjà fait.
refusal-hindered =
    { $deed ->
        [destroy]
            { $count ->
                [one] { $cards-or } l'interdit : tu en as { $count }, il faut donc plus d'une carte dans la rangée.
               *[other] { $cards-or } l'interdit : tu en as { $count }, il faut donc plus de { $count } cartes dans la rangée.
            }
       *[swap]
            { $count ->
                [one] { $cards-or } l'interdit : tu en as { $count }, il faut donc au moins une carte dans la rangée.
               *[other] { $cards-or } l'interdit : tu en as { $count }, il faut donc au moins { $count } cartes dans la rangée.
            }
    }
refusal-already-struck =
    { $whom-is ->
        [you] Tu as déjà détruit une de tes cartes ce tour-ci.
       *[they] { $whom } a déjà perdu une carte à cause de toi ce tour-ci.
    }
refusal-no-swap-after-five = Dans cette partie, cinq cartes se prennent et ne s'échangent pas.
refusal-own-card = Tu échanges contre une carte de quelqu'un d'autre.
refusal-guarded =
    { $deed ->
        [destroy] { $whom } a une protection : on ne peut lui détruire qu'une carte { $cards-or }.
       *[swap] { $whom } a une protection : on ne peut lui prendre qu'une carte { $cards-or }.
    }

## À quoi sert un coup

points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
purpose-look = montre la prochaine carte avant le choix
purpose-drop = oblige à abandonner une pile
purpose-drop-avoided = ne coûte pas de pile
purpose-risk = risque la rangée à { $percent } %
purpose-risk-avoided = évite un risque de { $percent } % pour la rangée
purpose-go-on = continue avec { $percent } % de cartes qui conviennent
purpose-go-on-safely = continue sans danger
purpose-too-high = révèle { $card }, une carte trop haute
purpose-too-high-avoided = laisse { $card }, une carte trop haute, sur la pioche
purpose-fits = ajoute { $card }, une carte qui convient à coup sûr
purpose-end-ahead =
    { $sure ->
        [yes] termine la partie en tête
       *[no] termine peut-être la partie en tête
    }
purpose-end-behind =
    { $sure ->
        [yes] termine la partie sans être en tête
       *[no] termine peut-être la partie sans être en tête
    }
purpose-end-behind-avoided =
    { $sure ->
        [yes] ne termine pas la partie sans être en tête
       *[no] ne risque pas de terminer la partie sans être en tête
    }
purpose-score = fait marquer { points } à { $card }
purpose-safer = rend la pile { $card } plus sûre
purpose-first = apporte une première carte { $card }
purpose-give-up = sacrifie { $card } ({ points })
purpose-give-up-avoided = garde { $card } ({ points })
purpose-give-up-single = sacrifie la seule carte { $card }
purpose-give-up-single-avoided = garde la seule carte { $card }
purpose-break = casse { whose } ({ points })
purpose-weaken = affaiblit { whose }
purpose-give-points =
    { $whom-is ->
        [you] te donne { points }
       *[they] donne { points } à { $whom }
    }
purpose-give-points-avoided =
    { $whom-is ->
        [you] ne te donne pas de points
       *[they] ne donne pas de points à { $whom }
    }
purpose-make-drop =
    { $whom-is ->
        [you] te fait abandonner une pile
       *[they] fait abandonner une pile à { $whom }
    }
purpose-take-ability =
    { $whom-is ->
        [you] te prend la capacité { $card }
       *[they] prend à { $whom } la capacité { $card }
    }
purpose-gain-ability = gagne la capacité { $card }
purpose-lose-ability = perd la capacité { $card }
purpose-lose-ability-avoided = garde la capacité { $card }
purpose-give-ability =
    { $whom-is ->
        [you] te donne la capacité { $card }
       *[they] donne à { $whom } la capacité { $card }
    }
purpose-give-ability-avoided =
    { $whom-is ->
        [you] ne te laisse pas la capacité { $card }
       *[they] ne laisse pas à { $whom } la capacité { $card }
    }
purpose-save = sauve la rangée
purpose-equal = rend égales les deux dernières cartes, ce qui permet de détruire une carte
purpose-spend = dépense { $card }
purpose-spend-avoided = garde { $card } en réserve

## Ce que font les cartes

ability-none = Aucune capacité.
ability-lower = Baisse la dernière carte de { $amount }.
ability-shift = Monte ou baisse la dernière carte de { $amount }.
ability-look = Regarde la carte du dessus de la pioche.
ability-reuse = Utilise une autre de tes piles horizontales, qui change la dernière carte ou regarde la pioche.
ability-guard-swap = Lors d'un échange, les autres ne peuvent prendre que tes cartes { $title }.
ability-guard-destroy = Les autres ne peuvent détruire que tes cartes { $title }.
ability-forbid-destroy = Tu ne détruis que si la rangée a plus de cartes que tu n'as de cartes { $title }.
ability-forbid-swap = Tu n'échanges que si la rangée a au moins autant de cartes que tu as de cartes { $title }.

## D'où viennent les points

reason =
    { $who-is ->
        [you] Toi
       *[they] { $who }
    } : { $total }{ $parts-count ->
        [0] { "" }
       *[other] { " " }= { $parts-sum }
    }{ $cards-count ->
        [0] { "" }
       *[other]  ; cartes seules, sans points : { $cards-plain }
    }
reason-part = { $card } { $value }

## Ce qu'on peut faire

move-reveal = révéler une carte
move-take = prendre la rangée
move-accept = accepter le reste
move-use =
    { $shifts ->
        [no] utiliser { $card }
       *[yes]
            { $way-id ->
                [up] utiliser { $card } pour augmenter
               *[down] utiliser { $card } pour baisser
            }
    }
move-reuse =
    { $shifts ->
        [no] réveiller { $card }
       *[yes]
            { $way-id ->
                [up] réveiller { $card } pour augmenter
               *[down] réveiller { $card } pour baisser
            }
    }
move-drop = abandonner { $card }
move-refuse = refuser { $card }
move-destroy = détruire { $card } ({ $whom })
move-swap = échanger la rangée contre { $card } ({ $whom })

## Ce qui ne va pas dans un fichier de cartes

column-name = comment s'appelle le personnage
column-value = sa valeur imprimée, et les points d'une pile de deux ou plus
column-ability = son verbe
column-amount = de combien il change la dernière carte
column-copies = combien il y en a à 2, 3 et 4 sièges
problem-needs-amount = { $given } demande un « amount » d'au moins 1.
problem-needless-amount = « amount » ne veut rien dire pour la capacité { $given }.
problem-end = la carte { $title } est toujours là et ne demande pas d'entrée.
problem-up-or-down = un nom ne peut pas finir par « up » ou « down » : ces mots servent à écrire les coups.

## Pourquoi un texte n'est pas une position

flaw-view = il y a un « ? » là où il faut une carte : c'est une vue, pas une position.
flaw-row = la rangée a un trou, ou des cartes après End of Game.
flaw-stack = une pile du siège { $seat } a plus de { $most } cartes.
flaw-stacks = le siège { $seat } a plus de { $most } piles sans qu'on lui demande d'en abandonner une.
flaw-turns = « turns » compte de 0 à { NUMBER($most, useGrouping: 0) }.
flaw-no-turn = il n'y a pas de siège { $seat } dont ce pourrait être le tour.
flaw-over = la partie est finie exactement quand End of Game est dans la rangée.
flaw-top = « top » est la carte que les sièges de « knows » ont vue ; l'un ne va pas sans l'autre.
flaw-names = « used », « struck », « knows » ou « taken » nomme ce qui ne peut pas être.
flaw-no-chooser = « chooser » et « taken » vont avec les phases refusal et choice.
flaw-value = « value » est plus loin de la valeur imprimée que les capacités de « used » ne peuvent l'amener.
flaw-fixed = « fixed » va avec une dernière carte égale à la précédente.
flaw-too-high = la dernière carte est trop haute et rien ne peut assez la baisser : ce tour serait fini.
flaw-chooser = « chooser » doit dire à qui l'on demande.
flaw-taken = « taken » est la carte prise par un échange, pendant que son destinataire choisit.
flaw-refusal = un refus demande une rangée avec un personnage nouveau pour son destinataire.
flaw-choice = un choix demande une rangée vide et plus de { $most } piles.
