"""Shadows over the Empire: how often every ability is used in random games, and how often every Passive matters.

    python -m bench.coverage [--games 100000] [--processes 2]

Spread evenly over all mixes and seat counts. A Use or React counts when its card is chosen for it. A Passive counts
when the table would go on otherwise without it: another list of actions for whoever is asked, or another state after
the same action with the same chance; that is tried in every tenth game, while its card is controlled. Every game is
audited as well. Exits with 1 if some ability was never seen or an audit finds something.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import eminence
from eminence.games.shadows_over_the_empire.checks import TYPE_NAMES
from eminence.games.shadows_over_the_empire.moves import TO_CELL, TO_PASS, TO_REACT, TO_USE
from eminence.games.shadows_over_the_empire.state import CARDS, DISTINCT, END, ENDINGS, LEADER, PASSIVE, ROWS, Cards
from eminence.games.shadows_over_the_empire.vocabulary import numbered, packed
from eminence.kernel import conformance
from eminence.kernel.engine import Engine, Stepper
from eminence.kernel.rng import seed_bytes, set_stream, step_state

NAME = "shadows-over-the-empire"
BLOCK = 500
TRIED = 10
"""Passives are tried in one of so many games."""


@dataclass(frozen=True)
class Block:
    """Some games of a setting, played in one go."""

    mix: str
    seats: int
    seed: int
    games: int


@dataclass
class Tally:
    """What was seen: abilities by card and number of seats, moments in which a Passive was tried, endings."""

    seen: Counter[tuple[int, int]] = field(default_factory=Counter)
    tried: Counter[int] = field(default_factory=Counter)
    endings: Counter[int] = field(default_factory=Counter)
    games: int = 0
    decisions: int = 0

    def add(self, other: Tally) -> None:
        self.seen.update(other.seen)
        self.tried.update(other.tried)
        self.endings.update(other.endings)
        self.games += other.games
        self.decisions += other.decisions


# --- Playing ----------------------------------------------------------------------------------------------------------


class Watch:
    """Tells which Passives matter, by trying every step again without them."""

    def __init__(self, engine: Engine, cards: Cards) -> None:
        self.engine = engine
        self.without = {card: without(cards, card).to_array() for card in range(CARDS) if cards.type[card] == PASSIVE}
        self.states, self.moves, self.rng = engine.states(2), engine.move_buffer(), engine.rng(0)

    def controlled(self, stepper: Stepper) -> Iterator[int]:
        """The Passives on the table that somebody controls; Leaders always are."""
        has = stepper.state["has"].tolist()
        for cell, card in enumerate(stepper.state["grid"].tolist()):
            if card in self.without and (LEADER <= card < DISTINCT or sum(bits >> cell & 1 for bits in has) == 1):
                yield card

    def matters(self, stepper: Stepper, card: int, seat: int, count: int, action: int) -> bool:
        """Whether a seat could do something else without a Passive, or what it does would lead elsewhere."""
        engine, states, cards = self.engine, self.states, self.without[card]
        states[:] = stepper.state
        found = engine.legal_at(cards, states, 0, seat, self.moves)
        if self.moves[:found].tolist() != stepper.moves[:count].tolist():
            return True
        for at, each in enumerate((engine.cards, cards)):
            self.rng[:] = stepper.rng
            engine.apply_at(each, states, at, seat, action, self.rng)
        return bool(states[0].tobytes() != states[1].tobytes())


def without(cards: Cards, card: int) -> Cards:
    """A card set in which one card's ability does nothing."""
    other = cards.copy()
    other.verb[card * ROWS] = END
    return other


