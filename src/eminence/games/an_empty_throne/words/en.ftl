# An Empty Throne in English. What the variables are: kernel/translation.py.

## Names

# `written`: as moves are typed.
place-field-1 = Field 1
    .written = field 1
place-field-2 = Field 2
    .written = field 2
place-field-3 = Field 3
    .written = field 3
place-the-tombs = The Tombs
    .written = the tombs
half-recruit = Recruit
half-impact = Impact
coalition-same-value = three of the same value
coalition-same-kith = three of the same Kith
coalition-four-values = four different values
coalition-four-kiths = four different Kiths
verb-draw = draw
verb-play = play
verb-move = move
verb-return = return
verb-steal = steal
verb-exchange = exchange
verb-trade = exchange

## Parts of sentences

owned =
    { $whom-is ->
        [own]
            { $who-is ->
                [you] your own { $card }
               *[they] their own { $card }
            }
        [you] your { $card }
       *[they] { $whom }'s { $card }
    }
owned-partner =
    { $partner-of-is ->
        [own]
            { $who-is ->
                [you] your own { $partner }
               *[they] their own { $partner }
            }
        [you] your { $partner }
       *[they] { $partner-of }'s { $partner }
    }
in-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What happens

event-started =
    { $who-is ->
        [you] You begin.
       *[they] { $who } begins.
    }
event-uncovered = { $card } is the new top of { $deck }.
event-emptied = The deck of { $deck } is empty.
event-dealt =
    { $who-is ->
        [you] You hold { $cards }.
       *[they] { $who } holds { $cards }.
    }
event-taken =
    { $who-is ->
        [you] You take { $card }.
       *[they] { $who } takes { $card }.
    }
event-refuge-decided = { $card } is the Refuge card: { $kith } in hand are worth 1 point each.
event-turn-begun =
    { $who-is ->
        [you] Turn { $turn }: You.
       *[they] Turn { $turn }: { $who }.
    }
event-played =
    { $place-id ->
        [the-tombs]
            { $who-is ->
                [you] You play { $card } to { $place }.
               *[they] { $who } plays { $card } to { $place }.
            }
       *[field]
            { $who-is ->
                [you] You play { $card } to { $place } and use { used }.
               *[they] { $who } plays { $card } to { $place } and uses { used }.
            }
    }
used =
    { $mode-id ->
        [recruit] Recruit
        [impact] Impact
       *[both] Recruit and Impact
    }
event-moved =
    { $who-is ->
        [you] You move { $card } from { $origin } to { $place }.
       *[they] { $who } moves { $card } from { $origin } to { $place }.
    }
event-drawn =
    { $who-is ->
        [you] You draw { $card } from { $deck }.
       *[they] { $who } draws { $card } from { $deck }.
    }
event-drawn-unseen =
    { $who-is ->
        [you] You draw a card of The Tombs.
       *[they] { $who } draws a card of The Tombs.
    }
event-found =
    { $who-is ->
        [you] You find { $card } in The Tombs.
       *[they] { $who } finds { $card } in The Tombs.
    }
event-played-from-deck =
    { $who-is ->
        [you] { $card } is played from the deck of { $deck } to your side of { $place }.
       *[they] { $card } is played from the deck of { $deck } to { $who }'s side of { $place }.
    }
event-shifted =
    { $who-is ->
        [you] You move { owned } to { $place }.
       *[they] { $who } moves { owned } to { $place }.
    }
event-returned =
    { $who-is ->
        [you] You return { owned } from { $place } to the hand.
       *[they] { $who } returns { owned } from { $place } to the hand.
    }
event-stolen =
    { $who-is ->
        [you] You steal { $card } at { $place }.
       *[they] { $who } steals { $card } at { $place }.
    }
event-exchanged =
    { $who-is ->
        [you] You exchange { owned } at { $place } with { owned-partner } at { $partner-place }.
       *[they] { $who } exchanges { owned } at { $place } with { owned-partner } at { $partner-place }.
    }
event-traded =
    { $who-is ->
        [you] You exchange { $card } from the hand with { $top } on top of { $deck }.
       *[they] { $who } exchanges { $card } from the hand with { $top } on top of { $deck }.
    }
