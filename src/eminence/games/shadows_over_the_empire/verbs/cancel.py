"""Cancel the action that a React answers."""

from __future__ import annotations

from collections.abc import Iterator

from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.nouns import Teller
from eminence.games.shadows_over_the_empire.rows import Ability, Row
from eminence.games.shadows_over_the_empire.state import NO_EVENT, REMOVED, TARGETED, USED, State
from eminence.games.shadows_over_the_empire.table import restore
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 11, "cancel"
FORMS = ("cancel",)
EXAMPLES = ("cancel",)
HAS_TARGET = False
PAYABLE = False


def problems(ability: Ability, row: Row, at: int) -> Iterator[Message]:
    if at > 0 or ability.event not in (TARGETED, USED, REMOVED):
        yield Message("problem-cancel-first")


@EVENTS.told
def cancelled(s: State, who: int) -> None:
    """A React has undone this seat's action."""


@inline
def interrupt(s: State) -> bool:
    """The whole action is undone, and stays spent (SE-29, SE-51)."""
    restore(s)
    cancelled(s, who=s.turn)
    return True


def deed(row: Row, teller: Teller) -> Message:
    return Message("deed-cancel", what={NO_EVENT: "it", TARGETED: "action"}.get(teller.event, "ability"))


def brief(row: Row) -> Message:
    return Message("brief-cancel")
