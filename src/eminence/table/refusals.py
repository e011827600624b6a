"""What a table refuses: a code and fields. The message files in `words/` say it, as `refusal-` and the code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from eminence.kernel.errors import Refused
from eminence.kernel.refusals import FIELDS
from eminence.kernel.translation import DEFAULT_LANGUAGE, Audience, MessageBundle, messages

FOLDER = Path(__file__).parent
TAKEN = frozenset({"bad-cards", "bad-record", "nothing-to-do", "too-late"})
"""Codes that games or the kernel refuse by, too. A page has the words of both, so here their keys are others."""
LONGEST = 900
"""What somebody has sent may be said again in a refusal, but no more letters of it."""
REMEMBERED = 256


def key_of(code: str) -> str:
    return f"refusal-table-{code}" if code in TAKEN else f"refusal-{code}"


def refused(code: str, /, **fields: Any) -> Refused:
    """The refusal with this code. A code with several sentences has a field `reason` that chooses one.

    >>> refusal = refused("seat-taken", reason="taken", seat=1, free=[2, 3])
    >>> str(refusal), refusal.data["say"]
    ('Seat 1 is taken; free: 2 or 3.', 'refusal-seat-taken')
    """
    short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in fields.items()}
    data = {"say": key_of(code), **short}
    return Refused(code, _in_english(msgspec.json.encode(data)), data)


def fields_of(refusal: Refused) -> dict[str, Any]:
    """What it was made from, beside its code."""
    return {name: value for name, value in (refusal.data or {}).items() if name != "say"}


@lru_cache(maxsize=REMEMBERED)
def _in_english(data: bytes) -> str:
    """Remembered, since whoever asks too much is refused again and again for the same reason."""
    return say(msgspec.json.decode(data))


def say(
    data: Mapping[str, Any], language: str = DEFAULT_LANGUAGE, names: Sequence[str] = (), you: int | None = None
) -> str:
    """A message of the table or of every game, as a sentence."""
    return table_words(language).say(data, FIELDS, Audience(names, you))


def table_words(language: str) -> MessageBundle:
    """What every game and every table says."""
    return messages(FOLDER, language)
