"""The games on the shelf: those that can be played, and those that are still coming."""

import functools
import hashlib
import importlib.util
import sys
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from citywright import titles
from citywright.display.scene import Layout
from citywright.kit.errors import UnknownGame
from citywright.titles import Title
from citywright.web.messages import ClauseInfo, OptionInfo, RulesInfo, RulingInfo, TitleInfo
from citywright.web.problems import Refusal

# fmt: off
SHELF: Final = (
    #  title         seats            minutes weight
    ("settlers",    (2, 3, 4),        40,     2),
    ("architects",  (1, 2, 3, 4, 5),  80,     3),
    ("mythotopia",  (2, 3, 4),        90,     4),
    ("ghosts",      (2, 3, 4),        75,     4),
    ("founders",    (1, 2, 3, 4),     75,     3),
)
# fmt: on
"""Every game of the house, in the order of the home page; `weight` goes from 1 (light) to 5."""

FOR_EVER: Final = "public, max-age=31536000, immutable"


def find_title(name: str) -> Title:
    """A title that can be played here."""
    try:
        title = titles.title(name)
    except UnknownGame as why:
        raise Refusal("problem-no-title", str(why)) from None
    if not has_display(title.id):
        raise Refusal("problem-no-title")
    return title


@functools.cache
def has_display(name: str) -> bool:
    """Can it be drawn? A title whose rules stand before its drawings is still coming."""
    scene = f"citywright.display.{name}.scene"
    return scene in sys.modules or (
        importlib.util.find_spec(f"citywright.display.{name}") is not None
        and importlib.util.find_spec(scene) is not None
    )


@functools.cache
def encoded_layout(title: Title) -> bytes:
    return msgspec.json.encode(title.display.layout())


@functools.cache
def layout_hash(title: Title) -> str:
    return hashlib.sha256(encoded_layout(title)).hexdigest()[:16]


def title_info(name: str, seats: tuple[int, ...], minutes: int, weight: int) -> TitleInfo:
    title = next((one for one in titles.TITLES if one.id == name and has_display(name)), None)
    if title is None:
        return TitleInfo(id=name, ready=False, seats=list(seats), minutes=minutes, weight=weight)
    game = title.game
    options = [
        OptionInfo(name=o.name, values=list(o.values), seats=list(o.seats), free=o.is_other is not None)
        for o in game.options
    ]
    return TitleInfo(
        id=name,
        ready=True,
        seats=list(game.seats),
        options=options,
        minutes=minutes,
        weight=weight,
        secret=game.secret,
    )


@get("/api/titles", summary="The games of the house")
async def list_titles() -> list[TitleInfo]:
    return [title_info(*row) for row in SHELF]


@get("/api/titles/{title_id:str}/layout", summary="What never changes on a title's table")
async def title_layout(
    title_id: FromPath[str],
    h: Annotated[str, QueryParameter(description="The hash of `Hello`; then it may be kept for ever.")] = "",
) -> Response[Layout]:
    title = find_title(title_id)
    mark = layout_hash(title)
    headers = {"etag": f'"{mark}"', "cache-control": FOR_EVER if h == mark else "no-cache"}
    body: Any = encoded_layout(title)  # encoded once; the struct in the signature is for the schema
    return Response(body, headers=headers, media_type="application/json")


@functools.cache
def rules_info(title: Title) -> RulesInfo:
    book = title.rulebook
    clauses = [
        ClauseInfo(
            id=c.id,
            section=c.section,
            ru=c.text["ru"],
            en=c.text["en"],
            rulings=[one for one in c.rulings if one in book.rulings],
        )
        for c in book.clauses
    ]
    rulings = {r.id: RulingInfo(question=r.question, ruling=r.ruling, reason=r.reason) for r in book.rulings.values()}
    return RulesInfo(title=title.id, sections=book.sections, clauses=clauses, rulings=rulings)


@get("/api/titles/{title_id:str}/rules", summary="The clauses of a title's rules in both languages")
async def title_rules(title_id: FromPath[str]) -> RulesInfo:
    return rules_info(find_title(title_id))
