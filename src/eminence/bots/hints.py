"""A hint: the best move, and why it is better than the next, in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from eminence.kernel.primitives import lowest_bit
from eminence.kernel.purposes import Purpose
from eminence.kernel.rng import Rng, seed_bytes, step_state
from eminence.kernel.translation import DEFAULT_LANGUAGE, Message
from eminence.kernel.view import Move, View, seat_names

HINT_WORLDS = 40
"""What a move leads to is looked at in so many worlds."""
MAX_REASONS = 2
"""A hint gives so many reasons at most."""


@dataclass(frozen=True)
class MoveValue:
    """A move, its share of victory and the standard error of that."""

    move: Move
    win: float
    win_error: float


@dataclass(frozen=True)
class Hint:
    """The best move; `str(hint)` says why."""

    move: Move
    message: Message
    """What is said of it; the fields `move` and `other` are moves."""
    view: View
    names: Sequence[str]

    @property
    def reasons(self) -> list[str]:
        """What the best move does and the next one does not."""
        return [self.view.game.say(reason, self.names) for reason in self.message.fields.get("reasons", ())]

    def say(self, language: str = DEFAULT_LANGUAGE) -> str:
        """In a sentence, with moves in notation."""
        named = {name: self.message.fields[name].text for name in ("move", "other") if name in self.message.fields}
        return self.view.game.say(Message(self.message.key, **self.message.fields | named), self.names, None, language)

    def __str__(self) -> str:
        return self.say()

    def to_json(self) -> dict[str, Any]:
        """As data, with moves in people's words."""
        game, state, seat = self.view.game, self.view.state, self.view.viewer
        moves = {name: self.message.fields[name] for name in ("move", "other") if name in self.message.fields}
        labels = {name: game.move_message(state, seat, move.action) for name, move in moves.items()}
        return game.message_json(Message(self.message.key, **self.message.fields | labels))


def make_hint(view: View, moves: Sequence[MoveValue], names: Sequence[str] | None, seed: int | str) -> Hint:
    """A hint for the viewer: `moves` are those that anything is known of, the best first."""
    called = names or seat_names(view.seats)
    return Hint(moves[0].move, _message(view, moves, seed), view, called)


def _message(view: View, moves: Sequence[MoveValue], seed: int | str) -> Message:
    best = moves[0]
    shown: dict[str, Any] = {"move": best.move, "percent": round(100 * best.win)}
    if len(moves) == 1:
        return Message("hint-only" if len(view.legal) == 1 else "hint-known", **shown)
    other = moves[1]
    shown |= {"other": other.move, "others": round(100 * other.win)}
    if reasons := compare_moves(view, best.move, other.move, seed):
        return Message("hint-why", **shown, reasons=reasons)
    lead = best.win - other.win
    if lead < 2 * (best.win_error**2 + other.win_error**2) ** 0.5 or lead < 0.01:
        return Message("hint-hardly", **shown)
    return Message("hint-better", **shown, points=round(100 * lead))


def percent(share: float) -> str:
    """
    >>> percent(0.624), percent(0.0)
    ('62 %', '0 %')
    """
    return f"{100 * share:.0f} %"


def compare_moves(view: View, best: Move, other: Move, seed: int | str) -> list[Message]:
    """What speaks for a move and against another, the weightiest first; empty if the game has no words for it."""
    if view.game.definition.purposes is None:
        return []
    ours, theirs = (purposes_of(view, move, seed) for move in (best, other))
    said = [(-purpose.worth, purpose.message) for purpose in ours if purpose.worth > 0 and purpose not in theirs]
    known = {purpose.message for purpose in ours}
    said += [
        (purpose.worth, purpose.avoided)
        for purpose in theirs
        if purpose.worth < 0 and purpose.avoided and purpose.message not in known
    ]
    found = dict.fromkeys(message for _, message in sorted(said, key=lambda item: item[0]))
    return list(found)[:MAX_REASONS]


def purposes_of(view: View, move: Move, seed: int | str) -> list[Purpose]:
    """What a move is good for, as its game tells it."""
    purposes = view.game.definition.purposes
    if purposes is None:
        return []
    after = states_after(view, move, seed)
    return purposes(view.game.cards, view.state, after, view.viewer, move.action)


def states_after(view: View, move: Move, seed: int | str) -> list[Any]:
    """What the viewer would see after a move, in some worlds; where all choose together, when all have chosen."""
    rules, cards = view.game.definition.rules, view.game.cards.record
    together = rules.actors(view.state) & ~(1 << view.viewer)
    found = []
    for world in range(HINT_WORLDS):
        state, rng = view.state.copy(), Rng(step_state(seed_bytes(f"hint {seed}"), view.step * HINT_WORLDS + world))
        rules.deal(cards, state, rng)
        rules.apply(cards, state, view.viewer, move.action, rng)
        waiting = together
        while waiting:
            seat = lowest_bit(waiting)
            rules.apply(cards, state, seat, _greedy_move(view, state, seat, rng), rng)
            waiting &= ~(1 << seat)
        rules.hide(state, view.viewer)
        found.append(state)
    return found


def _greedy_move(view: View, state: Any, seat: int, rng: Rng) -> int:
    """What the game's own player would choose for a seat, seeing no more than it may."""
    definition, cards = view.game.definition, view.game.cards.record
    moves, seen = [0] * definition.actions, state.copy()
    count = definition.rules.legal(cards, state, seat, moves)
    definition.rules.hide(seen, seat)
    return definition.greedy_move(cards, seen, seat, moves, count, rng)
