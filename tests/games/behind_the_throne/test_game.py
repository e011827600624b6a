"""Behind the Throne as a whole: the conformance kit on every setting and on random decks, audits, a golden game."""

from __future__ import annotations

import itertools
import random

import pytest

import eminence
from eminence.games.behind_the_throne.vocabulary import SCHEMA, VERBS
from eminence.kernel import cards as card_files
from eminence.kernel import conformance
from tests.support.helpers import THRONE, golden, golden_file, throne

SETTINGS = list(itertools.product((True, False), (True, False)))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("five", "refuse"), SETTINGS)
def test_every_promise_is_kept(seats: int, five: bool, refuse: bool) -> None:
    conformance.check(throne(swap_after_five=five, receiver_may_refuse=refuse), seats, games=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("five", "refuse"), SETTINGS)
def test_no_card_is_lost_in_many_games(seats: int, five: bool, refuse: bool) -> None:
    conformance.audit_games(throne(swap_after_five=five, receiver_may_refuse=refuse), seats, 5, 10_000)


def random_cards(seed: int) -> str:
    """A card file that no one would print: any verbs, values, copies and number of characters."""
    chance = random.Random(seed)
    rows = []
    for number in range(chance.randint(2, 9)):
        verb = chance.choice(list(VERBS))
        amount = chance.randint(1, 9) if verb in ("lower", "shift") else 0
        copies = [chance.randint(0, 12) for _ in range(3)]
        rows.append(
            f'[[card]]\nname = "Card {chr(65 + number)}"\nvalue = {chance.randint(1, 20)}\n'
            f'ability = "{verb}"\namount = {amount}\ncopies = {copies}\n'
        )
    return "\n".join(rows)


@pytest.mark.parametrize("seed", range(12))
def test_random_decks_keep_every_promise(seed: int) -> None:
    cards = card_files.parse(random_cards(seed), SCHEMA, THRONE)
    game = eminence.load(THRONE, {"receiver_may_refuse": seed % 2}, cards)
    conformance.check(game, 2 + seed % 3, games=1)
    conformance.audit_games(game, 2 + (seed + 1) % 3, seed, 2000)


def told(seats: int) -> str:
    return golden(throne(receiver_may_refuse=seats == 4), seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_golden_game_is_played_as_ever(seats: int) -> None:
    """After a change on purpose, write the files anew: python -m tests.games.behind_the_throne.test_game."""
    assert told(seats) == golden_file(THRONE, seats).read_text(encoding="utf-8")


def test_a_golden_record_replays() -> None:
    text = golden_file(THRONE, 3).read_text(encoding="utf-8").split("\n\n")[0]
    position = eminence.replay(text)
    assert position.over


def test_greedy_chairs_are_worth_the_same() -> None:
    """No chair is favoured among equals: a player who always struck the lowest seat would show here."""
    from eminence.arena.study import Study

    for seats in (2, 3, 4):
        study = Study(throne(), ["greedy"] * seats, "chairs", 6000)
        study.run()
        for tally in study.by_seat:
            assert abs(tally.share - 1 / seats) < 0.03


if __name__ == "__main__":
    for count in (2, 3, 4):
        golden_file(THRONE, count).write_text(told(count), encoding="utf-8")
