"""From one source to two backends: puts a game's functions into the generic loops, and compiles them on demand.

The pure backend only exchanges names. The compiled backend rebuilds every function that an entry point uses with the
names of compiled ones in its globals and hands it to Numba. Entry points are kept on disk in a folder named after the
content of every file that could matter, so an edited rule is never answered from an old cache.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from threading import Lock, RLock
from types import FunctionType, ModuleType
from typing import Any

from eminence.kernel.contract import actors, apply, encode, hide, legal

Function = Callable[..., Any]

MAX_CACHE_FOLDERS = 64
"""A game has three: room for all games, on two Pythons, with and without checks, and some that are being changed."""
_CACHE_DIR = Lock()


class Binder:
    """Binds the loops to one game's functions; the pure backend."""

    def __init__(self, suffix: str, game: Mapping[Function, Function], constants: Mapping[str, int]) -> None:
        self.suffix = suffix
        self.game = game
        self.constants = constants
        self.bound: dict[Function, Function] = {}
        self.lock = RLock()

    def bind(self, function: Function) -> Function:
        """The function with every name it uses bound in turn; never half bound, whichever thread asks."""
        with self.lock:
            return self._bind(function)

    def _bind(self, function: Function) -> Function:
        function = self.game.get(function, function)
        if function not in self.bound:
            twin = self._copy_function(function)
            self.bound[function] = self._finish(function, twin)
            names = twin.__code__.co_names
            for name in names:
                value: Any = twin.__globals__.get(name)
                if self._is_bindable(value):
                    twin.__globals__[name] = self._bind(value)
                elif isinstance(value, ModuleType):
                    twin.__globals__[name] = self._module(value, names)
        return self.bound[function]

    def _is_bindable(self, value: Any) -> bool:
        return isinstance(value, FunctionType) and (value in self.bound or hasattr(value, "__rule__"))

    def _module(self, module: ModuleType, names: Iterable[str]) -> ModuleType:
        """A module as a function uses it (`events.swapped`), with the functions that it may name bound."""
        used: dict[str, Any] = {name: getattr(module, name, None) for name in names}
        found = {name: value for name, value in used.items() if self._is_bindable(value)}
        if not found:
            return module
        twin = ModuleType(module.__name__)
        twin.__dict__.update(vars(module))
        twin.__dict__.update({name: self._bind(value) for name, value in found.items()})
        return twin

    def _copy_function(self, function: Any) -> FunctionType:
        twin = FunctionType(
            function.__code__, {**function.__globals__, **self.constants}, function.__name__, function.__defaults__
        )
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
        constants: Mapping[str, int],
        files: Iterable[Path],
        primitives: Mapping[Function, Function],
    ) -> None:
        super().__init__(suffix, game, constants)
        self.files = list(files)
        self.caches: dict[frozenset[Path], Path] = {}
        self.folded = {game[promise] for promise in (actors, legal, apply, hide, encode)}
        self.bound.update(primitives)

    def _finish(self, function: Function, twin: FunctionType) -> Function:
        import numba

        from eminence.kernel.linking import CalleeCompiler, EntryCompiler

        how = function.__dict__["__rule__"]
        folded = how == "inline" or function in self.folded
        settings: dict[str, Any] = {"nogil": True, "error_model": "numpy", "forceinline": folded}
        settings["_nrt"] = False  # rules allocate nothing, and counting references would halve their speed
        if how != "entry":  # called from compiled code alone
            settings |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        settings["pipeline_class"] = EntryCompiler if how == "entry" else CalleeCompiler
        if how == "entry":
            return self._kept(numba, self._cache(function), settings, twin)
        compiled: Function = numba.njit(**settings)(twin)
        _widen(compiled)
        return compiled

    @staticmethod
    def _kept(numba: Any, folder: Path, settings: dict[str, Any], twin: FunctionType) -> Function:
        """A function whose machine code is kept in a folder; Numba has one setting for that in the whole process."""
        with _CACHE_DIR:
            others, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
            try:
                kept: Function = numba.njit(cache=True, **settings)(twin)
                return kept
            finally:
                numba.config.CACHE_DIR = others

    def _cache(self, entry: Function) -> Path:
        """Where a loop's machine code is kept: it is made from the game, the kernel and the files that it calls."""
        homes = frozenset(Path(inspect.getfile(function)) for function in reachable_functions([entry]))
        if homes not in self.caches:
            self.caches[homes] = cache_folder([*self.files, *homes])
        return self.caches[homes]


def reachable_functions(functions: Iterable[Any]) -> set[Any]:
    """Some functions and all marked ones that they call in turn."""
    found: set[Any] = set()
    waiting = list(functions)
    while waiting:
        function = waiting.pop()
        if function not in found:
            found.add(function)
            names = function.__code__.co_names
            used = [function.__globals__.get(name) for name in names]
            modules = [value for value in used if isinstance(value, ModuleType)]
            used += [getattr(module, name, None) for module in modules for name in names]
            waiting += [value for value in used if hasattr(value, "__rule__")]
    return found


def _widen(compiled: Any) -> None:
    """Let a function take every whole number as a word of 64 bits, whatever field it comes from.

    It is then compiled once, and not again for each mixture of widths, which would take many times as long.
    """
    from numba import types

    template, narrow = compiled.get_call_template, (types.int8, types.int16, types.int32)

    def widened(args: Iterable[Any], kws: Any) -> Any:
        return template([types.int64 if kind in narrow else kind for kind in args], kws)

    compiled.get_call_template = widened


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
        return Path(tempfile.mkdtemp(prefix="eminence-compiled-"))


def cache_folder(files: Iterable[Path]) -> Path:
    """The folder for code compiled from just these files; the oldest of the others are removed."""
    how = [os.environ.get(setting, "") for setting in ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")]
    digest = hashlib.blake2b(f"{sys.version_info}{how}".encode(), digest_size=10)
    for file in sorted(set(files)):
        digest.update(str(file).encode() + b"\0" + hashlib.blake2b(file.read_bytes()).digest())
    folder = cache_home() / digest.hexdigest()
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    others = [other for other in folder.parent.iterdir() if re.fullmatch("[0-9a-f]{20}", other.name)]
    for old in sorted(others, key=_last_used)[:-MAX_CACHE_FOLDERS]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:
        return 0.0  # another process has just removed it
