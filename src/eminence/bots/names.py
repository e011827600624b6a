"""Who sits at a table: names for people and for bots."""

from __future__ import annotations

import re

from eminence.kernel.errors import Refused
from eminence.kernel.view import YOU

BOT_NAMES = ("Livia", "Octavian", "Theodora", "Sejanus", "Irene")


def checked_name(name: str) -> str:
    """A name that fits on a table."""
    if not re.fullmatch(r"[^\W_][\w .'-]{0,11}", name.strip()):
        raise Refused(
            "bad-name", "A name has 1 to 12 letters, digits, spaces, points, hyphens or apostrophes; try: Ada"
        )
    return name.strip()


def default_names(seats: int, you: int | None, name: str | None) -> list[str]:
    """A name for every chair: yours, and courtiers for the bots."""
    called = YOU if name is None else checked_name(name)
    others = (courtier for courtier in BOT_NAMES if courtier.lower() != called.lower())
    return [called if seat == you else next(others, f"Seat {seat}") for seat in range(seats)]
