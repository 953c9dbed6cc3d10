"""What never changes at a table of Architects: drawings, abouts, and where the areas stand."""

from typing import Final

from citywright.display.scene import Layout, Place

from .abouts import abouts
from .hall import furniture
from .places import plates
from .templates import GOOD_SIGNS, templates

TABS: Final = ("p-town", "p-hire", "p-hall", "tray")
"""On a small screen these share a place: the town, what is for hire and sale, what is built, and the own cards."""


def layout() -> Layout:
    return Layout(
        title="architects",
        goods=GOOD_SIGNS,
        templates={**templates(), **plates(), **furniture()},
        abouts=abouts(),
        wide=Place(grid='"town" minmax(0, 1fr) / 100%', dock=["tray"]),
        tall=Place(grid='"p-town" minmax(0, 1fr) / 100%', tabs=[list(TABS)]),
        low=Place(grid='"p-town" minmax(0, 1fr) / 100%', tabs=[list(TABS[:3])], dock=["tray"]),
        art=["art.svg", "icons.svg"],
        rail_right=False,
    )
