"""Decisions and moments of a game that was looked at again: what a move cost, and what was luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from eminence.kernel.view import Move

MISTAKE_COST, BLUNDER = 0.06, 0.15
"""A move that costs so much of a victory, and surely something, is a mistake or a blunder."""
SURE_ERRORS = 2.5
"""So many standard errors make a cost sure."""
MAX_FREE_COST = 0.02
"""A move that costs less is as good as the best."""


@dataclass(frozen=True)
class Decision:
    """What a seat chose, and what it could have chosen."""

    step: int
    """The number of the move in the record, from 1."""
    seat: int
    move: Move
    best: Move
    choices: int
    """How many legal moves there were."""
    win: float
    """The seat's share of victory with the best move,"""
    played: float
    """and with the one that was played."""
    error: float
    """The standard error of the difference."""

    @property
    def cost(self) -> float:
        """What the move cost; nothing that is smaller than its error."""
        cost = self.win - self.played
        return cost if cost > max(0.0, self.error) else 0.0

    @property
    def mark(self) -> str:
        """`blunder`, `mistake` or nothing."""
        if self.cost < SURE_ERRORS * self.error:
            return ""
        return "blunder" if self.cost >= BLUNDER else "mistake" if self.cost >= MISTAKE_COST else ""

    def to_dict(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "seat": self.seat,
            "move": str(self.move),
            "best": str(self.best),
            "choices": self.choices,
            "win": round(self.win, 4),
            "played": round(self.played, 4),
            "cost": round(self.cost, 4),
            "error": round(self.error, 4),
            "mark": self.mark,
        }


@dataclass(frozen=True)
class ReviewedMoment:
    """Decisions that belong together, everybody's share of victory before them, and how it went on from there."""

    first: int
    """The number of its first move in the record,"""
    last: int
    """and of the last one before the next moment."""
    decisions: tuple[Decision, ...]
    shares: tuple[float, ...]
    """Before the moment,"""
    after: tuple[float, ...]
    """and before the following one, or the result."""
    error: float
    """The standard error of what changed in between."""
    told: tuple[str, ...]
    """What everybody could see happen in between."""

    @property
    def swings(self) -> tuple[float, ...]:
        """By how much each seat's share changed."""
        return tuple(after - before for before, after in zip(self.shares, self.after, strict=True))

    @property
    def choices(self) -> tuple[float, ...]:
        """What of that follows from the moves that were chosen: their cost, which the others gain as they stand."""
        parts = [0.0] * len(self.shares)
        for decision in self.decisions:
            others = [seat for seat in range(len(parts)) if seat != decision.seat]
            rest = sum(self.shares[seat] for seat in others)
            parts[decision.seat] -= decision.cost
            for seat in others:
                parts[seat] += decision.cost * (self.shares[seat] / rest if rest else 1 / len(others))
        return tuple(parts)

    @property
    def luck(self) -> tuple[float, ...]:
        """And what does not."""
        return tuple(swing - choice for swing, choice in zip(self.swings, self.choices, strict=True))

    @property
    def hit(self) -> int:
        """The seat whose share changed most; of equals, one that decided."""
        deciders = [decision.seat for decision in self.decisions]
        return max(range(len(self.shares)), key=lambda seat: (round(abs(self.swings[seat]), 6), seat in deciders))

    @property
    def turn(self) -> float:
        """By how much a share of victory surely changed."""
        swing = abs(self.swings[self.hit])
        return swing if swing >= SURE_ERRORS * self.error else 0.0

    @property
    def by_luck(self) -> bool:
        return abs(self.luck[self.hit]) > abs(self.choices[self.hit])

    def to_dict(self) -> dict[str, Any]:
        return {
            "first": self.first,
            "last": self.last,
            "shares": [round(share, 4) for share in self.shares],
            "luck": [round(luck, 4) for luck in self.luck],
            "decisions": [decision.to_dict() for decision in self.decisions],
        }


@dataclass(frozen=True)
class PlayerSummary:
    """How a seat played and fared, over all its decisions that had a choice."""

    seat: int
    decisions: int
    loss: float
    """What its moves cost on average."""
    accuracy: float
    """The share of its moves that were as good as the best."""
    mistakes: int
    blunders: int
    luck: float
    """What luck added to its share of victory, all in all."""

    def to_dict(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "decisions": self.decisions,
            "loss": round(self.loss, 4),
            "accuracy": round(self.accuracy, 4),
            "mistakes": self.mistakes,
            "blunders": self.blunders,
            "luck": round(self.luck, 4),
        }


def summarise(seat: int, decisions: Sequence[Decision], moments: Sequence[ReviewedMoment]) -> PlayerSummary:
    own = [decision for decision in decisions if decision.seat == seat]
    marks, count = [decision.mark for decision in own], max(1, len(own))
    return PlayerSummary(
        seat,
        len(own),
        sum(decision.cost for decision in own) / count,
        sum(decision.cost < MAX_FREE_COST for decision in own) / count,
        marks.count("mistake"),
        marks.count("blunder"),
        sum(moment.luck[seat] for moment in moments),
    )
