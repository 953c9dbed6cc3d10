"""The legal actions of Founders as readable choices. A test walks all verbs through it."""

from collections.abc import Sequence

from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.texts.catalogue import Texts
from citywright.texts.ids import capital

from ..rules.board import BOARDS
from ..rules.facts import ADVISER_NEEDS, FIRST_ADVISER, RACE_GOOD, RECIPE
from ..rules.tiles import upgrade_price
from ..rules.vote import weight
from .names import BASIC_IDS, CARD_IDS, RACE_IDS, good, prestige, race, slot

Args = dict[str, str | int]


def say_action(texts: Texts, names: Sequence[str], view: View, seat: int, action: Action) -> str:
    """A legal action as a choice."""
    return capital(texts.say(f"verb-{action[0]}", **arguments(texts, names, view, action)))


def arguments(texts: Texts, names: Sequence[str], view: View, action: Action) -> Args:
    verb, *numbers = action
    if verb == "race":
        own = RACE_GOOD[numbers[0]]
        return {
            "race": race(texts, numbers[0]),
            "good": good(texts, own) if own >= 0 else texts.say("good-any"),
            "does": texts.word(RACE_IDS[numbers[0]], "does"),
        }
    if verb in ("resource", "stall"):
        return {"good": good(texts, numbers[0])}
    if verb == "upgrade":
        parts = " + ".join(good(texts, part) for part in RECIPE[numbers[0]])
        return {"good": good(texts, numbers[0]), "parts": parts, "price": upgrade_price(view["asked"][2], numbers[0])}
    if verb == "rob":
        return {"owner": names[numbers[0]], "good": good(texts, numbers[1])}
    if verb in ("play", "hide", "recover", "follow"):
        told = {"play": "does", "follow": "follow"}.get(verb)
        card: Args = {"card": texts.word(CARD_IDS[numbers[0]])}
        return {**card, "does": texts.word(CARD_IDS[numbers[0]], told)} if told else card
    if verb == "basic":
        return {"action": texts.word(BASIC_IDS[numbers[0]])}
    if verb == "span":
        return {"cell": numbers[0], "gate": BOARDS[view["side"]].wall >> numbers[0] & 1}
    if verb in ("road", "start", "site", "house"):
        return {"cell": numbers[0]}
    if verb in ("access", "supply"):
        return {"cell": numbers[0], **store_at(texts, names, view, numbers[0])}
    if verb == "lay":
        return {"turn": numbers[0], "cell": numbers[1]}
    if verb == "hire":
        adviser = view["offer"][numbers[0]]
        hired = CARD_IDS[FIRST_ADVISER + adviser]
        return {
            "adviser": texts.word(hired),
            "does": texts.word(hired, "does"),
            "good": good(texts, ADVISER_NEEDS[adviser]),
        }
    if verb == "worker":
        return {"slot": slot(texts, numbers[0])}
    if verb == "copy":
        return {"building": prestige(texts, numbers[0])}
    if verb == "swap":
        return {"count": numbers[0]}
    if verb in ("bid", "choose"):
        building: Args = {"building": prestige(texts, view["proposals"][numbers[0]])}
        if verb == "bid":
            return {**building, "temp": numbers[1], "perm": numbers[2], "weight": weight(numbers[1], numbers[2])}
        return building
    if verb == "spend":
        return {"temp": numbers[0], "perm": numbers[1]}
    return {}


def store_at(texts: Texts, names: Sequence[str], view: View, cell: int) -> Args:
    """The store that is named by a cell: its good and its owner."""
    what, owner = next((row[0], row[1]) for row in view["stores"] if row[3] == cell)
    return {"good": good(texts, what), "owner": names[owner] if owner >= 0 else texts.word("owner-neutral")}
