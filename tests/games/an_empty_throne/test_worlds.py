"""An Empty Throne, who knows what: dealt worlds against all that there are, and other games that look the same to a
viewer in every channel. What can be known is worked out from what was told, not from the program's own memory."""

from __future__ import annotations

import itertools
import json
import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import eminence
from eminence import Position
from eminence.games.an_empty_throne.events import EVENTS
from eminence.games.an_empty_throne.moves import MOVING, TARGET, TO_TOMBS, WITH_IMPACT
from eminence.games.an_empty_throne.state import (
    ABILITIES,
    CARDS,
    FIELDS,
    OVER,
    PLACES,
    STARTERS,
    STARTING,
    TOMBS,
)
from eminence.games.an_empty_throne.vocabulary import SCHEMA
from eminence.kernel import cards as card_files
from eminence.kernel.events import Event
from eminence.kernel.kinds import NONE
from eminence.kernel.view import Move
from tests.support.helpers import EMPTY, deals, empty, everywhere, play_randomly

DEVIATIONS = 5
"""So far from its expectation the sum of squares may be."""
VIEWERS = (-1, 0, 1)

SMALL = """
[[card]]
name = "Ants"
starting = [0, 1, 2]
field = [1, 2, 3, 4, 5]
recruit = ["draw from the tombs", "exchange hand with any field"]
impact = ["draw from any deck", "return any card anywhere"]

[[card]]
name = "Bees"
starting = [0, 9]
field = [1, 1, 8, 9]
tombs = [2]
recruit = ["exchange hand with here", "draw from the tombs"]
impact = ["draw from here", "draw from the tombs", "exchange hand with any field"]

[[card]]
name = "Cats"
tombs = [5, 6, 7, 8, 9]
recruit = ["return any other card anywhere"]
impact = ["play from the tombs to here", "exchange any card here with any card anywhere"]
"""
"""Hands are exchanged, and The Tombs drawn from, at every turn."""


def small(**options: object) -> eminence.Game:
    return eminence.load(EMPTY, options, card_files.parse(SMALL, SCHEMA, EMPTY))


GAMES = [empty(), empty(draft_starting_cards=True), small(), small(draft_starting_cards=True)]
KINDS = ["printed", "printed, drafted", "small", "small, drafted"]


def seat_of(viewer: int) -> int | None:
    return None if viewer < 0 else viewer


def members(bits: int) -> set[int]:
    return {card for card in range(CARDS) if bits >> card & 1}


# --- What a viewer has witnessed --------------------------------------------------------------------------------------


