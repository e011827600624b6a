"""A worker for tests: does what it is told, which is mostly what it should not."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from eminence.kernel.errors import Refused
from eminence.workers.serve import Tell, serve


class Deed(msgspec.Struct):
    name: str
    number: int = 0
    folder: str = ""


def _note(deed: Deed, text: object) -> None:
    with (Path(deed.folder) / "processes").open("a", encoding="utf-8") as file:
        file.write(f"{text}\n")


def _is_first(deed: Deed) -> bool:
    mark = Path(deed.folder) / "done"
    if mark.exists():
        return False
    mark.touch()
    return True


def do(deed: Deed, tell: Tell) -> Any:
    match deed.name:
        case "square":
            return deed.number**2
        case "square slowly":  # the later, the faster
            time.sleep(max(0.0, 0.02 * (4 - deed.number)))
            return deed.number**2
        case "pid":
            return os.getpid()
        case "sleep":
            _note(deed, os.getpid())
            time.sleep(6000)
        case "sleep with a child":
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(6000)"])
            _note(deed, child.pid)
            _note(deed, os.getpid())
            time.sleep(6000)
        case "sleep once":
            if _is_first(deed):
                _note(deed, os.getpid())
                time.sleep(6000)
            return deed.number
        case "die":
            _note(deed, os.getpid())
            os._exit(3)
        case "print":
            print('["result",1]', flush=True)
            os.write(1, b'["result",2]\n')
            return 3
        case "count":
            for number in range(deed.number):
                tell(number)
            return deed.number
        case "tell and sleep":
            _note(deed, os.getpid())
            tell(1)
            time.sleep(6000)
        case "refuse":
            raise Refused("too-large", f"{deed.number} is too large.", {"number": deed.number})
        case "fail":
            raise ZeroDivisionError(deed.number)
        case "write a word":
            return "a word"
    raise AssertionError(deed)


def main() -> None:
    serve(do, Deed)
