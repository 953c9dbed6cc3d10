"""What the numbers of each event and prompt of Architects are."""

from typing import Final

from citywright.display.words import ACTOR, ASKED, NAMED, UNSAID, Line, plain

from .messages import (
    APPRENTICE,
    APPRENTICE_ACC,
    BOARD,
    BUILDING,
    BUILDING_ACC,
    GOOD_ACC,
    PLACE,
    REWARD,
    SCHEME,
    TRADE,
    Said,
    large_offer,
    rival_action,
    signed,
    small_offer,
)

_CARD: Final = ("card", Said(BUILDING.__getitem__))
_CARD_ACC: Final = ("card", Said(BUILDING_ACC.__getitem__))
_CARDS: Final = ("cards", Said(BUILDING.__getitem__))
_PLACE: Final = ("place", Said(PLACE.__getitem__))
_HIRED: Final = ("apprentice", Said(APPRENTICE_ACC.__getitem__))
_PERSON: Final = ("apprentice", Said(APPRENTICE.__getitem__))
_BY: Final = ("by", Said(signed))
_N: Final = ("n", plain)

EVENTS: Final[dict[str, Line]] = {
    "boards": Line(ACTOR, ("board", Said(BOARD.__getitem__))),
    "dealt": Line(ACTOR, rest=_CARDS),
    "sealed": Line(ACTOR),
    "drafts": Line(ACTOR, _CARD_ACC),
    "drafted": Line(("number", plain)),
    "turn": Line(ACTOR, ("turn", plain)),
    "places": Line(ACTOR, _PLACE),
    "recalls": Line(ACTOR, _PLACE),
    "rescues": Line(ACTOR, ("owner", NAMED)),
    "passes": Line(ACTOR),
    "gains": Line(ACTOR, ("good", plain), _N),
    "pays": Line(ACTOR, ("good", plain), _N),
    "taxed": Line(ACTOR, ("silver", plain), ("tax", plain)),
    "digs": Line(ACTOR, ("what", plain)),
    "trades": Line(ACTOR, ("trade", Said(TRADE.__getitem__))),
    "skips": Line(ACTOR, ("row", plain), ("count", plain)),
    "hires": Line(ACTOR, _HIRED, ("coins", plain)),
    "appears": Line(_PERSON, ("row", plain)),
    "dismisses": Line(ACTOR, _HIRED),
    "draws": Line(ACTOR, rest=_CARDS),
    "draws_some": Line(ACTOR, _N),
    "looks": Line(ACTOR, rest=_CARDS),
    "looks_at": Line(ACTOR, _N),
    "keeps": Line(ACTOR, _CARD_ACC),
    "keeps_one": Line(ACTOR),
    "buries": Line(ACTOR, _CARD_ACC),
    "buries_one": Line(ACTOR),
    "captures": Line(ACTOR, _PLACE, ("owner", NAMED), _N),
    "robs": Line(ACTOR, ("silver", plain)),
    "deals": Line(ACTOR, ("space", plain)),
    "imprisoned": Line(ACTOR, _N),
    "jails": Line(ACTOR, _N),
    "releases": Line(ACTOR, _N),
    "ransoms": Line(ACTOR, ("how", plain)),
    "freed": Line(ACTOR, _N),
    "redeems": Line(ACTOR),
    "constructs": Line(ACTOR, _CARD_ACC),
    "rises": Line(ACTOR, ("level", plain)),
    "rewarded": Line(ACTOR, ("reward", Said(REWARD.__getitem__))),
    "virtue": Line(ACTOR, _BY, ("now", plain)),
    "debts": Line(ACTOR, _N),
    "forgiven": Line(ACTOR, _N),
    "bribes": Line(ACTOR),
    "resets": Line(ACTOR),
    "offers": Line(("small", Said(small_offer)), ("large", Said(large_offer))),
    "helps": Line(ACTOR, _PERSON),
    "last_round": Line(ACTOR),
    "end_effect": Line(ACTOR, _CARD, _BY, ("virtue", plain), ("debts", plain)),
    "finished": Line(rest=("winners", NAMED)),
    "rival_scheme": Line(ACTOR, ("scheme", Said(SCHEME.__getitem__)), ("haste", plain)),
    "rival_alarm": Line(ACTOR),
    "rival_recalls": Line(ACTOR),
    "rival_acts": Line(ACTOR, ("action", Said(rival_action))),
    "rival_misses": Line(ACTOR, ("good", Said(GOOD_ACC.__getitem__)), ("marble", plain)),
    "rival_plans": Line(_CARD),
    "rival_discards": Line(ACTOR, _CARD),
    "rival_trades": Line(ACTOR, ("rule", plain)),
}

PROMPTS: Final[dict[str, Line]] = {
    "DraftPick": Line(ASKED, ("number", plain)),
    "Dig": Line(ASKED, ("workers", plain)),
    "Trade": Line(ASKED, ("left", plain)),
    "Workshop": Line(ASKED, ("workers", plain)),
    "MakeRoom": Line(ASKED, ("slot", UNSAID)),
    "HireAny": Line(ASKED, ("free", plain)),
    "Capture": Line(ASKED, ("left", plain), ("made", plain), ("free", plain)),
    "Guard": Line(ASKED, ("left", plain)),
    "Spare": Line(ASKED, _CARD_ACC),
    "ChooseGain": Line(ASKED, _CARD),
    "Library": Line(ASKED, _CARD),
    "Surplus": Line(ASKED, ("left", plain)),
    "PayInstead": Line(ASKED, ("left", plain)),
    "FreePrisoners": Line(ASKED, ("most", plain)),
}
