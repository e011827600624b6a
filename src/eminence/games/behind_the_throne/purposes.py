"""Behind the Throne: what a move gains, keeps, avoids or gives away, for hints. Reads only what its seat can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eminence.games.behind_the_throne.choices import led, owned, previous, strikes, upright
from eminence.games.behind_the_throne.greedy import prospect
from eminence.games.behind_the_throne.rules import score
from eminence.games.behind_the_throne.state import (
    ACTIONS,
    CHOICE,
    END,
    GUARD_DESTROY,
    GUARD_SWAP,
    LOOK,
    RAISE,
    REUSE_RAISE,
    REVEAL,
    STACKS,
    TAKE,
    TURN,
    TYPES,
    USE,
    Cards,
    State,
)
from eminence.games.behind_the_throne.vocabulary import character, packed
from eminence.kernel.cards import CardSet
from eminence.kernel.prose import owner
from eminence.kernel.purposes import Purpose

ABILITY = 1.5
"""What the ability of a character is worth, in points;"""
LONE = 0.3
"""and of the points of a character, its first card."""
SAFER = 0.8
"""A third card, or a fourth."""


def purposes(
    cards: CardSet, names: Sequence[str], before: State, after: Sequence[State], seat: int, action: int
) -> list[Purpose]:
    if action == REVEAL:
        return list(_turning(cards, before, seat))
    if USE <= action < RAISE and packed(cards).verb[action - USE] == LOOK:
        name = character(cards, action - USE)
        return [Purpose("shows the next card before the choice", 2), _spent(name, 0.8)]
    found = [*_own(cards, before, after[0], seat), *_abilities(cards, names, before, after[0], seat)]
    for other in range(before.seats):
        if other != seat:
            found += _others(cards, names, before, after[0], other)
    if USE <= action < REUSE_RAISE + TYPES:
        found += _change(cards, before, after[0], seat)
    if action == TAKE and after[0].phase == CHOICE:
        found.append(Purpose("means dropping a stack", -2, "costs no stack"))
    return found


# --- The next card ----------------------------------------------------------------------------------------------------


def _turning(cards: CardSet, s: State, seat: int) -> Iterator[Purpose]:
    """What may be on top of the deck."""
    record = packed(cards)
    if s.top >= 0:
        yield from _known(cards, s, seat)
        return
    total, risk = _next_card(record, s, seat)
    bag = s.deck if sum(s.deck) else s.discard
    ending = bag[END] / max(1, total)
    ruin = risk / max(1, total) - ending
    if s.drawn and ruin > 0:
        row = sum(record.value[s.row[place]] for place in range(s.drawn))
        share = f"{100 * ruin:.0f} %"
        yield Purpose(f"risks the row at {share}", -ruin * row, f"avoids a risk of {share} for the row")
    fitting = 1 - ruin - ending
    if s.drawn:
        yield Purpose(
            f"goes on while {100 * fitting:.0f} % of the cards fit" if ruin else "goes on safely", 3 * fitting
        )
    if ending > 0:
        yield from _ending(cards, s, seat, ending)


def _next_card(cards: Cards, s: State, seat: int) -> tuple[int, int]:
    """How many cards may come next, and how many of them are ruin; what they would gain is nobody's question here."""
    _, total, risk = prospect(cards, s, seat, now=0, taken=0, rich=0)
    return total, risk


def _known(cards: CardSet, s: State, seat: int) -> Iterator[Purpose]:
    name = character(cards, s.top)
    if s.top == END:
        yield from _ending(cards, s, seat, 1.0)
    elif _next_card(packed(cards), s, seat)[1]:
        yield Purpose(f"turns up {name}, which is too high", -9, f"leaves {name} on the deck, which is too high")
    else:
        yield Purpose(f"adds {name}, which is known to fit", 3)


def _ending(cards: CardSet, s: State, seat: int, chance: float) -> Iterator[Purpose]:
    points = [0] * s.seats
    score(packed(cards), s, points)
    ahead = points[seat] > max(points[other] for other in range(s.seats) if other != seat)
    ends, avoids = ("ends", "does not end") if chance == 1 else ("may end", "does not risk to end")
    if ahead:
        yield Purpose(f"{ends} the game while ahead", 8 * chance)
    else:
        yield Purpose(f"{ends} the game without a lead", -8 * chance, f"{avoids} the game without a lead")


