"""Ratings after Plackett and Luce, by openskill.

openskill rates game after game, so what comes out depends a little on the order, and its own doubt (sigma) knows
nothing of deals. Bots do not learn from game to game, so the order means nothing here: the games are rated in several
random orders and the means taken. The intervals are a bootstrap: the deals are drawn again and again, with
replacement, and rated anew; a rating's spread over the draws is its doubt, or openskill's own where that is greater:
who has never lost yet is not rated without doubt.

The scale is that of chess: the mean of all bots is 1500, and one of two bots with 400 more finishes ahead ten times out
of eleven.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from openskill.models import PlackettLuce
from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

from eminence.arena.standings import places
from eminence.arena.tournament import FinishedGame

MEAN_RATING, TENFOLD = 1500.0, 400.0
RATING_ORDERS, DRAWS = 10, 50
EFFORT = 40_000
"""Games that are rated for the means, and as many for the intervals: a second or two each."""

RatedGame = tuple[tuple[int, ...], tuple[int, ...]]
"""Who sat at a table, and their places."""


def _unhurried(*_: object) -> float:
    """openskill lets its doubt fade slowly, for players who change; bots stay who they are."""
    return 1.0


MODEL = PlackettLuce(tau=0.0, gamma=_unhurried)


@dataclass(frozen=True)
class Rating:
    """A bot's strength on the scale of chess, with its 95 % interval; without limits if there is but one deal."""

    mean: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float | None]:
        values = {"mean": self.mean, "low": self.low, "high": self.high}
        return {name: round(value, 1) if math.isfinite(value) else None for name, value in values.items()}


def rated(bots: int, seats: int, games: Iterable[FinishedGame], seed: int | str = 0) -> list[Rating]:
    """Every bot's rating; the same games give the same ratings, in whatever order they come."""
    deals: defaultdict[int, list[RatedGame]] = defaultdict(list)
    for game in sorted(games, key=lambda game: game.number):
        deals[game.deal].append((game.chairs, tuple(places(game))))
    every = list(deals.values())
    if not every:
        return [Rating(MEAN_RATING, -math.inf, math.inf)] * bots
    chance = Random(f"ratings {seed}")
    size = sum(map(len, every))
    orders = [_rate(bots, seats, every, chance) for _ in range(max(2, min(RATING_ORDERS, EFFORT // size)))]
    drawn = _drawn(bots, seats, every, chance)
    found = []
    for bot in range(bots):
        mean = fmean(order[bot][0] for order in orders)
        doubt = max(drawn[bot], fmean(order[bot][1] for order in orders))
        found.append(Rating(mean, mean - 1.96 * doubt, mean + 1.96 * doubt))
    return found


def _drawn(bots: int, seats: int, deals: Sequence[list[RatedGame]], chance: Random) -> list[float]:
    """The spread of every rating over deals drawn anew; of many deals fewer are drawn, and the spread is scaled."""
    if len(deals) < 2:
        return [math.inf] * bots
    games = sum(map(len, deals)) / len(deals)
    size = max(2, min(len(deals), round(EFFORT / DRAWS / games)))
    draws = [_rate(bots, seats, chance.choices(deals, k=size), chance) for _ in range(DRAWS)]
    return [stdev(draw[bot][0] for draw in draws) * math.sqrt(size / len(deals)) for bot in range(bots)]


def _rate(bots: int, seats: int, deals: Sequence[list[RatedGame]], chance: Random) -> list[tuple[float, float]]:
    """Ratings on the scale of chess from games in a random order, each with openskill's own doubt of it."""
    games = [game for deal in deals for game in deal]
    chance.shuffle(games)
    ratings = [MODEL.rating() for _ in range(bots)]
    for chairs, order in games:
        _take(ratings, chairs, order)
    middle = fmean(rating.mu for rating in ratings)
    doubt = fmean(rating.sigma**2 for rating in ratings)
    unit = TENFOLD / math.log(10) / math.sqrt(seats * (MODEL.beta**2 + doubt))
    return [(MEAN_RATING + unit * (rating.mu - middle), unit * rating.sigma * (1 - 1 / bots)) for rating in ratings]


def _take(ratings: list[PlackettLuceRating], chairs: tuple[int, ...], order: tuple[int, ...]) -> None:
    """Rate one game. A bot in several chairs learns from all of them: what its doubles gain from it, it loses."""
    table = [[ratings[bot]] for bot in chairs]
    after = MODEL.rate(table, ranks=[float(place) for place in order])
    gained, surer = dict.fromkeys(chairs, 0.0), dict.fromkeys(chairs, 1.0)
    for bot, (rating,) in zip(chairs, after, strict=True):
        gained[bot] += rating.mu - ratings[bot].mu
        surer[bot] *= rating.sigma / ratings[bot].sigma
    for bot, factor in surer.items():
        ratings[bot] = MODEL.rating(ratings[bot].mu + gained[bot], ratings[bot].sigma * factor)
