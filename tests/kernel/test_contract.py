"""The contract, proved with a small game of somebody else's: toys/sealed_crowns.

It keeps every promise, with any number of seats, in both editions and both backends; its simultaneous choices work
through the friendly interface and in batches; and when a single line of it is broken, the conformance kit says which
promise that line broke.
"""

from __future__ import annotations

import dataclasses
import itertools
import shutil
import sys
import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import pytest

from eminence.kernel import conformance, loops
from eminence.kernel.cards import CardSet
from eminence.kernel.conformance import ContractViolation
from eminence.kernel.definition import Definition, Display
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.kernel.position import Position
from eminence.kernel.record import Record, field
from tests.support.helpers import TOYS

if str(TOYS) not in sys.path:
    sys.path.insert(0, str(TOYS))
toy: Any = import_module("sealed_crowns")
GAME: Definition = toy.GAME


def crowns(**options: object) -> Game:
    return Game(GAME, options)


# --- The game keeps the contract --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"edition": "swift"}, {"edition": "swift", "points_to_win": 12}], ids=str)
def test_the_game_keeps_every_promise_in_both_backends(seats: int, options: dict[str, object]) -> None:
    conformance.check(crowns(**options), seats, games=2)


def test_an_edition_changes_the_defaults_and_no_more() -> None:
    def points(**options: object) -> object:
        return crowns(**options).options["points_to_win"].value

    assert [points(), points(edition="swift"), points(edition="swift", points_to_win="12")] == [8, 5, 12]
    with pytest.raises(Refused, match="it is 5, 8 or 12"):
        crowns(points_to_win=7)


def test_random_games_are_of_a_reasonable_length_and_use_every_phase() -> None:
    phases: set[object] = set()
    for seats in crowns().seats:
        lengths = []
        for seed in range(30):
            moments = [moment.state.phase for moment in conformance.random_game(crowns(), seats, seed)]
            phases.update(moments)
            lengths.append(len(moments))
        assert 15 <= sum(lengths) / len(lengths) <= 45
    assert phases == set(range(5))


def test_the_games_own_player_beats_chance() -> None:
    engine, games = crowns().engine("pure"), 300
    winners, points, lengths = [0] * games, engine.matrix(games, 3), [0] * games
    stepper = (engine.cards, engine.states(2), engine.move_buffer(), engine.rng(0), 3, engine.options, engine.rng(1))
    engine.playouts(
        *stepper, 0, games, [loops.RANDOM, loops.GREEDY, loops.RANDOM], winners, points, lengths, engine.facts(games)
    )
    shares = [sum(won == 1 << seat for won in winners) for seat in range(3)]
    assert shares[1] > 1.4 * max(shares[0], shares[2]), shares


# --- A simultaneous choice, through the friendly interface ------------------------------------------------------------

THREE = "seats: 3 | hands 0: Page, Duke, Queen | hands 1: Page, Duke, Queen | hands 2: Herald, Knight, Knight"


def glimpse(position: Position, viewer: int | None) -> tuple[bytes, str, list[str], dict[str, object]]:
    """All that a viewer is ever shown."""
    view = position.view(viewer)
    return view.state.pack(), str(view), view.log(), view.to_dict()


def test_everybody_is_asked_and_choosing_shows_that_but_not_what() -> None:
    shown = []
    for choice in ("seal Page", "seal Duke", "seal Queen"):
        position = crowns().position(THREE)
        assert list(position.actors) == [0, 1, 2]
        position.play(1, choice)
        assert list(position.actors) == [0, 2]
        shown.append([glimpse(position, viewer) for viewer in (None, 0, 2)])
        assert position.view(1).to_dict()["table"]["played"] == [None, choice.removeprefix("seal "), None]
        assert position.view(0).to_dict()["table"]["played"] == [None, "?", None]
    assert shown[0] == shown[1] == shown[2]
    assert position.log(0) == ["Seat 1 seals a card."]


