"""What never changes at a table of Ghosts: drawings, abouts, and where the areas stand."""

from typing import Final

from citywright.display.ghosts.about import abouts
from citywright.display.ghosts.pictures import GOODS, templates
from citywright.display.ghosts.track import track_template
from citywright.display.scene import Layout, Place

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
        art=["art.svg"],
    )
