"""The players' panels: goods, workers, captives, debts, apprentices, buildings; the rival's plans and its score."""

from typing import Any, Final

from citywright.display.scene import Cards, Chip, Chips, Line, Lines, Node, Note, Panel, Text, Use, Who, Widget
from citywright.kit.game import View
from citywright.texts.ids import kebab

from ..rules.facts import GOODS, RIVALS
from ..rules.state import NONE
from ..words.messages import APPRENTICE, BOARD, BUILDING, KIND, RECIPE, SCHEME
from .templates import APPRENTICE_SIGNS, BUILDING_SIGNS, PLAN_H, PLAN_W


def panels(view: View, viewer: int) -> list[Panel]:
    """The others in turn order, the own desk last and nearest; a spectator sees all from the first player on."""
    order: list[int] = view["order"]
    first = order.index(viewer) + 1 if viewer in order else 0
    return [panel(view, order[(first + i) % len(order)], viewer) for i in range(len(order))]


def panel(view: View, seat: int, viewer: int) -> Panel:
    plain: dict[str, Any] = view["players"][seat]
    lines: list[tuple[str, int]] = view["scores"][seat]
    goods = [
        Chip(name=Text(f"good-{name}"), text=str(n), good=name, tone="" if n else "at-none")
        for name, n in zip(GOODS, plain["goods"], strict=True)
    ]
    widgets: list[Widget] = [Chips(goods, "at-goods"), Chips(_people(view, seat), "at-people")]
    crew = [
        Chip(name=APPRENTICE[a], icon=APPRENTICE_SIGNS[KIND[a]], about=f"a{a}", tone="at-hired")
        for a in plain["apprentices"]
    ]
    built = [Chip(name=BUILDING[c], icon=BUILDING_SIGNS[c], about=f"b{c}", tone="at-built") for c in plain["built"]]
    if crew or built:
        widgets.append(Chips([*crew, *built], "at-crew"))
    rival = seat >= view["seats"]
    if rival:
        widgets += _rival(view, lines)
    return Panel(
        id=f"panel.{seat}",
        seat=seat,
        note=_note(view, plain["board"], rival),
        points=sum(value for _, value in lines),
        widgets=widgets,
        tone="at-rival" if rival else "",
    )


def _note(view: View, board: int, rival: bool) -> Text | None:
    if rival:
        return Text(f"rival-{RIVALS[view['rival']]}")
    return BOARD[board] if board != NONE else None


def _people(view: View, seat: int) -> list[Chip]:
    """Workers and where they are, captives by colour, cards and debts."""
    plain: dict[str, Any] = view["players"][seat]
    found = [Chip(name=Text("chip-idle"), text=str(plain["idle"]), icon="meeple", about="workers", tone="at-idle")]
    if plain["prison"]:
        found.append(Chip(name=Text("place-prison"), text=str(plain["prison"]), icon="prisoner", about="place-prison"))
    if any(plain["captured"]):
        found.append(Chip(name=Text("thing-captives"), icon="manacles", about="captives"))
        found += [
            Chip(name=Text("chip-captives", {"name": Who(owner)}), text=str(n), seat=owner, about="captives")
            for owner, n in enumerate(plain["captured"])
            if n
        ]
    if seat < view["seats"]:
        found.append(Chip(name=Text("thing-hand"), text=str(plain["hand"]), good="card", about="hand"))
    if plain["debts"]:
        found.append(
            Chip(name=Text("good-debt"), text=str(plain["debts"]), good="debt", about="debt", tone="at-indebted")
        )
    if plain["paid"]:
        found.append(Chip(name=Text("good-paid"), text=str(plain["paid"]), good="paid", about="debt"))
    return found


def _rival(view: View, lines: list[tuple[str, int]]) -> list[Widget]:
    """The rival's last scheme card, its open plans, and where its points come from."""
    found: list[Widget] = []
    if view["scheme"] != NONE:
        found.append(Note(Text("rival-scheme", {"scheme": SCHEME[view["scheme"]], "haste": int(view["haste"])})))
    else:
        found.append(Note(Text("rival-waits")))
    cards = [
        Node(
            id=f"b{card}",
            x=0,
            y=0,
            w=PLAN_W,
            h=PLAN_H,
            name=Text("node-building", {"card": BUILDING[card], "recipe": RECIPE[card]}),
            marks=[Use(template=f"p{card}")],
            about=f"b{card}",
        )
        for card in view["plan"]
    ]
    if cards:
        found.append(Cards(Text("thing-plan"), cards, "at-plan"))
    rows = [Line(Text(f"score-{kebab(name)}"), str(value)) for name, value in lines if value]
    if rows:
        found.append(Lines(rows, _SCORE))
    return found


_SCORE: Final = "at-score"
