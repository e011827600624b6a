# Behind the Throne in English. What the variables are: kernel/translation.py.

## Parts of sentences

whose =
    { $whom-is ->
        [own]
            { $who-is ->
                [you] your own
               *[they] their own
            }
        [you] your
       *[they] { $whom }'s
    }
valued =
    { $value ->
        [0] { $card }
       *[other] { $card } ({ $value })
    }
several =
    { $count ->
        [1] { $card }
       *[other] { $count } of { $card }
    }

## What happens

event-started =
    { $who-is ->
        [you] You begin.
       *[they] { $who } begins.
    }
event-revealed =
    { $who-is ->
        [you] You reveal { valued }.
       *[they] { $who } reveals { valued }.
    }
event-busted =
    { $who-is ->
        [you] You lose { $row }: { $last } is above { $before } and nothing can lower it enough.
       *[they] { $who } loses { $row }: { $last } is above { $before } and nothing can lower it enough.
    }
event-ended =
    { $who-is ->
        [you] You reveal the End of Game card: the game is over.{ unclaimed }
       *[they] { $who } reveals the End of Game card: the game is over.{ unclaimed }
    }
unclaimed =
    { $row-count ->
        [0] { "" }
        [one] { " " }{ $row } stays unclaimed.
       *[other] { " " }{ $row } stay unclaimed.
    }
event-shuffled = The deck is empty: the discard pile, End of Game among it, becomes the new deck.
event-looked =
    { $who-is ->
        [you] You use { $card } to look at the top card of the deck.
       *[they] { $who } uses { $card } to look at the top card of the deck.
    }
event-top-seen =
    { $who-is ->
        [you] You see { valued } on top of the deck.
       *[they] { $who } sees { valued } on top of the deck.
    }
event-used =
    { $who-is ->
        [you] You use { $card }: the last card counts { $value }.
       *[they] { $who } uses { $card }: the last card counts { $value }.
    }
event-woken =
    { $who-is ->
        [you] Your { $card } wakes another ability.
       *[they] { $who }'s { $card } wakes another ability.
    }
event-destroyed =
    { $who-is ->
        [you] You destroy { whose } { $card }.
       *[they] { $who } destroys { whose } { $card }.
    }
event-taken =
    { $who-is ->
        [you] You take { $row }.
       *[they] { $who } takes { $row }.
    }
event-swapped =
    { $who-is ->
        [you] You swap { $row } for { whose } { $card }.
       *[they] { $who } swaps { $row } for { whose } { $card }.
    }
event-overfull =
    { $who-is ->
        [you] You hold { $most } of { $card } already: the sixth is discarded.
       *[they] { $who } holds { $most } of { $card } already: the sixth is discarded.
    }
event-dropped =
    { $who-is ->
        [you] You drop { several }.
       *[they] { $who } drops { several }.
    }
event-refused =
    { $who-is ->
        [you] You refuse { several }.
       *[they] { $who } refuses { several }.
    }
event-accepted =
    { $who-is ->
        [you] You accept { $row }.
       *[they] { $who } accepts { $row }.
    }

## What is being waited for

status-others-turn =
    { $who-is ->
        [you] It is your move.
       *[they] { $who } plays.
    }
status-others-refusal =
    { $who-is ->
        [you] It is your move.
       *[they] { $who } decides what to refuse.
    }
status-others-choice =
    { $who-is ->
        [you] It is your move.
       *[they] { $who } chooses a stack to drop.
    }
status-refusal = You receive the row: refuse new characters, or accept the rest.
status-choice = You have more than { $most } stacks: choose one to drop.
status-reveal = Your turn: reveal a card.
status-too-high = { $card } counts { $value }, above { $limit }: an ability must bring it to { $limit } or less.
status-row-full = The row is full: take it or swap it.
status-reveal-or-stop = The next card must not be above { $limit }: reveal it, or stop and take or swap the row.

## Why a move is refused

refusal-choose-first =
    { $phase-id ->
        [refusal] You receive cards: refuse new characters, or accept the rest.
       *[choice] You have more than { $most } stacks: drop one first.
    }
