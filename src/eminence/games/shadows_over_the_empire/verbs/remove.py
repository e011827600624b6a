"""Remove tokens: one's own, or those of one, some or all others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.filters import Filter, is_definite
from eminence.games.shadows_over_the_empire.nouns import EVERY, LAST, ON, PLACE, Place, Teller, amount, brief_noun, noun
from eminence.games.shadows_over_the_empire.parts import is_line, is_picked, line_cells
from eminence.games.shadows_over_the_empire.rows import AMOUNT, NOT_PAYABLE, TARGET, WHOSE, Ability, Row
from eminence.games.shadows_over_the_empire.state import Cards, State
from eminence.games.shadows_over_the_empire.table import remove
from eminence.games.shadows_over_the_empire.targets import contested, controller, next_seat, occupied, others_tokens
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, lowest_bit, rule
from eminence.kernel.translation import Message

NUMBER, NAME = 4, "remove"
FORMS = (
    rf"remove {AMOUNT} of (?P<whose>\S+) from {TARGET}(?P<chooses> owner chooses)?",
    f"remove (?P<any>any) of (?P<whose>yours) from (?P<none>at most one) {TARGET}",
)
EXAMPLES = (
    "remove 1 of an-opponent from adjacent character",
    "remove up to 2 of an-opponent from adjacent character",
    "remove all of yours from adjacent citizen",
    "remove any of yours from at most one anywhere character",
    "remove 1 of each-opponent from anywhere citizen owner chooses",
)
OFFERED = ("remove 1 of its-controller from it", "remove all of its-controller from it")
OWNERS = {number: word for word, number in WHOSE.items()}
WHO_CHOOSES = {st.OPPONENT: "opponent", st.OPPONENTS: "opponents", st.LEAST_UNUSED: "fewest"}
"""Those who may be asked to choose a card with a token of theirs."""


def problems(ability: Ability, row: Row, at: int) -> Iterator[Message]:
    whose, owner_chooses = OWNERS[row.whose], row.how & st.OWNER_CHOOSES
    if row.cost and (row.whose in (st.YOU, st.OPPONENTS, st.LEAST_UNUSED) or owner_chooses):
        yield NOT_PAYABLE
    if row.how_many in (st.UP_TO, st.ANY) and (row.whose not in (st.YOU, st.OPPONENT) or owner_chooses):
        yield Message("problem-remove-up-to", given=whose)
    if row.whose == st.NOT_FEWEST and row.how_many != st.ALL:
        yield Message("problem-remove-all")
    if owner_chooses and row.whose not in WHO_CHOOSES:
        yield Message("problem-remove-owner-chooses", given=whose)
    if row.whose == st.CONTROLLER:
        yield Message("problem-remove-controller")
    if row.whose == st.INSTIGATOR and ability.card["ability"] != "react":
        yield Message("problem-remove-that-opponent")
    if row.how & (st.OWNER_CHOOSES | st.MAY_BE_NONE) and is_definite(row.cards):
        yield Message("problem-remove-no-choice", right="anywhere citizen")
    in_line = (st.WITH_OPPONENTS, st.OPPONENTS_CARD, st.CONFLICT, st.YOUR_CONFLICT)
    if row.cards.range == st.IN_LINE and row.cards.kind == st.DISTINCT_ONE:
        yield Message("problem-remove-line-kind")
    if row.cards.range == st.IN_LINE and (row.cards.state not in in_line or owner_chooses):
        yield Message("problem-remove-line-tokens")


# --- What it is for ---------------------------------------------------------------------------------------------------


@inline
def targets(cards: Cards, s: State, row: int, actor: int, cells: int) -> int:
    """Those from which the right tokens can be removed."""
    whose = cards.whose[row]
    if whose == st.YOU:
        return cells & s.has[actor]
    if whose == st.OPPONENT:
        return cells & others_tokens(s, actor)
    if whose == st.NOT_FEWEST:
        return uneven(s, cells & contested(s))
    if whose == st.INSTIGATOR:
        return cells & s.has[s.turn]
    return cells & occupied(s)


@inline
def fewest(s: State, cell: int) -> int:
    """The least number of tokens that a player in a Conflict has there."""
    found = 127
    for seat in range(st.SEATS):
        if s.tokens[seat][cell] > 0 and s.tokens[seat][cell] < found:
            found = s.tokens[seat][cell]
    return found


@inline
def uneven(s: State, cells: int) -> int:
    """Of some cards, those on which somebody has more tokens than another (SE-55)."""
    found = 0
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        least = fewest(s, cell)
        for seat in range(st.SEATS):
            if s.tokens[seat][cell] > least:
                found |= 1 << cell
    return found


@inline
def takes(cards: Cards, s: State, row: int, seat: int) -> int:
    """Where tokens of a seat would be removed."""
    if is_line(cards, row):
        return line_cells(cards, s) & s.has[seat]
    if is_picked(cards, row):
        return 0 if s.picks[seat] == NONE else 1 << s.picks[seat]
    if s.first == NONE:
        return 0
    return (tokens_lost(cards, s, row, seat) > 0) << s.first


@inline
def tokens_lost(cards: Cards, s: State, row: int, seat: int) -> int:
    """How many tokens of a seat would be removed from the target."""
    whose = cards.whose[row]
    there = s.tokens[seat][s.first]
    if whose == st.PARTICIPANTS:
        return min(cards.amount[row], there)
    if whose == st.NOT_FEWEST:
        return there if there > fewest(s, s.first) else 0
    meant = s.owner
    if whose == st.YOU:
        meant = s.actor
    elif whose == st.CONTROLLER:
        meant = controller(s, s.first)
    elif whose == st.INSTIGATOR:
        meant = s.turn
    if seat != meant:
        return 0
    how_many = cards.how_many[row]
    if how_many == st.ALL:
        return there
    wanted = s.amount if how_many == st.UP_TO or how_many == st.ANY else cards.amount[row]
    return min(wanted, there)


# --- What it does -----------------------------------------------------------------------------------------------------


@rule
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    """Actor first, then clockwise (SE-27)."""
    cells = line_cells(cards, s) if is_line(cards, row) else 0
    owner = seat
    for _ in range(s.seats):
        if is_line(cards, row):
            left = cells & s.has[owner] if owner != seat else 0
            while left != 0:
                s.removed += remove(s, owner, lowest_bit(left), cards.amount[row])
                left &= left - 1
        elif is_picked(cards, row) and s.picks[owner] != NONE:
            s.removed += remove(s, owner, s.picks[owner], cards.amount[row])
        owner = next_seat(s, owner)
    if cell != NONE:
        remove_from_target(cards, s, row, seat, cell)


@inline
def remove_from_target(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    """What each loses is settled before anything is removed: five bits for each seat."""
    lost = 0
    for owner in range(s.seats):
        lost |= tokens_lost(cards, s, row, owner) << (5 * owner)
    owner = seat
    for _ in range(s.seats):
        count = lost >> (5 * owner) & 31
        if count > 0:
            s.removed += remove(s, owner, cell, count)
        owner = next_seat(s, owner)


# --- How it is told ---------------------------------------------------------------------------------------------------

OWNERS_CARDS = {
    st.YOU: (st.WITH_YOURS,),
    st.OPPONENT: (st.WITH_OPPONENTS, st.WITH_OWNERS),
    st.OPPONENTS: (st.WITH_OPPONENTS, st.WITH_OWNERS),
    st.LEAST_UNUSED: (st.WITH_OWNERS,),
}
DEEDS = {
    st.YOU: "deed-remove-yours",
    st.OPPONENT: "deed-remove-opponents",
    st.OPPONENTS: "deed-remove-each",
    st.PARTICIPANTS: "deed-remove-participants",
    st.LEAST_UNUSED: "deed-remove-fewest",
    st.NOT_FEWEST: "deed-remove-all-but-fewest",
    st.CONTROLLER: "deed-remove-controllers",
    st.INSTIGATOR: "deed-remove-instigators",
}


def cards_of(row: Row) -> Filter:
    """Which cards, without what is clear by whose tokens are removed."""
    clear = row.cards.state in OWNERS_CARDS.get(row.whose, ())
    return replace(row.cards, state=st.WHATEVER) if clear else row.cards


def deed(row: Row, teller: Teller) -> Message:
    """What is removed, by whom; whoever has fewer removes all."""
    cards, told = cards_of(row), amount(row)
    if cards.range == st.IN_LINE:
        which = noun(cards, teller, EVERY, ON, "in-line")
        return Message("deed-remove-line", which=which, **teller.named, **told)
    more = "their-choice" if row.how & st.OWNER_CHOOSES else "none"
    if row.whose in (st.PARTICIPANTS, st.NOT_FEWEST):
        chosen = not is_definite(cards)
        which = noun(cards, teller, place=LAST if chosen else Place(PLACE, amid=True), more=more)
        return Message(DEEDS[row.whose], which=which, chosen=chosen, **told)
    which = noun(cards, teller, place=ON, more=more)
    if more != "none" and row.whose in WHO_CHOOSES:
        return Message("deed-remove-chosen", which=which, whose=WHO_CHOOSES[row.whose], **told)
    return Message(DEEDS[row.whose], which=which, **told)


def offer(row: Row, teller: Teller) -> dict[str, Any]:
    return {"which": noun(row.cards, teller, place=ON), **amount(row)}


def brief(row: Row) -> Message:
    return Message("brief-remove", which=brief_noun(cards_of(row)), whose=OWNERS[row.whose], **amount(row))
