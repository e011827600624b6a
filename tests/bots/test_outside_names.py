"""The names of bots from elsewhere: paths, commands, and what installed packages offer."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import eminence
from eminence import Refused
from eminence.bots.outside import Program, find, known, own_seed

# --- Names ------------------------------------------------------------------------------------------------------------


def test_names_that_are_no_programs_and_not_offered_are_somebody_elses() -> None:
    assert [find(name) for name in ("greedy", "master@0.5s", "nobody", "", "exec")] == [None] * 5


def test_a_program_is_named_by_its_path_or_its_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("bot.py", "bot", "odd@2s", "my bot.py"):
        Path(name).write_text("#!/bin/sh\n", encoding="utf-8")
        Path(name).chmod(0o755)
    Path("@scope").mkdir()
    Path("@scope", "bot").symlink_to(tmp_path / "bot")
    python, here = [sys.executable, "-u"], str(tmp_path)
    expected = {
        "./bot.py": ([*python, f"{here}/bot.py"], 1.0),
        "bot.py@0.5s": ([*python, f"{here}/bot.py"], 0.5),
        f"{here}/bot.py@2s": ([*python, f"{here}/bot.py"], 2.0),
        "./my bot.py": ([*python, f"{here}/my bot.py"], 1.0),
        "./bot": ([f"{here}/bot"], 1.0),
        "./bot@600s": ([f"{here}/bot"], 600.0),
        "./odd@2s": ([f"{here}/odd@2s"], 1.0),
        "./odd@2s@3s": ([f"{here}/odd@2s"], 3.0),
        "./@scope/bot": ([f"{here}/@scope/bot"], 1.0),
        "exec:sh -c 'echo a b' x@y": (["sh", "-c", "echo a b", "x@y"], 1.0),
        "exec:./bot --level 3@0.25s": (["./bot", "--level", "3"], 0.25),
    }
    for name, (command, seconds) in expected.items():
        bot = find(name)
        assert isinstance(bot, Program)
        assert (bot.seconds, [Path(bot.command[0]).name, *bot.command[1:]]) == (
            seconds,
            [Path(command[0]).name, *command[1:]],
        )


@pytest.mark.parametrize(
    ("name", "code", "sentence"),
    [
        ("./gone.py", "no-such-program", "There is no program ./gone.py."),
        ("gone.py@0.5s", "no-such-program", "There is no program gone.py."),
        ("./", "no-such-program", "There is no program ./."),
        ("~nobody-at-all/bot", "no-such-program", "There is no program ~nobody-at-all/bot."),
        ("./" + 5000 * "x", "no-such-program", "There is no program ./x"),
        ("./\0", "no-such-program", "There is no program ./"),
        ("exec:\0", "no-such-program", "There is no program"),
        ("./plain", "cannot-run", "make it executable, or name what runs it: exec:node ./plain"),
        ("exec:", "bad-command", "Which command?"),
        ("exec:no-such-program-here x", "no-such-program", "There is no program no-such-program-here"),
        ("exec:sh 'x", "bad-command", "is no command: No closing quotation."),
        ("./plain.py@500", "bad-budget", "seconds a decision, as in ./plain.py@0.5s, not @500."),
        ("./plain.py@fast", "bad-budget", "seconds a decision, as in ./plain.py@0.5s, not @fast."),
        ("./plain.py@1.2.3s", "bad-budget", "not @1.2.3s."),
        ("./plain.py@0s", "bad-budget", "A decision takes 0.01 to 600 seconds, not 0."),
        ("./plain.py@601s", "bad-budget", "A decision takes 0.01 to 600 seconds, not 601."),
    ],
)
def test_a_program_that_cannot_play_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, code: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for file in ("plain", "plain.py"):
        Path(file).write_text("", encoding="utf-8")
    with pytest.raises(Refused, match=re.escape(sentence)) as refusal:
        find(name)
    assert refusal.value.code == code


# --- Entry points -----------------------------------------------------------------------------------------------------


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str, str], None]]:
    """Installs a package that offers a bot, for the time of a test."""
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.syspath_prepend(str(site))

    def installed(name: str, place: str, source: str) -> None:
        info = site / f"{name.replace('-', '_')}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[eminence.bots]\n{name} = {place}\n", encoding="utf-8")
        (site / f"{place.partition(':')[0]}.py").write_text(source, encoding="utf-8")

    yield installed
    for module in ("court_fool", "court_broken"):
        with suppress(KeyError):
            del sys.modules[module]


FOOL = """
class Fool:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view):
        return view.legal[self.seed % len(view.legal)]
"""


def test_a_bot_that_a_package_offers_is_listed_and_plays(install: Callable[[str, str, str], None]) -> None:
    before, seed = known(), "a secret of the table"
    install("court-fool", "court_fool:Fool", FOOL)
    assert known() == before | {"court-fool": "court_fool:Fool"}
    bot = find("court-fool", f"{seed} 0")
    assert bot is not None
    assert bot.seed == own_seed(f"{seed} 0")  # type: ignore[attr-defined]
    position = eminence.load("behind-the-throne").start(2, 1)
    while not position.over:
        seat = position.actors[0]
        position.play(seat, bot.choose(position.view(seat)))
    with pytest.raises(Refused, match="court-fool sets its own pace; name it without @"):
        find("court-fool@0.5s")


@pytest.mark.parametrize(
    ("place", "source", "sentence"),
    [
        ("court_broken:Nobody", "", "cannot be loaded from court_broken:Nobody: module 'court_broken' has no attribut"),
        ("court_broken:make", "1 / 0", "cannot be loaded from court_broken:make: division by zero."),
        ("court_broken:make", "make = (", "cannot be loaded from court_broken:make: '(' was never closed"),
        ("court_broken:make", "raise SystemExit", "cannot be loaded from court_broken:make: SystemExit()."),
        ("court_broken:make", "make = 7", "is broken: court_broken:make cannot be called with a seed."),
        (
            "court_broken:make",
            "def make(): ...",
            "cannot be made by court_broken:make: make() takes 0 positional a",
        ),
        ("court_broken:make", "def make(seed): ...", "is broken: what court_broken:make makes has no choose(view)."),
    ],
)
def test_a_broken_offer_is_refused_and_hides_no_other(
    install: Callable[[str, str, str], None], place: str, source: str, sentence: str
) -> None:
    install("court-broken", place, source)
    install("court-fool", "court_fool:Fool", FOOL)
    assert {"court-broken", "court-fool"} <= set(known())
    with pytest.raises(Refused, match=re.escape(f"The bot court-broken {sentence}")) as refusal:
        find("court-broken")
    assert refusal.value.code == "broken-bot"
    assert find("court-fool") is not None
