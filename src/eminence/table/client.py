"""A small client: makes tables, joins them and plays over their sockets. Needs no more than the server does.

    with Client("http://127.0.0.1:8000", name="Ada") as ada:
        table = ada.create("behind-the-throne", bots={"1": "skilled"})
        ada.start(table)
        with ada.sit(table) as seat:
            while not seat.over:
                seat.wait_for_turn()
                seat.play(seat.moves[0])

A connection that breaks is made again, and a move whose answer was lost is sent again under the same request, so it
is played once.
"""

from __future__ import annotations

import base64
import secrets
import time
from collections.abc import Callable, Mapping
from http.client import HTTPException
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from eminence.games import registry
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.kernel.translation import DEFAULT_LANGUAGE
from eminence.kernel.view import View
from eminence.table import messages

REQUEST_TIMEOUT = 30.0
"""Seconds in which a server that went away is expected back."""
RETRY = 0.2
AGAIN = ("store-failed", "busy", "too-many-messages")
"""Refusals that mean: not now. The same request is sent again."""


class Client:
    """A player at a server."""

    def __init__(
        self, url: str, name: str | None = None, token: str | None = None, language: str = DEFAULT_LANGUAGE
    ) -> None:
        self.url = url.rstrip("/")
        self.language = language
        """What sentences are said in."""
        self.token = token or ""
        self.player = self.recovery = ""
        if name is not None:
            self._signed(self.ask("POST", "/api/session", {"name": name}))

    @classmethod
    def recover(cls, url: str, code: str) -> Client:
        """The same player on another device."""
        client = cls(url)
        client._signed(client.ask("POST", "/api/session/recovery", {"code": code}))
        return client

    def _signed(self, session: Any) -> None:
        self.token, self.player = session["token"], session["player"]
        self.recovery = session.get("recovery", "")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """A REST request; what the server refuses is raised as `Refused`."""
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else msgspec.json.encode(body)
        return _fetched(Request(f"{self.url}{path}", data, headers, method=method))

    # --- Tables ---

    def create(self, game: str, **commands: Any) -> str:
        """Make a table and take a chair; see `messages.NewTable` for what may be said. Gives its id."""
        return str(self.ask("POST", "/api/tables", {"game": game, **commands})["id"])

    def info(self, table: str) -> Any:
        return self.ask("GET", f"/api/tables/{table}")

    def tables(self, which: str = "mine") -> Any:
        return self.ask("GET", f"/api/tables?which={quote(which)}")

    def join(self, table: str, seat: int | None = None) -> Any:
        """Take a chair, and stir the deal with a word of one's own."""
        return self.ask("POST", f"/api/tables/{table}/join", {"seat": seat, "salt": secrets.token_hex(16)})

    def start(self, table: str, fill: str | None = None) -> Any:
        body: dict[str, Any] = {"fill": fill}
        if self.info(table).get("seat") is not None:
            body["salt"] = secrets.token_hex(16)
        return self.ask("POST", f"/api/tables/{table}/start", body)

    def do(self, table: str, what: str) -> Any:
        """leave, return, resign or rematch."""
        return self.ask("POST", f"/api/tables/{table}/{what}")

    def record(self, table: str) -> str:
        return str(self.ask("GET", f"/api/tables/{table}/record"))

    def replay(self, table: str, view: str = "mine") -> Any:
        return self.ask("GET", f"/api/tables/{table}/replay?view={view}")

    def sit(self, table: str, record: bool = False) -> SeatConnection:
        """Look at a table, and play if one has a chair there; with `record`, see it as bots do."""
        return SeatConnection(self, table, record)


