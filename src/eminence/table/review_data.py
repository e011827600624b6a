"""A finished game looked at again, as it goes over the wire: what `bots.review` finds, see there."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from eminence.table.data import MessageData, MoveData


class DecisionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat chose, and what it could have chosen; shares of victory are from 0 to 1."""

    step: Annotated[int, Meta(description="the number of the move in the record, from 1")]
    seat: int
    move: MoveData
    best: MoveData
    say: Annotated[MessageData, Meta(description="what was played, as it was then")]
    choices: Annotated[int, Meta(description="how many legal moves there were")]
    win: Annotated[float, Meta(description="the seat's share of victory with the best move")]
    played: float
    cost: float
    error: Annotated[float, Meta(description="the standard error of the difference")]
    mark: Literal["", "mistake", "blunder"]


class CostlyDecision(DecisionData, frozen=True):
    """A mistake or a blunder."""

    why: Annotated[MessageData, Meta(description="why the best move was better")]


class MomentData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Decisions that belong together, and everybody's share of victory before them."""

    first: Annotated[int, Meta(description="the number of its first move in the record")]
    last: Annotated[int, Meta(description="and of the last one before the next moment")]
    shares: list[float]
    luck: Annotated[list[float], Meta(description="what of the change no choice explains, seat by seat")]
    decisions: list[DecisionData]


class SummaryData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat played and fared."""

    seat: int
    decisions: int
    loss: Annotated[float, Meta(description="what its moves cost on average")]
    accuracy: Annotated[float, Meta(description="the share of its moves that were as good as the best")]
    mistakes: int
    blunders: int
    luck: Annotated[float, Meta(description="what luck added to its share of victory")]


class ReviewData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found of a whole game."""

    game: str
    names: list[str]
    moves: int
    complete: bool
    winners: list[int] | None
    summaries: list[SummaryData]
    shares: Annotated[
        list[tuple[int, list[float]]], Meta(description="everybody's share of victory after so many moves")
    ]
    turning_points: Annotated[list[int], Meta(description="the first moves of the moments where the game turned")]
    costly: Annotated[list[CostlyDecision], Meta(description="the costliest first")]
    moments: list[MomentData]
