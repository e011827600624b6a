"""Shadows over the Empire, its verbs: each has a home with all that there is to it, and a new one needs no more."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import eminence
from eminence.games.shadows_over_the_empire import briefs, nouns, prose, sentences, verbs
from eminence.games.shadows_over_the_empire.rows import PROTECTIONS
from eminence.kernel.translation import LANGUAGES, Message
from tests.support.helpers import EMPIRE, SOURCE

FOLDER = Path(verbs.__file__).parents[1]
TELLER = nouns.Teller("Ann", kind=0, traits=0)

# --- Homes ------------------------------------------------------------------------------------------------------------


def said_of(verb: ModuleType) -> Iterator[Message]:
    """Whatever is said of a verb."""
    for example in verb.EXAMPLES:
        rows = sentences.read(example)
        yield from (prose.ability(rows, TELLER), briefs.brief(rows), prose.clause(rows, 0, TELLER))
    for option in getattr(verb, "OFFERED", ()):
        rows = sentences.read(f"offer citizen an-opponents between {option} and {option}")
        yield from (prose.ability(rows, TELLER), prose.answer(rows, 1, TELLER), Message(f"verb-{verb.NAME}"))
    if hasattr(verb, "PROTECTION"):
        banned = next(word for word, bit in PROTECTIONS.items() if bit == verb.PROTECTION)
        yield Message(f"banned-{banned}", several=True)
    if hasattr(verb, "HAS_SECOND"):
        yield from (Message(f"asked-{verb.LINK}"), Message(f"asked-{verb.LINK}-of", card=0))


@pytest.mark.parametrize("verb", verbs.VERBS, ids=verbs.NAMES[1:])
def test_whatever_a_verb_says_is_said_in_every_language(verb: ModuleType) -> None:
    game = eminence.load(EMPIRE)
    for message in said_of(verb):
        assert all(game.say(message, (), language=language) for language in LANGUAGES)


@pytest.mark.parametrize("verb", verbs.VERBS, ids=verbs.NAMES[1:])
def test_a_verb_is_done_or_works_by_itself(verb: ModuleType) -> None:
    works = [name for name in ("protects", "adds", "keeps") if hasattr(verb, name)]
    done = [name for name in ("do", "interrupt", "OPTIONS") if hasattr(verb, name)]
    assert (len(works), len(done)) == ((1, 0) if hasattr(verb, "PASSIVE") else (0, 1))
    assert verb.__doc__


OTHERS_WORDS = {
    ("words.py", "influence"): "the move of that name: the Influence action",
    ("refusals.py", "influence"): "that action is refused",
    ("moves.py", "influence"): "the title of a column of such actions",
    ("purposes.py", "mark"): "a purpose: a card can act no more",
    ("prose.py", "offer"): "a name that homes have, and how its messages begin",
}
"""What is not the verb, although it is called like one."""


def names_of(node: ast.AST) -> Iterator[str]:
    """Texts, constants and imported modules in a piece of code, as a verb could be called there."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Name(id=constant) | ast.Attribute(attr=constant) if constant.isupper():
            yield constant.lower()
        case ast.ImportFrom(module=str(module), names=names):
            homes = [module.removeprefix(f"{verbs.__name__}.")]
            yield from homes + [name.name for name in names if module == verbs.__name__ and name.name.islower()]


