# Ce que dit chaque jeu, en français. Ce que sont les variables : kernel/messages.py.

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

# De plusieurs coups sur une ligne, un est refusé.
line-refused =
    { $some ->
        [yes] Seul « { $kept } » a été joué, à cause de « { $move } » : { $why }
       *[no] Rien n'a été joué, à cause de « { $move } » : { $why }
    }
