"""Shadow Throne: worlds that agree with everything a viewer has seen. ST-n: see RULES.md.

What a viewer does not know is where cards were taken: places in pools that she never saw, the order of those that she
passed on, and the cards that others kept. A world fills these *sources* (see `sources`); hands follow. It must explain
every card that others have shown since: who showed a card has taken or kept it.

Without shown cards every world is equally likely. With them, a first guess is mended until it explains them all, and
then shuffled by random swaps that keep it so, which brings all possible worlds towards the same chance.
Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadow_throne.characters import card_of, wave_of
from eminence.games.shadow_throne.choices import back, may_bring, summoner
from eminence.games.shadow_throne.memory import showed, sort_places
from eminence.games.shadow_throne.sources import (
    LOCATED,
    PASSED,
    UNSEEN,
    alike,
    can_lose,
    card_at,
    has,
    kind_of,
    put_at,
    sort_out,
    source_of,
    taker,
    trade,
    welcome,
)
from eminence.games.shadow_throne.state import (
    DRAFT,
    EXTRA,
    HAND,
    NOBODY,
    POOL,
    TYPES,
    Cards,
    State,
)
from eminence.games.shadow_throne.table import add_to_hand
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.primitives import inline, rule
from eminence.kernel.rng import RngState, bag_size, draw, draw_from_bag

SWAPS = 100
"""How many random swaps shuffle a world in which cards were shown or kept."""


@rule
def deal(cards: Cards, s: State, rng: RngState) -> None:
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
        left = bag_size(s.deck, TYPES)
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
def fill(s: State, rng: RngState) -> None:
    """Any cards into the unseen sources; the groups into any order."""
    for seat in range(s.seats):
        if s.kept[seat] == HOLE:
            s.kept[seat] = pick_kept(s, seat, rng)
    for source in range(HAND * s.seats):
        kind = kind_of(s, source)
        if kind >= PASSED:
            trade(s, source, partner(s, source, rng))
        elif kind == UNSEEN and card_at(s, source) == HOLE:
            put_at(s, source, draw_from_bag(s.deck, TYPES, rng))


@inline
def pick_kept(s: State, seat: int, rng: RngState) -> int:
    """A card that the seat can have kept, if one is left."""
    source = HAND * seat + POOL
    total = 0
    for card in range(TYPES):
        total += s.deck[card] * welcome(s, source, card)
    if total == 0:
        return draw_from_bag(s.deck, TYPES, rng)
    left = draw(rng, total)
    for card in range(TYPES):
        left -= s.deck[card] * welcome(s, source, card)
        if left < 0:
            s.deck[card] -= 1
            return card
    return NONE


@inline
def partner(s: State, source: int, rng: RngState) -> int:
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


# --- Explaining what was shown ----------------------------------------------------------------------------------------


@rule
def mend(s: State, seat: int, rng: RngState) -> bool:
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
def likely_source(s: State, seat: int, card: int, rng: RngState) -> int:
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
    cards = bag_size(s.deck, TYPES) + 1
    for source in range(HAND * s.seats):
        if kind_of(s, source) == UNSEEN:
            cards += 1
            copies += card_at(s, source) == card
    return 1000 * copies // cards


@rule
def exchange(s: State, source: int, wanted: int, rng: RngState) -> bool:
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
def from_deck(s: State, source: int, wanted: int, rng: RngState) -> bool:
    card = wanted
    if wanted == NONE:
        if bag_size(s.deck, TYPES) == 0:
            return False
        card = draw_from_bag(s.deck, TYPES, rng)
        s.deck[card] += 1
    if s.deck[card] == 0 or not welcome(s, source, card):
        return False
    s.deck[card] -= 1
    s.deck[card_at(s, source)] += 1
    put_at(s, source, card)
    return True


@inline
def shuffle(s: State, left: int, rng: RngState) -> None:
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
def shuffle_in(s: State, source: int, held: int, rng: RngState) -> None:
    """Change the card of a source for one of the deck."""
    card = draw_from_bag(s.deck, TYPES, rng)
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
def guess(cards: Cards, s: State, seat: int, rng: RngState) -> int:
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
    return may_bring(cards, s, seat, card_of(s.line[seat][summoner(cards, s, seat)]), card)


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
