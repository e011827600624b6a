"""Limits for requests that have not arrived yet: how large their head may be, and how long they may take.

Stands between a transport and uvicorn's protocol. A parser of its own sees where requests begin and end; the bytes go
on as they are.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, cast

import httptools

from eminence.kernel.errors import Refused
from eminence.table.problems import bare_answer
from eminence.table.rate_limits import Limits

HEADER_COST = 16
"""Bytes that a header takes beside its name and its value."""
RAW_SIZE = 8
"""So many times what a head may take, bytes may come until it is complete, as some before it may be of others."""


class TooLong(Exception):
    """The head of a request is longer than anybody needs."""


class LimitedHttp(asyncio.Protocol):
    """Passes on what comes to another protocol, until a request is too long, too slow or none."""

    def __init__(self, protocol: asyncio.Protocol, limits: Limits) -> None:
        self._protocol = protocol
        self._limits = limits
        self._parser = httptools.HttpRequestParser(self)
        self._parser.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn does
        self._transport = cast(asyncio.Transport, None)
        self._timer = cast(asyncio.TimerHandle, None)
        self._began: float | None = None
        """When the request began that has not arrived yet."""
        self._in_head = True
        self._received = self._head = 0
        """Bytes that came before a head was complete, and how many of them belong to it."""

    # --- The transport speaks ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._began = time.monotonic()
        self._watch()
        self._protocol.connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._timer.cancel()
        self._protocol.connection_lost(error)

    def eof_received(self) -> bool | None:
        return self._protocol.eof_received()

    def pause_writing(self) -> None:
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        self._protocol.resume_writing()

    def data_received(self, data: bytes) -> None:
        if self._transport.is_closing():
            return
        if self._in_head:
            self._received += len(data)
            if self._received > RAW_SIZE * self._limits.headers:
                self._refuse()
                return
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._timer.cancel()  # whoever speaks another protocol from now on hears of it without us
        except httptools.HttpParserError:
            self._refuse()
            return
        self._protocol.data_received(data)

    # --- The parser speaks ---

    def on_message_begin(self) -> None:
        self._began = time.monotonic()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + HEADER_COST)

    def on_headers_complete(self) -> None:
        self._in_head = False

    def on_message_complete(self) -> None:
        self._began, self._in_head, self._received, self._head = None, True, 0, 0

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > self._limits.headers:
            raise TooLong

    # --- The clock speaks ---

    def _watch(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._limits.handshake, self._check_time)

    def _check_time(self) -> None:
        if self._began is not None and time.monotonic() - self._began >= self._limits.handshake - 0.1:
            self._transport.abort()
        else:
            self._watch()

    def _refuse(self) -> None:
        self._transport.write(bare_answer(Refused("bad-request", "That is no HTTP request that can be answered.")))
        self._transport.close()


def limited(protocol: Callable[..., asyncio.Protocol], limits: Limits) -> Callable[..., LimitedHttp]:
    """What uvicorn can take for its HTTP protocol: the given one, limited."""

    def made(**given: Any) -> LimitedHttp:
        return LimitedHttp(protocol(**given), limits)

    return made
