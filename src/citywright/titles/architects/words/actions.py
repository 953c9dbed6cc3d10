"""The legal actions of Architects in words. A test walks all verbs through it."""

from typing import Any

from citywright.display.scene import Text, Who
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import (
    COLUMNS,
    DIG,
    GOODS,
    GUARDHOUSE,
    GUILDHALL,
    HIRE_DISCOUNT,
    HIRE_SILVER,
    HIRE_TAX,
    LEVEL_MIX,
    LOOK,
    MARKET_A,
    MARKET_B,
    RANSOM_SILVER,
    RANSOM_TAX,
    REDEEM_SILVER,
    REDEEM_TAX,
    SKIP_SILVER,
    SPARES,
    STOREHOUSE,
    STUDY,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
    amounts,
)
from ..rules.facts import IMMEDIATE as EFFECTS
from ..rules.known import Visit, table_of
from ..rules.state import Architects
from .messages import (
    APPRENTICE,
    APPRENTICE_ACC,
    BOARD,
    BOARD_TEXT,
    BUILDING,
    GOOD,
    PLACE,
    POWER,
    RECIPE,
    TRADE,
    Args,
    goods_text,
)


def action_text(view: View, seat: int, action: Action, g: Architects | None = None) -> Text:
    """A legal action as a choice. `g` is the table of the view, if the caller has it."""
    verb = action[0]
    if verb == "use" and view["asked"][:1] == ["SquireVirtue"]:
        return Text("verb-use-virtue", {"count": action[1]})
    if verb == "study" and view["asked"][:1] == ["HireAny"]:  # looked at, and one is kept
        return Text("verb-study-market", {"count": min(LOOK, view["deck"])})
    return Text(f"verb-{verb}", _arguments(view, seat, action, g))


def _arguments(view: View, seat: int, action: Action, g: Architects | None) -> Args:
    verb, *numbers = action
    if verb in ("pick", "keep", "construct"):
        return {"card": BUILDING[numbers[0]], "recipe": RECIPE[numbers[0]]}
    if verb in ("discard", "order"):
        return {"card": BUILDING[numbers[0]]}
    if verb == "board":
        return {"board": BOARD[numbers[0]], "text": BOARD_TEXT[numbers[0]]}
    if verb == "place":
        return {"place": PLACE[numbers[0]], "yields": yields(Visit(g or table_of(view, seat), seat, numbers[0]))}
    if verb == "recall":
        return {"place": PLACE[numbers[0]]}
    if verb == "rescue":
        return {"owner": Who(numbers[0])}
    if verb == "trade":
        return {"trade": TRADE[numbers[0]]}
    if verb == "dismiss":
        return {"apprentice": APPRENTICE_ACC[numbers[0]]}
    if verb == "spare":
        return {"good": numbers[0]}
    if verb == "use":
        return {"count": numbers[0]}
    if verb == "stop":
        return {"step": view["asked"][0] if view["asked"] else ""}
    return _counted(view, seat, action, g or table_of(view, seat))


def _counted(view: View, seat: int, action: Action, g: Architects) -> Args:
    """Arguments that follow from the state of the table."""
    verb, *numbers = action
    plain: dict[str, Any] = view["players"][seat]
    step: list[Any] = view["asked"]
    if verb == "dig":
        return {"what": numbers[0], "n": max(amounts(DIG[numbers[0]][step[2]]))}
    if verb == "hire":
        slot = (numbers[0] - 1) * COLUMNS + numbers[1] - 1
        apprentice = view["display"][slot]
        return {
            "apprentice": APPRENTICE[apprentice],
            "power": POWER[apprentice],
            "price": hire_price(g, seat, step, numbers[1]),
        }
    if verb == "study":
        return {"count": STUDY[step[2]]}
    if verb == "capture":
        place, owner = numbers
        return {"place": PLACE[place], "owner": Who(owner), "n": view["players"][owner]["at"][place]}
    if verb == "jail":
        return {"n": sum(plain["captured"])}
    if verb == "release":
        return {"n": plain["prison"]}
    if verb == "ransom":
        return {"how": numbers[0], "price": g.silver_for(seat, RANSOM_SILVER, RANSOM_TAX)}
    if verb == "redeem":
        return {"price": g.silver_for(seat, REDEEM_SILVER, REDEEM_TAX)}
    if verb == "advance":
        return {"level": plain["level"] + 1}
    if verb == "mix":
        return {"wood": numbers[0], "stone": mixed(view, seat) - numbers[0]}
    if verb == "gain":
        return {"good": GOOD[numbers[0]], "n": chosen_gain(step[2], numbers[0])}
    return {}


def hire_price(g: Architects, seat: int, step: list[Any], column: int) -> int:
    """What a hire comes to: price, tax and the coins on those passed by; on the market and in the Tavern nothing."""
    if step[0] != "Workshop":
        return 0
    price = g.silver_for(seat, HIRE_SILVER - HIRE_DISCOUNT[g.players[seat].board], HIRE_TAX)
    return price + max(0, column - int(step[2])) * SKIP_SILVER


def mixed(view: View, seat: int) -> int:
    """So much wood and stone together the next level takes."""
    plain = view["players"][seat]
    return int(LEVEL_MIX[plain["level"] + 1] - SPARES[plain["board"]])


def chosen_gain(card: int, good: int) -> int:
    effect = EFFECTS[card]
    assert effect is not None
    return next(int(row[GOODS[good]]) for row in effect["options"] if GOODS[good] in row)


def yields(visit: Visit) -> Text:
    """What one more worker would bring, in words."""
    place = visit.place
    if place == STOREHOUSE:
        return Text("yields-trades", {"count": visit.count})
    if place == WORKSHOP:
        return Text("yields-workshop", {"count": visit.cards})
    if place == TOWN_CENTRE:
        return Text("yields-captures", {"count": visit.count})
    if place == GUARDHOUSE:
        return Text("yields-duties", {"count": visit.count})
    if place == TAX_STAND:
        return Text("yields-tax", {"silver": goods_text(visit.gain), "virtue": visit.virtue})
    if place == GUILDHALL:
        return Text("yields-build-or-rise" if visit.cards else "yields-build", {"count": visit.count})
    if place == MARKET_B:
        return Text("yields-market-hire", {"silver": visit.silver, "virtue": visit.virtue})
    goods = goods_text(visit.gain)
    if place >= MARKET_A:
        return Text("yields-market", {"goods": goods, "silver": visit.silver, "virtue": visit.virtue})
    if visit.either:
        return Text("yields-either", {"one": goods, "other": goods_text(visit.either)})
    return Text("yields-goods", {"goods": goods})
