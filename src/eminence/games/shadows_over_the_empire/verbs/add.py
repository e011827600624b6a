"""Add tokens of one's own on a card, or on each of two."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import SECOND, TARGET, N

NUMBER, NAME = 3, "add"
FORMS = (
    f"add (?P<amount>{N}) on {TARGET}",
    f"add (?P<amount>{N}) on (?P<two>each of up to 2) {TARGET}",
    f"add 1 on {TARGET} for each {SECOND} at most (?P<each>{N})",
)
EXAMPLES = (
    "add 1 on adjacent citizen yours",
    "add 1 on each of up to 2 adjacent citizen yours",
    "add 1 on self for each adjacent citizen yours at most 3",
)