event-declined =
    { $number ->
        [0]
            { $who-is ->
                [you] You decline the { $half } of { $kith }.
               *[they] { $who } declines the { $half } of { $kith }.
            }
       *[other]
            { $who-is ->
                [you] You decline the rest of the { $half } of { $kith }.
               *[they] { $who } declines the rest of the { $half } of { $kith }.
            }
    }
event-nothing-found =
    { $verb-id ->
        [none] { $kith } have no { $half }.
       *[other] The { $half } of { $kith } finds nothing to { $verb }.
    }
event-stuck =
    { $who-is ->
        [you] You have no possible Action.
       *[they] { $who } has no possible Action.
    }
event-flipped =
    { $who-is ->
        [you] Your { $place } flips: { $coalitions }.
       *[they] { $who }'s { $place } flips: { $coalitions }.
    }
event-turned-back =
    { $who-is ->
        [you] Your { $place } turns back: no Coalition is left there.
       *[they] { $who }'s { $place } turns back: no Coalition is left there.
    }
event-ended =
    { $turns ->
        [one] The game is over after one turn: { ending }.
       *[other] The game is over after { $turns } turns: { ending }.
    }
ending =
    { $by-flips ->
        [yes]
            { $by-decks ->
                [yes] all three Fields of a player are flipped and two or more decks are empty
               *[no] all three Fields of a player are flipped
            }
       *[no]
            { $by-decks ->
                [yes] two or more decks are empty
               *[no] no game is longer than { $turns } turns
            }
    }
event-hand-revealed =
    { $cards-count ->
        [0]
            { $who-is ->
                [you] Your hand is empty.
               *[they] { $who }'s hand is empty.
            }
       *[other]
            { $who-is ->
                [you] You reveal { $cards }.
               *[they] { $who } reveals { $cards }.
            }
    }
event-offered =
    { $who-is ->
        [you] You show { $card } from the hand, to be exchanged.
       *[they] { $who } shows { $card } from the hand, to be exchanged.
    }

## What is being waited for

status-waiting =
    { $who-is ->
        [you] Waiting for you.
       *[they] Waiting for { $who }.
    }
status-draft = Take a starting card; the last one will be the Refuge card.
status-action =
    { $order ->
        [first] Turn { $turn }, first Action: { choice }.
       *[second] Turn { $turn }, second Action: { choice }.
    }
choice =
    { $choice ->
        [play] play a card
        [move] move one of your played cards
       *[either] play a card or move one of your played cards
    }
status-where-to-move = { $half } of { $kith }: where to move { $card }?
status-exchange-with = { $half } of { $kith }: exchange { $card } with what?
status-ability =
    { $number ->
        [0] { $half } of { $kith }: you may { $ability }.
       *[other] { $half } of { $kith }: then you may { $ability }.
    }

## Why a move is refused

lets-you = The { $half } of { $kith } lets you { $ability }.
refusal-no-such-card = This card set has no such card.
refusal-not-now =
    { $asked ->
        [draft] The starting cards are drafted now: take one of them.
        [ability] { lets-you } Answer this first, or decline.
       *[action] No ability asks anything now: play a card, or move one of your played cards.
    }
refusal-not-in-pool = { $card } does not lie among the starting cards.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-played-there = You have played to { $place } this turn; play elsewhere, or move a card.
refusal-no-recruit = The deck of { $deck } is empty, so there is only the Impact.
refusal-uses-both = Under { $top }, { $card } uses both abilities: play it with 'both'.
refusal-uses-one = { $top } is neither of greater value than { $card } nor of its Kith: choose 'recruit' or 'impact'.
refusal-moved-already = You have moved a card this turn; play one from your hand.
refusal-same-place = { $card } lies at { $place } already; move it elsewhere.
refusal-not-played = { $card } is none of your played cards.
refusal-not-a-target = { lets-you } { $card } is none that it is for.
refusal-one-by-one =
    { $then ->
        [place] One thing after the other: move { $card }; to { $place-written }.
       *[nothing] One thing after the other: move { $card }.
    }
