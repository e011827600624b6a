### What the table of An Empty Throne says.

et-field = Field { $number }
et-tombs = The Tombs
et-value = value
et-turn = turn { $number }
et-draft = The starting cards
et-draft-means = Two for each of you. The last one will be the Refuge card.
et-do-draw = Draw it
et-do-play = Play it from the deck
et-decline = Decline
et-recruit-of = Recruit of { $kith }
et-impact-of = Impact of { $kith }
et-both = Recruit and Impact
et-both-short = both:
et-both-at = Uses both abilities at { $places }.
et-one = Recruit or Impact
et-impact-only = Impact only: no top card
et-no-recruit = no Recruit
et-no-impact = no Impact
et-then-impact = then the Impact
et-draws = You draw { $card }
et-draws-hidden = You draw a hidden card
et-draws-nothing = No card to draw
et-move-here = Move it here
et-actions = Actions left: { $left }
et-just = just played
et-used = You have played here this turn.
et-side = { $name } at { $place }
et-sum = { $name } at { $place }: { $sum } of { $limit }.
et-holds = Points: { $points }.
et-flipped =
    { $points ->
        [one] Flipped: { $points } point
       *[other] Flipped: { $points } points
    }
et-flips-soon =
    { $points ->
        [one] A Coalition: flips at the end of its player's turn, { $points } point
       *[other] A Coalition: flips at the end of its player's turn, { $points } points
    }
et-unflipped = Not flipped: no Coalition yet
et-meter-value = Same value: { $have } of { $need }
et-meter-kith = Same Kith: { $have } of { $need }
et-meter-values = Different values: { $have } of { $need }
et-meter-kiths = Different Kiths: { $have } of { $need }
et-deck = deck of { $place }, left: { $count }
et-empty = empty
et-empty-means = When two decks are empty, the game ends with that turn.
et-seat = Seat of { $name }
et-points =
    { $count ->
        [one] point
       *[other] points
    }
et-why-fields = { $points } for Fields with 12 or more
et-why-tombs = { $points } for The Tombs with 12 or more
et-why-flips = { $points } for flipped Fields
et-why-refugees = { $points } for refugees in hand
et-tie = Combined value of all played cards; decides a tie
et-hand = Hand of { $name }: { $count }
et-hand-empty = no cards in hand
et-refuge = Refuge
et-refuge-means =
    { $points ->
        [one] { $kith } in hand: { $points } point each
       *[other] { $kith } in hand: { $points } points each
    }
et-refuge-later = the last starting card
et-refugee = A refugee: 1 point if you still hold it at the end.
et-held = { $name }, refugees in hand: { $count }
et-ends-decks = Two decks are empty: the game ends with this turn.
et-ends-flips = All three Fields are flipped: this is the last turn.
et-ends-length = No game is longer: this is the last turn.
et-memory = What is left in the decks
et-memory-fields = Fields, under the tops
et-memory-tombs = The Tombs and unseen hands
et-text-hand = Hand
et-text-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
et-text-flipped = flipped
et-text-top = Top card: { $card }; cards left: { $count }

## A first game: what is explained when the table is ripe for it

et-lesson-points = Most points win: 2 for each Field that you flip, 1 for each place where your cards add up to 12, 1 for each refugee in your hand.
et-lesson-actions = A turn has two Actions, your two seals. Play a card to a place, or move one that lies there and draw.
et-lesson-card = Choose a card of your hand: every place tells what it would do there.
et-lesson-place = Now choose a place for it. Never twice to the same place in a turn.
et-lesson-abilities = A card uses its own Impact or the Recruit of the deck's top card; both, if the top is greater or of its Kith. Each card tells at which Fields.
et-lesson-tombs = At The Tombs you draw a hidden card, then your card's Impact follows. High values lie there.
et-lesson-second = One seal is broken. Use your second Action: another card to another place, or move the one that lies there.
et-lesson-sum = What your cards add up to here. At 12 it is a point, for each of you alone.
et-lesson-coalition = Four ways to a Coalition: three of a value, three of a Kith, four values, four Kiths. Then the Field flips at the end of your turn.
et-lesson-refuge = Cards of this Kith are points if you still hold them at the end.
et-lesson-end = The game ends when two decks are empty, or one turn after somebody has flipped all three Fields.
