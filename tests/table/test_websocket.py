"""A WebSocket on the wire: any stream cut anywhere, the corners of RFC 6455, and bytes that are no frames at all."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from eminence.kernel.errors import Refused
from eminence.table.websocket import Batches, WebSocket

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
PROTOCOL_ERROR, NOT_TEXT, NOT_UTF8, TOO_BIG = 1002, 1003, 1007, 1009
LARGEST = 70_000
HEAD = 14
"""Bytes that a frame has at most before its payload."""
MASK = b"\x1a\xff\x00\x80"
SIZES = (0, 1, 3, 4, 5, 124, 125, 126, 127, 65535, 65536)
OFTEN = settings(max_examples=150)


class Wire:
    """A transport that remembers what was written to it, write by write."""

    def __init__(self, backlog: int = 0) -> None:
        self.written: list[bytes] = []
        self.backlog = backlog
        self.closed = False
        self.paused = False

    def get_extra_info(self, name: str) -> Any:
        return ("192.0.2.1", 5000)

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return self.backlog

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def close(self) -> None:
        self.closed = True

    abort = close


class AtOnce(Batches):
    """Reads what has come at once; what there is to send waits until somebody looks."""

    def receive(self, socket: WebSocket, data: bytes) -> None:
        socket.read(data, 0.0)

    def post(self, socket: WebSocket) -> None:
        pass


class Listener(WebSocket):
    """Notes what it is told."""

    def __init__(self, largest: int = LARGEST) -> None:
        super().__init__(AtOnce(), set(), largest, 10**6)
        self.wire = Wire()
        self.connection_made(self.wire)  # type: ignore[arg-type]
        self.heard: list[bytes] = []
        self.broken: tuple[int, str] | None = None
        self.client = ClientProtocol(
            parse_uri("ws://house/api/tables/abc/socket"), extensions=[ClientPerMessageDeflateFactory()]
        )
        self.client.send_request(self.client.connect())

    def on_request(self, target: str, headers: dict[str, str], response: Response) -> None:
        if response.status_code == 101:
            self.accept(response)
        else:
            self.refuse(Refused("bad-request", "No."))

    def on_text(self, payload: bytes) -> None:
        self.heard.append(payload)

    def on_broken(self, code: int, why: str) -> None:
        self.broken = code, why
        self.part(code, "bad-frame")

    def on_dropped(self) -> None:
        raise AssertionError("nobody is slow here")

    def fail(self, error: Exception) -> None:
        raise error

    def answers(self) -> list[tuple[int, bytes]]:
        """All frames that its client has got since the last time."""
        self.send()
        self.client.receive_data(b"".join(self.wire.written))
        self.wire.written.clear()
        return [
            (event.opcode, bytes(event.data)) for event in self.client.events_received() if isinstance(event, Frame)
        ]

    def held(self) -> int:
        """Bytes that it keeps for later."""
        return len(self._protocol.reader.buffer) + len(self._text or b"") + sum(map(len, self._outbox))


def listener(largest: int = LARGEST) -> Listener:
    """One whose client has shaken hands."""
    made = Listener(largest)
    made.data_received(sent(made.client))
    made.answers()
    assert made.client.state is State.OPEN
    return made


def a_client() -> ClientProtocol:
    """The library's client, as it is after the handshake."""
    return ClientProtocol(parse_uri("ws://house/"), state=State.OPEN, max_size=None)


def sent(client: ClientProtocol) -> bytes:
    return b"".join(client.data_to_send())


Told = tuple[list[bytes], list[tuple[int, bytes]]]
"""The messages, and the frames with which they were answered."""


def read(*parts: bytes, largest: int = LARGEST) -> Told:
    made, answers = listener(largest), list[tuple[int, bytes]]()
    for part in parts:
        made.data_received(part)
        answers += made.answers()
    return made.heard, answers


def broken_by(*parts: bytes, largest: int = LARGEST) -> tuple[list[bytes], int, str]:
    """What was heard before, the code and why; the connection is over, and its client knows."""
    made = listener(largest)
    for part in parts:
        made.data_received(part)
    assert made.broken is not None
    (*_, (kind, payload)) = made.answers()
    assert kind == CLOSE
    assert int.from_bytes(payload[:2], "big") == made.broken[0]
    assert made.wire.closed
    return made.heard, *made.broken


