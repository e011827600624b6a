"""What the kernel itself refuses while a game is played, by its messages: seats are called by their numbers."""

from __future__ import annotations

from typing import Any

from eminence.kernel.errors import Refused
from eminence.kernel.fields import Fields, seat
from eminence.kernel.messages import COMMON, DEFAULT_LANGUAGE, Table, messages

MOST_SEATS = 64
FIELDS = Fields(who=seat(MOST_SEATS))
"""Of all messages that are no game's own."""
NAMES = [f"seat {number}" for number in range(MOST_SEATS)]


def refused(code: str, /, **fields: Any) -> Refused:
    """The refusal that the message `refusal-` and its code says."""
    data = {"say": f"refusal-{code}", **fields}
    return Refused(code, messages(COMMON, DEFAULT_LANGUAGE).say(data, FIELDS, Table(NAMES)), data)


def each(key: str, seats: tuple[int, ...]) -> list[dict[str, Any]]:
    """The same message for each of some seats."""
    return [{"say": key, "who": number} for number in seats]
