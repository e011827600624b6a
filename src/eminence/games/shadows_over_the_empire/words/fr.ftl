# Shadows over the Empire en français. Ce que sont les variables : kernel/translation.py.

## Parties de phrases

tokens =
    { $count ->
        [0] aucun jeton
        [1] 1 jeton
       *[other] { $count } jetons
    }
    .word =
        { $count ->
            [1] jeton
           *[other] jetons
        }

## Ce qui se passe

event-leader-chosen =
    { $who-is ->
        [you] Tu diriges avec { $card }.
       *[they] { $who } dirige avec { $card }.
    }
event-starter-named =
    { $who-is ->
        [you] Tu commences.
       *[they] { $who } commence.
    }
event-revealed =
    { $who-is ->
        [you] La carte { $card } est révélée pour toi.
       *[they] La carte { $card } est révélée pour { $who }.
    }
event-rejected =
    { $who-is ->
        [you] La carte { $card } diverge de ton Dirigeant et est mise de côté.
       *[they] La carte { $card } diverge du Dirigeant de { $who } et est mise de côté.
    }
event-redealt = Aucun citoyen ne convient plus : les citoyens sont distribués à nouveau.
event-placed =
    { $who-is ->
        [you] Tu places { $card } en { $cell }.
       *[they] { $who } place { $card } en { $cell }.
    }
event-round-begun =
    { $who-is ->
        [you] Manche { $round } : tu commences.
       *[they] Manche { $round } : { $who } commence.
    }
event-instigated =
    { $who-is ->
        [you] Tu envoies { $card } Influencer { $target }.
       *[they] { $who } envoie { $card } Influencer { $target }.
    }
event-influenced =
    { $who-is ->
        [you] Tu Influences { $card } : { tokens }{ by-a-passive }.
       *[they] { $who } Influence { $card } : { tokens }{ by-a-passive }.
    }
by-a-passive =
    { $more ->
        [0] { "" }
       *[other] , dont { $more } par une capacité Passive
    }
event-subdued =
    { $who-is ->
        [you] Tu Soumets { $card } : { tokens }.
       *[they] { $who } Soumet { $card } : { tokens }.
    }
event-used =
    { $who-is ->
        [you] Tu actives { $card }.
       *[they] { $who } active { $card }.
    }
event-reacted =
    { $who-is ->
        [you] Tu réagis avec { $card }.
       *[they] { $who } réagit avec { $card }.
    }
event-performed =
    { $who-is ->
        [you] Tu Inclines { $card } pour utiliser sa capacité.
       *[they] { $who } Incline { $card } pour utiliser sa capacité.
    }
event-passed =
    { $who-is ->
        [you] Tu passes.
       *[they] { $who } passe.
    }
event-added =
    { $who-is ->
        [you] Tu ajoutes { tokens } sur { $card }.
       *[they] { $who } ajoute { tokens } sur { $card }.
    }
event-removed =
    { $by-is ->
        [own]
            { $who-is ->
                [you] Tu retires { tokens } sur { $card }.
               *[they] { $who } retire { tokens } sur { $card }.
            }
       *[other]
            { $who-is ->
                [you] Tu perds { tokens } sur { $card }.
               *[they] { $who } perd { tokens } sur { $card }.
            }
    }
event-moved =
    { $who-is ->
        [you] Tu déplaces { tokens } de { $card } vers { $target }.
       *[they] { $who } déplace { tokens } de { $card } vers { $target }.
    }
event-rotated =
    { $who-is ->
        [you] Tu Inclines { $card }.
       *[they] { $who } Incline { $card }.
    }
event-reset =
    { $who-is ->
        [you] Tu Redresses { $card }.
       *[they] { $who } Redresse { $card }.
    }
event-swapped =
    { $who-is ->
        [you] Tu Permutes { $card } avec { $target }.
       *[they] { $who } Permute { $card } avec { $target }.
    }
event-marked =
    { $who-is ->
        [you] Tu places un jeton Influence sur { $card }.
       *[they] { $who } place un jeton Influence sur { $card }.
    }
event-unmarked =
    { $who-is ->
        [you] Tu enlèves le jeton Influence de { $card }.
       *[they] { $who } enlève le jeton Influence de { $card }.
    }
event-locked =
    { $who-is ->
        [you] Tu places le jeton Quiraa sur { $card }.
       *[they] { $who } place le jeton Quiraa sur { $card }.
    }
event-cancelled =
    { $who-is ->
        [you] Ton action est annulée, et dépensée.
       *[they] L'action de { $who } est annulée, et dépensée.
    }
event-line-chosen =
    { $who-is ->
        [you] Tu choisis la ligne vers { $direction }.
       *[they] { $who } choisit la ligne vers { $direction }.
    }
event-option-chosen =
    { $who-is ->
        [you] Tu choisis pour { $card } : { $verb }.
       *[they] { $who } choisit pour { $card } : { $verb }.
    }
event-idled =
    { $later ->
        [yes] { $card } n'a plus rien à faire.
       *[no] { $card } n'a rien à faire.
    }
event-declined =
    { $who-is ->
        [you] Tu ne réagis pas.
       *[they] { $who } ne réagit pas.
    }
