"""Requests that are broken by class, each from a seed, written byte by byte: no client library would send them.

One of them again: ./dev run python -m tests.web.fuzz SEED
"""

import asyncio
import contextlib
import gzip
import json
import random
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import h11

from citywright.kit.clauses import LANGUAGES
from citywright.texts.catalogue import texts_of
from citywright.web.codes import CONFIRM, RECOVER, make_code
from citywright.web.problems import PROBLEMS
from tests.web.harness import WAIT, Person, Running, serving

PASSWORD = "correct horse"
REPEAT = "./dev run python -m tests.web.fuzz"


@dataclass(frozen=True)
class Asked:
    """A request before it is written."""

    method: bytes
    path: bytes
    query: bytes = b""
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes | None = None
    version: bytes = b"HTTP/1.1"
    whole: bool = True
    """Can its end be seen from its bytes? Otherwise the server may wait for more, and is told that none comes."""
    broken: str = "valid"
    """The class of the fault."""

    def raw(self) -> bytes:
        headers = list(self.headers)
        if self.body is not None and not any(name.lower() == b"content-length" for name, _ in headers):
            headers.append((b"Content-Length", b"%d" % len(self.body)))
        target = self.path + (b"?" + self.query if self.query else b"")
        lines = [b" ".join((self.method, target, self.version)), *(name + b": " + value for name, value in headers)]
        return b"\r\n".join(lines) + b"\r\n\r\n" + (self.body or b"")

    def without(self, name: bytes) -> "Asked":
        return replace(self, headers=tuple(pair for pair in self.headers if pair[0].lower() != name.lower()))

    def having(self, name: bytes, *values: bytes) -> "Asked":
        return replace(self, headers=(*self.without(name).headers, *((name, value) for value in values)))


MEMBERS = ("anna", "changing", "confirming", "recovered", "ending")
GUESTS = ("boris", "joining", "entering", "leaving", "recovering", "going")
FREELY = {"login_rate": "100000/minute", "guess_rate": "100000/minute", "code_rate": "100000/minute"}


@dataclass
class World:
    """Members and guests, each request that ends a session with somebody of its own, and a table in every state."""

    host: str
    heads: dict[str, tuple[tuple[bytes, bytes], ...]] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    """What stands for the words in braces of a request."""

    @classmethod
    async def make(cls, running: Running, number: int) -> "World":
        world = cls(running.host)
        for name in (*MEMBERS, *GUESTS):
            world.words[name] = f"{name}{number}"
            person = await Person(running.host).arrive()
            if name in MEMBERS:
                await person.post("/api/account", {"login": world.words[name], "password": PASSWORD})
            if name == "anna":
                await world._lay_tables(person)
            elif name == "ending":
                [session] = await person.get("/api/sessions")
                world.words["session_id"] = session["id"]
            elif name in {"confirming", "recovered"}:
                purpose = CONFIRM if name == "confirming" else RECOVER
                world.words[purpose] = await make_code(running.services.store, person.me["id"], purpose)
            world.heads[name] = (
                (b"Host", running.host.encode()),
                (b"Origin", f"http://{running.host}".encode()),
                (b"Accept-Language", b"ru"),
                (b"Accept-Encoding", b"gzip"),
                (b"Cookie", person.cookies().encode()),
                (b"X-CSRF", person.me["csrf"].encode()),
                (b"Connection", b"close"),
            )
            await person.http.aclose()
        return world

    async def _lay_tables(self, anna: Person) -> None:
        for name in ("waiting", "lonely", "left"):
            self.words[name] = (await anna.table("me", "open"))["id"]
        for name in ("playing", "over"):
            self.words[name] = (await anna.table("me", "here"))["id"]
        async with anna.at(self.words["over"]) as page:
            await page.play_on(3)
            await page.ask("resign")

    def filled(self, text: str) -> str:
        for word, value in self.words.items():
            text = text.replace(f"{{{word}}}", value)
        return text


