"""Swap two cards, with everything that lies on them."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import SECOND, TARGET

NUMBER, NAME = 8, "swap"
FORMS = (f"swap {TARGET} with {SECOND}",)
EXAMPLES = ("swap self with adjacent citizen",)
PROTECTION = 2
