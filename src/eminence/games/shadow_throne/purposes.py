"""Shadow Throne: what a card brings, costs, strikes or risks, for hints. Reads only what its seat can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eminence.games.shadow_throne.battle import leaders, powers
from eminence.games.shadow_throne.choices import card_of, faction_of, hush, onward, wave_of
from eminence.games.shadow_throne.state import (
    CONVERT,
    DEAD,
    DOWN,
    DRAFT,
    EXTRA,
    FACTIONS,
    HAND,
    KEEP,
    KILL,
    OVER,
    PASS,
    POOL,
    TYPES,
    WAVES,
    State,
)
from eminence.games.shadow_throne.vocabulary import PEOPLE, SIDES, named, packed, short_text
from eminence.kernel.cards import Card, CardSet
from eminence.kernel.purposes import Purpose

GOLD = 0.4
"""What a piece of gold is worth beside a point of influence."""
LIKELY = 0.6
"""What happens in so many worlds can be said to happen."""


def purposes(
    cards: CardSet, names: Sequence[str], before: State, after: Sequence[State], seat: int, action: int
) -> list[Purpose]:
    card = action % TYPES
    if action == PASS:
        return [*_battle(cards, before, after, seat)]
    if before.phase in (DRAFT, KEEP):
        return [*_virtues(cards, card), *_company(cards, names, before, seat, card)]
    return [
        *_price(cards, before, seat, card),
        *_strikes(cards, before, after, seat, card),
        *_stake(cards, before, after, seat, card),
        *_battle(cards, before, after, seat),
    ]


# --- Cards ------------------------------------------------------------------------------------------------------------


def _virtues(cards: CardSet, card: int) -> Iterator[Purpose]:
    """What a card in the hand is good for."""
    record, row = packed(cards), cards.cards[card]
    name = named(cards, card)
    influence, price, consolation = record.influence[card], record.price[card], record.consolation[card]
    if influence >= 3:
        yield Purpose(f"holds {influence} influence in {name}", 0.5 * influence)
    if price < 0:
        yield Purpose(f"brings {-price} gold", GOLD * -price)
    elif price >= 3:
        yield Purpose(f"costs {price} gold", -0.2 * price, f"saves the {price} gold for {name}")
    if consolation >= 2:
        yield Purpose(f"brings {consolation} gold after a defeat", 0.3 * consolation)
    if row["ability"] != "none":
        yield Purpose(_deed(row), 0.8)


def _deed(row: Card) -> str:
    """An ability as what a move does."""
    words, amount = short_text(row).partition("] ")[2].partition(",")[0], row["amount"]
    return {
        "embolden": words.replace(f"+{amount} ", f"gives +{amount} power to "),
        "martyr": f"brings {amount} influence by dying",
        "bonus-power": f"gains +{amount} power with 0 or 1 gold",
    }.get(row["ability"], words)


def _company(cards: CardSet, names: Sequence[str], s: State, seat: int, card: int) -> Iterator[Purpose]:
    """A card beside the others of the hand, and what the neighbour would do with it."""
    record = packed(cards)
    faction = record.faction[card]
    friends = sum(s.hands[seat][at] >= 0 and record.faction[s.hands[seat][at]] == faction for at in range(HAND))
    if friends and s.phase == DRAFT:
        joined = f"{friends} {PEOPLE[faction]} cards" if friends > 1 else f"another {PEOPLE[faction]} card"
        yield Purpose(f"joins {joined}", 0.2 * friends)
    if s.phase == DRAFT and s.round < POOL - 1:
        left = names[onward(s, seat, 1)]
        worth = 0.1 * record.influence[card] + 0.2 * (record.number[card] > 0)
        yield Purpose(f"does not leave {named(cards, card)} to {left}", worth)


# --- A wave -----------------------------------------------------------------------------------------------------------


def _price(cards: CardSet, s: State, seat: int, card: int) -> Iterator[Purpose]:
    record, name = packed(cards), named(cards, card)
    extra = hush(record, s, seat, card) if s.phase != EXTRA else 0
    price = record.price[card] + extra
    if price > s.gold[seat]:
        yield Purpose(f"cannot pay for {name}", -record.influence[card], f"does not waste {name}, which cannot be paid")
        return
    if extra:
        yield Purpose("pays hush money", -1.5 * GOLD, "avoids hush money")
    if price < 0:
        yield Purpose(f"collects the income of {name}", GOLD * -price)
    elif price > 0:
        yield Purpose(f"costs {price} gold", -GOLD * price, f"saves the {price} gold for {name}")


def _strikes(cards: CardSet, before: State, after: Sequence[State], seat: int, card: int) -> Iterator[Purpose]:
    """How often others are killed or converted in the wave."""
    record = packed(cards)
    verb, faction = record.verb[card], record.faction[card]
    if verb not in (KILL, CONVERT):
        return
    others = [other for other in range(before.seats) if other != seat]
    hit = [sum(_hit(record.faction, s, other, before.wave, verb, faction) for other in others) for s in after]
    share = sum(count > 0 for count in hit) / len(after)
    if share >= 0.25:
        does = "kills" if verb == KILL else "converts"
        yield Purpose(f"{does} somebody in {100 * share:.0f} % of the cases", 1.5 * share)


def _hit(printed: Sequence[int], s: State, other: int, wave: int, verb: int, faction: int) -> int:
    count = 0
    for at in range(s.fielded[other]):
        character = s.line[other][at]
        if wave_of(character) == wave:
            killed = verb == KILL and character & DEAD
            pulled = verb == CONVERT and faction_of(character) == faction != printed[card_of(character)]
            count += bool(killed or pulled)
    return count


def _stake(cards: CardSet, before: State, after: Sequence[State], seat: int, card: int) -> Iterator[Purpose]:
    """What the card's own faction may win by it."""
    record = packed(cards)
    faction, influence = record.faction[card], record.influence[card]
    if before.wave == WAVES or not influence:
        return
    ahead = sum(leaders(powers(record, s)) >> faction & 1 for s in after) / len(after)
    side = SIDES[faction]
    if ahead >= LIKELY:
        yield Purpose(f"puts {influence} influence on {side}, now in front", influence * ahead)
    if ahead <= 1 - LIKELY:
        yield Purpose(
            f"puts {influence} influence on {side}, now behind",
            -0.3 * influence,
            f"does not spend {named(cards, card)} on {side}, now behind",
        )


