"""Servers that are killed, and databases that hang up: whatever was acknowledged is in the log, once, in its place."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import psycopg
import pytest

from bench.load import GAME, SHORTEST_LIFE, WITHIN_A_MOVE, Crowd, Findings, Witness, audit, crowd, kill_and_restart
from eminence.table import messages
from eminence.table.client import Client, SeatConnection
from tests.support import seeds
from tests.support.deadlines import wait_until, within
from tests.support.server import Server, finish, postgres
from tests.support.table_load import SOON, catch_up, has_seen

TABLES = 4
KILLS = {"sqlite": 8, "postgresql": 5}
LISTENING = "query LIKE 'LISTEN%'"
ALL = "pid <> pg_backend_pid()"
Pair = tuple[Server, Server]
TOGETHER = pytest.mark.xdist_group("two-processes")
"""One runner has both processes; another need not start them, too."""


@pytest.fixture(scope="module")
def pair(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes on one database."""
    folder = tmp_path_factory.mktemp("pair")
    with (
        postgres(postgres_server) as url,
        Server(folder, url) as one,
        Server(folder, url) as other,
    ):
        yield one, other


def assert_promises_kept(found: Findings) -> None:
    assert found.lost == []
    assert found.doubled == []
    assert found.wrong == []


def hang_up(database: str, which: str) -> int:
    """Let PostgreSQL end some of the connections of the servers, all at once; how many there were."""
    here = "FROM pg_stat_activity WHERE datname = current_database()"
    with psycopg.connect(database, autocommit=True) as line:
        found = line.execute(f"SELECT pid, pg_terminate_backend(pid) {here} AND {which}").fetchall()
        ended = [pid for pid, _ in found]
        left = f"SELECT 1 {here} AND pid = ANY(%s)"
        wait_until(lambda: not line.execute(left, [ended]).fetchall(), what="the end of connections")
        return len(ended)


def playing(urls: list[str], **commands: Any) -> AbstractContextManager[Crowd]:
    """Tables that are busy meanwhile; what is chosen there follows from the seed."""
    return crowd(urls, commands.pop("tables", TABLES), seed=seeds.derived("crowd"), patience=within(60), **commands)


def apart(pair: Pair) -> list[Witness]:
    """A game whose seats are at different processes."""
    clients = [Client(server.url, name=name) for server, name in zip(pair, ("Ada", "Bob"), strict=True)]
    table = clients[0].create(GAME, seats=2)
    clients[1].join(table)
    clients[0].start(table)
    return [Witness(client, table) for client in clients]


def play_one(seats: list[Witness], chance: Random) -> tuple[float, float]:
    """One move; the seconds to its acknowledgement, and from there until the other seat has seen it."""
    mover = next(seat for seat in seats if seat.asked)
    began = time.monotonic()
    mover.play(chance.choice(mover.moves))
    acknowledged = time.monotonic()
    catch_up(seats)
    return acknowledged - began, time.monotonic() - acknowledged


