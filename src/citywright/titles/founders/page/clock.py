"""How long a game may go on in which nothing can be proposed any more (F-309)."""

from citywright.kit.game import View

from ..rules.facts import QUIET_TURNS


def turns_left(view: View) -> int:
    """The turns until the safety stop if nothing is delivered; 0 while there are proposals, and alone."""
    if view["seats"] == 1 or view["ending"] or view["proposals"] or view["deck"][2] or view["discard"]:
        return 0
    return int(QUIET_TURNS * view["seats"] + 1 - view["quiet"])
