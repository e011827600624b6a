"""Shadow Throne: a sensible player that weighs who may win the battle, what it has at stake, and its gold.

Marked functions like the rules, so it plays at full speed in studies. It reads a hidden record only. Everything is
counted in hundredths of an influence.
"""

from __future__ import annotations

from eminence.games.shadow_throne import verbs
from eminence.games.shadow_throne.battle import power_of, powers
from eminence.games.shadow_throne.characters import card_of, faction_of
from eminence.games.shadow_throne.choices import hush
from eminence.games.shadow_throne.moves import PASS
from eminence.games.shadow_throne.state import (
    CHURCH,
    DEAD,
    DOWN,
    DRAFT,
    EMPIRE,
    EXTRA,
    FACTIONS,
    HAND,
    KEEP,
    REBELS,
    TRACK,
    TYPES,
    Cards,
    State,
)
from eminence.kernel.estimates import chances_from_scores
from eminence.kernel.primitives import inline, rule
from eminence.kernel.rng import RngState, draw

GOLD = (10, 10, 45, 57, 6)
"""What a piece of gold is worth, by wave: most while dear cards are still to come, and little after the last."""
CONSOLATION = 33
LATER_WAVES = (21, 23, 24, 22, 0)
"""What a point of influence in the hand is worth for a later wave, when it is clearer who wins."""
FAR = 8
CHANCES = (
    *(1000, 805, 648, 522, 420, 339, 273, 220),
    *(1000, 805, 648, 522, 420, 339, 273, 220),
    *(1000, 371, 138, 51, 19, 7, 3, 1),
    *(1000, 533, 284, 151, 80, 43, 23, 12),
    *(1000, 463, 214, 99, 46, 21, 10, 5),
)
"""For each wave, the chances of a faction that is so many points behind, against those of the first."""
SHARE = (40, 40, 20)
"""Of a hundred characters that somebody may play, so many are commoners, elites and nobles."""
FOUND = 40
"""Of a hundred whom an ability might find in a wave, so many are counted on."""
FAR_BELOW = -1_000_000


@rule
def greedy_move(cards: Cards, s: State, seat: int, moves: list[int], count: int, rng: RngState) -> int:
    """The choice that is worth most; of equals any."""
    if count == 1:
        return moves[0]
    chosen = moves[0]
    best = FAR_BELOW
    equals = 0
    for at in range(count):
        worth = appraise(cards, s, seat, moves[at])
        if worth > best:
            best = worth
            chosen = moves[at]
            equals = 1
        elif worth == best:
            equals += 1
            if draw(rng, equals) == 0:
                chosen = moves[at]
    return chosen


@inline
def appraise(cards: Cards, s: State, seat: int, action: int) -> int:
    if action == PASS:
        return prospect(cards, s, seat, powers(cards, s), -1, 0)
    card = action % TYPES
    if s.phase == DRAFT:
        return draft_worth(cards, s, seat, card)
    if s.phase == KEEP:
        return card_worth(cards, s, card)
    extra = hush(cards, s, seat, card) if s.phase != EXTRA else 0
    price = cards.price[card] + extra
    if price > s.gold[seat]:
        if s.phase == EXTRA:
            return FAR_BELOW // 2
        return prospect(cards, s, seat, powers(cards, s), -1, -1) - 4 * card_worth(cards, s, card)
    track = powers(cards, s)
    track += push(cards, s, track, card, s.gold[seat] - price)
    return prospect(cards, s, seat, track, card, price) - cards.influence[card] * LATER_WAVES[s.wave]


# --- A battle ---------------------------------------------------------------------------------------------------------


@rule
def prospect(cards: Cards, s: State, seat: int, track: int, card: int, price: int) -> int:
    """What a seat may hope for if the power track stood so, with one more card (or none) in its line."""
    best = max(power_of(track, EMPIRE), power_of(track, REBELS), power_of(track, CHURCH))
    total = 0
    hope = 0
    for faction in range(FACTIONS):
        behind = min(best - power_of(track, faction), FAR - 1)
        chance = CHANCES[FAR * s.wave + behind]
        total += chance
        hope += chance * stake(cards, s, seat, faction, card)
    return hope // total - price * GOLD[s.wave]


