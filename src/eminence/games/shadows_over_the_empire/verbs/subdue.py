"""Subdue a card: tokens for the traits in common, even if it diverges."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import TARGET

NUMBER, NAME = 2, "subdue"
FORMS = (f"subdue {TARGET}",)
EXAMPLES = ("subdue adjacent citizen empty",)
