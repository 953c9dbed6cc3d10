"""The save of a match: its record, appended line by line. What is acknowledged is on disk.

A new save appears whole, with its header, or not at all. Every move is one write and one fsync. A save is locked while
it is being played.
"""

import contextlib
import datetime as dt
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from citywright.kit.errors import BadRecord, BadSetup, CitywrightError
from citywright.kit.record import Record, dump_line, read_record
from citywright.terminal.files import read_text, reason, shown
from citywright.texts.catalogue import Texts

FOLDER: Final = Path("saves")
SUFFIX: Final = ".jsonl"


class Save:
    """An open save, locked for this process."""

    __slots__ = ("_file", "_texts", "path")

    def __init__(self, path: Path, file: int, texts: Texts) -> None:
        self.path = path
        self._file = file
        self._texts = texts

    def append(self, rows: list[list[Any]]) -> None:
        """Write rows of the record. On return they are on disk; if they cannot be written, none of them is."""
        size = os.fstat(self._file).st_size
        try:
            write_all(self._file, "".join(map(dump_line, rows)).encode())
            os.fsync(self._file)
        except OSError as why:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, size)  # no half lines
            raise BadSetup(self._texts.say("save-failed", file=shown(self.path), why=reason(why))) from None

    def close(self) -> None:
        os.close(self._file)


def create(path: Path, record: Record, texts: Texts) -> Save:
    """A new save. A file that is already there is never touched."""
    if os.path.lexists(path):
        raise BadSetup(texts.say("save-exists", file=shown(path)))
    part = path.with_name(f".{path.name[:200]}.{os.getpid()}.part")
    try:
        file = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o644)
    except (OSError, ValueError) as why:
        raise BadSetup(texts.say("save-denied", file=shown(path), why=reason(why))) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        write_all(file, dump_line(record.header()).encode())
        os.fsync(file)
        place(part, path)
        sync_folder(path.parent)
    except OSError as why:
        os.close(file)
        if isinstance(why, FileExistsError):
            raise BadSetup(texts.say("save-exists", file=shown(path))) from None
        raise BadSetup(texts.say("save-denied", file=shown(path), why=reason(why))) from None
    finally:
        part.unlink(missing_ok=True)
    return Save(path, file, texts)


def create_in_folder(title: str, record: Record, texts: Texts) -> Save:
    """A new save in the default folder, named by the hour."""
    try:
        FOLDER.mkdir(exist_ok=True)
    except OSError as why:
        raise BadSetup(texts.say("save-denied", file=shown(FOLDER), why=reason(why))) from None
    stem = f"{title}-{dt.datetime.now().astimezone():%Y%m%d-%H%M%S}"
    number = 1
    while os.path.lexists(path := FOLDER / (stem + (f"-{number}" if number > 1 else "") + SUFFIX)):
        number += 1
    return create(path, record, texts)


def reopen(path: Path, texts: Texts, mend: bool) -> tuple[Save, Record]:
    """A save to play on with. `mend` drops a last line that was cut off: it was never acknowledged."""
    read_record_whole(read_text(path, texts))  # a file that is no record says so before anything else
    try:
        file = os.open(path, os.O_RDWR | os.O_APPEND)
    except OSError as why:
        raise BadSetup(texts.say("save-denied", file=shown(path), why=reason(why))) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        record = read_locked(path, file, texts, mend)
    except OSError as why:
        os.close(file)
        if isinstance(why, BlockingIOError):
            raise BadSetup(texts.say("save-busy", file=shown(path))) from None
        raise BadSetup(texts.say("save-denied", file=shown(path), why=reason(why))) from None
    except CitywrightError:
        os.close(file)
        raise
    return Save(path, file, texts), record


def read_locked(path: Path, file: int, texts: Texts, mend: bool) -> Record:
    """The record of a file that nobody else can write any more."""
    text = read_text(path, texts)
    record, whole = read_record_whole(text)
    if whole != text and not mend:
        raise BadRecord(texts.say("save-torn", file=shown(path), line=text.count("\n") + 1))
    if record.result is not None:
        raise BadSetup(texts.say("save-over", file=shown(path)))
    if whole != text:
        os.ftruncate(file, len(whole.encode()))
        os.fsync(file)
    return record


def read_record_whole(text: str) -> tuple[Record, str]:
    """The record of all complete lines, and their text."""
    whole = text[: text.rfind("\n") + 1]
    return read_record(whole or text), whole


def unfinished(title: str, texts: Texts) -> Iterator[tuple[Path, Record]]:
    """The matches of a title in the default folder that wait to be played on, the newest first."""
    found: list[tuple[float, Path]] = []
    with contextlib.suppress(OSError):
        found = [(path.stat().st_mtime, path) for path in FOLDER.glob(f"{title}-*{SUFFIX}") if path.is_file()]
    for _, path in sorted(found, reverse=True):
        with contextlib.suppress(CitywrightError):  # what cannot be read is not offered
            record = read_record(read_text(path, texts))
            if record.result is None and record.game == title:
                yield path, record


def write_all(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]


def place(part: Path, path: Path) -> None:
    """Give a finished file its name, but never another file's name."""
    try:
        path.hardlink_to(part)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if os.path.lexists(path):
            raise FileExistsError(path) from None
        part.replace(path)


def sync_folder(folder: Path) -> None:
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
