"""Moments of real games, for the tests of the page: `python tests/moments.py` writes them anew.

For each game a file of lines: its cards, then moments as seat 0 sees them, those with `"eyes": "all"` as one who sees
everything. And for Behind the Throne what could be played at many moments, as the other games have it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests")]

import eminence  # noqa: E402
from eminence.bots.players import make  # noqa: E402
from eminence.kernel.view import hears  # noqa: E402
from helpers import EMPIRE, EMPTY, SHADOW, THRONE  # noqa: E402

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
            "high": lambda m: _asked(m) and m["picture"]["high"],
            "guarded": lambda m: (
                _asked(m)
                and bool(m["picture"]["guards"][1]["swap"])
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
WHOLE = {SHADOW: ("second", "wave 2"), EMPTY: ("later",)}


def _moment(position: Any, eyes: str = "mine") -> Told:
    game, whole = position.game, eyes == "all"
    seen = position.state if whole else position._sight.seen_by(0)
    return {
        "eyes": eyes,
        "actors": list(position.actors),
        "moves": [] if whole else position.legal(0).to_json(),
        "table": seen.to_dict(game.vocabulary, position.seats),
        "picture": game.definition.picture(game.cards, seen, -1 if whole else 0),
        "log": [game.event_json(event) for event in position.events() if whole or hears(0, event)],
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
        for card in game.cards
    ]


def throne_moves() -> list[str]:
    """Of Behind the Throne, lists of moves that differ in their kinds: the phase, and all that could be played."""
    found: dict[str, str] = {}
    for seats in (2, 3, 4):
        for seed in range(30):
            position = eminence.load(THRONE, {"receiver_may_refuse": True}).start(seats, seed)
            bots = [make("greedy" if seed % 2 else "random", seat) for seat in range(seats)]
            while not position.over:
                seat = position.actors[0]
                moves = position.legal(seat).to_json()
                kinds = sorted({f"{move[0]} {'up' in move}" for move in moves})
                phase = position._sight.seen_by(seat).to_dict(position.game.vocabulary, seats)["phase"]
                line = json.dumps({"phase": phase, "seat": seat, "moves": moves})
                found.setdefault(f"{seats} {phase} {kinds}", line)
                position.play(seat, bots[seat].choose(position.view(seat)))
    return sorted(set(found.values()))


def main() -> None:
    for name in WANTED:
        lines = [json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in [cards(name), *moments(name)]]
        path = PAGE / name.replace("-", "_") / "moments.txt"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {len(lines) - 1} moments")
    (PAGE / "behind_the_throne" / "moves.txt").write_text("\n".join(throne_moves()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
