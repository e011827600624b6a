"""RLCard `gin-rummy`, driven move by move from Python."""

from random import random

from .timing import best_rate, print_as_json


def measure(seconds: float = 1.0) -> dict[str, float]:
    """Decisions per second of random play; every step also extracts the next player's state, as RLCard always does."""
    import rlcard

    env = rlcard.make("gin-rummy")

    def game() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return {"RLCard gin-rummy, driven from Python (decisions/s)": best_rate(game, seconds)}


if __name__ == "__main__":
    print_as_json(measure)
