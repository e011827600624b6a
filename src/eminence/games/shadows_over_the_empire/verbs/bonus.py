"""A Passive: Influence actions of some cards on others bring more tokens."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import SECOND, TARGET, N

NUMBER, NAME = 16, "bonus"
FORMS = (f"bonus (?P<amount>{N}) when {TARGET} influences {SECOND}",)
EXAMPLES = ("bonus 1 when adjacent citizen yours influences anywhere character empty",)