class Witness:
    """What somebody can write down who only hears what is told: of each hand the known cards, and how many others it
    has from The Tombs and of those dealt at the start."""

    def __init__(self, position: Position, viewer: int) -> None:
        self.viewer = viewer
        self.known: list[set[int]] = [set(), set()]
        self.tombs = [0, 0]
        drafted = bool(position.game.options["draft_starting_cards"].value)
        self.dealt = [0, 0] if drafted else [2, 2]
        self.public: set[int] = set()
        for number, *values in position.view(seat_of(viewer)).events:
            self.hear(EVENTS[number].name, **dict(zip(EVENTS[number].fields, values, strict=True)))
        table: Any = position.view(seat_of(viewer)).state
        if table.phase == ABILITIES and table.first != NONE and not self.lies_open(table, table.first):
            self.show(table.turn, table.first)
            self.known[table.turn].add(table.first)

    @staticmethod
    def lies_open(table: Any, card: int) -> bool:
        return any(bits >> card & 1 for row in table.played for bits in row) or card in table.tops

    def hear(
        self, told: str, who: int = NONE, card: int = NONE, cards: int = 0, top: int = NONE, whom: int = NONE, **_: int
    ) -> None:
        if told == "dealt":
            self.known[who] = members(cards)
            self.dealt[who] = 0
        elif told == "refuge-decided" and self.viewer >= 0 and any(self.dealt):
            self.known[1 - self.viewer] = members(STARTING) - self.known[self.viewer] - {card}
            self.dealt = [0, 0]
        elif told == "drawn-unseen":
            self.tombs[who] += 1
        elif told == "found":
            self.tombs[who] -= 1
            self.known[who].add(card)
        elif told in ("taken", "drawn"):
            self.known[who].add(card)
        elif told == "played":
            self.show(who, card)
        elif told == "traded":
            self.show(who, card)
            self.known[who].add(top)
        elif told == "returned":
            self.known[whom].add(card)

    def show(self, seat: int, card: int) -> None:
        """A card leaves a hand for all to see."""
        if card in self.known[seat]:
            self.known[seat].remove(card)
        elif card < STARTERS:
            self.dealt[seat] -= 1
        else:
            self.tombs[seat] -= 1

    def worlds(self, s: Any, cards: Any) -> Iterator[tuple[int, int]]:
        """Both hands in every world that agrees with this and with what lies open on the table."""
        open_cards = sum(bits for row in s.played for bits in row) | s.pool | (0 if s.refuge == NONE else 1 << s.refuge)
        shown = members(open_cards) | {*s.tops} | self.known[0] | self.known[1]
        tombs, starting = (sorted(members(bits) - shown) for bits in (cards.tombs_cards, STARTING))
        for one, first in itertools.product(
            itertools.combinations(tombs, self.tombs[0]), itertools.combinations(starting, self.dealt[0])
        ):
            for two, second in itertools.product(
                itertools.combinations(sorted({*tombs} - {*one}), self.tombs[1]),
                itertools.combinations(sorted({*starting} - {*first}), self.dealt[1]),
            ):
                yield as_bits(self.known[0], one, first), as_bits(self.known[1], two, second)


def as_bits(*cards: Sequence[int] | set[int]) -> int:
    return sum(1 << card for card in itertools.chain(*cards))


def test_a_view_shows_what_was_witnessed_and_nothing_else() -> None:
    unseen = Counter[int]()
    for game, seed in itertools.product(GAMES, range(6)):
        for position in everywhere(game, 2, seed, 0.4):
            truth: Any = position.state
            for viewer in VIEWERS:
                witness, view = Witness(position, viewer), position.view(seat_of(viewer)).state
                if truth.phase == OVER:
                    assert view == truth
                    continue
                assert [members(hand) for hand in view.hands] == witness.known
                assert (view.unseen, view.dealt) == (witness.tombs, witness.dealt)
                assert (view.played, view.tops, view.under, view.left) == (
                    truth.played,
                    truth.tops,
                    truth.under,
                    truth.left,
                )
                unseen[viewer] += sum(witness.tombs)
                if viewer >= 0:
                    assert view.hands[viewer] == truth.hands[viewer]
                    assert view.dealt == [0, 0]
    assert min(unseen.values()) > 500


# --- All worlds -------------------------------------------------------------------------------------------------------


def dealt(game: eminence.Game, s: Any, viewer: int, count: int, seed: str) -> Counter[tuple[int, int]]:
    """How often each world is dealt, told by both hands; all else must be as it was or follow from them."""
    total: Counter[tuple[int, int]] = Counter()
    for packed, times in deals(game, s, viewer, count, seed).items():
        world: Any = game.definition.state.unpack(packed)
        hands = (world.hands[0], world.hands[1])
        assert hands not in total, "the same hands with something else that differs"
        total[hands] = times
        moved = (s.hands[0] | s.hands[1]) ^ (hands[0] | hands[1])
        assert world.tombs == s.tombs ^ moved & ~STARTING
        assert world.pool == s.pool ^ moved & STARTING
        world.hands, world.tombs, world.pool = s.hands, s.tombs, s.pool
        assert world == s
    return total


