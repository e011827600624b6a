"""Frames against a real WebSocket library, the corners of RFC 6455, and bytes that are no frames at all."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from eminence.table import frames
from eminence.table.frames import NOT_TEXT, PING, PONG, PROTOCOL_ERROR, TEXT, TOO_BIG, Broken, Parser

LARGEST = 70_000
HEAD = 14
"""Bytes that a frame has at most before its payload."""
MASK = b"\x1a\xff\x00\x80"
SIZES = (0, 1, 3, 4, 5, 124, 125, 126, 127, 65535, 65536)
OFTEN = settings(max_examples=150)

Messages = list[tuple[int, bytes]]


def a_client() -> ClientProtocol:
    """The library's client, as it is after the handshake."""
    return ClientProtocol(parse_uri("ws://house/"), state=State.OPEN, max_size=None)


def sent(client: ClientProtocol) -> bytes:
    return b"".join(client.data_to_send())


def read(data: bytes, largest: int = LARGEST) -> Messages:
    return list(Parser(largest).feed(data))


def read_in_parts(parts: Iterable[bytes], largest: int = LARGEST) -> Messages:
    parser = Parser(largest)
    return [message for part in parts for message in parser.feed(part)]


def read_till_broken(parser: Parser, data: bytes) -> tuple[Messages, Broken | None]:
    """The messages up to what breaks the protocol, if anything does."""
    heard: Messages = []
    try:
        for message in parser.feed(data):
            heard.append(message)
    except Broken as broken:
        return heard, broken
    return heard, None


def as_client(first: int, payload: bytes = b"", *, size: bytes | None = None, masked: bool = True) -> bytes:
    """A frame as a client sends it, right or wrong: `size` is how its length is said."""
    bit = 0x80 if masked else 0
    if size is None:
        length = len(payload)
        size = bytes([length]) if length < 126 else b"\x7e" + length.to_bytes(2, "big")
    head = bytes([first, size[0] | bit]) + size[1:]
    return head + (MASK + bytes(b ^ MASK[at % 4] for at, b in enumerate(payload)) if masked else payload)


def held(parser: Parser) -> int:
    """Bytes that a parser keeps for later."""
    return sum(len(kept) for kept in vars(parser).values() if isinstance(kept, bytes | bytearray | memoryview))


# --- With a real library ----------------------------------------------------------------------------------------------


def test_the_library_takes_our_answer_to_its_handshake() -> None:
    client = ClientProtocol(parse_uri("ws://house/api/tables/abc/socket"))
    request = client.connect()
    client.send_request(request)
    answer = frames.accepted(request.headers["Sec-WebSocket-Key"])
    lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"]
    client.receive_data("\r\n".join([*lines, f"Sec-WebSocket-Accept: {answer}", "", ""]).encode())
    assert client.handshake_exc is None
    assert client.state is State.OPEN


@pytest.mark.parametrize("size", SIZES)
def test_a_message_of_any_size_arrives_both_ways(size: int) -> None:
    text = bytes(0x20 + at % 64 for at in range(size))
    client = a_client()
    client.send_text(text)
    assert read(sent(client)) == [(TEXT, text)]
    client.receive_data(frames.frame(text))
    (event,) = client.events_received()
    assert isinstance(event, Frame)
    assert (event.opcode, event.fin, bytes(event.data)) == (TEXT, True, text)


@given(st.sampled_from([1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013, 3000, 4999]), st.text(max_size=200))
@example(1008, "é" * 80)
@settings(max_examples=50)
def test_the_library_understands_every_farewell(code: int, why: str) -> None:
    client = a_client()
    client.receive_data(frames.closing(code, why))
    heard = client.close_rcvd
    assert heard is not None
    assert heard.code == code
    assert why.startswith(heard.reason)
    assert heard.reason == why or len(heard.reason.encode()) > 123 - 4


def test_a_ping_between_fragments_comes_first_and_breaks_nothing() -> None:
    client = a_client()
    client.send_text(b"one ", fin=False)
    client.send_ping(b"there?")
    client.send_continuation(b"two ", fin=False)
    client.send_pong(b"here")
    client.send_continuation(b"", fin=False)
    client.send_continuation(b"three", fin=True)
    assert read(sent(client)) == [(PING, b"there?"), (PONG, b"here"), (TEXT, b"one two three")]


def test_a_close_between_fragments_is_told_at_once() -> None:
    client = a_client()
    client.send_text(b"never ", fin=False)
    client.send_close(1001, "bye")
    assert read(sent(client)) == [(frames.CLOSE, (1001).to_bytes(2, "big") + b"bye")]


