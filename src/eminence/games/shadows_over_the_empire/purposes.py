"""Shadows over the Empire: what an action brings onto the table, wins, frees or breaks, for hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eminence.games.shadows_over_the_empire.greedy import settle
from eminence.games.shadows_over_the_empire.layouts import CELLS
from eminence.games.shadows_over_the_empire.refusals import at_cell
from eminence.games.shadows_over_the_empire.scoring import has_throne
from eminence.games.shadows_over_the_empire.state import ACTIONS, LEADING, OVER, PLACING, State
from eminence.games.shadows_over_the_empire.targets import centre, commanded, contested, held
from eminence.games.shadows_over_the_empire.vocabulary import packed
from eminence.kernel.cards import CardSet
from eminence.kernel.errors import listed
from eminence.kernel.prose import owner
from eminence.kernel.purposes import Purpose
from eminence.kernel.rng import Rng, root, words

SETTLED = 3
"""In so many worlds what is asked is answered; what is said is true in all of them."""
MANY = 2
"""More cards than these are counted, not named."""


def purposes(
    cards: CardSet, names: Sequence[str], before: State, after: Sequence[State], seat: int, action: int
) -> list[Purpose]:
    if before.phase in (LEADING, PLACING):
        return []
    found = [list(_facts(cards, names, before, _settled(cards, s), seat)) for s in after[:SETTLED]]
    return [purpose for purpose in found[0] if all(purpose in others for others in found)]


def _settled(cards: CardSet, s: State) -> State:
    """The table when everybody who is asked has answered as seems best."""
    done = s.copy()
    settle(packed(cards), done, [0] * ACTIONS, Rng(words(root("purposes"), 0)))
    return done


def _facts(cards: CardSet, names: Sequence[str], before: State, after: State, seat: int) -> Iterator[Purpose]:
    if after.phase == OVER:
        yield from _end(names, after, seat)
    yield from _throne(cards, names, before, after, seat)
    yield from _tokens(before, after, seat)
    yield from _control(cards, before, after, seat)
    yield from _conflicts(cards, before, after, seat)
    yield from _spent(cards, before, after, seat)
    for other in range(before.seats):
        if other != seat:
            yield from _others(cards, names, before, after, other)


def _end(names: Sequence[str], after: State, seat: int) -> Iterator[Purpose]:
    if after.winners >> seat & 1:
        yield Purpose("wins the game", 100)
    else:
        winner = listed([names[other] for other in range(after.seats) if after.winners >> other & 1], "and")
        yield Purpose(f"lets {winner} win", -100, f"does not let {winner} win")


def _throne(cards: CardSet, names: Sequence[str], before: State, after: State, seat: int) -> Iterator[Purpose]:
    record = packed(cards)
    who = at_cell(cards, before, record.centre[before.layout])
    for owner_of in range(before.seats):
        had, has = has_throne(record, before, owner_of), has_throne(record, after, owner_of)
        if owner_of == seat and has and not had:
            yield Purpose(f"takes control of {who} in the middle", 8)
        elif owner_of == seat and had and not has:
            yield Purpose(f"loses control of {who}", -8, f"keeps control of {who}")
        elif had and not has:
            yield Purpose(f"breaks {owner(names[owner_of])} hold on {who}", 8)
        elif has and not had:
            yield Purpose(f"leaves {who} to {names[owner_of]}", -8, f"does not leave {who} to {names[owner_of]}")


def _tokens(before: State, after: State, seat: int) -> Iterator[Purpose]:
    """What goes from the pool onto the table."""
    more = before.unused[seat] - after.unused[seat]
    if more > 0 == after.unused[seat]:
        yield Purpose("brings the last tokens onto the table", 3 + more)
    elif more > 0:
        yield Purpose(f"brings {_counted(more)} onto the table", more)
    elif more < 0:
        yield Purpose(f"loses {_counted(-more)}", 1.5 * more, "loses no tokens")


def _counted(count: int) -> str:
    return f"{count} token{'s' * (count > 1)}"


def _control(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    throne = centre(packed(cards), before)
    won = held(after, seat) & ~held(before, seat) & ~throne
    lost = held(before, seat) & ~held(after, seat) & ~throne
    if won:
        yield Purpose(f"wins control of {_cards(cards, after, won)}", 2.4 * won.bit_count())
    if lost:
        which = _cards(cards, before, lost)
        yield Purpose(f"loses control of {which}", -2.4 * lost.bit_count(), f"keeps control of {which}")


def _cards(cards: CardSet, s: State, cells: int) -> str:
    names = [at_cell(cards, s, cell) for cell in range(CELLS) if cells >> cell & 1]
    return listed(names, "and") if len(names) <= MANY else f"{len(names)} cards"


def _conflicts(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    was, now = contested(before) & before.has[seat], contested(after) & after.has[seat]
    begun, settled = now & ~was, was & ~now & after.has[seat]
    if begun:
        where = _cards(cards, after, begun)
        yield Purpose(f"starts a Conflict over {where}", -2 * begun.bit_count(), f"avoids a Conflict over {where}")
    if settled:
        yield Purpose(f"ends the Conflict over {_cards(cards, after, settled)}", 5 * settled.bit_count())


def _spent(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    """Own cards that have done what they can do once a Round."""
    own = commanded(packed(cards), before, seat)
    marked, rotated = after.marked & ~before.marked & own, after.rotated & ~before.rotated & own
    if marked and after.round == before.round:
        which = _cards(cards, before, marked)
        yield Purpose(f"spends the Influence of {which}", -0.8, f"leaves {which} free to Influence")
    if rotated and after.round == before.round:
        which = _cards(cards, before, rotated)
        yield Purpose(f"turns {which}", -0.8, f"leaves {which} ready")


def _others(cards: CardSet, names: Sequence[str], before: State, after: State, other: int) -> Iterator[Purpose]:
    whose, throne = owner(names[other]), centre(packed(cards), before)
    back = after.unused[other] - before.unused[other]
    if back > 0:
        yield Purpose(f"sends {_counted(back)} of {names[other]} back", 1.2 * back)
    lost = held(before, other) & ~held(after, other) & ~throne
    if lost:
        yield Purpose(f"ends {whose} control of {_cards(cards, before, lost)}", 2.4 * lost.bit_count())
    turned = after.rotated & ~before.rotated & held(before, other) & held(after, other)
    if turned:
        yield Purpose(f"turns {whose} {_cards(cards, before, turned)}", 0.8 * turned.bit_count())
