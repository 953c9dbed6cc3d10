"""What never changes at a table of Architects: drawings, abouts, and where the areas stand."""

from typing import Final

from citywright.display.architects.about import abouts
from citywright.display.architects.hall import furniture
from citywright.display.architects.pictures import GOOD_SIGNS, templates
from citywright.display.architects.places import plates
from citywright.display.scene import Layout, Place

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
        art=["art.svg"],
        rail_right=False,
    )
