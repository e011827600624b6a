"""Clocks, told by the times of the events; and who is taken over when."""

from __future__ import annotations

import pytest

from eminence.games import registry
from eminence.kernel.errors import Refused
from eminence.table import events, fairness
from eminence.table.clock import DAY, Clock, Clocks
from eminence.table.table_state import COMING_BACK, TableState

LIVE, DAYS = Clock("live", 60, 5), Clock("days", 2)


def table(clock: Clock) -> TableState:
    """A table of two whose game has begun at second 100."""
    game = registry.load("behind-the-throne")
    setting = events.Setting(game.name, game.definition.version, {}, game.cards.digest, 2, clock)
    secret = "ab" * 32
    made = TableState("t", secret, game, events.Created(setting, "ada", fairness.commitment(secret)), 90.0)
    for seat, name in enumerate(("ada", "bob")):
        made.apply(events.Joined(seat, name, name.title()), 95.0)
    made.apply(events.Started(), 100.0)
    return made


def move(made: TableState, at: float) -> int:
    """The first legal move of whoever is asked; who that was."""
    live_game, _ = made.running()
    seat = live_game.actors[0]
    found = live_game.snapshot.legal(seat)[0]
    made.apply(events.Moved(seat, found.action, found.text), at)
    return seat


def test_only_those_who_are_waited_for_lose_time() -> None:
    made = table(LIVE)
    mover = made.actors[0]
    assert made.clocks.now(110.0)[mover] == 50.0
    assert made.clocks.now(110.0)[1 - mover] == 60.0


def test_a_move_earns_the_increment() -> None:
    made = table(LIVE)
    mover = move(made, 110.0)
    assert made.clocks.left[mover] == 55.0


def test_with_a_clock_of_days_every_move_has_the_whole_time() -> None:
    made = table(DAYS)
    mover = move(made, 100.0 + DAY)
    assert made.clocks.left[mover] == 2 * DAY


def test_the_flag_falls_when_the_time_is_used_up() -> None:
    made = table(LIVE)
    mover = made.actors[0]
    assert made.clocks.falls(mover) == 160.0
    assert made.clocks.falls(1 - mover) is None
    assert made.clocks.now(1000.0)[mover] == 0.0


def test_whoever_comes_back_has_time_again() -> None:
    made = table(LIVE)
    mover = made.actors[0]
    made.apply(events.TakenOver(mover, "skilled", "flag"), 170.0)
    assert made.bots_to_move() == [mover]
    assert made.clocks.falls(mover) is None
    made.apply(events.Returned(mover), 200.0)
    assert made.bots_to_move() == []
    assert made.clocks.left[mover] == COMING_BACK


def test_time_never_runs_backwards() -> None:
    """Another process may have a clock that is a little behind."""
    clocks = Clocks(LIVE, 2)
    clocks.run(100.0, [0])
    clocks.run(90.0, [1])
    assert clocks.left == [60.0, 60.0]
    assert clocks.at == 100.0


def test_without_a_clock_nobody_loses_time() -> None:
    made = table(Clock())
    assert made.clocks.falls(made.actors[0]) is None


@pytest.mark.parametrize("wrong", [Clock("live", 0), Clock("live", 1e6), Clock("live", 60, 5000), Clock("days", 31)])
def test_a_clock_that_is_none_is_refused(wrong: Clock) -> None:
    with pytest.raises(Refused, match="clock"):
        wrong.checked()
