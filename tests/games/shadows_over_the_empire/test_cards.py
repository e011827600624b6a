"""Shadows over the Empire, its cards: the language of abilities, read, told and checked; and sets made at random, which
are refused in words or can be played."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import eminence
from eminence.games.shadows_over_the_empire import filters, layouts, sentences, vocabulary
from eminence.games.shadows_over_the_empire.state import (
    ALL,
    ANY,
    CARDS,
    CITIZENS,
    DISTINCT,
    EACH,
    END,
    FACTIONS,
    IT,
    JUST,
    LAWFUL,
    LEADER,
    MAY_BE_NONE,
    NO_EVENT,
    PASSED,
    RICH,
    ROWS,
    SEATS,
    SETS,
    TARGETED,
    THEN,
    TOKENS,
    UP_TO,
)
from eminence.games.shadows_over_the_empire.vocabulary import FACTION_NAMES, SCHEMA
from eminence.kernel import cards as card_files
from eminence.kernel.kinds import ParseError
from eminence.kernel.refusals import sentence_of
from eminence.kernel.translation import LANGUAGES, Message

GAME = "shadows-over-the-empire"
FILE = Path(vocabulary.__file__).with_name("cards.toml")
Cells = dict[str, Any]


def said(message: Message, language: str = "en") -> str:
    return eminence.load(GAME).say(message, (), language=language)


def house() -> card_files.CardSet:
    return card_files.read(FILE, SCHEMA, GAME)


# --- The house's cards ------------------------------------------------------------------------------------------------


def test_the_cards_of_the_house_are_read_and_numbered() -> None:
    cards = house()
    record, words = vocabulary.packed(cards), vocabulary.vocabulary(cards)
    assert len(cards) == 68
    names = words["card"]
    assert len(names) == CARDS
    assert names[:4] == ["Garrick", "Benedict", "Theodoric", "Felix"]
    assert names[57:CITIZENS] == ["Vesper", "", "", "", ""]
    assert names[LEADER:DISTINCT] == [
        *("Bonifatius", "Margayth", "Duchess Isabella", "Ornatto"),
        *("Severin", "Ignacio", "Genevieve", "Master Coin"),
    ]
    assert names[DISTINCT:] == ["Prince Edric", "Archduke Casimir"]
    for number, name in enumerate(names):
        assert vocabulary.named(cards, number) == (name or f"(no card {number})")
        if name:
            assert vocabulary.card_at(cards, number).name == name
    assert words["part"][:ROWS] == ["Garrick 1", "", "", ""]
    ysolde = names.index("Ysolde") * ROWS
    assert words["part"][ysolde : ysolde + ROWS] == ["Ysolde 1", "Ysolde 2", "Ysolde 3", ""]
    assert [bool(name) for name in words["part"]] == [verb != END for verb in record.verb]
    assert [cells.bit_count() for cells in record.sets if cells] == [4] * 14
    assert [at // SETS for at, cells in enumerate(record.sets) if cells] == [0] * 6 + [1] * 5 + [2] * 3
    assert [names[card] for card in range(CITIZENS) if record.asterisks >> card & 1] == ["Maximilian", "Seraphine"]
    assert [names[card] for card in range(CITIZENS) if record.passives >> card & 1] == [
        *("Leopold", "Ambrose", "Gwendolyn")
    ]
    assert record.court_reacts == 1 << FACTION_NAMES.index("Queen's Court")
    assert record.court_passives == 0


def test_traits_in_common_are_as_the_rulebook_and_the_design_say() -> None:
    cards = house()
    record, names = vocabulary.packed(cards), vocabulary.vocabulary(cards)["card"]

    def common(leader: str, card: str) -> int:
        return record.common[(names.index(leader) - LEADER) * CARDS + names.index(card)]

    assert common("Genevieve", "Raleigh") == 3
    assert common("Ignacio", "Ramona") == 3
    for leader in range(2 * FACTIONS):
        level, bit = "AB"[leader // FACTIONS], record.compulsory[leader]
        assert record.traits[LEADER + leader] & bit
        assert record.common[leader * CARDS + DISTINCT + leader // FACTIONS] == 3
        compliant = [
            record.common[leader * CARDS + card]
            for card in range(CITIZENS)
            if names[card] and record.traits[card] & bit and vocabulary.card_at(cards, card)["level"] == level
        ]
        wanted = {"A": (4, 4, 4), "B": (3, 6, 3)}[level]
        assert tuple(compliant.count(traits) for traits in (2, 3, 4)) == wanted
        assert [record.common[leader * CARDS + card] for card in range(CARDS) if not names[card]] == [0] * 4


def test_the_grids_are_packed_as_they_are_drawn() -> None:
    record = vocabulary.packed(house())
    for layout, drawing in enumerate(layouts.LAYOUTS):
        seats = sum(str(seat) in drawing for seat in range(SEATS))
        assert record.board[layout].bit_count() == drawing.count("#") + 1
        assert drawing[record.centre[layout]] == "D"
        for seat in range(SEATS):
            at = record.leader_at[layout * SEATS + seat]
            slots = record.slots[layout * SEATS + seat]
            assert (at >= 0, slots.bit_count()) == ((True, 3) if seat < seats else (False, 0))
            assert at < 0 or record.near[layout * layouts.CELLS + at] == slots
        for cell in range(layouts.CELLS):
            at = layout * layouts.CELLS + cell
            steps = record.step[at * 8 : at * 8 + 8]
            assert sum(1 << there for there in steps if there >= 0) == record.near[at]
            assert record.near[at] & record.two_away[at] == 0
            for direction, there in enumerate(steps):
                line = record.line[at * 8 + direction]
                assert line == (0 if there < 0 else 1 << there | record.line[(at - cell + there) * 8 + direction])
            if cell >= len(drawing) or drawing[cell] == ".":
                assert record.near[at] == record.in_row[at] == record.in_column[at] == 0


def test_every_card_of_the_house_says_what_it_does() -> None:
    for card in house():
        text = said(vocabulary.card_text(card))
        assert_english(text)
        assert card["ability"].capitalize() in text
        assert len(said(vocabulary.brief(card))) < 100
        rows = vocabulary.ability_rows(card)
        assert [said(vocabulary.effect_text(card, row)) for row in range(len(rows))].count("") == 0
        assert set(card.provenance) <= set(card.cells)
        assert {"name", "epithet", "level", "traits", "ability", "effects"} <= set(card.provenance)


def assert_english(text: str) -> None:
    for slip in ("  ", " ,", ",,", " .", "..", "None", "a adj", "a upr", "a unc", " a an ", "1 tokens", "tokens token"):
        assert slip not in text, text
    assert text.endswith(".")
    assert all(sentence[:1].isupper() for sentence in text.rstrip(".").split(". "))


@pytest.mark.parametrize(
    ("language", "rules", "types"),
    [
        ("en", "RULES.md", {"use": "", "react": "(React) ", "passive": "(Passive) "}),
        ("de", "RULES.de.md", {"use": "", "react": "(Reaktion) ", "passive": "(Passiv) "}),
        ("fr", "RULES.fr.md", {"use": "", "react": "(Réaction) ", "passive": "(Passive) "}),
    ],
)
def test_the_rules_to_read_tell_every_card_as_the_program_does(
    language: str, rules: str, types: dict[str, str]
) -> None:
    lines = FILE.with_name(rules).read_text(encoding="utf-8").splitlines()
    for card in house():
        row = next(line for line in lines if line.startswith(f"| {card.name} {card['epithet']} |"))
        told = said(vocabulary.ability_text(card), language).replace("\N{NO-BREAK SPACE}", " ")
        assert row.endswith(f"| {types[card['ability']]}{told} |"), card.name


def test_a_card_text_begins_with_traits() -> None:
    cards = house()
    assert said(vocabulary.card_text(vocabulary.card_at(cards, 0))) == (
        "Lawful, Non-Religious, Non-Noble, Non-Rich. "
        "Use: Remove 1 token of one opponent from an adjacent Character card."
    )
    assert said(vocabulary.card_text(vocabulary.card_at(cards, LEADER + 2))) == (
        "Lawful, Religious, Noble, Non-Rich; Noble is Compulsory, Lawful is Wild. React: When an opponent's action "
        "targets the Distinct Personality, cancel that action. Then add 1 token on the Distinct Personality."
    )


# --- Reading ----------------------------------------------------------------------------------------------------------


def test_a_filter_is_its_words_in_any_order() -> None:
    words = ["adjacent", "citizen", "an-opponents", "non-rich", "lawful", "upright", "or-self", "holding-2"]
    once = filters.read(" ".join(words))
    assert (once.traits, once.having, once.exactly) == (RICH | LAWFUL, LAWFUL, 2)
    for seed in range(5):
        random.Random(seed).shuffle(words)
        assert filters.read(" ".join(words)) == once
    assert filters.read("anywhere character") == filters.read("character") == filters.Filter()


def test_sentences_are_read_into_rows() -> None:
    row = sentences.read("then if 2 removed remove up to 2 of an-opponent from it")[0]
    assert (row.how, row.needs, row.how_many, row.amount, row.least) == (THEN, 2, UP_TO, 2, 1)
    row = sentences.read("remove any of yours from at most one anywhere character")[0]
    assert (row.how, row.how_many, row.amount, row.least) == (MAY_BE_NONE, ANY, TOKENS, 0)
    row = sentences.read("remove all of yours from self")[0]
    assert (row.how_many, row.amount) == (ALL, TOKENS)
    row = sentences.read("add 1 on self for each adjacent citizen rich at most 3")[0]
    assert (row.how_many, row.amount, row.second) == (EACH, 3, filters.read("rich citizen adjacent"))
    row = sentences.read("mark up to 2 adjacent citizen")[0]
    assert (row.how_many, row.amount, row.most) == (JUST, 1, 2)
    rows = sentences.read("offer adjacent citizen an-opponents between remove 2 of its-controller from it and lock it")
    assert [row.verb for row in rows] == [sentences.VERBS[verb] for verb in ("offer", "remove", "lock")]
    assert rows[2].target == filters.Filter(IT)
    assert sentences.read_trigger("an opponent passes") == (PASSED, None)
    assert sentences.read_trigger("an opponent targets distinct") == (TARGETED, filters.read("distinct"))


@pytest.mark.parametrize("text", sentences.EXAMPLES)
def test_every_example_is_a_sentence(text: str) -> None:
    assert sentences.read(text)
    assert sentences.read(f"then {text}")[0].how & THEN


@pytest.mark.parametrize("text", sentences.EVENT_EXAMPLES)
def test_every_example_is_a_trigger(text: str) -> None:
    assert sentences.read_trigger(text)[0] != NO_EVENT


@pytest.mark.parametrize("word", filters.WORDS)
def test_every_word_for_a_card_is_known_once(word: str) -> None:
    kind = "" if word in filters.KINDS else " citizen"
    assert filters.read(f"{word}{kind}") != filters.Filter() or word in ("anywhere", "character")
    with pytest.raises(ParseError) as misread:
        filters.read(f"{word}{kind} {word}")
    assert "do not go together" in sentence_of(misread.value.message, SCHEMA.folder)


# --- Telling ----------------------------------------------------------------------------------------------------------

PASS = "an opponent passes"


def ability(text: str) -> Cells:
    """The cells of an ability: its parts, after what a React answers or `passive:`."""
    before, colon, parts = text.rpartition(": ")
    type_ = "use" if not colon else before if before == "passive" else "react"
    return {"ability": type_, "trigger": before if type_ == "react" else None, "effects": parts.split(" / ")}


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        # Verbs.
        ("influence adjacent character", "Influence an adjacent Character card."),
        ("subdue two-away citizen empty", "Subdue a Citizen with no tokens on it exactly 2 steps away"),
        ("rotate anywhere citizen upright", "Rotate a Citizen."),
        ("rotate same-row citizen marked", "Rotate a Citizen with an Influence token in the same row as"),
        ("reset anywhere citizen rotated", "Reset a Citizen other than Ann."),
        ("reset anywhere citizen yours or-self", "Reset a Citizen you control."),
        ("mark adjacent citizen unmarked", "Place an Influence token on an adjacent Citizen."),
        (
            "mark up to 2 same-column citizen an-opponents",
            "Place an Influence token on each of up to 2 Citizens that opponents control in the same column as Ann.",
        ),
        ("unmark adjacent citizen marked", "Take the Influence token from an adjacent Citizen."),
        ("lock adjacent citizen", "Place the Quiraa token on an adjacent Citizen. Until the end of the"),
        (
            "perform adjacent citizen controlled upright with-use",
            "Rotate an adjacent Citizen that a player controls and perform its Use ability as if you controlled it.",
        ),
        ("add 2 on adjacent citizen yours holding-1", "Add 2 tokens on an adjacent Citizen you control"),
        ("add 2 on adjacent citizen yours holding-1", "with exactly 1 token."),
        ("add 1 on adjacent citizen holding-2", "an adjacent Citizen with exactly 2 tokens of yours."),
        (
            "add 1 on each of up to 2 adjacent citizen rich or-self",
            "Add 1 token on each of up to 2 adjacent Rich Citizens.",
        ),
        (
            "add 1 on each of up to 2 adjacent citizen lawful or-self",
            "Add 1 token on each of up to 2 adjacent Lawful Citizens, Ann included.",
        ),
        (
            "add 1 on self yours for each near-yours citizen uncontrolled at most 3",
            "Add 1 token on Ann for each uncontrolled Citizen adjacent to your Leader or a card you control, at most",
        ),
        (
            "move up to 2 from anywhere character to adjacent citizen yours another",
            "Move up to 2 of your tokens from a Character card other than Ann to another adjacent Citizen you control.",
        ),
        ("move any from self to distinct adjacent", "Move 1 or more of your tokens from Ann to the Disti"),
        ("move any from self to distinct adjacent", "the Distinct Personality if it is adjacent."),
        ("move 2 from self to adjacent citizen", "to an adjacent Citizen (all if there are fewer)."),
        ("swap self with same-row-or-column citizen", "Swap Ann with a Citizen in the same row or col"),
        ("swap adjacent citizen with adjacent citizen", "Swap two Citizens adjacent to Ann."),
        ("swap adjacent citizen rich with near-first citizen", "Rich Citizen with a Citizen adjacent to"),
        # Whose tokens.
        ("remove 2 of yours from self", "Remove 2 of your tokens from Ann (all if there are fewer)."),
        (
            "remove any of yours from at most one anywhere citizen with-yours",
            "Remove any number of your tokens, even none, from a Citizen other than Ann.",
        ),
        (
            "remove up to 2 of an-opponent from adjacent citizen with-opponents owner-holding-3",
            "Remove up to 2 tokens of one opponent from an adjacent Citizen on which they have 3 or more.",
        ),
        ("remove all of an-opponent from adjacent character", "Remove all tokens of one opponent from an"),
        (
            "remove 1 of an-opponent from anywhere citizen with-owners owner chooses",
            "One opponent, whom you choose, removes 1 of their tokens from a Citizen of their choice other than Ann.",
        ),
        (
            "remove 1 of each-opponent from adjacent citizen owner chooses",
            "Each opponent removes 1 of their tokens from an adjacent Citizen of their choice.",
        ),
        (
            "remove 1 of each-opponent from adjacent citizen",
            "For each opponent, remove 1 of their tokens from an adjacent Citizen.",
        ),
        (
            "remove 1 of each-opponent from line character with-opponents",
            "Choose a direct line from Ann to the edge of the grid: each opponent removes 1 of their tokens from every "
            "Character card in it.",
        ),
        (
            "remove 1 of each-player from adjacent character conflict",
            "Choose an adjacent Character card in a Conflict: each player with tokens on it removes 1 of them.",
        ),
        ("remove 1 of each-player from distinct", "Each player with tokens on the Distinct Personality re"),
        (
            "remove 1 of the-least-unused from anywhere character with-owners",
            "Remove 1 token of the player with the fewest unused tokens from a Character card other than Ann; if "
            "several have the fewest, do so for each of them.",
        ),
        (
            "remove 1 of the-least-unused from adjacent character owner chooses",
            "The player with the fewest unused tokens removes 1 of their tokens from an adjacent Character card of "
            "their choice; if several have the fewest, each of them does.",
        ),
        (
            "remove all of all-but-the-fewest from adjacent character your-conflict",
            "Choose an adjacent Character card in a Conflict you take part in: each player with tokens on it, except "
            "those with the fewest, removes all of them.",
        ),
        (
            "offer adjacent citizen an-opponents between remove 2 of its-controller from it and subdue it",
            "Choose an adjacent Citizen that an opponent controls. Its controller chooses: they remove 2 of their "
            "tokens from it (all if there are fewer), or you Subdue it.",
        ),
        # What a card named by the sentence must be.
        ("add 1 on self citizen lawful yours", "Add 1 token on Ann."),
        ("add 1 on self distinct rich", "Add 1 token on Ann if it is the Distinct Personality and it is Rich."),
        (
            "add 1 on distinct non-rich lawful conflict upright marked holding-1 diverging",
            "Add 1 token on the Distinct Personality if it is Lawful and Non-Rich, it is in a Conflict, it is upright, "
            "it has exactly 1 token of yours, it has an Influence token and it is Diverging to you.",
        ),
        (
            "add 1 on adjacent citizen with-use marked with-yours diverging",
            "an adjacent Citizen with tokens of yours, an Influence token and a Use ability that is Diverging to you.",
        ),
        ("reset adjacent citizen or-self rotated yours", "Reset Ann or an adjacent Citizen you control."),
        ("add 1 on adjacent citizen or-self rotated", "Add 1 token on Ann or an adjacent Citizen that is Rotated."),
        ("add 1 on adjacent citizen or-self empty", "Add 1 token on an adjacent Citizen with no tokens on it."),
        # Costs and second parts.
        ("pay 2 to rotate adjacent citizen", "At the cost of 2 of your tokens on Ann, Rotate an adjacent Citizen."),
        (
            "pay 1 if controlled to swap self with anywhere citizen rich",
            "Swap Ann with a Rich Citizen, at the cost of 1 of your tokens on Ann if a player controls that card.",
        ),
        (
            "remove 2 of an-opponent from adjacent citizen / then if 2 removed rotate it",
            "Then, if at least 2 tokens were removed, Rotate that card.",
        ),
        (
            "move 1 from self to adjacent citizen / then subdue near-it citizen",
            "Then Subdue a Citizen adjacent to the card that received it other than Ann.",
        ),
        ("move any from self to adjacent citizen / then reset it", "Then Reset the card that received them."),
        (
            "add 1 on adjacent citizen / then add 1 on it yours rotated",
            "Then add 1 token on that card if you control it and it is Rotated.",
        ),
        (
            "add 1 on adjacent citizen / then mark up to 2 adjacent citizen other",
            "Then place an Influence token on each of up to 2 other adjacent Citizens.",
        ),
        (
            "swap adjacent citizen with adjacent citizen / then add 1 on either yours rich",
            "Then add 1 token on a Rich Citizen you control among the two just swapped.",
        ),
        # Passives.
        (
            "passive: protect adjacent citizen yours or-self from mark rotate",
            "Opponents' abilities may not Rotate or place Influence tokens on Ann or adjacent Citizens you control.",
        ),
        (
            "passive: bonus 2 when adjacent character yours or-leader influences citizen empty",
            "When an adjacent Character card you control or your Leader if it is adjacent performs the Influence "
            "action on a Citizen with no tokens on it, add 2 more tokens; the limit is 2 higher.",
        ),
        (
            "passive: keep tokens on same-row character your-conflict",
            "At the end of the Round you remove no token from Character cards in a Conflict in the same row as Ann.",
        ),
        # Reacts.
        ("an opponent passes: add 1 on self", "When an opponent passes, add 1 token on Ann."),
        (
            "an opponent targets adjacent citizen yours: cancel / then add 1 on distinct",
            "When an opponent's action targets an adjacent Citizen you control, cancel that action. Then add 1 token "
            "on the Distinct Personality.",
        ),
        (
            "an opponent uses same-column character: cancel",
            "When an opponent performs the Use ability of a Character card in the same column as Ann, cancel that",
        ),
        (
            "an opponent removes your tokens from adjacent citizen or-self: cancel",
            "When an opponent's ability would remove tokens of yours from Ann or an adjacent Citizen, cancel",
        ),
        (
            "an opponent brings adjacent citizen into a conflict: remove up to 2 of an-opponent from trigger "
            "/ then remove 1 of that-opponent from it",
            "After an opponent's action has brought an adjacent Citizen you controlled into a Conflict, remove up to 2 "
            "tokens of one opponent from that card. Then remove 1 of that opponent's tokens from that card.",
        ),
    ],
)
def test_an_ability_is_told_as_it_is_written(wanted: str, text: str) -> None:
    card = read(changed("Ann", ability(wanted))).cards[0]
    told = said(vocabulary.ability_text(card))
    assert text in told
    assert_english(told)
    assert said(vocabulary.brief(card))
    first = said(vocabulary.effect_text(card, 0))
    assert card["ability"] == "react" or told.startswith(f"{first[0].upper()}{first[1:]}")


# --- Wrong card files -------------------------------------------------------------------------------------------------


def good() -> list[Cells]:
    """A small set: sixteen citizens, Ann first, and the court of level A."""
    people = "Ann Bea Cid Dan Eve Fay Gus Hal Ian Joy Kit Lee Max Ned Oda Pam"
    citizens = [
        {"name": name, "kind": "citizen", "set": ["I", "II", "III", "IV"][at // 4], "number": at % 4 + 1}
        for at, name in enumerate(people.split())
    ]
    traits = list(filters.TRAIT_BITS)
    leaders = [
        {"name": name, "kind": "leader", "faction": FACTION_NAMES[at], "compulsory": traits[at], "wild": traits[at - 1]}
        for at, name in enumerate(("Quin", "Ron", "Sue", "Tom"))
    ]
    court: list[Cells] = [*leaders, {"name": "Una", "kind": "distinct"}]
    rest: Cells = {"level": "A", "ability": "use", "effects": ["influence adjacent character"]}
    return [{**card, **rest, "traits": [card.get("compulsory", "lawful")]} for card in [*citizens, *court]]


def changed(name: str, cells: Cells) -> list[Cells]:
    """The small set with some cells of one card changed; None takes one out."""
    cards = [card | cells if card["name"] == name else card for card in good()]
    return [{column: value for column, value in card.items() if value is not None} for card in cards]


def written(cards: list[Cells]) -> str:
    lines = ['title = "Small"', f'game = "{GAME}"']
    for card in cards:
        lines += ["", "[[card]]", *(f"{column} = {json.dumps(value)}" for column, value in card.items())]
    return "\n".join(lines) + "\n"


def read(cards: list[Cells]) -> card_files.CardSet:
    return card_files.parse(written(cards), SCHEMA, GAME, "my.toml")


def problems(cards: list[Cells]) -> list[card_files.CardProblem]:
    with pytest.raises(card_files.BadCards) as refusal:
        read(cards)
    assert all(problem.sentence.endswith((".", "?")) for problem in refusal.value.problems)
    assert not any(problem.sentence.endswith(("..", "?.")) for problem in refusal.value.problems)
    return refusal.value.problems


def line_of(cards: list[Cells], name: str, column: str) -> int:
    """Where a column of a card stands; a card's first line without one."""
    before = written(cards[: [card.get("name") for card in cards].index(name)]).count("\n")
    columns = list(cards[[card.get("name") for card in cards].index(name)])
    return before + 2 + (columns.index(column) + 1 if column else 0)


