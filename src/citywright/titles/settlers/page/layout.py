"""What never changes at a table of Settlers: drawings, abouts, and where the areas stand."""

from typing import Final

from citywright.display.scene import Layout, Place

from .abouts import abouts
from .templates import GOODS, templates

ROWS: Final = ("nature", "village", "city")
"""The areas of the three rows, by class."""

# The market lies above the own land and has two fifths of the stage; everything shrinks and grows together.
_WIDE: Final = """
"heads   bank"   34fr
"nature  prizes" 114fr
"village prizes" 114fr
"city    prizes" 114fr
"land    land"   570fr
/ 3fr 2fr
"""
_TALL: Final = """
"nature" auto
"land"   1fr
/ 100%
"""


def layout() -> Layout:
    return Layout(
        title="settlers",
        goods=GOODS,
        templates=templates(),
        abouts=abouts(),
        wide=Place(grid=" ".join(_WIDE.split()), boards=[["heads", "prizes"]]),
        tall=Place(grid=" ".join(_TALL.split()), tabs=[[*ROWS, "prizes"]]),
        beside=True,
        art=["art.svg", "icons.svg"],
    )