event-token-lost =
    { $who-is ->
        [you] Tu perds un jeton sur { $card } à cause du Conflit.
       *[they] { $who } perd un jeton sur { $card } à cause du Conflit.
    }
event-turned-up = La carte { $card } est retournée face visible en { $cell }.
event-round-ended = Tout le monde a passé : la Manche { $round } est finie.
event-ended = La partie est finie après { rounds } : { why-it-ended }.
rounds =
    { $round ->
        [1] une Manche
       *[other] { $round } Manches
    }
why-it-ended =
    { $ending-id ->
        [throne]
            { $winners-is ->
                [you] tu as tous tes jetons sur la table et la Personnalité éminente
               *[they] { $winners } a tous ses jetons sur la table et la Personnalité éminente
            }
        [tokens]
            { $winners-is ->
                [you] seul sans Conflit, tu as tous tes jetons sur la table
               *[they] seul sans Conflit, { $winners } a tous ses jetons sur la table
            }
        [rounds] aucune partie ne dure plus longtemps ; en tête : { $winners }
       *[repetition] la même position apparaît pour la troisième fois ; en tête : { $winners }
    }

## Comment les choses s'appellent

direction-north = le nord
    .of = au nord
direction-north-east = le nord-est
    .of = au nord-est
direction-east = l'est
    .of = à l'est
direction-south-east = le sud-est
    .of = au sud-est
direction-south = le sud
    .of = au sud
direction-south-west = le sud-ouest
    .of = au sud-ouest
direction-west = l'ouest
    .of = à l'ouest
direction-north-west = le nord-ouest
    .of = au nord-ouest
verb-remove = retirer des jetons
verb-add = laisser ajouter un jeton
verb-subdue = laisser Soumettre
verb-lock = accepter le jeton Quiraa
trait-lawful = Légaliste
trait-religious = Religieux
trait-noble = Noble
trait-rich = Riche
trait-non-lawful = Non-Légaliste
trait-non-religious = Non-Religieux
trait-non-noble = Non-Noble
trait-non-rich = Non-Riche

## Ce qu'on attend

status-waiting =
    { $who-is ->
        [you] On attend ton coup.
       *[they] On attend { $who }.
    }
status-leader = Choisis ton Dirigeant.
status-place = Place { $card } à côté de { $leader }.
status-starter = Choisis qui commence la Manche { $round }.
status-turn = Manche { $round }, { tokens } dans ta réserve : Influence une carte, utilise une capacité ou passe.
status-only-pass = Manche { $round }, { tokens } dans ta réserve : il ne te reste qu'à passer.
status-react = { $happening } Réagis-tu ?
happening-pass =
    { $who-is ->
        [you] Tu passes.
       *[they] { $who } passe.
    }
happening-conflict =
    { $who-is ->
        [you] Ton action a mis dans un Conflit : { $cards }.
       *[they] L'action de { $who } a mis dans un Conflit : { $cards }.
    }
happening-use =
    { $who-is ->
        [you] Tu actives { $card }.
       *[they] { $who } active { $card }.
    }
happening-influence =
    { $who-is ->
        [you] { $card } va Influencer { $target } pour toi.
       *[they] { $card } va Influencer { $target } pour { $who }.
    }
happening-part =
    { $who-is ->
        [you] Tu actives { $card }{ on-cards }{ would-lose }.
       *[they] { $who } active { $card }{ on-cards }{ would-lose }.
    }
on-cards =
    { $cards-count ->
        [0] { "" }
       *[other] { " " }sur { $cards }
    }
would-lose =
    { $lost-count ->
        [0] { "" }
       *[other] { " " }: tu perdrais des jetons sur { $lost }
    }

## Ce que demande une capacité

status-question = { $card } : { $deed } ; { $asked }
status-option =
    { $who-is ->
        [you] Tu actives { $card } sur { $target } : { $first } ou { $second } ?
       *[they] { $who } active { $card } sur { $target } : { $first } ou { $second } ?
    }
status-pick =
    { $who-is ->
        [you] Tu actives { $card } : sur quelle carte retires-tu { tokens } ?
       *[they] { $who } active { $card } : sur quelle carte retires-tu { tokens } ?
    }
asked-line = quelle ligne ?
asked-card = quelle carte ?
asked-more = { $card }, et quelle autre ?
asked-to = vers quelle carte ?
asked-to-of = { $card } : vers quelle carte ?
asked-with = avec quelle carte ?
asked-with-of = { $card } : avec quelle carte ?
asked-opponent = les jetons de qui ?
asked-owner = les jetons de qui sur { $card } ?
asked-pick =
    { $own ->
        [yes] sur laquelle de tes cartes ?
       *[no]
            { $whom-is ->
                [you] sur laquelle de tes cartes ?
               *[they] sur quelle carte de { $whom } ?
            }
    }
asked-amount = combien de jetons de { $card } ?
answer-remove = retirer { amount.yours } sur { $which }{ fewer }
answer-subdue = laisser Soumettre { $which }
answer-lock = laisser placer le jeton Quiraa sur { $which }
answer-add = laisser ajouter { tokens } sur { $which }

