"""What never changes at a table of Ghosts: drawings, abouts, and where the areas stand."""

from typing import Final

from citywright.display.scene import Layout, Place

from .abouts import abouts
from .templates import GOODS, templates
from .valor_track import track_template

_WIDE: Final = '"valor" minmax(58px, 66fr) "land" 756fr / 1fr'
_TALL: Final = '"land" 1fr / 100%'


def layout() -> Layout:
    return Layout(
        title="ghosts",
        goods=GOODS,
        templates=templates() | {"valor": track_template()},
        abouts=abouts(),
        wide=Place(grid=_WIDE, dock=["tasks"]),
        tall=Place(grid=_TALL, dock=["tasks"]),
        beside=True,
        art=["art.svg", "icons.svg"],
    )