def as_client(first: int, payload: bytes = b"", *, size: bytes | None = None, masked: bool = True) -> bytes:
    """A frame as a client sends it, right or wrong: `size` is how its length is said."""
    bit = 0x80 if masked else 0
    if size is None:
        length = len(payload)
        size = bytes([length]) if length < 126 else b"\x7e" + length.to_bytes(2, "big")
    head = bytes([first, size[0] | bit]) + size[1:]
    return head + (MASK + bytes(b ^ MASK[at % 4] for at, b in enumerate(payload)) if masked else payload)


# --- With a real library ----------------------------------------------------------------------------------------------


def handshake(**changed: str) -> tuple[Listener, bytes]:
    """A listener and what it answers to a handshake in which this is otherwise."""
    made = Listener()
    headers = {"host": "house", "upgrade": "websocket", "connection": "Upgrade"}
    headers |= {"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==", "sec-websocket-version": "13"}
    headers |= {name.replace("_", "-"): value for name, value in changed.items()}
    lines = [f"{name}: {value}" for name, value in headers.items() if value]
    made.data_received("\r\n".join(["GET /api/tables/abc/socket HTTP/1.1", *lines, "", ""]).encode())
    made.send()
    return made, b"".join(made.wire.written)


def test_a_handshake_is_answered_as_the_standard_says() -> None:
    made, answer = handshake()
    key = base64.b64encode(hashlib.sha1(b"dGhlIHNhbXBsZSBub25jZQ==258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert b"\r\nSec-WebSocket-Accept: " + key + b"\r\n" in answer
    assert not made.wire.closed


def test_nothing_is_compressed_though_the_client_would_like_it() -> None:
    _, answer = handshake(sec_websocket_extensions="permessage-deflate; client_max_window_bits")
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert b"extensions" not in answer.lower()
    assert listener().client.extensions == []


WRONG = [
    {"sec_websocket_version": "8"},
    {"sec_websocket_version": ""},
    {"sec_websocket_key": ""},
    {"sec_websocket_key": "abcd"},
    {"upgrade": "h2c"},
    {"x_long": "x" * 20_000},
    {"content_length": "7"},
    {"transfer_encoding": "chunked"},
]


@pytest.mark.parametrize("changed", WRONG, ids=lambda changed: next(iter(changed)))
def test_a_handshake_that_is_none_is_answered_with_a_problem(changed: dict[str, str]) -> None:
    made, answer = handshake(**changed)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"application/json" in answer
    assert made.wire.closed


def test_who_has_not_been_let_in_is_not_heard() -> None:
    class Waiting(Listener):
        def on_request(self, target: str, headers: dict[str, str], response: Response) -> None:
            self.response = response

    made = Waiting()
    made.data_received(sent(made.client))
    assert made.wire.paused
    made.accept(made.response)
    assert not made.wire.paused


@pytest.mark.parametrize("size", SIZES)
def test_a_message_of_any_size_arrives_both_ways(size: int) -> None:
    text = bytes(0x20 + at % 64 for at in range(size))
    made = listener()
    made.client.send_text(text)
    made.data_received(sent(made.client))
    assert made.heard == [text]
    made.write_text(text)
    assert made.answers() == [(TEXT, text)]


@given(st.sampled_from([1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013, 3000, 4999]), st.text(max_size=30))
@settings(max_examples=50)
def test_the_library_understands_every_farewell(code: int, why: str) -> None:
    made = listener()
    made.part(code, why)
    made.answers()
    heard = made.client.close_rcvd
    assert heard is not None
    assert (heard.code, heard.reason) == (code, why)
    assert made.wire.closed


def test_a_ping_between_fragments_is_answered_and_breaks_nothing() -> None:
    client = a_client()
    client.send_text(b"one ", fin=False)
    client.send_ping(b"there?")
    client.send_continuation(b"two ", fin=False)
    client.send_pong(b"here")
    client.send_continuation(b"", fin=False)
    client.send_continuation(b"three", fin=True)
    assert read(sent(client)) == ([b"one two three"], [(PONG, b"there?")])


def test_a_close_between_fragments_ends_it_at_once() -> None:
    client = a_client()
    client.send_text(b"never ", fin=False)
    client.send_close(1001, "bye")
    heard, code, _ = broken_by(sent(client))
    assert (heard, code) == ([], PROTOCOL_ERROR)


def test_a_goodbye_is_answered_with_the_same_and_then_nothing_is_heard() -> None:
    client = a_client()
    client.send_text(b"before")
    client.send_close(1001, "bye")
    goodbye = sent(client) + as_client(0x81, b"after")
    made = listener()
    made.data_received(goodbye)
    made.data_received(as_client(0x81, b"later"))
    assert made.answers() == [(CLOSE, (1001).to_bytes(2, "big") + b"bye")]
    assert made.heard == [b"before"]
    assert made.wire.closed


# --- Any stream, cut anywhere -----------------------------------------------------------------------------------------

FRAGMENTS = st.lists(st.binary(max_size=300), min_size=1, max_size=4)
CONTROL = st.tuples(st.sampled_from([PING, PONG]), st.binary(max_size=125))


@st.composite
def streams(draw: st.DrawFn) -> tuple[bytes, Told]:
    """What the library's client sends for some messages in fragments, with pings between them; and what that means."""
    client, texts, pongs = a_client(), list[bytes](), list[tuple[int, bytes]]()
    for fragments in draw(st.lists(FRAGMENTS, max_size=5)):
        for at, fragment in enumerate(fragments):
            for kind, payload in draw(st.lists(CONTROL, max_size=1)):
                (client.send_ping if kind == PING else client.send_pong)(payload)
                if kind == PING:
                    pongs.append((PONG, payload))
            send = client.send_text if at == 0 else client.send_continuation
            send(fragment, at == len(fragments) - 1)
        texts.append(b"".join(fragments))
    return sent(client), (texts, pongs)


def cut(data: bytes, places: Iterable[int]) -> list[bytes]:
    marks = [0, *sorted(place % (len(data) + 1) for place in places), len(data)]
    return [data[start:end] for start, end in pairwise(marks)]


@given(streams(), st.lists(st.integers(0, 10_000), max_size=12))
@OFTEN
def test_a_stream_means_the_same_wherever_it_is_cut(stream: tuple[bytes, Told], places: list[int]) -> None:
    data, expected = stream
    assert read(data) == expected
    assert read(*cut(data, places)) == expected
    if len(data) < 600:
        assert read(*(data[at : at + 1] for at in range(len(data)))) == expected


@given(st.binary(max_size=200), st.binary(min_size=4, max_size=4))
@OFTEN
def test_every_mask_is_taken_off(payload: bytes, mask: bytes) -> None:
    masked = bytes(b ^ mask[at % 4] for at, b in enumerate(payload))
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    assert read(b"\x81" + size + mask + masked)[0] == [payload]


# --- What no client may send ------------------------------------------------------------------------------------------

BROKEN = {
    "not masked": (as_client(0x81, b"hello", masked=False), {PROTOCOL_ERROR}),
    "not masked and empty": (as_client(0x81, masked=False), {PROTOCOL_ERROR}),
    "first reserved bit": (as_client(0xC1, b"x"), {PROTOCOL_ERROR}),
    "second reserved bit": (as_client(0xA1, b"x"), {PROTOCOL_ERROR}),
    "third reserved bit": (as_client(0x91, b"x"), {PROTOCOL_ERROR}),
    **{f"unknown kind {kind}": (as_client(0x80 | kind), {PROTOCOL_ERROR}) for kind in (3, 4, 5, 6, 7, 11, 12, 15)},
    "binary": (as_client(0x82, b"x"), {NOT_TEXT}),
    "binary in fragments": (as_client(0x02, b"x"), {NOT_TEXT}),
    "a ping in fragments": (as_client(0x09, b"x"), {PROTOCOL_ERROR}),
    "a close in fragments": (as_client(0x08, b""), {PROTOCOL_ERROR}),
    "a ping too long": (as_client(0x89, bytes(126)), {PROTOCOL_ERROR, TOO_BIG}),
    "a ping said to be huge": (as_client(0x89, size=b"\x7f" + (1 << 40).to_bytes(8, "big")), {PROTOCOL_ERROR, TOO_BIG}),
    "goes on but never began": (as_client(0x80, b"x"), {PROTOCOL_ERROR}),
    "begins twice": (as_client(0x01, b"x") + as_client(0x81, b"y"), {PROTOCOL_ERROR}),
    "ends twice": (as_client(0x01, b"x") + as_client(0x80, b"y") + as_client(0x80, b"z"), {PROTOCOL_ERROR}),
    "one byte too much": (as_client(0x81, bytes(1001)), {TOO_BIG}),
    "too much in fragments": (as_client(0x01, bytes(600)) + as_client(0x80, bytes(401)), {TOO_BIG}),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_breaks_the_protocol_ends_with_its_code_and_a_sentence(name: str) -> None:
    data, codes = BROKEN[name]
    for parts in ([data], [data[at : at + 1] for at in range(len(data))]):
        _, code, why = broken_by(*parts, largest=1000)
        assert code in codes
        assert why.endswith(".")


@pytest.mark.parametrize("size", [b"\x7e\x03\xe9", b"\x7f" + (1001).to_bytes(8, "big"), b"\x7f" + b"\xff" * 8])
def test_a_message_too_large_is_refused_by_its_head_alone(size: bytes) -> None:
    head = as_client(0x81, size=size).removesuffix(MASK)
    assert broken_by(head, largest=1000)[1] == TOO_BIG


def test_the_largest_message_is_exactly_the_limit() -> None:
    assert read(as_client(0x81, bytes(1000)), largest=1000)[0] == [bytes(1000)]
    assert read(as_client(0x01, bytes(600)) + as_client(0x80, bytes(400)), largest=1000)[0] == [bytes(1000)]


def test_messages_before_a_broken_one_are_heard() -> None:
    data = as_client(0x81, b"good") + as_client(0x89, b"") + as_client(0x82, b"bad")
    heard, code, _ = broken_by(data, largest=1000)
    assert (heard, code) == ([b"good"], NOT_TEXT)


# --- Bytes that are no frames -----------------------------------------------------------------------------------------

ANY_HEAD = st.builds(
    as_client,
    st.integers(0, 255),
    st.binary(max_size=140),
    size=st.one_of(st.none(), st.binary(min_size=1, max_size=9)),
    masked=st.integers(0, 9).map(bool),
)
GOOD = st.builds(as_client, st.sampled_from([0x81, 0x01, 0x00, 0x80, 0x89, 0x8A, 0x88]), st.binary(max_size=125))
NOISE = st.lists(st.one_of(GOOD, GOOD, GOOD, ANY_HEAD, st.binary(max_size=40)), max_size=30).map(b"".join)


@given(NOISE, st.lists(st.integers(0, 10_000), max_size=10))
@settings(max_examples=400)
def test_any_bytes_are_messages_or_broken_and_little_is_held(data: bytes, places: list[int]) -> None:
    largest, made = 200, listener(200)
    for part in cut(data, places):
        made.data_received(part)
        assert all(len(payload) <= largest for payload in made.heard)
        assert {kind for kind, _ in made.answers()} <= {CLOSE, PONG}
        if made.broken is not None:
            assert made.broken[0] in (PROTOCOL_ERROR, NOT_TEXT, NOT_UTF8, TOO_BIG)
        if made.wire.closed:
            return
        assert made.held() <= 2 * largest + HEAD


def test_a_message_that_never_ends_is_not_kept_for_ever() -> None:
    made = listener(1000)
    made.data_received(as_client(0x01))
    rounds = 0
    while made.broken is None:
        made.data_received(as_client(0x00, b"x"))
        rounds += 1
        assert made.held() <= 1001 + HEAD
    assert made.heard == []
    assert made.broken[0] == TOO_BIG
    assert rounds == 1001


def test_empty_fragments_without_end_cost_no_memory() -> None:
    made = listener(1000)
    made.data_received(as_client(0x01, b"x"))
    for _ in range(20_000):
        made.data_received(as_client(0x00))
    assert (made.heard, made.broken, made.answers()) == ([], None, [])
    assert made.held() <= HEAD
