"""What is wrong with a card file, a position, a record or an option is said in every language; English is the rule."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import eminence
from eminence import Refused
from eminence.games import registry
from eminence.kernel.cards import BadCards
from eminence.kernel.refusals import say
from eminence.kernel.translation import COMMON_FOLDER, LANGUAGES, own_message_files

THRONE, EMPTY, SHADOW = "behind-the-throne", "an-empty-throne", "shadow-throne"
THRONE_CARDS, EMPTY_CARDS, SHADOW_CARDS = (
    (registry.find(name).folder / "cards.toml").read_text("utf-8") for name in (THRONE, EMPTY, SHADOW)
)


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def without_tombs() -> str:
    return re.sub(r"(?m)^tombs = \[.*$", "tombs = []", EMPTY_CARDS)


def with_many_langmen() -> str:
    return re.sub(r'(?s)(name = "Langman".*?copies = )1', r"\g<1>6", SHADOW_CARDS)


CASES: list[tuple[str, Callable[[], object], str, str, str]] = [
    (
        THRONE,
        lambda: registry.card_set(THRONE, changed(THRONE_CARDS, 'ability = "', 'ability = "x'), "my.toml"),
        "my.toml, line 21: there is no ability 'xlower'; did you mean lower?",
        "my.toml, Zeile 21: „ability“ kann nicht „xlower“ sein; meintest du „lower“?",
        "my.toml, ligne 21 : « ability » ne peut pas être « xlower » ; voulais-tu dire « lower » ?",
    ),
    (
        THRONE,
        lambda: registry.card_set(THRONE, '[[card]]\nname = "King"\n', "my.toml"),
        "my.toml, line 1: there is 1 card; 2 to 9 make a set. (3 more: eminence cards check)",
        "my.toml, Zeile 1: Es gibt nur 1 Karte; ein Kartensatz hat 2 bis 9. (noch 3: eminence cards check)",
        "my.toml, ligne 1 : il n'y a que 1 carte ; un jeu de cartes en a 2 à 9. (encore 3 : eminence cards check)",
    ),
    (
        EMPTY,
        lambda: registry.card_set(EMPTY, changed(EMPTY_CARDS, '"draw from', '"drawn from'), "my.toml"),
        "my.toml, line 35: recruit: 'drawn from any deck' is no ability: 'drawn' is no verb; did you mean draw?",
        "my.toml, Zeile 35: recruit: „drawn from any deck“ ist keine Fähigkeit: „drawn“ ist kein Verb; "
        "meintest du „draw“?",
        "my.toml, ligne 35 : recruit : « drawn from any deck » n'est pas une capacité : « drawn » n'est pas un verbe ; "
        "voulais-tu dire « draw » ?",
    ),
    (
        EMPTY,
        lambda: registry.card_set(EMPTY, without_tombs(), "my.toml"),
        "my.toml, line 1: there is no card for The Tombs; at least one is needed. (3 more: eminence cards check)",
        "my.toml, Zeile 1: Es gibt keine Karte für die Gruft; mindestens eine wird gebraucht. "
        "(noch 3: eminence cards check)",
        "my.toml, ligne 1 : il n'y a pas de carte pour les Tombeaux ; il en faut au moins une. "
        "(encore 3 : eminence cards check)",
    ),
    (
        THRONE,
        lambda: eminence.load(THRONE).position("turn: 0\nrow: King, Quene"),
        "Line 2: there is no card 'Quene'; did you mean Queen?",
        "Zeile 2: Es gibt keine Karte „Quene“; meintest du „Queen“?",
        "Ligne 2 : il n'y a pas de carte « Quene » ; voulais-tu dire « Queen » ?",
    ),
    (
        THRONE,
        lambda: eminence.load(THRONE).position("turns: 30001"),
        "This is no position of Behind the Throne: 'turns' counts from 0 to 30000.",
        "Das ist keine Stellung von Behind the Throne: „turns“ zählt von 0 bis 30000.",
        "Ce n'est pas une position de Behind the Throne : « turns » compte de 0 à 30000.",
    ),
    (
        EMPTY,
        lambda: eminence.load(EMPTY).position("hands 0: Heralds-0 | hands 1: Heralds-0"),
        "This is no position of An Empty Throne: there is 1 too many of Heralds-0.",
        "Das ist keine Stellung von An Empty Throne: Heralds-0 gibt es einmal zu viel.",
        "Ce n'est pas une position de An Empty Throne : il y a 1 Heralds-0 de trop.",
    ),
    (
        EMPTY,
        lambda: eminence.load(EMPTY).position("left: 0, 1, 1, 12"),
        "This is no position of An Empty Throne: Field 1 has a top card just if cards are 'left' there.",
        "Das ist keine Stellung von An Empty Throne: Feld 1 hat genau dann eine oberste Karte, wenn dort nach „left“ "
        "noch Karten liegen.",
        "Ce n'est pas une position de An Empty Throne : Champ 1 a une carte du dessus exactement quand, selon "
        "« left », il y reste des cartes.",
    ),
    (
        SHADOW,
        lambda: registry.card_set(SHADOW, changed(SHADOW_CARDS, "price = 0\n", ""), "my.toml"),
        "my.toml, line 25: the card has no price: the gold it costs; below 0, the gold it brings.",
        "my.toml, Zeile 25: Der Karte fehlt „price“: das Gold, das er kostet; unter 0 das Gold, das er bringt.",
        "my.toml, ligne 25 : il manque « price » à la carte : l'or qu'il coûte ; au-dessous de 0, l'or qu'il rapporte.",
    ),
    (
        SHADOW,
        lambda: registry.card_set(SHADOW, changed(SHADOW_CARDS, "copies = 4", 'copies = 4\nwaves = "next"'), "my.toml"),
        "my.toml, line 30: waves means nothing for the ability none; it is for kill, convert, embolden and silence.",
        "my.toml, Zeile 30: Für die Fähigkeit none bedeutet „waves“ nichts, nur für kill, convert, embolden und "
        "silence.",
        "my.toml, ligne 30 : « waves » ne veut rien dire pour la capacité none, seulement pour kill, convert, "
        "embolden et silence.",
    ),
    (
        SHADOW,
        lambda: registry.card_set(SHADOW, with_many_langmen(), "my.toml"),
        "my.toml, line 324: at most 5 cards of a deck can have the ability stay.",
        "my.toml, Zeile 324: Höchstens 5 Karten eines Stapels können die Fähigkeit stay haben.",
        "my.toml, ligne 324 : au plus 5 cartes d'un paquet peuvent avoir la capacité stay.",
    ),
    (
        SHADOW,
        lambda: eminence.load(SHADOW).position("line 0: Outlaw"),
        "Line 1: 'Outlaw' is no character in a wave; write its name and wave, as in 'Outlaw 1 dead'.",
        "Zeile 1: „Outlaw“ ist kein Charakter in einer Welle; schreib seinen Namen und die Welle, so wie „Outlaw 1 "
        "dead“.",
        "Ligne 1 : « Outlaw » n'est pas un personnage dans une vague ; écris son nom et sa vague, comme « Outlaw 1 "
        "dead ».",
    ),
    (
        SHADOW,
        lambda: eminence.load(SHADOW).position("gold 1: 20001"),
        "This is no position of Shadow Throne: seat 1 has gold or influence below 0 or above 20000.",
        "Das ist keine Stellung von Shadow Throne: Sitz 1 hat Gold oder Einfluss unter 0 oder über 20000.",
        "Ce n'est pas une position de Shadow Throne : le siège 1 a de l'or ou de l'influence au-dessous de 0 ou "
        "au-dessus de 20000.",
    ),
    (
        SHADOW,
        lambda: eminence.load(SHADOW).position("line 2: Outlaw 0"),
        "This is no position of Shadow Throne: Outlaw of seat 2 stands in wave 0, but cannot stay from one battle to "
        "the next.",
        "Das ist keine Stellung von Shadow Throne: Outlaw von Sitz 2 steht in Welle 0, kann aber nicht von einer "
        "Schlacht zur nächsten bleiben.",
        "Ce n'est pas une position de Shadow Throne : Outlaw du siège 2 est dans la vague 0, mais ne peut pas rester "
        "d'une bataille à la suivante.",
    ),
    (
        SHADOW,
        lambda: eminence.load(SHADOW, {"edition": "first"}),
        "Option edition cannot be 'first'; it is final or prototype.",
        "Die Option edition kann nicht „first“ sein, nur final oder prototype.",
        "L'option edition ne peut pas être « first » ; c'est final ou prototype.",
    ),
    (
        THRONE,
        lambda: eminence.load(THRONE, {"swap_after_fife": True}),
        "There is no option 'swap_after_fife'; did you mean swap_after_five?",
        "Es gibt keine Option „swap_after_fife“; meintest du „swap_after_five“?",
        "Il n'y a pas d'option « swap_after_fife » ; voulais-tu dire « swap_after_five » ?",
    ),
    (
        EMPTY,
        lambda: eminence.load(EMPTY, {"tombs_points": 3}),
        "Option tombs_points cannot be '3'; it is 1 or 2.",
        "Die Option tombs_points kann nicht „3“ sein, nur 1 oder 2.",
        "L'option tombs_points ne peut pas être « 3 » ; c'est 1 ou 2.",
    ),
    (
        THRONE,
        lambda: eminence.replay("eminence record 1\ngame: behind-the-throne"),
        "The record is cut off: it does not end with its 'check:' line.",
        "Die Aufzeichnung ist abgeschnitten: Sie endet nicht mit ihrer Zeile „check:“.",
        "L'enregistrement est coupé : il ne finit pas par sa ligne « check: ».",
    ),
]
"""A game, what is refused, and how that is said in English, German and French."""


def refusal_of(deed: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as refusal:
        deed()
    return refusal.value


@pytest.mark.parametrize(("game", "deed", "english", "german", "french"), CASES, ids=[case[2][:40] for case in CASES])
def test_what_is_wrong_is_said_in_every_language(
    game: str, deed: Callable[[], object], english: str, german: str, french: str
) -> None:
    refusal = refusal_of(deed)
    assert str(refusal) == english
    folder, data = registry.find(game).folder, refusal.data or {}
    assert say(data, folder, "de") == german
    assert say(data, folder, "fr").replace("\u00a0", " ") == french


def test_every_problem_of_a_card_file_is_told_with_its_line() -> None:
    text = changed(changed(THRONE_CARDS, "value = 1\n", "value = 0\n"), 'ability = "', 'ability = "x')
    refusal = refusal_of(lambda: registry.card_set(THRONE, text, "my.toml"))
    assert isinstance(refusal, BadCards)
    assert refusal.data is not None
    told = [refusal.data["problem"], *refusal.data["others"]]
    assert [(problem["say"], problem["line"]) for problem in told] == [("problem", 20), ("problem", 21)]
    assert told[0]["what"] == {"say": "problem-cell-range", "column": "value", "given": "0", "low": 1, "high": 20}
    assert [problem.line for problem in refusal.problems] == [20, 21]
    again = pickle.loads(pickle.dumps(refusal))
    assert (str(again), again.data) == (str(refusal), refusal.data)


def test_however_much_is_wrong_little_is_sent() -> None:
    refusal = refusal_of(lambda: registry.card_set(THRONE, "[[card]]\nx = 1\n" * 5000))
    assert refusal.data is not None
    assert (refusal.data["more"], len(refusal.data["others"])) == (25000, 19)


def test_a_reason_within_a_reason_is_data_too() -> None:
    position = eminence.load(THRONE).start(2, 7)
    seat = position.actors[0]
    refusal = refusal_of(lambda: position.play_all(seat, "reveal: fly"))
    assert str(refusal).startswith("Only 'reveal' was played, because of 'fly': 'fly' is no move; ")
    assert refusal.data is not None
    assert (refusal.code, refusal.data["why"]["say"]) == ("unknown-move", "refusal-unknown-move")
    german = say(refusal.data, position.game.definition.folder, "de")
    assert german.startswith("Nur „reveal“ wurde gespielt, wegen „fly“: „fly“ ist kein Zug; ")


def test_however_long_a_text_is_it_is_refused_in_a_sentence() -> None:
    refusal = refusal_of(lambda: eminence.load(THRONE).position(f"turn: {'x' * 9000}"))
    assert str(refusal).endswith("x' is not a seat's number.")
    assert len(str(refusal)) < 2500


@pytest.mark.parametrize("name", [THRONE, EMPTY, SHADOW])
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_problems_need_no_table_of_fields(name: str, language: str) -> None:
    """A card file that cannot be read has no vocabulary: what a game declares may only be a number here."""
    declared = registry.find(name).declared()["fields"]
    text = own_message_files(COMMON_FOLDER, language) + own_message_files(registry.find(name).folder, language)
    for message in re.findall(r"(?m)^(?:problem|misread|flaw|right|column|entries)[a-z-]* =(?:.*\n(?: .*\n)*)", text):
        used: set[Any] = {found.removesuffix("-or") for found in re.findall(r"\$([a-z-]+)", message)}
        assert {declared[field]["kind"] for field in used & set(declared)} <= {"number"}, message


def test_nobody_reads_message_files_while_nothing_is_wrong() -> None:
    script = (
        "import sys, eminence\n"
        "for name in eminence.names(): eminence.load(name)\n"
        "print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


# --- Shadows over the Empire ------------------------------------------------------------------------------------------

EMPIRE = "shadows-over-the-empire"
EMPIRE_CARDS = (registry.find(EMPIRE).folder / "cards.toml").read_text("utf-8")


def empire_cards(old: str, new: str) -> Callable[[], object]:
    return lambda: registry.card_set(EMPIRE, changed(EMPIRE_CARDS, old, new), "my.toml")


def empire_position(text: str) -> Callable[[], object]:
    return lambda: eminence.load(EMPIRE).position(text)


GARRICK = "remove 1 of an-opponent from adjacent character with-opponents"
EMPIRE_CASES: list[tuple[Callable[[], object], str, str, str]] = [
    (
        empire_cards(GARRICK, "remove 1 of an-opponent from adjecent character"),
        "my.toml, line 294: effects: 'adjecent' says nothing about a card; did you mean adjacent?",
        "my.toml, Zeile 294: effects: „adjecent“ sagt nichts über eine Karte; meintest du „adjacent“?",
        "my.toml, ligne 294 : effects : « adjecent » ne dit rien d'une carte ; voulais-tu dire « adjacent » ?",
    ),
    (
        empire_cards(GARRICK, "remove 1 of yours from adjacent citizen owner chooses"),
        "my.toml, line 294: effects: 'owner chooses' is only for an-opponent, each-opponent or the-least-unused, not "
        "for yours.",
        "my.toml, Zeile 294: effects: „owner chooses“ ist nur für an-opponent, each-opponent oder the-least-unused, "
        "nicht für yours.",
        "my.toml, ligne 294 : effects : « owner chooses » n'est que pour an-opponent, each-opponent ou "
        "the-least-unused, pas pour yours.",
    ),
    (
        empire_cards(GARRICK, "protect self from swap"),
        "my.toml, line 294: effects: 'protect' is only for a passive, and this is a use.",
        "my.toml, Zeile 294: effects: „protect“ passt nur zu „passive“, und das hier ist „use“.",
        "my.toml, ligne 294 : effects : « protect » ne va qu'avec « passive », et ceci est « use ».",
    ),
    (
        empire_cards('kind = "distinct"\nlevel = "A"', 'kind = "distinct"\nlevel = "B"'),
        "my.toml, line 1: level A lacks a Distinct Personality. (1 more: eminence cards check)",
        "my.toml, Zeile 1: In der Stufe A fehlt eine Besondere Persönlichkeit. (noch 1: eminence cards check)",
        "my.toml, ligne 1 : au niveau A, il manque une Personnalité éminente. (encore 1 : eminence cards check)",
    ),
    (
        empire_position("phase: leaders"),
        "This is no position of Shadows over the Empire: Leaders are chosen in seat order: 'asks' is the first seat "
        "without one.",
        "Das ist keine Stellung von Shadows over the Empire: Anführer werden in der Reihenfolge der Sitze gewählt: "
        "„asks“ ist der erste Sitz, der noch keinen hat.",
        "Ce n'est pas une position de Shadows over the Empire : les Dirigeants se choisissent dans l'ordre des "
        "sièges : « asks » est le premier siège qui n'en a pas.",
    ),
    (
        empire_position("grid: - / - / - / - / - / -"),
        "Line 1: 6 rows are too many; a grid has at most 5.",
        "Zeile 1: 6 Reihen sind zu viele; ein Raster hat höchstens 5.",
        "Ligne 1 : 6 rangées, c'est trop ; une grille en a au plus 5.",
    ),
    (
        lambda: eminence.load(EMPIRE, {"a_sets": "3"}),
        "The options a_sets, b_sets, c_sets and asterisks give 12 citizens; 16 are needed for 2 seats, 20 for more.",
        "Die Optionen a_sets, b_sets, c_sets und asterisks ergeben 12 Bürger; 16 braucht es für 2 Sitze, 20 für mehr.",
        "Les options a_sets, b_sets, c_sets et asterisks donnent 12 citoyens ; il en faut 16 pour 2 sièges, 20 pour "
        "plus.",
    ),
]


@pytest.mark.parametrize(
    ("deed", "english", "german", "french"), EMPIRE_CASES, ids=[case[1][:60] for case in EMPIRE_CASES]
)
def test_what_is_wrong_in_the_empire_is_said_in_every_language(
    deed: Callable[[], object], english: str, german: str, french: str
) -> None:
    test_what_is_wrong_is_said_in_every_language(EMPIRE, deed, english, german, french)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_problems_of_the_empire_need_no_table_of_fields(language: str) -> None:
    test_problems_need_no_table_of_fields(EMPIRE, language)
