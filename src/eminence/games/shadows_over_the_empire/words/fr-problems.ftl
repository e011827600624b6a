# Shadows over the Empire : ce qui ne va pas dans un fichier de cartes, le texte d'une position ou les options.

## Ce qui ne va pas dans un fichier de cartes

column-name = comment s'appelle la carte
column-epithet = qui c'est
column-kind = un Dirigeant, une Personnalité éminente ou un citoyen
column-level = son niveau : A, B ou C
column-faction = la faction d'un Dirigeant
column-set = la série de quatre dont fait partie un citoyen
column-number = son numéro dans sa série ; 0 est un astérisque
column-traits = les Traits qu'elle a
column-compulsory = le Trait Obligatoire d'un Dirigeant
column-wild = le Trait Joker d'un Dirigeant
column-ability = quand sa capacité agit
column-trigger = ce à quoi elle réagit
column-effects = ce que fait sa capacité, phrase par phrase
problem-reserved = « { $given } » ne peut pas être un nom : c'est un coup.
problem-leader-lacks = { $given } est un Dirigeant, mais il lui manque « { $column } ».
problem-no-leader = { $given } n'est pas un Dirigeant et n'a pas de « { $column } ».
problem-no-citizen = { $given } n'est pas un citoyen et n'a pas de « { $column } ».
problem-trait-twice = « traits » a « { $given } » deux fois.
problem-compulsory = { $given } doit avoir lui-même le Trait Obligatoire, « { $right } ».
problem-wild = « wild » est « { $given } », qui est déjà le Trait Obligatoire.
problem-level-c = le niveau C n'a ni Dirigeants ni Personnalité éminente : écris A ou B.
problem-needs-set = { $given } a le numéro { $number } et demande une série.
problem-needs-number = { $given } fait partie d'une série et demande un numéro, de { $least } à { $most }.
problem-member-leader = un Dirigeant de la faction « { $given } »
problem-member-distinct = une Personnalité éminente
problem-member-twice = au niveau { $level }, il y a déjà { $member } : { $given }, ligne { NUMBER($line, useGrouping: 0) }.
problem-level-lacks = au niveau { $level }, il manque { $missing }.
problem-no-court = il faut, au niveau A ou B, un Dirigeant de chaque faction et une Personnalité éminente.
problem-citizens =
    { $count ->
        [one] il y a { $count } citoyen ; un jeu de cartes en a { $least } à { $most }.
       *[other] il y a { $count } citoyens ; un jeu de cartes en a { $least } à { $most }.
    }
problem-sets = le niveau { $level } a { $count } séries ; il en tient au plus { $most }.
problem-set-twice = la série { $name } du niveau { $level } a déjà un numéro { $number } : { $given }.
problem-set-lacks =
    { $missing-count ->
        [one] à la série { $name } du niveau { $level }, il manque le numéro { $missing }.
       *[other] à la série { $name } du niveau { $level }, il manque les numéros { $missing }.
    }
problem-groups = les capacités parlent de { $count } groupes de cartes différents ; il en tient { $most }.

## Ce qui ne va pas dans une capacité

problem-ability = { $column } : { $what }
problem-word = « { $given } »
problem-no-verb = « { $given } » n'est pas une capacité : « { $first } » n'est pas un verbe ; { $right }
problem-no-ability = « { $given } » n'est pas une capacité ; { $right }
right-as-in = écris-la comme dans : { $known }.
misread-no-trigger = « { $given } » n'est pas un déclencheur ; { $right }
misread-whose = « { $given } » ne dit pas de qui sont les jetons ; { $right }
misread-protection = « { $given } » ne dit pas de quoi une carte est protégée ; { $right }
misread-tokens = le nombre de jetons ne peut pas être { $given } ; de { $least } à { $most }, cela convient.
misread-holding = le nombre de jetons de « { $given } » ne peut pas être { $tokens } ; de { $least } à { $most }, cela convient.
misread-together = « { $first } » et « { $given } » ne vont pas ensemble : il y a un seul mot de chaque sorte.
misread-no-kind = « { $given } » ne dit pas de quelle sorte de carte il s'agit : citizen, character ou distinct.
misread-no-word = « { $given } » ne dit rien d'une carte ; { $right }
problem-idle = une capacité fait quelque chose : écris au moins une phrase.
problem-needs-trigger = « react » demande un déclencheur, comme « { $right } ».
problem-no-react = seul « react » a un déclencheur, et { $given } a « { $type } ».
problem-clear-state = qui contrôle la carte est clair ici : enlève le mot qui dit son état.
problem-nothing-chosen = « { $given } » ne convient pas ici : rien n'a encore été choisi.
problem-not-of-trigger = « { $given } » ne va pas avec un déclencheur.
problem-interrupts = ce déclencheur interroge avant que rien ne se soit passé : la première partie est { $known-or }.
problem-parts = une capacité a au plus deux parties.
problem-passive-parts = « passive » n'a qu'une phrase.
problem-then-first = la première partie commence sans « then ».
problem-then-second = une seconde partie commence par « then ».
problem-if-removed = « if … removed » demande une première partie qui retire des jetons.
problem-no-passive = « { $given } » ne va pas avec « passive » ; seuls { $known } conviennent.
problem-only-passive = « { $given } » ne va qu'avec « passive », et ceci est « { $type } ».
problem-alone = « { $given } » est tout seul, comme unique partie de « use ».
problem-offered = ce qu'on propose est { $known-or }.

