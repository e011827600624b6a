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
from eminence.games.shadow_throne.memory import first_look, next_look, sort_places
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

LOCATED, UNSEEN, PASSED = -1, 0, 1
"""What a source is to the viewer: known, never seen, or (from 1 on) seen and then passed on with others."""
SWAPS = 100
"""How many random swaps shuffle a world in which cards were shown or kept."""

# A source is a number, HAND a seat: the places of the pool that was dealt to it, and its kept card. While a world is
# made, `hands` holds what kind each source is of (see `sort_out`); at the end hands are formed anew.


@rule
def deal(cards: Cards, s: State, rng: Words) -> None:
    if s.viewer == NONE and not veiled(s):
        return
    sort_out(s)
    shown = put_back(s)
    fill(s, rng)
    wrong = True
    while wrong:
        wrong = False
        for seat in range(s.seats):
            wrong |= seat != s.viewer and mend(s, seat, rng)
    if shown > 0 or s.battle > 1:
        left = size(s.deck, TYPES)
        for _ in range(SWAPS):
            shuffle(s, left, rng)
    for seat in range(s.seats):
        form_hand(s, seat)
        sort_places(s, seat, s.round, POOL)
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
def card_at(s: State, source: int) -> int:
    row = source // HAND
    place = source - HAND * row
    return s.pools[row][place] if place < POOL else s.kept[row]


@inline
def put_at(s: State, source: int, card: int) -> None:
    row = source // HAND
    place = source - HAND * row
    if place < POOL:
        s.pools[row][place] = card
    else:
        s.kept[row] = card


