"""Rotate a card and perform its Use as if it were one's own."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import TARGET
from eminence.games.shadows_over_the_empire.verbs import rotate

NUMBER, NAME = 14, "perform"
FORMS = (f"perform {TARGET}",)
EXAMPLES = ("perform adjacent citizen an-opponents",)
PROTECTION = rotate.PROTECTION