def test_a_pong_is_what_the_library_pinged() -> None:
    client = a_client()
    client.send_ping(b"\x00\xff")
    ((kind, payload),) = read(sent(client))
    assert kind == PING
    client.receive_data(frames.frame(payload, PONG))
    (event,) = client.events_received()
    assert isinstance(event, Frame)
    assert (event.opcode, bytes(event.data)) == (PONG, b"\x00\xff")


# --- Any stream, cut anywhere -----------------------------------------------------------------------------------------

FRAGMENTS = st.lists(st.binary(max_size=300), min_size=1, max_size=4)
CONTROL = st.tuples(st.sampled_from([PING, PONG]), st.binary(max_size=125))


@st.composite
def streams(draw: st.DrawFn) -> tuple[bytes, Messages]:
    """What the library's client sends for some messages in fragments, with pings between them; and what that means."""
    client, expected = a_client(), list[tuple[int, bytes]]()
    for fragments in draw(st.lists(FRAGMENTS, max_size=5)):
        for at, fragment in enumerate(fragments):
            for kind, payload in draw(st.lists(CONTROL, max_size=1)):
                (client.send_ping if kind == PING else client.send_pong)(payload)
                expected.append((kind, payload))
            send = client.send_text if at == 0 else client.send_continuation
            send(fragment, at == len(fragments) - 1)
        expected.append((TEXT, b"".join(fragments)))
    return sent(client), expected


def cut(data: bytes, places: Iterable[int]) -> list[bytes]:
    marks = [0, *sorted(place % (len(data) + 1) for place in places), len(data)]
    return [data[start:end] for start, end in pairwise(marks)]


@given(streams(), st.lists(st.integers(0, 10_000), max_size=12))
@OFTEN
def test_a_stream_means_the_same_wherever_it_is_cut(stream: tuple[bytes, Messages], places: list[int]) -> None:
    data, expected = stream
    assert read(data) == expected
    assert read_in_parts(cut(data, places)) == expected
    if len(data) < 600:
        assert read_in_parts(data[at : at + 1] for at in range(len(data))) == expected


@given(st.binary(max_size=200), st.binary(min_size=4, max_size=4))
@OFTEN
def test_every_mask_is_taken_off(payload: bytes, mask: bytes) -> None:
    masked = bytes(b ^ mask[at % 4] for at, b in enumerate(payload))
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    assert read(b"\x81" + size + mask + masked) == [(TEXT, payload)]


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
        with pytest.raises(Broken) as broken:
            read_in_parts(parts, 1000)
        assert broken.value.code in codes
        assert str(broken.value).endswith(".")


@pytest.mark.parametrize("size", [b"\x7e\x03\xe9", b"\x7f" + (1001).to_bytes(8, "big"), b"\x7f" + b"\xff" * 8])
def test_a_message_too_large_is_refused_by_its_head_alone(size: bytes) -> None:
    head = as_client(0x81, size=size).removesuffix(MASK)
    with pytest.raises(Broken) as broken:
        read(head, 1000)
    assert broken.value.code == TOO_BIG


def test_the_largest_message_is_exactly_the_limit() -> None:
    assert read(as_client(0x81, bytes(1000)), 1000) == [(TEXT, bytes(1000))]
    assert read(as_client(0x01, bytes(600)) + as_client(0x80, bytes(400)), 1000) == [(TEXT, bytes(1000))]


def test_messages_before_a_broken_one_are_heard() -> None:
    data = as_client(0x81, b"good") + as_client(0x89, b"") + as_client(0x82, b"bad")
    heard, broken = read_till_broken(Parser(1000), data)
    assert heard == [(TEXT, b"good"), (PING, b"")]
    assert broken is not None


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
    largest, parser = 200, Parser(200)
    for part in cut(data, places):
        heard, broken = read_till_broken(parser, part)
        for kind, payload in heard:
            assert kind in (TEXT, frames.CLOSE, PING, PONG)
            assert len(payload) <= (largest if kind == TEXT else 125)
        if broken is not None:
            assert broken.code in (PROTOCOL_ERROR, NOT_TEXT, TOO_BIG)
            return
        assert held(parser) <= 2 * largest + HEAD


def test_a_message_that_never_ends_is_not_kept_for_ever() -> None:
    parser = Parser(1000)
    heard, broken = read_till_broken(parser, as_client(0x01))
    rounds = 0
    while broken is None:
        heard, broken = read_till_broken(parser, as_client(0x00, b"x"))
        rounds += 1
        assert not heard
        assert held(parser) <= 1001 + HEAD
    assert broken.code == TOO_BIG
    assert rounds == 1001


def test_empty_fragments_without_end_cost_no_memory() -> None:
    parser = Parser(1000)
    assert read_till_broken(parser, as_client(0x01, b"x")) == ([], None)
    for _ in range(20_000):
        assert read_till_broken(parser, as_client(0x00)) == ([], None)
    assert held(parser) <= HEAD
