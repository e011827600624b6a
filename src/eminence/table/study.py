"""Thinking that people ask for: a hint, a whole game looked at again. One process for each, never in a bot's way.

    python -m eminence.table.study      reads one task, tells how far it is, line by line, and what it found

A hint is found from what the seat can see and nothing else; a game is looked at again only when it is over.
"""

from __future__ import annotations

import asyncio
import base64
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
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

log = structlog.get_logger()
HINT, DECISION = "800ms", "80ms"
"""So long a hint is thought about, and each decision of a game that is looked at again."""
LONGEST = 4_000_000
KEPT = 64
"""So many reviews are remembered."""
ABANDONED_AFTER = 15.0
"""A review for which nobody has asked for so many seconds is given up, until somebody asks again."""


class Task(msgspec.Struct, frozen=True):
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


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a study is, and what it has found when it is done."""

    done: int = 0
    total: int = 0
    move: list[Any] = []
    say: dict[str, Any] = {}
    review: ReviewData | None = None
    trouble: dict[str, Any] = {}
    """Why nothing was found: the fields of the refusal."""


def hint(setting: Setting, cards: str, names: list[str], view: View) -> Task:
    seen = base64.b64encode(view.state.pack()).decode()
    return Task(cards, names, HINT, setting, view.viewer, view.step, view.actors, seen)


def review(record: str, cards: str, names: list[str]) -> Task:
    return Task(cards, names, DECISION, record=record)


# --- In the server ----------------------------------------------------------------------------------------------------


class Study:
    """All that is being thought about here for people."""

    def __init__(self) -> None:
        self._hinting, self._reviewing = asyncio.Semaphore(1), asyncio.Semaphore(1)
        self._reviews: dict[str, Found] = {}
        self._asked: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def hint(self, wanted: Task) -> Found:
        async with self._hinting:
            return await _told(wanted, lambda found: None)

    def known(self, id: str) -> Found | None:
        """What is known of a finished game so far; nothing if nobody looks at it again yet."""
        found = self._reviews.get(id)
        if found is None or found.review is None:
            self._asked[id] = time.monotonic()
        return found

    def review(self, id: str, wanted: Task) -> Found:
        """Begin to look at a finished game again, unless somebody was faster."""
        if id not in self._reviews:
            if len(self._reviews) >= KEPT:
                self._reviews.pop(next(iter(self._reviews)))
            self._reviews[id] = Found()
            task = asyncio.create_task(self._look_again(id, wanted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._reviews[id]

    async def _look_again(self, id: str, wanted: Task) -> None:
        def heard(found: Found) -> None:
            if time.monotonic() - self._asked.get(id, 0.0) > ABANDONED_AFTER and found.review is None:
                raise TimeoutError
            self._reviews[id] = found

        try:
            async with self._reviewing:
                heard(Found())
                await _told(wanted, heard)
        except TimeoutError:
            self._reviews.pop(id, None)
        except Refused as refusal:
            self._reviews[id] = Found(trouble=fields_of(refusal))
        finally:
            self._asked.pop(id, None)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _told(wanted: Task, heard: Callable[[Found], None]) -> Found:
    """What a process finds out; `heard` is told how far it is, and may end it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "eminence.table.study",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST,
        start_new_session=True,
    )
    found = Found(trouble={"reason": "nothing"})
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(wanted) + b"\n")
        with suppress(ConnectionError):
            await process.stdin.drain()
        async for line in process.stdout:
            found = msgspec.json.decode(line, type=Found)
            heard(found)
    except msgspec.MsgspecError as error:
        log.warning("study-failed", error=str(error)[:200])
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if found.trouble:
        raise refused("study-failed", **found.trouble)
    return found


# --- In the process that thinks ---------------------------------------------------------------------------------------


def hinted(task: Task) -> Found:
    from eminence.bots.analysis import analyse

    assert task.setting is not None
    cards = registry.card_set(task.setting.game, task.cards)
    game = registry.load(task.setting.game, task.setting.options, cards)
    state = game.definition.state.unpack(base64.b64decode(task.seen))
    found = analyse(View(game, state, task.seat, task.actors, task.step), budget=task.budget)
    hint = found.hint(task.names)
    return Found(1, 1, game.move_json(hint.move.action), hint.to_json())


def looked_again(task: Task, tell: Callable[[Found], None]) -> Found:
    from eminence.bots.analysis import analyse
    from eminence.bots.review import at_step, review

    position = registry.replay(task.record, registry.card_set(game_record.read(task.record).game, task.cards))
    analyse(at_step(position, 0), budget=20)  # the first thought is slow: it must not be one that counts
    found = review(
        position,
        task.budget,
        names=task.names,
        heard=lambda now: tell(Found(now.done, now.total)),
    )
    return Found(found.done, found.total, review=msgspec.convert(found.to_data(), ReviewData))


def main() -> None:
    """Do one task."""
    write = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever else is printed must not be taken for a finding
    with suppress(AttributeError, OSError):
        os.nice(10)  # messages and bots first

    def tell(found: Found) -> None:
        write.write(msgspec.json.encode(found) + b"\n")
        write.flush()

    with suppress(BrokenPipeError):
        try:
            task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
            tell(looked_again(task, tell) if task.record else hinted(task))
        except Refused as refusal:
            tell(Found(trouble={"reason": "other", "why": str(refusal)}))
        except Exception as error:
            tell(Found(trouble={"reason": "error", "error": type(error).__name__}))


if __name__ == "__main__":
    main()
