"""Scenarios: a position, moves, forced draws and what must follow, written as data for people to read.

    game: behind-the-throne

    scenario: A card that nothing can lower ends the turn
      cites: BT-12, BT-36
      given row: Jester
      0 plays reveal [King]
      expect row: -
      waiting: 1
      0 refused take: not-your-turn
      log: Seat 0 loses Jester and King: King is above Jester and nothing can lower it enough.

`LINES` below says what a line may be. A position is said with `given` lines (what they leave out is filled in); a
scenario without any starts a fresh game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from eminence.games import registry
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.kernel.kinds import ParseError
from eminence.kernel.position import Position
from eminence.kernel.refusals import sentence_of

LINES = """\
game: NAME                        the game, once at the top of the file
scenario: TITLE                   begins a scenario
  cites: BT-1, BT-2               the rules it shows
  options: a=yes b=15             options of the game
  cards: FILE                     a card file, found beside the scenario file
  seats: 3                        how many play (also as 'given seats: 3')
  seed: 7                         the seed of everything not forced
  start draws: 1                  forced draws of a fresh game's set-up
  given FIELD: VALUE              a line of the position's text; the deck is what lies nowhere else
  SEAT plays MOVE [DRAW, DRAW]    plays, with forced draws if any
  SEAT refused MOVE [DRAW]: CODE  the move is refused with this code, and nothing changes
  undo                            takes the last move back
  expect FIELD: VALUE             a field of the whole truth
  seat SEAT sees FIELD: VALUE     a field as that seat sees it
  spectator sees FIELD: VALUE     a field as a spectator sees it
  legal SEAT: MOVE, MOVE          exactly these moves are legal
  can SEAT: MOVE, MOVE            these are among them
  cannot SEAT: MOVE, MOVE         none of these is; moves that have commas are written MOVE; MOVE
  waiting: 0, 2                   the seats that the game waits for ('-' when it is over)
  status SEAT: SENTENCE           what that seat is told to do or wait for
  log: SENTENCE                   the last move (or the start) told everybody this
  log SEAT: SENTENCE              the last move told that seat this
  no log SEAT: SENTENCE           ... and that seat not this
  winners: 0                      who would win as the table lies
  scores: 24, 9                   every seat's points as the table lies
"""


class ExpectationFailed(AssertionError):
    """An expectation that does not hold."""


@dataclass
class Scenario:
    """One scenario as written: its title, what it cites and its numbered lines."""

    file: str
    line: int
    game: str
    title: str
    settings: dict[str, str] = field(default_factory=dict)
    given: list[tuple[int, str]] = field(default_factory=list)
    lines: list[tuple[int, str]] = field(default_factory=list)

    @property
    def cites(self) -> list[str]:
        return _list(self.settings.get("cites", ""))


@dataclass(frozen=True)
class ScenarioResult:
    """What running a scenario showed: nothing wrong, or a line and what is wrong there."""

    scenario: Scenario
    line: int = 0
    problem: str = ""

    @property
    def passed(self) -> bool:
        return not self.problem

    def __str__(self) -> str:
        return f"{self.scenario.file}:{self.line}: {self.scenario.title}: {self.problem}"


def _list(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip() not in ("", "-")]


def read(path: Path) -> list[Scenario]:
    """The scenarios of a file; raises `Refused` with the line of what cannot be understood."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused("no-such-file", f"Cannot read the scenario file {path}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Refused("bad-scenario", f"{path} is not a text file in UTF-8.") from None
    return parse(text, str(path))


