"""Victory points: three for each province, the tokens, and never less than twelve."""

from .facts import FLOOR, PROVINCE_VP
from .player import Player


def score_lines(me: Player) -> list[tuple[str, int]]:
    """The score sheet (M-44..M-46, OR-6): a pure function of the position."""
    provinces = PROVINCE_VP * me.own.bit_count()
    tokens = me.tokens()
    return [("provinces", provinces), ("tokens", tokens), ("floor", max(0, FLOOR - provinces - tokens))]


def winners(players: list[Player]) -> tuple[int, ...]:
    """The most points win. End the game needs a sole leader (M-181); at the limit of rounds leaders share."""
    points = [sum([n for _, n in score_lines(me)]) for me in players]
    most = max(points)
    return tuple([seat for seat, n in enumerate(points) if n == most])
