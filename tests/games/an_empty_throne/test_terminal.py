"""An Empty Throne in a terminal: what the table tells, the grid of Actions, the notes, and whole games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any, Literal

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import eminence
from eminence import Position
from eminence.bots.names import default_names
from eminence.games.an_empty_throne.terminal import VIEW, drawing
from eminence.games.an_empty_throne.terminal import moves as terminal_moves
from eminence.games.an_empty_throne.terminal.words import say
from eminence.games.an_empty_throne.vocabulary import PLACE_TEXTS
from eminence.terminal import tables
from tests.support.helpers import program
from tests.support.terminal import FILE, ON_A_TERMINAL, Screen, flat, put, saved

EMPTY = "an-empty-throne"
pytestmark = ON_A_TERMINAL


def empty(**options: object) -> eminence.Game:
    return eminence.load(EMPTY, options)


def printed(what: RenderableType, width: int = 80, colours: bool = False) -> str:
    system: Literal["256"] | None = "256" if colours else None
    console = Console(width=width, file=StringIO(), force_terminal=colours, color_system=system)
    console.print(what)
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def drawn(position: Position, viewer: int | None = 0, width: int = 80) -> str:
    return printed(tables.draw(position.view(viewer), default_names(2, viewer, "Maximilian12")), width)


def fits(text: str, width: int = 80) -> bool:
    return all(cell_len(line) <= width for line in text.splitlines())


def positions(seed: int, often: float, **options: object) -> Iterator[Position]:
    """Positions all over a random game in which abilities are used, its start and its end among them."""
    chance, position = random.Random(seed), empty(**options).start(2, seed)
    yield position
    while not position.over:
        seat = position.actors[0]
        moves = [move for move in position.legal(seat) if str(move) != "decline"]
        position.play(seat, chance.choice(moves))
        if position.over or chance.random() < often:
            yield position


# --- The table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{}, {"draft_starting_cards": True, "flips_are_permanent": False, "tombs_points": 2}]
)
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_and_is_true(width: int, options: dict[str, object]) -> None:
    phases = set()
    for seed in range(3):
        for position in positions(seed, 0.1, **options):
            truth, points = position.to_dict(), position.standing().scores
            phases.add(truth["phase"])
            for viewer in (0, 1, None):
                text = drawn(position, viewer, width)
                assert fits(text, width), text
                check_table(text, truth, points, viewer)
    assert phases >= {"action", "ability", "over"}


def check_table(text: str, truth: dict[str, Any], points: tuple[int, ...], viewer: int | None) -> None:
    table = flat(text)
    kiths = {card.name for card in empty().cards}
    for seat, sides in enumerate(truth["played"]):
        for cards in sides.values():
            for card in cards:
                kith, value = card.rsplit("-", 1)
                assert card in table or re.search(rf"{kith}[ 0-9<?]* {value}\b", table)
            total = sum(int(card.rsplit("-", 1)[1]) for card in cards)
            assert not cards or f"{total}/12" in table
        if truth["phase"] != "draft":
            assert re.search(rf"{seat} {points[seat]} points? {len(truth['flips'][seat])} of 3 flipped", table)
    for top, left, place in zip(truth["tops"], truth["left"], PLACE_TEXTS, strict=False):
        assert f"{place}, {left} left" in table if left else f"{place} is empty" in table
        assert top is None or top in text
    for line in re.findall(r"^  hand: (.*)$", text, re.MULTILINE):
        assert line == "empty" or any(line.startswith((kith, f"{n} unseen")) for kith in kiths for n in range(20))


def test_a_hand_shows_only_what_its_viewer_knows() -> None:
    position = empty().position(
        "hands 0: Heralds-3, Hollow Kings-9, Ash Regents-6 | hands 1: Drovers-0, Masons-2, Pale Queens-7, Ash Regents-9"
        "| refuge: Weavers-0 | turn: 1"
    )
    own, other, nobody = (drawn(position, viewer) for viewer in (0, 1, None))
    assert "hand: Drovers 0, Masons 2, 2 unseen" in own
    assert "hand: Heralds 3, 2 unseen" in other
    assert "hand: Masons 2, 3 unseen" in nobody, "a spectator has not seen the starting card"
    assert "Pale Queens" not in own + nobody
    assert "Hollow Kings" not in other + nobody
    for kith in ("Drovers 0", "Masons 2", "Pale Queens 7", "Ash Regents 9"):
        entry = next(card for card in empty().cards if kith.startswith(card.name))
        assert f"{kith} {drawing.ability(position.view(1), entry, 'impact')}"[:60] in flat(other)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("Heralds-3", ["1 of 3 Heralds"]),
        ("Heralds-3, Heralds-5", ["2 of 3 Heralds"]),
        ("Heralds-3, Masons-3", ["2 of 3 of value 3"]),
        ("Heralds-3, Masons-4", ["2 of 4 values"]),
        ("Heralds-3, Masons-4, Drovers-0", ["3 of 4 values", "3 of 4 Kiths"]),
        ("Heralds-3, Heralds-4, Drovers-1", ["3 of 4 values", "2 of 3 Heralds"]),
        ("Heralds-3, Drovers-3, Reavers-4, Weavers-4", ["Coalition!"]),
        ("Heralds-3, Heralds-4, Heralds-5", ["Coalition!"]),
        ("Masons-4, Heralds-4, Weavers-4", ["Coalition!"]),
        ("Heralds-1, Heralds-2, Drovers-3, Drovers-4", ["Coalition!"]),
    ],
)
def test_the_nearest_coalition_is_told(cards: str, said: list[str]) -> None:
    position = empty().position(f"hands 0: Hollow Kings-6 | played 0: {cards} / - / - / -")
    view = position.view(0)
    assert drawing.nearest(view, view.state.played[0][0]) == said
    assert all(line in drawn(position) for line in said)


def test_values_flips_and_marks_are_drawn() -> None:
    options = {"flips_are_permanent": False, "tombs_points": 2}
    position = empty(**options).position(
        "hands 0: Heralds-2 | flips 0: field 1, field 2 | refuge: Heralds-0 | card: Weavers-3 | place: field 3"
        "| sentence: Weavers impact 1 | first: Weavers-3"
        "| played 0: Heralds-6, Masons-6 / Drovers-1, Drovers-2, Drovers-3 / Weavers-3 / Hollow Kings-9, Reavers-3"
        "| played 1: - / - / Masons-1 / -"
    )
    text = drawn(position)
    for mark in ("12/12 +1", "12/12 +2", "6/12", "FLIPPED +2", "but broken", "Weavers-3 ?", "8 points", "1 refugee "):
        assert mark in text
    assert text.count("FLIPPED") == 2
    assert text.count("broken") == 1
    with_colours = printed(tables.draw(position.view(0), default_names(2, 0, None)), colours=True)
    assert re.search(r"\x1b\[1;31mReavers-3", with_colours), "the Reavers are red"
    assert re.search(r"\x1b\[1;32mDrovers-1", with_colours)
    position.play(0, "with Masons-1")
    assert "?" not in drawn(position)


def test_many_cards_in_one_place_stand_kith_by_kith() -> None:
    position = empty().position(
        "hands 0: Hollow Kings-6 | refuge: Masons-0 | card: Drovers-2 | place: field 1 | sentence: Drovers impact 1"
        "| played 0: Heralds-1, Heralds-2, Heralds-3, Drovers-1, Drovers-2, Reavers-5, Pale Queens-9 / - / - / -"
    )
    text = drawn(position)
    for line in ("Heralds 1 2 3", "Drovers 1 2<", "Reavers 5", "Pale Queens 9", "23/12 +1", "Coalition!"):
        assert line in text


@pytest.mark.parametrize(
    ("position", "options", "said"),
    [
        ("hands 0: Heralds-1", {}, "Ends: 3 flips or 2 empty decks (now 0)"),
        ("hands 0: Heralds-1 | flips 1: field 1, field 2, field 3", {}, "The last turn!"),
        (
            "hands 0: Heralds-1 | flips 1: field 1, field 2, field 3",
            {"flips_are_permanent": False},
            "The last turn, unless a flip is undone",
        ),
        ("hands 0: Heralds-1 | flips 0: field 1, field 2, field 3", {}, "(now 0)"),
        ("hands 0: Heralds-1 | turns: 119", {}, "The last turn!"),
    ],
)
def test_how_near_the_end_is(position: str, options: dict[str, object], said: str) -> None:
    assert said in drawn(empty(**options).position(position))


def test_unseen_refugees_make_points_uncertain(tmp_path: Path) -> None:
    """With cards of one's own, a Kith can lie in The Tombs and be granted refuge."""
    text = (empty().definition.folder / "cards.toml").read_text(encoding="utf-8")
    changed = text.replace('colour = "gold"\n', 'colour = "ultraviolet"\ntombs = [9]\n', 1)
    (tmp_path / "mine.toml").write_text(changed, encoding="utf-8")
    position = eminence.load(EMPTY, {}, tmp_path / "mine.toml").position(
        "hands 1: Hollow Kings-6, Ash Regents-6 | hands 0: Heralds-1 | refuge: Heralds-0"
    )
    text = drawn(position)
    assert " Livia 1   0 to 1 points" in text
    assert ">Maximilian12 0   1 point " in text
    assert "1 point " in drawn(position, 1)