def play(block: Block, tried: int = TRIED) -> Tally:
    """Play and audit some games; both play the very same ones."""
    game = eminence.load(NAME, {"mix": block.mix})
    conformance.audit_games(game, block.seats, block.seed, block.games)
    engine, tally, source = game.engine(), Tally(games=block.games), step_state(seed_bytes(block.seed), 0)
    stepper, watch, stream = engine.stepper(), Watch(engine, packed(game.cards)), list(source)
    for number in range(block.games):
        set_stream(source, number, stream)
        stepper.rng[:] = engine.integers(stream, "u8")
        waiting = stepper.setup(block.seats)
        while waiting:
            seat = waiting.bit_length() - 1
            count = stepper.legal(seat)
            action = stepper.moves[engine.draw_at(stepper.rng, count)]
            if TO_USE <= action < TO_CELL and action != TO_PASS:
                cell = action - (TO_USE if action < TO_PASS else TO_REACT)
                tally.seen[int(stepper.state["grid"][cell]), block.seats] += 1
            if number % tried == 0:
                for card in watch.controlled(stepper):
                    tally.tried[card] += 1
                    tally.seen[card, block.seats] += watch.matters(stepper, card, seat, count, action)
            waiting = stepper.apply(seat, action)
            tally.decisions += 1
        tally.endings[int(stepper.state["ending"])] += 1
    return tally


def blocks(games: int) -> list[Block]:
    """So many games, spread over all mixes and seat counts; the settings take turns."""
    mixes = eminence.load(NAME).options["mix"].choices
    settings = [(str(mix), seats) for mix in mixes for seats in eminence.load(NAME, {"mix": mix}).seats]
    each = -(-games // len(settings))
    return [
        Block(mix, seats, seed, min(BLOCK, each - first))
        for seed, first in enumerate(range(0, each, BLOCK))
        for mix, seats in settings
    ]


# --- What is said -----------------------------------------------------------------------------------------------------


def table(tally: Tally) -> Iterator[str]:
    """A line for every card: its level and ability, how often it was seen with 2, 3 and 4 seats, and in all."""
    game: Any = eminence.load(NAME)
    yield f"{'card':20s} {'ability':9s}" + "".join(f"{f'{seats} seats':>10s}" for seats in game.seats) + f"{'all':>10s}"
    for number, card in sorted(numbered(game.cards.cards).items()):
        counts = [tally.seen[number, seats] for seats in game.seats]
        remark = f"  of {tally.tried[number]:,} moments" if card["ability"] == TYPE_NAMES[PASSIVE] else ""
        told = "".join(f"{count:10,}" for count in (*counts, sum(counts)))
        yield f"{card.name:20s} {card['level']} {card['ability']:7s}{told}{remark}"


def never(tally: Tally) -> list[str]:
    """The cards whose ability was never seen."""
    seen = {card for (card, _), count in tally.seen.items() if count}
    return [card.name for number, card in numbered(eminence.load(NAME).cards.cards).items() if number not in seen]


def summary(tally: Tally) -> Iterator[str]:
    yield from table(tally)
    ends = ", ".join(f"{name} {tally.endings[at] / tally.games:.2%}" for at, name in enumerate(ENDINGS))
    yield f"{tally.games:,} games audited, {tally.decisions / tally.games:.0f} decisions each; ended by {ends}"
    missing = never(tally)
    yield f"NEVER SEEN: {', '.join(missing)}" if missing else "every ability was seen"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=2)
    wanted = parser.parse_args()
    todo, tally, begun = blocks(wanted.games), Tally(), time.perf_counter()
    play(Block(todo[0].mix, todo[0].seats, 0, 1))  # compiled once, for all processes
    with multiprocessing.get_context("spawn").Pool(wanted.processes) as pool:
        try:
            for done, found in enumerate(pool.imap_unordered(play, todo), 1):
                tally.add(found)
                spent = time.perf_counter() - begun
                print(f"\r{spent:6.0f} s  {tally.games:,} games, {done} of {len(todo)} blocks", end="", file=sys.stderr)
        except conformance.ContractViolation as broken:
            sys.exit(f"\n{broken}")
    print(file=sys.stderr)
    print("\n".join(summary(tally)))
    sys.exit(1 if never(tally) else 0)


if __name__ == "__main__":
    main()
