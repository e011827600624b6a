"""A Passive: one's tokens are kept in some Conflicts."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import TARGET

NUMBER, NAME = 17, "keep"
FORMS = (f"keep tokens on {TARGET}",)
EXAMPLES = ("keep tokens on adjacent character conflict",)
