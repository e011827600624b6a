"""OpenSpiel's own searching bots as players of a contest: its C++ on its own games, its Python on ours.

A game written in Python cannot be resampled from C++, and OpenSpiel's C++ takes forty times as long to play such a game
out as its Python takes if our compiled playouts are lent to it; so that is how its bots play our games.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import thread_time
from typing import Any, ClassVar

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import eminence
from bench.contest import Table
from bench.peers import connect_four, hearts
from eminence.bots import tree
from eminence.bots.search import Budget
from eminence.kernel.engine import Engine
from eminence.kernel.game import Game

from .open_spiel_games import CHANCE, Court, Moment, judged, rollout

MOST_VISITED = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
MEGABYTES = 2000
LEAST = 3
"""So few iterations are enough to choose at all."""
SLOW = 10_000.0
"""Iterations a second to begin with."""
NATIVE = {"hearts": "hearts(pass_cards=false)", "connect-four": "connect_four"}
"""The games that both programs have, and what OpenSpiel calls them."""
EXPLORE = {"hearts": 6.0, "connect-four": 1.4, "ours": 1.4}
"""OpenSpiel's exploration constants. Its returns are -1 to 1, where 1.4 is what served our own search best; in Hearts
they are 0 to 26, where everything from 3 to 20 did equally well."""


def loaded(name: str) -> Game:
    """A game of ours, or our edition of one of OpenSpiel's."""
    editions = {game.name: game for game in (hearts.GAME, connect_four.GAME)}
    return Game(editions[name], {}) if name in editions else eminence.load(name)


# --- Its own games, in C++ --------------------------------------------------------------------------------------------


class Twin:
    """A game on OpenSpiel's side, kept in step with ours; refuses to go on if the two do not agree."""

    def __init__(self, name: str, record: Any) -> None:
        self.state = pyspiel.load_game(NATIVE[name]).new_initial_state()
        if name == "hearts":
            self.state.apply_action(0)
            hands = [[card for card in range(52) if hand >> card & 1] for hand in record.hands]
            for nth in range(13):
                for hand in hands:
                    self.state.apply_action(hand[nth])

    def play(self, seat: int, legal: list[int], action: int) -> None:
        if self.state.current_player() != seat or sorted(legal) != self.state.legal_actions():
            raise AssertionError(f"The two programs do not play the same game: {self.state}")
        self.state.apply_action(action)


def native(kind: str, state: Any, explore: float, iterations: int, seed: int = 0) -> tuple[int, int]:
    """What OpenSpiel's C++ bot, `mcts` or `ismcts`, does, and after how many iterations; it stops at what is proved."""
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed + 1)
    if kind == "ismcts":
        bot = pyspiel.ISMCTSBot(seed, rollouts, explore, iterations, final_policy_type=MOST_VISITED)
        return bot.step(state), iterations
    bot = pyspiel.MCTSBot(state.get_game(), rollouts, explore, iterations, MEGABYTES, True, seed, False)
    found = bot.mcts_search(state)
    return found.best_child().action, found.explore_count


class Native:
    """OpenSpiel's C++ search of its own game. It knows only the clock on the wall, so it is told how many iterations to
    make: as many as fit in the time at the pace of the decision before."""

    paces: ClassVar[dict[str, float]] = {}

    def __init__(self, kind: str, explore: float, budget: Budget, seed: int) -> None:
        self.iterations, self._kind, self._explore, self._budget, self._seed = 0, kind, explore, budget, seed
        self._pace = self.paces.get(kind, SLOW)

    def decide(self, table: Table, seat: int) -> int:
        assert table.twin is not None
        count = self._budget.iterations or max(LEAST, int((self._budget.seconds or 0.0) * self._pace))
        began = thread_time()
        action, done = native(self._kind, table.twin.state, self._explore, count, 1000 * self._seed + table.steps)
        self._pace = self.paces[self._kind] = min(2 * self._pace, done / max(1e-6, thread_time() - began))
        self.iterations += done
        return action


