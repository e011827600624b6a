"""Wrong input of every kind: one clear sentence and exit code 2 on the command line, `Refused` in the library."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import eminence
from eminence import Move, Refused
from eminence.arena.study import Study
from eminence.bots import players
from eminence.games import scenario
from eminence.kernel import cards as card_files
from tests.support.helpers import EMPIRE, THRONE, assert_mistake, command, environment, program, random_game, throne

GOOD_CARDS = """\
title = "Two"
game = "behind-the-throne"

[[card]]
name = "Ant"
value = 1
ability = "lower"
amount = 2
copies = [5, 7, 9]

[[card]]
name = "Bee"
value = 2
ability = "none"
copies = [5, 7, 9]
"""

GOOD_SCENARIO = "game: behind-the-throne\n\nscenario: A title\n  given row: Jester\n  waiting: 0\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files of every kind to stumble over."""
    home = tmp_path_factory.mktemp("bad")
    record = random_game(2, 1, steps=10).record()
    texts = {
        "good.eminence": record,
        "tampered.eminence": record.replace("0 reveal", "0 take", 1),
        "cut.eminence": record[:120],
        "garbage.txt": "Dear diary,\ntoday I played cards.\n",
        "empty": "",
        "good.toml": GOOD_CARDS,
        "bad.toml": GOOD_CARDS.replace("value = 2", "value = 99"),
        "broken.toml": GOOD_CARDS.replace("value = 2", "value = = 2"),
        "chess.toml": GOOD_CARDS.replace(THRONE, "chess"),
        "good.scenario": GOOD_SCENARIO,
        "list.json": "[1, 2]",
        "deep.json": "[" * 100_000,
        "infinite.json": '{"done": Infinity}',
    }
    for name, text in texts.items():
        (home / name).write_text(text, encoding="utf-8")
    other = Study(throne(), ["greedy", "random"], 1, 5)
    other.run("pure")
    played = json.dumps(other.to_dict())
    (home / "other.json").write_text(played, encoding="utf-8")
    (home / "forged.json").write_text(played.replace('"done": 5', '"done": 4'), encoding="utf-8")
    (home / "binary").write_bytes(bytes(range(256)) * 8)
    (home / "huge").write_bytes(b"eminence record 1\n" + b"0 reveal\n" * 2_000_000)
    (home / "folder").mkdir()
    os.mkfifo(home / "pipe") if hasattr(os, "mkfifo") else (home / "pipe").mkdir()
    return home


def files(home: Path) -> dict[str, int]:
    return {str(path.relative_to(home)): path.lstat().st_mtime_ns for path in home.rglob("*") if not path.is_dir()}


