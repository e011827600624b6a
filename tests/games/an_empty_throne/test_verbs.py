"""An Empty Throne, its verbs: each has one home, nothing else names it, and a new one is one file and its words."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from eminence.games.an_empty_throne import verbs
from eminence.games.an_empty_throne.events import EVENTS
from eminence.kernel.translation import LANGUAGES, messages
from tests.support.helpers import EMPTY, SOURCE

FOLDER = Path(verbs.__file__).parents[1]
NEW = Path(__file__).parent / "bury"
"""A verb that the game does not have, with its words, cards that use it and a scenario."""


@pytest.mark.parametrize("verb", verbs.VERBS, ids=verbs.NAMES[1:])
def test_whatever_a_verb_says_is_said_in_every_language(verb: ModuleType) -> None:
    told = [f"event-{kind.name}" for kind in EVENTS if kind.function.__module__ == verb.__name__]
    asked = [f"status-{verb.SECOND_QUESTION}"] if hasattr(verb, "SECOND") else []
    keys = [*(f"{kind}-{verb.NAME}" for kind in ("ability", "brief", "verb")), *told, *asked]
    for language in LANGUAGES:
        assert [key for key in keys if not messages(FOLDER, language).has(key)] == []


def test_numbers_and_names_are_different() -> None:
    assert [verb.NUMBER for verb in verbs.VERBS] == list(range(1, len(verbs.VERBS) + 1))
    assert len(set(verbs.NAMES)) == len(verbs.NAMES)


def test_no_rule_names_a_verb() -> None:
    """Rules, texts and refusals ask the verb at hand: whoever adds one need not look for branches."""
    homes = {verb.__name__ for verb in verbs.VERBS}
    for file in sorted(FOLDER.glob("*.py")):
        imports = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
        named = {f"{node.module}.{name.name}" for node in imports for name in node.names}
        assert not homes & (named | {node.module for node in imports}), file.name


PLAY = """
import sys
from pathlib import Path
import eminence
from eminence.games import scenario
from eminence.kernel import conformance

new = Path(sys.argv[1])
outcomes = list(scenario.run_files([*new.glob("*.scenario")]))
assert outcomes and all(outcome.passed for outcome in outcomes), "".join(map(str, outcomes))
game = eminence.load(sys.argv[2], cards=new / "cards.toml")
conformance.check(game, game.seats[0], games=2, backends=False)
for language in ("en", "de", "fr"):
    print(game.card_text(game.cards.cards[0], language))
"""


def test_a_new_verb_is_one_file_and_its_words(tmp_path: Path) -> None:
    """A copy of the program with one more verb: card files can use it, it plays, and is told in every language."""
    program = tmp_path / "eminence"
    shutil.copytree(SOURCE / "eminence", program, ignore=shutil.ignore_patterns("page", "__pycache__"))
    for file in NEW.iterdir():
        if home := {".py": "verbs", ".ftl": "words"}.get(file.suffix):
            shutil.copy(file, program / "games" / FOLDER.name / home)
    command, path = [sys.executable, "-c", PLAY, str(NEW), EMPTY], {"PYTHONPATH": str(tmp_path)}
    run = subprocess.run(command, cwd=tmp_path, env=os.environ | path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    texts = run.stdout.splitlines()
    assert [word in text for word, text in zip(("bury", "begraben", "enterrer"), texts, strict=True)] == [True] * 3
