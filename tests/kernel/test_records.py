"""Records: whatever is changed in one is noticed, and what is wrong with a forged one is said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import eminence
from eminence import Refused
from eminence.kernel import game_record
from tests.support.helpers import SCENARIOS, THRONE, play_randomly, random_game, resealed, shadow, throne

CODES = {"tampered", "bad-record"}
"""How a changed record may be refused before it is replayed."""

OWN_CARDS = SCENARIOS / "behind_the_throne" / "cards" / "two_judges.toml"


def rich_record() -> str:
    """A record with everything a record can hold but a given position."""
    position = throne(receiver_may_refuse=True).start(3, "seed 7", draws=[1])
    position.play(1, "reveal", ["Queen"])
    return play_randomly(position, random.Random(3), steps=25).record()


def given_record() -> str:
    position = throne().position("stacks 0: Prophet 1, Judge 2 | row: Queen, Jester | turn: 0", seed=4)
    position.play(0, "use Prophet", ["King"])
    return play_randomly(position, random.Random(3), steps=12).record()


def sealed_record() -> str:
    """A record of Shadow Throne, in which all choose at the same time and may choose again."""
    position = shadow(edition="prototype", hush_after_kill=True).start(3, "sealed")
    for _ in range(2):
        position.play(1, position.legal(1)[-1])
        position.play(1, position.legal(1)[0])
        play_randomly(position, random.Random(3), steps=2)
    return position.record()


RECORDS = {"played": rich_record(), "given": given_record(), "sealed": sealed_record()}


def refusal_of(text: str, cards: str | Path | None = None) -> Refused | None:
    """The refusal of a record, or nothing; any other exception is a failure."""
    try:
        eminence.replay(text, cards)
    except Refused as refusal:
        return refusal
    return None


def assert_noticed(text: str, changed: Iterator[tuple[object, str]]) -> None:
    count = 0
    for what, other in changed:
        if other != text:
            refusal = refusal_of(other)
            assert refusal is not None, f"{what} was not noticed"
            assert refusal.code in CODES, f"{what}: {refusal.code}: {refusal}"
            count += 1
    assert count > 10


# --- Changes without a fitting check line -----------------------------------------------------------------------------


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_every_changed_character_is_noticed(text: str) -> None:
    body = text.rstrip("\n")
    others = "0f#: [,Kz\u0660²\u2028\x00\n\ud800"
    assert_noticed(
        body,
        (
            ((at, other), body[:at] + other + body[at + 1 :])
            for at in range(len(body))
            for other in others
            if not (body[at] == "\n" and other == "\u2028")
        ),
    )


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_every_missing_or_doubled_character_is_noticed(text: str) -> None:
    body = text.rstrip("\n")
    assert_noticed(body, ((at, body[:at] + body[at + 1 :]) for at in range(len(body))))
    assert_noticed(
        body, ((at, body[:at] + body[at] + body[at:]) for at in range(len(body)) if body[at : at + 1] != "\n")
    )


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_every_deleted_doubled_or_swapped_line_is_noticed(text: str) -> None:
    lines = text.splitlines()

    def changed() -> Iterator[tuple[object, str]]:
        for at in range(len(lines)):
            yield f"line {at} deleted", "\n".join(lines[:at] + lines[at + 1 :]) + "\n"
            yield f"line {at} doubled", "\n".join(lines[: at + 1] + lines[at:]) + "\n"
            yield f"cut after line {at}", "\n".join(lines[:at]) + "\n"
            for other in range(at):
                swapped = lines.copy()
                swapped[at], swapped[other] = lines[other], lines[at]
                yield f"lines {other} and {at} swapped", "\n".join(swapped) + "\n"

    assert_noticed(text, changed())


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_what_means_nothing_may_change(text: str) -> None:
    """Remarks, line ends and the space around a record are not part of it."""
    whole = eminence.replay(text)
    for same in (
        text.rstrip("\n"),
        "\n\n" + text + "\n\n",
        text.replace("\n", "\r\n"),
        "# a remark\n" + text,
        text.replace("\nseed", "\n# a remark in the middle\nseed"),
    ):
        assert eminence.replay(same) == whole
        assert eminence.replay(same).record() == text


@pytest.mark.parametrize(
    "text", ["", "\n", "#", "hello", "eminence record 2\ncheck: 1", "eminence record 1", "\x00" * 9]
)
def test_what_is_no_record_is_said_to_be_none(text: str) -> None:
    refusal = refusal_of(text)
    assert refusal is not None
    assert refusal.code == "bad-record"


@pytest.mark.parametrize("thing", [None, 5, b"eminence record 1", ["eminence record 1"]])
def test_what_is_no_text_is_no_record(thing: object) -> None:
    refusal = refusal_of(thing)  # type: ignore[arg-type]
    assert refusal is not None
    assert refusal.code == "bad-record"


def test_an_enormous_text_is_refused_at_once() -> None:
    refusal = refusal_of("eminence record 1\n" + "0 reveal\n" * 1_000_000)
    assert refusal is not None
    assert refusal.code == "bad-record"


# --- Forgeries: changed, with a check line that fits ------------------------------------------------------------------


def forged(text: str, old: str, new: str) -> str:
    lines = text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith(old))
    return resealed(lines[:at] + [new] * bool(new) + lines[at + 1 :])


def test_resealing_an_unchanged_record_changes_nothing() -> None:
    assert resealed(RECORDS["played"].splitlines()) == RECORDS["played"]


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("1 reveal", "1 dance", "does-not-replay", "Move 1 of the record (dance) cannot be played: 'dance' is no move"),
        ("1 reveal", "1 take", "does-not-replay", "Reveal at least one card first"),
        ("1 reveal", "2 reveal", "does-not-replay", "It is seat 1's turn, not seat 2's"),
        ("1 reveal", "7 reveal", "does-not-replay", "There is no seat 7"),
        ("1 reveal", "1 reveal [Dragon]", "does-not-replay", "Nothing called 'Dragon' can be drawn"),
        ("1 reveal", "1 reveal [End of Game]", "does-not-replay", "none is left"),
        ("1 reveal", "1 reveal [0, 0]", "does-not-replay", "draws were forced than were made"),
        ("1 reveal", "1234 reveal", "bad-record", "means nothing here: '1234 reveal'"),
        ("1 reveal", "1 reveal [7", "bad-record", "means nothing here"),
        ("1 reveal", "\u0661 reveal", "bad-record", "means nothing here"),
        ("state:", "state: 000000000000000000000000", "does-not-replay", "another position than the one it was"),
        ("state:", "", "does-not-replay", "another position than the one it was written from"),
        ("seed:", "seed: seed 8", "does-not-replay", ""),
        ("seed:", "", "bad-seed", "A seed has 1 to 100 printable characters"),
        ("rules:", "rules: 99", "other-version", "version 99 of the rules of Behind the Throne; this program has"),
        ("seed:", "seed: 1\nseed: 2", "bad-record", "says 'seed' twice"),
        ("rules:", "rules: one", "bad-record", "means nothing here: 'rules: one'"),
        ("rules:", "", "other-version", "version 0"),
        ("cards:", "cards: 0123456789abcdef", "other-cards", "another card set (0123456789abcdef); give its card file"),
        ("game:", "game: behind-the-thrown", "unknown-game", "did you mean behind-the-throne?"),
        ("game:", "", "bad-record", "a 'game:' line is missing"),
        ("options:", "options: swap_after_six=yes", "unknown-option", "did you mean swap_after_five?"),
        ("options:", "options: swap_after_five=maybe", "bad-option", "it is yes or no"),
        ("seats:", "seats: 9", "bad-seats", "2 to 4 seats, not 9"),
        ("seats:", "seats: many", "bad-record", "means nothing here: 'seats: many'"),
        ("start:", "start: [7]", "draw-impossible", "only 0 to 2 can be drawn"),
        ("start:", "start: [Dragon]", "unknown-draw", "Nothing called 'Dragon'"),
        ("start:", "start: [1, 1]", "draws-left", "draws were forced than were made"),
    ],
)
def test_a_forged_record_is_refused_for_the_right_reason(old: str, new: str, code: str, words: str) -> None:
    refusal = refusal_of(forged(RECORDS["played"], old, new))
    assert refusal is not None
    assert refusal.code == code
    assert words in str(refusal)


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("position: row:", "position: row: Dragon", "bad-position", "there is no card 'Dragon'"),
        ("position: row:", "position: row: Queen, Jester, King", "bad-position", "no position of Behind the Throne"),
        ("position: row:", "position: nonsense", "bad-position", "is not a 'field: value' line"),
        ("position: seats:", "position: seats: 3", "bad-position", ""),
        ("seats:", "seats: 3", "bad-record", "3 seats, but its position 2"),
        ("0 use Prophet", "0 use Prophet [9]", "does-not-replay", "none is left to be drawn"),
        ("0 use Prophet", "0 use Prophet [King]", "", ""),
    ],
)
def test_a_forged_position_is_refused_for_the_right_reason(old: str, new: str, code: str, words: str) -> None:
    refusal = refusal_of(forged(RECORDS["given"], old, new))
    assert (refusal.code if refusal else "") == code
    assert words in str(refusal)


def test_a_move_after_the_end_is_refused() -> None:
    lines = random_game(2, 1).record().splitlines()
    refusal = refusal_of(resealed([*lines[:-2], "0 reveal", *lines[-2:]]))
    assert refusal is not None
    assert refusal.code == "does-not-replay"
    assert "The game is over" in str(refusal)


def test_a_record_of_a_shorter_game_cannot_claim_the_longer_ones_state() -> None:
    lines = random_game(2, 1).record().splitlines()
    refusal = refusal_of(resealed([*lines[:-3], *lines[-2:]]))
    assert refusal is not None
    assert refusal.code == "does-not-replay"


# --- Card sets of one's own -------------------------------------------------------------------------------------------


def test_a_game_with_other_cards_replays_with_its_card_file_only(tmp_path: Path) -> None:
    position = play_randomly(eminence.load(THRONE, cards=OWN_CARDS).start(2, 3), random.Random(1))
    text = position.record()
    for cards in (OWN_CARDS, str(OWN_CARDS), position.game.cards):
        again = eminence.replay(text, cards=cards)
        assert (again, again.record(), again.log(None)) == (position, text, position.log(None))
    refusal = refusal_of(text)
    assert refusal is not None
    assert refusal.code == "other-cards"
    assert position.game.cards.digest in str(refusal)
    changed = tmp_path / "changed.toml"
    changed.write_text(OWN_CARDS.read_text(encoding="utf-8").replace("copies = [5", "copies = [6", 1), encoding="utf-8")
    other = refusal_of(text, changed)
    assert other is not None
    assert other.code == "other-cards"
    missing = refusal_of(text, tmp_path / "missing.toml")
    assert missing is not None
    assert missing.code == "no-such-file"


def test_remarks_of_a_card_file_do_not_make_another_set(tmp_path: Path) -> None:
    position = play_randomly(eminence.load(THRONE, cards=OWN_CARDS).start(2, 3), random.Random(1))
    same = tmp_path / "same.toml"
    same.write_text("# mine\n" + OWN_CARDS.read_text(encoding="utf-8") + "\n# the end\n", encoding="utf-8")
    assert eminence.replay(position.record(), cards=same) == position


def test_the_check_line_is_what_the_text_says() -> None:
    """The check is a plain hash of the lines above it: other programs can compute it too."""
    lines = RECORDS["played"].splitlines()
    assert lines[-1] == f"check: {game_record.fingerprint(chr(10).join(lines[:-1]).encode())}"