def parse(text: str, origin: str = "scenario") -> list[Scenario]:
    """The scenarios of a text."""
    scenarios: list[Scenario] = []
    game = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split(" #")[0].strip()
        if not line or line.startswith("#"):
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if key == "game" and colon:
            game = value
        elif key == "scenario" and colon:
            if not game:
                raise Refused("bad-scenario", f"{origin}, line {number}: say 'game: NAME' before the first scenario.")
            scenarios.append(Scenario(origin, number, game, value))
        elif not scenarios:
            raise Refused("bad-scenario", f"{origin}, line {number}: a scenario begins with 'scenario: TITLE'.")
        elif (key in _SETTINGS or key.startswith("given ")) and colon and scenarios[-1].lines:
            raise Refused("bad-scenario", f"{origin}, line {number}: '{key}' belongs before the first move and check.")
        elif key in _SETTINGS and colon:
            if key in scenarios[-1].settings:
                raise Refused("bad-scenario", f"{origin}, line {number}: '{key}' is said twice.")
            scenarios[-1].settings[key] = value
        elif key.startswith("given ") and colon and "|" in line:
            raise Refused("bad-scenario", f"{origin}, line {number}: one field a line; write another 'given' line.")
        elif key.startswith("given ") and colon:
            scenarios[-1].given.append((number, line.removeprefix("given ")))
        elif _find(line) is None:
            raise Refused(
                "bad-scenario",
                f"{origin}, line {number}: '{line[:60]}' cannot be understood; "
                f"'eminence scenario --help' lists what a line may be.",
            )
        else:
            scenarios[-1].lines.append((number, line))
    for scenario in scenarios:
        if not scenario.lines:
            raise Refused(
                "bad-scenario", f"{origin}, line {scenario.line}: '{scenario.title}' plays and checks nothing."
            )
    if not scenarios:
        raise Refused("bad-scenario", f"{origin} holds no scenario; one begins with 'scenario: TITLE'.")
    return scenarios


def run(scenario: Scenario) -> ScenarioResult:
    """Play a scenario and compare."""
    at = scenario.line
    try:
        position = _begin(scenario)
        for number, line in scenario.lines:
            at = number
            found = _find(line)
            assert found is not None
            check, match = found
            check(position, *match.groups())
    except ExpectationFailed as failure:
        return ScenarioResult(scenario, at, str(failure))
    except Refused as error:
        found_line = re.match(r"Line ([0-9]{1,3}): ", str(error)) if at == scenario.line else None
        if found_line and scenario.given:
            at = dict(enumerate((number for number, _ in scenario.given), 1)).get(int(found_line[1]), at)
            error = Refused("bad-scenario", str(error)[found_line.end() :])
        return ScenarioResult(scenario, at, f"refused: {error}")
    return ScenarioResult(scenario)


def run_files(paths: list[Path]) -> Iterator[ScenarioResult]:
    """Run every scenario of some files; all files are read before anything is played."""
    for scenario in [scenario for path in paths for scenario in read(path)]:
        yield run(scenario)


_SETTINGS = ("cites", "options", "cards", "seats", "seed", "start draws")


def _begin(scenario: Scenario) -> Position:
    settings = scenario.settings
    options = {name: value for name, _, value in (item.partition("=") for item in settings.get("options", "").split())}
    cards = Path(scenario.file).parent / settings["cards"] if "cards" in settings else None
    game: Game = registry.load(scenario.game, options, cards)
    seats = settings.get("seats", "")
    if seats and not re.fullmatch("[0-9]{1,3}", seats):
        raise Refused("bad-seats", f"'{seats}' is not a number of seats.")
    if scenario.given:
        text = "\n".join(line for _, line in scenario.given) + (f"\nseats: {seats}" if seats else "")
        return game.position(text, settings.get("seed", 0))
    return game.start(int(seats) if seats else None, settings.get("seed", 0), _list(settings.get("start draws", "")))


# --- What a line asks -------------------------------------------------------------------------------------------------


def _plays(position: Position, seat: str, move: str, draws: str | None) -> None:
    position.play(int(seat), move, _list(draws or ""))


def _refused(position: Position, seat: str, move: str, draws: str | None, code: str) -> None:
    before = position.state
    try:
        position.play(int(seat), move, _list(draws or ""))
    except Refused as refusal:
        if refusal.code != code:
            raise ExpectationFailed(f"refused with {refusal.code} ({refusal}), not with {code}") from None
        if position.state != before:
            raise ExpectationFailed("the refusal changed the position") from None
        return
    raise ExpectationFailed(f"'{move}' was not refused")


def _undo(position: Position) -> None:
    position.undo()


def _same(what: str, found: str, expected: str) -> None:
    if found != expected:
        raise ExpectationFailed(f"{what} is '{found}', not '{expected}'")


def _field(record: object, position: Position, key: str, expected: str) -> None:
    """Compares meanings: the expected text is read as a position's would be."""
    words, blank = position.game.vocabulary, type(position.state)()
    try:
        blank.read(key, expected, words, position.seats)
    except ParseError as error:
        raise ExpectationFailed(f"refused: {sentence_of(error.message, position.game.definition.folder)}") from None
    _same(key, record.field_text(key, words, position.seats), blank.field_text(key, words, position.seats))  # type: ignore[attr-defined]


