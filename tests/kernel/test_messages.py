"""The message files: every language says everything, with what it is given, and nothing lies there unused."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import eminence
from eminence.bots.hints import purposes_of
from eminence.games import registry
from eminence.kernel.position import Position
from eminence.kernel.translation import COMMON_FOLDER as KERNEL
from eminence.kernel.translation import LANGUAGES, slug
from tests.support.helpers import OTHER_RULES

SOURCES = Path(eminence.__file__).parent
OTHERS = sorted(set(LANGUAGES) - {"en"})
GAMES = list(registry.BUILT_IN)
COMMON = KERNEL / "words"


class Parts(Visitor):
    """The variables of a message and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


class Words:
    """The messages of a folder in one language."""

    def __init__(self, text: str) -> None:
        self.parts: dict[str, Parts] = {}
        self.wrong: list[str] = []
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                self.wrong.append(entry.content or "")
            elif isinstance(entry, ast.Message):
                if entry.id.name in self.parts:
                    self.wrong.append(f"{entry.id.name} is there twice")
                self.parts[entry.id.name] = Parts()
                self.parts[entry.id.name].visit(entry)

    @property
    def helpers(self) -> set[str]:
        """Messages that others are made of."""
        return {key for parts in self.parts.values() for key in parts.references}

    def variables(self, key: str) -> set[str]:
        """All that a message and its helpers want to know."""
        parts = self.parts[key]
        return parts.variables.union(*(self.variables(other) for other in parts.references if other in self.parts))


@cache
def words(folder: Path, language: str) -> Words:
    files = sorted(folder.glob(f"{language}*.ftl"))
    assert files, f"{folder} has nothing in {language}"
    return Words("\n".join(file.read_text(encoding="utf-8") for file in files))


FOLDERS = [
    COMMON,
    SOURCES / "terminal/words",
    *(registry.find(name).folder / "words" for name in GAMES),
    *(registry.find(name).folder / "terminal/words" for name in GAMES),
]
NAMES = ["common", "terminal", *GAMES, *(f"{name} in the terminal" for name in GAMES)]
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)


def given(folder: Path) -> dict[str, str]:
    """The names of a game's fields, as variables."""
    game = next((name for name in GAMES if registry.find(name).folder == folder.parent), None)
    fields = registry.find(game).fields if game else ()
    return {name.replace("_", "-"): name for name in fields}


def bases(variables: set[str], known: dict[str, str], others: set[str]) -> set[str]:
    """The fields that variables come from: `$who-is` from `who`."""
    found = set()
    for variable in variables:
        parts = variable.split("-")
        starts = ["-".join(parts[:count]) for count in range(len(parts), 0, -1)]
        found.add(next((start for start in starts if start in known or start in others), variable))
    return found


@cache
def given_by_code(folder: Path) -> set[str]:
    """The fields that messages get in the code of a folder's game, declared or not."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.parent.rglob("*.py"))
    return {name.replace("_", "-") for name in re.findall(r'\b(\w+)=|"(\w+)"[]:]', code) for name in name if name}


@each_folder
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_file_can_be_read(folder: Path, language: str) -> None:
    found = words(folder, language)
    assert found.wrong == []
    assert {key for key in found.helpers if key not in found.parts} - set(words(COMMON, language).parts) == set()


@each_folder
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same(folder: Path, language: str) -> None:
    """What English says, others say; only what sentences are made of is each language's own affair."""
    english, other = words(folder, "en"), words(folder, language)
    assert sorted(english.parts.keys() - english.helpers - other.parts.keys()) == []
    assert sorted(other.parts.keys() - other.helpers - english.parts.keys()) == []


@each_folder
@pytest.mark.parametrize("language", OTHERS)
def test_no_language_wants_to_know_what_nobody_tells(folder: Path, language: str) -> None:
    english, other, known = words(folder, "en"), words(folder, language), given(folder)
    events = {f"event-{kind.name}": kind.fields for name in GAMES for kind in registry.find(name).events}
    for key in sorted(english.parts.keys() & other.parts.keys() - other.helpers):
        told = {field.replace("_", "-") for field in events.get(key, known)}
        allowed = bases(english.variables(key), known, set()) | told | given_by_code(folder)
        assert bases(other.parts[key].variables, known, allowed) - allowed == set(), key


def literals(folder: Path) -> set[str]:
    """All texts in quotes in the code that may say something of a folder."""
    homes = [folder.parent, SOURCES / "terminal", SOURCES / "cli"] if folder != COMMON else [SOURCES]
    code = "\n".join(file.read_text(encoding="utf-8") for home in homes for file in home.rglob("*.py"))
    return set(re.findall("[\"']([a-z0-9-]+)[\"']", code)) | set(re.findall("f[\"']([a-z0-9-]+)-\\{", code))


