# What every game says, in English. What the variables are: kernel/messages.py.

you-among-others = you
status-over = The game is over.
refusal-unexplained = This cannot be done now.
status-closed = The table was closed.

## What happens at a table beside the game

event-took-back =
    { $who-is ->
        [you] You take back the last step.
       *[they] { $who } takes back the last step.
    }
event-taken-over =
    { $why ->
        [left] { $who } has left: a bot plays on ({ level }).
       *[flag] { $who } has no time left: a bot plays on ({ level }).
    }
event-came-back =
    { $who-is ->
        [you] You come back.
       *[they] { $who } comes back.
    }
event-resigned =
    { $who-is ->
        [you] You resign.
       *[they] { $who } resigns.
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

## Hints: a move, its share of victory, and what speaks for it

hint-only = { $move }: the only move, { $percent } %.
hint-known = { $move }: { $percent } %.
hint-why = { $move }: { $percent } % ({ $other }: { $others } %). { $reasons-start }.
hint-hardly = { $move }: { $percent } % ({ $other }: { $others } %). Hardly better than { $other }.
hint-better =
    { $points ->
        [one] { $move }: { $percent } % ({ $other }: { $others } %). { $points } point of victory better than { $other }.
       *[other] { $move }: { $percent } % ({ $other }: { $others } %). { $points } points of victory better than { $other }.
    }

## Why a move is refused, whatever is played

# A seat that is waited for, and whose turn it is.
seat-name = { $who }
seat-turn = { $who }'s

refusal-game-over =
    { $reason ->
        [then] The game is over at that moment; choose an earlier one.
       *[now] The game is over.
    }
refusal-not-your-turn =
    { $reason ->
        [hint] It is not your turn: a hint comes when you have to decide.
       *[move]
            { $who-is ->
                [you] It is not your turn: { $waited } must move.
               *[they] It is { $whose } turn, not { $who }'s.
            }
    }
refusal-unknown-move =
    { $reason ->
        [turn] '{ $given }' is no move; it is { $whose } turn.
        [near] '{ $given }' is no move; did you mean { $near }?
        [known] '{ $given }' is no move; known: { $known }.
       *[many] '{ $given }' is no move; there are { NUMBER($count, useGrouping: 0) }, such as: { $example }.
    }

# Of several moves in one line, one is refused.
line-refused =
    { $some ->
        [yes] Only '{ $kept }' was played, because of '{ $move }': { $why }
       *[no] Nothing was played, because of '{ $move }': { $why }
    }
