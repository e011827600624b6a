"""Builds the page: web/ becomes src/eminence/table/page, which is part of the package.

A machine without Node gets one from PyPI for the build. What is built already is not built again.
"""

from __future__ import annotations

import hashlib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")
SHARED = ("*-levels.ftl", "*-options.ftl")
"""Words that the page reads from the program's own folders."""


class BuildHook(BuildHookInterface[Any]):
    """Runs before a wheel is made, also for `pip install --editable`."""

    def dependencies(self) -> list[str]:
        if self.target_name != "wheel" or self._built():
            return []
        node = _node(self._web)
        return [] if node.own() else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and not self._built():
            self._build()

    @property
    def _web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def _page(self) -> Path:
        return Path(self.root) / "src" / "eminence" / "table" / "page"

    def _built(self) -> bool:
        """Whether the page is there and of these sources; a source distribution has it and no sources."""
        mark = self._page / "built"
        if not self._web.is_dir():
            return mark.is_file()
        return mark.is_file() and mark.read_text() == self._digest()

    def _digest(self) -> str:
        found, root = hashlib.sha256(), Path(self.root)
        shared = [file for pattern in SHARED for file in sorted((root / "src").rglob(pattern))]
        for path in [*(self._web / name for name in SOURCES), *shared]:
            for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
                if file.is_file():
                    found.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes() + b"\0")
        return found.hexdigest()

    def _build(self) -> None:
        node = _node(self._web)
        for arguments in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
            done = node.npm(*arguments, quiet=True)
            if done.returncode:
                raise RuntimeError(f"the page cannot be built:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
        (self._page / "built").write_text(self._digest())


def _node(web: Path) -> Any:
    """web/node.py, which is no part of the package."""
    found = spec_from_file_location("node", web / "node.py")
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module
