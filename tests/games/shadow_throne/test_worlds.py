"""Shadow Throne, what can be known: dealt worlds against all that there are, against what a viewer has witnessed, and
views that show what their viewer may see and nothing else. Written from the rules, not from the program."""

from __future__ import annotations

import itertools
import math
import random
import string
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

import eminence
from eminence import Position
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import DRAFT, KEEP, POOL, WAVE
from eminence.games.shadow_throne.vocabulary import SCHEMA
from eminence.kernel import cards as card_files
from eminence.kernel.kinds import NONE
from eminence.kernel.view import can_hear
from tests.support.helpers import SHADOW, deals, everywhere, play_randomly, shadow

DEALS = 40_000
DEVIATIONS = 5
"""So far from its expectation the sum of squares may be where every world has exactly its chance."""
ROUGHLY = 0.08
"""So far (in total variation) deals may be from the right chances once cards have been shown."""


LETTERS = [f"{first}{second}" for first in ("", "Z") for second in string.ascii_uppercase]


def small_deck(*copies: int) -> eminence.Game:
    """A deck of so many copies of A, B and so on, all alike."""
    text = "\n".join(
        f'[[card]]\nname = "{LETTERS[at]}"\nfaction = "{("empire", "rebels", "church")[at % 3]}"\n'
        f'rank = "noble"\ncopies = {count}\npower = 1\ninfluence = 1\nprice = 0\n'
        for at, count in enumerate(copies)
    )
    return eminence.load(SHADOW, cards=card_files.parse(text, SCHEMA, SHADOW))


# --- All worlds -------------------------------------------------------------------------------------------------------

Slot = tuple[int, int]
"""A place of the pool that was dealt to a seat; the place POOL is the card that the seat kept."""
World = tuple[tuple[tuple[int, ...], ...], ...]
"""Pools, kept cards, choices and hands."""


