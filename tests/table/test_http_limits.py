"""Requests that have not arrived yet: bytes go on as they are, until there are too many of them or they are none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from eminence.table.http_limits import LimitedHttp
from eminence.table.rate_limits import Limits
from tests.table.test_hostile import answered, is_a_refusal
from tests.table.test_websocket import Wire

LIMITS = Limits(headers=1000, handshake=3600.0)
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n" + b"x" * 5000
UPGRADE = b"GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"


class Inner(asyncio.Protocol):
    """Notes what it gets."""

    def __init__(self) -> None:
        self.got = b""
        self.calls: list[str] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.calls.append("made")

    def connection_lost(self, error: Exception | None) -> None:
        self.calls.append("lost")

    def pause_writing(self) -> None:
        self.calls.append("pause")

    def resume_writing(self) -> None:
        self.calls.append("resume")

    def data_received(self, data: bytes) -> None:
        self.got += data


def connected(use: Callable[[LimitedHttp, Inner, Wire], None]) -> None:
    async def evening() -> None:
        inner, wire = Inner(), Wire()
        limited = LimitedHttp(inner, LIMITS)
        limited.connection_made(wire)  # type: ignore[arg-type]
        use(limited, inner, wire)
        limited.connection_lost(None)
        assert inner.calls[-1] == "lost"

    asyncio.run(evening())


@pytest.mark.parametrize("size", [1, 7, 5000])
def test_requests_go_on_as_they_are_however_they_are_cut(size: int) -> None:
    data = (GET + POST) * 3 + GET * 20

    def use(limited: LimitedHttp, inner: Inner, wire: Wire) -> None:
        for at in range(0, len(data), size):
            limited.data_received(data[at : at + size])
        assert inner.got == data
        assert (wire.written, wire.closed) == ([], False)

    connected(use)


TOO_LONG = {
    "an address": b"GET /" + b"x" * 1000 + b" HTTP/1.1\r\n\r\n",
    "a header": b"GET / HTTP/1.1\r\nX: " + b"x" * 1000 + b"\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\n" + b"X: 1\r\n" * 60 + b"\r\n",
    "a header that never ends": b"GET / HTTP/1.1\r\nX: " + b"x" * 9000,
    "the head of a second request": GET + b"GET /" + b"x" * 1000 + b" HTTP/1.1\r\n\r\n",
    "no request": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
}


@pytest.mark.parametrize("size", [50, 100_000])
@pytest.mark.parametrize("name", TOO_LONG)
def test_what_is_too_long_or_no_request_is_answered_and_goes_no_further(name: str, size: int) -> None:
    data = TOO_LONG[name]

    def use(limited: LimitedHttp, inner: Inner, wire: Wire) -> None:
        for at in range(0, len(data), size):
            limited.data_received(data[at : at + size])
        answer = answered(b"".join(wire.written))
        assert answer.status == 400
        is_a_refusal(answer)
        assert wire.closed
        assert len(inner.got) < len(data)
        limited.data_received(GET)
        assert len(wire.written) == 1, "it is told once"

    connected(use)


def test_who_upgrades_is_no_longer_watched() -> None:
    def use(limited: LimitedHttp, inner: Inner, wire: Wire) -> None:
        limited.data_received(UPGRADE)
        assert inner.got == UPGRADE
        assert limited._timer.cancelled()

    connected(use)


def test_a_reader_that_is_slow_is_noticed_behind_it() -> None:
    def use(limited: LimitedHttp, inner: Inner, wire: Wire) -> None:
        limited.pause_writing()
        limited.resume_writing()
        assert inner.calls == ["made", "pause", "resume"]

    connected(use)