def test_the_small_set_is_sound() -> None:
    cards = read(good())
    assert vocabulary.packed(cards).asterisks == 0
    assert vocabulary.vocabulary(cards)["card"][LEADER : LEADER + 4] == ["Quin", "Ron", "Sue", "Tom"]


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        # Sentences that cannot be read.
        ("fly away", "'fly away' is no ability: 'fly' is no verb; known: influence, subdue, rotate"),
        ("influense adjacent character", "'influense' is no verb; did you mean influence?"),
        ("Rotate adjacent citizen", "'Rotate' is no verb; did you mean rotate?"),
        ("add 1 adjacent citizen", "'add 1 adjacent citizen' is no ability; did you mean add 1 on adjacent"),
        ("remove", "is no ability; write it as in: remove 1 of an-opponent from adjacent character, remove"),
        ("swap self and adjacent citizen", "did you mean swap self with adjacent citizen?"),
        ("then swap self", "'then swap self' is no ability; write it as in: swap self with adjacent citizen."),
        ("remove 1 of mine from self", "'mine' does not say whose tokens are meant; known: yours, an-opp"),
        ("remove 0 of yours from self", "0 tokens cannot be; 1 to 18 fit here."),
        ("add 19 on self", "19 tokens cannot be; 1 to 18 fit here."),
        ("pay 99 to rotate adjacent citizen", "99 tokens cannot be; 1 to 18 fit here."),
        ("add 2 on self for each adjacent citizen at most 3", "did you mean add 1 on self for each adja"),
        ("rotate adjecent citizen", "'adjecent' says nothing about a card; did you mean adjacent?"),
        ("rotate adjacent", "'adjacent' does not say what kind of card: citizen, character or distinct."),
        ("rotate adjacent self", "'adjacent' and 'self' do not go together: one word of a kind."),
        ("rotate adjacent citizen rich non-rich", "'rich' and 'non-rich' do not go together"),
        ("rotate adjacent citizen holding-0", "'holding-0' counts 0 tokens; 1 to 18 fit here."),
        ("rotate adjacent citizen holding-x", "'holding-x' says nothing about a card; did you mean holding"),
        ("passive: protect self from harm", "'harm' does not say what a card is protected from; known: ro"),
        ("offer adjacent citizen an-opponents between lock it", "did you mean offer adjacent citizen an-op"),
        # Parts.
        ("then influence adjacent citizen", "the first part begins without 'then'."),
        ("add 1 on self / add 1 on self", "a second part begins with 'then'."),
        ("add 1 on self / then add 1 on self / then add 1 on self", "an ability has at most two parts."),
        ("add 1 on self / then if 1 removed add 1 on self", "needs a first part that removes."),
        ("keep tokens on adjacent citizen", "'keep' is only for a passive, and this is a use."),
        ("passive: add 1 on self", "'add' is not for a passive; protect, bonus and keep are."),
        ("passive: protect self from mark / then protect adjacent citizen from mark", "a passive has one sentence."),
        ("cancel", "'cancel' is the first part of a react to what can be cancelled: targets, uses or rem"),
        ("an opponent passes: cancel", "'cancel' is the first part of a react to what can be cancelled"),
        ("an opponent passes: add 1 on self / then cancel", "'cancel' is the first part of a react"),
        (
            "an opponent targets adjacent citizen: add 1 on self",
            "asks before anything has happened: the first part is 'cancel'.",
        ),
        ("an opponent passes: perform adjacent citizen", "'perform' stands alone, as the only part of a use."),
        ("perform adjacent citizen / then add 1 on self", "'perform' stands alone"),
        (
            "add 1 on self / then offer adjacent citizen an-opponents between lock it and subdue it",
            "'offer' stands alone",
        ),
        (
            "offer adjacent citizen between lock it and subdue it",
            "an offer is made to an opponent: its card is an-opponents.",
        ),
        (
            "offer adjacent citizen an-opponents between rotate it and subdue it",
            "what is offered is remove 1 of its-controller from it, remove all of its-controller from it, add 1 on it, "
            "subdue it or lock it.",
        ),
        ("offer distinct an-opponents between subdue self and lock it", "what is offered is remove 1 of"),
        ("offer distinct an-opponents between remove 1 of yours from it and lock it", "what is offered is"),
        # Costs.
        ("add 1 on self / then pay 1 to add 1 on self", "'pay' does not go with 'then'."),
        ("pay 1 to move 1 from self to adjacent citizen", "'pay' does not go with this"),
        ("pay 1 to perform adjacent citizen", "'pay' does not go with this"),
        ("pay 1 to remove 1 of each-opponent from adjacent citizen", "'pay' does not go with this"),
        ("pay 1 if controlled to mark up to 2 adjacent citizen", "'if controlled' speaks of one card, not of up to 2."),
        # Words in the wrong place.
        ("rotate line citizen", "'line' is only for 'remove ... of each-opponent'."),
        ("remove 1 of an-opponent from line citizen", "'line' is only for 'remove ... of each-opponent'."),
        ("remove 1 of each-opponent from line citizen", "a line is for cards with tokens of opponents, all"),
        ("remove 1 of each-opponent from line distinct conflict", "'line' needs citizen or character."),
        (
            "remove 1 of each-opponent from line citizen conflict owner chooses",
            "a line is for cards with tokens of opponents, all of them: write with-opponents.",
        ),
        ("rotate it", "'it' speaks of the part before, and there is none."),
        ("rotate near-it citizen", "'near-it' speaks of the part before, and there is none."),
        ("rotate adjacent citizen other", "'other' speaks of the part before, and there is none."),
        ("swap self with adjacent citizen / then rotate it", "which does not name just one."),
        ("mark up to 2 adjacent citizen / then rotate near-it citizen", "which does not name just one."),
        (
            "an opponent targets adjacent citizen: cancel / then rotate it",
            "'it' speaks of the card of the part before, which does",
        ),
        (
            "remove 1 of an-opponent from adjacent citizen owner chooses / then rotate it",
            "'it' speaks of the card of the part before, which does not name just one.",
        ),
        (
            "remove any of yours from at most one adjacent citizen / then rotate adjacent citizen other",
            "'other' speaks of the card of the part before, which does not name just one.",
        ),
        ("add 1 on self / then add 1 on either", "'either' speaks of the two cards that the part before"),
        ("rotate near-first citizen", "'near-first' is only for the second card of a swap or move."),
        ("swap near-first citizen with self", "'near-first' is only for the second card of a swap or move."),
        ("rotate adjacent citizen another", "'another' is only for the second card of a swap or move."),
        ("rotate trigger", "'trigger' is the card that an opponent brings into a conflict"),
        ("an opponent passes: rotate trigger", "'trigger' is the card that an opponent brings into a conflict"),
        (
            "an opponent brings adjacent citizen into a conflict: move 1 from self to trigger",
            "'trigger' is the card that an opponent brings into a",
        ),
        ("rotate adjacent citizen or-leader", "'or-leader' is only for a bonus, beside a range such as"),
        (
            "passive: bonus 1 when anywhere citizen yours or-leader influences citizen",
            "'or-leader' is only for a bonus, beside a range such as adjacent.",
        ),
        ("passive: bonus 1 when citizen influences citizen", "a bonus is for cards of yours: write yours"),
        ("passive: keep tokens on adjacent citizen yours", "tokens are kept in a Conflict: write conflict"),
        ("passive: keep tokens on self", "a Passive does not work while its own card is in a Conflict"),
        ("swap self with adjacent character", "only citizens are swapped: write citizen."),
        ("mark up to 2 self", "up to 2 cards are chosen among several: say which, as in 'adjacent citi"),
        ("add 1 on each of up to 2 distinct", "up to 2 cards are chosen among several"),
        ("add 1 on self for each distinct at most 2", "'for each' counts several cards: say which"),
        ("rotate self or-self", "'or-self' does not go with 'self'."),
        # Whose tokens.
        ("remove up to 2 of each-player from distinct", "tokens of yours or an-opponent that you choose, not"),
        ("remove any of an-opponent from citizen owner chooses", "'up to' and 'any' are only for tokens of"),
        ("remove 1 of all-but-the-fewest from distinct", "of all-but-the-fewest all tokens are removed: wr"),
        ("remove 1 of yours from citizen owner chooses", "'owner chooses' is only for an-opponent, each-opp"),
        ("remove 1 of an-opponent from distinct owner chooses", "there is no card to choose: say which, as"),
        ("remove any of yours from at most one self", "there is no card to choose: say which, as in 'anywh"),
        ("remove 1 of its-controller from adjacent citizen", "'its-controller' is only for the options of"),
        ("remove 1 of that-opponent from adjacent citizen", "'that-opponent' is only for a react."),
        ("add 1 on adjacent citizen with-owners", "'with-owners' needs an owner: remove of an-opponent, each"),
        ("remove 1 of yours from citizen owner-holding-2", "'owner-holding' needs an owner: remove of an-o"),
    ],
)
def test_a_wrong_sentence_is_named_with_its_line(wanted: str, words: str) -> None:
    cards = changed("Ann", ability(wanted))
    line = line_of(cards, "Ann", "effects")
    found = problems(cards)
    assert any(problem.line == line and words in problem.sentence for problem in found), found
    assert {problem.line for problem in found} == {line}


