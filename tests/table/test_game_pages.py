"""The page face that an installed game brings itself: what is served of its folder, and that nothing else is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection

import pytest

from eminence.games import registry
from eminence.table.problems import SECURITY_HEADERS
from tests.support.deadlines import within
from tests.support.packages import with_toy
from tests.support.server import Server

pytestmark = pytest.mark.xdist_group("game pages")
FACE = "/games/sealed-crowns/page/face.js"
PICTURE = b"\x89PNG\r\n\x1a\n a picture"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where Sealed Crowns is installed, with more in its folder than the page needs."""
    folder = tmp_path_factory.mktemp("game-pages")
    server = Server(folder)
    server.packages = with_toy(folder / "site")
    page = server.packages / "sealed_crowns" / "page"
    (page / "crown.png").write_bytes(PICTURE)
    (page / "look.css").write_text(".crown { color: gold }", encoding="utf-8")
    for name in ("notes.txt", "build.py", "index.html", ".env", "face.js.bak", "js"):
        (page / name).write_text("nobody's business", encoding="utf-8")
    (page / "more.js").mkdir()
    with server:
        yield server


def ask(house: Server, path: str, method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    """An answer to a path as it is written, which is not tidied on its way."""
    line = HTTPConnection("127.0.0.1", house.port, timeout=within(30))
    try:
        line.request(method, path)
        answer = line.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        line.close()


@pytest.mark.parametrize(
    ("name", "kind"), [("face.js", "text/javascript"), ("look.css", "text/css"), ("crown.png", "image/png")]
)
def test_a_file_of_the_page_is_served_as_what_it_is(house: Server, name: str, kind: str) -> None:
    status, headers, body = ask(house, f"/games/sealed-crowns/page/{name}")
    assert house.packages is not None
    assert (status, body) == (200, (house.packages / "sealed_crowns" / "page" / name).read_bytes())
    assert headers["content-type"].partition(";")[0] == kind
    assert headers["cache-control"] == "no-cache", "its name does not say whether it has changed"
    assert {name: headers[name.lower()] for name in SECURITY_HEADERS} == SECURITY_HEADERS


def test_a_face_that_was_changed_is_served_anew(house: Server) -> None:
    assert house.packages is not None
    look = house.packages / "sealed_crowns" / "page" / "look.css"
    look.write_text(".crown { color: silver }", encoding="utf-8")
    assert ask(house, "/games/sealed-crowns/page/look.css")[2] == look.read_bytes()


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_it_can_only_be_read(house: Server, method: str) -> None:
    assert ask(house, FACE, "HEAD")[::2] == (200, b"")
    status, headers, _ = ask(house, FACE, method)
    assert (status, headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    "path",
    [
        *(f"/games/sealed-crowns/page/{name}" for name in ("notes.txt", "build.py", "index.html", ".env", "js")),
        *(
            f"/games/sealed-crowns/page/{name}"
            for name in ("face.js.bak", "more.js", "FACE.JS", "no.js", "", ".", "..")
        ),
        "/games/sealed-crowns/rules.py",
        "/games/sealed-crowns/page/../rules.py",
        "/games/sealed-crowns/page/..%2frules.py",
        "/games/sealed-crowns/page/%2e%2e/rules.py",
        "/games/sealed-crowns/page/..%5crules.py",
        "/games/sealed-crowns/page/more.js/../face.js",
        "/games/sealed-crowns/page/%2fetc%2fpasswd",
        "/games/sealed-crowns/page//etc/passwd",
        "/games/sealed-crowns/page/face.js%00.css",
        "/games/sealed_crowns/page/face.js",
        "/games/../sealed-crowns/page/face.js",
        "/games/%2e%2e/page/face.js",
        "/games/nosuchgame/page/face.js",
        "/games/behind-the-throne/page/face.js",
        "/games/behind-the-throne/page/cards.toml",
    ],
)
def test_nothing_else_is_served(house: Server, path: str) -> None:
    status, headers, body = ask(house, path)
    assert (status, headers["content-type"]) == (404, "application/json")
    assert b"nobody's business" not in body


def test_the_catalogue_says_which_games_bring_a_face(house: Server) -> None:
    games = json.loads(ask(house, "/api/games")[2])["games"]
    assert {game["name"]: game["face"] for game in games} == dict.fromkeys(registry.BUILT_IN, "") | {
        "sealed-crowns": FACE
    }
