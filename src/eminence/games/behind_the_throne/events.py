"""Behind the Throne: what can happen, as events with named fields. The rules tell them, `words/` says them."""

from __future__ import annotations

from eminence.games.behind_the_throne.fields import FIELDS
from eminence.games.behind_the_throne.state import State
from eminence.kernel.events import Events

EVENTS = Events(FIELDS)


@EVENTS.told
def started(s: State, who: int) -> None:
    """The game begins, with this seat's turn."""


@EVENTS.told
def revealed(s: State, who: int, card: int, value: int) -> None:
    """A card of the deck joins the row."""


@EVENTS.told
def busted(s: State, who: int, row: list[int], last: int, before: int) -> None:
    """The last card is too high for good: the row is lost, and the turn is over."""


@EVENTS.told
def ended(s: State, who: int, row: list[int]) -> None:
    """The End of Game card is revealed; what lies in the row goes to nobody."""


@EVENTS.told
def shuffled(s: State) -> None:
    """The discard pile becomes the deck."""


@EVENTS.told
def looked(s: State, who: int, card: int) -> None:
    """Somebody uses a character to look at the deck's top card."""


@EVENTS.whispered
def top_seen(s: State, to: int, who: int, card: int, value: int) -> None:
    """What was seen there."""


@EVENTS.told
def used(s: State, who: int, card: int, value: int) -> None:
    """A character changes what the last card counts."""


@EVENTS.told
def woken(s: State, who: int, card: int) -> None:
    """A character lets another one, lying sideways, act once more."""


@EVENTS.told
def destroyed(s: State, who: int, whom: int, card: int) -> None:
    """A card of a stack is discarded."""


@EVENTS.told
def taken(s: State, who: int, row: list[int]) -> None:
    """Somebody stops and takes the row."""


@EVENTS.told
def swapped(s: State, who: int, whom: int, card: int, row: list[int]) -> None:
    """Somebody hands over the row for a card."""


@EVENTS.told
def overfull(s: State, who: int, card: int, most: int) -> None:
    """A card that a full stack has no room for is discarded."""


@EVENTS.told
def dropped(s: State, who: int, card: int, count: int) -> None:
    """A stack is given up, since there are too many."""


@EVENTS.told
def refused(s: State, who: int, card: int, count: int) -> None:
    """Somebody will not have a character of the row received."""


@EVENTS.told
def accepted(s: State, who: int, row: list[int]) -> None:
    """Somebody takes what is left of the row received."""
