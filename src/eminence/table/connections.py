"""A connection to a table: the handshake, commands in, updates out. docs/protocol.md has all of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import parse_qs

import msgspec
import structlog
from websockets.frames import CloseCode
from websockets.http11 import Response

from eminence.kernel.errors import Refused
from eminence.kernel.translation import DEFAULT_LANGUAGE, LANGUAGES
from eminence.table import commands, events, messages, views
from eminence.table.player_registry import NOBODY, Player
from eminence.table.rate_limits import RateLimiter, TokenBucket, last_address
from eminence.table.refusals import refused
from eminence.table.service import TableService
from eminence.table.sessions import token_in
from eminence.table.table_state import TableState
from eminence.table.websocket import Batches, WebSocket

log = structlog.get_logger()
PING_EVERY, SILENT = 25.0, 70.0
"""Seconds between pings, and after which a connection that says nothing is taken for dead."""
FIRST_PROTOCOL = 1
"""What pages spoke that did not say which version they speak."""
MAX_INVALID_MESSAGES = 30
"""Messages that are no messages until a connection is ended."""
PATH = "/api/tables/"
HANDLERS: dict[type[messages.ClientMessage], Callable[[TableState, Player, Any], events.Any]] = {
    messages.MoveCommand: commands.move,
    messages.UndoCommand: commands.undo,
    messages.SayCommand: commands.say,
}


class Connections:
    """All connections of this process."""

    def __init__(
        self, service: TableService, limiter: RateLimiter, secure: bool = False, behind_proxy: bool = False
    ) -> None:
        self.service = service
        self.limiter = limiter
        self.secure = secure
        self.behind_proxy = behind_proxy
        self.all: set[Connection] = set()
        self.batches = Batches()
        service.recheck = self.recheck

    def __call__(self, config: Any, server_state: Any, app_state: Any) -> Connection:
        return Connection(self, server_state.connections)

    async def keep_alive(self) -> None:
        """Ping everybody now and then, and let go of those who are gone without a word."""
        while True:
            await asyncio.sleep(PING_EVERY)
            now = time.monotonic()
            for number, connection in enumerate(list(self.all)):
                connection.ping(now, SILENT)
                if number % 100 == 99:
                    await asyncio.sleep(0.01)

    async def recheck(self) -> None:
        """Moderation has spoken: send away who is banned."""
        for connection in list(self.all):
            if connection.player:
                connection.who = await self.service.players.find(connection.player) or NOBODY
                if connection.who.banned:
                    connection.end(CloseCode.POLICY_VIOLATION, refused("banned", reason="known"))


class Connection(WebSocket):
    """One connection."""

    def __init__(self, connections: Connections, open_transports: set[Any]) -> None:
        limits = connections.limiter.limits
        super().__init__(connections.batches, open_transports, limits.message, limits.backlog)
        self.viewer = -1
        self.player = ""
        self.wants_record = self.wants_display = False
        self.wants_words = ""
        self._version = messages.PROTOCOL
        self.who: Player = NOBODY
        self.table = ""
        self._connections = connections
        self._service = connections.service
        self._limiter = connections.limiter
        self._inbox: deque[bytes] = deque()
        self._busy = True
        """Until it is welcomed, and while a command is being fulfilled: that one."""
        self._command: messages.ClientMessage = cast(messages.ClientMessage, None)
        self.request = ""
        self._began = 0.0
        self._bucket = TokenBucket(limits.messages_burst)
        self._mistakes = 0
        self._address = ""
        self._counted = False
        self._loop = asyncio.get_running_loop()

    # --- The connection ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self._address = str(peer[0]) if isinstance(peer, tuple) else "local"

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._connections.all.discard(self)
        if self._counted:
            self._counted = False
            self._limiter.disconnect(self._address)
            self._service.metrics.connections -= 1
        if self.table:
            self._service.leave(self.table, self)

    def shutdown(self) -> None:
        """The server ends; uvicorn calls this."""
        self.end(CloseCode.GOING_AWAY, refused("restarting"))

    def on_broken(self, code: int, why: str) -> None:
        self.end(code, Refused("bad-frame", why))

    def on_dropped(self) -> None:
        self._service.metrics.dropped += 1

    # --- The handshake ---

    def on_request(self, target: str, headers: dict[str, str], response: Response) -> None:
        path, _, query = target.partition("?")
        table = path.removeprefix(PATH).removesuffix("/socket")
        try:
            if path != f"{PATH}{table}/socket" or not table.isalnum() or len(table) > 24:
                raise Refused("no-such-page", "Connections are at /api/tables/ID/socket.")
            if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                raise Refused("bad-request", "A WebSocket handshake of version 13 is needed.")
            if not self._limiter.same_origin(headers.get("origin"), headers.get("host", "")):
                raise refused("wrong-origin")
            if self._connections.behind_proxy:
                self._address = last_address(headers.get("x-forwarded-for", self._address))
            self._limiter.request(self._address)
            self._limiter.connect(self._address)
        except Refused as refusal:
            self._service.metrics.refuse(refusal.code)
            self.refuse(refusal)
            return
        self._counted = True
        self._service.metrics.connections += 1
        self._connections.all.add(self)
        asked = parse_qs(query)
        self.wants_record, self.wants_display = (asked.get(what) == ["1"] for what in ("record", "display"))
        unsaid = FIRST_PROTOCOL if self.wants_display else messages.PROTOCOL
        self._version = _number_in(asked, "protocol", unsaid)
        language = asked.get("words", [""])[0]
        self.wants_words = language if language in LANGUAGES else DEFAULT_LANGUAGE if language else ""
        heard, self.viewer = _number_in(asked, "events", 0), _number_in(asked, "seat", -1)
        self._service.spawn(self._enter(table, response, token_in(headers, self._connections.secure), heard))

    async def _enter(self, table: str, response: Response, token: str, heard: int) -> None:
        try:
            self.who = await self._service.players.visitor(token)
            await self._service.look(table)
        except Refused as refusal:
            self.refuse(refusal)
            return
        if self._transport.is_closing():
            return
        self.player = self.who.id
        self.table = table
        self.accept(response)
        if self._version != messages.PROTOCOL:
            self.end(CloseCode.POLICY_VIOLATION, refused("protocol", needed=messages.PROTOCOL))
            return
        try:
            await self._service.enter(table, self, heard)
        except Refused as refusal:
            self.end(CloseCode.TRY_AGAIN_LATER, refusal)
            return
        if self._transport.is_closing():
            self._service.leave(table, self)
        self._next()

    # --- Commands ---

    def on_text(self, payload: bytes) -> None:
        self._service.metrics.received += 1
        limits = self._limiter.limits
        spared = self._bucket.take(limits.messages_rate, limits.messages_burst, self._heard_from)
        if not spared or len(self._inbox) >= limits.inbox:
            self._service.metrics.limited += 1
            self._refuse("", refused("too-many-messages"))
            self._mistake()
            return
        if self._busy:
            self._inbox.append(payload)
        else:
            self._read(payload)

    def _next(self) -> None:
        """Take the messages that have waited, until one takes time."""
        self._busy = False
        while self._inbox and not self._busy:
            self._read(self._inbox.popleft())

    def _read(self, payload: bytes) -> None:
        try:
            command = messages.decode_client_message.decode(payload)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(messages.request_in(payload), refused("bad-message", why=str(error)))
            self._mistake()
            return
        self._began = time.perf_counter()
        self._dispatch(command)

    def _dispatch(self, command: messages.ClientMessage) -> None:
        """At once if the table is free; else, or if another process was faster, in a task that waits."""
        if isinstance(command, messages.PingCommand):
            self.offer(messages.encode(messages.Pong(command.request)))
            return
        self._busy, self._command, self.request = True, command, command.request
        try:
            if not self._service.change_now(self.table, self):
                self.finish(False)
        except Exception as error:
            self._answered(error)

    def command(self, table: TableState) -> events.Any:
        return HANDLERS[type(self._command)](table, self.who, self._command)

    def finish(self, appended: bool) -> None:
        if appended:
            self._answered()
        else:
            self._loop.create_task(self._wait())

    async def _wait(self) -> None:
        try:
            await self._service.change(self.table, self.command, self.request)
        except Exception as error:
            self._answered(error)
        else:
            self._answered()

    def _answered(self, trouble: Exception | None = None) -> None:
        """A move that was played is its own answer: the state that names the request."""
        if trouble is None:
            if isinstance(self._command, messages.SayCommand):
                self.offer(messages.encode(messages.Done(self.request, self._turn())))
        elif isinstance(trouble, commands.AlreadyDone):
            self.offer(messages.encode(messages.Done(self.request, trouble.turn)))
        elif isinstance(trouble, Refused):
            self._refuse(self.request, trouble)
        else:
            self.fail(trouble)
        self._service.metrics.answer.observe(time.perf_counter() - self._began)
        if self._inbox:
            self._loop.call_soon(self._next)
        else:
            self._busy = False

    def fail(self, error: Exception) -> None:
        """What should not happen: it is logged, and the connection may begin anew."""
        log.error("message-failed", exc_info=error)
        self.end(CloseCode.GOING_AWAY, refused("failed", reason="connection"))

    def _refuse(self, request: str, refusal: Refused) -> None:
        self._service.metrics.refuse(refusal.code)
        self.offer(messages.encode(messages.Refusal(request, refusal.code, self._turn(), *self._said(refusal))))

    def _said(self, refusal: Refused) -> tuple[dict[str, Any] | None, str]:
        """A refusal as data; as a sentence for those who want one, or where there is nothing else."""
        if self.wants_words:
            return refusal.data, views.refusal_text(self._now(), self.viewer, refusal, self.wants_words)
        return refusal.data, str(refusal) if refusal.data is None else ""

    def _now(self) -> TableState | None:
        open_table = self._service.open_tables.get(self.table)
        return None if open_table is None else open_table.table

    def _turn(self) -> int:
        table = self._now()
        return 0 if table is None else table.turn

    def _mistake(self) -> None:
        self._mistakes += 1
        if self._mistakes >= MAX_INVALID_MESSAGES:
            self.end(CloseCode.POLICY_VIOLATION, refused("too-many-mistakes"))

    # --- Updates ---

    def offer(self, message: bytes) -> None:
        self._service.metrics.sent += 1
        self.write_text(message)

    def end(self, code: int, refusal: Refused) -> None:
        """Say why, and part."""
        if not self.table:
            self._transport.close()
            return
        text = views.refusal_text(self._now(), self.viewer, refusal, self.wants_words or DEFAULT_LANGUAGE)
        self.offer(messages.encode(messages.Closing(refusal.code, refusal.data, text)))
        self.part(code, refusal.code)


def _number_in(asked: dict[str, list[str]], name: str, default: int) -> int:
    """A number in the query of a request, if there is one."""
    text = asked.get(name, [""])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else default
