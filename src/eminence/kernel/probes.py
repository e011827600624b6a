"""A moment of a random game, and what promises ask about it: other worlds, other chance, what a viewer witnesses."""

from __future__ import annotations

import random
import struct
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from eminence.kernel.events import Event
from eminence.kernel.game import Game
from eminence.kernel.position import Position
from eminence.kernel.record import Record
from eminence.kernel.rng import Rng, seed_bytes, step_state
from eminence.kernel.view import can_hear

THOROUGH_EVERY_STEPS = 5
"""What is costly is looked at every so many steps."""
VIEWERS_BETWEEN = 2
"""So many viewers, taken by chance, look at a step in between."""


class ContractViolation(AssertionError):
    """A promise of the contract that a game does not keep."""

    def __init__(self, promise: str, where: str, details: str) -> None:
        super().__init__(f"{promise}: {details} ({where})")
        self.promise = promise


class ToldEvents(list[Event]):
    """What a step tells, with a copy of the state at each telling."""

    def __init__(self, state: Record) -> None:
        super().__init__()
        self.state = state
        self.moments: list[Record] = []

    def append(self, event: Event) -> None:
        super().append(event)
        self.moments.append(self.state.copy())


@dataclass
class StepOutcome:
    """What a step, or a set-up, led to, and what was told on the way."""

    state: Any
    told: ToldEvents
    drawn: bool
    """Whether it took any chance."""


@dataclass
class WitnessedStep:
    """An outcome as one viewer has it."""

    heard: list[Event]
    missed: list[Event]
    """Whispered to others only."""
    glimpses: set[bytes]
    """How things looked whenever something was told, and in the end."""
    after: bytes


@dataclass
class Probe:
    """A position somewhere in a random game."""

    game: Game
    position: Position
    chance: random.Random
    first: Record
    """The state in which the game began."""
    chosen: int = 0
    """At a simultaneous choice: the seats that have chosen, as bits, while others have not."""
    tally: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Of the fields that deals filled in: how often they varied, and how often they missed the truth."""

    def __post_init__(self) -> None:
        self.rules: Any = self.game.definition.rules
        self.cards: Any = self.game.cards.record
        self.state: Any = self.position.state
        self.untouched = self.position.state
        self.seats = self.position.seats
        self.asked = self.position.actors
        everyone = range(-1, self.seats)
        self.viewers = everyone if self.is_thorough else self.chance.sample(everyone, VIEWERS_BETWEEN)
        """Through whose eyes it is looked at; -1 is a spectator."""
        self._worlds: dict[int, Any] = {}

    @property
    def is_thorough(self) -> bool:
        """Whether what is costly is looked at now, and by everyone: every so many steps, and in the end."""
        return len(self.position.steps) % THOROUGH_EVERY_STEPS == 0 or self.position.over

    @property
    def where(self) -> str:
        return f"{self.game.name}, {self.seats} seats, seed {self.position.seed}, step {len(self.position.steps)}"

    def seed(self) -> str:
        return self.chance.random().hex()

    def legal(self, state: Record, seat: int) -> list[int]:
        room = [0] * self.game.definition.actions
        count = self.rules.legal(self.cards, state, seat, room)
        return room[:count]

    def census(self, state: Record) -> list[int]:
        counts = [0] * self.game.definition.census
        self.rules.census(self.cards, state, counts)
        return counts

    def hidden(self, state: Record, viewer: int) -> Any:
        copy: Any = state.copy()
        self.rules.hide(copy, viewer)
        return copy

    def world(self, viewer: int) -> Any:
        """A random world that agrees with what a viewer sees: dealt once, for all who only look at it."""
        if viewer not in self._worlds:
            self._worlds[viewer] = self.dealt(self.hidden(self.state, viewer))
        return self._worlds[viewer]

    def dealt(self, view: Record) -> Any:
        """A random world that agrees with a view."""
        world: Any = view.copy()
        self.rules.deal(self.cards, world, Rng(step_state(seed_bytes(self.seed()), 0)))
        return world

    def act(self, state: Record, seat: int, action: int, seed: str) -> StepOutcome:
        """Take a legal step on a copy of a state."""

        def apply(after: Any, rng: Rng) -> None:
            try:
                self.rules.apply(self.cards, after, seat, action, rng)
            except Exception as error:
                what = f"action {action} of seat {seat} raises {error!r}"
                raise ContractViolation("legal-moves-never-raise", self.where, what) from error

        return self._outcome(state.copy(), apply, seed)

    def fits(self, state: Record) -> None:
        """Raise `ContractViolation` if a number does not fit its field: the backends would not agree about it."""
        try:
            state.pack()
        except struct.error as error:
            raise ContractViolation("states-fit-their-record", self.where, str(error)) from error

    def begin(self, blank: Any, seed: str) -> StepOutcome:
        """Set a game like this one up."""
        numbers = self.game.option_numbers
        return self._outcome(
            blank, lambda state, rng: self.rules.setup(self.cards, state, self.seats, numbers, rng), seed
        )

    def _outcome(self, state: Any, happen: Callable[[Any, Rng], None], seed: str) -> StepOutcome:
        state.told = told = ToldEvents(state)
        rng = Rng(step_state(seed_bytes(seed), 0))
        happen(state, rng)
        state.told = None
        self.fits(state)
        return StepOutcome(state, told, rng != step_state(seed_bytes(seed), 0))

    def witness(self, outcome: StepOutcome, viewer: int) -> WitnessedStep:
        after = self.hidden(outcome.state, viewer).pack()
        return WitnessedStep(
            [event for event in outcome.told if can_hear(viewer, event)],
            [event for event in outcome.told if not can_hear(viewer, event)],
            {after, *(self.hidden(state, viewer).pack() for state in outcome.told.moments)},
            after,
        )

    @cached_property
    def retold(self) -> list[tuple[int, WitnessedStep, WitnessedStep]]:
        """For each viewer, the next step twice over, in ways that look the same beforehand: with other chance, and in
        another world with the same chance. At the beginning, the set-up with other chance as well."""
        pairs = []
        if not self.position.steps:
            one, two = (self.begin(self.game.definition.state(), self.seed()) for _ in range(2))
            pairs += [(viewer, self.witness(one, viewer), self.witness(two, viewer)) for viewer in self.viewers]
        if self.asked:
            actor, seed = self.chance.choice(self.asked), self.seed()
            action = self.chance.choice(self.legal(self.state, actor))
            one, two = (self.act(self.state, actor, action, chance) for chance in (seed, self.seed()))
            for viewer in self.viewers:
                truth = self.witness(one, viewer)
                pairs.append((viewer, truth, self.witness(two, viewer)))
                world = self.world(viewer)
                if action in self.legal(world, actor):
                    pairs.append((viewer, truth, self.witness(self.act(world, actor, action, seed), viewer)))
        return pairs
