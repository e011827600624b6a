"""The table tells nobody what is hidden from them: whole games are played over real sockets in pairs of worlds that
differ only in what a viewer cannot know (see `twins`), and every byte that the viewer gets is the same in both.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from eminence.games import registry
from eminence.kernel.errors import Refused
from eminence.kernel.snapshot import Snapshot
from eminence.table import bot_workers, fairness, housekeeping, messages, service, table_repository, table_state, views
from eminence.table.service import Settings
from eminence.workers.process import WorkerProcess
from tests.support.evenings import Evening, Unhurried, differences, played, served
from tests.support.helpers import EMPIRE, SHADOW
from tests.support.twins import SECRET, SPECTATOR, WORLDS, Fated, Turn, Twin, World, real_world

OPEN = {EMPIRE}
"""Games in which nothing is hidden from anybody."""


@pytest.fixture(scope="module", autouse=True)
def _worlds() -> Iterator[None]:
    """Worlds are as we choose: tables have one secret, were made at the same time, and play as `twins` says."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_state, "LiveGame", Fated)
        patch.setattr(fairness, "new_secret", lambda: SECRET)
        patch.setattr(table_repository, "time", SimpleNamespace(time=lambda: 1e9))
        yield


@pytest.fixture(scope="module")
def town(_worlds: None) -> Iterator[tuple[Callable[..., Any], int]]:
    """A server, and how to do something there."""
    with asyncio.Runner() as runner:
        server = served(Settings(pace=0))
        yield runner.run, runner.run(server.__aenter__())
        runner.run(server.__aexit__(None, None, None))


# --- Pairs of worlds --------------------------------------------------------------------------------------------------


def tables() -> Iterator[Any]:
    """Every game with every number of seats, and in every edition."""
    for name in registry.names():
        editions = [option.choices for option in registry.find(name).options if option.name == "edition"]
        for edition in editions[0] if editions else [""]:
            options = {"edition": edition} if edition else {}
            for seats in registry.load(name, options).seats:
                yield pytest.param(name, options, seats, id=f"{name} {edition} {seats}")


@pytest.mark.parametrize(("name", "options", "seats"), list(tables()))
def test_worlds_that_look_the_same_are_told_the_same(
    town: Any, name: str, options: Any, seats: int, chance: random.Random
) -> None:
    """Until the game is over, when all is told; at larger tables to the spectator and three of the seats."""
    (run, port), viewers = town, [SPECTATOR, *chance.sample(range(seats), min(3, seats))]
    real = real_world(registry.load(name, options), seats)
    last = real.turns[-1].key
    worlds = {viewer: Twin(real, viewer).world() for viewer in viewers}

    async def evenings() -> list[Evening]:
        twins = [played(port, worlds[viewer], {viewer, SPECTATOR}, (viewer + 1) % seats) for viewer in viewers]
        return await asyncio.gather(played(port, real, set(range(SPECTATOR, seats))), *twins)

    one, *others = run(evenings())
    knowing = list[int]()
    for viewer, two in zip(viewers, others, strict=True):
        assert differences(one, two, viewer, last) == []
        assert differences(one, two, SPECTATOR, last) == []
        knowing += differences(one, two, (viewer + 1) % seats, last, 1)
        world = WORLDS.pop(worlds[viewer].seed)
        swapped = [turn for turn in world.turns if turn.key >= 0 and turn.after != real.turns[turn.key].after]
        assert bool(swapped) == (name not in OPEN), "a game proves something if something is hidden in it"
    assert bool(knowing) == (name not in OPEN), "whoever knows more is told other things"


@cache
def pair() -> tuple[World, World]:
    """The beginning of a game of secret choices, twice, for the first seat."""
    real = real_world(registry.load(SHADOW), 3)
    real.pauses = [turn.key for turn in real.turns[15:30] if not turn.secret]
    twin = Twin(real, 0).world()
    for world in (real, twin):
        world.turns = [turn for turn in world.turns if turn.key < 30]
    return real, twin


def truth(table: Any) -> str:
    """Something that depends on what is hidden."""
    return str(table.live_game.snapshot.state.pack().hex())


def _states(**lies: Callable[[Any], Any]) -> Callable[..., Any]:
    """States with something in them that depends on what is hidden."""
    honest = views.state

    def state(table: Any, *more: Any) -> Any:
        known = honest(table, *more)
        return known and msgspec.structs.replace(known, **{name: lie(table) for name, lie in lies.items()})

    return state


