"""Which processes there are: those that tests start, and those that these start."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path

from tests.support.deadlines import wait_until


def is_alive(pid: int) -> bool:
    """Whether a process is there; one that has ended and belongs to nobody is not."""
    done = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return bool(done.stdout.strip()) and not done.stdout.startswith("Z")


def wait_until_gone(pids: Iterable[int]) -> None:
    left = list(pids)
    wait_until(lambda: not any(map(is_alive, left)), what=f"the end of {left}")


def groups_of_children(pid: int) -> set[int]:
    """The process groups in which a process has children."""
    done = subprocess.run(["ps", "-A", "-o", "ppid=,pgid="], capture_output=True, text=True, check=True)
    pairs = [line.split() for line in done.stdout.splitlines()]
    return {int(group) for parent, group in pairs if int(parent) == pid}


def members(group: int) -> list[int]:
    """The processes of a group that have not ended."""
    done = subprocess.run(["ps", "-A", "-o", "pid=,pgid=,stat="], capture_output=True, text=True, check=True)
    rows = [line.split() for line in done.stdout.splitlines()]
    return [int(pid) for pid, found, stat in rows if int(found) == group and not stat.startswith("Z")]


def noted(folder: Path, name: str = "processes") -> list[int]:
    """The processes that have written their numbers into a file."""
    file = folder / name
    return [int(line) for line in file.read_text(encoding="utf-8").split()] if file.exists() else []
