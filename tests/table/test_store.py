"""The log and its database: forms of the database, versions of rules, what is kept and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from eminence.games import registry
from eminence.kernel.errors import Refused
from eminence.table import commands, events, messages, schema, views
from eminence.table.client import Client
from eminence.table.player_registry import Player
from eminence.table.service import Settings, TableService
from eminence.table.store import Row, Store, checked_url
from eminence.table.table_state import TableState
from tests.support.deadlines import within
from tests.support.server import Server

Answer = TypeVar("Answer")
ADA, BOB = Player("ada", "Ada"), Player("bob", "Bob")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "postgresql":
        yield request.getfixturevalue("database")
    else:
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"


def with_service(url: str, work: Callable[[TableService], Awaitable[Answer]]) -> Answer:
    """Open a house on a database, do something there and close it."""

    async def opened() -> Answer:
        service = TableService(Store(url), Settings(pace=0.0))
        try:
            await service.open()
            return await work(service)
        finally:
            await service.close()

    return asyncio.run(opened())


async def begun(service: TableService, game: str = "behind-the-throne") -> str:
    """A table of two that has begun."""
    table = service.adopt(await service.repository.create(messages.NewTable(game=game), ADA)).id
    await service.change(table, lambda now: commands.join(now, BOB, None))
    await service.change(table, lambda now: commands.start(now, ADA))
    return table


async def one_move(service: TableService, table: str) -> None:
    now = await service.look(table)
    live_game, _ = now.running()
    seat = live_game.actors[0]
    command = messages.MoveCommand(f"r{now.turn}", now.turn, live_game.snapshot.legal(seat)[0].text)
    await service.change(table, lambda then: commands.move(then, (ADA, BOB)[seat], command))


def test_the_steps_lead_to_the_form_that_the_program_writes(url: str) -> None:
    async def nothing(service: TableService) -> None:
        pass

    with_service(url, nothing)
    engine = sa.create_engine(checked_url(url))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_program_is_refused_and_left_alone(url: str) -> None:
    table = with_service(url, begun)
    engine = sa.create_engine(checked_url(url))
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Refused, match="newer program"):
        with_service(url, begun)
    with engine.begin() as connection:
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one() == "9999"
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    engine.dispose()
    with_service(url, lambda service: one_move(service, table))


def test_one_number_of_a_log_is_given_once(url: str) -> None:
    async def both(service: TableService) -> list[bool]:
        rows = [Row("t", 5, 1.0, body) for body in ("first", "second")]
        return list(await asyncio.gather(*map(service.store.append, rows)))

    assert with_service(url, both) == [True, False]

    async def read(service: TableService) -> list[tuple[int, float, str]]:
        return await service.store.events("t")

    assert with_service(url, read) == [(5, 1.0, "first")]


def test_a_table_is_its_log(url: str) -> None:
    """Whatever is in memory can be thrown away: another house reads the same table from the log."""

    async def played(service: TableService) -> tuple[str, bytes, list[tuple[int, list[Any]]]]:
        table = await begun(service)
        for _ in range(30):
            await one_move(service, table)
        now = await service.look(table)
        assert now.live_game is not None
        return table, now.live_game.snapshot.state.pack(), now.told

    table, state, told = with_service(url, played)

    async def read(service: TableService) -> tuple[bytes, list[tuple[int, list[Any]]]]:
        now = await service.look(table)
        assert now.live_game is not None
        return now.live_game.snapshot.state.pack(), now.told

    assert len(told) >= 30
    assert with_service(url, read) == (state, told)


class Join:
    """Bob's command for a chair, and whether it was fulfilled."""

    request = "join"

    def __init__(self) -> None:
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def command(self, table: TableState) -> events.Any:
        return commands.join(table, BOB, None)

    def finish(self, appended: bool) -> None:
        self.done.set_result(appended)


@pytest.mark.parametrize("at_once", [False, True])
def test_lists_know_of_an_event_however_it_was_written(url: str, at_once: bool) -> None:
    async def listed(service: TableService) -> tuple[str, list[str]]:
        table = service.adopt(await service.repository.create(messages.NewTable(game="behind-the-throne"), ADA)).id
        join = Join()
        if at_once:
            assert service.change_now(table, join)
            assert await join.done
        else:
            await service.change(table, join.command)
        return table, await service.repository.mine(BOB.id)

    table, found = with_service(url, listed)
    assert found == [table]


