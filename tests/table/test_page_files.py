"""The page's files: packed for who takes that, kept for ever where their name says what is in them, and asked for again
where it does not."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from eminence.table import app
from eminence.table.page_files import LASTING, page
from eminence.table.rate_limits import Limits, RateLimiter
from eminence.table.service import TableService
from eminence.table.store import Store
from tests.table.test_endpoints import Line
from tests.table.test_hostile import Answer

Ask = Callable[..., Answer]


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    service = TableService(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    application = app.application(service, RateLimiter(Limits()))

    def asked(path: str, method: str = "GET", **headers: str) -> Answer:
        line = Line(b"")
        line.ask(application, method, path, {name.replace("_", "-"): value for name, value in headers.items()})
        return line.answer

    return asked


def a_file(lasting: bool) -> str:
    return next(f"/page/{name}" for name in page() if bool(LASTING.search(name)) == lasting and name != "index.html")


def test_who_takes_packed_files_gets_the_same_in_less(ask: Ask) -> None:
    for path in ("/", a_file(lasting=True)):
        plain, packed = ask(path), ask(path, accept_encoding="br, gzip")
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == plain.body
        assert len(packed.body) < len(plain.body)
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
        assert plain.headers["content-type"] == packed.headers["content-type"]


def test_only_files_that_are_named_by_what_is_in_them_are_kept_for_ever(ask: Ask) -> None:
    assert ask(a_file(lasting=True)).headers["cache-control"] == "public, max-age=31536000, immutable"
    assert ask("/").headers["cache-control"] == "no-cache"
    assert ask("/t/abc").body == ask("/").body


def test_who_has_a_file_already_is_told_so(ask: Ask) -> None:
    for encoding in ("gzip", "identity"):
        first = ask("/", accept_encoding=encoding)
        again = ask("/", accept_encoding=encoding, if_none_match=first.headers["etag"])
        assert (again.status, again.body) == (304, b"")
        assert again.headers["cache-control"] == "no-cache"
        assert ask("/", accept_encoding=encoding, if_none_match='"of another"').status == 200
    assert ask("/").headers["etag"] != ask("/", accept_encoding="gzip").headers["etag"]


def test_there_is_nothing_else_and_nothing_is_written(ask: Ask) -> None:
    for path in ("/page/nothing.js", "/page/", "/page/../app.py", "/page/%2e%2e/app.py", "/page//etc/passwd"):
        assert ask(path).status == 404
    found = ask(a_file(lasting=True), "POST")
    assert (found.status, found.headers["allow"]) == (405, "GET, HEAD")
