"""Shadow Throne in numbers: what a learner sees, and a count of every card for the auditors."""

from __future__ import annotations

from typing import Any

from eminence.games.shadow_throne import state as st
from eminence.games.shadow_throne.battle import strength
from eminence.games.shadow_throne.characters import card_of, faction_of, tokens_of, wave_of
from eminence.games.shadow_throne.choices import back, onward
from eminence.games.shadow_throne.memory import first_look, next_look
from eminence.games.shadow_throne.state import Cards, State
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, rule

WAVE_MARKS = 5 + st.FACTIONS
"""Of each seat and wave: tokens, dead, silent, acted, bonus, and power on every faction's side."""
WAVE_BLOCK = st.TYPES + WAVE_MARKS
SEAT_BLOCK = 6 + (st.WAVES + 1) * WAVE_BLOCK
"""Of each seat: gold, influence, size of hand, locked, waited for, has kept; the waves."""
OWN = st.SEATS * SEAT_BLOCK
"""What the viewer holds: hand, pool, kept card and choice; of every pool what she passed on; what she has not seen;
what others cannot have kept; whether she brings nobody."""
REST = OWN + (4 + st.SEATS + 2) * st.TYPES + 1
TENSOR = REST + 5 + 4 + st.OPTIONS
MOST = 127


@rule
def encode(cards: Cards, s: State, seat: int, out: Any) -> None:
    """Seats are counted from the viewer on, so a learner sees the same table from every chair."""
    for step in range(s.seats):
        encode_seat(cards, s, onward(s, seat, step), SEAT_BLOCK * step, out)
    for at in range(st.HAND):
        if s.hands[seat][at] >= 0:
            out[OWN + s.hands[seat][at]] += 1
    pool = back(s, seat, s.round)
    for place in range(s.round, st.POOL):
        if s.pools[pool][place] >= 0:
            out[OWN + st.TYPES + s.pools[pool][place]] += 1
    if s.kept[seat] >= 0:
        out[OWN + 2 * st.TYPES + s.kept[seat]] = 1
    if s.chosen[seat] == st.NOBODY:
        out[REST - 1] = 1
    elif s.chosen[seat] >= 0:
        out[OWN + 3 * st.TYPES + s.chosen[seat]] = 1
    for step in range(s.seats):
        encode_passed(s, seat, onward(s, seat, step), OWN + (4 + step) * st.TYPES, out)
    for card in range(st.TYPES):
        out[OWN + (4 + st.SEATS) * st.TYPES + card] = s.deck[card]
        out[OWN + (5 + st.SEATS) * st.TYPES + card] = s.never[seat] >> card & 1
    out[REST + s.phase] = 1
    out[REST + 5] = s.battle
    out[REST + 6] = s.round
    out[REST + 7] = s.wave
    out[REST + 8] = s.number
    for at in range(st.EDITION + 1, st.OPTIONS):  # the edition changes names; all else is in the other options
        out[REST + 9 + at] = s.options[at]
    out[REST + 9] = s.seats


@inline
def encode_seat(cards: Cards, s: State, seat: int, first: int, out: Any) -> None:
    out[first] = min(s.gold[seat], MOST)
    out[first + 1] = min(s.influence[seat], MOST)
    held = 0
    for at in range(st.HAND):
        held += s.hands[seat][at] != NONE
    out[first + 2] = held
    out[first + 3] = s.chosen[seat] != NONE
    out[first + 4] = s.waiting >> seat & 1
    out[first + 5] = s.kept[seat] != NONE
    for at in range(s.fielded[seat]):
        character = s.line[seat][at]
        card = card_of(character)
        block = first + 6 + wave_of(character) * WAVE_BLOCK
        if character & st.DOWN != 0:
            out[block + card] -= 1
        else:
            out[block + card] += 1
            marks = block + st.TYPES
            out[marks] = min(out[marks] + tokens_of(character), MOST)
            out[marks + 1] += character & st.DEAD != 0
            out[marks + 2] += character & st.SILENT != 0
            out[marks + 3] += character & st.ACTED != 0
            out[marks + 4] += character & st.BONUS != 0
            if character & st.DEAD == 0:
                side = marks + 5 + faction_of(character)
                out[side] = min(out[side] + strength(cards, character), MOST)


@inline
def encode_passed(s: State, viewer: int, pool: int, first: int, out: Any) -> None:
    """Cards of a pool that the viewer passed on: somebody has them, or they are in it still."""
    look = first_look(s, viewer, pool)
    while look < st.POOL:
        end = next_look(s, look)
        for place in range(look + 1, end):
            if s.pools[pool][place] >= 0 and look != s.round:
                out[first + s.pools[pool][place]] += 1
        look = end


@rule
def census(cards: Cards, s: State, counts: list[int]) -> None:
    for card in range(st.TYPES):
        counts[card] += s.deck[card]
    for seat in range(s.seats):
        for at in range(st.HAND):
            if s.hands[seat][at] >= 0:
                counts[s.hands[seat][at]] += 1
        for place in range(s.round, st.POOL):
            if s.pools[seat][place] >= 0:
                counts[s.pools[seat][place]] += 1
        for at in range(s.fielded[seat]):
            counts[card_of(s.line[seat][at])] += 1


@rule
def recount(cards: Cards, s: State, facts: list[int]) -> None:
    """For studies: the battles."""
    facts[0] = s.battle