def compared(position: Position, viewer: int, seed: str) -> int:
    """Deal as often as is needed to see every world; they must be those that there are, each as often. How many?"""
    game, truth = position.game, position.state
    worlds = list(Witness(position, viewer).worlds(truth, game.cards.record))
    assert len(set(worlds)) == len(worlds)
    assert tuple(truth.hands) in worlds  # type: ignore[attr-defined]
    if not 1 < len(worlds) <= 1000:
        return len(worlds)
    count = 25 * len(worlds) + 200
    found = dealt(game, truth, viewer, count, seed)
    assert found.keys() == set(worlds), "a world is never dealt, or one that cannot be"
    each, free = count / len(worlds), len(worlds) - 1
    squares = sum((found[world] - each) ** 2 / each for world in worlds)
    assert abs(squares - free) / math.sqrt(2 * free) < DEVIATIONS, (viewer, len(worlds))
    return len(worlds)


@pytest.mark.parametrize("game", GAMES, ids=KINDS)
def test_every_world_is_dealt_as_often(game: eminence.Game) -> None:
    numbers = Counter[int]()
    for seed in range(8):
        for position in everywhere(game, 2, seed, 0.15):
            for viewer in VIEWERS if position.state.phase != OVER else ():  # type: ignore[attr-defined]
                numbers[viewer] += 1 < compared(position, viewer, f"{seed} {len(position.steps)}") <= 1000
    assert min(numbers[viewer] for viewer in VIEWERS) > 10, numbers


HANDS = "hands 0: Hollow Kings-6, Heralds-3 | hands 1: Pale Queens-6, Pale Queens-7, Masons-2, Masons-0"


@pytest.mark.parametrize(
    ("text", "worlds"),
    [
        (HANDS, (660 * 4, 55, 10)),
        (f"{HANDS} | seen 0: Heralds-3 | seen 1: Masons-2, Pale Queens-7", (110 * 4, 10, 10)),
        (f"{HANDS} | seen 0: Hollow Kings-6, Heralds-3 | seen 1: Masons-2, Masons-0", (55, 55, 1)),
        (f"{HANDS} | tombs: - | played 0: - / - / - / Hollow Kings-7, Hollow Kings-8, Hollow Kings-9, Pale Queens-8, "
         "Pale Queens-9, Ash Regents-6, Ash Regents-7, Ash Regents-8, Ash Regents-9", (3 * 4, 1, 1)),
        ("hands 0: Heralds-0, Drovers-0 | hands 1: Reavers-0, Weavers-0", (6, 1, 1)),
        ("hands 0: Heralds-0, Drovers-0 | hands 1: Reavers-0 | pool: Weavers-0 | refuge: Masons-0", (12, 1, 1)),
    ],
)  # fmt: skip
def test_tables_made_by_hand(text: str, worlds: tuple[int, int, int]) -> None:
    """A spectator, seat 0 and seat 1 each deal all that they cannot tell apart, as often."""
    position = empty().position(text)
    for viewer, count in zip(VIEWERS, worlds, strict=True):
        found = dealt(empty(), position.state, viewer, 25 * count + 500, "by hand")
        assert len(found) == count, viewer
        each = found.total() / count
        squares = sum((times - each) ** 2 / each for times in found.values())
        assert abs(squares - (count - 1)) <= DEVIATIONS * math.sqrt(2 * count)


# --- Other games that look the same -----------------------------------------------------------------------------------


def drawn(events: Sequence[Event]) -> list[int]:
    """What chance brought, in the order in which it was drawn."""
    draws = []
    for event in events:
        told, values = EVENTS.of(event).name, EVENTS.of(event).values(event)
        if told == "started":
            draws.append(values["who"])
        elif told in ("uncovered", "found") or (told == "played-from-deck" and values["deck"] == TOMBS):
            draws.append(values["card"])
        elif told == "dealt":
            draws += sorted(members(values["cards"]))
    return draws


