"""Shadow Throne: what a card brings, costs, strikes or risks, for hints. Reads only what its seat can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from eminence.games.shadow_throne import state as st
from eminence.games.shadow_throne.battle import leaders, powers
from eminence.games.shadow_throne.characters import card_of, faction_of, wave_of
from eminence.games.shadow_throne.choices import hush, onward
from eminence.games.shadow_throne.moves import PASS
from eminence.games.shadow_throne.verbs import BY_NAME
from eminence.games.shadow_throne.vocabulary import ability_fields, packed, verb_says
from eminence.kernel.cards import Card, CardSet
from eminence.kernel.purposes import Purpose
from eminence.kernel.translation import Message

GOLD = 0.4
"""What a piece of gold is worth beside a point of influence."""
LIKELY = 0.6
"""What happens in so many worlds can be said to happen."""


def purposes(cards: CardSet, before: st.State, after: Sequence[st.State], seat: int, action: int) -> list[Purpose]:
    card = action % st.TYPES
    if action == PASS:
        return [*_battle(cards, before, after, seat)]
    if before.phase in (st.DRAFT, st.KEEP):
        return [*_virtues(cards, card), *_company(cards, before, seat, card)]
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
    influence, price, consolation = record.influence[card], record.price[card], record.consolation[card]
    if influence >= 3:
        yield Purpose(_does("hold", influence=influence, card=card), 0.5 * influence)
    if price < 0:
        yield Purpose(_does("income", income=-price), GOLD * -price)
    elif price >= 3:
        yield Purpose(_does("cost", price=price), -0.2 * price, _does("cost-avoided", price=price, card=card))
    if consolation >= 2:
        yield Purpose(_does("console", consolation=consolation), 0.3 * consolation)
    if row["ability"] != "none":
        yield Purpose(_deed(row), 0.8)


def _deed(row: Card) -> Message:
    """An ability as what a move does: only what is said of it, so that two that are said alike are the same."""
    said = ("ranks", "factions", "reach", *["amount"] * verb_says(row, "NEEDS_AMOUNT"))
    return _does(row["ability"], **{name: value for name, value in ability_fields(row).items() if name in said})


def _company(cards: CardSet, s: st.State, seat: int, card: int) -> Iterator[Purpose]:
    """A card beside the others of the hand, and what the neighbour would do with it."""
    record = packed(cards)
    faction = record.faction[card]
    friends = sum(s.hands[seat][at] >= 0 and record.faction[s.hands[seat][at]] == faction for at in range(st.HAND))
    if friends and s.phase == st.DRAFT:
        yield Purpose(_does("join", count=friends, faction=faction), 0.2 * friends)
    if s.phase == st.DRAFT and s.round < st.POOL - 1:
        worth = 0.1 * record.influence[card] + 0.2 * (record.number[card] > 0)
        yield Purpose(_does("deny", card=card, whom=onward(s, seat, 1)), worth)


# --- A wave -----------------------------------------------------------------------------------------------------------


def _price(cards: CardSet, s: st.State, seat: int, card: int) -> Iterator[Purpose]:
    record = packed(cards)
    extra = hush(record, s, seat, card) if s.phase != st.EXTRA else 0
    price = record.price[card] + extra
    if price > s.gold[seat]:
        yield Purpose(_does("waste", card=card), -record.influence[card], _does("waste-avoided", card=card))
        return
    if extra:
        yield Purpose(_does("hush"), -1.5 * GOLD, _does("hush-avoided"))
    if price < 0:
        yield Purpose(_does("collect", card=card), GOLD * -price)
    elif price > 0:
        yield Purpose(_does("cost", price=price), -GOLD * price, _does("cost-avoided", price=price, card=card))


def _strikes(cards: CardSet, before: st.State, after: Sequence[st.State], seat: int, card: int) -> Iterator[Purpose]:
    """How often the ability is for somebody else of the wave."""
    verb = BY_NAME.get(cards.cards[card]["ability"])
    if verb is None or not hasattr(verb, "outcome"):
        return
    hit = 0
    for s in after:
        lines = [s.line[other][: s.fielded[other]] for other in range(before.seats) if other != seat]
        fresh = [character for line in lines for character in line if wave_of(character) == before.wave]
        hit += any(verb.outcome(packed(cards), card, character) for character in fresh)
    share = hit / len(after)
    if share >= 0.25:
        yield Purpose(_does(verb.OUTCOME, percent=round(100 * share)), 1.5 * share)


def _stake(cards: CardSet, before: st.State, after: Sequence[st.State], seat: int, card: int) -> Iterator[Purpose]:
    """What the card's own faction may win by it."""
    record = packed(cards)
    faction, influence = record.faction[card], record.influence[card]
    if before.wave == st.WAVES or not influence:
        return
    ahead = sum(leaders(powers(record, s)) >> faction & 1 for s in after) / len(after)
    if ahead >= LIKELY:
        yield Purpose(_does("stake-ahead", influence=influence, faction=faction), influence * ahead)
    if ahead <= 1 - LIKELY:
        yield Purpose(
            _does("stake-behind", influence=influence, faction=faction),
            -0.3 * influence,
            _does("stake-behind-avoided", card=card, faction=faction),
        )


def _battle(cards: CardSet, before: st.State, after: Sequence[st.State], seat: int) -> Iterator[Purpose]:
    """How the battle stands, or how it ends."""
    record = packed(cards)
    if any(_ended(before, s) for s in after):
        gain = sum(s.influence[seat] - before.influence[seat] for s in after) / len(after)
        if gain >= 0.5:
            yield Purpose(_does("spoils", average=round(gain, 1)), 2 * gain)
        wins = sum(s.phase == st.OVER and s.influence[seat] == max(s.influence) for s in after) / len(after)
        if wins >= LIKELY:
            yield Purpose(_does("win"), 20 * wins)
        return
    was = leaders(powers(record, before))
    for faction in range(st.FACTIONS):
        share = sum(leaders(powers(record, s)) == 1 << faction for s in after) / len(after)
        mine = _held(record.influence, before, seat, faction)
        if share >= LIKELY and was != 1 << faction and mine:
            yield Purpose(_does("lead", faction=faction, influence=mine), share * mine)


def _held(influence: Sequence[int], s: st.State, seat: int, faction: int) -> int:
    """The influence of a seat's characters of a faction."""
    return sum(
        influence[card_of(s.line[seat][at])] >> bool(s.line[seat][at] & st.DEAD)
        for at in range(s.fielded[seat])
        if faction_of(s.line[seat][at]) == faction and not s.line[seat][at] & st.DOWN
    )


def _ended(before: st.State, s: st.State) -> bool:
    """Whether the spoils of the battle have been shared."""
    return s.phase in (st.KEEP, st.OVER) or s.battle != before.battle


def _does(key: str, **fields: Any) -> Message:
    return Message(f"purpose-{key}", **fields)
