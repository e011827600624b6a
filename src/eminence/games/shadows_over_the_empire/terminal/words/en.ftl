# The table of Shadows over the Empire.

points = tokens

## The state of the game

set-up = the set-up
round = Round { $round }
over =
    { $rounds ->
        [1] over after one Round
       *[other] over after { $rounds } Rounds
    }
unseen = { $down } of { $unseen } unseen cards face down
middle = In the middle lies
aside = Set aside: { $cards-plain }
column-pool = pool
column-cards = cards
column-conflicts = Conflicts
won = won
would-win = would win
acting = acting
passed = passed
starter = starter

## The grid

face-down = face down
needs = needs { $trait }
legend = =3 traits in common, x diverges, +2 by Influence, / Rotated, * Influence token

## Moves

column-influence = influence
column-now = now
column-tokens = tokens
column-by = by
for-nothing = influence for no token:
note-pass = for the rest of the Round
note-influence =
    +{ $gain }{ $tokens ->
        [none] { "" }
       *[other] , { $tokens } there
    }{ $conflict ->
        [yes] : a Conflict
       *[no] { "" }
    }
do-nothing = do nothing
let-it-happen = let it happen
no-card = no card
no-other-card = no other card
left-on =
    { $count ->
        [0] none left on { $card }
       *[other] { $count } left on { $card }
    }
note-you = you
in-pool = { $count } in the pool
there = { $count } there
no-tokens = no tokens
conflict = Conflict
rotated = Rotated

help =
    In your turn a card of yours influences a card next to it (also diagonally), or
    you use an ability, or you pass for the rest of the Round. Your Leader and the
    cards on which only your tokens lie are yours. Influence brings a token for each
    trait in common with your Leader, up to that many in all. A trait that both lack
    is in common too, and its Wild Trait always; a card without its Compulsory Trait
    diverges and cannot be influenced. The acting card gets an Influence token, and
    so does a card that had no tokens: it cannot influence in this Round. A used
    card is Rotated: no more use, and no Influence (but by a Leader).
    When all have passed, you win with all 18 tokens on the table and the Distinct
    Personality, or if you alone have all tokens there and no Conflict. If nobody
    wins, everybody loses a token in each Conflict, and cards next to controlled
    ones are turned up.

      LR-G      traits: Lawful, Religious, Noble, Rich (G); - it lacks
      =3 x2     traits in common with your Leader; x if the card diverges
      +2        tokens that your Influence would bring now
      C3 I1 !   3 tokens of the Conclave, 1 of the Inquisition (Q Queen's Court, O
                Order of the Coin): a Conflict
      / * #     Rotated; with an Influence token; with the Quiraa token
      { "[" }2] < ?   type 2 for this card; < is acting, ? is chosen already
      CAPITALS  Leaders and, amid the grid, the Distinct Personality

    An ability with its answers in one line: use Garrick: Raleigh: seat 1
