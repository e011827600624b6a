"""Bots from elsewhere: those that installed packages offer as entry points `eminence.bots`, and programs of any make.

A program is told what a `View` holds and nothing else of the game, in lines of JSON; see docs/bots.md. Whatever it
does wrong is a fault: it is counted and told, and a legal move is drawn in its place.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sys
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from eminence.kernel.errors import Refused
from eminence.kernel.rng import Rng, draw, seed_bytes, step_state
from eminence.kernel.view import Legal, Move, View
from eminence.workers.errors import WorkerError

if TYPE_CHECKING:
    from eminence.bots.players import Bot
    from eminence.workers.blocking import BlockingWorker

GROUP = "eminence.bots"
VERSION = "bot 1"
COMMAND = "exec:"
SECONDS = 1.0
LEAST_SECONDS, MOST_SECONDS = 0.01, 600.0
MEMORY = 4_194_304
"""Kilobytes of a program."""
CPU_TIME = 3600
"""Seconds of processor time for each that a decision may take."""
START = 10.0
"""Seconds until a program has answered its introduction."""
GOODBYE_TIMEOUT = 0.5
"""Seconds that a program has for its leave, and again after a signal."""
MOST_FAULTS = 10
"""In a game; who has so many is not asked again."""

Seed = int | str
Maker = Callable[[Seed], "Bot"]


def own_seed(seed: Seed) -> int:
    """The number that a bot from elsewhere gets for its seed: it cannot be led back to that, nor to the game's.

    >>> own_seed(7) == own_seed("7"), own_seed(7) == own_seed(8), own_seed(7) < 2**32
    (True, False, True)
    """
    return int.from_bytes(seed_bytes(f"guest {seed}")[:4], "little")


# --- Names ------------------------------------------------------------------------------------------------------------


def known() -> dict[str, str]:
    """The bots that installed packages offer, whether they work or not: name and place."""
    from importlib.metadata import entry_points  # slow to import

    return {point.name: point.value for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def find(name: str, seed: Seed = 0) -> Bot | None:
    """A bot from elsewhere by its name: an offered one, `./path/to/program` or `exec:command with arguments`.

    Nothing if it is no such name; refused with the reason if it is, but cannot play. No program is started yet.
    """
    make = maker(name)
    return None if make is None else make(seed)


def is_program(name: str) -> bool:
    """Whether a name stands for a program that would be run."""
    return name.startswith(COMMAND) or "/" in name or os.sep in name or name.partition("@")[0].endswith(".py")


def maker(name: str) -> Maker | None:
    """What makes the bot of that name from a seed; as `find`, but nothing is made yet."""
    if is_program(name):
        command, seconds = _command(name)
        return lambda seed: Program(command, seed, seconds)
    plain, at, budget = name.partition("@")
    place = known().get(plain)
    if place is None:
        return None
    if at:
        raise Refused("bad-budget", f"The bot {plain} sets its own pace; name it without @{budget}.")
    return _offered(plain, place)


def _offered(name: str, place: str) -> Maker:
    """What an entry point leads to, checked as far as it can be."""
    from importlib.metadata import EntryPoint

    try:
        factory = EntryPoint(name, place, GROUP).load()
    except (Exception, SystemExit) as error:
        raise Refused("broken-bot", f"The bot {name} cannot be loaded from {place}: {_reason(error)}.") from error
    if not callable(factory):
        raise Refused("broken-bot", f"The bot {name} is broken: {place} cannot be called with a seed.")

    def make(seed: Seed) -> Bot:
        try:
            bot: Bot = factory(own_seed(seed))
        except (Exception, SystemExit) as error:
            raise Refused("broken-bot", f"The bot {name} cannot be made by {place}: {_reason(error)}.") from error
        if not callable(getattr(bot, "choose", None)):
            raise Refused("broken-bot", f"The bot {name} is broken: what {place} makes has no choose(view).")
        return bot

    return make


def _reason(error: BaseException) -> str:
    return " ".join(str(error).split()).rstrip(".") or repr(error)


def _command(name: str) -> tuple[list[str], float]:
    """The command that a program's name stands for, and its seconds a decision."""
    place, seconds = _budget(name)
    if place.startswith(COMMAND):
        return _executable(place.removeprefix(COMMAND)), seconds
    path = os.path.abspath(os.path.expanduser(place))
    if not os.path.isfile(path):
        raise Refused("no-such-program", f"There is no program {place}.")
    if path.endswith(".py"):
        return [sys.executable, "-u", path], seconds
    if not os.access(path, os.X_OK):
        raise Refused(
            "cannot-run", f"{place} cannot be run; make it executable, or name what runs it: exec:node {place}"
        )
    return [path], seconds


def _executable(text: str) -> list[str]:
    try:
        command = shlex.split(text, posix=os.name == "posix")
    except ValueError as error:
        raise Refused("bad-command", f"'{text}' is no command: {_reason(error)}.") from error
    if not command:
        raise Refused("bad-command", "Which command? Write it after exec: as in exec:node bot.js")
    found = shutil.which(command[0])
    if found is None:
        raise Refused("no-such-program", f"There is no program {command[0]} to be run by '{COMMAND}{text}'.")
    return [found, *command[1:]]


def _budget(name: str) -> tuple[str, float]:
    """A program's name without the seconds that follow an @, and the seconds."""
    found = re.fullmatch(r"(.*)@(\d[\d.]*)(s|ms|)", name) or re.fullmatch(r"(.*\.py)@([^/]*?)(s|ms|)", name)
    if found is None or os.path.exists(name):
        return name, SECONDS
    place, number, unit = found.groups()
    if not unit or not re.fullmatch(r"\d+(\.\d+)?", number):
        raise Refused("bad-budget", f"A program is given seconds a decision, as in {place}@0.5s, not @{number}{unit}.")
    seconds = float(number) / (1000 if unit == "ms" else 1)
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise Refused("bad-budget", f"A decision takes {LEAST_SECONDS:g} to {MOST_SECONDS:g} seconds, not {number}.")
    return place, seconds


