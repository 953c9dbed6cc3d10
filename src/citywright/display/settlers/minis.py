"""A state small enough for a panel. Its squares are nodes: they can be pointed at, inspected and aimed at."""

from typing import Final

from citywright.display.scene import Area, Node, Text, Who
from citywright.display.settlers.land import PITCH, Land
from citywright.display.settlers.market import open_square
from citywright.kit.game import View

_LEAST: Final = (5 * PITCH - 4, 3 * PITCH - 4)
"""Room for five by three, so that small lands are not drawn large."""
_EDGE: Final = 14


def mini(view: View, seat: int, prefix: str, verb: str = "") -> Area:
    """The land of a seat, or before it is founded what the seat has drafted."""
    drafted: list[int] = view["players"][seat]["drafted"]
    land = Land(view, seat, small=True, prefix=prefix, verb=verb)
    nodes: list[Node] = land.nodes()
    x, y, width, height = land.box()
    for i, square in enumerate(drafted):
        node = open_square(square, i * PITCH, 0, "")
        node.id = f"{prefix}{node.id}"
        nodes.append(node)
        width = (i + 1) * PITCH - 4
    wider, taller = max(0, _LEAST[0] - width), max(0, _LEAST[1] - height)
    return Area(
        id=f"mini.{seat}",
        name=Text("scene-land-of", {"name": Who(seat)}),
        view=(
            x - wider / 2 - _EDGE,
            y - taller / 2 - _EDGE,
            width + wider + 2 * _EDGE,
            height + taller + 2 * _EDGE,
        ),
        nodes=nodes,
        tone="st-mini",
    )
