"""Offer the controller of a card a choice between two options, which are the rows after this one."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import TARGET

NUMBER, NAME = 12, "choice"
KEYWORD = "offer"
FORMS = (f"offer {TARGET} between (?P<one>.+?) and (?P<other>.+)",)
EXAMPLES = ("offer adjacent citizen an-opponents between remove 2 of its-controller from it and subdue it",)