def fillings(slots: int, cards: Counter[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to lay cards into some slots, and of how many copies each way can be made."""
    if slots == 0:
        yield (), 1
        return
    for card, count in list(cards.items()):
        if count:
            cards[card] -= 1
            for rest, ways in fillings(slots - 1, cards):
                yield (card, *rest), ways * count
            cards[card] += 1


def laid(slots: list[Slot], cards: Counter[int]) -> list[tuple[dict[Slot, int], int]]:
    return [(dict(zip(slots, cards, strict=True)), ways) for cards, ways in fillings(len(slots), cards)]


def shown(s: Any, seat: int) -> Counter[int]:
    """The cards that a seat has played in this battle."""
    return Counter(character & 63 for character in s.line[seat] if character != NONE and character >> 6 & 7)


def worlds(game: eminence.Game, s: Any, viewer: int) -> dict[World, float]:
    """Every world that a viewer (-1: a spectator) must think possible, with its chance.

    She knows what she took and kept, what was in the pools whenever she looked, and what was played. Before her first
    look anything may have been taken; between two looks, what was missing then, in any order.
    """
    known: dict[Slot, int] = {}
    groups: list[list[Slot]] = []
    unseen: list[Slot] = [(seat, POOL) for seat in range(s.seats) if s.kept[seat] != NONE and seat != viewer]
    if viewer >= 0:
        known[viewer, POOL] = s.kept[viewer]
    for pool in range(s.seats):
        filled = [place for place in range(POOL) if s.pools[pool][place] != NONE]
        looks = [r for r in range(POOL) if viewer >= 0 and (pool + r) % s.seats == viewer and r <= s.round]
        unseen += [(pool, place) for place in filled if place < min(looks, default=POOL)]
        for look, following in itertools.pairwise([*looks, POOL]):
            passed = [(pool, place) for place in filled if look < place < following]
            known[pool, look] = s.pools[pool][look]
            if look == s.round:
                known.update({slot: s.pools[slot[0]][slot[1]] for slot in passed})
            else:
                groups.append(passed)
    left = Counter(dict(enumerate(game.cards.record.copies)))  # type: ignore[attr-defined]
    left.subtract(card for card in known.values() if card != NONE)
    left.subtract(c & 63 for line in s.line for c in line if c != NONE and c >> 6 & 7 == 0)
    contents = [Counter(s.pools[pool][place] for pool, place in group) for group in groups]
    for content in contents:
        left.subtract(content)
    parts = [laid(group, content) for group, content in zip(groups, contents, strict=True)] + [laid(unseen, left)]
    chances: defaultdict[World, float] = defaultdict(float)
    for chosen in itertools.product(*parts):
        slots, ways = known.copy(), 1
        for filling, count in chosen:
            slots |= filling
            ways *= count
        for world, chance in told_apart(s, viewer, slots):
            chances[world] += ways * chance
    total = sum(chances.values())
    return {world: chance / total for world, chance in chances.items()}


def told_apart(s: Any, viewer: int, slots: dict[Slot, int]) -> Iterator[tuple[World, float]]:
    """The worlds in which cards lie so: none if something was shown or is known that does not fit; with locked choices
    as many as these may be."""
    hands = []
    for seat in range(s.seats):
        sources = [((seat - turn) % s.seats, turn) for turn in range(s.round)] + [(seat, POOL)]
        held = Counter(slots[source] for source in sources if slots.get(source, NONE) != NONE)
        kept = slots.get((seat, POOL), NONE)
        if shown(s, seat) - held or (viewer >= 0 and kept != NONE and s.never[viewer] >> kept & 1):
            return
        hands.append(tuple(sorted((held - shown(s, seat)).elements())))
    pools = []
    for pool in range(s.seats):
        row = [slots.get((pool, place), NONE) for place in range(POOL)]
        pools.append((*row[: s.round], *sorted(row[s.round :])))
    kept_cards = tuple(slots.get((seat, POOL), NONE) for seat in range(s.seats))
    locked = [seat for seat in range(s.seats) if seat != viewer and s.chosen[seat] != NONE]
    offers = [pools[(seat - s.round) % s.seats][s.round :] if s.phase == DRAFT else hands[seat] for seat in locked]
    for choice in itertools.product(*offers):
        choices = list(s.chosen[: s.seats])
        for seat, card in zip(locked, choice, strict=True):
            choices[seat] = card
        yield (tuple(pools), (kept_cards,), (tuple(choices),), tuple(hands)), 1 / math.prod(map(len, offers))


def dealt(game: eminence.Game, s: Any, viewer: int, count: int) -> Counter[World]:
    """How often each world is dealt."""
    total: Counter[World] = Counter()
    for packed, times in deals(game, s, viewer, count, "worlds").items():
        world: Any = game.definition.state.unpack(packed)
        rows = (world.pools[: s.seats], [world.kept[: s.seats]], [world.chosen[: s.seats]])
        hands = tuple(tuple(card for card in hand if card != NONE) for hand in world.hands[: s.seats])
        total[(*(tuple(map(tuple, row)) for row in rows), hands)] += times
    return total


def compared(game: eminence.Game, s: Any, viewer: int) -> tuple[float, float]:
    """How far deals are from the right chances: in deviations of the sum of squares, and in total variation."""
    chances, found = worlds(game, s, viewer), dealt(game, s, viewer, DEALS)
    assert min(chances.values()) * DEALS > 12, "too many worlds to see them all"
    assert found.keys() == chances.keys(), "a world is never dealt, or one that cannot be"
    squares = sum((found[world] - DEALS * chance) ** 2 / (DEALS * chance) for world, chance in chances.items())
    free = len(chances) - 1
    distance = sum(abs(found[world] / DEALS - chance) for world, chance in chances.items()) / 2
    return (squares - free) / math.sqrt(2 * max(free, 1)), distance


def reached(game: eminence.Game, seats: int, **wanted: int) -> Position:
    """A position of a random game, everybody being asked, where some fields are as wanted."""
    chance = random.Random(1)
    position = game.start(seats, "worlds")
    while True:
        state = position.state
        if len(position.actors) == seats and all(getattr(state, name) == value for name, value in wanted.items()):
            return position
        assert not position.over
        play_randomly(position, chance, steps=1)


TWO, THREE, UNIQUE = small_deck(20, 20), small_deck(14, 13, 13), small_deck(*[1] * 40)
UNSHOWN = [
    (TWO, {"round": 1}),
    (TWO, {"round": 3, "battle": 2}),
    (TWO, {"round": POOL, "battle": 2}),
    (THREE, {"round": 3}),
    (THREE, {"round": 4}),
    (THREE, {"round": POOL}),
]
SHOWN = [
    (TWO, {"wave": 2}),
    (TWO, {"wave": 4, "phase": WAVE}),
    (TWO, {"phase": KEEP}),
    (TWO, {"battle": 2, "wave": 3}),
    (THREE, {"wave": 3}),
    (THREE, {"phase": KEEP}),
]


def named(cases: list[tuple[eminence.Game, dict[str, int]]]) -> list[str]:
    return [f"{len(game.cards)} {wanted}" for game, wanted in cases]


@pytest.mark.parametrize(("game", "wanted"), UNSHOWN, ids=named(UNSHOWN))
def test_while_nothing_is_shown_every_world_has_its_chance(game: eminence.Game, wanted: dict[str, int]) -> None:
    state = reached(game, 3, **wanted).state
    for viewer in range(3):
        assert compared(game, state, viewer)[0] < DEVIATIONS


@pytest.mark.parametrize(("game", "wanted"), SHOWN, ids=named(SHOWN))
def test_what_was_shown_is_explained_by_every_world(game: eminence.Game, wanted: dict[str, int]) -> None:
    state = reached(game, 3, **wanted).state
    for viewer in range(3):
        assert compared(game, state, viewer)[1] < ROUGHLY


@pytest.mark.parametrize("phase", [DRAFT, WAVE, KEEP])
def test_sealed_choices_may_be_anything(phase: int) -> None:
    position = reached(TWO, 3, phase=phase, **({"round": 4} if phase == DRAFT else {}))
    play_randomly(position, random.Random(1), steps=1)
    [locked] = set(range(3)) - set(position.actors)
    for viewer in set(range(3)) - {locked}:
        deviations, distance = compared(TWO, position.state, viewer)
        assert distance < ROUGHLY if phase == KEEP else deviations < DEVIATIONS


KEPT = "battle: 2 | hands 0: Outlaw | hands 1: Tax Collector | hands 2: Langman | kept 1: Tax Collector"
FEW_SHOWN = (
    "wave: 2 | line 0: Outlaw 1 | line 1: Langman 1 acted | line 2: Tax Collector 1 down | hands 0: Alms Gatherer"
)


@pytest.mark.parametrize(
    ("game", "text", "exactly"),
    [
        (TWO, "seats: 4 | hands 0: A, B, B | hands 1: A, A, B | hands 2: B, B, B | hands 3: A, B, B", True),
        (TWO, "seats: 5 | " + " | ".join(f"hands {seat}: A, B" for seat in range(5)), True),
        (TWO, "seats: 5 | battle: 2 | " + " | ".join(f"hands {s}: A, B | kept {s}: A" for s in range(5)), True),
        (shadow(), KEPT, True),
        (shadow(), f"{KEPT} | kept 2: Langman", True),
        (shadow(), f"{KEPT} | kept 2: Langman | never 0: Outlaw, King Kyros, Protis", True),
        (shadow(), f"{KEPT} | line 0: Langman 0 | hands 2: Outlaw".replace("hands 2: Langman | ", ""), True),
        (shadow(), f"{FEW_SHOWN} | hands 1: Phabos Scouts | hands 2: Rose Duchess", False),
        (shadow(), f"{FEW_SHOWN} | hands 2: Rose Duchess | kept 2: Rose Duchess", False),
        (shadow(), "wave: 3 | line 1: Outlaw 1, Outlaw 2 | hands 1: Datura | kept 1: Datura | hands 0: Outlaw", False),
    ],
)
def test_small_tables_made_by_hand(game: eminence.Game, text: str, exactly: bool) -> None:
    state = game.position(text).state
    deviations, distance = compared(game, state, 0)
    assert deviations < DEVIATIONS if exactly else distance < ROUGHLY


def test_a_spectator_may_suppose_anything_that_was_not_shown() -> None:
    game = small_deck(20, 19, 1)
    for text, exactly in (
        ("hands 0: A, B | hands 1: B", True),
        ("wave: 2 | line 0: C 1 | hands 0: A | hands 1: B, B | kept 1: B", False),
    ):
        deviations, distance = compared(game, game.position(text).state, -1)
        assert deviations < DEVIATIONS if exactly else distance < ROUGHLY


# --- What a viewer has witnessed --------------------------------------------------------------------------------------


class Witness:
    """What somebody can write down who only hears what is told: the pools and cards of this battle."""

    def __init__(self, position: Position, viewer: int) -> None:
        self.viewer = viewer
        self.kept = NONE
        for event in position.events():
            if can_hear(viewer, event):
                self.hear(EVENTS.of(event).name, EVENTS.of(event).values(event))

    def hear(self, name: str, told: dict[str, Any]) -> None:
        if name == "battle-begun":
            self.pools: list[Counter[int]] = []
            self.took: list[int] = []
            self.played: defaultdict[int, Counter[int]] = defaultdict(Counter)
        elif name == "pool-seen":
            self.pools.append(Counter(card for (card,) in told["offered"]))
        elif name == "taken":
            self.took.append(told["card"])
        elif name in ("played", "not-paid", "brought", "called-in-vain"):
            self.played[told["who"]][told["card"]] += 1
        elif name == "kept":
            self.kept = told["card"]

    def agrees(self, world: Any) -> None:
        """Raise if a world is not one in which all this has happened."""
        seats = range(world.seats)
        for turn, content in enumerate(self.pools):
            assert Counter(world.pools[(self.viewer - turn) % world.seats][turn:]) == content
        for seat in seats:
            taken = [world.pools[(seat - turn) % world.seats][turn] for turn in range(world.round)]
            held = Counter([*taken, world.kept[seat]])
            del held[NONE]
            hand = Counter(world.hands[seat])
            del hand[NONE]
            assert held == hand + self.played[seat], "a hand is not what was taken and kept, without what was played"
            if seat == self.viewer:
                assert (taken, world.kept[seat]) == (self.took, self.kept)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_dealt_worlds_agree_with_what_was_witnessed(seats: int) -> None:
    for game, seed in ((shadow(), 1), (shadow(edition="prototype"), 2), (TWO, 3), (UNIQUE, 4)):
        engine, copies = game.engine(), game.cards.record.copies  # type: ignore[attr-defined]
        states, rng, counts = engine.states(1), engine.rng(seed), engine.integers([0] * game.definition.census)
        for position in everywhere(game, seats, seed, 0.25):
            truth: Any = position.state
            for viewer in range(-1, seats):
                witness = Witness(position, viewer)
                witness.agrees(truth)
                for _ in range(6):
                    engine.put(states, 0, truth)
                    engine.hide_at(states, 0, viewer)
                    engine.deal_at(engine.cards, states, 0, rng)
                    world: Any = engine.get(states, 0)
                    witness.agrees(world)
                    assert (world.line, world.gold, world.waiting) == (truth.line, truth.gold, truth.waiting)
                    if viewer >= 0:
                        for kept in {*world.kept[:viewer], *world.kept[viewer + 1 : seats]} - {NONE}:
                            assert not world.never[viewer] >> kept & 1
                        assert world.chosen[viewer] == truth.chosen[viewer]
                    engine.census_at(engine.cards, states, 0, counts)
                    assert list(counts) == copies


def cannot_be_held(game: eminence.Game, witness: Witness, before: Any) -> set[int]:
    """The cards that nobody else can have left, as somebody knows who has witnessed a battle.

    What others hold is of the cards that she does not see; and if they have shown everything that they ever took or
    kept without her knowing it, of those that she passed on to them.
    """
    visible = Counter(c & 63 for line in before.line for c in line if c != NONE)
    visible.update(card for card in before.hands[witness.viewer] if card != NONE)
    passed: Counter[int] = Counter()
    for turn, content in enumerate(witness.pools):
        again = witness.pools[turn + before.seats] if turn + before.seats < POOL else Counter()
        passed += content - again - Counter([witness.took[turn]])
    others = [seat for seat in range(before.seats) if seat != witness.viewer]
    showed = sum((witness.played[seat] for seat in others), Counter[int]())
    unseen = sum(POOL + (before.kept[seat] != NONE) for seat in others) - passed.total()
    possible = Counter(dict(enumerate(game.cards.record.copies))) - visible  # type: ignore[attr-defined]
    if (showed - passed).total() == unseen:
        possible = passed - showed
    return set(range(len(game.cards))) - possible.keys()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_cannot_have_been_kept_is_known_and_never_wrong(seats: int) -> None:
    known = 0
    for game, seed in ((shadow(), 0), (TWO, 1), *((UNIQUE, seed) for seed in range(2, 8))):
        before, witnesses = None, list[Witness]()
        for position in everywhere(game, seats, seed, 1):
            state: Any = position.state
            if before is not None and before.phase == KEEP and state.phase == DRAFT:
                for witness in witnesses:
                    never = {card for card in range(40) if state.never[witness.viewer] >> card & 1}
                    assert never == cannot_be_held(game, witness, before)
                    assert not never & {state.kept[seat] for seat in range(seats) if seat != witness.viewer}
                    known += len(never)
            before = state
            witnesses = [Witness(position, seat) for seat in range(seats if state.phase == KEEP else 0)]
    assert known > 100


def test_who_held_the_only_copy_knows_that_nobody_kept_it() -> None:
    for keeping in ("Outlaw", "King Kyros"):
        position = shadow().position("phase: keep | hands 0: King Kyros, Outlaw | hands 1: Outlaw | hands 2: Langman")
        for seat, card in enumerate((keeping, "Outlaw", "Langman")):
            position.play(seat, f"keep {card}")
        assert "never 0: King Kyros\n" in str(position.view(0))
        assert "never" not in str(position.view(None))
        assert "King Kyros" not in str(position.view(1)).partition("deck:")[0]