refusal-no-such-card =
    { $reason ->
        [set] There is no such character in this card set.
        [drop] You have no { $card } to drop.
       *[target] { $whom } has no { $card }.
    }
refusal-no-such-seat = There is no seat { $number }; seats are 0 to { $most }.
refusal-nothing-to-refuse = No cards are being handed to you.
refusal-cannot-refuse =
    { $held ->
        [yes] You must take { $card }: you have that stack.
       *[no] No { $card } is offered to you.
    }
refusal-nothing-to-drop = Stacks are dropped only above { $most }.
refusal-too-high = { $card } counts { $value }, above { $limit }: an ability must lower it first.
refusal-nothing-revealed = Reveal at least one card first.
refusal-row-full =
    { $reason ->
        [look] The row has { $most } cards: there is nothing to look for.
       *[reveal] The row has { $most } cards: take it or swap it.
    }
refusal-not-manipulative = { $card } has no ability to use on your turn by this move.
refusal-cannot-raise = { $card } cannot raise a card.
refusal-no-such-stack =
    { $reason ->
        [waker] No character of this card set wakes others.
       *[own] You have no { $card }.
    }
refusal-upright = { $card } is upright: use it by itself.
refusal-outnumbered = Another player has a bigger stack of { $card }, so its ability is not yours.
refusal-already-used = { $card } has been used this turn.
refusal-already-known = You know the top card already.
refusal-first-card = Abilities change a card from the second in the row on.
refusal-value-fixed = Destroying a card has fixed this value.
refusal-beyond-rescue =
    { $way-id ->
        [up] That would raise the last card too high, with nothing left to bring it down.
       *[down] That would leave the last card too high, with nothing left to bring it down.
    }
refusal-not-equal = A card is destroyed only when the last card equals the one before.
refusal-already-destroyed = One card a revealed card: this one has been answered.
refusal-hindered =
    { $deed ->
        [destroy] { $cards-or } forbids it: you have { $count }, so the row needs more than { $count } cards.
       *[swap] { $cards-or } forbids it: you have { $count }, so the row needs at least { $count } cards.
    }
refusal-already-struck = { $whom } has lost a card to you this turn already.
refusal-no-swap-after-five = With swap_after_five off, five cards are taken, not swapped.
refusal-own-card = You swap for a card of another player.
refusal-guarded =
    { $deed ->
        [destroy] { $whom } is protected: only { $cards-or } can be destroyed there.
       *[swap] { $whom } is protected: only { $cards-or } can be taken there.
    }

## What a move is good for

points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
purpose-look = shows the next card before the choice
purpose-drop = means dropping a stack
purpose-drop-avoided = costs no stack
purpose-risk = risks the row at { $percent } %
purpose-risk-avoided = avoids a risk of { $percent } % for the row
purpose-go-on = goes on while { $percent } % of the cards fit
purpose-go-on-safely = goes on safely
purpose-too-high = turns up { $card }, which is too high
purpose-too-high-avoided = leaves { $card } on the deck, which is too high
purpose-fits = adds { $card }, which is known to fit
purpose-end-ahead =
    { $sure ->
        [yes] ends the game while ahead
       *[no] may end the game while ahead
    }
purpose-end-behind =
    { $sure ->
        [yes] ends the game without a lead
       *[no] may end the game without a lead
    }
purpose-end-behind-avoided =
    { $sure ->
        [yes] does not end the game without a lead
       *[no] does not risk to end the game without a lead
    }
