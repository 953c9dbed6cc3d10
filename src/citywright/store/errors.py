"""What can go wrong between the table and the disk."""

from citywright.kit.errors import CitywrightError


class StoreFailure(CitywrightError):
    """The database did not take it: nothing was written, or it is not known whether it was."""


class Conflict(StoreFailure):
    """Somebody else wrote that row first; read it again."""
