"""Every legal action of Ghosts with the node it is played on, or as a button; and walks of several steps."""

from typing import Final

from citywright.display.scene import AnyMark, Art, Choice, Delta, Node, Path, Preview, Text
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.table import Prompt

from ..rules.facts import EXPLORE, HARVEST_OF, LAKE, RESOURCES, TRACKS
from ..rules.game import GAME
from ..rules.paths import walks
from ..words.actions import action_text
from ..words.messages import amount
from .geometry import CENTRES, H, W
from .land import SENSOR, stand
from .templates import GOODS, harvest_pill, pill

_ICONS: Final = {"build": "build", "contact": "contact", "harvest": "harvest", "fetch": "harvest"}
_TONES: Final = {"end": "main", "roll": "main"}
_GROUPS: Final = ("sell", "learn", "train")
_SHORT: Final = ("explore", "haunt", "harvest", "fetch", "build", "contact", "learn", "train")
"""Verbs that read shorter on the page than in the terminal, where places must be named."""


def choices(view: View, viewer: int, prompt: Prompt, legal: list[Action]) -> list[Choice]:
    """`prompt` is what this viewer is asked. Two tasks are clicked in any order, so each pair is one choice."""
    found = [_choice(view, viewer, action) for action in legal if action[0] != "tasks" or action[1] < action[2]]
    if prompt[0] == "TakeTurn" and legal:
        found += far_walks(view, viewer)
    return found


def _choice(view: View, viewer: int, action: Action) -> Choice:
    verb, *numbers = action
    label = action_text(view, viewer, action, page=True)
    if verb in _SHORT:
        args = {k: v for k, v in label.args.items() if k not in ("hex", "place", "text")}
        label = Text(f"choice-{verb}", args)
    choice = Choice(action=action, label=label, move=GAME.show(action), tone=_TONES.get(verb, "legal"))
    if verb in _ICONS:
        choice.icon = GOODS[_ICONS[verb]]
        choice.peek = True
    if verb in _GROUPS:
        choice.group = Text(f"group-{verb}")
        choice.peek = True
    if verb == "explore":
        walk(view, viewer, choice, numbers[0], view["costs"][numbers[0]], (numbers[0],))
    elif verb == "haunt":
        choice.target = f"h{numbers[0]}"
        choice.peek = True
    elif verb == "harvest" and view["terrain"][numbers[0]] == LAKE:
        choice.target = f"h{numbers[0]}"
        choice.tone = "second"
        choice.badge = harvest_pill(RESOURCES[HARVEST_OF[LAKE]], W / 2, H / 2)
    elif verb == "sell":
        choice.icon = "scales"
    elif verb == "take":
        choice.good = RESOURCES[numbers[0]]
    elif verb in ("train", "restore"):
        choice.good = TRACKS[numbers[0]]
    elif verb == "task":
        choice.target = f"task.{numbers[0]}"
    elif verb == "tasks":
        choice.target = f"task.{pair_target(view['hand'], *numbers)}"
    elif verb == "end":
        choice.peek = True
    return choice


def pair_target(hand: list[int], one: int, two: int) -> int:
    """Two cards are chosen on either of them; each card of a hand is the target of some pair."""
    return one if (hand.index(two) - hand.index(one)) % 2 else two


# -- walking --


def far_walks(view: View, viewer: int) -> list[Choice]:
    """A click on a hex further away goes there by the cheapest way, step by step."""
    me = view["players"][viewer]
    found = []
    for place, (cost, way) in sorted(walks(view["costs"], me["sensor"], me["active"][EXPLORE]).items()):
        if len(way) < 2:
            continue
        first: Action = ("explore", way[0])
        choice = Choice(
            action=first,
            label=Text("choice-explore"),
            move=GAME.show(first),
            tone="second",
            then=[("explore", step) for step in way[1:]],
        )
        walk(view, viewer, choice, place, cost, way)
        found.append(choice)
    return found


def walk(view: View, viewer: int, choice: Choice, place: int, cost: int, way: tuple[int, ...]) -> None:
    """The price on the hex, and the way there as long as the hand rests on it. The label is a tooltip and is read out,
    without medallions: it says the price in words."""
    choice.target = f"h{place}"
    choice.label = Text("choice-explore", {"cost": amount("explore", cost, False)})
    choice.peek = True
    choice.badge = pill("explore", cost, W / 2, _badge_y(view, place))
    left = view["players"][viewer]["active"][EXPLORE] - cost
    choice.shown = Preview(
        action=choice.action,
        area="land",
        nodes=[way_node(view, viewer, way), sensor_there(view, viewer, place)],
        deltas=[
            Delta(Text("delta-less", {"n": cost}), "minus", "explore"),
            Delta(Text("delta-left", {"n": left}), "", "explore"),
        ],
    )


def _badge_y(view: View, place: int) -> float:
    """Above what stands there, else in the middle."""
    taken = place in view["ghosts"] or any(row[0] == place for row in view["buildings"])
    taken = taken or any(me["sensor"] == place for me in view["players"])
    return H * 0.13 if taken else H / 2


def way_node(view: View, viewer: int, way: tuple[int, ...]) -> Node:
    x0, y0 = CENTRES[view["players"][viewer]["sensor"]]
    path = f"M{x0:.0f} {y0:.0f}" + "".join(f"L{CENTRES[at][0]:.0f} {CENTRES[at][1]:.0f}" for at in way)
    dots = "".join(f"M{CENTRES[at][0] - 6:.0f} {CENTRES[at][1]:.0f}a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z" for at in way[:-1])
    marks: list[AnyMark] = [Path(d=path, tone="gh-way-edge"), Path(d=path, tone="gh-way")]
    marks += [Path(d=dots, tone="gh-way-dot")] if dots else []
    return Node(id="pv.way", x=0, y=0, w=1, h=1, name=Text("node-way"), marks=marks, layer=6)


def sensor_there(view: View, viewer: int, place: int) -> Node:
    x, y = stand(view, viewer, place)
    return Node(
        id="pv.sensor",
        x=x - SENSOR / 2,
        y=y - SENSOR * 0.83,
        w=SENSOR,
        h=SENSOR,
        name=Text("node-way"),
        marks=[Art(symbol=f"gh-sensor{viewer + 1}", w=SENSOR, h=SENSOR, tone="gh-faint")],
        layer=6,
    )