@inline
def kind_of(s: State, source: int) -> int:
    return s.hands[source // HAND][source % HAND]


@inline
def alike(s: State, one: int, two: int) -> bool:
    """Cards may change places between unseen sources, and within a group that was passed on together."""
    kind = kind_of(s, one)
    return kind == kind_of(s, two) and (kind == UNSEEN or one // HAND == two // HAND)


@inline
def sort_out(s: State) -> None:
    """Note of every source what it is to the viewer; an empty one is none of hers to fill."""
    for row in range(s.seats):
        look = first_look(s, s.viewer, row)
        for place in range(look):
            s.hands[row][place] = UNSEEN
        kind = PASSED
        while look < POOL:
            end = next_look(s, look)
            s.hands[row][look] = LOCATED
            for place in range(look + 1, end):
                s.hands[row][place] = LOCATED if look == s.round else kind
            look = end
            kind += 1
        for place in range(POOL):
            if s.pools[row][place] == NONE:
                s.hands[row][place] = LOCATED
        s.hands[row][POOL] = LOCATED if row == s.viewer or s.kept[row] == NONE else UNSEEN


@inline
def taker(s: State, source: int) -> int:
    """Who has the card of a source; nobody while it is in a pool."""
    row = source // HAND
    place = source - HAND * row
    if place == POOL:
        return row
    return onward(s, row, place) if place < s.round else NONE


@inline
def source_of(s: State, seat: int, nth: int) -> int:
    """The places that a seat has taken from, round by round, and then its kept card."""
    return HAND * back(s, seat, nth) + nth if nth < s.round else HAND * seat + POOL


@inline
def welcome(s: State, source: int, card: int) -> bool:
    """Whether a card can have been there, as far as the viewer knows."""
    if source % HAND < POOL or s.viewer < 0:
        return True
    return s.never[s.viewer] >> card & 1 == 0


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
    for source in range(HAND * s.seats):
        if kind_of(s, source) >= PASSED:
            s.deck[card_at(s, source)] -= 1
    return shown


@inline
def fill(s: State, rng: Words) -> None:
    """Any cards into the unseen sources; the groups into any order."""
    for seat in range(s.seats):
        if s.kept[seat] == HOLE:
            s.kept[seat] = pick_kept(s, seat, rng)
    for source in range(HAND * s.seats):
        kind = kind_of(s, source)
        if kind >= PASSED:
            trade(s, source, partner(s, source, rng))
        elif kind == UNSEEN and card_at(s, source) == HOLE:
            put_at(s, source, pick(s.deck, TYPES, rng))


@inline
def pick_kept(s: State, seat: int, rng: Words) -> int:
    """A card that the seat can have kept, if one is left."""
    source = HAND * seat + POOL
    total = 0
    for card in range(TYPES):
        total += s.deck[card] * welcome(s, source, card)
    if total == 0:
        return pick(s.deck, TYPES, rng)
    left = draw(rng, total)
    for card in range(TYPES):
        left -= s.deck[card] * welcome(s, source, card)
        if left < 0:
            s.deck[card] -= 1
            return card
    return NONE


@inline
def partner(s: State, source: int, rng: Words) -> int:
    """A random source of the same group, from this one on."""
    end = source - source % HAND + POOL
    count = 0
    for other in range(source, end):
        count += alike(s, source, other)
    left = draw(rng, count)
    for other in range(source, end):
        left -= alike(s, source, other)
        if left < 0:
            return other
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
    row = seat
    for nth in range(s.round):
        count += s.pools[row][nth] == card
        row = row - 1 if row > 0 else s.seats - 1
    return count + (s.kept[seat] == card)


@inline
def showed(s: State, seat: int, card: int) -> int:
    count = 0
    for at in range(s.fielded[seat]):
        count += (card_of(s.line[seat][at]) == card) & (wave_of(s.line[seat][at]) > 0)
    return count


@inline
def can_lose(s: State, source: int, card: int) -> bool:
    """Whether who has it has more of a card than was shown."""
    seat = taker(s, source)
    return seat == NONE or seat == s.viewer or has(s, seat, card) > showed(s, seat, card)


@rule
def mend(s: State, seat: int, rng: Words) -> bool:
    """Try to give a seat the cards that it showed and lacks; whether anything was wrong."""
    wrong = s.kept[seat] != NONE and not welcome(s, HAND * seat + POOL, s.kept[seat])
    if wrong:
        exchange(s, HAND * seat + POOL, NONE, rng)
    for at in range(s.fielded[seat]):
        card = card_of(s.line[seat][at])
        if wave_of(s.line[seat][at]) > 0 and has(s, seat, card) < showed(s, seat, card):
            wrong = True
            source = likely_source(s, seat, card, rng)
            if source != NONE:
                exchange(s, source, card, rng)
    return wrong


@inline
def likely_source(s: State, seat: int, card: int, rng: Words) -> int:
    """Where a seat may have had a card from: each source as likely as the card is to lie there; or none."""
    unseen = odds_unseen(s, card)
    total = 0
    for nth in range(s.round + 1):
        total += odds(s, source_of(s, seat, nth), card, unseen)
    if total == 0:
        return NONE
    left = draw(rng, total)
    for nth in range(s.round + 1):
        left -= odds(s, source_of(s, seat, nth), card, unseen)
        if left < 0:
            return source_of(s, seat, nth)
    return NONE


@inline
def odds(s: State, source: int, card: int, unseen: int) -> int:
    """The copies of a card among all cards that may lie in a source, in thousandths; none if it lies there already."""
    kind = kind_of(s, source)
    if kind == LOCATED or card_at(s, source) == card:
        return 0
    if kind == UNSEEN:
        return unseen
    copies = 0
    cards = 0
    row = source // HAND
    for place in range(POOL):
        if s.hands[row][place] == kind:
            cards += 1
            copies += s.pools[row][place] == card
    return 1000 * copies // cards


@inline
def odds_unseen(s: State, card: int) -> int:
    copies = s.deck[card]
    cards = size(s.deck, TYPES) + 1
    for source in range(HAND * s.seats):
        if kind_of(s, source) == UNSEEN:
            cards += 1
            copies += card_at(s, source) == card
    return 1000 * copies // cards


@rule
def exchange(s: State, source: int, wanted: int, rng: Words) -> bool:
    """Put a wanted card (or any) into a source, from the deck or from another source, if one can be found.

    What is needed where it is gets taken away now and then: else two seats could wait for each other for ever.
    """
    held = card_at(s, source)
    if kind_of(s, source) == LOCATED or held == wanted or (not can_lose(s, source, held) and draw(rng, 4) > 0):
        return False
    if kind_of(s, source) == UNSEEN and draw(rng, 2) == 0 and from_deck(s, source, wanted, rng):
        return True
    other = draw(rng, HAND * s.seats)
    for _ in range(HAND * s.seats):
        card = card_at(s, other)
        if (
            (card == wanted or wanted == NONE)
            and card != held
            and alike(s, source, other)
            and welcome(s, source, card)
            and (welcome(s, other, held) or draw(rng, 8) == 0)
            and (can_lose(s, other, card) or draw(rng, 8) == 0)
        ):
            trade(s, source, other)
            return True
        other = other + 1 if other < HAND * s.seats - 1 else 0
    return False


@inline
def from_deck(s: State, source: int, wanted: int, rng: Words) -> bool:
    card = wanted
    if wanted == NONE:
        if size(s.deck, TYPES) == 0:
            return False
        card = pick(s.deck, TYPES, rng)
        s.deck[card] += 1
    if s.deck[card] == 0 or not welcome(s, source, card):
        return False
    s.deck[card] -= 1
    s.deck[card_at(s, source)] += 1
    put_at(s, source, card)
    return True


@inline
def shuffle(s: State, left: int, rng: Words) -> None:
    """Two random sources, or one and the deck, change their cards if everything is still explained: a step that is as
    likely as the step back, so that in the long run every world is as likely as any other."""
    one = draw(rng, HAND * s.seats)
    kind = kind_of(s, one)
    if kind == LOCATED:
        return
    held = card_at(s, one)
    two = draw(rng, HAND * s.seats + left) if kind == UNSEEN else one - one % HAND + draw(rng, POOL)
    if two >= HAND * s.seats:
        shuffle_in(s, one, held, rng)
        return
    card = card_at(s, two)
    if card == held or not alike(s, one, two) or not (welcome(s, one, card) and welcome(s, two, held)):
        return
    if (can_lose(s, one, held) and can_lose(s, two, card)) or taker(s, one) == taker(s, two):
        trade(s, one, two)


@inline
def shuffle_in(s: State, source: int, held: int, rng: Words) -> None:
    """Change the card of a source for one of the deck."""
    card = pick(s.deck, TYPES, rng)
    if welcome(s, source, card) and can_lose(s, source, held):
        put_at(s, source, card)
        card = held
    s.deck[card] += 1


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
    """What the others know of the battle before is not known. They are taken to know what the viewer knows, apart from
    her own card; and who kept the only copy of a card knows that too."""
    public = 0
    if s.viewer >= 0:
        public = s.never[s.viewer]
        if s.kept[s.viewer] >= 0:
            public &= ~(1 << s.kept[s.viewer])
    for seat in range(s.seats):
        if seat != s.viewer:
            s.never[seat] = public
            if s.kept[seat] != NONE:
                s.never[seat] |= (cards.copies[s.kept[seat]] == 1) << s.kept[seat]
