"""What a table is: who sits where, how far it has come, its game and its clocks. The fold of its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from eminence.bots.names import BOT_NAMES
from eminence.kernel.events import EVERYONE, Event
from eminence.kernel.game import Game
from eminence.kernel.view import can_hear
from eminence.table import events, fairness, messages
from eminence.table.clock import Clocks
from eminence.table.live_game import LiveGame
from eminence.table.refusals import refused

REMEMBERED = 64
"""So many of a seat's last requests are recognised when they are sent again; older ones are stale anyway."""
SAYINGS = 20
"""So many of the last phrases are told to whoever comes."""
COMING_BACK = 30.0
"""Seconds on the clock, at least, for somebody who comes back."""

Phase = Literal["waiting", "playing", "over", "closed"]


@dataclass
class Chair:
    """A place at the table: a person, a bot, or a person for whom a bot plays."""

    player: str = ""
    name: str = ""
    bot: str = ""
    salt: str = ""
    away_since: float = 0.0
    resigned: bool = False

    @property
    def free(self) -> bool:
        return not self.player and not self.bot


@dataclass
class TableState:
    """A table, as its log tells it so far."""

    id: str
    secret: str
    game: Game | None
    """None if this program cannot play it any more; then `suspended` says why."""
    created: events.Created
    created_at: float
    suspended: dict[str, Any] = field(default_factory=dict)
    """The fields of the refusal by which it rests; empty if it does not."""
    seq: int = 0
    """The number of the last event in the log."""
    turn: int = 0
    """The number that viewers know this moment of the game by: changes of mind, which nobody sees, do not count."""
    at: float = 0.0
    """When the last event happened."""
    phase: Phase = "waiting"
    chairs: list[Chair] = field(default_factory=list)
    live_game: LiveGame | None = None
    rematch: str = ""
    requests: list[dict[str, int]] = field(default_factory=list)
    """For each seat, the turns that its last requests led to."""
    told: list[tuple[int, list[Any]]] = field(default_factory=list)
    """The log of the game: who may hear it, and what."""
    missed: dict[int, int] = field(default_factory=dict)
    """How many events of it each viewer may not hear."""
    said: list[messages.SaidPhrase] = field(default_factory=list)
    result: messages.ResultInfo | None = None

    def __post_init__(self) -> None:
        self.setting = self.created.setting
        self.chairs = [Chair() for _ in range(self.setting.seats)]
        self.requests = [{} for _ in self.chairs]
        self.clocks = Clocks(self.setting.clock, self.setting.seats)
        self.missed = dict.fromkeys(range(-1, self.setting.seats), 0)
        self.needs_care = self._needs_care()
        """Whether a server must look at the table even if nobody comes."""
        self._name()

    def _name(self) -> None:
        self._seats = {chair.player: seat for seat, chair in enumerate(self.chairs) if chair.player}
        self.names = [chair.name or f"Seat {seat}" for seat, chair in enumerate(self.chairs)]

    def _needs_care(self) -> bool:
        return self.setting.clock.kind != "none" or any(chair.bot or chair.away_since for chair in self.chairs)

    # --- Asking ---

    def seat_of(self, player: str) -> int | None:
        return self._seats.get(player)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.live_game.actors if self.live_game is not None and self.phase == "playing" else ()

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.actors if self.chairs[seat].bot]

    @property
    def salts(self) -> list[str]:
        return [chair.salt for chair in self.chairs]

    @property
    def seed(self) -> str:
        """The seed of the game: of the record it was brought as, or from the secret and the salts."""
        return self.created.seed or fairness.seed(self.secret, self.salts)

    def running(self) -> tuple[LiveGame, Game]:
        """The game, while it is played."""
        if self.phase == "playing" and not self.suspended:
            assert self.live_game is not None
            assert self.game is not None
            return self.live_game, self.game
        if self.suspended:
            raise refused("suspended", **self.suspended)
        if self.phase == "waiting":
            raise refused("not-started", reason="play")
        if self.phase == "closed":
            raise refused("closed")
        raise refused("game-over", reason="now")

    # --- Folding ---

    def apply(self, event: events.Any, at: float) -> None:
        """The next event of the log."""
        self.seq += 1
        self.at = at
        if isinstance(event, events.Moved):
            self._moved(event, at)
        else:
            self._happened(event, at)
            self.needs_care = self._needs_care()

    def _happened(self, event: events.Any, at: float) -> None:
        match event:
            case events.Undone():
                assert self.live_game is not None
                self.turn += 1
                self.live_game.undo(self.turn)
                self.clocks.run(at, self._on_the_clock())
                self._add(EVERYONE, ["took-back", event.seat])
                self._remember(event.seat, event.request)
            case events.Joined():
                self._joined(event)
                self._name()
            case events.Salted():
                self.chairs[event.seat].salt = event.salt
            case events.Hired():
                self.chairs[event.seat] = Chair(name=self._courtier(), bot=event.bot)
                self._name()
            case events.Left():
                if self.phase == "waiting":
                    self.chairs[event.seat] = Chair()
                    self._name()
                else:
                    self.chairs[event.seat].away_since = at
            case events.Started():
                self._started(at)
            case events.TakenOver():
                self._taken_over(event, at)
            case events.Returned():
                self._returned(event, at)
            case events.Resigned():
                self._resigned(event, at)
            case events.Said():
                self.said = [*self.said[1 - SAYINGS :], messages.SaidPhrase(event.name, event.player, event.phrase)]
                self._remember(event.seat, event.request)
            case events.Again():
                self.rematch = event.table
            case events.Closed():
                self.phase = "closed"
            case events.Created() | events.Moved():
                raise AssertionError("a table is created once, and a move is none of these")

    def _moved(self, event: events.Moved, at: float) -> None:
        assert self.live_game is not None
        revises = self.live_game.revises(event.seat)
        self.turn += not revises
        told = self.live_game.play(event.seat, event.action, self.turn)
        self._hear(told)
        clocks = self.clocks
        if clocks.clock.kind != "none":
            clocks.charge(at)
            if not revises:  # a change of mind wins no time
                clocks.moved(event.seat)
            clocks.run(at, self._on_the_clock())
        self._remember(event.seat, event.request)
        if self.live_game.over:
            self._end()

    def _hear(self, told: Iterable[Event]) -> None:
        assert self.game is not None
        for event in told:
            self._add(event[0], self.game.event_json(event))

    def _add(self, mask: int, event: list[Any]) -> None:
        self.told.append((mask, event))
        if mask != EVERYONE:
            for viewer in self.missed:
                self.missed[viewer] += not can_hear(viewer, (mask,))

    def _remember(self, seat: int, request: str) -> None:
        if request:
            known = self.requests[seat]
            known[request] = self.turn
            if len(known) > REMEMBERED:
                del known[next(iter(known))]

    def _joined(self, event: events.Joined) -> None:
        before = self.seat_of(event.player)
        if before is not None:
            self.chairs[before] = Chair()
        taken = {chair.name for chair in self.chairs}
        name, number = event.name, 1
        while name in taken:
            number += 1
            name = f"{event.name} {number}"
        self.chairs[event.seat] = Chair(player=event.player, name=name)

    def _courtier(self) -> str:
        taken = {chair.name for chair in self.chairs}
        return next((name for name in BOT_NAMES if name not in taken), "Bot")

    def _started(self, at: float) -> None:
        self.phase = "playing"
        self.turn = 1
        if self.game is None:
            return
        self.live_game = LiveGame(self.game, self.setting.seats, self.seed)
        self.live_game.asked_since = [self.turn] * self.setting.seats
        self._hear(self.live_game.start_events)
        self.clocks.at = at
        self.clocks.run(at, self._on_the_clock())

    def _on_the_clock(self) -> list[int]:
        return [seat for seat in self.actors if not self.chairs[seat].bot]

    def _taken_over(self, event: events.TakenOver, at: float) -> None:
        chair = self.chairs[event.seat]
        chair.bot, chair.away_since = event.bot, chair.away_since or at
        self._add(EVERYONE, ["taken-over", event.seat, event.why, event.bot])
        self.clocks.run(at, self._on_the_clock())

    def _returned(self, event: events.Returned, at: float) -> None:
        chair = self.chairs[event.seat]
        if chair.bot:
            self._add(EVERYONE, ["came-back", event.seat])
            self.clocks.charge(at)
            self.clocks.grant(event.seat, COMING_BACK)
        chair.bot, chair.away_since = "", 0.0
        self.clocks.run(at, self._on_the_clock())

    def _resigned(self, event: events.Resigned, at: float) -> None:
        chair = self.chairs[event.seat]
        chair.resigned, chair.bot = True, event.bot
        self._add(EVERYONE, ["resigned", event.seat])
        left = [seat for seat, other in enumerate(self.chairs) if not other.resigned]
        self.clocks.run(at, self._on_the_clock())
        if len(left) == 1 or not any(other.player and not other.resigned for other in self.chairs):
            self.turn += 1
            self._end()

    def _end(self) -> None:
        assert self.live_game is not None
        assert self.game is not None
        self.phase = "over"
        self.clocks.running = ()
        winners, scores = self.live_game.snapshot.score()
        reasons = self.game.reasons(self.live_game.snapshot.state)
        why = [self.game.message_json(reason) for reason in reasons]
        left = [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]
        self.result = messages.ResultInfo(list(winners) if self.live_game.over else left, list(scores), why)


def changes_mind(table: TableState, event: events.Any) -> int | None:
    """The seat that changes by this event, the next of the table, a choice that nobody has seen yet; or none."""
    if isinstance(event, events.Moved) and table.live_game is not None and table.live_game.revises(event.seat):
        return event.seat
    return None
