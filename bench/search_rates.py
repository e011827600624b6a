"""Iterations a second of our search and of OpenSpiel's, measured in turns and in the processor's time."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import thread_time
from typing import Any

import pyspiel
from open_spiel.python.algorithms import mcts

from bench.contest import Table, interval, progress, said
from bench.peers.open_spiel_bots import EXPLORE, Guest, Twin, loaded, native
from eminence.bots.search import Budget, Search
from eminence.kernel.definition import SearchSettings
from eminence.kernel.engine import Engine
from eminence.kernel.primitives import lowest_bit

FIRST = "behind-the-throne"
OTHERS = ("gin_rummy", "oh_hell", "leduc_poker")
"""OpenSpiel's games with hidden cards that its ISMCTS can play, besides Hearts."""
POSITIONS, STEPS_IN = 8, 20
PLAIN = SearchSettings()
"""Playouts by chance to the end, as OpenSpiel's search has them."""
OURS, SHIPPED = "our Behind the Throne, playouts by chance", "our Behind the Throne, as the levels play it"
GUEST = "OpenSpiel's Python in Behind the Throne, with our playouts"
SLOW_GUEST = "OpenSpiel's Python in Behind the Throne, with its own playouts"
LEAST_RATE = 30_000.0
PAIRS = (
    (OURS, "30,000 a second", 1.0),
    (SHIPPED, "30,000 a second", 0.0),
    ("our Hearts", "OpenSpiel's Hearts", 0.0),
    ("our Connect Four", "OpenSpiel's Connect Four", 0.0),
    (OURS, "OpenSpiel's gin_rummy", 20.0),
    (OURS, "OpenSpiel's Hearts", 0.0),
    (OURS, "OpenSpiel's oh_hell", 0.0),
    (OURS, "OpenSpiel's leduc_poker", 0.0),
    (OURS, GUEST, 0.0),
    (OURS, SLOW_GUEST, 20.0),
)
"""Whose rate is compared with whose, and how many times as fast the first has to be."""

Rate = Callable[[int], tuple[int, float]]
"""Thinks about a position; tells how many iterations it made and how long they took."""


def walked(engine: Engine, seats: int, at: int, mirrored: Any = None) -> tuple[Table, int]:
    """A decision somewhere in a random game, and whose it is."""
    chance = Random(f"walk {at}")
    while True:
        table, left = Table(engine, seats, f"walk {at}", mirrored), chance.randrange(STEPS_IN)
        while table.waiting:
            seat = lowest_bit(table.waiting)
            legal = table.legal(seat)
            if left <= 0 and len(legal) > 1:
                return table, seat
            table.play(seat, legal, chance.choice(legal))
            left -= 1


def ours(name: str, seats: int, seconds: float, search_settings: SearchSettings | None = None) -> Rate:
    engine = loaded(name).engine()
    places = [walked(engine, seats, at) for at in range(POSITIONS)]
    search = Search(Budget(seconds=seconds), 0, search_settings, stop_when_settled=False)

    def think(at: int) -> tuple[int, float]:
        table, seat = places[at % POSITIONS]
        view, began = table.view(seat), thread_time()
        thought = search.think(engine, view, seat, table.steps)
        return thought.iterations, thread_time() - began

    return think


def theirs(states: list[Any], kind: str, seconds: float) -> Rate:
    """OpenSpiel's C++: it does not count, so it is told how many iterations to make, by what it made before."""
    counts = [50] * len(states)

    def think(at: int) -> tuple[int, float]:
        place = at % len(states)
        count, began = counts[place], thread_time()
        _, done = native(kind, states[place], 1.0, count, at)
        spent = thread_time() - began
        counts[place] = max(20, int(done * seconds / spent))
        return done, spent

    return think


def guests(seats: int, seconds: float, rollouts: Any = None) -> Rate:
    """OpenSpiel's Python in one of our games."""
    engine = loaded(FIRST).engine()
    places = [walked(engine, seats, at) for at in range(POSITIONS)]

    def think(at: int) -> tuple[int, float]:
        (table, seat), guest = (
            places[at % POSITIONS],
            Guest("ismcts", engine, seats, EXPLORE["ours"], Budget(seconds=seconds), at, rollouts=rollouts),
        )
        view, began = table.view(seat), thread_time()
        guest.think(view, seat)
        return guest.iterations, thread_time() - began

    return think


