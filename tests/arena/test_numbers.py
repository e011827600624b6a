"""The arena's numbers: intervals that hold the truth, shares that add up, ratings that find who is stronger."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from eminence.arena.match import MatchOutcome
from eminence.arena.ratings import rated
from eminence.arena.standings import Sample, Standings, places, student
from eminence.arena.tournament import FinishedGame, Lineup

# --- How sure it is ---------------------------------------------------------------------------------------------------


def sample(deals: Sequence[Sequence[float]]) -> Sample:
    found = Sample()
    for deal, values in enumerate(deals):
        for value in values:
            found.add(deal, value)
    return found


def test_students_factor() -> None:
    for freedom, point in {
        1: 12.706,
        2: 4.303,
        3: 3.182,
        4: 2.776,
        5: 2.571,
        10: 2.228,
        30: 2.042,
        1000: 1.962,
    }.items():
        assert student(freedom) == pytest.approx(point, rel=0.002)


def test_games_of_one_deal_count_as_one_observation() -> None:
    chance = random.Random(1)
    won = [float(chance.random() < 0.6) for _ in range(400)]
    single = sample([[value] for value in won]).estimate()
    tripled = sample([[value] * 3 for value in won]).estimate()
    mean = sum(won) / 400
    usual = 1.966 * math.sqrt(mean * (1 - mean) / 400)
    assert single.mean == tripled.mean == pytest.approx(mean)
    assert single.high - single.low == pytest.approx(2 * usual, rel=0.02)
    assert tripled.high - tripled.low == pytest.approx(2 * usual, rel=0.02), "the same thing said thrice is not surer"
    paired = sample([[value, 1 - value] for value in won]).estimate()
    assert paired.mean == 0.5
    assert paired.high - paired.low < 0.01, "what the chair decides says nothing about the bot"


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Deals of six games each with luck of their own: 95 % of the intervals have the true share in them."""
    chance, held, naive, trials = random.Random(5), 0, 0, 600
    for _ in range(trials):
        deals = []
        for _ in range(12):
            luck = chance.choice((0.1, 0.3, 0.5))
            deals.append([float(chance.random() < luck) for _ in range(6)])
        found = sample(deals).estimate()
        held += found.low <= 0.3 <= found.high
        single = 1.96 * math.sqrt(found.mean * (1 - found.mean) / 72)
        naive += abs(found.mean - 0.3) <= single
    assert 0.93 <= held / trials <= 0.98
    assert naive < held, "else there was no need for deals"


def test_who_has_won_everything_is_not_thought_to_win_always() -> None:
    for deals in (2, 10, 100):
        found = sample([[1.0, 1.0]] * deals).estimate()
        assert (found.mean, found.high) == (1.0, 1.0)
        assert 1 - 3 * student(deals - 1) / deals < found.low < 1
    one = sample([[1.0, 0.0]]).estimate()
    assert (one.low, one.high) == (0.0, 1.0)
    assert (Sample().estimate().low, Sample().estimate().high) == (0.0, 1.0)


def test_leads_compare_the_same_deals() -> None:
    """Two bots that are lucky at the same deals: the lead is surer than either share."""
    chance = random.Random(3)
    lucks = [chance.random() for _ in range(100)]
    better, worse = (sample([[luck * 0.8 + edge] * 2 for luck in lucks]) for edge in (0.1, 0.06))
    lead = better.lead(worse)
    assert lead.mean == pytest.approx(0.04)
    assert lead.above(0)
    assert lead.high - lead.low < better.estimate().high - better.estimate().low
    assert not better.lead(better).above(0)
    assert not sample([[1.0]]).lead(sample([[0.0]])).above(0)


# --- Standings and ratings --------------------------------------------------------------------------------------------


def finished(
    number: int, chairs: Lineup, winners: Sequence[int], points: Sequence[int], deal: int | None = None
) -> FinishedGame:
    nothing = (0,) * len(chairs)
    outcome = MatchOutcome(tuple(winners), tuple(points), nothing, nothing, nothing, nothing, ())
    return FinishedGame(number, number if deal is None else deal, 0, chairs, outcome)


