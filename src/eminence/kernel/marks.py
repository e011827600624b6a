"""Marks on functions that can be compiled, and the few primitives that differ between the backends.

A marked function is plain Python: the pure backend calls it as it is, the compiled backend builds machine code from the
same source (see `bind`). It may use ints, loops, `record.field`, `record.array[i]`, `record.table[p][c]`, other marked
functions and module constants, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def _mark(how: str) -> Callable[[F], F]:
    def mark(function: F) -> F:
        function.__dict__["__rule__"] = how
        return function

    return mark


rule = _mark("rule")
"""A function of the rules."""
inline = _mark("inline")
"""A small helper, folded into its callers when compiled."""
entry = _mark("entry")
"""A generic loop: specialised for each game and kept in the compile cache."""


EVERYONE = -1


def tell(s: Any, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell everyone what happens. Costs nothing when compiled or when nobody listens."""
    if s.told is not None:
        s.told.append((EVERYONE, event, a, b, c, d))


def whisper(s: Any, seats: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell only the seats in the bit set `seats`; the others learn not even that something was said."""
    if s.told is not None:
        s.told.append((seats, event, a, b, c, d))


def traced(trace: Any) -> int:
    """How many events were noted so far; a trace is an object, or a list of numbers when compiled (see `traces`)."""
    return len(trace.rows)


def trace_step(trace: Any, step: int) -> None:
    """What is told from now on belongs to this step of a game."""
    trace.step = step


def mute(s: Any) -> None:
    """Nobody listens to what happens in this record: it is a view to look ahead in."""
    s.told = None


def cards_on(desk: Any) -> Any:
    """The cards of a desk; a desk is an object, or its address when compiled (see `engine.Desk`)."""
    return desk.cards


def state_on(desk: Any) -> Any:
    return desk.state


def options_on(desk: Any) -> Any:
    return desk.options


def moves_on(desk: Any) -> Any:
    return desk.moves


def rng_on(desk: Any) -> Any:
    return desk.rng


def lowest(bits: int) -> int:
    """The place of the lowest bit that is set; there must be one."""
    return (bits & -bits).bit_length() - 1


def members(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def twin(s: Any) -> Any:
    """A copy of a record for players that look ahead, until the function ends or the same line makes the next copy."""
    return s.copy()


def spare(moves: Any, actions: int) -> Any:
    """Another list with room for moves, until the function ends; `actions` is the number of the game's actions."""
    return [0] * actions


FNV_START, FNV_PRIME = 0xCBF29CE484222325, 0x100000001B3


def fold(hash: int, s: Any) -> int:
    """Go on hashing (FNV-1a, 64 bits) with a record's bytes."""
    for byte in s.pack():
        hash = (hash ^ byte) * FNV_PRIME & 0xFFFFFFFFFFFFFFFF
    return hash


DIGEST_PRIME = 0x9E3779B97F4A7C15


def digest(s: Any) -> int:
    """A hash of a record's bytes, eight at a time: the key by which searches know a position again."""
    data = s.pack()
    whole = len(data) & ~7
    hash = FNV_START
    for word in (*(int.from_bytes(data[at : at + 8], "little") for at in range(0, whole, 8)), *data[whole:]):
        hash = (hash ^ word) * DIGEST_PRIME & 0xFFFFFFFFFFFFFFFF
        hash ^= hash >> 29
    return hash


def copy(target: Any, source: Any) -> None:
    """Make `target` a copy of `source`."""
    target.take(source)
