"""An Empty Throne, wrong input: card files, options, positions and moves that cannot be, each with its reason; and
texts of positions changed at random, which are refused in words or can be played to the end."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import eminence
from eminence import Position, Refused
from eminence.games.an_empty_throne.state import OVER
from eminence.games.an_empty_throne.vocabulary import SCHEMA
from eminence.kernel import cards as card_files
from eminence.kernel.refusals import sentence_of
from tests.support.helpers import EMPTY, assert_mistake, empty, everywhere, play_randomly

# --- Card files -------------------------------------------------------------------------------------------------------

GOOD = """\
title = "Three"
game = "an-empty-throne"

[[card]]
name = "Ants"
colour = "red"
starting = [0, 1, 2]
field = [1, 2, 3]
recruit = ["draw from here", "move my other card anywhere to here"]
impact = ["steal their lower card here"]

[[card]]
name = "Bees"
starting = [0, 9]
field = [4, 5, 6]
recruit = ["exchange hand with any field"]

[[card]]
name = "Cats"
tombs = [8, 9]
impact = ["exchange any card here with any card anywhere"]
provenance = { impact = "known: printed on the card" }
"""
DRAW, STEAL = '"draw from here"', '"steal their lower card here"'
LETTERS = "must begin with a letter and hold only letters, digits, spaces, points, hyphens and apostrophes."
IN_QUOTES = "must be a text in quotes, with single spaces only between its words."


def read(text: str) -> card_files.CardSet:
    return card_files.parse(text, SCHEMA, EMPTY, "my.toml")


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        # The set as a whole.
        ("starting = [0, 9]", "starting = [0]", 1, "there are 4 starting cards in all; 5 are needed."),
        ("starting = [0, 9]", "starting = [0, 9, 9]", 1, "there are 6 starting cards in all; 5 are needed."),
        (
            "field = [4, 5, 6]",
            "field = [4, 5]",
            1,
            "5 cards for the Field decks in all; 6 or more are needed, the same number for each of the 3 decks.",
        ),
        ("field = [4, 5, 6]", "field = []", 1, "there are 3 cards for the Field decks in all; 6 or more are needed"),
        ("field = [4, 5, 6]", "field = [4, 5, 6, 6]", 1, "there are 7 cards for the Field decks in all; 6 or more"),
        ("tombs = [8, 9]", "field = [1, 2, 3]", 1, "there is no card for The Tombs; at least one is needed."),
        ("tombs = [8, 9]", f"tombs = {[7, 8, 9] * 18}", 1, "there are 65 cards in all; at most 62 fit."),
        ("tombs = [8, 9]", f"tombs = {[7] * 27}", 18, "at most 26 cards can be Cats-7"),
        ("tombs = [8, 9]", "tombs = []", 18, "Cats have no cards: give values in starting, field or tombs."),
        ("tombs = [8, 9]\n", "", 18, "Cats have no cards: give values in starting, field or tombs."),
        (GOOD[GOOD.index('[[card]]\nname = "Bees') :], "", 1, "2 to 10 make a set."),
        ('game = "an-empty-throne"', 'game = "shadow-throne"', 2, "these are cards for 'shadow-throne', not for"),
        ('title = "Three"', 'titel = "Three"', 1, "'titel' means nothing here; title, game and [[card]] do."),
        ('title = "Three"', "title = 3", 1, "title must be a text in quotes, on one line."),
        # Names and colours.
        ('name = "Bees"', 'name = "ants"', 13, "the name ants stands on line 5 already."),
        ('name = "Bees"\n', "", 12, "the card has no name: what the Kith is called."),
        ('name = "Bees"', 'name = "7"', 13, f"name '7' {LETTERS}"),
        ('name = "Bees"', 'name = "Be/es"', 13, f"name 'Be/es' {LETTERS}"),
        ('name = "Bees"', 'name = "Bees, Wasps"', 13, f"name 'Bees, Wasps' {LETTERS}"),
        ('name = "Bees"', "name = 7", 13, f"name {IN_QUOTES}"),
        ('colour = "red"', 'color = "red"', 6, "a card has no 'color'; did you mean colour?"),
        ('colour = "red"', "colour = 5", 6, f"colour {IN_QUOTES}"),
        # Values.
        ("starting = [0, 9]", "starting = [0, 10]", 14, "starting is 10; 0 to 9 fit here."),
        ("starting = [0, 9]", "starting = 0", 14, "starting must be a list of at most 5 numbers."),
        ("starting = [0, 9]", "starting = [1, 1, 1, 1, 1, 1]", 14, "starting must be a list of at most 5 numbers."),
        ("starting = [0, 9]", "start = [0, 9]", 14, "a card has no 'start'; did you mean starting?"),
        ("field = [4, 5, 6]", "field = [4, 5, -1]", 15, "field is -1; 0 to 9 fit here."),
        ("field = [4, 5, 6]", "field = [4, 5, true]", 15, "field must be a whole number, not true."),
        ("field = [4, 5, 6]", "field = [4, 5, 6.0]", 15, "field must be a whole number, not 6.0."),
        ("field = [4, 5, 6]", "field = 6", 15, "field must be a list of at most 62 numbers."),
        ("field = [4, 5, 6]", f"field = {[4, 5, 6] * 21}", 15, "field must be a list of at most 62 numbers."),
        ("tombs = [8, 9]", 'tombs = ["8"]', 20, 'tombs must be a whole number, not "8".'),
        ("tombs = [8, 9]", "tombs = [8, [9]]", 20, "tombs must be a whole number, not [9]."),
        ("tombs = [8, 9]", "tomb = [8, 9]", 20, "a card has no 'tomb'; did you mean tombs?"),
        # Abilities.
        (DRAW, '"draw from hear"', 9, "recruit: 'draw from hear' is no ability; did you mean draw from here?"),
        (DRAW, '"draw from here."', 9, "recruit: 'draw from here.' is no ability; did you mean draw from here?"),
        (DRAW, '"draw"', 9, "recruit: 'draw' is no ability; write it as in: draw from here, draw from any deck."),
        (DRAW, '"Draw from here"', 9, "recruit: 'Draw from here' is no ability: 'Draw' is no verb; did you mean draw?"),
        (
            DRAW,
            '"fly away"',
            9,
            "'fly' is no verb; known: draw, play, move, return, steal, exchange.",
        ),
        (DRAW, '"play from here"', 9, "'play from here' is no ability; did you mean play from here to here?"),
        (DRAW, '"play from any field to elsewhere"', 9, "did you mean play from any field to the tombs?"),
        (DRAW, '"move any card there to elsewhere"', 9, "did you mean move any card anywhere to elsewhere?"),
        (DRAW, '"return lower other card here"', 9, "did you mean return any other card here?"),
        (
            STEAL,
            '"steal my card here"',
            10,
            "impact: 'steal my card here' is no ability; did you mean steal their lower",
        ),
        (STEAL, '"exchange hand with the tombs"', 10, "did you mean exchange hand with any field?"),
        (STEAL, '"exchange any card there with my card here"', 10, "did you mean exchange any card here with any card"),
        (STEAL, '"exchange"', 10, "impact: 'exchange' is no ability; write it as in: exchange any card here with any"),
        (STEAL, '""', 10, f"impact {IN_QUOTES}"),
        (STEAL, "5", 10, f"impact {IN_QUOTES}"),
        (STEAL, '"draw  from here"', 10, f"impact {IN_QUOTES}"),
        (STEAL, '"draw, from here"', 10, f"impact 'draw, from here' {LETTERS}"),
        (f"[{STEAL}]", STEAL, 10, "impact must be a list of at most 3 texts."),
        (f"[{STEAL}]", f"[{DRAW}, {DRAW}, {DRAW}, {DRAW}]", 10, "impact must be a list of at most 3 texts."),
        ('recruit = ["exch', 'recruits = ["exch', 16, "a card has no 'recruits'; did you mean recruit?"),
        # Provenance.
        ('{ impact = "', '{ impac = "', 18, "provenance names 'impac'; did you mean impact?"),
        ('"known: printed', '"sure: printed', 18, "the provenance of impact must begin with known, inferred or recon"),
    ],
)
def test_a_mistake_in_a_card_file_is_named_with_its_line(old: str, new: str, line: int, words: str) -> None:
    assert_mistake(EMPTY, GOOD, (old, new), line, words)


def test_a_sound_card_file_is_read_and_every_mistake_is_named_at_once() -> None:
    assert [card.name for card in read(GOOD)] == ["Ants", "Bees", "Cats"]
    game = eminence.load(EMPTY, cards=read(GOOD))
    names = ["Ants-0", "Ants-1", "Ants-2", "Bees-0", "Bees-9", "Ants-1b", "Ants-2b", "Ants-3", "Bees-4", "Bees-5"]
    assert [name for name in game.vocabulary["card"] if name] == [*names, "Bees-6", "Cats-8", "Cats-9"]
    with pytest.raises(card_files.BadCards) as refusal:
        read(GOOD.replace("from here", "from hear").replace("= [0, 9]", "= [0]").replace("steal their", "rob their"))
    assert [problem.line for problem in refusal.value.problems] == [1, 9, 10]


@pytest.mark.parametrize("count", [1, 26])
def test_twins_are_told_apart_by_letters(count: int) -> None:
    game = eminence.load(EMPTY, cards=read(GOOD.replace("[8, 9]", f"{[8] * count}")))
    twins = [name for name in game.vocabulary["card"] if name.startswith("Cats")]
    assert (len(set(twins)), twins[0]) == (count, "Cats-8")
    assert all(re.fullmatch("Cats-8[b-z]", name) for name in twins[1:])


# --- Options, seats, seeds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        ({"tombs_points": 3}, "bad-option", "Option tombs_points cannot be '3'; it is 1 or 2."),
        ({"tombs_points": "many"}, "bad-option", "it is 1 or 2."),
        ({"tombs_points": True}, "bad-option", "it is 1 or 2."),
        ({"first_turn_actions": 0}, "bad-option", "Option first_turn_actions cannot be '0'; it is 1 or 2."),
        ({"flips_are_permanent": "maybe"}, "bad-option", "it is yes or no."),
        ({"draft_starting_cards": 2}, "bad-option", "it is yes or no."),
        ({"flips_permanent": False}, "unknown-option", "did you mean flips_are_permanent?"),
        ({"tomb_points": 1}, "unknown-option", "did you mean tombs_points?"),
        ({"edition": "final"}, "unknown-option", "There is no option 'edition'"),
    ],
)
def test_a_wrong_option_is_refused_with_what_there_is(options: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(Refused, match=re.escape(words)) as refusal:
        empty(**options)
    assert refusal.value.code == code


@pytest.mark.parametrize("seats", [1, 3, 0, -2, "two", 2.5, True, None.__class__])
def test_two_play(seats: Any) -> None:
    with pytest.raises(Refused, match=r"^An Empty Throne has 2 seats, not .*\.$") as refusal:
        empty().start(seats)
    assert refusal.value.code == "bad-seats"


@pytest.mark.parametrize("seed", [2j, 1.5, True, "", " 7", "a\nb", "x" * 101, 10**200])
def test_a_seed_is_a_number_or_a_short_text(seed: Any) -> None:
    with pytest.raises(Refused, match="A seed") as refusal:
        empty().start(2, seed)
    assert refusal.value.code == "bad-seed"
    with pytest.raises(Refused, match="A seed") as refusal:
        empty().position("hands 0: Heralds-1", seed)
    assert refusal.value.code == "bad-seed"


@pytest.mark.parametrize(
    ("draws", "words"),
    [
        (["Heralds-1"], "only 0 to 1 can be drawn here."),
        ([0, "Heralds-0"], "none is left to be drawn."),
        ([0, "Heralds-1", "Heralds-1"], "none is left to be drawn."),
        ([0, "Heralds-1", "Heralds-2", "Heralds-3", "Masons-1"], "none is left to be drawn."),
        ([0, "Herald-1"], "Nothing called 'Herald-1' can be drawn; did you mean Heralds-1?"),
        (
            [1, "Heralds-1", "Heralds-2", "Heralds-3", 0, 1, 2, 3, 4],
            "More draws were forced than were made; left over: 1.",
        ),
    ],
)
def test_chance_cannot_be_forced_to_bring_what_is_not_there(draws: list[Any], words: str) -> None:
    with pytest.raises(Refused, match=re.escape(words)):
        empty().start(2, 1, draws)


def test_a_forced_draw_that_cannot_be_changes_nothing() -> None:
    position = empty().position("hands 0: Heralds-1, Hollow Kings-9 | hands 1: Pale Queens-6")
    before = (position.record(), str(position))
    for draws in (
        ["Hollow Kings-9"],
        ["Pale Queens-6"],
        ["Heralds-2"],
        ["Pale Queens-7", "Pale Queens-8"],
        ["9-Heralds"],
    ):
        with pytest.raises(Refused):
            position.play(0, "play Heralds-1 to the tombs", draws)
        assert (position.record(), str(position)) == before


# --- Positions --------------------------------------------------------------------------------------------------------

HOLDING = "hands 0: Heralds-1"
ASKED = "card: Heralds-1 | place: field 1 | played 0: Heralds-1"
MOVING = "card: Drovers-1 | place: field 1 | played 0: Drovers-1 | sentence: Drovers impact 1"
UNLIKE_TURN = "'turn' must be 0 or 1, and 'phase' draft, action, ability or over."
A_VIEW = "somebody's cards are unseen: this is a view, not a position."
DRAFTING = "in the draft the first player takes one card, the other two, the first player one, all seen."
NO_ABILITY = "'card', 'place', 'sentence', 'first' and 'impact' belong to the phase ability."
ABILITY = "the phase ability needs the 'card' just played, its 'place' and the 'sentence' that asks."
UNSEEN = "what is 'seen' of the hand of seat 0 must lie there, with all its cards from Field decks."
STUCK = "seat 0 has no possible Action, so its turn would be over."
TURNS = "'turns' counts those that are over"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        # Views.
        (f"{HOLDING} | unseen 0: 1", A_VIEW),
        (f"{HOLDING} | dealt 1: 2", A_VIEW),
        (f"{HOLDING} | tops: ?, Heralds-2", A_VIEW),
        (f"{HOLDING} | refuge: ?", A_VIEW),
        (f"{ASKED} | sentence: ?", A_VIEW),
        ("card: ?", A_VIEW),
        # Whose turn.
        (f"{HOLDING} | turn: 2", UNLIKE_TURN),
        (f"{HOLDING} | turn: -", UNLIKE_TURN),
        (f"{HOLDING} | phase: -", UNLIKE_TURN),
        # Cards and decks.
        (f"{HOLDING} | hands 1: Heralds-1", "there is 1 too many of Heralds-1."),
        (f"{HOLDING} | played 0: - / Heralds-1 / Heralds-1", "there are 2 too many of Heralds-1."),
        (f"{HOLDING} | under: Heralds-2", "there is 1 too few of"),
        (f"{HOLDING} | tombs: -", "there is 1 too few of Hollow Kings-6."),
        (f"{HOLDING} | pool: -", "there is 1 too few of"),
        (f"{HOLDING} | left: 0, 15, 14, 12", "Field 1 has a top card just if cards are 'left' there."),
        (f"{HOLDING} | left: 30, 0, -1, 12", "Field 2 has a top card just if cards are 'left' there."),
        (
            f"{HOLDING} | tops: Heralds-2 | left: 10, 10, 9, 12",
            "Field 2 has a top card just if cards are 'left' there.",
        ),
        (
            f"{HOLDING} | left: 1, 2, 3, 12",
            "the Field decks have not as many cards 'left' as lie in 'tops' and 'under'.",
        ),
        (f"{HOLDING} | tops: -", "the Field decks have not as many cards 'left' as lie in 'tops' and 'under'."),
        (f"{HOLDING} | left: 10, 10, 9, 11", "The Tombs have not as many cards 'left' as lie in 'tombs'."),
        # What lies where.
        (f"{HOLDING} | seen 0: -", UNSEEN),
        (f"{HOLDING} | seen 0: Heralds-1, Heralds-2", UNSEEN),
        (f"{HOLDING} | seen 1: Heralds-1", UNSEEN),
        (f"{HOLDING} | flips 0: field 1, the tombs", "only Fields can be flipped."),
        (f"{HOLDING} | refuge: Heralds-2", "'pool' and 'refuge' are for starting cards."),
        (
            f"{HOLDING} | pool: Heralds-2, Drovers-0, Reavers-0, Weavers-0, Masons-0",
            "'pool' and 'refuge' are for start",
        ),
        (f"{HOLDING} | refuge: -", "there is a Refuge card just when the draft is over."),
        # Turns and Actions.
        (f"{HOLDING} | turns: -1", TURNS),
        (f"{HOLDING} | turns: 120", TURNS),
        ("phase: over | turns: 121", TURNS),
        ("phase: over | used: field 1", "in the phase over nothing has been 'used'."),
        (f"{HOLDING} | used: field 1, move", "'used' has more Actions than a turn."),
        (
            f"{ASKED} | sentence: Heralds impact 1 | used: field 1, field 2, move",
            "'used' has more Actions than a turn.",
        ),
        ("", STUCK),
        ("hands 1: Heralds-1", STUCK),
        ("played 0: Heralds-1 | used: move", STUCK),
        (f"{HOLDING} | turn: 1", "seat 1 has no possible Action, so its turn would be over."),
        # Abilities.
        (f"{HOLDING} | card: Heralds-2", NO_ABILITY),
        (f"{HOLDING} | place: field 1", NO_ABILITY),
        (f"{HOLDING} | first: Heralds-1", NO_ABILITY),
        (f"{HOLDING} | impact: yes", NO_ABILITY),
        ("phase: over | card: Heralds-2", NO_ABILITY),
        (f"{HOLDING} | phase: ability", ABILITY),
        (f"{ASKED} | phase: ability", ABILITY),
        ("card: Heralds-1 | sentence: Heralds impact 1", ABILITY),
        ("place: field 1 | sentence: Heralds impact 1", ABILITY),
        (
            "card: Heralds-1 | place: field 1 | tops: Masons-1 | sentence: Heralds impact 1",
            "Heralds-1 was just played, but lies neither on the table nor in a hand that showed it.",
        ),
        (
            "card: Ash Regents-6 | place: field 1 | hands 1: Ash Regents-6 | sentence: Ash Regents impact 1",
            "Ash Regents-6 was just played, but lies neither on the table nor in a hand that showed it.",
        ),
        (f"{ASKED} | sentence: Drovers impact 1", "Drovers impact 1 cannot be asked when Heralds-1 was played there."),
        (
            "card: Heralds-1 | place: the tombs | played 0: - / - / - / Heralds-1 | sentence: Heralds recruit 1",
            "Heralds recruit 1 cannot be asked when Heralds-1 was played there.",
        ),
        (f"{ASKED} | sentence: Heralds impact 1 | impact: yes", "'impact' is for what comes after a Recruit."),
        (f"{ASKED} | sentence: Heralds impact 1 | used: field 2", "'used' must have the place just played to."),
        (f"{ASKED} | sentence: Reavers recruit 1", "Reavers recruit 1 can do nothing, so it would not be asked."),
        (f"{ASKED} | sentence: Weavers recruit 2", "Weavers recruit 2 can do nothing, so it would not be asked."),
        (f"{MOVING} | first: Drovers-2", "Drovers-2 cannot be the first target of Drovers impact 1."),
        (
            f"{ASKED} | sentence: Heralds recruit 1 | first: Heralds-1",
            "Heralds-1 cannot be the first target of Heralds",
        ),
        (
            "card: Weavers-1 | place: field 1 | played 0: Weavers-1 | sentence: Weavers impact 1 | first: Weavers-1",
            "Weavers-1 cannot be the first target of Weavers impact 1.",
        ),
        # The draft.
        ("phase: draft", "starting cards are drafted only with the option draft_starting_cards."),
        # What cannot even be read.
        ("hands 0: Herald-1", "Line 1: there is no card 'Herald-1'; did you mean Heralds-1?"),
        (f"{HOLDING} | hands 1: ?", "Line 2: there is no card '?'; known: Heralds-0, "),
        ("hands 0: Hollow Kings-5", "there is no card 'Hollow Kings-5'; did you mean Hollow Kings-"),
        ("hands 2: Heralds-1", "'hands 2' needs a seat from 0 to 1: 'hands 0'."),
        ("hands: Heralds-1", "'hands' needs a seat from 0 to 1: 'hands 0'."),
        ("hand 0: Heralds-1", "there is no field 'hand'; did you mean hands?"),
        (
            "played 0: - / - / - / - / Heralds-1",
            "5 places are too many; write the Fields and The Tombs as '- / - / - / -'.",
        ),
        ("played 0: Heralds-1 / Heralds", "there is no card 'Heralds'; did you mean"),
        ("tops: Heralds-1, Heralds-2, Heralds-3, Heralds-4", "4 are too many; at most 3 fit here."),
        ("left: 1, 2, 3", "'1, 2, 3' should be 4 numbers with commas between them."),
        ("left: a, b, c, d", "'a' is not a whole number."),
        ("left: 300, 0, 0, 0", "'300, 0, 0, 0' is out of range; -128 to 127 fit here."),
        ("place: field 4", "there is no place 'field 4'; did you mean field 3?"),
        ("used: tombs", "there is no use 'tombs'; did you mean the tombs?"),
        ("flips 0: 1", "there is no place '1'; known: field 1, field 2, field 3, the tombs."),
        ("phase: fight", "there is no phase 'fight'; known: draft, action, ability, over."),
        ("sentence: Heralds impact 2", "there is no sentence 'Heralds impact 2'; did you mean Heralds impact 1?"),
        (
            "sentence: Hollow Kings recruit 1",
            "there is no sentence 'Hollow Kings recruit 1'; did you mean Hollow Kings",
        ),
        ("impact: maybe", "'maybe' is neither yes nor no."),
        ("turns: 99999", "'99999' is out of range; -32768 to 32767 fit here."),
        ("turns 0: 1", "'turns' takes no seat."),
        ("options: 1", "there is no field 'options'; known: hands, "),
        ("seats: 3", "An Empty Throne has 2 seats, not '3'."),
        ("hands 0: Heralds-1 | hands 0: Heralds-2", "Line 2: 'hands 0' is said twice."),
        ("Heralds-1", "'Heralds-1' is not a 'field: value' line."),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_reason(text: str, words: str) -> None:
    with pytest.raises(Refused) as refusal:
        empty().position(text)
    assert refusal.value.code == "bad-position"
    assert words in str(refusal.value)
    assert str(refusal.value).endswith((".", "?"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("phase: draft | played 0: Heralds-1", "in the draft nothing has been played yet."),
        ("phase: draft | flips 1: field 1", "in the draft nothing has been played yet."),
        ("phase: draft | turns: 1", "in the draft nothing has been played yet."),
        ("phase: draft | used: move", "in the phase draft nothing has been 'used'."),
        ("phase: draft | refuge: Heralds-0", "there is a Refuge card just when the draft is over."),
        ("phase: draft | card: Heralds-0", NO_ABILITY),
        ("phase: draft | hands 0: Heralds-0", DRAFTING),
        ("phase: draft | hands 1: Heralds-0 | seen 1: -", DRAFTING),
        ("phase: draft | hands 0: Heralds-0, Drovers-0", DRAFTING),
        ("phase: draft | hands 0: Heralds-0, Drovers-0 | hands 1: Masons-0", DRAFTING),
        ("phase: draft | hands 0: Heralds-0, Drovers-0 | hands 1: Masons-0, Weavers-0", DRAFTING),
        ("phase: draft | hands 1: Hollow Kings-9", DRAFTING),
    ],
)
def test_a_draft_that_cannot_be_is_refused_with_the_reason(text: str, words: str) -> None:
    with pytest.raises(Refused) as refusal:
        empty(draft_starting_cards=True).position(text)
    assert refusal.value.code == "bad-position"
    assert str(refusal.value) == f"This is no position of An Empty Throne: {words}"


def test_with_one_action_in_the_first_turn_no_second_can_be_asked_for() -> None:
    game = empty(first_turn_actions=1)
    for used in ("field 1", "move"):
        with pytest.raises(Refused, match="'used' has more Actions than a turn"):
            game.position(f"{HOLDING} | used: {used}")
        assert game.position(f"{HOLDING} | used: {used} | turns: 1").actors == (0,)


def test_the_card_just_played_may_have_come_to_lie_on_a_deck() -> None:
    """It returns to the hand and is exchanged with a top card, and its Impact still asks."""
    words = '["return my card here", "exchange hand with any field", "draw from here"]'
    cards = read(GOOD.replace('["steal their lower card here"]', words))
    position = eminence.load(EMPTY, cards=cards).position("hands 0: Ants-0")
    position.play_all(0, "play Ants-0 to the tombs: return Ants-0: exchange Ants-0: with field 2")
    assert position.to_dict()["tops"][1] == position.to_dict()["card"] == "Ants-0"
    assert position.game.position(str(position)) == position


def test_numbers_that_mean_nothing_are_no_position() -> None:
    """No text can say this; a state that a program made can."""
    game, bit = empty(), 1 << 60
    trading = (
        "card: Weavers-1 | place: field 1 | played 0: Weavers-1 | sentence: Weavers recruit 2 | first: Ash Regents-6"
    )
    for text, change, words in (
        (HOLDING, {"seats": 3}, UNLIKE_TURN),
        (HOLDING, {"hands": [bit, 0]}, "there is 1 too many of (no card 60)."),
        (
            f"{trading} | hands 0: Ash Regents-6",
            {"seen": [0, 0]},
            "Ash Regents-6 is on its way to a deck, so it must be",
        ),
        (f"{ASKED} | sentence: Heralds impact 1", {"sentence": 79}, ABILITY),
    ):
        state: Any = game.position(text).state
        for field, value in change.items():
            setattr(state, field, value)
        assert sentence_of(game.definition.words.flaw(game.cards, state) or "", game.definition.folder).startswith(
            words
        )
    state = game.position(HOLDING).state
    swapped = state.under & -state.under | state.tombs & -state.tombs
    state.under, state.tombs = state.under ^ swapped, state.tombs ^ swapped
    flaw = sentence_of(game.definition.words.flaw(game.cards, state) or "", game.definition.folder)
    assert flaw == "'under' is for cards of the Field decks, and 'tombs' for cards of The Tombs."


# --- Moves ------------------------------------------------------------------------------------------------------------

TABLE = "hands 0: Heralds-3, Masons-2 | hands 1: Masons-6 | played 0: Drovers-5 | tops: Drovers-1, Masons-3, Reavers-6"
DRAWING = f"{ASKED} | sentence: Heralds recruit 1 | hands 0: Masons-2"
TRADING = "card: Weavers-1 | place: field 1 | played 0: Weavers-1 | hands 0: Masons-2 | sentence: Weavers recruit 2"
TRADED = f"{TRADING} | first: Masons-2"
RETURNING = "card: Reavers-4 | place: field 1 | played 0: Reavers-4 | played 1: Masons-2 | sentence: Reavers recruit 1"
EXCHANGED = (
    "card: Weavers-1 | place: field 1 | played 0: Weavers-1, Masons-1 | played 1: Masons-2 | "
    "sentence: Weavers impact 1 | first: Weavers-1"
)
NOW_ACT = "No ability asks anything now: play a card, or move one of your played cards."


@pytest.mark.parametrize(
    ("text", "seat", "move", "code", "words"),
    [
        # Actions.
        (TABLE, 0, "play Masons-6 to field 1, both", "not-in-hand", "You have no Masons-6 in your hand."),
        (TABLE, 0, "play Masons-6 to the tombs", "not-in-hand", "You have no Masons-6 in your hand."),
        (
            f"{TABLE} | used: field 1",
            0,
            "play Heralds-3 to field 1, recruit",
            "played-there",
            "You have played to Field 1",
        ),
        (
            f"{TABLE} | used: the tombs",
            0,
            "play Heralds-3 to the tombs",
            "played-there",
            "You have played to The Tombs",
        ),
        (
            TABLE,
            0,
            "play Masons-2 to field 2, impact",
            "uses-both",
            "Under Masons-3, Masons-2 uses both abilities: play it with 'both'.",
        ),
        (
            TABLE,
            0,
            "play Heralds-3 to field 1, both",
            "uses-one",
            "Drovers-1 is neither of greater value than Heralds-3 nor of its Kith: choose 'recruit' or 'impact'.",
        ),
        (
            TABLE,
            0,
            "play Heralds-3 to field 2, both",
            "uses-one",
            "Masons-3 is neither of greater value than Heralds-3",
        ),
        (
            TABLE.replace(", Reavers-6", ""),
            0,
            "play Heralds-3 to field 3, recruit",
            "no-recruit",
            "The deck of Field 3 is empty, so there is only the Impact.",
        ),
        (f"{TABLE} | used: move", 0, "move Drovers-5 to field 2", "moved-already", "You have moved a card this turn;"),
        (TABLE, 0, "move Drovers-5 to field 1", "same-place", "Drovers-5 lies at Field 1 already; move it elsewhere."),
        (TABLE, 0, "move Masons-2 to field 1", "not-played", "Masons-2 is none of your played cards."),
        (TABLE, 0, "decline", "not-now", NOW_ACT),
        (TABLE, 0, "to field 1", "not-now", NOW_ACT),
        (TABLE, 0, "play Herald-3 to the tombs", "unknown-move", "did you mean play Heralds-3 to the tombs?"),
        (TABLE, 0, "play Heralds-3 to field 1", "unknown-move", "did you mean play Heralds-3 to field 1, "),
        (TABLE, 0, "dance", "unknown-move", "'dance' is no move; known: play Heralds-3 to field 1, recruit"),
        (TABLE, 0, "", "unknown-move", "'' is no move;"),
        (TABLE, 1, "play Masons-6 to the tombs", "not-your-turn", "It is seat 0's turn, not seat 1's."),
        (TABLE, 2, "decline", "no-such-seat", "There is no seat 2; seats are 0 to 1."),
        # Abilities.
        (
            DRAWING,
            0,
            "play Masons-2 to the tombs",
            "not-now",
            "lets you draw the top card of any deck. Answer this first",
        ),
        (
            f"{DRAWING} | tops: Masons-1, Masons-3",
            0,
            "draw from field 3",
            "deck-empty",
            "The deck of Field 3 is empty.",
        ),
        (DRAWING, 0, "to field 1", "not-asked", "lets you draw the top card of any deck"),
        (DRAWING, 0, "draw Masons-2", "not-asked", "lets you draw the top card of any deck"),
        (
            f"{ASKED} | sentence: Heralds impact 1",
            0,
            "draw from field 2",
            "not-asked",
            "Answer with 'draw', or decline.",
        ),
        (TRADING, 0, "exchange Masons-3", "not-in-hand", "You have no Masons-3 in your hand."),
        (TRADED, 0, "decline", "too-late", "You have chosen Masons-2: this can no longer be declined."),
        (TRADED, 0, "with the tombs", "no-top", "There is no face-up card at The Tombs."),
        (TRADED, 0, "with Masons-3", "not-asked", "You have chosen Masons-2: now choose a Field deck."),
        (RETURNING, 0, "return Reavers-4", "not-a-target", "Reavers-4 is none that it is for."),
        (
            RETURNING,
            0,
            "return Masons-5",
            "not-a-target",
            "return one other played card at this Field to its player's hand",
        ),
        (f"{MOVING} | first: Drovers-1", 0, "to field 1", "same-place", "Drovers-1 lies at Field 1 already; move it"),
        (f"{MOVING} | first: Drovers-1", 0, "with Drovers-1", "not-asked", "now choose a place."),
        (EXCHANGED, 0, "with Masons-1", "not-a-pair", "Weavers-1 cannot be exchanged with Masons-1."),
        (EXCHANGED, 0, "to field 2", "not-asked", "You have chosen Weavers-1: now choose a card to exchange it with."),
        (EXCHANGED, 0, "decline", "too-late", "You have chosen Weavers-1: this can no longer be declined."),
        ("phase: over", 0, "decline", "game-over", "The game is over."),
    ],
)
def test_a_refused_move_has_a_reason_and_changes_nothing(
    text: str, seat: int, move: str, code: str, words: str
) -> None:
    position = empty().position(text)
    before = (position.record(), [position.view(viewer).to_dict() for viewer in (None, 0, 1)], position.actors)
    for play in (position.play, position.play_all):
        with pytest.raises(Refused) as refusal:
            play(seat, move)
        assert refusal.value.code == code
        assert words in str(refusal.value)
        assert str(refusal.value).endswith((".", "?"))
    assert (position.record(), [position.view(viewer).to_dict() for viewer in (None, 0, 1)], position.actors) == before


def test_in_the_draft_only_starting_cards_are_taken() -> None:
    position = empty(draft_starting_cards=True).position("phase: draft | turn: 1 | hands 0: Heralds-0")
    before = position.record()
    for move, code, words in (
        ("take Heralds-0", "not-in-pool", "Heralds-0 does not lie among the starting cards."),
        ("take Masons-3", "not-in-pool", "Masons-3 does not lie among the starting cards."),
        ("play Heralds-0 to the tombs", "not-now", "The starting cards are drafted now: take one of them."),
        ("decline", "not-now", "The starting cards are drafted now: take one of them."),
    ):
        with pytest.raises(Refused) as refusal:
            position.play(1, move)
        assert (refusal.value.code, str(refusal.value)) == (code, words)
    assert position.record() == before


@pytest.mark.parametrize(
    ("line", "kept", "words"),
    [
        ("play Masons-2 to field 2, impact", 0, "Under Masons-3, Masons-2 uses both abilities"),
        ("play Heralds-3 to field 1, impact, draw", 0, "'play Heralds-3 to field 1, impact, draw' is no move;"),
        ("play Heralds-3 to field 1, impact: dance", 0, "Nothing was played, because of 'dance': 'dance' is no move;"),
        (
            "play Heralds-3 to field 1, impact: decline; decline",
            0,
            "Nothing was played, because of 'decline': No ability",
        ),
        (
            "play Heralds-3 to field 1, impact: draw: draw",
            2,
            "impact; draw' was played, because of 'draw': No ability asks",
        ),
        ("play Masons-2 to the tombs: dance", 1, "Only 'play Masons-2 to the tombs' was played, because of 'dance'"),
        ("play Pale Queens-9 to field 1, impact; dance", 1, "was played, because of 'dance': 'dance' is no move;"),
    ],
)
def test_of_several_moves_in_a_line_only_those_stay_that_showed_something(line: str, kept: int, words: str) -> None:
    position = empty().position(TABLE.replace("hands 0: ", "hands 0: Pale Queens-9, "))
    first = str(position)
    with pytest.raises(Refused, match=re.escape(words)):
        position.play_all(0, line)
    assert len(position.steps) == kept
    assert (str(position) == first) == (kept == 0)
    for _ in range(kept):
        position.undo()
    position.play_all(0, "play Heralds-3 to field 1, impact: draw; move Drovers-5 to field 2")
    assert len(position.steps) == 3


# --- Texts changed at random ------------------------------------------------------------------------------------------


def texts() -> list[tuple[eminence.Game, str]]:
    """Positions all over games, in every phase."""
    found = []
    for game in (empty(), empty(draft_starting_cards=True), eminence.load(EMPTY, cards=read(GOOD))):
        for seed in range(3):
            found += [(game, str(game.start(2, seed)))]
            found += [(game, str(position)) for position in everywhere(game, 2, seed, 0.2)]
    return found


def changed(game: eminence.Game, text: str, chance: random.Random) -> str:
    """A text with some letters, words, cards or lines put elsewhere, left out or written anew."""
    names = [name for name in game.vocabulary["card"] if name]
    odd = ["?", "-", "", "0", "1", "2", "-1", "120", "9" * 12, "yes", "no", "field 1", "the tombs", "move", "ability"]
    odd += [*map(str, range(12)), "action", "over", "draft", "/", ",", "|", ":", "#", "\x00", "é", "unseen 0: 1"]
    odd += [name for name in game.vocabulary["sentence"] if name]
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        lines = text.splitlines() or [""]
        at = chance.randrange(len(lines))
        key, colon, value = lines[at].partition(": ")
        items = value.split(", ")
        what = chance.randrange(7)
        if what == 0:
            del lines[at]
        elif what == 1:
            items[chance.randrange(len(items))] = chance.choice(names)
        elif what == 2:
            items[chance.randrange(len(items))] = chance.choice(odd)
        elif what == 3:
            one, two = chance.sample(names, 2)
            lines = [line.replace(one, "\t").replace(two, one).replace("\t", two) for line in lines]
            key, colon, value = lines[at].partition(": ")
            items = value.split(", ")
        elif what == 4:
            moved = items.pop(chance.randrange(len(items)))
            other = chance.randrange(len(lines))
            lines[other] = f"{lines[other]}, {moved}"
            key, colon, _ = lines[at].partition(": ")
        elif what == 5:
            lines.append(
                f"{chance.choice([item.name for item in game.definition.state.FIELDS])}"
                f"{chance.choice(('', ' 0', ' 1'))}: {chance.choice([*names, *odd])}"
            )
        else:
            start = chance.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:start] + chance.choice(odd) + lines[at][start + chance.randrange(4) :]
            key, colon, value = lines[at].partition(": ")
            items = value.split(", ")
        if what and at < len(lines):
            lines[at] = f"{key}{colon}{', '.join(items)}"
        text = "\n".join(lines)
    return text


def assert_playable(position: Position, chance: random.Random) -> None:
    """Everybody can look at it, other worlds look the same, and it is played to the end without losing a card."""
    game = position.game
    assert game.position(str(position)) == position
    engine = game.engine()
    states, moves, rng = engine.states(1), engine.move_buffer(), engine.rng(chance.random().hex())
    before, now = (engine.integers([0] * game.definition.census) for _ in range(2))
    for viewer in range(-1, 2):
        engine.put(states, 0, position.state)
        engine.census_at(engine.cards, states, 0, before)
        engine.hide_at(states, 0, viewer)
        view = states.tobytes()
        engine.deal_at(engine.cards, states, 0, rng)
        world = engine.get(states, 0)
        assert world.holes() == 0
        assert game.definition.words.flaw(game.cards, world) is None
        engine.census_at(engine.cards, states, 0, now)
        assert list(before) == list(now)
        engine.hide_at(states, 0, viewer)
        assert states.tobytes() == view
        json_view = position.view(None if viewer < 0 else viewer).to_dict()
        assert json_view["status"]
    engine.put(states, 0, position.state)
    waiting, steps = engine.actors_at(states, 0), 0
    while waiting:
        seat = waiting.bit_length() - 1
        count = engine.legal_at(engine.cards, states, 0, seat, moves)
        assert count > 0
        waiting = engine.apply_at(engine.cards, states, 0, seat, int(moves[chance.randrange(count)]), rng)
        engine.census_at(engine.cards, states, 0, now)
        assert list(before) == list(now)
        steps += 1
        assert steps <= game.definition.longest
    assert engine.get(states, 0).phase == OVER  # type: ignore[attr-defined]


def accepted_or_refused(game: eminence.Game, text: str) -> Position | None:
    """The position, or nothing if it was refused in a sentence; anything else is raised."""
    sentence = "."
    try:
        return game.position(text)
    except Refused as refusal:
        sentence = str(refusal)
    assert sentence.endswith((".", "?")), sentence
    return None


def test_a_position_changed_at_random_is_refused_or_can_be_played() -> None:
    chance, accepted, real = random.Random("changed"), 0, texts()
    for number in range(5000):
        game, text = chance.choice(real)
        text = changed(game, text, chance)
        position = accepted_or_refused(game, text)
        if position is None:
            continue
        accepted += 1
        assert_playable(position, chance)
        if number % 40 == 0:
            played = play_randomly(position, random.Random(number))
            assert eminence.replay(played.record(), game.cards) == played
    assert 500 < accepted < 4000, accepted
