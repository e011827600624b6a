"""A request as its handler sees it: who asks, from where, and the server that is asked."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from starlette import requests
from starlette.types import Receive, Scope, Send

from eminence.kernel.errors import Refused
from eminence.table.player_registry import Player
from eminence.table.rate_limits import RateLimiter, last_address
from eminence.table.refusals import refused
from eminence.table.service import TableService
from eminence.table.sessions import bearer_in, token_in


@dataclass(frozen=True)
class Context:
    """What every request is handled with."""

    service: TableService
    limiter: RateLimiter
    secure: bool = False
    """Whether players reach the server over HTTPS."""
    admin: str = ""
    behind_proxy: bool = False


class Request(requests.Request):
    """A request to an application whose state has a `context`."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.context: Context = scope["app"].state.context
        self.service: TableService = self.context.service

    @property
    def address(self) -> str:
        """Whom it comes from: what the last proxy has seen, if there is one."""
        seen = self.headers.getlist("x-forwarded-for") if self.context.behind_proxy else ()
        if seen:
            return last_address(seen[-1])
        return self.client.host if self.client else "local"

    @property
    def token(self) -> str:
        return token_in(self.headers, self.context.secure)

    async def visitor(self) -> Player:
        """Whoever asks; nobody in particular if no token came along."""
        return await self.service.players.visitor(self.token)

    async def player(self) -> Player:
        """Whoever asks, if that is somebody."""
        visitor = await self.visitor()
        if not visitor.id:
            raise refused("not-signed-in")
        return visitor

    def check_admin(self) -> None:
        given, admin = bearer_in(self.headers), self.context.admin
        if not admin or not hmac.compare_digest(given.encode(), admin.encode()):
            raise Refused("not-admin", "This needs the admin token, as 'Authorization: Bearer'.")

    def count_entry(self) -> None:
        """Count somebody or something new that comes to the server."""
        self.context.limiter.entry(self.address)
