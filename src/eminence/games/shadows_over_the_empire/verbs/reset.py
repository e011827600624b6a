"""Reset a Rotated card, once a Round."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import TARGET

NUMBER, NAME = 7, "reset"
FORMS = (f"reset {TARGET}",)
EXAMPLES = ("reset anywhere citizen yours",)