## Pourquoi un coup est refusé

asking = { $card } : { $deed }.
there-card = { $card }
there-cell = { $cell }
refusal-not-now =
    { $reason ->
        [leader] Choisis d'abord ton Dirigeant : { $cards-plain }.
        [place] Place d'abord { $card } à côté de { $leader }.
        [starter] Choisis qui commence la Manche suivante : un de ceux qui ont le plus de jetons dans leur réserve.
        [no-react] Il ne se passe rien à quoi réagir : Influence une carte, utilise une capacité ou passe.
        [no-question] Aucune capacité ne demande rien : Influence une carte, utilise une capacité ou passe.
        [react] Une action est en cours : réagis-y, ou renonce.
       *[answer] { $asking } Réponds d'abord à cela.
    }
refusal-leader-taken = { $whom } a déjà choisi { $card } : choisis une autre faction.
refusal-not-a-slot = { $cell } n'est pas un emplacement libre à côté de { $leader }.
refusal-not-tied =
    { $reason ->
        [seat] Il n'y a pas de siège { $number } ici.
       *[tokens] { $whom } n'est pas parmi ceux qui ont le plus de jetons dans leur réserve.
    }
refusal-no-such-card =
    { $reason ->
        [face-down] La carte en { $cell } est face cachée.
        [empty] Il n'y a pas de carte en { $cell }.
       *[edge] Il n'y a pas de carte { $direction-of } de { $card }.
    }
refusal-not-yours =
    { $reason ->
        [leader] { $card } est le Dirigeant d'un autre joueur.
       *[control] Tu ne contrôles pas { $card } : il ne faudrait que tes jetons dessus.
    }
refusal-in-conflict = { $card } est dans un Conflit : personne ne contrôle cette carte.
refusal-marked = { $card } a un jeton Influence et ne peut plus Influencer pendant cette Manche.
refusal-rotated =
    { $reason ->
        [influence] { $card } est en position Inclinée et ne peut pas Influencer pendant cette Manche.
        [use] { $card } est en position Inclinée : sa capacité a déjà servi pendant cette Manche.
       *[react] { $card } est en position Inclinée et ne peut pas réagir.
    }
refusal-locked =
    { $reason ->
        [influence] { $card } a le jeton Quiraa et ne peut pas Influencer pendant cette Manche.
        [use] { $card } a le jeton Quiraa : sa capacité ne peut pas servir pendant cette Manche.
       *[react] { $card } a le jeton Quiraa et ne peut pas réagir.
    }
refusal-face-down = La carte en { $cell } est face cachée : on ne peut encore Influencer personne là.
refusal-leader = { $card } est un Dirigeant ; on n'Influence pas les Dirigeants.
refusal-diverging = { $card } n'a pas le Trait { $trait }, qu'exige { $leader }.
refusal-pool-empty = Ta réserve est vide : aucune carte ne peut être Influencée.
refusal-limit = Sur { $card } tu as { tokens } ; par Influence, { $most } au plus sont permis.
refusal-a-react = { $card } a une Réaction : on te demandera le moment venu.
refusal-a-passive = { $card } a une capacité Passive : elle agit d'elle-même.
refusal-nothing-to-do = { $card } ne peut rien faire maintenant : { $deed }.
refusal-not-a-react = { $card } n'a pas de Réaction.
refusal-not-its-moment = { $card } ne peut pas réagir à cela.
refusal-not-a-target =
    { $reason ->
        [pick] { $asking } { $there } ne convient pas pour { $whom }.
       *[ability] { $asking } { $there } ne convient pas.
    }
refusal-not-a-pair = { $asking } { $there } ne va pas avec { $card }.
refusal-bad-amount = { $asking } Ici, c'est de { $least } à { tokens }.
refusal-not-asked =
    { $question-id ->
        [line] { $asking } Choisis maintenant une ligne.
        [owner] { $asking } Choisis maintenant un adversaire.
        [option] { $asking } Choisis maintenant l'un des deux.
        [amount] { $asking } Choisis maintenant un nombre de jetons.
       *[card] { $asking } Choisis maintenant une carte.
    }

## À quoi sert un coup

some-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
some-cards =
    { $cards-count ->
        [1] { $cards }
        [2] { $cards }
       *[other] { $cards-count } cartes
    }
purpose-win = gagne la partie
purpose-lose = laisse gagner { $winners }
purpose-lose-avoided = ne laisse pas gagner { $winners }
purpose-throne = prend le contrôle de { $card } au milieu
purpose-break-throne = reprend { $card } à { $whom }
purpose-leave-throne = laisse { $card } à { $whom }
purpose-leave-throne-avoided = ne laisse pas { $card } à { $whom }
purpose-last-tokens = met les derniers jetons sur la table
purpose-tokens = met { some-tokens } sur la table
purpose-lose-tokens = perd { some-tokens }
purpose-lose-tokens-avoided = ne perd aucun jeton
purpose-control = prend le contrôle de { some-cards }
purpose-lose-control = perd le contrôle de { some-cards }
purpose-lose-control-avoided = garde le contrôle de { some-cards }
purpose-conflict = commence un Conflit pour { some-cards }
purpose-conflict-avoided = évite un Conflit pour { some-cards }
purpose-end-conflict = met fin au Conflit pour { some-cards }
purpose-mark = dépense l'Influence de { some-cards }
purpose-mark-avoided = laisse { some-cards } libre d'Influencer
purpose-turn = Incline { some-cards }
purpose-turn-avoided = garde { some-cards } en position droite
purpose-send-back = renvoie { some-tokens } de { $whom }
purpose-end-control = enlève à { $whom } le contrôle de { some-cards }
purpose-turn-theirs = Incline { some-cards } de { $whom }

