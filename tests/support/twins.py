"""Pairs of worlds that a viewer cannot tell apart, made by the rules alone; and a match that goes as a world says.

The first world is a game as its seed deals it, played by chance. The other world follows it step by step: all that the
viewer does not know is dealt anew after every step, other seats choose other things and change their minds more or less
often, whispers to others are louder, and chance is such that the viewer sees and hears the same of every step.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import Any

from eminence.kernel.game import Game
from eminence.kernel.rng import Rng, seed_bytes, step_state
from eminence.kernel.snapshot import Snapshot
from eminence.kernel.view import Event, Move, can_hear
from eminence.table import fairness
from eminence.table.live_game import LiveGame

SPECTATOR = -1
SECRET = "5e" * 32
"""Of every table; what is dealt there follows from the players' salts."""
TRIES = 2


@dataclass(frozen=True)
class Turn:
    """Something that a seat does, and the truth before and after it."""

    seat: int
    move: list[Any]
    """As data; empty if it takes its last step back."""
    text: str = ""
    """The same in notation."""
    before: Any = None
    after: Any = None
    root: bytes = b""
    number: int = 0
    told: tuple[Event, ...] = ()
    final: bool = True
    secret: bool = False
    """It changes its mind: nobody else learns of it."""
    key: int = -1
    """Which turn of the first world this is; negative if it has none like it."""


@dataclass
class World:
    """A game, with all that is hidden."""

    game: Game
    seats: int
    salt: str
    start: Any = None
    start_events: tuple[Event, ...] = ()
    turns: list[Turn] = field(default_factory=list)
    pauses: list[int] = field(default_factory=list)
    """Turns after which viewers look around."""

    @property
    def seed(self) -> str:
        return fairness.seed(SECRET, [self.salt] * self.seats)


WORLDS: dict[str, World] = {}
"""Worlds other than those that their seeds deal, by the seed."""


class Fated(LiveGame):
    """A game that goes as its world says; if its seed names none, as the rules and the seed say."""

    def __init__(self, game: Game, seats: int, seed: str) -> None:
        super().__init__(game, seats, seed)
        world = WORLDS.get(seed)
        self._fated = world is not None
        if world is not None:
            self.snapshot, self.start_events = Snapshot(game, world.start), world.start_events
            self._fate = iter([turn for turn in world.turns if turn.move])
            self._next = next(self._fate)

    def check(self, seat: int, given: str | list[Any]) -> Any:
        if self._fated and seat == self._next.seat and given in (self._next.text, self._next.move):
            self.snapshot = Snapshot(self.game, self._next.before)
        return super().check(seat, given)

    def play(self, seat: int, action: int, turn: int) -> tuple[Event, ...]:
        if not self._fated:
            return super().play(seat, action, turn)
        now, self._next = self._next, next(self._fate, self._next)
        self.snapshot, self._root, self.number = Snapshot(self.game, now.before), now.root, now.number - 1
        super().play(seat, action, turn)
        self.snapshot = Snapshot(self.game, now.after)
        return now.told


def real_world(game: Game, seats: int) -> World:
    """A whole game; the shortest of a few, to save time."""
    games = [_by_chance(game, seats, random.Random(f"{game.name} {seats} {number}")) for number in range(6)]
    return min(games, key=lambda world: len(world.turns))


def _by_chance(game: Game, seats: int, chance: random.Random) -> World:
    """A game in which steps are taken back and minds are changed now and then."""
    world = World(game, seats, f"real-{chance.getrandbits(64):x}")
    position = game.start(seats, world.seed)
    world.start, world.start_events = position.state, position.start_events
    while not position.over:
        before, key = position.state, len(world.turns)
        last = position.steps[-1] if position.steps else None
        if last is not None and position.can_take_back(last.seat) and chance.random() < 0.1:
            position.undo()
            world.turns.append(Turn(last.seat, [], "", before, position.state, key=key))
            continue
        chosen = [seat for seat in range(seats) if seat not in position.actors and position.legal(seat)]
        seat = chance.choice(chosen if chosen and chance.random() < 0.1 else position.actors)
        position.play(seat, chance.choice(position.legal(seat)))
        step, chances = position.steps[-1], (seed_bytes(world.seed), len(position.steps))
        how = (step.told, step.final, step.revises, key)
        world.turns.append(Turn(seat, *both(game, step.move), before, position.state, *chances, *how))
    world.pauses = chance.sample([turn.key for turn in world.turns[:-1] if not turn.secret], 16)
    return world


