"""From one source to two backends: puts a game's functions into the generic loops, and compiles them on demand.

The pure backend only exchanges names. The compiled backend rebuilds every function that an entry point uses with the
names of compiled ones in its globals and hands it to Numba. Entry points are kept on disk in a folder named after the
content of every file that could matter, so an edited rule is never answered from an old cache.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

from eminence.kernel import marks, rng

Function = Callable[..., Any]

KEPT_CACHES = 8


class Binder:
    """Binds the loops to one game's functions; the pure backend."""

    def __init__(self, suffix: str, game: Mapping[Function, Function]) -> None:
        self.suffix = suffix
        self.game = game
        self.bound: dict[Function, Function] = {}

    def bind(self, function: Function) -> Function:
        """The function with every name it uses bound in turn."""
        function = self.game.get(function, function)
        if function not in self.bound:
            twin = self._twin(function)
            self.bound[function] = self._finish(function, twin)
            for name in twin.__code__.co_names:
                value = twin.__globals__.get(name)
                if isinstance(value, FunctionType) and (value in self.bound or hasattr(value, "__rule__")):
                    twin.__globals__[name] = self.bind(value)
        return self.bound[function]

    def _twin(self, function: Any) -> FunctionType:
        twin = FunctionType(function.__code__, dict(function.__globals__), function.__name__, function.__defaults__)
        twin.__module__ = function.__module__
        twin.__doc__ = function.__doc__
        twin.__qualname__ = f"{function.__qualname__}__{self.suffix}"  # two games must not share compiled symbols
        return twin

    def _finish(self, function: Function, twin: FunctionType) -> Function:
        return twin


class Compiler(Binder):
    """The compiled backend: every bound function becomes machine code when it is first called."""

    def __init__(
        self,
        suffix: str,
        game: Mapping[Function, Function],
        files: Iterable[Path],
        desk: Mapping[Function, tuple[Any, int]],
    ) -> None:
        super().__init__(suffix, game)
        self.cache = cache_folder(files)
        self.bound.update(_primitives())
        self.bound.update(_desk(desk))

    def _finish(self, function: Function, twin: FunctionType) -> Function:
        import numba

        how = function.__dict__["__rule__"]
        numba.config.CACHE_DIR = str(self.cache)  # type: ignore[attr-defined]
        compiled: Function = numba.njit(
            nogil=True, error_model="numpy", forceinline=how == "inline", cache=how == "entry"
        )(twin)
        return compiled


def _primitives() -> dict[Function, Any]:
    """The few functions that are not the same source in both backends."""
    import numba
    from numba.core import cgutils
    from numba.extending import intrinsic

    def copy(typing: Any, target: Any, source: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            size = cgutils.intp_t(signature.args[0].size)
            cgutils.raw_memcpy(  # type: ignore[no-untyped-call]
                builder, arguments[0], arguments[1], size, 1
            )
            return context.get_dummy_value()

        return numba.types.none(target, source), build

    quiet = numba.njit(forceinline=True)
    return {
        rng.u64: numba.uint64,
        rng.i64: numba.int64,
        rng.scripted: quiet(lambda rng: False),
        rng.forced: quiet(lambda rng, count: 0),
        rng.absent: quiet(lambda kind: None),
        marks.tell: quiet(lambda s, event, a=0, b=0, c=0, d=0: None),
        marks.whisper: quiet(lambda s, seats, event, a=0, b=0, c=0, d=0: None),
        marks.copy: intrinsic(copy),
    }


def _desk(parts: Mapping[Function, tuple[Any, int]]) -> dict[Function, Any]:
    """A compiled desk is the address of a list of addresses; each part is found there as a record or an array."""
    import numba
    import numpy as np
    from numba import carray  # type: ignore[attr-defined]
    from numba.core import types
    from numba.extending import intrinsic

    def listed(typing: Any, desk: Any, place: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            word = context.get_value_type(types.intp)
            first = builder.inttoptr(arguments[0], word.as_pointer())
            address = builder.load(builder.gep(first, [arguments[1]]))
            return builder.inttoptr(address, context.get_value_type(types.voidptr))

        return types.voidptr(types.intp, types.intp), build

    at: Any = intrinsic(listed)

    def part(place: int, code: Any, count: int) -> Any:
        kind, room = np.dtype(code), max(count, 1)
        if count:
            return numba.njit(forceinline=True)(lambda desk: carray(at(desk, place), room, kind))
        return numba.njit(forceinline=True)(lambda desk: carray(at(desk, place), room, kind)[0])

    return {name: part(place, code, count) for place, (name, (code, count)) in enumerate(parts.items())}


def cache_home() -> Path:
    """Where compiled code is kept: `EMINENCE_CACHE`, or the user's cache folder, or a temporary one."""
    from platformdirs import user_cache_path

    chosen = os.environ.get("EMINENCE_CACHE")
    home = (Path(chosen) if chosen else user_cache_path("eminence", appauthor=False)) / "compiled"
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except OSError:
        return Path(tempfile.gettempdir()) / "eminence-compiled"


def cache_folder(files: Iterable[Path]) -> Path:
    """The folder for code compiled from just these files; the oldest of the others are removed."""
    digest = hashlib.blake2b(f"{sys.version_info}".encode(), digest_size=10)
    for file in sorted(set(files)):
        digest.update(str(file).encode() + b"\0" + hashlib.blake2b(file.read_bytes()).digest())
    folder = cache_home() / digest.hexdigest()
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    others = sorted((f for f in folder.parent.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime)
    for old in others[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)
    return folder
