"""Moves, the moves that are legal, results, and what a seat can see: everything that reaches a player or a bot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from eminence.kernel import game_record
from eminence.kernel.errors import Refused
from eminence.kernel.events import EVERYONE, Event
from eminence.kernel.translation import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from eminence.kernel.game import Game


class Move(NamedTuple):
    """An action and its notation; `str(move)` is the notation. Its fields can be asked for by name.

    >>> import eminence
    >>> position = eminence.load("behind-the-throne").position("row: Queen | stacks 1: King 2")
    >>> move = position.legal(0).find("swap 1 King")
    >>> str(move), move.kind, move.whom, move.card
    ('swap 1 King', 'swap', 1, 'King')
    """

    action: int
    text: str
    kind: str = ""
    fields: Mapping[str, Any] = MappingProxyType({})

    def __str__(self) -> str:
        return self.text

    def __getattr__(self, name: str) -> Any:
        try:
            return self.fields[name]
        except KeyError:
            raise AttributeError(f"the move '{self.text}' has no field '{name}'") from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.action, self.text) == (other.action, other.text)

    def __hash__(self) -> int:
        return hash((self.action, self.text))

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (self.action, self.text, self.kind, dict(self.fields))


@dataclass(frozen=True)
class Result:
    """How a game ended: the winners' seats, every seat's points, and where they come from."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    why: tuple[str, ...]


class Legal(Sequence[Move]):
    """The moves that a seat may play (a spectator: none); found when first asked for.

    >>> import eminence
    >>> position = eminence.load("behind-the-throne").start(seats=2, seed=7)
    >>> moves = position.legal(position.actors[0])
    >>> len(moves), [str(move) for move in moves], "reveal" in moves, "take" in moves
    (1, ['reveal'], True, False)
    """

    __slots__ = ("_actions", "_game", "_seat", "_state", "_texts")

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        self._game, self._state, self._seat = game, state, seat
        self._actions: list[int] | None = None if seat >= 0 else []
        self._texts: list[str] | None = None

    @property
    def actions(self) -> list[int]:
        """The numbers alone: all that a page needs."""
        if self._actions is None:
            definition, cards = self._game.definition, self._game.cards
            room = [0] * definition.actions
            count = definition.rules.legal(cards.record, self._state, self._seat, room)
            self._actions = room[:count]
        return self._actions

    @property
    def texts(self) -> list[str]:
        """The notations alone."""
        if self._texts is None:
            self._texts = [self._said(action) for action in self.actions]
        return self._texts

    def _said(self, action: int) -> str:
        return self._game.notation(self._state, self._seat, action)[0]

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Move]:
        return map(self._move, self.actions, self.texts)

    def _move(self, action: int, text: str) -> Move:
        return Move(action, text, *self._game.move_parts(action))

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return list(map(self._move, self.actions[index], self.texts[index]))
        return self._move(self.actions[index], self.texts[index])

    def __contains__(self, move: object) -> bool:
        return self.find(move) is not None

    def find(self, move: object) -> Move | None:
        """The legal move that is meant, if it is one."""
        if isinstance(move, Move):
            return next((known for known in self if known.action == move.action), None)
        if not isinstance(move, str):
            return None
        texts = self.texts
        if move in texts:
            return self._move(self.actions[texts.index(move)], move)
        text = " ".join(move.split()).lower()
        say, state, seat = self._game.notation, self._state, self._seat
        for action, known in zip(self.actions, texts, strict=True):
            if text in map(str.lower, say(state, seat, action)):
                return self._move(action, known)
        return None

    def with_data(self, data: Sequence[Any]) -> Move | None:
        """The legal move that some data stands for: its kind, then its fields."""
        wanted, known = list(data), self._game.moves_json
        action = next((action for action in self.actions if known[action] == wanted), None)
        return None if action is None else self._move(action, self._said(action))

    def to_json(self) -> list[list[Any]]:
        """Every move as data."""
        known = self._game.moves_json
        return [known[action] for action in self.actions]

    def __repr__(self) -> str:
        return f"<Legal: {', '.join(map(str, self))}>"


class View:
    """A position as one seat, or a spectator, can know it. Everything a player or a bot is shown comes from here."""

    def __init__(
        self,
        game: Game,
        state: Any,
        viewer: int,
        actors: tuple[int, ...],
        step: int,
        events: Sequence[Event] = (),
        result: Result | None = None,
    ) -> None:
        """`state` is hidden for the viewer already."""
        self.game = game
        self.state = state
        self.viewer = viewer
        self.actors = actors
        self.step = step
        self.events = list(events)
        self.result = result

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.state.seats)

    @property
    def legal(self) -> Legal:
        """What the viewer may play now."""
        return Legal(self.game, self.state, self.viewer)

    def log(self, names: Sequence[str] | None = None, language: str = DEFAULT_LANGUAGE) -> list[str]:
        """What the viewer has seen happen, in prose."""
        called = self._called(names)
        return [self.game.say_event(event, called, language=language) for event in self.events]

    def status(self, names: Sequence[str] | None = None, language: str = DEFAULT_LANGUAGE) -> str:
        """What is being waited for."""
        called = self._called(names)
        return self.game.say(self.game.status(self.state, self.viewer), called, language=language)

    def _called(self, names: Sequence[str] | None) -> Sequence[str]:
        if names is not None and len(names) != self.seats:
            raise Refused("bad-names", f"There must be {self.seats} names, one for each seat, not {len(names)}.")
        return names or seat_names(self.seats)

    def to_dict(self) -> dict[str, Any]:
        """All that a page needs, as JSON."""
        return {
            "game": self.game.name,
            "options": {option.name: option.value for option in self.game.options.values()},
            "cards": self.game.cards.digest,
            "seats": self.seats,
            "viewer": None if self.viewer < 0 else self.viewer,
            "step": self.step,
            "actors": list(self.actors),
            "status": self.status(),
            "moves": [str(move) for move in self.legal],
            "table": self.state.to_dict(self.game.vocabulary, self.seats),
            "log": self.log(),
            "result": None
            if self.result is None
            else {
                "winners": list(self.result.winners),
                "scores": list(self.result.scores),
                "why": list(self.result.why),
            },
        }

    def __str__(self) -> str:
        return game_record.position_text(self.game, self.state)


def can_hear(viewer: int, event: Event) -> bool:
    """Whether a seat, or a spectator (-1), may know of an event."""
    return event[0] == EVERYONE or (viewer >= 0 and event[0] >> viewer & 1 == 1)


YOU = "You"
"""How somebody is called who is spoken to."""


def seat_names(seats: int) -> list[str]:
    return [f"Seat {seat}" for seat in range(seats)]