# --- Moves ------------------------------------------------------------------------------------------------------------


def grid(text: str) -> dict[int, str]:
    """The moves that a grid offers, by their numbers, read as a person reads it: row, column, and what is used."""
    found = {}
    places: list[tuple[int, str]] = []
    for line in text.splitlines():
        titles = [(match.start(), match[0]) for match in re.finditer(r"Field \d|The Tombs|(?<=\s)[23]\b|Tombs", line)]
        if titles and not re.search("play|move", line):
            short = {"2": "Field 2", "3": "Field 3", "Tombs": "The Tombs"}
            places = [(start, short.get(title, title)) for start, title in titles]
            continue
        row = ""
        for match in re.finditer(r"(play|move) ([A-Z][\w ]*-\d)|(?<=\s)(\d+)( rec| imp| both)?[!+]*(?=\s|$)", line):
            if match[1]:
                row = f"{match[1]} {match[2]}"
                continue
            place = [title for start, title in places if start <= match.start() + 1][-1]
            used = {" rec": ", recruit", " imp": ", impact", " both": ", both", None: ""}[match[4]]
            found[int(match[3])] = f"{row} to {place.lower()}{used}"
    return found


def listed(text: str) -> dict[int, str]:
    """The moves of a list with notes."""
    found = re.findall(
        r"(?:^ *| {2,})(\d+)  ([a-z]+(?: (?:from|to|with|the tombs|field \d|[A-Z][\w ]*-\d|, ?\w+)|, \w+)*)  +\(",
        text,
        re.M,
    )
    return {int(number): move for number, move in found}


