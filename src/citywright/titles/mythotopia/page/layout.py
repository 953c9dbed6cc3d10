"""What never changes at a table of Mythotopia: drawings, abouts, and where the areas stand."""

from typing import Final

from citywright.display.scene import Layout, Place

from .abouts import abouts
from .templates import GOODS, templates

# The map takes all the room it can get; wars, victory cards and improvements stand beside it, the actions below.
_WIDE: Final = """
"map   wars" 150fr
"map   vp"   204fr
"map   shop" 286fr
"deeds deeds" 62fr
/ 900fr 272fr
"""
# Where the window is low the actions leave the foot of the map: war on top, below it tabs.
_MID: Final = """
"map wars"  minmax(0, 150fr)
"map deeds" minmax(0, 400fr)
/ 1fr 286px
"""
_TALL: Final = """
"map"   1fr
"deeds" auto
/ 100%
"""


def layout() -> Layout:
    return Layout(
        title="mythotopia",
        goods=GOODS,
        templates=templates(),
        abouts=abouts(),
        wide=Place(grid=" ".join(_WIDE.split()), dock=["desk"]),
        tall=Place(grid=" ".join(_TALL.split()), tabs=[["map", "wars", "vp", "shop"]], dock=["desk"]),
        mid=Place(grid=" ".join(_MID.split()), tabs=[["deeds", "vp", "shop"]], dock=["desk"]),
        answers_below=True,
        low=Place(grid='"map" 1fr / 100%', tabs=[["map", "wars", "vp", "shop"]], dock=["deeds", "desk"]),
        art=["art.svg", "icons.svg"],
        rail_right=False,
    )
