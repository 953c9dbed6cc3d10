"""What alembic runs: the migrations, on the connection that migrate.py hands over."""

from alembic import context

from citywright.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