SIMULATE = ("simulate", THRONE, "-n", "5")
ALL_GAMES = "known: an-empty-throne, behind-the-throne, shadow-throne, shadows-over-the-empire."
LINES = [
    # What there is not.
    (("nonsense",), "No such command 'nonsense'"),
    (("play", "--nonsense"), "--nonsense"),
    (("play", "behind-the-thron"), "did you mean behind-the-throne?"),
    (("rules", "chess"), ALL_GAMES),
    (("rules",), "Missing argument"),
    (("cards", "chess"), ALL_GAMES),
    (("check", "chess"), ALL_GAMES),
    (("simulate", "chess"), ALL_GAMES),
    (("play", "bad\x1b[31m\ngame"), r"There is no game 'bad\x1b[31m\ngame'"),
    # Options of the game.
    (("play", "-o", "swap_after_five"), "write --option name=value"),
    (("play", "-o", "swap_after_six=yes"), "did you mean swap_after_five?"),
    (("play", "-o", "swap_after_five=maybe"), "it is yes or no"),
    ((*SIMULATE, "-o", "=yes"), "There is no option ''"),
    (("cards", "shadow-throne", "-o", "edition=protype"), "it is final or prototype"),
    (("play", EMPIRE, "-o", "mix=easy"), "it is basic, raised, advanced, expert or variety"),
    (("play", EMPIRE, "-o", "a_sets=3"), "give 12 citizens; 16 are needed for 2 seats, 20 for more"),
    (("simulate", EMPIRE, "-n", "5", "-o", "c_sets=4"), "it is all, 0, 1, 2 or 3"),
    # Seats, bots, seeds, names.
    (("play", "--seats", "1"), "2 to 4 seats, not 1"),
    (("play", "--seats", "99999999999999999999"), "2 to 4 seats, not 99999999999999999999"),
    (("play", "--seats", "many"), "--seats"),
    ((*SIMULATE, "--seats", "5"), "2 to 4 seats, not 5"),
    (("play", EMPIRE, "--seats", "3", "-o", "a_sets=4"), "2 seats with these cards and options, not 3"),
    (("simulate", EMPIRE, "-n", "5", "--seats", "4", "-o", "a_sets=4"), "2 seats with these cards and options, not 4"),
    (("play", "--you", "3"), "seats are 0 to 2, or none to watch"),
    (("play", "--you", "-1"), "seats are 0 to 2, or none to watch"),
    (("play", "--you", "²"), "seats are 0 to 2, or none to watch"),
    (("play", "--you", "9" * 5000), "seats are 0 to 2, or none to watch"),
    (("play", "--you", ""), "seats are 0 to 2, or none to watch"),
    (("play", "--bots", "greedyy"), "did you mean greedy?"),
    (("play", "--bots", "greedy,,random"), "known: random, greedy"),
    (("play", "--bots", "greedy,random,greedy,random"), "4 bots are too many for 2 chairs"),
    (("play", "--seed", ""), "A seed has 1 to 100 printable characters"),
    (("play", "--seed", "a\tb"), "A seed has 1 to 100 printable characters"),
    ((*SIMULATE, "--seed", "x" * 101), "A seed has 1 to 100 printable characters"),
    (("play", "--name", "Ada, Countess"), "A name has 1 to 12 letters"),
    (("play", "--name", "[/red]"), "A name has 1 to 12 letters"),
    (("play", "--name", "Wolfgang Amadeus Mozart"), "A name has 1 to 12 letters"),
    (("play", "--name", "  "), "A name has 1 to 12 letters"),
    # Cards.
    (("play", "--cards", "missing.toml"), "Cannot read the card file missing.toml: No such file"),
    (("play", "--cards", "folder"), "Cannot read the card file folder: Is a directory"),
    (("play", "--cards", "binary"), "binary is not a text file in UTF-8"),
    (("play", "--cards", "huge"), "larger than a card file can be"),
    (("play", "--cards", "garbage.txt"), "garbage.txt, line 1: "),
    (("play", "--cards", "empty"), "empty, line 1: there are 0 cards; 2 to 9 make a set"),
    (("play", "--cards", "bad.toml"), "bad.toml, line 13: value is 99; 1 to 20 fit here"),
    (("play", "--cards", "chess.toml"), "chess.toml, line 2: these are cards for 'chess', not for behind-the-throne"),
    ((*SIMULATE, "--cards", "broken.toml"), "broken.toml, line 13: "),
    (("cards", "check"), "Write: eminence cards check FILE"),
    (("cards", "check", "missing.toml"), "Cannot read the card file missing.toml"),
    (("cards", "check", "binary"), "binary is not a text file in UTF-8"),
    (("cards", THRONE, "good.toml"), "eminence cards check good.toml"),
    # Records and saved games.
    (("replay",), "Missing argument"),
    (("replay", "missing"), "Cannot read missing: No such file"),
    (("replay", "folder"), "Cannot read folder: Is a directory"),
    (("replay", "garbage.txt"), "no Eminence record: it does not begin with 'eminence record 1'"),
    (("replay", "empty"), "no Eminence record"),
    (("replay", "binary"), "binary is no Eminence record: it is not a text in UTF-8"),
    (("replay", "huge"), "not a text of reasonable length"),
    (("replay", "cut.eminence"), "The record is cut off"),
    (("replay", "tampered.eminence"), "was changed after it was written"),
    (("replay", "good.eminence", "--seat", "2"), "seats are 0 to 1"),
    (("replay", "good.eminence", "--cards", "good.toml"), "another card set"),
    (("play", "--resume"), "start one with: eminence play"),
    (("play", "--resume", "missing"), "Cannot read missing: No such file"),
    (("play", "--resume", "tampered.eminence"), "was changed after it was written"),
    (("play", "--file", "garbage.txt"), "garbage.txt is there already; name another"),
    (("play", "--file", "folder"), "folder is there already; name another"),
    (("play", "--file", "pipe"), "pipe is there already; name another"),
    (("play", "--file", "garbage.txt/game"), "Cannot write garbage.txt/game"),
    # Studies.
    (("simulate", THRONE, "-n", "0"), "at least one game, not 0"),
    (("simulate", THRONE, "-n", "-5"), "at least one game, not -5"),
    (("simulate", THRONE, "-n", "lots"), "--games"),
    (("simulate", THRONE, "-n", "1e3"), "--games"),
    ((*SIMULATE, "--threads", "0"), "1 to 256 threads, not 0"),
    ((*SIMULATE, "--threads", "100000"), "1 to 256 threads, not 100000"),
    ((*SIMULATE, "--resume"), "--resume needs the --json file"),
    ((*SIMULATE, "--resume", "--json", "missing.json"), "Cannot read the study missing.json: No such file"),
    ((*SIMULATE, "--resume", "--json", "garbage.txt"), "garbage.txt is no study"),
    ((*SIMULATE, "--resume", "--json", "list.json"), "list.json is no study"),
    ((*SIMULATE, "--resume", "--json", "deep.json"), "deep.json is no study"),
    ((*SIMULATE, "--resume", "--json", "infinite.json"), "infinite.json is no study"),
    ((*SIMULATE, "--resume", "--json", "other.json"), "is another study: its bots is ['greedy', 'random'], not"),
    ((*SIMULATE, "--bots", "greedy,random", "--resume", "--json", "forged.json"), "does not add up"),
    ((*SIMULATE, "--json", "nowhere/x.json"), "There is no folder"),
    ((*SIMULATE, "--csv", "nowhere/x.csv"), "There is no folder"),
    ((*SIMULATE, "--json", "folder"), "Cannot write folder"),
    ((*SIMULATE, "--json", "new.json", "--csv", "folder"), "Cannot write folder"),
    (("check", THRONE, "-n", "0"), "At least one game is needed, not 0"),
    # Scenarios.
    (("scenario",), "Missing argument"),
    (("scenario", "missing.scenario"), "Cannot read the scenario file missing.scenario: No such file"),
    (("scenario", "folder"), "Cannot read the scenario file folder: Is a directory"),
    (("scenario", "binary"), "binary is not a text file in UTF-8"),
    (("scenario", "empty"), "empty holds no scenario; one begins with 'scenario: TITLE'"),
    (("scenario", "good.scenario", "garbage.txt"), "garbage.txt, line 1: a scenario begins with 'scenario: TITLE'"),
]


