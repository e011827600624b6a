"""The contract every game keeps, in one place.

A game is a fixed-size record (`State`) and the functions below. They are written once, in plain Python on records (see
`marks`), and run in both backends. Everything else in the program only ever asks these functions. The ones here are the
promises; generic loops call them by these names and are specialised for each game by putting the game's in their place.

A step is small: one seat takes one numbered action. What is larger in the rulebook is made of steps:

- *Nested choices* (a target, then a second target; a part that may be declined) are successive steps of the same seat;
  the state says what is being asked.
- *Reactions* are steps of another seat in the middle of an action: `actors` names that seat until it has answered.
- *Simultaneous choices* are one step of each seat that is asked. `actors` holds every seat that has not chosen yet;
  `apply` only records the choice, and resolves them all at the last one. `hide` shows that a seat has chosen, not what.
  While others are still to choose, `legal` of a seat that has chosen may list actions too: taking one changes its mind.
- *Chance* is drawn from `rng` inside `setup` and `apply`, never kept in the state; an undealt deck is a bag of counts.
- *Knowledge* is part of the state: who has seen what is recorded, so a view remembers all that its viewer ever saw.
"""

from __future__ import annotations

from typing import Any

from eminence.kernel.estimates import final_chances
from eminence.kernel.primitives import rule
from eminence.kernel.rng import RngState

Moves = list[int]


@rule
def setup(cards: Any, s: Any, seats: int, options: list[int], rng: RngState) -> None:
    """Turn a record, blank or used, into a fresh game; copies `seats` and `options` into the state."""
    raise NotImplementedError


@rule
def actors(s: Any) -> int:
    """The seats that the game waits for, as bits; several at a simultaneous choice, none when the game is over."""
    raise NotImplementedError


@rule
def legal(cards: Any, s: Any, seat: int, moves: Moves) -> int:
    """Write the numbers of the actions that `seat` may take now into `moves`; return how many.

    Each once, in an order that is a function of what the seat can see: it is the same on the seat's own view.
    """
    raise NotImplementedError


@rule
def apply(cards: Any, s: Any, seat: int, action: int, rng: RngState) -> None:
    """Take one legal step. May `tell` and `whisper` what happens, each event as the state shows it at that moment.

    What chance changes for all to see is told, what it shows to some is whispered: by the whispers the conformance kit
    knows what is secret.
    """
    raise NotImplementedError


@rule
def hide(s: Any, viewer: int) -> None:
    """Turn everything that `viewer` cannot know into holes, in place; viewer -1 is a spectator.

    THE visibility function: page, terminal, log, spectator, running replay, bot and tensor see a game only through it.
    """
    raise NotImplementedError


@rule
def deal(cards: Any, s: Any, rng: RngState) -> None:
    """Fill the holes of a hidden record with a random world that agrees with everything visible."""
    raise NotImplementedError


@rule
def encode(cards: Any, s: Any, seat: int, out: Any) -> None:
    """Write what a learner in `seat` sees into `out`, all zeros before: numbers that fit a signed byte.

    Reads a record that was hidden for `seat`.
    """
    raise NotImplementedError


@rule
def score(cards: Any, s: Any, points: list[int]) -> int:
    """Write every seat's points as the state stands; return the winners as bits, ties as the rules say."""
    raise NotImplementedError


@rule
def census(cards: Any, s: Any, counts: list[int]) -> None:
    """Count every card in every place; the counts never change during a game. For the auditors."""
    raise NotImplementedError


@rule
def greedy_move(cards: Any, s: Any, seat: int, moves: Moves, count: int, rng: RngState) -> int:
    """The action that the game's own `greedy` player would take in `seat`, seeing only the hidden record `s`."""
    raise NotImplementedError


@rule
def recount(cards: Any, s: Any, facts: list[int]) -> None:
    """Write what studies want to know of a finished game: a number for each of `Definition.facts`."""


@rule
def estimate(cards: Any, s: Any, chances: list[int], moves: Moves, rng: RngState) -> None:
    """Write every seat's chance of victory, in hundredths of a percent, as it seems at a glance.

    For players that search and do not play every line to its end. May play on in `s`, for instance until an action that
    is under way is over. The default goes by the points as they stand.
    """
    final_chances(chances, s.seats, score(cards, s, chances))


REQUIRED_FUNCTIONS = (setup, actors, legal, apply, hide, deal, encode, score, census)
"""What a game's rules have; `greedy_move`, `recount` and `estimate` are named by its definition."""
