"""Move tokens of one's own from a card to another."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import AMOUNT, SECOND, TARGET

NUMBER, NAME = 5, "move"
FORMS = (f"move {AMOUNT} from {TARGET} to {SECOND}",)
EXAMPLES = (
    "move 1 from self to adjacent citizen",
    "move up to 2 from anywhere character to adjacent citizen",
    "move any from self to adjacent citizen",
)
