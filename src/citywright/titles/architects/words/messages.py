"""The facts of Architects as messages: the page says them in any language, `speak` says them in the terminal."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from citywright.display.scene import Good, Text, Who
from citywright.texts.catalogue import Texts
from citywright.texts.ids import kebab

from ..rules.facts import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    CONTENT,
    COST,
    FALLBACK,
    GOODS,
    HAMMER,
    LARGE,
    LARGE_SIDE,
    PLACES,
    PRIMARY,
    REWARD_CARDS,
    REWARD_GOODS,
    REWARD_VIRTUE,
    REWARDS,
    SCHEMES,
    SKILLS,
    SMALL,
    TRADE_GAIN,
    TRADE_PRICE,
    TRADE_VIRTUE,
    TRADES,
    VP,
    amounts,
)

BUILDING_ROWS: Final[list[dict[str, Any]]] = [*CONTENT["buildings"], *CONTENT["promo"]["buildings"]]
APPRENTICE_ROWS: Final[list[dict[str, Any]]] = [*CONTENT["apprentices"], *CONTENT["promo"]["apprentices"]]

Args = dict[str, int | str | Text | Good | Who]

GOOD: Final = tuple(Text(f"good-{name}") for name in GOODS)
GOOD_ACC: Final = tuple(Text(f"good-{name}.acc") for name in GOODS)
VIRTUE: Final = Text("good-virtue")
PLACE: Final = tuple(Text(f"place-{kebab(name)}") for name in PLACES)
PLACE_SHORT: Final = tuple(Text(f"place-{kebab(name)}.short") for name in PLACES)
MARKET: Final = Text("place-black-market")
KIND: Final = tuple(name.rpartition("-")[0] for name in APPRENTICES)
"""What an apprentice is; several have the same trade."""
APPRENTICE: Final = tuple(Text(f"apprentice-{kind}") for kind in KIND)
APPRENTICE_ACC: Final = tuple(Text(f"apprentice-{kind}.acc") for kind in KIND)
APPRENTICE_SHORT: Final = tuple(Text(f"apprentice-{kind}.short") for kind in KIND)
POWER: Final = tuple(Text(f"power-{name}") for name in APPRENTICES)
BUILDING: Final = tuple(Text(f"building-{name}") for name in BUILDINGS)
BUILDING_ACC: Final = tuple(Text(f"building-{name}.acc") for name in BUILDINGS)
EFFECT: Final = tuple(Text(f"effect-{name}") for name in BUILDINGS)
BOARD: Final = tuple(Text(f"board-{name}") for name in BOARDS)
BOARD_TEXT: Final = tuple(Text(f"board-{name}.text") for name in BOARDS)
SKILL: Final = tuple(Text(f"skill-{name}") for name in SKILLS)
SKILLS_OF: Final = tuple(tuple(SKILLS.index(skill) for skill in row["skills"]) for row in BUILDING_ROWS)
"""The skills each building needs."""


def listed(items: Sequence[Text | Who]) -> Text | Who:
    """Several things as one phrase: `a, b and c`."""
    if not items:
        return Text("list-none")
    most = items[0]
    for item in items[1:-1]:
        most = Text("list-more", {"most": most, "next": item})
    return Text("list-and", {"most": most, "last": items[-1]}) if len(items) > 1 else most


def goods_text(goods: int, virtue: int = 0, cards: int = 0) -> Text:
    """A packed amount, and virtue and cards beside it, as one phrase."""
    parts = [Text("goods-amount", {"n": n, "good": GOOD[good]}) for good, n in enumerate(amounts(goods)) if n]
    if virtue:
        parts.append(Text("goods-amount", {"n": virtue, "good": VIRTUE}))
    if cards:
        parts.append(Text("goods-amount", {"n": cards, "good": Text("good-card")}))
    if not parts:
        return Text("list-none")
    said = parts[0]
    for part in parts[1:]:
        said = Text("goods-plus", {"one": said, "other": part})
    return said


def _recipe(card: int) -> Text:
    args: Args = {"cost": goods_text(COST[card]), "points": VP[card], "effect": EFFECT[card]}
    if not SKILLS_OF[card]:
        return Text("recipe-building", args)
    return Text("recipe-skills", {**args, "skills": listed([SKILL[skill] for skill in SKILLS_OF[card]])})


RECIPE: Final = tuple(_recipe(card) for card in range(len(BUILDINGS)))
TRADE: Final = tuple(
    Text("trade-line", {"pay": goods_text(TRADE_PRICE[t]), "gain": goods_text(TRADE_GAIN[t], TRADE_VIRTUE[t])})
    for t in range(len(TRADES))
)
REWARD: Final = tuple(goods_text(REWARD_GOODS[r], REWARD_VIRTUE[r], REWARD_CARDS[r]) for r in range(REWARDS))


def rival_action(action: int) -> Text:
    """A place of the town, or the Black Market as a whole."""
    return PLACE[action] if action < LARGE else MARKET


SCHEME: Final = tuple(
    Text(
        "scheme-line",
        {"hammer": int(HAMMER[s]), "primary": rival_action(PRIMARY[s]), "fallback": rival_action(FALLBACK[s])},
    )
    for s in range(SCHEMES)
)


def small_offer(card: int) -> Text:
    return goods_text(SMALL[card])


def large_offer(card: int) -> Text:
    return goods_text(LARGE_SIDE[card])


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


# -- in the terminal --


def speak(texts: Texts, names: Sequence[str], said: Text | Good | Who) -> str:
    """A message of the page as a sentence, for where there is no page."""
    if isinstance(said, Who):
        return names[said.seat]
    if isinstance(said, Good):
        return texts.word(f"good-{said.key}")
    name, _, form = said.id.partition(".")
    if not said.args:
        return texts.word(name, form)
    return texts.say(
        name, **{key: arg if isinstance(arg, int | str) else speak(texts, names, arg) for key, arg in said.args.items()}
    )


def everybody(texts: Texts, names: Sequence[str]) -> list[str]:
    """The names of all who may stand in an event: a rival comes after those who sit at the table."""
    return [*names, texts.say("player-rival")]


class Said:
    """A number of an event as a word: callable for the terminal, `text` for the page."""

    __slots__ = ("text",)

    def __init__(self, text: Callable[[int], Text | str]) -> None:
        self.text = text

    def __call__(self, texts: Texts, value: int) -> str:
        found = self.text(value)
        return found if isinstance(found, str) else speak(texts, (), found)