SEATS = [{"kind": "me"}, {"kind": "here", "name": "Вера"}, {"kind": "bot", "level": "random"}]

# Every operation of the schema, and what is not in it: method, address, body, who asks, and about which table.
VALID: tuple[tuple[str, str, Any, str, str], ...] = (
    ("GET", "/health", None, "anna", ""),
    ("GET", "/metrics", None, "anna", ""),
    ("GET", "/api/me", None, "anna", ""),
    ("PATCH", "/api/me", {"name": "Анна"}, "anna", ""),
    ("GET", "/api/me/belongings", None, "anna", ""),
    ("GET", "/api/me/export", None, "anna", ""),
    ("PUT", "/api/me/email", {"email": "anna@example.org", "password": PASSWORD}, "anna", ""),
    ("DELETE", "/api/me/email", None, "anna", ""),
    ("POST", "/api/me/email/confirm", {"code": "{confirm}"}, "confirming", ""),
    ("POST", "/api/me/keep", None, "anna", ""),
    ("DELETE", "/api/me", {"password": ""}, "going", ""),
    ("GET", "/api/sessions", None, "anna", ""),
    ("DELETE", "/api/sessions", None, "anna", ""),
    ("DELETE", "/api/sessions/{session_id}", None, "ending", ""),
    ("POST", "/api/account", {"login": "{joining}", "password": PASSWORD, "name": "Ян"}, "joining", ""),
    ("POST", "/api/login", {"login": "{anna}", "password": PASSWORD, "bring": True}, "entering", ""),
    ("POST", "/api/logout", None, "leaving", ""),
    ("POST", "/api/password", {"old": PASSWORD, "new": "another horse"}, "changing", ""),
    ("POST", "/api/password/forgot", {"login": "{anna}"}, "boris", ""),
    (
        "POST",
        "/api/password/recover",
        {"login": "{recovered}", "code": "{recover}", "password": PASSWORD},
        "recovering",
        "",
    ),
    ("GET", "/api/titles", None, "anna", ""),
    ("GET", "/api/titles/settlers/layout?h=0", None, "anna", ""),
    ("GET", "/api/titles/ghosts/rules", None, "anna", ""),
    ("POST", "/api/tables", {"title": "settlers", "seats": SEATS, "options": {}, "public": False}, "anna", ""),
    ("POST", "/api/quick", {"title": "ghosts"}, "anna", ""),
    ("GET", "/api/tables", None, "anna", ""),
    ("GET", "/api/tables/{table_id}?invite=x", None, "anna", "playing"),
    ("POST", "/api/tables/{table_id}/join", {"seat": 1, "invite": ""}, "boris", "waiting"),
    ("POST", "/api/tables/{table_id}/leave", None, "anna", "left"),
    ("POST", "/api/tables/{table_id}/fill", None, "anna", "lonely"),
    ("POST", "/api/tables/{table_id}/rematch", None, "anna", "over"),
    ("GET", "/api/tables/{table_id}/record?invite=x", None, "anna", "over"),
    ("GET", "/api/tables/{table_id}/verify?invite=x", None, "anna", "over"),
    ("GET", "/api/tables/{table_id}/replay/1?viewer=0&invite=x", None, "anna", "over"),
    ("GET", "/api/tables/{table_id}/chronicle?viewer=0&invite=x", None, "anna", "over"),
    ("GET", "/", None, "anna", ""),
    ("GET", "/t/{table_id}", None, "anna", "playing"),
    ("GET", "/schema/openapi.json", None, "anna", ""),
    ("GET", "/texts/ru/common.ftl", None, "anna", ""),
    ("GET", "/art/settlers/board.css", None, "anna", ""),
    ("GET", "/static/favicon.svg", None, "anna", ""),
    ("GET", "/favicon.ico", None, "anna", ""),
    ("GET", "/api/tables/{table_id}/live?unpacks=0", None, "anna", "playing"),
)
UPGRADE = (
    (b"Upgrade", b"websocket"),
    (b"Sec-WebSocket-Version", b"13"),
    (b"Sec-WebSocket-Key", b"dGhlIHNhbXBsZSBub25jZQ=="),
)