# --- Our games, in Python ---------------------------------------------------------------------------------------------


class Lent:
    """Our compiled playouts for OpenSpiel's search: by chance to the end, or as our own search plays on."""

    def __init__(self, court: Court, knowing: bool, seed: int) -> None:
        engine, how = court.engine, tree.packed_settings(court.engine.definition.search_settings)
        self.court, self.rng = court, engine.rng(f"lent {seed}")
        room = (self.rng, court.moves, court.points, court.returns)
        self._rest: tuple[Any, ...] = (how, *room) if knowing else room
        self._play_on: Callable[..., None] = engine.bind(judged if knowing else rollout)

    def evaluate(self, moment: Moment) -> list[float]:
        court = self.court
        self._play_on(court.engine.cards, moment.states, court.scratch, *self._rest)
        return court.returns.tolist()  # type: ignore[no-any-return]

    def prior(self, moment: Moment) -> list[tuple[int, float]]:
        if moment.player == CHANCE:
            return list(moment.court.outcomes)
        return [(action, 1 / len(moment.choices)) for action in moment.choices]


class Spent(Exception):
    """The time is up."""


class Guest:
    """OpenSpiel's search of one of our games."""

    def __init__(
        self,
        kind: str,
        engine: Engine,
        seats: int,
        explore: float,
        budget: Budget,
        seed: int = 0,
        knowing: bool = False,
        rollouts: Any = None,
    ) -> None:
        self.court = Court(engine, seats, explicit=kind == "mcts")
        self.iterations, self._least, self._seconds, self._end = 0, 0, budget.seconds, 0.0
        rest: Any = {"random_state": np.random.RandomState(Random(seed).randrange(2**31))}
        playouts, most = rollouts or Lent(self.court, knowing, seed), budget.iterations or 10**9
        bots: dict[str, Any] = {"ismcts": Sampling, "mcts": Walking}
        self.bot = bots[kind](self, playouts, explore, most, rest)

    def spend(self) -> None:
        """One more iteration begins; or none, if the time is up."""
        if self._seconds is not None and self.iterations >= self._least and thread_time() > self._end:
            raise Spent
        self.iterations += 1

    def decide(self, table: Table, seat: int) -> int:
        return self.think(table.view(seat), seat)

    def think(self, view: Any, seat: int) -> int:
        self._end, self._least = thread_time() + (self._seconds or 0.0), self.iterations + LEAST
        return int(self.bot.chosen(self.court.seen(view, seat), view, seat))


class Sampling(ismcts.ISMCTSBot):  # type: ignore[misc]
    """ISMCTS that stops in time."""

    def __init__(self, guest: Guest, evaluator: Any, explore: float, most: int, rest: Any) -> None:
        super().__init__(guest.court, evaluator, explore, most, **rest)
        self._guest = guest

    def chosen(self, moment: Moment, view: Any, seat: int) -> int:
        def resampled(state: Moment, player: int) -> Moment:
            self._guest.spend()
            return self._guest.court.seen(view, seat)

        self.set_resampler(resampled)
        try:
            policy = self.run_search(moment)
        except Spent:
            policy = self.get_final_policy(moment, self._root_node)
        return max(policy, key=lambda item: item[1])[0]  # type: ignore[no-any-return]


class Walking(mcts.MCTSBot):  # type: ignore[misc]
    """MCTS that stops in time, in one world that agrees with what the seat sees."""

    def __init__(self, guest: Guest, evaluator: Any, explore: float, most: int, rest: Any) -> None:
        super().__init__(guest.court, explore, most, evaluator, **rest)
        self._guest = guest
        self._root: Any = None

    def _apply_tree_policy(self, root: Any, state: Moment) -> Any:
        self._root = root
        self._guest.spend()
        return super()._apply_tree_policy(root, state)

    def chosen(self, moment: Moment, view: Any, seat: int) -> int:
        try:
            root = self.mcts_search(moment)
        except Spent:
            root = self._root
        return root.best_child().action  # type: ignore[no-any-return]
