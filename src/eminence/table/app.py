"""The web application: the page, health, metrics and the description beside REST, behind one gate."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from eminence import __version__
from eminence.kernel.errors import Refused
from eminence.table import messages, openapi, rest
from eminence.table.asked import Asked
from eminence.table.gate import Gate
from eminence.table.rate_limits import RateLimiter
from eminence.table.routes import Answer, Routes, get, nothing_here
from eminence.table.service import TableService

KINDS = {
    "html": b"text/html; charset=utf-8",
    "js": b"text/javascript; charset=utf-8",
    "css": b"text/css; charset=utf-8",
    "svg": b"image/svg+xml",
    "woff2": b"font/woff2",
}
"""What the files of the page are; machines do not agree about it."""
LASTING = re.compile(r"-[\w-]{8}\.\w+$")
"""How the build names files by their content, so that browsers need not ask for them again."""
FOR_EVER = b"public, max-age=31536000, immutable"

# --- The page ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PageFile:
    """A file of the page, as it is sent: plain, and packed if that makes it smaller."""

    plain: Answer[bytes]
    packed: Answer[bytes] | None


@cache
def page() -> dict[str, PageFile]:
    """The files of the page, by name: web/ as its build has left it."""
    folder = files("eminence.table") / "page"
    if not folder.is_dir():
        raise Refused("no-page", "The page is not built: run 'npm ci && npm run build' in web/, or install again.")
    found = {}
    for item in [folder / "index.html", *(folder / "page").iterdir()]:
        body, kind = item.read_bytes(), KINDS[item.name.rpartition(".")[2]]
        headers = (
            (b"content-type", kind),
            (b"cache-control", FOR_EVER if LASTING.search(item.name) else b"no-cache"),
            (b"vary", b"Accept-Encoding"),
        )
        packed = body if kind == KINDS["woff2"] else gzip.compress(body, 9, mtime=0)
        smaller = Answer(packed, (*headers, (b"content-encoding", b"gzip"))) if len(packed) < len(body) else None
        found[item.name] = PageFile(Answer(body, headers), smaller)
    return found


def _sent(asked: Asked, name: str) -> Answer[bytes]:
    file = page().get(name)
    if file is None:
        raise nothing_here()
    if file.packed is not None and "gzip" in asked.headers.get("accept-encoding", ""):
        return file.packed
    return file.plain


@get("/")
async def home(asked: Asked) -> Answer[bytes]:
    return _sent(asked, "index.html")


@get("/t/{table}")
async def table_page(asked: Asked, table: str) -> Answer[bytes]:
    return _sent(asked, "index.html")


@get("/page/{name}")
async def page_file(asked: Asked, name: str) -> Answer[bytes]:
    return _sent(asked, name)


# --- For operators and programs ---------------------------------------------------------------------------------------


@get("/healthz", summary="Whether this process can read its database")
async def healthz(asked: Asked) -> dict[str, str]:
    await asked.service.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return {"status": "ok", "version": __version__}


@get("/metrics", kind="text/plain; version=0.0.4; charset=utf-8")
async def metrics(asked: Asked) -> str:
    """For operators only: counts tell of changes of mind that nobody may know of."""
    asked.check_admin()
    service = asked.service
    gauges = {
        "rooms": len(service.open_tables),
        "tables_loaded": sum(open_table.table is not None for open_table in service.open_tables.values()),
        "bots_waiting": service.housekeeping.bot_workers.waiting,
        "commits_total": service.store.commits,
    }
    return service.metrics.text(gauges)


@get("/api/openapi.json", kind="application/vnd.oai.openapi+json")
async def description(asked: Asked) -> bytes:
    return _described()


@cache
def _described() -> bytes:
    meaning = "Tables for court-intrigue card games. The game itself is played over the table's socket."
    return messages.encode(openapi.description(ROUTES, "Eminence", __version__, meaning))


ROUTES = (*rest.ROUTES, home, table_page, page_file, healthz, metrics, description)


def application(
    service: TableService, guard: RateLimiter, *, secure: bool = False, admin: str = "", behind_proxy: bool = False
) -> Gate:
    """The whole application, as ASGI."""

    @asynccontextmanager
    async def living() -> AsyncIterator[None]:
        await service.open()
        loading = asyncio.create_task(asyncio.to_thread(rest.catalogue_in))
        try:
            yield
        finally:
            await asyncio.gather(loading, return_exceptions=True)
            await service.close()

    page()
    return Gate(Routes(ROUTES), living, service, guard, secure=secure, admin=admin, behind_proxy=behind_proxy)