def retold(position: Position, names: dict[int, int]) -> Position:
    """The same game move by move, in which chance brought some cards in the place of others."""
    first = drawn(position.start_events)
    other = position.game.start(2, "other", [first[0], *(names.get(card, card) for card in first[1:])])
    for step in position.steps:
        other.play(step.seat, step.move, [names.get(card, card) for card in drawn(step.told)])
    return other


def hidden_from(position: Position, viewer: int) -> list[list[int]]:
    """The cards that a viewer cannot tell apart: those of The Tombs, and those dealt at the start."""
    witness, cards = Witness(position, viewer), position.game.cards.record
    s: Any = position.state
    secret = [members(s.hands[seat]) - witness.known[seat] for seat in range(2)]
    tombs = sorted((secret[0] | secret[1] | members(s.tombs)) & members(cards.tombs_cards))  # type: ignore[attr-defined]
    return [tombs, sorted((secret[0] | secret[1]) & members(STARTING))]


def renamed(groups: list[list[int]], chance: random.Random) -> dict[int, int]:
    names: dict[int, int] = {}
    for group in groups:
        names |= dict(zip(group, chance.sample(group, len(group)), strict=True))
    return names


def refusals(position: Position, seat: int, actions: Sequence[int]) -> list[tuple[str, str]]:
    legal = {move.action for move in position.legal(seat)}
    found = [position.refusal(seat, Move(action, "")) for action in actions if action not in legal]
    return [(refusal.code, refusal.sentence) for refusal in found]


def glimpse(position: Position, viewer: int, actions: Sequence[int]) -> list[Any]:
    """All that ever reaches a viewer: view, text, log, status, JSON; a seat's moves, refusals, tensor and advice."""
    view = position.view(seat_of(viewer))
    names = ["You", "Ada"] if viewer == 0 else ["Ada", "You"]
    shown: list[Any] = [view.state.pack(), str(view), view.log(), view.log(names), view.status(), view.status(names)]
    shown += [json.dumps(view.to_dict()), view.step, view.actors, view.result, list(view.legal)]
    if viewer >= 0:
        engine = position.game.engine()
        states, moves, tensor = engine.states(1), engine.move_buffer(), engine.integers([0] * engine.definition.tensor)
        engine.put(states, 0, view.state)
        engine.encode_at(engine.cards, states, 0, viewer, tensor)
        shown += [list(map(int, tensor)), refusals(position, viewer, actions), position.can_take_back(viewer)]
        if viewer in position.actors:
            count = engine.legal_at(engine.cards, states, 0, viewer, moves)
            shown.append(
                int(engine.greedy_move_at(engine.cards, states, 0, viewer, moves, count, engine.rng("advice")))
            )
    return shown


@pytest.mark.parametrize("game", GAMES, ids=KINDS)
def test_nothing_that_reaches_a_viewer_depends_on_what_is_hidden(game: eminence.Game) -> None:
    """Whole games are played again with other cards in the place of those that a viewer cannot know."""
    chance, others = random.Random("others"), Counter[int]()
    for seed in range(25):
        for position in everywhere(game, 2, seed, 0.05 if len(game.cards) > 3 else 0.15):
            assert retold(position, {}) == position
            for viewer in VIEWERS if not position.over else ():
                groups = hidden_from(position, viewer)
                names = renamed(groups, chance)
                other = retold(position, names)
                actions = chance.sample(range(game.definition.actions), 40)
                for card in groups[0]:
                    actions += [TO_TOMBS + card, WITH_IMPACT + FIELDS * card, MOVING + PLACES * card, TARGET + card]
                assert glimpse(other, viewer, actions) == glimpse(position, viewer, actions)
                others[viewer] += other != position
    assert min(others.values()) > 10, others


def test_the_end_shows_everything() -> None:
    for game in GAMES:
        position = play_randomly(game.start(2, 4), random.Random(4))
        for viewer in VIEWERS:
            assert position.view(seat_of(viewer)).state == position.state
            revealed = [line for line in position.log(seat_of(viewer)) if "reveals" in line or "hand is empty" in line]
            assert len(revealed) == 2


