"""Engines for both databases: one to write with, one that can only read."""

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from citywright.store.errors import StoreFailure

BUSY_SECONDS: Final = 10
READERS: Final = 4


def database_url(text: str) -> sa.URL:
    """The URL of a database; PostgreSQL always through psycopg 3."""
    try:
        url = sa.make_url(text)
    except sa.exc.ArgumentError:
        raise StoreFailure("A database is written sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.") from None
    kind = url.get_backend_name()
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise StoreFailure(f"There is no store on {kind}: use sqlite:///FILE or postgresql://….")
    if not url.database or url.database == ":memory:":
        raise StoreFailure("SQLite needs a file, for example sqlite:///data/citywright.db.")
    return url


def is_sqlite(url: sa.URL) -> bool:
    return url.get_backend_name() == "sqlite"


def writing_engine(url: sa.URL) -> sa.Engine:
    """The writer's engine, with a single connection."""
    if not is_sqlite(url):
        return sa.create_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)
    engine = sa.create_engine(
        url, pool_size=1, max_overflow=0, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy says BEGIN, not the driver: see below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").fetchall()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # At once as a writer: a transaction that becomes one later may find the file taken, without waiting.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def reading_engine(url: sa.URL) -> sa.Engine:
    """The readers' engine. It cannot write, so nothing but the writer ever checkpoints SQLite's log."""
    if not is_sqlite(url):
        engine = sa.create_engine(url, pool_size=READERS, max_overflow=0, pool_pre_ping=True)
        return engine.execution_options(postgresql_readonly=True)
    assert url.database
    place = Path(url.database).resolve().as_uri()
    return sa.create_engine(
        sa.URL.create("sqlite", database=place, query={"mode": "ro", "uri": "true"}),
        pool_size=READERS,
        max_overflow=0,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )
