"""The score of a player as it stands beside the name."""

from citywright.kit.game import View


def points_of(view: View, seat: int) -> int:
    """The points on the track. Coins, permanent crystals and the end achievement count only when the game is over
    (F-253..F-255): before, the rules compare the track alone, and coins are there to be spent."""
    if view["ending"]:
        return sum(value for _, value in view["scores"][seat])
    return int(view["players"][seat]["vp"])
