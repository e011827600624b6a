"""Saved games: a record with a few remarks on who sits where, written after every move so that nothing is lost."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TextIO

from eminence.games import registry
from eminence.kernel import game_record
from eminence.kernel.errors import Refused
from eminence.kernel.paths import data_folder
from eminence.kernel.position import Position
from eminence.kernel.view import seat_names
from eminence.terminal.language import refused

_LARGEST_FILE = 10_000_000


def folder() -> Path:
    """Where games are saved."""
    return data_folder() / "saves"


OVER = "# over: yes"


@dataclass
class Saved:
    """A game to go on with: the position, the person's seat (or none), the bots of all seats and their names."""

    position: Position
    you: int | None
    bots: list[str]
    names: list[str]
    cards: str | None = None


def write(saved: Saved, path: Path) -> None:
    """Write a game whole or not at all."""
    remarks = [
        f"# you: {'none' if saved.you is None else saved.you}",
        f"# bots: {', '.join(saved.bots)}",
        f"# names: {', '.join(saved.names)}",
    ]
    if saved.position.over:
        remarks.append(OVER)
    if saved.cards:
        remarks.append(f"# cards: {saved.cards}")
    if is_there(path) and not path.is_file():
        raise refused("cannot-save", "save-no-file", file=str(path))
    put(path, "\n".join(remarks) + "\n" + saved.position.record())


def is_there(path: Path) -> bool:
    """Whether something bears this name; a name that cannot be one is refused."""
    try:
        return path.exists()
    except (OSError, ValueError) as error:
        raise refused("cannot-save", "save-not-there", error=str(error)) from None


def put(path: Path, text: str) -> None:
    """Write a file whole or not at all; into what is no ordinary file, as well as can be."""
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
            return
        path.resolve().parent.mkdir(parents=True, exist_ok=True)
        _replace(path.resolve(), text)
    except OSError as error:
        raise _unwritten(path, error) from None
    except ValueError as error:
        raise refused("cannot-write", "write-not-there", error=str(error)) from None


def _unwritten(path: Path, error: OSError) -> Refused:
    return refused("cannot-write", "write-failed", file=str(path), error=str(error.strerror))


def _replace(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        if path.exists():
            shutil.copymode(path, name)
        else:
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def write_new(saved: Saved, path: Path) -> None:
    """Write a game where the player says, but never over something that is not a saved game."""
    if is_there(path) and path.is_file() and game_record.FORMAT_LINE not in text_of(path):
        raise refused("file-exists", "save-over-another", file=str(path))
    write(saved, path)


def text_of(path: Path) -> str:
    """A record's text from a file."""
    try:
        with path.open("rb") as stream:
            return stream.read(_LARGEST_FILE).decode("utf-8-sig")
    except OSError as error:
        raise refused("no-such-file", "read-failed", file=str(path), error=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise refused("bad-record", "read-no-text", file=str(path)) from None


def is_running(path: Path) -> bool:
    """Whether a file is a saved game that is not over."""
    try:
        lines = text_of(path).splitlines()
    except Refused:
        return False
    return game_record.FORMAT_LINE in lines and OVER not in lines


def read(path: Path, cards: str | Path | None = None) -> Saved:
    """A saved game; a plain record becomes one that is only watched."""
    text = text_of(path)
    remarks = dict(re.findall(r"^# (you|bots|names|cards): (.*)$", "\n".join(text.splitlines()), re.MULTILINE))
    chosen = cards or remarks.get("cards")
    position = registry.replay(text, chosen)
    you = remarks.get("you", "none")
    bots = [item.strip() for item in remarks.get("bots", "greedy").split(",")]
    names = [item.strip() for item in remarks.get("names", "").split(",")]
    if len(names) != position.seats:
        names = seat_names(position.seats)
    bots = [bots[seat % len(bots)] for seat in range(position.seats)]
    seat = int(you) if you in map(str, range(position.seats)) else None
    return Saved(position, seat, bots, names, str(chosen) if chosen else None)


def latest() -> Path:
    """The last game that was left before its end."""
    for path in sorted(folder().glob("*.eminence"), key=lambda path: path.stat().st_mtime, reverse=True):
        if is_running(path):
            return path
    raise refused("no-such-file", "nothing-to-resume", folder=str(folder()))


def check_writable(path: Path | None) -> None:
    """Refuse before anything is played what could not be written afterwards."""
    if path is None:
        return
    try:
        folder = path.resolve().parent
        forbidden = path.is_dir() or not os.access(path if path.exists() else folder, os.W_OK)
    except (OSError, ValueError, RuntimeError) as error:
        raise refused("cannot-write", "write-not-there", error=str(error)) from None
    if not folder.is_dir():
        raise refused("no-such-folder", "write-no-folder", folder=str(folder))
    if forbidden:
        raise refused("cannot-write", "write-forbidden", file=str(path))


@contextmanager
def written(path: Path | None, mode: Literal["a", "w"]) -> Iterator[TextIO | None]:
    if path is None:
        yield None
        return
    try:
        with path.open(mode, encoding="utf-8") as stream:
            yield stream
    except OSError as error:
        raise _unwritten(path, error) from None
