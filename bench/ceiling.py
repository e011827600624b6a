"""How much luck leaves to skill: a search that sees the hidden cards, against the same opponents as one that does not.

    python -m bench.ceiling an-empty-throne --games 60 --iterations 2000

Both search alike and sit alone among greedy players, at the same deals and in every chair. What the seeing one wins is
about as much as can be won by knowing more; nobody but this measurement is ever given the truth.
"""

from __future__ import annotations

import argparse

import eminence
from eminence.arena.standings import Sample
from eminence.bots.players import GreedyBot
from eminence.bots.search import Budget, Search
from eminence.kernel.engine import Engine
from eminence.kernel.primitives import lowest_bit


def share(engine: Engine, seats: int, deal: int, chair: int, iterations: int, seeing: bool) -> float:
    """What part of the victory a search in one chair has, with greedy players in the others."""
    states, seen, moves, rng = engine.states(1), engine.states(1), engine.move_buffer(), engine.rng(f"ceiling {deal}")
    search, others = Search(Budget(iterations), deal), [GreedyBot(f"{deal} {seat}") for seat in range(seats)]
    waiting, step = engine.setup_at(engine.cards, states, 0, seats, engine.options, rng), 0
    while waiting:
        seat = lowest_bit(waiting)
        count = engine.legal_at(engine.cards, states, 0, seat, moves)
        action = int(moves[0])
        if count > 1:
            engine.copy_state(seen, 0, states, 0)
            if seat != chair or not seeing:
                engine.hide_at(seen, 0, seat)
            if seat == chair:
                action = search.think(engine, seen, seat, step).moves[0].action
            else:
                action = others[seat].decide(engine, seen, seat, step)
        waiting = engine.apply_at(engine.cards, states, 0, seat, action, rng)
        step += 1
    points = engine.integers([0] * seats)
    winners = int(engine.score_at(engine.cards, states, 0, points))
    return (winners >> chair & 1) / max(1, winners.bit_count())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--iterations", type=int, default=2000)
    given = parser.parse_args()
    game = eminence.load(given.game)
    engine, seats = game.engine(), game.checked_seats(given.seats)
    samples = {False: Sample(), True: Sample()}
    for deal in range(-(-given.games // seats)):
        for chair in range(seats):
            for seeing, sample in samples.items():
                sample.add(deal, share(engine, seats, deal, chair, given.iterations, seeing))
        said = ", ".join(f"{'seeing' if seeing else 'blind'} {sample.mean:.1%}" for seeing, sample in samples.items())
        print(f"\r{(deal + 1) * seats} games: {said} ", end="", flush=True)
    print()
    for seeing, sample in samples.items():
        found = sample.estimate()
        who = "sees the hidden cards" if seeing else "sees its view"
        print(
            f"{game.title}, {seats} seats: a search that {who} wins {found.mean:.1%} ({found.low:.1%}-{found.high:.1%})"
        )


if __name__ == "__main__":
    main()