@pytest.mark.parametrize("width", [80, 120])
def test_the_grid_offers_the_legal_moves(width: int) -> None:
    grids = 0
    for seed in range(4):
        for position in positions(seed, 0.3):
            if position.over:
                continue
            view = position.view(position.actors[0])
            moves = VIEW.order_moves(view)
            assert sorted(map(str, moves)) == sorted(map(str, view.legal))
            menu = VIEW.menu(view, moves)
            if menu is None:
                assert view.state.phase != 1 or len(moves) <= terminal_moves.SHORT_LIST
                continue
            grids += 1
            text = printed(menu, width)
            assert fits(text, width)
            assert grid(text) == {number: str(move) for number, move in enumerate(moves, 1)}, text
    assert grids > 20


def notes(position: Position) -> dict[str, str]:
    view = position.view(position.actors[0])
    return {str(move): terminal_moves.note(view, str(move)).strip() for move in view.legal}


def test_beside_a_play_stands_what_will_be_used() -> None:
    found = notes(
        empty().position(
            "hands 0: Heralds-3, Reavers-2, Pale Queens-9 | tops: Drovers-5, Reavers-1, -"
            "| played 0: Masons-4, Masons-5, Masons-6 / Heralds-1, Drovers-2, Weavers-6 / - / -"
            "| played 1: Weavers-1 / - / - / -"
        )
    )
    told = {
        "play Heralds-3 to field 1, both": (
            "(Recruit: draw here, then move another card of yours here; Impact: draw here)"
        ),
        "play Heralds-3 to field 2, recruit": "(Recruit: return any other card here; makes a Coalition; makes 12)",
        "play Heralds-3 to field 3, impact": "(Impact: draw here, finds nothing)",
        "play Heralds-3 to the tombs": "(draw from The Tombs; Impact: draw here)",
        "play Reavers-2 to field 1, both": (
            "(Recruit: draw here, then move another card of yours here; Impact: steal a lower card here)"
        ),
        "play Reavers-2 to field 2, both": (
            "(Recruit: return any other card here; Impact: steal a lower card here; makes a Coalition)"
        ),
        "play Pale Queens-9 to field 3, impact": (
            "(Impact: exchange another card of yours with a card of theirs there)"
        ),
        "move Masons-4 to field 3": "(nothing to draw; breaks the Coalition at Field 1; leaves 11 at Field 1)",
        "move Masons-4 to the tombs": ("(draw from The Tombs; breaks the Coalition at Field 1; leaves 11 at Field 1)"),
        "move Masons-4 to field 2": (
            "(draw Reavers-1; makes a Coalition; makes 12; breaks the Coalition at Field 1; leaves 11 at Field 1)"
        ),
    }
    assert {move: found[move] for move in told} == told


