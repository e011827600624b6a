"""Positions and whole games as text.

A position is a line for each field that is not blank. A record is a short header, one line a move, and two hashes: of
the final state and of the text itself, so that a changed record is told from a good one. Lines that begin with # are
remarks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from eminence.kernel.errors import Refused
from eminence.kernel.kinds import ParseError
from eminence.kernel.message import Message
from eminence.kernel.options import option_text
from eminence.kernel.problems import sentence, span
from eminence.kernel.refusals import refused, refused_by, refused_in

if TYPE_CHECKING:
    from eminence.kernel.game import Game, Seed
    from eminence.kernel.position import Position

FORMAT_LINE = "eminence record 1"
HEADERS = ("game", "rules", "options", "cards", "seats", "seed", "start", "state")
MAX_RECORD_CHARACTERS = 2_000_000
_SEED_LENGTH, _SEED_BITS = 100, 400


def checked_seed(seed: object) -> Seed:
    """A seed that can be written down: a whole number or a short line of text."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise refused("bad-seed", reason="kind", given=repr(seed))
    text = str(seed) if isinstance(seed, str) or seed.bit_length() <= _SEED_BITS else ""
    if not 0 < len(text) <= _SEED_LENGTH or not text.isprintable() or text != text.strip():
        raise refused("bad-seed", reason="length", most=_SEED_LENGTH)
    return seed


# --- Positions --------------------------------------------------------------------------------------------------------


def position_text(game: Game, state: Any) -> str:
    """The position as lines; see `read_position`."""
    return "\n".join(state.to_lines(game.vocabulary, state.seats)) + "\n"


def read_position(game: Game, text: str) -> Any:
    """A record from a position's text: `field: value` lines, with what is left out filled in by the game."""
    if not isinstance(text, str) or len(text) > MAX_RECORD_CHARACTERS:
        raise refused("bad-position", reason="text")
    state: Any = game.definition.state()
    for at, number in enumerate(game.option_numbers):
        state.options[at] = number
    entries = _entries(game, text)
    state.seats = _seats(game, entries)
    given: set[str] = set()
    for line, key, value in entries:
        if key in given:
            raise _bad_line(game, line, Message("misread-twice", given=key))
        given.add(key)
        if key != "seats":
            try:
                state.read(key, value, game.vocabulary, state.seats)
            except ParseError as error:
                raise _bad_line(game, line, error.message) from None
    try:
        game.definition.words.complete(game.cards, state, given)
        flaw = game.definition.words.flaw(game.cards, state)
    except (IndexError, OverflowError) as error:
        flaw = Message("flaw-out-of-range", error=str(error))
    if flaw:
        raise refused_in(game.definition.folder, "bad-position", reason="flaw", title=game.title, what=flaw)
    return state


def _bad_line(game: Game, line: int, wrong: Message | str) -> Refused:
    return refused_in(game.definition.folder, "bad-position", reason="line", line=line, what=sentence(wrong))


def _entries(game: Game, text: str) -> list[tuple[int, str, str]]:
    entries = []
    for number, line in enumerate(text.replace("|", "\n").splitlines(), 1):
        content = line.split("#")[0].strip()
        if content:
            key, colon, value = content.partition(":")
            if not colon:
                raise _bad_line(game, number, Message("misread-no-line", given=content[:40]))
            entries.append((number, " ".join(key.split()), value.strip()))
    return entries


def _seats(game: Game, entries: list[tuple[int, str, str]]) -> int:
    text = next((value for _, key, value in entries if key == "seats"), str(game.seats[0]))
    if not re.fullmatch(r"[0-9]{1,3}", text) or int(text) not in game.seats:
        raise refused("bad-position", reason="seats", title=game.title, seats=span(game.seats), given=text[:20])
    return int(text)


# --- Records ----------------------------------------------------------------------------------------------------------


@dataclass
class GameRecord:
    """What a record says, before it is replayed."""

    game: str = ""
    rules: int = 0
    options: dict[str, str] = field(default_factory=dict)
    cards: str = ""
    seats: int = 0
    seed: str = ""
    start: tuple[str, ...] = ()
    position: list[str] = field(default_factory=list)
    moves: list[tuple[int, str, tuple[str, ...]]] = field(default_factory=list)
    state: str = ""


def fingerprint(data: bytes) -> str:
    return blake2b(data, digest_size=12, person=b"eminence-record").hexdigest()