def declared(folder: Path) -> Iterator[str]:
    """Keys that follow from what a game declares."""
    for name in GAMES:
        definition = registry.find(name)
        if definition.folder != folder.parent:
            continue
        yield f"summary-{name}"
        yield from (f"option-{name}-{slug(option.name)}" for option in definition.options)
        yield from (f"event-{kind.name}" for kind in definition.events)
        yield from (f"move-{kind.name}" for kind in definition.moves)
        for domain, names in registry.load(name).vocabulary.items():
            yield from (f"{slug(domain)}-{slug(thing)}" for thing in names if thing)


@each_folder
def test_nothing_lies_there_unused(folder: Path) -> None:
    english, texts, known = words(folder, "en"), literals(folder), set(declared(folder))
    unused = []
    for key in sorted(english.parts.keys() - english.helpers - known):
        whole = key.removesuffix("-avoided")
        tails = [whole.split("-", cut)[-1] for cut in range(3)]
        prefixes = ["-".join(whole.split("-")[:count]) for count in range(1, len(whole.split("-")))]
        if not {key, whole, *tails} & texts and not set(prefixes) & texts:
            unused.append(key)
    assert unused == []


@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_every_move_can_be_said(game: str) -> None:
    definition = registry.find(game)
    keys = words(definition.folder / "words", "en").parts
    assert [kind.name for kind in definition.events if f"event-{kind.name}" not in keys] == []
    assert [kind.name for kind in definition.moves if f"move-{kind.name}" not in keys] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_what_can_be_chosen_is_explained(game: str, language: str) -> None:
    definition = registry.find(game)
    said = [
        definition.summary(language),
        *(definition.option_text(option.name, language) for option in definition.options),
    ]
    assert all(said)
    assert language == "en" or not set(said) & {
        definition.summary(),
        *(definition.option_text(option.name) for option in definition.options),
    }


# --- Rules to read ----------------------------------------------------------------------------------------------------


def outline(text: str) -> tuple[list[int], list[str], int]:
    """The headings' levels, the rulings, and how many rows tables have."""
    headings = [len(found) for found in re.findall(r"^(#+) ", text, re.M)]
    return headings, re.findall(r"\*\*([A-Z]{2}-\d+|E\d+)\*\*", text), len(re.findall(r"^\|", text, re.M))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_are_whole_in_every_language(game: str, language: str) -> None:
    rules = registry.load(game)
    assert rules.rules_text(language) != rules.rules_text()
    assert outline(rules.rules_text(language)) == outline(rules.rules_text())


# --- What is said while a game is played ------------------------------------------------------------------------------


def everything_said(position: Position, language: str, chance: random.Random) -> Iterator[str]:
    """Whatever can be said of a position to those who sit there."""
    game, names = position.game, ["Ada", "Bo", "Cyd", "Dot", "Eve"][: position.seats]
    for viewer in range(-1, position.seats):
        view = position.view(viewer if viewer >= 0 else None)
        you = viewer if viewer >= 0 else None
        yield game.say(game.status(view.state, viewer), names, you, language)
        yield from (game.say_event(event, names, you, language) for event in view.events[-8:])
    yield from (game.say(reason, names, None, language) for reason in game.reasons(position.state))
    for seat in position.actors:
        view = position.view(seat)
        for move in chance.sample(list(view.legal), min(2, len(view.legal))):
            yield game.say(game.move_message(view.state, seat, move.action), names, seat, language)
            for purpose in purposes_of(view, move, 0):
                said = (purpose.message, purpose.avoided)
                yield from (game.say(message, names, seat, language) for message in said if message is not None)
        legal = {move.action for move in view.legal}
        for action in chance.sample(range(game.definition.actions), 8):
            if action not in legal:
                yield game.say_data(game.refusal(view.state, seat, action).data or {}, names, seat, language)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_whatever_happens_can_be_said(game: str, language: str) -> None:
    chance = random.Random(5)
    for number in range(2):
        loaded = eminence.load(game, OTHER_RULES[game] if number else {})
        position = loaded.start(loaded.seats[-1 - number % len(loaded.seats)], number)
        for card in loaded.cards:
            assert loaded.card_text(card, language)
        while not position.over:
            if chance.random() < 0.25:
                for sentence in everything_said(position, language, chance):
                    assert sentence.strip() == sentence
                    assert "{" not in sentence
            seat = chance.choice(position.actors)
            position.play(seat, chance.choice(list(position.legal(seat))))