def test_minds_may_be_changed_until_the_last_has_chosen() -> None:
    position = crowns().position(THREE)
    position.play(0, "seal Page")
    assert [str(move) for move in position.legal(0)] == ["seal Page", "seal Duke", "seal Queen"]
    assert position.view(0).status() == "Waiting for Seat 1 and Seat 2. You may change your mind."
    before = [glimpse(position, viewer)[:3] for viewer in (None, 1, 2)]
    position.play(0, "seal Queen")
    assert (position.actors, position.can_take_back(0)) == ((1, 2), False)
    assert [glimpse(position, viewer)[:3] for viewer in (None, 1, 2)] == before
    at_once = crowns().position(THREE)
    at_once.play(0, "seal Queen")
    assert position == at_once


def test_the_last_choice_reveals_them_all_and_another_seat_may_react() -> None:
    position = crowns().position(THREE)
    for seat, move in ((0, "seal Queen"), (2, "seal Knight"), (0, "seal Duke"), (1, "seal Queen")):
        position.play(seat, move)
    assert [line for line in position.log(None) if "reveals" in line] == [
        "Seat 0 reveals Duke.",
        "Seat 1 reveals Queen.",
        "Seat 2 reveals Knight.",
    ]
    assert (position.actors, [str(move) for move in position.legal(2)]) == ((2,), ["allow", "veto"])
    assert not any(position.legal(seat) for seat in (0, 1))
    with pytest.raises(Refused, match="It is seat 2's turn, not seat 0's"):
        position.play(0, "seal Page")
    vetoed = position.copy()
    vetoed.play(2, "veto")
    assert (vetoed.actors, vetoed.to_dict()["lost"]) == ((0, 1, 2), {"Knight": 1, "Duke": 1, "Queen": 1})
    position.play(2, "allow")
    assert (position.actors, position.to_dict()["won"][1]) == ((1,), {"Knight": 1, "Duke": 1, "Queen": 1})


def test_a_choice_in_two_steps_whose_second_may_be_declined() -> None:
    position = crowns().position(f"{THREE} | phase: spying | asked: 1 | spent: 1")
    assert [str(move) for move in position.legal(1)] == ["spy on 2", "spy on 0"]
    position.play(1, "spy on 2")
    assert position.log(1)[-1] == "Seat 2's first card is Herald."
    assert position.log(0)[-1] == "Seat 1 looks at Seat 2's first card."
    hands = [position.view(viewer).to_dict()["table"]["hands"][2] for viewer in (None, 0, 1)]
    assert hands == [["?", "?", "?"], ["?", "?", "?"], ["Herald", "?", "?"]]
    assert [str(move) for move in position.legal(1)][-2:] == ["bar Queen", "spare"]
    barred, spared = position.copy(), position
    barred.play(1, "bar Knight")
    spared.play(1, "spare")
    assert (barred.to_dict()["rival"], barred.to_dict()["barred"], barred.to_dict()["spent"]) == (2, "Knight", [1])
    assert (spared.to_dict()["rival"], spared.to_dict()["barred"], spared.to_dict()["spent"]) == (None, None, [])
    assert barred.view(1).to_dict()["table"]["hands"][2] == ["Herald", "?", "?"]


def test_what_a_spy_knows_is_forgotten_when_the_card_is_played_and_only_then() -> None:
    spied = f"{THREE} | knows 2: seat 1 1"
    for choice, known, line in (
        ("seal Knight", ["Herald", "?", "?"], "Seat 2 reveals Knight."),
        ("seal Herald", ["?", "?", "?"], "Seat 1 knows Seat 2's first card no more."),
    ):
        position = crowns().position(spied)
        position.play(2, choice)
        assert position.view(1).to_dict()["table"]["hands"][2] == ["Herald", "?", "?"]
        position.play(0, "seal Duke")
        position.play(1, "seal Queen")
        assert position.view(1).to_dict()["table"]["hands"][2] == known
        assert line in position.log(0)


