"""A game looked at again: what every decision cost, where the game turned, and whether by choice or by luck.

Every decision is analysed as the deciding seat could see it then. A *moment* is one decision, or several that were made
at the same time without sight of each other. From moment to moment everybody's share of victory changes: the part that
follows from what the chosen moves cost is choice, the rest is luck, that is chance and what nobody could see.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from pathlib import Path
from typing import Any

from eminence.bots.analysis import Analyst, checked_budget, checked_threads, prepare
from eminence.bots.decisions import Decision, PlayerSummary, ReviewedMoment, summarise
from eminence.bots.hints import Hint, MoveValue, make_hint
from eminence.bots.search import Budget
from eminence.games import registry
from eminence.kernel.cards import CardSet
from eminence.kernel.errors import Refused
from eminence.kernel.events import EVERYONE
from eminence.kernel.position import Position
from eminence.kernel.translation import DEFAULT_LANGUAGE
from eminence.kernel.view import seat_names

MIN_TURNING_SHARE = 0.1
"""A moment that surely moves a seat's share so much may be a turning point;"""
MAX_TURNING_POINTS = 6
"""so many are told."""


@dataclass(frozen=True)
class ReviewedStep:
    """What was found of one step: the decision, and everybody's share of victory as its seat saw it."""

    decision: Decision
    shares: tuple[float, ...]
    error: float
    """The standard error of the seat's own share."""


@dataclass
class Review:
    """A game to be looked at again, and as it goes on what was found."""

    position: Position
    budget: Budget
    seed: int | str = 0
    threads: int = 1
    seats: Sequence[int] = ()
    """Whose decisions are looked at; nobody named is everybody."""
    names: Sequence[str] = ()
    language: str = DEFAULT_LANGUAGE
    """In which is told what happened."""
    _looked: dict[int, ReviewedStep] = field(default_factory=dict)
    _hints: dict[Decision, Hint] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for seat in self.seats:
            self.position.game.checked_seat(seat, self.position.seats)
        self.seats = sorted(set(self.seats)) or range(self.position.seats)
        self.names = self.names or seat_names(self.position.seats)
        self._plan = list(moments_of(self.position, self.seats))
        if not self._plan:
            raise Refused("nothing-to-review", "There is nothing to review: nobody has had a choice yet.")

    @property
    def total(self) -> int:
        """How many decisions there are to look at,"""
        return sum(len(steps) for steps in self._plan)

    @property
    def done(self) -> int:
        """and how many were looked at."""
        return len(self._looked)

    @property
    def complete(self) -> bool:
        return self.done == self.total

    def run(self, heard: Callable[[Review], None] = lambda review: None) -> None:
        """Look at what was not looked at yet; `heard` is told after each. Interrupted, it can be gone on with."""
        prepare(self.position.game)
        analyst = Analyst(self.position.game, self.budget, self.seed, self.threads)
        for step in (step for steps in self._plan for step in steps):
            if step not in self._looked:
                self._looked[step] = self._look(analyst, step)
                heard(self)

    def _look(self, analyst: Analyst, step: int) -> ReviewedStep:
        played = self.position.steps[step]
        found = analyst.analyse(at_step(self.position, step).view(played.seat), [played.move])
        best, chosen = found.best, found.find(played.move)
        decision = Decision(
            step + 1,
            played.seat,
            chosen.move,
            best.move,
            len(found.moves),
            best.win,
            chosen.win,
            math.hypot(best.win_error, chosen.win_error),
        )
        return ReviewedStep(decision, found.shares, best.win_error)

    # --- What was found -----------------------------------------------------------------------------------------------

    @property
    def moments(self) -> list[ReviewedMoment]:
        """What was looked at so far, in the order of the game."""
        plan = list(takewhile(lambda steps: all(step in self._looked for step in steps), self._plan))
        shares = [combine_shares([self._looked[step] for step in steps]) for steps in plan]
        errors = [max(self._looked[step].error for step in steps) for steps in plan]
        starts, decisions = [steps[0] for steps in plan], self._settled()
        ends, after = [*starts[1:], starts[-1] + 1] if plan else [], [*shares[1:], *shares[-1:]]
        later = [*errors[1:], 0.0]
        if self.complete:
            ends[-1] = len(self.position.steps)
            after[-1] = self._result() or shares[-1]
        return [
            ReviewedMoment(
                starts[at] + 1,
                ends[at],
                tuple(decisions[step] for step in plan[at]),
                shares[at],
                after[at],
                math.hypot(errors[at], later[at]),
                tuple(self._told(starts[at], ends[at])),
            )
            for at in range(len(plan))
        ]

    def _result(self) -> tuple[float, ...] | None:
        result = self.position.result
        if result is None:
            return None
        return tuple((seat in result.winners) / max(1, len(result.winners)) for seat in range(self.position.seats))

    def _told(self, first: int, end: int) -> Iterator[str]:
        """What everybody could see happen."""
        game = self.position.game
        for step in self.position.steps[first:end]:
            for event in step.told:
                if event[0] == EVERYONE:
                    yield game.say_event(event[1:], self.names, language=self.language)

    @property
    def decisions(self) -> list[Decision]:
        """What was decided so far, in the order of the game."""
        return list(self._settled().values())

    def _settled(self) -> dict[int, Decision]:
        """The decisions by step. Where a seat went on to decide with nothing learnt in between, that tells more of what
        its move was worth."""
        found: dict[int, Decision] = {}
        later: int | None = None
        for step in sorted(self._looked, reverse=True):
            decision = self._looked[step].decision
            if later is not None and all(not played.final for played in self.position.steps[step:later]):
                error = math.hypot(self._looked[step].error, self._looked[later].error)
                decision = replace(decision, played=found[later].win, error=error)
            found[step] = decision
            later = step
        return dict(sorted(found.items()))

    @property
    def costly(self) -> list[Decision]:
        """The mistakes and blunders, the costliest first."""
        return sorted((decision for decision in self.decisions if decision.mark), key=lambda found: -found.cost)

    def why(self, decision: Decision) -> Hint:
        """Why the best move was better than the one that was played."""
        if decision not in self._hints:
            view = at_step(self.position, decision.step - 1).view(decision.seat)
            moves = [
                MoveValue(decision.best, decision.win, decision.error),
                MoveValue(decision.move, decision.played, 0.0),
            ]
            self._hints[decision] = make_hint(view, moves, self.names, self.seed)
        return self._hints[decision]

    @property
    def turning_points(self) -> list[ReviewedMoment]:
        """The moments that moved a share of victory most, in the order of the game."""
        turns = [moment for moment in self.moments if moment.turn >= MIN_TURNING_SHARE]
        return sorted(
            sorted(turns, key=lambda moment: -moment.turn)[:MAX_TURNING_POINTS], key=lambda moment: moment.first
        )

    @property
    def shares(self) -> list[tuple[int, tuple[float, ...]]]:
        """Everybody's share of victory after so many moves, for a plot; at the end the result."""
        moments = self.moments
        return [(moment.first - 1, moment.shares) for moment in moments] + [
            (moment.last, moment.after) for moment in moments[-1:]
        ]

    @property
    def fortune(self) -> str:
        """What is not a seat's own choice."""
        return "luck and others" if self.leaves_others else "luck"

    @property
    def leaves_others(self) -> bool:
        """Whether others' decisions are not looked at: then they count as luck."""
        return len(self.seats) < self.position.seats

    def summaries(self) -> list[PlayerSummary]:
        """How everybody played who was looked at."""
        moments = self.moments
        return [summarise(seat, self.decisions, moments) for seat in self.seats]

    def to_data(self) -> dict[str, Any]:
        """All of it as JSON, with moves and reasons as data."""
        costly = [self._data(found) | {"why": self.why(found).to_json()} for found in self.costly]
        moments = [
            moment.to_dict() | {"decisions": [self._data(found) for found in moment.decisions]}
            for moment in self.moments
        ]
        return self.to_dict() | {"costly": costly, "moments": moments}

    def _data(self, decision: Decision) -> dict[str, Any]:
        """A decision with its moves as data, and what was played in people's words."""
        game, seat = self.position.game, decision.seat
        state = at_step(self.position, decision.step - 1).view(seat).state
        return decision.to_dict() | {
            "move": game.move_json(decision.move.action),
            "best": game.move_json(decision.best.action),
            "say": game.message_json(game.move_message(state, seat, decision.move.action)),
        }

    def to_dict(self) -> dict[str, Any]:
        """All of it as JSON, with moves in notation and reasons in sentences."""
        result = self.position.result
        return {
            "game": self.position.game.name,
            "names": list(self.names),
            "moves": len(self.position.steps),
            "complete": self.complete,
            "winners": None if result is None else list(result.winners),
            "summaries": [summary.to_dict() for summary in self.summaries()],
            "shares": [[step, [round(share, 4) for share in shares]] for step, shares in self.shares],
            "turning_points": [moment.first for moment in self.turning_points],
            "costly": [decision.to_dict() | {"why": str(self.why(decision))} for decision in self.costly],
            "moments": [moment.to_dict() for moment in self.moments],
        }


