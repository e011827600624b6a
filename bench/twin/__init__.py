"""Behind the Throne in hand-written C++: the speed that the compiled Python is measured against.

    twin = Twin(engine.cards)
    decisions = twin.playouts(4, engine.options, source, 0, count, winners, points, lengths)

The twin plays the very games that `loops.playouts` plays with random policies; `trace` is the proof, a hash of every
state of every game.
"""

from __future__ import annotations

import ctypes
import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.ctypeslib import ndpointer

SOURCE = Path(__file__).with_name("behind_the_throne.cpp")
FLAGS = ("-std=c++17", "-O3", "-march=native", "-Wall", "-Wextra", "-shared", "-fPIC")
CARDS_SIZE = 74
POINTS = 4

Array = np.ndarray[Any, Any]
Hashes = np.ndarray[Any, np.dtype[np.uint64]]


def build() -> Path:
    """The compiled library; compiled only when the source or the flags have changed."""
    content = " ".join(FLAGS).encode() + SOURCE.read_bytes()
    folder = Path(tempfile.gettempdir()) / "eminence-twin"
    library = folder / f"{hashlib.blake2b(content, digest_size=10).hexdigest()}.so"
    if library.exists():
        return library
    compiler = shutil.which("g++")
    if compiler is None:
        raise RuntimeError("The C++ twin needs g++, which is not installed or not on the PATH.")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        fresh = Path(scratch) / library.name
        result = subprocess.run(
            [compiler, *FLAGS, str(SOURCE), "-o", str(fresh)], capture_output=True, text=True, check=False
        )
        if result.returncode != 0:
            raise RuntimeError(f"g++ could not compile {SOURCE}:\n{result.stderr}")
        fresh.replace(library)
    return library


def _array(code: str, dimensions: int = 1, writeable: bool = False) -> Any:
    return ndpointer(np.dtype(code), dimensions, flags=("C", "W") if writeable else ("C",))


class Twin:
    """The two calls of the compiled library, for one card set: a numpy array of one packed `Cards` record."""

    def __init__(self, cards_array: Array) -> None:
        self._cards = cards_array.tobytes()
        if len(self._cards) != CARDS_SIZE:
            raise ValueError(f"A card set has {CARDS_SIZE} bytes, not {len(self._cards)}.")
        library = ctypes.CDLL(str(build()))
        game = [ctypes.c_char_p, ctypes.c_int, _array("i8"), _array("u8"), ctypes.c_int64, ctypes.c_int64]
        out = _array("i4", writeable=True), _array("i4", 2, writeable=True), _array("i4", writeable=True)
        self._playouts = library.playouts
        self._playouts.argtypes = [*game, *out]
        self._playouts.restype = ctypes.c_int64
        self._trace = library.trace
        self._trace.argtypes = [*game, _array("u8", writeable=True)]
        self._trace.restype = None

    def playouts(
        self,
        seats: int,
        options: Array,
        source: Array,
        first: int,
        count: int,
        winners: Array,
        points: Array,
        lengths: Array,
    ) -> int:
        """Play random games `first` to `first + count - 1` of `source` into the arrays; returns the decisions taken."""
        if len(winners) < count or len(lengths) < count or len(points) < count or points.shape[1] != POINTS:
            raise ValueError(f"{count} games need {count} winners and lengths and {count} x {POINTS} points.")
        game = self._cards, seats, options, source, first, count
        return int(self._playouts(*game, winners, points, lengths))

    def trace(self, seats: int, options: Array, source: Array, first: int, count: int) -> Hashes:
        """For each of the same games the FNV-1a hash of its states, from set-up to the end."""
        hashes = np.zeros(count, np.uint64)
        self._trace(self._cards, seats, options, source, first, count, hashes)
        return hashes
