"""A hostile client over HTTP: broken requests, forged tokens, other people's pages. Whatever it sends is answered with
a sentence, harms nobody, and is told no secret; nor is the log."""

from __future__ import annotations

import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from statistics import median
from threading import Event, Thread
from typing import Any
from urllib.request import urlopen

import pytest

from eminence.table.client import Client
from eminence.table.problems import SECURITY_HEADERS
from eminence.table.refusals import key_of
from tests.support.deadlines import within
from tests.support.helpers import THRONE
from tests.support.server import ADMIN, Server

pytestmark = pytest.mark.xdist_group("table hostile")


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def problem(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


@dataclass
class Target:
    """A house with a game under way, and everything that it has answered to the hostile client."""

    server: Server
    ada: Client
    bob: Client
    table: str = ""
    heard: list[bytes] = field(default_factory=list)

    def begin(self) -> None:
        """A game of Ada and Bob."""
        self.table = self.ada.create(THRONE)
        self.bob.join(self.table)
        self.ada.start(self.table)

    def raw(self, data: bytes, until: bytes = b"") -> bytes:
        """Send these bytes on a line of their own; all that comes back until it ends, or some words have come."""
        found = b""
        with socket.create_connection(("127.0.0.1", self.server.port), within(30)) as line, suppress(ConnectionError):
            line.sendall(data)
            while (part := line.recv(65536)) and (not until or until not in found + part):
                found += part
            found += part
        self.heard.append(found)
        return found

    def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        given = {"Host": f"127.0.0.1:{self.server.port}", "Connection": "close"}
        if body:
            given |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
        given |= {name.replace("_", "-"): value for name, value in headers.items()}
        return answered(self.raw(request(method, path, given, body)))


def request(method: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode("latin-1") + body


def answered(data: bytes) -> Answer:
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return Answer(int(first.split(" ")[1]), headers, body)


@contextmanager
def besieged(server: Server) -> Iterator[Target]:
    """A house to be attacked; afterwards it is looked at what it has let out."""
    with server:
        target = Target(server, Client(server.url, name="Ada"), Client(server.url, name="Bob"))
        target.begin()
        yield target
        nothing_has_leaked(target)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with besieged(Server(tmp_path_factory.mktemp("hostile"))) as found:
        yield found


def nothing_has_leaked(target: Target) -> None:
    """After all attacks: the log is structured, tells of no failure, and neither it nor any answer tells a secret."""
    with closing(sqlite3.connect(target.server.folder / "tables.sqlite")) as kept:
        keys = [key for (key,) in kept.execute("SELECT value FROM settings WHERE name LIKE 'key%'")]
        deals = [secret for (secret,) in kept.execute("SELECT secret FROM tables WHERE phase = 'playing'") if secret]
    people = (target.ada, target.bob)
    secrets = [*keys, ADMIN, *deals, *(who.token for who in people), *(who.recovery for who in people)]
    assert len(secrets) >= 7
    told, log = b"\n".join(target.heard).decode("latin-1"), target.server.log.read_text()
    for secret in secrets:
        assert secret not in told
        assert secret not in log
    for words in ("Traceback", 'File "', "site-packages", "sqlalchemy", "msgspec", "uvicorn"):
        assert words not in told
    entries = [json.loads(line) for line in log.splitlines() if not line.startswith("Eminence is open at ")]
    assert [entry for entry in entries if entry["level"] in ("error", "critical")] == []


def is_unharmed(target: Target) -> None:
    """Those who play go on playing."""
    if target.ada.info(target.table)["phase"] == "over":
        target.begin()
    with target.ada.sit(target.table) as ada, target.bob.sit(target.table) as bob:
        mover, other = (ada, bob) if ada.asked else (bob, ada)
        mover.play(mover.moves[0])
        other.wait(lambda: other.seq >= mover.seq, within(60))


# --- Requests that are none -------------------------------------------------------------------------------------------

BODIES = {
    "no JSON": (b"{name: Eve}", 400),
    "cut off": (b'{"name":"Eve"', 400),
    "empty object": (b"{}", 400),
    "another type": (b'{"name":7}', 400),
    "a field too much": (b'{"name":"Eve","admin":true}', 400),
    "a long name": (b'{"name":"' + b"x" * 100_000 + b'"}', 400),
    "control characters": (b'{"name":"E\\u0000ve"}', 400),
    "an escape of a terminal": (b'{"name":"\\u001b[31mEve"}', 400),
    "half a letter": (b'{"name":"\\ud800"}', 400),
    "no UTF-8": (b'{"name":"\xff\xfe"}', 400),
    "very deep": (b"[" * 200_000, 400),
    "very deep in a field": (b'{"x":' + b'{"x":' * 50_000 + b"1" + b"}" * 50_001, 400),
    "a number without end": (b'{"name":' + b"9" * 100_000 + b"}", 400),
    "too large": (b'{"name":"' + b"x" * 1_300_000 + b'"}', 413),
}


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_is_none_is_refused_in_a_sentence(target: Target, name: str) -> None:
    body, status = BODIES[name]
    answer = target.ask("POST", "/api/session", body)
    assert answer.status == status
    is_a_refusal(answer)
    is_unharmed(target)


def is_a_refusal(answer: Answer) -> None:
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers[name.lower()] == value
    assert {"code", "text"} <= set(answer.problem) <= {"code", "text", "say"}
    if answer.problem.get("say"):
        assert answer.problem["say"]["say"] == key_of(answer.problem["code"])
    assert answer.problem["text"].endswith((".", "?")) or "; try: " in answer.problem["text"]
    assert len(answer.problem["text"]) < 1000


CHUNKS = b"ffff\r\n" + b"x" * 0xFFFF + b"\r\n"
REQUESTS = {
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", {400}),
    "no HTTP at all": (b"HELO mail.example.org\r\n\r\n", {400}),
    "two lengths": (b"POST /api/session HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}", {400}),
    "a length and chunks": (
        b"POST /api/session HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        {400},
    ),
    "a negative length": (b"POST /api/session HTTP/1.1\r\nContent-Length: -1\r\n\r\n", {400}),
    "chunks without end": (
        b"POST /api/session HTTP/1.1\r\nConnection: close\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n" + CHUNKS * 30 + b"0\r\n\r\n",
        {413},
    ),
    "a huge length that is only said": (
        b"POST /api/session HTTP/1.1\r\nConnection: close\r\nContent-Type: application/json\r\n"
        b"Content-Length: 99999999999\r\n\r\n",
        {413},
    ),
    "a header without end": (b"GET / HTTP/1.1\r\nX: " + b"x" * 4_000_000, {400, 431}),
    "headers without end": (b"GET / HTTP/1.1\r\n" + b"X: 1\r\n" * 2_000_000, {400, 431}),
    "an address without end": (b"GET /" + b"x" * 4_000_000, {400, 414}),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_a_request_that_is_none_is_refused_and_its_line_ends(target: Target, name: str) -> None:
    data, statuses = REQUESTS[name]
    found = target.raw(data)
    if found:  # a line that is cut while it still speaks may lose the answer
        answer = answered(found)
        assert answer.status in statuses
        is_a_refusal(answer)
    else:
        assert len(data) > 100_000
    is_unharmed(target)


LONG = 10_000
"""So many times what is usual, which is half a millisecond where nothing else runs, nobody has to wait."""


def answered_after(target: Target) -> float:
    """Seconds until somebody who asks for next to nothing is answered."""
    began = time.monotonic()
    with urlopen(f"{target.server.url}/healthz", timeout=within(60)) as answer:
        answer.read()
    return time.monotonic() - began


@contextmanager
def nobody_waits(target: Target) -> Iterator[None]:
    """While something goes on, everybody else is answered soon; beside how soon that is when nothing does."""
    usual = median(answered_after(target) for _ in range(25))
    over, waits = Event(), list[float]()

    def watch() -> None:
        while not over.is_set():
            waits.append(answered_after(target))

    watcher = Thread(target=watch)
    watcher.start()
    try:
        yield
    finally:
        over.set()
        watcher.join()
    assert waits
    assert max(waits) < LONG * usual


def test_a_header_without_end_stops_nobody_else(target: Target) -> None:
    data = b"GET / HTTP/1.1\r\nX: " + b"x" * 60_000_000
    with nobody_waits(target):
        target.raw(data)
    is_unharmed(target)


SLOW = {"a key without end": "a" + ".a" * 20_000 + "=1", "a list without end": "x=[" + "1," * 400_000 + "1]"}


@pytest.mark.parametrize("name", SLOW)
def test_a_card_file_made_to_be_slow_stops_nobody_else(target: Target, name: str) -> None:
    body = json.dumps({"game": THRONE, "cards": SLOW[name]}).encode()
    with nobody_waits(target):
        answer = target.ask("POST", "/api/tables", body, Authorization=f"Bearer {target.ada.token}")
    assert answer.status == 400
    assert len(answer.problem["text"]) in range(10, 1000)


PATHS = {
    "/nothing/here": 404,
    "/page/../../app.py": 404,
    "/page/..%2f..%2fapp.py": 404,
    "/page/%2e%2e/%2e%2e/etc/passwd": 404,
    "/page//etc/passwd": 404,
    "/page/....//app.py": 404,
    "/page/index.html%00.js": 404,
    "/api/tables/..%2f..%2fhealthz": 404,
    "/api/tables/%00": 400,
    "/api/tables/%ff%fe": 400,
    "/api/tables/' OR 1=1 --".replace(" ", "%20"): 400,
    "/api/tables/" + "x" * 5000: 400,
    "/api/tables/UPPERCASE": 400,
    "/api/tables/nosuchtable": 404,
    "/api/tables?which=everybodys": 400,
    "/api/tables?which=%ff": 400,
    "/api/games/..%2f..%2f/rules": 404,
    "/api/games/nosuchgame/rules": 404,
    "/api/games/nosuchgame/words": 404,
    "/api/games/nosuchgame/declared": 404,
    "/api/games/behind-the-throne/words?language=tlh": 400,
    "/api/games/behind-the-throne/words?language=../en": 400,
    "/api/games/behind-the-throne/rules?language=": 400,
    "/api/games/behind-the-throne/cards?language=EN": 400,
    "/api/tables/nosuchtable/replay?view=9": 400,
}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_a_path_that_leads_nowhere_says_so(target: Target, path: str) -> None:
    answer = target.ask("GET", path)
    assert answer.status == PATHS[path]
    is_a_refusal(answer)


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
def test_only_json_is_read(target: Target, kind: str) -> None:
    """A form on another page can send these without asking; JSON it cannot."""
    answer = target.ask("POST", "/api/session", b'{"name":"Eve"}', Content_Type=kind)
    assert (answer.status, answer.problem["code"]) == (415, "not-json")
    is_a_refusal(answer)


def test_a_method_that_is_not_there_names_those_that_are(target: Target) -> None:
    answer = target.ask("PUT", "/api/session", b"{}")
    assert answer.status == 405
    assert {"GET", "POST", "PATCH", "DELETE"} <= {word.strip() for word in answer.headers["allow"].split(",")}
    is_a_refusal(answer)


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/tables/nosuchtable"])
def test_who_asks_for_the_head_gets_all_but_the_body(target: Target, path: str) -> None:
    whole, head = (target.ask(method, path) for method in ("GET", "HEAD"))
    assert (head.status, head.headers["content-length"]) == (whole.status, str(len(whole.body)))
    assert head.body == b""


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/openapi.json", "/t/abc"])
def test_every_good_answer_is_protected_too(target: Target, path: str) -> None:
    answer = target.ask("GET", path)
    assert answer.status == 200
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers[name.lower()] == value
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers
