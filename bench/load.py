"""Players who keep a table server busy, note what they were promised, and compare it with the log afterwards.

A move is promised when the server acknowledges it. However often the server is killed, every promised move has to be in
the log of its table, once, and in its place.
"""

from __future__ import annotations

import itertools
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random, SystemRandom
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa

from eminence.kernel.errors import Refused
from eminence.table import events, messages
from eminence.table.client import RETRY, Client, SeatConnection
from eminence.table.fairness import verify
from eminence.table.store import checked_url

GAME = "behind-the-throne"
LONGEST_LIFE = 60
"""Moves, at most, from the first one after a kill to the next kill."""
SHORTEST_LIFE = 6
WITHIN_A_MOVE = 0.02
"""Seconds, at most, from a move to the kill, which may hit whatever goes on then."""
TIMEOUT = 60.0
Answer = TypeVar("Answer")


class Server(Protocol):
    """A server process that can be killed."""

    url: str

    def start(self) -> Any:
        """Start it; it answers when this returns."""

    def kill(self) -> None:
        """`kill -9`."""


# --- Playing ----------------------------------------------------------------------------------------------------------


class Player(Client):
    """Somebody who plays wherever her place in a list of addresses leads her."""

    def __init__(self, urls: list[str], place: int, name: str) -> None:
        self._urls, self._place = urls, place
        super().__init__(self.url, name)

    @property  # type: ignore[override]
    def url(self) -> str:
        return self._urls[self._place]

    @url.setter
    def url(self, _: str) -> None:
        """The list knows."""


class Witness(SeatConnection):
    """A seat that notes what it sent for and what it was promised, as `(request, move)`."""

    def __init__(self, client: Client, table: str) -> None:
        self.sent: list[tuple[str, str]] = []
        self.promised: list[tuple[str, str]] = []
        self.connections = 0
        self.connected = 0.0
        super().__init__(client, table)

    def play(self, move: str) -> None:
        def made(request: str) -> messages.MoveCommand:
            self.sent.append((request, move))
            return messages.MoveCommand(request, self.seq, move)

        self._command(made)
        self.promised.append(self.sent[-1])

    def _connect(self) -> None:
        super()._connect()
        self.connections += 1
        self.connected = time.monotonic()


@dataclass
class Game:
    """A table as its players have lived through it."""

    id: str
    commitment: str
    seats: list[Witness]


@dataclass
class Crowd:
    """Some tables of two seats at once; one that is over is followed by another."""

    urls: list[str]
    """Of the server processes; these may change. The first seat plays at the first of them, the second at the last."""
    tables: int
    seed: str = ""
    """Of what the players choose."""
    patience: float = TIMEOUT
    excused: tuple[str, ...] = ()
    """Refusals after which somebody asks again, besides that of a server that is away."""
    games: list[Game] = field(default_factory=list)
    moves: int = 0
    latest: float = 0.0
    """When the newest of all connections that have brought a promise was made."""

    def __post_init__(self) -> None:
        self._ending = threading.Event()
        self._moved = threading.Condition()
        self._pool = ThreadPoolExecutor(3 * self.tables)
        self._running = [self._pool.submit(self._play_on, table) for table in range(self.tables)]

    def end(self) -> None:
        """Let the games that are played come to their end, and wait for it; what went wrong anywhere is raised."""
        self._ending.set()
        for running in self._running:
            running.result()
        self._pool.shutdown()

    def give_up(self) -> None:
        self._ending.set()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def wait(self, until: Callable[[], bool], what: str) -> None:
        with self._moved:
            ends = time.monotonic() + self.patience
            while not self._moved.wait_for(until, 0.5):
                for running in self._running:
                    if running.done():
                        running.result()
                if time.monotonic() > ends:
                    raise TimeoutError(f"The players wait in vain: {what}.")

    def _play_on(self, table: int) -> None:
        for number in itertools.count():
            if self._ending.is_set():
                return
            self._play(f"{self.seed} {table} {number}")

    def _play(self, seed: str) -> None:
        persist = self._persist
        host = persist(lambda: Player(self.urls, 0, "Ada"))
        guest = persist(lambda: Player(self.urls, -1, "Bob"))
        table = persist(lambda: host.create(GAME, seats=2))
        commitment = persist(lambda: guest.join(table))["commitment"]
        persist(lambda: host.start(table))
        seats = [persist(partial(Witness, client, table)) for client in (host, guest)]
        self.games.append(Game(table, commitment, seats))
        list(self._pool.map(self._play_seat, seats, [f"{seed} {seat}" for seat in range(2)]))

    def _persist(self, command: Callable[[], Answer]) -> Answer:
        """Ask again until the server is back."""
        ends = time.monotonic() + self.patience
        while True:
            try:
                return command()
            except Refused as refusal:
                if refusal.code not in ("no-server", *self.excused) or time.monotonic() > ends:
                    raise
                time.sleep(RETRY)

    def _play_seat(self, seat: Witness, seed: str) -> None:
        chance = Random(seed)
        with seat:
            while seat.wait_for_turn(self.patience):
                seat.play(chance.choice(seat.moves))
                self._note(seat)

    def _note(self, seat: Witness) -> None:
        with self._moved:
            self.moves += 1
            self.latest = max(self.latest, seat.connected)
            self._moved.notify_all()


