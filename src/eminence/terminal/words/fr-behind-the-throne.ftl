# La table de Behind the Throne.

bt-points = points
bt-turn = tour { $turn }
bt-deck = pioche { $count }
bt-deck-ends = avec { $card } dedans
bt-discard = défausse { $count }
bt-top = dessus : { $card } (tu as regardé)
bt-top-seen = quelqu'un a regardé la carte du dessus
bt-column-deck = pioche
bt-points-now = points pour l'instant
bt-row-empty = La rangée est vide.
bt-value-now = vaut { $value }
bt-bust = perdue { $percent } %

bt-short-none = { "" }
bt-short-lower = dernière -{ $amount }
bt-short-shift = dernière +{ $amount }/-{ $amount }
bt-short-look = voir le dessus
bt-short-reuse = réveille une pile
bt-short-guard-swap = seule échangeable
bt-short-guard-destroy = seule destructible
bt-short-forbid-destroy = gêne la destruction
bt-short-forbid-swap = gêne l'échange

bt-help =
    « 2 | » est une pile de deux dont la capacité est prête ; « 2 - » dort :
    utilisée, ou quelqu'un en a plus.
    Une carte ne dépasse pas la précédente, sauf si des capacités la baissent.