def _replayed(
    self: Any, id: str, viewer: int, display: bool, honest: Any = table_repository.TableRepository.replay
) -> Any:
    return honest(self, id, views.ALL, display)


def _with_display(table: Any, viewer: int, known: messages.StateUpdate, delta: Any) -> messages.StateUpdate:
    return msgspec.structs.replace(known, display={"truth": truth(table)})


def _with_record(table: Any, viewer: int, known: messages.StateUpdate) -> messages.StateUpdate:
    return msgspec.structs.replace(known, step=table.seq)


def _with_words(table: Any, viewer: int, known: messages.StateUpdate, language: str) -> messages.StateUpdate:
    return msgspec.structs.replace(known, words=messages.Sentences(truth(table), [], [], []))


def _added(self: Any, mask: int, event: list[Any], honest: Any = table_state.TableState._add) -> None:
    honest(self, mask, ["taken-over", 0, truth(self), "skilled"])


def _refused(self: Any, seat: int, move: Any) -> Refused:
    """What it says is made from the state itself."""
    return Refused("closed", "No.", {"say": "refusal-closed", "truth": self.state.pack().hex()})


def _refused_with_a_code(self: Any, seat: int, move: Any) -> Refused:
    return Refused(f"closed-{self.state.pack().hex()}", "No.", {"say": "refusal-closed"})


LEAKS: dict[str, tuple[Any, str, Any]] = {
    "cards are shown": (Snapshot, "seen_by", lambda self, viewer: self.state),
    "states count events": (views, "state", _states(clocks=lambda table: [table.seq])),
    "whispers are counted": (views, "state", _states(log=lambda table: messages.Log(len(table.told), []))),
    "whispers are heard": (views, "_hears", lambda viewer, mask: True),
    "events tell more": (table_state.TableState, "_add", _added),
    "moves are others'": (views, "state", _states(moves=lambda table: [["play", truth(table)]])),
    "a status tells more": (views, "_status", lambda table, *_: {"say": "status-over", "card": truth(table)}),
    "sentences tell more": (views, "with_words", _with_words),
    "refusals tell more": (Snapshot, "refusal", _refused),
    "refusals tell more in words": (views, "refusal_text", lambda table, *_: truth(table)),
    "refusals tell more by their code": (Snapshot, "refusal", _refused_with_a_code),
    "changes of mind are told": (service, "changes_mind", lambda table, event: None),
    "replays show all": (table_repository.TableRepository, "replay", _replayed),
    "records count events": (views, "with_record", _with_record),
    "displays show hands": (views, "with_display", _with_display),
    "displays are made from the truth": (Snapshot, "display", lambda self, viewer: {"truth": self.state.pack().hex()}),
}


