"""Valor by its sources, the value of tasks, and the winner."""

from .board import REGION_MASKS
from .facts import BUILDINGS, OPEN_SLOTS, SLOT_VALOR, SOURCES, TASK_COUNTS, TASK_PER, TASK_VALOR, amounts_of
from .player import Player


def score_lines(me: Player) -> list[tuple[str, int]]:
    """What the marker shows, by where it came from; tasks come in at the final scoring only (G-138)."""
    lines = [(name, me.earned_by(source)) for source, name in enumerate(SOURCES)]
    return [("start", me.valor - sum([valor for _, valor in lines])), *lines]


def times_met(
    players: list[Player], seat: int, task: int, buildings: tuple[int, ...], learned: tuple[tuple[int, ...], ...]
) -> int:
    """How often a player meets a task's requirement (G-155 to G-159, G-176)."""
    me = players[seat]
    counts = TASK_COUNTS[task]
    if counts == "resources":
        return sum([n // TASK_PER[task] for n in amounts_of(me.store)])
    if counts == "pecunia":
        return me.pecunia // TASK_PER[task]
    if counts == "regions":
        return regions_led(players, seat)
    if counts == "rightmost":
        slots = OPEN_SLOTS[len(players)]
        last = len(SLOT_VALOR) - 1
        return sum([slots[place] == last and who == seat for seats in learned for place, who in enumerate(seats)])
    return (me.own & buildings[BUILDINGS.index(counts)]).bit_count()


def regions_led(players: list[Player], seat: int) -> int:
    """Regions where this player has more buildings than each other (G-157)."""
    led = 0
    for region in REGION_MASKS:
        counts = [(me.own & region).bit_count() for me in players]
        own = counts.pop(seat)
        led += own > max(counts)
    return led


def task_valor(
    players: list[Player], seat: int, task: int, buildings: tuple[int, ...], learned: tuple[tuple[int, ...], ...]
) -> int:
    return TASK_VALOR[task] * times_met(players, seat, task, buildings, learned)


def winners(players: list[Player]) -> tuple[int, ...]:
    """Most valor; of equals the one whose marker lies higher (G-143)."""
    best = max(range(len(players)), key=lambda seat: (players[seat].valor, players[seat].stamp))
    return (best,)
