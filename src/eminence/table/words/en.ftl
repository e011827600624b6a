# What is said at every table, in English. What the variables are: kernel/translation.py.

## Who comes

refusal-bad-name =
    { $reason ->
        [taken] { $called } is what others are called here; choose another name.
       *[letters] A name has 1 to 12 letters, digits, spaces, points, hyphens or apostrophes; try: Ada
    }
refusal-banned =
    { $reason ->
        [new] This name may not be used here.
       *[known] This name may not be used here any more.
    }
refusal-muted = You cannot speak at tables at the moment.
refusal-no-csrf = Send the 'csrf' of GET /api/session along, as the header X-CSRF-Token.
refusal-not-signed-in = Tell your name first: POST /api/session.
refusal-unknown-code = Nobody has this recovery code; it has 20 letters and digits.
refusal-protocol = This page is of another version than the server: load it again. (Programs speak protocol { $needed }.)
refusal-wrong-origin = This page may not speak for you here: it comes from elsewhere.

## Tables

refusal-table-bad-cards = A line of a card file has at most { NUMBER($letters, useGrouping: 0) } letters and { $dots } points.
refusal-bad-clock =
    { $reason ->
        [base] A live clock has a base of 1 second to 6 hours.
        [increment] A live clock adds at most 600 seconds a move.
       *[days] A clock of days gives 0.01 to 30 days for a move.
    }
refusal-table-bad-record = A game that did not begin with a deal of its own cannot be brought to a table.
refusal-closed = The table was closed.
refusal-no-such-table = There is no such table; was the link copied whole?
refusal-not-seated = You only watch this table; take a free chair to play.
refusal-suspended =
    { $reason ->
        [rules] This game began under version { $began } of the rules of { $title }; this program has version { $ours }. It rests here unharmed until a program with its rules runs.
       *[other] { $why }
    }
refusal-seat-taken =
    { $reason ->
        [yours] Seat { $seat } is yours; a bot cannot sit there, too.
       *[taken] Seat { $seat } is taken; free: { $free-or }.
    }
refusal-seats-free = Seat { $free } is free; wait, or fill it with bots.
refusal-table-full = All chairs are taken; you may watch.
refusal-table-too-late =
    { $reason ->
        [over] Nobody can sit down here any more: the game is over.
        [playing] You cannot change your chair while the game is played.
       *[rematch] This game is over; ask for a rematch.
    }

## The game

refusal-not-alone = Hints are for games against bots: here they would be unfair to the others.
refusal-not-over =
    { $reason ->
        [view] While the game runs you see it with your own eyes or as a spectator.
        [record] This tells every card; it can be had when the game is over.
       *[rematch] The game is not over yet.
    }
refusal-not-started =
    { $reason ->
        [record] The game has not begun yet: there is nothing to record.
        [branch] The game has not begun there: nothing can be gone on with.
       *[play] The game has not begun yet.
    }
refusal-resigned = You have resigned from this game.
refusal-settled = You cannot take back the last step: it is not yours, or a card was turned or seen, others were asked, or all have chosen.
refusal-stale =
    { $reason ->
        [undo] The game has gone on since you saw it: that was { NUMBER($seen, useGrouping: 0) }, this is { NUMBER($now, useGrouping: 0) }.
       *[move] The game has gone on since you saw it: that was moment { NUMBER($seen, useGrouping: 0) }, this is { NUMBER($now, useGrouping: 0) }.
    }
refusal-study-failed =
    { $reason ->
        [nothing] Nothing was found; try again.
        [error] This could not be thought about ({ $error }).
       *[other] { $why }
    }
refusal-table-nothing-to-do = There is nothing to do.
refusal-taken-over = A bot plays for you at the moment; come back first.

## The deal

refusal-bad-proof =
    { $reason ->
        [secret] The secret does not fit the commitment: it was changed, or never was the secret.
        [shown] The commitment is not the one that was shown before the first card.
        [position] The record does not begin with a deal from the secret: it forces a first position.
        [salts] The deal does not follow from the secret and the players' salts.
       *[draws] The record forces what chance brought: its cards were not dealt from the secret.
    }
refusal-no-proof = The record does not say how it was dealt: '{ $line }' is missing.

## The server

refusal-bad-message = That is no message of this protocol: { $why }.
refusal-bad-request =
    { $reason ->
        [empty] That cannot be understood: the body is missing.
        [json] That cannot be understood: it is no JSON in UTF-8 of reasonable depth.
       *[data] That cannot be understood: { $why }.
    }
refusal-busy = Too many wanted something at this table at once; try again.
refusal-failed =
    { $reason ->
        [connection] Something went wrong here; nothing was changed. Come back.
       *[request] Something went wrong here; nothing was changed. Try again.
    }
refusal-no-such-page = There is nothing here.
refusal-restarting = The server restarts; your seat is kept. Come back soon.
refusal-store-failed =
    { $reason ->
        [table] The table could not be written; send it again.
        [other] That could not be written; send it again.
       *[read] The tables cannot be read at the moment; try again.
    }
refusal-too-large = A request has at most { NUMBER($most, useGrouping: 0) } bytes.
refusal-too-many-connections = Too many connections are open; close some and try again.
refusal-too-many-messages = That was too much at once; wait a second and send it again.
refusal-too-many-mistakes = Too many of these messages were no messages.
refusal-too-many-requests =
    { $reason ->
        [often] That was too often; wait half a minute and try again.
       *[much] That was too much at once; wait a few seconds and try again.
    }

## What players say to one another

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you.
phrase-oops = Oops.
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-again = Shall we play again?
phrase-goodbye = Goodbye!
