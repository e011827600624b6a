"""Shadows over the Empire: the set-up, from the choice of cards to the first Round. SE-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire import events
from eminence.games.shadows_over_the_empire.layouts import CELLS, TIGHT_LAYOUT
from eminence.games.shadows_over_the_empire.menu import free_slots
from eminence.games.shadows_over_the_empire.state import (
    A_SETS,
    ASTERISKS,
    ASTERISKS_REPLACING,
    B_SETS,
    BY_CHANCE,
    DISTINCT,
    FACTIONS,
    LAST_ROUND,
    LEADER,
    LEADER_CHOICE,
    LEADING,
    LEVEL,
    LEVELS,
    NO_ASTERISKS,
    OPTIONS,
    PLACING,
    REDEALS,
    SEATS,
    SETS,
    SLOTS,
    TIGHT_GRID,
    Cards,
    State,
)
from eminence.games.shadows_over_the_empire.table import begin_round, end_action, forget, recount_tokens, refresh
from eminence.games.shadows_over_the_empire.targets import diverges, leader_cell
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import bit_count, inline, lowest_bit, rule
from eminence.kernel.rng import RngState, draw, draw_member


@rule
def setup(cards: Cards, s: State, seats: int, options: list[int], rng: RngState) -> None:
    """The citizens, the Distinct Personality, the Leaders (SE-65); then the starting player, and citizens for all."""
    for at in range(OPTIONS):
        s.options[at] = options[at]
    s.seats = seats
    s.layout = TIGHT_LAYOUT if seats == 2 and s.options[TIGHT_GRID] == 1 else seats - 2
    s.round = 0
    s.starter = NONE
    s.turn = NONE
    s.passed = 0
    s.redeals = 0
    s.card = NONE
    s.winners = 0
    s.ending = NONE
    s.down = 0
    for at in range(LAST_ROUND):
        s.past[at] = 0
    for seat in range(SEATS):
        s.leaders[seat] = NONE
        for cell in range(CELLS):
            s.tokens[seat][cell] = 0
    for cell in range(CELLS):
        s.grid[cell] = NONE
    recount_tokens(s)
    refresh(s)
    forget(s)
    end_action(s)
    s.aside = 0
    s.present = 0
    choose_citizens(cards, s, rng)
    distinct = DISTINCT + s.options[LEVEL]
    s.grid[cards.centre[s.layout]] = distinct
    s.court = 1 << (distinct - LEADER)
    s.phase = LEADING
    s.asks = 0
    if s.options[LEADER_CHOICE] == BY_CHANCE:
        left = (1 << FACTIONS) - 1
        for seat in range(seats):
            faction = draw_member(left, rng)
            left &= ~(1 << faction)
            take_leader(cards, s, seat, faction)
        begin_placing(cards, s, rng)


@inline
def choose_citizens(cards: Cards, s: State, rng: RngState) -> None:
    """So many whole sets of each level, by chance (SE-64); the asterisks beside them or in place of others."""
    s.pool = 0
    for level in range(LEVELS):
        sets = 0
        for at in range(SETS):
            sets |= (cards.sets[level * SETS + at] != 0) << at
        wanted = s.options[A_SETS + level] - 1
        if wanted < 0:
            wanted = bit_count(sets)
        leave = bit_count(sets) - wanted
        while leave > 0 and wanted > 0:
            sets &= ~(1 << draw_member(sets, rng))
            leave -= 1
        while sets != 0 and wanted > 0:
            s.pool |= cards.sets[level * SETS + lowest_bit(sets)]
            sets &= sets - 1
    if s.options[ASTERISKS] != NO_ASTERISKS:
        if s.options[ASTERISKS] == ASTERISKS_REPLACING:
            for _ in range(bit_count(cards.asterisks)):
                s.pool &= ~(1 << draw_member(replaceable(cards, s), rng))
        s.pool |= cards.asterisks


@inline
def replaceable(cards: Cards, s: State) -> int:
    """The citizens whose number an asterisk can stand for: of level B, if there are any."""
    level = 0
    for at in range(SETS):
        level |= cards.sets[(B_SETS - A_SETS) * SETS + at]
    return s.pool & level if s.pool & level != 0 else s.pool


@inline
def take_leader(cards: Cards, s: State, seat: int, faction: int) -> None:
    leader = LEADER + s.options[LEVEL] * FACTIONS + faction
    s.leaders[seat] = leader
    s.grid[leader_cell(cards, s, seat)] = leader
    s.court |= 1 << (leader - LEADER)
    events.leader_chosen(s, who=seat, card=leader)


@rule
def choose_leader(cards: Cards, s: State, seat: int, faction: int, rng: RngState) -> None:
    """In seat order, each faction once (SE-46)."""
    take_leader(cards, s, seat, faction)
    if seat + 1 < s.seats:
        s.asks = seat + 1
    else:
        begin_placing(cards, s, rng)


@rule
def begin_placing(cards: Cards, s: State, rng: RngState) -> None:
    s.starter = draw(rng, s.seats)
    events.starter_named(s, who=s.starter)
    deal_on(cards, s, rng)


@rule
def deal_on(cards: Cards, s: State, rng: RngState) -> None:
    """One card for each Leader in turn order, three times round; then the others lie face down (SE-45)."""
    s.phase = PLACING
    while bit_count(s.present) < SLOTS * s.seats:
        seat = (s.starter + bit_count(s.present)) % s.seats
        card = reveal_for(cards, s, seat, rng)
        if card == NONE:
            deal_again(cards, s)
        else:
            slots = free_slots(cards, s, seat)
            if slots & (slots - 1) != 0:
                s.card = card
                s.asks = seat
                return
            place_card(cards, s, seat, card, lowest_bit(slots))
    s.pool |= s.aside
    s.aside = 0
    for cell in range(CELLS):
        if cards.board[s.layout] >> cell & 1 == 1 and s.grid[cell] == NONE:
            s.down |= 1 << cell
    begin_round(s)


@inline
def reveal_for(cards: Cards, s: State, seat: int, rng: RngState) -> int:
    """The next citizen with the Compulsory Trait, or none; after many set-ups in vain, any (SE-70)."""
    while True:
        if s.pool == 0:
            left = s.aside
            while left != 0 and diverges(cards, s, seat, lowest_bit(left)):
                left &= left - 1
            if left == 0:
                return NONE
            s.pool = s.aside
            s.aside = 0
        card = draw_member(s.pool, rng)
        s.pool &= ~(1 << card)
        events.revealed(s, who=seat, card=card)
        if s.redeals >= REDEALS or not diverges(cards, s, seat, card):
            return card
        s.aside |= 1 << card
        events.rejected(s, who=seat, card=card)


@inline
def place_card(cards: Cards, s: State, seat: int, card: int, cell: int) -> None:
    s.grid[cell] = card
    s.present |= 1 << card
    s.card = NONE
    events.placed(s, who=seat, card=card, cell=cell)


@inline
def deal_again(cards: Cards, s: State) -> None:
    s.redeals += 1
    s.pool |= s.aside | s.present
    s.aside = 0
    s.present = 0
    for seat in range(s.seats):
        slots = cards.slots[s.layout * SEATS + seat]
        while slots != 0:
            s.grid[lowest_bit(slots)] = NONE
            slots &= slots - 1
    events.redealt(s)
