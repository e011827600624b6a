"""The contract, proved with a small game of somebody else's: toys/sealed_crowns.

It keeps every promise, with any number of seats, in both editions and both backends; its simultaneous choices work
through the friendly interface and in batches; and when a single line of it is broken, the conformance kit says which
promise that line broke.
"""

from __future__ import annotations

import dataclasses
import itertools
import random
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from eminence.kernel import conformance
from eminence.kernel.conformance import Broken
from eminence.kernel.definition import Definition
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.kernel.position import Position
from eminence.kernel.record import Record, field

TOYS = Path(__file__).parent / "toys"
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
    game, won = crowns(), 0
    engine = game.engine("pure")
    for seed in range(60):
        winners, points, lengths = [0], [[0] * 3], [0]
        rng, policies = engine.rng(0), [0, 1, 0]
        arguments = (engine.cards, engine.states(2), engine.moves(), rng, 3, engine.options, engine.rng(seed), 0, 1)
        engine.playouts(*arguments, policies, winners, points, lengths)
        won += winners[0] == 0b010
    assert won > 30


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
        assert position.actors == (0, 1, 2)
        position.play(1, choice)
        assert position.actors == (0, 2)
        shown.append([glimpse(position, viewer) for viewer in (None, 0, 2)])
        assert position.view(1).to_dict()["table"]["played"] == [[], [choice.removeprefix("seal ")], []]
        assert position.view(0).to_dict()["table"]["played"] == [[], ["?"], []]
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
        (f"{THREE} | bag: Queen 2 | lost: Page 6, Herald 7, Knight 6, Duke 4, Queen 2", "too few cards in the bag|has too few"),
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
            moves = pure.moves()
            count = GAME.rules.legal(game.cards.record, state, int(batch.turns[i]), moves)
            assert np.flatnonzero(batch.masks[i]).tolist() == sorted(moves[:count])
            tensor = [0] * GAME.tensor
            GAME.rules.hide(state, int(batch.turns[i]))
            GAME.rules.encode(game.cards.record, state, int(batch.turns[i]), tensor)
            assert batch.tensors[i].tolist() == tensor
        batch.step(batch.random_actions())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert not batch.rewards[batch.ended == 0].any()
        for i in np.flatnonzero(batch.ended):
            fresh: Any = batch.state(int(i))
            assert (sum(map(sum, fresh.won)), sum(fresh.lost), sum(map(sum, fresh.knows))) == (0, 0, 0)
        ended += int(batch.ended.sum())
    assert ended > 16
    assert asked_together > 100


# --- Broken games -----------------------------------------------------------------------------------------------------


def changed(part: str, *changes: tuple[str, str]) -> ModuleType:
    """A copy of a module of the toy in which each old text, which stands there once, is replaced by a new one."""
    original = import_module(f"sealed_crowns.{part}")
    source = Path(str(original.__file__)).read_text(encoding="utf-8")
    for old, new in changes:
        assert source.count(old) == 1, f"{source.count(old)} times in {part}: {old}"
        source = source.replace(old, new)
    module = ModuleType(original.__name__)
    module.__dict__.update(__file__=original.__file__, __package__=original.__package__)
    exec(compile(source, str(original.__file__), "exec"), module.__dict__)
    return module


def mutant(part: str, *changes: tuple[str, str]) -> Game:
    module, name = changed(part, *changes), "sealed-crowns-mutant"
    if part == "rules":
        definition = dataclasses.replace(GAME, name=name, rules=module, advise=module.advise)
    elif part == "words":
        definition = dataclasses.replace(GAME, name=name, words=module)
    else:
        definition = dataclasses.replace(GAME, name=name, state=module.State)
    return Game(definition, {"edition": "swift"}, crowns().cards)


STASH = ("SEALING, OBJECTING,", "STASH = [0]\nSEALING, OBJECTING,")
STASHED = (
    "own; a first card is also known to who has spied on it.\"\"\"\n",
    "own; a first card is also known to who has spied on it.\"\"\"\n    STASH[0] = s.hands[(viewer + 1) % s.seats][1]\n",
)
BARS = "            moves[card] = BAR + card\n        moves[KINDS], count = SPARE, KINDS + 1"
HELD_BARS = """\
            if place_of(s, s.rival, card) != NONE:
                moves[count] = BAR + card
                count += 1
        moves[count] = SPARE
        count += 1"""
