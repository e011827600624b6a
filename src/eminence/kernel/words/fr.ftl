# Ce que dit chaque jeu, en français. Ce que sont les variables : kernel/translation.py.

you-among-others = toi
status-over = La partie est finie.
refusal-unexplained = Ce n'est pas possible maintenant.
status-closed = La table a été fermée.

## Ce qui se passe à une table, à côté du jeu

event-took-back =
    { $who-is ->
        [you] Tu annules le dernier pas.
       *[they] { $who } annule le dernier pas.
    }
event-taken-over =
    { $why ->
        [left] { $who } a quitté la table : un bot continue ({ level }).
       *[flag] { $who } n'a plus de temps : un bot continue ({ level }).
    }
event-came-back =
    { $who-is ->
        [you] Tu reviens.
       *[they] { $who } revient.
    }
event-resigned =
    { $who-is ->
        [you] Tu abandonnes.
       *[they] { $who } abandonne.
    }

level =
    { $bot ->
        [random] { level-random }
        [greedy] { level-greedy }
        [beginner] { level-beginner }
        [casual] { level-casual }
        [skilled] { level-skilled }
        [expert] { level-expert }
       *[master] { level-master }
    }

## Conseils : un coup, sa part de victoire, et ce qui parle pour lui

hint-only = { $move } : le seul coup, { $percent } %.
hint-known = { $move } : { $percent } %.
hint-why = { $move } : { $percent } % ({ $other } : { $others } %). { $reasons-start }.
hint-hardly = { $move } : { $percent } % ({ $other } : { $others } %). À peine mieux que « { $other } ».
hint-better =
    { $points ->
        [one] { $move } : { $percent } % ({ $other } : { $others } %). { $points } point de plus que « { $other } ».
       *[other] { $move } : { $percent } % ({ $other } : { $others } %). { $points } points de plus que « { $other } ».
    }

## Pourquoi un coup est refusé, quel que soit le jeu

# Un siège que l'on attend, et celui dont c'est le tour.
seat-name = { $who }
seat-turn = { $who }

refusal-game-over =
    { $reason ->
        [then] À cet instant, la partie est finie ; choisis-en un plus tôt.
       *[now] La partie est finie.
    }
refusal-not-your-turn =
    { $reason ->
        [hint] Ce n'est pas ton tour : un conseil viendra quand tu devras décider.
       *[move]
            { $who-is ->
                [you]
                    { $waited-count ->
                        [one] Ce n'est pas ton tour : { $waited } doit jouer.
                       *[other] Ce n'est pas ton tour : { $waited } doivent jouer.
                    }
               *[they] C'est à { $whose } de jouer, pas à { $who }.
            }
    }
refusal-unknown-move =
    { $reason ->
        [turn] « { $given } » n'est pas un coup ; c'est à { $whose } de jouer.
        [near] « { $given } » n'est pas un coup ; voulais-tu dire « { $near } » ?
        [known] « { $given } » n'est pas un coup ; possibles : { $known }.
       *[many] « { $given } » n'est pas un coup ; il y en a { NUMBER($count, useGrouping: 0) }, par exemple : { $example }.
    }

## Ce qui ne va pas dans un texte que quelqu'un a écrit

# Ce qui serait juste : toujours la fin d'une phrase.
right-near = voulais-tu dire « { $near } » ?
right-known = il y a : { $known }.
right-none = il n'y a rien de tel.
span = { $low } à { $high }
many-digits = un nombre de très nombreux chiffres

# Dans le texte d'une position, après « Ligne 3 : ».
misread-unknown =
    { $domain ->
        [card] il n'y a pas de carte « { $given } » ; { $right }
        [phase] il n'y a pas de phase « { $given } » ; { $right }
        [place] il n'y a pas de lieu « { $given } » ; { $right }
       *[other] « { $given } » n'existe pas ici ; { $right }
    }
