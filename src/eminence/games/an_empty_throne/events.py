"""An Empty Throne: what can happen, as events with named fields. Those of a verb are in its home."""

from __future__ import annotations

from eminence.games.an_empty_throne.fields import MESSAGE_FIELDS
from eminence.games.an_empty_throne.state import State
from eminence.kernel.events import Events

EVENTS = Events(MESSAGE_FIELDS)


@EVENTS.told
def started(s: State, who: int) -> None:
    """The game begins; this seat is the first player."""


@EVENTS.told
def uncovered(s: State, deck: int, card: int) -> None:
    """A Field deck has a new top card, face up."""


@EVENTS.told
def emptied(s: State, deck: int) -> None:
    """The last card of a deck has left it."""


@EVENTS.whispered
def dealt(s: State, to: int, who: int, cards: int) -> None:
    """The starting cards that somebody is dealt."""


@EVENTS.told
def taken(s: State, who: int, card: int) -> None:
    """A starting card is drafted."""


@EVENTS.told
def refuge_decided(s: State, card: int, kith: int) -> None:
    """The last starting card is the Refuge card; cards of its Kith score in hands."""


@EVENTS.told
def turn_begun(s: State, turn: int, who: int) -> None:
    """A turn of the game begins, counted from 1."""


@EVENTS.told
def played(s: State, who: int, card: int, place: int, mode: int) -> None:
    """A card of the hand is played; at The Tombs there is no mode."""


@EVENTS.told
def moved(s: State, who: int, card: int, origin: int, place: int) -> None:
    """Somebody's Action moves a card of their own."""


@EVENTS.told
def drawn(s: State, who: int, card: int, deck: int) -> None:
    """The face-up top card of a Field deck goes to a hand."""


@EVENTS.told
def drawn_unseen(s: State, who: int) -> None:
    """A card of The Tombs goes to a hand."""


@EVENTS.whispered
def found(s: State, to: int, who: int, card: int) -> None:
    """Which card of The Tombs it was."""


@EVENTS.told
def declined(s: State, who: int, kith: int, half: int, number: int) -> None:
    """Somebody does not use an ability from this sentence on, counted from 0."""


@EVENTS.told
def nothing_found(s: State, who: int, kith: int, half: int, number: int, verb: int) -> None:
    """A sentence of an ability can do nothing; its verb is `none` where a Kith lacks the ability."""


@EVENTS.told
def stuck(s: State, who: int) -> None:
    """Somebody has no possible Action, and the turn is over."""


@EVENTS.told
def flipped(s: State, who: int, place: int, coalitions: int) -> None:
    """A Field with a Coalition flips."""


@EVENTS.told
def turned_back(s: State, who: int, place: int) -> None:
    """A flipped Field has lost its Coalition."""


@EVENTS.told
def ended(s: State, turns: int, by_flips: int, by_decks: int, by_length: int) -> None:
    """The game is over after so many turns, and why."""


@EVENTS.told
def hand_revealed(s: State, who: int, cards: int) -> None:
    """What was in a hand at the end."""
