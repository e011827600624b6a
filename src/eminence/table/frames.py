"""WebSocket frames (RFC 6455), no more than a table needs: text, ping, pong and close, without compression.

Text is never compressed: what a viewer sees lies beside words that players choose, and sizes would tell of it.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from struct import Struct

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
_MORE = 0x0
GOING_AWAY, PROTOCOL_ERROR, NOT_TEXT, BAD_TEXT, POLICY, TOO_BIG, TRY_AGAIN = 1001, 1002, 1003, 1007, 1008, 1009, 1013
_SHORT, _MEDIUM, _LONG = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack
_KEY = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_LARGEST_CONTROL = 125


class Broken(Exception):
    """What came is against the protocol; the connection ends with this code."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


def accepted(key: str) -> str:
    """The answer to a handshake's key.

    >>> accepted("dGhlIHNhbXBsZSBub25jZQ==")
    's3pPLMBiTxaQ9kYGzzhZRbK+xOo='
    """
    return base64.b64encode(hashlib.sha1(key.encode() + _KEY, usedforsecurity=False).digest()).decode()


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A whole message in one frame, as a server sends it."""
    size = len(payload)
    if size < 126:
        return _SHORT(0x80 | kind, size) + payload
    if size < 65536:
        return _MEDIUM(0x80 | kind, 126, size) + payload
    return _LONG(0x80 | kind, 127, size) + payload


def closing(code: int, why: str = "") -> bytes:
    return frame(code.to_bytes(2, "big") + why.encode()[:123].decode(errors="ignore").encode(), CLOSE)


def farewell_code(payload: bytes) -> int:
    """The code to answer a close frame with: its own, if it is one."""
    if not payload:
        return 1000
    code = int.from_bytes(payload[:2], "big")
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        return BAD_TEXT
    known = 1000 <= code <= 1014 and code not in (1004, 1005, 1006)
    return code if len(payload) > 1 and (known or 3000 <= code <= 4999) else PROTOCOL_ERROR


class Parser:
    """Takes bytes as they arrive and gives whole messages: `(kind, payload)`. Holds at most one message."""

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._buffer = b""
        self._text: bytearray | None = None

    def whole(self, data: bytes) -> bytes | None:
        """The text, if what arrived is one short message and nothing else: the common case, made short."""
        size = len(data) - 6
        if self._buffer or self._text is not None or not 0 <= size < 126:
            return None
        return _unmasked(data[2:6], data[6:]) if data[0] == 0x80 | TEXT and data[1] == 0x80 | size else None

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        data = self._buffer + data if self._buffer else data
        at, end = 0, len(data)
        try:
            while end - at >= 2:
                first, size = data[at], data[at + 1]
                kind = self._checked(first, size)
                size &= 0x7F
                start = at + 2
                if size == 126:
                    size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
                elif size == 127:
                    size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
                if end < start:
                    break
                if size > self._largest or (kind & 0x8 and size > _LARGEST_CONTROL):
                    raise Broken(TOO_BIG, f"A message has at most {self._largest} bytes.")
                if end < start + 4 + size:
                    break
                at = start + 4 + size
                whole = self._whole(first, kind, _unmasked(data[start : start + 4], data[start + 4 : at]))
                if whole is not None:
                    yield whole
        finally:
            self._buffer = data[at:]

    def _checked(self, first: int, second: int) -> int:
        kind = first & 0x0F
        if first & 0x70 or kind not in (_MORE, TEXT, 0x2, CLOSE, PING, PONG) or not second & 0x80:
            raise Broken(PROTOCOL_ERROR, "That is no frame of a client.")
        if kind == 0x2:
            raise Broken(NOT_TEXT, "Messages are text, in JSON.")
        if kind & 0x8 and not first & 0x80:
            raise Broken(PROTOCOL_ERROR, "Control frames come whole.")
        return kind

    def _whole(self, first: int, kind: int, payload: bytes) -> tuple[int, bytes] | None:
        if kind & 0x8:
            return kind, payload
        if (kind == _MORE) != (self._text is not None):
            raise Broken(PROTOCOL_ERROR, "A message begins once and then goes on.")
        if first & 0x80 and self._text is None:
            return TEXT, payload
        if self._text is None:
            self._text = bytearray()
        self._text += payload
        if len(self._text) > self._largest:
            raise Broken(TOO_BIG, f"A message has at most {self._largest} bytes.")
        if not first & 0x80:
            return None
        text, self._text = bytes(self._text), None
        return TEXT, text


def _unmasked(mask: bytes, data: bytes) -> bytes:
    size = len(data)
    if not size:
        return data
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "little")
    return (int.from_bytes(data, "little") ^ key).to_bytes(size, "little")


def parsed_request(data: bytes) -> tuple[str, dict[str, str]]:
    """The target and the headers of a request that uvicorn has read and written out again."""
    first, *lines = data.decode("latin-1").split("\r\n")
    headers = {}
    for line in lines:
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    method, _, target = first.partition(" ")
    return target.partition(" ")[0] if method == "GET" else "", headers


def number_in(asked: dict[str, list[str]], name: str, default: int) -> int:
    """A number in the query of a request, if there is one."""
    text = asked.get(name, [""])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else default
