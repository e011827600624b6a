"""Records of a fixed size: what a game's state and its packed cards are made of.

A record is declared once, as a class:

    class State(Record):
        seats: int = field("i1")
        gold: list[int] = field("i1", 4)
        stacks: list[list[int]] = field("i1", 4, 9, kind=Counts("card"))

An instance holds plain ints and lists (the pure backend); `State.dtype()` is the same layout for numpy and the compiled
backend. `pack` gives the same bytes that the array holds: there is no padding, so equal states are equal bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Self

from eminence.kernel.kinds import Kind, ParseError, Vocabulary
from eminence.kernel.message import Message
from eminence.kernel.problems import suggest

if TYPE_CHECKING:
    import numpy as np

_STRUCT = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q"}


@dataclass(frozen=True)
class Field:
    code: str
    shape: tuple[int, ...]
    kind: Kind
    shown: bool
    always: bool
    knowledge: bool
    name: str = ""

    @property
    def count(self) -> int:
        total = 1
        for side in self.shape:
            total *= side
        return total

    @property
    def by_seat(self) -> bool:
        """Whether the first side counts seats: each has a value of the field's kind."""
        return len(self.shape) > self.kind.places

    @property
    def width(self) -> int:
        return int(self.code[1])

    def blank(self) -> Any:
        value: Any = self.kind.default
        for side in reversed(self.shape):
            value = [value.copy() if isinstance(value, list) else value for _ in range(side)]
        return value

    def bounds(self) -> tuple[int, int]:
        bits = 8 * self.width
        return (0, 2**bits - 1) if self.code[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def field(
    code: str,
    *shape: int,
    kind: Kind | None = None,
    shown: bool = True,
    always: bool = False,
    knowledge: bool = False,
) -> Any:
    """Declare a field: a signed integer code (`i1` to `i8`, or `u8`), its shape and its kind.

    A kind fills one number or one row; with a side more than that, there is one of it for every seat.

    `shown=False` keeps a field out of position text and JSON: the kernel's own, such as the options.
    `always=True` writes a field in a position's text even when it is blank: one that a game completes by itself.
    `knowledge=True` is for what seats know, not what is: a dealt world need not guess what others know.
    """
    if code not in _STRUCT or len(shape) > 2:
        raise TypeError(f"a field is one of {', '.join(_STRUCT)} with at most two sides, not {code}{shape}")
    return Field(code, shape, kind or Kind(), shown, always, knowledge)


def _flat(value: Any) -> Any:
    if not isinstance(value, list):
        return (value,)
    if value and isinstance(value[0], list):
        return [item for row in value for item in row]
    return value


def _row(key: str, name: str, seat: str, rows: int) -> int:
    if seat not in map(str, range(rows)):
        raise ParseError(Message("misread-needs-seat", given=key, most=rows - 1, right=f"{name} 0"))
    return int(seat)


class Record:
    """The base of every declared record; see the module's text."""

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    SIZE: ClassVar[int] = 0
    _layout: ClassVar[struct.Struct]
    _hiding: ClassVar[tuple[tuple[str, Kind], ...]]

    def __init_subclass__(cls) -> None:
        fields, offset, widest = [], 0, 1
        for name, declared in list(vars(cls).items()):
            if isinstance(declared, Field):
                delattr(cls, name)
                fields.append(replace(declared, name=name))
                if offset % declared.width:
                    raise TypeError(f"{cls.__name__}.{name} would need padding: declare wide fields before narrow ones")
                offset += declared.width * declared.count
                widest = max(widest, declared.width)
        if offset % widest:
            raise TypeError(
                f"{cls.__name__} has {offset} bytes, not a multiple of {widest}: "
                f"add {widest - offset % widest} bytes of i1"
            )
        cls.FIELDS, cls.SIZE = tuple(fields), offset
        cls._layout = struct.Struct("<" + "".join(f"{f.count}{_STRUCT[f.code]}" for f in fields))
        cls._hiding = tuple((f.name, f.kind) for f in fields if f.kind.hides)
        for name, method in _written_out(cls.FIELDS, cls._layout.pack).items():
            setattr(cls, name, method)

    def __init__(self) -> None:
        self.told: list[tuple[int, ...]] | None = None
        for item in self.FIELDS:
            setattr(self, item.name, item.blank())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.equals(other)

    def __hash__(self) -> int:
        return hash(self.pack())

    def pack(self) -> bytes:
        """The record's bytes, the same on every machine and in both backends."""
        raise NotImplementedError  # written out for every record, as are the next three

    def equals(self, other: Self) -> bool:
        """Whether every field of `other` has the same value."""
        raise NotImplementedError

    def copy_from(self, other: Self) -> None:
        """Become a copy of `other`."""
        raise NotImplementedError

    def to_dict(
        self,
        words: Vocabulary,
        rows: int,
        before: Self | None = None,
        other: Self | None = None,
        known: Mapping[str, Any] = MappingProxyType({}),
    ) -> dict[str, Any]:
        """JSON of the shown fields, or of those that differ from `before`; a first side is cut to `rows` seats.

        What is `known` as JSON of `other`, such as another viewer's record, is taken from there where both are alike.
        """
        raise NotImplementedError

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        record = cls.__new__(cls)
        record.told = None
        values, at = cls._layout.unpack(data), 0
        for item in cls.FIELDS:
            part = values[at : at + item.count]
            at += item.count
            value: Any = part[0]
            if len(item.shape) == 1:
                value = list(part)
            elif item.shape:
                side = item.shape[1]
                value = [list(part[start : start + side]) for start in range(0, item.count, side)]
            setattr(record, item.name, value)
        return record

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.told = None
        twin.copy_from(self)
        return twin

    def holes(self) -> int:
        """How many things of a hidden record its viewer does not know."""
        return sum([kind.holes(_flat(getattr(self, name))) for name, kind in self._hiding])

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """The numpy layout of the record."""
        import numpy as np

        return np.dtype([(f.name, f"<{f.code}", f.shape) for f in cls.FIELDS])

    @classmethod
    def array(cls, count: int) -> np.ndarray[Any, Any]:
        """`count` blank records in one numpy array."""
        import numpy as np

        blank = np.frombuffer(cls().pack(), dtype=cls.dtype())
        return np.tile(blank, count)

    def to_array(self) -> np.ndarray[Any, Any]:
        """The record as a numpy array of one."""
        import numpy as np

        return np.frombuffer(self.pack(), dtype=self.dtype()).copy()

    def to_lines(self, words: Vocabulary, rows: int) -> list[str]:
        """The shown fields that differ from a blank record, a line each: `row: Queen, Judge`."""
        lines = []
        for item in self.FIELDS:
            value, blank = getattr(self, item.name), item.blank()
            if not item.shown or (value == blank and not item.always):
                continue
            if item.by_seat:
                lines += [
                    f"{item.name} {seat}: {item.kind.to_text(value[seat], words)}"
                    for seat in range(rows)
                    if value[seat] != blank[seat]
                ]
            else:
                lines.append(f"{item.name}: {item.kind.to_text(value, words)}")
        return lines

    @classmethod
    def shown_field(cls, key: str) -> Field:
        """The field that a line begins with, `stacks 1` or `row`."""
        shown = {item.name: item for item in cls.FIELDS if item.shown}
        name = key.partition(" ")[0]
        if name not in shown:
            raise ParseError(Message("misread-no-field", given=name, right=suggest(key, shown)))
        return shown[name]

    def read(self, key: str, text: str, words: Vocabulary, rows: int) -> None:
        """Set a field from a line's two halves: `stacks 1` and `King 2`."""
        name, _, seat = key.partition(" ")
        item = self.shown_field(key)
        length = item.shape[-1] if item.shape else 1
        value = item.kind.from_text(text.strip(), words, length)
        low, high = item.bounds()
        if not all(low <= number <= high for number in _flat(value)):
            raise ParseError(Message("misread-range", given=text.strip()[:60], low=str(low), high=str(high)))
        if item.by_seat:
            getattr(self, name)[_row(key, name, seat, rows)] = value
        elif seat:
            raise ParseError(Message("misread-takes-no-seat", given=name))
        else:
            setattr(self, name, value)

    def field_text(self, key: str, words: Vocabulary, rows: int) -> str:
        """The text of one field, as `read` takes it."""
        name, _, seat = key.partition(" ")
        item = self.shown_field(key)
        value = getattr(self, name)
        if item.by_seat:
            value = value[_row(key, name, seat, rows)]
        return item.kind.to_text(value, words)


def _written_out(fields: Sequence[Field], packed: Callable[..., bytes]) -> dict[str, Any]:
    """The methods that touch every field, with the fields' names written out: loops over names are ten times slower."""
    take, pack, tell = [], [], []
    same = " and ".join([f"self.{item.name} == other.{item.name}" for item in fields])
    names: dict[str, Any] = {"_packed": packed}
    for item in fields:
        name = item.name
        if len(item.shape) == 2:
            take.append(f"self.{name} = [row.copy() for row in other.{name}]")
            pack += [f"*self.{name}[{row}]" for row in range(item.shape[0])]
        else:
            take.append(f"self.{name} = other.{name}{'.copy()' if item.shape else ''}")
            pack.append(f"{'*' if item.shape else ''}self.{name}")
        if item.shown:
            names[f"_{name}"] = item.kind.to_json
            said = f"[_{name}(row, words) for row in value[:rows]]" if item.by_seat else f"_{name}(value, words)"
            tell += [
                f"value = self.{name}",
                f"if before is None or value != before.{name}:",
                f" if {name!r} in known and value == other.{name}:",
                f"  told[{name!r}] = known[{name!r}]",
                " else:",
                f"  told[{name!r}] = {said}",
            ]
    source = "\n ".join(["def copy_from(self, other):", *take])
    source += f"\ndef pack(self):\n return _packed({', '.join(pack)})\n"
    source += f"def equals(self, other):\n return {same or True}\n"
    head = "def to_dict(self, words, rows, before=None, other=None, known={}):"
    source += "\n ".join([head, "told = {}", *tell, "return told"])
    exec(source, names)
    return {method: names[method] for method in ("copy_from", "pack", "equals", "to_dict")}