def valid(world: World, number: int) -> Asked:
    """A request that is as it should be."""
    method, address, body, who, table = VALID[number]
    address = world.filled(address.replace("{table_id}", f"{{{table}}}"))
    if isinstance(body, dict):
        body = {key: world.filled(value) if isinstance(value, str) else value for key, value in body.items()}
    path, _, query = address.partition("?")
    asked = Asked(method.encode(), path.encode(), query.encode(), world.heads[who])
    if path.endswith("/live"):
        return replace(
            asked.having(b"Connection", b"Upgrade"),
            headers=(*asked.without(b"Connection").headers, (b"Connection", b"Upgrade"), *UPGRADE),
        )
    if body is None:
        return replace(asked, body=b"") if method == "POST" else asked
    return replace(asked.having(b"Content-Type", b"application/json"), body=json.dumps(body).encode())


# -- the classes of faults --

Chance = random.Random
ESCAPES = (b"%00", b"%0a", b"%0d%0a", b"%ff", b"%c3%28", b"%ed%a0%80", b"%2e%2e%2f", b"%2F", b"%5c", b"%", b"%zz",
           b"%25", b"%u0041",
           b"%f0%9f%8f%a0", b"%e2%80%ae", b"%7f", b"%20", b"+", b"//", b"/../", b"/./", b";", b"%3f", b"%23",
           b"a" * 300, b"%41" * 300,
           b"~", b"*", b"|", b"{}", b"%7b%7d", b"-1", b"99999999999999999999999999", b"1e3", b"0x10", b"\xd0\x90",
           b"\xff\xfe")  # fmt: skip
TEXTS = (b"", b" ", b"x", b"x" * 5000, b"\xff\xfe", b"\xd0\x9f\xd1\x80", b"%00", b"\x01\x7f", b"\x00", b"\t", b'"',
         b"'", b",", b";", b"=", b"a=b; c", b"null",
         b"0", b"-1", b"1e9", b"99999999999999999999", b"../..", b"{}", b"[::1", b"[::1]:80", b"*", b"@", b":",
         b"true", b"\xed\xa0\x80", b"gzip, deflate")  # fmt: skip
HOSTS = (b"", b",", b"a,b", b"a b", b"127.0.0.1:x", b"127.0.0.1:99999999", b"127.0.0.1:-1", b"[::1", b"[zz]:1",
         b"a@b", b"a/b", b"a?b", b"a#b", b"\xff",
         b"evil.example", b"x" * 3000, b"127.0.0.1:", b":80", b"%00", b"a\tb", b"[", b"]", b"\xd0\xb0.example",
         b"xn--", b"..")  # fmt: skip
NAMES = (b"Host", b"Origin", b"Cookie", b"Content-Type", b"Accept", b"Accept-Language", b"Accept-Encoding",
         b"X-CSRF", b"Referer", b"User-Agent",
         b"Range", b"If-None-LiveMatch", b"If-Modified-Since", b"Content-Encoding", b"X-Forwarded-For", b"Forwarded",
         b"Authorization", b"Expect",
         b"Sec-WebSocket-Key", b"Sec-WebSocket-Version", b"Sec-WebSocket-Protocol", b"Sec-WebSocket-Extensions",
         b"X-HTTP-Method-Override")  # fmt: skip
TYPES = (b"", b"text/plain", b"application/x-www-form-urlencoded", b"multipart/form-data",
         b"multipart/form-data; boundary=x", b"multipart/form-data; boundary=",
         b"application/msgpack", b"application/json; charset=utf-16", b"application/json; charset=\xff",
         b"application/x-msgpack", b";", b"/", b"json",
         b"application/json, text/html", b'multipart/form-data; boundary="',
         b"multipart/form-data; boundary=" + b"x" * 300)  # fmt: skip