# --- The line protocol ------------------------------------------------------------------------------------------------


def introduction(view: View, seed: Seed, seconds: float) -> dict[str, Any]:
    """What a program is told first: the game, its cards, and where it sits."""
    shown = view.to_dict()
    return {
        "eminence": VERSION,
        "say": "hello",
        "game": shown["game"],
        "rules": view.game.definition.version,
        "options": shown["options"],
        "seats": shown["seats"],
        "seat": shown["viewer"],
        "seconds": seconds,
        "seed": own_seed(seed),
        "names": [name for name in view.game.vocabulary["card"] if name],
        "cards": [{**card.cells, "name": card.name} for card in view.game.cards],
    }


def question(view: View, told: Sequence[str] = ()) -> dict[str, Any]:
    """What a program is told for a decision; of the log, only what follows the lines that it was told before."""
    shown = view.to_dict()
    after = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(told, shown["log"], strict=False)))
    return {
        "say": "choose",
        **{key: shown[key] for key in ("step", "actors", "status", "moves")},
        "actions": [move.action for move in view.legal],
        "after": after,
        "log": shown["log"][after:],
        "table": shown["table"],
    }


BYE = {"say": "bye"}


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message).encode("ascii") + b"\n"


def _answer(line: bytes) -> dict[str, Any]:
    """What a program has answered, which must be an object."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise WorkerError(f"answered {_quoted(line.decode(errors='replace'))}, which is no JSON object")
    return answer


def _chosen(answer: dict[str, Any], legal: Legal) -> Move:
    """The legal move that an answer names by its notation or its number."""
    if "move" in answer:
        move = legal.find(answer["move"]) if isinstance(answer["move"], str) else None
    elif "action" in answer:
        number = answer["action"]
        move = next((move for move in legal if type(number) is int and move.action == number), None)
    else:
        raise WorkerError(f"answered {_quoted(json.dumps(answer))}, with neither a move nor an action")
    if move is None:
        raise WorkerError(f"chose {_quoted(answer.get('move', answer.get('action')))}, which is not legal")
    return move


def _quoted(said: object) -> str:
    """Something from outside, fit for a sentence."""
    text = " ".join(str(said).split()).encode("ascii", "backslashreplace").decode()
    return f"'{text[:60]}{'...' if len(text) > 60 else ''}'"


class Program:
    """A program that plays a seat of one game: started when it is first asked, and again after it had to be ended.

    `faults` counts what it did wrong; `complaints` has the last of them as sentences.
    """

    def __init__(self, command: Sequence[str], seed: Seed = 0, seconds: float = SECONDS) -> None:
        self.command = list(command)
        self.seconds = seconds
        self.faults = 0
        self.complaints: deque[str] = deque(maxlen=MOST_FAULTS)
        self._seed = seed
        self._root = seed_bytes(f"stand-in {seed}")
        self._worker: BlockingWorker | None = None
        self._place: tuple[object, ...] = ()
        self._told: list[str] = []
        self._fault = ""

    def choose(self, view: View) -> Move:
        """What the program answers; if it does not, a legal move by chance, from the seed."""
        legal = view.legal
        if self.faults < MOST_FAULTS:
            try:
                return self._asked(view, legal)
            except WorkerError as error:
                self._complain(view, str(error))
        return legal[draw(Rng(step_state(self._root, view.step * 16 + view.viewer)), len(legal))]

    def _asked(self, view: View, legal: Legal) -> Move:
        try:
            worker = self._ready(view)
            message = question(view, self._told)
            if self._fault:
                message["fault"] = self._fault
            answer = _answer(worker.ask(_line(message), self.seconds))
        except BaseException:  # also an interrupt: what it says next would be no answer to what it is asked next
            self._end()
            raise
        self._told[message["after"] :] = message["log"]
        self._fault = ""
        return _chosen(answer, legal)

    def _ready(self, view: View) -> BlockingWorker:
        """The program, running and introduced to this game."""
        game = view.game
        place = (game.name, game.cards.digest, game.option_numbers, view.seats, view.viewer)
        if place != self._place:
            self.close()
        if self._worker is None:
            from eminence.workers.blocking import BlockingWorker  # slow to import
            from eminence.workers.process import ProcessLimits

            limits = ProcessLimits(memory=MEMORY, cpu_time=int(CPU_TIME * max(1, self.seconds)))
            self._worker = BlockingWorker(self.command, limits)
            weakref.finalize(self, self._worker.abandon)
            self._place, self._told = place, []
            hello = _line(introduction(view, self._seed, self.seconds))
            version = _answer(self._worker.ask(hello, START)).get("eminence")
            if version != VERSION:
                raise WorkerError(f"answered hello with {_quoted(version)} where '{VERSION}' is spoken")
        return self._worker

    def _complain(self, view: View, why: str) -> None:
        self.faults += 1
        self._fault = f"Step {view.step}: it {why}."
        self.complaints.append(self._fault)
        if self.faults == MOST_FAULTS:
            self.complaints.append(f"It has {MOST_FAULTS} faults and is not asked again in this game.")
            self.close()

    def _end(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def close(self) -> None:
        """Say goodbye to the program, then see to it that it is gone."""
        if self._worker is not None:
            self._worker.end(_line(BYE), GOODBYE_TIMEOUT)
            self._worker = None
