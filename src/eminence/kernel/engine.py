"""A game's functions in one backend, for those who drive many games themselves.

    engine = game.engine()                      # compiled; game.engine("pure") for the same in plain Python
    states, moves, rng = engine.states(1), engine.move_buffer(), engine.rng(7)
    waiting = engine.setup_at(engine.cards, states, 0, 2, engine.options, rng)
    count = engine.legal_at(engine.cards, states, 0, 0, moves)

The calls are unchecked and fast; `Position` is the checked, friendly face of the same rules.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal

from eminence.kernel import contract, loops, steps
from eminence.kernel.bind import Binder, Compiler, reachable_functions
from eminence.kernel.record import Record
from eminence.kernel.rng import Rng, seed_bytes, step_state
from eminence.kernel.traces import Trace, trace_events

if TYPE_CHECKING:
    from eminence.kernel.definition import Definition

Backend = Literal["compiled", "pure"]
Mode = Literal["compiled", "pure", "traced"]
"""A backend, or the compiled one in which events are noted."""
Call = Callable[..., Any]


def _promises(definition: Definition) -> dict[Call, Call]:
    return {promise: getattr(definition.rules, promise.__name__) for promise in contract.REQUIRED_FUNCTIONS} | {
        contract.greedy_move: definition.greedy_move,
        contract.recount: definition.recount,
        contract.estimate: definition.estimate,
    }


def source_files(definition: Definition) -> list[Path]:
    """Every file whose content can change what is compiled."""
    homes = {Path(inspect.getfile(function)).parent for function in reachable_functions(_promises(definition).values())}
    homes |= {Path(__file__).parent, definition.folder}
    return [file for home in homes for file in home.iterdir() if file.suffix in (".py", ".toml")]


def _fingerprint(functions: Iterable[Any]) -> str:
    """Tells a game's functions from those of a variant that bears the same name."""
    digest = blake2b(digest_size=4)
    for function in functions:
        digest.update(function.__code__.co_code + repr(function.__code__.co_consts).encode())
    return digest.hexdigest()


_BINDERS: dict[tuple[int, Mode], tuple[Definition, Binder]] = {}
_LOCK = Lock()


def _binder(definition: Definition, backend: Mode) -> Binder:
    """What binds the loops to a game: one a process and backend, so that nothing is compiled twice."""
    with _LOCK:
        return _bound(definition, backend)


def _bound(definition: Definition, backend: Mode) -> Binder:
    key = (id(definition), backend)
    if key not in _BINDERS:
        game = _promises(definition)
        suffix = f"{definition.name.replace('-', '_')}_{_fingerprint(game.values())}"
        constants = {"GAME_ACTIONS": definition.actions, "GAME_TENSOR": definition.tensor}
        if backend == "pure":
            binder = Binder(suffix, game, constants)
        else:
            from eminence.kernel.native import compiled_primitives

            if backend == "traced":
                suffix += "_traced"
            made = compiled_primitives(definition, traced=backend == "traced")
            binder = Compiler(suffix, game, constants, source_files(definition), made)
        _BINDERS[key] = (definition, binder)
    return _BINDERS[key][1]


