"""Sealed Crowns: what can happen, as events with named fields. The rules tell them, words/en.ftl says them."""

from __future__ import annotations

from eminence.kernel.events import Events

from .fields import FIELDS
from .state import State

EVENTS = Events(FIELDS)


@EVENTS.whispered
def drawn(s: State, to: int, who: int, card: int) -> None:
    """A card of the bag comes into a hand."""


@EVENTS.told
def sealed(s: State, who: int) -> None:
    """Somebody has chosen a card."""


@EVENTS.told
def revealed(s: State, who: int, card: int) -> None:
    """A sealed card is turned over."""


@EVENTS.told
def lapsed(s: State, who: int, whom: int) -> None:
    """The first card of a hand, which a spy knew, has been played."""


@EVENTS.told
def won(s: State, who: int, crowns: int) -> None:
    """Somebody takes the table, and has so many crowns now."""


@EVENTS.told
def lost(s: State) -> None:
    """Nobody takes the table."""


@EVENTS.told
def vetoed(s: State, who: int) -> None:
    """Somebody spends a veto."""


@EVENTS.told
def spied(s: State, who: int, whom: int) -> None:
    """A winner looks at the first card of a hand."""


@EVENTS.whispered
def seen(s: State, to: int, whom: int, card: int) -> None:
    """What was seen there."""


@EVENTS.told
def barred(s: State, who: int, whom: int, card: int) -> None:
    """If a rival plays this card next, it has no strength."""


@EVENTS.told
def spared(s: State, who: int, whom: int) -> None:
    """No card is barred, and a spent veto comes back."""
