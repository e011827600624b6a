"""Influence a card: tokens for the traits in common."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import TARGET

NUMBER, NAME = 1, "influence"
FORMS = (f"influence {TARGET}",)
EXAMPLES = ("influence adjacent character",)