# Quelles cartes.
problem-up-to-2 = jusqu'à 2 cartes se choisissent parmi plusieurs : dis lesquelles, comme « { $right } ».
problem-for-each = « for each » compte plusieurs cartes : dis lesquelles, comme « { $right } ».
problem-line = « line » ne va qu'avec « remove … of each-opponent ».
problem-none-before = « { $given } » parle de la partie d'avant, et il n'y en a pas.
problem-not-one-before = « { $given } » parle de la carte de la partie d'avant, qui n'en nomme pas exactement une.
problem-either = « either » parle des deux cartes que la partie d'avant échange.
problem-only-second = « { $given } » ne va qu'avec la seconde carte de « swap » ou « move ».
problem-trigger = « trigger » est la carte qu'un adversaire met en conflit, et celle à qui quelque chose arrive.
problem-only-bonus = « { $given } » ne va qu'avec « bonus », à côté d'une portée comme « adjacent ».
problem-needs-owner = « { $given } » demande un propriétaire : « remove » avec an-opponent, each-opponent ou the-least-unused.
problem-or-self = « or-self » ne va pas avec « { $given } ».
problem-leader-itself = « { $given } » est ici un Dirigeant, et les Dirigeants ne sont jamais choisis et n'ont pas de jetons.
problem-distinct-itself = « distinct » est { $given } en personne : écris self.

# Coûts.
problem-not-payable = « pay » ne va pas ici : seulement avec une ou deux cartes que tu choisis, et pas pour déplacer tes jetons.
problem-pay-then = seule la première partie a un coût : « pay » ne va pas avec « then ».
problem-pay-leader = les Dirigeants n'ont pas de jetons pour payer.
problem-if-controlled-two = « if controlled » parle d'une seule carte, pas de 2 au plus.
problem-if-controlled-self = « if controlled » parle de l'autre carte : écris-la après « swap self with ».

# Ce que demandent certains verbes.
problem-bonus-yours = « bonus » est pour tes propres cartes : écris yours ou self.
problem-cancel-first = « cancel » est la première partie d'un « react » à ce qui peut être annulé : targets, uses ou removes.
problem-choice-opponent = une offre se fait à un adversaire : sa carte est an-opponents.
problem-keep-conflict = les jetons se gardent dans un conflit : écris conflict ou your-conflict.
problem-keep-self = « passive » n'agit pas tant que sa propre carte est en conflit : enlève self.
problem-remove-up-to = « up to » et « any » ne sont que pour les jetons de yours ou an-opponent que tu choisis, pas de { $given }.
problem-remove-all = de all-but-the-fewest, tous les jetons sont retirés : écris all.
problem-remove-owner-chooses = « owner chooses » n'est que pour an-opponent, each-opponent ou the-least-unused, pas pour { $given }.
problem-remove-controller = « its-controller » n'est que pour ce qu'une offre propose.
problem-remove-that-opponent = « that-opponent » ne va qu'avec « react ».
problem-remove-no-choice = il n'y a pas de carte à choisir : dis parmi lesquelles, comme « { $right } ».
problem-remove-line-kind = « line » demande citizen ou character.
problem-remove-line-tokens = une ligne est pour les cartes où il y a des jetons d'adversaires, toutes : écris with-opponents.
problem-swap-citizens = seuls les citoyens s'échangent : écris citizen.
problem-swap-distinct = seuls les citoyens s'échangent, et ceci est une Personnalité éminente.

## Les options pour lesquelles un jeu de cartes est trop petit

refusal-too-few-cards =
    { $reason ->
        [level] « { $title } » n'a pas de Dirigeants du niveau { $level } : choisis un autre « level » ou « mix ».
        [sets] { $given } est { $wanted } ; nombre de séries du niveau { $level } dans « { $title } » : { $count }.
        [asterisks] Les citoyens à astérisque ne peuvent pas remplacer plus de citoyens qu'il n'y en a.
       *[citizens]
            { $count ->
                [one] Les options a_sets, b_sets, c_sets et asterisks donnent { $count } citoyen ; il en faut { $least } pour 2 sièges, { $most } pour plus.
               *[other] Les options a_sets, b_sets, c_sets et asterisks donnent { $count } citoyens ; il en faut { $least } pour 2 sièges, { $most } pour plus.
            }
    }

