"""Frames of a table's socket that are broken by class, each from a seed, written byte by byte.

One of them again: ./dev run python -m tests.web.frames SEED
"""

import asyncio
import contextlib
import json
import random
import struct
import sys
import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from citywright.web.connections import MAX_FRAME
from citywright.web.messages import FromServer
from tests.web.fuzz import UPGRADE, Asked, altered, problem_fault
from tests.web.harness import WAIT, Page, Person, Running, serving

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PROTOCOL, NO_TEXT, TOO_LARGE = 1002, 1007, 1009
MASK = b"\x12\x34\x56\x78"
REPEAT = "./dev run python -m tests.web.frames"

Chance = random.Random


def frame(opcode: int, data: bytes = b"", last: bool = True, masked: bool = True, flags: int = 0) -> bytes:
    """One frame as a client writes it."""
    length, mask = len(data), 0x80 if masked else 0
    head = bytes(((0x80 if last else 0) | flags | opcode,))
    if length < 126:
        head += bytes((mask | length,))
    else:
        head += bytes((mask | 126,)) + struct.pack("!H", length) if length < 65536 else bytes((mask | 127,
        )) + struct.pack("!Q", length)  # fmt: skip
    return head + (MASK + bytes(byte ^ MASK[n % 4] for n, byte in enumerate(data)) if masked else data)


@dataclass
class Sent:
    """What a seed sends."""

    pieces: list[bytes]
    """Written one after the other; the server may see them apart."""
    broken: str
    code: int = 0
    """With which code the socket is closed; 0: it stays open."""
    ref: int | None = None
    """The number that one of the answers has to carry."""


# -- within the protocol: whatever it says, the socket stays --


def commands(page: Page) -> list[dict[str, Any]]:
    """What a page of this match may say."""
    choices = page.update.get("choices") or [{"action": ["reveal", 0]}]
    action, seq = choices[0]["action"], page.seq
    return [
        {"k": "play", "ref": 1, "seq": seq, "action": action},
        {"k": "play", "ref": 2, "seq": seq, "action": action},
        {"k": "preview", "ref": 3, "seq": seq, "action": action},
        {"k": "why", "ref": 4, "action": action},
        {"k": "undo", "ref": 5, "seq": seq},
        {"k": "redo", "ref": 6, "seq": seq},
        {"k": "say", "ref": 7, "text": "привет"},
        {"k": "uncover", "ref": 8, "seat": 0},
        {"k": "offer_end", "ref": 9, "yes": False},
        {"k": "away", "ref": 10, "away": False},
        {"k": "pause", "ref": 11, "on": False},
        {"k": "resign", "ref": 12, "x": 0},
        {"k": "ping", "at": 1.5},
    ]


def ref_in(text: str) -> int | None:
    """The number of a command that can be read so far, however wrong the rest of it is."""
    try:
        plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    ref = plain.get("ref") if isinstance(plain, dict) else None
    return ref if isinstance(ref, int) and not isinstance(ref, bool) else None


