"""Evenings at a real server: games that are played over real sockets, with every byte that viewers get."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import selectors
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any

import uvicorn

from eminence.kernel.snapshot import Snapshot
from eminence.table import messages
from eminence.table.app import application
from eminence.table.connections import Connections
from eminence.table.rate_limits import Limits, RateLimiter
from eminence.table.service import Settings, TableService
from eminence.table.store import Store
from tests.support import seeds
from tests.support.deadlines import within
from tests.support.twins import SPECTATOR, Turn, World

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
"""What a handshake says, as in RFC 6455."""
NAMES = ("Ada", "Bea", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal")


# --- The server -------------------------------------------------------------------------------------------------------


class Server(uvicorn.Server):
    """Leaves Ctrl-C to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Unhurried(asyncio.SelectorEventLoop):
    """A loop with a time of its own, in which whatever is done takes no longer than a look at the clock: it goes on to
    the next timer when no thread works and nothing is on its way."""

    TICK = 1e-6

    def __init__(self) -> None:
        super().__init__(_Patient(self))
        self._now, self._under_way = 0.0, 0
        self.working: Callable[[], bool] = lambda: False
        """Whether a thread works that the loop has not sent itself."""

    def time(self) -> float:
        self._now += self.TICK
        return self._now

    def run_in_executor(self, *given: Any) -> Any:
        future = super().run_in_executor(*given)
        self._under_way += 1
        future.add_done_callback(self._came_back)
        return future

    def _came_back(self, _: object) -> None:
        self._under_way -= 1

    def pass_time(self, seconds: float) -> None:
        if not self._under_way and not self.working():
            self._now += seconds


class _Patient(selectors.DefaultSelector):  # type: ignore[misc, valid-type]
    """Looks twice before it believes that nothing comes."""

    GLANCE = 0.01

    def __init__(self, loop: Unhurried) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(timeout and self.GLANCE)
        if not found and timeout:
            self._loop.pass_time(timeout)
        return found


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[int]:
    """A real server on a real port, in the loop of the test; on a disk in memory, where there is one."""
    folder = tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
    home, guard = TableService(Store(f"sqlite:///{folder.name}/tables.sqlite"), settings), RateLimiter(Limits.none())
    if isinstance(loop := asyncio.get_running_loop(), Unhurried):
        loop.working = lambda: home.store._at_work
    connections: Any = Connections(home, guard)
    app: Any = application(home, guard)
    patience: Any = {"timeout_keep_alive": 600, "timeout_graceful_shutdown": 2}
    server = Server(uvicorn.Config(app, ws=connections, lifespan="on", log_config=None, **patience))
    with folder, socket.socket(proto=socket.IPPROTO_TCP) as listening:  # named, so that small messages do not wait
        listening.bind(("127.0.0.1", seeds.port()))
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            await serving


class Line:
    """A connection, and the bytes that come over it."""

    END = messages.encode(messages.Pong("end"))

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer, self._got = reader, writer, b""

    @classmethod
    async def open(cls, port: int) -> Line:
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    @classmethod
    async def look(cls, port: int, path: str, token: str) -> Line:
        """Look at a table."""
        line = await cls.open(port)
        upgrade = (
            "connection: upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            f"sec-websocket-key: {KEY}",
        )
        line._send(f"GET {path} HTTP/1.1", token, *upgrade)
        await line.until(lambda got: b'"type":"present"' in got)
        line._got = re.sub(rb"\r\nDate: [^\r]*", b"", line._got)
        return line

    def _send(self, first: str, token: str, *headers: str, body: bytes = b"") -> None:
        bearer = [f"authorization: Bearer {token}"] if token else []
        self._writer.write("\r\n".join([first, "host: here", *bearer, *headers, "", ""]).encode() + body)

    async def request(self, method: str, path: str, token: str = "", body: Any = None) -> bytes:
        """The answer to a request over HTTP; all of it but the date."""
        text = b"" if body is None else json.dumps(body).encode()
        kind = ["content-type: application/json"] if text else []
        self._send(f"{method} {path} HTTP/1.1", token, f"content-length: {len(text)}", *kind, body=text)
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: ([0-9]+)", head)
        return re.sub(rb"\r\ndate: [^\r]*", b"", head) + await self._reader.readexactly(int(length[1]) if length else 0)

    async def until(self, enough: Callable[[bytes], object]) -> None:
        async with asyncio.timeout(within(60)):
            while not enough(self._got):
                data = await self._reader.read(1 << 16)
                assert data, "the server has gone away"
                self._got += data

    async def ask(self, *sent: messages.ClientMessage) -> bytes:
        """Wish for something; everything that has come when it is answered."""
        for command in (*sent, messages.PingCommand("end")):
            body = messages.encode(command)
            size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2, "big")
            self._writer.write(b"\x81" + size + bytes(4) + body)
        await self.until(lambda got: self.END in got)
        got, end, self._got = self._got.partition(self.END)
        return got + end

    async def close(self) -> None:
        """Leave, and wait until the server has noticed."""
        self._writer.write_eof()
        while await self._reader.read(1 << 16):
            pass
        self._writer.close()
        await self._writer.wait_closed()


