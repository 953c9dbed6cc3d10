"""The one small tree of errors. Every message is a sentence a player or a caller can act on."""


def short(value: object) -> str:
    """What came from outside, fit to stand in a sentence: one line, not long, nothing that moves a cursor."""
    text = str(value)[:25] if isinstance(value, str | int | float) else "something else"
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= 24 else text[:24] + "…"


class CitywrightError(Exception):
    """Anything the outside got wrong; the state it was aimed at is unchanged."""


class BadAction(CitywrightError):
    """What was typed or sent is no action of this game at all."""


class IllegalAction(CitywrightError):
    """A well-formed action that a rule forbids now; `clause` is that rule."""

    def __init__(self, action: str, clause: int, clause_id: str) -> None:
        super().__init__(f"'{action}' is not allowed now: {clause_id}.")
        self.action = action
        self.clause = clause
        self.clause_id = clause_id


class NothingToUndo(CitywrightError):
    """Undo or redo has nowhere to go: a barrier, another seat's decision or the end of the list."""


class UndoReveals(NothingToUndo):
    """What would be taken back has shown its seat something, though the title does not say so: a fault of the title."""


class BadSetup(CitywrightError):
    """Seats, seed or options that this game does not have."""


class UnknownGame(CitywrightError):
    """No title of that name."""


class BadRecord(CitywrightError):
    """A record that cannot be read, was edited, or breaks off."""


class OtherVersion(BadRecord):
    """An honest record of an older engine or of other content, which would replay differently."""
