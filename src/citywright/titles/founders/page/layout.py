"""What never changes at a table of Founders: drawings, abouts, and where the areas stand."""

from typing import Final

from citywright.display.scene import Layout, Place

from .abouts import abouts
from .templates import GOOD_SIGNS, templates

# The city takes all the room it can get; beside it the tree of goods above the council.
_WIDE: Final = """
"city goods"   292fr
"city council" 348fr
/ 826fr 354fr
"""
# Where the column is too low for both, they share it by tabs.
_MID: Final = """
"city goods" 1fr
/ 1fr 354px
"""
_TALL: Final = """
"city" 1fr
/ 100%
"""


def layout() -> Layout:
    return Layout(
        title="founders",
        goods=GOOD_SIGNS,
        templates=templates(),
        abouts=abouts(),
        wide=Place(grid=" ".join(_WIDE.split()), dock=["hand"]),
        tall=Place(grid=" ".join(_TALL.split()), tabs=[["city", "goods", "council"]], dock=["hand"]),
        mid=Place(grid=" ".join(_MID.split()), tabs=[["goods", "council"]], dock=["hand"]),
        art=["art.svg", "icons.svg"],
        rail_right=False,
    )
