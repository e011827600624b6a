"""What a game hands to the kernel: its record, its rules, its words, its cards and its options.

A third party declares a `Definition` and names it in its package's entry points:

    [project.entry-points."eminence.games"]
    my-game = "my_package.game:GAME"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from eminence.kernel import contract
from eminence.kernel.cards import Card, CardSet, Schema
from eminence.kernel.events import Events
from eminence.kernel.fields import Fields
from eminence.kernel.moves import Moves
from eminence.kernel.options import Option
from eminence.kernel.purposes import Purposes
from eminence.kernel.record import Record
from eminence.kernel.translation import DEFAULT_LANGUAGE, Message, messages, slug


class GameText(Protocol):
    """Everything a game says. `cards` is the card set, `s` a record, hidden or not."""

    def vocabulary(self, cards: CardSet) -> Mapping[str, Sequence[str]]:
        """Names by domain, empty where a number has none; domain `card` also names what can be drawn."""

    def card_text(self, card: Card) -> Message:
        """What a card does, made from its data."""

    def notation(self, cards: CardSet, s: Any, seat: int, action: int) -> Sequence[str]:
        """How an action is written, unlike any other that the seat could take in this state; then what else is read."""

    def refusal(self, cards: CardSet, s: Any, seat: int, action: int) -> Message:
        """Why a seat that is asked may not take an action: `refusal-` and a stable code."""

    def status(self, cards: CardSet, s: Any, viewer: int) -> Message:
        """What is being waited for, as `viewer` should hear it."""

    def complete(self, cards: CardSet, s: Any, given: set[str]) -> None:
        """Fill in what a position's text left out."""

    def flaw(self, cards: CardSet, s: Any) -> Message | str | None:
        """Why a record is no position of this game, or nothing."""

    def reasons(self, cards: CardSet, s: Any) -> list[Message]:
        """For each seat, where its points come from."""


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


PARTS = {"kind": "parts"}
"""What stands for the events that an event has as parts."""
MAX_GAME_STEPS = 1_000_000
"""So many steps are always enough to end a game."""


@dataclass(frozen=True)
class SearchSettings:
    """How a search looks ahead in a game: what was found to win most, see docs/search.md."""

    steps: int = MAX_GAME_STEPS
    """So many steps are played beyond the tree before the position is judged."""
    greedy_percent: int = 0
    """Percent of these that the game's own player chooses; the others are anybody's guess."""
    exploration: float = 0.7
    """How much a search doubts what it has found so far."""
    separate_hands: bool = False
    """Whether opponents' positions are kept apart by what they hold, or taken together as a spectator sees them."""
    margin: float = 0.0
    """How much the lead in points counts beside victory itself in games played to the end, from 0 to 1,"""
    spread: int = 10
    """where a lead of so many points is half of what can be won by it."""
    max_depth: int = 1000
    """The tree ends after so many decisions."""
    worlds: int = 1
    """So many iterations are played in one and the same world."""
    estimate_weight: float = 0.0
    """A judgement at first sight counts like so many tries of a move; 0: nobody looks."""


@dataclass(frozen=True)
class Display:
    """What a drawn table shows beyond the record: found by the rules, named parts that are always all there."""

    shared: Callable[[CardSet, Any], dict[str, Any]]
    """What follows from that which everybody sees, so it is found once for all viewers;"""
    own: Callable[[CardSet, Any, int], dict[str, Any]] = lambda cards, s, viewer: {}
    """and what one viewer (or -1) sees beyond that, or knows better: found of the record as she sees it."""

    def __call__(self, cards: CardSet, s: Any, viewer: int) -> dict[str, Any]:
        return self.shared(cards, s) | self.own(cards, s, viewer)


@dataclass(frozen=True)
class Definition:
    """A game, whole."""

    name: str
    title: str
    version: int
    """Counts up whenever the same seed and moves would lead elsewhere; records name it."""
    min_seats: int
    max_seats: int
    state: type[Record]
    rules: ModuleType
    events: Events
    """What `apply` tells."""
    moves: Moves
    """What may be done."""
    words: GameText
    schema: Schema
    options: tuple[Option, ...]
    tensor: int
    """How many numbers `encode` writes."""
    census: int
    """How many kinds of card `census` counts."""
    longest: int
    """No game takes more steps than this, not counting changes of mind."""
    greedy_move: Callable[..., int]
    """The `greedy` player, as in `contract.greedy_move`."""
    facts: tuple[Fact, ...] = ()
    """What `recount` tells of a finished game."""
    recount: Callable[..., None] = contract.recount
    estimate: Callable[..., None] = contract.estimate
    """What a position seems worth at a glance, as in `contract.estimate`."""
    search_settings: SearchSettings = SearchSettings()
    seating: Callable[[CardSet, Mapping[str, Option]], int] | None = None
    """The most seats that a card set is enough for under some options; refuses what does not go together."""
    purposes: Purposes | None = None
    """What a move is good for, see `kernel.purposes`; without it hints speak of numbers alone."""
    display: Display | None = None
    """What a drawn table shows beyond the record."""

    @cached_property
    def actions(self) -> int:
        """Actions are numbered 0 to actions - 1."""
        return self.moves.count

    @property
    def fields(self) -> Fields:
        """What the fields of its events, moves and messages stand for."""
        return self.moves.fields

    def declared(self) -> dict[str, dict[str, Any]]:
        """Its fields, each with its kind; and its events and moves, each with the names of its fields in order."""
        parts = [kind.name for kind in self.events if kind.is_part]
        return {
            "fields": {name: field.about() for name, field in self.fields.items()} | dict.fromkeys(parts, PARTS),
            "events": {kind.name: kind.names for kind in self.events},
            "moves": {kind.name: list(kind.fields) for kind in self.moves},
        }

    def summary(self, language: str = DEFAULT_LANGUAGE) -> str:
        """What it is about, in a sentence: its message `summary-NAME`."""
        return self._text(f"summary-{self.name}", language)

    def option_text(self, option: str, language: str = DEFAULT_LANGUAGE) -> str:
        """What an option decides: the message `option-NAME-OPTION`."""
        return self._text(f"option-{self.name}-{slug(option)}", language)

    def _text(self, key: str, language: str) -> str:
        """A message without fields; empty if a game has none."""
        known = messages(self.folder, language)
        return known.format(key, {}) if known.has(key) else ""

    @property
    def package(self) -> str:
        """The package that the game is; `terminal` in it draws its table in a terminal."""
        return self.rules.__package__ or ""

    @property
    def folder(self) -> Path:
        """Where the game's cards.toml and RULES.md lie."""
        return Path(self.rules.__file__ or "").parent
