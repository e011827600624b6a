"""The levels that people play against: the same search, with more or less thought and attention."""

from __future__ import annotations

import re
from dataclasses import dataclass

from eminence.bots.search import Budget
from eminence.kernel.errors import Refused

MIN_BUDGET_SECONDS, MAX_BUDGET_SECONDS = 0.001, 3600.0
MAX_ITERATIONS = 1_000_000_000


@dataclass(frozen=True)
class Level:
    """How well a bot plays; the message `manner-NAME` says what to expect of it."""

    name: str
    budget: Budget
    noticed_percent: int
    """Percent of its good ideas that it does not overlook."""


LEVELS = {
    level.name: level
    for level in (
        Level("beginner", Budget(20, 0.2), 55),
        Level("casual", Budget(60, 0.3), 80),
        Level("skilled", Budget(150, 0.5), 100),
        Level("expert", Budget(1500, 0.5), 100),
        Level("master", Budget(None, 1.0), 100),
    )
}
"""From the weakest to the strongest."""


def read_budget(text: str) -> Budget:
    """How long to think: `0.5s` or `200ms` a decision, or a number of iterations.

    >>> read_budget("200ms")
    Budget(iterations=None, seconds=0.2)
    >>> read_budget("5000")
    Budget(iterations=5000, seconds=None)
    """
    found = re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]{1,6})?)\s*(ms|s|)", text.strip())
    right = "write seconds, as in master@0.5s or master@200ms, or iterations, as in master@5000."
    if not found:
        raise Refused("bad-budget", f"'{text}' is no time to think; {right}")
    number, unit = found.groups()
    if not unit:
        if "." in number or not 1 <= int(number) <= MAX_ITERATIONS:
            raise Refused("bad-budget", f"'{text}' is no number of iterations; {right}")
        return Budget(iterations=int(number))
    seconds = float(number) / (1000 if unit == "ms" else 1)
    if not MIN_BUDGET_SECONDS <= seconds <= MAX_BUDGET_SECONDS:
        raise Refused("bad-budget", f"A decision takes 1 ms to 1 hour, not {text}.")
    return Budget(seconds=seconds)
