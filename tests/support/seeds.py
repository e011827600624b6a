"""Where all chance of the tests comes from: one seed, `EMINENCE_TEST_SEED`, that a failure names.

`chance("a name")` is a generator of one's own. What the product draws from `secrets` (ids, the secrets of deals, salts)
and from `random` comes from the same seed, in this process and in the servers of tests: see `take_over`.
"""

from __future__ import annotations

import base64
import hashlib
import itertools
import os
import random
import secrets
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from contextvars import ContextVar
from importlib.abc import MetaPathFinder
from typing import Any

NAME = "EMINENCE_TEST_SEED"
DEFAULT = "1"
PROCESS = "EMINENCE_TEST_PROCESS"
"""Names a process among all that a test starts or that share a database, so that no two of them draw the same; it ends
with how often that was started."""
NO_COMPILER, WOULD_COMPILE = "EMINENCE_TEST_NO_COMPILER", 77
"""Set for tests that must do without a compiler, and how a program ends then that would use it."""
FIRST_PORT, PORTS = 20_000, 1_000
"""Ports of the first worker, and how many each one has: none of those that outgoing connections are given."""


def seed() -> str:
    return os.environ.get(NAME, DEFAULT)


def derived(*names: object) -> str:
    """A seed for something that has a name: 64 hexadecimal digits."""
    return hashlib.sha256(" ".join(map(str, (seed(), *names))).encode()).hexdigest()


def number(*names: object) -> int:
    """A smaller one, for programs that take numbers."""
    return int(derived(*names)[:8], 16)


def chance(*names: object) -> random.Random:
    return random.Random(derived(*names))


# --- What the product draws -------------------------------------------------------------------------------------------

_SOURCE = random.Random(DEFAULT)
_ANOTHER: ContextVar[random.Random | None] = ContextVar("another source", default=None)


def _source() -> random.Random:
    return _ANOTHER.get() or _SOURCE


def _token_bytes(count: int | None = None) -> bytes:
    return _source().randbytes(32 if count is None else count)


def _token_hex(count: int | None = None) -> str:
    return _token_bytes(count).hex()


def _token_urlsafe(count: int | None = None) -> str:
    return base64.urlsafe_b64encode(_token_bytes(count)).rstrip(b"=").decode()


def _choice(given: Sequence[Any]) -> Any:
    return _source().choice(given)


def _randbelow(below: int) -> int:
    return _source().randrange(below)


def take_over() -> None:
    """From now on `secrets` knows no secrets in this process."""
    for known in (_token_bytes, _token_hex, _token_urlsafe, _choice, _randbelow):
        setattr(secrets, known.__name__[1:], known)


_NOW: tuple[object, ...] = ()
_PROCESSES = itertools.count(1)


def restart(*names: object) -> None:
    """What is drawn from now on depends on the seed and these names, not on what was drawn before."""
    global _NOW, _PROCESSES
    _NOW, _PROCESSES = names, itertools.count(1)
    _SOURCE.seed(derived(*names))
    random.seed(derived("random", *names))


def draw_from(source: random.Random) -> None:
    """What this task of an event loop draws comes from there."""
    _ANOTHER.set(source)


def process() -> dict[str, str]:
    """For the environment of a program that is started now: its name, and the order of its sets."""
    name = " ".join(map(str, (*_NOW, next(_PROCESSES))))
    return {PROCESS: name, "PYTHONHASHSEED": str(number("hashes", name))}


class NoCompiler(MetaPathFinder):
    """Whoever asks for the compiler is sent away."""

    def __init__(self, send_away: Callable[[], object]) -> None:
        self._send_away = send_away

    def find_spec(self, name: str, *_: object) -> None:
        if name == "numba":
            self._send_away()


def do_without_compiler(send_away: Callable[[], object]) -> None:
    """If `make check` wants that, do so with whoever would compile in this process."""
    if os.environ.get(NO_COMPILER):
        sys.meta_path.insert(0, NoCompiler(send_away))


# --- Ports ------------------------------------------------------------------------------------------------------------


def _ports() -> Iterator[int]:
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:])
    own = list(range(FIRST_PORT + worker * PORTS, FIRST_PORT + (worker + 1) * PORTS))
    chance("ports", worker).shuffle(own)
    while True:
        yield from own


_PORTS = _ports()


def port() -> int:
    """A free port that no outgoing connection is given while its server is away."""
    for number in _PORTS:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", number))
            return number
    raise AssertionError("there is always another port to try")
