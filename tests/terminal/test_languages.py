"""The terminal in other languages: whole games, what it refuses, and which language is spoken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import eminence
from eminence.bots.names import default_names
from eminence.games import registry
from eminence.kernel.translation import LANGUAGES, messages
from eminence.terminal import language, saves, tables
from tests.support.helpers import EMPIRE, SHADOW, THRONE, everywhere, program

GAMES = list(registry.BUILT_IN)
OTHERS = sorted(set(LANGUAGES) - {"en"})
FILE = "game.eminence"
COMMANDS = ("?", "log 3", "moves", "table", "cards zzz", "undo", "save copy.eminence", "save /", "99", "dance; dance")
TYPED = ("no tokens",)
"""What is also a move, and moves are written the same in every language."""
WIDTH = 80


@pytest.fixture(autouse=True)
def _back_to_english() -> Iterator[None]:
    yield
    language.use("en")


def said(folder: Path, *arguments: str, stdin: str = "", **settings: str) -> tuple[int, str, str]:
    """What the program answers, and complains about."""
    found = program(*arguments, cwd=folder, stdin=stdin, **settings)
    return found.returncode, found.stdout, found.stderr


def terminal_words(game: str) -> Path:
    """The folder of a game in whose `words/` its terminal messages are."""
    return registry.find(game).folder / "terminal"


@cache
def own_words(code: str) -> frozenset[str]:
    """What is said in the terminal alone that has no variables, line by line."""
    found = set()
    for folder in (language.FOLDER, *map(terminal_words, GAMES)):
        bundle = messages(folder, code)._bundle
        for key in bundle._messages:
            text, errors = bundle.format_pattern(bundle.get_message(key).value, {})
            if not errors:
                found.update(line.strip() for line in str(text).splitlines())
    return frozenset(found - {""})


# --- Games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_word_of_english(tmp_path: Path, game: str, code: str) -> None:
    typed = "\n".join([*COMMANDS, *["1"] * 600])
    wishes = ("--seed", "w", "--bots", "random", "--file", FILE, "--language", code)
    status, shown, wrong = said(tmp_path, "play", game, *wishes, stdin=typed)
    assert (status, wrong) == (0, "")
    position = saves.read(tmp_path / FILE).position
    assert position.over
    language.use(code)
    names = saves.read(tmp_path / FILE).names
    assert language.say("ending-title") in shown
    assert language.say("session-no-such-card", name="zzz") in shown
    assert language.say("session-no-such-number", number="99") in shown
    assert language.say("session-saved-as", file="copy.eminence") in shown
    flat = re.sub(r"\s+", " ", shown)
    is_drawn = tables.terminal_view(position.game).is_drawn
    view = position.view(0)
    events = zip(view.events, language.log(view, names), strict=True)
    for line in [line for event, line in events if not is_drawn(event)][-40:]:
        assert re.sub(r"\s+", " ", line) in flat
    english = [line for line in own_words("en") - own_words(code) if len(line) > 8 and line not in TYPED]
    assert [line for line in english if re.search(rf"(?<![\w]){re.escape(line)}(?![\w])", shown)] == []
    assert not re.search(r"\b(You|Your|the|and|of|to) [a-z]+ [a-z]+ [a-z]+\b", shown), "a sentence in English"
    head = shown.partition(language.say("ending-replay", file=FILE))[0]
    assert [line for line in head.splitlines() if cell_len(re.sub("^(> )+", "", line)) > WIDTH] == []


def drawn(game: str, seats: int, code: str) -> Iterator[list[str]]:
    """The lines of tables all over a game."""
    language.use(code)
    for position in everywhere(eminence.load(game), seats, 3, 0.1):
        stream = StringIO()
        Console(width=WIDTH, height=40, file=stream).print(tables.draw(position.view(0), default_names(seats, 0, None)))
        yield stream.getvalue().splitlines()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [(name, registry.find(name).max_seats) for name in GAMES])
def test_tables_fit_into_a_terminal(game: str, seats: int, code: str) -> None:
    for lines in drawn(game, seats, code):
        assert [line for line in lines if cell_len(line) > WIDTH] == []
        assert "…" not in lines[0], "the headline is cut short"


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_stand_under_what_they_are_called(code: str) -> None:
    seen = 0
    for lines in drawn(SHADOW, 4, code):
        head = next((line for line in lines if language.say_in(terminal_words(SHADOW), "stock-influence") in line), "")
        ends = [match.end() for match in re.finditer(r"\S+", head)][:3]
        for line in lines:
            if head and re.match(r" +\d+ +\d+ +\d+( |$)", line):
                assert [match.end() for match in re.finditer(r"\d+", line)][:3] == ends
                seen += 1
    assert seen > 20
    for lines in drawn(THRONE, 4, code):
        rows = [line for line in lines if re.match(r"\d  [A-Z]", line)]
        assert {len(line.rstrip()) for line in rows} == {len(lines[lines.index(rows[0]) - 1].rstrip())}
    for lines in drawn(EMPIRE, 3, code):
        walls = {
            tuple(at for at, sign in enumerate(line) if sign in "│┼") for line in lines if re.match("[ ─\\d][│┼]", line)
        }
        assert len(walls) == 1


@pytest.mark.parametrize("code", OTHERS)
def test_a_game_is_looked_at_again(tmp_path: Path, code: str) -> None:
    said(tmp_path, "play", THRONE, "--you", "none", "--seats", "2", "--seed", "r", "--file", FILE)
    status, shown, wrong = said(tmp_path, "replay", FILE, "--language", code)
    assert (status, wrong) == (0, "")
    language.use(code)
    saved = saves.read(tmp_path / FILE)
    assert shown.startswith(language.log(saved.position.view(None), saved.names)[0])
    assert language.say_in(terminal_words(THRONE), "points-now") in shown
    for arguments in (("hint", FILE), ("review", FILE)):
        _, shown, wrong = said(tmp_path, *arguments, "--seat", "9", "--time", "1", "--language", code)
        assert (shown, wrong.startswith("eminence: ")) == ("", True)


@pytest.mark.parametrize("code", OTHERS)
def test_helps_fit(code: str) -> None:
    language.use(code)
    for game in GAMES:
        lines = f"{language.say('session-help')}\n{tables.terminal_view(eminence.load(game)).help}".splitlines()
        assert [line for line in lines if cell_len(line) > WIDTH] == []


@pytest.mark.parametrize("code", OTHERS)
def test_what_can_be_played_and_chosen_is_listed(tmp_path: Path, code: str) -> None:
    status, shown, wrong = said(tmp_path, "games", "--language", code)
    assert (status, wrong) == (0, "")
    for name in GAMES:
        definition = registry.find(name)
        flat = re.sub(r"\s+", " ", shown)
        for option in definition.options:
            assert re.sub(r"\s+", " ", definition.option_text(option.name, code)) in flat
    assert (
        eminence.load(THRONE).rules_text(code).splitlines()[0] in said(tmp_path, "rules", THRONE, "--language", code)[1]
    )
    king = eminence.load(THRONE).cards.cards[-1]
    flat = re.sub(r"\s+", " ", said(tmp_path, "cards", THRONE, "--language", code)[1])
    assert eminence.load(THRONE).card_text(king, code) in flat


@pytest.mark.parametrize(
    ("code", "answer"),
    [
        ("de", "eminence: no.eminence lässt sich nicht lesen: No such file or directory.\n"),
        ("fr", "eminence: Impossible de lire no.eminence\N{NO-BREAK SPACE}: No such file or directory.\n"),
    ],
)
def test_what_cannot_be_done_is_said_in_the_language(tmp_path: Path, code: str, answer: str) -> None:
    assert said(tmp_path, "replay", "no.eminence", "--language", code) == (2, "", answer)


# --- Which language ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [("play", THRONE), ("replay", FILE), ("hint", FILE), ("games",), ("rules", THRONE)])
def test_a_language_that_nobody_speaks_here_is_refused(tmp_path: Path, command: tuple[str, ...]) -> None:
    found = said(tmp_path, *command, "--language", "la")
    assert found == (2, "", "eminence: There is no language 'la'; known: en, de, fr.\n")
    assert "did you mean de?" in said(tmp_path, *command, "--language", "DE")[2]


@pytest.mark.parametrize(
    ("settings", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "POSIX", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:en"}, "de"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "it:fr"}, "fr"),
        ({"LANG": "", "LC_ALL": ""}, "en"),
    ],
)
def test_the_system_says_which_language(settings: dict[str, str], spoken: str) -> None:
    assert language.preferred(settings) == spoken


def test_what_is_said_goes_before_what_the_system_says(tmp_path: Path) -> None:
    german = {"LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": "", "LANG": "de_DE.UTF-8"}
    assert "Es gibt keinen Sitz" in said(tmp_path, "play", THRONE, "--you", "9", **german)[2]
    assert "There is no seat" in said(tmp_path, "play", THRONE, "--you", "9", "--language", "en", **german)[2]
