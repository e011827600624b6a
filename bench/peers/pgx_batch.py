"""Pgx games stepped as one batch under `jax.jit` and `jax.vmap` on the CPU."""

from collections.abc import Callable
from typing import Any

from .timing import best_rate, print_as_json

GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong", "connect_four", "hex", "backgammon")
BATCH = 4096
STEPS_PER_CALL = 8


def measure(seconds: float = 1.0) -> dict[str, float]:
    """Steps per second with random legal actions and automatic reset, compilation not timed."""
    import jax

    with jax.default_device(jax.devices("cpu")[0]):
        return {
            f"Pgx {game}, batch of {BATCH} under jit on the CPU (steps/s)": best_rate(_stepper(game), seconds)
            for game in GAMES
        }


def _stepper(game: str) -> Callable[[], int]:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    step_all = jax.vmap(auto_reset(env.step, env.init))

    def step(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        states, key = carry
        key, choice_key, step_key = jax.random.split(key, 3)
        actions = _random_legal_actions(choice_key, states.legal_action_mask)
        return (step_all(states, actions, jax.random.split(step_key, BATCH)), key), None

    @jax.jit
    def several_steps(carry: tuple[Any, Any]) -> tuple[Any, Any]:
        return jax.lax.scan(step, carry, None, length=STEPS_PER_CALL)[0]

    carry = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH)), jax.random.PRNGKey(1)

    def call() -> int:
        nonlocal carry
        carry = jax.block_until_ready(several_steps(carry))
        return BATCH * STEPS_PER_CALL

    return call


def _random_legal_actions(key: Any, masks: Any) -> Any:
    import jax
    import jax.numpy as jnp

    legal_so_far = jnp.cumsum(masks, axis=-1)
    chosen = jax.random.uniform(key, (len(masks), 1)) * legal_so_far[:, -1:]
    return jnp.argmax(legal_so_far > chosen, axis=-1)


if __name__ == "__main__":
    print_as_json(measure)
