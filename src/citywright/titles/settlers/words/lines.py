"""What the numbers of each event and prompt of Settlers are."""

from typing import Final

from citywright.display.words import ACTOR, ASKED, NAMED, SEAT, UNSAID, Line, plain

from .names import (
    direction_log,
    ending,
    master_acc,
    resource_acc,
    square_acc,
    square_needing,
    square_needing_acc,
    token_acc,
)

_CELL: Final = (("x", plain), ("y", plain))

EVENTS: Final[dict[str, Line]] = {
    "drafts": Line(ACTOR, ("square", square_acc)),
    "lays": Line(ACTOR, ("one", square_acc), ("two", square_acc), ("direction", direction_log)),
    "opens": Line(rest=("squares", square_needing)),
    "turn": Line(ACTOR, ("turn", plain)),
    "clears": Line(("seat", UNSAID), ("stack", plain), rest=("squares", square_needing)),
    "reveals": Line(ACTOR, ("stack", UNSAID), ("square", square_needing_acc)),
    "declines": Line(ACTOR),
    "attaches_nothing": Line(ACTOR),
    "forced": Line(ACTOR, ("square", square_acc)),
    "attaches": Line(ACTOR, ("square", square_acc), *_CELL),
    "replaces": Line(ACTOR, ("square", square_acc), *_CELL),
    "collects": Line(ACTOR, ("coins", plain)),
    "gains": Line(ACTOR, ("token", token_acc)),
    "ruins": Line(ACTOR, ("owner", SEAT), *_CELL, ("square", square_acc)),
    "buys": Line(ACTOR, ("owner", SEAT), *_CELL, ("resource", resource_acc)),
    "joins": Line(ACTOR, *_CELL),
    "settles": Line(ACTOR, ("token", master_acc), *_CELL),
    "proposes": Line(ACTOR),
    "agrees": Line(ACTOR),
    "refuses": Line(ACTOR),
    "finished": Line(("ending", ending), rest=("winners", NAMED)),
}

PROMPTS: Final[dict[str, Line]] = {
    "TakeSquare": Line(ASKED, ("decline", plain)),
    "PlaceSquare": Line(ASKED, ("square", square_acc), ("forced", plain)),
    "EndTurn": Line(ASKED, ("attached", plain)),
    "NameResource": Line(ASKED, ("owner", NAMED), *_CELL),
    "Settle": Line(ASKED, ("token", master_acc)),
    "AgreeToEnd": Line(ASKED, ("proposer", NAMED)),
}