def test_a_game_of_other_rules_rests_and_goes_on_when_its_rules_are_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played(service: TableService) -> str:
        table = await begun(service)
        await one_move(service, table)
        return table

    table = with_service(url, played)
    old = registry.find("behind-the-throne")
    with monkeypatch.context() as changed:
        changed.setattr("eminence.games.behind_the_throne.GAME", replace(old, version=old.version + 1))

        async def refused(service: TableService) -> str:
            now = await service.look(table)
            assert now.phase == "playing"
            suspended = views.info(now, language="de").suspended
            assert suspended is not None
            assert (suspended.code, suspended.text[:40]) == ("suspended", "Dieses Spiel begann mit Version 1 der Re")
            with pytest.raises(Refused) as refusal:
                await service.change(table, lambda then: commands.resign(then, ADA))
            assert refusal.value.data == suspended.say
            return f"{refusal.value.code} {refusal.value}"

        told = with_service(url, refused)
    assert told.startswith("suspended This game began under version")
    with_service(url, lambda service: one_move(service, table))


def test_cards_of_ones_own_are_kept_with_the_table(tmp_path: Path) -> None:
    text = registry.find("behind-the-throne").folder.joinpath("cards.toml").read_text(encoding="utf-8")
    with Server(tmp_path) as server:
        ada, bob = Client(server.url, name="Ada"), Client(server.url, name="Bob")
        table = ada.create("behind-the-throne", cards=text.replace('"King"', '"Emperor"'))
        bob.join(table)
        ada.start(table)
        digest = ada.info(table)["cards"]
        with ada.sit(table) as seat:
            assert "Emperor" in seat.table["deck"]
        assert digest != registry.load("behind-the-throne").cards.digest
        assert '"Emperor"' in ada.ask("GET", f"/api/tables/{table}/cards")


@pytest.mark.parametrize(
    "wrong", ["", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "no url at all", "postgres", "file:///x"]
)
def test_a_database_that_is_none_is_refused_with_what_would_be_right(wrong: str) -> None:
    with pytest.raises(Refused, match="sqlite:///FILE or postgresql://"):
        checked_url(wrong)


def test_every_event_survives_being_written_down() -> None:
    setting = events.Setting("g", 1, {"o": True}, "c", 3)
    for event in (
        events.Created(setting, "ada", "hash"),
        events.Joined(0, "ada", "Ada"),
        events.Salted(0, "s"),
        events.Left(1),
        events.Hired(2, "expert"),
        events.Started(),
        events.Moved(0, 3, "reveal", "r1", "greedy"),
        events.Undone(0, "r2"),
        events.Resigned(1, "skilled"),
        events.TakenOver(1, "skilled", "flag"),
        events.Returned(1),
        events.Said(0, "ada", "Ada", "hello", "r3"),
        events.Again("t"),
        events.Closed("why"),
    ):
        assert events.decode(events.encode(event)) == event


@pytest.mark.parametrize("moment", ["the start", "a move"])
def test_a_table_that_waits_for_a_bot_is_looked_at_even_if_this_server_is_gone(url: str, moment: str) -> None:
    """Whoever comes next finds it in the list of those that must be looked at."""

    async def left_alone(service: TableService) -> float | None:
        against_a_bot = messages.NewTable(game="behind-the-throne", bots={"1": "beginner"})
        table = service.adopt(await service.repository.create(against_a_bot, ADA)).id
        await service.change(table, lambda now: commands.start(now, ADA))
        async with asyncio.timeout(within(60)):
            while moment == "a move" and 0 not in (await service.look(table)).actors:
                await asyncio.sleep(0.02)
        if moment == "a move":
            await one_move(service, table)
        column = schema.tables.c
        wanted = sa.select(column.due).where(column.id == table)
        return await service.store.read(lambda connection: connection.execute(wanted).scalar_one())

    assert with_service(url, left_alone) is not None
