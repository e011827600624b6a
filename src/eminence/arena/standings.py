"""What the games of a tournament say about the bots, and how sure that is.

A deal is played from every chair and by every line-up, so its games are not independent of one another: a deal counts
as one observation, whatever is counted in it. An interval comes from the sums of the single deals (the ratio estimator
of cluster samples), with Student's factor for few deals. Two games won and two lost are added first, as Agresti and
Coull do, so that a bot that has won everything so far is not thought to win always.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import NormalDist

from eminence.arena.tournament import FinishedGame

PRIOR_GAMES = 2
"""Games that are thought to be won, and as many lost, before an interval is computed."""


def student(freedom: int) -> float:
    """What 1.96 becomes for so few observations: Student's 97.5 % point, within a thousandth.

    >>> [round(student(freedom), 2) for freedom in (1, 2, 5, 30, 1000)]
    [12.71, 4.3, 2.57, 2.04, 1.96]
    """
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    z = NormalDist().inv_cdf(0.975)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / float(freedom) ** power for power, term in enumerate(terms))


@dataclass(frozen=True)
class Interval:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    def above(self, value: float) -> bool:
        """Whether it is more than a value, with 95 % confidence."""
        return self.low > value

    def to_dict(self) -> dict[str, float]:
        return {"mean": round(self.mean, 5), "low": round(self.low, 5), "high": round(self.high, 5)}


@dataclass
class Sample:
    """Numbers from 0 to 1, gathered deal by deal."""

    deals: dict[int, tuple[float, int]] = field(default_factory=dict)
    total: float = 0.0
    count: int = 0

    def add(self, deal: int, value: float) -> None:
        total, count = self.deals.get(deal, (0.0, 0))
        self.deals[deal] = (total + value, count + 1)
        self.total += value
        self.count += 1

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def _size(self) -> int:
        return self.count + 2 * PRIOR_GAMES

    @property
    def _centre(self) -> float:
        return (self.total + PRIOR_GAMES) / self._size

    def _pulls(self) -> dict[int, float]:
        """How far each deal alone moves the mean."""
        centre, size = self._centre, self._size
        return {deal: (total - centre * count) / size for deal, (total, count) in self.deals.items()}

    @property
    def _added(self) -> float:
        """The variance of the games that are only thought of."""
        centre = self._centre
        return PRIOR_GAMES * ((1 - centre) ** 2 + centre**2) / self._size**2

    def estimate(self) -> Interval:
        """The mean, and where it is with 95 % confidence; anywhere if there is but one deal."""
        if len(self.deals) < 2:
            return Interval(self.mean, 0.0, 1.0)
        spread = _spread(self._pulls().values(), self._added)
        low, high = self._centre - spread, self._centre + spread
        return Interval(self.mean, max(0.0, min(low, self.mean)), min(1.0, max(high, self.mean)))

    def lead(self, other: Sample) -> Interval:
        """How much its mean is above another's, deals compared with the same deals."""
        mean = self.mean - other.mean
        deals = {*self.deals, *other.deals}
        if len(deals) < 2:
            return Interval(mean, -1.0, 1.0)
        mine, theirs = self._pulls(), other._pulls()
        pulls = [mine.get(deal, 0.0) - theirs.get(deal, 0.0) for deal in deals]
        spread, centre = _spread(pulls, self._added + other._added), self._centre - other._centre
        return Interval(mean, max(-1.0, min(centre - spread, mean)), min(1.0, max(centre + spread, mean)))


def _spread(pulls: Iterable[float], added: float) -> float:
    """Half the width of an interval."""
    values = list(pulls)
    freedom = len(values) - 1
    variance = (sum(value * value for value in values) + added) * len(values) / freedom
    return student(freedom) * math.sqrt(variance)


@dataclass
class Score:
    """What one bot has to show, over all chairs it sat in."""

    wins: Sample = field(default_factory=Sample)
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    faults: int = 0

    @property
    def chairs(self) -> int:
        return self.wins.count

    @property
    def mean_points(self) -> float:
        return self.points / self.chairs if self.chairs else 0.0

    @property
    def mean_seconds(self) -> float:
        """The time of a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


class Standings:
    """The counts of a tournament, kept up to date game by game."""

    def __init__(self, bots: Sequence[str], seats: int, games: Iterable[FinishedGame] = ()) -> None:
        self.bots, self.seats = list(bots), seats
        self.scores = [Score() for _ in bots]
        self.by_chair = [Sample() for _ in range(seats)]
        self.by_lineup: defaultdict[tuple[int, int], Sample] = defaultdict(Sample)
        """A bot's victories in a line-up, a chair."""
        self.ahead: defaultdict[tuple[int, int], Sample] = defaultdict(Sample)
        """How often one bot finished ahead of another; a tie counts half."""
        self.games = self.shared = self.unwon = self.steps = 0
        for game in games:
            self.add(game)

    def add(self, game: FinishedGame) -> None:
        outcome = game.outcome
        self.games += 1
        self.shared += len(outcome.winners) > 1
        self.unwon += not outcome.winners
        self.steps += len(outcome.moves)
        for seat, bot in enumerate(game.chairs):
            share, score = outcome.share(seat), self.scores[bot]
            score.wins.add(game.deal, share)
            score.points += outcome.points[seat]
            score.decisions += outcome.decisions[seat]
            score.seconds += outcome.seconds[seat]
            score.longest = max(score.longest, outcome.longest[seat])
            score.faults += outcome.faults[seat]
            self.by_chair[seat].add(game.deal, share)
            self.by_lineup[game.lineup, bot].add(game.deal, share)
            for other, opponent in enumerate(game.chairs):
                if opponent != bot:
                    self.ahead[bot, opponent].add(game.deal, _ahead(game, seat, other))

    @property
    def fair(self) -> float:
        """What a chair would win if all were equal."""
        return 1 / self.seats

    def order(self) -> list[int]:
        """The bots, the most victorious first."""
        return sorted(range(len(self.bots)), key=lambda bot: (-self.scores[bot].wins.mean, bot))

    def leads(self) -> list[tuple[int, int, Interval]]:
        """Each bot and the next, and how far the one is ahead of the other."""
        return [(one, two, self.scores[one].wins.lead(self.scores[two].wins)) for one, two in pairwise(self.order())]


def _ahead(game: FinishedGame, seat: int, other: int) -> float:
    mine, theirs = game.outcome.standing(seat), game.outcome.standing(other)
    return 0.5 if mine == theirs else float(mine > theirs)


def places(game: FinishedGame) -> list[int]:
    """Every chair's place, from 1; equals share the best of theirs."""
    standings = [game.outcome.standing(seat) for seat in range(len(game.chairs))]
    return [1 + sum(other > mine for other in standings) for mine in standings]
