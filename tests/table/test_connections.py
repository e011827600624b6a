"""What arrives together is read together and what leaves together is sent together; nobody pays for another's fault."""

from __future__ import annotations

import asyncio
from pathlib import Path

import structlog
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request
from websockets.uri import parse_uri

from eminence.table import messages
from eminence.table.connections import Connection, Connections
from eminence.table.rate_limits import Limits, RateLimiter
from eminence.table.service import TableService
from eminence.table.store import Store
from tests.table.test_websocket import MASK, Wire


def connected(connections: Connections, wire: Wire) -> Connection:
    socket = Connection(connections, set())
    socket.connection_made(wire)  # type: ignore[arg-type]
    client = ClientProtocol(parse_uri("ws://house/"))
    client.send_request(client.connect())
    socket._protocol.receive_data(b"".join(client.data_to_send()))
    (request,) = socket._protocol.events_received()
    assert isinstance(request, Request)
    socket.accept(socket._protocol.accept(request))
    socket._outbox.clear()
    socket._next()
    return socket


def sockets_of(folder: Path) -> Connections:
    return Connections(TableService(Store(f"sqlite:///{folder / 'tables.sqlite'}")), RateLimiter(Limits()))


def said(text: str) -> bytes:
    """A message as a client sends it, with a mask of zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def pinged(request: str) -> bytes:
    return said(f'{{"type":"ping","request":"{request}"}}')


def framed(kind: Opcode, payload: bytes) -> bytes:
    return Frame(kind, payload).serialize(mask=False)


def ponged(*requests: str) -> bytes:
    return b"".join(framed(Opcode.TEXT, messages.encode(messages.Pong(request))) for request in requests)


async def round_the_loop() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


def test_what_one_reader_hears_in_a_moment_leaves_as_one(tmp_path: Path) -> None:
    async def evening() -> None:
        connections, wires = sockets_of(tmp_path), [Wire(), Wire()]
        ada, bob = (connected(connections, wire) for wire in wires)
        for name in "abc":
            ada.data_received(pinged(name))
        bob.data_received(pinged("d"))
        assert [wire.written for wire in wires] == [[], []], "answered before all had arrived"
        await round_the_loop()
        assert wires[0].written == [ponged("a", "b", "c")]
        assert wires[1].written == [ponged("d")]

    asyncio.run(evening())


def test_one_who_breaks_off_in_the_middle_stops_no_other(tmp_path: Path) -> None:
    async def evening() -> None:
        connections, wires = sockets_of(tmp_path), [Wire() for _ in range(3)]
        broken, gone, fine = (connected(connections, wire) for wire in wires)
        broken.read = None  # type: ignore[assignment, method-assign]
        for socket in (broken, gone, fine):
            socket.data_received(pinged("a"))
        wires[1].closed = True
        with structlog.testing.capture_logs() as logged:
            await round_the_loop()
        assert [entry["event"] for entry in logged] == ["message-failed"]
        assert wires[0].closed
        assert wires[1].written == []
        assert wires[2].written == [ponged("a")]

    asyncio.run(evening())


def test_what_is_said_after_goodbye_is_not_heard(tmp_path: Path) -> None:
    async def evening() -> None:
        connections, wire = sockets_of(tmp_path), Wire()
        ada = connected(connections, wire)
        goodbye = (
            bytes([0x88, 0x82]) + MASK + bytes(a ^ b for a, b in zip((1000).to_bytes(2, "big"), MASK, strict=False))
        )
        for data in (pinged("before"), goodbye, pinged("after")):
            ada.data_received(data)
        await round_the_loop()
        assert b"".join(wire.written) == ponged("before") + framed(Opcode.CLOSE, Close(1000, "").serialize())
        assert wire.closed

    asyncio.run(evening())


def test_who_does_not_read_is_dropped_and_nothing_more_is_kept_for_her(tmp_path: Path) -> None:
    async def evening() -> None:
        connections = sockets_of(tmp_path)
        wire = Wire(Limits().backlog + 1)
        ada = connected(connections, wire)
        ada.data_received(pinged("a"))
        await round_the_loop()
        assert (wire.written, wire.closed, connections.service.metrics.dropped) == ([], True, 1)
        assert ada._outbox == []

    asyncio.run(evening())
