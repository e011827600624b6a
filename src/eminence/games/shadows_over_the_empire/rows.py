"""Shadows over the Empire: a row of an ability, and what the sentences of card files are made of."""

from __future__ import annotations

from dataclasses import dataclass

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.filters import Filter
from eminence.kernel.cards import Card
from eminence.kernel.translation import Message

# --- Sentences: patterns whose groups are read by name ----------------------------------------------------------------

N = "[0-9]{1,3}"
_WORD = r"(?!(?:and|at|between|each|for|from|influences|into|most|on|owner|to|up|when|with)(?![\w-]))\S+"
CARD = f"{_WORD}(?: {_WORD})*"
TARGET, SECOND = f"(?P<target>{CARD})", f"(?P<second>{CARD})"
AMOUNT = f"(?:(?P<up_to>up to )?(?P<amount>{N})|(?P<any>any)|(?P<all>all))"

WHOSE = {
    "yours": st.YOU,
    "an-opponent": st.OPPONENT,
    "each-opponent": st.OPPONENTS,
    "each-player": st.PARTICIPANTS,
    "the-least-unused": st.LEAST_UNUSED,
    "all-but-the-fewest": st.NOT_FEWEST,
    "its-controller": st.CONTROLLER,
    "that-opponent": st.INSTIGATOR,
}
NOT_PAYABLE = Message("problem-not-payable")
PROTECTIONS: dict[str, int] = {}
"""What a card can be protected from, as bits: the verbs that have one, in the order of their numbers."""

# --- What is read -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """What one row of an ability does, in the numbers of the rules."""

    verb: int
    how_many: int = st.JUST
    amount: int = 1
    least: int = 1
    whose: int = st.YOU
    most: int = 1
    how: int = 0
    cost: int = 0
    needs: int = 0
    target: Filter | None = None
    second: Filter | None = None

    @property
    def cards(self) -> Filter:
        """The cards that it is for."""
        return self.target or Filter()

    @property
    def others(self) -> Filter:
        return self.second or Filter()


@dataclass(frozen=True)
class Ability:
    """An ability as far as it can be read: a list of rows for every sentence."""

    card: Card
    parts: list[list[Row]]
    event: int = st.NO_EVENT
    about: Filter | None = None

    @property
    def filters(self) -> list[Filter]:
        cards = [card for rows in self.parts for row in rows for card in (row.target, row.second)]
        return [card for card in [self.about, *cards] if card]
