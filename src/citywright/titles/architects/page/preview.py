"""What an action would do: the events it would tell on a copy, as changes; nothing is worked out here.

Whatever is drawn or dealt is left out, so that the preview is the same in every world the viewer cannot tell apart.
"""

from typing import Final

from citywright.display.scene import Delta, Node, Preview, Text, Use
from citywright.kit.actions import Action
from citywright.kit.table import Event, heard_by

from ..rules.facts import GOODS, LARGE, LEVEL_VP, SILVER, SKIP_SILVER, VP
from ..rules.known import helpers
from ..rules.state import Architects
from ..words.messages import APPRENTICE, listed, signed
from .places import WIDE

_UNSEEN: Final = ("end", "pick", "order")
"""Others go on after these, or what they lead to is a secret."""


def preview(world: Architects, viewer: int, action: Action) -> Preview:
    found = Preview(action=action, area="town")
    if action[0] in _UNSEEN:
        return found
    after = world.clone()
    after.news = []
    after.apply(action, viewer)
    changes = Changes(viewer)
    for event in heard_by(after.news, viewer):
        if not changes.hear(event):
            break
    found.deltas = changes.deltas()
    if action[0] == "place" and action[1] < LARGE:
        place = action[1]
        found.nodes = [_ghost(viewer, place)]
        names = [APPRENTICE[a] for a in helpers(world.players[viewer].crew, place)]
        if names:
            found.hint = Text("hint-helpers", {"names": listed(names), "count": len(names)})
    return found


def _ghost(seat: int, place: int) -> Node:
    """One more worker, at the edge of the pavement."""
    cx, cy, rx, _, _ = WIDE[place]
    return Node(
        id="ghost",
        x=cx - rx - 4,
        y=cy - 18,
        w=20,
        h=27,
        name=Text("chip-idle"),
        marks=[Use(template=f"worker-{seat}", scale=0.95)],
        tone="at-ghost",
    )


class Changes:
    """Events added up."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.goods = [0] * len(GOODS)
        self.virtue: dict[int, int] = {}
        self.points = self.cards = self.debts = self.home = self.caught = self.jailed = 0
        self.reset = self.reward = False

    def hear(self, event: Event) -> bool:
        """Take an event in; False once chance has its say."""
        verb, *numbers = event
        if verb == "virtue":
            seat, by, _ = numbers
            self.virtue[seat] = self.virtue.get(seat, 0) + by
        elif verb == "resets":
            self.reset = True
        elif verb == "rewarded":
            self.reward = True
            return False
        elif numbers and numbers[0] == self.viewer:
            self._own(verb, numbers)
        return True

    def _own(self, verb: str, numbers: list[int]) -> None:
        if verb == "gains":
            self.goods[numbers[1]] += numbers[2]
        elif verb == "pays":
            self.goods[numbers[1]] -= numbers[2]
        elif verb == "taxed":
            self.goods[SILVER] -= numbers[1] + numbers[2]
        elif verb == "robs":
            self.goods[SILVER] += numbers[1]
        elif verb == "skips":
            self.goods[SILVER] -= numbers[2] * SKIP_SILVER
        elif verb == "hires":
            self.goods[SILVER] += numbers[2]
        elif verb in ("draws", "looks"):
            self.cards += len(numbers) - 1 if verb == "draws" else 1
        elif verb in ("debts", "forgiven"):
            self.debts += numbers[1] if verb == "debts" else -numbers[1]
        elif verb == "captures":
            if numbers[2] == self.viewer:
                self.home += numbers[3]
            else:
                self.caught += numbers[3]
        elif verb in ("freed", "releases"):
            self.home += numbers[1]
        elif verb in ("recalls", "rescues"):
            self.home += 1
        elif verb == "imprisoned":
            self.jailed += numbers[1]
        elif verb == "constructs":
            self.points += VP[numbers[1]]
        elif verb == "rises":
            self.points += LEVEL_VP[numbers[1]] - LEVEL_VP[numbers[1] - 1]

    def deltas(self) -> list[Delta]:
        found = [_figure(n, GOODS[good]) for good, n in enumerate(self.goods) if n]
        for seat, by in sorted(self.virtue.items(), key=lambda one: one[0] != self.viewer):
            delta = _figure(by, "virtue")
            delta.seat = -1 if seat == self.viewer else seat
            found.append(delta)
        if self.cards:
            found.append(_figure(self.cards, "card"))
        if self.debts:
            found.append(
                Delta(Text("delta-n", {"n": signed(self.debts)}), "minus" if self.debts > 0 else "plus", "debt")
            )
        if self.points:
            found.insert(0, Delta(Text("delta-points", {"points": self.points}), "plus"))
        for n, name, tone in (
            (self.caught, "delta-caught", "plus"),
            (self.home, "delta-home", "plus"),
            (self.jailed, "delta-jailed", "minus"),
        ):
            if n:
                found.append(Delta(Text(name, {"n": n}), tone))
        if self.reward:
            found.append(Delta(Text("delta-reward"), "plus"))
        if self.reset:
            found.append(Delta(Text("delta-reset")))
        return found


def _figure(n: int, good: str) -> Delta:
    return Delta(Text("delta-n", {"n": signed(n)}), "plus" if n > 0 else "minus", good)
