"""A game that somebody else's package offers: installed as packages are, found, listed, played and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.packages import install, program, run, with_toy

PLAY = """
import eminence
game = eminence.load("sealed-crowns", {"edition": "swift"})
position = game.start(seats=4, seed=1)
while not position.over:
    seat = position.actors[-1]
    position.play(seat, position.legal(seat)[0])
assert eminence.replay(position.record()) == position
print(game.title, max(position.result.scores) >= 5, "sealed-crowns" in eminence.names())
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages, with the toy in it."""
    return with_toy(tmp_path / "site")


def test_an_installed_game_is_listed_with_its_options(site: Path) -> None:
    done = program(site, "games")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Sealed Crowns  sealed-crowns  2-5 seats" in done.stdout
    assert "edition=classic  (classic, swift)" in done.stdout
    assert "points_to_win=8  (5, 8, 12)" in done.stdout
    assert "Behind the Throne  behind-the-throne  2-4 seats" in done.stdout


def test_an_installed_game_is_loaded_and_played_by_its_name(site: Path) -> None:
    done = run(site, "-c", PLAY)
    assert done.stderr == ""
    assert done.stdout == "Sealed Crowns True True\n"


@pytest.mark.compiler
def test_an_installed_game_is_checked_in_both_backends(site: Path) -> None:
    done = program(site, "check", "sealed-crowns", "--games", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split("\n")[:4] == [f"ok    Sealed Crowns, {seats} seats, 2 games" for seats in (2, 3, 4, 5)]


@pytest.mark.compiler
def test_a_game_that_breaks_a_promise_fails_its_check(site: Path) -> None:
    rules = site / "sealed_crowns" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("events.drawn(s, to=1 << seat,", "events.drawn(s, to=-1,"), encoding="utf-8")
    done = program(site, "check", "sealed-crowns", "--games", "2")
    assert done.returncode == 1
    assert done.stdout.startswith("FAILED steps-tell-no-secret: ")


@pytest.mark.parametrize(
    ("place", "source", "reason"),
    [
        ("no_such_module:GAME", "", "cannot be loaded from no_such_module:GAME: No module named 'no_such_module'."),
        ("broken:GAME", "", "cannot be loaded from broken:GAME: module 'broken' has no attribute 'GAME'."),
        ("broken:GAME", "GAME = 1 / 0", "cannot be loaded from broken:GAME: division by zero."),
        ("broken:GAME", "GAME = (", "cannot be loaded from broken:GAME: '(' was never closed (broken.py, line 1)."),
        ("broken:GAME", "GAME = 7", "is broken: broken:GAME is no eminence.kernel.definition.Definition."),
        ("sealed_crowns:GAME", "", "is broken: sealed_crowns:GAME calls itself sealed-crowns."),
    ],
)
def test_a_broken_game_is_named_and_hides_no_other(site: Path, place: str, source: str, reason: str) -> None:
    (site / "broken.py").write_text(source, encoding="utf-8")
    install(site, "broken-crowns", place)
    listed, checked = program(site, "games"), program(site, "check", "broken-crowns")
    for done in (listed, checked):
        assert (done.returncode, done.stderr) == (2, f"eminence: The game broken-crowns {reason}\n")
    assert "Sealed Crowns" in listed.stdout
    assert "Behind the Throne" in listed.stdout
    assert checked.stdout == ""
