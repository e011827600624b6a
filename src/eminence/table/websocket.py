"""A WebSocket in uvicorn's server, spoken by websockets' sans-I/O layer: the handshake, messages in, messages out.

uvicorn hands every upgrade over. What arrives is read when the loop comes round, all in one go, and what there is to
tell is sent in one go, too: reading, working and sending one after the other for each message takes longer, since each
of them finds the processor full of the others. Nobody waits for a reader: whoever does not read is dropped when too
much has piled up.

Text is never compressed: what a viewer sees lies beside words that players choose, and sizes would tell of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Any, cast

from websockets.exceptions import PayloadTooBig
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from eminence.kernel.errors import Refused
from eminence.table.problems import bare_answer

LOGGER = logging.getLogger("websockets.server")
TEXT, CONT, BINARY, CLOSE, PING = Opcode.TEXT, Opcode.CONT, Opcode.BINARY, Opcode.CLOSE, Opcode.PING


class Batches:
    """What has arrived and who has something to send, since the loop came round."""

    def __init__(self) -> None:
        self._arrived: list[tuple[WebSocket, bytes]] = []
        self._leaving: list[WebSocket] = []

    def receive(self, socket: WebSocket, data: bytes) -> None:
        """Read what has come, together with all else that has come by then."""
        if not self._arrived:
            asyncio.get_running_loop().call_soon(self._read)
        self._arrived.append((socket, data))

    def _read(self) -> None:
        arrived, self._arrived = self._arrived, []
        now = time.monotonic()
        for socket, data in arrived:
            try:
                socket.read(data, now)
            except Exception as error:
                socket.fail(error)

    def post(self, socket: WebSocket) -> None:
        """Send what a socket has for its reader, together with what others will have by then."""
        if not self._leaving:
            asyncio.get_running_loop().call_soon(self._send)
        self._leaving.append(socket)

    def _send(self) -> None:
        leaving, self._leaving = self._leaving, []
        for socket in leaving:
            socket.send()


class WebSocket(asyncio.Protocol, ABC):
    """One WebSocket; who inherits from it says what its messages mean."""

    def __init__(self, batches: Batches, open_transports: set[Any], largest: int, backlog: int) -> None:
        self._batches = batches
        self._open_transports = open_transports
        self._backlog = backlog
        """Bytes that may wait for a slow reader."""
        self._transport = cast(asyncio.Transport, None)
        self._protocol = ServerProtocol(max_size=largest, logger=LOGGER)
        self._largest = largest
        self._text: bytearray | None = None
        """The beginning of a message that comes in fragments."""
        self._outbox: list[bytes] = []
        self._accepted = self._parted = False
        self._heard_from = time.monotonic()

    # --- What it means ---

    @abstractmethod
    def on_request(self, target: str, headers: dict[str, str], response: Response) -> None:
        """Somebody asks for a WebSocket, to be refused or to be accepted with this response."""

    @abstractmethod
    def on_text(self, payload: bytes) -> None:
        """A message. Nobody has looked whether it is UTF-8."""

    @abstractmethod
    def on_broken(self, code: int, why: str) -> None:
        """What came is against the protocol; the connection must end with this code."""

    @abstractmethod
    def on_dropped(self) -> None:
        """The reader was too slow."""

    @abstractmethod
    def fail(self, error: Exception) -> None:
        """What should not happen has happened while a message was read."""

    # --- In ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._open_transports.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        self._open_transports.discard(self)

    def data_received(self, data: bytes) -> None:
        if self._accepted:
            self._batches.receive(self, data)
        else:
            self._shake_hands(data)

    def _shake_hands(self, data: bytes) -> None:
        """uvicorn has read the request and written it out again."""
        self._transport.pause_reading()
        self._protocol.receive_data(data)
        request = next(iter(self._protocol.events_received()), None)
        if not isinstance(request, Request):
            self.refuse(Refused("bad-request", f"That is no WebSocket handshake: {self._protocol.handshake_exc}."))
            return
        headers = {name.lower(): value for name, value in request.headers.raw_items()}
        self.on_request(request.path, headers, self._protocol.accept(request))

    def refuse(self, refusal: Refused) -> None:
        """Answer the handshake with a problem."""
        self._transport.write(bare_answer(refusal))
        self._transport.close()

    def accept(self, response: Response) -> None:
        self._accepted = True
        self._protocol.send_response(response)
        self._write(b"".join(self._protocol.data_to_send()))
        self._transport.resume_reading()

    def read(self, data: bytes, now: float) -> None:
        """Frames, or parts of them; whatever comes after the last word is not heard."""
        if self._parted:
            return
        self._heard_from = now
        protocol = self._protocol
        protocol.receive_data(data)
        for frame in protocol.events_received():
            self._take(cast(Frame, frame))
            if self._parted:
                return
        if protocol.parser_exc is not None:
            self._break(protocol.parser_exc)
            return
        answers = protocol.data_to_send()  # pongs, or the answer to a goodbye
        if answers:
            self._write(b"".join(answers))
            if protocol.close_expected():
                self._close()

    def _take(self, frame: Frame) -> None:
        kind = frame.opcode
        if kind is TEXT and frame.fin:
            self.on_text(bytes(frame.data))
        elif kind is TEXT:
            self._text = bytearray(frame.data)
        elif kind is CONT and self._text is not None:
            self._text += frame.data
            if frame.fin:
                text, self._text = bytes(self._text), None
                self.on_text(text)
        elif kind is BINARY:
            self.on_broken(CloseCode.UNSUPPORTED_DATA, "Messages are text, in JSON.")

    def _break(self, error: Exception) -> None:
        sent = self._protocol.close_sent
        code = CloseCode.PROTOCOL_ERROR if sent is None else sent.code
        if isinstance(error, PayloadTooBig):
            why = f"A message has at most {self._largest} bytes."
        else:
            why = f"That is no frame of a client: {error}."
        self.on_broken(code, why)

    # --- Out ---

    def write_text(self, payload: bytes) -> None:
        self._write(_text_head(len(payload)) + payload)

    def ping(self, now: float, silence: float) -> None:
        """Ask whether somebody is there, unless nothing was heard for longer than `silence`."""
        if now - self._heard_from > silence:
            self._transport.abort()
        elif self._accepted:
            self._write(Frame(PING, b"").serialize(mask=False))

    def part(self, code: int, reason: str) -> None:
        """Say goodbye. Nothing is heard any more."""
        self._write(Frame(CLOSE, Close(code, reason).serialize()).serialize(mask=False))
        self._close()

    def _write(self, data: bytes) -> None:
        if not self._outbox:
            self._batches.post(self)
        self._outbox.append(data)

    def send(self) -> None:
        """Send what there is, unless the reader is so slow that it is better to part."""
        outbox, self._outbox, transport = self._outbox, [], self._transport
        if not outbox or transport.is_closing():
            return
        if transport.get_write_buffer_size() > self._backlog:
            self.on_dropped()
            transport.abort()
            return
        transport.write(outbox[0] if len(outbox) == 1 else b"".join(outbox))

    def _close(self) -> None:
        self._parted = True
        self.send()
        self._transport.close()


@lru_cache(maxsize=8192)
def _text_head(size: int) -> bytes:
    """What a frame has before a text of this size, remembered: making it anew takes six times as long."""
    return Frame(TEXT, bytes(size)).serialize(mask=False).removesuffix(bytes(size))
