"""Take the Influence token from a card, once a Round."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import TARGET

NUMBER, NAME = 10, "unmark"
FORMS = (f"unmark {TARGET}",)
EXAMPLES = ("unmark adjacent citizen yours",)