@pytest.mark.parametrize(("arguments", "words"), LINES, ids=[ascii(" ".join(line[0]))[1:60] for line in LINES])
def test_a_wrong_command_line_is_answered_in_one_sentence(folder: Path, arguments: tuple[str, ...], words: str) -> None:
    before = files(folder)
    found = program(*arguments, cwd=folder)
    assert (found.returncode, found.stdout) == (2, ""), found.stderr
    assert "Traceback" not in found.stderr
    assert words in found.stderr
    assert found.stderr.startswith("eminence: ")
    assert found.stderr.count("\n") == 1, "more than one line is said"
    assert found.stderr.isprintable() or found.stderr[:-1].isprintable()
    assert files(folder) == before, "something was written"


def test_a_scenario_line_that_means_nothing_is_named_and_help_lists_the_lines_there_are(folder: Path) -> None:
    path = folder / "bad.scenario"
    path.write_text(GOOD_SCENARIO + "  frobnicate\n", encoding="utf-8")
    found = program("scenario", "bad.scenario", cwd=folder)
    assert (found.returncode, found.stdout) == (2, "")
    [sentence] = found.stderr.splitlines()
    assert sentence.startswith("eminence: bad.scenario, line 6: 'frobnicate' cannot be understood;")
    assert "SEAT plays MOVE" in program("scenario", "--help", cwd=folder).stdout
    path.unlink()


def test_a_scenario_that_fails_is_reported_like_a_test(folder: Path) -> None:
    path = folder / "failing.scenario"
    path.write_text(GOOD_SCENARIO + "scenario: Odd [/red] title\n  waiting: 7\n", encoding="utf-8")
    found = program("scenario", "failing.scenario", cwd=folder)
    path.unlink()
    assert (found.returncode, found.stderr) == (1, "")
    assert "ok    A title" in found.stdout
    assert "FAILED failing.scenario:7: Odd [/red] title: waiting is " in found.stdout
    assert "1 passed, 1 failed" in found.stdout


