"""Thinking that people ask the table for: hints against bots, a finished game looked at again, and gone on with."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import eminence
from eminence.games import registry
from eminence.kernel.errors import Refused
from eminence.table import analysis_jobs
from eminence.table.analysis_jobs import AnalysisJobs, AnalysisReport, AnalysisRequest
from eminence.table.client import Client
from tests.support.deadlines import wait_until, within
from tests.support.helpers import THRONE
from tests.support.processes import noted, wait_until_gone
from tests.support.server import Server, finish
from tests.table.test_turns import Line


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("study")) as running:
        yield running


def refused(deed: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as refusal:
        deed(*arguments)
    return refusal.value.code


def reviewed(client: Client, table: str) -> Any:
    """The review, when it is done; how far it is never goes back."""
    heard: list[Any] = [{"done": 0}]

    def is_done() -> bool:
        found = client.ask("GET", f"/api/tables/{table}/review")
        assert found["done"] >= heard[-1]["done"]
        assert not found.get("trouble")
        heard.append(found)
        return bool(found.get("review"))

    wait_until(is_done, 180, "the review")
    return heard[-1]


def test_a_hint_is_a_legal_move_with_a_reason_and_only_against_bots(server: Server) -> None:
    ada, bob = Client(server.url, name="Ada"), Client(server.url, name="Bob")
    table = ada.create(THRONE, seats=2, bots={"1": "greedy"})
    path = f"/api/tables/{table}/hint"
    assert refused(ada.ask, "POST", path) == "not-started"
    ada.start(table)
    with ada.sit(table) as seat:
        seat.wait(lambda: seat.asked)
        hint, names = ada.ask("POST", path), [chair["name"] for chair in ada.info(table)["chairs"]]
        sentence = registry.load(THRONE).say_data(hint["say"], names, seat.seat)
        assert re.fullmatch(r"[a-z].*: .*[0-9]+ %.*\.", sentence), sentence
        assert hint["say"]["move"]["say"] == f"move-{hint['move'][0]}"
        line = Line(ada, table)
        assert hint["move"] in line.game["moves"]
        line.close()
    assert refused(bob.ask, "POST", path) == "not-seated"

    together = ada.create(THRONE, seats=2)
    bob.join(together)
    ada.start(together)
    for player in (ada, bob):
        assert refused(player.ask, "POST", f"/api/tables/{together}/hint") == "not-alone"


def test_a_game_is_looked_at_again_and_gone_on_with_when_it_is_over(server: Server) -> None:
    ada, bob = Client(server.url, name="Ada"), Client(server.url, name="Bob")
    table = ada.create(THRONE)
    bob.join(table)
    ada.start(table)
    for deed in (("GET", "review"), ("POST", "branch", {"seq": 3})):
        assert refused(ada.ask, deed[0], f"/api/tables/{table}/{deed[1]}", *deed[2:]) == "not-over"
    with ada.sit(table) as one, bob.sit(table) as two:
        moves = finish([one, two], Random(6))
        result = one.result
    assert result is not None

    found = reviewed(bob, table)
    review, seqs = found["review"], found["seqs"]
    assert review["complete"]
    assert len(seqs) == moves + 1, "one moment for the deal and one for each move"
    won = [(seat in result.winners) / len(result.winners) for seat in (0, 1)]
    assert review["shares"][-1] == [moves, won]
    record = eminence.replay(ada.record(table))
    as_data = record.game.move_json
    decisions = [decision for moment in review["moments"] for decision in moment["decisions"]]
    assert len(decisions) == found["total"]
    for decision in (*decisions, *review["costly"]):
        assert decision["move"] == as_data(record.steps[decision["step"] - 1].move.action)
        assert decision["best"] in [as_data(action) for action in range(record.game.definition.actions)]
    for decision in review["costly"]:
        assert record.game.say_data(decision["why"], ["Ada", "Bob"], decision["seat"], "de").endswith(".")
    replay = ada.ask("GET", f"/api/tables/{table}/replay?view=all")
    assert [state["seq"] for state in replay] == seqs

    middle = moves // 2
    again = bob.ask("POST", f"/api/tables/{table}/branch", {"seq": seqs[middle], "seat": 1, "bot": "greedy"})
    assert again["phase"] == "playing"
    assert [bool(chair["bot"]) for chair in again["chairs"]] == [True, False]
    told = [event for state in bob.replay(table)[: middle + 1] for event in state.get("log", {}).get("events", [])]
    with bob.sit(again["id"]) as seat:
        seat.wait(lambda: seat.asked or seat.result is not None)
        assert len(told) > middle // 2
        assert seat.events[: len(told)] == told, "the same game up to there"
    assert refused(bob.ask, "POST", f"/api/tables/{table}/branch", {"seq": seqs[-1]}) == "game-over"
    assert refused(bob.ask, "POST", f"/api/tables/{table}/branch", {"seq": 1, "seat": 7}) == "no-such-seat"


# --- Processes that do not find anything ------------------------------------------------------------------------------

TELLS = """
import os, sys, time
with open(sys.argv[1] + "/processes", "a") as file:
    file.write(f"{os.getpid()}\\n")
