"""A real server for tests: a process of its own, on an SQLite file or a real PostgreSQL, that can be killed."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from urllib.error import URLError
from urllib.request import urlopen

import psycopg

from eminence.table.client import SeatConnection
from tests.support import seeds
from tests.support.deadlines import wait_until, within
from tests.support.helpers import command, environment
from tests.support.seeded import FIRST
from tests.support.seeds import PROCESS

ADMIN = "a-token-for-tests"
BRIEF = "from eminence.table import analysis_jobs as jobs; jobs.HINT, jobs.DECISION = '400', '20'; "
"""Hints and reviews are thought about for so many tries, not for so long: the same for all, and soon done."""
_DATABASES = itertools.count()
_SERVERS = Counter[Path]()


class Server:
    """`eminence serve` as a process. `kill` is `kill -9`; `start` after it is the machine coming back.

    `first` is Python that it runs before anything else, and `packages` a folder with more installed packages; they and
    `options` may change until the next start.
    """

    def __init__(self, folder: Path, database: str | None = None, *options: str, port: int | None = None) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'tables.sqlite'}"
        self.options = options or ("--no-limits", "--bot-pace", "0")
        self.port = port or seeds.port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"
        _SERVERS[folder] += 1
        self.name = f"{folder.name} {_SERVERS[folder]}"
        self.starts = 0
        self.first = ""
        self.packages: Path | None = None

    def start(self) -> Server:
        self.starts += 1
        where = ["--no-browser", "--port", str(self.port), "--database", self.database, "--admin-token", ADMIN]
        settings = {"EMINENCE_DATA": str(self.folder), PROCESS: f"{self.name} {self.starts}", FIRST: BRIEF + self.first}
        around = environment(**settings)
        if self.packages is not None:
            around["PYTHONPATH"] += f"{os.pathsep}{self.packages}"
        with self.log.open("ab") as stream:
            serve = command("serve", *where, *self.options)
            self.process = subprocess.Popen(serve, env=around, stdout=stream, stderr=stream)
        wait_until(lambda: self._answers(self.process), 60, "the server's first answer")
        return self

    def _answers(self, process: subprocess.Popen[bytes] | None) -> bool:
        assert process is not None
        assert process.poll() is None, f"the server did not start:\n{self.log.read_text()}"
        try:
            with urlopen(f"{self.url}/healthz", timeout=within(5)):
                assert process.poll() is None, "another server answers on this port"
                return True
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(within(20))
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError("the server did not end when asked to") from None

    def leave_evidence(self, folder: Path) -> None:
        """Its log, for whoever wants to know why a test has failed."""
        shutil.copy(self.log, folder)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextmanager
def postgres(server: str) -> Iterator[str]:
    """A fresh database on a PostgreSQL server, for as long as it is needed."""
    name = f"t{next(_DATABASES)}"
    with psycopg.connect(server, autocommit=True) as line:
        line.execute(f"CREATE DATABASE {name}")
    yield server.replace("/postgres?", f"/{name}?")
    with psycopg.connect(server, autocommit=True) as line:
        line.execute(f"DROP DATABASE {name} WITH (FORCE)")


def finish(seats: list[SeatConnection], random: Random, most: int = 1000) -> int:
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


def _has_seen(seat: SeatConnection, moment: int) -> bool:
    return seat.seq >= moment


def _is_over(seat: SeatConnection) -> bool:
    return seat.over