@pytest.mark.parametrize("leak", ["none", *LEAKS])
def test_a_leak_would_be_found(town: Any, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the test above would prove nothing."""
    (run, port), (real, twin) = town, pair()
    if leak != "none":
        monkeypatch.setattr(*LEAKS[leak])
    one, two = (run(played(port, world, {0})) for world in (real, twin))
    assert bool(differences(one, two, 0, last=-2)) == (leak != "none")


# --- Changes of mind --------------------------------------------------------------------------------------------------


async def undecided(port: int, **commands: Any) -> tuple[Evening, Iterator[Turn]]:
    """Two of three have chosen something secret; and all the changes of mind of the second."""
    world = World(registry.load(SHADOW), 3, "undecided")
    snapshot = Snapshot(world.game, world.game.start(3, world.seed).state)
    assert snapshot.actors == (0, 1, 2)
    evening = Evening(port, world, {0, SPECTATOR})
    await evening.begin(**commands)
    first, second = (snapshot.legal(seat).to_json() for seat in (0, 1))
    await evening.act(Turn(0, first[0]), "mine")
    await evening.act(Turn(1, second[0]), "first")
    return evening, (Turn(1, second[number % 2], secret=True) for number in count(1))


def test_changes_of_mind_cannot_be_counted_by_asking_again(town: Any) -> None:
    """However often others change their minds, an answer that was lost on the way is given again."""
    run, port = town

    async def answer(times: int) -> bytes:
        evening, changes = await undecided(port)
        for number in range(times):
            await evening.act(next(changes), f"x{number}")
        told = await evening.lines[0].ask(messages.MoveCommand("mine", 1, "whatever"))
        await evening.end()
        return told

    few, many = run(answer(1)), run(answer(200))
    assert b'"type":"done"' in few
    assert few == many


def test_a_change_of_mind_wins_no_time(town: Any) -> None:
    """Nor can it be read off a clock how often somebody has changed it."""
    run, port = town

    async def clocks(times: int) -> Any:
        evening, changes = await undecided(port, clock={"kind": "live", "base": 3600, "increment": 600})
        for number in range(times):
            await evening.act(next(changes), f"x{number}")
        again = await evening.look(0)
        found = re.findall(rb'"clocks":(\[[^]]*\])', await again.ask())
        await again.close()
        await evening.end()
        return json.loads(found[-1])

    patient, hasty = run(clocks(0)), run(clocks(3))
    assert hasty == pytest.approx(patient, abs=300)


def test_changes_of_mind_cannot_be_counted_by_what_operators_watch(town: Any) -> None:
    run, port = town

    async def watched() -> list[bytes]:
        evening, changes = await undecided(port)
        read = [await evening.get(0, "/metrics") for _ in range(2)]
        await evening.act(next(changes), "x")
        read.append(await evening.get(0, "/metrics"))
        await evening.end()
        return read

    first, again, after = run(watched())
    assert first == again == after


# --- Time -------------------------------------------------------------------------------------------------------------


class Head:
    """In the place of a process that thinks: for as long as we say, and then at once."""

    answers = bot_workers.BotAnswers()
    returncode = None

    def __init__(self, slow: dict[int, float]) -> None:
        self.slow = slow

    def write(self, line: bytes) -> None:
        self.wanted = msgspec.json.decode(line, type=bot_workers.BotRequest)

    async def receive(self, seconds: float | None) -> bytes:
        await asyncio.sleep(self.slow.get(self.wanted.seat, 0.0))
        reply = self.answers.answer(msgspec.structs.replace(self.wanted, bot="greedy", load=False))
        return msgspec.json.encode(["result", reply])

    async def end(self, last: bytes = b"", patience: float = 0.0) -> None:
        pass


async def paced(port: int, bot: str) -> tuple[float, bytes]:
    """One plays against two bots: how long they take, at best, and what they are seen to do."""
    evening = Evening(port, World(registry.load(SHADOW), 3, "bots"), {0})
    await evening.begin(bots={1: bot, 2: bot})
    line, took, told, loop = evening.lines[0], list[float](), evening.told[0][-1], asyncio.get_running_loop()
    for number in range(3):
        began = loop.time()
        await line.until(partial(_only_the_first_is_asked, told[-1]))
        took.append(loop.time() - began)
        evening.note(0, -1, await line.ask())
        move = json.loads(re.findall(rb'"moves":\[(\[[^\]]*\])', told[-2] + told[-1])[-1])
        evening.note(0, -1, await line.ask(messages.MoveCommand(f"m{number}", evening.seq, move)))
    await evening.end()
    return min(took[1:]), b"".join(told)


def _only_the_first_is_asked(before: bytes, got: bytes) -> bool:
    return re.findall(rb'"actors":\[([0-9,]*)\]', before + got)[-1] == b"0"


@pytest.mark.parametrize(
    ("bot", "heads", "pace", "long"), [("greedy", 1, 0.6, 0.3), ("master", 2, 0.6, 0.9), ("greedy", 2, 0.0, 0.3)]
)
def test_how_long_bots_think_is_not_told(
    bot: str, heads: int, pace: float, long: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a pace that gives each level its time; with none, the times and the order of their moves would tell."""

    async def evening(slow: dict[int, float]) -> tuple[float, bytes]:
        monkeypatch.setattr(WorkerProcess, "start", lambda *given: asyncio.sleep(0, Head(slow)))
        monkeypatch.setattr(
            housekeeping, "time", SimpleNamespace(time=time.time, monotonic=asyncio.get_running_loop().time)
        )
        async with served(Settings(pace=pace, thinkers=heads)) as port:
            return await paced(port, bot)

    def spent(slow: dict[int, float]) -> tuple[float, bytes]:
        with asyncio.Runner(loop_factory=Unhurried) as runner:
            return runner.run(evening(slow))

    took, told = zip(*(spent(slow) for slow in ({}, {1: long})), strict=True)
    assert (told[0] == told[1]) == (pace > 0)
    assert (took[0] == pytest.approx(took[1], abs=0.01)) == (pace > 0)
