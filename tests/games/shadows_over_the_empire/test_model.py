"""Shadows over the Empire against a model by hand: every state and step of random games, and how games end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import eminence
from eminence.arena.study import Study
from eminence.games.shadows_over_the_empire import filters
from eminence.games.shadows_over_the_empire.checks import FACTION_NAMES
from eminence.games.shadows_over_the_empire.moves import DONE, TO_INFLUENCE, TO_PASS, TO_USE
from eminence.games.shadows_over_the_empire.state import (
    BY_REPETITION,
    BY_ROUNDS,
    BY_THRONE,
    BY_TOKENS,
    CHOOSING,
    CITIZENS,
    ENDINGS,
    LEADER,
    LEADING,
    OVER,
    PLACING,
    STARTING,
    TOKENS,
    TURN,
)
from eminence.kernel.cards import Card
from eminence.kernel.game import Game
from eminence.kernel.kinds import NONE
from tests.games.shadows_over_the_empire.test_game import (
    EXTREMES,
    SETTINGS,
    VARIANTS,
    Options,
    briefly,
    random_set,
    seats_of,
    shuffled_set,
)
from tests.support.helpers import empire, everywhere

# --- Every state of many games, against a model by hand ---------------------------------------------------------------

GRIDS = {2: ("a1 e3", "c2", 12), 3: ("a1 e1 a5", "c3", 18), 4: ("a1 e1 e5 a5", "c3", 20), "tight": ("a2 e2", "c2", 8)}
"""Where the Leaders and the Distinct Personality lie, and how many citizens."""


def cell(name: str) -> int:
    return "abcde".index(name[0]) + 5 * (int(name[1]) - 1)


def is_near(one: int, two: int) -> bool:
    return one != two and abs(one % 5 - two % 5) <= 1 and abs(one // 5 - two // 5) <= 1


class Table:
    """A state as people see it: by hand, without the rules' bits."""

    def __init__(self, game: Game, s: Any) -> None:
        tight = s.seats == 2 and bool(game.options["tight_grid"].value)
        leaders, centre, self.citizens = GRIDS["tight" if tight else s.seats]
        self.game, self.s = game, s
        self.leaders, self.centre = [cell(name) for name in leaders.split()], cell(centre)
        self.cards = {card.name: card for card in game.cards}
        self.names = game.vocabulary["card"]
        self.up = [at for at in range(25) if s.grid[at] != NONE and at not in self.leaders]
        self.owners = [[seat for seat in range(s.seats) if s.tokens[seat][at]] for at in range(25)]

    def card(self, at: int) -> Card:
        return self.cards[self.names[self.s.grid[at]]]

    def leader(self, seat: int) -> Card:
        return self.cards[self.names[self.s.leaders[seat]]]

    def common(self, seat: int, at: int) -> int:
        """Traits in common, the Wild one always."""
        mine, wild, theirs = self.leader(seat)["traits"], self.leader(seat)["wild"], self.card(at)["traits"]
        return sum(trait == wild or (trait in mine) == (trait in theirs) for trait in filters.TRAIT_BITS)

    def controls(self, seat: int) -> list[int]:
        return [at for at in self.up if self.owners[at] == [seat]] + [self.leaders[seat]]

    def conflicts(self, seat: int) -> list[int]:
        return [at for at in self.up if len(self.owners[at]) > 1 and seat in self.owners[at]]

    def influences(self, seat: int) -> Iterator[tuple[int, int]]:
        """Which card may influence which, without Passives."""
        for source in self.controls(seat):
            spent = (self.s.marked >> source | (0 if source in self.leaders else self.s.rotated >> source)) & 1
            if spent or self.s.locked == source:
                continue
            for at in filter(lambda at: is_near(at, source), self.up):
                complies = self.leader(seat)["compulsory"] in self.card(at)["traits"]
                room = self.common(seat, at) > self.s.tokens[seat][at]
                if complies and (room if self.s.unused[seat] else self.game.options["influence_for_nothing"].value):
                    yield source, at

    def winner(self) -> tuple[int, int] | None:
        """Who has won at the end of a Round, and how."""
        spent = [seat for seat in range(self.s.seats) if self.s.unused[seat] == 0]
        for seat in spent:
            if self.owners[self.centre] == [seat]:
                return seat, BY_THRONE
        firm = [seat for seat in spent if not self.conflicts(seat)]
        return (firm[0], BY_TOKENS) if len(firm) == 1 else None

    def best(self) -> int:
        """Who stands best when a game is broken off, as bits."""
        ranks = []
        for seat in range(self.s.seats):
            held = [at for at in self.up if self.owners[at] == [seat]]
            firm = sum(self.s.tokens[seat][at] for at in held)
            ranks.append((self.centre in held, firm, -len(self.conflicts(seat))))
        return sum(1 << seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def step(source: int, target: int) -> int:
    """The number of an Influence action."""
    steps = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
    return TO_INFLUENCE + 8 * source + steps.index((target // 5 - source // 5, target % 5 - source % 5))


def random_steps(game: Game, seats: int, seed: str, games: int) -> Iterator[tuple[Any, list[int], int, Any]]:
    """Every step of some random games: the state, its legal actions, the one taken, and the state after it."""
    chance, stepper = random.Random(seed), game.engine().stepper(seed)
    for _ in range(games):
        waiting, before = stepper.setup(seats), stepper.record()
        while waiting:
            seat = waiting.bit_length() - 1
            moves = list(stepper.moves[: stepper.legal(seat)])
            action = chance.choice(moves)
            waiting = stepper.apply(seat, action)
            after = stepper.record()
            yield before, moves, action, after
            before = after


def assert_sound(table: Table) -> None:
    """What is true of every state."""
    s: Any = table.s
    lying = [card for card in s.grid if card != NONE]
    assert len(set(lying)) == len(lying)
    assert [card for card in lying if card < CITIZENS] == [s.grid[at] for at in table.up if at != table.centre]
    assert table.card(table.centre)["kind"] == "distinct"
    for seat in range(4):
        there = [at for at in range(25) if s.tokens[seat][at]]
        assert min(s.tokens[seat]) >= 0
        assert set(there) <= set(table.up), "tokens lie on a Leader or a card that is face down"
        assert sum(s.tokens[seat]) + s.unused[seat] == (TOKENS if seat < s.seats else 0)
        assert s.has[seat] == sum(1 << at for at in there)
    away = [card for card in range(CITIZENS) if (s.pool | s.aside) >> card & 1] + [s.card] * (s.card != NONE)
    assert not set(away) & set(lying)
    assert s.present == sum(1 << card for card in lying if card < CITIZENS)
    assert s.court == sum(1 << card - LEADER for card in lying if card >= CITIZENS)
    down = [at for at in range(25) if s.down >> at & 1]
    assert not set(down) & {*table.up, *table.leaders}
    assert s.pool.bit_count() >= len(down) or s.phase in (LEADING, PLACING)
    if s.phase not in (LEADING, PLACING):
        assert len(table.up) + len(down) == table.citizens + 1
        assert [s.grid[at] for at in table.leaders] == s.leaders[: s.seats]
    assert (s.rotated | s.marked) >> 25 == 0
    assert all(at in table.up or at in table.leaders for at in range(25) if (s.rotated | s.marked) >> at & 1)
    if s.phase in (TURN, STARTING, OVER):
        fields = (s.stage, s.row, s.actor, s.source, s.first, s.second, s.it, s.back, s.heard, s.saved)
        assert fields == (NONE,) * 9 + (0,)
    if s.phase == TURN:
        assert s.asks == s.turn
        assert s.passed >> s.turn & 1 == 0


def assert_follows(before: Table, after: Table, action: int) -> None:
    """What is true of every step, whatever abilities do."""
    old, new = before.s, after.s
    assert new.round - old.round in (0, 1)
    if old.phase in (LEADING, PLACING):
        return
    assert new.pool & ~old.pool == new.down & ~old.down == 0, "nothing is turned down again"
    found = [at for at in range(25) if (old.down & ~new.down) >> at & 1]
    assert len(after.up) - len(before.up) == len(found) == (old.pool & ~new.pool).bit_count()
    ended = new.round > old.round or (new.phase in (STARTING, OVER) and old.phase != STARTING)
    assert ended or (not found and old.passed & ~new.passed == 0)
    if not ended:
        return
    if new.phase == OVER and new.ending in (BY_THRONE, BY_TOKENS):
        assert after.winner() == (new.winners.bit_length() - 1, new.ending)
        assert new.winners.bit_count() == 1
        return
    assert action not in (TO_PASS, DONE) or before.winner() is None
    if new.phase == OVER:
        assert new.ending == (BY_REPETITION if new.past.count(new.past[new.round - 1]) == 3 else BY_ROUNDS)
        assert new.winners == after.best()
        return
    if old.phase != STARTING:
        assert (new.marked, new.rotated, new.refreshed, new.unmarked, new.locked) == (0, 0, 0, 0, NONE)
        controlled = {at for seat in range(new.seats) for at in after.controls(seat)}
        near = [at for at in range(25) if old.down >> at & 1 and any(is_near(at, one) for one in controlled)]
        assert found == near, "just what lies next to a controlled card is revealed"
    if new.phase == TURN:
        assert new.unused[new.starter] == max(new.unused[: new.seats])
        assert (new.passed, new.turn) == (0, new.starter)


def assert_as_by_hand(before: Table, moves: list[int], action: int, after: Table) -> None:
    """Influence and the end of a Round, where no Passive and no React is about."""
    old, new, seat = before.s, after.s, before.s.turn
    pairs = list(before.influences(seat))
    assert sorted(move for move in moves if move < TO_USE) == sorted(step(*pair) for pair in pairs)
    assert moves[-1] == TO_PASS
    if action < TO_USE and new.phase == TURN:
        [(source, target)] = [pair for pair in pairs if step(*pair) == action]
        had = old.tokens[seat][target]
        gain = max(0, min(before.common(seat, target) - had, old.unused[seat]))
        expected = [list(row) for row in old.tokens]
        expected[seat][target] += gain
        assert new.tokens == expected
        marked = old.marked | 1 << source | (1 << target if gain and not before.owners[target] else 0)
        assert (new.marked, new.rotated) == (marked, old.rotated)
    if action == TO_PASS:
        all_passed = (old.passed | 1 << seat) == (1 << old.seats) - 1
        lost = all_passed and new.ending not in (BY_THRONE, BY_TOKENS)
        for other in range(old.seats):
            fights = before.conflicts(other) if lost else []
            assert new.tokens[other] == [count - (at in fights) for at, count in enumerate(old.tokens[other])]


@pytest.mark.parametrize(("options", "seats"), [*SETTINGS, *VARIANTS], ids=briefly)
def test_every_state_is_as_the_rules_say(options: Options, seats: int) -> None:
    game, phases = empire(**options), set()
    plain = options.get("mix", "basic") in ("basic", "raised", "advanced") and "c_sets" not in options
    for old, moves, action, new in random_steps(game, seats, str(options), 12):
        before, after = Table(game, old), Table(game, new)
        assert_sound(after)
        assert_follows(before, after, action)
        if plain and old.phase == TURN:
            assert_as_by_hand(before, moves, action, after)
        phases.add(new.phase)
    assert phases >= {PLACING, TURN, CHOOSING, OVER}


def test_every_state_with_other_cards_is_as_the_rules_say() -> None:
    games = [*map(random_set, range(100, 130)), *map(shuffled_set, (0, 1)), *EXTREMES.values()]
    for seed, game in enumerate(games):
        for old, _, action, new in random_steps(game, seats_of(game, seed), "other cards", 2):
            after = Table(game, new)
            assert_sound(after)
            assert_follows(Table(game, old), after, action)


# --- How games end ----------------------------------------------------------------------------------------------------


def passed_on(position: eminence.Position) -> eminence.Position:
    """Everybody passes, and lets whoever chooses begin."""
    while not position.over:
        [seat] = position.actors
        moves = [str(move) for move in position.legal(seat)]
        position.play(seat, "pass" if "pass" in moves else "decline" if "decline" in moves else moves[0])
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_in_which_nothing_happens_ends_with_the_third_round(seats: int) -> None:
    position = passed_on(empire().start(seats, 5))
    assert position.result is not None
    assert position.result.winners == tuple(range(seats))
    assert (position.to_dict()["ending"], position.to_dict()["round"]) == ("repetition", 3)


def test_the_last_round_is_the_fortieth() -> None:
    position = passed_on(empire().position("round: 40 | grid: Bonifatius, Garrick | tokens 0: b1 2"))
    assert position.result is not None
    assert (position.result.winners, position.result.scores) == ((0,), (2, 0))
    assert (position.to_dict()["ending"], position.to_dict()["round"]) == ("rounds", 40)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_facts_and_points_are_those_of_the_last_table(seats: int) -> None:
    """In many games, with a table made by hand."""
    game, games = empire(mix="variety"), 60
    engine = game.engine()
    facts, points = engine.facts(1), engine.integers([0] * seats)
    states, endings = engine.states(1), Counter[int]()
    for _, _, _, new in random_steps(game, seats, "facts", games):
        if new.phase != OVER:
            continue
        engine.put(states, 0, new)
        winners = int(engine.score_at(engine.cards, states, 0, points))
        table = Table(game, new)
        held = [[at for at in table.up if table.owners[at] == [seat]] for seat in range(seats)]
        assert list(points) == [sum(new.tokens[seat][at] for at in held[seat]) for seat in range(seats)]
        assert winners == new.winners
        game.definition.recount(game.cards.record, new, facts[0])
        faction = "several"
        if winners.bit_count() == 1:
            faction = table.leader(winners.bit_length() - 1)["faction"]
        told = [fact.said(int(value)) for fact, value in zip(game.definition.facts, facts[0], strict=True)]
        assert told == [ENDINGS[new.ending], str(new.round), faction]
        endings[new.ending] += 1
    assert endings.total() == games
    assert min(endings[BY_THRONE], endings[BY_TOKENS]) > 0


def test_a_standing_is_by_throne_then_tokens_then_conflicts() -> None:
    for position in everywhere(empire(mix="expert"), 4, 8, 0.5):
        if not position.over and position.to_dict()["round"]:
            standing = position.standing()
            assert sum(1 << seat for seat in standing.winners) == Table(position.game, position.state).best()


def test_a_study_counts_every_ending_once() -> None:
    study = Study(empire(mix="expert"), ["random"] * 3, 5, 400)
    study.run("compiled")
    by_fact = study.to_dict()["by_fact"]
    assert {name: sum(fact["counts"].values()) for name, fact in by_fact.items()} == {
        "ended by": 400,
        "rounds": 400,
        "winning faction": 400,
    }
    assert study.facts[2].names == (*FACTION_NAMES, "several")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sensible_players_come_to_an_end(seats: int) -> None:
    """The bar is nine of ten games with every number of seats; standoffs are broken, not sat out."""
    for mix in ("basic", "expert"):
        study = Study(empire(mix=mix), ["greedy"] * seats, 11, 150)
        study.run("compiled")
        counts = study.to_dict()["by_fact"]["ended by"]["counts"]
        assert counts.get("throne", 0) + counts.get("tokens", 0) >= 0.9 * 150
