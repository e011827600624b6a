"""Place an Influence token on a card, or on each of two."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import TARGET

NUMBER, NAME = 9, "mark"
FORMS = (
    f"mark {TARGET}",
    f"mark (?P<two>up to 2) {TARGET}",
)
EXAMPLES = (
    "mark adjacent citizen",
    "mark up to 2 adjacent citizen",
)
PROTECTION = 4
