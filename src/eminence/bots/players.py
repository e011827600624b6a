"""The bots by name, and what a bot is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from eminence.kernel import loops
from eminence.kernel.errors import Refused, suggest
from eminence.kernel.rng import Rng, draw, root, words
from eminence.kernel.view import Move, View

POLICIES = {"random": loops.RANDOM, "greedy": loops.GREEDY}
"""Bots that the compiled loops can play by themselves."""


class Bot(Protocol):
    """Chooses a move for the viewer of a view; a function of the view and the bot's own seed."""

    def choose(self, view: View) -> Move: ...


class Seeded:
    """Fresh chance for every decision, from the bot's seed and the number of steps played."""

    def __init__(self, seed: int | str = 0) -> None:
        self._root = root(f"bot {seed}")

    def rng(self, view: View) -> Rng:
        return Rng(words(self._root, view.step * 16 + view.viewer))


class Random(Seeded):
    """Any legal move, each as likely."""

    def choose(self, view: View) -> Move:
        return view.legal[draw(self.rng(view), len(view.legal))]


class Greedy(Seeded):
    """The game's own hand-written player."""

    def choose(self, view: View) -> Move:
        definition, moves = view.game.definition, view.legal
        numbers = [move.action for move in moves]
        action = definition.advise(
            view.game.cards.record, view.state, view.viewer, numbers, len(numbers), self.rng(view)
        )
        return next(move for move in moves if move.action == action)


BOTS: dict[str, Callable[[int | str], Bot]] = {"random": Random, "greedy": Greedy}


def make(name: str, seed: int | str = 0) -> Bot:
    """A bot by name.

    >>> import eminence
    >>> view = eminence.load("behind-the-throne").start(seats=2, seed=7).view(0)
    >>> str(make("greedy").choose(view))
    'reveal'
    """
    return BOTS[checked(name)](seed)


def checked(name: str) -> str:
    """A bot's name that exists."""
    if name not in BOTS:
        raise Refused("unknown-bot", f"There is no bot '{name}'; {suggest(name, BOTS)}")
    return name


def seated(names: str, seats: int) -> list[str]:
    """A bot for every seat from a list such as `greedy,random`; a shorter list is repeated.

    >>> seated("greedy,random", 3)
    ['greedy', 'random', 'greedy']
    """
    given = [checked(name.strip()) for name in names.split(",")]
    if len(given) > seats:
        raise Refused("bad-bots", f"{len(given)} bots are too many for {seats} chairs.")
    return [given[seat % len(given)] for seat in range(seats)]
