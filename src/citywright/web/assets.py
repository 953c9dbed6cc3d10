"""The page itself, its bundle, texts and drawings."""

import functools
import hashlib
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.file_system import BaseLocalFileSystem
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import PathType
from litestar.types.file_types import FileInfo

from citywright.kit.clauses import LANGUAGES
from citywright.texts import catalogue
from citywright.texts.catalogue import texts_of
from citywright.titles import Title, titles
from citywright.web.problems import Refusal
from citywright.web.styles import in_letters
from citywright.web.titles import find_title

STATIC: Final = Path(__file__).parent / "static"
TEXTS: Final = resources.files(catalogue.__package__)
ART_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]*\.[a-z]+")

AnyRequest = Request[Any, Any, Any]

PAGES: Final = [
    "/",
    "/tables",
    "/new",
    "/new/{title:str}",
    "/t/{table:str}",
    "/t/{table:str}/replay",
    "/i/{table:str}/{invite:str}",
    "/rules",
    "/rules/{title:str}",
    "/records",
    "/credits",
    "/account",
]
"""One page draws them all; the client reads the address."""

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""On every answer."""


@functools.cache
def build() -> str:
    """Which page this server has: a hash of its bundle, texts and drawings."""
    found = hashlib.sha256()
    index = STATIC / "index.html"
    found.update(index.read_bytes() if index.is_file() else b"")
    for folder in (TEXTS, *(title.files / part for title in titles() for part in ("texts", "art"))):
        for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
            if file.name.endswith((".ftl", ".css", ".svg")):
                found.update(file.read_bytes())
    return found.hexdigest()[:12]


def is_asked_by_a_person(request: AnyRequest) -> bool:
    """Does a browser want a page to show, and not data or a drawing?"""
    path = request.scope["path"]
    wants_page = "text/html" in request.headers.get("accept", "")
    return request.method == "GET" and wants_page and not path.startswith(("/api/", "/static/", "/art/", "/texts/"))


@get(PAGES, include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[str]:
    return the_page()


def the_page(status: int = 200) -> Response[str]:
    index = STATIC / "index.html"
    if not index.is_file():
        told = " / ".join(texts_of(language).say("serve-not-built") for language in LANGUAGES)
        return Response(f"{told}\n", status_code=503, media_type="text/plain")
    return Response(
        index.read_text(encoding="utf-8"),
        status_code=status,
        media_type="text/html",
        headers={"cache-control": "no-cache"},
    )


@get("/texts/{lang:str}/{file:str}", include_in_schema=False)
async def texts(request: AnyRequest, lang: FromPath[str], file: FromPath[str]) -> Response[str]:
    """The Fluent messages of the house (`common.ftl`) or of a title."""
    name = file.removesuffix(".ftl")
    if lang not in LANGUAGES:
        raise Refusal("problem-not-found")
    folder = TEXTS if name == "common" else find_title(name).files / "texts"
    return from_disk(request, folder / f"{lang}.ftl", "text/plain")


ART: Final = {"svg": "image/svg+xml", "css": "text/css"}


@get("/art/palettes.css", include_in_schema=False)
async def palettes(request: AnyRequest) -> Response[str]:
    """The colours of every title: an attribute `data-title` gives a page those of one."""
    return as_file(request, "\n".join(art_of(title, "palette.css") for title in titles()), ART["css"])


@get("/art/cards.svg", include_in_schema=False)
async def cards(request: AnyRequest) -> Response[str]:
    """The pictures of every title for the home page: symbols `place-<title>` and `sign-<title>`."""
    symbols = "\n".join(inner(art_of(title, "card.svg")) for title in titles())
    return as_file(request, f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n', ART["svg"])


@get("/art/{title_id:str}/{file:str}", include_in_schema=False)
async def art(request: AnyRequest, title_id: FromPath[str], file: FromPath[str]) -> Response[str]:
    """A drawing or a style sheet of a title."""
    text = art_of(find_title(title_id), file)
    if not text:
        raise Refusal("problem-not-found")
    return as_file(request, text, ART[file.rpartition(".")[2]])


def art_of(title: Title, file: str) -> str:
    """A file of a title's art as it is sent, or nothing if it has no such file."""
    ending = file.rpartition(".")[2]
    path = title.files / "art" / file
    if ending not in ART or not ART_NAME.fullmatch(file) or not path.is_file():
        return ""
    text = path.read_text(encoding="utf-8")
    return in_letters(text) if ending == "css" else text


def inner(svg: str) -> str:
    """What stands within a drawing's outermost element."""
    found = re.search(r"<svg\b[^>]*>(.*)</svg>", svg, re.DOTALL)
    return found[1].strip() if found else ""


@get(["/favicon.ico", "/favicon.svg"], include_in_schema=False)
async def favicon(request: AnyRequest) -> Response[str]:
    return from_disk(request, STATIC / "favicon.svg", ART["svg"])


def from_disk(request: AnyRequest, path: Traversable, media_type: str) -> Response[str]:
    if not path.is_file():
        raise Refusal("problem-not-found")
    return as_file(request, path.read_text(encoding="utf-8"), media_type)


def as_file(request: AnyRequest, text: str, media_type: str) -> Response[str]:
    """A text that a browser keeps and asks about: as long as it is the same, it is not sent again."""
    mark = f'W/"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"cache-control": "no-cache", "etag": mark}
    if mark in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, media_type=media_type, headers=headers)
    return Response(text, media_type=media_type, headers=headers)


class BundleFiles(BaseLocalFileSystem):
    """The files of the bundle; a path the system cannot even look for (too long, inside a file) is not there."""

    async def info(self, path: PathType, **kwargs: Any) -> FileInfo:
        try:
            return await super().info(path, **kwargs)
        except (OSError, ValueError) as why:
            raise FileNotFoundError(path) from why


def static_files() -> list[Router]:
    """The bundle, if it is built. Names in assets/ carry a hash: they are kept for ever (see `app.add_headers`)."""
    if not STATIC.is_dir():
        return []
    return [create_static_files_router("/static", [STATIC], BundleFiles(), include_in_schema=False)]
