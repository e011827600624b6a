"""What the rules tell of a game: every event is declared once, as a function with named fields.

    EVENTS = Events(FIELDS)

    @EVENTS.told
    def swapped(s: State, who: int, whom: int, card: int, row: list[int]) -> None: ...

    @EVENTS.whispered
    def top_seen(s: State, to: int, who: int, card: int) -> None: ...  # only the seats in the bit set `to` learn of it

Rules then call `swapped(s, who=seat, whom=target, card=card, row=s.row)`. In pure games it is noted if somebody
listens; compiled it is nothing, or a row of an array for those who study games (`engine.trace_events`). From the
declaration follow the event's number, its JSON, the columns of a trace, the key of its sentence and the page's type.

Compiled rules cannot make lists. An event about several things that no list of the record holds has parts:

    @EVENTS.part_of(killed)
    def struck(s: State, whom: int, card: int) -> None: ...

Each part is told by itself, before its event; `Events.whole` puts them into it, for all who read events one by one.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeVar

from eminence.kernel.fields import Fields, MessageField, values_of
from eminence.kernel.kinds import Vocabulary
from eminence.kernel.translation import Message

F = TypeVar("F", bound=Callable[..., None])

EVERYONE = -1
Event = tuple[Any, ...]
"""Who hears it (bits, or `EVERYONE`), the number of its kind, and its values: numbers, and tuples of numbers.

Then, once it is whole, for each kind of part that it may have a tuple of the values of all such parts.
"""

NUMBER_AT, VALUES_AT = 1, 2


@dataclass(frozen=True)
class EventKind:
    """A declared event."""

    number: int
    name: str
    fields: dict[str, MessageField]
    about: str
    function: Callable[..., None]
    parts: list[EventKind] = field(default_factory=list)
    """What it may be about in particular, told before it."""
    is_part: bool = False

    @property
    def names(self) -> list[str]:
        """Of its fields, then of its parts."""
        return [*self.fields, *(part.name for part in self.parts)]

    @property
    def slots(self) -> int:
        """How many numbers of a trace hold its fields."""
        return sum(field.slots for field in self.fields.values())

    def values(self, event: Event) -> dict[str, Any]:
        """The fields and parts of such an event by name."""
        return dict(zip(self.names, event[VALUES_AT:], strict=True))

    def message(self, values: Sequence[Any]) -> Message:
        """What is to be said of an event with such values; its parts are messages, too."""
        own, parts = self._split(values)
        lists = {part.name: [part.message(one) for one in found] for part, found in parts}
        return Message(f"event-{self.name}", **dict(zip(self.fields, own, strict=True)), **lists)

    def to_json(self, event: Event, words: Vocabulary) -> list[Any]:
        """The event's name, then its fields in the declared order, then for each kind of part a list of these."""
        return self.values_to_json(event[VALUES_AT:], words)

    def values_to_json(self, values: Sequence[Any], words: Vocabulary) -> list[Any]:
        """The same of the values alone, as a part has them."""
        said = [self.name, *[say(value, words) for say, value in zip(self._says, values, strict=False)]]
        if self.parts:
            said += [[part.values_to_json(one, words) for one in found] for part, found in self._split(values)[1]]
        return said

    @cached_property
    def _says(self) -> list[Callable[[Any, Vocabulary], Any]]:
        """How each of its fields is written as JSON."""
        return [declared.kind.to_json for declared in self.fields.values()]

    def _split(self, values: Sequence[Any]) -> tuple[Sequence[Any], Iterator[tuple[EventKind, Sequence[Any]]]]:
        """The values of its fields, and of each kind of part."""
        count = len(self.fields)
        return values[:count], zip(self.parts, values[count:], strict=True)


class Events(Sequence[EventKind]):
    """All that a game can tell; an event's number is its place."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self._kinds: list[EventKind] = []
        self._parted = set[int]()
        """The numbers of those that have parts or are one."""

    def __getitem__(self, number: Any) -> Any:
        return self._kinds[number]

    def __len__(self) -> int:
        return len(self._kinds)

    def __iter__(self) -> Iterator[EventKind]:
        return iter(self._kinds)

    def told(self, function: F) -> F:
        """Declare an event that everybody learns of."""
        return self._declare(function, ("s",), str(EVERYONE))

    def whispered(self, function: F) -> F:
        """Declare an event that only some learn of: the others learn not even that there was one."""
        return self._declare(function, ("s", "to"), "to")

    def part_of(self, *events: Callable[..., None]) -> Callable[[F], F]:
        """Declare a part of some events, for the same ears as they; it is told before the event that it belongs to."""

        def declared(function: F) -> F:
            wholes = [next(kind for kind in self._kinds if kind.function is event) for event in events]
            whispered = "to" in inspect.signature(function).parameters
            told = self.whispered(function) if whispered else self.told(function)
            self._kinds[-1] = part = replace(self._kinds[-1], is_part=True)
            self._parted.add(part.number)
            for kind in wholes:
                kind.parts.append(part)
                self._parted.add(kind.number)
            return told

        return declared

    def _declare(self, function: F, before: tuple[str, ...], to: str) -> F:
        fields = self.fields.of(function, before)
        name, number = function.__name__, len(self._kinds)
        values = [f"_values({field})" if declared.is_list else field for field, declared in fields.items()]
        noted = f"s.told.append(({', '.join([to, str(number), *values])}))"
        parameters = ", ".join([*before, *fields])
        told: Any = function_from_source(
            function, f"def {name}({parameters}):\n if s.told is not None:\n  {noted}", _values=values_of
        )
        told.__rule__ = "event"
        self._kinds.append(EventKind(number, name.replace("_", "-"), fields, function.__doc__ or "", told))
        return told  # type: ignore[no-any-return]

    @property
    def width(self) -> int:
        """How many numbers a trace has for an event: its step, its number and the fields of the longest."""
        return 2 + max((kind.slots for kind in self._kinds), default=0)

    def named(self, name: str) -> EventKind:
        return next(kind for kind in self._kinds if kind.name == name)

    def of(self, event: Event) -> EventKind:
        return self._kinds[event[NUMBER_AT]]

    def assemble(self, told: Sequence[Event]) -> tuple[Event, ...]:
        """What was told, with parts in the events that they belong to."""
        if not any(event[NUMBER_AT] in self._parted for event in told):
            return tuple(told)
        found, parts = list[Event](), dict[int, list[Event]]()
        for event in told:
            kind = self.of(event)
            if kind.is_part:
                parts.setdefault(kind.number, []).append(event[VALUES_AT:])
            else:
                found.append((*event, *(tuple(parts.pop(part.number, ())) for part in kind.parts)))
        return tuple(found)


def function_from_source(declared: Any, source: str, **names: Any) -> Any:
    """A function made from source text in the place of its declaration."""
    exec(compile(source, declared.__code__.co_filename, "exec"), names)
    made = names[declared.__name__]
    made.__doc__, made.__module__ = declared.__doc__, declared.__module__
    made.__annotations__ = declared.__annotations__
    return made
