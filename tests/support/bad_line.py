"""A bad line between a client and a server: a proxy that cuts, delays, tears, repeats and withholds what goes over it.

Clients speak WebSocket over it, a message a frame; `commands` sees every message of a client, `news` all bytes of the
server, and each decides what becomes of them.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random

from tests.support import seeds

TEXT = 0x81
SMALL = 4096


class Link:
    """One connection over the line, and the two threads that carry it."""

    def __init__(self, line: Line, near: socket.socket, far: socket.socket, news: News) -> None:
        self.line = line
        self.near, self.far = near, far
        self.player = ""
        """Whose it is, as its handshake says."""
        self.held = b""
        """What the client has sent and the server has not received."""
        self.news = news
        self.threads = [threading.Thread(target=carry, daemon=True) for carry in (self._up, self._down)]
        for thread in self.threads:
            thread.start()

    def to_server(self, data: bytes) -> None:
        with suppress(OSError):
            self.far.sendall(data)

    def to_client(self, data: bytes) -> None:
        with suppress(OSError):
            self.near.sendall(data)

    def cut(self) -> None:
        _hang_up(self.near)
        _hang_up(self.far)

    def cut_with_the_answer(self, _: bytes) -> None:
        self.cut()

    def tear_the_answer(self, data: bytes) -> None:
        self.to_client(data[: len(data) // 2])
        self.cut()

    def _up(self) -> None:
        """The handshake, then message by message."""
        head, end, rest = b"", b"\r\n\r\n", b""
        while end not in head and (data := _received(self.near)):
            head += data
        head, _, rest = head.partition(end)
        self.player = next((line for line in head.decode().splitlines() if line.startswith("Authorization")), "")
        self.to_server(head + end)
        while True:
            while size := _frame_size(rest):
                frame, rest = rest[:size], rest[size:]
                if frame[0] == TEXT:
                    self.line.commands(self, frame)
                else:
                    self.to_server(frame)
            data = _received(self.near)
            if not data:
                break
            rest += data
        if not self.held:
            _hang_up(self.far)

    def _down(self) -> None:
        while self.line.awake.wait() and (data := _received(self.far)):
            self.news(self, data)
        _hang_up(self.near)


Commands = Callable[[Link, bytes], None]
News = Callable[[Link, bytes], None]


class Line:
    """Where clients connect to instead of the server; `port` is where the server is, and may change."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.commands: Commands = pass_on
        self.next_news: News | None = None
        """What becomes of all that the server says on the next connection."""
        self.awake = threading.Event()
        self.awake.set()
        self.links: list[Link] = []
        self._door = socket.create_server(("127.0.0.1", seeds.port()))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._porter = threading.Thread(target=self._accept, daemon=True)
        self._porter.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                try:
                    far = _small_line(self.port)
                except OSError:
                    near.close()
                    continue
                self.links.append(Link(self, near, far, self.next_news or Link.to_client))
                self.next_news = None

    def cut(self) -> None:
        for link in self.links:
            link.cut()

    def close(self) -> None:
        self.awake.set()
        _hang_up(self._door)
        self._porter.join()
        self.cut()
        for link in self.links:
            for thread in link.threads:
                thread.join()
            link.near.close()
            link.far.close()
        self._door.close()


@contextmanager
def bad_line(port: int) -> Iterator[Line]:
    line = Line(port)
    try:
        yield line
    finally:
        line.close()


# --- What may become of a message -------------------------------------------------------------------------------------


def pass_on(link: Link, frame: bytes) -> None:
    link.to_server(frame)


def twice(link: Link, frame: bytes) -> None:
    link.to_server(frame + frame)


def late(link: Link, frame: bytes) -> None:
    time.sleep(0.05)
    link.to_server(frame)


def in_crumbs(link: Link, frame: bytes) -> None:
    for at in range(len(frame)):
        link.to_server(frame[at : at + 1])


def lost(link: Link, _: bytes) -> None:
    link.cut()


def torn(link: Link, frame: bytes) -> None:
    link.to_server(frame[: len(frame) // 2])
    link.cut()


def unanswered(link: Link, frame: bytes) -> None:
    link.news = Link.cut_with_the_answer
    link.to_server(frame)


def half_answered(link: Link, frame: bytes) -> None:
    link.news = Link.tear_the_answer
    link.to_server(frame)


def stuck(link: Link, frame: bytes) -> None:
    """It stays on the way, and only the client knows that the line is dead."""
    link.held = frame
    _hang_up(link.near)


FAULTS: tuple[Commands, ...] = (twice, late, in_crumbs, lost, torn, unanswered, half_answered)


def at_random(chance: Random, often: float) -> Commands:
    """Now and then one of the faults, or an old message of the same player once more."""
    sent: dict[str, list[bytes]] = {}

    def meddle(link: Link, frame: bytes) -> None:
        old = sent.setdefault(link.player, [])
        if old and chance.random() < often:
            link.to_server(chance.choice(old))
        (chance.choice(FAULTS) if chance.random() < often else pass_on)(link, frame)
        old.append(frame)

    return meddle


def once(fault: Commands) -> Commands:
    """A fault for the next message; all later ones are passed on."""

    def meddle(link: Link, frame: bytes) -> None:
        link.line.commands = pass_on
        fault(link, frame)

    return meddle


# --- Sockets ----------------------------------------------------------------------------------------------------------


def _small_line(port: int) -> socket.socket:
    """A connection on which little is under way at once, so that a server soon notices that nobody reads."""
    far = socket.socket()
    far.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    far.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    far.connect(("127.0.0.1", port))
    far.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return far


def _received(line: socket.socket) -> bytes:
    try:
        return line.recv(65536)
    except OSError:
        return b""


def _hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def _frame_size(data: bytes) -> int:
    """The size of the first frame of a client, or 0 if it has not arrived whole."""
    if len(data) < 2:
        return 0
    size, head = data[1] & 0x7F, 6
    if size == 126:
        size, head = int.from_bytes(data[2:4], "big"), 8
    elif size == 127:
        size, head = int.from_bytes(data[2:10], "big"), 14
    return head + size if len(data) >= head + size else 0