refusal-not-asked =
    { $wanted ->
        [verb] { lets-you } Answer with '{ $verb }', or decline.
        [answer] { lets-you } This is no answer to that.
        [place] You have chosen { $card }: now choose a place.
        [deck] You have chosen { $card }: now choose a Field deck.
       *[card] You have chosen { $card }: now choose a card to exchange it with.
    }
refusal-deck-empty = The deck of { $deck } is empty.
refusal-too-late = You have chosen { $card }: this can no longer be declined.
refusal-no-top = There is no face-up card at { $deck }.
refusal-not-a-pair = { $card } cannot be exchanged with { $partner }.

## What a move is good for

purpose-end-ahead = ends the game ahead
purpose-end-behind = ends the game behind
purpose-flip = flips { $place } ({ in-points })
purpose-coalition = completes a Coalition at { $place }
purpose-break-up = breaks up the Coalition at { $place }
purpose-break-up-avoided = keeps the Coalition at { $place }
purpose-one-short = leaves { $place } one card short of a Coalition
purpose-break =
    { $whom-is ->
        [you] breaks your Coalition at { $place }
       *[they] breaks { $whom }'s Coalition at { $place }
    }
purpose-set-back =
    { $whom-is ->
        [you] sets your { $place } back
       *[they] sets { $whom }'s { $place } back
    }
purpose-give-coalition =
    { $whom-is ->
        [you] gives you a Coalition at { $place }
       *[they] gives { $whom } a Coalition at { $place }
    }
purpose-reach = reaches { $limit } at { $place } ({ in-points })
purpose-fall-below = falls below { $limit } at { $place }
purpose-fall-below-avoided = keeps { $limit } at { $place }
purpose-bring-below =
    { $whom-is ->
        [you] brings you below { $limit } at { $place }
       *[they] brings { $whom } below { $limit } at { $place }
    }
purpose-add = adds { $value } at { $place }
purpose-take-refugee = takes a refugee into the hand (1 point)
purpose-play-refugee = plays a refugee (1 point)
purpose-play-refugee-avoided = keeps a refugee in hand (1 point)
purpose-more-cards =
    { $count ->
        [one] leaves { $count } more card in hand
       *[other] leaves { $count } more cards in hand
    }
purpose-steal =
    { $whom-is ->
        [you] takes { $card } from you
       *[they] takes { $card } from { $whom }
    }
purpose-empty-deck = empties a deck while ahead

## Where points come from

reason =
    { $parts-count ->
        [0] { $who }: { $total } = nothing; combined value { $value }
       *[other] { $who }: { $total } = { $parts-sum }; combined value { $value }
    }
reason-part =
    { $source ->
        [fields] { $points } for Fields with { $limit }
        [tombs] { $points } for The Tombs with { $limit }
        [flips] { $points } for flipped Fields
       *[refugees] { $points } for refugees in hand
    }

## What cards do

card-text = Values { $homes-plain }. { $recruit } { $impact }
values-run = { $low } to { $high } { home }
values-some = { $values } { home }
home =
    { $home ->
        [starting] to start with
        [field] in the Field decks
       *[tombs] in The Tombs
    }
ability-text =
    { $count ->
        [0] { $half }: none.
        [1] { $half }: { $first }.
        [2] { $half }: { $first }. Then you may { $second }.
       *[3] { $half }: { $first }. Then you may { $second }. Then you may { $third }.
    }

ability-draw =
    { $start ->
        [yes] Draw { top-card }
       *[no] draw { top-card }
    }
ability-play =
    { $start ->
        [yes] Play { top-card } to { your-side }
       *[no] play { top-card } to { your-side }
    }
ability-move =
    { $start ->
        [yes] Move { ability-target } to { destination }{ on-its-side }
       *[no] move { ability-target } to { destination }{ on-its-side }
    }
ability-return =
    { $whose ->
        [my]
            { $start ->
                [yes] Return { ability-target } to your hand
               *[no] return { ability-target } to your hand
            }
       *[other]
            { $start ->
                [yes] Return { ability-target } to its player's hand
               *[no] return { ability-target } to its player's hand
            }
    }
