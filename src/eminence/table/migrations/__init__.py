"""Steps from one form of the database to the next, in alembic's way; a new database takes all of them."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from eminence.kernel.errors import Refused

NEWEST = "0001"
"""The form that this program writes; the last of the steps."""
_LOCK = 7_041_914
"""Several processes may start at once; on PostgreSQL only one of them migrates."""


def upgrade(engine: Engine) -> None:
    """Bring a database up to date; one from a newer program is refused and left as it is."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        form = _form(connection)
        if form != NEWEST:
            _migrate(connection, form)


def _form(connection: Connection) -> str | None:
    """The form that a database has; none if it is new."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    return None if found is None else str(found)


def _migrate(connection: Connection, form: str | None) -> None:
    from alembic import command  # not needed, and slow to load, where nothing is to be done
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    try:
        if form is not None:
            ScriptDirectory.from_config(config).get_revision(form)
    except CommandError:
        raise Refused(
            "newer-database", f"The database is of a newer program (form {form}); use that, or another database."
        ) from None
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)
