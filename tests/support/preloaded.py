"""The program, ready to run: a process that has loaded it and forks for every call, so that no test waits for imports.

A call is a process of its own, with its own folder, environment, input, output and exit code.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import threading
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Any

STREAMS = {0: os.O_RDONLY, 1: os.O_WRONLY | os.O_CREAT, 2: os.O_WRONLY | os.O_CREAT}


class Preloaded:
    """At the side of the tests."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "tests.support.preloaded"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        )
        atexit.register(self.end)

    def end(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def run(
        self, arguments: list[str], cwd: Path, environment: dict[str, str], stdin: str, seconds: float
    ) -> subprocess.CompletedProcess[str]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock, tempfile.TemporaryDirectory() as folder:
            files = [Path(folder) / str(number) for number in STREAMS]
            files[0].write_text(stdin, encoding="utf-8")
            asked = {"arguments": arguments, "cwd": str(cwd), "environment": environment}
            asked["files"] = list(map(str, files))
            self._process.stdin.write(json.dumps(asked).encode() + b"\n")
            self._process.stdin.flush()
            if not select.select([self._process.stdout], [], [], seconds)[0]:
                self.end()
                raise subprocess.TimeoutExpired(arguments, seconds)
            code = int(self._process.stdout.readline())
            out, err = (file.read_text(encoding="utf-8") for file in files[1:])
        return subprocess.CompletedProcess(arguments, code, out, err)


# --- In the process that has loaded it --------------------------------------------------------------------------------


def _run(asked: Any) -> int:
    """In a fork: be the program, and return its exit code."""
    from tests.support import seeded

    os.chdir(asked["cwd"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    for number, (path, how) in enumerate(zip(asked["files"], STREAMS.values(), strict=True)):
        os.dup2(os.open(path, how), number)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.argv = ["eminence", *asked["arguments"]]
    try:
        seeded.main()
        return 0
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        print(end.code, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
    return 1


def main() -> None:
    import eminence.arena.tournament
    import eminence.cli
    import eminence.terminal.session  # noqa: F401

    answers = os.dup(1)
    for line in sys.stdin.buffer:
        child = os.fork()
        if child == 0:
            code = 1
            try:
                code = _run(json.loads(line))
                sys.stdout.flush()
                sys.stderr.flush()
            finally:
                os._exit(code)
        _, status = os.waitpid(child, 0)
        os.write(answers, f"{os.waitstatus_to_exitcode(status)}\n".encode())


if __name__ == "__main__":
    main()