def test_every_problem_of_a_card_file_is_listed_with_its_line(folder: Path) -> None:
    path = folder / "worse.toml"
    path.write_text(GOOD_CARDS.replace("value = 1", "value = 0").replace('"none"', '"fly"'), encoding="utf-8")
    found = program("cards", "check", "worse.toml", cwd=folder)
    path.unlink()
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.splitlines() == [
        "worse.toml:6: value is 0; 1 to 20 fit here.",
        "worse.toml:14: there is no ability 'fly'; known: none, lower, shift, look, reuse, guard-swap, guard-destroy, "
        "forbid-destroy, forbid-swap.",
    ]


def test_a_sound_card_file_is_said_to_be_sound(folder: Path) -> None:
    found = program("cards", "check", "good.toml", cwd=folder)
    assert (found.returncode, found.stderr) == (0, "")
    assert "good.toml: 2 cards for Behind the Throne, all in order." in found.stdout


def test_output_that_nobody_reads_is_no_error(folder: Path) -> None:
    for arguments in (["rules", THRONE], ["games"], ["simulate", THRONE, "-n", "2"]):
        with subprocess.Popen(
            command(*arguments),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
            cwd=folder,
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""


def test_a_terminal_that_knows_only_ascii_is_served(folder: Path) -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    found = program("play", "--you", "none", "--seed", "1", cwd=folder, **ascii_only)
    assert (found.returncode, found.stderr) == (0, "")


# --- Card files, mistake by mistake -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('title = "Two"', "title = 5", 1, "title must be a text"),
        ('title = "Two"', 'title = "Two', 1, "Illegal character"),
        ('title = "Two"', 'title = "\\u001b[31m"', 1, "title must be a text"),
        ('title = "Two"', 'titel = "Two"', 1, "'titel' means nothing here"),
        ('game = "behind-the-throne"', 'game = "chess"', 2, "these are cards for 'chess'"),
        ('game = "behind-the-throne"', "'game' = 7", 1, "these are cards for '7'"),
        ('game = "behind-the-throne"', "game.x = 7", 1, "these are cards for"),
        ('name = "Ant"', "name = 5", 5, "name must be a text in quotes"),
        ('name = "Ant"', 'name = ""', 5, "name must be a text in quotes"),
        ('name = "Ant"', 'name = " Ant"', 5, "single spaces only between its words"),
        ('name = "Ant"', 'name = "An  t"', 5, "single spaces only between its words"),
        ('name = "Ant"', 'name = "A, B"', 5, "must begin with a letter"),
        ('name = "Ant"', 'name = "7th"', 5, "must begin with a letter"),
        ('name = "Ant"', 'name = "-"', 5, "must begin with a letter"),
        ('name = "Ant"', 'name = "bee"', 12, "the name Bee stands on line 5 already"),
        ('name = "Ant"', 'name = "End of Game"', 5, "always there and needs no entry"),
        ('name = "Ant"', 'name = "Go up"', 5, "cannot end in 'up' or 'down'"),
        ('name = "Ant"\n', "", 4, "the card has no name"),
        ("value = 1", "value = 21", 6, "value is 21; 1 to 20 fit here"),
        ("value = 1", "value = 1.0", 6, "value must be a whole number, not 1.0"),
        ("value = 1", "value = true", 6, "value must be a whole number, not true"),
        ("value = 1", 'value = "1"', 6, 'value must be a whole number, not "1"'),
        ("value = 1", f"value = {'1' * 5000}", 6, "a number is too long"),
        ("value = 1", "value = 2024-01-01", 6, "value must be a whole number"),
        ("value = 1", "value = nan", 6, "value must be a whole number"),
        ("value = 1", "vlaue = 1", 6, "a card has no 'vlaue'; did you mean value?"),
        ("value = 1", "value = 1\nvalue = 2", 7, "Cannot overwrite a value"),
        ('ability = "lower"', 'ability = "lowre"', 7, "did you mean lower?"),
        ('ability = "lower"', "ability = 1", 7, "ability must be a text in quotes"),
        ("amount = 2", "amount = 10", 8, "amount is 10; 0 to 9 fit here"),
        ("amount = 2", "amount = 0", 8, "Ant needs an amount of 1 or more"),
        ("amount = 2\n", "", 4, "Ant needs an amount of 1 or more"),
        ('ability = "none"', 'ability = "none"\namount = 1', 15, "an amount means nothing for the ability none"),
        ("copies = [5, 7, 9]", "copies = [5, 7]", 9, "copies must be a list of 3 numbers"),
        ("copies = [5, 7, 9]", "copies = 5", 9, "copies must be a list of 3 numbers"),
        ("copies = [5, 7, 9]", "copies = [5, 7, 13]", 9, "copies is 13; 0 to 12 fit here"),
        ("copies = [5, 7, 9]", "copies = [5, 7, -1]", 9, "copies is -1; 0 to 12 fit here"),
        ("copies = [5, 7, 9]", "copies = [[], 7, 9]", 9, "copies must be a whole number"),
        ("copies = [5, 7, 9]", f"copies = {'[' * 5000}", 9, "nested too deeply"),
        ("copies = [5, 7, 9]", "copies = [5, 7, 9]\nprovenance = 5", 10, "provenance is a table"),
        ("copies = [5, 7, 9]", "copies = [5, 7, 9]\nprovenance = {vlaue = 'known'}", 4, "did you mean value?"),
        ("copies = [5, 7, 9]", "copies = [5, 7, 9]\nprovenance = {value = 'guessed'}", 4, "must begin with known"),
        ("[[card]]", "[card]", 11, "Cannot"),
        ("[[card]]", "[[crad]]", 4, "'crad' means nothing here"),
        (GOOD_CARDS[GOOD_CARDS.index("[[card]]") :], "[card]\n", 4, "cards are written as [[card]] tables"),
        (GOOD_CARDS[GOOD_CARDS.rindex("[[card]]") :], "", 1, "there is 1 card; 2 to 9 make a set"),
    ],
)
def test_a_mistake_in_a_card_file_is_named_with_its_line(old: str, new: str, line: int, words: str) -> None:
    assert_mistake(THRONE, GOOD_CARDS, (old, new), line, words)


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    text = "# form feed \x0c and separator \u2028 are no line ends\n" + GOOD_CARDS.replace("value = 2", "value = 0")
    text = text.replace("\x0c", "")
    for ends in ("\n", "\r\n"):
        with pytest.raises(card_files.BadCards) as refusal:
            card_files.parse(text.replace("\n", ends), throne().definition.schema, THRONE)
        assert refusal.value.problems[0].line == 14