def test_no_other_file_names_a_verb() -> None:
    known = {*verbs.NAMES[1:], *(verbs.keyword(verb.NUMBER) for verb in verbs.VERBS)}
    found = set()
    for file in [*FOLDER.glob("*.py"), *FOLDER.glob("terminal/*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            found |= {(file.name, name) for name in names_of(node) if name in known}
    assert found == set(OTHERS_WORDS)


@pytest.mark.parametrize(
    "code",
    [
        "if cards.verb[row] == ROTATE: pass",
        "if NAMES[verb] == 'rotate': pass",
        "if verb == st.ROTATE: pass",
        f"from {verbs.__name__} import rotate",
        f"from {verbs.__name__}.rotate import NUMBER",
    ],
)
def test_a_verb_named_elsewhere_is_found(code: str) -> None:
    assert "rotate" in {name for node in ast.walk(ast.parse(code)) for name in names_of(node)}


# --- A new verb -------------------------------------------------------------------------------------------------------

SCATTER = '''
"""Send all tokens on a card back."""

from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.rows import TARGET
from eminence.games.shadows_over_the_empire.state import SEATS, Cards, State
from eminence.games.shadows_over_the_empire.table import take
from eminence.games.shadows_over_the_empire.targets import occupied
from eminence.kernel.primitives import inline

NUMBER, NAME = 18, "scatter"
FORMS = (f"scatter {TARGET}",)
EXAMPLES = ("scatter adjacent citizen",)
OFFERED = ("scatter it",)
PROTECTION = 8


@EVENTS.told
def scattered(s: State, who: int, card: int) -> None:
    """All tokens on a card are sent back."""


@inline
def targets(cards: Cards, s: State, row: int, actor: int, cells: int) -> int:
    return cells & occupied(s)


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    for owner in range(SEATS):
        take(s, owner, cell, s.tokens[owner][cell])
    scattered(s, who=seat, card=s.grid[cell])
'''
WORDS = """
event-scattered = { $who } scatters { $card }.
deed-scatter = { begin.remove } all tokens from { $which }
offer-scatter = scatter { $which }
answer-scatter = scatter { $which }
brief-scatter = scatter { $which }
banned-scatter = scatter
verb-scatter = scatter
"""
CHANGED = {
    '"remove 1 of an-opponent from adjacent character with-opponents"': '"scatter adjacent citizen"',
    "between remove 2 of its-controller from it and subdue it": "between scatter it and subdue it",
    "or-self from rotate swap mark": "or-self from rotate scatter",
}
"""What Garrick, Ysolde and Leopold do instead."""
TABLE = "grid: Bonifatius, Garrick, Felix / -, Benedict | tokens 0: b1 1, c1 2 | tokens 1: c1 1, b2 1 | turn: 0"
PLAY = """
import json, random, sys
import eminence.games
eminence.games.__path__.insert(0, sys.argv[1])
from eminence import load

game = load("shadows-over-the-empire", cards=sys.argv[2])
told = [game.card_text(card) for card in game.cards if card.name in ("Garrick", "Ysolde", "Leopold")]
position = game.position(sys.argv[3])
position.play(0, "use Garrick")
targets = [str(move) for move in position.legal(0)]
position.play(0, "Felix")
events = [game.say_event(event, ["Ada", "Bo"]) for event in position.view(0).events]
chance, other = random.Random(1), game.start(2, 1)
while not other.over:
    other.play(other.actors[0], chance.choice(list(other.legal(other.actors[0]))))
print(json.dumps([told, targets, events, position.to_dict()["tokens"]]))
"""


def test_a_new_verb_is_one_file_and_its_words(tmp_path: Path) -> None:
    """The game with a file more: cards do what it says, offer it and protect from it, and random games end."""
    game = shutil.copytree(FOLDER, tmp_path / FOLDER.name, ignore=shutil.ignore_patterns("__pycache__"))
    (game / "verbs" / "scatter.py").write_text(SCATTER, encoding="utf-8")
    for file in (game / "words").glob("*.ftl"):
        file.write_text(file.read_text(encoding="utf-8") + WORDS, encoding="utf-8")
    text = (FOLDER / "cards.toml").read_text(encoding="utf-8")
    for old, new in CHANGED.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    cards = tmp_path / "cards.toml"
    cards.write_text(text, encoding="utf-8")
    command = [sys.executable, "-c", PLAY, str(tmp_path), str(cards), TABLE]
    env = os.environ | {"PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1"}
    run = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    told, targets, events, tokens = json.loads(run.stdout)
    assert [text.partition(". ")[2] for text in told] == [
        "Use: Remove all tokens from an adjacent Citizen.",
        "Use: Choose an adjacent Citizen that an opponent controls. "
        "Its controller chooses: scatter it, or you Subdue it.",
        "Passive: Opponents' abilities may not Rotate or scatter Leopold or adjacent Citizens you control.",
    ]
    assert targets == ["Felix", "Benedict"]
    assert events == ["Ada uses Garrick.", "Ada scatters Felix."]
    assert tokens == [{"b1": 1}, {"b2": 1}]
