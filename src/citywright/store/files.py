"""The files of a SQLite database are for their owner alone: they hold seeds and the hashes of passwords."""

import os
from pathlib import Path
from typing import Final

from citywright.store.errors import StoreFailure

PARTS: Final = ("", "-wal", "-shm")
"""A database, its log, and the index of its log. SQLite gives the later two the rights of the first."""

OTHERS: Final = 0o077


def make_folder(folder: Path) -> None:
    """A folder with those above it; what has to be made is open to its owner alone."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(mode=0o700, exist_ok=True)


def make_private(database: Path) -> list[Path]:
    """Make the file of a new database, or take the rights of others from an old one; returns what was changed."""
    make_folder(database.parent)
    if not database.exists():
        # Only then: closing a file lets go of every lock this process has on it, SQLite's included.
        os.close(os.open(database, os.O_WRONLY | os.O_CREAT, 0o600))
    narrowed = []
    for part in PARTS:
        path = database.with_name(database.name + part)
        if path.exists() and path.stat().st_mode & OTHERS:
            try:
                path.chmod(path.stat().st_mode & ~OTHERS & 0o777)
            except PermissionError:
                told = (
                    f"Others can read {path}, and it belongs to another user; give it to the one of the server (chown)."
                )
                raise StoreFailure(told) from None
            narrowed.append(path)
    return narrowed
