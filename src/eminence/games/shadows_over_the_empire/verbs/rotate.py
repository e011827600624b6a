"""Rotate a card, so that it cannot act."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import TARGET

NUMBER, NAME = 6, "rotate"
FORMS = (f"rotate {TARGET}",)
EXAMPLES = ("rotate adjacent citizen an-opponents",)
PROTECTION = 1
