# The table of An Empty Throne.

points = points
place-field-1 = Field 1
place-field-2 = Field 2
place-field-3 = Field 3
place-the-tombs = The Tombs
ability-recruit = Recruit: { $told }
ability-impact = Impact: { $told }
no-ability = none

## The state of the game

drafting = the starting cards are drafted
over = over after { $turns } turns
turn = turn { $turn }: { $who }
action = Action { $number } of { $most }
used = used { $places-plain }
moved = move
refuge = Refuge:
refuge-scores = in hand 1 point each
last-turn = The last turn!
last-turn-unless = The last turn, unless a flip is undone
ends = Ends: 3 flips or 2 empty decks (now { $empty })
points-now =
    { $points ->
        [1] { $points } point
       *[other] { $points } points
    }
points-from = { $least } to { $most } points
flipped-fields = { $count } of 3 flipped
refugees =
    { $count ->
        [1] { $count } refugee
       *[other] { $count } refugees
    }
total-value = total value { $value }

## The places

flipped = FLIPPED
broken = but broken
coalition = Coalition!
nearest = { $have } of { $need } { $what }
of-value = of value { $value }
values = values
kiths = Kiths
deck-empty = is empty
field-empty = only Impact
tombs-empty = no draw, only Impact
deck-left = { $count } left
face-down = face down
tombs-rule =
    draw one, then use
    the Impact

## Hands

hand = hand:
hand-empty = empty
own-hand-empty = Your hand is empty.
unseen = { $count } unseen
pool = To be taken:

## Moves

short-recruit = rec
short-impact = imp
short-both = both
to-field = to Field
to-tombs = Tombs
legend = rec Recruit, imp Impact; ! makes a Coalition, + makes 12; 'moves' tells more
note-between = ;
makes-coalition = makes a Coalition
makes-value = makes { $value }
draw-tombs = draw from The Tombs
draw-top = draw { $card }
nothing-to-draw = nothing to draw
finds-nothing = { $ability }, finds nothing
breaks-coalition = breaks the Coalition at { $place }
leaves-value = leaves { $value } at { $place }
decline = do nothing
decline-more = and what would follow
top-unseen = a card, face down
to-your-side = { $card } to your side of { $place }
value-there = { $value }/{ $limit } there
of-your-hand = of your hand
yours = yours, { $place }
theirs = theirs, { $place }

help =
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
