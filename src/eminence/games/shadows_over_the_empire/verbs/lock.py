"""Place the Quiraa token on a card: it does nothing until the end of the Round."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import TARGET

NUMBER, NAME = 13, "lock"
FORMS = (f"lock {TARGET}",)
EXAMPLES = ("lock anywhere citizen an-opponents",)
