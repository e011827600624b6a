"""A hostile client that would be somebody else: pages from elsewhere, forged tokens, cookies sent along unasked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from eminence.table import messages
from eminence.table.client import Client
from tests.support.server import ADMIN, Server
from tests.table.test_hostile import Answer, Target, answered, besieged, is_a_refusal, is_unharmed, request
from tests.table.test_turns import Line, sync_all

pytestmark = pytest.mark.xdist_group("table tokens")

UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with besieged(Server(tmp_path_factory.mktemp("tokens"))) as found:
        yield found


# --- Pages of others --------------------------------------------------------------------------------------------------

FOREIGN = [
    "http://evil.example",
    "null",
    "http://[",
    "http://127.0.0.1",
    "https://127.0.0.1:1",
    "",
    "file://",
    "x" * 3000,
]


@pytest.mark.parametrize("origin", FOREIGN, ids=lambda origin: origin[:20])
def test_a_page_from_elsewhere_may_neither_write_nor_listen(target: Target, origin: str) -> None:
    body = b'{"seat":null}'
    bearer = f"Bearer {target.ada.token}"
    rest = target.ask("POST", f"/api/tables/{target.table}/join", body, Origin=origin, Authorization=bearer)
    line = handshake(target, f"/api/tables/{target.table}/socket", Origin=origin, Authorization=bearer)
    for answer in (rest, line):
        assert (answer.status, answer.problem["code"]) == (403, "wrong-origin")
        is_a_refusal(answer)


def handshake(target: Target, path: str, method: str = "GET", **headers: str) -> Answer:
    given = {"Host": f"127.0.0.1:{target.server.port}", **UPGRADE}
    given |= {name.replace("_", "-"): value for name, value in headers.items()}
    sent = request(method, path, {name: value for name, value in given.items() if value or name == "Origin"})
    return answered(target.raw(sent, until=b'"type":"welcome"'))


def test_our_own_page_may_write_and_listen(target: Target) -> None:
    own = f"http://127.0.0.1:{target.server.port}"
    body = b'{"seat":null}'
    bearer = f"Bearer {target.ada.token}"
    assert target.ask("POST", f"/api/tables/{target.table}/join", body, Origin=own, Authorization=bearer).status == 200
    assert handshake(target, f"/api/tables/{target.table}/socket", Origin=own).status == 101


SOCKETS: dict[str, tuple[str, str, dict[str, str], int]] = {
    "no such table": ("GET", "/api/tables/nosuchtable/socket", {}, 404),
    "no table": ("GET", "/api/tables//socket", {}, 404),
    "elsewhere": ("GET", "/api/games", {}, 404),
    "out of the folder": ("GET", "/api/tables/../tables/x/socket", {}, 404),
    "half an address": ("GET", "//[", {}, 404),
    "another version": ("GET", "/api/tables/TABLE/socket", {"Sec-WebSocket-Version": "8"}, 400),
    "no key": ("GET", "/api/tables/TABLE/socket", {"Sec-WebSocket-Key": ""}, 400),
    "posted": ("POST", "/api/tables/TABLE/socket", {}, 404),
}


@pytest.mark.parametrize("name", SOCKETS)
def test_a_handshake_that_is_none_is_refused_in_a_sentence(target: Target, name: str) -> None:
    method, path, headers, status = SOCKETS[name]
    answer = handshake(target, path.replace("TABLE", target.table), method, **headers)
    assert answer.status in (status, 400, 405)
    is_a_refusal(answer)
    is_unharmed(target)


# --- Cookies and tokens -----------------------------------------------------------------------------------------------


def forged(target: Target) -> dict[str, str]:
    player, _, signature = target.ada.token.partition(".")
    last = "0" if signature[-1] != "0" else "1"
    return {
        "another's signature": f"{player}.{target.bob.token.partition('.')[2]}",
        "one digit changed": f"{player}.{signature[:-1]}{last}",
        "cut short": target.ada.token[:-1],
        "too long": target.ada.token + "0",
        "no signature": f"{player}.",
        "no point": player + signature,
        "upper case": f"{player}.{signature.upper()}",
        "its own csrf": f"{player}.{csrf(target.ada)}",
        "the admin's": ADMIN,
        "letters from afar": f"{player}.\xe9\xff",
    }


def test_a_message_of_another_sent_again_counts_for_who_sends_it(target: Target) -> None:
    """Ada's move, word for word, from Bob, from a stranger and from nobody at all: none of it is hers."""
    target.begin()
    strangers = [Client(target.server.url, name="Eve"), Client(target.server.url)]
    lines = [Line(client, target.table) for client in (target.ada, target.bob, *strangers)]
    try:
        mover = lines[lines[0].game["actors"][0]]
        command = messages.MoveCommand("once", mover.seq, "reveal")
        assert isinstance(mover.ask(command), messages.StateUpdate)
        after = sync_all(lines)
        for other in lines:
            answer = other.ask(command)
            if other is mover:
                assert isinstance(answer, messages.Done)
            else:
                assert isinstance(answer, messages.Refusal)
                assert answer.code in ("stale", "not-your-turn", "not-seated")
        assert sync_all(lines) == after
    finally:
        Line.close_all()


