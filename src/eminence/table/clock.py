"""Time to think: none, so many seconds a game with an increment a move, or so many days a move.

Clocks are told by the times of the events in the log, so every server process reads the same time from them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from eminence.table.refusals import refused

DAY = 86400.0
Seconds = Annotated[float, msgspec.Meta(ge=0, le=30 * DAY)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time everybody has."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[Seconds, msgspec.Meta(description="live: seconds for the whole game; days: days for a move")] = 0.0
    increment: Annotated[Seconds, msgspec.Meta(description="live: seconds added after every move")] = 0.0

    def checked(self) -> Clock:
        if self.kind == "live" and not 1 <= self.base <= 6 * 3600:
            raise refused("bad-clock", reason="base")
        if self.kind == "live" and self.increment > 600:
            raise refused("bad-clock", reason="increment")
        if self.kind == "days" and not 0.01 <= self.base <= 30:
            raise refused("bad-clock", reason="days")
        return self

    @property
    def first(self) -> float:
        """Seconds that everybody begins with."""
        return self.base * DAY if self.kind == "days" else self.base


class Clocks:
    """Everybody's time left. Those the game waits for lose it."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.first] * seats
        self.running: tuple[int, ...] = ()
        self.at = 0.0

    def run(self, now: float, running: Iterable[int]) -> None:
        """Charge those who were waited for until now, and start the others."""
        self.charge(now)
        self.running = tuple(running) if self.clock.kind != "none" else ()

    def charge(self, now: float) -> None:
        spent = max(0.0, now - self.at)
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - spent)
        self.at = max(self.at, now)

    def moved(self, seat: int) -> None:
        """What a move earns."""
        if self.clock.kind == "live":
            self.left[seat] += self.clock.increment
        elif self.clock.kind == "days":
            self.left[seat] = self.clock.first

    def grant(self, seat: int, least: float) -> None:
        """Somebody who comes back has at least so much time again."""
        if self.clock.kind == "days":
            self.left[seat] = self.clock.first
        else:
            self.left[seat] = max(self.left[seat], least)

    def now(self, now: float) -> list[float]:
        """Everybody's time left at this moment, to a tenth of a second."""
        spent = max(0.0, now - self.at)
        return [round(max(0.0, t - spent * (seat in self.running)), 1) for seat, t in enumerate(self.left)]

    def falls(self, seat: int) -> float | None:
        """When this seat's flag falls, if its clock runs."""
        return self.at + self.left[seat] if seat in self.running else None
