"""The legal actions of Ghosts in words. A test walks all verbs through it."""

from typing import Any

from citywright.display.scene import Text
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import (
    BUILD_VALOR,
    HAGGLING,
    HAGGLING_BY,
    HARVEST_OF,
    MASTER_BUILDER,
    MASTER_BUILDER_BY,
    PRICES,
    SKILL_DECK,
    SLOT_VALOR,
    TRAIN_COST,
)
from ..rules.hidden import COVERED
from .messages import (
    BUILDING_ACC,
    RESOURCE,
    RESOURCE_ACC,
    REWARD,
    SKILL,
    SKILL_TEXT,
    TASK,
    TASK_TEXT,
    TOKEN,
    TRACK,
    Args,
    address,
    amount,
    build_cost,
    bundle_text,
    place_text,
    reward_text,
    skill_cost,
)


def action_text(view: View, seat: int, action: Action, page: bool) -> Text:
    """A legal action as a choice; on the page amounts are figures and medallions, and places are seen."""
    return Text(f"verb-{action[0]}", _arguments(view, seat, action, page))


def _arguments(view: View, seat: int, action: Action, page: bool) -> Args:
    verb, *numbers = action
    me = view["players"][seat]
    if verb == "haunt":
        return {"place": place_text(view, numbers[0]), "hex": address(numbers[0])}
    if verb == "explore":
        cost = view["costs"][numbers[0]]
        return {
            "place": place_text(view, numbers[0]),
            "hex": address(numbers[0]),
            "cost": amount("explore", cost, page),
        }
    if verb in ("harvest", "fetch"):
        return _harvest(view, verb, numbers, page)
    if verb == "build":
        kind = numbers[0]
        return {"building": BUILDING_ACC[kind], "cost": build_cost(kind, page), "valor": build_valor(me, kind)}
    if verb == "contact":
        return {"cost": amount("contact", view["contact_cost"], page)}
    if verb == "sell":
        return {
            "goods": bundle_text(numbers[0], page),
            "price": amount("pecunia", price_of(view, me, numbers[0]), page),
        }
    if verb == "learn":
        skill = numbers[0]
        return {
            "skill": SKILL[skill],
            "cost": skill_cost(skill, page),
            "valor": next_slot(view, skill),
            "text": SKILL_TEXT[skill],
        }
    if verb == "train":
        track = numbers[0]
        price = TRAIN_COST[track][me["tokens"][track]]
        return {"track": TRACK[track], "price": amount("pecunia", price, page)}
    if verb == "reward":
        return {"reward": REWARD[numbers[0]], "gain": reward_text(view["season"], numbers[0], page)}
    if verb == "take":
        r = numbers[0]
        return {"resource": RESOURCE[r], "full": int(me["store"][r] >= me["limit"])}
    if verb == "restore":
        return {"token": TOKEN[numbers[0]]}
    if verb == "task":
        return {"card": TASK[numbers[0]], "text": TASK_TEXT[numbers[0]], "now": task_now(view, numbers[0])}
    if verb == "tasks":
        one, two = sorted(numbers)  # the same two cards read the same, whichever is named first
        return {
            "one": TASK[one],
            "other": TASK[two],
            "now": task_now(view, one) + task_now(view, two),
        }
    return {}


def _harvest(view: View, verb: str, numbers: list[int], page: bool) -> Args:
    cost = amount("harvest", 1, page)
    if verb == "fetch":
        return {"cost": cost}
    place = numbers[0]
    return {
        "resource": RESOURCE_ACC[HARVEST_OF[view["terrain"][place]]],
        "hex": address(place),
        "cost": cost,
    }


def has(me: dict[str, Any], skills: int) -> bool:
    """Has somebody learned any of these skills (a mask)?"""
    return any(skills >> skill & 1 for skill in me["skills"])


def build_valor(me: dict[str, Any], kind: int) -> int:
    return BUILD_VALOR[kind] + (MASTER_BUILDER_BY if has(me, MASTER_BUILDER) else 0)


def price_of(view: View, me: dict[str, Any], bundle: int) -> int:
    return PRICES[view["market"]][bundle] + (HAGGLING_BY if has(me, HAGGLING) else 0)


def next_slot(view: View, skill: int) -> int:
    """The valor of the leftmost free slot of a skill; 0: there is none."""
    row = view["marker_slots"][SKILL_DECK[skill]]
    return next((SLOT_VALOR[slot] for slot, who in enumerate(row) if who < 0 and who != COVERED), 0)


def task_now(view: View, task: int) -> int:
    """What a task card would score now."""
    now: int = next(valor for card, valor in view["task_valor"] if card == task)
    return now
