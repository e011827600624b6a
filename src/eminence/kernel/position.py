"""A game in progress: checked moves, undo, views, the log, the result and the record."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from eminence.kernel import game_record
from eminence.kernel.errors import Refused
from eminence.kernel.events import Event
from eminence.kernel.record import Record
from eminence.kernel.refusals import refused, refused_by
from eminence.kernel.rng import seed_bytes
from eminence.kernel.snapshot import Snapshot
from eminence.kernel.translation import DEFAULT_LANGUAGE
from eminence.kernel.view import Legal, Move, Result, View, can_hear

if TYPE_CHECKING:
    from eminence.kernel.game import Draw, Game, Seed


@dataclass(frozen=True)
class Step:
    """A move that was played: by whom, with which forced draws, and what it told."""

    seat: int
    move: Move
    draws: tuple[int, ...]
    told: tuple[Event, ...]
    before: Record
    revises: bool
    """The seat had chosen already and changed its mind; nobody else learns of it."""
    final: bool
    """Somebody has learnt something by it or is asked now: the player cannot take it back."""


class Position:
    """A game in progress, with its history. See `Game.start`, `Game.position` and `eminence.replay`."""

    def __init__(self, game: Game, state: Record, seed: Seed, start_draws: tuple[int, ...], given: str | None) -> None:
        self.game = game
        self.seed = seed
        self.start_draws = start_draws
        self.given = given
        self.steps: list[Step] = []
        self.start_events: tuple[Event, ...] = game.definition.events.assemble(state.told or ())
        state.told = None
        self._state = state
        self._root = seed_bytes(seed)

    @property
    def _state(self) -> Any:
        return self._snapshot.state

    @_state.setter
    def _state(self, state: Record) -> None:
        self._snapshot = Snapshot(self.game, state)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._state.seats)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that the game waits for; none when it is over."""
        return self._snapshot.actors

    @property
    def over(self) -> bool:
        return not self.actors

    def legal(self, seat: int) -> Legal:
        """What a seat may play now, as its view has it; see `Legal`."""
        return self._snapshot.legal(self.game.checked_viewer(seat, self.seats))

    def play(self, seat: int, move: Move | str, draws: Sequence[Draw] = ()) -> None:
        """Play a move, a `Move` or its notation; what is not legal is refused with a reason and changes nothing.

        `draws` forces what chance brings: card names or numbers, in the order in which they are drawn.

        >>> import eminence
        >>> position = eminence.load("behind-the-throne").start(seats=2, seed=7)
        >>> seat = position.actors[0]
        >>> position.play(seat, "reveal", draws=["King"])
        >>> position.log(None)[-1]
        'Seat 0 reveals King (9).'
        >>> position.play(1 - seat, "take")
        Traceback (most recent call last):
        eminence.kernel.errors.Refused: It is seat 0's turn, not seat 1's.
        """
        found = self.check(seat, move)
        forced = self.game.read_draws(draws)
        before = self._snapshot
        self._snapshot, told, final = before.step(seat, found.action, self._root, len(self.steps) + 1, forced)
        self.steps.append(Step(seat, found, forced, told, before.state, seat not in before.actors, final))

    def play_all(self, seat: int, line: Move | str) -> None:
        """Play a move, or several of a seat in one line with colons or semicolons between them.

        If one of them is refused, those before it are taken back, but for what somebody has learnt something from: a
        line is no way to peek. The refusal says which move it is about, and what remains played.

        >>> import eminence
        >>> game = eminence.load("an-empty-throne")
        >>> position = game.position("hands 0: Heralds-3 | tops: Drovers-1, Masons-2, Masons-6")
        >>> position.play_all(0, "play Heralds-3 to field 2, impact: draw")
        >>> position.log(None)[1]
        'Seat 0 draws Masons-2 from Field 2.'
        """
        whole = self.legal(self.game.checked_seat(seat, self.seats)).find(line) is not None
        moves = (
            [line]
            if whole or not isinstance(line, str)
            else [move.strip() for move in re.split("[:;]", line) if move.strip()]
        )
        before = len(self.steps)
        for move in moves or [line]:
            try:
                self.play(seat, move)
            except Refused as refusal:
                if len(moves) < 2:
                    raise
                while len(self.steps) > before and self.can_take_back(seat):
                    self.undo()
                kept = [str(step.move) for step in self.steps[before:]]
                done = {"played": "; ".join(kept), "given": str(move)[:60], "reason": "some" if kept else "nothing"}
                raise refused_by(refusal, refusal.code, "refusal-line-of-moves", **done) from None

    def check(self, seat: int, move: Move | str) -> Move:
        """The legal move that is meant; raises `Refused` with the reason if there is none."""
        return self._snapshot.check(self.game.checked_seat(seat, self.seats), move)

    def refusal(self, seat: int, move: Move | str) -> Refused:
        """Why a move that is not legal is not."""
        return self._snapshot.refusal(seat, move)

    def meant(self, seat: int, move: Move | str) -> int | None:
        """The action that is meant, legal or not; none if it is no move at all."""
        return self._snapshot.meant(seat, move)

    def can_take_back(self, seat: int) -> bool:
        """Whether the last move is this seat's own and nothing was learnt from it yet."""
        return bool(self.steps) and self.steps[-1].seat == seat and not self.steps[-1].final

    def undo(self) -> Move:
        """Take the last move back and return it, whoever played it; `can_take_back` says what a player may undo."""
        if not self.steps:
            raise refused("nothing-to-undo")
        step = self.steps.pop()
        self._state = step.before
        return step.move

    def copy(self) -> Position:
        """An independent position with the same history."""
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.steps = self.steps.copy()
        return twin

    def view(self, viewer: int | None) -> View:
        """What a seat sees, or a spectator (None)."""
        eyes = self.game.checked_viewer(viewer, self.seats)
        events = [event[1:] for event in self.events() if can_hear(eyes, event)]
        step = sum(not step.revises for step in self.steps)
        return View(self.game, self._snapshot.seen_by(eyes).copy(), eyes, self.actors, step, events, self.result)

    def log(
        self, viewer: int | None, names: Sequence[str] | None = None, language: str = DEFAULT_LANGUAGE
    ) -> list[str]:
        """What has happened, in prose, as far as a seat or a spectator (None) may know it."""
        return self.view(viewer).log(names, language)

    def events(self) -> Iterator[Event]:
        """Everything that was told, with who may hear it: for tools and tests, never for a player."""
        yield from self.start_events
        for step in self.steps:
            yield from step.told

    @property
    def result(self) -> Result | None:
        """The standing at the end, or nothing while the game goes on."""
        return self.standing() if self.over else None

    def standing(self) -> Result:
        """The points as the table lies now."""
        return self._snapshot.standing()

    @property
    def state(self) -> Record:
        """A copy of the record itself: the whole truth, for tools and tests, never for a player."""
        copy: Record = self._state.copy()
        return copy

    def to_dict(self) -> dict[str, Any]:
        """The whole truth as JSON: for tools and tests, never for a player."""
        return self._state.to_dict(self.game.vocabulary, self.seats)  # type: ignore[no-any-return]

    def record(self) -> str:
        """The whole game as a small text file that `eminence.replay` plays again."""
        return game_record.write(self)

    def __str__(self) -> str:
        return game_record.position_text(self.game, self._state)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self._state == other._state
            and self.game.cards.digest == other.game.cards.digest
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Position {self.game.name}: {len(self.steps)} moves, waiting for {self.actors or 'nobody'}>"
