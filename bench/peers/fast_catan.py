"""fastcatan: a batch of games stepped in C++, and one game driven move by move from Python (Python 3.12 or later)."""

import os
from collections.abc import Callable
from random import random
from types import ModuleType
from unittest.mock import patch

from .timing import best_rate, print_as_json

BATCH = 4096
STEPS_PAST_SETUP = 200


def measure(seconds: float = 1.0) -> dict[str, float]:
    """One thread, unless OMP_NUM_THREADS says otherwise. Only versions before 2 write observations of a batch."""
    with patch.dict(os.environ, {"OMP_NUM_THREADS": os.environ.get("OMP_NUM_THREADS", "1")}):
        import fastcatan

    rates = _batch_rates(fastcatan, seconds)
    if hasattr(fastcatan.Env, "legal_actions"):
        rates["fastcatan, one game driven from Python (decisions/s)"] = best_rate(_game(fastcatan, False), seconds)
        rates["fastcatan, one game driven from Python, with the acting player's view (decisions/s)"] = best_rate(
            _game(fastcatan, True), seconds
        )
    return rates


def _batch_rates(fastcatan: ModuleType, seconds: float) -> dict[str, float]:
    import numpy as np

    games = fastcatan.BatchedEnv(BATCH, seed=0)
    random_numbers = np.random.default_rng(0)
    masks = np.zeros((BATCH, fastcatan.MASK_WORDS), np.uint64)
    actions = np.zeros(BATCH, np.uint32)
    rewards = np.zeros(BATCH, np.float32)
    dones = np.zeros(BATCH, np.uint8)
    resets_by_itself = not hasattr(games, "step_autoreset")

    def step() -> int:
        if resets_by_itself:
            games.step(actions, rewards, dones)
        else:
            games.step_autoreset(actions, dones)
        games.write_masks(masks)
        return BATCH

    def choose() -> None:
        legal = np.flatnonzero(np.unpackbits(masks.view(np.uint8), bitorder="little"))
        counts = np.bitwise_count(masks).sum(axis=1, dtype=np.int64)
        firsts = counts.cumsum() - counts
        actions[:] = legal[firsts + (random_numbers.random(BATCH) * counts).astype(np.int64)] % (masks.shape[1] * 64)

    def choose_and_step() -> int:
        choose()
        return step()

    games.reset()
    games.write_masks(masks)
    for _ in range(STEPS_PAST_SETUP):
        choose_and_step()

    batch = f"fastcatan, batch of {BATCH}"
    rates = {
        f"{batch}, step and masks, choice of actions not timed (steps/s)": best_rate(step, seconds, untimed=choose),
        f"{batch}, step and masks, random choice in numpy included (steps/s)": best_rate(choose_and_step, seconds),
    }
    if hasattr(games, "write_obs"):
        observations = np.zeros((BATCH, fastcatan.OBS_SIZE), np.float32)

        def step_and_observe() -> int:
            games.write_obs(observations)
            return step()

        rates[f"{batch}, step, masks and observations, choice of actions not timed (steps/s)"] = best_rate(
            step_and_observe, seconds, untimed=choose
        )
    return rates


def _game(fastcatan: ModuleType, with_view: bool) -> Callable[[], int]:
    game = fastcatan.Env()
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        game.reset(seed=seed)
        decisions, done = 0, False
        while not done:
            if with_view:
                game.state_view(game.actor_to_act)
            legal = game.legal_actions()
            done = game.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    print_as_json(measure)
