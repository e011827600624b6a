"""Single steps of a game, called from Python: by index into a sequence of records, or at a stepper's own record.

Each is specialised per game and backend by `bind`. `cards` is a sequence of one record and `states` a sequence of
records, because a compiled call with (array, index) costs a tenth of one with a record.
"""

from __future__ import annotations

from typing import Any

from eminence.kernel.contract import actors, apply, census, deal, encode, greedy_move, hide, legal, score, setup
from eminence.kernel.loops import clear
from eminence.kernel.primitives import (
    entry,
    stepper_cards,
    stepper_moves,
    stepper_options,
    stepper_rng,
    stepper_state,
)
from eminence.kernel.rng import draw


@entry
def setup_at(cards: Any, states: Any, i: int, seats: int, options: Any, rng: Any) -> int:
    """Set up; returns the seats awaited."""
    setup(cards[0], states[i], seats, options, rng)
    return actors(states[i])


@entry
def actors_at(states: Any, i: int) -> int:
    return actors(states[i])


@entry
def legal_at(cards: Any, states: Any, i: int, seat: int, moves: Any) -> int:
    return legal(cards[0], states[i], seat, moves)


@entry
def apply_at(cards: Any, states: Any, i: int, seat: int, action: int, rng: Any) -> int:
    """Step without a check; returns the seats awaited next."""
    apply(cards[0], states[i], seat, action, rng)
    return actors(states[i])


@entry
def hide_at(states: Any, i: int, viewer: int) -> None:
    hide(states[i], viewer)


@entry
def deal_at(cards: Any, states: Any, i: int, rng: Any) -> None:
    deal(cards[0], states[i], rng)


@entry
def encode_at(cards: Any, states: Any, i: int, seat: int, out: Any) -> None:
    clear(out, len(out))
    encode(cards[0], states[i], seat, out)


@entry
def score_at(cards: Any, states: Any, i: int, points: Any) -> int:
    return score(cards[0], states[i], points)


@entry
def census_at(cards: Any, states: Any, i: int, counts: Any) -> None:
    clear(counts, len(counts))
    census(cards[0], states[i], counts)


@entry
def greedy_move_at(cards: Any, states: Any, i: int, seat: int, moves: Any, count: int, rng: Any) -> int:
    return greedy_move(cards[0], states[i], seat, moves, count, rng)


@entry
def draw_at(rng: Any, count: int) -> int:
    return draw(rng, count)


@entry
def stepper_setup(stepper: Any, seats: int) -> int:
    """One game on a desk: a call with plain numbers alone costs a quarter of one with arrays."""
    setup(stepper_cards(stepper), stepper_state(stepper), seats, stepper_options(stepper), stepper_rng(stepper))
    return actors(stepper_state(stepper))


@entry
def stepper_legal(stepper: Any, seat: int) -> int:
    return legal(stepper_cards(stepper), stepper_state(stepper), seat, stepper_moves(stepper))


@entry
def stepper_apply(stepper: Any, seat: int, action: int) -> int:
    apply(stepper_cards(stepper), stepper_state(stepper), seat, action, stepper_rng(stepper))
    return actors(stepper_state(stepper))