# --- Case by case -----------------------------------------------------------------------------------------------------


def sees(position: Position, viewer: int | None, field: str) -> str:
    """A field of a view, as text; '-' if it is empty."""
    lines = str(position.view(viewer)).splitlines()
    return next((line.partition(": ")[2] for line in lines if line.startswith(f"{field}: ")), "-")


EVERYBODY = (None, 0, 1)
FIELD_2 = "hands 0: Heralds-1, Heralds-0 | tops: Drovers-1, Masons-2, Reavers-6 | turn: 0"


def test_a_card_from_a_face_up_deck_is_known_until_it_is_played() -> None:
    position = empty().position(f"{FIELD_2} | hands 1: Masons-0, Masons-1")
    position.play_all(0, "play Heralds-1 to field 2, both: play: draw")
    assert "Masons-2" in sees(position, None, "played 0")
    [taken] = set(sees(position, None, "hands 0").split(", "))
    for viewer in EVERYBODY:
        assert taken in sees(position, viewer, "hands 0")
        assert sees(position, viewer, "unseen 0") == "-"
    position.play(0, next(str(move) for move in position.legal(0) if str(move).startswith("move Masons-2 to field 1")))
    for viewer in EVERYBODY:
        assert {taken, "Drovers-1"} <= set(sees(position, viewer, "hands 0").split(", "))
    while position.actors == (1,):
        position.play(1, position.legal(1)[-1])
    position.play(
        0, next(str(move) for move in position.legal(0) if str(move).startswith("play Drovers-1 to the tombs"))
    )
    for viewer in EVERYBODY:
        assert "Drovers-1" not in sees(position, viewer, "hands 0")
        assert "Drovers-1" in sees(position, viewer, "played 0")


def test_a_card_from_the_tombs_is_known_to_its_drawer_until_it_is_played() -> None:
    looks: dict[int | None, set[str]] = {viewer: set() for viewer in EVERYBODY}
    for card in ("Hollow Kings-9", "Pale Queens-6", "Ash Regents-7"):
        position = empty().position(f"{FIELD_2} | hands 1: Masons-0, Masons-1", seed=1)
        position.play(0, "play Heralds-1 to the tombs", [card])
        for viewer in EVERYBODY:
            looks[viewer].add(f"{position.view(viewer)} {position.log(viewer)}")
        assert sees(position, 0, "hands 0") == f"Heralds-0, {card}"
        assert (sees(position, 1, "unseen 0"), sees(position, None, "unseen 0")) == ("1", "1")
        assert card in sees(position, 1, "tombs")
        assert card not in sees(position, 0, "tombs")
        position.play(0, "decline")
        position.play(0, f"play {card} to field 2, impact")
        for viewer in EVERYBODY:
            assert card in sees(position, viewer, "played 0")
            assert sees(position, viewer, "unseen 0") == "-"
    assert {viewer: len(found) for viewer, found in looks.items()} == {None: 1, 0: 3, 1: 1}


def test_what_is_exchanged_with_a_deck_is_seen_by_all_from_the_moment_it_is_chosen() -> None:
    """And if the other player did not know it, the choice cannot be taken back."""
    for card in ("Hollow Kings-9", "Masons-0"):
        text = "hands 0: Weavers-1, Hollow Kings-9, Masons-0 | tops: Weavers-6, Masons-2, Reavers-6"
        position = empty().position(text)
        position.play_all(0, "play Weavers-1 to field 1, both: draw")
        assert card not in sees(position, None, "hands 0")
        position.play(0, f"exchange {card}")
        for viewer in EVERYBODY:
            assert card in sees(position, viewer, "hands 0")
        assert position.can_take_back(0) == (card == "Masons-0"), "the other player knew the starting card"
        position.play(0, "with field 2")
        for viewer in EVERYBODY:
            assert sees(position, viewer, "tops").split(", ")[1] == card
            assert "Masons-2" in sees(position, viewer, "hands 0")
            assert card not in sees(position, viewer, "hands 0")


