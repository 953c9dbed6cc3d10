"""What must not be lost: users, tables, seats, the append-only lines of every match, chat, results, snapshots.

    store = Store("sqlite:///data/citywright.db")   # or postgresql://…
    store.open()                                    # migrations, then the writer
    await store.append(…)                           # returns only after the commit

SQLite has one writer thread with one connection (WAL, synchronous=FULL) that commits whatever has gathered at once, and
read-only readers. PostgreSQL goes through the same door.
"""

from citywright.store.errors import Conflict, StoreFailure
from citywright.store.rows import ChatRow, LineRow, Progress, ResultRow, SeatRow, SnapshotRow, TableRow, User
from citywright.store.store import Store

__all__ = [
    "ChatRow",
    "Conflict",
    "LineRow",
    "Progress",
    "ResultRow",
    "SeatRow",
    "SnapshotRow",
    "Store",
    "StoreFailure",
    "TableRow",
    "User",
]