# --- Kills ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KILLS)
def test_nothing_that_was_acknowledged_is_lost_or_doubled_by_a_kill(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = request.getfixturevalue("database") if kind == "postgresql" else None
    chance, kills = seeds.chance("kills", kind), KILLS[kind]
    with Server(tmp_path, url) as server:
        with playing([server.url]) as players:
            for _ in range(kills):
                kill_and_restart(server, players, chance)
        found = audit(server.database, server.url, players.games)
    assert_promises_kept(found)
    assert found.promised == players.moves >= SHORTEST_LIFE * kills
    assert sum(seat.connections - 1 for game in players.games for seat in game.seats) >= kills


def test_an_audit_finds_what_is_lost_doubled_out_of_order_or_never_wished_for(tmp_path: Path) -> None:
    """The measure itself: a log that has been meddled with does not pass."""
    with Server(tmp_path) as server:
        with playing([server.url], tables=1) as players:
            players.wait(lambda: players.moves > 20, "nobody plays")
        game = players.games[0]
        assert_promises_kept(audit(server.database, server.url, [game]))
        seat = game.seats[0]
        seat.promised[2:4] = seat.promised[3], seat.promised[2]
        seat.sent.remove(seat.promised[5])
        seat.promised.append(("never", "heard of"))
        log, doubled = sqlite3.connect(tmp_path / "tables.sqlite"), f'%"request":"{seat.promised[0][0]}"%'
        with closing(log), log:
            log.execute(
                "INSERT INTO events SELECT table_id, 1000, at, writer, body FROM events WHERE body LIKE ?", (doubled,)
            )
        found = audit(server.database, server.url, [game])
    assert found.lost == [f"{game.id} never heard of"]
    assert found.doubled == [f"{game.id} {seat.promised[0][0]}"]
    for trouble in ("has holes", "never sent for", "another order"):
        assert any(trouble in line for line in found.wrong), trouble


def test_the_turn_of_a_bot_is_not_forgotten_by_a_kill(tmp_path: Path) -> None:
    service = Server(tmp_path)
    service.first = "from eminence.table import housekeeping; housekeeping.LOOK_AGAIN = 1.0"
    with service as server:
        ada = Client(server.url, name="Ada")
        table = ada.create(GAME, seats=2, bots={"1": "greedy"})
        ada.start(table)
        with Witness(ada, table) as seat:
            for _ in range(2):
                while seat.asked:
                    seat.play(seat.moves[0])
                server.kill()
                server.start()
                assert seat.wait_for_turn(SOON)
            assert seat.connections == 3


@TOGETHER
def test_players_of_a_killed_process_go_on_at_the_other(pair: Pair) -> None:
    doomed, other = pair
    with playing([doomed.url, other.url]) as players:
        players.wait(lambda: players.moves > 50, "nobody plays")
        players.urls[0], killed = other.url, time.monotonic()
        doomed.kill()
        players.wait(lambda: players.latest > killed, "nobody goes on at the other process")
        reached = players.moves + 200
        players.wait(lambda: players.moves > reached, "nobody goes on at the other process")
        assert doomed.process is not None
        assert doomed.process.poll() is not None
    found = audit(other.database, other.url, players.games)
    doomed.start()
    assert_promises_kept(found)
    assert found.promised == players.moves


# --- Two processes ----------------------------------------------------------------------------------------------------


@TOGETHER
def test_seats_at_different_processes_see_each_others_moves_at_once(pair: Pair) -> None:
    seats, chance = apart(pair), Random(1)
    with seats[0], seats[1]:
        acknowledged, seen = zip(*(play_one(seats, chance) for _ in range(30)), strict=True)
        assert median(seen) < 20 * median(acknowledged), "as if somebody looked only now and then"
        assert all(seat.promised for seat in seats)
        assert seats[0].table.keys() == seats[1].table.keys()
        finish(seats, chance)
        assert seats[0].result == seats[1].result


@TOGETHER
def test_what_happens_while_a_process_cannot_listen_is_seen_when_it_can(pair: Pair) -> None:
    seats, chance = apart(pair), Random(2)
    with seats[0], seats[1]:
        for _ in range(5):
            wait_for_listeners(pair[0].database)
            assert hang_up(pair[0].database, LISTENING) == 2
            for _ in range(4):
                play_one(seats, chance)
        assert [seat.connections for seat in seats] == [1, 1]


def wait_for_listeners(database: str) -> None:
    wanted = f"SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND {LISTENING}"
    with psycopg.connect(database, autocommit=True) as line:
        wait_until(lambda: len(line.execute(wanted).fetchall()) == 2, what="that both processes listen")


@TOGETHER
def test_whoever_comes_to_a_process_that_cannot_listen_sees_the_table_as_it_is(pair: Pair) -> None:
    """Nobody is shown a moment before the one that she has seen elsewhere."""
    seats, chance = apart(pair), Random(3)
    with seats[0], seats[1]:
        for _ in range(5):
            wait_for_listeners(pair[0].database)
            hang_up(pair[0].database, LISTENING)
            mover = next(seat for seat in seats if seat.asked)
            mover.play(chance.choice(mover.moves))
            for server in pair:
                with Client(server.url, token=mover.client.token).sit(mover.id) as come:
                    assert come.seq >= mover.seq
                    assert (come.log, come.events) == (mover.log, mover.events)
            catch_up(seats)


@TOGETHER
def test_a_request_is_recognised_by_a_process_that_has_not_heard_of_it(pair: Pair) -> None:
    seats, chance = apart((pair[0], pair[0])), Random(4)
    with seats[0], seats[1], Client(pair[1].url).sit(seats[0].id) as watcher:
        for _ in range(5):
            wait_for_listeners(pair[0].database)
            hang_up(pair[0].database, LISTENING)
            for _ in range(4):
                mover = next(seat for seat in seats if seat.asked)
                seen = mover.seq
                play_one(seats, chance)
            request, move = mover.promised[-1]
            answer = answered(pair[1], mover, messages.MoveCommand(request, seen, move))
            assert answer == messages.Done(request, mover.seq)
            watcher.wait(partial(has_seen, watcher, mover.seq), SOON)


def answered(server: Server, seat: SeatConnection, command: messages.MoveCommand) -> messages.ServerMessage:
    """What a process says to a command."""
    with Client(server.url, token=seat.client.token).sit(seat.id) as line:
        line._send(command)
        while True:
            news = line._read(SOON)
            if (
                isinstance(news, messages.Done | messages.Refusal | messages.StateUpdate)
                and news.request == command.request
            ):
                return news


@TOGETHER
def test_nobody_is_refused_for_what_a_process_has_not_heard_of(pair: Pair) -> None:
    ada, bob = (Client(server.url, name=name) for server, name in zip(pair, ("Ada", "Bob"), strict=True))
    for _ in range(5):
        table = ada.create(GAME, seats=2)
        wait_for_listeners(pair[0].database)
        hang_up(pair[0].database, LISTENING)
        bob.join(table)
        assert ada.start(table)["phase"] == "playing"


@TOGETHER
def test_players_go_on_when_the_database_hangs_up_on_everybody(pair: Pair) -> None:
    chance = seeds.chance("hanging up")
    with playing([pair[0].url, pair[1].url], excused=("store-failed",)) as players:
        for _ in range(5):
            reached = players.moves + chance.randint(30, 60)
            players.wait(lambda: players.moves > reached, "nobody plays any more")  # noqa: B023
            time.sleep(chance.uniform(0, WITHIN_A_MOVE))
            assert hang_up(pair[0].database, ALL) >= 2
    found = audit(pair[0].database, pair[0].url, players.games)
    assert_promises_kept(found)
    assert found.promised == players.moves
