"""What a viewer is told of a table: made from `hide` alone, the same for the live game and for its replay."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Any

import msgspec

from eminence.kernel.errors import Refused
from eminence.kernel.events import EVERYONE
from eminence.kernel.game import Game
from eminence.kernel.snapshot import ALL, SPECTATOR, Snapshot
from eminence.kernel.translation import DEFAULT_LANGUAGE, Message
from eminence.kernel.view import can_hear
from eminence.table import messages
from eminence.table.refusals import refused, say, table_words
from eminence.table.table_state import TableState

__all__ = ["ALL", "SPECTATOR"]


def info(table: TableState, player: str = "", language: str = DEFAULT_LANGUAGE) -> messages.TableInfo:
    """Who sits where, and what is played. Nothing in it depends on the cards."""
    setting = table.setting
    chairs = [
        messages.ChairInfo(seat, chair.name, chair.player, chair.bot, bool(chair.away_since), chair.resigned)
        for seat, chair in enumerate(table.chairs)
    ]
    proof = None
    if table.phase == "over" and table.created.commitment:
        proof = messages.Proof(table.secret, table.salts)
    return messages.TableInfo(
        id=table.id,
        game=setting.game,
        title=table.game.title if table.game else setting.game,
        options=setting.options,
        cards=setting.cards,
        rules=setting.rules,
        phase=table.phase,
        public=setting.public,
        clock=setting.clock,
        chairs=chairs,
        host=table.created.host,
        commitment=table.created.commitment,
        created=table.created_at,
        seat=table.seat_of(player),
        turn=list(table.actors),
        rematch=table.rematch,
        suspended=_suspended(table, language),
        proof=proof,
    )


def _suspended(table: TableState, language: str) -> messages.Problem | None:
    if not table.suspended:
        return None
    refusal = refused("suspended", **table.suspended)
    return messages.Problem(refusal.code, refusal_text(table, SPECTATOR, refusal, language), refusal.data)


class Delta:
    """What is new of a table since a moment, or all of it if there was none; found once for those who see the same."""

    __slots__ = ("_message", "_news", "_seen", "_status", "_was", "before", "told")

    def __init__(self, before: Snapshot | None = None, told: int = 0) -> None:
        self.before = before
        self.told = told
        """How many events the log had."""
        self._seen: Any = None
        self._was: Any = None
        self._news: dict[str, Any] = {}
        self._message: Message | None = None
        self._status: dict[str, Any] = {}

    @staticmethod
    def now(table: TableState) -> Delta:
        """This moment, before something happens."""
        return Delta(table.live_game.snapshot if table.live_game is not None else None, len(table.told))

    @staticmethod
    def heard(table: TableState, viewer: int, count: int) -> Delta:
        """Nothing but so many events of the log."""
        missing = events_heard(table, viewer) - count
        at = len(table.told)
        while missing > 0:
            at -= 1
            missing -= _hears(viewer, table.told[at][0])
        return Delta(None, at)

    def news(self, table: TableState, seen: Any, viewer: int) -> dict[str, Any]:
        was = None if self.before is None else self.before.seen_by(viewer)
        if seen is not self._seen or was is not self._was:
            assert table.game is not None
            self._news = seen.to_dict(table.game.vocabulary, table.setting.seats, was, self._seen, self._news)
            self._seen, self._was = seen, was
        return self._news

    def status(self, game: Game, seen: Any, viewer: int) -> dict[str, Any]:
        """What is being waited for; most viewers hear the same."""
        message = game.status(seen, viewer)
        if message != self._message:
            self._message, self._status = message, game.message_json(message)
        return self._status

    def display(self, snapshot: Snapshot, viewer: int) -> dict[str, Any]:
        """The parts of the display that are new."""
        found = snapshot.display(viewer)
        if self.before is None:
            return found
        was = self.before.display(viewer)
        return {name: part for name, part in found.items() if part is not was[name] and part != was[name]}

    def log(self, table: TableState, viewer: int) -> messages.Log | None:
        """The events that the viewer hears."""
        heard = [event for mask, event in table.told[self.told :] if _hears(viewer, mask)]
        return messages.Log(events_heard(table, viewer) - len(heard), heard) if heard else None


def state(table: TableState, viewer: int, now: float, delta: Delta, request: str = "") -> messages.StateUpdate | None:
    """The game as a viewer sees it, whole or what is new of it."""
    live_game = table.live_game
    if live_game is None:
        return None
    snapshot = live_game.snapshot
    seen = snapshot.seen_by(viewer)
    news = delta.news(table, seen, viewer) if delta.before is not snapshot else None
    whole = delta.before is None
    playing = table.phase == "playing" and not table.suspended
    return messages.StateUpdate(
        seq=table.turn,
        actors=snapshot.actors if table.phase == "playing" else (),
        status=_status(table, seen, viewer, delta),
        moves=snapshot.legal(viewer).to_json() if playing and viewer >= 0 else [],
        table=news if whole else None,
        changed=None if whole else news or None,
        log=delta.log(table, viewer),
        undo=playing and live_game.can_undo(viewer),
        clocks=table.clocks.now(now) if table.clocks.clock.kind != "none" else None,
        result=table.result,
        request=request,
    )


def _status(table: TableState, seen: Any, viewer: int, delta: Delta) -> dict[str, Any]:
    assert table.game is not None
    if table.phase == "playing":
        return delta.status(table.game, seen, viewer)
    return {"say": "status-over" if table.phase == "over" else "status-closed"}


def with_record(table: TableState, viewer: int, known: messages.StateUpdate) -> messages.StateUpdate:
    """The same, with the record that it was made from."""
    assert table.live_game is not None
    seen = table.live_game.snapshot.seen_by(viewer)
    return msgspec.structs.replace(known, record=base64.b64encode(seen.pack()).decode(), step=table.live_game.step)


def with_words(table: TableState, viewer: int, known: messages.StateUpdate, language: str) -> messages.StateUpdate:
    """The same, with what it says in sentences and notation."""
    assert table.live_game is not None
    assert table.game is not None
    game, names = table.game, table.names

    def said(data: dict[str, Any]) -> str:
        return game.say_data(data, names, language=language)

    words = messages.Sentences(
        said(known.status),
        table.live_game.snapshot.legal(viewer).texts if known.moves else [],
        [said(event_message(game, event)) for event in known.log.events] if known.log is not None else [],
        [said(why) for why in known.result.why] if known.result is not None else [],
    )
    return msgspec.structs.replace(known, words=words)


def refusal_text(table: TableState | None, viewer: int, refusal: Refused, language: str) -> str:
    """Why something was refused, to a viewer and in a language, if there is a message for it."""
    data, names, you = refusal.data, table.names if table is not None else [], None if viewer < 0 else viewer
    if data is None:
        return str(refusal)
    if table_words(language).knows(data):
        return say(data, language, names, you)
    return table.game.say_data(data, names, you, language) if table is not None and table.game else str(refusal)


TABLE_EVENTS = {
    "took-back": ("who",),
    "taken-over": ("who", "why", "bot"),
    "came-back": ("who",),
    "resigned": ("who",),
}
"""What happens at a table beside the game: names of the fields."""


def event_message(game: Game, event: Sequence[Any]) -> dict[str, Any]:
    """The message that an event is said by."""
    name, *values = event
    if name in TABLE_EVENTS:
        return {"say": f"event-{name}", **dict(zip(TABLE_EVENTS[name], values, strict=True))}
    kind = game.definition.events.named(name)
    own, parts = values[: len(kind.fields)], values[len(kind.fields) :]
    said = {
        part.name: [event_message(game, one) for one in found] for part, found in zip(kind.parts, parts, strict=True)
    }
    return {"say": f"event-{name}", **dict(zip(kind.fields, own, strict=True)), **said}


def with_display(table: TableState, viewer: int, known: messages.StateUpdate, delta: Delta) -> messages.StateUpdate:
    """The same, with what is new of that which the rules make of it: whose ability is at work, what a card costs."""
    assert table.live_game is not None
    display = delta.display(table.live_game.snapshot, viewer)
    return msgspec.structs.replace(known, display=display) if display else known


def events_heard(table: TableState, viewer: int) -> int:
    """How many events of the log a viewer may hear so far."""
    return len(table.told) - (0 if viewer == ALL else table.missed[viewer])


def _hears(viewer: int, mask: int) -> bool:
    return mask == EVERYONE or viewer == ALL or can_hear(viewer, (mask,))