def _battle(cards: CardSet, before: State, after: Sequence[State], seat: int) -> Iterator[Purpose]:
    """How the battle stands, or how it ends."""
    record = packed(cards)
    if any(_ended(before, s) for s in after):
        gain = sum(s.influence[seat] - before.influence[seat] for s in after) / len(after)
        if gain >= 0.5:
            yield Purpose(f"brings {gain:.1f} influence on average", 2 * gain)
        wins = sum(s.phase == OVER and s.influence[seat] == max(s.influence) for s in after) / len(after)
        if wins >= LIKELY:
            yield Purpose("ends the game with the most influence", 20 * wins)
        return
    was = leaders(powers(record, before))
    for faction in range(FACTIONS):
        share = sum(leaders(powers(record, s)) == 1 << faction for s in after) / len(after)
        mine = _held(record.influence, before, seat, faction)
        if share >= LIKELY and was != 1 << faction and mine:
            yield Purpose(f"puts {SIDES[faction]} in front, with {mine} influence of yours", share * mine)


def _held(influence: Sequence[int], s: State, seat: int, faction: int) -> int:
    """The influence of a seat's characters of a faction."""
    return sum(
        influence[card_of(s.line[seat][at])] >> bool(s.line[seat][at] & DEAD)
        for at in range(s.fielded[seat])
        if faction_of(s.line[seat][at]) == faction and not s.line[seat][at] & DOWN
    )


def _ended(before: State, s: State) -> bool:
    """Whether the spoils of the battle have been shared."""
    return s.phase in (KEEP, OVER) or s.battle != before.battle
