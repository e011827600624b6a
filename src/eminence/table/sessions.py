"""Cookies and bearers: how a request says who sends it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COOKIE, SECURE_COOKIE = "eminence", "__Host-eminence"
YEAR = 365 * 86400


def cookie_name(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


def token_in(headers: Mapping[str, str], secure: bool) -> str:
    """The token that a request carries, as a bearer or in its cookie; empty if there is none."""
    return bearer_in(headers) or _cookie_in(headers.get("cookie", ""), cookie_name(secure))


def bearer_in(headers: Mapping[str, str]) -> str:
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def _cookie_in(header: str, wanted: str) -> str:
    """The value of a cookie as it stands there: a token needs no quotes.

    What takes quotes off, `http.cookies` and Starlette's `cookie_parser` with it, is quadratic before Python 3.11.10:
    two seconds for headers of 32 kB.
    """
    for part in header.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == wanted:
            return value.strip()
    return ""


def session_cookie(token: str, secure: bool, seconds: int = YEAR) -> dict[str, Any]:
    """The cookie to set: scripts cannot read it, other sites cannot send it along."""
    return {
        "key": cookie_name(secure),
        "value": token,
        "max_age": seconds,
        "httponly": True,
        "samesite": "lax",
        "secure": secure,
    }
