"""Swap two cards, with everything that lies on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.filters import GIVEN
from eminence.games.shadows_over_the_empire.nouns import ON, SOME, WITHIN, Teller, brief_noun, noun
from eminence.games.shadows_over_the_empire.rows import SECOND, TARGET, Ability, Row
from eminence.games.shadows_over_the_empire.state import Cards, State
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 8, "swap"
FORMS = (f"swap {TARGET} with {SECOND}",)
EXAMPLES = ("swap self with adjacent citizen",)
PROTECTION = 2
HAS_SECOND = True
LINK = "with"
NAMES_TWO = True


def problems(ability: Ability, row: Row, at: int) -> Iterator[Message]:
    for card in (row.cards, row.others):
        if card.kind != st.CITIZEN and not (card.range in GIVEN and card.kind == st.CHARACTER):
            yield Message("problem-swap-citizens")
        if card.range == st.SELF and ability.card["kind"] == "distinct":
            yield Message("problem-swap-distinct")


# --- What it does -----------------------------------------------------------------------------------------------------


@EVENTS.told
def swapped(s: State, who: int, card: int, target: int) -> None:
    """Two cards change places."""


@inline
def exchanged(bits: int, one: int, two: int) -> int:
    """A set of cells after the cards in two of them changed places."""
    differ = (bits >> one ^ bits >> two) & 1
    return bits ^ (differ << one | differ << two)


@inline
def moved(cell: int, one: int, two: int) -> int:
    """Where a card is after two changed places."""
    if cell == one:
        return two
    return one if cell == two else cell


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    """With everything that lies on them (SE-9)."""
    two = s.second
    card = s.grid[cell]
    swapped(s, who=seat, card=card, target=s.grid[two])
    s.grid[cell] = s.grid[two]
    s.grid[two] = card
    for owner in range(st.SEATS):
        tokens = s.tokens[owner][cell]
        s.tokens[owner][cell] = s.tokens[owner][two]
        s.tokens[owner][two] = tokens
        s.has[owner] = exchanged(s.has[owner], cell, two)
        s.before[owner] = exchanged(s.before[owner], cell, two)
    s.rotated = exchanged(s.rotated, cell, two)
    s.marked = exchanged(s.marked, cell, two)
    s.refreshed = exchanged(s.refreshed, cell, two)
    s.unmarked = exchanged(s.unmarked, cell, two)
    s.locked = moved(s.locked, cell, two)
    s.source = moved(s.source, cell, two)


# --- How it is told ---------------------------------------------------------------------------------------------------


def deed(row: Row, teller: Teller) -> Message:
    """Two cards; if they fit the same words, these are said once: `two Citizens adjacent to Theodoric`."""
    one, other = row.cards, row.others
    alike = one == replace(other, flags=other.flags & ~st.NOT_FIRST)
    if not alike or one.range in GIVEN or one.flags & st.OR_SELF:
        return Message("deed-swap", which=noun(one, teller, place=WITHIN), second=noun(other, teller, place=ON))
    if one.range != st.ADJACENT:
        return Message("deed-swap-two", which=noun(one, teller, SOME))
    anywhere, nobody = replace(one, range=st.ANYWHERE), replace(teller, kind=NONE)
    return Message("deed-swap-two", which=noun(anywhere, nobody, SOME, more="beside"))


def brief(row: Row) -> Message:
    if row.target == row.second:
        return Message("brief-swap-two", which=brief_noun(row.cards, many=True))
    return Message("brief-swap", which=brief_noun(row.cards), second=brief_noun(row.others))