# --- Evenings ---------------------------------------------------------------------------------------------------------


class Evening:
    """A world played at a server, and all that some viewers are told: turn by turn, byte by byte."""

    def __init__(self, port: int, world: World, viewers: set[int], other: int = SPECTATOR) -> None:
        self.port, self.world, self.viewers = port, world, viewers
        self.told: dict[int, dict[int, list[bytes]]] = {viewer: {} for viewer in viewers | {other}}
        self.seq = 0
        self.lines: dict[int, Line] = {}
        self._tokens = {SPECTATOR: ""}
        self._ids: list[str] = []

    async def begin(self, bots: Mapping[int, str] = {}, **commands: Any) -> None:
        """Sit down, look and start."""
        game, people = self.world.game, [seat for seat in range(self.world.seats) if seat not in bots]
        self._rest = await Line.open(self.port)
        for seat in people:
            session = await self._post("/session", SPECTATOR, name=NAMES[seat])
            self._tokens[seat] = session["token"]
            self._ids.append(session["player"])
        commands["options"] = {option.name: option.value for option in game.options.values()}
        commands["bots"] = {str(seat): bot for seat, bot in bots.items()}
        table = await self._post("/tables", 0, game=game.name, seats=self.world.seats, public=True, **commands)
        self.path = f"/api/tables/{table['id']}"
        self._ids.append(table["id"])
        for seat in people:
            await self._post(f"/tables/{table['id']}/join", seat, seat=seat, salt=self.world.salt)
        for viewer in (SPECTATOR, *people):
            self.lines[viewer] = await self.look(viewer)
        await self._post(f"/tables/{table['id']}/start", 0)
        for viewer in self.lines:
            self.note(viewer, -1, await self.lines[viewer].ask())

    async def end(self) -> None:
        for line in (*self.lines.values(), self._rest):
            await line.close()

    async def _post(self, path: str, viewer: int, **body: Any) -> Any:
        answer = await self._rest.request("POST", f"/api{path}", self._tokens[viewer], body)
        return json.loads(answer.partition(b"\r\n\r\n")[2])

    async def get(self, viewer: int, path: str) -> bytes:
        return await self._rest.request("GET", path, self._tokens[viewer])

    async def look(self, viewer: int, how: str = f"?protocol={messages.PROTOCOL}&display=1&words=en") -> Line:
        return await Line.look(self.port, f"{self.path}/socket{how}", self._tokens[viewer])

    def note(self, viewer: int, key: int, told: bytes) -> None:
        """Keep what a viewer was told; ids, which chance makes, are called the same in all worlds."""
        if found := re.findall(rb'"seq":([0-9]+)', told):
            self.seq = int(found[-1])
        if viewer in self.told:
            for number, id in enumerate(self._ids):
                told = told.replace(id.encode(), f"({number:010})".encode())
            self.told[viewer].setdefault(key, []).append(told)

    async def play(self, turns: list[Turn]) -> None:
        for number, turn in enumerate(turns):
            await self.act(turn, f"r{turn.key}" if turn.key >= 0 else f"x{number}")
            if turn.key in self.world.pauses:
                await self.try_what_is_refused(turn)
            if turn.key in self.world.pauses[:2]:
                await self.look_around(turn)

    async def act(self, turn: Turn, request: str) -> None:
        """A seat moves, by data or by notation; whoever may notice is heard."""
        move = turn.text if turn.text and turn.key % 3 == 0 else turn.move
        command = messages.MoveCommand(request, self.seq, move) if move else messages.UndoCommand(request, self.seq)
        answer = await self.lines[turn.seat].ask(command)
        assert b'"type":"refused"' not in answer, answer
        self.note(turn.seat, turn.key, answer)
        if not turn.secret:
            for viewer in self.told.keys() - {turn.seat}:
                self.note(viewer, turn.key, await self.lines[viewer].ask())

    async def try_what_is_refused(self, turn: Turn) -> None:
        """A move that is none, one too late, some against the rules or out of turn; the last one again, or undo."""
        for viewer in self.viewers:
            self.note(viewer, turn.key, await self.lines[viewer].ask(*self._refused(viewer, turn)))

    def _refused(self, viewer: int, turn: Turn) -> list[messages.ClientMessage]:
        """The same in all worlds that the viewer cannot tell apart."""
        game, snapshot = self.world.game, Snapshot(self.world.game, turn.after)
        legal, say = snapshot.legal(viewer), partial(game.notation, snapshot.seen_by(viewer), viewer)
        actions = [action for action in range(game.definition.actions) if say(action)[0] not in legal.texts]
        one, two, three = random.Random(turn.key).sample(actions, 3)
        moves: list[Any] = ["abracadabra", ["abracadabra"], game.move_json(one)[:-1] or [None]]
        moves += [game.move_json(one), game.move_json(two), say(three)[0]]
        sent: list[messages.ClientMessage] = [messages.MoveCommand("wrong", self.seq, move) for move in moves]
        sent.append(messages.MoveCommand("late", 0, min(legal.texts, default="")))
        last = messages.MoveCommand(f"r{turn.key}", self.seq, turn.move)
        return [*sent, last if turn.seat == viewer else messages.UndoCommand("undo", self.seq)]

    async def look_around(self, turn: Turn) -> None:
        """What can be read of the table, and what is told to those who come in once more, under a false flag, too, and
        do not want sentences."""
        replays = [f"/replay?display=true&view={view}" for view in ("mine", "spectator", "all", 0, 1)]
        for viewer in self.viewers:
            for which in ("mine", "running", "open"):
                answer = await self.get(viewer, f"/api/tables?which={which}")
                listed = json.loads(answer.partition(b"\r\n\r\n")[2])
                own = [info for info in listed if self.path.endswith(info["id"])]
                self.note(viewer, turn.key, json.dumps(own).encode())
            for path in ("", "/record", "/cards", *replays):
                self.note(viewer, turn.key, await self.get(viewer, self.path + path))
        for viewer in self.lines:
            again = await self.look(viewer, "?seat=0&events=3&record=1")
            sent = self._refused(viewer, turn) if viewer in self.viewers else []
            self.note(viewer, turn.key, await again.ask(*sent))
            await again.close()


async def played(port: int, world: World, viewers: set[int], other: int = SPECTATOR, most: int = 10_000) -> Evening:
    evening = Evening(port, world, viewers, other)
    await evening.begin()
    await evening.play(world.turns[:most])
    await evening.end()
    return evening


def differences(one: Evening, two: Evening, viewer: int, last: int, most: int = 1000) -> list[int]:
    """The turns before the last one after which a viewer was not told the same, in the first so many pieces."""
    keys = (one.told[viewer].keys() | two.told[viewer].keys()) - {last}
    told = (evening.told[viewer] for evening in (one, two))
    first, second = ({key: pieces.get(key, [])[:most] for key in keys} for pieces in told)
    return sorted(key for key in keys if first[key] != second[key])