def test_beside_an_answer_stands_where_it_leads() -> None:
    table = (
        "tops: Drovers-5, Reavers-1, Masons-2 | hands 0: Heralds-3, Hollow Kings-9 | played 1: Weavers-1 / - / - / -"
    )
    position = empty().position(f"{table} | played 0: - / - / - / Weavers-6")
    position.play(0, "play Hollow Kings-9 to field 1, impact")
    assert notes(position) == {
        "return Weavers-1": "(theirs, Field 1)",
        "return Weavers-6": "(yours, The Tombs)",
        "decline": "(do nothing)",
    }
    position = empty().position(
        f"{table} | card: Masons-1 | place: the tombs | sentence: Masons impact 1 | played 0: - / - / - / Masons-1"
    )
    assert notes(position)["play from field 3"] == "(Masons-2 to your side of The Tombs)"
    position = empty().position(
        f"{table} | card: Heralds-1 | place: field 1 | sentence: Heralds recruit 1 | played 0: Heralds-1 / - / - / -"
    )
    assert notes(position)["draw from the tombs"] == "(a card, face down)"
    assert notes(position)["draw from field 2"] == "(Reavers-1)"
    position = empty().position(
        f"{table} | card: Heralds-1 | place: field 1 | sentence: Weavers recruit 1 | played 0: Heralds-1 / - / - / -"
    )
    assert notes(position) == {"draw": "(Drovers-5)", "decline": "(and what would follow)"}
    position.play(0, "draw", ["Masons-6"])
    assert notes(position)["exchange Hollow Kings-9"] == "(of your hand)"
    position.play(0, "exchange Hollow Kings-9")
    assert notes(position)["with field 1"] == "(Masons-6)"
    position = empty().position(
        f"{table} | card: Drovers-1 | place: field 1 | sentence: Drovers impact 1"
        "| played 0: Drovers-1, Drovers-2 / Drovers-6, Drovers-4 / - / -"
    )
    position.play(0, "move Drovers-2")
    assert notes(position)["to field 2"] == "(12/12 there; makes a Coalition; makes 12)"
    position = empty(draft_starting_cards=True).start(2, 1)
    assert notes(position)["take Heralds-0"] == "(Impact: draw here)"


