"""Shadow Throne between greedy players: how many battles a game takes, and how often each faction wins one.

python -m bench.battles [--games 5000]
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

import eminence
from eminence.games.shadow_throne.battle import leaders, powers
from eminence.games.shadow_throne.state import FACTION_NAMES, FACTIONS, KEEP, OVER
from eminence.games.shadow_throne.vocabulary import packed

NAME = "shadow-throne"
EDITIONS = ("final", "prototype")


@dataclass
class Tally:
    """Games by their number of battles, battles by who won them (ties count for each), games that nobody won."""

    battles: Counter[int] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)
    unwon: int = 0


def play(game: eminence.Game, seats: int, games: int) -> Tally:
    engine, tally = game.engine(), Tally()
    states, moves, rng, points = (
        engine.states(2),
        engine.move_buffer(),
        engine.rng("battles"),
        engine.integers([0] * seats),
    )
    for _ in range(games):
        waiting, phase = engine.setup_at(engine.cards, states, 0, seats, engine.options, rng), 0
        while waiting:
            seat = waiting.bit_length() - 1
            count = engine.legal_at(engine.cards, states, 0, seat, moves)
            states[1] = states[0]
            engine.hide_at(states, 1, seat)
            action = engine.greedy_move_at(engine.cards, states, 1, seat, moves, count, rng)
            waiting = engine.apply_at(engine.cards, states, 0, seat, action, rng)
            before, phase = phase, int(states["phase"][0])
            if phase in (KEEP, OVER) and before != phase:
                bits = leaders(powers(packed(game.cards), engine.get(states, 0)))  # type: ignore[arg-type]
                tally.winners.update(faction for faction in range(FACTIONS) if bits >> faction & 1)
        tally.battles[int(states["battle"][0])] += 1
        tally.unwon += engine.score_at(engine.cards, states, 0, points) == 0
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000)
    wanted = parser.parse_args()
    for edition in EDITIONS:
        game = eminence.load(NAME, {"edition": edition})
        for seats in game.seats:
            tally = play(game, seats, wanted.games)
            usual = sum(tally.battles[count] for count in (3, 4, 5)) / wanted.games
            fought = sum(count * games for count, games in tally.battles.items())
            shares = ", ".join(
                f"{FACTION_NAMES[faction]} {tally.winners[faction] / fought:.0%}" for faction in range(FACTIONS)
            )
            spread = ", ".join(f"{count}: {tally.battles[count] / wanted.games:.1%}" for count in sorted(tally.battles))
            print(f"{edition}, {seats} seats: {usual:.1%} in three to five battles ({spread})")
            print(f"    {fought / wanted.games:.2f} battles a game, won by {shares}", flush=True)
            print(f"    {tally.unwon / wanted.games:.1%} of the games without a winner", flush=True)


if __name__ == "__main__":
    main()
