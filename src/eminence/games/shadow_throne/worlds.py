"""Shadow Throne: worlds that agree with everything a viewer has seen. ST-n: see RULES.md.

What a viewer does not know is where cards were taken: places in pools that she never saw, the order of those that she
passed on, and the cards that others kept. A world fills these *sources*; hands follow from them. It must explain every
card that others have shown since: who showed a card has taken or kept it.

Without shown cards every world is equally likely. With them, a first guess is mended until it explains them all, and
then shuffled by random swaps that keep it so, which brings all possible worlds towards the same chance.
Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadow_throne.choices import back, card_of, invited, onward, summoner, wave_of
from eminence.games.shadow_throne.memory import LOCATED, PASSED, UNSEEN, group
from eminence.games.shadow_throne.state import (
    DRAFT,
    EXTRA,
    HAND,
    NOBODY,
    POOL,
    TYPES,
    UNAFFORDABLE_ATTEMPT,
    Cards,
    State,
)
from eminence.games.shadow_throne.table import add_to_hand
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.marks import inline, rule
from eminence.kernel.rng import Words, draw, pick, size

SWAPS = 100
"""How many random swaps shuffle a world in which cards have been shown."""

# A source is a number: 6 a pool for its places, then one a seat for its kept card, then the deck.


@rule
def deal(cards: Cards, s: State, rng: Words) -> None:
    if s.viewer == NONE and not veiled(s):
        return
    shown = put_back(s)
    fill(s, rng)
    wrong = True
    while wrong:
        wrong = False
        for seat in range(s.seats):
            wrong |= seat != s.viewer and mend(s, seat, rng)
    if shown > 0 or s.battle > 1:
        for _ in range(SWAPS):
            shuffle(s, rng)
    for seat in range(s.seats):
        if seat != s.viewer:
            form_hand(s, seat)
    sort_pools(s)
    for seat in range(s.seats):
        if s.chosen[seat] == HOLE:
            s.chosen[seat] = guess(cards, s, seat, rng)
    doubt(cards, s)
    s.viewer = NONE


@inline
def veiled(s: State) -> bool:
    """Whether a record without a viewer is a spectator's view: nobody's secrets are in it."""
    for seat in range(s.seats):
        if s.hands[seat][0] == HOLE or s.kept[seat] == HOLE or s.chosen[seat] == HOLE:
            return True
        for place in range(POOL):
            if s.pools[seat][place] == HOLE:
                return True
    return False


# --- Sources ----------------------------------------------------------------------------------------------------------


@inline
def sources(s: State) -> int:
    return (POOL + 1) * s.seats


@inline
def card_at(s: State, source: int) -> int:
    return s.pools[source // POOL][source % POOL] if source < POOL * s.seats else s.kept[source - POOL * s.seats]


@inline
def put_at(s: State, source: int, card: int) -> None:
    if source < POOL * s.seats:
        s.pools[source // POOL][source % POOL] = card
    else:
        s.kept[source - POOL * s.seats] = card


@inline
def kind_of(s: State, source: int) -> int:
    """Cards may change places between sources of the same kind: the unseen ones, or a group of one pool."""
    if source >= POOL * s.seats:
        return LOCATED if source - POOL * s.seats == s.viewer else UNSEEN
    pool = source // POOL
    kind = group(s, s.viewer, pool, source % POOL)
    return kind if kind <= UNSEEN else PASSED + POOL * pool + kind


@inline
def taker(s: State, source: int) -> int:
    """Who has the card of a source; nobody while it is in a pool."""
    if source >= POOL * s.seats:
        return source - POOL * s.seats
    return onward(s, source // POOL, source % POOL) if source % POOL < s.round else NONE


@inline
def source_of(s: State, seat: int, nth: int) -> int:
    """The places that a seat has taken from, round by round, and then its kept card."""
    return POOL * back(s, seat, nth) + nth if nth < s.round else POOL * s.seats + seat


@inline
def welcome(s: State, source: int, card: int) -> bool:
    """Whether a card can have been there, as far as the viewer knows."""
    if source < POOL * s.seats or s.viewer < 0:
        return True
    return s.never[s.viewer][source - POOL * s.seats] >> card & 1 == 0


# --- A first guess ----------------------------------------------------------------------------------------------------


@inline
def put_back(s: State) -> int:
    """Bring together all cards that lie in unknown sources or in the deck; returns how many were shown by others."""
    shown = 0
    for seat in range(s.seats):
        for at in range(s.fielded[seat]):
            if seat != s.viewer and wave_of(s.line[seat][at]) > 0:
                s.deck[card_of(s.line[seat][at])] += 1
                shown += 1
    for source in range(POOL * s.seats):
        if kind_of(s, source) >= PASSED and card_at(s, source) != NONE:
            s.deck[card_at(s, source)] -= 1
    return shown


@inline
def fill(s: State, rng: Words) -> None:
    """Any cards into the unseen sources; the groups into any order."""
    for seat in range(s.seats):
        if s.kept[seat] == HOLE:
            s.kept[seat] = pick_kept(s, seat, rng)
    for source in range(POOL * s.seats):
        if card_at(s, source) == HOLE:
            put_at(s, source, pick(s.deck, TYPES, rng))
    for source in range(POOL * s.seats):
        kind = kind_of(s, source)
        if kind >= PASSED and card_at(s, source) != NONE:
            trade(s, source, partner(s, source, kind, rng))


@inline
def pick_kept(s: State, seat: int, rng: Words) -> int:
    """A card that the seat can have kept."""
    total = 0
    for card in range(TYPES):
        total += s.deck[card] * welcome(s, POOL * s.seats + seat, card)
    if total == 0:
        return pick(s.deck, TYPES, rng)
    left = draw(rng, total)
    for card in range(TYPES):
        left -= s.deck[card] * welcome(s, POOL * s.seats + seat, card)
        if left < 0:
            s.deck[card] -= 1
            return card
    return NONE


@inline
def partner(s: State, source: int, kind: int, rng: Words) -> int:
    """A random source of the same group, from this one on."""
    count = 0
    for other in range(source, source - source % POOL + POOL):
        count += kind_of(s, other) == kind and card_at(s, other) != NONE
    left = draw(rng, count)
    for other in range(source, source - source % POOL + POOL):
        if kind_of(s, other) == kind and card_at(s, other) != NONE:
            if left == 0:
                return other
            left -= 1
    return source


@inline
def trade(s: State, one: int, two: int) -> None:
    card = card_at(s, one)
    put_at(s, one, card_at(s, two))
    put_at(s, two, card)


# --- Explaining what was shown ----------------------------------------------------------------------------------------


@inline
def has(s: State, seat: int, card: int) -> int:
    """How many of a card a seat has taken or kept."""
    count = 0
    for nth in range(s.round + 1):
        count += card_at(s, source_of(s, seat, nth)) == card
    return count


@inline
def showed(s: State, seat: int, card: int) -> int:
    count = 0
    for at in range(s.fielded[seat]):
        count += card_of(s.line[seat][at]) == card and wave_of(s.line[seat][at]) > 0
    return count


@inline
def can_lose(s: State, source: int, card: int) -> bool:
    """Whether who has it has more of a card than was shown."""
    seat = taker(s, source)
    return seat == NONE or seat == s.viewer or has(s, seat, card) > showed(s, seat, card)


@rule
def mend(s: State, seat: int, rng: Words) -> bool:
    """Try to give a seat a card that it showed and lacks; whether anything was wrong."""
    wrong = s.kept[seat] != NONE and not welcome(s, POOL * s.seats + seat, s.kept[seat])
    if wrong:
        exchange(s, POOL * s.seats + seat, NONE, rng)
    for at in range(s.fielded[seat]):
        card = card_of(s.line[seat][at])
        if wave_of(s.line[seat][at]) > 0 and has(s, seat, card) < showed(s, seat, card):
            wrong = True
            exchange(s, source_of(s, seat, draw(rng, s.round + 1)), card, rng)
    return wrong


@inline
def exchange(s: State, source: int, wanted: int, rng: Words) -> None:
    """Put a wanted card (or any) into a source, from one of the same kind or from the deck, if there is one.

    What another seat needs is taken from it now and then: else two could wait for each other for ever.
    """
    kind = kind_of(s, source)
    held = card_at(s, source)
    if kind == LOCATED or held == NONE or held == wanted:
        return
    if not can_lose(s, source, held) and draw(rng, 4) > 0:
        return
    start = draw(rng, sources(s))
    if kind == UNSEEN and draw(rng, 2) == 0:
        start = sources(s)
    if start == sources(s):
        from_deck(s, source, wanted, rng)
        return
    for step in range(sources(s)):
        other = start + step if start + step < sources(s) else start + step - sources(s)
        card = card_at(s, other)
        if (
            (card == wanted or (wanted == NONE and card != NONE))
            and card != held
            and kind_of(s, other) == kind
            and welcome(s, source, card)
            and (welcome(s, other, held) or draw(rng, 8) == 0)
            and (can_lose(s, other, card) or draw(rng, 8) == 0)
        ):
            trade(s, source, other)
            return


@inline
def from_deck(s: State, source: int, wanted: int, rng: Words) -> None:
    card = wanted
    if wanted == NONE and size(s.deck, TYPES) > 0:
        card = pick(s.deck, TYPES, rng)
        s.deck[card] += 1
    if card != NONE and s.deck[card] > 0 and welcome(s, source, card):
        s.deck[card] -= 1
        s.deck[card_at(s, source)] += 1
        put_at(s, source, card)


@rule
def shuffle(s: State, rng: Words) -> None:
    """Two random sources change their cards if everything is still explained: as likely there as back."""
    one = draw(rng, sources(s))
    kind = kind_of(s, one)
    held = card_at(s, one)
    if kind == LOCATED or held == NONE:
        return
    two = draw(rng, sources(s) + size(s.deck, TYPES) * (kind == UNSEEN))
    if two >= sources(s):
        if can_lose(s, one, held):
            card = pick(s.deck, TYPES, rng)
            if welcome(s, one, card):
                put_at(s, one, card)
                s.deck[held] += 1
            else:
                s.deck[card] += 1
        return
    card = card_at(s, two)
    if (
        card == NONE
        or card == held
        or kind_of(s, two) != kind
        or not welcome(s, one, card)
        or not welcome(s, two, held)
    ):
        return
    if (can_lose(s, one, held) and can_lose(s, two, card)) or taker(s, one) == taker(s, two):
        trade(s, one, two)


# --- What follows -----------------------------------------------------------------------------------------------------


@inline
def form_hand(s: State, seat: int) -> None:
    """A hand is what was taken and kept, without what was shown."""
    for at in range(HAND):
        s.hands[seat][at] = NONE
    for nth in range(s.round + 1):
        card = card_at(s, source_of(s, seat, nth))
        if card != NONE:
            earlier = 0
            for before in range(nth):
                earlier += card_at(s, source_of(s, seat, before)) == card
            if earlier >= showed(s, seat, card):
                add_to_hand(s, seat, card)


@inline
def sort_pools(s: State) -> None:
    """What is left of a pool is sorted."""
    for pool in range(s.seats):
        for place in range(s.round, POOL):
            for later in range(place + 1, POOL):
                if s.pools[pool][later] < s.pools[pool][place]:
                    trade(s, POOL * pool + place, POOL * pool + later)


@inline
def guess(cards: Cards, s: State, seat: int, rng: Words) -> int:
    """Anything that the seat can have chosen."""
    if s.phase == DRAFT:
        return s.pools[back(s, seat, s.round)][s.round + draw(rng, POOL - s.round)]
    count = 1 if s.phase == EXTRA else 0
    for at in range(HAND):
        count += possible(cards, s, seat, s.hands[seat][at])
    left = draw(rng, count)
    for at in range(HAND):
        if possible(cards, s, seat, s.hands[seat][at]):
            if left == 0:
                return s.hands[seat][at]
            left -= 1
    return NOBODY


@inline
def possible(cards: Cards, s: State, seat: int, card: int) -> bool:
    if card == NONE:
        return False
    if s.phase != EXTRA:
        return True
    by = card_of(s.line[seat][summoner(cards, s, seat)])
    return invited(cards, by, card) and (cards.price[card] <= s.gold[seat] or s.options[UNAFFORDABLE_ATTEMPT] == 1)


@inline
def doubt(cards: Cards, s: State) -> None:
    """What the others know of the battle before is not known; at least, who kept the only copy of a card knows it."""
    for seat in range(s.seats):
        for other in range(s.seats):
            card = s.kept[seat]
            if seat != s.viewer and other != seat and card != NONE and s.kept[other] != NONE:
                s.never[seat][other] = (cards.copies[card] == 1) << card
