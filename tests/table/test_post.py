"""What arrives together is read together and what leaves together is sent together; nobody pays for another's fault."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import structlog

from eminence.table import frames, messages
from eminence.table.connections import Connection, Connections
from eminence.table.rate_limits import Limits, RateLimiter
from eminence.table.service import TableService
from eminence.table.store import Store
from tests.table.test_frames import MASK


class Wire:
    """A transport that remembers what was written to it, write by write."""

    def __init__(self, backlog: int = 0) -> None:
        self.written: list[bytes] = []
        self.backlog = backlog
        self.closed = False

    def get_extra_info(self, name: str) -> Any:
        return ("192.0.2.1", 5000)

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return self.backlog

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    abort = close


def connected(connections: Connections, wire: Wire) -> Connection:
    socket = Connection(connections, set())
    socket.connection_made(wire)  # type: ignore[arg-type]
    socket._parser = frames.Parser(1000)
    socket._next()
    return socket


def sockets_of(folder: Path) -> Connections:
    return Connections(TableService(Store(f"sqlite:///{folder / 'tables.sqlite'}")), RateLimiter(Limits()))


def said(text: str) -> bytes:
    """A message as a client sends it, with a mask of zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def pinged(request: str) -> bytes:
    return said(f'{{"type":"ping","request":"{request}"}}')


def ponged(*requests: str) -> bytes:
    return b"".join(frames.frame(messages.encode(messages.Pong(request))) for request in requests)


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
        assert b"".join(wire.written) == ponged("before") + frames.closing(1000)
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