def combine_shares(found: Sequence[ReviewedStep]) -> tuple[float, ...]:
    """Everybody's shares from one or several points of view: of herself, a seat that decides knows best."""
    seats = range(len(found[0].shares))
    own = {looked.decision.seat: looked.shares[looked.decision.seat] for looked in found}
    others = [sum(looked.shares[seat] for looked in found) / len(found) for seat in seats]
    total = sum(others)
    shares = [own.get(seat, others[seat]) for seat in seats]
    return tuple(share * total / sum(shares) if sum(shares) else share for share in shares)


def at_step(position: Position, step: int) -> Position:
    """The position after so many moves."""
    before = position.copy()
    while len(before.steps) > step:
        before.undo()
    return before


def moments_of(position: Position, seats: Sequence[int]) -> Iterator[list[int]]:
    """The steps by which some seats decided something, those of one time together; a seat's last word counts."""
    steps, at = position.steps, 0
    while at < len(steps):
        asked = len(at_step(position, at).actors)
        chosen: dict[int, int] = {}
        while at < len(steps) and len(chosen) < asked:
            chosen[steps[at].seat] = at
            at += 1
        decided = [step for seat, step in chosen.items() if seat in seats and _had_choice(position, step)]
        if decided:
            yield sorted(decided)


def _had_choice(position: Position, step: int) -> bool:
    return len(at_step(position, step).legal(position.steps[step].seat)) > 1


def review(
    position: Position | str,
    budget: Budget | int | str = "200ms",
    seed: int | str = 0,
    threads: int = 1,
    seats: Sequence[int] = (),
    names: Sequence[str] = (),
    cards: str | Path | CardSet | None = None,
    heard: Callable[[Review], None] = lambda review: None,
) -> Review:
    """Look at a game again, decision by decision: a position with its history, or a record's text.

    The budget is for each decision. `seats` are those whose decisions are looked at, by default all; `names` what they
    are called in hints; `heard` is told after every decision how far it is. See `Review`.
    """
    whole = registry.replay(position, cards) if isinstance(position, str) else position
    found = Review(whole, checked_budget(budget), seed, checked_threads(threads), seats, names)
    found.run(heard)
    return found
