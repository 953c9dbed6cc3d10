"""The moves of Mythotopia, and the clauses against a move that is not asked for now."""

from typing import Any, ClassVar, Final

from citywright.kit.actions import Action, Arg, Verb, Verbs
from citywright.kit.table import Prompt, Step

from .facts import BORDERS, CARDS, MOST_ARMIES, MOST_SHIPS, PROVINCES, SEAS
from .state import Mythotopia

(
    INVADE,
    PLACE_ARMIES,
    REMOVE_ARMIES,
    PLACE_SHIPS,
    REMOVE_SHIPS,
    END_WAR,
    BUY,
    ACQUIRE,
    RESERVE_CARDS,
    DISCARD,
    REMOVE_CARDS,
    PATRONAGE,
    PASS,
    END_GAME,
) = range(14)
ACTIONS: Final = (
    "invade",
    "place_armies",
    "remove_armies",
    "place_ships",
    "remove_ships",
    "end_war",
    "buy",
    "acquire",
    "reserve",
    "discard",
    "remove_cards",
    "patronage",
    "pass",
    "end_game",
)
"""The fifteen actions but one: a card's action is `play`."""
LAND, SEA, BY_PORTAL = range(3)
ROUTES: Final = ("land", "sea", "portal")
PRINTED, AS_ONE, MERCHANT, MILL, BOTH, ONE_MILLED = range(6)
WAYS: Final = ("symbols", "as_one", "merchant", "mill", "merchant_mill", "as_one_mill")
"""How a card is played in a payment: for its symbols, as one symbol by Farming and its like, changed, doubled."""

_PROVINCE: Final = Arg("province", 0, len(PROVINCES) - 1, PROVINCES)
_CARD: Final = Arg("card", 0, len(CARDS) - 1, CARDS)
_SEA: Final = Arg("sea", 0, len(SEAS) - 1, SEAS)

VERBS: Final = Verbs(
    Verb("give", _PROVINCE, _PROVINCE),
    Verb("citadel", _PROVINCE),
    Verb("do", Arg("action", 0, len(ACTIONS) - 1, ACTIONS)),
    Verb("play", _CARD),
    Verb("roads"),
    Verb("store", _CARD),
    Verb("prefer", Arg("tokens", 0, 1, ("card", "pool")), seldom=True),
    Verb("end"),
    Verb("from", _CARD),
    Verb("target", _PROVINCE, Arg("route", 0, len(ROUTES) - 1, ROUTES)),
    Verb("pay", _CARD, Arg("way", 0, len(WAYS) - 1, WAYS)),
    Verb("done"),
    Verb("province", _PROVINCE),
    Verb("sea", _SEA),
    Verb("take", Arg("armies", 0, MOST_ARMIES), Arg("mercenaries", 0, 2)),
    Verb("war", _PROVINCE),
    Verb("buy", Arg("armies", 0, MOST_ARMIES), Arg("ships", 0, MOST_SHIPS)),
    Verb("choose", _CARD),
    Verb("stop"),
    Verb("city", _PROVINCE),
    Verb("castle", _PROVINCE),
    Verb("road", Arg("border", 0, len(BORDERS) - 1, BORDERS)),
    Verb("extra", Arg("pay", 0, 1, ("no", "yes"))),
    Verb("swap", Arg("value", 1, 2)),
    Verb("raid", _PROVINCE, Arg("seat", 0, 3)),
    Verb("hire", _PROVINCE, Arg("number", 1, 2)),
    Verb("march", _PROVINCE, _PROVINCE),
    Verb("number", Arg("armies", 1, MOST_ARMIES)),
)

DONE: Final[Action] = ("done",)
STOP: Final[Action] = ("stop",)
END: Final[Action] = ("end",)
ROADS: Final[Action] = ("roads",)
CHOOSE: Final[tuple[Action, ...]] = tuple(("choose", card) for card in range(len(CARDS)))
PAY: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(("pay", card, way) for way in range(len(WAYS))) for card in range(len(CARDS))
)

AT_SETUP: Final = {"give": 20, "citadel": 32}
"""The moves of the setup, and the clauses that say when they have their moment."""


class Ask(Step[Mythotopia]):
    """A question of Mythotopia; its prompt names its numbers."""

    __slots__ = ()
    asks: ClassVar[tuple[str, ...]] = ()
    """The verbs it is answered with. Any other has to wait: what was begun is brought to its end first (M-72)."""

    def refuses(self, g: Mythotopia, action: Action) -> int:
        return self.why_not(g, action) if action[0] in self.asks else AT_SETUP.get(action[0], 72)

    def why_not(self, g: Mythotopia, action: Action) -> int:
        """The clause against an answer with one of these verbs, or 0."""
        raise NotImplementedError

    def prompt(self, g: Mythotopia) -> Prompt:
        numbers: list[Any] = [getattr(self, field) for field in self.fields]
        return (type(self).__name__, *numbers)