def both(game: Game, move: Move) -> tuple[list[Any], str]:
    """A move as data, and in notation."""
    return game.move_json(move.action), move.text


class Twin:
    """Makes the other world for a viewer."""

    def __init__(self, real: World, viewer: int) -> None:
        self.real, self.game, self.viewer = real, real.game, viewer
        self.chance = random.Random(f"{real.salt} {viewer}")

    def world(self) -> World:
        real, undoable = self.real, list[Any]()
        twin = replace(real, salt=f"twin{self.viewer % 10}-{real.salt}", start=self._other(real.start), turns=[])
        twin.start_events = self._louder(real.start_events)
        now = twin.start
        for turn in real.turns:
            if turn.secret and turn.seat != self.viewer:
                continue
            now = self._change_minds(twin, now)
            if turn.move:
                same = self._alike(turn, now)
                undoable = [] if same.final else [*undoable, same.before]
            else:
                same = replace(turn, before=now, after=undoable.pop() if undoable else now)
            twin.turns.append(same)
            now = same.after
        WORLDS[twin.seed] = twin
        return twin

    def _dealt(self, state: Any) -> Any:
        """A world that the viewer cannot tell from this one."""
        world = Snapshot(self.game, state).seen_by(self.viewer).copy()
        self.game.definition.rules.deal(self.game.cards.record, world, Rng(step_state(self.chance.randbytes(32), 0)))
        return world

    def _other(self, state: Any) -> Any:
        """One that is not this one, if there are such."""
        for _ in range(TRIES):
            world = self._dealt(state)
            if world != state:
                break
        return world

    def _heard(self, told: tuple[Event, ...]) -> list[Event]:
        return [event for event in told if can_hear(self.viewer, event)]

    def _louder(self, told: tuple[Event, ...]) -> tuple[Event, ...]:
        """What is whispered to others is said twice."""
        return tuple(event for event in told for _ in range(1 if can_hear(self.viewer, event) else 2))

    def _change_minds(self, twin: World, now: Any) -> Any:
        """Seats that have chosen choose something else, and nobody else is to know."""
        for _ in range(self.chance.choice((0, 0, 0, 1, 2))):
            snapshot = Snapshot(self.game, now)
            seats = sorted(set(range(twin.seats)) - set(snapshot.actors) - {self.viewer})
            moves = [(seat, move) for seat in seats for move in snapshot.legal(seat)]
            if not snapshot.actors or not moves:
                break
            seat, move = self.chance.choice(moves)
            chance = self.chance.randbytes(32)
            later, told, _ = snapshot.step(seat, move.action, chance, 1)
            given = both(self.game, move)
            twin.turns.append(Turn(seat, *given, now, later.state, chance, 1, self._louder(told), secret=True))
            now = later.state
        return now

    def _alike(self, turn: Turn, now: Any) -> Turn:
        """A step that looks and sounds the same, from a world that looks the same; at worst, from the real one."""
        wanted, heard = Snapshot(self.game, turn.after).seen_by(self.viewer), self._heard(turn.told)
        for attempt in range(TRIES):
            before = self._dealt(turn.before) if attempt else now
            snapshot = Snapshot(self.game, before)
            move = snapshot.legal(turn.seat).find(turn.text)
            if move is None or (turn.seat != self.viewer and attempt == 0):
                move = self.chance.choice(snapshot.legal(turn.seat))
            later, told, final = snapshot.step(turn.seat, move.action, turn.root, turn.number)
            same_end = final == turn.final or turn.seat == self.viewer
            if same_end and self._heard(told) == heard and later.seen_by(self.viewer) == wanted:
                data, text = both(self.game, move)
                turn = replace(turn, move=data, text=text, before=before, told=told, final=final)
                break
        return replace(turn, after=self._other(turn.after), told=self._louder(turn.told))