## D'où viennent les points

reason = { $who } : { $count } = { tokens } sur des cartes contrôlées ; { $remarks-plain }
reason-pool = { tokens } dans la réserve
reason-conflicts =
    { $conflicts ->
        [one] { tokens } dans { $conflicts } Conflit
       *[other] { tokens } dans { $conflicts } Conflits
    }
reason-throne = contrôle la Personnalité éminente

## Ce que font les cartes : textes entiers

text = { $traits-plain }. { type } : { $ability }
text-of-ability = { type } : { $ability }
text-of-leader = { $traits-plain } ; { $compulsory } est Obligatoire, { $wild } est Joker. { type } : { $ability }
type =
    { $type ->
        [use] Activation
        [react] Réaction
       *[passive] Passive
    }
ability = { $sentences-spaced }
sentence = { $deed }.
sentence-when = { $event }, { $deed }.
sentence-then = Ensuite, { $deed }.
sentence-then-if =
    { $count ->
        [1] Ensuite, si au moins 1 jeton a été retiré, { $deed }.
       *[other] Ensuite, si au moins { $count } jetons ont été retirés, { $deed }.
    }
sentence-offer =
    { $kind ->
        [citizen] Celui qui le contrôle choisit : { $first }, ou { $second }.
       *[character] Celui qui la contrôle choisit : { $first }, ou { $second }.
    }
offer-remove = il en retire { amount.theirs }{ fewer }
offer-subdue = tu Soumets { $which }
offer-lock = tu y places le jeton Quiraa
offer-add = tu y ajoutes { tokens }
sentence-quiraa = Jusqu'à la fin de la Manche, une carte avec le jeton Quiraa ne peut pas Influencer, et sa capacité n'agit pas.

# À quoi répond une Réaction

when-passed = Quand un adversaire passe
when-targeted = Quand l'action d'un adversaire vise { $which }
when-used = Quand un adversaire utilise la capacité d'Activation { $which }
when-removed = Quand la capacité d'un adversaire retirerait des jetons à toi sur { $which }
when-in-conflict =
    { $definite ->
        [yes] Après que l'action d'un adversaire a mis dans un Conflit { $which }, que tu contrôlais jusque-là
       *[no] Après que l'action d'un adversaire a mis dans un Conflit { $which }
    }

## Ce que font les cartes : actes

# Comment ils commencent : `$opening` est `sentence` au début d'une phrase.
begin =
    .add =
        { $opening ->
            [sentence] Ajoute
           *[other] ajoute
        }
    .cancel =
        { $opening ->
            [sentence] Annule
           *[other] annule
        }
    .choose =
        { $opening ->
            [sentence] Choisis
           *[other] choisis
        }
    .each =
        { $opening ->
            [sentence] Chaque
           *[other] chaque
        }
    .end =
        { $opening ->
            [sentence] À la fin
           *[other] à la fin
        }
    .for =
        { $opening ->
            [sentence] Pour
           *[other] pour
        }
    .its =
        { $opening ->
            [sentence] Celui qui
           *[other] celui qui
        }
    .move =
        { $opening ->
            [sentence] Déplace
           *[other] déplace
        }
    .one =
        { $opening ->
            [sentence] Un
           *[other] un
        }
    .opponents =
        { $opening ->
            [sentence] Les capacités
           *[other] les capacités
        }
    .place =
        { $opening ->
            [sentence] Place
           *[other] place
        }
    .price =
        { $opening ->
            [sentence] Au prix
           *[other] au prix
        }
    .remove =
        { $opening ->
            [sentence] Retire
           *[other] retire
        }
    .take =
        { $opening ->
            [sentence] Enlève
           *[other] enlève
        }
    .the =
        { $opening ->
            [sentence] Le
           *[other] le
        }
    .when =
        { $opening ->
            [sentence] Quand
           *[other] quand
        }
amount =
    { $how ->
        [up-to] jusqu'à { $count }
        [some] 1 ou plusieurs
        [any] autant que tu veux
        [all] tous
       *[just] { $count }
    }
    .yours =
        { $how ->
            [any] autant de tes jetons que tu veux
            [all] tous tes jetons
           *[other] { amount } de tes jetons
        }
    .theirs =
        { $how ->
            [any] autant de ses jetons que voulu
            [all] tous ses jetons
           *[other] { amount } de ses jetons
        }
    .tokens =
        { $how ->
            [some] 1 ou plusieurs jetons
            [any] autant de jetons que tu veux
            [all] tous les jetons
           *[other] { amount } { tokens.word }
        }
    .instigators =
        { $how ->
            [all] tous les jetons de cet adversaire
            [any] autant de jetons de cet adversaire que tu veux
           *[other] { amount } des jetons de cet adversaire
        }
    .of-them =
        { $how ->
            [all] les retire tous
            [any] en retire autant que voulu
           *[other] en retire { amount }
        }
