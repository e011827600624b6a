# The table of An Empty Throne.

et-points = points
et-field-1 = Field 1
et-field-2 = Field 2
et-field-3 = Field 3
et-the-tombs = The Tombs
et-ability-recruit = Recruit: { $told }
et-ability-impact = Impact: { $told }
et-no-ability = none

## The state of the game

et-drafting = the starting cards are drafted
et-over = over after { $turns } turns
et-turn = turn { $turn }: { $who }
et-action = Action { $number } of { $most }
et-used = used { $places-plain }
et-moved = move
et-refuge = Refuge:
et-refuge-scores = in hand 1 point each
et-last-turn = The last turn!
et-last-turn-unless = The last turn, unless a flip is undone
et-ends = Ends: 3 flips or 2 empty decks (now { $empty })
et-points-now =
    { $points ->
        [1] { $points } point
       *[other] { $points } points
    }
et-points-from = { $least } to { $most } points
et-flipped-fields = { $count } of 3 flipped
et-refugees =
    { $count ->
        [1] { $count } refugee
       *[other] { $count } refugees
    }
et-total-value = total value { $value }

## The places

et-flipped = FLIPPED
et-broken = but broken
et-coalition = Coalition!
et-nearest = { $have } of { $need } { $what }
et-of-value = of value { $value }
et-values = values
et-kiths = Kiths
et-deck-empty = is empty
et-field-empty = only Impact
et-tombs-empty = no draw, only Impact
et-deck-left = { $count } left
et-face-down = face down
et-tombs-rule =
    draw one, then use
    the Impact

## Hands

et-hand = hand:
et-hand-empty = empty
et-own-hand-empty = Your hand is empty.
et-unseen = { $count } unseen
et-pool = To be taken:

## Moves

et-short-recruit = rec
et-short-impact = imp
et-short-both = both
et-to-field = to Field
et-to-tombs = Tombs
et-legend = rec Recruit, imp Impact; ! makes a Coalition, + makes 12; 'moves' tells more
et-note-between = ;
et-makes-coalition = makes a Coalition
et-makes-value = makes { $value }
et-draw-tombs = draw from The Tombs
et-draw-top = draw { $card }
et-nothing-to-draw = nothing to draw
et-finds-nothing = { $ability }, finds nothing
et-breaks-coalition = breaks the Coalition at { $place }
et-leaves-value = leaves { $value } at { $place }
et-decline = do nothing
et-decline-more = and what would follow
et-top-unseen = a card, face down
et-to-your-side = { $card } to your side of { $place }
et-value-there = { $value }/{ $limit } there
et-of-your-hand = of your hand
et-yours = yours, { $place }
et-theirs = theirs, { $place }

et-help =
    A turn has two Actions: play a card from your hand (never twice to one place,
    once at most to The Tombs), or move one of your played cards and draw the top
    card where it goes (once). At a Field a played card uses the Recruit of the top
    card or its own Impact; it uses both if the top card is of greater value or of
    the same Kith. At The Tombs you draw a card and use the Impact. You may decline
    abilities. At the end of your turn your Fields with a Coalition flip: three of
    one Kith or of one value, or four different Kiths or values.
    The game ends after a turn if two decks are empty, or if the other player has
    three flipped Fields. A flipped Field scores 2, a value of 12 at a place 1, each
    card of the Refuge Kith in your hand 1.

      Heralds-3 <  a card: Kith and value; < is just played, ? is chosen already
      9/12         what the cards above or below are worth together; 12/12 +1 scores
      2 of 3 ...   the nearest Coalition; Coalition! flips at the end of its turn
      3 unseen     cards in a hand that you have not seen: they came from The Tombs
      4 to 6       points, if unseen cards may be of the Refuge Kith
      12 rec       type 12 to use the Recruit; imp is the Impact, both is both

    A play with its answers in one line: play Heralds-3 to field 2, impact: draw
