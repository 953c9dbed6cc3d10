"""The page itself, its bundle, texts and drawings."""

import functools
import hashlib
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.file_system import BaseLocalFileSystem
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import PathType
from litestar.types.file_types import FileInfo

from citywright import display
from citywright.display.texts import texts_of
from citywright.kit.clauses import LANGUAGES
from citywright.titles import TITLES
from citywright.web.problems import Refusal
from citywright.web.styles import title_sheet

STATIC: Final = Path(__file__).parent / "static"
DISPLAY: Final = Path(display.__file__).parent

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
    for path in (STATIC / "index.html", *sorted(DISPLAY.glob("*/*.ftl")), *sorted(DISPLAY.glob("*/*.css"))):
        found.update(path.read_bytes() if path.is_file() else b"")
    return found.hexdigest()[:12]


def is_asked_by_a_person(request: Request[Any, Any, Any]) -> bool:
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
async def texts(lang: FromPath[str], file: FromPath[str]) -> Response[str]:
    """The Fluent messages of the house (`common.ftl`) or of a title."""
    name = file.removesuffix(".ftl")
    if lang not in LANGUAGES or name not in {"common", *(title.id for title in TITLES)}:
        raise Refusal("problem-not-found")
    return from_disk(DISPLAY / name / f"{lang}.ftl", "text/plain")


@get("/art/{file:str}", include_in_schema=False)
async def art(file: FromPath[str]) -> Response[str]:
    """A title's drawings and their colours."""
    name, _, ending = file.rpartition(".")
    if name not in {title.id for title in TITLES}:
        raise Refusal("problem-not-found")
    if ending == "svg":
        return from_disk(DISPLAY / name / "art.svg", "image/svg+xml")
    if ending == "css":
        sheet = DISPLAY / name / "board.css"
        return as_file(title_sheet(sheet, sheet.stat().st_mtime), "text/css")
    raise Refusal("problem-not-found")


@get(["/favicon.ico", "/favicon.svg"], include_in_schema=False)
async def favicon() -> Response[str]:
    return from_disk(STATIC / "favicon.svg", "image/svg+xml")


def from_disk(path: Path, media_type: str) -> Response[str]:
    if not path.is_file():
        raise Refusal("problem-not-found")
    return as_file(path.read_text(encoding="utf-8"), media_type)


def as_file(text: str, media_type: str) -> Response[str]:
    return Response(text, media_type=media_type, headers={"cache-control": "no-cache"})


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