METHODS = (b"GET", b"HEAD", b"POST", b"PUT", b"PATCH", b"DELETE", b"OPTIONS", b"TRACE", b"PROPFIND", b"get",
           b"BREW", b"", b"\xff", b"G" * 300)  # fmt: skip
VALUES: tuple[Any, ...] = (None, True, False, 0, -1, 1.5, 2**31, 2**63, 2**64, 10**30, -(10**30), "", "x",
                           "x" * 9000, "\x00", "\ufeff", "\u202e", "\u3164", "é" * 30,
                           [], {}, [[]], [None], {"k": {}}, "me", "settlers", "../..", "<b>", [0] * 500,
                           {"": 0})  # fmt: skip


def break_path(chance: Chance, asked: Asked) -> Asked:
    """Escapes, NUL, bytes that are no text, dots, very long parts."""
    parts = asked.path.split(b"/")
    for _ in range(chance.randint(1, 2)):
        at, escape = chance.randrange(min(1, len(parts) - 1), len(parts)), chance.choice(ESCAPES)
        parts[at] = chance.choice((escape, parts[at] + escape, escape + parts[at]))
    path = b"/".join(parts)
    if chance.random() < 0.1:
        path = chance.choice(
            (
                b"*",
                b"",
                b"http://evil.example" + path,
                path * 40,
                path + b"/x",
                path + b"/x" * 3000,
                b"/" * 500,
                b"/static/" + path,
                path[1:],
            )
        )
    return replace(asked, path=path, whole=not any(byte <= 32 or byte >= 127 for byte in path) and path != b"")


def break_query(chance: Chance, asked: Asked) -> Asked:
    names = [b"invite", b"viewer", b"h", b"unpacks", b"", b"x", b"%ff", b"invite[]"]
    pairs = [
        chance.choice(names) + chance.choice((b"=", b"", b"==")) + chance.choice(ESCAPES)
        for _ in range(chance.randint(1, 4))
    ]
    query = chance.choice((b"&", b";", b"&&", b"?")).join(pairs) + chance.choice(
        (b"", b"&viewer=" + chance.choice(ESCAPES))
    )
    return replace(asked, query=query, whole=not any(byte <= 32 or byte >= 127 for byte in query))


def break_host(chance: Chance, asked: Asked) -> Asked:
    hosts = [chance.choice(HOSTS) for _ in range(chance.randint(0, 2))]
    return replace(asked.having(b"Host", *hosts), whole=not any(b"\x00" in host for host in hosts))


def break_head(chance: Chance, asked: Asked) -> Asked:
    """One of the heads missing, empty, doubled, very long, or no text."""
    name = chance.choice(NAMES)
    values = [chance.choice(TEXTS + HOSTS) for _ in range(chance.choice((0, 1, 1, 1, 2, 2, 5)))]
    if values and chance.random() < 0.3:
        values[0] = dict(asked.headers).get(name, b"") + values[0]
    return asked.having(name, *values)


def break_csrf(chance: Chance, asked: Asked) -> Asked:
    """The token and its cookie: of the right length too, of letters that are none."""
    token = chance.choice((chance.choice(TEXTS), b"\xff" * 128, b"x" * 128, b"0" * 64 + b"\xc3\xa9" * 32))
    cookie = dict(asked.headers).get(b"Cookie", b"")
    if chance.random() < 0.5:
        cookie = b"; ".join(
            part.partition(b"=")[0] + b"=" + chance.choice((token, chance.choice(TEXTS)))
            for part in cookie.split(b"; ")
        )
    return asked.having(b"Cookie", cookie).having(b"X-CSRF", token)


