"""The legal actions of Mythotopia as messages. A test walks all verbs through it."""

from typing import Final

from citywright.display.scene import Text, Who
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import ARMY, ARMY_GOLD, COUNT, FOOD, SHIP, SHIP_GOLD, SIZE
from ..rules.verbs import AS_ONE, BOTH, MERCHANT, MILL, ONE_MILLED, PRINTED, WAYS
from .names import CARD, DEED, PROVINCE, SEA, SITE, SYMBOL, Args

_KIND_OF: Final = {"Armies": ARMY, "Ships": SHIP, "Carry": SHIP}


def action_text(view: View, seat: int, action: Action) -> Text:
    """A legal action as a choice."""
    return Text(f"verb-{action[0]}", arguments(view, action))


def arguments(view: View, action: Action) -> Args:
    verb, *n = action
    if verb == "give":
        return {"one": PROVINCE[min(n)], "other": PROVINCE[max(n)]}  # the same in either order
    if verb in ("citadel", "province", "war", "city", "castle"):
        return {"province": PROVINCE[n[0]]}
    if verb == "do":
        return {"deed": DEED[n[0]]}
    if verb in ("play", "store", "from", "choose"):
        return {"card": CARD[n[0]]}
    if verb == "prefer":
        return {"pool": n[0]}
    if verb == "target":
        return {"province": PROVINCE[n[0]], "route": n[1]}
    if verb == "pay":
        return {"card": CARD[n[0]], "gives": gives(kind_asked(view), n[0], n[1])}
    if verb == "sea":
        return {"sea": SEA[n[0]]}
    if verb == "take":
        return {"armies": n[0], "mercenaries": n[1]}
    if verb == "buy":
        return {"armies": n[0], "ships": n[1], "gold": n[0] * ARMY_GOLD + n[1] * SHIP_GOLD}
    if verb == "road":
        return {"site": SITE[SIZE + n[0]]}
    if verb == "extra":
        return {"pay": n[0]}
    if verb == "swap":
        return {"value": n[0]}
    if verb == "raid":
        return {"province": PROVINCE[n[0]], "owner": Who(n[1])}
    if verb == "hire":
        return {"province": PROVINCE[n[0]], "count": n[1]}
    if verb == "march":
        return {"origin": PROVINCE[n[0]], "to": PROVINCE[n[1]]}
    return {"count": n[0]} if verb == "number" else {}


def kind_asked(view: View) -> int:
    """The symbol that is being paid."""
    step, *numbers = view["asked"][0]
    return numbers[1] if step == "Pay" else _KIND_OF.get(step, FOOD)


def gives(kind: int, card: int, way: int) -> Text:
    """What a card gives in one way of playing it."""
    count = COUNT[kind][card]
    if way == MERCHANT:
        count += 1
    elif way == MILL:
        count *= 2
    elif way == BOTH:
        count = 2 * (count + 1)
    elif way in (AS_ONE, ONE_MILLED):
        count = 1 + (way == ONE_MILLED)
    elif way == PRINTED:
        count = max(count, 1)
    args: Args = {"symbol": SYMBOL[kind]}
    if way != AS_ONE:
        args["count"] = count
    return Text(f"gives-{WAYS[way].replace('_', '-')}", args)
