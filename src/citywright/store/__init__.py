"""What must not be lost: users, sessions, tables, seats, the append-only lines of every match, chat, results.

    store = Store("sqlite:///data/citywright.db")   # or postgresql://…
    store.open()                                    # migrations, then the writer
    await store.append(…)                           # returns only after the commit

SQLite has one writer thread with one connection (WAL, synchronous=FULL) that commits whatever has gathered at once, and
read-only readers. PostgreSQL goes through the same door.
"""

from citywright.store.errors import Conflict, InUse, StoreFailure
from citywright.store.rows import (
    FORMER,
    ChatRow,
    CodeRow,
    LineRow,
    Progress,
    ResultRow,
    SeatRow,
    SessionRow,
    SnapshotRow,
    TableRow,
    User,
)
from citywright.store.store import Store

__all__ = [
    "FORMER",
    "ChatRow",
    "CodeRow",
    "Conflict",
    "InUse",
    "LineRow",
    "Progress",
    "ResultRow",
    "SeatRow",
    "SessionRow",
    "SnapshotRow",
    "Store",
    "StoreFailure",
    "TableRow",
    "User",
]