def _points(count: int) -> str:
    return f"{count} point{'s' * (count != 1)}"


# --- Stacks -----------------------------------------------------------------------------------------------------------


def _own(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    values = packed(cards).value
    for card in range(TYPES):
        had, has = before.stacks[seat][card], after.stacks[seat][card]
        name, value = character(cards, card), values[card]
        if had < 2 <= has:
            yield Purpose(f"makes {name} score {value}", value)
        elif has > had > 0:
            yield Purpose(f"makes the {name} stack safer", SAFER)
        elif has > had:
            yield Purpose(f"gains a first {name}", LONE * value)
        elif has < 2 <= had:
            yield Purpose(f"gives up {name} ({_points(value)})", -value, f"keeps {name} ({_points(value)})")
        elif has < had == 1:
            yield Purpose(f"gives up a single {name}", -LONE * value, f"keeps a first {name}")


def _others(cards: CardSet, names: Sequence[str], before: State, after: State, other: int) -> Iterator[Purpose]:
    values = packed(cards).value
    weight = 1.0 if before.seats == 2 else 0.5
    given = 0
    for card in range(TYPES):
        had, has = before.stacks[other][card], after.stacks[other][card]
        name, value = character(cards, card), values[card]
        if has < 2 <= had:
            yield Purpose(f"breaks {owner(names[other])} {name} ({_points(value)})", weight * value)
        elif has < had:
            yield Purpose(f"weakens {owner(names[other])} {name}", weight * SAFER)
        elif had < 2 <= has:
            given += value
    if given:
        yield Purpose(
            f"gives {names[other]} {_points(given)}", -weight * given, f"gives {names[other]} nothing to score"
        )
    stacks = sum(count > 0 for count in after.stacks[other])
    if stacks > STACKS >= sum(count > 0 for count in before.stacks[other]):
        yield Purpose(f"makes {names[other]} drop a stack", weight * 2)


def _abilities(cards: CardSet, names: Sequence[str], before: State, after: State, seat: int) -> Iterator[Purpose]:
    record = packed(cards)
    among = record.usable | record.does[GUARD_SWAP] | record.does[GUARD_DESTROY]
    was, now = ([led(s, other, among) for other in range(s.seats)] for s in (before, after))
    others = [other for other in range(before.seats) if other != seat]
    for card in range(TYPES):
        name = character(cards, card)
        losers = [other for other in others if was[other] & ~now[other] & 1 << card]
        winners = [other for other in others if now[other] & ~was[other] & 1 << card]
        gained, lost = now[seat] & ~was[seat] & 1 << card, was[seat] & ~now[seat] & 1 << card
        for other in losers:
            yield Purpose(f"takes the ability of {name} from {names[other]}", ABILITY)
        if gained and not losers:
            yield Purpose(f"gains the ability of {name}", ABILITY)
        if lost:
            yield Purpose(f"loses the ability of {name}", -ABILITY, f"keeps the ability of {name}")
        for other in winners:
            yield Purpose(
                f"gives {names[other]} the ability of {name}",
                -ABILITY,
                f"keeps the ability of {name} from {names[other]}",
            )


# --- The last card ----------------------------------------------------------------------------------------------------


def _change(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    """An ability that changes the last card."""
    record = packed(cards)
    if after.phase != TURN or after.turn != seat or after.drawn < 2:
        return
    room = previous(record, after) - after.value
    if before.value > previous(record, before) and room >= 0:
        yield Purpose("saves the row", 5)
    if room == 0 and strikes(record, after, seat, [0] * ACTIONS, 0):
        yield Purpose("makes the last two cards equal, so that a card can be destroyed", 4)
    spent = upright(record, before, seat) & ~upright(record, after, seat) & owned(before, seat)
    for card in range(TYPES):
        if spent >> card & 1:
            yield _spent(character(cards, card), 0.5 + 0.3 * record.amount[card])


def _spent(name: str, worth: float) -> Purpose:
    return Purpose(f"spends {name}", -worth, f"keeps {name} ready")
