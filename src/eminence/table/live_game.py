"""The game of a table while it is played: the moment, and as much of the past as can still be taken back."""

from __future__ import annotations

from typing import Any

from eminence.kernel.events import Event
from eminence.kernel.game import Game
from eminence.kernel.rng import seed_bytes
from eminence.kernel.snapshot import Snapshot
from eminence.kernel.view import Move, View


class LiveGame:
    """A game under way. Nothing in it grows with the number of moves played."""

    def __init__(self, game: Game, seats: int, seed: str) -> None:
        position = game.start(seats, seed)
        self.game = game
        self.start_events = position.start_events
        self.snapshot = Snapshot(game, position.state)
        self.number = 0
        self.step = 0
        """Steps that are not changes of mind: what bots count."""
        self.asked_since = [0] * seats
        """For each seat, the moment since which it has been asked the same thing."""
        self._root = seed_bytes(seed)
        self._open: list[tuple[int, Snapshot]] = []

    @property
    def actors(self) -> tuple[int, ...]:
        return self.snapshot.actors

    @property
    def over(self) -> bool:
        return not self.snapshot.actors

    def check(self, seat: int, given: str | list[Any]) -> Move:
        """The legal move that is meant, by its notation or as data, or a refusal with the rules' own reason."""
        legal = self.snapshot.legal(seat)
        found = legal.find(given) if isinstance(given, str) else legal.with_data(given)
        if found is not None:
            return found
        raise self.snapshot.refusal(seat, given)

    def revises(self, seat: int) -> bool:
        """Whether a move of this seat would change a choice that nobody has seen yet."""
        return seat not in self.snapshot.actors

    def play(self, seat: int, action: int, turn: int) -> tuple[Event, ...]:
        """One step; `turn` is the number that viewers will know the moment after it by."""
        before = self.snapshot
        self.snapshot, told, final = before.step(seat, action, self._root, self.number + 1)
        self.number += 1
        self.step += seat in before.actors
        if final:
            self._open.clear()
        else:
            self._open.append((seat, before))
        self._ask(before, seat, turn)
        return told

    def _ask(self, before: Snapshot, mover: int, turn: int) -> None:
        """Whoever is asked the same as before may answer what she read before."""
        if before.actors != (mover,):
            rest = tuple(actor for actor in before.actors if actor != mover)
            if rest and self.snapshot.actors == rest:
                self.asked_since[mover] = turn
                return
        self.asked_since = [turn] * len(self.asked_since)

    def can_undo(self, seat: int) -> bool:
        return bool(self._open) and self._open[-1][0] == seat

    def undo(self, turn: int) -> None:
        self.snapshot = self._open.pop()[1]
        self.number -= 1
        self.step -= 1
        self.asked_since = [turn] * len(self.asked_since)

    def view(self, seat: int) -> View:
        """What a bot in this chair sees."""
        return View(self.game, self.snapshot.seen_by(seat), seat, self.actors, self.step)
