"""Plays a game with everything that its rules have, in one compiled loop: `python -m tests.support.bounds GAME`.

With NUMBA_BOUNDSCHECK=1 an index out of its bounds is an error. One loop calls everything, because a loop contains all
that it calls and each would be compiled anew.
"""

from __future__ import annotations

import itertools
import sys
from typing import Any

import eminence
from eminence.kernel.contract import (
    actors,
    apply,
    census,
    deal,
    encode,
    estimate,
    greedy_move,
    hide,
    legal,
    recount,
    score,
    setup,
)
from eminence.kernel.game import Game
from eminence.kernel.primitives import copy, entry, lowest_bit
from eminence.kernel.rng import draw, set_stream

GAMES, LOOKED_AT = 300, 10
"""So many games for every choice of options and number of seats; each of the first few is looked at by everybody."""
STEPPED = "behind-the-throne"
"""The game whose batches are stepped: what they add to the rules is the same for all."""


@entry
def walk(
    cards: Any,
    states: Any,
    moves: Any,
    rng: Any,
    seats: int,
    options: Any,
    source: Any,
    count: int,
    looked_at: int,
    numbers: Any,
    facts: Any,
) -> None:
    """Play random games; `states` has three places, `numbers` room for whatever is counted."""
    s, view, world = states[0], states[1], states[2]
    for k in range(count):
        set_stream(source, k, rng)
        setup(cards[0], s, seats, options, rng)
        waiting = actors(s)
        while waiting != 0:
            seat = lowest_bit(waiting)
            for viewer in range(-1, seats):
                if k >= looked_at:
                    break
                copy(view, s)
                hide(view, viewer)
                if viewer >= 0:
                    for at in range(len(numbers)):
                        numbers[at] = 0
                    encode(cards[0], view, viewer, numbers)
                if viewer == seat:
                    greedy_move(cards[0], view, seat, moves, legal(cards[0], view, seat, moves), rng)
                copy(world, view)
                deal(cards[0], world, rng)
                score(cards[0], world, numbers)
                estimate(cards[0], world, numbers, moves, rng)
            census(cards[0], s, numbers)
            apply(cards[0], s, seat, moves[draw(rng, legal(cards[0], s, seat, moves))], rng)
            waiting = actors(s)
        score(cards[0], s, numbers)
        recount(cards[0], s, facts)


def walked(game: Game, seats: int, moves: Any) -> None:
    definition, engine = game.definition, game.engine()
    engine.bind(walk)(
        engine.cards,
        engine.states(3),
        moves,
        engine.rng(0),
        seats,
        engine.options,
        engine.rng(3),
        GAMES,
        LOOKED_AT,
        engine.integers([0] * max(definition.tensor, definition.census, seats)),
        engine.facts(1)[0],
    )


def main(name: str) -> None:
    game = eminence.load(name)
    options = game.options
    varied = {key: option for key, option in options.items() if option.presets} or options
    try:
        walked(game, game.seats[0], game.engine().move_buffer()[:0])
    except IndexError:
        print("bounds are looked at")
    for values in itertools.product(*(option.choices for option in varied.values())):
        game = eminence.load(name, dict(zip(varied, values, strict=True)))
        for seats in game.seats:
            walked(game, seats, game.engine().move_buffer())
    if name == STEPPED:
        batch = game.batch(64, seats=seats, seed=1)
        for _ in range(200):
            batch.step(batch.random_actions())
    print("within bounds")


if __name__ == "__main__":
    main(sys.argv[1])
