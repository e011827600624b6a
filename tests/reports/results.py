"""Tournaments and reviews to make pages of: whatever took long is made up, so that nothing is compiled."""

from __future__ import annotations

from functools import cache

from eminence.arena.match import MatchOutcome
from eminence.arena.report import Report
from eminence.arena.tournament import FinishedGame, Tournament
from eminence.bots.decisions import Decision
from eminence.bots.review import Review, ReviewedStep, at_step
from eminence.bots.search import Budget
from tests.support.helpers import random_game, throne

COSTS, BAD_LUCK = {1: 0.2, 4: 0.1}, {6: 0.15}
"""What a decision costs its seat, or what comes next the leader, by how many decisions came before."""


@cache
def tournament_report(bots: tuple[str, ...] = ("greedy", "random"), seats: int = 3, games: int = 12) -> Report:
    """The first bot wins wherever it sits."""
    arena = Tournament(throne(), ["greedy", "random", "expert"][: len(bots)], seats, 7, max(games, 1))
    arena.bots = list(bots)
    for number in range(games):
        deal, lineup, chairs = arena.stage.seating(number)
        best = min(chairs)
        arena.finished.append(
            FinishedGame(
                number,
                deal,
                lineup,
                chairs,
                MatchOutcome(
                    winners=tuple(seat for seat in range(seats) if chairs[seat] == best),
                    points=tuple(20 - bot for bot in chairs),
                    decisions=(10,) * seats,
                    seconds=(0.02,) * seats,
                    longest=(1.5,) * seats,
                    faults=(0,) * seats,
                    moves=(0,) * 10 * seats,
                ),
            )
        )
    return Report(arena)


@cache
def reviewed_game(names: tuple[str, ...] = ("Ada", "Bo"), *, calm: bool = False) -> Review:
    """A random game, looked at: a blunder, a mistake and bad luck, unless it was a calm one."""
    seats = len(names)
    review = Review(random_game(seats, 5), Budget(1), names=names)
    shares = [1 / seats] * seats
    for count, step in enumerate(step for steps in review._plan for step in steps):
        played = review.position.steps[step]
        legal = at_step(review.position, step).legal(played.seat)
        cost, luck = (0.0 if calm else losses.get(count, 0.0) for losses in (COSTS, BAD_LUCK))
        best = next(move for move in legal if move != played.move) if cost else played.move
        win = shares[played.seat]
        review._looked[step] = ReviewedStep(
            Decision(step + 1, played.seat, played.move, best, len(legal), win, win - cost, 0.01), tuple(shares), 0.01
        )
        for loser, lost in ((played.seat, cost), (shares.index(max(shares)), luck)):
            shares = [share + lost / (seats - 1) for share in shares]
            shares[loser] -= lost * seats / (seats - 1)
    return review