ability-steal =
    { $start ->
        [yes] Take { ability-target } onto your side
       *[no] take { ability-target } onto your side
    }
ability-exchange =
    { $start ->
        [yes] Exchange { $target } with { $second-target }
       *[no] exchange { $target } with { $second-target }
    }
ability-trade =
    { $start ->
        [yes] Exchange one card of your hand with { top-card }
       *[no] exchange one card of your hand with { top-card }
    }

# A Recruit is only ever used at a Field.
top-card =
    { $decks ->
        [here]
            { $half-id ->
                [recruit] the top card of this deck
               *[impact] the top card of this location's deck
            }
        [any-deck] the top card of any deck
        [any-field] the top card of any Field deck
       *[the-tombs] the top card of The Tombs deck
    }
your-side =
    { $to ->
        [here]
            { $half-id ->
                [recruit] your side of this Field
               *[impact] your side of this location
            }
       *[the-tombs] your side of The Tombs
    }
destination =
    { $to ->
        [here]
            { $half-id ->
                [recruit] this Field
               *[impact] this location
            }
        [elsewhere] a different Field or The Tombs
       *[the-tombs] The Tombs
    }
on-its-side =
    { $whose ->
        [my] { "" }
       *[other] ; it stays on its player's side
    }
ability-target =
    { $whose ->
        [my]
            { $other ->
                [yes] one of your other played cards{ where }{ of-value }
               *[no] one of your played cards{ where }{ of-value }
            }
        [their]
            { $other ->
                [yes] one of your opponent's other played cards{ where }{ of-value }
               *[no] one of your opponent's played cards{ where }{ of-value }
            }
       *[any]
            { $other ->
                [yes] one other played card{ where }{ of-value }
               *[no] one played card{ where }{ of-value }
            }
    }
ability-second-target =
    { $whose ->
        [any]
            { $other ->
                [yes] { ability-target }
               *[no] any other played card{ where }{ of-value }
            }
       *[other] { ability-target }
    }
where =
    { $at ->
        [here]
            { $half-id ->
                [recruit] { " " }at this Field
               *[impact] { " " }at this location
            }
        [there] { " " }at the same location
       *[anywhere] { "" }
    }
of-value =
    { $compared ->
        [lower] { " " }of lower value than the card just played
        [greater] { " " }of greater value than the card just played
       *[any] { "" }
    }

## The same in a few words

brief-text =
    { $count ->
        [1] { $first }
        [2] { $first }, then { $second }
       *[3] { $first }, then { $second }, then { $third }
    }
brief-draw =
    { $decks ->
        [here] draw here
        [any-deck] draw from any deck
        [any-field] draw from any Field
       *[the-tombs] draw from The Tombs
    }
brief-play = play { brief-top } { brief-to }
brief-move = move { brief-target } { brief-to }
brief-return = return { brief-target }
brief-steal =
    { $other ->
        [yes] steal another{ brief-value } card{ brief-where }
       *[no] steal a{ brief-value } card{ brief-where }
    }
brief-exchange = exchange { $target } with { $second-target }
brief-trade = exchange a hand card with { brief-top }
brief-top =
    { $decks ->
        [here] the top
        [any-deck] any top
        [any-field] any Field top
       *[the-tombs] a card of The Tombs
    }
brief-to =
    { $to ->
        [here] here
        [elsewhere] elsewhere
       *[the-tombs] to The Tombs
    }
brief-target =
    { $whose ->
        [my]
            { $other ->
                [yes] another{ brief-value } card of yours{ brief-where }
               *[no] a{ brief-value } card of yours{ brief-where }
            }
        [their]
            { $other ->
                [yes] another{ brief-value } card of theirs{ brief-where }
               *[no] a{ brief-value } card of theirs{ brief-where }
            }
       *[any]
            { $other ->
                [yes] any other{ brief-value } card{ brief-where }
               *[no] any{ brief-value } card{ brief-where }
            }
    }
