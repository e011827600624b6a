"""Shadows over the Empire: what can happen, as events with named fields. The rules tell them, `words/` says them.

What happens by one verb alone is declared in its home in `verbs`.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.fields import FIELDS
from eminence.games.shadows_over_the_empire.state import State
from eminence.kernel.events import Events

EVENTS = Events(FIELDS)

# --- Set-up -----------------------------------------------------------------------------------------------------------


@EVENTS.told
def leader_chosen(s: State, who: int, card: int) -> None:
    """A seat has its Leader."""


@EVENTS.told
def starter_named(s: State, who: int) -> None:
    """Who begins the next Round."""


@EVENTS.told
def revealed(s: State, who: int, card: int) -> None:
    """A citizen is turned up for somebody's Leader."""


@EVENTS.told
def rejected(s: State, who: int, card: int) -> None:
    """It lacks the Leader's Compulsory Trait."""


@EVENTS.told
def redealt(s: State) -> None:
    """No citizen would do, so that all are dealt again."""


@EVENTS.told
def placed(s: State, who: int, card: int, cell: int) -> None:
    """A citizen is laid next to a Leader."""


@EVENTS.told
def round_begun(s: State, round: int, who: int) -> None:
    """A Round begins, with this seat's turn."""


# --- Actions ----------------------------------------------------------------------------------------------------------


@EVENTS.told
def instigated(s: State, who: int, card: int, target: int) -> None:
    """A card is about to influence another."""


@EVENTS.told
def influenced(s: State, who: int, card: int, count: int, more: int) -> None:
    """Tokens come onto a card for the traits in common; so many more of them by a Passive."""


@EVENTS.told
def used(s: State, who: int, card: int) -> None:
    """A card's ability is used."""


@EVENTS.told
def reacted(s: State, who: int, card: int) -> None:
    """A card's ability answers what happens."""


@EVENTS.told
def passed(s: State, who: int) -> None:
    """A seat does nothing more in this Round."""


# --- What abilities do ------------------------------------------------------------------------------------------------


@EVENTS.told
def removed(s: State, who: int, card: int, count: int, by: int) -> None:
    """Tokens of a seat go back to its pool."""


@EVENTS.told
def line_chosen(s: State, who: int, direction: int) -> None:
    """An ability works along this line."""


@EVENTS.told
def option_chosen(s: State, who: int, card: int, verb: int) -> None:
    """A card's controller has decided what is done to it."""


@EVENTS.told
def idled(s: State, who: int, card: int, later: int) -> None:
    """A part of an ability, the first or a later one, is for no card there is."""


@EVENTS.told
def declined(s: State, who: int) -> None:
    """Somebody could React and does not."""


# --- Rounds -----------------------------------------------------------------------------------------------------------


@EVENTS.told
def token_lost(s: State, who: int, card: int) -> None:
    """A Conflict costs a token at the end of a Round."""


@EVENTS.told
def turned_up(s: State, card: int, cell: int) -> None:
    """A card that lay face down is known now."""


@EVENTS.told
def round_ended(s: State, round: int) -> None:
    """Everybody has passed."""


@EVENTS.told
def ended(s: State, winners: int, ending: int, round: int) -> None:
    """The game is over, and why."""
