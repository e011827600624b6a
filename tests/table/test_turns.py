"""Turns of several steps: what can be taken back, what cannot, and who is told of it. And what is said in between."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, ClassVar, NamedTuple

import msgspec
import pytest
from websockets.sync.client import connect

from eminence import Position
from eminence.table import messages
from eminence.table.client import Client
from tests.support.deadlines import within
from tests.support.helpers import EMPTY, THRONE, random_game
from tests.support.server import Server

pytestmark = pytest.mark.xdist_group("table turns")

READ_TIMEOUT = within(60)
NUMBER = count(1)


class Line:
    """A connection to a table that keeps the game from what it is told, and everything that it was told.

    With `words` it asks for sentences in that language, too.
    """

    open: ClassVar[list[Line]] = []

    def __init__(self, client: Client, table: str, *at_once: msgspec.Struct, words: str = "") -> None:
        url = f"{client.url.replace('http', 'ws')}/api/tables/{table}/socket{f'?words={words}' if words else ''}"
        headers = {"Authorization": f"Bearer {client.token}"} if client.token else {}
        patience: Any = {"open_timeout": READ_TIMEOUT, "ping_timeout": READ_TIMEOUT}
        how: Any = {"compression": None, "max_size": None, **patience}
        self._socket = connect(url, additional_headers=headers, **how).__enter__()
        self.open.append(self)
        self.seat: int | None = None
        self.said: list[tuple[str, str]] = []
        self.present: list[int] = []
        self.game: dict[str, Any] = {}
        self.log: list[list[Any]] = []
        self.words: messages.Sentences | None = None
        self.lines: list[str] = []
        """What `words` have said of the log."""
        self.seq = 0
        self.mistakes = 0
        self.news: list[messages.ServerMessage] = []
        for command in at_once:
            self.send(command)
        self._enter()

    def _enter(self) -> None:
        welcome = self.read()
        assert isinstance(welcome, messages.Welcome), welcome
        while welcome.table.phase != "waiting" and not self.game:
            self.read()
        self.sync()

    def close(self) -> None:
        self.open.remove(self)
        self._socket.close()

    @classmethod
    def close_all(cls) -> None:
        for line in list(cls.open):
            line.close()

    def send(self, command: msgspec.Struct | str) -> None:
        self._socket.send(command if isinstance(command, str) else messages.encode(command).decode())

    def read(self, timeout: float = READ_TIMEOUT) -> messages.ServerMessage:
        news = messages.decode_server_message.decode(self._socket.recv(timeout))
        self._take_in(news)
        self.news.append(news)
        return news

    def states(self) -> list[messages.StateUpdate]:
        """What was told of the game since this was asked last."""
        found, self.news = self.news, []
        return [news for news in found if isinstance(news, messages.StateUpdate)]

    def ping(self) -> str:
        request = f"sync-{next(NUMBER)}"
        self.send(messages.PingCommand(request))
        return request

    def until_pong(self, request: str) -> list[messages.ServerMessage]:
        found: list[messages.ServerMessage] = []
        while True:
            news = self.read()
            if isinstance(news, messages.Pong) and news.request == request:
                return found
            found.append(news)

    def sync(self) -> list[messages.ServerMessage]:
        """Everything that has come. The server answers in order, so after the pong nothing more is on its way."""
        return self.until_pong(self.ping())

    def answers(self, command: msgspec.Struct | str) -> list[messages.ServerMessage]:
        """Send a command; all answers to it."""
        self.send(command)
        request = getattr(command, "request", None)
        return [news for news in self.sync() if _answers(news, request)]

    def ask(self, command: msgspec.Struct | str) -> messages.ServerMessage:
        """Send a command; the one answer to it."""
        answers = self.answers(command)
        assert len(answers) == 1, f"{command} was answered by {answers}"
        return answers[0]

    def _take_in(self, news: messages.ServerMessage) -> None:
        match news:
            case messages.Welcome():
                self.seat = news.seat
                self.said = [(said.name, said.phrase) for said in news.said]
            case messages.SaidPhrase():
                self.said.append((news.name, news.phrase))
            case messages.Present():
                self.present = news.seats
            case messages.StateUpdate():
                self.seq = news.seq
                self.game = self._with(news)
                self.words = news.words
                if news.log is not None:
                    assert news.log.first <= len(self.log), "events were left out"
                    self.log[news.log.first :] = news.log.events
                    self.lines[news.log.first :] = news.words.lines if news.words is not None else []

    def _with(self, news: messages.StateUpdate) -> dict[str, Any]:
        table = news.table if news.table is not None else {**self.game["table"], **(news.changed or {})}
        known = {name: getattr(news, name) for name in ("actors", "status", "moves", "undo", "result")}
        return plain({**known, "table": table})


def plain(known: Any) -> Any:
    """As it is in JSON."""
    return msgspec.json.decode(msgspec.json.encode(known))


def _answers(news: messages.ServerMessage, request: str | None) -> bool:
    if isinstance(news, messages.Refusal):
        return request is None or news.request == request
    return isinstance(news, messages.StateUpdate | messages.Done) and news.request == request


def sync_all(lines: list[Line]) -> list[dict[str, Any]]:
    """What is known on every line, when all has come."""
    pings = [line.ping() for line in lines]
    for line, ping in zip(lines, pings, strict=True):
        line.until_pong(ping)
    return [line.game for line in lines]


def brought(client: Client, record: str, others: list[Client]) -> str:
    """A table that goes on with a record's game; the client has seat 0, the others sit beside her."""
    table = str(client.ask("POST", "/api/tables/import", {"record": record, "seat": 0})["id"])
    for seat, other in enumerate(others, 1):
        other.ask("POST", f"/api/tables/{table}/join", {"seat": seat})
    return table


