"""How alembic runs the steps: on the connection that it is handed."""

from alembic import context

from eminence.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
