"""A real server for tests: a process of its own, on an SQLite file or a real PostgreSQL, that can be killed."""

from __future__ import annotations

import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from urllib.error import URLError
from urllib.request import urlopen

import psycopg

from bench.load import steady_port
from eminence.table.client import Seat
from helpers import environment

ADMIN = "a-token-for-tests"


class Server:
    """`eminence serve` as a process. `kill` is `kill -9`; `start` after it is the machine coming back."""

    def __init__(self, folder: Path, database: str | None = None, *options: str, port: int | None = None) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'tables.sqlite'}"
        self.options = options or ("--no-limits", "--bot-pace", "0")
        self.port = port or steady_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    def start(self) -> Server:
        command = [sys.executable, "-m", "eminence", "serve", "--no-browser", "--port", str(self.port)]
        command += ["--database", self.database, "--admin-token", ADMIN, *self.options]
        with self.log.open("ab") as stream:
            self.process = subprocess.Popen(
                command, env=environment(EMINENCE_DATA=str(self.folder)), stdout=stream, stderr=stream
            )
        ends = time.monotonic() + 60
        while time.monotonic() < ends:
            if self.process.poll() is not None:
                break
            try:
                with urlopen(f"{self.url}/healthz", timeout=5):
                    assert self.process.poll() is None, "another server answers on this port"
                    return self
            except (URLError, OSError):
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError("the server did not end when asked to") from None

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextmanager
def postgres(server: str) -> Iterator[str]:
    """A fresh database on a PostgreSQL server, for as long as it is needed."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as line:
        line.execute(f"CREATE DATABASE {name}")
    yield server.replace("/postgres?", f"/{name}?")
    with psycopg.connect(server, autocommit=True) as line:
        line.execute(f"DROP DATABASE {name} WITH (FORCE)")


def finish(seats: list[Seat], random: Random, most: int = 1000) -> int:
    """Play a game to its end by chance; how many moves it took."""
    for played in range(most):
        last = max(seat.seq for seat in seats)
        for seat in seats:
            seat.wait(partial(_has_seen, seat, last))
        asked = [seat for seat in seats if seat.asked]
        if not asked or seats[0].result is not None:
            for seat in seats:
                seat.wait(partial(_is_over, seat))
            return played
        chosen = random.choice(asked)
        chosen.play(random.choice(chosen.moves))
    raise AssertionError("the game did not end")


def _has_seen(seat: Seat, moment: int) -> bool:
    return seat.seq >= moment


def _is_over(seat: Seat) -> bool:
    return seat.over
