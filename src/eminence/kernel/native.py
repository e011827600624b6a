"""The few primitives that compiled code has in place of Python's: words, telling, copying, and a desk's parts.

Imports Numba, so it is imported only when something is compiled.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

from eminence.kernel import primitives, rng
from eminence.kernel.traces import CAPACITY_AT, COUNT_AT, FIRST, HEADER, NUMBER, ROWS_AT, STEP, STEP_AT

if TYPE_CHECKING:
    from eminence.kernel.definition import Definition
    from eminence.kernel.events import EventKind

Function = Callable[..., Any]

inline_native = numba.njit(forceinline=True)


def compiled_primitives(definition: Definition, traced: bool = False) -> dict[Function, Any]:
    """What to put in the place of each primitive of `marks` and `rng` for one game.

    If it is to be traced, events are rows of an array, otherwise nothing.
    """
    event = _noted if traced else _nothing
    records = {
        primitives.stepper_cards: definition.schema.record.dtype(),
        primitives.stepper_state: definition.state.dtype(),
    }
    arrays = {
        primitives.stepper_options: ("i8", len(definition.options)),
        primitives.stepper_moves: ("i4", definition.actions),
        primitives.stepper_rng: ("u8", 4),
    }
    return {
        rng.u64: numba.uint64,
        rng.i64: numba.int64,
        rng.has_forced_draw: inline_native(lambda rng: False),
        rng.forced_draw: inline_native(lambda rng, count: 0),
        rng.refuse_absent: inline_native(lambda kind: None),
        **{kind.function: event(kind, definition.events) for kind in definition.events},
        primitives.traced_events: inline_native(lambda trace: trace[COUNT_AT]),
        primitives.set_trace_step: _set_step,
        primitives.discard_events: _mute,
        primitives.copy: _copy,
        primitives.lowest_bit: _trailing_zeros,
        primitives.bit_count: _population,
        primitives.stack_copy: _stack_copy,
        primitives.stack_moves: _spare(definition.actions),
        primitives.update_hash: inline_native(lambda so_far, s: _folded(so_far, _bytes(s))),
        primitives.state_hash: inline_native(lambda s: _digested(_words(s), _bytes(s))),
        **{name: _record(place, dtype) for place, (name, dtype) in enumerate(records.items())},
        **{name: _array(2 + place, *what) for place, (name, what) in enumerate(arrays.items())},
    }


def _nothing(kind: EventKind, events: Any) -> Any:
    """An event that nobody listens to."""
    names: dict[str, Any] = {}
    exec(f"def silent({', '.join(inspect.signature(kind.function).parameters)}): pass", names)
    return inline_native(names["silent"])


def _noted(kind: EventKind, events: Any) -> Any:
    """An event as a row of the trace whose address its record has."""
    lines, at = [f"  out_[{NUMBER}] = {kind.number}"], FIRST
    for name, field in kind.fields.items():
        if field.is_list:
            lines += [f"  for place_ in range({field.slots}):", f"   out_[{at} + place_] = {name}[place_]"]
        elif field.is_set:
            lines += [
                f"  for place_ in range({field.slots}):",
                f"   out_[{at} + place_] = {name} >> 16 * place_ & 65535",
            ]
        else:
            lines.append(f"  out_[{at}] = {name}")
        at += field.slots
    parameters = ", ".join(inspect.signature(kind.function).parameters)
    names: dict[str, Any] = {"next_row": _next_row(events.width), "row_at": _at(types.int16, events.width)}
    source = [f"def noted({parameters}):", " if s.trace != 0:", "  out_ = row_at(next_row(s.trace))", *lines]
    exec("\n".join(source), names)
    return numba.njit(names["noted"])


def _next_row(width: int) -> Any:
    """The address of the row for the next event of a trace; when it is full, of the one that nobody reads."""
    header_at, row_at = _at(types.int64, HEADER), _at(types.int16, width)

    @numba.njit
    def next_row(address: Any) -> Any:
        header = header_at(address)
        place = min(header[COUNT_AT], header[CAPACITY_AT])
        header[COUNT_AT] += 1
        address = header[ROWS_AT] + place * width * 2
        row_at(address)[STEP] = header[STEP_AT]
        return address

    return next_row


def _at(item: Any, count: int) -> Any:
    """The array of so many numbers at an address."""
    kind = types.Array(item, 1, "C")

    def listed(typing: Any, address: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return _unmanaged(context, builder, kind, arguments[0], count)

        return kind(types.int64), build

    return intrinsic(listed)


@inline_native
def _set_step(trace: Any, step: Any) -> Any:
    trace[STEP_AT] = step


@inline_native
def _mute(s: Any) -> Any:
    s.trace = 0


@inline_native
def _folded(hash: Any, data: Any) -> Any:
    for at in range(len(data)):
        hash = (hash ^ np.uint64(data[at])) * np.uint64(primitives.FNV_PRIME)
    return hash


@inline_native
def _digested(words: Any, data: Any) -> Any:
    hash = np.uint64(primitives.FNV_START)
    for at in range(len(words)):
        hash = (hash ^ words[at]) * np.uint64(primitives.DIGEST_PRIME)
        hash ^= hash >> np.uint64(29)
    for at in range(8 * len(words), len(data)):
        hash = (hash ^ np.uint64(data[at])) * np.uint64(primitives.DIGEST_PRIME)
        hash ^= hash >> np.uint64(29)
    return hash


def _record(place: int, dtype: Any) -> Any:
    """A record on a desk: a compiled desk is the address of a list of addresses."""
    kind = numba.from_dtype(dtype)

    def listed(typing: Any, stepper: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(_address(context, builder, arguments[0], place), context.get_value_type(kind))

        return kind(types.intp), build

    return intrinsic(listed)


def _array(place: int, code: str, count: int) -> Any:
    """An array on a desk."""
    kind = types.Array(numba.from_dtype(np.dtype(code)), 1, "C")

    def listed(typing: Any, stepper: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return _unmanaged(context, builder, kind, _address(context, builder, arguments[0], place), count)

        return kind(types.intp), build

    return intrinsic(listed)


def _address(context: Any, builder: Any, stepper: Any, place: int) -> Any:
    first = builder.inttoptr(stepper, context.get_value_type(types.intp).as_pointer())
    return builder.load(builder.gep(first, [context.get_constant(types.intp, place)]))


def _unmanaged(context: Any, builder: Any, kind: Any, address: Any, count: int) -> Any:
    """An array over memory that somebody else keeps."""
    array: Any = make_array(kind)(context, builder)  # type: ignore[no-untyped-call]
    width = context.get_constant(types.intp, kind.dtype.bitwidth // 8)
    data = builder.inttoptr(address, context.get_data_type(kind.dtype).as_pointer())
    shape = [context.get_constant(types.intp, count)]
    populate_array(  # type: ignore[no-untyped-call]
        array, data=data, shape=shape, strides=[width], itemsize=width, meminfo=None
    )
    return array._getvalue()  # noqa: SLF001  Numba itself writes its arrays so; it has no public name for it


def _copy_of(typing: Any, target: Any, source: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size = cgutils.intp_t(signature.args[0].size)
        cgutils.raw_memcpy(builder, arguments[0], arguments[1], size, 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.none(target, source), build


def _parts(item: Any) -> Any:
    """A record's memory as an array of items; what is left over at its end is not in it."""
    kind = types.Array(item, 1, "C", aligned=False)

    def listed(typing: Any, record: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            address = builder.ptrtoint(arguments[0], context.get_value_type(types.intp))
            return _unmanaged(context, builder, kind, address, signature.args[0].size * 8 // item.bitwidth)

        return kind(record), build

    return intrinsic(listed)


def _trailing_zeros_of(typing: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = context.cast(builder, arguments[0], signature.args[0], types.intp)
        return builder.cttz(word, context.get_constant(types.boolean, 1))

    return types.intp(bits), build


def _population_of(typing: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(context.cast(builder, arguments[0], signature.args[0], types.intp))

    return types.intp(bits), build


def _stack_copy_of(typing: Any, record: Any) -> Any:
    """The copy lies on the stack of the function that asks for it."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address = _room(context, builder, record.size)
        cgutils.raw_memcpy(  # type: ignore[no-untyped-call]
            builder, address, arguments[0], cgutils.intp_t(record.size), 1
        )
        return builder.bitcast(address, context.get_value_type(record))

    return record(record), build


def _spare(count: int) -> Any:
    def listed(typing: Any, moves: Any, actions: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            address = _room(context, builder, count * moves.dtype.bitwidth // 8)
            return _unmanaged(context, builder, moves, builder.ptrtoint(address, cgutils.intp_t), count)

        return moves(moves, actions), build

    return intrinsic(listed)


def _room(context: Any, builder: Any, size: int) -> Any:
    """So many bytes of the stack, aligned for any field."""
    words = cgutils.alloca_once(  # type: ignore[no-untyped-call]
        builder, context.get_value_type(types.int64), size=(size + 7) // 8
    )
    return builder.bitcast(words, cgutils.voidptr_t)


_copy: Any = intrinsic(_copy_of)
_population: Any = intrinsic(_population_of)
_stack_copy: Any = intrinsic(_stack_copy_of)
_bytes: Any = _parts(types.uint8)
_words: Any = _parts(types.uint64)
_trailing_zeros: Any = intrinsic(_trailing_zeros_of)