def write(position: Position) -> str:
    """A position's whole history as text."""
    game = position.game
    options = " ".join(f"{option.name}={option_text(option.value)}" for option in game.options.values())
    lines = [
        FORMAT_LINE,
        f"game: {game.name}",
        f"rules: {game.definition.version}",
        f"options: {options}",
        f"cards: {game.cards.digest}",
        f"seats: {position.seats}",
        f"seed: {position.seed}",
    ]
    if position.given is not None:
        first = position.steps[0].before if position.steps else position.state
        lines += [f"position: {line}" for line in position_text(game, first).splitlines()]
    elif position.start_draws:
        lines.append(f"start: {_draws(game, position.start_draws)}")
    for step in position.steps:
        forced = f" {_draws(game, step.draws)}" if step.draws else ""
        lines.append(f"{step.seat} {step.move}{forced}")
    lines.append(f"state: {fingerprint(position.state.pack())}")
    lines.append(f"check: {fingerprint(_joined(lines))}")
    return "\n".join(lines) + "\n"


def _joined(lines: list[str]) -> bytes:
    return "\n".join(lines).encode(errors="surrogatepass")


def _draws(game: Game, draws: tuple[int, ...]) -> str:
    return f"[{', '.join(str(number) for number in draws)}]"


def read(text: str) -> GameRecord:
    """Take a record apart; refuses what is no record or was changed after it was written."""
    if not isinstance(text, str) or len(text) > MAX_RECORD_CHARACTERS:
        raise refused("bad-record", reason="text")
    lines = [line.rstrip() for line in text.strip().splitlines() if not line.startswith("#")]
    if not lines or lines[0] != FORMAT_LINE:
        raise refused("bad-record", reason="headline", right=FORMAT_LINE)
    name, _, check = lines[-1].partition(": ")
    if name != "check":
        raise refused("bad-record", reason="cut")
    if check != fingerprint(_joined(lines[:-1])):
        raise refused("tampered")
    keys = [line.partition(":")[0] for line in lines if not line.startswith("position: ")]
    if twice := next((key for key in HEADERS if keys.count(key) > 1), None):
        raise refused("bad-record", reason="twice", given=twice)
    record = GameRecord()
    for number, line in enumerate(lines[1:-1], 2):
        if found := re.fullmatch(r"([0-9]{1,3}) ([^\[\]]+?)(?: \[(.*)\])?", line):
            record.moves.append((int(found[1]), found[2], _split(found[3])))
        else:
            _header(record, number, line)
    if not record.game:
        raise refused("bad-record", reason="game")
    return record


def _split(text: str | None) -> tuple[str, ...]:
    return tuple(item.strip() for item in text.split(",")) if text else ()


def _header(record: GameRecord, number: int, line: str) -> None:
    key, _, value = line.partition(": ")
    if key in ("game", "cards", "seed", "state"):
        setattr(record, key, value)
    elif key in ("rules", "seats") and re.fullmatch(r"[0-9]{1,6}", value):
        setattr(record, key, int(value))
    elif key == "options":
        record.options = {name: text for name, _, text in (item.partition("=") for item in value.split())}
    elif key == "start":
        record.start = _split(value.strip("[]"))
    elif key == "position":
        record.position.append(value)
    elif key != "options:":
        raise refused("bad-record", reason="line", line=number, given=line[:60])


def replay_record(record: GameRecord, game: Game) -> Position:
    """Play a record again, on a game loaded as the record says."""
    if record.rules != game.definition.version:
        raise refused("other-version", began=record.rules, title=game.title, ours=game.definition.version)
    if record.cards != game.cards.digest:
        raise refused("other-cards", given=record.cards)
    if record.position:
        position = game.position("\n".join(record.position), record.seed)
        if position.seats != record.seats:
            raise refused("bad-record", reason="seats", seats=record.seats, count=position.seats)
    else:
        position = game.start(record.seats, record.seed, record.start)
    for number, (seat, move, draws) in enumerate(record.moves, 1):
        try:
            position.play(seat, move, draws)
        except Refused as error:
            wrong = {"reason": "move", "number": number, "given": move}
            raise refused_by(error, "does-not-replay", "refusal-does-not-replay", **wrong) from None
    if fingerprint(position.state.pack()) != record.state:
        raise refused("does-not-replay", reason="end")
    return position