def break_type(chance: Chance, asked: Asked) -> Asked:
    asked = asked.having(b"Content-Type", chance.choice(TYPES))
    if chance.random() < 0.5:
        asked = asked.without(b"X-CSRF")
    if asked.method == b"GET":
        return asked
    bodies = (asked.body or b"", b"--x\r\n\r\n",
              b"--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\xff\r\n--x--\r\n", b"%ff=%00&a&&=",
              b"_csrf_token=%ff", b"\xc1", b"\x81\xa4name\xa1x", b"--x--",
              b"--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--\r\n")  # fmt: skip
    return replace(asked, body=chance.choice(bodies))


def break_length(chance: Chance, asked: Asked) -> Asked:
    """A length that is not the body's, chunks that are none, an end that does not come."""
    size = len(asked.body or b"")
    kind = chance.randrange(4)
    if kind == 0:
        lengths = (b"%d" % (size + 9), b"%d" % max(0, size - 1), b"-1", b"x", b"", b"1e3", b"0x5",
        b"99999999999999999999", b"1000000", b"5, 5", b"+3", b"\xff")  # fmt: skip
        return replace(asked.having(b"Content-Length", *chance.sample(lengths, chance.randint(1, 2))), whole=False)
    if kind == 1:
        return replace(
            asked.having(b"Transfer-Encoding", chance.choice((b"chunked", b"gzip", b"chunked, chunked", b"x", b""))),
            whole=False,
        )
    if kind == 2:
        chunks = (b"0\r\n\r\n", b"5\r\nhello\r\n0\r\n\r\n", b"zz\r\n", b"ffffffffffffffffff\r\n", b"5\r\nhel",
        b"-1\r\n\r\n", b"1;x=" + b"y" * 999 + b"\r\n{\r\n0\r\n\r\n")  # fmt: skip
        chunked = asked.without(b"Content-Length").having(b"Transfer-Encoding", b"chunked").having(b"Content-Length")
        return Broken.of(chunked, chance.choice(chunks))
    raw = asked.raw()
    return Broken.exactly(asked, raw[: chance.randrange(1, len(raw))])


def break_bytes(chance: Chance, asked: Asked) -> Asked:
    """Any byte of it all."""
    raw = bytearray(asked.raw())
    for _ in range(chance.choice((1, 1, 2, 8))):
        at = chance.randrange(len(raw))
        raw[at : at + chance.choice((0, 1, 1, 4))] = chance.choice(
            (bytes((chance.randrange(256),)), b"\r\n", b"", b"\x00", b":", b" ")
        )
    return Broken.exactly(asked, bytes(raw))


def break_method(chance: Chance, asked: Asked) -> Asked:
    method = chance.choice(METHODS)
    version = chance.choice(
        (b"HTTP/1.1", b"HTTP/1.1", b"HTTP/1.0", b"HTTP/2.0", b"HTTP/0.9", b"", b"HTTP/9.9", b"http/1.1")
    )
    known = method in METHODS[:8] and version in {b"HTTP/1.1", b"HTTP/1.0"}
    return replace(asked, method=method, version=version, whole=known)


def break_upgrade(chance: Chance, asked: Asked) -> Asked:
    """Another protocol asked for, and the handshake of a socket with a part that is wrong."""
    upgrade = chance.choice(
        (b"websocket", b"websocket", b"WebSocket", b"h2c", b"", b"websocket, h2c", b"\xff", b"TLS/1.0")
    )
    asked = replace(
        asked,
        headers=(
            *asked.without(b"Upgrade")
            .having(b"Connection", chance.choice((b"Upgrade", b"keep-alive, Upgrade")))
            .headers,
            (b"Upgrade", upgrade),
        ),
    )
    for name, value in UPGRADE[1:]:
        asked = asked.having(name, *chance.choice(((value,), (value,), (chance.choice(TEXTS),), (), (value, value))))
    return replace(asked, whole=False)


