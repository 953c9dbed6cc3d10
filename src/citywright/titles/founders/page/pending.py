"""Questions about the question: what waits to be laid, and what is just being built."""

from citywright.kit.game import View
from citywright.kit.table import Prompt

from .city import Tile


def tile_of(view: View, prompt: Prompt) -> Tile | None:
    """The tile this viewer is to lay, if it is asked for one."""
    if prompt[0] == "LayTile":
        return Tile(view["side"], prompt[3], -1)
    if prompt[0] == "PlacePrestige":
        return Tile(view["side"], -1, view["proposals"][prompt[2]])
    return None


def hot_good(view: View) -> int:
    """The good whose recipe matters now, -1 if none: that of a store which is being built."""
    asked = view["asked"]
    if not asked:
        return -1
    if asked[0] in ("LayTile", "Supplier", "PlaceStall"):
        return int(asked[3])
    return -1
