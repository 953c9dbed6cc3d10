"""One server to a file: two would each keep tables of their own in memory, and choices would vanish.

Two on one SQLite file happen by accident. Whoever lets two servers share a PostgreSQL does so on purpose.
"""

import contextlib
import fcntl
import os
from pathlib import Path

import sqlalchemy as sa

from citywright.store.engine import is_sqlite
from citywright.store.errors import InUse, StoreFailure
from citywright.store.files import make_folder


def hold(url: sa.URL, address: str) -> contextlib.ExitStack:
    """Hold a database for the server at this address. The lock ends with the process, however that ends.

    Raises `InUse` with the address of the server that has it.
    """
    with contextlib.ExitStack() as stack:
        try:
            if is_sqlite(url):
                lock_file(url, address, stack)
        except OSError as why:
            shown = url.render_as_string(hide_password=True)
            raise StoreFailure.because(f"The database {shown} cannot be opened", why) from why
        return stack.pop_all()


def lock_file(url: sa.URL, address: str, stack: contextlib.ExitStack) -> None:
    """By a lock on a file beside the database. It stays there: a file that is deleted could be locked twice."""
    assert url.database
    database = Path(url.database).resolve()
    make_folder(database.parent)
    handle = os.open(database.with_name(database.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    stack.callback(os.close, handle)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InUse(url.database, os.read(handle, 200).decode("utf-8", "replace")) from None
    os.ftruncate(handle, 0)
    os.write(handle, address.encode())
