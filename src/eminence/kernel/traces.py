"""The events of many games as numbers, for studies: played by a compiled loop that writes them into an array.

    trace = engine.trace_events(seats=3, seed=7, count=1000)
    swaps = trace.of("swapped")              # a table with a row for each swap
    swaps["card"], swaps["game"], swaps["step"]

Everything that happened is in it, whoever was told: it is for those who study games, never for a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from eminence.kernel.events import NUMBER_AT, VALUES_AT, Event, Events
from eminence.kernel.fields import MessageField
from eminence.kernel.kinds import NONE

if TYPE_CHECKING:
    import numpy as np

    from eminence.kernel.engine import Engine

STEP, NUMBER, FIRST = 0, 1, 2
"""The columns of a trace: the step of its game (0 is the set-up), the event's number, then its fields."""
ROWS_AT, COUNT_AT, CAPACITY_AT, STEP_AT, HEADER = range(5)
"""A compiled trace is four numbers: where its rows lie, how many there are, how many fit, and the step."""
CODE = "i2"
FIRST_EVENTS_PER_GAME, SAMPLE, SPARE = 400, 16, 1.5
"""Room for so many events a game at first; for many games, for half as many again as some have had."""


class EventRecorder:
    """What a pure game tells, row by row."""

    def __init__(self, events: Events) -> None:
        self.events = events
        self.step = 0
        self.rows: list[list[int]] = []

    def append(self, event: Event) -> None:
        row = [self.step, event[NUMBER_AT]]
        for field, value in zip(self.events.of(event).fields.values(), event[VALUES_AT:], strict=True):
            row += _numbers(field, value)
        self.rows.append(row + [0] * (self.events.width - len(row)))


def _numbers(field: MessageField, value: Any) -> list[int]:
    """A field's value as the numbers of its slots."""
    if field.is_list:
        return [*value, *[NONE] * (field.slots - len(value))]
    if field.is_set:
        parts = [value >> 16 * at & 0xFFFF for at in range(field.slots)]
        return [part - 0x10000 if part >= 0x8000 else part for part in parts]
    return [value]


class Trace:
    """The events of some games; see the module's text."""

    def __init__(self, events: Events, rows: np.ndarray[Any, Any], starts: np.ndarray[Any, Any]) -> None:
        self.events = events
        self.rows = rows
        self.starts = starts

    def __len__(self) -> int:
        return len(self.rows)

    def counts(self) -> dict[str, int]:
        """How often each event happened."""
        import numpy as np

        found = np.bincount(self.rows[:, NUMBER], minlength=len(self.events))
        return {kind.name: int(count) for kind, count in zip(self.events, found, strict=True)}

    def of(self, name: str) -> dict[str, np.ndarray[Any, Any]]:
        """The events of one name as columns: the game and the step of each, and its fields."""
        import numpy as np

        kind = next(kind for kind in self.events if kind.name == name)
        at = np.flatnonzero(self.rows[:, NUMBER] == kind.number)
        games = np.searchsorted(self.starts, at, side="right") - 1
        columns = {"game": games, "step": self.rows[at, STEP]}
        place = FIRST
        for field_name, field in kind.fields.items():
            found = self.rows[at, place : place + field.slots]
            place += field.slots
            columns[field_name] = found if field.is_list else _set_of(found) if field.is_set else found[:, 0]
        return columns


def _set_of(parts: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    import numpy as np

    bits = np.zeros(len(parts), dtype="i8")
    for at in range(parts.shape[1]):
        bits |= (parts[:, at].astype("i8") & 0xFFFF) << 16 * at
    return bits


def trace_events(engine: Engine, seats: int, seed: int | str, first: int, count: int, policies: Sequence[int]) -> Trace:
    """Play games `first` to `first + count - 1` of a study and note what happens."""
    import numpy as np

    events = engine.definition.events
    starts = np.zeros(count + 1, dtype="i8")
    arguments = [engine.move_buffer(), engine.rng(0), seats, engine.options, engine.rng(seed), first, count]
    arguments.append(engine.integers(list(policies), "i8"))
    if engine.backend == "pure":
        listener = EventRecorder(events)
        states = engine.states(2)
        states[0].told = listener
        engine.event_traces(engine.cards, states, *arguments, listener, starts)
        return Trace(events, np.array(listener.rows, dtype=CODE).reshape(-1, events.width), starts)
    a_game: float = FIRST_EVENTS_PER_GAME
    if count > SAMPLE:  # games without room for their events would have to be played again
        a_game = SPARE * len(trace_events(engine, seats, seed, first, SAMPLE, policies)) / SAMPLE
    capacity = int(a_game * count)
    while True:
        rows = np.zeros((capacity + 1, events.width), dtype=CODE)
        arguments[1], arguments[4] = engine.rng(0), engine.rng(seed)
        found = _write_events(engine, rows, arguments, starts)
        if found <= capacity:
            return Trace(events, rows[:found], starts)
        capacity = found


def _write_events(engine: Engine, rows: np.ndarray[Any, Any], arguments: list[Any], starts: Any) -> int:
    """Fill an array with the events of games; its last row is where those go that have no room."""
    import numpy as np

    header = np.array([rows.ctypes.data, 0, len(rows) - 1, 0], dtype="i8")
    states = np.zeros(2, dtype=traced_dtype(engine.definition.state.dtype()))
    states["trace"][0] = header.ctypes.data
    return int(engine.traced_loop("event_traces")(engine.cards, states, *arguments, header, starts))


def traced_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """A state's layout with the address of a trace at its end."""
    import numpy as np

    fields: Any = dtype.fields
    layout = [(name, *dtype.descr[at][1:]) for at, name in enumerate(fields)]
    return np.dtype([*layout, ("trace", "<i8")])
