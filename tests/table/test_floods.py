"""Too much, too large, too slow, and frames that are none: limited with a clear answer, while others play on."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import count
from random import Random
from threading import Thread
from typing import Any, ClassVar

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from eminence.kernel.errors import Refused
from eminence.table.rate_limits import Limits, RateLimiter, TokenBucket
from tests.support.deadlines import wait_until, within
from tests.support.server import Server
from tests.table.test_hostile import Answer, Target, answered, besieged, is_a_refusal, is_unharmed, request
from tests.table.test_tokens import UPGRADE
from tests.table.test_websocket import as_client

pytestmark = pytest.mark.xdist_group("table floods")

REQUESTS, ENTRIES, MESSAGES_AT_ONCE, CONNECTIONS = 400, 30, 60, 12
"""What an address or a connection may ask for; used up, it stays so, however long the test takes."""
HANDSHAKE = within(1)
"""Seconds that a request may take to arrive."""
STRICT = f"""
from functools import partial
from eminence.table import rate_limits
never = 1e-6
rate_limits.Limits = partial(
    rate_limits.Limits, requests_rate=never, requests_burst={REQUESTS}, entries_rate=never, entries_burst={ENTRIES},
    messages_rate=never, messages_burst={MESSAGES_AT_ONCE}, connections={CONNECTIONS}, handshake={HANDSHAKE},
)
"""
ADDRESSES = count(1)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A server with small limits, which believes a proxy that names the addresses of those who ask."""
    strict = Server(tmp_path_factory.mktemp("floods"), None, "--behind-proxy")
    strict.first = STRICT
    with besieged(strict) as found:
        yield found


@pytest.fixture(autouse=True)
def lines_are_closed() -> Iterator[None]:
    yield
    while Line.open:
        Line.open.pop().socket.close()


def somewhere() -> str:
    """An address that nobody has used yet."""
    number = next(ADDRESSES)
    return f"10.9.{number // 250}.{number % 250 + 1}"


class Line:
    """A connection to the table whose every byte is ours."""

    open: ClassVar[list[Line]] = []

    def __init__(self, target: Target, address: str | None = None) -> None:
        self.open.append(self)
        self.target = target
        self.socket = socket.create_connection(("127.0.0.1", target.server.port), within(60))
        self.heard: list[dict[str, Any]] = []
        self.reader = ClientProtocol(parse_uri("ws://house/"), state=State.OPEN, max_size=None)
        headers = {"Host": f"127.0.0.1:{target.server.port}", **UPGRADE, "X-Forwarded-For": address or somewhere()}
        self.socket.sendall(request("GET", f"/api/tables/{target.table}/socket?words=en", headers))
        data = b""
        while b"\r\n\r\n" not in data and (part := self.socket.recv(65536)):
            data += part
        self.answer = answered(data)
        if self.answer.status == 101:
            self._take_in(self.answer.body)
            self.until(lambda: any(news["type"] == "state" for news in self.heard))

    def _take_in(self, data: bytes) -> None:
        self.target.heard.append(data)
        self.reader.receive_data(data)
        for event in self.reader.events_received():
            if isinstance(event, Frame) and event.opcode == 1:
                self.heard.append(json.loads(event.data))

    def until(self, so: Any) -> None:
        while not so():
            part = self.socket.recv(65536)
            assert part, "the line ended before"
            self._take_in(part)

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def say(self, text: str | bytes) -> None:
        self.send(as_client(0x81, text if isinstance(text, bytes) else text.encode()))

    def until_ended(self) -> int | None:
        """Read all until the server ends the line; the code that it gave."""
        try:
            while part := self.socket.recv(65536):
                self._take_in(part)
        except ConnectionError:
            pass
        heard = self.reader.close_rcvd
        return None if heard is None else heard.code

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [news for news in self.heard if news["type"] == kind]


# --- Frames that are none ---------------------------------------------------------------------------------------------

