"""What every request passes before its handler: limits, origin, CSRF, size; and the headers that every answer has."""

from __future__ import annotations

from contextlib import suppress

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eminence.kernel.errors import Refused
from eminence.table.problems import JSON, SECURITY_HEADERS
from eminence.table.refusals import refused
from eminence.table.requests import Context, Request
from eminence.table.sessions import bearer_in

SAFE = ("GET", "HEAD")


class SecurityHeaders:
    """Puts the headers that protect the page into every answer."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self._app = app
        headers = dict(SECURITY_HEADERS)
        if secure:
            headers["Strict-Transport-Security"] = "max-age=31536000"
        self._headers = Headers(headers).raw

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        await self._app(scope, receive, send_protected)


class RequestChecks:
    """Refuses who asks too much, pages from elsewhere, and what is too large or not JSON."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self._app = app
        self._limiter = context.limiter
        self._players = context.service.players

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            path: str = scope["path"]
            if path.endswith("/") and path != "/":  # a last slash does not count
                scope["path"] = path[:-1]
            self._check(Request(scope, receive, send))
        with suppress(ClientDisconnect):  # nobody is left who could be answered
            await self._app(scope, receive, send)

    def _check(self, request: Request) -> None:
        if request.scope["path"].startswith("/api"):
            self._limiter.request(request.address)
        headers, most = request.headers, self._limiter.limits.body
        said = headers.get("content-length", "0")
        length = int(said) if said.isdecimal() and len(said) < 20 else most + 1
        if length > most:
            raise refused("too-large", most=most)
        if request.method in SAFE:
            return
        if not self._limiter.same_origin(headers.get("origin"), headers.get("host", "")):
            raise refused("wrong-origin")
        if length or "transfer-encoding" in headers:
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != JSON:
                raise Refused("not-json", "Requests are sent as application/json.")
        if bearer_in(headers):
            return
        player = self._players.named(request.token)
        if player and not self._players.is_csrf(player, headers.get("x-csrf-token", "")):
            raise refused("no-csrf")
