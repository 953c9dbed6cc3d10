"""What can go wrong between the table and the disk."""

from typing import Final

from citywright.kit.errors import CitywrightError

KINDS: Final = {
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_CORRUPT": "damaged",
    "53100": "full",
    "25006": "read-only",
}
"""What the two databases call it: SQLite's error names (extended ones begin with these), PostgreSQL's codes."""

ADVICE: Final = {
    "full": "the disk is full; make room on it",
    "read-only": "it can only be read; let the server's user write to it and to its folder",
    "damaged": "it is no database, or a damaged one; restore a backup or choose another one with --db",
}


class StoreFailure(CitywrightError):
    """The database did not take it: nothing was written, or it is not known whether it was."""

    kind = ""
    """"full", "read-only" or "damaged", where the database says so."""

    @classmethod
    def because(cls, what: str, why: Exception) -> "StoreFailure":
        """A sentence from an error of the database: what failed, the reason, and what can be done about it."""
        reason = getattr(why, "orig", None) or why
        code = getattr(reason, "sqlite_errorname", None) or getattr(reason, "sqlstate", None) or ""
        kind = next((kind for name, kind in KINDS.items() if code.startswith(name)), "")
        told = ADVICE.get(kind) or getattr(reason, "strerror", None) or str(reason).splitlines()[0].rstrip(".")
        failure = cls(f"{what}: {told}.")
        failure.kind = kind
        return failure


class Conflict(StoreFailure):
    """Somebody else wrote that row first; read it again."""


class InUse(StoreFailure):
    """Another server has the database."""

    def __init__(self, database: str, address: str) -> None:
        super().__init__(f"The database {database} is used by the server at {address}.")
        self.database = database
        self.address = address
