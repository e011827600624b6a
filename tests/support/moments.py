"""Moments of real games, for the tests of the page: `python -m tests.support.moments` writes them anew.

For each game a file of lines: its cards, then moments as seat 0 sees them, those with `"view": "all"` as one who sees
everything. And where moves have many shapes, a file of what could be played at many moments.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any

import eminence
from eminence.bots.players import make
from eminence.kernel.view import can_hear
from tests.support.helpers import EMPIRE, EMPTY, ROOT, SHADOW, THRONE

Told = dict[str, Any]
Wanted = dict[str, Callable[[Told], bool]]
PAGE = ROOT / "web" / "src" / "games"


def _asked(moment: Told) -> bool:
    return 0 in moment["actors"]


def _phase(name: str) -> Callable[[Told], bool]:
    return lambda moment: moment["table"]["phase"] == name


def _phase_of_mine(name: str) -> Callable[[Told], bool]:
    return lambda moment: moment["table"]["phase"] == name and _asked(moment)


WANTED: dict[str, tuple[int, Wanted]] = {
    THRONE: (
        2,
        {
            "first": lambda m: _asked(m) and not m["table"]["row"],
            "row": lambda m: _asked(m) and len(m["table"]["row"]) == 1,
            "high": lambda m: _asked(m) and m["display"]["high"],
            "guarded": lambda m: (
                _asked(m)
                and bool(m["display"]["guards"][1]["swap"])
                and len(m["table"]["stacks"][1]) > 1
                and any(move[:2] == ["swap", 1] for move in m["moves"])
            ),
            "choice": _phase_of_mine("choice"),
            "later": lambda m: _asked(m) and len(m["table"]["stacks"][0]) > 2,
            "over": _phase("over"),
        },
    ),
    SHADOW: (
        3,
        {
            "draft": lambda m: _phase_of_mine("draft")(m) and m["table"]["round"] == 0,
            "second": lambda m: _phase_of_mine("draft")(m) and m["table"]["round"] == 1,
            "third": lambda m: _phase_of_mine("draft")(m) and m["table"]["round"] == 3,
            "wave": _phase_of_mine("wave"),
            "wave 2": lambda m: _phase_of_mine("wave")(m) and m["table"]["wave"] == 2,
            "locked": lambda m: _phase("wave")(m) and m["table"]["chosen"][0] is not None,
            "keep": _phase_of_mine("keep"),
            "next": lambda m: _phase_of_mine("draft")(m) and m["table"]["battle"] == 2,
            "second end": lambda m: _phase("keep")(m) and m["table"]["battle"] == 2,
            "third end": lambda m: _phase("keep")(m) and m["table"]["battle"] == 3,
            "over": _phase("over"),
        },
    ),
    EMPIRE: (
        2,
        {
            "leaders": _phase_of_mine("leaders"),
            "placing": _phase_of_mine("placing"),
            "turn": _phase_of_mine("turn"),
            "later": lambda m: _phase_of_mine("turn")(m) and len(m["table"]["tokens"][0]) > 1,
            "round 2": lambda m: _phase_of_mine("turn")(m) and m["table"]["round"] == 2,
            "over": _phase("over"),
        },
    ),
    EMPTY: (
        2,
        {
            "first": _phase_of_mine("action"),
            "ability": _phase_of_mine("ability"),
            "second": lambda m: _phase_of_mine("action")(m) and bool(m["table"]["used"]),
            "later": lambda m: _phase_of_mine("action")(m) and m["table"]["turns"] > 3,
            "over": _phase("over"),
        },
    ),
}
LEVELS = ("random", "greedy")
WHOLE = {SHADOW: ("second", "wave 2"), EMPTY: ("later",)}


def _moment(position: Any, view: str = "mine") -> Told:
    game, whole = position.game, view == "all"
    seen = position.state if whole else position._snapshot.seen_by(0)
    return {
        "view": view,
        "actors": list(position.actors),
        "moves": [] if whole else position.legal(0).to_json(),
        "table": seen.to_dict(game.vocabulary, position.seats),
        "display": game.definition.display(game.cards, seen, -1 if whole else 0),
        "log": [game.event_json(event) for event in position.events() if whole or can_hear(0, event)],
        "why": [game.message_json(why) for why in game.reasons(position.state)] if position.over else [],
    }


def moments(name: str) -> list[Told]:
    """A moment of each wanted kind: of one game as far as it has them, the others of later ones."""
    seats, wanted = WANTED[name]
    found: dict[str, list[Told]] = {}
    for seed in range(200):
        position = eminence.load(name).start(seats, seed)
        bots = [make("greedy", seat) for seat in range(seats)]
        while True:
            now = _moment(position)
            kind = next((kind for kind, suits in wanted.items() if kind not in found and suits(now)), None)
            if kind:
                whole = [{"kind": f"{kind}, all", **_moment(position, "all")}] if kind in WHOLE.get(name, ()) else []
                found[kind] = [{"kind": kind, **now}, *whole]
            if position.over:
                break
            seat = position.actors[0]
            position.play(seat, bots[seat].choose(position.view(seat)))
        if len(found) == len(wanted):
            return [moment for kind in wanted for moment in found[kind]]
    raise AssertionError(f"{name}: no game has {', '.join(wanted.keys() - found.keys())}")


def cards(name: str) -> list[Told]:
    """The cards, with the first word of what is known of each cell."""
    game = eminence.load(name)
    return [
        {
            "name": card.name,
            "text": game.card_text(card),
            "cells": dict(card.cells),
            "provenance": {cell: text.partition(":")[0] for cell, text in card.provenance.items()},
        }
        | ({"parts": parts} if (parts := game.card_parts(card)) else {})
        for card in game.cards
    ]


def _decisions(game: Any, seed: int, levels: list[str]) -> Iterator[tuple[Any, int]]:
    """A game as it goes on, whenever somebody is asked, and who is."""
    position = game.start(len(levels), seed)
    bots = [make(level, seat) for seat, level in enumerate(levels)]
    while not position.over:
        seat = position.actors[0]
        yield position, seat
        position.play(seat, bots[seat].choose(position.view(seat)))


def _seen(position: Any, seat: int) -> tuple[Any, Told]:
    state = position._snapshot.seen_by(seat)
    return state, state.to_dict(position.game.vocabulary, position.seats)


def throne_moves() -> list[Told]:
    """Of Behind the Throne, lists of moves that differ in their kinds: the phase, and all that could be played."""
    found: dict[str, Told] = {}
    game = eminence.load(THRONE, {"receiver_may_refuse": True})
    for seats, seed in product((2, 3, 4), range(30)):
        for position, seat in _decisions(game, seed, [LEVELS[seed % 2]] * seats):
            moves = position.legal(seat).to_json()
            kinds = sorted({f"{move[0]} {'up' in move}" for move in moves})
            phase = _seen(position, seat)[1]["phase"]
            found.setdefault(f"{seats} {phase} {kinds}", {"phase": phase, "seat": seat, "moves": moves})
    return sorted(found.values(), key=lambda told: (told["phase"], told["seat"], len(told["moves"])))


def empty_moves() -> list[Told]:
    """Of An Empty Throne the same, with the top cards: whether a field is empty decides what a card may do there."""
    found: dict[tuple[Any, ...], Told] = {}
    game = eminence.load(EMPTY)
    for seed in range(60):
        for position, seat in _decisions(game, seed, [LEVELS[seed % 2]] * 2):
            moves, (_, table) = position.legal(seat).to_json(), _seen(position, seat)
            kinds = {(kind, fields[0] if kind == "play" else "") for kind, *fields in moves}
            shape = (table["phase"], tuple(sorted(kinds)), bool(table["first"]), None in table["tops"], len(moves) > 12)
            found.setdefault(shape, {"phase": table["phase"], "tops": table["tops"], "moves": moves})
    return sorted(found.values(), key=lambda told: len(told["moves"]))


def empire_moves() -> list[Told]:
    """Of Shadows over the Empire the same, of every mix; the first of each phase and question, and all choices between
    two options, also with the grid and what is said of each move there."""
    found: dict[tuple[Any, ...], Told] = {}
    for mix, seats, seed in product(("basic", "advanced", "expert", "variety", "raised"), (2, 3, 4), range(2)):
        game = eminence.load(EMPIRE, {"mix": mix})
        for position, seat in _decisions(game, seed, [LEVELS[(at + seed) % 2] for at in range(seats)]):
            moves, (state, table) = position.legal(seat).to_json(), _seen(position, seat)
            asked = (table["phase"], table["question"])
            shape = (*asked, seats, tuple(sorted({move[0] for move in moves})), min(len(moves), 4))
            if shape in found:
                continue
            told = {"phase": table["phase"], "question": table["question"], "seat": seat, "moves": moves}
            if table["question"] == "option" or asked not in {known[:2] for known in found}:
                drawn = game.definition.display(game.cards, state, seat)
                said = [game.move_message(state, seat, action) for action in position.legal(seat).actions]
                told |= {
                    "grid": table["grid"],
                    "status": game.message_json(game.status(state, seat)),
                    "display": {name: drawn[name] for name in ("cells", "free", "leaders")},
                    "said": [game.message_json(message) for message in said],
                }
            found[shape] = told
    return list(found.values())


MOVES = {THRONE: throne_moves, EMPIRE: empire_moves, EMPTY: empty_moves}


def _write(name: str, file: str, lines: Iterable[Any]) -> None:
    path = PAGE / name.replace("-", "_") / file
    texts = list(dict.fromkeys(json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in lines))
    path.write_text("\n".join(texts) + "\n", encoding="utf-8")
    print(f"{path.relative_to(ROOT)}: {len(texts)} lines")


def main() -> None:
    for name in WANTED:
        _write(name, "moments.txt", [cards(name), *moments(name)])
    for name, listed in MOVES.items():
        _write(name, "moves.txt", listed())


if __name__ == "__main__":
    main()
