"""What the store knows of tables: their logs folded, their cards, lists of them, records and replays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from functools import cache, lru_cache
from typing import Any

import msgspec
import sqlalchemy as sa

from eminence.games import registry
from eminence.kernel import game_record
from eminence.kernel.cards import CardSet, text_of
from eminence.kernel.definition import Definition
from eminence.kernel.errors import Refused, closest_name
from eminence.kernel.game import Game
from eminence.kernel.translation import DEFAULT_LANGUAGE
from eminence.table import events, fairness, messages, schema, table_index, views
from eminence.table.clock import Clock
from eminence.table.player_registry import Player, new_id
from eminence.table.refusals import fields_of, refused, table_words
from eminence.table.store import Row, Statement, Store
from eminence.table.table_state import TableState, changes_mind

GAMES_KEPT = 64
LONGEST_LINE, MOST_DOTS = 2000, 60
"""Of a card file from elsewhere: a reader of TOML takes hours over lines that are made for it."""
LISTED = 50
"""So many tables are told in a list."""


class TableRepository:
    """Reads and writes whole tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: dict[str, Game] = {}
        self._cards: dict[tuple[str, str], str] = {}
        self._own: dict[tuple[str, bytes], tuple[Game, str]] = {}

    # --- Games and cards ---

    async def cards(self, setting: events.Setting) -> str:
        """The text of the card set that a table is pinned to."""
        key = (setting.game, setting.cards)
        if key not in self._cards:
            columns = schema.card_sets.c
            wanted = sa.select(columns.body).where(columns.digest == setting.cards, columns.game == setting.game)
            found = await self._store.read(lambda connection: connection.execute(wanted).scalar_one_or_none())
            if len(self._cards) >= GAMES_KEPT:
                self._cards.clear()
            self._cards[key] = found or ""
        return self._cards[key]

    async def game(self, setting: events.Setting) -> Game:
        """The game that a table is pinned to; refused if this program has other rules by now."""
        key = f"{setting.game} {setting.rules} {sorted(setting.options.items())} {setting.cards}"
        if key not in self._games:
            definition = find(setting.game)
            if definition.version != setting.rules:
                raise refused(
                    "suspended", reason="rules", began=setting.rules, title=definition.title, ours=definition.version
                )
            cards = registry.card_set(setting.game, await self.cards(setting))
            if len(self._games) >= GAMES_KEPT:
                self._games.clear()
            self._games[key] = registry.load(setting.game, setting.options, cards)
        return self._games[key]

    async def _chosen(self, name: str, options: Any, cards: str | None) -> tuple[Game, str]:
        """A game with its options and cards, and the text of the cards. Reading them takes a while, so not here."""
        if cards is not None:
            return await asyncio.to_thread(_with_cards, name, options, cards)
        key = name, msgspec.json.encode(options)
        if key not in self._own:
            if len(self._own) >= GAMES_KEPT:
                self._own.clear()
            self._own[key] = await asyncio.to_thread(_own, name, options)
        return self._own[key]

    # --- Tables ---

    async def load(self, id: str, upto: int = -1) -> TableState:
        """A table as its log tells it, as far as event `upto` or to its end."""
        rows, secret = await self._log(id)
        return await self._folded(id, secret, [row for row in rows if upto < 0 or row[0] <= upto])

    async def _folded(self, id: str, secret: str, rows: list[tuple[int, float, str]]) -> TableState:
        (_, created, first), *later = rows
        table = await self._first(id, secret, events.decode(first), created)
        for _, at, body in later:
            self._fold(table, events.decode(body), at)
        return table

    async def _log(self, id: str) -> tuple[list[tuple[int, float, str]], str]:
        column = schema.tables.c
        wanted = sa.select(column.secret).where(column.id == id)
        secret = await self._store.read(lambda connection: connection.execute(wanted).scalar_one_or_none())
        if secret is None:
            raise refused("no-such-table")
        return await self._store.events(id), secret

    async def _first(self, id: str, secret: str, created: events.Any, at: float) -> TableState:
        assert isinstance(created, events.Created)
        try:
            return TableState(id, secret, await self.game(created.setting), created, at)
        except Refused as refusal:
            return TableState(id, secret, None, created, at, suspended=_suspension(refusal))

    @staticmethod
    def _fold(table: TableState, event: events.Any, at: float) -> None:
        """Fold an event in; if the game is of other rules, only what is not of the game."""
        if table.game is None and isinstance(event, events.Play):
            table.seq += 1
            table.turn += 1
        else:
            table.apply(event, at)

    @staticmethod
    def projection(table: TableState, event: events.Any) -> list[Statement]:
        """What lists must know of an event."""
        match event:
            case events.Joined(seat, player):
                return table_index.sat(table.id, seat, player)
            case events.Left(seat) if table.phase == "waiting":
                return table_index.stood(table.id, seat)
            case events.Started():
                return table_index.turned(table.id, "playing")
            case events.Closed():
                return table_index.turned(table.id, "closed")
        return []

    async def finished(self, id: str) -> None:
        await self._store.append(also=table_index.turned(id, "over"))

    async def create(self, command: messages.NewTable, player: Player) -> TableState:
        """A new table; its id is the invitation to it."""
        game, cards = await self._chosen(command.game, command.options, command.cards)
        seats = game.checked_seats(command.seats)
        setting = _setting(game, seats, command.clock.checked(), command.public)
        secret = fairness.new_secret()
        first: list[events.Any] = [events.Created(setting, player.id, fairness.commitment(secret))]
        if command.seat is not None:
            first.append(events.Joined(game.checked_seat(command.seat, seats), player.id, player.name))
        for text, bot in sorted(command.bots.items()):
            seat = game.checked_seat(int(text), seats)
            if seat == command.seat:
                raise refused("seat-taken", reason="yours", seat=seat)
            first.append(events.Hired(seat, bot))
        return await self._put(first, secret, cards, setting)

    async def import_record(self, command: messages.Import, player: Player) -> TableState:
        """A table from a record: a finished game to look at, or a game to go on with."""
        record = game_record.read(command.record)
        game, cards = await self._chosen(record.game, record.options, command.cards)
        position = await asyncio.to_thread(game_record.replay_record, record, game)
        if record.position or record.start or any(draws for _, _, draws in record.moves):
            raise refused("bad-record")
        setting = _setting(game, position.seats)
        first: list[events.Any] = [events.Created(setting, player.id, "", record.seed)]
        if command.seat is not None:
            first.append(events.Joined(game.checked_seat(command.seat, position.seats), player.id, player.name))
        first.append(events.Started())
        first += [events.Moved(step.seat, step.move.action, step.move.text) for step in position.steps]
        return await self._put(first, "", cards, setting, "over" if position.over else "playing")

    async def rematch(self, table: TableState, player: Player) -> TableState:
        """Another table like this one: whoever asks sits one chair further on, and so do the bots."""
        seats = table.setting.seats
        secret = fairness.new_secret()
        first: list[events.Any] = [events.Created(table.setting, player.id, fairness.commitment(secret))]
        for seat, chair in enumerate(table.chairs):
            place = (seat + 1) % seats
            if chair.player == player.id:
                first.append(events.Joined(place, player.id, player.name))
            elif chair.bot and not chair.player:
                first.append(events.Hired(place, chair.bot))
        return await self._put(first, secret, await self.cards(table.setting), table.setting)

    async def _put(
        self, first: list[events.Any], secret: str, cards: str, setting: events.Setting, phase: str = "waiting"
    ) -> TableState:
        id, at = new_id(12), time.time()
        also = [table_index.made(id, secret, setting, phase, at)]
        if (setting.game, setting.cards) not in self._cards:
            also.append(table_index.cards(setting, cards))
        for event in first:
            if isinstance(event, events.Joined):
                also += table_index.sat(id, event.seat, event.player)
        rows = [Row(id, seq, at, events.encode(event)) for seq, event in enumerate(first)]
        await self._store.append(*rows, also=also)
        self._cards.setdefault((setting.game, setting.cards), cards)
        table = await self._first(id, secret, first[0], at)
        for event in first[1:]:
            table.apply(event, at)
        return table

    # --- Lists ---

    async def mine(self, player: str) -> list[str]:
        columns, own = schema.tables.c, schema.seats.c
        wanted = (
            sa.select(columns.id)
            .join_from(schema.seats, schema.tables, own.table_id == columns.id)
            .where(own.player == player)
            .order_by(columns.created.desc())
            .limit(LISTED)
        )
        return await self._ids(wanted)

    async def public(self, phase: str) -> list[str]:
        columns = schema.tables.c
        wanted = (
            sa.select(columns.id)
            .where(columns.public.is_(True), columns.phase == phase)
            .order_by(columns.created.desc())
            .limit(LISTED)
        )
        return await self._ids(wanted)

    async def due(self) -> list[str]:
        """Tables that a server should look at."""
        column = schema.tables.c
        return await self._ids(sa.select(column.id).where(column.due < time.time()).order_by(column.due).limit(200))

    async def set_due(self, id: str, due: float | None) -> None:
        column = schema.tables
        await self._store.write(
            lambda connection: connection.execute(column.update().where(column.c.id == id).values(due=due)).rowcount
        )

    async def _ids(self, wanted: sa.Select[tuple[str]]) -> list[str]:
        return await self._store.read(lambda connection: [str(row[0]) for row in connection.execute(wanted)])

    # --- Records and replays ---

    async def record(self, id: str) -> str:
        """A table's game as a record, with who sat where and the proof of its deal: everything, so only at its end."""
        moves, table = await self._played(id)
        if table.game is None:
            raise refused("suspended", **table.suspended)
        if table.live_game is None:
            raise refused("not-started", reason="record")
        position = table.game.start(table.setting.seats, table.seed)
        for _, move in moves:
            if move is not None:
                position.play(move.seat, move.move)
        bots = [chair.bot or "greedy" for chair in table.chairs]
        lines = [f"# names: {', '.join(table.names)}", f"# bots: {', '.join(bots)}", f"# table: {id}"]
        if table.phase == "over":
            lines.append("# over: yes")
        lines += [f"# resigned: {seat}" for seat, chair in enumerate(table.chairs) if chair.resigned]
        if table.created.commitment:
            lines += fairness.remarks(table.secret, table.salts)
        return "\n".join(lines) + "\n" + position.record()

    async def seqs(self, id: str) -> list[int]:
        """By which numbers viewers know the moments of a game: after the deal, and after each move that stands."""
        return [seq for seq, _ in (await self._played(id))[0]]

    async def _played(
        self, id: str, upto: int | None = None
    ) -> tuple[list[tuple[int, events.Moved | None]], TableState]:
        """The deal and the moves of a game that stand, each with the moment's number after it; `upto` such a number."""
        ((_, created, first), *later), secret = await self._log(id)
        table = await self._first(id, secret, events.decode(first), created)
        moves: list[tuple[int, events.Moved | None]] = []
        for _, at, body in later:
            event = events.decode(body)
            self._fold(table, event, at)
            if isinstance(event, events.Started):
                moves.append((table.turn, None))
            elif isinstance(event, events.Moved):
                moves.append((table.turn, event))
            elif isinstance(event, events.Undone):
                moves.pop()
            if upto is not None and moves and table.turn >= upto:
                break
        return moves, table

    async def branch(self, id: str, command: messages.Branch, player: Player) -> TableState:
        """Another table that goes on from a moment of a finished game, against bots."""
        moves, table = await self._played(id, command.seq)
        if table.game is None:
            raise refused("suspended", **table.suspended)
        if not moves:
            raise refused("not-started", reason="branch")
        if table.live_game is not None and table.live_game.over:
            raise refused("game-over", reason="then")
        setting, own = table.setting, table.game.checked_seat(command.seat, table.setting.seats)
        first: list[events.Any] = [
            events.Created(msgspec.structs.replace(setting, clock=Clock(), public=False), player.id, "", table.seed),
            *(
                events.Joined(seat, player.id, player.name) if seat == own else events.Hired(seat, command.bot)
                for seat in range(setting.seats)
            ),
            events.Started(),
            *(events.Moved(move.seat, move.action, move.move) for _, move in moves if move is not None),
        ]
        return await self._put(first, "", await self.cards(setting), setting, "playing")

    async def replay(self, id: str, viewer: int, display: bool = False) -> list[messages.StateUpdate]:
        """Everything that a viewer was told of a game so far, in the messages that told it."""
        rows, secret = await self._log(id)
        return [state async for state in self._retold(id, secret, rows, viewer, display)]

    async def _retold(
        self, id: str, secret: str, rows: list[tuple[int, float, str]], viewer: int, display: bool
    ) -> AsyncIterator[messages.StateUpdate]:
        table: TableState | None = None
        for _, at, body in rows:
            if table is None:
                table = await self._first(id, secret, events.decode(body), at)
                continue
            event = events.decode(body)
            delta, hidden = views.Delta.now(table), changes_mind(table, event)
            self._fold(table, event, at)
            of_game = isinstance(event, events.Play | events.Started | events.Resigned)
            if of_game and (hidden is None or viewer in (hidden, views.ALL)):
                state = views.state(table, viewer, at, delta)
                if state is not None:
                    yield views.with_display(table, viewer, state, delta) if display else state


