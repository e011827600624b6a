"""The page as web/ has built it: its files in memory, plain and packed."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from eminence.kernel.errors import Refused

MEDIA_TYPES = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
}
"""What the files of the page are; machines do not agree about it."""
LASTING = re.compile(r"-[\w-]{8}\.\w+$")
"""How the build names files by their content, so that browsers need not ask for them again."""
FOR_EVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class PageFile:
    """A file in one of the forms in which it is sent."""

    body: bytes
    headers: dict[str, str]


@dataclass(frozen=True)
class Forms:
    """A file as it is sent: plain, and packed if that makes it smaller."""

    plain: PageFile
    packed: PageFile | None


@cache
def page() -> dict[str, Forms]:
    """The files of the page, by name: web/ as its build has left it."""
    folder = files("eminence.table") / "page"
    if not folder.is_dir():
        raise Refused("no-page", "The page is not built: run 'npm ci && npm run build' in web/, or install again.")
    found = {}
    for item in [folder / "index.html", *(folder / "page").iterdir()]:
        body, kind = item.read_bytes(), MEDIA_TYPES[item.name.rpartition(".")[2]]
        headers = {
            "content-type": kind,
            "cache-control": FOR_EVER if LASTING.search(item.name) else "no-cache",
            "vary": "Accept-Encoding",
        }
        packed = body if kind == MEDIA_TYPES["woff2"] else gzip.compress(body, 9, mtime=0)
        smaller = _tagged(packed, {**headers, "content-encoding": "gzip"}) if len(packed) < len(body) else None
        found[item.name] = Forms(_tagged(body, headers), smaller)
    return found


def _tagged(body: bytes, headers: dict[str, str]) -> PageFile:
    return PageFile(body, {**headers, "etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"'})


class PageFiles(StaticFiles):
    """Sends the page's files from memory, as what the browser takes."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        forms = page().get(path)
        if forms is None:
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        given = Headers(scope=scope)
        packed = forms.packed if "gzip" in given.get("accept-encoding", "") else None
        file = packed or forms.plain
        response = Response(file.body, headers=file.headers)
        if self.is_not_modified(response.headers, given):
            return NotModifiedResponse(response.headers)
        return response

    async def index(self, request: Request) -> Response:
        """The page itself, wherever it is opened."""
        return await self.get_response("index.html", request.scope)