def test_a_card_file_may_come_from_any_editor(tmp_path: Path) -> None:
    (tmp_path / "windows.toml").write_bytes(b"\xef\xbb\xbf" + GOOD_CARDS.replace("\n", "\r\n").encode())
    assert len(eminence.load(THRONE, cards=tmp_path / "windows.toml").cards) == 2


# --- The library ------------------------------------------------------------------------------------------------------

HUGE = pytest.param(10**5000, id="a number of 5000 digits")
ODD: list[Any] = [
    2.0,
    float("nan"),
    True,
    -1,
    HUGE,
    "²",
    "٣",
    "2\x00",
    "\x1b[31m",
    "\ud800",
    "",
    b"reveal",
    [],
    {},
    object(),
]


def only_refused(act: Callable[[], object], code: str) -> None:
    with pytest.raises(Refused) as refusal:
        act()
    assert refusal.value.code == code
    assert str(refusal.value).endswith((".", "?"))
    assert not str(refusal.value).endswith(("..", "?.", ".?"))


@pytest.mark.parametrize("odd", ODD)
def test_odd_things_are_refused_everywhere(odd: Any) -> None:
    game = throne()
    position = game.start(2, 1, draws=[0])
    before = position.record()
    only_refused(lambda: game.start(odd), "bad-seats")
    only_refused(lambda: position.view(odd), "no-such-seat")
    only_refused(lambda: position.legal(odd), "no-such-seat")
    only_refused(lambda: position.log(odd), "no-such-seat")
    only_refused(lambda: position.play(odd, "reveal"), "no-such-seat")
    only_refused(lambda: position.play(0, odd), "unknown-move")
    only_refused(lambda: position.play(0, "reveal", [odd]), "unknown-draw")
    only_refused(lambda: throne(swap_after_five=None if odd is True else odd), "bad-option")
    only_refused(lambda: eminence.load(THRONE, {odd: True} if odd.__hash__ else {"": True}), "unknown-option")
    assert odd not in position.legal(0)
    assert position.record() == before


