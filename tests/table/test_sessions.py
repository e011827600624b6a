"""How a request says who sends it: a bearer, or a cookie among others."""

from __future__ import annotations

import pytest
from starlette.responses import Response

from eminence.table.sessions import session_cookie, token_in

TOKEN = "abcdefghjkmn.av4NxA.s_4YK-6Hzb30_qJvqY1ZIlpMZcWXzKlk3Ps1YoHFgZw"

COOKIES = {
    f"eminence={TOKEN}": TOKEN,
    f"a=b; eminence={TOKEN}; c=d": TOKEN,
    f"a=b;eminence={TOKEN};c": TOKEN,
    f" eminence = {TOKEN} ": TOKEN,
    f"{{x}}=\u00e9; (; eminence={TOKEN}": TOKEN,
    "": "",
    ";": "",
    "eminence": "",
    f"xeminence={TOKEN}": "",
    f"__Host-eminence={TOKEN}": "",
    "eminence=" + "\\" * 30_000: "\\" * 30_000,
}


@pytest.mark.parametrize("cookie", COOKIES, ids=lambda cookie: cookie[:20])
def test_the_cookie_is_found_among_others(cookie: str) -> None:
    assert token_in({"cookie": cookie}, secure=False) == COOKIES[cookie]


def test_a_bearer_goes_before_a_cookie() -> None:
    assert token_in({"authorization": f"bearer  {TOKEN} ", "cookie": "eminence=x"}, secure=False) == TOKEN
    assert token_in({"authorization": "Basic abc", "cookie": "eminence=x"}, secure=False) == "x"


@pytest.mark.parametrize("secure", [False, True])
def test_what_is_set_comes_back(secure: bool) -> None:
    response = Response()
    response.set_cookie(**session_cookie(TOKEN, secure))
    sent, *flags = response.headers["set-cookie"].split("; ")
    assert token_in({"cookie": sent}, secure) == TOKEN
    assert token_in({"cookie": sent}, not secure) == ""
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(flags)
    assert ("Secure" in flags) == secure
