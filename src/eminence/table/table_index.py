"""What lists must know of tables, as the statements that the store writes together with their events."""

from __future__ import annotations

from eminence.table import events
from eminence.table.store import Statement


def made(id: str, secret: str, setting: events.Setting, phase: str, at: float) -> Statement:
    """A new table."""
    columns = "id, secret, game, phase, public, created"
    values = (id, secret, setting.game, phase, setting.public, at)
    return f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?)", values


def cards(setting: events.Setting, text: str) -> Statement:
    """The cards that a table plays with, kept once."""
    insert = "INSERT INTO card_sets (digest, game, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return insert, (setting.cards, setting.game, text)


def sat(id: str, seat: int, player: str) -> list[Statement]:
    return [
        ("DELETE FROM seats WHERE table_id = ? AND (player = ? OR seat = ?)", (id, player, seat)),
        ("INSERT INTO seats (table_id, seat, player) VALUES (?, ?, ?)", (id, seat, player)),
    ]


def stood(id: str, seat: int) -> list[Statement]:
    return [("DELETE FROM seats WHERE table_id = ? AND seat = ?", (id, seat))]


def turned(id: str, phase: str) -> list[Statement]:
    """A table that goes on to another phase."""
    return [("UPDATE tables SET phase = ?, due = NULL WHERE id = ?", (phase, id))]


def due(id: str, at: float) -> Statement:
    """When a server must look at a table next, if nobody does before."""
    return "UPDATE tables SET due = ? WHERE id = ?", (at, id)
