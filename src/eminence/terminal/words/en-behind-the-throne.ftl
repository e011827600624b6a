# The table of Behind the Throne.

bt-points = points
bt-turn = turn { $turn }
bt-deck = deck { $count }
bt-deck-ends = with { $card } in it
bt-discard = discard { $count }
bt-top = top card: { $card } (you looked)
bt-top-seen = somebody has looked at the top card
bt-column-deck = deck
bt-points-now = points now
bt-row-empty = The row is empty.
bt-value-now = now { $value }
bt-bust = bust { $percent } %

bt-short-none = { "" }
bt-short-lower = last card -{ $amount }
bt-short-shift = last card +{ $amount }/-{ $amount }
bt-short-look = look at top card
bt-short-reuse = wake sideways one
bt-short-guard-swap = only it is swapped
bt-short-guard-destroy = only it is struck
bt-short-forbid-destroy = hinders striking
bt-short-forbid-swap = hinders swapping

bt-help =
    '2 |' is a stack of two whose ability is ready; '2 -' lies sideways: used, or somebody has more.
    A card must not be above the one before it, unless abilities bring it down.
