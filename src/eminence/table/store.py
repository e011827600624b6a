"""The event log in a database: appended in groups, flushed to the disk, and only then answered.

One thread writes. It takes everything that waits into one transaction, commits it with full durability and then
answers all of it, so a hundred moves cost one flush. Reading is done elsewhere, on connections of its own.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import psycopg
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection

from eminence.kernel.errors import Refused
from eminence.table import schema
from eminence.table.migrations import upgrade
from eminence.table.refusals import refused

log = structlog.get_logger()
Answer = TypeVar("Answer")
Statement = tuple[str, tuple[Any, ...]]
"""Plain SQL with `?` for each value: straight to the driver, since building it anew costs more than running it."""
APPEND = "INSERT INTO events (table_id, seq, at, body, writer) VALUES (?, ?, ?, ?, '{}') ON CONFLICT DO NOTHING"
WHO = "SELECT writer, body FROM events WHERE table_id = ? AND seq = ?"
ANSWERED_AT_ONCE = 16
"""Of a batch. If all were answered in one go, nobody would hear of anything before the last one was worked out."""
CHANNEL = "eminence"
READERS = 4


class Row(NamedTuple):
    """An event to append: refused if another one has its number already."""

    table: str
    seq: int
    at: float
    body: str


class _Job(NamedTuple):
    done: Callable[[Any], None]
    """Called in the loop, with the answer or an exception."""
    rows: Sequence[Row] = ()
    also: Sequence[Statement] = ()
    """What lists must know of the rows, written with them."""
    work: Callable[[Connection], Any] | None = None


class Store:
    """A database of tables. Everything asynchronous here is called from the loop it was opened in."""

    def __init__(self, url: str) -> None:
        self.url = checked_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.writer = secrets.token_hex(8)
        """Names this process in the log and on the channel."""
        self._waiting: list[_Job] = []
        """What was asked since the writer went to work,"""
        self._at_work = False
        """if it is; it hears of all of it at once, so that it is not woken for the first of many."""
        self._batches: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._pool = ThreadPoolExecutor(READERS, "reader")
        self._engine = _engine(self.url)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._append, self._who = map(self._sql, (APPEND.format(self.writer), WHO))
        self._line: PoolProxiedConnection | None = None
        self.commits = 0

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(self._pool, upgrade, self._engine)
        self._thread.start()

    async def close(self) -> None:
        self._hand_over()
        self._batches.put(None)
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join, 10)
        if self._line is not None:
            self._line.close()
        self._pool.shutdown()
        self._engine.dispose()

    # --- Writing ---

    def append(self, *rows: Row, also: Sequence[Statement] = ()) -> asyncio.Future[bool]:
        """Append events; the answer comes when they are on the disk: whether their numbers were still free."""
        return self._put(lambda done: _Job(done, rows, also))

    def write(self, work: Callable[[Connection], Answer]) -> asyncio.Future[Answer]:
        """Do something in the writer's next transaction."""
        return self._put(lambda done: _Job(done, work=work))

    def append_then(self, row: Row, then: Callable[[Any], None], also: Sequence[Statement] = ()) -> None:
        """Append an event and call `then` with the answer, or with what went wrong."""
        self._ask(_Job(then, (row,), also))

    def _put(self, job: Callable[[Callable[[Any], None]], _Job]) -> asyncio.Future[Any]:
        assert self._loop is not None
        future: asyncio.Future[Any] = self._loop.create_future()

        def settle(answer: Any) -> None:
            if future.cancelled():
                return
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)

        self._ask(job(settle))
        return future

    def _ask(self, job: _Job) -> None:
        assert self._loop is not None
        self._waiting.append(job)
        if not self._at_work:
            self._at_work = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Everything that was asked goes to the writer; if there is nothing, it rests."""
        batch, self._waiting = self._waiting, []
        self._at_work = bool(batch)
        if batch:
            self._batches.put(batch)

    def _write(self) -> None:
        """The writer's thread."""
        while (batch := self._batches.get()) is not None:
            answers = self._commit(batch)
            if self._loop is not None and not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._settle, answers)

    def _settle(self, answers: list[tuple[_Job, Any]], first: int = 0) -> None:
        """Answer some, then let the loop send that and read what comes, and go on with the rest."""
        last = first + ANSWERED_AT_ONCE
        for job, answer in answers[first:last]:
            try:
                job.done(answer)
            except Exception as error:
                log.error("telling-failed", exc_info=error)
        loop = asyncio.get_running_loop()
        if last < len(answers):
            loop.call_soon(self._settle, answers, last)
        else:
            loop.call_soon(self._hand_over)

    def _commit(self, batch: list[_Job]) -> list[tuple[_Job, Any]]:
        try:
            if all(job.work is None for job in batch):
                answers = self._commit_rows(batch)
            else:
                answers = self._commit_all(batch)
        except (SQLAlchemyError, sqlite3.Error, psycopg.Error) as error:
            log.error("commit-failed", error=str(error)[:300])
            trouble = refused("store-failed", reason="table")
            return [(job, trouble) for job in batch]
        self.commits += 1
        return answers

    def _commit_rows(self, batch: list[_Job]) -> list[tuple[_Job, Any]]:
        """Nothing but events, as nearly always: straight to the driver."""
        line = self._line = self._line or self._engine.raw_connection()
        try:
            cursor = line.cursor()
            if self.sqlite:
                cursor.execute("BEGIN")
            answers = self._append_all(cursor, batch)
            line.commit()
        except BaseException:
            line.invalidate()
            self._line = None
            raise
        return answers

    def _commit_all(self, batch: list[_Job]) -> list[tuple[_Job, Any]]:
        with self._engine.begin() as connection:
            answers = [(job, self._work(connection, job.work)) for job in batch if job.work is not None]
            cursor = connection.connection.cursor()
            return answers + self._append_all(cursor, [job for job in batch if job.work is None])

    @staticmethod
    def _work(connection: Connection, work: Callable[[Connection], Any]) -> Any:
        """One piece of work; what it refuses does no harm to the others in the transaction."""
        try:
            with connection.begin_nested():
                return work(connection)
        except Refused as refusal:
            return refusal
        except SQLAlchemyError as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise
            log.error("write-failed", error=str(error)[:300])
            return refused("store-failed", reason="other")

    def _append_all(self, cursor: Any, jobs: list[_Job]) -> list[tuple[_Job, Any]]:
        rows = [row for job in jobs for row in job.rows]
        lost = self._append_rows(cursor, rows) if rows else set()
        answers: list[tuple[_Job, Any]] = [(job, not lost or lost.isdisjoint(job.rows)) for job in jobs]
        for job, won in answers:
            if won:
                for text, values in job.also:
                    cursor.execute(self._sql(text), values)
        return answers

    def _append_rows(self, cursor: Any, rows: list[Row]) -> set[Row]:
        """Those whose number was taken already."""
        cursor.executemany(self._append, rows)
        lost: set[Row] = set()
        if cursor.rowcount != len(rows):
            lost = {row for row in rows if not self._is_mine(cursor, row)}
        for text in self._notices("moved", [row.table for row in rows if row not in lost]):
            cursor.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
        return lost

    def _is_mine(self, cursor: Any, row: Row) -> bool:
        cursor.execute(self._who, (row.table, row.seq))
        return tuple(cursor.fetchone()) == (self.writer, row.body)

    def _sql(self, text: str) -> str:
        """A statement as the driver writes it."""
        return text if self.sqlite else text.replace("?", "%s")

    def tell(self, connection: Connection, what: str, about: list[str]) -> None:
        """Wake the other server processes, when this transaction is committed."""
        for text in self._notices(what, about):
            connection.execute(sa.text("SELECT pg_notify(:channel, :text)"), {"channel": CHANNEL, "text": text})

    def _notices(self, what: str, about: list[str]) -> list[str]:
        if self.sqlite:
            return []
        parts = [about[at : at + 200] for at in range(0, len(about), 200)] or [[]]
        return [" ".join([self.writer, what, *part]) for part in parts]

    # --- Reading ---

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Ask the database something, off the loop."""

        def asked() -> Answer:
            try:
                with self._engine.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                log.error("read-failed", error=str(error)[:300])
                raise refused("store-failed", reason="read") from None

        assert self._loop is not None
        return await self._loop.run_in_executor(self._pool, asked)

    async def events(self, table: str, after: int = -1) -> list[tuple[int, float, str]]:
        """The events of a table that follow a number: `(seq, at, body)`."""
        columns = schema.events.c
        wanted = (
            sa.select(columns.seq, columns.at, columns.body)
            .where(columns.table_id == table, columns.seq > after)
            .order_by(columns.seq)
        )
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(wanted)])


def checked_url(text: str) -> sa.URL:
    """A database that can be used: an SQLite file or a PostgreSQL server."""
    try:
        url = sa.make_url(text)
        backend = url.get_backend_name()
    except SQLAlchemyError:
        backend = ""
    if backend == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise Refused(
        "bad-database", "A database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; leave it out for a file."
    )


def _engine(url: sa.URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_size=READERS + 1, pool_pre_ping=True)
    assert url.database
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": 30})

    @sa.event.listens_for(engine, "connect")
    def careful(connection: Any, _: Any) -> None:
        """Readers do not wait for the writer, and a commit is on the disk when it is answered."""
        connection.isolation_level = None  # else the driver begins and ends transactions as it likes
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
