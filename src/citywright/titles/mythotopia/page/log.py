"""The chronicle: a line for every event worth one, with the nodes it is about."""

from typing import Final

from citywright.display.scene import LogLine
from citywright.kit.table import Event

from ..rules.building import ROAD
from ..rules.facts import BORDERS, PROVINCES, SEAS, VP_CARDS
from ..rules.verbs import END_GAME, PASS
from ..words.messages import say_event

_SILENT: Final = (
    "ends_turn", "invades_from", "builds_with", "carries", "reinforces", "takes_roads", "draws", "goes_home", "lays",
)  # fmt: skip
"""What the lines after it tell better."""
_HEADS: Final = ("turn", "last_round", "ends")
_AT: Final = {
    "gives_up": 1, "citadel": 1, "invades": 1, "removes_armies": 1, "dragon": 1, "runestone": 1,
    "truce": 1, "raids": 1, "hero": 1, "war_ends": 0, "lies_waste": 0, "conquers": 1, "hands_over": 1,
}  # fmt: skip
"""Where the province stands among the numbers of an event."""
_ARMIES: Final = ("armies", "hires")
"""Where armies came to stand: they light up with their province."""
_CARDS: Final = ("acquires", "reserves", "removes", "recovers", "keeps", "plays", "discards", "looks")
_NOBODY: Final = ("war_ends", "lies_waste", "hands_over", "ends", "last_round")


def log_line(event: Event) -> LogLine | None:
    verb, *numbers = event
    if verb in _SILENT or (verb == "does" and numbers[1] not in (PASS, END_GAME)):
        return None
    return LogLine(
        text=say_event(event),
        seat=-1 if verb in _NOBODY else numbers[0],
        nodes=_nodes(verb, numbers),
        head=verb in _HEADS,
    )


def _nodes(verb: str, numbers: list[int]) -> list[str]:
    if verb == "marches":
        seat, origin, to, _ = numbers
        return [f"p.{PROVINCES[origin]}", *_army(seat, to)]
    if verb in _ARMIES:
        return _army(numbers[0], numbers[1])
    if verb in _AT:
        return [f"p.{PROVINCES[numbers[_AT[verb]]]}"]
    if verb in ("ships", "removes_ships"):
        return [f"ships.{SEAS[numbers[1]]}.{numbers[0]}"]
    if verb == "builds":
        return [f"road.{BORDERS[numbers[2]]}" if numbers[1] == ROAD else f"p.{PROVINCES[numbers[2]]}"]
    if verb == "token":
        return [f"vp.{VP_CARDS[numbers[1]]}"]
    if verb == "marks":
        return ["vp.master_of_the_seas"]
    return [f"c.{numbers[1]}"] if verb in _CARDS else []


def _army(seat: int, p: int) -> list[str]:
    """A province, and the armies of a player there."""
    return [f"p.{PROVINCES[p]}", f"army.{PROVINCES[p]}.{seat}"]
