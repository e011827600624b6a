"""What may be done: every kind of move is declared once, as a function with named fields.

    MOVES = Moves(FIELDS)

    @MOVES.move("swap {whom} {card}")
    def swap(whom: int, card: int) -> int: ...

Declared so, `swap(1, 8)` is the number of an action, for rules and compiled code; `swap(0, 0)` is the first of the
block of numbers that all swaps have, in the order of their fields. The other way round a number is a kind of move with
its fields, its notation (`swap 1 King`) and its JSON (`["swap", 1, "King"]`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from eminence.kernel.events import function_from_source
from eminence.kernel.fields import Fields, MessageField
from eminence.kernel.kinds import Vocabulary

F = TypeVar("F", bound=Callable[..., int])


@dataclass(frozen=True)
class MoveKind:
    """A declared kind of move."""

    name: str
    notation: str
    """How it is written: words, and fields in braces."""
    aliases: tuple[str, ...]
    """Other ways to write it, of earlier versions."""
    fields: dict[str, MessageField]
    first: int
    count: int
    about: str

    def values(self, action: int) -> dict[str, int]:
        """The fields of an action of this kind."""
        left, found = action - self.first, {}
        for name in reversed(self.fields):
            left, found[name] = divmod(left, self.fields[name].size)
        return {name: found[name] for name in self.fields}

    def to_json(self, action: int, words: Vocabulary) -> list[Any]:
        """The kind, then its fields in the declared order."""
        values = self.values(action)
        return [self.name, *(field.to_json(values[name], words) for name, field in self.fields.items())]

    def to_text(self, action: int, words: Vocabulary, notation: str = "") -> str:
        values = self.values(action)

        def said(found: re.Match[str]) -> str:
            return self.fields[found[1]].kind.to_text(values[found[1]], words)

        return " ".join(re.sub(r"\{(\w+)\}", said, notation or self.notation).split())


@dataclass
class Moves:
    """All that a game's seats may do; an action's number says which kind it is and what its fields are."""

    fields: Fields
    kinds: list[MoveKind] = field(default_factory=list)

    def move(self, notation: str, *aliases: str) -> Callable[[F], F]:
        """Declare a kind of move by its notation."""

        def declared(function: F) -> F:
            fields, first = self.fields.of(function), self.count
            place, count = "0", 1
            for name, declared in fields.items():
                place = f"({place} * {declared.size} + {name})" if place != "0" else name
                count *= declared.size
            source = f"def {function.__name__}({', '.join(fields)}):\n return {first} + {place}"
            number: Any = function_from_source(function, source)
            number.__rule__ = "inline"
            name = function.__name__.rstrip("_").replace("_", "-")
            self.kinds.append(MoveKind(name, notation, aliases, fields, first, count, function.__doc__ or ""))
            return number  # type: ignore[no-any-return]

        return declared

    @property
    def count(self) -> int:
        """How many actions there are."""
        return self.kinds[-1].first + self.kinds[-1].count if self.kinds else 0

    def __getitem__(self, name: str) -> MoveKind:
        return next(kind for kind in self.kinds if kind.name == name)

    def __iter__(self) -> Iterator[MoveKind]:
        return iter(self.kinds)

    def of(self, action: int) -> MoveKind:
        """The kind of an action."""
        return next(kind for kind in reversed(self.kinds) if action >= kind.first)

    def to_json(self, action: int, words: Vocabulary) -> list[Any]:
        return self.of(action).to_json(action, words)

    def read(self, given: Sequence[Any], words: Vocabulary) -> int | None:
        """The action that a list of a kind and its fields stands for, if it is one."""
        for kind in self.kinds:
            if given and kind.name == given[0] and len(given) == 1 + len(kind.fields):
                wanted = list(given)
                actions = range(kind.first, kind.first + kind.count)
                return next((action for action in actions if kind.to_json(action, words) == wanted), None)
        return None
