"""What the numbers of each event and prompt of Mythotopia are."""

from typing import Any, Final

from citywright.display.words import ACTOR, ASKED, NAMED, UNSAID, Line, plain

from ..rules.building import ROAD
from ..rules.facts import SIZE
from .names import card, deed, province, sea, site, stack, symbol, vp_card

_BY: Final = ("name", NAMED)
_P: Final = ("province", province)
_CARD: Final = ("card", card)
_N: Final = ("count", plain)

EVENTS: Final[dict[str, Line]] = {
    "sealed": Line(_BY),
    "gives_up": Line(ACTOR, _P),
    "citadel": Line(ACTOR, _P),
    "first": Line(ACTOR),
    "turn": Line(ACTOR, ("turn", plain)),
    "last_round": Line(("round", plain)),
    "does": Line(_BY, ("deed", deed)),
    "plays": Line(ACTOR, _CARD),
    "takes_roads": Line(_BY),
    "ends_turn": Line(_BY),
    "prefers": Line(_BY, ("pool", plain)),
    "invades_from": Line(_BY, _CARD),
    "invades": Line(ACTOR, _P, ("route", plain)),
    "carries": Line(_BY, _CARD),
    "lays": Line(_BY, _CARD, ("symbol", symbol), ("way", plain)),
    "armies": Line(ACTOR, _P, _N),
    "ships": Line(ACTOR, ("sea", sea), _N),
    "reinforces": Line(_BY, _P),
    "removes_armies": Line(ACTOR, _P, _N, ("mercenaries", plain)),
    "removes_ships": Line(ACTOR, ("sea", sea), _N),
    "buys": Line(ACTOR, ("armies", plain), ("ships", plain)),
    "marches": Line(ACTOR, ("origin", province), ("to", province), _N),
    "marks": Line(_BY),
    "dragon": Line(ACTOR, _P),
    "runestone": Line(ACTOR, _P),
    "builds_with": Line(_BY, _CARD),
    "builds": Line(ACTOR, ("what", plain), ("site", site)),
    "acquires": Line(ACTOR, _CARD),
    "reserves": Line(ACTOR, _CARD),
    "discards": Line(_BY, _CARD),
    "removes": Line(ACTOR, _CARD),
    "swaps": Line(ACTOR, ("value", plain)),
    "truce": Line(ACTOR, _P),
    "raids": Line(ACTOR, _P, ("owner", NAMED)),
    "hires": Line(ACTOR, _P, _N),
    "recovers": Line(ACTOR, _CARD),
    "looks": Line(_BY, _CARD),
    "looks_hidden": Line(_BY, _N),
    "keeps": Line(ACTOR, _CARD),
    "keeps_hidden": Line(_BY),
    "token": Line(ACTOR, ("card", vp_card), ("value", plain), ("pool", plain)),
    "shuffles": Line(_BY),
    "draws": Line(ACTOR, _CARD),
    "draws_cards": Line(ACTOR, _N),
    "hero": Line(_BY, _P),
    "war_ends": Line(_P, ("winner", NAMED), ("owner", UNSAID)),
    "goes_home": Line(_BY, _P, _N),
    "lies_waste": Line(_P, ("owner", NAMED), ("piece", UNSAID), ("held", plain)),
    "conquers": Line(ACTOR, _P, ("owner", NAMED), ("piece", plain)),
    "hands_over": Line(("owner", NAMED), _P, ("winner", NAMED), ("place", plain), ("taken", plain)),
    "ends": Line(_BY, ("limit", plain)),
}

_LAST: Final = ("last", UNSAID)

PROMPTS: Final[dict[str, Line]] = {
    "Pay": Line(ASKED, ("kind", plain), ("need", plain), ("keep", UNSAID), _LAST, ("slack", UNSAID)),
    "Carry": Line(ASKED, ("need", plain), ("food", UNSAID), _LAST),
    "Armies": Line(ASKED, _P, ("laid", plain), ("army_card", UNSAID), _LAST),
    "Ships": Line(ASKED, ("sea", sea), ("laid", plain), _LAST),
    "InvadeWhere": Line(ASKED, _CARD),
    "RemoveHowMany": Line(ASKED, _P),
    "RemoveShips": Line(ASKED, ("sea", sea)),
    "PutInReserve": Line(ASKED, ("done", plain), _LAST),
    "DiscardCards": Line(ASKED, _LAST),
    "RemoveCards": Line(ASKED, ("done", plain), _LAST),
    "BuildWith": Line(ASKED, ("what", plain), ("site", site)),
    "Extra": Line(ASKED, ("card", stack)),
    "March": Line(ASKED, ("last_from", UNSAID), ("last_to", UNSAID)),
    "MarchNumber": Line(ASKED, ("origin", province), ("to", province)),
    "Counsel": Line(ASKED, ("draws", plain), _LAST),
}


def placed(numbers: tuple[Any, ...]) -> tuple[Any, ...]:
    """The numbers of an event or a question as its words want them: borders are numbered after the provinces, and
    where there may be nobody (-1), a last number says whether there is somebody."""
    verb = numbers[0]
    if verb in ("builds", "BuildWith"):
        _, seat, what, at = numbers
        return verb, seat, what, at + (SIZE if what == ROAD else 0)
    if verb == "lies_waste":
        return *numbers, int(numbers[2] >= 0)
    if verb == "hands_over":
        return *numbers, int(numbers[3] >= 0)
    return numbers
