"""The web application: REST, the page, health and metrics, behind one gate that every request passes."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, cast

import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from eminence import __version__
from eminence.kernel.errors import Refused
from eminence.table import messages, rest
from eminence.table.guard import HEADERS, STATUS, Guard, last_address
from eminence.table.house import House
from eminence.table.sessions import bearer_in, token_in

log = structlog.get_logger()
SAFE = ("GET", "HEAD", "OPTIONS")
KINDS = {
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
}
"""What the files of the page are; machines do not agree about it."""
LASTING = re.compile(r"-[\w-]{8}\.\w+$")
"""How the build names files by their content."""


def _problem(code: str, text: str, status: int) -> Response[messages.Problem]:
    return Response(messages.Problem(code, text), status_code=status, media_type="application/json")


def _refused(request: Request[Any, Any, Any], refusal: Refused) -> Response[messages.Problem]:
    request.app.state.house.metrics.refuse(refusal.code)
    return _problem(refusal.code, str(refusal), STATUS.get(refusal.code, 400))


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[messages.Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra]
    return _problem("bad-request", f"That cannot be understood: {'; '.join(details) or error.detail}.", 400)


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[messages.Problem]:
    return _problem("bad-request", "That cannot be understood: it is no JSON in UTF-8 of reasonable depth.", 400)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[messages.Problem]:
    if isinstance(error, NotFoundException):
        return _problem("no-such-page", "There is nothing here.", 404)
    answer = _problem("bad-request", f"{error.detail}.".replace("..", "."), error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[messages.Problem]:
    log.error("request-failed", error=type(error).__name__, detail=str(error)[:200], exc_info=error)
    return _problem("failed", "Something went wrong here; nothing was changed. Try again.", 500)


class _Description(JsonRenderPlugin):
    """OpenAPI, with what the framework does not say: unknown fields are refused."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        known = openapi_schema["components"]["schemas"]
        for asked in messages.Wire.__subclasses__():
            if asked.__name__ in known:
                known[asked.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)


class Gate:
    """What every request passes: limits, origin, CSRF, size, and the headers of every answer."""

    def __init__(self, app: ASGIApp, guard: Guard, house: House, secure: bool, behind_proxy: bool) -> None:
        self._behind_proxy = behind_proxy
        self._app = app
        self._guard = guard
        self._house = house
        self._secure = secure
        headers = dict(HEADERS)
        if secure:
            headers["Strict-Transport-Security"] = "max-age=31536000"
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if self._behind_proxy and "x-forwarded-for" in headers:
            scope["client"] = (last_address(headers["x-forwarded-for"]), 0)

        head = scope["method"] == "HEAD"
        if head:
            scope["method"] = HttpMethod.GET
        elif scope["method"] == "OPTIONS":
            scope["method"] = cast(Any, "TRACE")  # refused, and told which methods there are

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            elif head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        try:
            self._check(scope, headers)
        except Refused as refusal:
            self._house.metrics.refuse(refusal.code)
            self._house.metrics.limited += refusal.code.startswith("too-many")
            await _answer(guarded_send, refusal)
            return
        await self._app(scope, receive, guarded_send)

    def _check(self, scope: Any, headers: dict[str, str]) -> None:
        if scope["path"].startswith("/api"):
            self._guard.request(scope["client"][0] if scope.get("client") else "local")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._guard.limits.body:
            raise Refused("too-large", f"A request has at most {self._guard.limits.body} bytes.")
        if scope["method"] in SAFE:
            return
        if not self._guard.same_origin(headers.get("origin"), headers.get("host", "")):
            raise Refused("wrong-origin", "This page may not speak for you here: it comes from elsewhere.")
        if int(length) or "transfer-encoding" in headers:
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise Refused("not-json", "Requests are sent as application/json.")
        token = token_in(headers, self._secure)
        player = "" if bearer_in(headers) else self._house.people.named(token)
        if player and not self._house.people.is_csrf(player, headers.get("x-csrf-token", "")):
            raise Refused("no-csrf", "Send the 'csrf' of GET /api/session along, as the header X-CSRF-Token.")


