"""Roads that are built by a basic action, a card or a worker."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.table import RunningStep

from .board import CellActions
from .city import add_road
from .settling import settle
from .sites import road_cells, road_clause
from .state import Founders
from .verbs import STOP, Ask

ROAD_ACTIONS: Final = CellActions("road")


class BuildRoad(Ask):
    """One road, free of charge, connected to an own structure (F-98, F-99)."""

    __slots__ = ()
    rule = 98

    def options(self, g: Founders) -> list[Action]:
        return ROAD_ACTIONS.of(road_cells(g, self.seat))

    def refuses(self, g: Founders, action: Action) -> int:
        return road_clause(g, self.seat, action[1]) if action[0] == "road" else self.rule

    def resolve(self, g: Founders, action: Action) -> None:
        settle(g, self.seat, add_road(g, self.seat, action[1]))


class OfferRoads(RunningStep[Founders]):
    """Up to so many roads: asked as long as there is room for one."""

    __slots__ = ("left",)
    fields = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, g: Founders) -> None:
        if self.left and road_cells(g, self.seat):
            g.next(Roads(self.seat, self.left))


class Roads(Ask):
    """Build a road, or stop: up to so many are allowed (OR-7)."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    rule = 98

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, g: Founders) -> list[Action]:
        return ROAD_ACTIONS.of(road_cells(g, self.seat)) + [STOP]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] == "road":
            return road_clause(g, self.seat, action[1])
        return 0 if action == STOP else self.rule

    def resolve(self, g: Founders, action: Action) -> None:
        if action[0] == "road":
            g.next(OfferRoads(self.seat, self.left - 1))
            settle(g, self.seat, add_road(g, self.seat, action[1]))
