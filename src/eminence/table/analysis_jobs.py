"""Thinking that people ask for: a hint, a whole game looked at again. One process for each, never in a bot's way.

A hint is found from what the seat can see and nothing else; a game is looked at again only when it is over.
"""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from eminence.games import registry
from eminence.kernel import game_record
from eminence.kernel.errors import Refused
from eminence.kernel.view import View
from eminence.table.events import Setting
from eminence.table.refusals import fields_of, refused
from eminence.table.review_data import ReviewData
from eminence.workers.errors import WorkerError, WorkerFailed
from eminence.workers.pool import WorkerPool
from eminence.workers.process import ProcessLimits, python_command
from eminence.workers.serve import serve

log = structlog.get_logger()

HINT, DECISION = "800ms", "80ms"
"""So long a hint is thought about, and each decision of a game that is looked at again."""
NICE = 10
"""Messages and bots first."""
JOB_TIMEOUT = 600.0
"""Seconds after which a process that tells no progress is given up."""
KEPT = 64
"""So many reviews are remembered."""
ABANDONED_AFTER = 15.0
"""A review for which nobody has asked for so many seconds is given up, until somebody asks again."""


class AnalysisRequest(msgspec.Struct, frozen=True):
    cards: str
    """The text of the card file."""
    names: list[str]
    budget: str
    """How long to think, for a hint or about each decision."""
    setting: Setting | None = None
    seat: int = 0
    step: int = 0
    actors: tuple[int, ...] = ()
    seen: str = ""
    """For a hint: the record as the seat sees it, in base 64."""
    record: str = ""
    """For a review: the whole game."""


class AnalysisReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far an analysis is, and what it has found when it is done."""

    done: int = 0
    total: int = 0
    move: list[Any] = []
    say: dict[str, Any] = {}
    review: ReviewData | None = None
    trouble: dict[str, Any] = {}
    """Why nothing was found: the fields of the refusal."""


def hint_request(setting: Setting, cards: str, names: list[str], view: View) -> AnalysisRequest:
    seen = base64.b64encode(view.state.pack()).decode()
    return AnalysisRequest(cards, names, HINT, setting, view.viewer, view.step, view.actors, seen)


def review_request(record: str, cards: str, names: list[str]) -> AnalysisRequest:
    return AnalysisRequest(cards, names, DECISION, record=record)


# --- In the server ----------------------------------------------------------------------------------------------------


class AnalysisJobs:
    """All that is being thought about here for people: a hint and a review at a time."""

    def __init__(self) -> None:
        self._hinting, self._reviewing = asyncio.Semaphore(1), asyncio.Semaphore(1)
        limits = ProcessLimits(nice=NICE)
        self._pool = WorkerPool(python_command(__name__), 2, AnalysisReport, limits=limits, keeps_idle=False)
        self._reviews: dict[str, AnalysisReport] = {}
        self._asked: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def hint(self, wanted: AnalysisRequest) -> AnalysisReport:
        async with self._hinting:
            return await self._report(wanted, lambda progress: None)

    def known(self, id: str) -> AnalysisReport | None:
        """What is known of a finished game so far; nothing if nobody looks at it again yet."""
        found = self._reviews.get(id)
        if found is None or found.review is None:
            self._asked[id] = time.monotonic()
        return found

    def review(self, id: str, wanted: AnalysisRequest) -> AnalysisReport:
        """Begin to look at a finished game again, unless somebody was faster."""
        if id not in self._reviews:
            if len(self._reviews) >= KEPT:
                self._reviews.pop(next(iter(self._reviews)))
            self._reviews[id] = AnalysisReport()
            task = asyncio.create_task(self._review(id, wanted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._reviews[id]

    async def _review(self, id: str, wanted: AnalysisRequest) -> None:
        def heard(progress: AnalysisReport) -> None:
            if time.monotonic() - self._asked.get(id, 0.0) > ABANDONED_AFTER:
                raise TimeoutError
            self._reviews[id] = progress

        try:
            async with self._reviewing:
                heard(AnalysisReport())
                self._reviews[id] = await self._report(wanted, heard)
        except TimeoutError:
            self._reviews.pop(id, None)
        except Refused as refusal:
            self._reviews[id] = AnalysisReport(trouble=fields_of(refusal))
        finally:
            self._asked.pop(id, None)

    async def _report(self, wanted: AnalysisRequest, heard: Callable[[AnalysisReport], None]) -> AnalysisReport:
        """What a process finds out; `heard` is told how far it is, and may end it."""
        try:
            return await self._pool.ask(wanted, timeout=JOB_TIMEOUT, on_progress=heard)
        except Refused as refusal:
            raise refused("study-failed", reason="other", why=str(refusal)) from refusal
        except WorkerFailed as failure:
            raise refused("study-failed", reason="error", error=failure.error) from failure
        except WorkerError as error:
            log.warning("analysis-failed", error=str(error))
            raise refused("study-failed", reason="nothing") from error

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()


# --- In such a process ------------------------------------------------------------------------------------------------


def find_hint(request: AnalysisRequest) -> AnalysisReport:
    from eminence.bots.analysis import analyse

    assert request.setting is not None
    cards = registry.card_set(request.setting.game, request.cards)
    game = registry.load(request.setting.game, request.setting.options, cards)
    state = game.definition.state.unpack(base64.b64decode(request.seen))
    found = analyse(View(game, state, request.seat, request.actors, request.step), budget=request.budget)
    hint = found.hint(request.names)
    return AnalysisReport(1, 1, game.move_json(hint.move.action), hint.to_json())


def find_review(request: AnalysisRequest, tell: Callable[[AnalysisReport], None]) -> AnalysisReport:
    from eminence.bots.analysis import analyse
    from eminence.bots.review import at_step, review

    cards = registry.card_set(game_record.read(request.record).game, request.cards)
    position = registry.replay(request.record, cards)
    analyse(at_step(position, 0), budget=20)  # the first thought is slow: it must not be one that counts
    found = review(
        position,
        request.budget,
        names=request.names,
        heard=lambda now: tell(AnalysisReport(now.done, now.total)),
    )
    return AnalysisReport(found.done, found.total, review=msgspec.convert(found.to_data(), ReviewData))


def main() -> None:
    """Do what is asked until nobody asks any more."""
    serve(lambda asked, tell: find_review(asked, tell) if asked.record else find_hint(asked), AnalysisRequest)
