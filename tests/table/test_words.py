"""What every table says, in every language: what it refuses, phrases, levels of bots."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from eminence import Refused
from eminence.bots.levels import LEVELS
from eminence.bots.names import checked_name
from eminence.games import registry
from eminence.kernel import refusals as kernel
from eminence.kernel.translation import COMMON_FOLDER, LANGUAGES, own_message_files
from eminence.table import messages, views
from eminence.table.refusals import FOLDER, key_of, refused, say

SHAPES = re.compile("-(is|or|plain|start|sum|count|id)$")
"""What a sentence may ask of a field, beside the field itself."""
VALUES: dict[str, Any] = {
    **dict.fromkeys(
        ("began", "count", "dots", "letters", "most", "needed", "now", "number", "ours", "seat", "seen"), 3
    ),
    "free": [0, 2],
    "known": ["one", "two"],
    **dict.fromkeys(("called", "error", "example", "given", "line", "near", "title"), "Ada"),
    "why": "Nobody knows.",
}
"""What fields may be, for all that the table refuses."""
DYNAMIC: list[tuple[str, dict[str, Any]]] = [
    ("suspended", {"reason": "other", "why": {"say": "refusal-store-failed", "reason": "read"}}),
]
"""What is refused with fields that were found elsewhere."""
IN_ENGLISH = {
    "client.py": {"no-server"},
    "guest.py": {"bad-link"},
    "http_limits.py": {"bad-request"},
    "middleware.py": {"not-json"},
    "page_files.py": {"no-page"},
    "problems.py": {"bad-request"},
    "requests.py": {"not-admin"},
    "serve.py": {
        "bad-database", "bad-host", "bad-port", "bad-url", "cannot-listen", "cannot-serve", "in-use",
    },
    "connections.py": {"bad-frame", "no-such-page", "bad-request"},
    "store.py": {"bad-database"},
    "websocket.py": {"bad-request"},
}  # fmt: skip
"""What only hosts and programmers meet."""
languages = pytest.mark.parametrize("language", LANGUAGES)

# --- What the program can say -----------------------------------------------------------------------------------------


@cache
def calls(name: str) -> list[tuple[str, ast.Call]]:
    """All calls of a function in the table's files, with the name of the file."""
    return [
        (file.name, node)
        for file in sorted(FOLDER.glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]


def texts(part: ast.AST) -> list[str]:
    return [node.value for node in ast.walk(part) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def literal(call: ast.Call) -> str:
    return call.args[0].value if isinstance(call.args[0], ast.Constant) else ""


def raised() -> Iterator[tuple[str, dict[str, Any]]]:
    """Codes with sample fields: for every place in the program, all that it can refuse."""
    yield from DYNAMIC
    for _, call in calls("refused"):
        named = {keyword.arg: keyword.value for keyword in call.keywords}
        if None not in named:
            reasons = [{"reason": text} for text in texts(named.pop("reason"))] if "reason" in named else [{}]
            for reason in reasons:
                yield literal(call), {**reason, **{str(name): VALUES[str(name)] for name in named}}


RAISED = list(raised())
KERNEL_REASONS = {
    "bad-cards": "game path large utf-8 file",
    "bad-option": "mapping choice",
    "bad-position": "text line seats flaw",
    "bad-record": "text headline cut twice game line seats",
    "bad-seats": "fewer all",
    "bad-seed": "kind length",
    "does-not-replay": "move end",
    "line-of-moves": "some nothing",
    "no-such-file": "cards name",
    "unknown-draw": "list unknown",
    "unknown-game": "name near known none",
}
WRITTEN: dict[str, Any] = {
    **dict.fromkeys(("began", "count", "line", "more", "most", "number", "ours", "seats"), 3),
    **dict.fromkeys(("error", "file", "given", "near", "option", "played", "title"), "Ada"),
    **{name: {"say": "right-near", "near": "Ada"} for name in ("right", "what", "why")},
    "problem": {"say": "problem", "line": 3, "what": {"say": "problem-title"}},
    "known": ["one", "two"],
    "allowed": ["one", "two"],
}
"""What the kernel finds wrong with a text that somebody wrote, or with options."""
KERNEL = [
    ("not-your-turn", {"reason": "move", "who": 2, "waited": kernel.each("seat-name", (0, 1)), "whose": []}),
    ("unknown-move", {"reason": "turn", "given": "dance", "whose": kernel.each("seat-turn", (0, 1))}),
    ("unknown-move", {"reason": "near", "given": "dance", "near": "prance"}),
    ("unknown-move", {"reason": "known", "given": "dance", "known": "hop, skip"}),
    ("unknown-move", {"reason": "many", "given": "dance", "count": 1234, "example": "hop"}),
    ("game-over", {"reason": "now"}),
    ("unexplained", {}),
    *[(code, {"reason": reason, **WRITTEN}) for code, reasons in KERNEL_REASONS.items() for reason in reasons.split()],
    *[(code, WRITTEN) for code in ("no-such-seat", "nothing-to-undo", "other-cards", "other-version", "tampered")],
    *[(code, WRITTEN) for code in ("unknown-language", "unknown-option")],
]
"""What the kernel refuses."""
KEYS = [(f"refusal-{code}", fields) for code, fields in KERNEL]

# --- What the files say -----------------------------------------------------------------------------------------------


class Named(Visitor):
    """Fields that a message names, and what it chooses by its reason."""

    def __init__(self, entry: ftl.Message) -> None:
        self.fields: set[str] = set()
        self.reasons: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.fields.add(SHAPES.sub("", node.id.name))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == "reason":
            self.reasons |= {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.generic_visit(node)


@cache
def entries(folder: Path, language: str) -> dict[str, ftl.Message]:
    found = FluentParser(with_spans=False).parse(own_message_files(folder, language)).body
    assert not [junk.content for junk in found if isinstance(junk, ftl.Junk)]
    named = [entry for entry in found if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in named}) == len(named)
    return {entry.id.name: entry for entry in named}


def of_table(language: str) -> dict[str, ftl.Message]:
    return {**entries(COMMON_FOLDER, language), **entries(FOLDER, language)}


def keys(prefix: str, language: str) -> list[str]:
    known = [*entries(COMMON_FOLDER, language), *entries(FOLDER, language)]
    return [key.removeprefix(prefix) for key in known if key.startswith(prefix)]


# --- Refusals ---------------------------------------------------------------------------------------------------------


@languages
@pytest.mark.parametrize("folder", [COMMON_FOLDER, FOLDER], ids=["every game", "every table"])
def test_every_language_has_the_same_messages_about_the_same_fields(folder: Path, language: str) -> None:
    own, english = entries(folder, language), entries(folder, "en")
    assert (folder / "words" / f"{language}.ftl").exists()
    assert list(own) == list(english)
    for key, entry in own.items():
        found, wanted = Named(entry), Named(english[key])
        assert (key, found.fields, found.reasons) == (key, wanted.fields, wanted.reasons)


def test_every_refusal_has_its_message_and_every_message_is_needed() -> None:
    wanted: dict[str, set[str]] = {}
    for key, fields in [*((key_of(code), fields) for code, fields in RAISED), *KEYS]:
        wanted.setdefault(key, set()).update({fields["reason"]} if "reason" in fields else set())
    found = {key: Named(entry).reasons for key, entry in of_table("en").items() if key.startswith("refusal-")}
    assert wanted == found


@languages
@pytest.mark.parametrize(("key", "fields"), [*((key_of(code), fields) for code, fields in RAISED), *KEYS])
def test_every_refusal_can_be_said(language: str, key: str, fields: dict[str, Any]) -> None:
    data = {"say": key, **fields}
    for you in (None, 2):
        said = say(data, language, ["Ada", "Bob", "Cleo"], you)
        assert len(said) > 8
        assert "{" not in said


@pytest.mark.parametrize(("code", "fields"), RAISED)
def test_a_refusal_is_a_code_a_sentence_and_the_same_as_data(code: str, fields: dict[str, Any]) -> None:
    refusal = refused(code, **fields)
    assert (refusal.code, refusal.data) == (code, {"say": key_of(code), **fields})
    assert str(refusal) == say(refusal.data or {})


def test_what_somebody_has_sent_is_not_said_again_at_any_length() -> None:
    assert len(str(refused("bad-message", why="x" * 100_000))) < 1000


def test_nothing_is_said_in_english_alone_but_to_hosts_and_programmers() -> None:
    found: dict[str, set[str]] = {}
    for file, call in calls("Refused"):
        if code := literal(call):
            found.setdefault(file, set()).add(code)
    assert found == IN_ENGLISH


def test_a_name_that_is_none_is_refused_in_the_same_words_at_the_table_and_in_the_terminal() -> None:
    with pytest.raises(Refused) as refusal:
        checked_name("?")
    told = refused("bad-name", reason="letters")
    assert (refusal.value.code, str(refusal.value)) == (told.code, str(told))


def test_no_field_of_the_table_is_something_else_in_a_game() -> None:
    """A page says what the table refuses with the fields that its game declares."""
    for name in registry.names():
        declared = registry.find(name).declared()["fields"]
        for field in {"reason", *VALUES} & set(declared):
            assert (declared[field]["kind"], type(VALUES.get(field))) == ("number", int), (name, field)
        for field in set(WRITTEN) & set(declared):
            assert declared[field]["kind"] == "number", (name, field)
        assert declared.get("who", {"kind": "seat"})["kind"] == "seat"


@languages
def test_no_game_says_something_else_by_a_key_of_the_table(language: str) -> None:
    """A page has the words of both."""
    common = of_table(language)
    for name in registry.names():
        folder = registry.find(name).folder
        own = entries(folder, language) if (folder / "words" / f"{language}.ftl").exists() else {}
        for key in set(own) & set(common):
            assert own[key].equals(common[key]), (name, key)


# --- To players -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It is not your turn: Ada and Bob must move."),
        ("de", "Du bist nicht am Zug: Es wird gewartet auf Ada und Bob."),
        ("fr", "Ce n'est pas ton tour\u00a0: Ada et Bob doivent jouer."),
    ],
)
def test_a_player_is_told_by_name_who_is_waited_for(language: str, said: str) -> None:
    code, fields = KERNEL[0]
    assert say({"say": key_of(code), **fields}, language, ["Ada", "Bob", "Cleo"], 2) == said