def test_a_card_that_returns_from_play_is_known() -> None:
    text = "hands 0: Hollow Kings-9, Ash Regents-6 | played 1: Pale Queens-7 | hands 1: Pale Queens-8"
    position = empty().position(text)
    position.play_all(0, "play Hollow Kings-9 to field 1, impact: return Pale Queens-7")
    assert sees(position, 0, "hands 1") == sees(position, None, "hands 1") == "Pale Queens-7"
    assert sees(position, 0, "unseen 1") == "1"


def test_players_know_each_others_starting_cards_and_a_spectator_does_not() -> None:
    position = empty().start(2, 3)
    whole = position.to_dict()
    for seat in range(2):
        assert position.view(seat).to_dict()["table"]["hands"] == whole["hands"]
    table = position.view(None).to_dict()["table"]
    assert (table["hands"], table["dealt"], len(table["pool"])) == ([[], []], [2, 2], 4)
    assert not any("hold" in line for line in position.log(None))
    for seat in range(2):
        assert [line for line in position.log(seat) if "hold" in line] == [
            f"Seat {seat} holds {' and '.join(whole['hands'][seat])}."
        ]
    drafted = play_randomly(empty(draft_starting_cards=True).start(2, 3), random.Random(1), steps=4)
    assert drafted.view(None).to_dict()["table"]["hands"] == drafted.to_dict()["hands"]


def brought(position: Position, move: str, times: int) -> Iterator[Any]:
    """The states to which one move leads, with other chance each time."""
    engine, found = position.game.engine(), position.legal(0).find(move)
    states, rng = engine.states(1), engine.rng(move)
    assert found is not None
    for _ in range(times):
        engine.put(states, 0, position.state)
        engine.apply_at(engine.cards, states, 0, 0, found.action, rng)
        yield engine.get(states, 0)


def assert_even(found: Counter[int], among: set[int]) -> None:
    """Each of some cards was found as often as any other."""
    assert found.keys() == among
    each = found.total() / len(among)
    squares = sum((times - each) ** 2 / each for times in found.values())
    assert abs(squares - (len(among) - 1)) / math.sqrt(2 * len(among) - 2) < DEVIATIONS


@pytest.mark.parametrize("deck", [1, 2, 3])
def test_nobody_knows_the_order_under_a_top_card(deck: int) -> None:
    """All see the same set of cards under the tops; each comes up next as often, whichever deck is drawn from."""
    text = "hands 0: Heralds-0 | played 0: - / - / - / Masons-1 | tops: Heralds-5, Masons-6, Weavers-1"
    position = empty().position(text)
    under = {sees(position, viewer, "under") for viewer in EVERYBODY}
    assert len(under) == 1
    tops = Counter(s.tops[deck - 1] for s in brought(position, f"move Masons-1 to field {deck}", 2600))
    assert_even(tops, members(position.state.under))  # type: ignore[attr-defined]


def test_nobody_knows_the_order_of_the_tombs() -> None:
    text = "hands 0: Drovers-0, Hollow Kings-6 | hands 1: Hollow Kings-7 | played 0: Masons-1"
    position = empty().position(text)
    before: Any = position.state
    hands = Counter(
        (s.hands[0] & ~before.hands[0]).bit_length() - 1 for s in brought(position, "move Masons-1 to the tombs", 2000)
    )
    assert_even(hands, members(before.tombs))


def test_a_view_is_no_position() -> None:
    position = empty().position("hands 0: Hollow Kings-9 | hands 1: Pale Queens-7")
    for viewer in EVERYBODY:
        with pytest.raises(eminence.Refused, match="this is a view, not a position"):
            empty().position(str(position.view(viewer)))
