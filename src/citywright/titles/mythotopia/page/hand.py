"""The own cards in the dock: hand, Reserve with its free places, what is laid for an action, deck, discard."""

from typing import Final

from citywright.display.scene import AnyMark, Area, Art, Box, Label, Node, Text, Use
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import SYMBOLS, TWIN
from ..rules.verbs import WAYS
from ..words.names import CARD, CARD_KIND, SYMBOL, listed
from .market import about_of
from .templates import CARD_H, CARD_W, card_use, symbols_of

TOP: Final = 20
DESK_H: Final = CARD_H + TOP + 6
PITCH: Final = CARD_W + 6
_SECOND: Final = TWIN.bit_length()
"""The second of the two starting Armies."""
_GAP: Final = 16
_LEAST: Final = 800
_PAYS: Final = ("Pay", "Carry", "Armies", "Ships")
ELSEWHERE: Final = (
    "GiveUp", "ChooseCitadel", "InvadeWhere", "PlaceWhere", "RemoveWhere", "ShipsWhere", "RemoveShipsWhere", "EndWar",
    "Build", "Diplomat", "Marauders", "Mercenaries", "March", "Acquire",
)  # fmt: skip
"""Questions about the map or the shop: a phone shows those and not the cards."""
_CHOOSES: Final = ("PutInReserve", "DiscardCards", "RemoveCards", "Counsel")


def tries(card: int, step: str, zone: str) -> list[Action]:
    """What a click on an own card means in the question that is asked."""
    if step in _PAYS:
        return [("pay", card, way) for way in range(len(WAYS))]
    if step in ("InvadeFrom", "BuildWith"):
        return [("from", card)]
    if step in _CHOOSES:
        return [("choose", card)]
    if step == "TakeAction":
        return [("play", card), *([("store", card)] if zone == "hand" else [])]
    return []


def full_name(card: int) -> Text:
    symbols = symbols_of(card)
    said = listed([SYMBOL[SYMBOLS.index(symbol)] for symbol in symbols]) if symbols else "none"
    return Text("node-card", {"card": CARD[card], "kind": CARD_KIND[card], "symbols": said})


def desk(view: View, viewer: int, step: str) -> Area:
    """The cards of the viewer; a spectator sees the open ones of whoever plays."""
    seat = viewer if viewer < view["seats"] else max(view["active"], 0)
    plain = view["players"][seat]
    nodes: list[Node] = []
    ground: list[AnyMark] = []
    x = 2.0
    offered: list[int] = view["looking"] if step == "Philosopher" else plain["discard"] if step == "Mystic" else []
    if offered:
        x = _group(nodes, ground, x, offered, Text("scene-choose"), "offered", "choose" if step else "")
    x = _group(nodes, ground, x, view["hand"], Text("scene-hand", {"count": plain["hand"]}), "hand", step)
    room = max(0, plain["capacity"] - len(plain["reserve"]))
    head = Text("scene-reserve", {"count": len(plain["reserve"]), "of": plain["capacity"]})
    x = _group(nodes, ground, x, plain["reserve"], head, "reserve", step)
    if room:
        x -= _GAP if plain["reserve"] else 0
        nodes.append(_slot(x, room))
        x += PITCH + _GAP
    if plain["laid"]:
        x = _group(nodes, ground, x, plain["laid"], Text("scene-laid"), "laid", "", PITCH * 0.5)
    x = max(x, _LEAST - 64)
    nodes += [_deck(x, plain["deck"]), _discard(x, plain["discard"])]
    return Area(
        id="desk",
        name=Text("scene-desk"),
        view=(0, 0, x + 64, DESK_H),
        nodes=nodes,
        ground=ground,
        least=124,
        focus=(0, 0, 300, DESK_H),
        tone="my-desk my-away" if step in ELSEWHERE else "my-desk",
    )


_NAMES: Final = {
    "hand": "node-in-hand",
    "reserve": "node-in-reserve",
    "laid": "node-on-table",
    "offered": "node-offered",
}


def _group(
    nodes: list[Node],
    ground: list[AnyMark],
    x: float,
    cards: list[int],
    head: Text,
    zone: str,
    step: str,
    pitch: float = PITCH,
) -> float:
    """A row of cards under its heading; answers where the next one begins."""
    ground.append(Label(text=head, x=x, y=13, size=13, anchor="start", tone="my-zone"))
    for i, card in enumerate(cards):
        # Two cards that are alike answer as one (M-40).
        meant = card - 1 if card == _SECOND and card - 1 in cards else card
        said: list[Action] = [("choose", meant)] if step == "choose" else tries(meant, step, zone)
        nodes.append(
            Node(
                id=f"c.{card}",
                x=x + i * pitch,
                y=TOP,
                w=CARD_W,
                h=CARD_H,
                name=Text(_NAMES[zone], {"card": full_name(card)}),
                marks=[card_use(card)],
                about=about_of(card),
                tries=said,
                tone="my-laid" if zone == "laid" else "",
            )
        )
    if not cards:
        return x + (_GAP + PITCH if zone == "hand" else 0)
    return x + (len(cards) - 1) * pitch + PITCH + _GAP


def _slot(x: float, room: int) -> Node:
    return Node(
        id="slot",
        x=x,
        y=TOP,
        w=CARD_W,
        h=CARD_H,
        name=Text("node-slot", {"count": room}),
        marks=[
            Use(template="slot"),
            Label(text=Text("scene-slot", {"count": room}), x=CARD_W / 2, y=CARD_H / 2 + 4, size=13, tone="my-text"),
        ],
        layer=2,
        about="slot",
    )


def _deck(x: float, count: int) -> Node:
    marks: list[AnyMark] = [
        Art(symbol="my-back", w=58, h=60),
        Label(text=str(count), x=29, y=32, size=22, tone="my-back-count"),
        Label(text=Text("scene-deck"), x=29, y=49, size=12, tone="my-back-word"),
    ]
    return Node(id="deck", x=x, y=TOP, w=58, h=60, name=Text("node-deck", {"count": count}), marks=marks, about="deck")


def _discard(x: float, cards: list[int]) -> Node:
    marks: list[AnyMark] = [
        Box(w=58, h=60, r=8, tone="my-pile"),
        Label(text=str(len(cards)), x=29, y=32, size=22, tone="my-figure"),
        Label(text=Text("scene-discard"), x=29, y=49, size=12, tone="my-text"),
    ]
    return Node(
        id="discard",
        x=x,
        y=TOP + 67,
        w=58,
        h=60,
        name=Text("node-discard", {"cards": listed([CARD[card] for card in cards])}),
        marks=marks,
        about="discard",
    )