def test_without_a_message_a_refusal_is_told_as_it_is() -> None:
    for refusal in (Refused("no", "Not so."), Refused("no", "Not so.", {"say": "refusal-of-a-game"})):
        assert views.refusal_text(None, -1, refusal, "de") == "Not so."
    assert views.refusal_text(None, -1, refused("closed"), "de") == "Der Tisch wurde geschlossen."


# --- Phrases and levels -----------------------------------------------------------------------------------------------


@languages
def test_phrases_and_levels_have_their_messages(language: str) -> None:
    bots = get_args(get_args(messages.BotName)[0])
    assert keys("phrase-", language) == list(messages.PHRASES)
    assert keys("level-", language) == list(bots)
    assert keys("manner-", language) == list(LEVELS)
    for bot in bots:
        assert say({"say": f"level-{bot}"}, language) == say({"say": "level", "bot": bot}, language)


# --- Languages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", [COMMON_FOLDER, FOLDER], ids=["every game", "every table"])
def test_in_french_no_line_ends_before_a_sign(folder: Path) -> None:
    text = own_message_files(folder, "fr").replace("useGrouping:", "")
    assert re.findall("[^\u00a0][:;!?»](?= |$)|«[^\u00a0]", text, re.MULTILINE) == []


def test_a_list_of_texts_is_said_like_a_list_of_things() -> None:
    assert str(refused("seats-free", free=[0, 1, 2])) == "Seat 0, 1 and 2 is free; wait, or fill it with bots."
    assert say({"say": "refusal-seats-free", "free": [1]}, "fr").startswith("Le siège 1 est")


def test_what_only_the_words_of_a_game_can_say_is_said_as_it_was_where_there_is_no_table() -> None:
    cards = (registry.find("an-empty-throne").folder / "cards.toml").read_text("utf-8").replace('"draw ', '"dig ', 1)
    with pytest.raises(Refused) as refusal:
        registry.card_set("an-empty-throne", cards, "my.toml")
    assert "'dig' is no verb" in str(refusal.value)
    assert views.refusal_text(None, views.SPECTATOR, refusal.value, "de") == str(refusal.value)