@inline
def stake(cards: Cards, s: State, seat: int, faction: int, card: int) -> int:
    """What the victory of a faction is worth to a seat: influence won, less the consolation lost."""
    worth = 0
    for at in range(s.fielded[seat]):
        character = s.line[seat][at]
        held = card_of(character)
        if faction_of(character) == faction and character & DOWN == 0:
            worth += 100 * (cards.influence[held] >> (character & DEAD != 0)) - CONSOLATION * cards.consolation[held]
    if card >= 0 and cards.faction[card] == faction:
        worth += 100 * cards.influence[card] - CONSOLATION * cards.consolation[card]
    return worth


@inline
def push(cards: Cards, s: State, track: int, card: int, left: int) -> int:
    """How a card may move the power track, abilities included, as far as that can be guessed."""
    verb = cards.verb[card]
    crowd = crowd_of(cards, s, card) * FOUND // 100
    own = cards.power[card] + verbs.bonus(verb, cards, card, left) + verbs.push(verb, cards, s, card, crowd)
    lost = crowd // verbs.HARM[verb]
    moved = own << (TRACK * cards.faction[card])
    for faction in range(FACTIONS):
        if faction != cards.faction[card]:
            moved -= min(lost, power_of(track, faction)) << (TRACK * faction)
    return moved


@inline
def crowd_of(cards: Cards, s: State, card: int) -> int:
    """How many of others, in hundredths, an ability may find in a wave."""
    ranks = 0
    for rank in range(3):
        ranks += SHARE[rank] * (cards.ranks[card] >> rank & 1)
    sides = 0
    for faction in range(FACTIONS):
        sides += cards.factions[card] >> faction & 1
    return (s.seats - 1) * ranks * sides // 3


# --- Hands ------------------------------------------------------------------------------------------------------------


@inline
def card_worth(cards: Cards, s: State, card: int) -> int:
    """What a card is worth in a hand."""
    worth = 45 * cards.influence[card] + 4 * cards.power[card] - 28 * cards.price[card] + 17 * cards.consolation[card]
    verb = cards.verb[card]
    worth += verbs.WORTH[verb] + verbs.WORTH_AMOUNT[verb] * cards.amount[card]
    if verbs.WORTH_TARGET[verb] > 0:
        worth += verbs.WORTH_TARGET[verb] * crowd_of(cards, s, card) // 100
    return worth


@inline
def draft_worth(cards: Cards, s: State, seat: int, card: int) -> int:
    """A card's worth beside the hand: of a faction already there, and with gold to pay for it."""
    worth = card_worth(cards, s, card)
    purse = s.gold[seat]
    friends = 0
    twins = 0
    for at in range(HAND):
        held = s.hands[seat][at]
        if held >= 0:
            friends += cards.faction[held] == cards.faction[card]
            twins += held == card
            purse -= cards.price[held]
    worth += 2 * friends - 15 * twins
    if cards.price[card] > 0 and cards.price[card] > purse + 2:
        worth -= 6 * (cards.price[card] - purse - 2)
    if cards.price[card] < 0 and purse < 3:
        worth += 22 * (3 - max(purse, 0))
    return worth


HALF = 210
"""Whoever is so far behind has half of the best player's chance."""


@rule
def estimate(cards: Cards, s: State, chances: list[int], moves: list[int], rng: RngState) -> None:
    """Everybody's chances by influence, gold and what the battle promises."""
    track = powers(cards, s)
    for seat in range(s.seats):
        chances[seat] = 100 * s.influence[seat] + GOLD[0] * s.gold[seat] + prospect(cards, s, seat, track, -1, 0)
    chances_from_scores(chances, s.seats, HALF)
