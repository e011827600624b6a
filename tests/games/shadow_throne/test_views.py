"""Shadow Throne, who sees what: sealed choices, pools, hands and kept cards at the table."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter, defaultdict
from typing import Any

import pytest

import eminence
from eminence import Position
from eminence.games.shadow_throne.state import DRAFT, EXTRA, KEEP, POOL, WAVE
from eminence.games.shadow_throne.vocabulary import SCHEMA
from eminence.kernel import cards as card_files
from eminence.kernel.kinds import HOLE, NONE
from tests.support.helpers import SHADOW, everywhere, play_randomly, shadow

KINGS = """
[[card]]
name = "King"
faction = "empire"
rank = "noble"
copies = 20
power = 1
influence = 0
price = 0
number = 3
ability = "extra-card"
factions = "empire"

[[card]]
name = "Page"
faction = "empire"
rank = "commoner"
copies = 20
power = 1
influence = 1
price = -1

[[card]]
name = "Monk"
faction = "church"
rank = "commoner"
copies = 20
power = 2
influence = 1
price = 0
"""


def glimpse(position: Position, viewer: int | None) -> tuple[bytes, str, list[str], str, str]:
    """All that a viewer is ever shown."""
    view = position.view(viewer)
    return view.state.pack(), str(view), view.log(), view.status(), json.dumps(view.to_dict())


def test_nobody_can_tell_what_a_seat_has_chosen() -> None:
    """In the draft, in a wave, with an extra card and when a card is kept."""
    game, seen = eminence.load(SHADOW, cards=card_files.parse(KINGS, SCHEMA, SHADOW)), Counter[int]()
    for position in (p for seats in (3, 4, 5) for p in everywhere(game, seats, 3, 0.2)):
        phase = position.state.phase  # type: ignore[attr-defined]
        for seat in position.actors if len(position.actors) > 1 else ():
            moves = list(position.legal(seat))
            for viewer in {None, *range(position.seats)} - {seat}:
                before, looks = position.view(viewer), set()
                for move in moves:
                    twin = position.copy()
                    twin.play(seat, move)
                    looks.add(json.dumps(glimpse(twin, viewer)[1:]))
                    assert twin.view(viewer).log() == before.log()
                    assert twin.view(viewer).state.chosen[seat] == HOLE
                assert len(looks) == 1
            seen[phase] += len(moves) > 1
    assert all(seen[phase] > 5 for phase in (DRAFT, WAVE, EXTRA, KEEP)), seen


def test_only_the_left_neighbour_learns_what_is_left_of_a_pool() -> None:
    position = play_randomly(shadow().start(4, 5), random.Random(5), steps=3)
    [last] = position.actors
    after = {viewer: set() for viewer in (None, 0, 1, 2, 3)}  # type: dict[int | None, set[str]]
    for move in position.legal(last):
        twin = position.copy()
        twin.play(last, move)
        for viewer, looks in after.items():
            looks.add(str(glimpse(twin, viewer)))
    chosen = len(position.legal(last))
    assert chosen > 2
    assert {viewer: len(looks) for viewer, looks in after.items()} == {
        viewer: chosen if viewer in (last, (last + 1) % 4) else 1 for viewer in after
    }


@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_nobody_can_tell_declining_from_having_no_card(edition: str) -> None:
    """King Kyros's player holds nothing but a kept card, of the Empire or not."""
    text = "battle: 2 | phase: extra | line 1: King Kyros 1 | kept 1: {0} | hands 1: {0} | hands 0: Langman | gold 1: 5"
    text = text.replace("Langman", "Tenacious Veteran") if edition == "prototype" else text
    looks: defaultdict[int | None, set[str]] = defaultdict(set)
    for card in ("Tax Collector", "Lord of the March", "Humble Pilgrim"):
        position = shadow(edition=edition).position(text.format(card), seed=1)
        assert len(position.legal(1)) == (1 if card == "Humble Pilgrim" else 2)
        for viewer in (None, 0, 2):
            assert position.view(viewer).status() == "Waiting for Seat 1."
            looks[viewer].add(str(glimpse(position, viewer)))
        position.play(1, "pass")
        assert any("nobody" in line for line in position.log(0))
        for viewer in (None, 0, 2):
            looks[viewer].add(str(glimpse(position, viewer)))
    assert all(len(looks[viewer]) == 2 for viewer in (None, 0, 2)), "before and after, for any card"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_viewer_sees_the_pool_before_her_and_no_other(seats: int) -> None:
    for position in everywhere(shadow(), seats, 7, 0.3):
        truth: Any = position.state
        for viewer in range(seats):
            view: Any = position.view(viewer).state
            mine = (viewer - truth.round) % seats
            for pool in range(seats) if truth.phase == DRAFT else ():
                looked = (viewer - pool) % seats
                if pool == mine:
                    assert view.pools[pool][truth.round :] == truth.pools[pool][truth.round :]
                elif looked > truth.round:
                    assert view.pools[pool] == [HOLE] * POOL
                assert view.pools[pool][: min(looked, POOL)] == [HOLE] * min(looked, POOL)
            if truth.phase == DRAFT:
                offered = {move.action for move in position.view(viewer).legal}
                assert offered == set(truth.pools[mine][truth.round :])
            assert view.hands[viewer] == truth.hands[viewer]
            others = [card for seat in range(seats) if seat != viewer for card in view.hands[seat]]
            assert set(others) <= {HOLE, NONE}
        assert set(itertools.chain(*position.view(None).state.pools[:seats])) <= {HOLE, NONE}
