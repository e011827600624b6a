# What every game says, in English. What the variables are: kernel/translation.py.

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

## What is wrong with a text that somebody wrote

# What would be right: always the end of a sentence.
right-near = did you mean { $near }?
right-known = known: { $known }.
right-none = there are none.
span = { $low } to { $high }
many-digits = a number of many digits

# In the text of a position, after `Line 3: `.
misread-unknown = there is no { $domain } '{ $given }'; { $right }
misread-no-number = '{ $given }' is not a whole number.
misread-no-seat = '{ $given }' is not a seat's number.
misread-no-count = '{ $given }' is not a count.
misread-no-flag = '{ $given }' is neither yes nor no.
misread-numbers = '{ $given }' should be { $count } numbers with commas between them.
misread-unknown-seat = there is no seat { NUMBER($seat, useGrouping: 0) }.
misread-too-many = { NUMBER($count, useGrouping: 0) } are too many; at most { $most } fit here.
misread-there-twice = '{ $given }' stands there twice.
misread-not-here = { $given } cannot be here.
misread-needs-seat = '{ $given }' needs a seat from 0 to { $most }: '{ $right }'.
misread-takes-no-seat = '{ $given }' takes no seat.
misread-no-field = there is no field '{ $given }'; { $right }
misread-range = '{ $given }' is out of range; { $low } to { $high } fit here.
misread-twice = '{ $given }' is said twice.
misread-no-line = '{ $given }' is not a 'field: value' line.

# Why it is no position.
flaw-too-few =
    { $count ->
        [one] there is 1 too few of { $thing }.
       *[other] there are { NUMBER($count, useGrouping: 0) } too few of { $thing }.
    }
flaw-too-many =
    { $count ->
        [one] there is 1 too many of { $thing }.
       *[other] there are { NUMBER($count, useGrouping: 0) } too many of { $thing }.
    }
flaw-out-of-range = a number is out of range ({ $error }).

# In a card file. What a column is called and what a card is made of is quoted as it is written.
problem = line { NUMBER($line, useGrouping: 0) }: { $what }
problem-key = '{ $given }' means nothing here; title, game and [[card]] do.
problem-game = these are cards for '{ $given }', not for { $right }.
problem-title = title must be a text in quotes, on one line.
problem-no-tables = cards are written as [[card]] tables.
problem-too-deep = a number is too long, or brackets are nested too deeply.
problem-toml = { $error }.
problem-how-many =
    { $count ->
        [one] there is { $entries }; { $wanted } make a set.
       *[other] there are { $entries }; { $wanted } make a set.
    }
entries-cards =
    { $count ->
        [one] 1 card
       *[other] { NUMBER($count, useGrouping: 0) } cards
    }
problem-no-column = a card has no '{ $given }'; { $right }
problem-no-cell = the card has no { $column }: { $meaning }.
problem-cell-list =
    { $bound ->
        [exact]
            { $of ->
                [numbers] { $column } must be a list of { $count } numbers.
               *[texts] { $column } must be a list of { $count } texts.
            }
       *[most]
            { $of ->
                [numbers] { $column } must be a list of at most { $count } numbers.
               *[texts] { $column } must be a list of at most { $count } texts.
            }
    }
problem-cell-text = { $column } must be a text in quotes, with single spaces only between its words.
problem-cell-letters = { $column } '{ $given }' must begin with a letter and hold only letters, digits, spaces, points, hyphens and apostrophes.
problem-cell-unknown = there is no { $column } '{ $given }'; { $right }
problem-cell-number = { $column } must be a whole number, not { $given }.
problem-cell-range = { $column } is { $given }; { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } fit here.
problem-provenance = provenance is a table of columns.
problem-provenance-column = provenance names '{ $given }'; { $right }
problem-provenance-source = the provenance of { $column } must begin with { $known-or }.
problem-same-name = the name { $given } stands on line { NUMBER($first, useGrouping: 0) } already.

## What is refused beside moves

refusal-bad-cards =
    { $reason ->
        [game] '{ $given }' is a card set of another game than { $title }.
        [path] Cards are given as the path of a card file, not as { $given }.
        [large] { $file } is larger than a card file can be ({ NUMBER($most, useGrouping: 0) } bytes).
        [utf-8] { $file } is not a text file in UTF-8.
       *[file]
            { $more ->
                [0] { $file }, { $problem }
               *[other] { $file }, { $problem } ({ NUMBER($more, useGrouping: 0) } more: eminence cards check)
            }
    }
refusal-bad-option =
    { $reason ->
        [mapping] Options are given as a mapping of names to values, not as '{ $given }'.
       *[choice] Option { $option } cannot be '{ $given }'; it is { $allowed-or }.
    }
refusal-bad-position =
    { $reason ->
        [text] A position is a short text of 'field: value' lines.
        [line] Line { NUMBER($line, useGrouping: 0) }: { $what }
        [seats] { $title } has { $seats } seats, not '{ $given }'.
       *[flaw] This is no position of { $title }: { $what }
    }
refusal-bad-record =
    { $reason ->
        [text] This is no Eminence record: it is not a text of reasonable length.
        [headline] This is no Eminence record: it does not begin with '{ $right }'.
        [cut] The record is cut off: it does not end with its 'check:' line.
        [twice] The record says '{ $given }' twice.
        [game] The record does not say which game it is of: a 'game:' line is missing.
        [line] Line { NUMBER($line, useGrouping: 0) } of the record means nothing here: '{ $given }'.
       *[seats] The record has { NUMBER($seats, useGrouping: 0) } seats, but its position { $count }.
    }
refusal-bad-seats =
    { $reason ->
        [fewer] { $title } has { $seats } seats with these cards and options, not { $given }.
       *[all] { $title } has { $seats } seats, not { $given }.
    }
refusal-bad-seed =
    { $reason ->
        [kind] A seed is a whole number or a text, not { $given }.
       *[length] A seed has 1 to { $most } printable characters, without spaces around them.
    }
refusal-does-not-replay =
    { $reason ->
        [move] Move { NUMBER($number, useGrouping: 0) } of the record ({ $given }) cannot be played: { $why }
       *[end] The record replays to another position than the one it was written from.
    }
refusal-line-of-moves =
    { $reason ->
        [some] Only '{ $played }' was played, because of '{ $given }': { $why }
       *[nothing] Nothing was played, because of '{ $given }': { $why }
    }
refusal-no-such-file =
    { $reason ->
        [cards] Cannot read the card file { $file }: { $error }.
       *[name] { $file } cannot be a file's name.
    }
refusal-no-such-seat = There is no seat { $number }; seats are 0 to { $most }.
refusal-nothing-to-undo = No move has been played yet.
refusal-other-cards = The record was played with another card set ({ $given }); give its card file.
refusal-other-version = The record was played by version { NUMBER($began, useGrouping: 0) } of the rules of { $title }; this program has version { $ours }.
refusal-tampered = The record was changed after it was written: its text does not fit its check line.
refusal-unknown-draw =
    { $reason ->
        [list] Forced draws are a list of card names or numbers, not '{ $given }'.
       *[unknown] Nothing called '{ $given }' can be drawn; { $right }
    }
refusal-unknown-game =
    { $reason ->
        [name] A game is loaded by its name; known: { $known-plain }.
        [near] There is no game '{ $given }'; did you mean { $near }?
        [known] There is no game '{ $given }'; known: { $known-plain }.
       *[none] There is no game '{ $given }'; there are none.
    }
refusal-unknown-language = There is no language '{ $given }'; { $right }
refusal-unknown-option = There is no option '{ $given }'; { $right }
