"""A tournament on disk: a line that says which tournament it is, and a line a finished game, in their order.

Lines are only ever appended, so whatever ends the program leaves at most one line cut off, and that one is dropped when
the tournament goes on.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

from eminence.arena.match import MatchOutcome
from eminence.arena.tournament import FinishedGame, Tournament
from eminence.kernel.errors import Refused


def line(tournament: Tournament, game: FinishedGame) -> str:
    """A finished game as a line."""
    outcome = game.outcome
    return _json(
        {
            "number": game.number,
            "deal": game.deal,
            "bots": [tournament.bots[bot] for bot in game.chairs],
            "winners": outcome.winners,
            "points": outcome.points,
            "decisions": outcome.decisions,
            "seconds": [round(value, 6) for value in outcome.seconds],
            "longest": [round(value, 6) for value in outcome.longest],
            "faults": outcome.faults,
            "moves": outcome.moves,
        }
    )


def opened(tournament: Tournament, path: Path) -> TextIO:
    """The file to append games to. If it is there already, the tournament takes over the games it holds.

    A file that is not of this tournament is refused and left as it is.
    """
    try:
        text = path.read_bytes() if path.exists() else b""
        kept, games = _read(tournament, path, text)
        if len(games) > tournament.total:
            raise Refused("bad-games", f"{path} has {len(games)} games already; ask for at least as many.")
        stream = path.open("r+" if path.exists() else "x", encoding="utf-8", newline="\n")
        stream.seek(kept)
        stream.truncate()
        if not kept:
            stream.write(_json(tournament.identity()))
            stream.flush()
    except OSError as error:
        raise Refused("cannot-write", f"Cannot keep the tournament in {path}: {error.strerror}.") from None
    tournament.finished = games
    return stream


def _read(tournament: Tournament, path: Path, data: bytes) -> tuple[int, list[FinishedGame]]:
    """How many bytes of a file are whole lines, and the games they hold."""
    kept = data.rfind(b"\n") + 1
    lines = data[:kept].splitlines()
    if not lines:
        if data and not _json(tournament.identity()).encode().startswith(data):
            raise _no_tournament(path)
        return 0, []
    try:
        header, *rows = [json.loads(row) for row in lines]
        _same(tournament.identity(), header, path)
        return kept, [_game(tournament, number, row) for number, row in enumerate(rows)]
    except Refused:
        raise
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        raise _no_tournament(path) from None


def _no_tournament(path: Path) -> Refused:
    return Refused("bad-arena", f"{path} is no tournament kept by 'arena --resume'; name another file.")


def _same(mine: dict[str, Any], saved: dict[str, Any], path: Path) -> None:
    for key, value in mine.items():
        if saved[key] != value:
            raise Refused("other-arena", f"{path} is another tournament: its {key} is {saved[key]}, not {value}.")


def _game(tournament: Tournament, number: int, row: dict[str, Any]) -> FinishedGame:
    deal, lineup, chairs = tournament.stage.seating(number)
    seats = tournament.seats
    lists = {key: tuple(kind(value) for value in row[key]) for key, kind in _COLUMNS.items()}
    fits = all(len(lists[key]) == seats for key in _COLUMNS if key not in ("winners", "moves"))
    seated = row["bots"] == [tournament.bots[bot] for bot in chairs]
    if not (row["number"] == number and seated and fits and set(lists["winners"]) <= set(range(seats))):
        raise ValueError
    return FinishedGame(number, deal, lineup, chairs, MatchOutcome(**lists))


_COLUMNS: dict[str, Any] = {
    "winners": int,
    "points": int,
    "decisions": int,
    "seconds": float,
    "longest": float,
    "faults": int,
    "moves": int,
}


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"