misread-no-number = « { $given } » n'est pas un nombre entier.
misread-no-seat = « { $given } » n'est pas le numéro d'un siège.
misread-no-count = « { $given } » n'est pas une quantité.
misread-no-flag = « { $given } » n'est ni « yes » ni « no ».
misread-numbers = au lieu de « { $given } », il faut { $count } nombres séparés par des virgules.
misread-unknown-seat = il n'y a pas de siège { NUMBER($seat, useGrouping: 0) }.
misread-too-many = { NUMBER($count, useGrouping: 0) }, c'est trop ; il en tient au plus { $most } ici.
misread-there-twice = « { $given } » s'y trouve deux fois.
misread-not-here = « { $given } » ne peut pas être ici.
misread-needs-seat = « { $given } » demande un siège de 0 à { $most }, comme « { $right } ».
misread-takes-no-seat = « { $given } » s'écrit sans siège.
misread-no-field = il n'y a pas de champ « { $given } » ; { $right }
misread-range = « { $given } » est hors limites ; de { $low } à { $high }, cela convient.
misread-twice = « { $given } » est dit deux fois.
misread-no-line = « { $given } » n'est pas une ligne de la forme « champ : valeur ».

# Pourquoi ce n'est pas une position.
flaw-too-few = il manque { NUMBER($count, useGrouping: 0) } { $thing }.
flaw-too-many = il y a { NUMBER($count, useGrouping: 0) } { $thing } de trop.
flaw-out-of-range = un nombre est hors limites ({ $error }).

# Dans un fichier de cartes. Les noms des colonnes et ce dont les cartes sont faites restent tels qu'on les écrit.
problem = ligne { NUMBER($line, useGrouping: 0) } : { $what }
problem-key = « { $given } » ne veut rien dire ici ; seuls title, game et [[card]] le font.
problem-game = ces cartes sont pour « { $given } », pas pour { $right }.
problem-title = « title » doit être un texte entre guillemets, sur une seule ligne.
problem-no-tables = les cartes s'écrivent comme des tables [[card]].
problem-too-deep = un nombre est trop long, ou des crochets sont trop imbriqués.
problem-toml = ce n'est pas du TOML : { $error }.
problem-how-many =
    { $count ->
        [one] il n'y a que { $entries } ; un jeu de cartes en a { $wanted }.
       *[other] il y a { $entries } ; un jeu de cartes en a { $wanted }.
    }
entries-cards =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } carte
       *[other] { NUMBER($count, useGrouping: 0) } cartes
    }
problem-no-column = une carte n'a pas de « { $given } » ; { $right }
problem-no-cell = il manque « { $column } » à la carte : { $meaning }.
problem-cell-list =
    { $bound ->
        [exact]
            { $of ->
                [numbers] « { $column } » doit être une liste de { $count } nombres.
               *[texts] « { $column } » doit être une liste de { $count } textes.
            }
       *[most]
            { $of ->
                [numbers] « { $column } » doit être une liste d'au plus { $count } nombres.
               *[texts] « { $column } » doit être une liste d'au plus { $count } textes.
            }
    }
problem-cell-text = « { $column } » doit être un texte entre guillemets, avec des espaces simples et seulement entre les mots.
problem-cell-letters = « { $column } » doit commencer par une lettre et n'avoir que des lettres, des chiffres, des espaces, des points, des traits d'union et des apostrophes, ce qui n'est pas le cas de « { $given } ».
problem-cell-unknown = « { $column } » ne peut pas être « { $given } » ; { $right }
problem-cell-number = « { $column } » doit être un nombre entier, pas { $given }.
problem-cell-range = « { $column } » est { $given } ; de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, cela convient.
problem-provenance = « provenance » est une table de colonnes.
problem-provenance-column = « provenance » nomme « { $given } » ; { $right }
problem-provenance-source = la provenance de « { $column } » doit commencer par { $known-or }.
problem-same-name = le nom { $given } se trouve déjà à la ligne { NUMBER($first, useGrouping: 0) }.

## Ce qui est refusé en dehors des coups

refusal-bad-cards =
    { $reason ->
        [game] « { $given } » est un jeu de cartes pour un autre jeu que { $title }.
        [path] Les cartes sont données par le chemin d'un fichier de cartes, pas par { $given }.
        [large] { $file } est plus grand qu'un fichier de cartes ne peut l'être ({ NUMBER($most, useGrouping: 0) } octets).
        [utf-8] { $file } n'est pas un fichier texte en UTF-8.
       *[file]
            { $more ->
                [0] { $file }, { $problem }
               *[other] { $file }, { $problem } (encore { NUMBER($more, useGrouping: 0) } : eminence cards check)
            }
    }
