"""Bad lines: whatever is cut, delayed, torn, sent twice or comes too late, no move is lost and none is played twice."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.request import Request, urlopen

import pytest

from bench.load import GAME, Witness, audit
from eminence.kernel.errors import Refused
from eminence.table import messages
from eminence.table.client import Client, SeatConnection
from tests.support.bad_line import FAULTS, Commands, Line, Link, News, at_random, bad_line, once, stuck
from tests.support.deadlines import within
from tests.support.helpers import SHADOW, THRONE
from tests.support.server import ADMIN, Server, finish, postgres
from tests.support.table_load import SOON, catch_up, match

pytestmark = pytest.mark.xdist_group("bad-lines")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("network")) as running:
        yield running


@pytest.fixture(scope="module")
def pair(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    folder = tmp_path_factory.mktemp("pair")
    with postgres(postgres_server) as url, Server(folder, url) as one, Server(folder, url) as other:
        yield one, other


def dropped(server: Server) -> float:
    asked = Request(f"{server.url}/metrics", headers={"Authorization": f"Bearer {ADMIN}"})
    with urlopen(asked, timeout=SOON) as answer:
        text = answer.read().decode()
    return next(
        float(line.split()[1]) for line in text.splitlines() if line.startswith("eminence_slow_readers_dropped")
    )


# --- Moves on the way -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", FAULTS)
def test_a_move_is_played_once_whatever_becomes_of_it_on_the_way(server: Server, fault: Commands) -> None:
    chance, promised = Random(fault.__name__), []
    with match(server) as game:
        for _ in range(4):
            game.line.commands = once(fault)
            promised += game.play(1, chance)
        promised += game.play(1, chance)
        assert game.logged() == promised


def test_a_move_that_was_stuck_on_the_way_and_arrives_later_changes_nothing(server: Server) -> None:
    with match(server) as game:
        game.line.commands = once(stuck)
        promised = game.play(6, Random(1))
        release(game.line, promised[0])
        promised += game.play(2, Random(2))
        assert game.logged() == promised


def test_a_choice_that_was_stuck_on_the_way_does_not_undo_a_change_of_mind(server: Server) -> None:
    with match(server, game=SHADOW, seats=3) as game:
        ada, *others = game.seats
        first, second = ada.moves[:2]
        game.line.commands = once(stuck)
        ada.play(first)
        ada.play(second)
        release(game.line, ada.promised[0])
        for other in others:
            other.play(other.moves[0])
        game.meet()
        choices = [move for _, move in game.logged()]
        assert choices == [first, second, *(move for other in others for _, move in other.promised)]


def release(line: Line, promised: tuple[str, str]) -> None:
    """Let the move that is stuck arrive after all; the server says that it is done, as it has been before."""
    (link,) = (link for link in line.links if link.held)
    answered = Answer(f'"type":"done","request":"{promised[0]}"'.encode())
    link.news = answered.hear
    link.to_server(link.held)
    assert answered.came.wait(SOON)


class Answer:
    """Listens to what a server says on a line whose other end is gone."""

    def __init__(self, wanted: bytes) -> None:
        self.came = threading.Event()
        self._wanted = wanted
        self._said = b""

    def hear(self, _: Link, data: bytes) -> None:
        self._said += data
        if self._wanted in self._said:
            self.came.set()


def test_a_move_from_the_past_is_refused_and_changes_nothing(server: Server) -> None:
    with match(server) as game:
        mover = next(looker for looker in game.lookers if looker.asked)
        seen, move = mover.seq, mover.moves[0]
        promised = game.play(5, Random(3))
        late = Client(server.url, token=mover.client.token).sit(game.id)
        late.seq = seen
        with late, pytest.raises(Refused, match="The game has gone on since you saw it"):
            late.play(move)
        assert game.logged() == promised


@pytest.mark.parametrize(("name", "seats"), [(THRONE, 2), (SHADOW, 3)])
def test_a_whole_game_over_a_bad_line_is_the_game_that_others_saw(server: Server, name: str, seats: int) -> None:
    with match(server, game=name, seats=seats) as game:
        game.line.commands = at_random(Random(name), 0.3)
        moves = finish(game.seats, Random(name))
        game.meet()
        assert sum(seat.connections for seat in game.seats) > 10
        found = audit(server.database, server.url, [game.played()])
        assert found.lost == found.doubled == found.wrong == []
        assert found.promised == found.logged == moves
        assert game.lookers[0].result == game.seats[0].result


# --- Coming back ------------------------------------------------------------------------------------------------------


def test_whoever_comes_back_is_told_only_what_is_new(server: Server) -> None:
    with match(server) as game:
        game.play(10, Random(4))
        seat, looker = game.seats[0], game.lookers[0]
        before, heard = len(seat.states), len(seat.log)
        game.line.cut()
        for _ in range(6):
            mover = next(one for one in game.lookers if one.asked)
            mover.play(mover.moves[0])
            catch_up(game.lookers)
        game.meet()
        first = seat.states[before]
        assert first.table == looker.table
        assert first.log == messages.Log(heard, looker.events[heard:])
        assert first.words is not None
        assert first.words.lines == looker.log[heard:]
        assert len(first.log.events) >= 6
        game.line.cut()
        before = len(seat.states)
        seat.wait(lambda: len(seat.states) > before, SOON)
        assert seat.states[before].log is None


def test_whoever_claims_to_have_heard_more_than_there_is_hears_everything(server: Server) -> None:
    with match(server) as game:
        game.play(5, Random(5))
        seat, looker = game.seats[0], game.lookers[0]
        seat.log += ["never said"] * 1000
        seat.events += [["never"]] * 1000
        game.line.cut()
        before = len(seat.states)
        seat.wait(lambda: len(seat.states) > before, SOON)
        assert (seat.log, seat.events) == (looker.log, looker.events)


@pytest.mark.parametrize("after", [-150, -1, 0, 1, 100, 800, 1600])
def test_a_line_that_is_cut_while_coming_back_is_made_anew(server: Server, after: int) -> None:
    """So many bytes before or after the end of the handshake."""
    with match(server) as game:
        promised = game.play(3, Random(6))
        game.line.next_news = cut_at(after)
        game.line.cut()
        promised += game.play(3, Random(7))
        assert game.logged() == promised


def cut_at(after: int) -> News:
    told, sent = b"", 0

    def some(link: Link, data: bytes) -> None:
        nonlocal told, sent
        told += data
        head, end, _ = told.partition(b"\r\n\r\n")
        if end:
            most = len(head + end) + after
            link.to_client(told[sent:most])
            sent = min(len(told), most)
            if len(told) >= most:
                link.cut()

    return some


@pytest.mark.parametrize("body", [b"", b"<h1>502 Bad Gateway</h1>"])
def test_a_proxy_that_says_that_the_server_is_away_is_asked_again(server: Server, body: bytes) -> None:
    head = b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: %d\r\n\r\n" % len(body)

    def away(link: Link, _: bytes) -> None:
        link.to_client(head + body)
        link.cut()

    with match(server) as game:
        promised = game.play(2, Random(13))
        game.line.next_news = away
        game.line.cut()
        promised += game.play(2, Random(14))
        assert game.logged() == promised


def to_and_fro(seats: list[SeatConnection], chance: Random) -> tuple[SeatConnection, str]:
    """Play on until somebody has a move that may be taken back."""
    while True:
        mover = next(seat for seat in seats if seat.asked)
        move = chance.choice(mover.moves)
        mover.play(move)
        possible = mover.undo_possible
        if possible:
            mover.undo()
        catch_up(seats)
        if possible:
            return mover, move


def test_a_sleeper_is_dropped_when_too_much_waits_and_comes_back_to_all_of_it(server: Server) -> None:
    with match(server) as game:
        game.play(3, Random(8))
        before, line = dropped(server), game.line
        line.awake.clear()
        mover, move = to_and_fro(game.lookers, Random(8))
        for number in range(20_000):
            mover.play(move)
            mover.undo()
            if number % 100 == 0 and dropped(server) > before:
                break
        assert dropped(server) > before, "the server keeps everything for somebody who does not read"
        line.awake.set()
        game.meet()
        promised = game.play(5, Random(9))
        assert game.logged()[-5:] == promised


def test_a_sleeper_of_minutes_is_taken_for_gone_and_a_silent_player_is_not(tmp_path: Path) -> None:
    """At a server for which seconds are what minutes are for others: who misses a dozen pings is gone."""
    service, silent = Server(tmp_path), within(1.5)
    settings = f"connections.PING_EVERY, connections.SILENT = {silent / 12}, {silent}"
    service.first = f"from eminence.table import connections; {settings}"
    with service as server, bad_line(server.port) as line:
        ada, bob = Client(server.url, name="Ada"), Client(server.url, name="Bob")
        table = ada.create(GAME, seats=2)
        bob.join(table)
        ada.start(table)
        ada.url = line.url
        with Witness(ada, table) as one, Witness(bob, table) as two:
            two.wait(lambda: two.present == [0, 1], SOON)
            line.awake.clear()
            two.wait(lambda: two.present == [1], SOON)
            line.awake.set()
            mover = one if one.asked else two
            mover.play(mover.moves[0])
            catch_up((one, two))
            two.wait(lambda: two.present == [0, 1], SOON)
            assert (one.connections, two.connections) == (2, 1)
            assert one.log


# --- Another process --------------------------------------------------------------------------------------------------


def test_a_game_goes_on_at_whichever_process_the_line_ends(pair: tuple[Server, Server]) -> None:
    chance = Random(10)
    with match(pair[0], looked_at=pair[1]) as game:

        def elsewhere(link: Link, frame: bytes) -> None:
            if chance.random() < 0.2:
                link.line.port = chance.choice(pair).port
                chance.choice(FAULTS)(link, frame)
            else:
                link.to_server(frame)

        game.line.commands = elsewhere
        moves = finish(game.seats, chance)
        game.meet()
        found = audit(pair[0].database, pair[1].url, [game.played()])
        assert found.lost == found.doubled == found.wrong == []
        assert found.promised == found.logged == moves


def test_what_was_heard_at_one_process_is_not_told_again_by_another(pair: tuple[Server, Server]) -> None:
    with match(pair[0], looked_at=pair[1]) as game:
        game.play(8, Random(11))
        seat = game.seats[0]
        before, heard = len(seat.states), len(seat.log)
        game.line.port = pair[1].port
        game.line.cut()
        game.play(3, Random(12))
        assert all(state.log is None or state.log.first >= heard for state in seat.states[before:])
