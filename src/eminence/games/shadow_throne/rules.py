"""Shadow Throne: the rules, from set-up to scoring. ST-n are the numbers of RULES.md.

Plain functions on records that keep `kernel.contract`; they run as they are and compiled. What may be chosen is in
`choices`, battles in `battle`, what abilities do in `verbs`, who sees and remembers what in `memory`, dealt worlds in
`worlds`, what learners see in `numbers`. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadow_throne import events, verbs
from eminence.games.shadow_throne.battle import (
    act,
    bring,
    leaders,
    pay,
    pending,
    powers,
    rally_sounds,
    share_spoils,
    tell_power,
    tell_stays,
)
from eminence.games.shadow_throne.characters import card_of
from eminence.games.shadow_throne.choices import actors, back, legal, summoner
from eminence.games.shadow_throne.memory import hide, remember
from eminence.games.shadow_throne.moves import PASS
from eminence.games.shadow_throne.numbers import census, encode
from eminence.games.shadow_throne.state import (
    BATTLES,
    DRAFT,
    EDITION,
    EXTRA,
    FACTION_AT,
    HAND,
    INFLUENCE_TO_WIN,
    KEEP,
    LINE,
    NOBODY,
    NUMBERS,
    OPTIONS,
    OVER,
    POOL,
    SEATS,
    START_GOLD,
    TYPES,
    WAVE,
    WAVES,
    Cards,
    State,
)
from eminence.games.shadow_throne.table import add_to_hand, add_to_pool, take_from_pool
from eminence.games.shadow_throne.worlds import deal
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, rule
from eminence.kernel.rng import RngState, draw_from_bag

__all__ = ["actors", "apply", "census", "deal", "encode", "hide", "legal", "score", "setup"]

# --- Set-up -----------------------------------------------------------------------------------------------------------


@rule
def setup(cards: Cards, s: State, seats: int, options: list[int], rng: RngState) -> None:
    for at in range(OPTIONS):
        s.options[at] = options[at]
    s.seats = seats
    s.battle = 0
    s.viewer = NONE
    for seat in range(SEATS):
        s.gold[seat] = START_GOLD if seat < seats else 0
        s.influence[seat] = 0
        s.fielded[seat] = 0
        s.chosen[seat] = NONE
        s.kept[seat] = NONE
        s.never[seat] = 0
        for at in range(LINE):
            s.line[seat][at] = NONE
        for at in range(HAND):
            s.hands[seat][at] = NONE
        for at in range(POOL):
            s.pools[seat][at] = NONE
    for card in range(TYPES):
        s.deck[card] = cards.copies[card]
    begin_battle(s, rng)


@rule
def begin_battle(s: State, rng: RngState) -> None:
    """Six cards for every seat, seat by seat (ST-22)."""
    s.battle += 1
    events.battle_begun(s, battle=s.battle, edition=s.options[EDITION], picks=POOL)
    for seat in range(s.seats):
        for count in range(POOL):
            add_to_pool(s, seat, count, draw_from_bag(s.deck, TYPES, rng))
    s.phase = DRAFT
    s.round = 0
    s.wave = 0
    s.number = 0
    s.waiting = (1 << s.seats) - 1
    show_pools(s)


@inline
def show_pools(s: State) -> None:
    for seat in range(s.seats):
        pool = back(s, seat, s.round)
        for place in range(s.round, POOL):
            events.offered(s, 1 << seat, card=s.pools[pool][place])
        events.pool_seen(s, 1 << seat, who=seat, pick=s.round + 1)


# --- Choosing ---------------------------------------------------------------------------------------------------------


@rule
def apply(cards: Cards, s: State, seat: int, action: int, rng: RngState) -> None:
    """A choice is locked; nothing happens until the last one is (ST-2, ST-23)."""
    s.chosen[seat] = NOBODY if action == PASS else action - TYPES * s.phase
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        if s.phase == DRAFT:
            end_pick(cards, s)
        elif s.phase == WAVE:
            reveal(cards, s)
            resolve(cards, s, rng)
        elif s.phase == EXTRA:
            bring_extras(cards, s)
            resolve(cards, s, rng)
        else:
            end_battle(cards, s, rng)


@rule
def end_pick(cards: Cards, s: State) -> None:
    """Everybody's card joins the hand, and the pools go to the left (ST-1)."""
    for seat in range(s.seats):
        card = s.chosen[seat]
        take_from_pool(s, back(s, seat, s.round), card)
        add_to_hand(s, seat, card)
        s.chosen[seat] = NONE
        events.taken(s, 1 << seat, who=seat, card=card)
    s.round += 1
    if s.round < POOL:
        s.waiting = (1 << s.seats) - 1
        show_pools(s)
    else:
        s.wave = 1
        ask_for_hands(s, WAVE)


