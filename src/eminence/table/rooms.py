"""A table that is open in this process, and the connections that look at it: what they are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from eminence import __version__
from eminence.kernel.translation import DEFAULT_LANGUAGE
from eminence.table import messages, pictures
from eminence.table.door import Door
from eminence.table.seating import Table


class Listener(Protocol):
    """A connection that looks at a table."""

    viewer: int
    player: str
    wants_record: bool
    """Programs may want the record itself, as `hide` leaves it;"""
    wants_picture: bool
    """pages what the rules make of it;"""
    wants_words: str
    """and some sentences in a language."""

    def offer(self, message: bytes) -> None:
        """Send it when there is room; never waits."""


@dataclass(eq=False)
class Room:
    """A table that somebody looks at or plays at, in this process."""

    id: str
    table: Table | None = None
    seq: int = -1
    """The last event that the listeners were told."""
    door: Door = field(default_factory=Door)
    listeners: dict[int, list[Listener]] = field(default_factory=dict)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    timer: asyncio.TimerHandle | None = None
    used: float = 0.0

    def all(self) -> list[Listener]:
        return [listener for group in self.listeners.values() for listener in group]

    # --- Coming and going ---

    def admit(self, table: Table, listener: Listener, heard: int) -> None:
        """A connection begins to look, with the eyes that its player has at the table now.

        The lines that it has heard before count only if it heard them with the same eyes.
        """
        before, listener.viewer = listener.viewer, _eyes(table, listener)
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

    def reseat(self, table: Table) -> bool:
        """Whoever has sat down or stood up while looking sees with other eyes now; whether anybody has."""
        moved = [listener for listener in self.all() if listener.viewer != _eyes(table, listener)]
        for listener in moved:
            self.dismiss(listener)
            self.admit(table, listener, 0)
        return bool(moved)

    # --- Telling ---

    def tell(self, message: messages.News) -> None:
        text = messages.encode(message)
        for listener in self.all():
            listener.offer(text)

    def tell_table(self, table: Table) -> None:
        if self.listeners:
            self.tell(messages.Table(pictures.info(table)))

    def tell_state(
        self,
        table: Table,
        viewers: Iterable[int],
        since: pictures.Since,
        mover: int | None = None,
        request: str = "",
    ) -> None:
        """What is new since a moment, to each viewer what it can know; the mover hears which request it was."""
        now = time.time()
        for viewer in viewers:
            group = self.listeners.get(viewer)
            if group:
                known = pictures.state(table, viewer, now, since, request if viewer == mover else "")
                if known is not None:
                    _tell_group(table, known, since, group)

    def _welcome(self, table: Table, listener: Listener, heard: int) -> None:
        """All that a connection must know first: the table, and the game with the lines after those it has."""
        seat = None if listener.viewer < 0 else listener.viewer
        about = pictures.info(table, listener.player, listener.wants_words or DEFAULT_LANGUAGE)
        listener.offer(messages.encode(messages.Welcome(messages.PROTOCOL, __version__, about, seat, table.said)))
        heard = heard if heard <= pictures.heard_by(table, listener.viewer) else 0
        since = pictures.Since.heard(table, listener.viewer, heard)
        known = pictures.state(table, listener.viewer, time.time(), since)
        if known is not None:
            _tell_group(table, known, since, [listener])


def _eyes(table: Table, listener: Listener) -> int:
    seat = table.seat_of(listener.player)
    return pictures.SPECTATOR if seat is None else seat


def _tell_group(table: Table, known: messages.State, since: pictures.Since, group: list[Listener]) -> None:
    """The same to all who see with the same eyes, each in the form that it wants."""
    texts: dict[tuple[bool, bool, str], bytes] = {}
    for listener in group:
        wants = listener.wants_record, listener.wants_picture, listener.wants_words
        text = texts.get(wants)
        if text is None:
            told = pictures.with_record(table, listener.viewer, known) if wants[0] else known
            told = pictures.with_picture(table, listener.viewer, told, since) if wants[1] else told
            told = pictures.with_words(table, listener.viewer, told, wants[2]) if wants[2] else told
            text = texts[wants] = messages.encode(told)
        listener.offer(text)