brief-second-target = { brief-target }
brief-value =
    { $compared ->
        [lower] { " " }lower
        [greater] { " " }greater
       *[any] { "" }
    }
brief-where =
    { $at ->
        [here] { " " }here
        [there] { " " }there
       *[anywhere] { "" }
    }

## What a seat can do

move-play-to-tombs = play { $card } to The Tombs
move-play =
    { $mode-id ->
        [recruit] play { $card } to { $field }: Recruit
        [impact] play { $card } to { $field }: Impact
       *[both] play { $card } to { $field }: Recruit and Impact
    }
move-move = move { $card } to { $place }
move-choose = { $card }
move-choose-deck = { $deck }
move-choose-place = { $place }
move-use = do it
move-decline = decline

## What is wrong with a card file

column-name = what the Kith is called
column-colour = its colour
column-starting = the values of its starting cards
column-field = the values of its cards in the Field decks
column-tombs = the values of its cards in The Tombs
column-recruit = its Recruit, a sentence each
column-impact = its Impact, a sentence each
entries-kiths =
    { $count ->
        [one] 1 Kith
       *[other] { NUMBER($count, useGrouping: 0) } Kiths
    }
problem-starting = there are { NUMBER($count, useGrouping: 0) } starting cards in all; { $least } are needed.
problem-field = there are { NUMBER($count, useGrouping: 0) } cards for the Field decks in all; { $least } or more are needed, the same number for each of the { $decks } decks.
problem-tombs = there is no card for The Tombs; at least one is needed.
problem-too-many = there are { NUMBER($count, useGrouping: 0) } cards in all; at most { $most } fit.
problem-no-cards = { $given } have no cards: give values in starting, field or tombs.
problem-twins = at most { $most } cards can be { $given }.
problem-ability = { $column }: { $what }
problem-no-verb = '{ $given }' is no ability: '{ $first }' is no verb; { $right }
problem-no-ability = '{ $given }' is no ability; { $right }
right-as-in = write it as in: { $known }.

## Why a text is no position

misread-places = { $count } places are too many; write the Fields and The Tombs as '{ $right }'.
flaw-view = somebody's cards are unseen: this is a view, not a position.
flaw-turn-or-phase = 'turn' must be 0 or 1, and 'phase' draft, action, ability or over.
flaw-top = { $where } has a top card just if cards are 'left' there.
flaw-field-left = the Field decks have not as many cards 'left' as lie in 'tops' and 'under'.
flaw-tombs-left = The Tombs have not as many cards 'left' as lie in 'tombs'.
flaw-decks = 'under' is for cards of the Field decks, and 'tombs' for cards of The Tombs.
flaw-seen = what is 'seen' of the hand of seat { $seat } must lie there, with all its cards from Field decks.
flaw-flips = only Fields can be flipped.
flaw-starting = 'pool' and 'refuge' are for starting cards.
flaw-refuge = there is a Refuge card just when the draft is over.
flaw-turns = 'turns' counts those that are over: 0 to { $most } while a game goes on.
flaw-used = in the phase { $given } nothing has been 'used'.
flaw-actions = 'used' has more Actions than a turn.
flaw-no-action = seat { $seat } has no possible Action, so its turn would be over.
flaw-no-ability = 'card', 'place', 'sentence', 'first' and 'impact' belong to the phase ability.
flaw-no-draft = starting cards are drafted only with the option draft_starting_cards.
flaw-draft-played = in the draft nothing has been played yet.
flaw-draft = in the draft the first player takes one card, the other two, the first player one, all seen.
flaw-ability = the phase ability needs the 'card' just played, its 'place' and the 'sentence' that asks.
flaw-played = { $thing } was just played, but lies neither on the table nor in a hand that showed it.
flaw-asked = { $given } cannot be asked when { $thing } was played there.
flaw-impact = 'impact' is for what comes after a Recruit.
flaw-used-place = 'used' must have the place just played to.
flaw-idle = { $given } can do nothing, so it would not be asked.
flaw-first = { $thing } cannot be the first target of { $given }.
flaw-on-its-way = { $thing } is on its way to a deck, so it must be 'seen'.
