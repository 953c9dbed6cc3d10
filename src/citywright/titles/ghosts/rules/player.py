"""One player: the sensor, the action tracks, the store, buildings, skills, tasks and valor."""

from typing import Any

from .board import CITY_HEX
from .facts import EARNED_BITS, EARNED_FULL, FULL, MARKERS, PACKING, PACKING_TO, SHIFT, START_TOKENS, STORAGE


class Player:
    """What one player has. Every field is replaced, never changed in place, so copies may share all of them."""

    __slots__ = (
        "active",
        "earned",
        "markers",
        "own",
        "pecunia",
        "sensor",
        "skills",
        "slots",
        "stamp",
        "store",
        "tasks",
        "valor",
    )

    sensor: int
    active: int
    """Action tokens with the active side up, TRACK_BITS for each track."""
    slots: int
    """All action tokens on the tracks, packed alike."""
    store: int
    """Resources, a field for each (facts.FIELD)."""
    pecunia: int
    valor: int
    stamp: int
    """When the marker moved last: of two on one space the later one lies on top (G-139)."""
    earned: int
    """Where the valor came from, EARNED_BITS for each source."""
    skills: int
    """Mask of the learned skills."""
    own: int
    """Mask of the hexes with an own building."""
    markers: int
    """Left to mark buildings and skills."""
    tasks: tuple[int, ...]
    """Chosen task cards, by their printed numbers, ascending."""

    def __init__(self, valor: int = 0, stamp: int = 0, like: "Player | None" = None) -> None:
        """Somebody in the city at the start, or a copy. (Compiled classes are copied by constructor only.)"""
        if like is None:
            self.sensor = CITY_HEX
            self.active = START_TOKENS
            self.slots = START_TOKENS
            self.store = 0
            self.pecunia = 0
            self.valor = valor
            self.stamp = stamp
            self.earned = 0
            self.skills = 0
            self.own = 0
            self.markers = MARKERS
            self.tasks = ()
        else:
            self.sensor = like.sensor
            self.active = like.active
            self.slots = like.slots
            self.store = like.store
            self.pecunia = like.pecunia
            self.valor = like.valor
            self.stamp = like.stamp
            self.earned = like.earned
            self.skills = like.skills
            self.own = like.own
            self.markers = like.markers
            self.tasks = like.tasks

    # -- questions --

    def has(self, resource: int) -> int:
        return self.store >> SHIFT[resource] & FULL

    def sensor_in(self, hexes: int) -> bool:
        return bool(hexes >> self.sensor & 1)

    def limit(self) -> int:
        """How much of each resource fits into the store (G-35, G-149)."""
        return PACKING_TO if self.skills & PACKING else STORAGE

    def earned_by(self, source: int) -> int:
        return self.earned >> (EARNED_BITS * source) & EARNED_FULL

    # -- saving --

    def dump(self) -> list[Any]:
        return [
            self.sensor,
            self.active,
            self.slots,
            self.store,
            self.pecunia,
            self.valor,
            self.stamp,
            self.earned,
            self.skills,
            self.own,
            self.markers,
            list(self.tasks),
        ]


def load_player(row: list[Any]) -> Player:
    me = Player()
    me.sensor, me.active, me.slots, me.store, me.pecunia, me.valor, me.stamp, me.earned = row[:8]
    me.skills, me.own, me.markers = row[8:11]
    me.tasks = tuple(row[11])
    return me