@pytest.mark.parametrize("odd", [None, 5, [], HUGE])
def test_odd_names_of_games_are_refused(odd: Any) -> None:
    only_refused(lambda: eminence.load(odd), "unknown-game")


@pytest.mark.parametrize("line", ["{} plays reveal", "log {}: Nothing.", "legal {}: reveal"])
def test_an_odd_seat_in_a_scenario_is_reported(line: str) -> None:
    only_refused(lambda: scenario.parse(GOOD_SCENARIO + "  " + line.format("9" * 5000)), "bad-scenario")


@pytest.mark.parametrize("odd", [2.0, True, HUGE, "a\nb", "\x1b", "\ud800", "", " 1", b"1", [], object(), "x" * 101])
def test_odd_seeds_are_refused(odd: Any) -> None:
    game = throne()
    only_refused(lambda: game.start(2, odd), "bad-seed")
    only_refused(lambda: game.position("", odd), "bad-seed")
    only_refused(lambda: Study(game, ["random", "random"], odd, 1), "bad-seed")


@pytest.mark.parametrize("odd", [None, 5, 2.5, b"row: King", ["row: King"], "row: King\x00", "\ud800", "seats: ²", "²"])
def test_odd_positions_are_refused(odd: Any) -> None:
    only_refused(lambda: throne().position(odd), "bad-position")


@pytest.mark.parametrize(
    "text",
    [
        "turns: --5",
        "turns: 5-",
        "turns: ²",
        "turns: ٣",
        "turns: " + "9" * 5000,
        "turns: 1e3",
        "turns: 0x10",
        "turns: 99999",
        "value: 200",
        "turn: -1",
        "stacks ²: King 1",
        "stacks \u0660: King 1",
        "stacks 00: King 1",
        "stacks: King 1",
        "stacks 0: King ²",
        "stacks 0: King -1",
        "stacks 0: King " + "9" * 5000,
        "knows: 15",
        "struck: 3",
        "used: End of Game",
        "taken: King",
        "fixed: 1",
        "phase: -",
        "row: -, King",
        "row: ?",
        "options: 1",
        "told: 1",
        "FIELDS: 1",
    ],
)
def test_odd_numbers_in_a_position_are_refused(text: str) -> None:
    only_refused(lambda: throne().position(text), "bad-position")


@pytest.mark.parametrize("odd", [None, 5, "King", True])
def test_draws_that_are_no_list_are_refused(odd: Any) -> None:
    position = throne().start(2, 1, draws=[0])
    only_refused(lambda: position.play(0, "reveal", odd), "unknown-draw")
    only_refused(lambda: throne().start(2, 1, odd), "unknown-draw")
    assert not position.steps


@pytest.mark.parametrize("odd", ["abc", ["swap_after_five"], 7])
def test_options_that_are_no_mapping_are_refused(odd: Any) -> None:
    only_refused(lambda: eminence.load(THRONE, odd), "bad-option")


@pytest.mark.parametrize("move", [Move(10**5000, "reveal"), Move(-3, "take"), Move(129, "x"), Move(2, "\x1b")])
def test_made_up_moves_are_refused(move: Move) -> None:
    position = throne().start(2, 1, draws=[0])
    with pytest.raises(Refused):
        position.play(0, move)
    assert move not in position.legal(0)
    assert not position.steps


def test_a_file_name_that_cannot_be_is_refused() -> None:
    only_refused(lambda: eminence.load(THRONE, cards="a\x00b"), "no-such-file")


def test_bots_are_asked_for_by_name() -> None:
    only_refused(lambda: players.make("clever"), "unknown-bot")
    only_refused(lambda: players.bots_for_seats("", 3), "unknown-bot")
    only_refused(lambda: Study(throne(), ["clever", "random"], 1, 5), "unknown-bot")
    only_refused(lambda: Study(throne(), ["random"], 1, 5), "bad-seats")
    only_refused(lambda: Study(throne(), ["random", "random"], 1, 0), "bad-games")
