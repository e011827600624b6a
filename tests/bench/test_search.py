"""The measurements of search: the two games that are also OpenSpiel's, and matches in which nobody has an edge."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest

from bench import contest
from bench.contest import Own, Table
from bench.peers import connect_four, hearts
from bench.peers.hearts.rules import HEARTS, SUIT
from eminence.bots.search import Budget
from eminence.kernel import conformance
from eminence.kernel.game import Game
from eminence.kernel.primitives import lowest_bit
from eminence.kernel.rng import Rng, seed_bytes
from eminence.kernel.rng import step_state as stream

HEARTS_GAME, FOUR = Game(hearts.GAME, {}), Game(connect_four.GAME, {})


class Advised:
    """The game's own player."""

    iterations = 0

    def decide(self, table: Table, seat: int) -> int:
        engine, moves = table.engine, table.engine.move_buffer()
        view = table.view(seat)
        count = engine.legal_at(engine.cards, view, 0, seat, moves)
        return int(
            engine.greedy_move_at(engine.cards, view, 0, seat, moves, count, engine.rng(f"{seat} {table.steps}"))
        )


@pytest.mark.parametrize(("game", "seats"), [(HEARTS_GAME, 4), (FOUR, 2)], ids=repr)
def test_the_games_keep_every_promise(game: Game, seats: int) -> None:
    conformance.check(game, seats, games=2)


def test_nobody_is_dealt_a_suit_they_have_shown_not_to_hold() -> None:
    chance, voids = Random(1), 0
    rules = hearts.GAME.rules
    for seed in range(12):
        position = HEARTS_GAME.start(4, seed)
        while not position.over:
            seat = position.actors[0]
            world: Any = position.view(seat).state
            rules.deal(HEARTS_GAME.cards.record, world, Rng(stream(seed_bytes(seed), len(position.steps))))
            for other in range(4):
                for suit in range(4):
                    if world.voids[other] >> suit & 1:
                        assert not world.hands[other] & SUIT << suit
                        voids += other != seat
            position.play(seat, chance.choice(position.legal(seat)))
    assert voids > 300


def test_follow_suit_and_lead_no_hearts_until_something_bitter_was_played() -> None:
    position = HEARTS_GAME.start(4, 7)
    assert [str(move) for move in position.legal(position.actors[0])] == ["2C"]
    broken = False
    chance = Random(2)
    while not position.over:
        state: Any = position.state
        seat, leads = position.actors[0], position.actors[0] == state.leader
        suits = {card.action & 3 for card in position.legal(seat)}
        held = {suit for suit in range(4) if state.hands[seat] & SUIT << suit}
        if not leads and (led := state.table[state.leader] & 3) in held:
            assert suits == {led}
        if leads and not broken and held != {HEARTS}:
            assert HEARTS not in suits
        move = chance.choice(position.legal(seat))
        broken = broken or str(move) == "QS" or move.action & 3 == HEARTS
        position.play(seat, move)
    assert broken


def test_whoever_takes_everything_wins() -> None:
    end: Any = HEARTS_GAME.start(4, 1).state
    points = [0] * 4
    for taken, expected, winners in (([26, 0, 0, 0], [26, 0, 0, 0], 1), ([13, 13, 0, 0], [13, 13, 26, 26], 12)):
        end.taken = taken
        assert hearts.GAME.rules.score(HEARTS_GAME.cards.record, end, points) == winners
        assert points == expected


@pytest.mark.parametrize(
    ("moves", "winner"), [("abababa", 0), ("abacadgd", None), ("abcdefg", None), ("abbceccdddd", 0)]
)
def test_four_in_a_line(moves: str, winner: int | None) -> None:
    position = FOUR.start(2, 1)
    for column in moves:
        assert not position.over
        position.play(position.actors[0], column)
    assert (position.result.winners if position.result else None) == (None if winner is None else (winner,))


def test_a_side_that_plays_itself_gets_half_of_everything() -> None:
    tally = contest.match(HEARTS_GAME.engine(), 4, (lambda seed: Advised(), lambda seed: Advised()), 10)
    assert tally.shares == [0.5] * 10
    assert tally.leads == [0.0] * 10
    assert tally.decisions[0] == tally.decisions[1] > 100


class Anyhow:
    """Moves at random."""

    iterations = 0

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def decide(self, table: Table, seat: int) -> int:
        return self.chance.choice(table.legal(seat))


@pytest.mark.parametrize(("game", "seats"), [(HEARTS_GAME, 4), (FOUR, 2)], ids=repr)
def test_search_beats_chance_and_tells_how_much_it_thought(game: Game, seats: int) -> None:
    tally = contest.match(game.engine(), seats, (lambda seed: Own(Budget(200), seed), Anyhow), 12, opening=2)
    assert tally.share()[1] > 0.5
    assert fmean(tally.leads) > 0
    assert tally.iterations == [200 * tally.decisions[0], 0]


def test_an_interval_of_95_percent_covers_the_mean_about_that_often() -> None:
    chance, covered = Random(3), 0
    for _ in range(2000):
        _, low, high = contest.interval([chance.gauss(1.0, 2.0) for _ in range(6)])
        covered += low < 1.0 < high
    assert 0.935 < covered / 2000 < 0.965


def test_only_one_seat_is_ever_asked_in_these_games() -> None:
    for game, seats in ((HEARTS_GAME, 4), (FOUR, 2)):
        table = Table(game.engine(), seats, "one")
        while table.waiting:
            seat = lowest_bit(table.waiting)
            assert table.waiting == 1 << seat
            table.play(seat, table.legal(seat), table.legal(seat)[0])
