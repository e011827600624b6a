"""What a game hands to the kernel: its record, its rules, its words, its cards and its options.

A third party declares a `Definition` and names it in its package's entry points:

    [project.entry-points."eminence.games"]
    my-game = "my_package.game:GAME"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from eminence.kernel import contract
from eminence.kernel.cards import Card, CardSet, Schema
from eminence.kernel.options import Option
from eminence.kernel.record import Record


class Words(Protocol):
    """Everything a game says. `cards` is the card set, `s` a record, hidden or not."""

    def vocabulary(self, cards: CardSet) -> Mapping[str, Sequence[str]]:
        """Names by domain, empty where a number has none; domain `card` also names what can be drawn."""

    def card_text(self, card: Card) -> str:
        """What a card does, made from its data."""

    def move(self, cards: CardSet, s: Any, seat: int, action: int) -> str:
        """The notation of an action; unlike that of any other action the seat could take in this state."""

    def event(self, cards: CardSet, names: Sequence[str], event: Sequence[int]) -> str:
        """A line of the log, in prose."""

    def refusal(self, cards: CardSet, s: Any, seat: int, action: int) -> tuple[str, str]:
        """Why a seat that is asked may not take an action: a stable code and a sentence."""

    def status(self, cards: CardSet, names: Sequence[str], s: Any, viewer: int) -> str:
        """What is being waited for, as `viewer` should hear it."""

    def complete(self, cards: CardSet, s: Any, given: set[str]) -> None:
        """Fill in what a position's text left out."""

    def flaw(self, cards: CardSet, s: Any) -> str | None:
        """Why a record is no position of this game, in a sentence; or nothing."""

    def reasons(self, cards: CardSet, names: Sequence[str], s: Any) -> list[str]:
        """For each seat, where its points come from: `name: total = parts`, remarks after a semicolon."""


@dataclass(frozen=True)
class Fact:
    """Something that studies count of finished games: a number, one of some names, or a seat and how often it wins."""

    name: str
    names: tuple[str, ...] = ()
    seat: bool = False

    def said(self, value: int) -> str:
        return self.names[value] if self.names else str(value)

    def fits(self, value: int, seats: int) -> bool:
        """Whether a game with so many seats can have this value."""
        return 0 <= value < (seats if self.seat else len(self.names) if self.names else 2**31)


@dataclass(frozen=True)
class Definition:
    """A game, whole."""

    name: str
    title: str
    summary: str
    version: int
    """Counts up whenever the same seed and moves would lead elsewhere; records name it."""
    least_seats: int
    most_seats: int
    state: type[Record]
    rules: ModuleType
    words: Words
    schema: Schema
    options: tuple[Option, ...]
    actions: int
    """Actions are numbered 0 to actions - 1."""
    tensor: int
    """How many numbers `encode` writes."""
    census: int
    """How many kinds of card `census` counts."""
    longest: int
    """No game takes more steps than this, not counting changes of mind."""
    advise: Callable[..., int]
    """The `greedy` player, as in `contract.advise`."""
    facts: tuple[Fact, ...] = ()
    """What `recount` tells of a finished game."""
    recount: Callable[..., None] = contract.recount
    seating: Callable[[CardSet, Mapping[str, Option]], int] | None = None
    """The most seats that a card set is enough for under some options; refuses what does not go together."""

    @property
    def folder(self) -> Path:
        """Where the game's cards.toml and RULES.md lie."""
        return Path(self.rules.__file__ or "").parent
