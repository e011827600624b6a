"""What a drawn table of Shadow Throne is told: for everybody, at any moment, the truth and no more."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest

from eminence.games.shadow_throne.state import DRAFT, EXTRA, KEEP, OVER, WAVE, State
from tests.support.helpers import play_randomly, shadow

EDITIONS = ("final", "prototype")


def told(position: Any, viewer: int) -> dict[str, Any]:
    view = position.view(viewer if viewer >= 0 else None)
    found: dict[str, Any] = position.game.definition.display(position.game.cards, view.state, viewer)
    json.dumps(found)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_gets_a_picture_that_agrees_with_the_table(seats: int, edition: str) -> None:
    game = shadow(edition=edition)
    for seed in range(3):
        position, chance = game.start(seats, seed), random.Random(seed)
        gains = [0] * seats
        while not position.over:
            fought = cast(State, position.state).phase in (WAVE, EXTRA)
            play_randomly(position, chance, steps=1)
            s = cast(State, position.state)
            spectated = told(position, -1)
            for seat in range(seats):
                seen = told(position, seat)
                public = {key: seen[key] for key in spectated if key not in ("pools", "next", "from", "prices")}
                assert public == {key: spectated[key] for key in public}
                moves = [move.text for move in position.legal(seat)]
                if s.phase == DRAFT:
                    assert {f"take {card}" for card in seen["pools"][seat]} == set(moves)
                assert [before for before, pool in enumerate(seen["pools"]) if pool] in ([], [seat])
                if s.phase in (WAVE, EXTRA) and moves:
                    verb = "play" if s.phase == WAVE else "bring"
                    fits = {f"{verb} {card}" for card, price in seen["prices"].items() if price["fits"]}
                    assert fits == set(moves) - {"pass"}
            assert (spectated["next"], spectated["from"], spectated["prices"]) == (None, None, {})
            assert not any(spectated["pools"])
            if s.phase == DRAFT:
                whole = position.game.definition.display(position.game.cards, s, -1)["pools"]
                assert whole == [told(position, seat)["pools"][seat] for seat in range(seats)]
            if fought and s.phase in (KEEP, OVER):
                for seat, spoils in enumerate(spectated["spoils"]):
                    gains[seat] += sum(one["influence"] + one["martyr"] for one in spoils)
        assert position.result is not None
        assert list(position.result.scores) == gains, "the ledgers of all battles add up to the score"
        assert max(gains) >= spectated["goal"]
        for seat, reason in enumerate(position.result.why):
            total, _, terms = reason.split(": ", 1)[1].partition(";")[0].partition(" influence = ")
            assert int(total) == gains[seat] == sum(int(term.split()[0]) for term in terms.split(" + ")), reason


def test_the_price_is_what_is_paid() -> None:
    """Of everything that is played, the purse shrinks by the price that was shown, or grows by 1 if it was too much."""
    game, chance = shadow(), random.Random(1)
    position = game.start(4, 1)
    played = short = 0
    while not position.over:
        s = cast(State, position.state)
        if s.phase == WAVE and s.waiting == 0b1111:
            chosen, before = {}, list(s.gold)
            wave = s.wave
            for seat in range(4):
                price = told(position, seat)["prices"]
                move = chance.choice(position.legal(seat))
                chosen[seat] = price[move.text.removeprefix("play ")]
                position.play(seat, move)
            s = cast(State, position.state)
            if s.phase == WAVE and s.wave == wave + 1:
                for seat, price in chosen.items():
                    assert s.gold[seat] == before[seat] + (-price["price"] if price["pays"] else 1)
                    played, short = played + 1, short + (not price["pays"])
        else:
            play_randomly(position, chance, steps=1)
    assert played > 20
    assert short > 3