def csrf(client: Client) -> str:
    return str(client.ask("GET", "/api/session")["csrf"])


def test_a_forged_token_stands_for_nobody(target: Target) -> None:
    for name, token in forged(target).items():
        for way in ({"Authorization": f"Bearer {token}"}, {"Cookie": f"eminence={token}"}):
            assert target.ask("GET", "/api/session", **way).status == 401, name
            answer = target.ask("POST", f"/api/tables/{target.table}/resign", **way)
            assert (answer.status, answer.problem["code"]) == (401, "not-signed-in"), name
            path = f"/api/tables/{target.table}/socket"
            line = target.raw(request("GET", path, {"Host": "x", **UPGRADE, **way}), until=b'"moves":[]')
            assert b'"seat":null' in line, name
            assert b'"moves":[]' in line, name
    assert target.ada.info(target.table)["phase"] == "playing"


def test_only_the_admin_is_the_admin(target: Target) -> None:
    for token in ("", target.ada.token, ADMIN[:-1], ADMIN + "x", ADMIN.upper()):
        for path in ("ban", "mute", f"tables/{target.table}/close"):
            answer = target.ask("POST", f"/api/admin/{path}", b'{"name":"Ada"}', Authorization=f"Bearer {token}")
            assert answer.status in (400, 401)
        for path in (f"/api/admin/tables/{target.table}/record", "/metrics"):
            assert target.ask("GET", path, Authorization=f"Bearer {token}").status == 401
    is_unharmed(target)


def test_a_cookie_alone_changes_nothing(target: Target) -> None:
    path, cookie = f"/api/tables/{target.table}/join", f"eminence={target.ada.token}"
    own = csrf(target.ada)
    for sent in ({}, {"X_CSRF_Token": ""}, {"X_CSRF_Token": csrf(target.bob)}, {"X_CSRF_Token": own[:-1]}):
        answer = target.ask("POST", path, b'{"seat":null}', Cookie=cookie, **sent)
        assert (answer.status, answer.problem["code"]) == (403, "no-csrf")
    assert target.ask("GET", "/api/session", Cookie=cookie).status == 200
    assert target.ask("POST", path, b'{"seat":null}', Cookie=cookie, X_CSRF_Token=own).status == 200


def test_an_old_cookie_of_another_house_locks_nobody_out(target: Target) -> None:
    cookie = "eminence=abcdefghjkmn.0123456789abcdef"
    assert target.ask("GET", "/api/session", Cookie=cookie).status == 401
    answer = fresh_session(target, Cookie=cookie)
    assert answer.status == 201


def fresh_session(target: Target, **headers: str) -> Answer:
    """A new player; the answer tells a token, rightly, so it is not among what the hostile client has heard."""
    answer = target.ask("POST", "/api/session", b'{"name":"Eve"}', **headers)
    target.heard.pop()
    return answer


def cookie_of(answer: Answer) -> tuple[str, set[str]]:
    first, *flags = answer.headers["set-cookie"].split(";")
    return first.partition("=")[0], {flag.strip().lower() for flag in flags}


def test_no_script_and_no_other_site_gets_at_the_cookie(target: Target) -> None:
    name, flags = cookie_of(fresh_session(target))
    assert name == "eminence"
    assert {"httponly", "path=/"} <= flags
    assert flags & {"samesite=lax", "samesite=strict"}
    assert "secure" not in flags, "on plain HTTP a browser would not send it"


def test_behind_https_the_cookie_is_secure_and_listening_everywhere_is_explained(tmp_path: Path) -> None:
    public = "https://play.example.org"
    with Server(tmp_path, None, "--no-limits", "--host", "0.0.0.0", "--public-url", public) as server:
        nobody = Client(server.url)
        target = Target(server, nobody, nobody)
        answer = fresh_session(target, Origin=public)
        name, flags = cookie_of(answer)
        assert name == "__Host-eminence"
        assert {"httponly", "secure", "path=/"} <= flags
        assert "max-age" in answer.headers["strict-transport-security"]
        assert target.ask("POST", "/api/session", b"{}", Origin="https://evil.example").status == 403
        said = server.log.read_text()
    assert public in said
    assert "every network" in said
    assert "not encrypted" in said
