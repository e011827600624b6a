"""Remove tokens: one's own, or those of one, some or all others."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.rows import AMOUNT, TARGET

NUMBER, NAME = 4, "remove"
FORMS = (
    rf"remove {AMOUNT} of (?P<whose>\S+) from {TARGET}(?P<chooses> owner chooses)?",
    f"remove (?P<any>any) of (?P<whose>yours) from (?P<none>at most one) {TARGET}",
)
EXAMPLES = (
    "remove 1 of an-opponent from adjacent character",
    "remove up to 2 of an-opponent from adjacent character",
    "remove all of yours from adjacent citizen",
    "remove any of yours from at most one anywhere character",
    "remove 1 of each-opponent from anywhere citizen owner chooses",
)
