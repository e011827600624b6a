"""An Empty Throne: what a move builds, draws, breaks or gives up, for hints. Reads only what its seat can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eminence.games.an_empty_throne.choices import all_played, filled
from eminence.games.an_empty_throne.greedy import missing, settle
from eminence.games.an_empty_throne.scoring import coalition, combined, points_of, rating, refugees, strongholds
from eminence.games.an_empty_throne.state import (
    ACTIONS,
    CARDS,
    DRAFT,
    ENOUGH,
    FIELDS,
    OVER,
    PLACES,
    State,
)
from eminence.games.an_empty_throne.vocabulary import PLACE_TEXTS, named, packed
from eminence.kernel.cards import CardSet
from eminence.kernel.prose import owner
from eminence.kernel.purposes import Purpose
from eminence.kernel.rng import Rng, root, words

SETTLED = 6
"""In so many worlds what abilities ask is answered; what is said is true in all of them."""


def purposes(
    cards: CardSet, names: Sequence[str], before: State, after: Sequence[State], seat: int, action: int
) -> list[Purpose]:
    if before.phase == DRAFT:
        return []
    found = [list(_facts(cards, names, before, _settled(cards, s, seat), seat)) for s in after[:SETTLED]]
    return [purpose for purpose in found[0] if all(purpose in others for others in found)]


def _settled(cards: CardSet, s: State, seat: int) -> State:
    """The table when everything that the played card asks has been answered as seems best."""
    done = s.copy()
    settle(packed(cards), done, seat, [0] * ACTIONS, Rng(words(root("purposes"), 0)))
    return done


def _facts(cards: CardSet, names: Sequence[str], before: State, after: State, seat: int) -> Iterator[Purpose]:
    other = 1 - seat
    yield from _end(cards, after, seat)
    yield from _fields(cards, before, after, seat)
    yield from _broken(cards, names, before, after, other)
    yield from _values(cards, names, before, after, seat)
    yield from _hand(cards, names, before, after, seat)


def _end(cards: CardSet, after: State, seat: int) -> Iterator[Purpose]:
    if after.phase != OVER:
        return
    lead = rating(packed(cards), after, seat) - rating(packed(cards), after, 1 - seat)
    if lead > 0:
        yield Purpose("ends the game ahead", 20)
    elif lead < 0:
        yield Purpose("ends the game behind", -20)


def _fields(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    """Coalitions, and what is short of one."""
    record = packed(cards)
    for place in range(FIELDS):
        if before.flips[seat] >> place & 1:
            continue
        field = PLACE_TEXTS[place]
        was, now = before.played[seat][place], after.played[seat][place]
        if after.flips[seat] >> place & 1:
            yield Purpose(f"flips {field} (2 points)", 4)
        elif coalition(record, now) and not coalition(record, was):
            yield Purpose(f"completes a Coalition at {field}", 3)
        elif coalition(record, was) and not coalition(record, now):
            yield Purpose(f"breaks up the Coalition at {field}", -3, f"keeps the Coalition at {field}")
        elif missing(record, now) == 1 < missing(record, was):
            yield Purpose(f"leaves {field} one card short of a Coalition", 0.6)


def _broken(cards: CardSet, names: Sequence[str], before: State, after: State, other: int) -> Iterator[Purpose]:
    record, whose = packed(cards), owner(names[other])
    for place in range(FIELDS):
        was, now = before.played[other][place], after.played[other][place]
        if before.flips[other] >> place & 1 == 0:
            if coalition(record, was) and not coalition(record, now):
                yield Purpose(f"breaks {whose} Coalition at {PLACE_TEXTS[place]}", 3)
            elif missing(record, was) == 1 < missing(record, now):
                yield Purpose(f"sets {whose} {PLACE_TEXTS[place]} back", 1)
            elif coalition(record, now) and not coalition(record, was):
                yield Purpose(f"gives {names[other]} a Coalition at {PLACE_TEXTS[place]}", -3)


def _values(cards: CardSet, names: Sequence[str], before: State, after: State, seat: int) -> Iterator[Purpose]:
    """Places with a combined value that scores."""
    record, other = packed(cards), 1 - seat
    mine = strongholds(record, before, seat), strongholds(record, after, seat)
    theirs = strongholds(record, before, other), strongholds(record, after, other)
    for place in range(PLACES):
        text, bit = PLACE_TEXTS[place], 1 << place
        if mine[1] & ~mine[0] & bit:
            yield Purpose(f"reaches {ENOUGH} at {text} (1 point)", 2)
        if mine[0] & ~mine[1] & bit:
            yield Purpose(f"falls below {ENOUGH} at {text}", -2, f"keeps {ENOUGH} at {text}")
        if theirs[0] & ~theirs[1] & bit:
            yield Purpose(f"brings {names[other]} below {ENOUGH} at {text}", 2)
        gain = combined(record, after.played[seat][place]) - combined(record, before.played[seat][place])
        if gain > 0 and not (mine[0] | mine[1]) & bit:
            yield Purpose(f"adds {gain} at {text}", 0.08 * gain)


def _hand(cards: CardSet, names: Sequence[str], before: State, after: State, seat: int) -> Iterator[Purpose]:
    record, other = packed(cards), 1 - seat
    had, has = refugees(record, before, seat), refugees(record, after, seat)
    if has > had:
        yield Purpose("takes a refugee into the hand (1 point)", 1.5)
    elif has < had:
        yield Purpose("plays a refugee (1 point)", -1.5, "keeps a refugee in hand (1 point)")
    more = after.hands[seat].bit_count() - before.hands[seat].bit_count() + after.unseen[seat] - before.unseen[seat]
    if more > 0:
        yield Purpose(f"leaves {more} more card{'s' * (more > 1)} in hand", 0.5 * more)
    stolen = all_played(before, other) & all_played(after, seat)
    for card in range(CARDS):
        if stolen >> card & 1:
            yield Purpose(f"takes {named(cards, card)} from {names[other]}", 0.5 + 0.15 * record.value[card])
    if filled(after).bit_count() < filled(before).bit_count():
        ahead = points_of(record, after, seat) - points_of(record, after, other)
        if ahead > 0:
            yield Purpose("empties a deck while ahead", 1)