FIRST_DEAL = """\
s.hands[seat][place] = 0
                while s.bag[s.hands[seat][place]] == 0:
                    s.hands[seat][place] += 1
                s.bag[s.hands[seat][place]] -= 1
"""
TO_FRONT = """\
        place = place_of(s, seat, action - SEAL)
        s.hands[seat][0], s.hands[seat][place] = s.hands[seat][place], s.hands[seat][0]
        s.played[seat][0] = action - SEAL"""
FRESH = """\
from itertools import count as counted
from eminence.kernel.rng import Rng, words
CALLS = counted()
SEALING, OBJECTING,"""

RULE_MUTANTS: dict[str, tuple[str, tuple[tuple[str, str], ...]]] = {
    # What is hidden.
    "hide leaks a hand": (
        "views-show-no-whisper",
        (("!= HOLE and not seen:", "!= HOLE and not seen and seat != 1:"),),
    ),
    "hide leaks a hand to other seats but not to spectators": (
        "views-show-no-whisper",
        (("!= HOLE and not seen:", "!= HOLE and not seen and (viewer < 0 or place < 2):"),),
    ),
    "hide shows everybody what one has spied": (
        "views-show-no-whisper",
        (("viewer >= 0 and s.knows[seat][viewer] == 1", "max(s.knows[seat]) == 1"),),
    ),
    "hide leaks a sealed choice": (
        "choices-stay-sealed",
        (("                s.played[seat][0] = HOLE\n", "                pass\n"),),
    ),
    "hide does not stand being asked twice": (
        "views-hold-no-secret",
        (("if s.hands[seat][place] != HOLE and not seen:", "if not seen:"),),
    ),
    "everybody is told what one draws": (
        "steps-tell-no-secret",
        (("whisper(s, 1 << seat, TOLD_DRAW,", "tell(s, TOLD_DRAW,"),),
    ),
    "everybody is told what one spies": (
        "steps-tell-no-secret",
        (("whisper(s, 1 << seat, TOLD_SEE,", "tell(s, TOLD_SEE,"),),
    ),
    "the wrong seat hears what one draws": (
        "steps-tell-no-secret",
        (("whisper(s, 1 << seat, TOLD_DRAW,", "whisper(s, 2 << seat, TOLD_DRAW,"),),
    ),
    "a view forgets what its viewer has spied": (
        "steps-tell-no-secret",
        (("        s.knows[s.rival][seat] = 1\n", ""),),
    ),
    # Deals.
    "deal ignores a known card": (
        "views-hold-no-secret",
        (("if s.hands[seat][place] == HOLE:", "if place == 0 or s.hands[seat][place] == HOLE:"),),
    ),
    "deal conjures cards up": (
        "views-hold-no-secret",
        (("                s.hands[seat][place] = pick(", "                s.hands[seat][place] = draw(rng, KINDS) if 1 else pick("),),
    ),
    "deal seals a card that is not in the hand": (
        "deals-are-possible",
        (("s.hands[seat][draw(rng, HAND)]", "draw(rng, KINDS)"),),
    ),
    "deal leaves a hole": (
        "deals-are-possible",
        (("if s.played[seat][0] == HOLE:", "if seat == 0 and s.played[seat][0] == HOLE:"),),
    ),
    "deal always makes the same world": (
        "deals-vary",
        (("                s.hands[seat][place] = pick(s.bag, KINDS, rng)\n", f"                {FIRST_DEAL}"),),
    ),
    # Simultaneous choices.
    "everybody is told what is sealed": (
        "choices-stay-sealed",
        (("tell(s, TOLD_SEAL, seat)", "tell(s, TOLD_SEAL, seat, action)"),),
    ),
    "who changes their mind must choose again": (
        "choices-stay-sealed",
        (
            ("s.played[seat][0] = action - SEAL", "s.played[seat][0] = action - SEAL if s.played[seat][0] == NONE else NONE"),
        ),
    ),
    "a change of mind is seen": (
        "choices-stay-sealed",
        (("            tell(s, TOLD_SEAL, seat)\n", "            tell(s, TOLD_SEAL, seat)\n        else:\n            s.spent |= 1 << seat\n"),),
    ),
    "a change of mind leaves a trace": (
        "choices-stay-sealed",
        (("        s.played[seat][0] = action - SEAL", TO_FRONT),),
    ),
    "chance is drawn before all have chosen": (
        "choices-stay-sealed",
        (("        if actors(s) == 0:", "        draw(rng, 2)\n        if actors(s) == 0:"),),
    ),
    "who chooses last matters": (
        "choices-have-no-order",
        (("            reveal(cards, s, rng)", "            reveal(cards, s, rng)\n            s.spent = 1 << seat"),),
    ),
    "a view does not know who has chosen": (
        "views-know-their-moves",
        (("(s.played[seat][0] == NONE) << seat", "(s.played[seat][0] < 0) << seat"),),
    ),
    # Moves.
    "a seat is waited for and has no moves": (
        "legal-moves-exist",
        (("for step in range(1, s.seats):", "for step in range(2, s.seats - 1):"),),
    ),
    "a seat is waited for that nobody sits in": (
        "legal-moves-exist",
        (("return 1 << s.asked", "return 1 << s.asked | 1 << s.seats"),),
    ),
    "everybody may veto": (
        "only-the-asked-move",
        (("s.phase == OBJECTING and seat == s.asked", "s.phase == OBJECTING"),),
    ),
    "one may move after the end": (
        "only-the-asked-move",
        (("s.phase == SPYING and seat == s.asked", "s.phase in (SPYING, OVER) and seat == s.asked"),),
    ),
    "legal depends on what is hidden": ("views-know-their-moves", ((BARS, HELD_BARS),)),
    "legal lists a move twice": (
        "notation-round-trips",
        (("moves[0], moves[1], count = ALLOW, VETO, 2", "moves[0], moves[1], count = VETO, VETO, 2"),),
    ),
    "apply raises": ("legal-moves-never-raise", (("s.spent &= ~(1 << seat)", "s.spent //= 0"),)),
    "a game never ends": (
        "games-end",
        (
            ("turn_to(s, SEALING, NONE, s.rival, action - BAR)", "turn_to(s, SPYING, seat, NONE, NONE)"),
            ("s.rival)\n        turn_to(s, SEALING, NONE, NONE, NONE)", "s.rival)\n        turn_to(s, SPYING, seat, NONE, NONE)"),
        ),
    ),
    "setup raises": ("games-begin", (("s.seats, s.spent = seats, 0", "s.seats, s.spent = seats, seats // 0"),)),
    # Cards, numbers and results.
    "a card is lost": ("cards-are-conserved", (("s.lost[s.played[seat][0]] += 1", "s.lost[s.played[seat][0]] += seat > 0"),)),
    "a card is doubled": ("cards-are-conserved", (("s.won[winner][s.played[seat][0]] += 1", "s.won[winner][s.played[seat][0]] += 2"),)),
    "a number does not fit its field": ("states-fit-their-record", (("s.spent |= 1 << seat", "s.spent |= 128"),)),
    "a winner does not sit at the table": ("results-are-sound", (("winners |= 1 << seat", "winners |= 2 << seat"),)),
    "a seat has no place for its points": ("results-are-sound", (("points[seat] = crowns(", "points[seat + 1] = crowns("),)),
    "a question changes the state": (
        "questions-change-nothing",
        (("    best, winners = 0, 0\n", "    best, winners = 0, 0\n    s.spent = 0\n    s.asked = 0\n"),),
    ),
    "advise changes the view": (
        "questions-change-nothing",
        (("    best = moves[draw(rng, count)]\n", "    best = moves[draw(rng, count)]\n    s.spent ^= 1\n"),),
    ),
    "setup keeps something of the game before": ("same-seed-same-game", (("            s.won[seat][card] = 0\n", "            pass\n"),)),
    "the same seed begins another game": (
        "same-seed-same-game",
        (
            ("SEALING, OBJECTING,", FRESH),
            ("draw_card(s, seat, place, rng)\n    turn_to", "draw_card(s, seat, place, Rng(words(bytes(32), next(CALLS))))\n    turn_to"),
        ),
    ),
    # Learners and bots.
    "encode knows what hide has seen": (
        "tensors-read-only-views",
        (STASH, STASHED, ("s.options[POINTS_TO_WIN]\n\n\n@rule\ndef census", "STASH[0]\n\n\n@rule\ndef census")),
    ),
    "encode writes too large numbers": ("tensors-read-only-views", (("out[at + card] = s.won[owner][card]", "out[at + card] = 40 * s.bag[card]"),)),
    "encode writes too many numbers": ("questions-change-nothing", (("TENSOR = SEATS * BLOCK + 2 * KINDS + 4", "TENSOR = SEATS * BLOCK"),)),
    "advise knows what hide has seen": (
        "advice-reads-only-views",
        (STASH, STASHED, ("best = moves[draw(rng, count)]", "best = moves[STASH[0] % count]")),
    ),
    "advise is illegal": ("advice-reads-only-views", (("    return best\n", "    return VETO\n"),)),
}
