"""Bring a database to the newest schema. Runs at every start and is done at once when nothing has to change."""

from typing import Final

import sqlalchemy as sa

from citywright.store.errors import StoreFailure

HEAD: Final = "0003"
"""The newest migration; a test holds it against the folder. Knowing it spares a start the import of alembic."""

_LOCK: Final = 0x63697479

TOUCH: Final = sa.text("UPDATE alembic_version SET version_num = version_num")
"""A write that changes nothing: can the database be written to?"""


def migrate(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # Two servers may start at once; the second waits and finds everything done.
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        found = current(connection)
        if found is None and connection.dialect.name == "sqlite" and sa.inspect(connection).get_table_names():
            raise StoreFailure("The database belongs to another program; choose another file with --db.")
        if found != HEAD:
            upgrade(connection, found)
        connection.execute(TOUCH)


def current(connection: sa.Connection) -> str | None:
    """The migration a database stands at, None if it is new."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: sa.Connection, found: str | None) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "citywright.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as why:
        raise StoreFailure(
            f"The database was last used by a newer Citywright (its schema is {found}, this one knows {HEAD}): "
            "install that version again, or restore a backup from before the upgrade."
        ) from why
