"""How compiled functions come together: a loop is optimised and made machine code once, with all that it calls in it.

Numba makes machine code of every function by itself, of whatever it calls with it, and again of all of that for its
callers, although nobody but compiled code ever calls a rule. Here a rule stays as it was lowered until an entry point
is linked. Imports Numba, so it is imported only when something is compiled.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class _NoEngine:
    """In the place of what runs machine code, for code that is not run by itself."""

    def set_env(self, name: str, env: Any) -> None:
        """It has no use for its environment: rules hold no Python objects."""


class CalleeLibrary(JITCodeLibrary):
    """The code of a function that only compiled code calls; never optimised, never machine code."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)  # type: ignore[no-untyped-call]
        self.parts: dict[Any, None] = {}
        """Whatever it calls, directly or not."""

    @property
    def codegen(self) -> Any:
        return _NoEngine()

    def add_linking_library(self, library: Any) -> None:
        self.parts.update(_all_parts(library))

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()  # type: ignore[no-untyped-call]
        return 0


class EntryLibrary(JITCodeLibrary):
    """The code of an entry point: everything that it calls is linked in, each once, and then all is optimised."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)  # type: ignore[no-untyped-call]
        self.enable_object_caching()  # type: ignore[no-untyped-call]

    def add_linking_library(self, library: Any) -> None:
        for part in _all_parts(library):
            super().add_linking_library(part)  # type: ignore[no-untyped-call]


def _all_parts(library: Any) -> dict[Any, None]:
    """A library before what it calls: what nobody has called for yet is left out when it is linked."""
    return {library: None} | (library.parts if isinstance(library, CalleeLibrary) else {})


class _Linking(Compiler):
    kind: type[JITCodeLibrary]

    def define_pipelines(self) -> Any:
        self.state.library = self.kind(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return super().define_pipelines()  # type: ignore[no-untyped-call]


class CalleeCompiler(_Linking):
    """Numba's compiler for functions that only compiled code calls."""

    kind = CalleeLibrary


class EntryCompiler(_Linking):
    """Numba's compiler for entry points."""

    kind = EntryLibrary
