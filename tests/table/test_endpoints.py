"""From a path to a function: what is found, what is refused and in which words, and how it is described to programs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import unquote

import pytest
import structlog
from msgspec import Meta
from starlette.applications import Starlette

from eminence.table import app, openapi
from eminence.table.endpoints import Answer, delete, get, post, routes
from eminence.table.messages import RequestBody, ResponseBody
from eminence.table.problems import SECURITY_HEADERS
from eminence.table.rate_limits import Limits, RateLimiter
from eminence.table.requests import Context, Request
from eminence.table.service import TableService
from eminence.table.store import Store
from tests.table.test_hostile import Answer as Heard
from tests.table.test_hostile import is_a_refusal

Lantern = Annotated[str, Meta(pattern="^[a-z]{1,8}$", description="what it is called")]
Oil = Annotated[int, Meta(ge=0, le=9, description="how much is in it")]


class Light(RequestBody, frozen=True):
    hours: Annotated[int, Meta(ge=1, le=24)]
    bright: bool = False


class Shown(ResponseBody, frozen=True):
    name: str
    oil: int = 0
    how: str = ""
    twice: bool = False


@get("/words", summary="Some words")
async def words(request: Request) -> str:
    return f"Wörter für {request.address}"


@get("/lanterns/all", summary="All of them")
async def all_of_them(request: Request) -> list[Shown]:
    return [Shown("one"), Shown("two")]


@get("/lanterns/{lantern}", summary="A lantern")
async def look(
    request: Request, lantern: Lantern, oil: Oil = 3, how: Literal["high", "low"] = "low", twice: bool = False
) -> Shown:
    return Shown(lantern, oil, how, twice)


@delete("/lanterns/{lantern}")
async def put_out(request: Request, lantern: Lantern) -> dict[str, str]:
    return {}


@post("/lanterns/{lantern}/light", summary="Light it", status=201)
async def light(request: Request, lantern: Lantern, data: Light) -> Answer[Shown]:
    return Answer(Shown(lantern, data.hours), {"x-lit": "yes"})


@get("/broken", summary="Something that does not work")
async def broken(request: Request) -> str:
    raise RuntimeError("the password is swordfish")


TOYS = (words, all_of_them, look, put_out, light, broken)


@pytest.fixture
def made(tmp_path: Path) -> Callable[..., Starlette]:
    """Makes an application of the toys."""
    service = TableService(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))

    def application(**how: Any) -> Starlette:
        return app.protected([*routes(TOYS)], Context(service, RateLimiter(Limits(body=1000)), **how))

    return application


class Line:
    """What a server would send to the application, and what it hears of it."""

    def __init__(self, *parts: bytes, stays: bool = True) -> None:
        self.parts = list(parts)
        self.stays = stays
        self.heard: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        if not self.parts:
            return {"type": "http.disconnect"}
        part = self.parts.pop(0)
        return {"type": "http.request", "body": part, "more_body": bool(self.parts) or not self.stays}

    async def send(self, message: dict[str, Any]) -> None:
        self.heard.append(message)

    def ask(self, toys: Starlette, method: str, target: str, headers: dict[str, str]) -> None:
        path, _, query = target.partition("?")
        scope = {
            "type": "http",
            "method": method,
            "path": unquote(path),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
            "client": ("192.0.2.1", 5000),
        }
        asyncio.run(toys(scope, self.receive, self.send))

    @property
    def answer(self) -> Heard:
        start, body = self.heard
        assert (start["type"], body["type"]) == ("http.response.start", "http.response.body")
        headers = {name.decode(): value.decode() for name, value in start["headers"]}
        assert len(headers) == len(start["headers"]), "no header is sent twice"
        return Heard(start["status"], headers, body["body"])


def ask(toys: Starlette, method: str, target: str, *parts: bytes, **headers: str) -> Heard:
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    if any(parts):
        given = {"transfer-encoding": "chunked", "content-type": "application/json", **given}
    line = Line(*(parts or (b"",)))
    line.ask(toys, method, target, given)
    return line.answer


# --- Where paths lead -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/lanterns/red", "/lanterns/red/", "/lanterns/%72ed", "/lanterns/red?", "/lanterns/red?x=1"]
)
def test_a_path_with_a_name_in_it_leads_to_what_has_the_name(made: Callable[..., Starlette], path: str) -> None:
    found = ask(made(), "GET", path)
    assert (found.status, found.headers["content-type"]) == (200, "application/json")
    assert json.loads(found.body) == {"name": "red", "oil": 3, "how": "low"}


def test_a_path_that_is_written_out_goes_before_one_with_a_name(made: Callable[..., Starlette]) -> None:
    assert [one["name"] for one in json.loads(ask(made(), "GET", "/lanterns/all").body)] == ["one", "two"]
    lit = ask(made(), "POST", "/lanterns/all/light", b'{"hours":2}')
    assert json.loads(lit.body)["name"] == "all"


def test_text_is_sent_as_text(made: Callable[..., Starlette]) -> None:
    found = ask(made(), "GET", "/words")
    assert found.headers["content-type"] == "text/plain; charset=utf-8"
    assert found.body.decode() == "Wörter für 192.0.2.1"
    assert int(found.headers["content-length"]) == len(found.body)


def test_an_answer_has_the_status_of_its_route_and_headers_of_its_own(made: Callable[..., Starlette]) -> None:
    found = ask(made(), "POST", "/lanterns/red/light", b'{"hours":2}')
    assert (found.status, found.headers["x-lit"], found.headers["content-type"]) == (201, "yes", "application/json")


NOWHERE = ["", "/", "/nothing", "/words/more", "//words", "/words//", "/lanterns", "/lanterns/", "/lanterns//light"]
NOWHERE += ["/lanterns/red/dance", "/lanterns/red/light/more", "/lanterns/r%2fed", "/LANTERNS/red"]


@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
@pytest.mark.parametrize("path", NOWHERE)
def test_any_other_path_leads_nowhere(made: Callable[..., Starlette], path: str, method: str) -> None:
    found = ask(made(), method, path)
    assert (found.status, found.problem["code"]) == (404, "no-such-page")
    is_a_refusal(found)


METHODS = [
    ("POST", "/words", "GET, HEAD"),
    ("OPTIONS", "/words", "GET, HEAD"),
    ("TRACE", "/words/", "GET, HEAD"),
    ("PATCH", "/lanterns/red", "DELETE, GET, HEAD"),
    ("BREW", "/lanterns/NOBODY", "DELETE, GET, HEAD"),
    ("GET", "/lanterns/red/light", "POST"),
]


@pytest.mark.parametrize(("method", "path", "allowed"), METHODS)
def test_another_method_is_refused_and_told_which_there_are(
    made: Callable[..., Starlette], method: str, path: str, allowed: str
) -> None:
    found = ask(made(), method, path)
    assert (found.status, found.problem["code"], found.headers["allow"]) == (405, "bad-request", allowed)
    assert all(word in found.problem["text"] for word in allowed.split(", "))
    is_a_refusal(found)


def test_who_asks_for_the_head_gets_the_same_head(made: Callable[..., Starlette]) -> None:
    whole, head = (ask(made(), method, "/lanterns/red") for method in ("GET", "HEAD"))
    assert (head.status, head.headers) == (whole.status, whole.headers)


# --- What is said in the path and after the question mark -------------------------------------------------------------


def test_what_is_said_after_the_question_mark_is_read_and_all_else_is_as_usual(made: Callable[..., Starlette]) -> None:
    found = ask(made(), "GET", "/lanterns/red?oil=7&twice=true&how=low&how=high&nobody=asked")
    assert json.loads(found.body) == {"name": "red", "oil": 7, "how": "high", "twice": True}


WRONG = {
    "/lanterns/red?oil=much": ["oil: ", "`int`"],
    "/lanterns/red?oil=10": ["oil: ", "<= 9"],
    "/lanterns/red?oil=": ["oil: ", "`int`"],
    "/lanterns/red?how=sideways": ["how: ", "sideways"],
    "/lanterns/red?how=%ff": ["how: "],
    "/lanterns/red?twice=perhaps": ["twice: ", "`bool`"],
    "/lanterns/red?twice=perhaps&oil=much": ["twice: ", "oil: "],
    "/lanterns/RED": ["lantern: ", "^[a-z]{1,8}$"],
    "/lanterns/%00": ["lantern: "],
    "/lanterns/RED?oil=much": ["lantern: ", "oil: "],
}


@pytest.mark.parametrize("path", WRONG)
def test_what_cannot_be_is_refused_by_its_name(made: Callable[..., Starlette], path: str) -> None:
    found = ask(made(), "GET", path)
    assert (found.status, found.problem["code"]) == (400, "bad-request")
    assert found.problem["text"].startswith("That cannot be understood: ")
    for said in WRONG[path]:
        assert said in found.problem["text"]
    is_a_refusal(found)


# --- Bodies -----------------------------------------------------------------------------------------------------------

BODIES = {
    "a number in letters": (b'{"hours":"3"}', "hours"),
    "half a number": (b'{"hours":3.5}', "hours"),
    "yes as a number": (b'{"hours":3,"bright":1}', "bright"),
    "yes in letters": (b'{"hours":3,"bright":"true"}', "bright"),
    "out of range": (b'{"hours":25}', "<= 24"),
    "something missing": (b"{}", "hours"),
    "something unknown": (b'{"hours":3,"oil":1}', "oil"),
    "a list": (b"[]", "array"),
    "nothing": (b"", "missing"),
    "no JSON": (b"{hours: 3}", "malformed"),
    "more than one": (b'{"hours":3}{}', "trailing"),
    "no UTF-8": (b'{"hours":3,"\xff":1}', "JSON in UTF-8"),
    "very deep": (b'{"hours":' + b"[" * 900, "hours"),
}


@pytest.mark.parametrize("name", BODIES)
def test_a_body_is_read_strictly(made: Callable[..., Starlette], name: str) -> None:
    body, said = BODIES[name]
    found = ask(made(), "POST", "/lanterns/red/light", body)
    assert (found.status, found.problem["code"]) == (400, "bad-request")
    assert found.problem["text"].startswith("That cannot be understood: ")
    assert said in found.problem["text"]
    is_a_refusal(found)


def test_a_body_may_come_in_pieces(made: Callable[..., Starlette]) -> None:
    found = ask(made(), "POST", "/lanterns/red/light", b'{"hou', b"", b'rs":', b"5}")
    assert json.loads(found.body) == {"name": "red", "oil": 5}


def test_a_body_that_grows_too_large_is_not_read_to_its_end(made: Callable[..., Starlette]) -> None:
    line = Line(*[b" " * 400] * 50)
    line.ask(
        made(), "POST", "/lanterns/red/light", {"transfer-encoding": "chunked", "content-type": "application/json"}
    )
    assert (line.answer.status, line.answer.problem["code"]) == (413, "too-large")
    assert "1000 bytes" in line.answer.problem["text"]
    is_a_refusal(line.answer)
    assert len(line.parts) == 47


@pytest.mark.parametrize("length", ["1001", "-1", "many", "\xb2", "9" * 5000])
def test_a_length_that_cannot_be_is_refused_before_anything_is_read(
    made: Callable[..., Starlette], length: str
) -> None:
    found = ask(made(), "POST", "/lanterns/red/light", content_length=length, content_type="application/json")
    assert (found.status, found.problem["code"]) == (413, "too-large")


def test_who_leaves_before_all_is_said_is_not_answered(made: Callable[..., Starlette]) -> None:
    line = Line(b'{"hours":', stays=False)
    with structlog.testing.capture_logs() as logged:
        line.ask(made(), "POST", "/lanterns/red/light", {"transfer-encoding": "x", "content-type": "application/json"})
    assert (line.heard, logged) == ([], [])


# --- What goes wrong, and who asks ------------------------------------------------------------------------------------


def test_what_fails_is_logged_and_the_client_is_told_no_more_than_that(made: Callable[..., Starlette]) -> None:
    with structlog.testing.capture_logs() as logged:
        found = ask(made(), "GET", "/broken")
    assert (found.status, found.problem["code"]) == (500, "failed")
    assert "swordfish" not in found.body.decode()
    is_a_refusal(found)
    (entry,) = logged
    assert (entry["event"], entry["log_level"], entry["error"]) == ("request-failed", "error", "RuntimeError")
    assert "swordfish" in entry["detail"]


def test_only_a_proxy_that_is_known_says_whose_request_it_is(made: Callable[..., Starlette]) -> None:
    told = {"x_forwarded_for": "198.51.100.1, 203.0.113.9"}
    assert ask(made(), "GET", "/words", **told).body.decode().endswith("192.0.2.1")
    assert ask(made(behind_proxy=True), "GET", "/words", **told).body.decode().endswith("203.0.113.9")


@pytest.mark.parametrize("path", ["/words", "/nothing", "/broken", "/lanterns/RED", "/lanterns/red/light"])
def test_every_answer_is_protected_and_over_https_stays_there(made: Callable[..., Starlette], path: str) -> None:
    found = ask(made(secure=True), "GET", path)
    assert {name.lower(): value for name, value in SECURITY_HEADERS.items()}.items() <= found.headers.items()
    assert found.headers["strict-transport-security"].startswith("max-age=")


def test_a_handler_that_wants_what_nobody_can_say_is_noticed_at_once() -> None:
    async def lost(request: Request, lantern: Lantern, whence: str) -> str:
        return lantern + whence

    with pytest.raises(TypeError, match=r"lost .*/lanterns/\{lantern\}"):
        get("/lanterns/{lantern}")(lost)


# --- The description --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return openapi.description(TOYS, "Lanterns", "1", "For the dark.")


def test_parameters_are_described_with_all_that_they_may_be(described: dict[str, Any]) -> None:
    lantern, oil, how, twice = described["paths"]["/lanterns/{lantern}"]["get"]["parameters"]
    assert lantern == {
        "name": "lantern",
        "in": "path",
        "required": True,
        "description": "what it is called",
        "schema": {"type": "string", "pattern": "^[a-z]{1,8}$"},
    }
    assert oil == {
        "name": "oil",
        "in": "query",
        "required": False,
        "description": "how much is in it",
        "schema": {"type": "integer", "minimum": 0, "maximum": 9, "default": 3},
    }
    assert (sorted(how["schema"]["enum"]), how["schema"]["default"]) == (["high", "low"], "low")
    assert twice["schema"] == {"type": "boolean", "default": False}


def test_bodies_and_answers_are_described_by_their_types(described: dict[str, Any]) -> None:
    door = described["paths"]["/lanterns/{lantern}/light"]["post"]
    assert (door["summary"], door["requestBody"]["required"]) == ("Light it", True)
    wanted = described["components"]["schemas"]["Light"]
    assert door["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Light"}
    assert (wanted["required"], wanted["additionalProperties"]) == (["hours"], False)
    assert door["responses"]["201"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Shown"}
    assert {"400", "404", "405", "413", "415", "429"} < door["responses"].keys()
    text = described["paths"]["/words"]["get"]["responses"]["200"]["content"]
    assert text == {"text/plain": {"schema": {"type": "string"}}}


def test_what_has_no_summary_is_not_described(described: dict[str, Any]) -> None:
    assert "delete" not in described["paths"]["/lanterns/{lantern}"]


def test_the_description_of_the_house_refers_to_nothing_that_is_not_there() -> None:
    told = openapi.description(app.ENDPOINTS, "Eminence", "1", "All of it.")
    doors = [door for methods in told["paths"].values() for door in methods.values()]
    names = [door["operationId"] for door in doors]
    assert len(set(names)) == len(names) > 30
    for reference in references(told):
        found: Any = told
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]
        assert found


def references(told: Any) -> list[str]:
    if isinstance(told, dict):
        return [told["$ref"]] if "$ref" in told else [one for part in told.values() for one in references(part)]
    return [one for part in told for one in references(part)] if isinstance(told, list) else []
