"""A table that is open in this process, and the connections that look at it: what they are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from eminence import __version__
from eminence.kernel.translation import DEFAULT_LANGUAGE
from eminence.table import messages, views
from eminence.table.lock import TableLock
from eminence.table.table_state import TableState


class Listener(Protocol):
    """A connection that looks at a table."""

    viewer: int
    player: str
    wants_record: bool
    """Programs may want the record itself, as `hide` leaves it;"""
    wants_display: bool
    """pages what the rules make of it;"""
    wants_words: str
    """and some sentences in a language."""

    def offer(self, message: bytes) -> None:
        """Send it when there is room; never waits."""


@dataclass(eq=False)
class OpenTable:
    """A table that somebody looks at or plays at, in this process."""

    id: str
    table: TableState | None = None
    seq: int = -1
    """The last event that the listeners were told."""
    lock: TableLock = field(default_factory=TableLock)
    listeners: dict[int, list[Listener]] = field(default_factory=dict)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    timer: asyncio.TimerHandle | None = None
    used: float = 0.0

    def all(self) -> list[Listener]:
        return [listener for group in self.listeners.values() for listener in group]

    # --- Coming and going ---

    def admit(self, table: TableState, listener: Listener, heard: int) -> None:
        """A connection begins to look, with the view that its player has at the table now.

        The lines that it has heard before count only if it heard them with the same view.
        """
        before, listener.viewer = listener.viewer, _viewer(table, listener)
        heard = heard if before == listener.viewer else 0
        self.listeners.setdefault(listener.viewer, []).append(listener)
        self._welcome(table, listener, heard)

    def dismiss(self, listener: Listener) -> bool:
        """A connection is gone; False if it was not here."""
        group = self.listeners.get(listener.viewer, [])
        if listener not in group:
            return False
        group.remove(listener)
        if not group:
            del self.listeners[listener.viewer]
        return True

    def reseat(self, table: TableState) -> bool:
        """Whoever has sat down or stood up while looking sees with other view now; whether anybody has."""
        moved = [listener for listener in self.all() if listener.viewer != _viewer(table, listener)]
        for listener in moved:
            self.dismiss(listener)
            self.admit(table, listener, 0)
        return bool(moved)

    # --- Telling ---

    def tell(self, message: messages.ServerMessage) -> None:
        text = messages.encode(message)
        for listener in self.all():
            listener.offer(text)

    def tell_table(self, table: TableState) -> None:
        if self.listeners:
            self.tell(messages.TableUpdate(views.info(table)))

    def tell_state(
        self,
        table: TableState,
        viewers: Iterable[int],
        delta: views.Delta,
        mover: int | None = None,
        request: str = "",
    ) -> None:
        """What is new since a moment, to each viewer what it can know; the mover hears which request it was."""
        now = time.time()
        for viewer in viewers:
            group = self.listeners.get(viewer)
            if group:
                known = views.state(table, viewer, now, delta, request if viewer == mover else "")
                if known is not None:
                    _tell_group(table, known, delta, group)

    def _welcome(self, table: TableState, listener: Listener, heard: int) -> None:
        """All that a connection must know first: the table, and the game with the lines after those it has."""
        seat = None if listener.viewer < 0 else listener.viewer
        about = views.info(table, listener.player, listener.wants_words or DEFAULT_LANGUAGE)
        listener.offer(messages.encode(messages.Welcome(messages.PROTOCOL, __version__, about, seat, table.said)))
        heard = heard if heard <= views.events_heard(table, listener.viewer) else 0
        delta = views.Delta.heard(table, listener.viewer, heard)
        known = views.state(table, listener.viewer, time.time(), delta)
        if known is not None:
            _tell_group(table, known, delta, [listener])


def _viewer(table: TableState, listener: Listener) -> int:
    seat = table.seat_of(listener.player)
    return views.SPECTATOR if seat is None else seat


def _tell_group(table: TableState, known: messages.StateUpdate, delta: views.Delta, group: list[Listener]) -> None:
    """The same to all who see with the same view, each in the form that it wants."""
    texts: dict[tuple[bool, bool, str], bytes] = {}
    for listener in group:
        wants = listener.wants_record, listener.wants_display, listener.wants_words
        text = texts.get(wants)
        if text is None:
            told = views.with_record(table, listener.viewer, known) if wants[0] else known
            told = views.with_display(table, listener.viewer, told, delta) if wants[1] else told
            told = views.with_words(table, listener.viewer, told, wants[2]) if wants[2] else told
            text = texts[wants] = messages.encode(told)
        listener.offer(text)
