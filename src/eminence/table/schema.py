"""The tables of the database; `migrations` bring an older one up to this."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("writer", String(24), nullable=False),
    Column("body", Text, nullable=False),
)
"""Everything that happened. Rows are added, never changed."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("game", String(60), nullable=False),
    Column("phase", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=True),
    Index("tables_open", "public", "phase", "created"),
    Index("tables_due", "due"),
)
"""What lists need to know of a table; all but the secret follows from its events."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(24), nullable=False),
    Index("seats_player", "player"),
)

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("recovery", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

card_sets = Table(
    "card_sets",
    metadata,
    Column("digest", String(32), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("body", Text, nullable=False),
)
"""The text of every card set that was ever played with."""

moderation = Table(
    "moderation",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("banned", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all server processes share: the keys that sign cookies."""
