"""Shadow Throne, verbs: each has one home, nothing else names it, and a new one is a new file and its words."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import eminence
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.verbs import VERBS
from eminence.kernel.translation import LANGUAGES, messages
from tests.support.helpers import environment, shadow

SOURCES = Path(eminence.__file__).parent
FOLDER = shadow().definition.folder

each_verb = pytest.mark.parametrize("verb", VERBS, ids=[verb.NAME for verb in VERBS])


@each_verb
def test_a_verb_is_whole(verb: ModuleType) -> None:
    assert verb.NUMBER > 0, "0 is no ability"
    assert set(verb.COLUMNS) <= {"amount", "ranks", "factions", "waves"}
    told = [kind for kind in EVENTS if kind.function.__module__ == verb.__name__]
    assert hasattr(verb, "tell") == hasattr(verb, "hit")
    if hasattr(verb, "hit"):
        assert [[part.name for part in kind.parts] for kind in told] == [["struck"]]
    keys = [f"{kind}-{verb.NAME}" for kind in ("ability", "short", "purpose")]
    keys += [f"event-{kind.name}" for kind in told]
    keys += [f"purpose-{verb.OUTCOME}"] if hasattr(verb, "outcome") else []
    for language in LANGUAGES:
        assert [key for key in keys if not messages(FOLDER, language).has(key)] == []


@each_verb
def test_nothing_but_its_home_names_a_verb(verb: ModuleType) -> None:
    """A display has a key that is called like one."""
    module = verb.__name__.rsplit(".", 1)[-1]
    named = re.compile(rf'"{verb.NAME}"(?!:)|\b{module.upper()}\b|\bverbs\.{module}\b|\bverbs import .*\b{module}\b')
    for file in [*FOLDER.glob("*.py"), *FOLDER.glob("terminal/*.py")]:
        assert named.findall(file.read_text(encoding="utf-8")) == [], file


def test_nothing_is_decided_by_the_number_of_a_verb() -> None:
    for file in FOLDER.glob("*.py"):
        compared = r"\bverb(?:\[[^]]*\])? (?:[=!<>]=|[<>]) (?!NO_ABILITY)"
        assert re.findall(compared, file.read_text(encoding="utf-8")) == [], file


DISARM = '''
"""Disarm: those whom it is for lose their +1 tokens."""

from eminence.games.shadow_throne.characters import tokens_of
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import TOKENS_AT, Cards, State
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline

NUMBER, NAME = 9, "disarm"
COLUMNS = ("ranks", "factions", "waves")


@EVENTS.told
def disarmed(s: State, who: int, by: int) -> None:
    """A character takes the tokens from those whom it has struck."""


@inline
def hit(cards: Cards, card: int, target: int) -> int:
    return target - (tokens_of(target) << TOKENS_AT) if tokens_of(target) > 0 else NONE


@inline
def tell(cards: Cards, s: State, who: int, by: int) -> None:
    disarmed(s, who=who, by=by)
'''
WORDS = """
event-disarmed = { acting }: { $struck } disarmed.
ability-disarm = Disarms all { whom }.
short-disarm = [{ $number }] { purpose-disarm }
purpose-disarm = disarms { whom-briefly }
"""
PLAY = """
import json, sys
import eminence
from eminence.games.shadow_throne.vocabulary import SCHEMA
from eminence.kernel import cards, conformance

game = eminence.load("shadow-throne", {}, cards.parse(sys.stdin.read(), SCHEMA, "shadow-throne"))
sythera = next(card for card in game.cards if card["ability"] == "disarm")
position = game.position('''
wave: 2
line 0: Dutiful Peasant 1 +1
line 1: Dutiful Peasant 1 +2
line 2: Dutiful Peasant 1
hands 0: Sythera the Whisperer, Tax Collector
hands 1: Outlaw
hands 2: Outlaw
gold 0: 2''')
for seat, card in enumerate(("Sythera the Whisperer", "Outlaw", "Outlaw")):
    position.play(seat, f"play {card}")
conformance.check(game, 3, games=1, seed=39, backends=False)
print(json.dumps([game.card_text(sythera), position.log(None, language="de"), str(position)]))
"""


def test_a_new_verb_is_a_new_file_and_its_words(tmp_path: Path) -> None:
    """In a copy of the program, as somebody would try it: one card of the deck has the new verb."""
    shutil.copytree(SOURCES, tmp_path / "eminence", ignore=shutil.ignore_patterns("page"))
    folder = tmp_path / "eminence" / FOLDER.relative_to(SOURCES)
    (folder / "verbs" / "disarm.py").write_text(DISARM, encoding="utf-8")
    for language in LANGUAGES:
        with (folder / "words" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(WORDS)
    deck = (folder / "cards.toml").read_text(encoding="utf-8").replace('"silence"', '"disarm"\nwaves = "so far"', 1)
    found = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=environment(PYTHONPATH=str(tmp_path)),
        input=deck,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    text, log, after = json.loads(found.stdout)
    assert text.endswith("[1] Disarms all characters of other factions in this and all earlier waves.")
    struck = "Dutiful Peasant von Seat 0 und Dutiful Peasant von Seat 1"
    assert f"Sythera the Whisperer von Seat 0: {struck} disarmed." in log
    assert re.findall("^line .: Dutiful Peasant 1(.*),", after, re.M) == ["", "", ""]
