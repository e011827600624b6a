"""The two servers that are measured, each started anew for every measurement, and the driver that plays on them."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from platformdirs import user_cache_path

from bench.load import steady_port

HERE = Path(__file__).parent
CACHE = user_cache_path("eminence") / "bench"
SIDES = ("ours", "theirs")
TIMEOUT = 60.0
"""How long a server may take to start, in seconds."""


@dataclass(frozen=True)
class Running:
    side: str
    port: int
    pid: int
    environment: dict[str, str]

    def drive(self, what: str, **options: Any) -> dict[str, Any]:
        """Lets the driver `play` tables, or lay out `idle` ones, on this server; what it found."""
        wanted = options | {"side": self.side, "what": what, "pid": self.pid, "url": f"http://127.0.0.1:{self.port}"}
        command = ["node", str(HERE / "driver.js"), json.dumps(wanted)]
        finished = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        if finished.returncode:
            raise RuntimeError(f"the driver failed on {self.side}:\n{finished.stderr.strip()}")
        found: dict[str, Any] = json.loads(finished.stdout.splitlines()[-1])
        return found


def install() -> dict[str, str]:
    """Fetches what the lock file names from npm, once; the environment in which Node finds it."""
    if not (shutil.which("node") and shutil.which("npm")):
        raise RuntimeError("Node and npm are needed: the driver and boardgame.io run on them")
    files = [HERE / "peer" / name for name in ("package.json", "package-lock.json")]
    key = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]
    folder = CACHE / f"npm-{key}"
    if not (folder / "complete").exists():
        folder.mkdir(parents=True, exist_ok=True)
        for file in files:
            shutil.copy(file, folder)
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder, check=True)
        (folder / "complete").touch()
    return os.environ | {"NODE_PATH": str(folder / "node_modules")}


def _command(side: str, port: int, folder: Path, collect: bool) -> list[str]:
    if side == "theirs":
        return ["node", *(["--expose-gc"] if collect else []), str(HERE / "peer" / "server.js"), str(port)]
    database = f"sqlite:///{folder / 'tables.db'}"
    serve = ["serve", "--no-browser", "--port", str(port), "--database", database, "--no-limits"]
    return [sys.executable, "-m", "eminence", *serve]


def _await(process: subprocess.Popen[bytes], port: int) -> None:
    end = time.monotonic() + TIMEOUT
    while process.poll() is None and time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("the server did not start")


@contextmanager
def running(side: str, environment: dict[str, str], collect: bool = False) -> Iterator[Running]:
    """The server of `side`, with nothing in it; `collect` lets the driver ask Node to collect its garbage."""
    with TemporaryDirectory(dir=CACHE, prefix="server-") as name, (Path(name) / "output").open("w+b") as output:
        port = steady_port()
        command = _command(side, port, Path(name), collect)
        process = subprocess.Popen(command, env=environment, stdout=output, stderr=subprocess.STDOUT)
        try:
            _await(process, port)
            yield Running(side, port, process.pid, environment)
        except RuntimeError as failure:
            output.seek(0)
            said = output.read().decode(errors="replace").strip()[-2000:]
            raise RuntimeError(f"{failure}\nwhat the server said:\n{said}") from failure
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
