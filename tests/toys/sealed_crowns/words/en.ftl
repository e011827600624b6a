# Sealed Crowns in English. What the variables are: eminence/kernel/translation.py.

## Parts of sentences

whose =
    { $whom-is ->
        [you] your
       *[they] { $whom }'s
    }
question =
    { $phase-id ->
        [sealing] Seal a card.
        [objecting] Allow this victory, or veto it.
        [spying] Choose whom to spy on.
       *[barring] Bar a card, or spare them.
    }

## What happens

event-drawn =
    { $who-is ->
        [you] You draw { $card }.
       *[they] { $who } draws { $card }.
    }
event-sealed =
    { $who-is ->
        [you] You seal a card.
       *[they] { $who } seals a card.
    }
event-revealed =
    { $who-is ->
        [you] You reveal { $card }.
       *[they] { $who } reveals { $card }.
    }
event-lapsed =
    { $who-is ->
        [you] You know { whose } first card no more.
       *[they] { $who } knows { whose } first card no more.
    }
event-won =
    { $who-is ->
        [you] You take the table: { $crowns } in all.
       *[they] { $who } takes the table: { $crowns } in all.
    }
event-lost = The cards on the table are lost.
event-vetoed =
    { $who-is ->
        [you] You object.
       *[they] { $who } objects.
    }
event-spied =
    { $who-is ->
        [you] You look at { whose } first card.
       *[they] { $who } looks at { whose } first card.
    }
event-seen =
    { $whom-is ->
        [you] Your first card is { $card }.
       *[they] { $whom }'s first card is { $card }.
    }
event-barred =
    { $who-is ->
        [you] You bar { whose } { $card }.
       *[they] { $who } bars { whose } { $card }.
    }
event-spared =
    { $who-is ->
        [you] You spare { $whom }.
       *[they]
            { $whom-is ->
                [you] { $who } spares you.
               *[they] { $who } spares { $whom }.
            }
    }

## What may be done

move-seal = Seal { $card }
move-spy = Spy on { $whom }
move-bar = Bar { $card }
move-veto = Veto
move-allow = Allow
move-spare = Bar nothing

## What the page's table says

face-crowns = { $crowns } of { $goal } crowns
face-veto = veto
face-no-veto = no veto
face-sealed = sealed
face-barred = { $card } is barred
face-hand = Your hand
face-kinds = The cards
face-card = strength { $strength }, crowns { $crowns }

## What is being waited for

status-asked = { question }
status-waiting = Waiting for { $waiting }.
status-sealed = Waiting for { $waiting }. You may change your mind.

## Why a move is refused

refusal-not-asked = That is not the question. { question }
refusal-not-in-hand = You have no { $card }.
refusal-no-rival = Spy on another player at this table.

## What cards do, and where points come from

card-text = Strength { $strength }; worth { $crowns } when won.
reason =
    { $parts-count ->
        [0] { $who }: { $crowns } = nothing
       *[other] { $who }: { $crowns } = { $parts-plain }
    }
reason-part = { $count } { $card }

summary-sealed-crowns = All choose a card in secret; the strongest that stands alone takes them all.
option-sealed-crowns-edition = swift is the short game
option-sealed-crowns-points-to-win = so many crowns end the game
