"""Shadow Throne in a terminal: the battle, what is remembered of the pools, prices beside moves, and whole games."""

from __future__ import annotations

import random
import re
from collections import Counter
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from eminence import Position
from eminence.bots.names import default_names
from eminence.games.shadow_throne.terminal import VIEW
from eminence.terminal import tables
from tests.support.helpers import play_randomly, shadow
from tests.support.terminal import FILE, ON_A_TERMINAL, Screen, assert_fits, flat, put, saved

pytestmark = ON_A_TERMINAL


def drawn(position: Position, viewer: int | None, names: list[str], width: int = 80) -> str:
    console = Console(width=width, file=StringIO(), no_color=True)
    console.print(tables.draw(position.view(viewer), names))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def battle(text: str) -> str:
    """The last table and question of Shadow Throne on the screen."""
    return text[text.rindex("Shadow Throne   battle") :].removesuffix("> ").strip()


def choices(text: str) -> dict[str, int]:
    found = re.findall(
        r"(?:^| {2,})(\d+)  ((?:take|play|bring|keep) [A-Z][\w' ]*?|pass)  +\(", battle(text), re.MULTILINE
    )
    return {move: int(number) for number, move in found}


@pytest.mark.parametrize("edition", ["final", "prototype"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_battle_fits_the_terminal(seats: int, edition: str) -> None:
    game, chance = shadow(edition=edition), random.Random(seats)
    names = default_names(seats, 1, "Maximilian12")
    position = game.start(seats, seats)
    phases = set()
    while not position.over:
        play_randomly(position, chance, chance.randrange(1, 12))
        truth = position.to_dict()
        phases.add(truth["phase"])
        for viewer in (1, None):
            text = drawn(position, viewer, names)
            assert_fits(text)
            assert all(f"{name} {seat}" in text for seat, name in enumerate(names))
            for fighter in (fighter for line in truth["line"] for fighter in line):
                assert fighter["card"][:6] in text
            if truth["phase"] in ("keep", "over"):
                track = dict(re.findall(r"^(Empire|Rebels|Church) +(\d+)", text, re.MULTILINE))
                told = [line for line in position.log(None) if line.startswith("Power after wave")][-1]
                assert all(f"{side} {power}" in told for side, power in track.items())
        view = position.view(1)
        for move in view.legal:
            assert len(f"  1  {move}{VIEW.note(view, str(move))}") <= 80
    assert {"draft", "wave", "over"} <= phases


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_remembered_of_the_pools_is_true(seats: int) -> None:
    chance, position = random.Random(seats), shadow().start(seats, f"memory {seats}")
    names = default_names(seats, 0, None)
    held = passed = 0
    for _ in range(40):
        if position.over:
            break
        play_randomly(position, chance, chance.randrange(1, 8))
        truth = position.to_dict()
        for who, cards in re.findall(
            r"^(?:Held|Taken) by (.*): (.*?) *$", drawn(position, 0, names, 400), re.MULTILINE
        ):
            takers = [seat for seat in range(1, seats) if names[seat] in who or who == "the others"]
            hands = [card for seat in takers for card in truth["hands"][seat]]
            for count, card in re.findall(r"(?:(\d+) )?([A-Z][^,]*)", cards):
                assert hands.count(card) >= int(count or 1), (who, card)
                held += 1
        for who, left, cards in re.findall(
            r"^Pool with (\w+)(, \d of)?: (.*?) *$", drawn(position, 0, names, 400), re.MULTILINE
        ):
            pool = truth["pools"][(names.index(who) - truth["round"]) % seats][truth["round"] :]
            named = [
                card for count, card in re.findall(r"(?:(\d+) )?([A-Z][^,]*)", cards) for _ in range(int(count or 1))
            ]
            assert not Counter(pool) - Counter(named)
            assert left == (f", {len(pool)} of" if len(pool) < len(named) else "")
            passed += 1
    assert held
    assert passed


@pytest.mark.parametrize(("seats", "edition"), [(3, "prototype"), (4, "final")])
def test_a_whole_game_by_numbers(tmp_path: Path, seats: int, edition: str) -> None:
    start = ["play", "shadow-throne", "--seats", str(seats), "--seed", "a", "--option", f"edition={edition}"]
    screen = Screen(tmp_path, *start, "--file", FILE)
    text = screen.read()
    for asked in range(400):
        if "The end" in text:
            break
        legal = [str(move) for move in saved(tmp_path).legal(0)]
        assert choices(text) == {move: number for number, move in enumerate(legal, 1)}
        assert len(legal) > 1 or not legal[0].startswith("take"), "the last card of a pool is taken unasked"
        text = screen.type(str(asked % len(legal) + 1))
        if asked == 7:
            assert "all have chosen" in flat(screen.type("undo"))
            screen.type("quit")
            assert screen.end() == 0
            shown, screen = battle(text), Screen(tmp_path, "play", "--resume", FILE)
            text = screen.read()
            assert battle(text) == shown
            assert len(text.splitlines()) - len(shown.splitlines()) < 16, "the whole log is told again"
    assert screen.end() == 0
    assert_fits(screen.text)
    position, names = saved(tmp_path), default_names(seats, 0, None)
    result = position.result
    assert result is not None
    ending = text[text.index("The end") :]
    rows = {
        name: int(points)
        for name, points in re.findall(r"^  (?:\* |  )(\w+) +(\d+) +\d+ before battle \d", ending, re.MULTILINE)
    }
    assert rows == dict(zip(names, result.scores, strict=True)), ending
    assert {names[seat] for seat in result.winners} == set(re.findall(r"\* (\w+)", ending))
    shown, at = flat(screen.text), 0
    for line in position.log(0, names)[-100:]:
        if not line.startswith("You look at"):
            at = shown.index(line, at)  # told in order, as it happens; pools are on the table
    card, other = ("Scout", "Phabos Scouts") if edition == "prototype" else ("Phabos Scouts", "Bold Bannerman")
    assert card in flat(screen.text)
    assert other not in flat(screen.text)
    phases = (
        ("Wave phase, wave 4", "Conflict phase: ")
        if edition == "prototype"
        else ("Conflict phase, wave 4", "Resolution phase: ")
    )
    assert all(phase in screen.text for phase in phases)


def test_prices_stand_beside_the_moves(tmp_path: Path) -> None:
    put(
        tmp_path,
        shadow().position(
            "seats: 3 | wave: 2 | gold 0: 3 | influence 2: 12 | line 0: Phabos Scouts 1 acted"
            "| line 1: Shepherd of the Lost 1 | line 2: Picureas 1 acted"
            "| hands 0: Outlaw, Thavma the Revelator, King Kyros, Upset Peasant, Prince Bishop"
            "| hands 1: Outlaw, Outlaw, Datura, Protis, Anna Lys"
            "| hands 2: Alms Gatherer, Tax Collector, Humble Pilgrim, Simone the Sufferer",
            seed=1,
        ),
    )
    screen = Screen(tmp_path, "play", "--resume", FILE)
    text = flat(screen.read())
    for line in (
        "play King Kyros (cannot pay 5: face down, 1 gold)",
        "play Outlaw (collect 1 after hush money, enters with +1)",
        "play Upset Peasant (pay 1, hush money included, enters with +1)",
        "play Thavma the Revelator (pay 2, bonus +3)",
        "play Prince Bishop (cannot pay 4: face down, 1 gold)",
        "Hush money: 1 for another Rebel card",
        "15 influence to win",
        "R Outlaw commoner get 1 1+1 1 · ",
        "C Thavma the Revelator elite pay 2 2 2 · [2] +3 with 0 or 1 gold",
        "✓Livia 1",
        "Held by Livia or Octavian: ",
    ):
        assert line in text
    assert "There is no step to take back yet." in screen.type("undo")
    screen.kill()


def test_all_that_happened_to_a_character_is_drawn() -> None:
    position = shadow(edition="prototype").position(
        "seats: 3 | phase: extra | battle: 2 | wave: 3 | gold 0: 3"
        "| line 0: Tenacious Veteran 0, Thief 1 church +2, Scout 2 acted, King Kyros 3"
        "| line 1: Informer 1 church silent dead, Miracle Worker 2 acted bonus, Dutiful Peasant 3"
        "| line 2: Scout 1 acted +1, Queen Eleftheria 2 silent, Thief 3 down"
        "| hands 0: Dutiful Peasant, Lord of the March, Shepherd"
    )
    names = default_names(3, 0, None)
    text = drawn(position, 0, names)
    for mark in ("wave 0", "R>C 3 +2", "R>C dead", "C 5 bonus", "R 3 silent", "face down", "Wave phase, wave 3 of 4"):
        assert mark in text
    notes = {str(move): VIEW.note(position.view(0), str(move)) for move in position.legal(0)}
    assert notes == {
        "pass": "  (no extra card)",
        "bring Dutiful Peasant": "  (free)",
        "bring Lord of the March": "  (cannot pay 4: face down)",
    }
    assert "Power Track 0:  ◆ Empire ◆ Rebels ◆ Church" in drawn(shadow(edition="prototype").start(3, 1), None, names)
    assert "Power Track:  ◆ Empire ◆ Rebels ◆ Church" in drawn(shadow().start(3, 1), None, names)


def test_a_replay_steps_over_choices_that_are_still_hidden(tmp_path: Path) -> None:
    position = play_randomly(shadow().start(3, 5), random.Random(5), 30)
    (tmp_path / "r.eminence").write_text(position.record(), encoding="utf-8")
    screen = Screen(tmp_path, "replay", "r.eminence", "--seat", "1")
    screen.read()
    for step in (3, 6, 9, 12, 15, 18, 21):
        text = screen.type("")
        assert f"move {step} of 30" in text
    assert position.log(None)[2] in flat(text)
    assert "move 18 of 30" in screen.type("b")
    assert "✓" in screen.type("20")
    assert_fits(screen.text)
    screen.kill()
