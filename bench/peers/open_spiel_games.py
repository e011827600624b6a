"""Any Eminence game shown as an OpenSpiel game, so that OpenSpiel's own bots can play it.

What costs time is compiled: a step with all forced moves after it, what a seat knows, a new deal, a whole playout. A
state is a world that agrees with a view; what the view does not show was dealt anew, so no bot is shown a secret.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from eminence.bots.tree import play_on
from eminence.kernel.contract import actors, apply, deal, hide, legal, score
from eminence.kernel.engine import Engine
from eminence.kernel.primitives import bit_count, copy, entry, lowest_bit, state_hash
from eminence.kernel.rng import draw, set_stream

OVER = -4
"""As OpenSpiel calls the player of a finished game."""
CHANCE = -1
STREAMS = 16
"""A chance node has so many outcomes, each as likely: streams of random numbers."""


@entry
def advance(cards: Any, states: Any, seat: int, action: int, rng: Any, moves: Any, counts: Any) -> int:
    """Take a step and all that are forced after it; returns who decides, and how many moves there are in `counts`."""
    s = states[0]
    apply(cards[0], s, seat, action, rng)
    waiting = actors(s)
    while waiting != 0:
        seat = lowest_bit(waiting)
        counts[0] = legal(cards[0], s, seat, moves)
        if counts[0] > 1:
            return seat
        apply(cards[0], s, seat, moves[0], rng)
        waiting = actors(s)
    counts[0] = 0
    return OVER


@entry
def known(states: Any, scratch: Any, seat: int) -> Any:
    """All that a seat can know, as a number."""
    copy(scratch[0], states[0])
    hide(scratch[0], seat)
    return state_hash(scratch[0])


@entry
def redeal(cards: Any, view: Any, states: Any, source: Any, index: int, rng: Any) -> None:
    """Another world that agrees with a view."""
    set_stream(source, index, rng)
    copy(states[0], view[0])
    deal(cards[0], states[0], rng)


@entry
def rollout(cards: Any, states: Any, scratch: Any, rng: Any, moves: Any, points: Any, returns: Any) -> None:
    """Play on by chance to the end, and pay the winners what the others lose."""
    s = scratch[0]
    copy(s, states[0])
    waiting = actors(s)
    while waiting != 0:
        seat = lowest_bit(waiting)
        apply(cards[0], s, seat, moves[draw(rng, legal(cards[0], s, seat, moves))], rng)
        waiting = actors(s)
    winners = score(cards[0], s, points)
    shared = max(1, bit_count(winners))
    for seat in range(s.seats):
        returns[seat] = ((winners >> seat & 1) * s.seats / shared - 1) / (s.seats - 1)


@entry
def judged(cards: Any, states: Any, scratch: Any, how: Any, rng: Any, moves: Any, points: Any, returns: Any) -> None:
    """Play on as Eminence's own search does in this game, and say what every seat has of it, from -1 to 1."""
    copy(scratch[0], states[0])
    play_on(cards[0], scratch[0], scratch[1], how, rng, moves, points, returns)
    for seat in range(scratch[0].seats):
        returns[seat] = 2 * returns[seat] - 1


class Court(pyspiel.Game):
    """An Eminence game with so many seats. With `explicit` chance OpenSpiel sees chance nodes, else only results."""

    def __init__(self, engine: Engine, seats: int, explicit: bool = False) -> None:
        kinds, name = pyspiel.GameType, engine.definition.name.replace("-", "_")
        kind = pyspiel.GameType(
            short_name=f"eminence_{name}",
            long_name=engine.definition.title,
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if explicit else kinds.ChanceMode.SAMPLED_STOCHASTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=kinds.Utility.ZERO_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=seats,
            min_num_players=seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
            parameter_specification={},
        )
        about = pyspiel.GameInfo(
            num_distinct_actions=engine.definition.actions,
            max_chance_outcomes=STREAMS if explicit else 0,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=engine.definition.longest,
        )
        super().__init__(kind, about, {})
        self.kind, self.engine, self.players, self.explicit = kind, engine, seats, explicit
        self.advance, self.known, self.redeal = (engine.bind(call) for call in (advance, known, redeal))
        self.scratch, self.moves, self.counts = engine.states(2), engine.move_buffer(), engine.integers([0])
        self.chance, self.source, self.deals = engine.rng("chance"), engine.rng("deals"), 0
        self.points, self.returns = engine.integers([0] * seats), engine.floats(seats)
        self.streams = [engine.rng(f"stream {index}") for index in range(STREAMS)]
        self.outcomes = [(index, 1 / STREAMS) for index in range(STREAMS)]

    def get_type(self) -> pyspiel.GameType:
        return self.kind

    def new_initial_state(self) -> Moment:
        return Moment(self)

    def seen(self, view: Any, seat: int) -> Moment:
        """A moment in which a seat decides, in a world that agrees with its view."""
        moment = Moment(self)
        self.deals += 1
        self.redeal(self.engine.cards, view, moment.states, self.source, self.deals, self.chance)
        count = self.engine.legal_at(self.engine.cards, moment.states, 0, seat, self.moves)
        moment.player, moment.choices = seat, self.moves[:count].tolist()
        return moment


class Moment(pyspiel.State):
    """A world. Bots written in Python call what is here directly, without the way through C++."""

    def __init__(self, game: Court, states: Any = None) -> None:
        super().__init__(game)
        self.court = game
        self.states = game.engine.states(1) if states is None else states
        self.player, self.choices = OVER, []
        self.pending: tuple[int, int] | None = None

    def clone(self) -> Moment:
        twin = Moment(self.court, self.states.copy())
        twin.player, twin.choices, twin.pending = self.player, self.choices, self.pending
        return twin

    def get_game(self) -> Court:
        return self.court

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == OVER

    def is_chance_node(self) -> bool:
        return self.player == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.court.outcomes

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.choices

    def apply_action(self, action: int) -> None:
        court = self.court
        if self.pending is not None:
            (seat, action), index, self.pending = self.pending, action, None
            self._advance(seat, action, court.streams[index].copy())
        elif court.explicit:
            before, rng = self.states.copy(), court.streams[0].copy()
            seat = self.player
            self._advance(seat, action, rng)
            if (rng != court.streams[0]).any():
                self.states, self.player, self.choices, self.pending = before, CHANCE, [], (seat, action)
        else:
            self._advance(self.player, action, court.chance)

    def _advance(self, seat: int, action: int, rng: Any) -> None:
        court = self.court
        self.player = court.advance(court.engine.cards, self.states, seat, action, rng, court.moves, court.counts)
        self.choices = court.moves[: court.counts[0]].tolist()

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.player if player is None else player
        return str(self.court.known(self.states, self.court.scratch, seat))

    observation_string = information_state_string

    def returns(self) -> list[float]:
        court = self.court
        winners = court.engine.score_at(court.engine.cards, self.states, 0, court.points)
        shared, seats = max(1, winners.bit_count()), court.players
        return [((winners >> seat & 1) * seats / shared - 1) / (seats - 1) for seat in range(seats)]

    def __str__(self) -> str:
        return str(self.court.engine.get(self.states, 0).pack().hex())
