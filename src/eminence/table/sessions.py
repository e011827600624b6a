"""Cookies, bearers and CSRF: how a request says who sends it."""

from __future__ import annotations

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie

COOKIE, SECURE_COOKIE = "eminence", "__Host-eminence"
YEAR = 365 * 86400


def cookie_name(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


def token_in(headers: Mapping[str, str], secure: bool) -> str:
    """The token that a request carries, as a bearer or in its cookie; empty if there is none."""
    return bearer_in(headers) or _cookie_in(headers, secure)


def bearer_in(headers: Mapping[str, str]) -> str:
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def _cookie_in(headers: Mapping[str, str], secure: bool) -> str:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(cookie_name(secure))
    except CookieError:
        return ""
    return found.value if found is not None else ""


def cookie(token: str, secure: bool, seconds: int = YEAR) -> str:
    """The Set-Cookie line: scripts cannot read it, other sites cannot send it along."""
    flags = "; Secure" if secure else ""
    return f"{cookie_name(secure)}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{flags}"
