"""The strip of actions below the map: each answers why it cannot be done now."""

from typing import Final

from citywright.display.scene import Area, Node, Text, Use
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import PATRONAGE_CARD, PATRONAGE_STACK
from ..rules.verbs import (
    ACQUIRE,
    ACTIONS,
    BUY,
    DISCARD,
    END_GAME,
    END_WAR,
    INVADE,
    PASS,
    PATRONAGE,
    PLACE_ARMIES,
    PLACE_SHIPS,
    REMOVE_ARMIES,
    REMOVE_CARDS,
    REMOVE_SHIPS,
    RESERVE_CARDS,
)
from ..words.names import DEED, DEEDS
from .known import invaded
from .templates import DEED_H, DEED_W

ROADS: Final = len(ACTIONS)
ORDER: Final = (
    END_WAR,
    INVADE,
    PLACE_ARMIES,
    PLACE_SHIPS,
    REMOVE_ARMIES,
    REMOVE_SHIPS,
    BUY,
    ACQUIRE,
    RESERVE_CARDS,
    DISCARD,
    REMOVE_CARDS,
    PATRONAGE,
    ROADS,
    PASS,
    END_GAME,
)


def deeds(view: View, step: str) -> Area:
    """All actions of the list, the road move among them; Patronage only where its card is in play."""
    shown = [deed for deed in ORDER if deed != PATRONAGE or PATRONAGE_CARD in view["vp_cards"]]
    idle = step != "TakeAction" or all(is_shut(view, deed) for deed in shown)
    return Area(
        id="deeds",
        name=Text("scene-deeds"),
        view=(-4, -3, len(shown) * DEED_W + 2, DEED_H + 6),
        nodes=[_deed(view, deed, i * DEED_W, step) for i, deed in enumerate(shown)],
        cell=DEED_W,
        least=54,
        # While this viewer is asked anything, what cannot be chosen is pale; to those who wait all are alike.
        tone=f"my-deeds{' my-idle' if idle else ''}{' my-asked' if step else ''}",
    )


def is_shut(view: View, deed: int) -> bool:
    """Is its moment over in this turn, whatever the cards?"""
    if deed == ROADS:
        return bool(view["marched"]) or not view["roads"]
    if deed in (END_WAR, END_GAME) and not view["fresh"]:
        return True
    return not view["left"] or (deed == ACQUIRE and view["acquired"])


_ASKS: Final = {
    "InvadeFrom": INVADE, "InvadeWhere": INVADE, "Carry": INVADE, "PlaceWhere": PLACE_ARMIES,
    "RemoveWhere": REMOVE_ARMIES, "RemoveHowMany": REMOVE_ARMIES, "ShipsWhere": PLACE_SHIPS, "Ships": PLACE_SHIPS,
    "RemoveShipsWhere": REMOVE_SHIPS, "RemoveShips": REMOVE_SHIPS, "EndWar": END_WAR, "Buy": BUY, "Bought": BUY,
    "Acquire": ACQUIRE, "Gain": ACQUIRE, "PutInReserve": RESERVE_CARDS, "DiscardCards": DISCARD,
    "RemoveCards": REMOVE_CARDS, "March": ROADS, "MarchNumber": ROADS,
}  # fmt: skip
"""The action a question belongs to, where that is sure."""


def current(view: View) -> int:
    """The action being carried out, or -1."""
    for row in view["asked"]:
        if row[0] == "TakeAction":
            break
        if row[0] in _ASKS:
            return _ASKS[row[0]]
        if row[0] == "Armies":
            return INVADE if invaded(view) >= 0 else PLACE_ARMIES
        if row[0] == "TakeToken" and row[2] == PATRONAGE_STACK:
            return PATRONAGE
    return -1


def _deed(view: View, deed: int, x: float, step: str) -> Node:
    shut = step == "TakeAction" and is_shut(view, deed)
    action: Action = ("roads",) if deed == ROADS else ("do", deed)
    return Node(
        id=f"deed.{DEEDS[deed]}",
        x=x,
        y=0,
        w=DEED_W - 6,
        h=DEED_H,
        name=Text("node-deed", {"deed": DEED[deed]}),
        marks=[Use(template=f"deed-{deed}")],
        about=f"deed-{DEEDS[deed]}",
        tries=[action] if step == "TakeAction" else [],
        tone="my-shut" if shut else "my-on" if deed == current(view) else "",
    )
