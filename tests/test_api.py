"""The library as somebody uses it who writes a table, a server or a bot: every promise of the friendly interface."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import numpy as np
import pytest

import eminence
from eminence import Move, Position, Refused
from eminence.kernel.cards import CardSet
from eminence.kernel.record import Record, field
from tests.support.helpers import EMPIRE, EMPTY, OTHER_RULES, SHADOW, TABLES, THRONE, play_randomly, random_game, throne

LOOKING = "seats: 3 | stacks 0: Prophet 1 | row: Queen, Jester | turn: 0"
STRIKING = "stacks 0: General 1 | stacks 1: King 2, Judge 1 | row: Queen, Queen | turn: 0"
FULL_ROW = "stacks 1: Queen 2 | row: King, Queen, Judge, Jester, General | turn: 0"


def refused(code: str, act: Callable[[], object]) -> str:
    """The sentence with which something is refused."""
    with pytest.raises(Refused) as refusal:
        act()
    assert refusal.value.code == code
    sentence = str(refusal.value)
    assert not sentence[0].islower()
    assert sentence.endswith((".", "?")), sentence
    assert not sentence.endswith(("..", "?.", ".?")), sentence
    return sentence


# --- Loading ----------------------------------------------------------------------------------------------------------


def test_a_game_says_what_it_is() -> None:
    assert THRONE in eminence.names()
    game = eminence.load(THRONE)
    assert (game.name, game.title, list(game.seats)) == (THRONE, "Behind the Throne", [2, 3, 4])
    assert [card.name for card in game.cards][:3] == ["General", "Prophet", "Jester"]
    assert game.rules_text().startswith("# Behind the Throne")


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    assert "did you mean behind-the-throne?" in refused("unknown-game", lambda: eminence.load("behind-the-thron"))


@pytest.mark.parametrize("off", [False, "no", "No ", "off", "FALSE"])
def test_an_option_can_be_said_in_many_ways_and_changes_the_moves(off: object) -> None:
    swap = "swap 1 Queen"
    assert swap in throne().position(FULL_ROW).legal(0)
    position = throne(swap_after_five=off).position(FULL_ROW)
    assert swap not in position.legal(0)
    refused("no-swap-after-five", lambda: position.play(0, swap))


def test_the_other_option_asks_the_receiver() -> None:
    text = "stacks 1: Queen 2 | row: King, Jester | turn: 0"
    plain, asked = throne().position(text), throne(receiver_may_refuse=True).position(text)
    for position in (plain, asked):
        position.play(0, "swap 1 Queen")
    assert plain.to_dict()["phase"] == "turn"
    assert (asked.actors, [str(move) for move in asked.legal(1)]) == ((1,), ["accept", "refuse Jester", "refuse King"])


def test_wrong_options_are_refused_with_what_would_be_right() -> None:
    assert "did you mean swap_after_five?" in refused("unknown-option", lambda: throne(swap_after_four=True))
    assert "it is yes or no" in refused("bad-option", lambda: throne(swap_after_five="maybe"))


# --- Starting and moving ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_and_moves_are_the_same_game(name: str, seats: int) -> None:
    one, two = random_game(seats, 11, game=name), random_game(seats, 11, game=name)
    assert one == two
    assert one.record() == two.record()
    assert one.log(None) == two.log(None)


def test_a_seed_is_the_same_as_its_text_and_other_seeds_differ() -> None:
    game = throne()
    reveals = [game.start(2, seed) for seed in (5, "5", 6, "five", None, None)]
    for position in reveals:
        for _ in range(8):
            position.play(position.actors[0], position.legal(position.actors[0])[0])
    texts = [str(position) for position in reveals]
    assert texts[0] == texts[1]
    assert len(set(texts)) == 5


def test_without_a_number_of_seats_the_least_play() -> None:
    assert throne().start(seed=1).seats == 2


def test_legal_moves_are_a_sequence() -> None:
    position = throne().position(STRIKING)
    moves = position.legal(0)
    texts = [str(move) for move in moves]
    assert len(moves) == len(texts) == len(set(texts))
    assert moves[0] == next(iter(moves))
    assert moves[-1] == list(moves)[-1]
    assert moves[1:3] == list(moves)[1:3]
    assert all(move in moves and str(move) in moves for move in moves)
    assert "  DESTROY   1 king " in moves
    assert "destroy 1 Queen" not in moves
    for other in ("", "dance", 0, None, 1.5, Move(999, "reveal")):
        assert other not in moves
    assert moves.index(moves[2]) == 2
    with pytest.raises(IndexError):
        moves[len(moves)]


def test_only_the_seats_that_are_asked_have_moves() -> None:
    position = throne().start(3, 4)
    asked = position.actors[0]
    assert [len(position.legal(seat)) > 0 for seat in range(3)] == [seat == asked for seat in range(3)]
    assert not position.legal((asked + 1) % 3)


def test_legal_moves_stay_those_of_their_position() -> None:
    position = throne().position(STRIKING)
    lazy, eager = position.legal(0), list(position.legal(0))
    position.play(0, "take")
    assert list(lazy) == eager


def test_a_move_is_its_text_in_any_spelling() -> None:
    found = set()
    for move in ("destroy 1 King", " Destroy  1 KING ", "\tdestroy 1 king\n"):
        position = throne().position(STRIKING)
        position.play(0, move)
        found.add(str(position))
    position = throne().position(STRIKING)
    position.play(0, next(move for move in position.legal(0) if str(move) == "destroy 1 King"))
    assert found == {str(position)}
    assert position.to_dict()["stacks"][1] == {"King": 1, "Judge": 1}


WRONG = [
    (STRIKING, 1, "take", "not-your-turn"),
    (STRIKING, 0, "dance", "unknown-move"),
    (STRIKING, 0, "", "unknown-move"),
    (STRIKING, 0, "take reveal", "unknown-move"),
    (STRIKING, 0, "use Dragon", "unknown-move"),
    (STRIKING, 9, "take", "no-such-seat"),
    (STRIKING, -1, "take", "no-such-seat"),
    (STRIKING, 0, "destroy 1 Jester", "no-such-card"),
    (STRIKING, 0, "destroy 3 King", "no-such-seat"),
    (STRIKING, 0, "use Jester up", "no-such-stack"),
    (STRIKING, 0, "swap 0 General", "own-card"),
    (STRIKING, 0, "drop General", "nothing-to-drop"),
    (STRIKING, 0, "accept", "nothing-to-refuse"),
    (STRIKING, 0, Move(10_000, "reveal"), "unknown-move"),
    (STRIKING, 0, Move(-1, "reveal"), "unknown-move"),
    ("turn: 1", 1, "take", "nothing-revealed"),
    (FULL_ROW, 0, "reveal", "row-full"),
    ("stacks 0: General 1 | row: Judge, Alchemist | turn: 0", 0, "take", "too-high"),
    ("stacks 0: General 1 | row: Judge | turn: 0", 0, "use General", "first-card"),
    ("stacks 0: General 1 | stacks 1: General 2 | row: King, Judge | turn: 0", 0, "use General", "outnumbered"),
    ("phase: over | row: End of Game", 0, "reveal", "game-over"),
    ("phase: over | row: End of Game", 0, "dance", "game-over"),
]


@pytest.mark.parametrize(("text", "seat", "move", "code"), WRONG)
def test_a_refused_move_has_a_reason_and_changes_nothing(text: str, seat: int, move: Move | str, code: str) -> None:
    position = throne().position(text)
    before = (str(position), position.record(), position.log(0), position.actors)
    refused(code, lambda: position.play(seat, move))
    refused(code, lambda: position.check(seat, move))
    assert (str(position), position.record(), position.log(0), position.actors) == before


def test_an_unknown_move_is_answered_with_the_nearest() -> None:
    position = throne().position(STRIKING)
    assert "did you mean destroy 1 King?" in refused("unknown-move", lambda: position.play(0, "destory 1 King"))


# --- Going back -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), [(THRONE, 3), (SHADOW, 3), (EMPTY, 2), (EMPIRE, 3)])
def test_a_whole_game_can_be_taken_back_and_played_again(name: str, seats: int) -> None:
    position = eminence.load(name).start(seats, 8)
    chance, trail = random.Random(8), []
    while not position.over:
        seat = position.actors[0]
        trail.append((str(position), position.log(None), seat, chance.choice(position.legal(seat))))
        position.play(seat, trail[-1][3])
    last = position.record()
    for text, log, _, move in reversed(trail):
        assert position.undo() == move
        assert (str(position), position.log(None)) == (text, log)
    refused("nothing-to-undo", position.undo)
    for _, _, seat, move in trail:
        position.play(seat, move)
    assert position.record() == last


def test_copies_go_their_own_ways() -> None:
    position = random_game(2, 3, steps=20)
    before, twin = position.record(), position.copy()
    assert twin == position
    play_randomly(twin, random.Random(1))
    assert position.record() == before
    ended = twin.record()
    position.undo()
    play_randomly(position, random.Random(2))
    assert twin.record() == ended
    assert twin.over
    assert position.over


def _may_take_back(text: str, move: str, *draws: str) -> bool:
    position = throne().position(text)
    position.play(0, move, draws)
    assert not position.can_take_back(1)
    return position.can_take_back(0)


def test_a_player_takes_back_only_what_taught_nobody_anything() -> None:
    assert not throne().position(STRIKING).can_take_back(0)
    assert _may_take_back(STRIKING, "destroy 1 King")
    assert _may_take_back("stacks 0: General 1 | row: King, Judge | turn: 0", "use General")
    assert not _may_take_back(STRIKING, "reveal", "General")
    assert not _may_take_back(STRIKING, "reveal")
    assert not _may_take_back(STRIKING, "take")
    assert not _may_take_back(LOOKING, "use Prophet")
    known = throne().position("stacks 0: Prophet 1 | top: King | knows: 1 | row: Queen | turn: 0")
    known.play(0, "use Prophet")
    assert not known.can_take_back(0), "a look at a card that is fixed already teaches something too"


@pytest.mark.parametrize(("knows", "may"), [("0", False), ("0, 1", True)])
def test_a_card_that_another_player_did_not_know_cannot_be_turned_back(knows: str, may: bool) -> None:
    position = throne().position(f"stacks 0: Prophet 1 | top: General | knows: {knows} | row: Queen | turn: 0")
    position.play(0, "reveal")
    assert position.to_dict()["row"] == ["Queen", "General"]
    assert position.can_take_back(0) == may


# --- What is seen -----------------------------------------------------------------------------------------------------


def looked(card: str) -> Position:
    position = throne().position(LOOKING, seed=1)
    position.play(0, "use Prophet", [card])
    return position


def test_only_the_looker_sees_and_hears_the_top_card() -> None:
    position = looked("King")
    assert position.view(0).to_dict()["table"]["top"] == "King"
    assert position.log(0)[-1] == "Seat 0 sees King (9) on top of the deck."
    for viewer in (1, 2, None):
        view = position.view(viewer)
        assert view.to_dict()["table"]["top"] == "?"
        assert "top: ?" in str(view)
        assert position.log(viewer)[-1] == "Seat 0 uses Prophet to look at the top card of the deck."


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_nobody_else_can_tell_one_top_card_from_another(viewer: int | None) -> None:
    seen = {json.dumps(looked(card).view(viewer).to_dict()) for card in ("King", "Jester", "General")}
    assert len(seen) == 1
    assert len({json.dumps(looked(card).view(0).to_dict()) for card in ("King", "Jester", "General")}) == 3


def test_a_view_is_no_position() -> None:
    text = str(looked("King").view(1))
    assert "view" in refused("bad-position", lambda: throne().position(text))


def test_a_view_offers_only_the_viewers_moves() -> None:
    position = looked("King")
    assert [str(move) for move in position.view(0).legal] == [str(move) for move in position.legal(0)]
    assert list(position.view(1).legal) == list(position.view(None).legal) == []
    assert position.view(0).to_dict()["moves"] == [str(move) for move in position.legal(0)]


def test_the_log_calls_people_by_their_names() -> None:
    position = looked("King")
    assert position.log(0, ["You", "Ada", "Bo"])[-1] == "You see King (9) on top of the deck."
    assert position.log(1, ["Ada", "You", "Bo"])[-1] == "Ada uses Prophet to look at the top card of the deck."
    refused("bad-names", lambda: position.log(0, ["Ada"]))
    refused("bad-names", lambda: position.log(0, []))


@pytest.mark.parametrize(("name", "seats"), [(THRONE, 4), (SHADOW, 4), (EMPTY, 2), (EMPIRE, 4)])
def test_everything_is_ready_for_json(name: str, seats: int) -> None:
    position, chance = eminence.load(name, OTHER_RULES[name]).start(seats, 5), random.Random(5)
    while not position.over:
        whole = json.loads(json.dumps(position.to_dict()))
        assert whole == position.to_dict()
        for viewer in (None, 0, seats - 1):
            view = position.view(viewer).to_dict()
            assert json.loads(json.dumps(view)) == view
            assert view["actors"] == list(position.actors)
        play_randomly(position, chance, steps=7)
    assert position.view(None).to_dict()["result"]["scores"] == list(position.result.scores if position.result else ())


# --- The result -------------------------------------------------------------------------------------------------------


def counted(position: Position) -> list[int]:
    """The rule by hand: two or more of a character score its value once."""
    values = {card.name: card["value"] for card in position.game.cards}
    return [
        sum(values[name] for name, count in stacks.items() if count >= 2) for stacks in position.to_dict()["stacks"]
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_result_is_what_the_stacks_are_worth(seats: int) -> None:
    for seed in range(4):
        position = random_game(seats, seed, steps=25)
        assert position.result is None
        assert list(position.standing().scores) == counted(position)
        play_randomly(position, random.Random(seed))
        result = position.result
        assert result is not None
        assert list(result.scores) == counted(position)
        assert list(result.winners) == [s for s in range(seats) if result.scores[s] == max(result.scores)]
        assert [why.split(" = ")[0].split(";")[0] for why in result.why] == [
            f"Seat {seat}: {points}" for seat, points in enumerate(result.scores)
        ]
        assert position.actors == ()
        assert position.log(None)[-1].split(":")[0].endswith("reveals the End of Game card")


def test_equals_share_the_victory() -> None:
    text = "phase: over | row: Jester, End of Game | stacks 0: Queen 2, King 1 | stacks 1: Judge 2, Jester 3 | seats: 3"
    result = throne().position(text).result
    assert result is not None
    assert (result.winners, result.scores) == ((0, 1), (8, 8, 0))
    assert result.why[0] == "Seat 0: 8 = Queen 8; single cards score nothing: King"


# --- Text, records, forced draws --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("other_rules", [False, True])
def test_every_position_of_a_game_is_its_text(name: str, seats: int, other_rules: bool) -> None:
    game = eminence.load(name, OTHER_RULES[name] if other_rules else {})
    position, chance = game.start(seats, 2), random.Random(seats)
    while not position.over:
        play_randomly(position, chance, steps=1)
        text = str(position)
        again = game.position(text)
        assert (again, str(again), again.to_dict()) == (position, text, position.to_dict())
        assert game.position(text.replace("\n", " | ")) == position
        assert [str(move) for move in again.legal(position.actors[0] if position.actors else 0)] == [
            str(move) for move in position.legal(position.actors[0] if position.actors else 0)
        ]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_record_replays_exactly(name: str, seats: int) -> None:
    for steps in (0, 1, 40, 100_000):
        position = random_game(seats, 21, steps, name, **OTHER_RULES[name])
        again = eminence.replay(position.record())
        assert (again, str(again)) == (position, str(position))
        assert again.record() == position.record()
        assert again.result == position.result
        assert again.game.options == position.game.options
        for viewer in (None, *range(seats)):
            assert again.log(viewer) == position.log(viewer)
            assert again.view(viewer).to_dict() == position.view(viewer).to_dict()
        assert [again.can_take_back(s) for s in range(seats)] == [position.can_take_back(s) for s in range(seats)]


def test_a_replayed_game_goes_on_like_the_first() -> None:
    position = random_game(3, 6, steps=30)
    again = eminence.replay(position.record())
    assert play_randomly(again, random.Random(1)).record() == play_randomly(position, random.Random(1)).record()


@pytest.mark.parametrize("seed", [0, -7, 10**60, "a word", "Löwe 狮子", "#5", "1 reveal", "check: 5", "x" * 100])
def test_any_seed_survives_its_record(seed: int | str) -> None:
    position = play_randomly(throne().start(2, seed), random.Random(0), steps=12)
    again = eminence.replay(position.record())
    assert again.record() == position.record()
    assert play_randomly(again, random.Random(3), 5) == play_randomly(position, random.Random(3), 5)


def test_forced_draws_are_kept_in_the_record() -> None:
    position = throne().start(3, 1, draws=[2])
    assert position.actors == (2,)
    position.play(2, "reveal", ["queen"])
    position.play(2, "reveal", [4])
    position.play(2, "take")
    assert position.to_dict()["stacks"][2] == {"Queen": 1, "Judge": 1}
    again = eminence.replay(position.record())
    assert (again, again.record(), again.log(None)) == (position, position.record(), position.log(None))
    again.undo()
    assert again.to_dict()["row"] == ["Queen", "Judge"]


def test_draws_may_come_from_any_iterable() -> None:
    position = throne().start(3, 1, draws=(number for number in [2]))  # type: ignore[arg-type]
    assert eminence.replay(position.record()) == position


def test_a_position_given_as_text_is_kept_in_the_record() -> None:
    position = throne().position(LOOKING, seed="table 4")
    position.play(0, "use Prophet", ["King"])
    position.play(0, "take")
    again = eminence.replay(position.record())
    assert (again, again.record()) == (position, position.record())
    assert again.log(0) == position.log(0)
    untouched = throne().position(LOOKING, seed=3)
    assert eminence.replay(untouched.record()).record() == untouched.record()


def test_impossible_draws_are_refused_and_change_nothing() -> None:
    position = throne().position("deck: Queen 1, King 2 | row: King | turn: 0")
    before = str(position)
    refused("draw-impossible", lambda: position.play(0, "reveal", ["Jester"]))
    refused("draw-impossible", lambda: position.play(0, "reveal", [99]))
    refused("draws-left", lambda: position.play(0, "reveal", ["King", "King"]))
    refused("draws-left", lambda: position.play(0, "take", ["King"]))
    assert "did you mean Queen?" in refused("unknown-draw", lambda: position.play(0, "reveal", ["Quen"]))
    refused("unknown-draw", lambda: position.play(0, "reveal", "King"))
    assert (str(position), len(position.steps)) == (before, 0)
    refused("draw-impossible", lambda: throne().start(2, draws=[2]))
    refused("draws-left", lambda: throne().start(2, draws=[1, 1]))
    position.play(0, "reveal", ["king"])
    assert position.to_dict()["row"] == ["King", "King"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("rwo: King", "did you mean row?"),
        ("row: Kinng", "did you mean King?"),
        ("row King", "is not a 'field: value' line"),
        ("row: King | row: King", "'row' is said twice"),
        ("seats: 5", "2 to 4 seats, not '5'"),
        ("turn: 7", "there is no seat 7 to have the turn"),
        ("stacks 2: King 1", "needs a seat from 0 to 1"),
        ("stacks 0: King 6", "1 too many of King"),
        ("seats: 4 | stacks 0: King 6", "more than 5 cards"),
        ("stacks 0: End of Game 1", "End of Game cannot be here"),
        ("row: King, Queen, Judge, Jester, General, General", "at most 5 fit here"),
        ("row: General, King", "nothing can lower it enough"),
        ("phase: over", "exactly when End of Game lies in the row"),
        ("top: King", "one needs the other"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_reason(text: str, words: str) -> None:
    assert words in refused("bad-position", lambda: throne().position(text))


def test_positions_are_equal_when_the_table_is() -> None:
    assert throne().position(LOOKING) == throne().position(LOOKING, seed=9)
    assert throne().position(LOOKING) != throne().position(STRIKING)
    assert throne().position(LOOKING) != LOOKING
    assert throne().position(STRIKING) != throne(swap_after_five=False).position(STRIKING)


def test_numbers_of_any_make_are_numbers() -> None:
    position = throne().start(np.int64(3), 7)
    assert position.seats == 3
    seat = np.int8(position.actors[0])
    position.play(seat, "reveal")
    assert position.view(seat).viewer == int(seat)


def test_a_line_of_moves_is_played() -> None:
    position = throne().position(STRIKING)
    position.play_all(0, " destroy 1 king;; take: ")
    assert [str(step.move) for step in position.steps] == ["destroy 1 King", "take"]
    assert eminence.replay(position.record()) == position


@pytest.mark.parametrize(
    ("line", "code", "wrong"),
    [
        ("destroy 1 King; dance", "unknown-move", "dance"),
        ("destroy 1 King;;dance: take", "unknown-move", "dance"),
        ("destroy 1 King : destroy 1 King", "already-destroyed", "destroy 1 King"),
    ],
)
def test_a_line_of_moves_that_is_refused_is_taken_back(line: str, code: str, wrong: str) -> None:
    position = throne().position(STRIKING)
    start = str(position)
    sentence = refused(code, lambda: position.play_all(0, line))
    assert sentence.startswith(f"Nothing was played, because of '{wrong}': ")
    assert (str(position), position.steps) == (start, [])


def test_a_line_of_one_move_is_refused_like_a_move() -> None:
    position = throne().position(STRIKING)
    for line in ("dance", "dance;", " ; "):
        assert "Nothing" not in refused("unknown-move", lambda line=line: position.play_all(0, line))  # type: ignore[misc]
    refused("no-such-seat", lambda: position.play_all(7, "take; take"))


def test_a_line_of_moves_is_no_way_to_peek() -> None:
    position = throne().start(2, 7)
    seat = position.actors[0]
    sentence = refused("unknown-move", lambda: position.play_all(seat, "reveal: dance"))
    assert sentence.startswith("Only 'reveal' was played, because of 'dance': ")
    assert [str(step.move) for step in position.steps] == ["reveal"]
    assert eminence.replay(position.record()) == position


def test_nobody_plays_as_a_spectator() -> None:
    position = throne().position("row: Jester | stacks 0: Prophet 1")
    position.play(0, "use Prophet")
    with pytest.raises(Refused, match="There is no seat"):
        position.play(None, "take")  # type: ignore[arg-type]


def test_cards_of_another_game_are_refused() -> None:
    class Other(Record):
        number: int = field("i1")

    cards = throne().cards
    with pytest.raises(Refused, match="another game"):
        eminence.load(THRONE, None, CardSet(cards.title, cards.cards, Other()))
    with pytest.raises(Refused, match="path of a card file"):
        eminence.load(THRONE, None, 5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("row: Queen, -, Judge", "the row has a gap"),
        ("fixed: yes", "'fixed' goes with"),
        ("turns: -1", "counts from 0"),
    ],
)
def test_the_reason_given_is_the_one_that_matters(text: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        throne().position(text)