def _expect(position: Position, key: str, expected: str) -> None:
    _field(position.state, position, key, expected)


def _sees(position: Position, seat: str, key: str, expected: str) -> None:
    _field(position.view(int(seat)).state, position, key, expected)


def _spectator_sees(position: Position, key: str, expected: str) -> None:
    _field(position.view(None).state, position, key, expected)


def _moves(position: Position, seat: str) -> list[str]:
    return [str(move).lower() for move in position.legal(int(seat))]


def _move_list(text: str) -> list[str]:
    """Moves with commas between them, or with semicolons where moves have commas themselves."""
    return [move.strip() for move in text.split(";") if move.strip()] if ";" in text else _list(text)


def _legal(position: Position, seat: str, moves: str) -> None:
    wanted = [move.lower() for move in _move_list(moves)]
    _same(f"what seat {seat} may play", ", ".join(sorted(_moves(position, seat))), ", ".join(sorted(wanted)))


def _can(position: Position, seat: str, moves: str) -> None:
    legal = _moves(position, seat)
    for move in _move_list(moves):
        if move.lower() not in legal:
            raise ExpectationFailed(f"seat {seat} cannot play '{move}', only {'; '.join(legal) or 'nothing'}")


def _cannot(position: Position, seat: str, moves: str) -> None:
    legal = _moves(position, seat)
    for move in _move_list(moves):
        if move.lower() in legal:
            raise ExpectationFailed(f"seat {seat} can play '{move}'")
        if position.meant(int(seat), move) is None:
            raise ExpectationFailed(f"'{move}' is no move at all")


def _waiting(position: Position, seats: str) -> None:
    _same("waiting", ", ".join(map(str, position.actors)), ", ".join(_list(seats)))


def _last_told(position: Position, viewer: int | None) -> list[str]:
    before = position.copy()
    earlier = 0
    if before.steps:
        before.undo()
        earlier = len(before.log(viewer))
    return position.log(viewer)[earlier:]


def _status(position: Position, seat: str, sentence: str) -> None:
    _same(f"the status of seat {seat}", position.view(int(seat)).status(), sentence)


def _log(position: Position, seat: str | None, sentence: str) -> None:
    told = _last_told(position, int(seat) if seat else None)
    if sentence not in told:
        raise ExpectationFailed(f"the last move told {told}, not '{sentence}'")


def _no_log(position: Position, seat: str | None, sentence: str) -> None:
    if sentence in _last_told(position, int(seat) if seat else None):
        raise ExpectationFailed(f"the last move told '{sentence}'")


def _winners(position: Position, seats: str) -> None:
    _same("winners", ", ".join(map(str, position.standing().winners)), ", ".join(_list(seats)))


def _scores(position: Position, scores: str) -> None:
    _same("scores", ", ".join(map(str, position.standing().scores)), ", ".join(_list(scores)))


_CHECKS: tuple[tuple[str, Callable[..., None]], ...] = (
    (r"([0-9]{1,3}) plays ([^\[\]]+?)(?: *\[(.*)\])?", _plays),
    (r"([0-9]{1,3}) refused ([^:\[\]]+?)(?: *\[(.*)\])?: *([\w-]+)", _refused),
    (r"undo", _undo),
    (r"expect ([^:]+): *(.*)", _expect),
    (r"seat ([0-9]{1,3}) sees ([^:]+): *(.*)", _sees),
    (r"spectator sees ([^:]+): *(.*)", _spectator_sees),
    (r"legal ([0-9]{1,3}): *(.*)", _legal),
    (r"can ([0-9]{1,3}): *(.*)", _can),
    (r"cannot ([0-9]{1,3}): *(.*)", _cannot),
    (r"waiting: *(.*)", _waiting),
    (r"status ([0-9]{1,3}): *(.+)", _status),
    (r"log(?: ([0-9]{1,3}))?: *(.+)", _log),
    (r"no log(?: ([0-9]{1,3}))?: *(.+)", _no_log),
    (r"winners: *(.*)", _winners),
    (r"scores: *(.*)", _scores),
)


def _find(line: str) -> tuple[Callable[..., None], re.Match[str]] | None:
    for pattern, check in _CHECKS:
        if match := re.fullmatch(pattern, line):
            return check, match
    return None
