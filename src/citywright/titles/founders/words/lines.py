"""What the numbers of each event and prompt of Founders are."""

from typing import Final

from citywright.display.words import ACTOR, ASKED, NAMED, UNSAID, Line, plain
from citywright.kit.table import Event

from ..rules.facts import HIDDEN
from ..rules.state import NEUTRAL
from ..rules.vote import weight
from .names import achievement, adviser_acc, card, good, good_acc, place, prestige, race, slot, terrain

OWN, NOBODYS, FOREIGN = range(3)
"""Whose a new store is, seen from its builder."""

_CELL: Final = ("cell", plain)
_CARD: Final = ("building", prestige)
_UNSAID: Final = ("unsaid", UNSAID)

EVENTS: Final[dict[str, Line]] = {
    # setup
    "race": Line(ACTOR, ("race", race)),
    "resource": Line(ACTOR, ("good", good_acc)),
    "robs": Line(ACTOR, ("owner", NAMED), ("good", good_acc)),
    "proposes": Line(_UNSAID, _CARD),
    "unplaceable": Line(_CARD),
    "returns": Line(_CARD),
    "appears": Line(_UNSAID, ("adviser", adviser_acc)),
    # the turn
    "turn": Line(ACTOR, ("turn", plain)),
    "round": Line(("round", plain)),
    "plays": Line(ACTOR, ("card", card)),
    "hides": Line(ACTOR, ("card", card), ("hidden", plain)),
    "follows": Line(ACTOR, ("card", card)),
    "passes": Line(ACTOR),
    "gains": Line(
        ACTOR,
        ("coins", plain),
        ("temp", plain),
        ("perm", plain),
        ("points", plain),
        ("parts", plain),
        ("before-temp", plain),
        ("before-perm", plain),
        ("before-points", plain),
    ),
    "swaps": Line(ACTOR, ("count", plain)),
    "spends": Line(ACTOR, ("coins", plain), ("owner", NAMED), ("paid", plain)),
    "income": Line(ACTOR, ("coins", plain), ("temp", plain)),
    "worker": Line(ACTOR, ("slot", slot)),
    "copies": Line(ACTOR, _CARD),
    "recovers": Line(ACTOR, ("card", card), ("hidden", plain)),
    "leaves": Line(_UNSAID, ("card", card)),
    # the city
    "road": Line(ACTOR, _CELL),
    "house": Line(ACTOR, _CELL),
    "span": Line(ACTOR, _CELL, ("gate", plain)),
    "store": Line(ACTOR, ("owner", NAMED), ("good", good), _UNSAID, _CELL, ("own", plain)),
    "access": Line(ACTOR, ("owner", NAMED), ("good", good), _CELL),
    "builds": Line(ACTOR, _CARD, _UNSAID, _CELL),
    "hires": Line(ACTOR, ("adviser", adviser_acc), ("coins", plain)),
    # points
    "supplies": Line(ACTOR, ("good", good), ("store", good), ("points", plain)),
    "delivers": Line(ACTOR, ("good", good), _CARD, ("points", plain)),
    "neutral": Line(_CARD, ("good", good)),
    "pays": Line(ACTOR, ("owner", NAMED), ("good", good), ("points", plain), ("lost", plain)),
    "scores": Line(ACTOR, ("points", plain)),
    "completes": Line(_CARD, ("count", plain)),
    "achieves": Line(ACTOR, ("achievement", achievement), ("points", plain)),
    # the vote
    "takes_back": Line(ACTOR),
    "sealed": Line(ACTOR),
    "bids": Line(ACTOR, _CARD, ("temp", plain), ("perm", plain), ("weight", plain)),
    "breaks_tie": Line(ACTOR, _CARD),
    "elects": Line(ACTOR, _CARD),
    "no_vote": Line(_UNSAID),
    # alone
    "cannot_pay": Line(_UNSAID, ("tokens", plain), ("price", plain)),
    "lifts_tokens": Line(_UNSAID),
    "pays_influence": Line(ACTOR, ("temp", plain), ("perm", plain)),
    "city_event": Line(ACTOR, ("race", race)),
}

PROMPTS: Final[dict[str, Line]] = {
    "Follow": Line(ASKED, _UNSAID),
    "Roads": Line(ASKED, ("left", plain)),
    "Trade": Line(ASKED, _UNSAID, _UNSAID, _UNSAID),
    "PlaceStall": Line(ASKED, _UNSAID, ("good", good), _UNSAID),
    "Construct": Line(ASKED, _UNSAID, _UNSAID),
    "Upgrade": Line(ASKED, _UNSAID, _UNSAID),
    "RoadFirst": Line(ASKED, _UNSAID, _UNSAID),
    "LayTile": Line(ASKED, _UNSAID, ("good", good), _UNSAID),
    "Supplier": Line(ASKED, _UNSAID, ("good", good), _UNSAID, _UNSAID, _UNSAID),
    "UpgradeRoad": Line(ASKED, _UNSAID, ("left", plain)),
    "Hire": Line(ASKED, _UNSAID, ("left", plain)),
    "Recover": Line(ASKED, ("left", plain)),
    "Convert": Line(ASKED, ("most", plain)),
    "FreeAccess": Line(ASKED, _CARD, ("terrain", terrain)),
    "ChooseStore": Line(ASKED, _CARD, _UNSAID),
    "Bonus": Line(ASKED, ("left", plain)),
    "Bid": Line(ASKED, _UNSAID),
    "BreakTie": Line(ASKED, _UNSAID),
    "PlacePrestige": Line(ASKED, ("place", place)),
    "Spend": Line(ASKED, ("price", plain)),
}


NOTHING, AND, COMMA = range(3)
"""What stands before a part of a gain."""


def full(event: Event) -> Event:
    """An event with what follows from its numbers: whose a new store is, whether a payment or a share has a taker,
    whether a card is known, how the parts of a gain are joined."""
    verb, *numbers = event
    if verb == "gains":
        return (*event, *joints(numbers[1:]))
    if verb in ("hides", "recovers"):
        return (*event, int(numbers[1] == HIDDEN))
    if verb == "spends":
        to = numbers[2] if len(numbers) > 2 else NEUTRAL  # a worker's price goes to the bank and names nobody
        return (verb, numbers[0], numbers[1], to, int(to >= 0))
    if verb == "store":
        builder, owner = numbers[:2]
        return (*event, OWN if owner == builder else NOBODYS if owner == NEUTRAL else FOREIGN)
    if verb == "pays":
        return (*event, int(numbers[1] == NEUTRAL))
    if verb == "bids":
        return (*event, weight(numbers[2], numbers[3]))
    return event


def joints(gains: list[int]) -> list[int]:
    """How many parts a gain has, and what stands before the second, third and fourth kind of them."""
    there = [i for i, gain in enumerate(gains) if gain]
    before = [AND if i == there[-1] else COMMA if i in there else NOTHING for i in range(len(gains))] if there else []
    return [len(there), *[before[i] if there and i in there[1:] else NOTHING for i in range(1, len(gains))]]
