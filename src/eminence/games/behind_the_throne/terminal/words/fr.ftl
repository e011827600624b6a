# La table de Behind the Throne.

points = points
turn = tour { $turn }
deck = pioche { $count }
deck-ends = avec { $card } dedans
discard = défausse { $count }
top = dessus : { $card } (tu as regardé)
top-seen = quelqu'un a regardé la carte du dessus
column-deck = pioche
points-now = points pour l'instant
row-empty = La rangée est vide.
value-now = vaut { $value }
bust = perdue { $percent } %
game-ends = { $card } { $percent } %

short-none = { "" }
short-lower = dernière -{ $amount }
short-shift = dernière +{ $amount }/-{ $amount }
short-look = voir le dessus
short-reuse = réveille une pile
short-guard-swap = seule échangeable
short-guard-destroy = seule destructible
short-forbid-destroy = gêne la destruction
short-forbid-swap = gêne l'échange

help =
    « 2 | » est une pile de deux dont la capacité est prête ; « 2 - » dort :
    utilisée, ou quelqu'un en a plus.
    Une carte ne dépasse pas la précédente, sauf si des capacités la baissent.
