"""What a tournament has found: its answers as JSON, and a CSV file with a line a game."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TextIO

from eminence.arena.ratings import Rating, rated
from eminence.arena.standings import Score, Standings
from eminence.arena.tournament import Tournament


@dataclass
class Report:
    """The answers of a tournament as far as it has been played."""

    tournament: Tournament

    @cached_property
    def standings(self) -> Standings:
        return Standings(self.tournament.bots, self.tournament.seats, self.tournament.finished)

    @cached_property
    def ratings(self) -> list[Rating]:
        arena = self.tournament
        return rated(len(arena.bots), arena.seats, arena.finished, arena.seed)

    @property
    def deals(self) -> int:
        """How many deals were played, the last perhaps in part."""
        return -(-self.tournament.done // self.tournament.stage.round)

    def lineup(self, number: int, names: Sequence[str] | None = None) -> str:
        """A line-up as people say it, with other names for the bots if given.

        >>> import eminence
        >>> arena = Tournament(eminence.load("behind-the-throne"), ["greedy", "random"], 4, 1, 8)
        >>> [Report(arena).lineup(number) for number in range(2)]
        ['3 greedy, random', 'greedy, 3 random']
        """
        bots = names or self.tournament.bots
        seated = Counter(self.tournament.stage.lineups[number])
        return ", ".join(f"{seated[bot]} {bots[bot]}" if seated[bot] > 1 else bots[bot] for bot in sorted(seated))

    def to_dict(self) -> dict[str, Any]:
        """Everything, as JSON."""
        arena, found, names = self.tournament, self.standings, self.tournament.bots
        return {
            **arena.identity(),
            "games": found.games,
            "total": arena.total,
            "deals": self.deals,
            "fair_share": round(found.fair, 5),
            "shared_victories": found.shared,
            "without_winner": found.unwon,
            "steps": found.steps,
            "standings": [self._bot(bot) for bot in found.order()],
            "leads": [
                {"bot": names[one], "over": names[two], **lead.to_dict(), "sure": lead.above(0)}
                for one, two, lead in found.leads()
            ],
            "crosstable": {
                names[one]: {
                    names[two]: {"games": found.ahead[one, two].count, **found.ahead[one, two].estimate().to_dict()}
                    for two in range(len(names))
                    if (one, two) in found.ahead
                }
                for one in range(len(names))
            },
            "by_chair": [sample.estimate().to_dict() for sample in found.by_chair],
            "by_lineup": [
                {
                    "lineup": [names[bot] for bot in lineup],
                    "shares": {
                        names[bot]: found.by_lineup[number, bot].estimate().to_dict()
                        for bot in sorted(set(lineup))
                        if (number, bot) in found.by_lineup
                    },
                }
                for number, lineup in enumerate(arena.stage.lineups)
            ],
        }

    def _bot(self, bot: int) -> dict[str, Any]:
        score: Score = self.standings.scores[bot]
        return {
            "bot": self.tournament.bots[bot],
            "rating": self.ratings[bot].to_dict(),
            "chairs": score.chairs,
            "wins": round(score.wins.total, 5),
            "share": score.wins.estimate().to_dict(),
            "points": score.points,
            "mean_points": round(score.mean_points, 4),
            "decisions": score.decisions,
            "seconds": round(score.seconds, 6),
            "seconds_a_decision": round(score.mean_seconds, 6),
            "longest": round(score.longest, 6),
            "faults": score.faults,
        }


SEAT_COLUMNS = ("bot", "points", "share", "decisions", "seconds", "faults")


def write_csv(tournament: Tournament, stream: TextIO) -> None:
    """A line a game: its number, deal, line-up and steps; for every chair who sat there and how it went."""
    rows, seats = csv.writer(stream, lineterminator="\n"), range(tournament.seats)
    rows.writerow(["game", "deal", "lineup", "steps", *(f"{what}_{seat}" for seat in seats for what in SEAT_COLUMNS)])
    for game in tournament.finished:
        outcome = game.outcome
        cells = [
            cell
            for seat in seats
            for cell in (
                tournament.bots[game.chairs[seat]],
                outcome.points[seat],
                round(outcome.share(seat), 4),
                outcome.decisions[seat],
                round(outcome.seconds[seat], 6),
                outcome.faults[seat],
            )
        ]
        rows.writerow([game.number, game.deal, game.lineup, len(outcome.moves), *cells])