sys.stdin.readline()
for done in range(1, 10**9):
    print(f'["progress",{{"done":{done},"total":9}}]', flush=True)
    time.sleep(0.01)
"""
"""In the place of a process that analyses: tells how far it is, and never comes to an end."""
WANTED = AnalysisRequest("", [], "1")


@pytest.fixture
def endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_jobs, "python_command", lambda _: [sys.executable, "-c", TELLS, str(tmp_path)])


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(within(20)):
        while not happened():
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("endless")
def test_a_hint_whose_process_is_killed_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        jobs = AnalysisJobs()
        asked = [asyncio.ensure_future(jobs.hint(WANTED)) for _ in range(2)]
        for number, hint in enumerate(asked):
            await until(lambda number=number: len(noted(tmp_path)) > number)
            os.kill(noted(tmp_path)[number], signal.SIGKILL)
            with pytest.raises(Refused, match="Nothing was found; try again"):
                await hint
        await jobs.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("endless")
def test_a_review_that_is_lost_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        jobs = AnalysisJobs()
        assert jobs.known("a") is None
        assert jobs.review("a", WANTED) == AnalysisReport()
        await until(lambda: jobs.known("a").done > 3)  # type: ignore[union-attr]
        os.kill(*noted(tmp_path), signal.SIGKILL)
        await until(lambda: jobs.known("a").trouble == {"reason": "nothing"})  # type: ignore[union-attr]
        await jobs.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("endless")
def test_a_review_for_which_nobody_asks_any_more_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        jobs = AnalysisJobs()
        for id in ("a", "b"):
            assert jobs.known(id) is None
            jobs.review(id, WANTED)
        await until(lambda: jobs.known("a").done > 3)  # type: ignore[union-attr]
        monkeypatch.setattr(analysis_jobs, "ABANDONED_AFTER", 0.0)
        await until(lambda: "a" not in jobs._reviews and "b" not in jobs._reviews)
        assert len(noted(tmp_path)) == 1, "what nobody waits for is not begun"
        wait_until_gone(noted(tmp_path))
        await jobs.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("endless")
def test_a_house_that_closes_ends_all_its_analyses(tmp_path: Path) -> None:
    async def scene() -> None:
        jobs = AnalysisJobs()
        hint = asyncio.ensure_future(jobs.hint(WANTED))
        jobs.known("a")
        jobs.review("a", WANTED)
        await until(lambda: len(noted(tmp_path)) == 2)
        async with asyncio.timeout(within(5)):
            await jobs.close()
            with pytest.raises(Refused, match="Nothing was found"):
                await hint
        wait_until_gone(noted(tmp_path))

    asyncio.run(scene())
