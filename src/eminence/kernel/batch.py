"""Many games stepped together, for learners: auto-reset, masks and tensors in arrays that the caller owns.

    >>> import eminence
    >>> batch = eminence.load("behind-the-throne").batch(64, seats=3, seed=1)
    >>> for _ in range(100):
    ...     batch.step(batch.random_actions())
    >>> batch.masks.shape, batch.tensors.shape, batch.rewards.shape
    ((64, 129), (64, 161), (64, 3))

Each game waits for one seat at a time, `turns[i]`; at a simultaneous choice the seats are asked one after the other,
and none sees what another has chosen, because a tensor is made from the seat's own view.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from eminence.kernel.errors import Refused
from eminence.kernel.record import Record

if TYPE_CHECKING:
    from eminence.kernel.engine import Engine

Array = np.ndarray[Any, Any]


class Batch:
    """`count` games of one kind. After every step the arrays hold what the seat to move in each game sees.

    turns[i]      the seat that game i waits for
    masks[i]      1 for each action that seat may take
    tensors[i]    what that seat sees, as numbers (see the game's `encode`)
    rewards[i]    what the last step paid each seat: a lone winner 1, the others sharing -1; 0 while a game goes on
    ended[i]      1 if the last step ended a game; a new one has begun already

    Any of the arrays may be the caller's own: give `masks` (bytes) and `tensors` (any number type) to have them filled.
    They are for reading: a step is legal if `masks` says so, and whoever writes there plays by rules of their own.
    """

    def __init__(
        self,
        engine: Engine,
        count: int,
        seats: int,
        seed: int | str,
        masks: Array | None = None,
        tensors: Array | None = None,
        threads: int = 1,
    ) -> None:
        if any(not isinstance(number, int) or number < 1 for number in (count, threads)):
            raise Refused("bad-batch", "A batch has at least one game and one thread, in whole numbers.")
        definition = engine.definition
        self.engine = engine
        self.seats = seats
        self.states: Any = engine.states(count)
        self.masks = _output_array(masks, "masks", (count, definition.actions), "u1")
        self.tensors = _output_array(tensors, "tensors", (count, definition.tensor), "i1")
        self.turns = np.zeros(count, "i8")
        self.rewards = np.zeros((count, seats), "f4")
        self.ended = np.zeros(count, "u1")
        self._rngs = np.zeros((count, 4), "u8")
        self._actions = np.zeros(count, "i8")
        self._picks = np.zeros(count, "i8")
        edges = np.linspace(0, count, min(threads, count) + 1).astype(int)
        self._slices = [
            (int(low), int(high), engine.states(1), engine.move_buffer(), engine.integers([0] * seats))
            for low, high in pairwise(edges)
        ]
        self._pool = ThreadPoolExecutor(len(self._slices) - 1) if len(self._slices) > 1 else None
        engine.batch_start(
            engine.cards,
            self.states,
            engine.states(1),
            engine.move_buffer(),
            seats,
            engine.options,
            engine.rng(seed),
            self._rngs,
            self.turns,
            self.masks,
            self.tensors,
            self._picks,
        )

    def __len__(self) -> int:
        return len(self.turns)

    def step(self, actions: Array | Sequence[int]) -> None:
        """Take one action in every game. If any is illegal, none is taken and the first such is named."""
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),):
            shape = "x".join(map(str, chosen.shape)) or "a single one"
            raise Refused("bad-batch", f"{len(self)} games need {len(self)} actions, not {shape}.")
        if chosen.dtype.kind not in "iu":
            raise Refused("bad-batch", f"Actions are whole numbers, not {chosen.dtype}.")
        self._actions[:] = chosen
        wrong = self.engine.batch_check(self.masks, self._actions)
        if wrong >= 0:
            raise Refused(
                "illegal-move",
                f"Game {wrong}: action {self._actions[wrong]} is not legal for seat {self.turns[wrong]}; "
                f"masks[{wrong}] has those that are.",
            )
        helped = [self._pool.submit(self._run, *part) for part in self._slices[1:]] if self._pool else []
        self._run(*self._slices[0])
        for part in helped:
            part.result()

    def _run(self, low: int, high: int, scratch: Any, moves: Any, points: Any) -> None:
        self.engine.batch_step(
            self.engine.cards,
            self.states,
            scratch,
            moves,
            points,
            self.seats,
            self.engine.options,
            self._rngs,
            self._actions,
            low,
            high,
            self.turns,
            self.masks,
            self.tensors,
            self._picks,
            self.rewards,
            self.ended,
        )

    def random_actions(self) -> Array:
        """A legal action for every game, each as likely; the same until the next step."""
        return self._picks.copy()

    def state(self, i: int) -> Record:
        """Game i as a record: the whole truth, for tools and tests, never for a learner."""
        return self.engine.get(self.states, i)


def _output_array(given: Array | None, name: str, shape: tuple[int, int], code: str) -> Array:
    if given is None:
        return np.zeros(shape, code)
    if not isinstance(given, np.ndarray) or given.shape != shape or not given.flags.writeable:
        raise Refused("bad-batch", f"{name} must be a writable array of shape {shape}.")
    if given.dtype.kind not in "iuf":
        raise Refused("bad-batch", f"{name} must be an array of numbers, not of {given.dtype}.")
    if name == "masks" and given.dtype != np.uint8:
        raise Refused("bad-batch", "masks must be an array of unsigned bytes.")
    return given
