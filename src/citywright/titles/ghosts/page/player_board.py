"""Player boards: the action tracks with their tokens and prices, the store, the purse and the task cards."""

from typing import Any, Final

from citywright.display.scene import AnyMark, Area, Box, Chip, Chips, Label, Mini, Node, Panel, Sign, Text, Use, Widget
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import RESOURCES, TASK_VALOR, TRACK_SLOTS, TRACK_VALOR, TRACKS, TRAIN_COST, hand_of_tasks
from ..words.actions import task_now
from ..words.messages import RESOURCE, TASK, TASK_TEXT, TRACK
from .templates import GOODS, TASK_SIGNS, TOKEN_R

WIDTH: Final = 240
_PITCH: Final = 2 * TOKEN_R + 4
_AT: Final = ((0.0, 0.0), (0.0, 34.0), (0.0, 68.0), (128.0, 68.0))
"""Where the four tracks stand: the two short ones share a line."""
_TRACK_H: Final = 30
_TASKS_AT: Final = 108
_TASK_H: Final = 46


def panels(view: View, viewer: int, step: str) -> list[Panel]:
    """Rivals in the order of their turns, the own desk last and nearest."""
    order: list[int] = view["order"]
    rest = [seat for seat in order if seat != viewer]
    mine = [viewer] if viewer < view["seats"] else []
    return [panel(view, seat, viewer, step) for seat in (*rest, *mine)]


def panel(view: View, seat: int, viewer: int, step: str) -> Panel:
    me: dict[str, Any] = view["players"][seat]
    widgets: list[Widget] = []
    if seat == viewer:
        widgets.append(Mini(tracks(view, seat, step)))
    widgets.append(store(me))
    widgets.append(tokens(me, own=seat == viewer))
    return Panel(id=f"panel.{seat}", seat=seat, note=note(view, seat), points=me["valor"], widgets=widgets)


def note(view: View, seat: int) -> Text:
    """The place in the turn order, and how many tasks were chosen."""
    place = view["order"].index(seat) + 1
    said = Text("note-last") if place == view["seats"] else Text("note-order", {"place": place})
    count = view["players"][seat]["tasks"]
    return Text("note-tasks", {"note": said, "count": count}) if count else said


def store(me: dict[str, Any]) -> Chips:
    limit = me["limit"]
    chips = [
        Chip(
            name=RESOURCE[r],
            text=str(n),
            good=RESOURCES[r],
            about=f"good-{RESOURCES[r]}",
            tone="gh-full" if n >= limit else "",
        )
        for r, n in enumerate(me["store"])
    ]
    chips.append(Chip(name=Text("good-pecunia"), text=str(me["pecunia"]), good="pecunia", about="good-pecunia"))
    return Chips(chips, "gh-store")


def tokens(me: dict[str, Any], own: bool) -> Chips:
    """Active tokens of all on each track; the own desk draws them, so there they are for small screens only."""
    chips = [
        Chip(
            name=Text(f"token-{name}"),
            text=str(me["active"][track]) if own else f"{me['active'][track]}/{me['tokens'][track]}",
            icon=GOODS[name],
            about=f"track-{name}",
            tone="" if me["active"][track] else "gh-spent",
        )
        for track, name in enumerate(TRACKS)
    ]
    return Chips(chips, "gh-tokens gh-own" if own else "gh-tokens")


def tracks(view: View, seat: int, step: str) -> Area:
    """The four tracks, and below them the task cards with those chosen standing higher."""
    me = view["players"][seat]
    verb = {"TakeTurn": "train", "RestoreToken": "restore"}.get(step, "")
    nodes = [track_node(me, track, [(verb, track)] if verb else []) for track in range(len(TRACKS))]
    hand = hand_of_tasks(view["seats"])
    pitch = (WIDTH + 4) / len(hand)
    for i, task in enumerate(hand):
        nodes.append(small_task(view, task, i * pitch, pitch - 4))
    return Area(
        id="desk",
        name=Text("panel-desk"),
        view=(0, -2, WIDTH, _TASKS_AT + _TASK_H + 4),
        nodes=nodes,
        tone="gh-desk",
    )


def track_node(me: dict[str, Any], track: int, tries: list[Action]) -> Node:
    x, y = _AT[track]
    name, slots = TRACKS[track], TRACK_SLOTS[track]
    active, all_tokens = me["active"][track], me["tokens"][track]
    marks: list[AnyMark] = [Sign(icon=GOODS[name], x=12, y=15, size=21, tone="gh-card-sign")]
    left = 30.0
    for slot in range(slots):
        at = left + slot * _PITCH
        if slot < all_tokens:
            marks.append(Use(template=f"{'on' if slot < active else 'off'}-{name}", x=at, y=15 - TOKEN_R))
            continue
        marks.append(Use(template="slot", x=at, y=15 - TOKEN_R))
        price = str(TRAIN_COST[track][slot])
        marks.append(Label(text=price, x=at + TOKEN_R, y=19.5, size=13, tone="gh-price"))
    end = left + slots * _PITCH
    if all_tokens < slots:
        marks.append(Label(text=f"+{TRACK_VALOR[track]}", x=end + 1, y=19.5, size=12.5, anchor="start", tone="gh-slot"))
    return Node(
        id=f"track.{track}",
        x=x,
        y=y,
        w=end + 20 if slots > 2 else 112,
        h=_TRACK_H,
        name=Text("node-track", {"track": TRACK[track], "active": active, "tokens": all_tokens, "slots": slots}),
        marks=marks,
        about=f"track-{name}",
        tries=tries,
    )


def small_task(view: View, task: int, x: float, w: float) -> Node:
    chosen = task in view["tasks"]
    name = "node-task-chosen" if chosen else "node-task"
    return Node(
        id=f"own-task.{task}",
        x=x,
        y=_TASKS_AT - (4 if chosen else 0),
        w=w,
        h=_TASK_H,
        name=Text(name, {"card": TASK[task], "text": TASK_TEXT[task], "now": task_now(view, task)}),
        marks=[
            Box(w=w, h=_TASK_H, r=5, tone="gh-task gh-chosen" if chosen else "gh-task"),
            Sign(icon=TASK_SIGNS[task], x=w / 2, y=15, size=min(18, w - 4), tone="gh-card-sign"),
            Label(text=f"×{TASK_VALOR[task]}", x=w / 2, y=38, size=14, tone="gh-slot"),
        ],
        about=f"task-{task}",
    )
