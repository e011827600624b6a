"""Steps from one form of the database to the next, in alembic's way; a new database takes all of them."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import text
from sqlalchemy.engine import Engine

from eminence.kernel.errors import Refused

_LOCK = 7_041_914
"""Several processes may start at once; on PostgreSQL only one of them migrates."""


def upgrade(engine: Engine) -> None:
    """Bring a database up to date; one from a newer program is refused and left as it is."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        current = MigrationContext.configure(connection).get_current_revision()
        try:
            script = ScriptDirectory.from_config(config)
            if current is not None:
                script.get_revision(current)
        except CommandError:
            raise Refused(
                "newer-database",
                f"The database is of a newer program (form {current}); use that, or another database.",
            ) from None
        if current != script.get_current_head():
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
