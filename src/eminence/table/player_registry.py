"""Players: a name and a signed token, no account. A recovery code continues on another device.

A token is `ID.TIME.SIGNATURE`, in a cookie or as a bearer, and never expires: without it, a seat is lost. It is
checked without asking the database; the name and what moderation says of it are asked for, and remembered for a moment.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from dataclasses import dataclass

import sqlalchemy as sa
from itsdangerous import BadData, BadSignature, Signer, TimestampSigner, base64_decode, base64_encode
from sqlalchemy.engine import Connection

from eminence.bots.names import BOT_NAMES, checked_name
from eminence.kernel.errors import Refused
from eminence.kernel.view import YOU
from eminence.table import schema
from eminence.table.refusals import refused
from eminence.table.store import Store

KEY = re.compile(r"key(-\d+)?")
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
REMEMBERED = 10_000
"""So many players are remembered,"""
SECONDS, ALONE = 5.0, 60.0
"""for so long: if another process can rename them, and if none can."""


def new_id(length: int = 12) -> str:
    """Letters that cannot be guessed nor mistaken for one another: the digits of one number, drawn at once."""
    number, letters = secrets.randbelow(len(LETTERS) ** length), ""
    for _ in range(length):
        number, at = divmod(number, len(LETTERS))
        letters += LETTERS[at]
    return letters


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
        self._use([secrets.token_hex(32)])
        self._known: dict[str, tuple[float, Player]] = {}
        self._seconds = ALONE if store.sqlite else SECONDS

    # --- Keys ---

    async def open(self) -> None:
        """Take the keys that sign from the database, where the first process has put one."""
        self._use(await self._store.write(lambda connection: _keys(connection) or _add_key(connection)))

    async def add_key(self) -> None:
        """Sign with a new key from now on, in all processes; what older keys have signed stays good."""

        def added(connection: Connection) -> list[str]:
            keys = _add_key(connection)
            self._store.tell(connection, "new-key", [])
            return keys

        self._use(await self._store.write(added))

    async def read_keys(self) -> None:
        """Another process has added a key."""
        self._use(await self._store.read(_keys))

    def _use(self, keys: list[str]) -> None:
        self._first_key = bytes.fromhex(keys[0])
        self._tokens, self._csrf = _signers(keys)

    # --- Tokens ---

    def token(self, player: str) -> str:
        return self._tokens.sign(player).decode()

    def csrf(self, player: str) -> str:
        """What a page must send along with its cookie, to show that it is ours."""
        return self._csrf.get_signature(player).decode()

    def is_csrf(self, player: str, given: str) -> bool:
        return (_is_canonical(given) and self._csrf.verify_signature(player, given)) or self._is_old_csrf(player, given)

    def named(self, token: str) -> str:
        """The id of the player that a token names, if it is genuine; else nobody's."""
        try:
            player = self._tokens.unsign(token).decode()
        except BadSignature:
            return self._named_of_old(token)
        return player if _is_canonical(token.rpartition(".")[2]) else ""

    def _named_of_old(self, token: str) -> str:
        """Whom a token names that an earlier version has made: `ID.SIGNATURE`, in hexadecimal digits."""
        player, _, signature = token.partition(".")
        return player if _equal(self._old_signature("token", player), signature) else ""

    def _is_old_csrf(self, player: str, given: str) -> bool:
        """Whether a page says this that was opened when an earlier version was running."""
        return _equal(self._old_signature("csrf", player)[:32], given)

    def _old_signature(self, purpose: str, player: str) -> str:
        return hmac.new(self._first_key, f"{purpose} {player}".encode(), hashlib.sha256).hexdigest()

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


def _signers(keys: list[str]) -> tuple[TimestampSigner, Signer]:
    """For tokens and for CSRF: the last key signs, all of them verify."""
    sha = hashlib.sha256
    tokens = TimestampSigner(keys, salt="token", key_derivation="hmac", digest_method=sha)
    return tokens, Signer(keys, salt="csrf", key_derivation="hmac", digest_method=sha)


def _is_canonical(signature: str) -> bool:
    """Whether a signature is written as it was made: what decodes it does not mind other letters at its end."""
    try:
        return base64_encode(base64_decode(signature)).decode() == signature
    except BadData:
        return False


def _equal(expected: str, given: str) -> bool:
    return hmac.compare_digest(expected.encode(), given.encode("utf-8", "replace"))


def _keys(connection: Connection) -> list[str]:
    """Oldest first: 'key', 'key-2', 'key-3' and so on."""
    column = schema.settings.c
    found = [tuple(row) for row in connection.execute(sa.select(column.name, column.value)) if KEY.fullmatch(row[0])]
    return [value for _, value in sorted(found, key=lambda one: int(one[0].partition("-")[2] or 1))]


def _add_key(connection: Connection) -> list[str]:
    """One more, unless another process has just added one; all of them."""
    number = len(_keys(connection)) + 1
    connection.execute(
        sa.text("INSERT INTO settings (name, value) VALUES (:name, :key) ON CONFLICT DO NOTHING"),
        {"name": "key" if number == 1 else f"key-{number}", "key": secrets.token_hex(32)},
    )
    return _keys(connection)


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