BROKEN = {
    "not masked": (as_client(0x81, b"hello", masked=False), {1002}),
    "reserved bit": (as_client(0xC1, b"{}"), {1002}),
    "binary": (as_client(0x82, b"\x00\xff"), {1003}),
    "huge": (as_client(0x81, size=b"\x7f" + (1 << 40).to_bytes(8, "big")), {1009}),
    "one byte too much": (as_client(0x81, b" " * 8193), {1009}),
    "too much in pieces": (as_client(0x01, b" " * 8000) + as_client(0x00, b" " * 8000) * 3, {1009}),
    "goes on but never began": (as_client(0x80, b"{}"), {1002}),
    "a close of one byte": (as_client(0x88, b"\x03"), {1002}),
    "a close with a code that is none": (as_client(0x88, (999).to_bytes(2, "big")), {1002}),
    "a close with a code for nobody": (as_client(0x88, (1005).to_bytes(2, "big")), {1002}),
    "a close in no letters": (as_client(0x88, (1000).to_bytes(2, "big") + b"\xff"), {1002, 1007}),
    "a good close": (as_client(0x88, (1000).to_bytes(2, "big") + b"bye"), {1000}),
    "a close of its own kind": (as_client(0x88, (3456).to_bytes(2, "big")), {3456, 1000}),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_frame_that_is_none_ends_its_line_with_the_right_code(target: Target, name: str) -> None:
    data, codes = BROKEN[name]
    line = Line(target)
    line.send(data)
    assert line.until_ended() in codes
    for closing in line.of("closing"):
        assert closing["text"].endswith(".")
    is_unharmed(target)


MESSAGES = {
    "no UTF-8": b'{"type":"ping","request":"\xff\xfe"}',
    "half a letter": b'{"type":"ping","request":"\\ud800"}',
    "very deep": b'{"x":' + b"[" * 8000,
    "very deep but whole": b'{"type":"ping","x":' + b"[" * 3900 + b"]" * 3900 + b',"request":"q"}',
    "a long number": b'{"type":"move","request":"q","seen":' + b"9" * 5000 + b',"move":"reveal"}',
    "nothing": b"",
    "two at once": b'{"type":"ping","request":"q"}{"type":"ping","request":"r"}',
    "a move of many fields": b'{"type":"move","request":"q","seen":1,"move":[' + b"1," * 3900 + b"1]}",
    "a move of many lists": b'{"type":"move","request":"q","seen":1,"move":' + b"[" * 3900 + b"]" * 3900 + b"}",
    "a move with a long field": b'{"type":"move","request":"q","seen":1,"move":["swap","' + b"x" * 8000 + b'"]}',
    "a move with a long number": b'{"type":"move","request":"q","seen":1,"move":["swap",' + b"9" * 8000 + b"]}",
}


@pytest.mark.parametrize("name", MESSAGES)
def test_a_message_that_is_none_is_refused_and_the_line_goes_on(target: Target, name: str) -> None:
    line = Line(target)
    line.say(MESSAGES[name])
    line.say('{"type":"ping","request":"after"}')
    line.until(lambda: line.of("pong"))
    (refusal,) = line.of("refused")
    assert refusal["code"] == "bad-message"
    assert refusal["say"]["say"] == "refusal-bad-message"
    assert line.of("pong") == [{"type": "pong", "request": "after"}]


def test_a_frame_that_is_never_finished_holds_nobody_up(target: Target) -> None:
    whole = as_client(0x81, b'{"type":"ping","request":"late"}')
    lines = [Line(target) for _ in range(5)]
    for line in lines:
        line.send(whole[:9])
    is_unharmed(target)
    for line in lines:
        line.send(whole[9:])
        line.until(lambda line=line: line.of("pong"))


def test_noise_on_many_lines_leaves_the_house_in_order(target: Target) -> None:
    chance = Random(11)
    for number in range(40):
        line = Line(target)
        noise = b"".join(
            as_client(
                chance.choice([0x81, 0x01, 0x80, 0x00, 0x88, 0x89, 0x8A, 0xFF]), chance.randbytes(chance.randint(0, 99))
            )
            for _ in range(chance.randint(1, 6))
        )
        sent = noise if chance.random() < 0.7 else chance.randbytes(chance.randint(1, 2000))
        print(f"line {number}: {sent.hex()}")  # shown if it does harm
        line.send(sent)
        line.socket.shutdown(socket.SHUT_WR)
        line.until_ended()
    is_unharmed(target)


# --- Too many ---------------------------------------------------------------------------------------------------------


def test_thousands_of_messages_are_limited_with_a_word_and_then_ended(target: Target) -> None:
    line = Line(target)
    flood = b"".join(as_client(0x81, b'{"type":"ping","request":"p%d"}' % number) for number in range(3000))
    sender = Thread(target=_send_all, args=(line.socket, flood))
    sender.start()
    code = line.until_ended()
    sender.join()
    assert len(line.of("pong")) == MESSAGES_AT_ONCE
    assert {refusal["code"] for refusal in line.of("refused")} == {"too-many-messages"}
    assert all(refusal["say"] == {"say": "refusal-too-many-messages"} for refusal in line.of("refused"))
    (closing,) = line.of("closing")
    assert closing["code"].startswith("too-many-")
    assert code == 1008
    is_unharmed(target)


def _send_all(line: socket.socket, data: bytes) -> None:
    with suppress(ConnectionError):
        line.sendall(data)


def test_who_talks_only_nonsense_is_answered_and_at_last_sent_away(target: Target) -> None:
    line = Line(target)
    for said in range(1, 100):
        line.say("nonsense")
        line.until(lambda said=said: len(line.of("refused")) == said or line.of("closing"))
        if line.of("closing"):
            break
    assert len(line.of("refused")) > 5
    assert line.until_ended() == 1008
    (closing,) = line.of("closing")
    assert closing["say"] == {"say": "refusal-too-many-mistakes"}


def test_an_address_opens_so_many_lines_and_no_more(target: Target) -> None:
    address = somewhere()
    lines = [Line(target, address) for _ in range(CONNECTIONS)]
    assert {line.answer.status for line in lines} == {101}
    one_more = Line(target, address)
    assert (one_more.answer.status, one_more.answer.problem["code"]) == (429, "too-many-connections")
    is_a_refusal(one_more.answer)
    assert Line(target).answer.status == 101, "others are not limited by it"
    lines[0].send(as_client(0x88, (1000).to_bytes(2, "big")))
    assert lines[0].until_ended() == 1000
    wait_until(lambda: Line(target, address).answer.status == 101)


@pytest.mark.parametrize("spoof", [False, True], ids=["one address", "one address that names others before its own"])
def test_an_address_that_asks_too_much_is_told_to_wait(target: Target, spoof: bool) -> None:
    """A proxy adds the true address behind whatever the client has written there itself."""
    own = somewhere()
    found = flooded(target, REQUESTS + 200, "GET", "/api/games/nosuchgame/cards", own, spoof)
    assert [answer.status for answer in found] == [404] * REQUESTS + [429] * 200
    for answer in found[-5:]:
        is_a_refusal(answer)
        assert "wait" in answer.problem["text"]
        assert int(answer.headers["retry-after"]) > 0
    assert target.ask("GET", "/api/games/nosuchgame/cards", X_Forwarded_For=somewhere()).status == 404


def flooded(target: Target, many: int, method: str, path: str, address: str, spoof: bool) -> list[Answer]:
    """Requests one after the other on one line, without waiting for the answers."""
    sent = b""
    for number in range(many):
        from_where = f"10.1.1.{number % 250}, {address}" if spoof else address
        last = {"Connection": "close"} if number == many - 1 else {}
        sent += request(method, path, {"Host": "x", "X-Forwarded-For": from_where, **last})
    answers = target.raw(sent).split(b"HTTP/1.1 ")[1:]
    return [answered(b"HTTP/1.1 " + answer) for answer in answers]


def test_an_address_brings_so_many_players_and_no_more(target: Target) -> None:
    address, codes = somewhere(), []
    for _ in range(80):
        answer = target.ask("POST", "/api/session", b'{"name":"Eve"}', X_Forwarded_For=address)
        target.heard.pop()
        codes.append(answer.status)
        if answer.status == 429:
            break
    assert codes == [201] * ENTRIES + [429]
    is_a_refusal(answer)
    guess = target.ask("POST", "/api/session/recovery", b'{"code":"22222-22222-22222-22222"}', X_Forwarded_For=address)
    assert guess.status == 429, "nor are recovery codes guessed at leisure"
    is_unharmed(target)


def test_what_was_used_up_fills_again_and_no_further() -> None:
    bucket = TokenBucket(2.0)
    for later, fits in ((0.0, 2), (1.0, 0), (2.0, 1), (1000.0, 2)):
        taken = [bucket.take(0.5, 2.0, bucket.at + wait) for wait in (later, 0.0, 0.0)]
        assert taken == [number < fits for number in range(3)], later


def is_refused(limiter: RateLimiter, address: str) -> bool:
    try:
        limiter.request(address)
    except Refused:
        return True
    return False


def test_who_keeps_asking_is_not_forgiven_when_many_others_ask() -> None:
    limiter = RateLimiter(Limits(requests_rate=1e-6, requests_burst=1))
    assert not is_refused(limiter, "192.0.2.7")
    for number in range(45_000):
        limiter.request(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
        if number % 5_000 == 0:
            assert is_refused(limiter, "192.0.2.7"), f"after {number} others"


def test_memory_for_addresses_is_bounded() -> None:
    limiter = RateLimiter(Limits(requests_rate=1e-6, requests_burst=1))
    for number in range(20_001):
        limiter.request(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert is_refused(limiter, "10.0.78.32")
    assert is_refused(limiter, "10.0.0.1"), "all others are remembered"
    assert not is_refused(limiter, "10.0.0.0"), "the one that rested longest made room"


def test_all_addresses_of_an_ipv6_network_are_one_visitor() -> None:
    limiter = RateLimiter(Limits(requests_rate=1e-6, requests_burst=1, connections=1))
    assert not is_refused(limiter, "2001:db8::1")
    assert is_refused(limiter, "2001:db8::ffff:2")
    assert not is_refused(limiter, "2001:db8:0:1::1"), "the network beside it is somebody else"
    limiter.connect("2001:db8::1")
    with pytest.raises(Refused):
        limiter.connect("2001:db8::2")
    limiter.disconnect("2001:db8::1")
    limiter.connect("2001:db8::2")


def test_ipv4_within_ipv6_is_counted_by_its_own_address() -> None:
    limiter = RateLimiter(Limits(requests_rate=1e-6, requests_burst=1))
    assert not is_refused(limiter, "::ffff:192.0.2.7")
    assert not is_refused(limiter, "::ffff:192.0.2.8")
    assert is_refused(limiter, "192.0.2.7")


# --- Too slow ---------------------------------------------------------------------------------------------------------

SLOW = {
    "nothing at all": b"",
    "headers": b"GET /api/games HTTP/1.1\r\nHost: x\r\n",
    "a body": b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n",
}


def test_who_dribbles_a_request_is_cut_off(target: Target) -> None:
    with ExitStack() as stack:
        lines = {name: stack.enter_context(dialled(target)) for name in SLOW}
        for name, line in lines.items():
            line.sendall(SLOW[name])
        for name, line in lines.items():
            dribble = b"x" if SLOW[name] else b""
            wait_until(lambda line=line, dribble=dribble: _is_cut(line, dribble), what=f"the end of {name}")
    is_unharmed(target)


def dialled(target: Target) -> socket.socket:
    return socket.create_connection(("127.0.0.1", target.server.port), within(60))


def _is_cut(line: socket.socket, dribble: bytes) -> bool:
    try:
        line.settimeout(HANDSHAKE / 10)
        line.sendall(dribble)
        return line.recv(65536) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_an_honest_line_that_is_used_for_long_is_not_cut_off(target: Target) -> None:
    """Every request arrives in two halves, in much less than the time it has; all together they take longer."""
    whole = request("GET", "/api/games/nosuchgame/cards", {"Host": "x", "X-Forwarded-For": somewhere()})
    ends = time.monotonic() + 1.5 * HANDSHAKE
    with dialled(target) as line:
        while time.monotonic() < ends:
            line.sendall(whole[:40])
            time.sleep(HANDSHAKE / 20)
            line.sendall(whole[40:])
            found = b""
            while not found.endswith(b"}"):
                part = line.recv(65536)
                assert part, "the line was cut"
                found += part
            assert found.startswith(b"HTTP/1.1 404")
