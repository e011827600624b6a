"""Shadow Throne, what is told: events with their parts, and the same in every language."""

import random
import re

import pytest

from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import EDITIONS
from tests.support.helpers import play_randomly, shadow


def test_an_event_has_its_parts() -> None:
    game = shadow()
    position = game.position("hands 0: Bentheon Knights | hands 1: Outlaw | hands 2: Humble Pilgrim | gold 0: 2")
    for seat, move in enumerate(("play Bentheon Knights", "play Outlaw", "play Humble Pilgrim")):
        position.play(seat, move)
    told = [EVENTS.of(event).to_json(event, game.vocabulary) for event in position.events()]
    struck = [["struck", 1, "Outlaw", 0], ["struck", 2, "Humble Pilgrim", 0]]
    assert ["killed", 0, "Bentheon Knights", struck] in told
    assert ["spoils-shared", 2, 0, 3, [], [["consoled", "Humble Pilgrim", 3]]] in told
    assert not {kind.name for kind in EVENTS if kind.is_part} & {event[0] for event in told}


def test_a_trace_has_parts_as_events() -> None:
    trace = shadow().engine("pure").trace_events(seats=3, seed="parts", count=2)
    assert set(trace.of("struck")["whom"]) == {0, 1, 2}
    assert trace.counts()["offered"] == 3 * (6 + 5 + 4 + 3 + 2 + 1) * trace.counts()["battle-begun"]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_everything_is_said_in_other_languages(language: str) -> None:
    chance = random.Random(language)
    for edition in EDITIONS:
        position = shadow(edition=edition).start(3, f"words {edition}")
        while not position.over:
            view = position.view(position.actors[0])
            assert view.status(language=language) != view.status()
            play_randomly(position, chance, 1)
        told, english = position.log(0, language=language), position.log(0)
        assert all(one != other for one, other in zip(told, english, strict=True))
        for card in position.game.cards:
            assert position.game.card_text(card, language) != position.game.card_text(card)


def test_every_language_has_the_same_messages() -> None:
    words = shadow().definition.folder / "words"
    keys = {
        file.stem: re.findall(r"^([a-z-]+) =", file.read_text(encoding="utf-8"), re.M) for file in words.glob("*.ftl")
    }
    assert keys["en"] == keys["de"] == keys["fr"]