# --- Steps ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("turns")) as running:
        yield running


@pytest.fixture(autouse=True)
def lines_are_closed() -> Iterator[None]:
    yield
    Line.close_all()


class Turn(NamedTuple):
    """A moment of a game, what its player does next, and how many of these steps nobody has learnt anything from."""

    before: Position
    seat: int
    steps: list[str]
    open: int


def a_turn(at_least: int) -> Turn:
    """A turn with so many steps that can be taken back, and one after them that cannot and that does not end it."""
    for seed in range(1000):
        played = random_game(2, seed, game=EMPTY)
        for at, step in enumerate(played.steps):
            run = next((more for more, later in enumerate(played.steps[at:]) if later.final), 0)
            last = played.steps[at : at + run + 2]
            if run >= at_least and len({later.seat for later in last}) == 1 and len(last) == run + 2:
                before = random_game(2, seed, at, EMPTY)
                return Turn(before, step.seat, [str(later.move) for later in last[: run + 1]], run)
    raise AssertionError("no such turn")


def seated(server: Server, position: Position) -> tuple[str, list[Line]]:
    """Ada, Bob and somebody who watches, at a table that goes on from a position."""
    ada, bob = Client(server.url, name="Ada"), Client(server.url, name="Bob")
    table = brought(ada, position.record(), [bob])
    return table, [Line(client, table) for client in (ada, bob, Client(server.url))]


def refusal(line: Line, command: msgspec.Struct) -> str:
    answer = line.ask(command)
    assert isinstance(answer, messages.Refusal), answer
    return answer.code


def test_steps_are_taken_back_one_by_one_and_everybody_sees_it(server: Server) -> None:
    turn = a_turn(2)
    _, lines = seated(server, turn.before)
    mover, other = lines[turn.seat], lines[1 - turn.seat]
    past = []
    for number, step in enumerate(turn.steps[: turn.open]):
        past.append(sync_all(lines))
        mover.ask(messages.MoveCommand(f"step-{number}", mover.seq, step))
    sync_all(lines)
    said = len(other.log)
    while past:
        assert mover.game["undo"]
        mover.ask(messages.UndoCommand(f"back-{len(past)}", mover.seq))
        assert sync_all(lines) == past.pop()
    assert other.log[said:] == [["took-back", turn.seat]] * turn.open
    assert refusal(mover, messages.UndoCommand("too-far", mover.seq)) == "settled"