def test_a_refusal_does_not_tell_what_others_hold() -> None:
    position = crowns().position(THREE)
    position.play(0, "seal Page")
    position.play(1, "seal Page")
    with pytest.raises(Refused) as refusal:
        position.play(0, "abracadabra")
    assert "Herald" not in str(refusal.value)


def test_the_order_of_choosing_does_not_matter() -> None:
    ends = []
    for order in itertools.permutations(range(3)):
        position = crowns().position(THREE, seed=5)
        for seat in order:
            position.play(seat, position.legal(seat)[-1])
        ends.append((position.state.pack(), position.view(1).to_dict()["table"]))
    assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hands 0: Page, Duke, Queen", "every seat holds 3 cards"),
        (f"{THREE} | hands 1: Page, ?, Queen", "said twice"),
        ("hands 0: Page, Duke, ? | hands 1: Page, Duke, Queen", "a '\\?' is none"),
        (f"{THREE} | played 0: Knight", "one of its owner's hand"),
        (f"{THREE} | phase: objecting | asked: 1 | played 0: Duke", "only in the second case by all"),
        (f"{THREE} | phase: spying", "who decides what"),
        (f"{THREE} | phase: barring | asked: 1 | rival: 2", "has spied on that rival"),
        (f"{THREE} | bag: Queen 2", "not those of the card set"),
        (f"{THREE} | lost: Queen 9", "not those of the card set"),
        (
            f"{THREE} | bag: Queen 2 | lost: Page 6, Herald 7, Knight 6, Duke 4, Queen 2",
            "has too few",
        ),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_reason(text: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        crowns().position(text)


# --- Batches ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_a_batch_asks_one_seat_after_the_other_and_starts_anew(seats: int) -> None:
    game = crowns(edition="swift")
    batch = game.batch(16, seats=seats, seed=3)
    pure, ended, asked_together = game.engine("pure"), 0, 0
    for _ in range(120):
        for i in range(len(batch)):
            state: Any = batch.state(i)
            waiting = GAME.rules.actors(state)
            assert waiting & -waiting == 1 << batch.turns[i]
            asked_together += waiting.bit_count() > 1
            moves = pure.move_buffer()
            count = GAME.rules.legal(game.cards.record, state, int(batch.turns[i]), moves)
            assert np.flatnonzero(batch.masks[i]).tolist() == sorted(moves[:count])
            tensor = [0] * GAME.tensor
            GAME.rules.hide(state, int(batch.turns[i]))
            GAME.rules.encode(game.cards.record, state, int(batch.turns[i]), tensor)
            assert batch.tensors[i].tolist() == tensor
        batch.step(batch.random_actions())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert not batch.rewards[batch.ended == 0].any()
        for new in np.flatnonzero(batch.ended).tolist():
            fresh: Any = batch.state(new)
            assert (sum(map(sum, fresh.won)), sum(fresh.lost), sum(map(sum, fresh.knows))) == (0, 0, 0)
        ended += int(batch.ended.sum())
    assert ended > 16
    assert asked_together > 100


# --- Broken games -----------------------------------------------------------------------------------------------------

MUTANTS = tomllib.loads((TOYS / "mutants.toml").read_text(encoding="utf-8"))["mutant"]


Change = tuple[str, str]
Mutant = Callable[..., Game]


def change(file: Path, *changes: Change) -> None:
    """Replace each old text, which stands once in a file, by a new one."""
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{text.count(old)} times in {file.name}: {old}"
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def mutant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Mutant:
    """Makes a copy of the toy, a package of its own, with a changed file.

    One that is compiled needs a name of its own, lest it find the code of another.
    """

    def made(file: str = "rules.py", *changes: Change, name: str = "sealed-crowns-mutant") -> Game:
        package = f"crowns_{crc32(repr((file, changes)).encode())}"
        folder = tmp_path / package
        shutil.copytree(TOYS / "sealed_crowns", folder, ignore=shutil.ignore_patterns("__pycache__"))
        for named in ("__init__.py", "cards.toml"):
            change(folder / named, ('"sealed-crowns"', f'"{name}"'))
        change(folder / file, *changes)
        monkeypatch.syspath_prepend(tmp_path)
        return Game(import_module(package).GAME, {"edition": "swift"})

    monkeypatch.setenv("EMINENCE_CACHE", str(tmp_path / "cache"))
    return made


def test_an_unchanged_copy_keeps_every_promise(mutant: Mutant) -> None:
    conformance.check(mutant(), 3, games=2, backends=False)


@pytest.mark.parametrize("broken", MUTANTS, ids=lambda broken: broken["title"])
def test_a_broken_promise_is_found(broken: dict[str, str], mutant: Mutant) -> None:
    changes = [(broken[f"old{nth}"], broken[f"new{nth}"]) for nth in ("", "2", "3") if f"old{nth}" in broken]
    game = mutant(broken["file"], *changes)
    with pytest.raises(ContractViolation) as found:
        conformance.check(game, 3, games=6, backends=False)
    assert found.value.promise == broken["promise"], str(found.value)


def test_a_position_lists_the_moves_that_the_view_of_a_seat_has(mutant: Mutant) -> None:
    """As a table does: a game whose `legal` asks what is hidden would tell a secret by a list made from the truth."""
    leaky = next(broken for broken in MUTANTS if broken["title"] == "legal depends on what is hidden")
    position = mutant(leaky["file"], (leaky["old"], leaky["new"])).position(f"{THREE} | phase: spying | asked: 1")
    position.play(1, "spy on 2")
    assert [str(move) for move in position.legal(1)] == [str(move) for move in position.view(1).legal]
    assert "bar Knight" not in position.legal(1), "seat 1 has seen the Herald alone"


def _changing(cards: CardSet, s: Any, viewer: int) -> dict[str, Any]:
    s.seats = 2
    return {}


def _nothing(cards: CardSet, s: Any) -> dict[str, Any]:
    return {}


@pytest.mark.parametrize(
    "display",
    [
        Display(_nothing, _changing),
        Display(_nothing, lambda cards, s, viewer: {1: "a number is no key"}),
        Display(_nothing, lambda cards, s, viewer: {"hand": s.hands[9]}),
        Display(lambda cards, s: {"hands": s.hands}),
        Display(_nothing, lambda cards, s, viewer: {"hand": s.hands[viewer]} if viewer >= 0 else {}),
    ],
    ids=[
        "changes the view", "is no JSON", "does not know every viewer", "shares what only some see", "comes in parts",
    ],
)  # fmt: skip
def test_a_picture_that_cannot_be_drawn_is_found(display: Display) -> None:
    with pytest.raises(ContractViolation) as found:
        conformance.check(Game(dataclasses.replace(GAME, display=display), {}, crowns().cards), 3, backends=False)
    assert found.value.promise == "displays-read-only-views", str(found.value)


OVERFLOW = """\
    s.barred = 100 + 10 * s.seats
    s.asked = (winner + 1 + (s.barred > 0)) % s.seats
    s.barred = NONE
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    s.asked = (winner + 1) % s.seats\n", OVERFLOW),
        ("        equals = 0\n", "        equals = len(f'{seat}') - 1\n"),
    ],
    ids=["a number does not fit for a while", "a rule cannot be compiled"],
)
def test_a_difference_between_the_backends_is_found(old: str, new: str, mutant: Mutant) -> None:
    game = mutant("rules.py", (old, new), name=f"sealed-crowns-{crc32(new.encode())}")
    conformance.check(game, 3, games=1, backends=False)
    with pytest.raises(ContractViolation) as found:
        conformance.backends_agree(game, 3, 1, 20)
    assert found.value.promise == "backends-agree", str(found.value)


def test_a_state_that_is_too_large_is_found() -> None:
    class Large(Record):
        numbers: list[int] = field("i8", 600)

    with pytest.raises(ContractViolation, match="state-is-small"):
        conformance.check(Game(dataclasses.replace(GAME, state=Large), {}), 2)
