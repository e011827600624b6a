"""How the fields of a record read as text and as JSON.

A field of a record is a number or an array of numbers; its kind says what the numbers stand for. From the kind follow
the position's text (`row: Queen, Judge`), its JSON (`["Queen", "Judge"]`) and the way back. Names come from a
vocabulary: the names of the cards, of the phases and so on, by domain.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any

from eminence.kernel.message import Message
from eminence.kernel.problems import suggest

Vocabulary = Mapping[str, Sequence[str]]

NONE = -1
"""No card, no seat."""
HOLE = -2
"""Something is here, but this viewer cannot know what."""


class ParseError(ValueError):
    """A text that does not fit the kind; the message says what would."""

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)
        self.message = message


def _integer(text: str, low: int = -(10**9), wanted: str = "number") -> int:
    if not re.fullmatch("-?[0-9]{1,9}", text) or int(text) < low:
        raise ParseError(Message(f"misread-no-{wanted}", given=text))
    return int(text)


def _items(text: str) -> list[str]:
    return [] if text in ("", "-") else [item.strip() for item in text.split(",")]


def _index(name: str, names: Sequence[str], domain: str) -> int:
    for index, known in enumerate(names):
        if known and known.lower() == name.lower():
            return index
    raise ParseError(Message("misread-unknown", domain=domain, given=name, right=suggest(name, filter(None, names))))


class Kind:
    """A number as itself."""

    default = 0
    hides = False
    """Whether a hole can stand in for the number."""
    places = 0
    """How many sides of an array one value fills: none, or one for a row."""

    def holes(self, numbers: Sequence[int]) -> int:
        """How many unknown things the numbers of a field stand for."""
        return list(numbers).count(HOLE) if self.hides else 0

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return value

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return str(value)

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        return _integer(text)


class Unseen(Kind):
    """How many things a viewer cannot know: each is a hole. Nothing in the whole truth."""

    hides = True

    def holes(self, numbers: Sequence[int]) -> int:
        return sum(numbers)


class Numbers(Kind):
    """A row of numbers: `10, 9, 12`."""

    places = 1

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return list(value)

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return ", ".join(map(str, value))

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        items = _items(text)
        if len(items) != length:
            raise ParseError(Message("misread-numbers", given=text, count=length))
        return [_integer(item) for item in items]


class Flag(Kind):
    """0 or 1, said as no or yes."""

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return bool(value)

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return "yes" if value else "no"

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        if text.lower() not in ("yes", "no"):
            raise ParseError(Message("misread-no-flag", given=text))
        return int(text.lower() == "yes")


class Seat(Kind):
    """A seat's number, or none."""

    default = NONE

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return None if value == NONE else value

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return "-" if value == NONE else str(value)

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        return NONE if text in ("-", "") else _integer(text, 0, "seat")


class Seats(Kind):
    """A set of seats, kept as bits."""

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return [seat for seat in range(16) if value >> seat & 1]

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return ", ".join(map(str, self.to_json(value, words))) or "-"

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        bits = 0
        for item in _items(text):
            seat = _integer(item, 0, "seat")
            if seat > 14:
                raise ParseError(Message("misread-unknown-seat", seat=seat))
            bits |= 1 << seat
        return bits


class _Named(Kind):
    def __init__(self, domain: str) -> None:
        self.domain = domain

    def _name(self, value: int, words: Vocabulary) -> str | None:
        return None if value == NONE else "?" if value == HOLE else words[self.domain][value]

    def _value(self, text: str, words: Vocabulary) -> int:
        if text in ("-", ""):
            return NONE
        return HOLE if text == "?" else _index(text, words[self.domain], self.domain)


class Name(_Named):
    """One thing of a domain, none, or something unknown."""

    default = NONE
    hides = True

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return self._name(value, words)

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return self._name(value, words) or "-"

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        return self._value(text, words)


class Names(_Named):
    """A row of things, ended by the first empty place."""

    default = NONE
    hides = True
    places = 1

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        names = words[self.domain]
        return ["?" if item == HOLE else names[item] for item in value if item != NONE]

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return ", ".join(self.to_json(value, words)) or "-"

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        values = [self._value(item, words) for item in _items(text)]
        if len(values) > length:
            raise ParseError(Message("misread-too-many", count=len(values), most=length))
        return values + [NONE] * (length - len(values))


class Slots(Names):
    """A row of things in which an empty place stays where it is: `Queen, -, Judge`."""

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return [self._name(item, words) for item in value]

    def to_text(self, value: Any, words: Vocabulary) -> str:
        filled = max((at for at, item in enumerate(value, 1) if item != NONE), default=0)
        return ", ".join(self._name(item, words) or "-" for item in value[:filled]) or "-"


class Members(_Named):
    """A set of things, kept as bits."""

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        names, found = words[self.domain], []
        left = value & (1 << len(names)) - 1
        while left:
            lowest = left & -left
            found.append(names[lowest.bit_length() - 1])
            left ^= lowest
        return found

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return ", ".join(self.to_json(value, words)) or "-"

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        bits = 0
        for item in _items(text):
            member = 1 << _index(item, words[self.domain], self.domain)
            if bits & member:
                raise ParseError(Message("misread-there-twice", given=item))
            bits |= member
        return bits


class Counts(_Named):
    """How many of each thing: `King 2, Jester 1`."""

    places = 1

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return dict(compress(zip(words[self.domain], value, strict=False), value))

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return ", ".join(f"{name} {count}" for name, count in self.to_json(value, words).items()) or "-"

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        counts = [0] * length
        for item in _items(text):
            name, _, number = item.rpartition(" ")
            if not number.isdigit():
                name, number = item, "1"
            index = _index(name, words[self.domain], self.domain)
            if index >= length:
                raise ParseError(Message("misread-not-here", given=words[self.domain][index]))
            counts[index] += _integer(number, 0, "count")
        return counts
