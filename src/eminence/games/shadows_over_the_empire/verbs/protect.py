"""A Passive: some cards are protected from what opponents would do to them."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import CARD, TARGET

NUMBER, NAME = 15, "protect"
FORMS = (f"protect {TARGET} from (?P<verbs>{CARD})",)
EXAMPLES = ("protect adjacent citizen yours from rotate swap mark",)
