"""Shadow Throne, wrong input: card files, options, positions and moves that cannot be, each with its reason."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import eminence
from eminence import Refused
from eminence.games.shadow_throne.vocabulary import SCHEMA
from eminence.kernel import cards as card_files
from eminence.kernel.refusals import sentence_of
from tests.support.helpers import SHADOW, assert_mistake, play_randomly, shadow

# --- Card files -------------------------------------------------------------------------------------------------------

GOOD = """\
title = "Three"
game = "shadow-throne"

[[card]]
name = "Ant"
prototype = "Emmet"
faction = "empire"
rank = "commoner"
copies = 18
power = 1
influence = 2
price = 0
number = 2
ability = "kill"
ranks = "noble"

[[card]]
name = "Bee"
faction = "church"
rank = "noble"
copies = 18
power = 3
influence = 2
price = -1

[[card]]
name = "Cat"
faction = "rebels"
rank = "elite"
copies = 4
power = 3
influence = 2
price = 1
consolation = 2
number = 3
ability = "stay"
"""
KILL, STAY = 'ability = "kill"\nranks = "noble"', 'ability = "stay"'
EXTRA = 'ability = "extra-card"\nranks = "noble"'


def read(text: str) -> card_files.CardSet:
    return card_files.parse(text, SCHEMA, SHADOW, "my.toml")


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        # The deck as a whole.
        ("copies = 4", "copies = 3", 1, "there are 39 cards in all; at least 40 are needed for five seats."),
        ("copies = 4", "copies = 6", 30, "at most 5 cards of a deck can have the ability stay."),
        (KILL, STAY, 29, "at most 5 cards of a deck can have the ability stay."),
        ('name = "Bee"', 'name = "ant"', 18, "the name ant stands on line 5 already."),
        (
            'name = "Bee"',
            'name = "Bee"\nprototype = "emmet"',
            19,
            "the prototype's name emmet stands on line 6 already.",
        ),
        ('name = "Bee"', 'name = "Emmet"', 17, "the prototype's name Emmet stands on line 6 already."),
        ('name = "Bee"', 'name = "Bee"\nprototype = "Cat"', 27, "the prototype's name Cat stands on line 19 already."),
        (GOOD[GOOD.index('[[card]]\nname = "Bee') :], "", 1, "there is 1 card; 2 to 40 make a set."),
        ('game = "shadow-throne"', 'game = "behind-the-throne"', 2, "these are cards for 'behind-the-throne', not for"),
        ('name = "Bee"', 'name = "Nobody"', 18, "no card can be called Nobody: it says that no card was chosen."),
        ('prototype = "Emmet"', 'prototype = "nobody"', 6, "no card can be called nobody: it says that no card was"),
        # Abilities.
        ("number = 2\n", "", 4, "Ant needs a number from 1 to 3: its ability is kill."),
        ("number = 2\n", "number = 0\n", 13, "Ant needs a number from 1 to 3: its ability is kill."),
        ("price = -1", "price = -1\nnumber = 1", 25, "Bee has the number 0: its ability is none."),
        (STAY, 'ability = "martyr"', 26, "Cat needs an amount of 1 or more: its ability is martyr."),
        (
            STAY,
            'ability = "bonus-power"\namount = 0',
            37,
            "Cat needs an amount of 1 or more: its ability is bonus-power.",
        ),
        (KILL, 'ability = "embolden"', 4, "Ant needs an amount of 1 or more: its ability is embolden."),
        (STAY, STAY + "\namount = 1", 37, "an amount means nothing for the ability stay."),
        (KILL, KILL + "\namount = 1", 16, "an amount means nothing for the ability kill."),
        (KILL, EXTRA + "\namount = 3", 16, "an amount means nothing for the ability extra-card."),
        (
            STAY,
            STAY + '\nranks = "noble"',
            37,
            "ranks means nothing for the ability stay; it is for kill, convert, embolden, silence and extra-card.",
        ),
        ("price = -1", 'price = -1\nfactions = "empire"', 25, "factions means nothing for the ability none; it is for"),
        (
            KILL,
            EXTRA + '\nwaves = "earlier"',
            16,
            "waves means nothing for the ability extra-card; it is for kill, convert, embolden and silence.",
        ),
        (KILL, KILL + '\nwaves = "next"', 16, "only embolden reaches the next wave, not kill."),
        (
            'number = 3\nability = "stay"',
            'number = 3\nability = "silence"',
            35,
            "silence prevents abilities of higher numbers, and there is none above 3.",
        ),
        (KILL, 'ability = "convert"\nfactions = "empire"', 15, "Ant cannot convert its own faction."),
        # Typing errors.
        ('ability = "kill"', 'ability = "kil"', 14, "there is no ability 'kil'; did you mean kill?"),
        ('ability = "kill"', 'ability = "Kill"', 14, "there is no ability 'Kill'; did you mean kill?"),
        ('ability = "kill"', 'ability = "extra card"', 14, "did you mean extra-card?"),
        ('faction = "rebels"', 'faction = "rebel"', 28, "there is no faction 'rebel'; did you mean rebels?"),
        ('rank = "noble"', 'rank = "nobel"', 20, "there is no rank 'nobel'; did you mean noble?"),
        ('ranks = "noble"', 'ranks = "nobles"', 15, "there is no ranks 'nobles'; did you mean noble?"),
        ('ranks = "noble"', 'ranks = "elites or nobles"', 15, "did you mean elite or noble?"),
        ('ranks = "noble"', 'ranks = "other"\nfactions = "other"', 16, "did you mean others?"),
        ('ranks = "noble"', 'waves = "sofar"', 15, "there is no waves 'sofar'; did you mean so far?"),
        ('ranks = "noble"', 'wave = "own"', 15, "a card has no 'wave'; did you mean waves?"),
        ("copies = 4", "copies = 0", 30, "copies is 0; 1 to 20 fit here."),
        ("copies = 4", "copies = 21", 30, "copies is 21; 1 to 20 fit here."),
        ("copies = 4", "copies = [4]", 30, "copies must be a whole number"),
        ("power = 1", "power = 21", 10, "power is 21; 0 to 20 fit here."),
        ("influence = 2", "influence = -1", 11, "influence is -1; 0 to 20 fit here."),
        ("price = 0", "price = -10", 12, "price is -10; -9 to 20 fit here."),
        ("price = 0", "price = 21", 12, "price is 21; -9 to 20 fit here."),
        ("price = 0", 'price = "free"', 12, 'price must be a whole number, not "free"'),
        ("price = 0\n", "", 4, "the card has no price: the gold it costs; below 0, the gold it brings."),
        ("consolation = 2", "consolation = 10", 34, "consolation is 10; 0 to 9 fit here."),
        ("number = 2", "number = 4", 13, "number is 4; 0 to 3 fit here."),
        (STAY, 'ability = "martyr"\namount = 10', 37, "amount is 10; 0 to 9 fit here."),
        ('prototype = "Emmet"', 'prototype = "7"', 6, "prototype '7' must begin with a letter"),
        ('prototype = "Emmet"', 'epithet = "the Busy, of Hill"', 6, "epithet 'the Busy, of Hill' must begin with"),
    ],
)
def test_a_mistake_in_a_card_file_is_named_with_its_line(old: str, new: str, line: int, words: str) -> None:
    assert_mistake(SHADOW, GOOD, (old, new), line, words)


def test_a_sound_card_file_is_read_and_every_mistake_is_named_at_once() -> None:
    assert [card.name for card in read(GOOD)] == ["Ant", "Bee", "Cat"]
    assert [card.name for card in eminence.load(SHADOW, {"edition": "prototype"}, read(GOOD)).cards] == [
        "Emmet",
        "Bee",
        "Cat",
    ]
    with pytest.raises(card_files.BadCards) as refusal:
        read(
            GOOD.replace("number = 2", "number = 0").replace('ranks = "noble"', 'waves = "next"').replace("= 4", "= 6")
        )
    assert [problem.line for problem in refusal.value.problems] == [13, 15, 30]


# --- Options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        ({"edition": "second"}, "bad-option", "Option edition cannot be 'second'; it is final or prototype."),
        ({"edition": 1}, "bad-option", "it is final or prototype."),
        ({"influence_to_win": 10}, "bad-option", "it is 15, 20 or 25."),
        ({"influence_to_win": True}, "bad-option", "it is 15, 20 or 25."),
        ({"hush_after_kill": "maybe"}, "bad-option", "it is yes or no."),
        ({"hush_after_kil": True}, "unknown-option", "did you mean hush_after_kill?"),
        ({"kyros": True}, "unknown-option", "There is no option 'kyros'"),
    ],
)
def test_a_wrong_option_is_refused_with_what_there_is(options: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(Refused, match=re.escape(words)) as refusal:
        shadow(**options)
    assert refusal.value.code == code


@pytest.mark.parametrize("seats", [2, 6, 0, -3, "four", None.__class__])
def test_three_to_five_play(seats: Any) -> None:
    with pytest.raises(Refused, match="Shadow Throne has 3 to 5 seats"):
        shadow().start(seats)


# --- Positions --------------------------------------------------------------------------------------------------------

HOLDING = "hands 0: Outlaw | hands 1: Outlaw"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("battle: 0", "'battle' counts from 1 to 50."),
        ("battle: 51", "'battle' counts from 1 to 50."),
        ("round: 3", "'round' is 0 to 5 in the draft and 6 after it."),
        ("phase: draft | round: 6", "'round' is 0 to 5 in the draft and 6 after it."),
        ("wave: 0", "'wave' is 0 in the draft, 1 to 4 in the battle and 4 after it."),
        ("wave: 5", "'wave' is 0 in the draft, 1 to 4 in the battle and 4 after it."),
        ("phase: keep | wave: 3", "'wave' is 0 in the draft, 1 to 4 in the battle and 4 after it."),
        ("number: 2", "'number' is 1 to 3 while extra cards are asked for, otherwise 0."),
        ("phase: extra | number: 4", "'number' is 1 to 3 while extra cards are asked for, otherwise 0."),
        ("gold 0: -1", "seat 0 has gold or influence below 0 or above 20000."),
        ("influence 2: 20001", "seat 2 has gold or influence below 0 or above 20000."),
        ("line 0: Outlaw 1", "Outlaw of seat 0 stands in wave 1, which has not been fought yet."),
        ("line 1: Outlaw 0", "Outlaw of seat 1 stands in wave 0, but cannot stay from one battle to the next."),
        ("line 0: Langman 0 acted", "Langman of seat 0 stands in wave 0, so its ability cannot have done anything."),
        ("wave: 2 | line 0: Outlaw 1 +151", "Outlaw of seat 0 has more than 150 +1 tokens."),
        ("wave: 2 | line 0: Outlaw 1 down dead", "Outlaw of seat 0 is face down, so nothing can have happened to it."),
        ("wave: 3 | line 0: Outlaw 2, Outlaw 1", "the line of seat 0 is not in the order of the waves."),
        ("hands 0: King Kyros | hands 1: King Kyros", "there is 1 too many of King Kyros."),
        (f"{HOLDING} | deck: Outlaw 2", "too few of"),
        (
            f"{HOLDING} | pools 1: Outlaw",
            "what seat 0 holds and has shown is not what it took from the pools and kept.",
        ),
        (f"{HOLDING} | kept 0: Rose Duchess", "what seat 0 holds and has shown is not what it took from the pools"),
        ("phase: draft", "the pool dealt to seat 0 has too few cards."),
        (
            f"{HOLDING} | kept 0: Outlaw | never 1: Outlaw",
            "seat 1 would be wrong about what others cannot have kept: seat 0",
        ),
        ("", "nobody has anything to choose in this phase."),
        ("phase: extra | hands 0: Outlaw", "nobody has anything to choose in this phase."),
        (f"{HOLDING} | waiting: 1", "'waiting' must be the seats that are asked and have not chosen."),
        (f"{HOLDING} | waiting: 0, 1, 4", "'waiting' must be the seats that are asked and have not chosen."),
        (f"{HOLDING} | chosen 2: Outlaw", "a seat waits or has chosen that is not asked."),
        (
            f"{HOLDING} | chosen 0: Outlaw | chosen 1: Outlaw",
            "all have chosen, so the choices would have been revealed.",
        ),
        (f"{HOLDING} | chosen 0: Tax Collector", "seat 0 cannot have chosen that."),
        (f"{HOLDING} | chosen 0: nobody", "seat 0 cannot have chosen that."),
        ("hands 0: ?", "a '?' stands where a card must be: this is a view, not a position."),
        ("kept 0: ?", "a '?' stands where a card must be: this is a view, not a position."),
        ("pools 0: ?", "a '?' stands where a card must be: this is a view, not a position."),
        # What cannot even be read.
        ("line 0: Outlaw", "'Outlaw' is no character in a wave; write its name and wave, as in 'Outlaw 1 dead'."),
        ("line 0: Outlaw 1 ded", "'Outlaw 1 ded' is no character in a wave; write its name and wave"),
        ("line 0: Outlaw 7", "'Outlaw 7' is no character in a wave"),
        ("line 0: Outlav 1", "there is no card 'Outlav'; did you mean Outlaw?"),
        ("line 0: Outlaw 1 +300 +300", "'Outlaw 1 +300 +300' is no character in a wave"),
        ("line 0: Outlaw 1 +600", "'+600' are more tokens than fit on a card."),
        ("line 0: " + ", ".join(["Outlaw 1"] * 13), "13 are too many; at most 12 fit here."),
        ("never 0: ?", "there is no card '?'"),
        ("never 0: Outlav", "there is no card 'Outlav'; did you mean Outlaw?"),
        ("hands 0: Thief", "there is no card 'Thief';"),
        ("hands 3: Outlaw", "'hands 3' needs a seat from 0 to 2: 'hands 0'."),
        ("hands 0: " + ", ".join(["Outlaw"] * 8), "8 are too many; at most 7 fit here."),
        ("phase: fight", "there is no phase 'fight'; known: draft, wave, extra, keep, over."),
        ("seats: 2", "Shadow Throne has 3 to 5 seats, not '2'."),
        ("hand 0: Outlaw", "there is no field 'hand'; did you mean hands?"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_reason(text: str, words: str) -> None:
    with pytest.raises(Refused) as refusal:
        shadow().position(text)
    assert refusal.value.code == "bad-position"
    assert words in str(refusal.value)
    assert str(refusal.value).endswith((".", "?"))


def test_numbers_that_mean_nothing_are_no_position() -> None:
    """No text can say this; a state that a program made can."""
    game = shadow()
    text = HOLDING + " | wave: 2 | line 2: Outlaw 1"
    for field, number, words in (
        ("hands", 39, "a card is not of this deck."),
        ("line", 39 | 1 << 6, "a character is not of this deck."),
        ("line", 9 | 1 << 6 | 1 << 25, "Outlaw of seat 2 is in the middle of something."),
    ):
        state: Any = game.position(text).state
        getattr(state, field)[2][0] = number
        flaw = game.definition.words.flaw(game.cards, state)
        assert sentence_of(flaw or "", game.definition.folder) == words


# --- Moves ------------------------------------------------------------------------------------------------------------

KING = "phase: extra | line 1: King Kyros 1 | hands 1: Tax Collector, Iron Footmen, Outlaw | gold 1: 1"


@pytest.mark.parametrize(
    ("text", "seat", "move", "code", "words"),
    [
        (HOLDING, 0, "take Outlaw", "not-now", "Now is a wave: play a card of your hand."),
        (HOLDING, 0, "keep Outlaw", "not-now", "Now is a wave: play a card of your hand."),
        (HOLDING, 0, "pass", "not-now", "Now is a wave: play a card of your hand."),
        (HOLDING, 0, "play Tax Collector", "not-in-hand", "You have no Tax Collector in your hand."),
        (HOLDING, 0, "play Thief", "unknown-move", "'play Thief' is no move;"),
        (HOLDING, 0, "play Outlav", "unknown-move", "did you mean play Outlaw?"),
        (HOLDING, 2, "play Outlaw", "not-your-turn", "It is seat 0's and seat 1's turn, not seat 2's."),
        (HOLDING, 3, "play Outlaw", "no-such-seat", "There is no seat 3; seats are 0 to 2."),
        (KING, 1, "play Tax Collector", "not-now", "Now you may bring another card, or pass."),
        (KING, 1, "bring Dutiful Peasant", "not-in-hand", "You have no Dutiful Peasant in your hand."),
        (
            KING,
            1,
            "bring Outlaw",
            "not-invited",
            "King Kyros cannot bring Outlaw. [3] You may play one more Empire card",
        ),
        (KING, 1, "bring Iron Footmen", "cannot-pay", "Iron Footmen costs 2, and you have 1 gold."),
        (KING, 0, "pass", "not-your-turn", "It is seat 1's turn, not seat 0's."),
        ("phase: keep | hands 0: Outlaw", 0, "play Outlaw", "not-now", "Now the battle is over: keep a card of your"),
        ("phase: keep | hands 0: Outlaw", 0, "keep Langman", "not-in-hand", "You have no Langman in your hand."),
        ("phase: over", 0, "keep Outlaw", "game-over", "The game is over."),
    ],
)
def test_a_refused_move_has_a_reason_and_changes_nothing(
    text: str, seat: int, move: str, code: str, words: str
) -> None:
    position = shadow().position(text)
    before = (position.record(), [position.view(viewer).to_dict() for viewer in (None, 0, 1, 2)], position.actors)
    with pytest.raises(Refused) as refusal:
        position.play(seat, move)
    assert refusal.value.code == code
    assert words in str(refusal.value)
    assert (
        position.record(),
        [position.view(viewer).to_dict() for viewer in (None, 0, 1, 2)],
        position.actors,
    ) == before


def test_in_the_draft_only_the_pool_before_you_is_offered() -> None:
    position = play_randomly(shadow().start(4, 3), random.Random(3), steps=5)
    assert position.state.round == 1  # type: ignore[attr-defined]
    seat = position.actors[-1]
    names = {card.name for card in position.game.cards}
    offered = {str(move).removeprefix("take ") for move in position.legal(seat)}
    before = position.record()
    for name in sorted(names - offered):
        with pytest.raises(Refused, match=f"There is no {name} in the pool before you"):
            position.play(seat, f"take {name}")
    with pytest.raises(Refused, match="Now is the draft: take a card of the pool before you"):
        position.play(seat, f"keep {min(offered)}")
    assert position.record() == before


def test_a_refused_move_leaves_a_locked_choice_as_it_was() -> None:
    position = shadow().position("hands 0: Outlaw, Langman | hands 1: Outlaw")
    position.play(0, "play Langman")
    for wrong in ("play Tax Collector", "pass", "take Outlaw"):
        with pytest.raises(Refused):
            position.play(0, wrong)
    assert position.to_dict()["chosen"] == ["Langman", None, None]
    assert position.view(0).status().startswith("You have chosen Langman. Waiting for Seat 1.")