purpose-score = makes { $card } score { $value }
purpose-safer = makes the { $card } stack safer
purpose-first = gains a first { $card }
purpose-give-up = gives up { $card } ({ points })
purpose-give-up-avoided = keeps { $card } ({ points })
purpose-give-up-single = gives up a single { $card }
purpose-give-up-single-avoided = keeps a first { $card }
purpose-break = breaks { $whom }'s { $card } ({ points })
purpose-weaken = weakens { $whom }'s { $card }
purpose-give-points = gives { $whom } { points }
purpose-give-points-avoided = gives { $whom } nothing to score
purpose-make-drop = makes { $whom } drop a stack
purpose-take-ability = takes the ability of { $card } from { $whom }
purpose-gain-ability = gains the ability of { $card }
purpose-lose-ability = loses the ability of { $card }
purpose-lose-ability-avoided = keeps the ability of { $card }
purpose-give-ability = gives { $whom } the ability of { $card }
purpose-give-ability-avoided = keeps the ability of { $card } from { $whom }
purpose-save = saves the row
purpose-equal = makes the last two cards equal, so that a card can be destroyed
purpose-spend = spends { $card }
purpose-spend-avoided = keeps { $card } ready

## What cards do

ability-none = No ability.
ability-lower = Lower the last card by { $amount }.
ability-shift = Raise or lower the last card by { $amount }.
ability-look = Look at the top card of the deck.
ability-reuse = Use another of your sideways stacks that changes the last card or looks at the deck.
ability-guard-swap = Others can swap only for your { $title }.
ability-guard-destroy = Others can destroy only your { $title }.
ability-forbid-destroy = You destroy only with more cards in the row than you have { $title }s.
ability-forbid-swap = You swap only with at least as many cards in the row as you have { $title }s.

## Where points come from

reason =
    { $who }: { $total }{ $parts-count ->
        [0] { "" }
       *[other] { " " }= { $parts-sum }
    }{ $cards-count ->
        [0] { "" }
       *[other] ; single cards score nothing: { $cards-plain }
    }
reason-part = { $card } { $value }

## What a seat can do

move-reveal = reveal a card
move-take = take the row
move-accept = accept the rest
move-use =
    { $shifts ->
        [no] use { $card }
       *[yes]
            { $way-id ->
                [up] use { $card } to raise it
               *[down] use { $card } to lower it
            }
    }
move-reuse =
    { $shifts ->
        [no] wake { $card }
       *[yes]
            { $way-id ->
                [up] wake { $card } to raise it
               *[down] wake { $card } to lower it
            }
    }
move-drop = drop { $card }
move-refuse = refuse { $card }
move-destroy = destroy { $card } ({ $whom })
move-swap = swap the row for { $card } ({ $whom })

## What is wrong with a card file

column-name = what the character is called
column-value = its printed value, and the points of a stack of two or more
column-ability = its verb
column-amount = by how much it changes the last card
column-copies = how many there are with 2, 3 and 4 seats
problem-needs-amount = { $given } needs an amount of 1 or more.
problem-needless-amount = an amount means nothing for the ability { $given }.
problem-end = the { $title } card is always there and needs no entry.
problem-up-or-down = a name cannot end in 'up' or 'down': moves are written with these words.

## Why a text is no position

flaw-view = a '?' stands where a card must be: this is a view, not a position.
flaw-row = the row has a gap, or cards after End of Game.
flaw-stack = a stack of seat { $seat } has more than { $most } cards.
flaw-stacks = seat { $seat } has more than { $most } stacks without being asked to drop one.
flaw-turns = 'turns' counts from 0 to { NUMBER($most, useGrouping: 0) }.
flaw-no-turn = there is no seat { $seat } to have the turn.
flaw-over = the game is over exactly when End of Game lies in the row.
flaw-top = 'top' is the card that the seats in 'knows' have seen; one needs the other.
flaw-names = 'used', 'struck', 'knows' or 'taken' names what cannot be.
flaw-no-chooser = 'chooser' and 'taken' belong to the phases refusal and choice.
flaw-value = 'value' is further from the printed one than the abilities in 'used' can bring it.
flaw-fixed = 'fixed' goes with a last card that equals the one before.
flaw-too-high = the last card is too high and nothing can lower it enough, so that turn would be over.
flaw-chooser = 'chooser' must say who is asked.
flaw-taken = 'taken' is the card that a swap took, while its receiver chooses.
flaw-refusal = a refusal needs a row with a character that is new to the receiver.
flaw-choice = a choice needs an empty row and more than { $most } stacks.