def wrong_command(chance: Chance, page: Page) -> str:
    """A command with one thing wrong, or a text that is none."""
    command = chance.choice(commands(page))
    plain = altered(chance, command)
    if isinstance(plain, dict) and "ref" in plain and chance.random() < 0.5:
        plain |= {"ref": chance.choice((0, -1, 7, 2**31, 2**53, 2**63, 2**64, 10**30, 1.5, True, "1", None, [1]))}
    text = json.dumps(plain, ensure_ascii=chance.random() < 0.5)
    at = chance.randrange(len(text))
    texts = (text, text, text, text, text, text, text[:at], text + text, " " * 200 + text,
             text[:at] + "\x00" + text[at:], text[:at] + "\ufeff" + text[at:], "",
             "[" * 4000, '{"k":"play","ref":1,"seq":0,"action":' + "[" * 1900 + "]" * 1900 + "}", '{"a":' * 900,
             "1" * 4000, "1e999", "NaN", '"\\ud800"',
             '{"k":"say","ref":3,"text":"\\ud800"}', '{"k":"say","ref":3,"text":"' + "x" * 3900 + '"}',
             '{"k":"say","ref":3,"text":"' + "x" * 9000 + '"}',
             text.replace("{", '{"ref":77,', 1), text.replace('"k"', '"K"'), "null", "\U0001f3e0" * 900,
             '{"k":"ping","at":1e400}', '{"k":"ping","at":-0.0}')  # fmt: skip
    text = chance.choice(texts)
    return text if len(text.encode()) <= MAX_FRAME else text[: MAX_FRAME // 4]  # more would break the protocol


def whole(chance: Chance, page: Page) -> Sent:
    text = wrong_command(chance, page)
    return Sent([frame(TEXT, text.encode())], "command", ref=ref_in(text))


def split(chance: Chance, page: Page) -> Sent:
    """In fragments, with pings between them, and cut anywhere on its way."""
    text = wrong_command(chance, page)
    data = text.encode()
    cuts = sorted(chance.sample(range(len(data) + 1), min(chance.randint(1, 4), len(data) + 1)))
    parts = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    frames = []
    for n, part in enumerate(parts):
        frames.append(frame(TEXT if n == 0 else CONTINUED, part, last=n == len(parts) - 1))
        if chance.random() < 0.3 and n < len(parts) - 1:
            frames.append(frame(chance.choice((PING, PONG)), chance.randbytes(chance.randint(0, 125))))
    raw = b"".join(frames)
    at = chance.randrange(len(raw))
    return Sent([raw[:at], raw[at:]], "fragments", ref=ref_in(text))


def binary(chance: Chance, page: Page) -> Sent:
    text = wrong_command(chance, page)
    datas = (
        b"",
        text.encode(),
        b"\xff\xfe",
        text.encode("utf-16", "replace")[:MAX_FRAME],
        chance.randbytes(500),
        b"\x00" * MAX_FRAME,
    )
    return Sent([frame(BINARY, chance.choice(datas))], "binary")


def pings(chance: Chance, page: Page) -> Sent:
    return Sent([frame(PING, chance.randbytes(n)) for n in range(0, 126, 5)] + [frame(PONG, b"nobody asked")], "pings")


# -- against the protocol: the socket is closed, and told why --


def against(chance: Chance, page: Page) -> Sent:
    open_fragment = frame(TEXT, b'{"k":', last=False)
    ways = (
        (PROTOCOL, frame(chance.choice((3, 4, 5, 6, 7)), b"x")),
        (PROTOCOL, frame(chance.choice((11, 12, 13, 14, 15)), b"x")),
        (PROTOCOL, frame(TEXT, b'{"k":"ping","at":1}', masked=False)),
        (PROTOCOL, frame(TEXT, b'{"k":"ping","at":1}', flags=chance.choice((0x10, 0x20, 0x40, 0x70)))),
        (PROTOCOL, frame(chance.choice((PING, PONG, CLOSE)), b"", last=False)),
        (PROTOCOL, frame(PING, b"x" * chance.choice((126, 1000)))),
        (PROTOCOL, frame(CONTINUED, b"x")),
        (PROTOCOL, open_fragment + frame(chance.choice((TEXT, BINARY)), b"x")),
        (PROTOCOL, frame(CLOSE, b"\x03")),
        (PROTOCOL, frame(CLOSE, struct.pack("!H", chance.choice((0, 999, 1004, 1005, 1006, 1015, 5000, 65535))))),
        (PROTOCOL, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
        (NO_TEXT, frame(TEXT, chance.choice((b"\xff", b'{"k":"say","ref":1,"text":"\xc3\x28"}', b"\xed\xa0\x80",
        b"\xf4\x90\x80\x80")))),
        (NO_TEXT, frame(TEXT, b"\xd0", last=False) + frame(CONTINUED, b"\x28")),
        (NO_TEXT, frame(CLOSE, struct.pack("!H", 1000) + b"\xff")),
        (TOO_LARGE, frame(chance.choice((TEXT, BINARY)), b"x" * (MAX_FRAME + chance.choice((1, 2000))))),
        (TOO_LARGE, b"\x81\xff" + struct.pack("!Q", 2**40) + MASK),
        (TOO_LARGE, b"".join(frame(TEXT if n == 0 else CONTINUED, b"x" * 9000, last=False) for n in range(3))),
        (1000, frame(CLOSE, struct.pack("!H", 1000) + "до встречи".encode())),
    )  # fmt: skip
    code, raw = chance.choice(ways)
    return Sent([raw], "against the protocol", code)


def broken(page: Page, seed: int) -> Sent:
    chance = Chance(seed)
    return chance.choice((whole, whole, whole, whole, split, split, binary, pings, against, against))(chance, page)


# -- a socket by hand --


class RawSocket:
    """A page that writes its own bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.page = Page(None)  # type: ignore[arg-type]  # it keeps what is heard; it does not speak
        self.pinged = 0

    async def read(self) -> tuple[int, bytes]:
        first, length = await asyncio.wait_for(self.reader.readexactly(2), WAIT)
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8))
        return first & 15, await asyncio.wait_for(self.reader.readexactly(length), WAIT)

    async def send(self, sent: Sent) -> str:
        """Send it; returns what is wrong with what came back."""
        for piece in sent.pieces:
            self.writer.write(piece)
            await asyncio.sleep(0)
        if sent.code:
            return await self.closing(sent.code)
        self.pinged += 1
        self.writer.write(frame(TEXT, json.dumps({"k": "ping", "at": 1000.0 + self.pinged}).encode()))
        refs = []
        while True:
            try:
                opcode, data = await self.read()
            except (asyncio.IncompleteReadError, ConnectionError):
                return "the socket is lost"
            if opcode == CLOSE:
                return f"the socket was closed with {data!r}"
            if opcode != TEXT:
                continue
            message = json.loads(data)
            if fault := message_fault(data, message):
                return fault
            if message["k"] == "update":
                self.page.update = message
            if message["k"] in {"ack", "refused", "previewed"}:
                refs.append(message["ref"])
            if message == {"k": "pong", "at": 1000.0 + self.pinged}:
                return "" if sent.ref is None or sent.ref in refs else f"no answer to {sent.ref}, but to {refs}"

    async def closing(self, code: int) -> str:
        try:
            while True:
                opcode, data = await self.read()
                if opcode == CLOSE:
                    got = int.from_bytes(data[:2])
                    return "" if got == code else f"closed with {got}, not {code}"
        except (asyncio.IncompleteReadError, ConnectionError):
            return f"lost without a word, not closed with {code}"


def message_fault(data: bytes, message: dict[str, Any]) -> str:
    """Is it a message of ours, and has a refusal its reason?"""
    try:
        msgspec.json.decode(data, type=FromServer)
    except msgspec.DecodeError as why:
        return f"not a message of ours ({why}): {data[:200]!r}"
    if message["k"] != "refused" or message.get("clause") or message.get("allowed"):
        return ""
    return problem_fault(message.get("problem", ""))


@contextlib.asynccontextmanager
async def open_raw(person: Person, table: str) -> AsyncIterator[RawSocket]:
    host = person.host.encode()
    headers = (
        (b"Host", host),
        (b"Origin", b"http://" + host),
        (b"Cookie", person.cookies().encode()),
        (b"Connection", b"Upgrade"),
        *UPGRADE,
    )
    name, _, port = person.host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    try:
        writer.write(Asked(b"GET", b"/api/tables/" + table.encode() + b"/live", headers=headers).raw())
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        raw = RawSocket(reader, writer)
        while not raw.page.update:
            _, data = await raw.read()
            message = json.loads(data)
            if message["k"] == "update":
                raw.page.update = message
        yield raw
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


def told(seed: int, sent: Sent, fault: str) -> str:
    """A fault for whoever has to find its cause."""
    return f"{fault} ({sent.broken})\n  again: {REPEAT} {seed}\n  bytes: {[piece[:300] for piece in sent.pieces[:4]]!r}"


@contextlib.asynccontextmanager
async def match_of_two(running: Running) -> AsyncIterator[tuple[Person, Person, str]]:
    """A match that has begun."""
    anna, boris = await Person(running.host).arrive(), await Person(running.host).arrive()
    table = (await anna.table("me", "open"))["id"]
    await boris.post(f"/api/tables/{table}/join", {})
    yield anna, boris, table
    await anna.http.aclose()
    await boris.http.aclose()


async def repeat(seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with (
            serving(Path(folder)) as running,
            match_of_two(running) as (anna, _, table),
            open_raw(anna, table) as raw,
        ):
            sent = broken(raw.page, seed)
            sys.stdout.write(told(seed, sent, await raw.send(sent) or "nothing is wrong") + "\n")


if __name__ == "__main__":
    asyncio.run(repeat(int(sys.argv[1])))