def _suspension(refusal: Refused) -> dict[str, Any]:
    """Why a game rests that cannot be loaded: the fields of `suspended`."""
    if refusal.code == "suspended":
        return fields_of(refusal)
    known = refusal.data is not None and table_words(DEFAULT_LANGUAGE).knows(refusal.data)
    return {"reason": "other", "why": refusal.data if known else str(refusal)}


@cache
def known_games() -> list[str]:
    """The names of all games, as they were when the server began."""
    return registry.names()


def find(name: str) -> Definition:
    """A game's definition, without looking through all packages for a name that is none."""
    known = known_games()
    if name in known:
        return registry.find(name)
    if found := closest_name(name, known):
        raise refused("unknown-game", reason="near", given=name, near=found)
    raise refused("unknown-game", reason="known" if known else "none", given=name, known=known)


def _with_cards(name: str, options: Any, cards: str) -> tuple[Game, str]:
    if any(len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS for line in cards.split("\n")):
        raise refused("bad-cards", letters=LONGEST_LINE, dots=MOST_DOTS)
    find(name)
    return registry.load(name, options, registry.card_set(name, cards, "your cards")), cards


def _own(name: str, options: Any) -> tuple[Game, str]:
    own, text = _own_cards(name)
    return registry.load(name, options, own), text


@lru_cache(maxsize=GAMES_KEPT)
def _own_cards(name: str) -> tuple[CardSet, str]:
    """A game's own cards, and their text."""
    text = text_of(find(name).folder / "cards.toml")
    return registry.card_set(name, text), text


def _setting(game: Game, seats: int, clock: Any = None, public: bool = False) -> events.Setting:
    options = {option.name: option.value for option in game.options.values()}
    extra = {} if clock is None else {"clock": clock}
    return events.Setting(game.name, game.definition.version, options, game.cards.digest, seats, public=public, **extra)