## Pourquoi un texte n'est pas une position

misread-rows = { NUMBER($count, useGrouping: 0) } rangées, c'est trop ; une grille en a au plus { $most }.
misread-past = au lieu de « { $given } », il faut au plus { $most } nombres hexadécimaux de 16 chiffres.
flaw-no-phase = il faut une « phase », comme turn.
flaw-unknown = rien n'est inconnu dans ce jeu : « ? » n'a pas sa place ici.
flaw-seat = « { $given } » doit être un siège de 0 à { $most }.
flaw-seats = « passed », « owners » et « winners » n'ont que des sièges de cette table.
flaw-rounds = « round » va de 0 à { $most }, et « redeals » de 0 à { $redeals }.

# Cartes.
flaw-no-place = { $where } n'est pas une case de la grille à { $seats } joueurs.
flaw-card-twice = { $thing } s'y trouve deux fois.
flaw-distinct = la Personnalité éminente est en { $where }, et nulle part ailleurs.
flaw-for-citizen = { $where } est une case pour un citoyen.
flaw-empty = il n'y a pas de carte en { $where } : il en faut une, face visible ou face cachée.
flaw-face-down = une carte est face cachée en { $where }, elle ne peut donc pas y avoir de nom.
flaw-leader-place = le Dirigeant du siège { $seat } est en { $where }.
flaw-leaders = « leaders » a un Dirigeant pour chaque siège.
flaw-factions = chaque faction n'a qu'un Dirigeant à la table.
flaw-one-place = un citoyen n'est qu'à un endroit : sur la grille, dans « pool » ou dans « aside ».
flaw-pool-citizens = « pool » et « aside » ont des citoyens.
flaw-pool-too-small = « pool » a moins de citoyens qu'il n'y en a face cachée.

# Jetons.
flaw-tokens = les jetons sont sur des cartes face visible qui ne sont pas des Dirigeants.
flaw-token-count = le siège { $seat } a plus de { $most } jetons sur la table.
flaw-face-up = « { $given } » a des cartes face visible.
flaw-quiraa = le jeton Quiraa est sur une carte face visible.
flaw-not-saved = c'est seulement avec « saved: yes » que quelque chose est retenu.
flaw-saved-grid = « saved_grid » a les cartes de la grille, des citoyens peut-être sur d'autres cases.
flaw-saved-tokens = « saved_tokens » sont sur des cartes face visible qui ne sont pas des Dirigeants, au plus { $most } de chaque siège.
flaw-saved-face-up = ce qui est retenu parle de cartes face visible.

# Mise en place.
flaw-few-citizens = il y a moins de citoyens qu'il n'en faut pour la grille.
flaw-leading = les Dirigeants se choisissent dans l'ordre des sièges : « asks » est le premier siège qui n'en a pas.
flaw-leading-table = avant le choix des Dirigeants, il n'y a rien sur la table.
flaw-no-leader = il faut un Dirigeant à chaque siège.
flaw-card-placing = « card » va avec la phase placing.
flaw-placing = dans la phase placing, il y a une carte à placer, « card », et un « starter ».
flaw-placing-turn = les cartes se placent à tour de rôle, à partir de « starter ».
flaw-placing-slots = les cartes se placent à côté des Dirigeants, une pour chacun à tour de rôle.
flaw-placing-table = il y a sur la table quelque chose qui n'est pas encore placé.

# Tours et Manches.
flaw-past = « past » a au plus autant de positions qu'il y a de Manches finies.
flaw-early-round = les Manches et les tours commencent quand les cartes sont placées.
flaw-over = une partie finie a des « winners » et un « ending », et n'interroge personne.
flaw-not-over = seule une partie finie a des « winners » et un « ending ».
flaw-nobody-asked = il faut interroger quelqu'un : « asks » demande un siège.
flaw-no-round = il faut un « round » d'au moins 1, un « turn » et un « starter ».
flaw-turn = c'est le siège de « turn » qui est interrogé, et il n'a pas passé.
flaw-starting = qui a commencé la Manche choisit parmi plusieurs qui ont le plus de jetons dans leur réserve, quand tous ont passé.
flaw-idle = les choix d'une action vont avec les phases choosing et reacting.
flaw-action = ce qui a été choisi dans l'action en cours n'aurait pas pu l'être.