def wild(name: str) -> list[Any]:
    """Decisions somewhere in random games of OpenSpiel's."""
    return [next(_decisions(name, at)) for at in range(POSITIONS)]


def _decisions(name: str, at: int) -> Iterator[Any]:
    chance, game = Random(f"{name} {at}"), pyspiel.load_game(name)
    while True:
        state, left = game.new_initial_state(), chance.randrange(STEPS_IN)
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node() and left <= 0 and len(legal) > 1:
                yield state
            left -= not state.is_chance_node()
            state.apply_action(chance.choice(legal))


def length(states: list[Any]) -> float:
    """How many decisions a playout of OpenSpiel's takes."""
    chance, total = Random(1), 0
    for state in states:
        twin = state.clone()
        while not twin.is_terminal():
            total += not twin.is_chance_node()
            twin.apply_action(chance.choice(twin.legal_actions()))
    return total / len(states)


def own_length(name: str, seats: int) -> float:
    engine, chance, total = loaded(name).engine(), Random(1), 0
    for at in range(POSITIONS):
        table, _ = walked(engine, seats, at)
        before = table.steps
        while table.waiting:
            legal = table.legal(seat := lowest_bit(table.waiting))
            table.play(seat, legal, chance.choice(legal))
        total += table.steps - before
    return total / POSITIONS


def contenders(seconds: float) -> dict[str, Rate]:
    twins = {
        name: [walked(loaded(name).engine(), seats, at, partial(Twin, name))[0].twin for at in range(POSITIONS)]
        for name, seats in (("hearts", 4), ("connect-four", 2))
    }
    states = {name: [twin.state for twin in found if twin is not None] for name, found in twins.items()}
    return {
        OURS: ours(FIRST, 2, seconds, PLAIN),
        SHIPPED: ours(FIRST, 2, seconds),
        "our Hearts": ours("hearts", 4, seconds),
        "our Connect Four": ours("connect-four", 2, seconds),
        "OpenSpiel's Hearts": theirs(states["hearts"], "ismcts", seconds),
        "OpenSpiel's Connect Four": theirs(states["connect-four"], "mcts", seconds),
        **{f"OpenSpiel's {name}": theirs(wild(name), "ismcts", seconds) for name in OTHERS},
        GUEST: guests(2, seconds),
        SLOW_GUEST: guests(2, seconds, mcts.RandomRolloutEvaluator(1)),
    }


def sizes() -> dict[str, float]:
    """The decisions of a playout."""
    return {
        OURS: own_length(FIRST, 2),
        "our Hearts": own_length("hearts", 4),
        "our Connect Four": own_length("connect-four", 2),
        **{f"OpenSpiel's {name}": length(wild(name)) for name in OTHERS},
    }


def measure(rounds: int, seconds: float) -> None:
    calls = contenders(seconds)
    found: dict[str, list[float]] = {name: [] for name in calls}
    for at in range(-POSITIONS, rounds):
        progress(f"round {max(0, at + 1)} of {rounds}")
        for name, call in calls.items():
            count, spent = call(at % POSITIONS)
            if at >= 0:
                found[name].append(count / spent)
    progress("")
    print("\nIterations a second on one core, side by side; in brackets the decisions that a playout takes")
    steps = sizes()
    for name, values in found.items():
        size = f" ({steps[name]:.0f})" if name in steps else ""
        print(f"  {name + size:68s} {math.exp(interval([math.log(rate) for rate in values])[0]):12,.0f}/s")
    print()
    for left, right, bar in PAIRS:
        against = found.get(right, [LEAST_RATE] * rounds)
        ratio(f"{left} : {right}", [one / two for one, two in zip(found[left], against, strict=True)], bar)


def ratio(what: str, values: list[float], bar: float) -> None:
    """A ratio with its interval, both of the logarithms."""
    mean, low, high = (math.exp(number) for number in interval([math.log(value) for value in values]))
    verdict = f"  (bar {bar:g}: {'kept' if mean >= bar else 'MISSED'})" if bar else ""
    print(f"  {what:112s} {said(mean, low, high)} x{verdict}", flush=True)