class SeatConnection:
    """A table as one viewer sees it, kept up to date."""

    def __init__(self, client: Client, table: str, record: bool = False) -> None:
        self.client = client
        self._record = record
        self._seen, self._step = "", 0
        self._game: Game | None = None
        self.id = table
        self.info: messages.TableInfo | None = None
        self.seat: int | None = None
        self.seq = 0
        self.table: dict[str, Any] = {}
        self.actors: tuple[int, ...] = ()
        self.moves: list[str] = []
        self.status = ""
        self.undo_possible = False
        self.log: list[str] = []
        self.events: list[list[Any]] = []
        """The same as `log`, as data."""
        self.why: list[str] = []
        self.clocks: list[float] | None = None
        self.result: messages.ResultInfo | None = None
        self.present: list[int] = []
        self.said: list[messages.SaidPhrase] = []
        self._line: ClientConnection | None = None
        self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    # --- Playing ---

    @property
    def over(self) -> bool:
        return self.info is not None and self.info.phase in ("over", "closed")

    @property
    def asked(self) -> bool:
        """Whether the game waits for this seat."""
        return self.seat is not None and self.seat in self.actors

    def play(self, move: str) -> None:
        """Play a move; returns when it is kept for good. Refused moves are raised and change nothing."""
        self._command(lambda request: messages.MoveCommand(request, self.seq, move))

    def undo(self) -> None:
        self._command(lambda request: messages.UndoCommand(request, self.seq))

    def say(self, phrase: str) -> None:
        self._command(lambda request: messages.SayCommand(request, phrase))

    def wait_for_turn(self, timeout: float = 600.0) -> bool:
        """Wait until the game waits for this seat (True) or is over (False)."""
        self.wait(lambda: self.asked or self.over, timeout)
        return self.asked and not self.over

    def wait(self, until: Callable[[], bool], timeout: float = 600.0) -> None:
        """Read news until something is so."""
        ends = time.monotonic() + timeout
        while not until():
            left = ends - time.monotonic()
            if left <= 0:
                raise TimeoutError("Nothing of the kind happened in time.")
            self._read(left)

    def view(self) -> View:
        """What a bot of ours sees; only of a seat that asked for records."""
        assert self.info is not None
        if self._game is None:
            info = self.info
            text = self.client.ask("GET", f"/api/tables/{self.id}/cards")
            self._game = registry.load(info.game, info.options, registry.card_set(info.game, text))
        state = self._game.definition.state.unpack(base64.b64decode(self._seen))
        return View(self._game, state, -1 if self.seat is None else self.seat, self.actors, self._step)

    # --- The line ---

    def _command(self, made: Callable[[str], messages.ClientMessage]) -> None:
        request = secrets.token_hex(8)
        command = made(request)
        self._send(command)
        ends = time.monotonic() + 2 * REQUEST_TIMEOUT
        while time.monotonic() < ends:
            lines = self._line
            news = self._read(ends - time.monotonic())
            if isinstance(news, messages.Refusal) and news.request in (request, ""):
                if news.code not in AGAIN:
                    raise Refused(news.code, news.text, news.say)
                time.sleep(RETRY)
                self._send(command)
            if isinstance(news, messages.StateUpdate | messages.Done) and news.request == request:
                return
            if self._line is not lines:
                self._send(command)  # nobody knows whether it arrived; the server knows it by its request
        raise TimeoutError("The server did not answer.")

    def _send(self, command: messages.ClientMessage) -> None:
        while True:
            try:
                assert self._line is not None
                self._line.send(messages.encode(command).decode())
                return
            except ConnectionClosed:
                self._connect()

    def _read(self, timeout: float) -> messages.ServerMessage | None:
        """The next piece of news, taken in; none if the line broke and was made anew."""
        try:
            return self._next(timeout)
        except ConnectionClosed:
            self._connect()
            return None

    def _next(self, timeout: float) -> messages.ServerMessage:
        assert self._line is not None
        news = messages.decode_server_message.decode(self._line.recv(timeout))
        self._take_in(news)
        return news

    def _connect(self) -> None:
        """Make the line anew and hear how things stand, with patience for a server that is away."""
        ends = time.monotonic() + REQUEST_TIMEOUT
        while True:
            self.close()
            try:
                self._dial()
                self._hear_first()
                return
            except InvalidStatus as error:
                problem = _problem(bytes(error.response.body or b""), self.client.url, error.response.status_code)
                away = problem.code in AGAIN or error.response.status_code >= 500
                if not away or time.monotonic() > ends:
                    raise problem from None
                time.sleep(RETRY)
            except (OSError, WebSocketException, TimeoutError) as error:
                if time.monotonic() > ends:
                    raise Refused("no-server", f"{self.client.url} does not answer ({type(error).__name__}).") from None
                time.sleep(RETRY)

    def _dial(self) -> None:
        parts = urlsplit(self.client.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        url = (
            f"{scheme}://{parts.netloc}/api/tables/{self.id}/socket?words={self.client.language}&events={len(self.log)}"
        )
        url += "" if self.seat is None else f"&seat={self.seat}"
        url += "&record=1" if self._record else ""
        headers = {"Authorization": f"Bearer {self.client.token}"} if self.client.token else {}
        line = connect(
            url, additional_headers=headers, compression=None, open_timeout=10, close_timeout=1, max_size=None
        )
        self._line = line.__enter__()

    def _hear_first(self) -> None:
        while not isinstance(self._next(REQUEST_TIMEOUT), messages.Welcome):
            pass
        assert self.info is not None
        if self.info.phase != "waiting" and not self.info.suspended:
            while not isinstance(self._next(REQUEST_TIMEOUT), messages.StateUpdate):
                pass

    def _take_in(self, news: messages.ServerMessage) -> None:
        match news:
            case messages.Welcome():
                self.info, self.seat, self.said = news.table, news.seat, list(news.said)
            case messages.TableUpdate():
                self.info = news.table
            case messages.Present():
                self.present = news.seats
            case messages.SaidPhrase():
                self.said.append(news)
            case messages.StateUpdate():
                words = news.words or messages.Sentences("", [], [], [])
                self.seq, self.actors, self.moves, self.status = news.seq, news.actors, words.moves, words.status
                self.why = words.why
                self._seen, self._step = news.record, news.step
                self.undo_possible, self.clocks, self.result = news.undo, news.clocks, news.result
                if news.table is not None:
                    self.table = news.table
                self.table.update(news.changed or {})
                if news.log is not None:
                    self.log[news.log.first :] = words.lines
                    self.events[news.log.first :] = news.log.events
            case _:
                pass


def record_of(url: str) -> tuple[str, str]:
    """The record of a finished table and the card file it was played with; from its page's address or the record's."""
    parts = urlsplit(url)
    table = parts.path.rstrip("/").removesuffix("/record").rpartition("/")[2]
    api = f"{parts.scheme}://{parts.netloc}/api/tables/{quote(table)}"
    return str(_fetched(Request(f"{api}/record"))), str(_fetched(Request(f"{api}/cards")))


def _problem(body: bytes, url: str, status: int) -> Refused:
    """What a server refuses, or that it is none of ours."""
    try:
        problem = msgspec.json.decode(body, type=messages.Problem)
    except msgspec.MsgspecError:
        return Refused("no-server", f"{url} answers {status}.")
    return Refused(problem.code, problem.text, problem.say)


def _fetched(request: Request) -> Any:
    try:
        with urlopen(request, timeout=REQUEST_TIMEOUT) as answer:
            body, kind = answer.read(), answer.headers.get_content_type()
    except HTTPError as error:
        raise _problem(error.read(), request.full_url, error.code) from None
    except (URLError, TimeoutError, OSError, HTTPException) as error:
        raise Refused("no-server", f"{request.host} does not answer: {getattr(error, 'reason', error)}.") from None
    return msgspec.json.decode(body) if kind == "application/json" else body.decode()