def break_body(chance: Chance, asked: Asked) -> Asked:
    """Bytes that are no JSON, or not in UTF-8, or only claim to be packed."""
    body = asked.body or b"{}"
    at = chance.randrange(len(body))
    word = body.decode(errors="replace")
    bodies = (
        body[:at], body + body, b"", b"null", b"[" * chance.choice((100, 1000, 8000)),
        b'{"a":' * chance.choice((100, 3000)), b"[" * 2000 + b"]" * 2000,
        b'{"name":' + b"[" * 5000 + b"]" * 5000 + b"}", body[:at] + b"\xff" + body[at:],
        body[:at] + b"\xed\xa0\x80" + body[at:], body.replace(b'": "', b'": "\\ud800'),
        body.replace(b'": "', b'": "\xff'), word.encode("utf-16"), word.encode("utf-16-le"), word.encode("utf-32"),
        b"\xef\xbb\xbf" + body, gzip.compress(body),
        body.replace(b'": "', b'": "\\u0000'), body[:at] + b"\x00" + body[at:], b"1" * chance.choice((30, 400,
        9000)), b"1e999", b"NaN", b"-", b'"', b"x" * 20_000,
        b"{" + b",".join(b'"%d":0' % n for n in range(900)) + b"}", body.replace(b"{", b'{"name":"a","name":1,', 1),
    )  # fmt: skip
    asked = replace(asked, body=chance.choice(bodies))
    return asked.having(b"Content-Encoding", chance.choice((b"gzip", b"br", b"x"))) if chance.random() < 0.1 else asked


def break_value(chance: Chance, asked: Asked) -> Asked:
    """JSON with a wrong type or number somewhere, a key too many or too few."""
    try:
        plain = json.loads(asked.body or b"{}")
    except (ValueError, RecursionError):  # of an earlier fault
        plain = {}
    return replace(asked, body=json.dumps(altered(chance, plain)).encode())


def altered(chance: Chance, plain: Any) -> Any:
    """The same data but for one thing."""
    if not isinstance(plain, dict | list) or not plain or chance.random() < 0.15:
        return chance.choice(VALUES)
    if isinstance(plain, list):
        at = chance.randrange(len(plain))
        return plain[:at] + chance.choice(([altered(chance, plain[at])], [], [plain[at]] * 9)) + plain[at + 1 :]
    key = chance.choice(list(plain))
    kind = chance.randrange(6)
    if kind == 0:
        return {name: value for name, value in plain.items() if name != key}
    if kind == 1:
        return plain | {chance.choice(("x", "", "\x00", "seat", "ref", "K" * 999)): chance.choice(VALUES)}
    return plain | {key: altered(chance, plain[key])}


WITHOUT_BODY: tuple[Callable[[Chance, Asked], Asked], ...] = (
    break_path, break_path, break_query, break_host, break_head, break_head, break_csrf, break_type, break_length,
    break_bytes, break_method, break_upgrade,
)  # fmt: skip
WITH_BODY = (
    *WITHOUT_BODY,
    break_body,
    break_body,
    break_body,
    break_value,
    break_value,
    break_value,
    break_value,
    break_value,
)


@dataclass(frozen=True)
class Broken(Asked):
    """A request whose bytes are given."""

    exact: bytes = b""

    def raw(self) -> bytes:
        return self.exact

    @classmethod
    def exactly(cls, asked: Asked, raw: bytes) -> "Broken":
        return cls(asked.method, asked.path, exact=raw, whole=False)

    @classmethod
    def of(cls, asked: Asked, body: bytes) -> "Broken":
        """The head of a request, and this after it."""
        return cls.exactly(asked, replace(asked, body=None).raw() + body)


