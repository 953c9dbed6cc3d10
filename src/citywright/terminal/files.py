"""Reading records from files that may be anything at all."""

from pathlib import Path

from citywright.kit.errors import BadRecord
from citywright.kit.record import MAX_BYTES
from citywright.terminal.console import printable
from citywright.texts.catalogue import Texts


def read_text(path: Path, texts: Texts) -> str:
    """The text of a file; whatever is wrong with it is said in one sentence."""
    name = shown(path)
    try:
        if path.is_dir():
            raise BadRecord(texts.say("file-folder", file=name))
        if not path.exists():
            raise BadRecord(texts.say("file-none", file=name))
        if not path.is_file():
            raise BadRecord(texts.say("file-special", file=name))
        if path.stat().st_size > MAX_BYTES:
            raise BadRecord(texts.say("file-large", file=name))
        data = path.read_bytes()
    except (OSError, ValueError) as why:
        raise BadRecord(texts.say("file-denied", file=name, why=reason(why))) from None
    if b"\0" in data:
        raise BadRecord(texts.say("file-binary", file=name))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(texts.say("file-binary", file=name)) from None


def shown(path: Path) -> str:
    return printable(str(path), 200)


def reason(why: OSError | ValueError) -> str:
    """What the system says, without its numbers."""
    return (why.strerror if isinstance(why, OSError) else None) or str(why)