@pytest.mark.parametrize(
    ("name", "cells", "column", "words"),
    [
        # Triggers.
        ("Ann", {"ability": "react"}, "ability", "ability: a react needs a trigger, such as 'an opponent passes'."),
        ("Ann", {"trigger": PASS}, "trigger", "trigger: only a react has a trigger, and Ann has a use."),
        ("Ann", ability("an opponent sleeps: cancel"), "trigger", "'an opponent sleeps' is no trigger; did you mean"),
        ("Ann", ability("rain: cancel"), "trigger", "'rain' is no trigger; known: an opponent targets adjacent citi"),
        ("Ann", ability("an opponent targets all: cancel"), "trigger", "'all' says nothing about a card; known: any"),
        ("Ann", ability("an opponent uses citizen yours: cancel"), "trigger", "leave the word for its state out."),
        (
            "Ann",
            ability("an opponent uses it: cancel"),
            "trigger",
            "'it' does not fit here: nothing has been chosen ye",
        ),
        ("Ann", ability("an opponent targets citizen other: cancel"), "trigger", "'other' does not fit a trigger."),
        ("Ann", ability("an opponent targets citizen with-owners: cancel"), "trigger", "'with-owners' needs an owner"),
        # Leaders and Distinct Personalities.
        (
            "Quin",
            {"effects": ["add 1 on self"]},
            "effects",
            "'self' is a Leader here, and Leaders are never chosen nor ha",
        ),
        ("Quin", {"effects": ["rotate adjacent citizen or-self"]}, "effects", "'or-self' is a Leader here"),
        ("Quin", {"effects": ["pay 1 to rotate adjacent citizen"]}, "effects", "Leaders have no tokens to pay with."),
        ("Una", {"effects": ["add 1 on distinct"]}, "effects", "'distinct' is Una itself: write self."),
        ("Una", {"effects": ["swap self with adjacent citizen"]}, "effects", "and this is a Distinct Personality."),
        ("Quin", {"faction": None}, "", "Quin is a Leader and has no faction."),
        (
            "Quin",
            {"faction": "Order of Coin"},
            "faction",
            "there is no faction 'Order of Coin'; did you mean Order of the",
        ),
        ("Quin", {"faction": "Queen's Court"}, None, "level A lacks a Leader of the Conclave of Law."),
        (
            "Sue",
            {"faction": "Conclave of Law"},
            "faction",
            "level A has a Leader of the Conclave of Law already: Quin, li",
        ),
        ("Quin", {"wild": None}, "", "Quin is a Leader and has no wild."),
        ("Quin", {"compulsory": "rich"}, "traits", "Quin must have the Compulsory Trait, rich."),
        ("Quin", {"wild": "lawful"}, "wild", "wild is lawful, which is compulsory already."),
        ("Quin", {"level": "C"}, "level", "level C has neither Leaders nor a Distinct Personality: write A or B."),
        (
            "Quin",
            {"level": "B"},
            None,
            "level B lacks a Leader of the Inquisition of Asmidan, a Leader of the Queen's C",
        ),
        ("Una", {"level": "B"}, None, "level A lacks a Distinct Personality."),
        ("Quin", {"number": 1}, "number", "Quin is no citizen and has no number."),
        ("Una", {"set": "I"}, "set", "Una is no citizen and has no set."),
        ("Una", {"wild": "rich"}, "wild", "Una is no Leader and has no wild."),
        ("Ann", {"faction": "Queen's Court"}, "faction", "Ann is no Leader and has no faction."),
        # Citizens.
        ("Ann", {"kind": "distinct", "set": None, "number": None}, None, "there are 15 citizens; 16 to 62 make a set."),
        ("Una", {"kind": "citizen"}, None, "level A lacks a Distinct Personality."),
        ("Ann", {"set": None}, "number", "Ann has the number 1 and needs a set."),
        ("Ann", {"number": None}, "set", "Ann is in a set and needs a number, 1 to 4."),
        ("Ann", {"number": 5}, "number", "number is 5; 0 to 4 fit here."),
        ("Ann", {"number": 2}, "set", "set I of level A has no number 1."),
        ("Bea", {"number": 1}, "number", "set I of level A has a number 1 already: Ann."),
        ("Ann", {"level": "B"}, "set", "set I of level B has no number 2, 3 and 4."),
        ("Ann", {"traits": ["rich", "rich"]}, "traits", "traits has rich twice."),
        ("Ann", {"traits": ["wise"]}, "traits", "there is no traits 'wise'; known: lawful, religious, noble, rich."),
        ("Ann", {"ability": "spell"}, "ability", "there is no ability 'spell'; known: use, react, passive."),
        ("Ann", {"kind": "king"}, "kind", "there is no kind 'king'; known: leader, distinct, citizen."),
        ("Ann", {"effects": []}, "effects", "effects: an ability does something: write at least one sentence."),
        ("Ann", {"effects": "cancel"}, "effects", "effects must be a list of at most 4 texts."),
        ("Ann", {"effects": None}, "", "the card has no effects: what its ability does, a sentence each."),
        ("Bea", {"name": "Ann"}, "name", "the name Ann stands on line 5 already."),
    ],
)
def test_a_wrong_card_is_named_with_its_line(name: str, cells: Cells, column: str | None, words: str) -> None:
    cards = changed(name, cells)
    at = [card["name"] for card in good()].index(name)
    line = 1 if column is None else line_of([*good()[:at], {**cards[at], "name": name}], name, column)
    found = problems(cards)
    assert any(problem.line == line and words in problem.sentence for problem in found), found


