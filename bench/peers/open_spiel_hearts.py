"""OpenSpiel `hearts`: games played inside its C++ core, and driven move by move from Python."""

from random import random, randrange
from typing import Any

from .timing import best_rate, print_as_json

PASS_LEFT = 1
ROLLOUTS_PER_CALL = 1000
GAMES_PER_CALL = 50
GAMES_COUNTED = 500


def measure(seconds: float = 1.0) -> dict[str, float]:
    """Actions count the deal too, a chance node for every card; decisions are the players' own.

    Rollouts start from a dealt hand, because the search that runs them in C++ needs a player at its root.
    """
    import pyspiel

    game = pyspiel.load_game("hearts")
    dealt = _dealt_hand(game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_PER_CALL, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    def rollouts() -> int:
        search.mcts_search(dealt)
        return ROLLOUTS_PER_CALL

    def games_of_bots() -> int:
        actions = 0
        for _ in range(GAMES_PER_CALL):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, randrange(1, 2**31))
            actions += state.move_number()
        return actions

    def games_from_python() -> int:
        return sum(len(_players_of_random_play(game.new_initial_state())) for _ in range(GAMES_PER_CALL))

    players = [player for _ in range(GAMES_COUNTED) for player in _players_of_random_play(game.new_initial_state())]
    decisions_per_action = sum(player >= 0 for player in players) / len(players)
    rollout_lengths = [len(_players_of_random_play(dealt.clone())) for _ in range(GAMES_COUNTED)]
    decisions_per_rollout = sum(rollout_lengths) / GAMES_COUNTED

    rollouts_rate = best_rate(rollouts, seconds)
    bots_rate = best_rate(games_of_bots, seconds)
    python_rate = best_rate(games_from_python, seconds)
    return {
        "OpenSpiel hearts, rollouts of a dealt hand inside C++ (decisions/s)": rollouts_rate * decisions_per_rollout,
        "OpenSpiel hearts, whole games of random bots inside C++ (actions/s)": bots_rate,
        "OpenSpiel hearts, whole games of random bots inside C++ (decisions/s)": bots_rate * decisions_per_action,
        "OpenSpiel hearts, driven from Python (actions/s)": python_rate,
        "OpenSpiel hearts, driven from Python (decisions/s)": python_rate * decisions_per_action,
    }


def _dealt_hand(game: Any) -> Any:
    state = game.new_initial_state()
    state.apply_action(PASS_LEFT)
    while state.is_chance_node():
        _act_at_random(state)
    return state


def _players_of_random_play(state: Any) -> list[int]:
    """Who acted, in order, chance included as a negative player."""
    players = []
    while not state.is_terminal():
        players.append(state.current_player())
        _act_at_random(state)
    return players


def _act_at_random(state: Any) -> None:
    legal = state.legal_actions()
    state.apply_action(legal[int(random() * len(legal))])


if __name__ == "__main__":
    print_as_json(measure)
