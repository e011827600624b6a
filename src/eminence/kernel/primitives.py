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


def traced_events(trace: Any) -> int:
    """How many events were noted so far; a trace is an object, or a list of numbers when compiled (see `traces`)."""
    return len(trace.rows)


def set_trace_step(trace: Any, step: int) -> None:
    """What is told from now on belongs to this step of a game."""
    trace.step = step


def discard_events(s: Any) -> None:
    """Nobody listens to what happens in this record: it is a view to look ahead in."""
    s.told = None


def stepper_cards(stepper: Any) -> Any:
    """The cards of a desk; a desk is an object, or its address when compiled (see `engine.Stepper`)."""
    return stepper.cards


def stepper_state(stepper: Any) -> Any:
    return stepper.state


def stepper_options(stepper: Any) -> Any:
    return stepper.options


def stepper_moves(stepper: Any) -> Any:
    return stepper.moves


def stepper_rng(stepper: Any) -> Any:
    return stepper.rng


def lowest_bit(bits: int) -> int:
    """The place of the lowest bit that is set; there must be one."""
    return (bits & -bits).bit_length() - 1


def bit_count(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def stack_copy(s: Any) -> Any:
    """A copy of a record for players that look ahead, until the function ends or the same line makes the next copy."""
    return s.copy()


def stack_moves(moves: Any, actions: int) -> Any:
    """Another list with room for moves, until the function ends; `actions` is the number of the game's actions."""
    return [0] * actions


FNV_START, FNV_PRIME = 0xCBF29CE484222325, 0x100000001B3


def update_hash(hash: int, s: Any) -> int:
    """Go on hashing (FNV-1a, 64 bits) with a record's bytes."""
    for byte in s.pack():
        hash = (hash ^ byte) * FNV_PRIME & 0xFFFFFFFFFFFFFFFF
    return hash


DIGEST_PRIME = 0x9E3779B97F4A7C15


def state_hash(s: Any) -> int:
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
    target.copy_from(source)
