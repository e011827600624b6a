"""What the rules tell of a game: every event is declared once, as a function with named fields.

    EVENTS = Events(FIELDS)

    @EVENTS.told
    def swapped(s: State, who: int, whom: int, card: int, row: list[int]) -> None: ...

    @EVENTS.whispered
    def top_seen(s: State, to: int, who: int, card: int) -> None: ...  # only the seats in the bit set `to` learn of it

Rules then call `swapped(s, who=seat, whom=target, card=card, row=s.row)`. In pure games it is noted if somebody
listens; compiled it is nothing, or a row of an array for those who study games (`engine.trace_events`). From the
declaration follow the event's number, its JSON, the columns of a trace, the key of its sentence and the page's type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from eminence.kernel.fields import Fields, MessageField, values_of
from eminence.kernel.kinds import Vocabulary

F = TypeVar("F", bound=Callable[..., None])

EVERYONE = -1
Event = tuple[Any, ...]
"""Who hears it (bits, or `EVERYONE`), the number of its kind, and its values: numbers, and tuples of numbers."""

NUMBER_AT, VALUES_AT = 1, 2


@dataclass(frozen=True)
class EventKind:
    """A declared event."""

    number: int
    name: str
    fields: dict[str, MessageField]
    about: str
    function: Callable[..., None]

    @property
    def slots(self) -> int:
        """How many numbers of a trace hold its fields."""
        return sum(field.slots for field in self.fields.values())

    def values(self, event: Event) -> dict[str, Any]:
        """The fields of such an event by name."""
        return dict(zip(self.fields, event[VALUES_AT:], strict=True))

    def to_json(self, event: Event, words: Vocabulary) -> list[Any]:
        """The event's name, then its fields in the declared order."""
        values = zip(self.fields.values(), event[VALUES_AT:], strict=True)
        return [self.name, *(field.to_json(value, words) for field, value in values)]


class Events(Sequence[EventKind]):
    """All that a game can tell; an event's number is its place."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self._kinds: list[EventKind] = []

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

    def _declare(self, function: F, before: tuple[str, ...], to: str) -> F:
        fields = self.fields.of(function, before)
        name, number = function.__name__, len(self._kinds)
        values = [f"_values({field})" if declared.is_list else field for field, declared in fields.items()]
        noted = f"s.told.append(({', '.join([to, str(number), *values])}))"
        parameters = ", ".join([*before, *fields])
        told: Any = written(
            function, f"def {name}({parameters}):\n if s.told is not None:\n  {noted}", _values=values_of
        )
        told.__rule__ = "event"
        self._kinds.append(EventKind(number, name.replace("_", "-"), fields, function.__doc__ or "", told))
        return told  # type: ignore[no-any-return]

    @property
    def width(self) -> int:
        """How many numbers a trace has for an event: its step, its number and the fields of the longest."""
        return 2 + max((kind.slots for kind in self._kinds), default=0)

    def of(self, event: Event) -> EventKind:
        return self._kinds[event[NUMBER_AT]]


def written(declared: Any, source: str, **names: Any) -> Any:
    """A function made from source text in the place of its declaration."""
    exec(compile(source, declared.__code__.co_filename, "exec"), names)
    made = names[declared.__name__]
    made.__doc__, made.__module__ = declared.__doc__, declared.__module__
    made.__annotations__ = declared.__annotations__
    return made