# --- At the prompt ----------------------------------------------------------------------------------------------------


def table(text: str) -> str:
    """The last table and question on the screen."""
    return text[text.rindex("An Empty Throne   ") :].removesuffix("> ").strip()


@pytest.mark.parametrize("options", [(), ("--option", "draft_starting_cards=yes")])
def test_a_whole_game_by_numbers(tmp_path: Path, options: tuple[str, ...]) -> None:
    screen = Screen(tmp_path, "play", EMPTY, "--seed", "whole", "--bots", "random", "--file", FILE, *options)
    text = screen.read()
    assert "Type ? for help" in flat(text)
    chance = random.Random(4)
    for asked in range(400):
        if "The end" in text:
            break
        legal = sorted(str(move) for move in saved(tmp_path).legal(0))
        shown = text[text.rindex(">You 0") :]
        offered = grid(shown[shown.index("Action: ") :]) if say("legend") in shown else None
        if offered is None:
            numbers = [int(number) for number in re.findall(r"(?:^ *| {3,})(\d+)  [a-z]", shown, re.MULTILINE)]
            assert sorted(numbers) == list(range(1, len(legal) + 1)), shown
        else:
            assert sorted(offered.values()) == legal
        number = chance.randrange(len(legal)) + 1
        before = len(saved(tmp_path).steps)
        text = screen.type(str(number))
        if offered is not None:
            assert str(saved(tmp_path).steps[before].move) == offered[number]
        if asked == 9:
            shown = table(text)
            screen.type("quit")
            assert screen.end() == 0
            screen = Screen(tmp_path, "play", "--resume", FILE)
            text = screen.read()
            assert table(text) == shown
    assert screen.end() == 0
    assert fits(screen.text)
    position, names = saved(tmp_path), default_names(2, 0, None)
    result = position.result
    assert result is not None
    ending = text[text.index("The end") :]
    rows = re.findall(r"^  (?:\* |  )(\w+) +(\d+) ", ending, re.MULTILINE)
    assert {name: int(points) for name, points in rows} == dict(zip(names, result.scores, strict=True))
    assert {names[seat] for seat in result.winners} == set(re.findall(r"\* (\w+)", ending))
    heard, at = flat(screen.text), 0
    events = zip(position.view(0).events, position.log(0, names), strict=True)
    for line in [line for event, line in events if not drawing.is_drawn(event)][-60:]:
        at = heard.index(line, at)


def test_several_moves_can_be_typed_in_a_line(tmp_path: Path) -> None:
    put(
        tmp_path,
        empty().position(
            "hands 0: Heralds-3, Drovers-1 | tops: Drovers-6, Masons-2, Masons-6 | played 1: Masons-1 / - / - / -",
            seed=3,
        ),
    )
    screen = Screen(tmp_path, "play", "--resume", FILE)
    screen.read()
    before = saved(tmp_path).record()
    for line, answer in (
        ("play Heralds-3 to field 2, impact: dance", "Nothing was played, because of 'dance': 'dance' is no move;"),
        (
            "play Heralds-3 to field 2, impact; draw from field 1",
            "because of 'draw from field 1': The Impact of Heralds",
        ),
        ("play Heralds-3 to field 2, both; draw", "because of 'play Heralds-3 to field 2, both': Masons-2 is neither"),
        ("play Heralds-3 to field 2", "did you mean play Heralds-3 to field 2,"),
        (";;", "is no move"),
    ):
        assert answer in flat(screen.type(line))
        assert saved(tmp_path).record() == before
    done = flat(screen.type("play Heralds-3 to field 2, impact: draw;"))
    assert "You play Heralds-3 to Field 2 and use Impact. You draw Masons-2 from Field 2." in done
    assert len(saved(tmp_path).steps) == 2
    assert "A play with its answers in one line" in screen.type("?")
    again = flat(screen.type("move Heralds-3 to field 3; draw"))
    assert "Only 'move Heralds-3 to field 3' was played, because of 'draw': " in again, "a line is no way to peek"
    assert "You draw Masons-6 from Field 3." in again
    every = listed(screen.type("moves"))
    assert sorted(every.values()) == sorted(map(str, saved(tmp_path).legal(0)))
    assert fits(screen.text)
    screen.kill()


