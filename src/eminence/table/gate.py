"""The gate that every request passes: limits, origin, CSRF, size; and the answer that everybody gets."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import structlog

from eminence.kernel.errors import Refused
from eminence.table import messages
from eminence.table.asked import Asked, Gone, Receive
from eminence.table.rate_limits import HEADERS, STATUS, RateLimiter, last_address
from eminence.table.refusals import refused
from eminence.table.routes import JSON, Reply, Routes, WrongMethod
from eminence.table.service import TableService
from eminence.table.sessions import bearer_in, token_in

log = structlog.get_logger()
Send = Callable[[dict[str, Any]], Awaitable[None]]
SAFE = ("GET", "HEAD")
IN_JSON = (b"content-type", JSON.encode())
RETRY = (b"retry-after", b"5")


class Gate:
    """The application, as ASGI."""

    def __init__(
        self,
        routes: Routes,
        living: Callable[[], AbstractAsyncContextManager[None]],
        service: TableService,
        guard: RateLimiter,
        *,
        secure: bool = False,
        admin: str = "",
        behind_proxy: bool = False,
    ) -> None:
        self._routes = routes
        self._living = living
        """What is open as long as the application is."""
        self._service = service
        self._guard = guard
        self._secure = secure
        self._admin = admin
        self._behind_proxy = behind_proxy
        headers = dict(HEADERS)
        if secure:
            headers["Strict-Transport-Security"] = "max-age=31536000"
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        method: str = scope["method"]
        try:
            status, own, body = await self._answer(method, self._asked(scope, receive))
        except Gone:
            return
        headers = [*own, (b"content-length", b"%d" % len(body)), *self._headers]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if method == "HEAD" else body})

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        async with self._living():
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    def _asked(self, scope: dict[str, Any], receive: Receive) -> Asked:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        client = scope.get("client")
        address = client[0] if client else "local"
        if self._behind_proxy and "x-forwarded-for" in headers:
            address = last_address(headers["x-forwarded-for"])
        return Asked(
            scope["path"],
            scope["query_string"],
            headers,
            address,
            receive,
            self._service,
            self._guard,
            self._secure,
            self._admin,
        )

    async def _answer(self, method: str, asked: Asked) -> Reply:
        try:
            self._check(method, asked)
            route, values = self._routes.find(method, asked.path)
            return await route.answer(asked, values)
        except Refused as refusal:
            return self._refused(refusal)
        except Gone:
            raise
        except Exception as error:
            log.error("request-failed", error=type(error).__name__, detail=str(error)[:200], exc_info=error)
            return 500, (IN_JSON,), messages.problem(refused("failed", reason="request"))

    def _check(self, method: str, asked: Asked) -> None:
        if asked.path.startswith("/api"):
            self._guard.request(asked.address)
        headers = asked.headers
        said = headers.get("content-length", "0")
        length = int(said) if said.isdecimal() and len(said) < 20 else self._guard.limits.body + 1
        asked.check_size(length)
        if method in SAFE:
            return
        if not self._guard.same_origin(headers.get("origin"), headers.get("host", "")):
            raise refused("wrong-origin")
        if length or "transfer-encoding" in headers:
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != JSON:
                raise Refused("not-json", "Requests are sent as application/json.")
        if bearer_in(headers):
            return
        player = self._service.players.named(token_in(headers, self._secure))
        if player and not self._service.players.is_csrf(player, headers.get("x-csrf-token", "")):
            raise refused("no-csrf")

    def _refused(self, refusal: Refused) -> Reply:
        code, headers = refusal.code, [IN_JSON]
        self._service.metrics.refuse(code)
        status = STATUS.get(code, 400)
        if code.startswith("too-many"):
            self._service.metrics.limited += 1
            headers.append(RETRY)
        if isinstance(refusal, WrongMethod):
            status = 405
            headers.append((b"allow", refusal.allow.encode()))
        return status, headers, messages.problem(refusal)
