"""A state small enough for a panel. Its squares are nodes: they can be pointed at, inspected and aimed at."""

from typing import Final

from citywright.display.scene import Area, Node, Text, Who
from citywright.kit.game import View

from .land import Land
from .templates import PITCH

_LEAST: Final = (5 * PITCH - 4, 3 * PITCH - 4)
"""Room for five by three, so that small lands are not drawn large."""
_EDGE: Final = 14
_SHAPE: Final = {2: 1.1, 3: 1.15, 4: 1.75}
"""Least width to height, by the number of seats: all panels must stand in the rail together."""


def mini(view: View, seat: int, prefix: str, verb: str = "") -> Area:
    """The land of a seat, or before it is founded what the seat has drafted."""
    drafted: list[int] = view["players"][seat]["drafted"]
    land = Land(view, seat, small=True, prefix=prefix, verb=verb)
    nodes: list[Node] = land.nodes()
    x, y, width, height = land.box()
    for i, square in enumerate(drafted):
        nodes.append(land.square(i, 0, square, 0, 0, -1))
        width = (i + 1) * PITCH - 4
    wide = max(width, _LEAST[0], round(max(height, _LEAST[1]) * _SHAPE[view["seats"]]))
    high = max(height, _LEAST[1])
    return Area(
        id=f"mini.{seat}",
        name=Text("scene-land-of", {"name": Who(seat)}),
        view=(x - (wide - width) // 2 - _EDGE, y - (high - height) // 2 - _EDGE, wide + 2 * _EDGE, high + 2 * _EDGE),
        nodes=nodes,
        tone="st-mini",
    )