@inline
def ask_for_hands(s: State, phase: int) -> None:
    """Everybody who has a card left is asked (ST-28)."""
    s.phase = phase
    s.waiting = 0
    for seat in range(s.seats):
        s.waiting |= (s.hands[seat][0] != NONE) << seat


NOW = (0, 0x22, 0x66, 0xEE)
"""What of `pending` comes at a number: everything up to it, for an extra card acts as late as it came (ST-19)."""

# --- A wave -----------------------------------------------------------------------------------------------------------


@rule
def reveal(cards: Cards, s: State) -> None:
    """All cards are turned at once; then each seat pays or collects (ST-2, ST-3)."""
    events.cards_turned(s, wave=s.wave, waves=WAVES, edition=s.options[EDITION])
    rallying = rally_sounds(cards, s)
    for seat in range(s.seats):
        if s.chosen[seat] != NONE:
            pay(cards, s, seat, s.chosen[seat], rallying)
            s.chosen[seat] = NONE
    s.number = 1


@rule
def bring_extras(cards: Cards, s: State) -> None:
    for seat in range(s.seats):
        if s.chosen[seat] != NONE:
            bring(cards, s, seat, s.chosen[seat])
            s.chosen[seat] = NONE


@rule
def resolve(cards: Cards, s: State, rng: RngState) -> None:
    """The 1s, the 2s, the 3s; before those of a number act, extra cards are asked for (ST-5, ST-19)."""
    while s.number <= NUMBERS:
        due = pending(cards, s) & NOW[s.number]
        if due >> 4 != 0:
            s.phase = EXTRA
            for seat in range(s.seats):
                s.waiting |= (summoner(cards, s, seat) != NONE) << seat
            return
        if due != 0:
            act(cards, s)
        s.number += 1
    s.number = 0
    tell_power(cards, s)
    while s.waiting == 0 and s.wave < WAVES:
        s.wave += 1
        ask_for_hands(s, WAVE)
    if s.waiting == 0:
        end_fighting(cards, s, rng)


# --- After the last wave ----------------------------------------------------------------------------------------------


@rule
def end_fighting(cards: Cards, s: State, rng: RngState) -> None:
    """The spoils; then the game is over, or everybody keeps a card (ST-16 to ST-18, ST-29)."""
    share_spoils(cards, s)
    over = s.battle >= BATTLES
    for seat in range(s.seats):
        over |= s.influence[seat] >= s.options[INFLUENCE_TO_WIN]
    if over:
        s.phase = OVER
        events.ended(s, battle=s.battle)
        return
    tell_stays(cards, s)
    ask_for_hands(s, KEEP)
    if s.waiting == 0:
        end_battle(cards, s, rng)


@rule
def end_battle(cards: Cards, s: State, rng: RngState) -> None:
    """Everything but kept cards and those who stay goes back into the deck (ST-15, ST-18)."""
    remember(cards, s)
    winners = leaders(powers(cards, s))
    for seat in range(s.seats):
        clear_hand(s, seat)
        clear_line(cards, s, seat, winners)
    begin_battle(s, rng)


@inline
def clear_hand(s: State, seat: int) -> None:
    for at in range(HAND):
        card = s.hands[seat][at]
        if card != NONE:
            s.deck[card] += 1
            s.hands[seat][at] = NONE
    kept = s.chosen[seat]
    s.kept[seat] = kept
    s.chosen[seat] = NONE
    if kept != NONE:
        s.deck[kept] -= 1
        s.hands[seat][0] = kept
        events.kept(s, 1 << seat, who=seat, card=kept)


@inline
def clear_line(cards: Cards, s: State, seat: int, winners: int) -> None:
    """Who stays stands in wave 0, as fresh as on the first day."""
    stayed = 0
    for at in range(s.fielded[seat]):
        character = s.line[seat][at]
        card = card_of(character)
        s.line[seat][at] = NONE
        if verbs.stays(cards.verb[card], cards, character, winners):
            s.line[seat][stayed] = card | cards.faction[card] << FACTION_AT
            stayed += 1
        else:
            s.deck[card] += 1
    s.fielded[seat] = stayed


# --- Who wins ---------------------------------------------------------------------------------------------------------


@rule
def score(cards: Cards, s: State, points: list[int]) -> int:
    """Most influence, then most gold; who is equal in both does not win, and nobody else does (ST-17)."""
    best = -1
    winners = 0
    for seat in range(s.seats):
        points[seat] = s.influence[seat]
        rating = s.influence[seat] * 100_000 + s.gold[seat]
        if rating > best:
            best = rating
            winners = 1 << seat
        elif rating == best:
            winners = 0
    return winners