def test_places_shares_and_the_crosstable() -> None:
    games = [
        finished(0, (0, 1, 2), [1], [9, 5, 5]),  # the rules may say that not the most points win
        finished(1, (1, 2, 0), [0, 2], [7, 3, 7]),
        finished(2, (0, 0, 1), [], [4, 6, 4]),
    ]
    assert [places(game) for game in games] == [[2, 1, 3], [1, 3, 1], [2, 1, 2]]
    found = Standings(["a", "b", "c"], 3, games)
    assert [score.wins.total for score in found.scores] == [0.5, 1.5, 0.0]
    assert [score.chairs for score in found.scores] == [4, 3, 2]
    assert [score.points for score in found.scores] == [26, 16, 8]
    assert found.ahead[0, 1].mean == pytest.approx((0 + 0.5 + 0.5 + 1) / 4)
    assert found.ahead[1, 0].mean == pytest.approx(1 - found.ahead[0, 1].mean)
    assert found.ahead[2, 0].mean == 0.0
    assert (found.shared, found.unwon) == (1, 1)
    assert found.order() == [1, 0, 2]


def drawn(strengths: Sequence[float], tables: Sequence[Lineup], rounds: int, seed: int = 1) -> list[FinishedGame]:
    """Games as Plackett and Luce imagine them: who is e times as strong is e times as likely to be the next."""
    chance, games = random.Random(seed), []
    for deal in range(rounds):
        for chairs in tables:
            late = [chance.expovariate(math.exp(strengths[bot])) for bot in chairs]
            points = [sum(other > mine for other in late) for mine in late]
            games.append(finished(len(games), chairs, [late.index(min(late))], points, deal))
    return games


CASES = [
    ([0.0, math.log(10)], [(0, 1), (1, 0)], 200, 2),
    ([0.0, 1.0, 2.5], [(0, 1), (1, 2), (2, 0)], 150, 2),
    ([1.0, 0.0, 2.0], [(0, 1, 2), (2, 0, 1)], 120, 3),
    ([1.2, 0.0], [(0, 1, 1, 1), (0, 0, 0, 1)], 120, 4),
]


@pytest.mark.parametrize(("strengths", "tables", "rounds", "seats"), CASES)
def test_ratings_recover_known_strengths(strengths: list[float], tables: list[Lineup], rounds: int, seats: int) -> None:
    middle = sum(strengths) / len(strengths)
    found = rated(len(strengths), seats, drawn(strengths, tables, rounds))
    for strength, rating in zip(strengths, found, strict=True):
        true = 1500 + 400 * (strength - middle) / math.log(10)
        assert rating.mean == pytest.approx(true, abs=45)
        assert rating.low < rating.mean < rating.high < rating.low + 200
    assert sum(rating.mean for rating in found) / len(found) == pytest.approx(1500)


def test_intervals_of_ratings_hold_the_truth() -> None:
    """Of 45 ratings the interval holds the true one nearly always; and it shrinks with the square root of games."""
    held, widths = 0, []
    for seed in range(15):
        found = rated(3, 3, drawn([1.0, 0.0, 2.0], [(0, 1, 2)], 40, seed))
        for strength, rating in zip((1.0, 0.0, 2.0), found, strict=True):
            held += rating.low <= 1500 + 400 * (strength - 1) / math.log(10) <= rating.high
        widths.append(found[0].high - found[0].low)
    assert held >= 40
    few = sum(widths) / len(widths)
    many = rated(3, 3, drawn([1.0, 0.0, 2.0], [(0, 1, 2)], 640))[0]
    assert few / (many.high - many.low) == pytest.approx(4, rel=0.35)


def test_ratings_do_not_depend_on_the_order_of_games() -> None:
    games = drawn([0.0, 1.0], [(0, 1), (1, 0)], 30)
    mixed = games.copy()
    random.Random(2).shuffle(mixed)
    assert rated(2, 2, games) == rated(2, 2, mixed)
    first_half_won = [finished(n, (0, 1), [int(n >= 50)], [1, 1]) for n in range(100)]
    for rating in rated(2, 2, first_half_won):
        assert rating.mean == pytest.approx(1500, abs=15), "the last games count no more than the first"


def test_ties_doubles_and_single_deals_are_rated_with_care() -> None:
    tied = rated(2, 2, [finished(n, (0, 1), [0, 1], [5, 5]) for n in range(40)])
    assert [rating.mean for rating in tied] == pytest.approx([1500, 1500])
    alike = rated(2, 3, drawn([0.0, 0.0], [(0, 0, 1), (0, 1, 1)], 200))
    assert [rating.mean for rating in alike] == pytest.approx([1500, 1500], abs=35)
    single = rated(2, 2, [finished(0, (0, 1), [0], [5, 4])])
    assert single[0].mean > 1500 > single[1].mean
    assert single[0].to_dict()["low"] is None
    perfect = rated(2, 2, [finished(n, (0, 1), [0], [5, 4]) for n in range(30)])
    assert perfect[0].high - perfect[0].low > 60, "who has never lost is not rated without doubt"
