"""The fields of a game's events, moves and messages: a name, what it stands for, and how many values it can have.

    FIELDS = Fields(who=seat(4), card=name("card", 9), row=names("card", 5), amount=number())

A game has one table of them, and a name means the same wherever it stands: `who` is a seat in an event, in a move and
in a refusal. What a field stands for is a kind, as that of a record's field (see `kinds`); from it follow JSON,
notation, the words in a sentence and the page's TypeScript.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from eminence.kernel.kinds import NONE, Flag, Kind, Members, Name, Names, Seat, Seats, Vocabulary

SET_SLOTS = 4
"""A set of up to 64 things, 16 bits a number."""


@dataclass(frozen=True)
class MessageField:
    """What a field stands for."""

    kind: Kind
    size: int
    """How many values one number can have, or how many numbers a list has."""

    @property
    def is_list(self) -> bool:
        return self.kind.places == 1

    @property
    def is_set(self) -> bool:
        """Whether it is a set of things of a domain, as bits."""
        return isinstance(self.kind, Members)

    @property
    def slots(self) -> int:
        """How many numbers of 16 bits hold it."""
        return self.size if self.is_list else SET_SLOTS if self.is_set else 1

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return self.kind.to_json(value, words)

    def about(self) -> dict[str, str]:
        """What it stands for, in words."""
        name, domain = type(self.kind).__name__.lower(), getattr(self.kind, "domain", "")
        return {"kind": "number" if name == "kind" else name, **({"domain": domain} if domain else {})}


def number(values: int = 0) -> MessageField:
    """A whole number; one of a move is below `values`."""
    return MessageField(Kind(), values)


def flag() -> MessageField:
    """Yes or no."""
    return MessageField(Flag(), 2)


def seat(seats: int) -> MessageField:
    return MessageField(Seat(), seats)


def seats() -> MessageField:
    """A set of seats, as bits."""
    return MessageField(Seats(), 0)


def name(domain: str, values: int) -> MessageField:
    """One thing of a domain of the vocabulary: a card, a place, a phase."""
    return MessageField(Name(domain), values)


def names(domain: str, count: int) -> MessageField:
    """A list of things of a domain, at most `count`; shorter ones end with `NONE`."""
    return MessageField(Names(domain), count)


def members(domain: str) -> MessageField:
    """A set of things of a domain, as bits."""
    return MessageField(Members(domain), 0)


class Fields(dict[str, MessageField]):
    """A game's fields by name."""

    def of(self, function: Callable[..., Any], before: Sequence[str] = ()) -> dict[str, MessageField]:
        """The fields that a declaration names as its parameters, after those that every such function has."""
        given = list(inspect.signature(function).parameters)
        if given[: len(before)] != list(before):
            raise TypeError(f"{function.__name__} must begin with {', '.join(before)}")
        wanted = given[len(before) :]
        if unknown := [name for name in wanted if name not in self]:
            raise TypeError(f"{function.__name__} names fields that are not declared: {', '.join(unknown)}")
        return {name: self[name] for name in wanted}


def values_of(row: Sequence[int]) -> tuple[int, ...]:
    """A list without its empty places."""
    return tuple([value for value in row if value != NONE])
