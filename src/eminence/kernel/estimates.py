"""From what seats have to what chances they have: for a game's `estimate`."""

from __future__ import annotations

from eminence.kernel.primitives import rule

FULL_CHANCE = 10000
WHOLE = 1 << 20


@rule
def chances_from_scores(chances: list[int], seats: int, half: int) -> None:
    """Turn what each seat has into its chance of victory: whoever is `half` behind has half of the chance.

    >>> chances = [30, 0]
    >>> chances_from_scores(chances, 2, half=30)
    >>> chances
    [6666, 3333]
    """
    best = chances[0]
    for seat in range(1, seats):
        best = max(best, chances[seat])
    total = 0
    for seat in range(seats):
        behind = min(best - chances[seat], 20 * half)
        chances[seat] = (WHOLE - WHOLE * (behind % half) // (2 * half)) >> (behind // half)
        total += chances[seat]
    for seat in range(seats):
        chances[seat] = FULL_CHANCE * chances[seat] // total


@rule
def final_chances(chances: list[int], seats: int, winners: int) -> None:
    """The chances when the game is over."""
    count = 0
    for seat in range(seats):
        count += winners >> seat & 1
    for seat in range(seats):
        chances[seat] = FULL_CHANCE * (winners >> seat & 1) // max(1, count)
