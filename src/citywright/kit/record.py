"""The record of a match: append-only lines with a hash chain. Acknowledged lines are never rewritten.

On disk a record is JSON lines: a header, then one line a move `[seat, move, mark, chain]`, then the end
`["end", result, secret, chain]`. `mark` is the fingerprint of the position after the move, so a record that an engine
would replay differently says so at the very line. `chain` covers everything before it, so an edited record says so too.
"""

import hashlib
import json
from typing import Any, Final

from citywright.kit.chance import MASK64, SECRET_BYTES, keeps_promise
from citywright.kit.errors import BadRecord, OtherVersion, short
from citywright.kit.game import Game, Options

FORMAT: Final = 1
UNDO: Final = "undo"
"""The move of a line that takes back the last one of its seat."""
MAX_BYTES: Final = 16_000_000
MAX_RIVALS: Final = 4
_HEX: Final = "0123456789abcdef"
_NAME: Final = "abcdefghijklmnopqrstuvwxyz0123456789_-"
STOPPED: Final = ("resigned", "agreed", "closed")
"""Endings that people decide, not the rules."""
HEADER_KEYS: Final = ("citywright", "game", "version", "content", "seats", "options", "seed", "promise", "names")


class Line:
    """One move, as a seat made it; `undo` takes the one before it back."""

    __slots__ = ("chain", "mark", "move", "seat")

    def __init__(self, seat: int, move: str, mark: str, chain: str) -> None:
        self.seat = seat
        self.move = move
        self.mark = mark
        self.chain = chain

    def plain(self) -> list[Any]:
        return [self.seat, self.move, self.mark, self.chain]


class Record:
    """One match: what it was set up with, every line, and the result once it is over.

    While the match runs this is the host's file: it holds sealed answers, and marks that depend on hidden hands.
    Players get events; the record goes out after the end.
    """

    __slots__ = (
        "content",
        "game",
        "lines",
        "names",
        "options",
        "promise",
        "result",
        "seats",
        "secret",
        "seed",
        "version",
    )

    def __init__(
        self,
        game: str,
        version: int,
        content: str,
        seats: int,
        options: Options,
        seed: int | None,
        promise: str,
        names: tuple[str, ...],
    ) -> None:
        self.game = game
        self.version = version
        self.content = content
        self.seats = seats
        self.options = options
        self.seed = seed
        self.promise = promise
        self.names = names
        self.lines: list[Line] = []
        self.result: dict[str, Any] | None = None
        self.secret: bytes | None = None

    def line_after(self, seat: int, move: str, mark: str) -> Line:
        """The line that would follow the last one."""
        return Line(seat, move, mark, link(self._last(), [seat, move, mark]))

    def add(self, seat: int, move: str, mark: str) -> Line:
        self.lines.append(self.line_after(seat, move, mark))
        return self.lines[-1]

    def finish(self, result: dict[str, Any], secret: bytes | None) -> None:
        self.result = result
        self.secret = secret

    def _last(self) -> str:
        return self.lines[-1].chain if self.lines else link("", self.header())

    def header(self) -> dict[str, Any]:
        return {
            "citywright": FORMAT,
            "game": self.game,
            "version": self.version,
            "content": self.content,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "promise": self.promise,
            "names": list(self.names),
        }

    def end(self) -> list[Any]:
        """The last row of the file of a match that is over."""
        assert self.result is not None
        return end_row(self._last(), self.result, self.secret)

    def text(self) -> str:
        """The whole record as it stands on disk."""
        rows: list[Any] = [self.header(), *(line.plain() for line in self.lines)]
        if self.result is not None:
            rows.append(self.end())
        return "".join(dump_line(row) for row in rows)

    def effective(self) -> list[Line]:
        """The moves that count: an undo takes away the last one of its seat."""
        kept: list[Line] = []
        for line in self.lines:
            if line.move == UNDO:
                at = max(i for i, other in enumerate(kept) if other.seat == line.seat)
                del kept[at]
            else:
                kept.append(line)
        return kept

    def ledger(self) -> str:
        """The match as a person would write it down."""
        head = f"{self.game} (rules version {self.version}, content {self.content}) - {', '.join(self.names)}"
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        chance = f"seed {self.seed}" if self.seed is not None else f"promise {self.promise}"
        rows = [head, f"{self.seats} players{options}, {chance}", ""]
        rows += [f"{i:4} {self.names[line.seat]}: {line.move}" for i, line in enumerate(self.effective(), 1)]
        if self.result is not None:
            names = [*self.names, *["Rival"] * (len(self.result["scores"]) - self.seats)]
            scores = ", ".join(f"{n} {s}" for n, s in zip(names, self.result["scores"], strict=True))
            rows += ["", f"Ended by {self.result['ending']}: {scores}."]
        return "\n".join(rows) + "\n"

    def check_belongs(self, game: Game) -> None:
        """Does this engine play that version of the game, with that content?"""
        if self.version != game.version:
            raise OtherVersion(
                f"The record was played with version {self.version} of the {self.game} rules; "
                f"this engine has version {game.version} and would replay it differently."
            )
        if not game.takes_content(self.content):
            raise OtherVersion(
                f"The record was played with other {self.game} content ({self.content}; "
                f"here it is {game.content_hash()}) and would replay differently."
            )

    def error(self, why: str) -> BadRecord:
        return BadRecord(f"The record cannot be replayed: {why}.")

    def number(self, line: Line) -> int:
        """The number of a move's line in the file; the header is line 1."""
        return self.lines.index(line) + 2

    def differs(self, line: Line) -> OtherVersion:
        return OtherVersion(
            f"The record replays differently here from line {self.number(line)} on ('{short(line.move)}')."
        )

    def other_end(self) -> OtherVersion:
        return OtherVersion("The record replays differently here: the match ends in another way.")