@contextmanager
def crowd(urls: list[str], tables: int, **commands: Any) -> Iterator[Crowd]:
    """Tables that are played while the body runs, and to the end of their games after it."""
    playing = Crowd(urls, tables, **commands)
    try:
        playing.wait(lambda: playing.moves > 0, "nobody begins")
        yield playing
    except BaseException:
        playing.give_up()
        raise
    playing.end()


def steady_port() -> int:
    """A free port that no outgoing connection is given while its server is away."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", SystemRandom().randrange(20_000, 30_000)))
            return int(probe.getsockname()[1])


def kill_and_restart(server: Server, players: Crowd, chance: Random) -> float:
    """Kill the server at a random moment under load; the seconds until a move is acknowledged again."""
    last = players.moves + chance.randint(SHORTEST_LIFE, LONGEST_LIFE)
    players.wait(lambda: players.moves >= last, "nobody plays on")
    time.sleep(chance.uniform(0, WITHIN_A_MOVE))
    killed = time.monotonic()
    server.kill()
    server.start()
    players.wait(lambda: players.latest > killed, "no move was acknowledged after a restart")
    return time.monotonic() - killed


# --- Looking back -----------------------------------------------------------------------------------------------------


@dataclass
class Findings:
    """What was promised, beside what is there."""

    games: int = 0
    promised: int = 0
    logged: int = 0
    lost: list[str] = field(default_factory=list)
    """Promised, and not in the log."""
    doubled: list[str] = field(default_factory=list)
    """More than once in the log."""
    wrong: list[str] = field(default_factory=list)
    """Whatever else does not fit."""


def audit(database: str, url: str, games: list[Game]) -> Findings:
    """Compare what every player of every game was promised with the log, the replay and the record of its table."""
    found = Findings()
    engine = sa.create_engine(checked_url(database))
    for game in games:
        found.games += 1
        _audit_log(found, game, log_of(engine, game.id))
        try:
            _audit_replay(found, game)
            _audit_record(found, game, Client(url).record(game.id))
        except Refused as refusal:
            found.wrong.append(f"{game.id}: {refusal}")
    engine.dispose()
    return found


def log_of(engine: sa.Engine, table: str) -> list[tuple[int, events.Any]]:
    """A table's events as they are in the database, with their numbers."""
    wanted = sa.text("SELECT seq, body FROM events WHERE table_id = :table ORDER BY seq")
    with engine.connect() as connection:
        return [(row.seq, events.decode(row.body)) for row in connection.execute(wanted, {"table": table})]


def _audit_log(found: Findings, game: Game, log: list[tuple[int, events.Any]]) -> None:
    if [seq for seq, _ in log] != list(range(len(log))):
        found.wrong.append(f"{game.id}: the log has holes")
    for number, seat in enumerate(game.seats):
        moves = [event for _, event in log if isinstance(event, events.Moved) and event.seat == number]
        logged = [(move.request, move.move) for move in moves]
        found.promised += len(seat.promised)
        found.logged += len(logged)
        kept, sent = set(logged), set(seat.sent)
        found.lost += [f"{game.id} {request} {move}" for request, move in seat.promised if (request, move) not in kept]
        often = Counter(request for request, _ in logged)
        found.doubled += [f"{game.id} {request}" for request, times in often.items() if times > 1]
        if not kept <= sent:
            found.wrong.append(f"{game.id}: seat {number} played what it never sent for")
        promised = set(seat.promised)
        if [one for one in logged if one in promised] != seat.promised:
            found.wrong.append(f"{game.id}: the moves of seat {number} are in another order than they were promised")


def _audit_replay(found: Findings, game: Game) -> None:
    """The replay tells a player the moments and the events that she has lived through."""
    for number, seat in enumerate(game.seats):
        states = seat.client.replay(game.id)
        told = [event for state in states for event in state.get("log", {}).get("events", [])]
        if told != seat.events:
            found.wrong.append(f"{game.id}: the replay tells seat {number} another story")
        if [state["seq"] for state in states] != list(range(1, seat.seq + 1)):
            found.wrong.append(f"{game.id}: the replay has other moments than seat {number} has seen")


def _audit_record(found: Findings, game: Game, record: str) -> None:
    result = verify(record, game.commitment).position.result
    for seat in game.seats:
        if result is None or seat.result is None or list(result.scores) != seat.result.scores:
            found.wrong.append(f"{game.id}: the record ends otherwise than the game")
