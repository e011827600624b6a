"""What the kernel itself refuses, by its messages: seats are called by their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from eminence.kernel.errors import Refused
from eminence.kernel.fields import Fields, seat
from eminence.kernel.translation import COMMON_FOLDER, DEFAULT_LANGUAGE, Audience, Message, messages

MAX_SEATS = 64
FIELDS = Fields(who=seat(MAX_SEATS))
"""Of all messages that are no game's own."""
NAMES = [f"seat {number}" for number in range(MAX_SEATS)]


def refused(code: str, /, **fields: Any) -> Refused:
    """The refusal that the message `refusal-` and its code says.

    A code with several sentences has a field `reason` that chooses one.
    """
    return refused_in(COMMON_FOLDER, code, **fields)


def refused_in(folder: Path, code: str, /, **fields: Any) -> Refused:
    """The same with parts that only the words of a game can say."""
    data = Message(f"refusal-{code}", **fields).to_json()
    return Refused(code, say(data, folder), data)


def refused_by(inner: Refused, code: str, key: str, /, **fields: Any) -> Refused:
    """The refusal that the message of a key says, with another refusal as the field `why`."""
    data = Message(key, **fields).to_json()
    return Refused(code, say({**data, "why": str(inner)}), {**data, "why": inner.data or str(inner)})


def say(data: Mapping[str, Any], folder: Path = COMMON_FOLDER, language: str = DEFAULT_LANGUAGE) -> str:
    """A message of every game, or of the game in a folder, that speaks to nobody in particular."""
    return messages(folder, language).say(data, FIELDS, Audience(NAMES))


def sentence_of(wrong: Message | str, folder: Path) -> str:
    """What is wrong, in English."""
    return wrong if isinstance(wrong, str) else say(wrong.to_json(), folder)


def each(key: str, seats: tuple[int, ...]) -> list[dict[str, Any]]:
    """The same message for each of some seats."""
    return [{"say": key, "who": number} for number in seats]
