"""The page face that a game brings itself: the files of `page/` in its folder, of which `face.js` is the face."""

from __future__ import annotations

import asyncio
from pathlib import Path

from eminence.games import registry
from eminence.kernel.definition import Definition
from eminence.table.endpoints import Answer, get
from eminence.table.refusals import refused
from eminence.table.requests import Request
from eminence.table.table_repository import known_games

FACE = "face.js"
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What may lie there; nothing else is served."""


def face_of(definition: Definition) -> str:
    """Where a game's face is served; empty if it has none."""
    return f"/games/{definition.name}/page/{FACE}" if FACE in _files(definition) else ""


def _files(definition: Definition) -> dict[str, Path]:
    """The files of a game's page by name, so that nobody can ask for another."""
    folder = definition.folder / "page"
    found = folder.iterdir() if folder.is_dir() else ()
    return {file.name: file for file in found if file.suffix in KINDS and file.is_file()}


@get("/games/{game}/page/{name}")
async def game_file(request: Request, game: str, name: str) -> Answer[bytes]:
    file = _files(registry.find(game)).get(name) if game in known_games() else None
    if file is None:
        raise refused("no-such-page")
    body = await asyncio.to_thread(file.read_bytes)
    return Answer(body, {"content-type": KINDS[file.suffix], "cache-control": "no-cache"})