async def _answer(send: Send, refusal: Refused) -> None:
    body = messages.encode(messages.Problem(refusal.code, str(refusal)))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.code.startswith("too-many"):
        head.append((b"retry-after", b"5"))
    status = STATUS.get(refusal.code, 400)
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# --- The page, health and metrics -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PageFile:
    """A file of the page: as it is, and packed if that makes it smaller."""

    body: bytes
    packed: bytes
    kind: str
    lasting: bool
    """Whether its name changes with its content, so that browsers need not ask again."""


def _page() -> dict[str, PageFile]:
    """The files of the page, by name: web/ as its build has left it."""
    folder = files("eminence.table") / "page"
    if not folder.is_dir():
        raise Refused("no-page", "The page is not built: run 'npm ci && npm run build' in web/, or install again.")
    found = {}
    for item in [folder / "index.html", *(folder / "page").iterdir()]:
        body, kind = item.read_bytes(), KINDS[item.name.rpartition(".")[2]]
        packed = body if kind == "font/woff2" else gzip.compress(body, 9, mtime=0)
        found[item.name] = PageFile(body, min(packed, body, key=len), kind, LASTING.search(item.name) is not None)
    return found


def _sent(request: Request[Any, Any, Any], file: PageFile) -> Response[bytes]:
    packs = "gzip" in request.headers.get("accept-encoding", "") and file.packed is not file.body
    headers = {
        "Cache-Control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "Vary": "Accept-Encoding",
        **({"Content-Encoding": "gzip"} if packs else {}),
    }
    return Response(file.packed if packs else file.body, media_type=file.kind, headers=headers)


@get(["/", "/t/{table:str}"], include_in_schema=False, sync_to_thread=False)
def home(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    return _sent(request, state.page["index.html"])


@get("/page/{name:str}", include_in_schema=False, sync_to_thread=False)
def page_file(request: Request[Any, Any, Any], name: FromPath[str], state: State) -> Response[bytes]:
    if name not in state.page:
        raise NotFoundException
    return _sent(request, state.page[name])


@get("/healthz", summary="Whether this process can read its database", media_type="application/json")
async def healthz(state: State) -> dict[str, str]:
    await state.house.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], state: State) -> str:
    """For operators only: counts tell of changes of mind that nobody may know of."""
    rest.check_admin(request.headers, state)
    house: House = state.house
    gauges = {
        "rooms": len(house.rooms),
        "tables_loaded": sum(room.table is not None for room in house.rooms.values()),
        "bots_waiting": house.care.thinkers.waiting,
        "commits_total": house.store.commits,
    }
    return house.metrics.text(gauges)


def application(
    house: House, guard: Guard, *, secure: bool = False, admin: str = "", behind_proxy: bool = False
) -> Gate:
    """The whole application, as ASGI."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        loading = asyncio.create_task(asyncio.to_thread(rest.catalogue_of_the_house))
        try:
            yield
        finally:
            await asyncio.gather(loading, return_exceptions=True)
            await house.close()

    app = Litestar(
        route_handlers=[rest.router(), home, page_file, healthz, metrics],
        lifespan=[lifespan],
        state=State({"house": house, "guard": guard, "secure": secure, "admin": admin, "page": _page()}),
        exception_handlers={
            Refused: _refused,
            ValidationException: _invalid,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            HTTPException: _http,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Eminence",
            version=__version__,
            description="Tables for court-intrigue card games. The game itself is played over the table's socket.",
            path="/api",
            render_plugins=[_Description(path="/openapi.json")],
        ),
        request_max_body_size=guard.limits.body,
        debug=False,
        logging_config=None,
    )
    return Gate(app, guard, house, secure, behind_proxy)