refusal-bad-option =
    { $reason ->
        [mapping] Les options sont données par des noms avec des valeurs, pas par « { $given } ».
       *[choice] L'option { $option } ne peut pas être « { $given } » ; c'est { $allowed-or }.
    }
refusal-bad-position =
    { $reason ->
        [text] Une position est un texte court, en lignes de la forme « champ : valeur ».
        [line] Ligne { NUMBER($line, useGrouping: 0) } : { $what }
        [seats] { $title } a { $seats } sièges, pas « { $given } ».
       *[flaw] Ce n'est pas une position de { $title } : { $what }
    }
refusal-bad-record =
    { $reason ->
        [text] Ce n'est pas un enregistrement d'Eminence : ce n'est pas un texte de longueur raisonnable.
        [headline] Ce n'est pas un enregistrement d'Eminence : il ne commence pas par « { $right } ».
        [cut] L'enregistrement est coupé : il ne finit pas par sa ligne « check: ».
        [twice] L'enregistrement dit deux fois « { $given } ».
        [game] L'enregistrement ne dit pas de quel jeu il est : une ligne « game: » manque.
        [line] La ligne { NUMBER($line, useGrouping: 0) } de l'enregistrement ne veut rien dire ici : « { $given } ».
       *[seats] L'enregistrement a { NUMBER($seats, useGrouping: 0) } sièges, mais sa position en a { $count }.
    }
refusal-bad-seats =
    { $reason ->
        [fewer] Avec ces cartes et ces options, { $title } a { $seats } sièges, pas { $given }.
       *[all] { $title } a { $seats } sièges, pas { $given }.
    }
refusal-bad-seed =
    { $reason ->
        [kind] Une graine est un nombre entier ou un texte, pas { $given }.
       *[length] Une graine a de 1 à { $most } caractères imprimables, sans espaces autour.
    }
refusal-does-not-replay =
    { $reason ->
        [move] Le coup { NUMBER($number, useGrouping: 0) } de l'enregistrement ({ $given }) ne peut pas être joué : { $why }
       *[end] L'enregistrement mène à une autre position que celle d'où il a été écrit.
    }
refusal-line-of-moves =
    { $reason ->
        [some] Seul « { $played } » a été joué, à cause de « { $given } » : { $why }
       *[nothing] Rien n'a été joué, à cause de « { $given } » : { $why }
    }
refusal-no-such-file =
    { $reason ->
        [cards] Impossible de lire le fichier de cartes { $file } : { $error }.
       *[name] { $file } ne peut pas être le nom d'un fichier.
    }
refusal-no-such-seat = Il n'y a pas de siège { $number } ; les sièges vont de 0 à { $most }.
refusal-nothing-to-undo = Aucun coup n'a encore été joué.
refusal-other-cards = L'enregistrement a été joué avec un autre jeu de cartes ({ $given }) ; donne son fichier de cartes.
refusal-other-version = L'enregistrement a été joué avec la version { NUMBER($began, useGrouping: 0) } des règles de { $title } ; ce programme a la version { $ours }.
refusal-tampered = L'enregistrement a été changé après coup : son texte ne correspond pas à sa ligne de contrôle.
refusal-unknown-draw =
    { $reason ->
        [list] Les cartes imposées sont une liste de noms de cartes ou de nombres, pas « { $given } ».
       *[unknown] « { $given } » ne peut pas être pioché ; { $right }
    }
refusal-unknown-game =
    { $reason ->
        [name] Un jeu se charge par son nom ; il y a : { $known-plain }.
        [near] Il n'y a pas de jeu « { $given } » ; voulais-tu dire « { $near } » ?
        [known] Il n'y a pas de jeu « { $given } », seulement : { $known-plain }.
       *[none] Il n'y a pas de jeu « { $given } », ni aucun autre.
    }
refusal-unknown-language = La langue « { $given } » n'existe pas ici ; { $right }
refusal-unknown-option = Il n'y a pas d'option « { $given } » ; { $right }