def broken(world: World, seed: int) -> Asked:
    """The request of a seed: a valid one with one fault, now and then two."""
    chance = Chance(seed)
    asked = valid(world, chance.randrange(len(VALID)))
    faults = []
    for _ in range(chance.choice((1, 1, 1, 2))):
        if isinstance(asked, Broken):
            break
        fault = chance.choice(WITH_BODY if asked.body else WITHOUT_BODY)
        whole = asked.whole
        asked = fault(chance, asked)
        asked = replace(asked, whole=asked.whole and whole)
        faults.append(fault.__name__)
    return replace(asked, broken="+".join(faults))


# -- asking --


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


HANGS: Final = Answer(599, {}, b"")
"""In place of an answer that does not come."""


async def ask(host: str, asked: Asked) -> Answer | None:
    """Send it and read the answer; None if the connection ended without one, HANGS if it did not end."""
    name, _, port = host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    try:
        writer.write(asked.raw())
        if not asked.whole:
            writer.write_eof()
        return await asyncio.wait_for(read_answer(reader, asked.method == b"HEAD"), WAIT)
    except TimeoutError:
        return HANGS
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def read_answer(reader: asyncio.StreamReader, headless: bool) -> Answer | None:
    """What a client understands by HTTP's own rules; h11 refuses an answer that breaks them."""
    parser = h11.Connection(h11.CLIENT)
    parser.send(h11.Request(method="HEAD" if headless else "GET", target="/", headers=[("host", "x"), ("connection",
    "upgrade"), ("upgrade", "websocket")]))  # fmt: skip
    parser.send(h11.EndOfMessage())
    answer: Answer | None = None
    while True:
        event = parser.next_event()
        if event is h11.NEED_DATA:
            try:
                data = await reader.read(65536)
            except ConnectionError:
                data = b""
            if not data and answer is None:
                return None
            parser.receive_data(data)
        elif isinstance(event, h11.InformationalResponse | h11.Response):
            if event.status_code == 100:
                continue
            answer = Answer(event.status_code, {k.decode(): v.decode("latin-1") for k, v in event.headers}, b"")
            if event.status_code == 101:
                return answer
        elif isinstance(event, h11.Data):
            assert answer is not None
            answer.body += bytes(event.data)
        elif isinstance(event, h11.EndOfMessage):
            return answer
        else:
            raise AssertionError(f"An answer that breaks off: {event}")


def fault_of(asked: Asked, answer: Answer | None) -> str:
    """What is wrong with an answer; nothing, if all is well."""
    if answer is None:
        return "no answer" if asked.whole else ""
    if answer.status >= 500:
        return f"status {answer.status}"
    if asked.method == b"HEAD" or answer.status == 101 or "json" not in answer.headers.get("content-type", ""):
        return "a stack in the answer" if b"Traceback" in answer.body else ""
    packed = answer.headers.get("content-encoding") == "gzip"
    try:
        told = json.loads(gzip.decompress(answer.body) if packed else answer.body)
    except ValueError:
        return "the answer says it is JSON and is not"
    if answer.status < 400:
        return ""
    problem = told.get("problem", "") if isinstance(told, dict) else ""
    return problem_fault(problem) or ("" if told["status"] == answer.status else "two statuses")


def problem_fault(problem: str) -> str:
    """Has a problem words in every language?"""
    if problem not in PROBLEMS:
        return f"the problem {problem!r} is not known"
    unsaid = [language for language in LANGUAGES if not texts_of(language).has(problem)]
    return f"{problem} has no words in {unsaid}" if unsaid else ""


def told(seed: int, asked: Asked, fault: str) -> str:
    """A fault for whoever has to find its cause."""
    return f"{fault} ({asked.broken})\n  again: {REPEAT} {seed}\n  bytes: {asked.raw()[:600]!r}"


async def repeat(seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder), **FREELY) as running:
            asked = broken(await World.make(running, 0), seed)
            answer = await ask(running.host, asked)
            sys.stdout.write(f"{told(seed, asked, fault_of(asked, answer) or 'nothing is wrong')}\n{answer}\n")


if __name__ == "__main__":
    asyncio.run(repeat(int(sys.argv[1])))