def test_a_set_is_neither_too_small_nor_too_large() -> None:
    assert "there are 20 cards; 21 to 72 make a set." in problems(good()[1:])[0].sentence
    assert any("level A or B needs a Leader of each" in found.sentence for found in problems(many(21)))
    assert any("there are 68 citizens; 16 to 62 make a set." in found.sentence for found in problems(many(68)))
    words = [
        f"{where} {kind} {state}"
        for where in ("adjacent", "two-away", "same-row", "same-column")
        for kind in ("citizen", "character")
        for state in filters.STATES
        if state != "with-owners"
    ]
    turned = [f"{word} {turn}" for turn in ("upright", "rotated") for word in words]
    pairs = zip(turned[::2], turned[1::2], strict=True)
    citizens = [
        {**card, "effects": [f"move 1 from {one} to {two}", f"then move 1 from {two} holding-1 to {one} holding-1"]}
        for card, (one, two) in zip(many(56), pairs, strict=False)
    ]
    found = problems([*citizens, *good()[16:]])
    assert "the abilities speak of 225 different groups of cards; 159 fit." in found[0].sentence


def many(count: int) -> list[Cells]:
    """So many citizens, in whole sets and for the rest with asterisks."""
    rest: Cells = {"kind": "citizen", "level": "A", "ability": "use", "effects": ["influence adjacent character"]}
    letters = "abcdefghijklmnopqrstuvwxyz"
    return [
        {"name": f"{letters[at // 26]}{letters[at % 26]}", **rest}
        | ({"set": letters[at // 4], "number": at % 4 + 1} if at < min(count // 4, SETS) * 4 else {})
        for at in range(count)
    ]


def test_at_most_so_many_sets_fit() -> None:
    citizens = many(64)
    for at in range(60, 64):
        citizens[at] |= {"set": "z", "number": at % 4 + 1}
    assert any("level A has 16 sets; at most 15 fit." in found.sentence for found in problems(citizens))


def test_every_mistake_is_named_at_once() -> None:
    cards = changed("Ann", {"effects": ["fly", "then fall"], "traits": ["rich", "rich"]})
    cards[1]["trigger"] = PASS
    lines = [line_of(cards, *place) for place in (("Ann", "effects"), ("Ann", "effects"), ("Ann", "traits"))]
    assert [problem.line for problem in problems(cards)] == sorted([*lines, line_of(cards, "Bea", "trigger")])


# --- At random --------------------------------------------------------------------------------------------------------


def random_card(chance: random.Random) -> str:
    """Words for a card, some of them out of place."""
    where = chance.choice([*list(filters.RANGES)[:7] * 3, *filters.RANGES])
    words = [where, chance.choice(["citizen", "citizen", "character", "distinct"])]
    words += [chance.choice(list(filters.STATES))] if chance.random() < 0.5 else []
    words += [chance.choice(["upright", "rotated", "marked", "unmarked"])] if chance.random() < 0.2 else []
    words += [chance.choice(["", "non-"]) + trait for trait in filters.TRAIT_BITS if chance.random() < 0.1]
    words += [flag for flag in filters.FLAGS if chance.random() < 0.06]
    words += [f"{count}-{chance.randint(1, 3)}" for count in filters.COUNTS if chance.random() < 0.05]
    chance.shuffle(words)
    return " ".join(words)


def random_sentence(chance: random.Random) -> str:
    """An example with other words for its cards, amounts and owners."""
    words = list[str]()
    for word in chance.choice(sentences.EXAMPLES).split():
        if word not in (*filters.WORDS, "yours"):
            words.append(str(chance.randint(1, 3)) if word.isdigit() and "to" not in words[-1:] else word)
        elif words[-1] != "CARD":
            words.append("CARD")
    for at, word in enumerate(words):
        if word == "CARD":
            words[at] = chance.choice(list(sentences.WHOSE)) if words[at - 1] == "of" else random_card(chance)
    return " ".join(words)


def random_ability(chance: random.Random) -> Cells:
    ability = chance.choice(["use", "use", "use", "react", "passive"])
    effects = [random_sentence(chance)]
    trigger = chance.choice(sentences.EVENT_EXAMPLES).replace("adjacent citizen yours", random_card(chance))
    if ability == "react" and chance.random() < 0.5:
        effects = ["cancel"]
    elif chance.random() < 0.15:
        effects = [chance.choice(["pay 1 to ", "pay 1 if controlled to "]) + effects[0]]
    if ability != "passive" and chance.random() < 0.4:
        effects.append(chance.choice(["then ", "then ", "then if 1 removed "]) + random_sentence(chance))
    return {"ability": ability, "trigger": trigger if ability == "react" else None, "effects": effects}


def random_cards(chance: random.Random) -> card_files.CardSet:
    """The cards of the house with other abilities, as many as are sound."""
    found = list[Cells]()
    for card in house():
        found.append({column: value for column, value in card.cells.items() if value not in ("", ())})
        for _ in range(12):
            other = {name: cell for name, cell in (found[-1] | random_ability(chance)).items() if cell is not None}
            if other["ability"] != "react":
                other.pop("trigger", None)
            wrong = list(SCHEMA.check([card_files.Card(dict(card.cells) | {"trigger": ""} | other, {}, {"": 1})]))
            if not any(problem.to_json()["what"]["say"] == "problem-ability" for problem in wrong):
                found[-1] = other
                break
    return read(found)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_accepted_can_be_told_and_played(seed: int) -> None:
    chance = random.Random(seed)
    cards = random_cards(chance)
    assert cards.digest != house().digest
    for card in cards:
        assert_english(said(vocabulary.card_text(card)))
        for language in LANGUAGES:
            for text in (vocabulary.card_text(card), vocabulary.brief(card)):
                assert not re.search(r"  | [,.]|,,|\.\.|[{}]", said(text, language))
    mix = chance.choice(["basic", "raised", "advanced", "expert", "variety"])
    position = eminence.load(GAME, {"mix": mix}, cards=cards).start(2 + seed % 3, seed)
    for _ in range(600):
        if position.over:
            break
        seat = position.actors[0]
        position.play(seat, chance.choice(position.legal(seat)))
