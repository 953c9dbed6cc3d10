"""The installed titles: their cards, options, layouts and clauses."""

import functools
import hashlib
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from citywright import titles
from citywright.display.scene import Layout
from citywright.kit.clauses import LANGUAGES
from citywright.kit.errors import UnknownGame
from citywright.texts.catalogue import texts_of
from citywright.titles import Title
from citywright.web.messages import ClauseInfo, OptionInfo, RulesInfo, RulingInfo, TitleInfo
from citywright.web.problems import Refusal

FOR_EVER: Final = "public, max-age=31536000, immutable"


def find_title(name: str) -> Title:
    """A title that can be played here."""
    try:
        return titles.title(name)
    except UnknownGame as why:
        raise Refusal("problem-no-title", str(why)) from None


def first_title() -> Title:
    """What "play now" plays."""
    for title in titles.titles():
        return title
    raise Refusal("problem-no-title")


@functools.cache
def encoded_layout(title: Title) -> bytes:
    return msgspec.json.encode(title.page.layout())


@functools.cache
def layout_hash(title: Title) -> str:
    return hashlib.sha256(encoded_layout(title)).hexdigest()[:16]


@functools.cache
def title_info(title: Title) -> TitleInfo:
    game, card = title.game, title.card
    options = [
        OptionInfo(name=o.name, values=list(o.values), seats=list(o.seats), free=o.is_other is not None)
        for o in game.options
    ]
    said = {language: texts_of(language, title.id) for language in LANGUAGES}
    return TitleInfo(
        id=title.id,
        seats=list(card.players),
        options=options,
        minutes=card.minutes,
        weight=card.weight,
        secret=game.secret,
        name={language: texts.say("title-short") for language, texts in said.items()},
        subtitle={language: texts.say("card-subtitle") for language, texts in said.items()},
        summary={language: texts.say("card-summary") for language, texts in said.items()},
    )


@get("/api/titles", summary="The games of the house")
async def list_titles() -> list[TitleInfo]:
    return [title_info(title) for title in titles.titles()]


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