def test_nothing_is_taken_back_once_somebody_has_learnt_something(server: Server) -> None:
    turn = a_turn(1)
    _, lines = seated(server, turn.before)
    mover = lines[turn.seat]
    for number, step in enumerate(turn.steps):
        mover.ask(messages.MoveCommand(f"step-{number}", mover.seq, step))
    after = sync_all(lines)
    assert turn.seat in mover.game["actors"], "it is still the same turn"
    assert not mover.game["undo"]
    assert refusal(mover, messages.UndoCommand("peeked", mover.seq)) == "settled"
    assert sync_all(lines) == after


def test_nobody_takes_back_the_step_of_another(server: Server) -> None:
    turn = a_turn(1)
    _, lines = seated(server, turn.before)
    mover, other, watcher = lines[turn.seat], lines[1 - turn.seat], lines[2]
    mover.ask(messages.MoveCommand("step", mover.seq, turn.steps[0]))
    after = sync_all(lines)
    assert [line.game["undo"] for line in (mover, other, watcher)] == [True, False, False]
    assert refusal(other, messages.UndoCommand("not-mine", other.seq)) == "settled"
    assert refusal(watcher, messages.UndoCommand("not-mine", watcher.seq)) == "not-seated"
    assert sync_all(lines) == after


def test_nothing_is_taken_back_when_the_turn_has_passed_on(server: Server) -> None:
    position = random_game(2, 3, 0, THRONE)
    _, lines = seated(server, position)
    while lines[0].game["actors"] == list(position.actors):
        mover = lines[lines[0].game["actors"][0]]
        moves = mover.game["moves"]
        mover.ask(messages.MoveCommand(f"move-{next(NUMBER)}", mover.seq, ["take"] if ["take"] in moves else moves[0]))
        sync_all(lines)
    after = sync_all(lines)
    for line in lines[:2]:
        assert refusal(line, messages.UndoCommand("too-late", line.seq)) == "settled"
    assert sync_all(lines) == after


def test_a_step_that_was_taken_back_is_not_played_again_by_its_echo(server: Server) -> None:
    turn = a_turn(1)
    _, lines = seated(server, turn.before)
    mover = lines[turn.seat]
    before, command = sync_all(lines), messages.MoveCommand("step", mover.seq, turn.steps[0])
    back = messages.UndoCommand("back", mover.seq + 1)
    mover.ask(command)
    mover.ask(back)
    for echo in (command, back, command):
        assert isinstance(mover.ask(echo), messages.Done)
    assert sync_all(lines) == before


# --- Words and faces --------------------------------------------------------------------------------------------------


def test_a_phrase_sent_twice_is_said_once(server: Server) -> None:
    ada = Client(server.url, name="Ada")
    table = ada.create(THRONE)
    first, second = Line(ada, table), Line(ada, table)
    command = messages.SayCommand("hello-once", "hello")
    for line in (first, first, second):
        assert isinstance(line.ask(command), messages.Done)
    first.sync()
    assert first.said == [("Ada", "hello")]
    assert Line(ada, table).said == [("Ada", "hello")]


def test_somebody_who_watches_and_takes_a_chair_sees_with_other_eyes_and_is_seen(server: Server) -> None:
    ada, bob = Client(server.url, name="Ada"), Client(server.url, name="Bob")
    table = ada.create(THRONE)
    host, guest = Line(ada, table), Line(bob, table)
    assert guest.seat is None
    bob.join(table)
    sync_all([host, guest])
    assert guest.seat == 1
    assert [line.present for line in (host, guest)] == [[0, 1], [0, 1]]
    ada.start(table)
    sync_all([host, guest])
    mover = (host, guest)[host.game["actors"][0]]
    assert isinstance(mover.ask(messages.MoveCommand("first", mover.seq, "reveal")), messages.StateUpdate)
