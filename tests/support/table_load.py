"""Games that tests play at tables, with what their players saw and were promised."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from random import Random

import sqlalchemy as sa

from bench.load import GAME, Game, Witness, log_of
from eminence.table import events, messages
from eminence.table.client import Client, SeatConnection
from eminence.table.store import checked_url
from tests.support.bad_line import Line, bad_line
from tests.support.deadlines import within
from tests.support.server import Server

SOON = within(30)
"""Seconds after which something is taken for not happening at all."""


def has_seen(seat: SeatConnection, moment: int) -> bool:
    return seat.seq >= moment


def catch_up(seats: Iterable[SeatConnection]) -> None:
    """Wait until everybody has seen the latest moment that somebody has."""
    seats = list(seats)
    now = max(seat.seq for seat in seats)
    for seat in seats:
        seat.wait(partial(has_seen, seat, now), SOON)


class Hearer(Witness):
    """A seat that keeps the states it was told."""

    def __init__(self, client: Client, table: str) -> None:
        self.states: list[messages.StateUpdate] = []
        super().__init__(client, table)

    def _take_in(self, news: messages.ServerMessage) -> None:
        if isinstance(news, messages.StateUpdate):
            self.states.append(news)
        super()._take_in(news)


@dataclass
class Match:
    """A game of people at a bad line; the same people, and a watcher, look on over lines that are never cut."""

    server: Server
    line: Line
    id: str
    commitment: str
    seats: list[Hearer]
    lookers: list[SeatConnection]

    def logged(self) -> list[tuple[str, str]]:
        engine = sa.create_engine(checked_url(self.server.database))
        log = log_of(engine, self.id)
        engine.dispose()
        assert [seq for seq, _ in log] == list(range(len(log)))
        return [(event.request, event.move) for _, event in log if isinstance(event, events.Moved)]

    def play(self, moves: int, chance: Random) -> list[tuple[str, str]]:
        """So many moves, over the bad line; what was promised, in its order."""
        promised = []
        for _ in range(moves):
            mover = next(seat for seat in self.seats if seat.asked)
            mover.play(chance.choice(mover.moves))
            promised.append(mover.promised[-1])
            self.meet()
        return promised

    def meet(self) -> None:
        """Wait until everybody has seen the latest moment, and see that all have seen the same."""
        catch_up((*self.seats, *self.lookers))
        for seat, looker in zip(self.seats, self.lookers, strict=False):
            assert (seat.log, seat.events) == (looker.log, looker.events)
            assert seat.moves == looker.moves
            assert seat.table == looker.table

    def played(self) -> Game:
        """The finished game, for an audit."""
        for seat in self.seats:
            seat.client.url = self.server.url
        return Game(self.id, self.commitment, list(self.seats))


@contextmanager
def match(server: Server, looked_at: Server | None = None, game: str = GAME, seats: int = 2) -> Iterator[Match]:
    clients = [Client(server.url, name=name) for name in ("Ada", "Bob", "Cleo")[:seats]]
    id = clients[0].create(game, seats=seats)
    for client in clients[1:]:
        client.join(id)
    shown = clients[0].start(id)["commitment"]
    url = (looked_at or server).url
    lookers = [Client(url, token=client.token).sit(id) for client in (*clients, Client(url))]
    with bad_line(server.port) as line:
        for client in clients:
            client.url = line.url
        players = [Hearer(client, id) for client in clients]
        yield Match(server, line, id, shown, players, lookers)
        for seat in (*players, *lookers):
            seat.close()
