"""Bring a database to the newest schema. Runs at every start and is done at once when nothing has to change."""

from typing import Final

import sqlalchemy as sa

HEAD: Final = "0002"
"""The newest migration; a test holds it against the folder. Knowing it spares a start the import of alembic."""

_LOCK: Final = 0x63697479


def migrate(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # Two servers may start at once; the second waits and finds everything done.
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        if current(connection) != HEAD:
            upgrade(connection)


def current(connection: sa.Connection) -> str | None:
    """The migration a database stands at, None if it is new."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "citywright.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
