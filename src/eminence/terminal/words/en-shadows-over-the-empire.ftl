# The table of Shadows over the Empire.

se-points = tokens

## The state of the game

se-set-up = the set-up
se-round = Round { $round }
se-over =
    { $rounds ->
        [1] over after one Round
       *[other] over after { $rounds } Rounds
    }
se-unseen = { $down } of { $unseen } unseen cards face down
se-middle = In the middle lies
se-aside = Set aside: { $cards-plain }
se-column-pool = pool
se-column-cards = cards
se-column-conflicts = Conflicts
se-won = won
se-would-win = would win
se-acting = acting
se-passed = passed
se-starter = starter

## The grid

se-face-down = face down
se-needs = needs { $trait }
se-legend = =3 traits in common, x diverges, +2 by Influence, / Rotated, * Influence token

## Moves

se-column-influence = influence
se-column-now = now
se-column-tokens = tokens
se-column-by = by
se-for-nothing = influence for no token:
se-note-pass = for the rest of the Round
se-note-influence =
    +{ $gain }{ $tokens ->
        [none] { "" }
       *[other] , { $tokens } there
    }{ $conflict ->
        [yes] : a Conflict
       *[no] { "" }
    }
se-do-nothing = do nothing
se-let-it-happen = let it happen
se-no-card = no card
se-no-other-card = no other card
se-left-on =
    { $count ->
        [0] none left on { $card }
       *[other] { $count } left on { $card }
    }
se-note-you = you
se-in-pool = { $count } in the pool
se-there = { $count } there
se-no-tokens = no tokens
se-conflict = Conflict
se-rotated = Rotated

se-help =
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