def test_a_single_second_target_is_not_asked_and_both_are_taken_back(tmp_path: Path) -> None:
    put(
        tmp_path,
        empty().position(
            "hands 0: Weavers-3, Masons-1 | tops: Drovers-1, Masons-2, Masons-6 | hands 1: Heralds-0"
            "| played 1: - / Reavers-1 / - / -",
            seed=3,
        ),
    )
    screen = Screen(tmp_path, "play", "--resume", FILE)
    screen.read()
    asked = screen.type("play Weavers-3 to field 1, impact")
    assert "1  exchange Weavers-3  (yours, Field 1)" in asked
    done = flat(screen.type("1"))
    assert "You exchange your own Weavers-3 at Field 1 with Livia's Reavers-1 at Field 2." in done
    assert [str(step.move) for step in saved(tmp_path).steps][1:] == ["exchange Weavers-3", "with Reavers-1"]
    undone = screen.type("undo")
    assert "Taken back: exchange Weavers-3." in undone
    assert table(undone) == table(asked)
    assert len(saved(tmp_path).steps) == 1
    assert "Taken back: play Weavers-3 to field 1, impact." in flat(screen.type("undo"))
    assert not saved(tmp_path).steps
    screen.kill()


def test_wrong_moves_among_many_are_answered_briefly(tmp_path: Path) -> None:
    position = next(position for position in positions(2, 1) if len(position.legal(position.actors[0])) > 40)
    put(tmp_path, position.copy(), you=position.actors[0])
    found = program("play", "--resume", FILE, cwd=tmp_path, stdin="dance\n99\nplay Nobody-3 to field 1, both\nquit\n")
    assert (found.returncode, found.stderr) == (0, "")
    assert "'dance' is no move; there are " in found.stdout
    assert "There is no move number 99." in found.stdout
    assert fits(found.stdout.rpartition("Saved.")[0].replace("\n> ", "\n"))


def test_watching_and_looking_at_it_again(tmp_path: Path) -> None:
    found = program("play", EMPTY, "--you", "none", "--bots", "random", "--seed", "w", "--file", FILE, cwd=tmp_path)
    assert (found.returncode, found.stderr) == (0, "")
    position, names = saved(tmp_path), default_names(2, None, None)
    assert position.over
    told = [line for line in position.log(None, names) if "is the new top of" not in line]
    assert flat(" ".join(told)) in flat(found.stdout)
    assert " find " not in found.stdout
    screen = Screen(tmp_path, "replay", FILE, "--seat", "1")
    assert "turn 1: " in screen.read()
    middle = screen.type("30")
    assert "move 30 of" in middle
    assert "Your hand is empty." in middle or "Impact: " in middle
    assert "over after" in screen.type(str(len(position.steps)))
    assert fits(screen.text)
    screen.kill()


def test_the_cards_page_fits(tmp_path: Path) -> None:
    found = program("cards", EMPTY, cwd=tmp_path)
    assert fits(found.stdout)
    assert "recruit draw from here / move my other card anywhere to here?" in found.stdout
    assert "tombs 6/7/8/9?" in found.stdout
