"""Shadows over the Empire, wrong input: options, seats, seeds, draws, positions and moves that cannot be, each with its
reason; and texts of positions changed at random, which are refused in words or can be played to the end. Card files are
in a file of their own."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import eminence
from eminence import Position, Refused
from eminence.games.shadows_over_the_empire.state import OVER
from tests.games.shadows_over_the_empire.test_game import random_set
from tests.support.helpers import empire, everywhere, play_randomly

# --- Options, seats, seeds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (
            {"mix": "easy"},
            "bad-option",
            "Option mix cannot be 'easy'; it is basic, raised, advanced, expert or variety.",
        ),
        ({"mix": 3}, "bad-option", "Option mix cannot be '3'"),
        ({"level": "C"}, "bad-option", "Option level cannot be 'C'; it is A or B."),
        ({"a_sets": 7}, "bad-option", "it is all, 0, 1, 2, 3, 4, 5 or 6."),
        ({"b_sets": "6"}, "bad-option", "it is all, 0, 1, 2, 3, 4 or 5."),
        ({"c_sets": "many"}, "bad-option", "it is all, 0, 1, 2 or 3."),
        ({"asterisks": True}, "bad-option", "it is none, added or replacing."),
        ({"leaders": "dealt"}, "bad-option", "it is chosen or random."),
        ({"influence_for_nothing": "maybe"}, "bad-option", "it is yes or no."),
        ({"tight_grid": 2}, "bad-option", "it is yes or no."),
        ({"thight_grid": True}, "unknown-option", "did you mean tight_grid?"),
        ({"d_sets": 1}, "unknown-option", "There is no option 'd_sets'; did you mean"),
        ({"edition": "final"}, "unknown-option", "There is no option 'edition'"),
    ],
)
def test_a_wrong_option_is_refused_with_what_there_is(options: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(Refused, match=re.escape(words)) as refusal:
        empire(**options)
    assert refusal.value.code == code


@pytest.mark.parametrize("seats", [1, 5, 0, -2, "two", 2.5, True, None.__class__])
def test_two_to_four_play(seats: Any) -> None:
    with pytest.raises(Refused, match=r"^Shadows over the Empire has 2 to 4 seats, not .*\.$") as refusal:
        empire().start(seats)
    assert refusal.value.code == "bad-seats"


def test_few_citizens_seat_two_alone() -> None:
    game = empire(a_sets="4")
    with pytest.raises(Refused, match=r"has 2 seats with these cards and options, not 3\.$"):
        game.start(3)
    with pytest.raises(Refused, match="2 seats"):
        game.position("seats: 3")
    record = empire(a_sets="5").start(3, 1).record()
    assert eminence.replay(record).seats == 3


@pytest.mark.parametrize("seed", [2j, 1.5, True, "", " 7", "a\nb", "x" * 101, 10**200])
def test_a_seed_is_a_number_or_a_short_text(seed: Any) -> None:
    for begin in (lambda: empire().start(2, seed), lambda: empire().position("", seed)):
        with pytest.raises(Refused, match="A seed") as refusal:
            begin()
        assert refusal.value.code == "bad-seed"


@pytest.mark.parametrize(
    ("draws", "words"),
    [
        ([4], "none is left to be drawn."),
        ([0, 0], "none is left to be drawn."),
        ([0, 1, 2], "only 0 to 1 can be drawn here."),
        ([0, 1, 0, "Raleigh"], "none is left to be drawn."),
        ([0, 1, 0, "Garick"], "Nothing called 'Garick' can be drawn; did you mean Garrick?"),
        ([0, 1, 0, "Garrick", "Garrick"], "left over: 1."),
        ([0, 1, 0, "Margayth"], "only 0 to 62 can be drawn here."),
    ],
)
def test_chance_cannot_be_forced_to_bring_what_is_not_there(draws: list[Any], words: str) -> None:
    with pytest.raises(Refused, match=re.escape(words)):
        empire(leaders="random").start(2, 1, draws)


def test_a_forced_draw_that_cannot_be_changes_nothing() -> None:
    position = empire().position("grid: Bonifatius, Garrick, -, -, - / Felix, Odilia | tokens 0: b1 2 | passed: 1")
    before = (position.record(), str(position))
    for draws in (["Garrick"], ["Raleigh"], ["Theodoric", "Theodoric"], ["Theodoric", 1, 2, 3, 4], ["9-x"]):
        with pytest.raises(Refused):
            position.play(0, "pass", draws)
        assert (position.record(), str(position)) == before
    position.play(0, "pass", ["Theodoric", "Vivienne"])
    assert position.to_dict()["grid"][0][2] == "Theodoric"


# --- Positions --------------------------------------------------------------------------------------------------------

CARDS = "grid: Bonifatius, Garrick, Benedict / Felix"
ASKED = (
    f"{CARDS} | tokens 0: b1 2 | tokens 1: c1 1 | rotated: b1 | before 0: b1 | before 1: c1 | phase: choosing | "
    "stage: part | row: Garrick 1 | actor: 0 | source: b1 | question: target | heard: 0 | asks: 0"
)
TOO_LATE = "the choices of an action belong to the phases choosing and reacting."
IMPOSSIBLE = "what was chosen in the action under way could not have been chosen."
PLACING = "phase: placing | card: Garrick | starter: 0"
NO_LEADER_YET = "Leaders are chosen in seat order: 'asks' is the first seat without one."
STARTING = "the starting player chooses among several with the most tokens in their pools, when all have passed."
OVER_NEEDS = "a game that is over has 'winners' and an 'ending', and asks nobody."
ONE_PLACE = "a citizen lies in one place only: on the grid, in 'pool' or 'aside'."
NO_TOKENS = "tokens lie on face-up cards that are no Leaders."
NUMBERS = "'round' is 0 to 40, and 'redeals' 0 to 8."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        # Cards.
        ("grid: Bonifatius, Garrick, Garrick", "Garrick lies there twice."),
        ("grid: Garrick", "the Leader of seat 0 lies at a1."),
        ("grid: -, Ornatto", "b1 is a place for a citizen."),
        ("grid: -, ?", "b1 is a place for a citizen."),
        ("grid: - / -, -, Garrick", "the Distinct Personality lies at c2, and nowhere else."),
        ("grid: -, Archduke Casimir", "the Distinct Personality lies at c2, and nowhere else."),
        ("grid: - / - / - / Garrick", "a4 is no place of the grid for 2 players."),
        ("seats: 3 | grid: - / - / - / -, -, -, -, Garrick", "e4 is no place of the grid for 3 players."),
        ("leaders: Margayth, Margayth", "Margayth lies there twice."),
        ("leaders: Bonifatius, Severin", "each faction has one Leader at the table."),
        ("leaders: Garrick", "'leaders' has one Leader for each seat."),
        ("leaders: Bonifatius, Margayth, Ornatto", "'leaders' has one Leader for each seat."),
        (f"{CARDS} | down: b1", "a card lies face down at b1, so it can have no name there."),
        (f"{CARDS} | pool: Garrick", ONE_PLACE),
        ("pool: Theodoric | aside: Theodoric", ONE_PLACE),
        (f"{CARDS} | pool: Theodoric", "'pool' has fewer citizens than lie face down."),
        (f"{CARDS} | aside: Theodoric", "'card' belongs to the phase placing."),
        ("card: Theodoric", "'card' belongs to the phase placing."),
        # Tokens.
        (f"{CARDS} | tokens 0: b1 19", "seat 0 has more than 18 tokens on the table."),
        (f"{CARDS} | tokens 1: b1 10, c1 9", "seat 1 has more than 18 tokens on the table."),
        (f"{CARDS} | tokens 0: a1 1", NO_TOKENS),
        (f"{CARDS} | tokens 0: d1 1", NO_TOKENS),
        (f"{CARDS} | rotated: d1", "'rotated' holds face-up cards."),
        (f"{CARDS} | marked: d1", "'marked' holds face-up cards."),
        (f"{CARDS} | refreshed: d1", "'refreshed' holds face-up cards."),
        (f"{CARDS} | unmarked: e5", "'unmarked' holds face-up cards."),
        (f"{CARDS} | before 0: d1", "'before' holds face-up cards."),
        (f"{CARDS} | locked: d1", "the Quiraa token lies on a face-up card."),
        (f"{CARDS} | locked: a1", "the Quiraa token lies on a face-up card."),
        (f"{CARDS} | locked: ?", "nothing is unknown in this game: '?' has no place here."),
        # Turns and Rounds.
        ("turn: 2", "'turn' must be a seat from 0 to 1."),
        ("asks: 3", "'asks' must be a seat from 0 to 1."),
        ("starter: 5", "'starter' must be a seat from 0 to 1."),
        ("passed: 2", "'passed', 'owners' and 'winners' hold seats at this table only."),
        ("passed: 0", "the seat in 'turn' is asked, and has not passed."),
        ("asks: 1", "the seat in 'turn' is asked, and has not passed."),
        ("round: 41", NUMBERS),
        ("round: -1", NUMBERS),
        ("redeals: 9", NUMBERS),
        ("past: 5", "'past' has no more positions than Rounds are over."),
        ("phase: -", "it needs a 'phase', such as turn."),
        ("winners: 0", "only a game that is over has 'winners' and an 'ending'."),
        ("ending: throne", "only a game that is over has 'winners' and an 'ending'."),
        ("phase: over", OVER_NEEDS),
        ("phase: over | winners: 0", OVER_NEEDS),
        ("phase: over | winners: 0 | ending: throne | asks: 0", OVER_NEEDS),
        ("phase: starting", STARTING),
        (f"{CARDS} | phase: starting | passed: 0, 1 | tokens 0: b1 1", STARTING),
        # Set-up.
        ("phase: leaders", NO_LEADER_YET),
        ("phase: leaders | asks: 1", NO_LEADER_YET),
        ("phase: leaders | leaders: Bonifatius, Margayth | asks: 1", NO_LEADER_YET),
        ("phase: leaders | asks: 0 | grid: -, Garrick", "nothing lies on the table before Leaders are chosen."),
        ("phase: leaders | asks: 0 | round: 1", "Rounds and turns begin when the cards are placed."),
        ("phase: placing", "in the phase placing there is a 'card' to place, and a 'starter'."),
        ("phase: placing | card: Margayth | starter: 0 | asks: 0", "in the phase placing there is a 'card' to place"),
        (f"{PLACING} | asks: 0 | grid: -, Garrick", "in the phase placing there is a 'card' to place"),
        (f"{PLACING} | asks: 1", "cards are placed in turn, from the 'starter' on."),
        (f"{PLACING} | asks: 1 | grid: -, -, Felix", "cards are placed next to Leaders, one for each in turn."),
        (f"{PLACING} | asks: 0 | down: b1", "something lies on the table that is not placed yet."),
        (f"{PLACING} | asks: 0 | round: 1", "Rounds and turns begin when the cards are placed."),
        # Actions.
        *(
            (entry, TOO_LATE)
            for entry in ("stage: use", "row: Garrick 1", "question: target", "actor: 0", "source: b1", "amount: 2")
        ),
        *((entry, TOO_LATE) for entry in ("option: 1", "heard: 0", "picks: b1", "owners: 1", "removed: 1")),
        (f"{CARDS} | before 0: b1", TOO_LATE),
        ("phase: choosing", "somebody must be asked: 'asks' needs a seat."),
        ("phase: reacting | asks: 1", IMPOSSIBLE),
        (ASKED.replace("asks: 0", "asks: 1"), IMPOSSIBLE),
        (ASKED.replace("source: b1", "source: c1"), IMPOSSIBLE),
        (ASKED.replace("actor: 0", "actor: 1"), IMPOSSIBLE),
        (ASKED.replace("Garrick 1", "Benedict 1"), IMPOSSIBLE),
        (ASKED.replace("tokens 1: c1 1 | ", ""), IMPOSSIBLE),
        (ASKED.replace("question: target", "question: line"), IMPOSSIBLE),
        (ASKED.replace("heard: 0 | ", ""), IMPOSSIBLE),
        (f"{ASKED} | first: c1", IMPOSSIBLE),
        *((text, "This is no position") for text in ("saved: yes", f"{ASKED} | saved: yes")),
        # What cannot even be read.
        ("grid: Garick", "Line 1: there is no card 'Garick'; did you mean Garrick?"),
        ("grid: -, -, -, -, -, Garrick", "Line 1: 6 are too many; at most 5 fit here."),
        ("grid: - / - / - / - / - / -", "Line 1: 6 rows are too many; a grid has at most 5."),
        (f"{CARDS} | tokens 0: f1 1", "Line 2: there is no cell 'f1'; known: a1, b1, "),
        (f"{CARDS} | tokens 0: b1 -1", "there is no cell 'b1 -1'"),
        (f"{CARDS} | tokens 0: b1 200", "'b1 200' is out of range; -128 to 127 fit here."),
        (f"{CARDS} | tokens 2: b1 1", "'tokens 2' needs a seat from 0 to 1: 'tokens 0'."),
        (f"{CARDS} | tokens: b1 1", "'tokens' needs a seat from 0 to 1: 'tokens 0'."),
        ("phase: fight", "there is no phase 'fight'; known: leaders, placing, "),
        ("ending: luck", "there is no ending 'luck'; known: throne, tokens, rounds, repetition."),
        ("row: Garrick 2", "there is no part 'Garrick 2'; did you mean Garrick 1?"),
        ("past: xyz", "'xyz' should be at most 40 hexadecimal numbers of 16 digits."),
        ("past: " + ", ".join("1" * 41), "should be at most 40 hexadecimal numbers"),
        ("past: 12345678901234567", "should be at most 40 hexadecimal numbers of 16 digits."),
        ("saved: maybe", "'maybe' is neither yes nor no."),
        ("round: 300", "'300' is out of range; -128 to 127 fit here."),
        ("unused 0: 5", "there is no field 'unused'"),
        ("options: 1", "there is no field 'options'"),
        ("turn 0: 1", "'turn' takes no seat."),
        ("seats: 5", "Shadows over the Empire has 2 to 4 seats, not '5'."),
        ("grid: - | grid: -", "Line 2: 'grid' is said twice."),
        ("Garrick", "'Garrick' is not a 'field: value' line."),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_reason(text: str, words: str) -> None:
    with pytest.raises(Refused) as refusal:
        empire().position(text)
    assert refusal.value.code == "bad-position"
    assert words in str(refusal.value)
    assert str(refusal.value).endswith((".", "?"))


@pytest.mark.parametrize("text", ["down: -", "down: b1", f"{CARDS} | down: d1, e1"])
def test_every_cell_has_a_card_face_up_or_face_down(text: str) -> None:
    with pytest.raises(Refused, match="This is no position"):
        empire().position(text)


@pytest.mark.parametrize("text", ["phase: leaders | asks: 0", f"{PLACING} | asks: 0"])
def test_the_set_up_needs_enough_citizens(text: str) -> None:
    """Else they would be dealt again for ever, or some would lie face down that are not there."""
    for pool in ("Felix", "Felix, Odilia, Lysander, Cyril, Emeric, Ferrand, Tristan"):
        with pytest.raises(Refused, match="This is no position"):
            empire().position(f"{text} | pool: {pool}")


def test_what_is_asked_can_be_said_in_a_text() -> None:
    """The sound one, else the changed ones above would prove little."""
    position = empire().position(ASKED)
    assert [str(move) for move in position.legal(0)] == ["Benedict"]
    assert empire().position(str(position)) == position


@pytest.mark.parametrize(
    "options", [{"a_sets": "5"}, {"mix": "advanced", "asterisks": "replacing"}, {"mix": "expert", "asterisks": "none"}]
)
def test_a_text_says_when_no_citizen_is_left(options: dict[str, Any]) -> None:
    """With four seats and twenty citizens all may lie face up."""
    position = empire(**options).start(4, 1)
    chance = random.Random(1)
    while not position.over and (position.state.pool or not position.state.round):  # type: ignore[attr-defined]
        play_randomly(position, chance, steps=1)
    assert position.state.pool == 0, "choose another seed"  # type: ignore[attr-defined]
    assert position.game.position(str(position)) == position


SAVED = "grid: Severin, Marta, Hester / Silvane | tokens 0: b1 2, a2 1 | tokens 1: c1 2"


@pytest.mark.parametrize(
    "change",
    [
        "saved_grid: -",
        "saved_grid: Severin, Marta, Marta, -, - / Silvane",
        "saved_grid: Severin, Marta, -, Hester, - / Silvane",
        "saved_tokens 0: b1 19",
        "saved_tokens 0: a1 1",
        "saved_tokens 0: d1 1",
        "saved_rotated: d1",
        "saved_locked: d1",
    ],
)
def test_what_a_cancel_restores_is_a_table_that_can_be(change: str) -> None:
    """Seat 1 may cancel an ability of two parts; what was saved before it has to be sound as well."""
    position = empire(mix="expert").position(SAVED)
    position.play(0, "use Marta")
    assert [str(move) for move in position.legal(1)] == ["react Hester", "decline"]
    key = change.partition(":")[0]
    lines = [line for line in str(position).splitlines() if not line.startswith(f"{key}:")]
    with pytest.raises(Refused, match="This is no position"):
        position.game.position("\n".join([*lines, change]))
    assert position.game.position(str(position)) == position


# --- Moves ------------------------------------------------------------------------------------------------------------

TABLE = (
    "grid: Bonifatius, Garrick, Rosalind / Tristan, Lucretia, -, Felix | tokens 0: b1 2, a2 1 | tokens 1: b2 1, d2 2"
)
CHOOSING = TABLE.replace("b2 1", "b2 3")


@pytest.mark.parametrize(
    ("text", "moves", "seat", "move", "code", "words"),
    [
        (TABLE, "", 0, "dance", "unknown-move", "'dance' is no move; "),
        (TABLE, "", 0, "", "unknown-move", "'' is no move;"),
        (TABLE, "", 0, "influence Garick > Tristan", "unknown-move", "did you mean influence Garrick > Tristan?"),
        (TABLE, "", 0, "use Garick", "unknown-move", "did you mean use Garrick?"),
        (TABLE, "", 1, "pass", "not-your-turn", "It is seat 0's turn, not seat 1's."),
        (TABLE, "", 2, "pass", "no-such-seat", "There is no seat 2; seats are 0 to 1."),
        (TABLE, "", 0, "use c1", "unknown-move", "is no move;"),
        (TABLE, "", 0, "influence Rosalind > Garrick", "not-yours", "You do not control Rosalind"),
        (TABLE, "", 0, "use Lucretia", "not-yours", "You do not control Lucretia"),
        (TABLE, "", 0, "use Margayth", "not-yours", "Margayth is another player's Leader."),
        (TABLE, "", 0, "choose Margayth", "not-now", "No ability asks anything now"),
        (TABLE, "", 0, "react Garrick", "not-now", "Nothing happens now that could be answered"),
        (CHOOSING, "use Garrick", 0, "pass", "not-now", "Answer this first."),
        (CHOOSING, "use Garrick", 0, "Rosalind", "not-a-target", "Rosalind is none that it is for."),
        (CHOOSING, "use Garrick", 0, "line north", "not-asked", "Now choose a card."),
        (CHOOSING, "use Garrick", 0, "done", "unknown-move", "is no move;"),
    ],
)
def test_a_refused_move_has_a_reason_and_changes_nothing(
    text: str, moves: str, seat: int, move: str, code: str, words: str
) -> None:
    """Every code is shown in the scenarios; here is what they say, and that nothing is changed."""
    position = empire().position(text)
    if moves:
        position.play_all(0, moves)
    before = (position.record(), [position.view(viewer).to_dict() for viewer in (None, 0, 1)], position.actors)
    for play in (position.play, position.play_all):
        with pytest.raises(Refused) as refusal:
            play(seat, move)
        assert (refusal.value.code, str(refusal.value)[-1] in ".?") == (code, True)
        assert words in str(refusal.value)
    assert (position.record(), [position.view(viewer).to_dict() for viewer in (None, 0, 1)], position.actors) == before


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("use Garrick: dance", "Nothing was played, because of 'dance': 'dance' is no move;"),
        ("use Garrick: Rosalind", "Nothing was played, because of 'Rosalind': "),
    ],
)
def test_a_line_of_moves_that_is_refused_is_taken_back(line: str, words: str) -> None:
    position = empire().position(CHOOSING)
    before = str(position)
    with pytest.raises(Refused, match=re.escape(words)):
        position.play_all(0, line)
    assert (str(position), position.steps) == (before, [])
    position.play_all(0, "use Garrick: Lucretia")
    assert len(position.steps) == 2


@pytest.mark.parametrize("seed", range(4))
def test_every_action_that_is_not_legal_is_refused_in_a_sentence(seed: int) -> None:
    """All over random games; the words of refusals know no gaps."""
    game, codes = empire(mix=("expert", "variety")[seed % 2]), set()
    for position in everywhere(game, 2 + seed % 3, seed, 0.1):
        if position.over:
            continue
        [seat] = position.actors
        legal = {move.action for move in position.legal(seat)}
        for action in set(range(game.definition.actions)) - legal:
            refused = game.refusal(position.state, seat, action)
            code, sentence = refused.code, refused.sentence
            codes.add(code)
            assert sentence.endswith((".", "?")), (code, sentence)
            assert not re.search(r"None|-1|\(no card|  ", sentence), (code, sentence)
    assert len(codes) > 8


# --- Texts changed at random ------------------------------------------------------------------------------------------


def texts() -> list[tuple[eminence.Game, str]]:
    """Positions all over games, in every phase."""
    found = []
    for seed, game in enumerate((empire(), empire(mix="expert"), empire(mix="variety"), *map(random_set, (3, 8)))):
        for seats in game.seats:
            found += [(game, str(game.start(seats, seed)))]
            found += [(game, str(position)) for position in everywhere(game, seats, seed, 0.3)]
    return found


def changed(game: eminence.Game, text: str, chance: random.Random) -> str:
    """A text with some words, cells, cards or lines put elsewhere, left out or written anew."""
    vocabulary = {domain: [name for name in names if name] for domain, names in game.vocabulary.items()}
    odd = ["?", "-", "", "0", "1", "2", "3", "-1", "7", "18", "19", "40", "127", "yes", "no", "/", ",", "|", ":"]
    fields = [item.name for item in game.definition.state.FIELDS]
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        lines = text.splitlines() or [""]
        at = chance.randrange(len(lines))
        key, _, value = lines[at].partition(": ")
        items, what = value.split(", "), chance.randrange(6)
        word = chance.choice([*odd, *(chance.choice(names) for names in vocabulary.values())])
        if what == 0:
            del lines[at]
        elif what == 1:
            items[chance.randrange(len(items))] = word
            lines[at] = f"{key}: {', '.join(items)}"
        elif what == 2:
            cell, number = chance.choice(vocabulary["cell"]), chance.choice(odd)
            lines[at] = f"{key}: {', '.join([*items, f'{cell} {number}'])}"
        elif what == 3:
            one, two = chance.sample(vocabulary[chance.choice(["card", "cell"])], 2)
            lines = [line.replace(one, "\t").replace(two, one).replace("\t", two) for line in lines]
        elif what == 4:
            lines.append(f"{chance.choice(fields)}{chance.choice(('', '', ' 0', ' 1'))}: {word}")
        else:
            start = chance.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:start] + word + lines[at][start + chance.randrange(4) :]
        text = "\n".join(lines)
    return text


def accepted_or_refused(game: eminence.Game, text: str) -> Position | None:
    """The position, or nothing if it was refused in a sentence; anything else is raised."""
    sentence = "."
    try:
        return game.position(text)
    except Refused as refusal:
        sentence = str(refusal)
    assert sentence.endswith((".", "?")), sentence
    return None


def assert_playable(position: Position, chance: random.Random) -> None:
    """It is its own text, everybody can look at it, and it is played to its end without losing a card or a token."""
    game = position.game
    assert game.position(str(position)) == position
    assert all(position.view(viewer).to_dict()["status"] for viewer in (None, *range(position.seats)))
    engine = game.engine()
    states, moves, rng = engine.states(1), engine.move_buffer(), engine.rng(chance.random().hex())
    before, now = (engine.integers([0] * game.definition.census) for _ in range(2))
    engine.put(states, 0, position.state)
    engine.census_at(engine.cards, states, 0, before)
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
        assert steps % 10 or game.definition.words.flaw(game.cards, engine.get(states, 0)) is None
    assert engine.get(states, 0).phase == OVER  # type: ignore[attr-defined]


def test_a_position_changed_at_random_is_refused_or_can_be_played() -> None:
    chance, accepted, real = random.Random("changed"), 0, texts()
    for number in range(300):
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
    assert 30 < accepted < 240, accepted
