"""Shadows over the Empire in a terminal: what the grid tells, the menu, the notes, and whole games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO, StringIO, TextIOWrapper
from itertools import chain
from pathlib import Path
from typing import Any, Literal

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from eminence import Position
from eminence.bots.names import default_names
from eminence.games.shadows_over_the_empire.checks import FACTION_NAMES
from eminence.games.shadows_over_the_empire.terminal import VIEW, drawing, grid
from eminence.games.shadows_over_the_empire.vocabulary import ability_text, brief
from eminence.kernel.translation import Message
from eminence.terminal import tables
from tests.support.helpers import EMPIRE, empire, program
from tests.support.terminal import FILE, ON_A_TERMINAL, Screen, flat, put, saved

pytestmark = ON_A_TERMINAL


def printed(what: RenderableType, width: int = 80, height: int = 40, colours: bool = False) -> str:
    system: Literal["256"] | None = "256" if colours else None
    console = Console(width=width, height=height, file=StringIO(), force_terminal=colours, color_system=system)
    console.print(what)
    return re.sub(" +$", "", console.file.getvalue(), flags=re.MULTILINE)  # type: ignore[attr-defined]


def drawn(position: Position, viewer: int | None = 0, width: int = 80, height: int = 40) -> str:
    names = default_names(position.seats, viewer, "Maximilian12")
    return printed(tables.draw(position.view(viewer), names), width, height)


def fits(text: str, width: int = 80) -> bool:
    return all(cell_len(line) <= width for line in text.splitlines())


def positions(seats: int, seed: int, often: float, **options: object) -> Iterator[Position]:
    """Positions all over a random game in which few pass early, its start and its end among them."""
    chance, position = random.Random(seed), empire(**options).start(seats, seed)
    yield position
    while not position.over:
        seat = position.actors[0]
        moves = [move for move in position.legal(seat) if str(move) != "pass" or chance.random() < 0.3]
        position.play(seat, chance.choice(moves or list(position.legal(seat))))
        if position.over or chance.random() < often or len(position.steps) < 2 * seats:
            yield position


def cells(text: str) -> dict[str, list[str]]:
    """The cells of the grid by their names, as lines."""
    found: dict[str, list[str]] = {}
    row = ""
    for line in text.splitlines():
        parts = line.split("│")
        if len(parts) != 6 or parts[1].strip() == "a":
            continue
        row = parts[0].strip() or row
        for column, part in zip("abcde", parts[1:], strict=True):
            found.setdefault(f"{column}{row}", []).append(part.rstrip())
    return found


# --- The table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mix", ["basic", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_grid_fits_and_is_true(seats: int, mix: str) -> None:
    phases = set()
    for position in chain(positions(seats, seats, 0.1, mix=mix), positions(seats, seats + 3, 0.1, mix=mix)):
        truth = position.to_dict()
        phases.add(truth["phase"])
        if truth["phase"] == "leaders":
            continue
        for viewer in (0, seats - 1, None):
            for width in (80, 120):
                text = drawn(position, viewer, width)
                assert fits(text, width), text
                check_grid(text, truth)
    assert phases >= {"placing", "turn", "choosing", "over"}


def check_grid(text: str, truth: dict[str, Any]) -> None:
    found = cells(text)
    letters = [letter_of(leader) for leader in truth["leaders"] if leader]
    for at, card in enumerate(card for row in truth["grid"] for card in row):
        cell = f"{'abcde'[at % 5]}{at // 5 + 1}"
        if card is None:
            down = cell in truth["down"]
            assert not down or "face down" in "".join(found[cell])
            continue
        name, traits, *rest = found[cell]
        last = card.split()[-1]
        assert (last if is_citizen(card) else last.upper())[:8] in name
        has = dict(zip(("lawful", "religious", "noble", "rich"), traits, strict=False))
        assert {trait for trait, letter in has.items() if letter != "-"} == set(entry(card)["traits"])
        marks = "".join(f"{traits} {rest[0]}".split()[1:])
        assert ("/" in marks) == (cell in truth["rotated"])
        assert ("*" in marks) == (cell in truth["marked"])
        tokens = [f"{letters[seat]}{there[cell]}" for seat, there in enumerate(truth["tokens"]) if cell in there]
        if is_citizen(card):
            assert rest[0].split() == tokens + ["!"] * (len(tokens) > 1)
    for seat, leader in enumerate(truth["leaders"]):
        assert leader is None or re.search(rf"^[ >]{letters[seat]} [\w]+ {seat}  .*{leader.split()[0]}", text, re.M)


@cache
def entries() -> dict[str, Any]:
    return {card.name: card for card in empire().cards}


def said(message: Message) -> str:
    return empire().say(message, ())


def entry(name: str) -> Any:
    return entries()[name]


def is_citizen(name: str) -> bool:
    return bool(entry(name)["kind"] == "citizen")


def letter_of(leader: str) -> str:
    return grid.LETTERS[FACTION_NAMES.index(entry(leader)["faction"])]


@pytest.mark.parametrize("width", [12, 20, 33, 45, 50, 60, 79, 100, 160])
def test_no_line_is_longer_than_the_terminal(width: int) -> None:
    for seats in (2, 3, 4):
        for position in positions(seats, 7, 0.03, mix="expert", tight_grid=seats == 2):
            for viewer in (0, None):
                text = drawn(position, viewer, width, 30)
                assert fits(text, width), text
            if not position.over:
                assert fits(menu(position, width), width)


def menu(position: Position, width: int = 80) -> str:
    view = position.view(position.actors[0])
    found = VIEW.menu(view, VIEW.order_moves(view))
    return "" if found is None else printed(found, width)


def middle(**fields: str) -> Position:
    """Two Leaders, some citizens around them, and what else is asked for."""
    text = (
        "grid: Bonifatius, Garrick, Hester, -, - / Humbert, Benedict, -, -, - / -, -, -, -, Margayth"
        "| turn: 0 | starter: 1 | round: 2"
    )
    more = "".join(f" | {name.replace('_', ' ')}: {value}" for name, value in fields.items())
    return empire(mix="expert", level="A").position(text + more)


def test_all_that_lies_on_a_card_is_drawn() -> None:
    position = middle(tokens_0="b1 2, a2 1, c2 12", tokens_1="b1 1", rotated="a2, a1", marked="a2, c2", locked="b2")
    found = cells(drawn(position))
    assert found["a1"][:3] == ["BONIFATIUS", "L-NG needs L", "C Maximilia. /"]
    assert found["b1"][:3] == ["Garrick", "L--- =3 +1", "C2 I1 !"]
    assert found["a2"][:3] == ["Humbert", "L--G =4 +3 /*", "C1"]
    assert found["b2"][:3] == ["Benedict", "-R-- x1 #", ""]
    assert found["c2"][:3] == ["PRINCE EDRIC", "LRNG =3 *", "C12"]
    assert found["d2"][1].strip() == "face down"
    assert found["e3"][2] == "I Livia"
    other = cells(drawn(position, 1))
    assert other["b1"][1] == "L--- x3", "the same card through other eyes"
    assert other["b2"][1] == "-R-- =3 #"
    assert cells(drawn(position, None))["b1"][1] == "L---"
    text = drawn(position)
    assert re.search(r"^>C Maximilian12 0  Bonifatius, Conclave +3 +2 +1$", text, re.M)
    assert re.search(r"^ I Livia 1 +Margayth, Inquisition +17 +0 +1  starter$", text, re.M)
    assert "Round 2   8 of" in text


def test_colours_are_of_seats_and_the_court_stands_out() -> None:
    position = middle(tokens_0="b1 2", tokens_1="b2 1, c1 1")
    text = printed(tables.draw(position.view(0), default_names(2, 0, None)), colours=True)
    blue, red = "38;5;33", "38;5;204"
    assert f"\x1b[1;{blue}mGarrick" in text
    assert f"\x1b[1;{red}mBenedict" in text
    assert f"\x1b[1;7;{blue}mBONIFATIUS " in text
    assert f"\x1b[1;7;{red}mMARGAYTH " in text
    assert "\x1b[1;7;33mPRINCE EDRIC " in text


def test_who_would_win_and_who_has_won() -> None:
    position = middle(tokens_0="b1 4, a2 4, c1 4, c2 6", tokens_1="b2 1")
    assert "would win" in drawn(position)
    assert "would win" not in drawn(middle(tokens_0="b1 4"))
    position.play(0, "pass")
    position.play(1, "pass")
    assert position.over
    text = drawn(position)
    assert "over after 2 Rounds" in text
    assert re.search(r"Maximilian12 0 .*  won$", text, re.M)


def test_a_wide_and_high_terminal_tells_what_cards_do() -> None:
    position = middle()
    told = flat(" ".join(cells(drawn(position, 0, 120, 50))["c1"]))
    assert said(brief(entry("Hester"))) in told
    assert said(brief(entry("Hester"))) not in flat(" ".join(cells(drawn(position, 0, 120, 24))["c1"]))
    assert "Inquisition of Asmidan" in drawn(position, 0, 120)
    assert "DUCHESS ISABELLA" in drawn(empire().position("grid: Duchess Isabella, - "), 0, 120)
    assert "D. ISABELLA" in drawn(empire().position("grid: Duchess Isabella, - "))


def test_in_a_narrow_terminal_cards_are_listed() -> None:
    text = drawn(middle(tokens_0="b1 2", tokens_1="b1 1"), 0, 40)
    assert "b1 Garrick L--- =3 +1 C2 I1 !" in text
    assert "│" not in text


def test_without_unicode_the_grid_is_drawn_with_what_there_is() -> None:
    for position in positions(3, 3, 0.05, mix="expert"):
        stream = TextIOWrapper(BytesIO(), "ascii", errors="strict")
        console = Console(width=70, file=stream)
        console.print(tables.draw(position.view(0), default_names(3, 0, None)))
        if not position.over:
            view = position.view(position.actors[0])
            found = VIEW.menu(view, VIEW.order_moves(view))
            console.print(found or "")
        stream.flush()


def test_the_set_up_is_drawn() -> None:
    position = empire().start(2, 1)
    assert "In the middle lies Prince Edric. Lawful, Religious, Noble, Rich. Use:" in flat(drawn(position))
    assert "Conclave of Law. Lawful, Non-Religious, Noble, Rich; Lawful is Compulsory" in flat(menu(position))
    position.play(0, "choose Bonifatius")
    position.play(1, "choose Ornatto")
    seat = position.actors[0]
    text, found = drawn(position, seat), cells(drawn(position, seat))
    numbered = {cell for cell, lines in found.items() if re.search(r"\[\d\]", "".join(lines))}
    assert numbered == {str(move).removeprefix("place at ") for move in position.legal(seat)}
    aside = position.to_dict()["aside"]
    assert not aside or f"Set aside: {', '.join(aside)}" in flat(text)


# --- Moves ------------------------------------------------------------------------------------------------------------


def offered(text: str) -> dict[int, str]:
    """The moves of a menu by their numbers, read as a person reads it."""
    found, target = {}, ""
    for line in text.splitlines():
        if match := re.match(r" ?(\d+)  (use [A-Z]\w+(?: [A-Z]\w+)?|pass)(?=  |$)", line):
            found[int(match[1])] = match[2]
            continue
        if match := re.match(r"([A-Z]\w+(?: [A-Z]\w+)?)  +.*\+\d", line):
            target = match[1]
        name = r"([A-Z]\w+(?: [A-Z]\w+)?)"
        for number, source, other in re.findall(rf"(?:^| )(\d+) {name}(?: > {name})?", line):
            found[int(number)] = f"influence {source} > {other or target}"
    return found


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_menu_offers_the_legal_moves_and_is_short(width: int, seats: int) -> None:
    menus = 0
    for position in chain.from_iterable(positions(seats, seed, 0.4, mix="expert") for seed in range(11, 14)):
        if position.over or position.to_dict()["phase"] != "turn":
            continue
        view = position.view(position.actors[0])
        moves = VIEW.order_moves(view)
        assert sorted(map(str, moves)) == sorted(map(str, view.legal))
        text = menu(position, width)
        assert offered(text) == {number: str(move) for number, move in enumerate(moves, 1)}, text
        assert width < 80 or len(text.splitlines()) <= 16
        menus += 1
    assert menus > 20


def test_beside_a_card_stands_what_influence_brings() -> None:
    position = middle(tokens_0="b1 2", tokens_1="a2 1")
    text = menu(position)
    assert re.search(r"^Humbert +I1 +\+4 ! +2 Bonifatius +3 Garrick$", text, re.M)
    assert re.search(r"^Garrick +C2 +\+1 +\d Bonifatius$", text, re.M)
    assert "use Garrick  " in text
    assert said(brief(entry("Garrick"))) in text
    told = notes(position)
    assert told["influence Garrick > Humbert"] == "(+4, I1 there: a Conflict)"
    assert told["influence Bonifatius > Garrick"] == "(+1, C2 there)"
    assert told["use Garrick"] == f"({said(ability_text(entry('Garrick')))})"
    assert told["pass"] == "(for the rest of the Round)"


def test_a_passive_may_make_ways_differ() -> None:
    position = empire(mix="expert", level="A").position(
        "grid: Bonifatius, Ambrose, Garrick, -, - / Humbert, Hester, -, -, - / -, -, -, -, Margayth"
        "| tokens 0: b1 2, a2 1 | turn: 0 | round: 2 | marked: a1"
    )
    assert re.search(r"^Hester +\+5 +\d Ambrose +\d Humbert( \(\+4\))?$", menu(position), re.M)


def notes(position: Position) -> dict[str, str]:
    view = position.view(position.actors[0])
    return {str(move): VIEW.note(view, str(move)).strip() for move in view.legal}


def test_beside_an_answer_stands_what_is_chosen() -> None:
    position = middle(tokens_0="b1 2, a2 1", tokens_1="c1 2, b2 1, c2 1", rotated="c1")
    position.play(0, "use Garrick")
    assert notes(position) == {
        "Hester": "(c1, I2, Rotated)",
        "Benedict": "(b2, I1)",
        "Prince Edric": "(c2, I1)",
    }
    found = cells(drawn(position))
    assert (found["b1"][0], found["c1"][0], found["b2"][0]) == (
        "Garrick      <",
        "Hester     [1]",
        "Benedict   [2]",
    )
    assert found["c2"][0] == "P. EDRIC   [3]"
    position = middle(tokens_0="c2 3")
    position.play(0, "use Bonifatius")
    assert notes(position) == {"Prince Edric": "(c2, C3)", "none": "(no card)"}
    position.play(0, "Prince Edric")
    assert notes(position)["no tokens"] == "(3 left on Prince Edric)"
    assert notes(position)["3 tokens"] == "(none left on Prince Edric)"
    assert cells(drawn(position))["c2"][0] == "PRINCE EDRIC ?"


def test_every_phase_and_question_has_its_notes() -> None:
    asked = set()
    for seats in (2, 3, 4):
        for seed in range(4):
            for position in positions(seats, seed, 1, mix="expert" if seed else "basic"):
                if position.over:
                    continue
                truth, told = position.to_dict(), notes(position)
                asked.add(truth["question"] if truth["phase"] == "choosing" else truth["phase"])
                assert truth["phase"] == "placing" or all(told.values()), told
                assert not any("None" in note or "-1" in note for note in told.values())
    assert asked >= {"leaders", "turn", "reacting", "target", "more", "second", "owner", "pick", "option", "amount"}


def test_a_react_says_what_it_would_do() -> None:
    position = empire(mix="expert", level="A").position(
        "grid: Bonifatius, Garrick, Mordecai, -, - / -, -, -, -, - / -, -, -, -, Margayth"
        "| tokens 1: c1 2 | turn: 0 | round: 2"
    )
    position.play(0, "pass")
    assert list(position.actors) == [1]
    assert flat(menu(position)) == f" 1 react Mordecai {said(ability_text(entry('Mordecai')))} 2 decline do nothing "
    assert cells(drawn(position, 1))["c1"][0] == "Mordecai   [1]"


# --- At the prompt ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "mix"), [(2, "basic"), (3, "expert")])
def test_a_whole_game_by_numbers(tmp_path: Path, seats: int, mix: str) -> None:
    options = ("--seats", str(seats), "--option", f"mix={mix}", "--bots", "random", "--seed", "whole", "--file", FILE)
    screen = Screen(tmp_path, "play", EMPIRE, *options)
    text = screen.read()
    assert "Type ? for help" in flat(text)
    chance, position = random.Random(seats), saved(tmp_path)
    for asked in range(500):
        if "The end" in text:
            break
        legal = sorted(str(move) for move in position.legal(0))
        shown = text[text.rindex("Shadows over the Empire   ") :]
        number = chance.randrange(len(legal)) + 1
        if position.to_dict()["phase"] == "turn":
            moves = offered(shown[shown.index("pass.\n") :])
            assert sorted(moves.values()) == legal, shown
            number = number if chance.random() < 0.3 or len(legal) == 1 else chance.randrange(len(legal) - 1) + 1
        else:
            moves = {}
            assert all(re.search(rf"(?:^ *| {{3,}}){at}  ", shown, re.M) for at in range(1, len(legal) + 1)), shown
        before = len(position.steps)
        text = screen.type(str(number))
        position = saved(tmp_path)
        assert not moves or str(position.steps[before].move) == moves[number]
        if asked == 9:
            screen.type("quit")
            assert screen.end() == 0
            screen = Screen(tmp_path, "play", "--resume", FILE)
            text = screen.read()
    assert screen.end() == 0
    assert fits(screen.text)
    names, result = default_names(seats, 0, None), position.result
    assert result is not None
    ending = text[text.index("The end") :]
    rows = re.findall(r"^  (?:\* |  )(\w+) +(\d+) ", ending, re.MULTILINE)
    assert {name: int(points) for name, points in rows} == dict(zip(names, result.scores, strict=True))
    assert {names[seat] for seat in result.winners} == set(re.findall(r"\* (\w+)", ending))
    heard, at = flat(screen.text), 0
    events = zip(position.view(0).events, position.log(0, names), strict=True)
    for line in [line for event, line in events if not drawing.is_drawn(event)][-60:]:
        at = heard.index(line, at)


def test_moves_can_be_typed_and_single_answers_are_given(tmp_path: Path) -> None:
    put(tmp_path, middle(tokens_0="b1 2, a2 1", tokens_1="b2 2"), bots="random")
    screen = Screen(tmp_path, "play", "--resume", FILE)
    screen.read()
    assert "Nothing was played, because of 'dance'" in flat(screen.type("use Garrick: dance"))
    assert "An ability with its answers in one line" in screen.type("?")
    every = flat(screen.type("moves"))
    for move in saved(tmp_path).legal(0):
        assert f" {move} (" in every
    done = flat(screen.type("use Garrick"))
    assert "You use Garrick." in done
    assert [str(step.move) for step in saved(tmp_path).steps][:2] == ["use Garrick", "Benedict"]
    assert fits(screen.text)
    screen.kill()


def test_answers_can_be_taken_back(tmp_path: Path) -> None:
    put(tmp_path, middle(tokens_0="c2 3, b1 1, a2 1"), bots="random")
    screen = Screen(tmp_path, "play", "--resume", FILE)
    first = screen.read()
    screen.type("use Prince Edric")
    asked = screen.type("Garrick")
    assert "and which other?" in flat(asked)
    assert "Taken back: Garrick." in screen.type("undo")
    again = screen.type("undo")
    assert "Taken back: use Prince Edric." in again
    head = "Shadows over the Empire   "
    assert again[again.rindex(head) :] == first[first.rindex(head) :]
    screen.kill()


def test_watching_and_looking_at_it_again(tmp_path: Path) -> None:
    watched = ("--you", "none", "--seats", "3", "--bots", "random", "--seed", "w", "--file", FILE)
    found = program("play", EMPIRE, *watched, cwd=tmp_path)
    assert (found.returncode, found.stderr) == (0, "")
    position, names = saved(tmp_path), default_names(3, None, None)
    assert position.over
    events = zip(position.view(None).events, position.log(None, names), strict=True)
    told = [line for event, line in events if not drawing.is_drawn(event)]
    assert flat(" ".join(told)) in flat(found.stdout)
    assert fits(found.stdout.partition("Look at it again")[0])
    screen = Screen(tmp_path, "replay", FILE, "--seat", "1")
    assert "the set-up" in screen.read()
    assert "Round " in screen.type("20")
    assert "over after" in screen.type(str(len(position.steps)))
    assert fits(screen.text)
    screen.kill()


def test_the_help_fits() -> None:
    assert fits(VIEW.help)
