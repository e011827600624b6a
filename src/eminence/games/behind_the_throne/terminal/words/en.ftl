# The table of Behind the Throne.

points = points
turn = turn { $turn }
deck = deck { $count }
deck-ends = with { $card } in it
discard = discard { $count }
top = top card: { $card } (you looked)
top-seen = somebody has looked at the top card
column-deck = deck
points-now = points now
row-empty = The row is empty.
value-now = now { $value }
bust = bust { $percent } %
game-ends = { $card } { $percent } %

short-none = { "" }
short-lower = last card -{ $amount }
short-shift = last card +{ $amount }/-{ $amount }
short-look = look at top card
short-reuse = wake sideways one
short-guard-swap = only it is swapped
short-guard-destroy = only it is struck
short-forbid-destroy = hinders striking
short-forbid-swap = hinders swapping

help =
    '2 |' is a stack of two whose ability is ready; '2 -' lies sideways: used, or somebody has more.
    A card must not be above the one before it, unless abilities bring it down.
