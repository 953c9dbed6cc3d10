"""What the numbers of each event and prompt of Ghosts are."""

from typing import Final

from citywright.display.words import ACTOR, ASKED, NAMED, UNSAID, Line, plain

from .messages import (
    BUILDING_ACC,
    RESOURCE_ACC,
    REWARD,
    SKILL,
    SOURCE,
    TASK,
    TERRAIN_LOC,
    TOKEN,
    Said,
    address,
    bundle_text,
)

_HEX: Final = ("hex", Said(address))
_N: Final = ("n", plain)
_RESOURCE: Final = ("resource", Said(RESOURCE_ACC.__getitem__))
_TERRAIN: Final = ("terrain", Said(TERRAIN_LOC.__getitem__))
_TOKEN: Final = ("token", Said(TOKEN.__getitem__))
_REWARD: Final = ("reward", Said(REWARD.__getitem__))
_KEPT: Final = ("kept", plain)
_PRICE: Final = ("price", plain)

EVENTS: Final[dict[str, Line]] = {
    "season": Line(("season", Said(lambda season: str(season + 1)))),
    "round": Line(("round", plain)),
    "spreads": Line(ACTOR, _TERRAIN, _N),
    "overflow": Line(ACTOR, _N),
    "haunts": Line(ACTOR, _HEX),
    "shortage": Line(_N),
    "fallen": Line(),
    "produces": Line(ACTOR, _HEX, _RESOURCE, _KEPT),
    "stopped": Line(ACTOR, _HEX),
    "turn": Line(ACTOR, ("turn", plain)),
    "ends": Line(ACTOR),
    "explores": Line(ACTOR, ("from", UNSAID), _HEX, _N),
    "harvests": Line(ACTOR, _HEX, _RESOURCE, _KEPT),
    "wastes": Line(ACTOR),
    "builds": Line(ACTOR, _HEX, ("building", Said(BUILDING_ACC.__getitem__))),
    "contacts": Line(ACTOR, _HEX, _N),
    "rolls": Line(ACTOR, _REWARD),
    "chooses": Line(ACTOR, _REWARD),
    "pecunia": Line(ACTOR, _N),
    "takes": Line(ACTOR, _RESOURCE),
    "restores": Line(ACTOR, _TOKEN),
    "sells": Line(ACTOR, ("goods", Said(lambda bundle: bundle_text(bundle, False))), _PRICE),
    "learns": Line(ACTOR, ("skill", Said(SKILL.__getitem__)), ("slot", UNSAID)),
    "trains": Line(ACTOR, _TOKEN, _PRICE),
    "scores": Line(ACTOR, ("valor", plain), ("source", Said(SOURCE.__getitem__)), ("total", plain)),
    "turned": Line(ACTOR),
    "rests": Line(),
    "order": Line(rest=("names", NAMED)),
    "renewed": Line(rest=("hexes", Said(address))),
    "plans": Line(ACTOR, rest=("cards", Said(TASK.__getitem__))),
    "planned": Line(ACTOR, _N),
    "reveals": Line(ACTOR, ("card", Said(TASK.__getitem__)), ("valor", plain)),
    "sealed": Line(ACTOR),
}

PROMPTS: Final[dict[str, Line]] = {
    "Haunt": Line(ASKED, _TERRAIN, ("there", plain), ("kalena", plain)),
    "TakeResource": Line(ASKED, ("left", plain)),
    "ChooseTasks": Line(ASKED, ("count", plain)),
}
