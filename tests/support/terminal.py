"""A person before a terminal, who types lines and reads what comes."""

from __future__ import annotations

import re
import signal
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from eminence import Position
from eminence.bots.names import default_names
from eminence.terminal import saves
from tests.support.deadlines import within
from tests.support.helpers import command, environment

pexpect = pytest.importorskip("pexpect")
ON_A_TERMINAL = [
    pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal"),
    pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning"),
]
"""For tests that have one."""

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = re.compile(r"(?:^|\n)(?:\x1b\[[0-9;]*m)*> (?:\x1b\[[0-9;]*m)*\Z")
FILE = "game.eminence"


def plain(text: str) -> str:
    return CODES.sub("", text).replace("\r\n", "\n")


def flat(text: str) -> str:
    """Without line ends, which fall where the terminal's edge is."""
    return re.sub(r"\s+", " ", text)


class Screen:
    """A person's terminal: types lines, and reads what comes until the next prompt."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        run, *rest = command(*arguments)
        self.child = pexpect.spawn(
            run,
            rest,
            cwd=str(folder),
            env={**environment(EMINENCE_DATA=str(folder / "data")), "TERM": "xterm-256color", "LINES": "40"},
            dimensions=(40, 80),
            encoding="utf-8",
            timeout=within(30),
        )
        self.child.delaybeforesend = None
        self.text = ""

    def read(self) -> str:
        """Everything up to the next prompt, or to the end."""
        self.child.expect([PROMPT, pexpect.EOF])
        ended = self.child.after is pexpect.EOF
        new = plain(self.child.before + ("" if ended else self.child.after))
        self.text += new
        return new

    def type(self, line: str) -> str:
        """Type a line; what comes then, without the line's own echo."""
        self.child.sendline(line)
        self.child.expect_exact(line + "\r\n")
        self.text += "\n"
        return self.read()

    @property
    def running(self) -> bool:
        return bool(self.child.isalive())

    def end(self) -> int | None:
        """The exit code, once the program has ended by itself."""
        self.child.expect(pexpect.EOF)
        self.child.wait()
        self.child.close()
        return self.child.exitstatus  # type: ignore[no-any-return]

    def kill(self) -> None:
        self.child.kill(signal.SIGKILL)
        self.child.close(force=True)


def saved(folder: Path, name: str = FILE) -> Position:
    return saves.read(folder / name).position


def put(folder: Path, position: Position, you: int = 0, bots: str = "greedy") -> None:
    """Lay a game ready to be resumed."""
    names = default_names(position.seats, you, None)
    saves.write(saves.Saved(position, you, [bots] * position.seats, names), folder / FILE)


def assert_fits(text: str) -> None:
    wide = [line for line in text.splitlines() if cell_len(line) > 80]
    assert not wide, wide
