"""A moment of a game: the truth, and how each viewer sees it through `hide`. Nobody changes what it hands out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from eminence.kernel.errors import Refused, closest_name, join_plain
from eminence.kernel.events import EVERYONE, Event
from eminence.kernel.options import option_text
from eminence.kernel.refusals import each, refused
from eminence.kernel.rng import StepRng
from eminence.kernel.view import Legal, Move, Result, seat_names

if TYPE_CHECKING:
    from eminence.kernel.game import Game

SPECTATOR, ALL = -1, -2
"""Viewers without a seat: one who sees what everybody sees, and one who sees a finished game whole."""
MAX_LISTED_MOVES, MAX_LISTED_CHARACTERS = 20, 2000
"""More moves, or more letters of them, are not told in a refusal."""


class Snapshot:
    """One state of a game. What was seen of it once is remembered, so asking again costs nothing."""

    __slots__ = ("_displays", "_holes", "_legal", "_seen", "_shared", "_spare", "actors", "game", "state")

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.state = state
        self.actors = _members(game.definition.rules.actors(state), state.seats)
        """The seats that the game waits for; none when it is over."""
        self._seen: dict[int, Any] = {}
        self._legal: dict[int, Legal] = {}
        self._holes: dict[int, int] = {}
        self._displays: dict[int, dict[str, Any]] = {}
        self._shared: dict[str, Any] | None = None
        self._spare: Any = None

    def seen_by(self, viewer: int) -> Any:
        """The record as a viewer can know it; the state itself for whoever can know all of it."""
        seen = self._seen.get(viewer)
        if seen is None:
            if viewer == ALL:
                return self.state
            seen = self._copy()
            self.game.definition.rules.hide(seen, viewer)
            if seen.equals(self.state):
                seen, self._spare = self.state, seen
            self._seen[viewer] = seen
        return seen

    def _copy(self) -> Any:
        """A copy to change: one that `hide` has left as it was, if there is one."""
        spare, self._spare = self._spare, None
        return self.state.copy() if spare is None else spare

    def clear_cache(self) -> None:
        """Let go of what was seen; it is found again when somebody looks."""
        self._seen.clear()
        self._legal.clear()
        self._holes.clear()
        self._displays.clear()
        self._shared = self._spare = None

    def display(self, viewer: int) -> dict[str, Any]:
        """What the rules make of it for whoever draws the table; nothing if the game tells nothing of the kind."""
        found = self._displays.get(viewer)
        if found is None:
            draw, cards = self.game.definition.display, self.game.cards
            if draw is None:
                found = {}
            elif viewer == ALL:
                found = draw(cards, self.state, SPECTATOR)
            else:
                if self._shared is None:
                    self._shared = draw.shared(cards, self.seen_by(SPECTATOR))
                found = self._shared | draw.own(cards, self.seen_by(viewer), viewer)
            self._displays[viewer] = found
        return found

    def legal(self, seat: int) -> Legal:
        """What a seat may play, as it knows itself; a spectator nothing."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = Legal(self.game, self.seen_by(seat), seat)
        return found

    def check(self, seat: int, move: Move | str) -> Move:
        """The legal move that is meant; raises `Refused` with the reason if there is none."""
        found = self.legal(seat).find(move)
        if found is not None:
            return found
        raise self.refusal(seat, move)

    def refusal(self, seat: int, move: Move | str | Sequence[Any]) -> Refused:
        """Why a move that is not legal is not; given by its notation or as data."""
        if not self.actors:
            return refused("game-over", reason="now")
        action, legal, whose = self.meant(seat, move), self.legal(seat), each("seat-turn", self.actors)
        if action is None:
            given = " ".join(map(str, move)) if isinstance(move, list) else option_text(move)
            text = " ".join(given.split())[:60]
            right = _right(text, legal) if legal else {"reason": "turn", "whose": whose}
            return refused("unknown-move", given=text, **right)
        if not legal:
            waited = each("seat-name", self.actors)
            return refused("not-your-turn", reason="move", who=seat, waited=waited, whose=whose)
        return self.game.refusal(self.seen_by(seat), seat, action)

    def meant(self, seat: int, move: Move | str | Sequence[Any]) -> int | None:
        """The action that is meant, legal or not; none if it is no move at all."""
        actions = range(self.game.definition.actions)
        if isinstance(move, Move):
            return move.action if move.action in actions else None
        if isinstance(move, list):
            return self.game.definition.moves.read(move, self.game.vocabulary)
        if not isinstance(move, str):
            return None
        wanted = " ".join(move.split()).lower()
        say, view = self.game.notation, self.seen_by(seat)
        return next((action for action in actions if wanted in map(str.lower, say(view, seat, action))), None)

    def standing(self) -> Result:
        """The points as the table lies now."""
        names = seat_names(int(self.state.seats))
        why = [self.game.say(reason, names) for reason in self.game.reasons(self.state)]
        return Result(*self.score(), tuple(why))

    def score(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Who would win as the table lies now, and everybody's points."""
        points = [0] * int(self.state.seats)
        bits = self.game.definition.rules.score(self.game.cards.record, self.state, points)
        return _members(bits, len(points)), tuple(points)

    def step(
        self, seat: int, action: int, root: bytes, number: int, forced: tuple[int, ...] = ()
    ) -> tuple[Snapshot, tuple[Event, ...], bool]:
        """The moment after a legal action, step `number` of the game that `root` seeds; what it told; if it is final.

        Final means that somebody has learnt something by it or is asked now: the player cannot take it back.
        """
        rng = StepRng(root, number, forced)
        after = self._copy()
        after.told = []
        self.game.definition.rules.apply(self.game.cards.record, after, seat, action, rng)
        rng.check_all_used()
        told, after.told = self.game.definition.events.assemble(after.told), None
        later = Snapshot(self.game, after)
        final = (
            bool(forced)
            or bool(rng)
            or later.actors != (seat,)
            or any(event[0] != EVERYONE for event in told)
            or self._less_known_than(later)
        )
        return later, told, final

    def holes(self, seat: int) -> int:
        """How many things a seat does not know."""
        if seat not in self._holes:
            self._holes[seat] = self.seen_by(seat).holes()
        return self._holes[seat]

    def _less_known_than(self, later: Snapshot) -> bool:
        """Whether a player sees later what was hidden before."""
        for seat in range(int(self.state.seats)):
            if self.seen_by(seat) is not self.state and later.holes(seat) < self.holes(seat):
                return True
        return False


@cache
def _members(bits: int, seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats) if bits >> seat & 1)


def _right(text: str, legal: Legal) -> dict[str, Any]:
    """What could be played instead of something that is no move."""
    names = [str(move) for move in legal]
    if found := closest_name(text, names):
        return {"reason": "near", "near": found}
    known = join_plain(names)
    if len(names) > MAX_LISTED_MOVES or len(known) > MAX_LISTED_CHARACTERS:
        return {"reason": "many", "count": len(names), "example": names[0]}
    return {"reason": "known", "known": known}