def link(before: str, row: Any) -> str:
    """The next value of the hash chain."""
    return hashlib.sha256((before + _canonical(row)).encode()).hexdigest()[:16]


def end_row(before: str, result: dict[str, Any], secret: bytes | None) -> list[Any]:
    """The last row of a file, after the chain of its last move."""
    plain = ["end", result, secret.hex() if secret else None]
    return [*plain, link(before, plain)]


def dump_line(row: Any) -> str:
    return _canonical(row) + "\n"


_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _canonical(row: Any) -> str:
    return _ENCODER.encode(row)


def read_record(text: str) -> Record:
    """A record from its text. Whatever is wrong with it is said in one sentence."""
    if len(text) > MAX_BYTES:
        raise BadRecord("The file is too large to be a record.")
    rows = text.split("\n")
    if rows and rows[-1] == "":
        rows.pop()
    elif rows:
        raise BadRecord(f"The record breaks off in the middle of line {len(rows)}.")
    if not rows:
        raise BadRecord("The file is empty.")
    record = _read_header(rows[0])
    standing = [0] * record.seats
    for number, row in enumerate(rows[1:], 2):
        if record.result is not None:
            raise BadRecord(f"Line {number} comes after the end of the match.")
        if not _read_line(record, number, row):
            continue
        line = record.lines[-1]
        standing[line.seat] += -1 if line.move == UNDO else 1
        if standing[line.seat] < 0:
            raise BadRecord(f"Line {number} takes back a move that was never made.")
    return record


def _plain(number: int, row: str) -> Any:
    try:
        plain = json.loads(row)
        _canonical(plain).encode()  # half a surrogate pair or too deep a nest could not be hashed
        return plain
    except (ValueError, RecursionError):
        raise BadRecord(f"Line {number} is not JSON, so this is no record or a damaged one.") from None


def _read_header(row: str) -> Record:
    head = _plain(1, row)
    if not isinstance(head, dict) or "citywright" not in head:
        raise BadRecord("The file does not begin with the header of a Citywright record.")
    if head["citywright"] != FORMAT:
        raise OtherVersion(f"The record has format {short(head['citywright'])}; this engine reads format {FORMAT}.")
    missing = [key for key in HEADER_KEYS if key not in head]
    if missing:
        raise BadRecord(f"The record's header lacks '{missing[0]}'.")
    seats, names, seed, options = head["seats"], head["names"], head["seed"], head["options"]
    promise = head["promise"]
    sound = (
        _is_word(head["game"], _NAME)
        and type(head["version"]) is int
        and 0 < head["version"] < 1_000_000
        and _is_word(head["content"], _HEX)
        and type(seats) is int
        and 0 < seats <= 16
        and isinstance(names, list)
        and len(names) == seats
        and all(isinstance(name, str) for name in names)
        and isinstance(options, dict)
        # Chance comes from an open seed or from a promised one, never from both.
        and (
            (seed is None and _is_word(promise, _HEX) and len(promise) == 64)
            or (type(seed) is int and 0 <= seed <= MASK64 and promise == "")
        )
    )
    if not sound:
        raise BadRecord("The record's header holds values that make no sense.")
    return Record(head["game"], head["version"], head["content"], seats, options, seed, promise, tuple(names))


def _is_word(value: object, letters: str) -> bool:
    """A short word of these letters: nothing else may come into a sentence about the record."""
    return isinstance(value, str) and 0 < len(value) <= 64 and all(letter in letters for letter in value)


def _read_line(record: Record, number: int, row: str) -> bool:
    """Add one line to the record; False if it was the end."""
    plain = _plain(number, row)
    if not isinstance(plain, list) or len(plain) != 4:
        raise BadRecord(f"Line {number} is not a line of a record.")
    if plain[0] == "end":
        _read_end(record, number, plain)
        return False
    seat, move, mark, chain = plain
    if type(seat) is not int or not 0 <= seat < record.seats or not isinstance(move, str) or not isinstance(mark, str):
        raise BadRecord(f"Line {number} is not a move.")
    if record.add(seat, move, mark).chain != chain:
        raise BadRecord(f"The record was edited: the hash chain breaks at line {number}.")
    return True


def _read_end(record: Record, number: int, plain: list[Any]) -> None:
    _, result, secret_hex, chain = plain
    secret = None
    if not _is_result(result, record.seats):
        raise BadRecord(f"Line {number} holds no result.")
    if secret_hex is not None:
        try:
            secret = bytes.fromhex(secret_hex)
        except (ValueError, TypeError):
            raise BadRecord(f"Line {number} holds no proper seed.") from None
        if len(secret) != SECRET_BYTES or not keeps_promise(secret, record.promise):
            raise BadRecord("The revealed seed is not the one that was promised before the first move.")
    record.finish(result, secret)
    if record.end()[-1] != chain:
        raise BadRecord(f"The record was edited: the hash chain breaks at line {number}.")


def _is_result(result: object, seats: int) -> bool:
    if not isinstance(result, dict) or sorted(result) != ["ending", "scores", "turns", "winners"]:
        return False
    scores, winners = result["scores"], result["winners"]
    return (
        isinstance(result["ending"], str)
        and type(result["turns"]) is int
        and isinstance(scores, list)
        and seats <= len(scores) <= seats + MAX_RIVALS
        and all(type(score) is int for score in scores)
        and isinstance(winners, list)
        and all(type(seat) is int and 0 <= seat < len(scores) for seat in winners)
    )
