"""Players: a name and a signed token, no account. A recovery code continues on another device.

A token is `ID.SIGNATURE`, in a cookie or as a bearer. It is checked without asking the database; the name and what
moderation says of it are asked for, and remembered for a moment.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from eminence.bots.names import BOT_NAMES, checked_name
from eminence.kernel.errors import Refused
from eminence.kernel.view import YOU
from eminence.table import schema
from eminence.table.refusals import refused
from eminence.table.store import Store

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
REMEMBERED = 10_000
"""So many players are remembered,"""
SECONDS, ALONE = 5.0, 60.0
"""for so long: if another process can rename them, and if none can."""


def new_id(length: int = 12) -> str:
    """Letters that cannot be guessed nor mistaken for one another."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def _hash(code: str) -> str:
    plain = "".join(letter for letter in code.lower() if letter in LETTERS)
    return hashlib.sha256(f"recovery {plain}".encode()).hexdigest()


def _spelled(code: str) -> str:
    """A recovery code as people copy it: `abcde-fghjk-mnpqr-stuvw`."""
    return "-".join(code[at : at + 5] for at in range(0, len(code), 5))


@dataclass(frozen=True)
class Player:
    id: str
    name: str
    muted: bool = False
    banned: bool = False


NOBODY = Player("", "")


class PlayerRegistry:
    """Who is who."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self._known: dict[str, tuple[float, Player]] = {}
        self._seconds = ALONE if store.sqlite else SECONDS

    async def open(self) -> None:
        """Take the key that signs tokens from the database, where the first process has put it."""

        def agreed(connection: Connection) -> str:
            column = schema.settings.c
            connection.execute(
                sa.text("INSERT INTO settings (name, value) VALUES ('key', :key) ON CONFLICT DO NOTHING"),
                {"key": secrets.token_hex(32)},
            )
            return str(connection.execute(sa.select(column.value).where(column.name == "key")).scalar_one())

        self._key = bytes.fromhex(await self._store.write(agreed))

    # --- Tokens ---

    def _sign(self, purpose: str, player: str) -> str:
        return hmac.new(self._key, f"{purpose} {player}".encode(), hashlib.sha256).hexdigest()

    def token(self, player: str) -> str:
        return f"{player}.{self._sign('token', player)}"

    def csrf(self, player: str) -> str:
        """What a page must send along with its cookie, to show that it is ours."""
        return self._sign("csrf", player)[:32]

    def is_csrf(self, player: str, given: str) -> bool:
        return hmac.compare_digest(self.csrf(player).encode(), given.encode("utf-8", "replace"))

    def named(self, token: str) -> str:
        """The id of the player that a token names, if it is genuine; else nobody's."""
        player, _, signature = token.partition(".")
        genuine = hmac.compare_digest(self._sign("token", player).encode(), signature.encode("utf-8", "replace"))
        return player if genuine else ""

    async def visitor(self, token: str) -> Player:
        """Whoever comes with this token; nobody in particular if it is none. Who is banned is refused."""
        player = self.named(token)
        found = await self.find(player) if player else None
        if found is not None and found.banned:
            raise refused("banned", reason="known")
        return found or NOBODY

    async def find(self, player: str) -> Player | None:
        known = self._known.get(player)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        found = await self._store.read(lambda connection: _read(connection, player))
        if found is not None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[player] = (time.monotonic() + self._seconds, found)
        return found

    # --- Coming and coming back ---

    async def enter(self, name: str) -> tuple[Player, str]:
        """A new player and the recovery code, which is not kept."""
        called = self._free(name)
        player, code = Player(new_id(), called), new_id(20)

        def added(connection: Connection) -> None:
            _refuse_banned(connection, called)
            connection.execute(
                schema.players.insert(),
                {"id": player.id, "name": called, "recovery": _hash(code), "created": time.time()},
            )

        await self._store.write(added)
        return player, _spelled(code)

    async def recover(self, code: str) -> Player:
        columns = schema.players.c
        found = await self._store.read(
            lambda connection: connection.execute(
                sa.select(columns.id).where(columns.recovery == _hash(code))
            ).scalar_one_or_none()
        )
        player = await self.find(found) if found else None
        if player is None:
            raise refused("unknown-code")
        return player

    async def new_code(self, player: str) -> str:
        """Another recovery code; the old one is void."""
        code = new_id(20)
        columns = schema.players
        await self._store.write(
            lambda connection: (
                connection.execute(columns.update().where(columns.c.id == player).values(recovery=_hash(code))).rowcount
            )
        )
        return _spelled(code)

    async def rename(self, player: str, name: str) -> Player:
        called = self._free(name)
        table = schema.players

        def renamed(connection: Connection) -> None:
            _refuse_banned(connection, called)
            connection.execute(table.update().where(table.c.id == player).values(name=called))

        await self._store.write(renamed)
        self._known.pop(player, None)
        found = await self.find(player)
        assert found is not None
        return found

    @staticmethod
    def _free(name: str) -> str:
        try:
            called = checked_name(name)
        except Refused:
            raise refused("bad-name", reason="letters") from None
        if called.lower() in {YOU.lower(), *(courtier.lower() for courtier in BOT_NAMES)}:
            raise refused("bad-name", reason="taken", called=called)
        return called

    async def moderate(self, name: str, *, banned: bool | None = None, muted: bool | None = None) -> None:
        """Ban or mute a name, or lift it."""
        table, called = schema.moderation, name.strip().lower()

        def noted(connection: Connection) -> None:
            now = connection.execute(
                sa.select(table.c.banned, table.c.muted).where(table.c.name == called)
            ).one_or_none()
            before = tuple(now) if now else (False, False)
            connection.execute(table.delete().where(table.c.name == called))
            values = (before[0] if banned is None else banned, before[1] if muted is None else muted)
            connection.execute(table.insert(), {"name": called, "banned": values[0], "muted": values[1]})
            self._store.tell(connection, "moderated", [])

        await self._store.write(noted)
        self.clear_cache()

    def clear_cache(self) -> None:
        self._known.clear()


def _read(connection: Connection, player: str) -> Player | None:
    columns, rules = schema.players.c, schema.moderation.c
    wanted = (
        sa.select(columns.id, columns.name, rules.muted, rules.banned)
        .outerjoin_from(schema.players, schema.moderation, sa.func.lower(columns.name) == rules.name)
        .where(columns.id == player)
    )
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Player(row[0], row[1], bool(row[2]), bool(row[3]))


def _refuse_banned(connection: Connection, name: str) -> None:
    columns = schema.moderation.c
    if connection.execute(sa.select(columns.banned).where(columns.name == name.lower())).scalar_one_or_none():
        raise refused("banned", reason="new")
