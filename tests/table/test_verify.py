"""Trust: the deal can be checked by everybody, and whatever was changed afterwards is caught, with the reason."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

import eminence
from eminence import Refused
from eminence.table import fairness
from eminence.table.client import Client
from eminence.table.fairness import verify
from tests.support.helpers import SCENARIOS, THRONE, program, resealed
from tests.support.server import Server, finish

pytestmark = pytest.mark.xdist_group("table verify")

OWN_CARDS = SCENARIOS / "behind_the_throne" / "cards" / "two_judges.toml"


class Played(NamedTuple):
    server: Server
    table: str
    shown: str
    """The commitment that the table showed before anybody could know a card."""
    record: str


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with Server(tmp_path_factory.mktemp("verify")) as server:
        ada, bob = Client(server.url, name="Ada"), Client(server.url, name="Bob")
        table = ada.create(THRONE)
        shown = ada.info(table)["commitment"]
        bob.join(table)
        ada.start(table)
        with ada.sit(table) as one, bob.sit(table) as two:
            finish([one, two], Random(9))
        yield Played(server, table, shown, ada.record(table))


def lines_of(record: str) -> list[str]:
    return [line for line in record.splitlines() if line]


def told(record: str, name: str) -> str:
    found = re.search(rf"^(?:# )?{name}: ?(.*)$", record, re.MULTILINE)
    assert found
    return found[1]


def with_line(record: str, name: str, value: str) -> str:
    """A record that says something else there, with a check line that fits again."""
    assert re.search(rf"^(?:# )?{name}:", record, re.MULTILINE)
    changed = re.sub(rf"^((?:# )?{name}: ?).*$", rf"\g<1>{value}", record, flags=re.MULTILINE)
    assert changed != record
    return sealed(changed)


def sealed(record: str) -> str:
    """With a check line that fits; remarks are none of its business."""
    lines = lines_of(record)
    remarks = [line for line in lines if line.startswith("#")]
    return "\n".join(remarks) + "\n" + resealed([line for line in lines if not line.startswith("#")])


def another_digit(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def move_changed(record: str) -> str:
    return re.sub(r"^([01]) reveal$", r"\1 take", record, count=1, flags=re.MULTILINE)


def moves_swapped(record: str) -> str:
    lines = lines_of(record)
    at = next(at for at, line in enumerate(lines) if re.match("[01] ", line) and line[0] != lines[at + 1][0])
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return sealed("\n".join(lines))


def move_dropped(record: str) -> str:
    lines = lines_of(record)
    last = max(at for at, line in enumerate(lines) if re.match("[01] ", line))
    return sealed("\n".join(lines[:last] + lines[last + 1 :]))


def draw_forced(record: str) -> str:
    """The first card that was turned, forced to be another one."""
    return sealed(re.sub(r"^([01] reveal)$", r"\1 [3]", record, count=1, flags=re.MULTILINE))


def start_forced(record: str) -> str:
    return sealed(re.sub(r"^(seed: .*)$", r"\1\nstart: [1, 2, 3]", record, flags=re.MULTILINE))


def digit_changed(name: str) -> Callable[[str], str]:
    return lambda record: with_line(record, name, another_digit(told(record, name)))


def proof_cut(record: str) -> str:
    return re.sub("^# secret.*\n", "", record, flags=re.MULTILINE)


def other_secret(record: str) -> str:
    """A secret with the commitment that fits it, and the old deal."""
    secret = another_digit(told(record, "secret"))
    return with_line(with_line(record, "secret", secret), "commitment", fairness.commitment(secret))


def other_salts(record: str) -> str:
    first, _, rest = told(record, "salts").partition(",")
    return with_line(record, "salts", f"{another_digit(first)},{rest}")


def swapped_salts(record: str) -> str:
    return with_line(record, "salts", ",".join(told(record, "salts").split(",")[::-1]))


UNFIT, NOT_DEALT = "does not fit the commitment", "does not follow from the secret"
TAMPERED: dict[str, tuple[Callable[[str], str], str]] = {
    "a move": (move_changed, "changed after it was written"),
    "the order of moves": (moves_swapped, "turn"),
    "the last move left out": (move_dropped, "another position"),
    "a card that was turned": (draw_forced, "chance brought"),
    "the first cards": (start_forced, "forces a first position"),
    "the secret": (digit_changed("secret"), UNFIT),
    "the commitment": (digit_changed("commitment"), UNFIT),
    "the secret and its commitment": (other_secret, NOT_DEALT),
    "no secret but a word": (lambda record: with_line(record, "secret", "hello"), UNFIT),
    "the seed": (digit_changed("seed"), NOT_DEALT),
    "a salt": (other_salts, NOT_DEALT),
    "the order of salts": (swapped_salts, NOT_DEALT),
    "a salt left out": (lambda record: with_line(record, "salts", told(record, "salts").partition(",")[0]), NOT_DEALT),
    "the proof left out": (proof_cut, "does not say how it was dealt"),
    "another set of cards": (digit_changed("cards"), "another card set"),
    "other rules": (lambda record: with_line(record, "rules", "99"), "version"),
    "another option": (lambda record: record.replace("receiver_may_refuse=no", "receiver_may_refuse=yes"), "changed"),
    "the last table": (digit_changed("state"), "another position"),
    "half of it": (lambda record: record[: len(record) // 2], "cut off"),
    "nothing": (lambda record: "", "no Eminence record"),
}


def test_a_game_that_was_dealt_fairly_is_found_fair(played: Played) -> None:
    verdict = verify(played.record, played.shown)
    assert verdict.commitment == played.shown
    assert len(verdict.salts) == 2
    assert all(verdict.salts)
    assert verdict.position == eminence.replay(played.record)
    assert "every card was dealt as the secret says" in str(verdict)


def test_the_deal_follows_from_what_was_told_as_the_manual_says(played: Played) -> None:
    """Computed here by hand, so that nobody has to believe the program."""
    secret, salts = told(played.record, "secret"), told(played.record, "salts").split(",")
    assert hashlib.sha256(secret.encode()).hexdigest() == played.shown
    assert hashlib.sha256(":".join([secret, *salts]).encode()).hexdigest() == told(played.record, "seed")
    assert len(bytes.fromhex(secret)) * 8 == 256


@pytest.mark.parametrize("name", TAMPERED)
def test_what_was_changed_is_caught_and_named(played: Played, name: str) -> None:
    tamper, reason = TAMPERED[name]
    changed = tamper(played.record)
    assert changed != played.record
    with pytest.raises(Refused) as refusal:
        verify(changed)
    assert reason in str(refusal.value)


def test_a_whole_game_made_up_afterwards_is_caught_by_the_commitment_that_was_shown(played: Played) -> None:
    """Everything in it fits together; it is only not what the table had promised."""
    secret, salts = fairness.new_secret(), ["", ""]
    position = eminence.load(THRONE).start(2, fairness.seed(secret, salts))
    record = "\n".join(fairness.remarks(secret, salts)) + "\n" + position.record()
    assert verify(record).commitment != played.shown
    with pytest.raises(Refused, match="not the one that was shown"):
        verify(record, played.shown)


def test_a_secret_is_told_only_at_the_end(played: Played) -> None:
    ada, bob = Client(played.server.url, name="Ada"), Client(played.server.url, name="Bob")
    table = ada.create(THRONE)
    bob.join(table)
    ada.start(table)
    assert "proof" not in ada.info(table)
    assert len(ada.info(table)["commitment"]) == 64
    with pytest.raises(Refused):
        ada.record(table)
    bob.do(table, "resign")
    proof = ada.info(table)["proof"]
    assert fairness.commitment(proof["secret"]) == ada.info(table)["commitment"]
    verify(ada.record(table), ada.info(table)["commitment"])


# --- At the command line ----------------------------------------------------------------------------------------------


def test_a_file_is_verified_at_the_command_line(played: Played, tmp_path: Path) -> None:
    (tmp_path / "good.txt").write_text(played.record, encoding="utf-8")
    (tmp_path / "bad.txt").write_text(other_salts(played.record), encoding="utf-8")
    good = program("verify", "good.txt", "--commitment", played.shown, cwd=tmp_path)
    assert good.returncode == 0, good.stderr
    assert "every move was legal" in good.stdout
    assert played.shown in good.stdout
    bad = program("verify", "bad.txt", cwd=tmp_path)
    assert bad.returncode != 0
    assert "does not follow from the secret" in bad.stderr
    assert "Traceback" not in bad.stderr


def test_a_table_is_verified_by_its_address(played: Played, tmp_path: Path) -> None:
    address = f"{played.server.url}/t/{played.table}"
    good = program("verify", address, cwd=tmp_path)
    assert good.returncode == 0, good.stderr
    assert "every card was dealt as the secret says" in good.stdout
    wrong = program("verify", address, "--commitment", "0" * 64, cwd=tmp_path)
    assert wrong.returncode != 0
    assert "not the one that was shown" in wrong.stderr


def test_a_table_with_cards_of_its_own_is_verified_too(played: Played, tmp_path: Path) -> None:
    ada, bob = Client(played.server.url, name="Ada"), Client(played.server.url, name="Bob")
    table = ada.create(THRONE, cards=OWN_CARDS.read_text(encoding="utf-8"))
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as one, bob.sit(table) as two:
        (one if one.asked else two).play("reveal")
    bob.do(table, "resign")
    shown = ada.info(table)["commitment"]
    found = program("verify", f"{played.server.url}/t/{table}", "--commitment", shown, cwd=tmp_path)
    assert found.returncode == 0, found.stderr
    assert "1 move" in found.stdout


def test_a_table_that_is_not_over_or_not_there_cannot_be_verified_yet(played: Played, tmp_path: Path) -> None:
    running = Client(played.server.url, name="Ada").create(THRONE)
    for table, words in ((running, "over"), ("nosuchtable", "no such table")):
        found = program("verify", f"{played.server.url}/api/tables/{table}/record", cwd=tmp_path)
        assert found.returncode != 0
        assert words in found.stderr
        assert "Traceback" not in found.stderr
