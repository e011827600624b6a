"""A request as its handler sees it: who asks, from where, and the house that is asked."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from eminence.kernel.errors import Refused
from eminence.table.player_registry import Player
from eminence.table.rate_limits import RateLimiter
from eminence.table.refusals import refused
from eminence.table.service import TableService
from eminence.table.sessions import bearer_in, token_in

Receive = Callable[[], Awaitable[Mapping[str, Any]]]


class Gone(Exception):
    """Whoever asked has left before all of the request had come."""


class Asked:
    """A request, and all that is known about it before anybody has read its body."""

    __slots__ = ("_receive", "address", "admin", "guard", "headers", "path", "query", "secure", "service")

    def __init__(
        self,
        path: str,
        query: bytes,
        headers: dict[str, str],
        address: str,
        receive: Receive,
        service: TableService,
        guard: RateLimiter,
        secure: bool,
        admin: str,
    ) -> None:
        self.path = path
        self.query = query
        self.headers = headers
        """By their names in lower case."""
        self.address = address
        self._receive = receive
        self.service = service
        self.guard = guard
        self.secure = secure
        self.admin = admin

    async def body(self) -> bytes:
        """What came along; refused as soon as it is too much, however it was announced."""
        parts, size = [], 0
        while True:
            message = await self._receive()
            if message["type"] == "http.disconnect":
                raise Gone
            part: bytes = message.get("body", b"")
            parts.append(part)
            size += len(part)
            self.check_size(size)
            if not message.get("more_body"):
                return b"".join(parts)

    def check_size(self, size: int) -> None:
        most = self.guard.limits.body
        if size > most:
            raise refused("too-large", most=most)

    async def visitor(self) -> Player:
        """Whoever asks; nobody in particular if no token came along."""
        return await self.service.players.visitor(token_in(self.headers, self.secure))

    async def player(self) -> Player:
        """Whoever asks, if that is somebody."""
        visitor = await self.visitor()
        if not visitor.id:
            raise refused("not-signed-in")
        return visitor

    def check_admin(self) -> None:
        given = bearer_in(self.headers)
        if not self.admin or not hmac.compare_digest(given.encode(), self.admin.encode()):
            raise Refused("not-admin", "This needs the admin token, as 'Authorization: Bearer'.")

    def enter(self) -> None:
        """Count somebody or something new that comes into the house."""
        self.guard.entry(self.address)