fewer =
    { $how ->
        [just]
            { $count ->
                [1] { "" }
               *[other] { " " }(tous s'il y en a moins)
            }
       *[other] { "" }
    }
each-of =
    { $kind ->
        [citizen] chacun
       *[character] chacune
    }
deed-influence = Influence { $which }
deed-subdue = Soumets { $which }
deed-rotate = Incline { $which }
deed-reset = Redresse { $which }
deed-perform =
    { $kind ->
        [citizen] Incline { $which } et utilise sa capacité d'Activation comme si tu le contrôlais
       *[character] Incline { $which } et utilise sa capacité d'Activation comme si tu la contrôlais
    }
deed-swap = Permute { $which } avec { $second }
deed-swap-two = Permute deux { $which }
deed-mark =
    { $most ->
        [1] { begin.place } un jeton Influence sur { $which }
       *[other] { begin.choose } jusqu'à { $most } { $which } : place un jeton Influence sur { each-of }
    }
deed-unmark = { begin.take } le jeton Influence { $which }
deed-lock = { begin.place } le jeton Quiraa sur { $which }
deed-choose = { begin.choose } { $which }
deed-cancel =
    { $what ->
        [action] { begin.cancel } cette action
        [ability] { begin.cancel } cette capacité
       *[it] { begin.cancel } cela
    }
deed-add =
    { $counted-count ->
        [0]
            { $most ->
                [1] { begin.add } { tokens } sur { $which }
               *[other] { begin.choose } jusqu'à { $most } { $which } : ajoute { tokens } sur { each-of }
            }
       *[other] { begin.add } { tokens } sur { $which } pour { $counted }, { $limit } au plus
    }
deed-move = { begin.move } { amount.yours } { $which } vers { $second }{ fewer }
deed-keep = { begin.end } de la Manche, tu ne retires pas de jeton { $which }
deed-bonus = { begin.when } { $which } accomplit l'action d'Influence sur { $second }, ajoute { $count } { tokens.word } de plus ; la limite est plus haute de { $count }
deed-protect =
    { $marked ->
        [yes]
            { $handled-count ->
                [0] { begin.opponents } des adversaires ne peuvent pas { $banned } { $which }
               *[other] { begin.opponents } des adversaires ne peuvent { $handled-spaced } { $which }, ni y placer de jetons Influence
            }
       *[no]
            { $handled-count ->
                [1] { begin.opponents } des adversaires ne peuvent pas { $handled } { $which }
               *[other] { begin.opponents } des adversaires ne peuvent { $handled-spaced } { $which }
            }
    }
banned-rotate =
    { $several ->
        [yes] ni Incliner
       *[no] Incliner
    }
banned-swap =
    { $several ->
        [yes] ni Permuter
       *[no] Permuter
    }
banned-mark = placer de jetons Influence sur
deed-remove-yours =
    { $how ->
        [any] { begin.remove } { amount.yours }, même aucun, sur { $which }{ fewer }
       *[other] { begin.remove } { amount.yours } sur { $which }{ fewer }
    }
deed-remove-opponents = { begin.remove } { amount.tokens } d'un adversaire sur { $which }{ fewer }
deed-remove-fewest = { begin.remove } { amount.tokens } du joueur qui a le moins de jetons inutilisés, sur { $which }{ fewer } ; si plusieurs en ont le moins, fais-le pour chacun d'eux
deed-remove-each = { begin.for } chaque adversaire, retire { amount.theirs } sur { $which }{ fewer }
deed-remove-chosen =
    { $whose ->
        [opponent] { begin.one } adversaire de ton choix retire { amount.theirs } sur { $which }{ fewer }
        [opponents] { begin.each } adversaire retire { amount.theirs } sur { $which }{ fewer }
       *[fewest] { begin.the } joueur qui a le moins de jetons inutilisés retire { amount.theirs } sur { $which }{ fewer } ; si plusieurs en ont le moins, chacun d'eux le fait
    }
deed-remove-controllers = { begin.its } contrôle la carte retire { amount.theirs } sur { $which }{ fewer }
deed-remove-instigators = { begin.remove } { amount.instigators } sur { $which }{ fewer }
deed-remove-line = { begin.choose } une ligne droite { $vowel ->
        [yes] d'{ $title }
       *[no] de { $title }
    } au bord de la grille : chaque adversaire retire { amount.theirs } sur { $which }{ fewer }
deed-remove-participants =
    { $chosen ->
        [yes] { begin.choose } { $which } : chaque joueur qui y a des jetons { amount.of-them }{ fewer }
       *[no] { begin.each } joueur qui a des jetons sur { $which } { amount.of-them }{ fewer }
    }
deed-remove-all-but-fewest =
    { $chosen ->
        [yes] { begin.choose } { $which } : chaque joueur qui y a des jetons, sauf ceux qui en ont le moins, les retire tous
       *[no] { begin.each } joueur qui a des jetons sur { $which }, sauf ceux qui en ont le moins, les retire tous
    }
paid = { begin.price } de { $count } de tes jetons sur { $title }, { $deed }
paid-if-controlled = { $deed }, au prix de { $count } de tes jetons sur { $title } si un joueur contrôle cette carte

## Ce que font les cartes : les cartes dont il s'agit

# Avec le `$role` source ou owner, « de » en fait partie : « d'un Citoyen », « des cartes Personnage ».
cards = { cards.article }{ cards.kind }{ cards.turned }{ cards.traits }{ cards.free }{ cards.adjacent }{ cards.after }{ cards.owned }{ cards.conflict }{ cards.having }{ cards.where }{ cards.clauses }{ cards.spared }
    .article =
        { $form ->
            [one]
                { $role ->
                    [source] d'{ cards.a }
                    [owner] d'{ cards.a }
                   *[other] { cards.a }
                }
            [every]
                { $role ->
                    [source] de chaque{ " " }
                    [owner] de chaque{ " " }
                   *[other] chaque{ " " }
                }
            [many]
                { $role ->
                    [source] des{ " " }
                    [owner] des{ " " }
                   *[other] les{ " " }
                }
           *[some] { "" }
        }{ $other ->
            [yes]
                { $plural ->
                    [yes] autres{ " " }
                   *[no] autre{ " " }
                }
           *[no] { "" }
        }
    .a =
        { $kind ->
            [citizen] un{ " " }
           *[character] une{ " " }
        }
    .kind =
        { $kind ->
            [citizen]
                { $plural ->
                    [yes] Citoyens
                   *[no] Citoyen
                }
           *[character]
                { $plural ->
                    [yes] cartes Personnage
                   *[no] carte Personnage
                }
        }
    .s =
        { $plural ->
            [yes] s
           *[no] { "" }
        }
    .e =
        { $kind ->
            [character] e{ cards.s }
           *[other] { cards.s }
        }
    .turned =
        { $turned ->
            [upright] { " " }droit{ cards.e }
            [rotated] { " " }Incliné{ cards.e }
           *[any] { "" }
        }
    .traits =
        { $lawful ->
            [has] { " " }Légaliste{ cards.s }
            [lacks] { " " }Non-Légaliste{ cards.s }
           *[any] { "" }
        }{ $religious ->
            [has] { " " }{ cards.religious }
            [lacks] { " " }Non-{ cards.religious }
           *[any] { "" }
        }{ $noble ->
            [has] { " " }Noble{ cards.s }
            [lacks] { " " }Non-Noble{ cards.s }
           *[any] { "" }
        }{ $rich ->
            [has] { " " }Riche{ cards.s }
            [lacks] { " " }Non-Riche{ cards.s }
           *[any] { "" }
        }
    .religious =
        { $kind ->
            [citizen] Religieux
           *[character] Religieuse{ cards.s }
        }
    .free =
        { $state ->
            [uncontrolled] { " " }non contrôlé{ cards.e }
           *[other] { "" }
        }
    .adjacent =
        { $range ->
            [adjacent] { " " }adjacent{ cards.e }
           *[other] { "" }
        }
    .after =
        { $after ->
            [their-choice] { " " }de son choix
            [in-line] { " " }qui s'y trouve
            [beside] { " " }adjacent{ cards.e } à { $title }
           *[none] { "" }
        }
    .owned =
        { $owned-count ->
            [0] { "" }
           *[other] { " " }{ $owned }
        }
    .conflict =
        { $state ->
            [conflict] { " " }dans un Conflit
            [your-conflict] { " " }dans un Conflit auquel tu participes
           *[other] { "" }
        }
    .having =
        { $having-count ->
            [0] { "" }
           *[other]
                { $owned-count ->
                    [0] { " " }{ $having }
                   *[other] { " " }et { $having }
                }
        }
    .where =
        { $range ->
            [anywhere] { "" }
            [adjacent] { "" }
            [line] { "" }
            [near-first] { " " }{ where.first }
            [near-yours] { cards.comma } { where }
            [near-it] { cards.comma } { where }
           *[other] { " " }{ where }
        }
    .comma =
        { $owned-count ->
            [0] { "" }
           *[other] ,
        }
    .clauses =
        { $clauses-count ->
            [0] { "" }
           *[other]
                { $range ->
                    [anywhere] { " " }{ $clauses }
                    [adjacent] { " " }{ $clauses }
                    [line] { " " }{ $clauses }
                   *[other] , { $clauses }
                }
        }
    .spared =
        { $spared ->
            [yes]
                { $after ->
                    [none] { cards.comma } autre{ cards.s } { where.than }
                   *[other] , autre{ cards.s } { where.than }
                }
           *[no] { "" }
        }
any-of = { $alternatives-or }
with-itself = { $which }, { $title } compris
owned =
    { $state ->
        [yours] que tu contrôles
        [yours-before] que tu contrôlais
        [an-opponents]
            { $plural ->
                [yes] que des adversaires contrôlent
               *[no] qu'un adversaire contrôle
            }
       *[controlled]
            { $plural ->
                [yes] que des joueurs contrôlent
               *[no] qu'un joueur contrôle
            }
    }
having-no-tokens = sans jetons
having-tokens =
    { $state ->
        [with-yours] { having-tokens.has } des jetons à toi
       *[with-opponents] { having-tokens.has } des jetons d'un adversaire
    }
    .has =
        { $plural ->
            [yes] qui ont
           *[no] qui a
        }
having-exactly =
    { $own ->
        [yes] { having-tokens.has } exactement { tokens }
       *[no] { having-tokens.has } exactement { tokens } à toi
    }
having-mark =
    { $marked ->
        [yes] { having-tokens.has } un jeton Influence
       *[no] sans jeton Influence
    }
having-use = { having-tokens.has } une capacité d'Activation
where =
    { $range ->
        [adjacent] adjacent{ cards.e }
        [two-away] à exactement 2 pas { where.from }
        [same-row] dans la même rangée { where.than }
        [same-column] dans la même colonne { where.than }
        [same-row-or-column] dans la même rangée ou colonne { where.than }
        [near-yours] adjacent{ cards.e } à ton Dirigeant ou à une carte que tu contrôles
        [near-it] adjacent{ cards.e } à { $it }
        [near-first] adjacent{ cards.e } à l'autre
       *[either] parmi les deux qui viennent d'être permutés
    }
    .first =
        { $plural ->
            [yes] qui lui sont adjacent{ cards.e }
           *[no] qui lui est adjacent{ cards.e }
        }
    .than =
        { $vowel ->
            [yes] qu'{ $title }
           *[no] que { $title }
        }
    .from =
        { $vowel ->
            [yes] d'{ $title }
           *[no] de { $title }
        }
clause-turned =
    { $plural ->
        [yes] qui sont { turned }
       *[no] qui est { turned }
    }
clause-diverging = Divergent{ cards.e } pour toi
clause-holding = où il en a { $least } ou plus
turned =
    { $turned ->
        [upright] droit{ cards.e }
       *[rotated] Incliné{ cards.e }
    }

# Les cartes qui ne peuvent être qu'une

named =
    { $role ->
        [source] { where.from }
        [owner] { where.from }
       *[other] { $title }
    }
that-card =
    { $role ->
        [source] de cette carte
        [owner] de cette carte
       *[other] cette carte
    }
offered-card =
    { $role ->
        [source] de la carte
        [owner] de la carte
       *[other] la carte
    }
receiving-card =
    { $several ->
        [yes] { offered-card } qui les a reçus
       *[no] { offered-card } qui l'a reçu
    }
the-distinct-personality =
    { $role ->
        [source] de la Personnalité éminente
        [owner] de la Personnalité éminente
       *[other] la Personnalité éminente
    }
your-leader =
    { $role ->
        [source] de ton Dirigeant s'il est { where }
        [owner] de ton Dirigeant s'il est { where }
       *[other] ton Dirigeant s'il est { where }
    }
provided = { $which } si { $conditions }
if-kind =
    { $kind ->
        [citizen] c'est un Citoyen
       *[distinct] c'est la Personnalité éminente
    }
if-where = elle est { where }
if-another = c'est une autre carte
if-traits =
    { $traits-count ->
        [1] elle a le Trait { $traits }
       *[other] elle a les Traits { $traits }
    }
if-state =
    { $state ->
        [empty] il n'y a pas de jetons dessus
        [yours] tu la contrôles
        [an-opponents] un adversaire la contrôle
        [controlled] un joueur la contrôle
        [uncontrolled] personne ne la contrôle
        [conflict] elle est dans un Conflit
        [your-conflict] elle est dans un Conflit auquel tu participes
        [with-yours] tu as des jetons dessus
       *[with-opponents] un adversaire a des jetons dessus
    }
if-turned =
    { $turned ->
        [upright] elle est droite
       *[rotated] elle est Inclinée
    }
if-exactly = elle a exactement { tokens } à toi
if-marked =
    { $marked ->
        [yes] elle a un jeton Influence
       *[no] elle n'a pas de jeton Influence
    }
if-use = elle a une capacité d'Activation
if-diverging = elle est Divergente pour toi
if-holding = l'adversaire en a { $least } ou plus dessus

## Ce que font les cartes, en peu de mots

brief-rows =
    { $rest-count ->
        [0] { $first }
       *[other] { $first } ; { $rest-plain }
    }
brief-offer = { $which } : { $first } ou { $second }
brief-if-targeted = si visé, { $which } : { $rows }
brief-if-used = si activé, { $which } : { $rows }
brief-if-removed = si perte, { $which } : { $rows }
brief-if-passed = si un adversaire passe : { $rows }
brief-if-in-conflict = en cas de Conflit : { $rows }
brief-paid =
    { $controlled ->
        [yes] paie { $count } si contrôlé : { $deed }
       *[no] paie { $count } : { $deed }
    }
brief-influence = Influencer : { $which }
brief-subdue = Soumettre : { $which }
brief-rotate = Incliner : { $which }
brief-reset = Redresser : { $which }
brief-mark = marquer : { brief-up-to }{ $which }
brief-unmark = démarquer : { $which }
brief-lock = bloquer : { $which }
brief-perform = utiliser la capacité : { $which }
brief-keep = sans perte : { $which }
brief-protect = protéger : { $which }
brief-cancel = annuler
brief-add =
    { $each ->
        [yes] +1 par { $second } : { $which }
       *[no] +{ $count } : { brief-up-to }{ $which }
    }
brief-up-to =
    { $most ->
        [1] { "" }
       *[other] jusqu'à { $most }{ " " }
    }
brief-remove =
    { $whose ->
        [an-opponent] retirer { brief-amount } { brief-tokens } adverse(s) : { $which }
        [that-opponent] retirer { brief-amount } { brief-tokens } adverse(s) : { $which }
        [each-opponent] retirer { brief-amount } { brief-tokens } de chaque adv. : { $which }
        [each-player] retirer { brief-amount } { brief-tokens } de chacun : { $which }
        [the-least-unused] retirer { brief-amount } { brief-tokens } de la plus petite réserve : { $which }
        [all-but-the-fewest] retirer { brief-amount } { brief-tokens } sauf le moins : { $which }
       *[yours] retirer { brief-amount } { brief-tokens } à soi : { $which }
    }
brief-amount =
    { $how ->
        [up-to] jusqu'à { $count }
        [some] 1+
        [any] x
        [all] tous les
       *[just] { $count }
    }
brief-tokens =
    { $how ->
        [just] { tokens.word }
       *[other] jetons
    }
brief-move = déplacer { brief-amount } : { $which } → { $second }
brief-swap = Permuter { $which } ↔ { $second }
brief-swap-two = Permuter 2 { $which }
brief-bonus = Influence +{ $count } : { $which } → { $second }
brief-cards =
    { $kind ->
        [citizen] Citoyen{ brief-cards.s }{ brief-cards.qualities }{ brief-cards.rest }
        [distinct] Personnalité éminente{ brief-cards.qualities }{ brief-cards.rest }
       *[character] carte{ brief-cards.s }{ brief-cards.qualities }{ brief-cards.rest }
    }
    .qualities =
        { $qualities-count ->
            [0] { "" }
           *[other] { " " }{ $qualities-spaced }
        }
    .rest =
        { $rest-count ->
            [0] { "" }
           *[other] { " " }{ $rest-spaced }
        }
    .s =
        { $plural ->
            [yes] s
           *[no] { "" }
        }
    .e =
        { $kind ->
            [citizen] { brief-cards.s }
           *[character] e{ brief-cards.s }
        }
brief-self = soi-même
brief-it = elle
brief-anywhere = partout
brief-another = une autre
brief-other = autre{ brief-cards.s }
brief-adjacent = adjacent{ brief-cards.e }
brief-either = permuté{ brief-cards.e }
brief-empty = vide{ brief-cards.s }
brief-uncontrolled = libre{ brief-cards.s }
brief-upright = droit{ brief-cards.e }
brief-rotated = Incliné{ brief-cards.e }
brief-diverging = Divergent{ brief-cards.e }
brief-lawful =
    { $has ->
        [yes] Légaliste{ brief-cards.s }
       *[no] Non-Légaliste{ brief-cards.s }
    }
brief-religious =
    { $has ->
        [yes] { brief-religious.word }
       *[no] Non-{ brief-religious.word }
    }
    .word =
        { $kind ->
            [citizen] Religieux
           *[character] Religieuse{ brief-cards.s }
        }
brief-noble =
    { $has ->
        [yes] Noble{ brief-cards.s }
       *[no] Non-Noble{ brief-cards.s }
    }
brief-rich =
    { $has ->
        [yes] Riche{ brief-cards.s }
       *[no] Non-Riche{ brief-cards.s }
    }
brief-state =
    { $state ->
        [yours] à toi
        [an-opponents] adverse{ brief-cards.s }
        [conflict] en Conflit
       *[your-conflict] en Conflit avec toi
    }
brief-range =
    { $range ->
        [two-away] à 2 pas
        [same-row] dans la rangée
        [same-column] dans la colonne
        [same-row-or-column] dans la rangée ou colonne
        [line] en ligne
        [near-yours] près des tiens
       *[near-it] à côté
    }
brief-exactly = avec { $count }
brief-holding = avec { $least }+
brief-or-self = ou soi

## Ce qu'on peut faire

there-nothing = rien
move-influence = influencer { $onto } avec { $there }
move-use = activer { $there }
move-pass = passer
move-react = réagir avec { $there }
move-cell = { $there }
move-line = la ligne { $direction-of }
move-seat =
    { $whom-is ->
        [you] toi
       *[they] { $whom }
    }
move-amount = { tokens }
move-option =
    { $same ->
        [yes] { $verb } { $number }
       *[no] { $verb }
    }
move-leader = choisir { $card }
move-done =
    { $asked ->
        [react] renoncer
        [more] terminé
       *[any] aucune
    }