class Engine:
    """The contract's functions and the generic loops of one game, each bound when it is first asked for."""

    setup_at: Call
    actors_at: Call
    legal_at: Call
    apply_at: Call
    hide_at: Call
    deal_at: Call
    encode_at: Call
    score_at: Call
    census_at: Call
    greedy_move_at: Call
    draw_at: Call
    stepper_setup: Call
    stepper_legal: Call
    stepper_apply: Call
    playouts: Call
    audit: Call
    trace: Call
    event_traces: Call
    batch_start: Call
    batch_check: Call
    batch_step: Call

    def __init__(self, definition: Definition, cards: Record, options: list[int], backend: Backend) -> None:
        self.definition = definition
        self.backend = backend
        self._binder = _binder(definition, backend)
        self.cards: Any = [cards] if backend == "pure" else cards.to_array()
        self.options = self.integers(options)

    def __getattr__(self, name: str) -> Call:
        if name not in Engine.__annotations__:
            raise AttributeError(f"an engine has no '{name}'")
        call = self.bind(getattr(steps, name, None) or getattr(loops, name))
        setattr(self, name, call)
        return call

    def bind(self, loop: Call) -> Call:
        """A generic loop of any module, with this game's functions in it."""
        return self._binder.bind(loop)

    def floats(self, count: int) -> Any:
        """Room for so many numbers with a fraction, all zero."""
        if self.backend == "pure":
            return [0.0] * count
        import numpy as np

        return np.zeros(count)

    def states(self, count: int) -> Any:
        """Blank states."""
        if self.backend == "pure":
            return [self.definition.state() for _ in range(count)]
        return self.definition.state.array(count)

    def integers(self, values: list[int], code: str = "i8") -> Any:
        """A sequence of whole numbers as this backend takes it."""
        if self.backend == "pure":
            return list(values)
        import numpy as np

        return np.array(values, dtype=code)

    def matrix(self, rows: int, columns: int, code: str = "i4") -> Any:
        """A table of zeros as this backend takes it."""
        if self.backend == "pure":
            return [[0] * columns for _ in range(rows)]
        import numpy as np

        return np.zeros((rows, columns), dtype=code)

    def facts(self, count: int) -> Any:
        """Room for the facts of so many games."""
        return self.matrix(count, max(1, len(self.definition.facts)))

    def move_buffer(self) -> Any:
        """Room for the numbers of legal actions."""
        return self.integers([0] * self.definition.actions, "i4")

    def rng(self, seed: int | str | bytes) -> Any:
        """Generator words for a seed."""
        return self.rng_state(step_state(seed_bytes(seed), 0))

    def rng_state(self, values: list[int]) -> Any:
        """Generator words as this backend takes them."""
        return Rng(values) if self.backend == "pure" else self.integers(values, "u8")

    def traces(self, seats: int, seed: int | str, first: int, count: int) -> list[int]:
        """A hash of every state of each of some random games: equal wherever the same rules run."""
        hashes, rng, source = self.integers([0] * count, "u8"), self.rng(0), self.rng(seed)
        arguments = (
            self.cards,
            self.states(1),
            self.move_buffer(),
            rng,
            seats,
            self.options,
            source,
            first,
            count,
            hashes,
        )
        self.trace(*arguments)
        return [int(hash) for hash in hashes]

    def traced_loop(self, name: str) -> Call:
        """A compiled loop in which events are noted."""
        return _binder(self.definition, "traced").bind(getattr(loops, name))

    def trace_events(
        self, seats: int, seed: int | str, count: int, first: int = 0, policies: Sequence[int] = ()
    ) -> Trace:
        """What happens in some games of a study, whoever plays them (`loops.RANDOM`, `loops.GREEDY`); see `traces`.

        >>> import eminence
        >>> engine = eminence.load("behind-the-throne").engine("pure")
        >>> trace = engine.trace_events(seats=2, seed=7, count=3)
        >>> trace.counts()["ended"]
        3
        """
        return trace_events(self, seats, seed, first, count, policies or [loops.RANDOM] * seats)

    def stepper(self, seed: int | str | bytes = 0) -> Stepper:
        """One game to drive move by move."""
        return Stepper(self, seed)

    def put(self, states: Any, i: int, state: Record) -> None:
        """Store a state at place i."""
        if self.backend == "pure":
            states[i].copy_from(state)
        else:
            states[i] = state.to_array()[0]

    def copy_state(self, states: Any, i: int, others: Any, j: int) -> None:
        """Copy the state at place j of `others` to place i."""
        if self.backend == "pure":
            states[i].copy_from(others[j])
        else:
            states[i] = others[j]

    def get(self, states: Any, i: int) -> Record:
        """The state at place i, as a record of plain numbers."""
        if self.backend == "pure":
            taken: Record = states[i].copy()
            return taken
        return self.definition.state.unpack(states[i : i + 1].tobytes())


class Stepper:
    """One game, driven move by move with the fewest words: the fastest way to step from Python.

        stepper = engine.stepper(seed=7)
        waiting = stepper.setup(2)                      # the seats awaited, as bits
        while waiting:
            seat = waiting.bit_length() - 1
            count = stepper.legal(seat)                 # stepper.moves[:count] are the actions
            waiting = stepper.apply(seat, stepper.moves[0])

    Nothing is checked: an action must be one of `stepper.moves[:count]`.
    """

    def __init__(self, engine: Engine, seed: int | str | bytes) -> None:
        states = engine.states(1)
        self.engine = engine
        self.cards, self.state, self.options = engine.cards[0], states[0], engine.options
        self.moves, self.rng = engine.move_buffer(), engine.rng(seed)
        self._kept: tuple[Any, ...] = (engine.cards, states, engine.options, self.moves, self.rng)
        handle: Any = self
        if engine.backend == "compiled":
            addresses = engine.integers([part.ctypes.data for part in self._kept])
            self._kept += (addresses,)
            handle = addresses.ctypes.data
            self.moves = memoryview(self.moves)
        self.setup: Call = partial(engine.stepper_setup, handle)
        self.legal: Call = partial(engine.stepper_legal, handle)
        self.apply: Call = partial(engine.stepper_apply, handle)

    def record(self) -> Record:
        """The state as it stands."""
        return self.engine.get(self._kept[1], 0) if self.engine.backend == "compiled" else self.state.copy()
