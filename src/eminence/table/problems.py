"""How refusals and failures are answered over HTTP: a problem in JSON, with the right status."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import structlog
from starlette import requests
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ExceptionHandler

from eminence.kernel.errors import Refused, join_names
from eminence.table import messages
from eminence.table.refusals import refused
from eminence.table.requests import Context

log = structlog.get_logger()
JSON = "application/json"
RETRY_AFTER = "5"
SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""The page runs only what we serve, speaks only to us and is framed by nobody; links do not tell whence one came."""

STATUS = {
    "bad-request": 400,
    "not-signed-in": 401,
    "not-admin": 401,
    "banned": 403,
    "muted": 403,
    "wrong-origin": 403,
    "no-csrf": 403,
    "not-seated": 403,
    "no-such-table": 404,
    "unknown-game": 404,
    "no-such-page": 404,
    "table-full": 409,
    "seat-taken": 409,
    "seats-free": 409,
    "too-late": 409,
    "not-over": 409,
    "not-started": 409,
    "suspended": 409,
    "closed": 409,
    "resigned": 409,
    "not-alone": 409,
    "not-your-turn": 409,
    "game-over": 409,
    "too-large": 413,
    "not-json": 415,
    "too-many-requests": 429,
    "too-many-connections": 429,
    "store-failed": 503,
    "busy": 503,
}
"""How a refusal is answered over HTTP; whatever is not named here cannot be fulfilled as it was asked for: 400."""


def bare_answer(refusal: Refused) -> bytes:
    """A whole answer over HTTP, for what is refused before the application hears of it; the connection ends with it."""
    status = HTTPStatus(STATUS.get(refusal.code, 400))
    body = messages.problem(refusal)
    lines = {"content-type": JSON, "content-length": str(len(body)), "connection": "close", **SECURITY_HEADERS}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"HTTP/1.1 {status.value} {status.phrase}\r\n{head}\r\n".encode() + body


# --- Handlers of exceptions -------------------------------------------------------------------------------------------


async def answer_refused(request: requests.Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    headers = {"retry-after": RETRY_AFTER} if error.code.startswith("too-many") else {}
    return _refuse(request, error, STATUS.get(error.code, 400), headers)


async def answer_http(request: requests.Request, error: Exception) -> Response:
    """What Starlette refuses: a path, a method, a body that grows too large."""
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        known = sorted((error.headers or {}).get("Allow", "").split(", "))
        refusal = Refused("bad-request", f"There is no such method here, only {join_names(known, 'and')}.")
        return _refuse(request, refusal, error.status_code, {"allow": ", ".join(known)})
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        refusal = refused("too-large", most=_context(request).limiter.limits.body)
    elif error.status_code == HTTPStatus.NOT_FOUND:
        refusal = refused("no-such-page")
    else:
        refusal = Refused("bad-request", f"{error.detail}.")
    return _refuse(request, refusal, error.status_code)


async def answer_failure(request: requests.Request, error: Exception) -> Response:
    """What should not happen: it is logged, and the client is told no more than that."""
    log.error("request-failed", error=type(error).__name__, detail=str(error)[:200], exc_info=error)
    return Response(messages.problem(refused("failed", reason="request")), 500, media_type=JSON)


def _refuse(
    request: requests.Request, refusal: Refused, status: int, headers: Mapping[str, str] | None = None
) -> Response:
    metrics = _context(request).service.metrics
    metrics.refuse(refusal.code)
    if refusal.code.startswith("too-many"):
        metrics.limited += 1
    return Response(messages.problem(refusal), status, headers, JSON)


def _context(request: requests.Request) -> Context:
    context: Context = request.app.state.context
    return context


HTTP_HANDLERS: dict[Any, ExceptionHandler] = {HTTPException: answer_http}
HANDLERS: dict[Any, ExceptionHandler] = {Refused: answer_refused, Exception: answer_failure}
