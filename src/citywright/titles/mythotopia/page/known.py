"""Questions to the rules about a view: everything that lies open on the map, as the rules know it."""

from typing import Any, Final

from citywright.display.scene import Text
from citywright.kit.game import View

from ..rules.building import ROAD
from ..rules.facts import ARMY, COUNT, SIZE
from ..rules.state import Mythotopia
from ..rules.verbs import BUY
from ..words.names import CARD, DEED, PROVINCE, SITE, STACK


def _mask(members: list[int]) -> int:
    return sum(1 << member for member in members)


def open_world(view: View) -> Mythotopia:
    """The open part of the table: who holds what, forces, castles, Reserves. Hands and decks are not in it."""
    g = Mythotopia(view["seats"], 0)
    g.castles, g.dragons = _mask(view["castles"]), _mask(view["dragons"])
    g.roads = _mask(view["roads"])
    for me, plain in zip(g.players, view["players"], strict=True):
        me.towns, me.cities = _mask(plain["towns"]), _mask(plain["cities"])
        me.citadel = 1 << plain["citadel"] if plain["citadel"] >= 0 else 0
        me.own = me.towns | me.cities | me.citadel
        me.armies = sum(n << 4 * p for p, n in enumerate(plain["armies"]))
        me.at = _mask([p for p, n in enumerate(plain["armies"]) if n])
        me.mercenaries = sum(n << 4 * p for p, n in enumerate(plain["mercenaries"]))
        me.ships = sum(n << 4 * sea for sea, n in enumerate(plain["ships"]))
        me.reserve = _mask(plain["reserve"])
        me.supply_armies = plain["supply"][2]
    return g


def sides_with(view: View, p: int, seat: int, armies: int) -> list[tuple[int, int]]:
    """The sides of the war over a province, the defender first, if this player had so many armies more there."""
    g = open_world(view)
    me = g.players[seat]
    me.armies += min(armies, me.supply_armies) << 4 * p
    me.at |= 1 << p
    return g.sides(p)


def defence(view: View, p: int) -> int:
    """The strength that defends a province now."""
    return open_world(view).sides(p)[0][1]


def armies_at_most(view: View, seat: int) -> int:
    """So many armies the own cards could place if all their army symbols were used."""
    plain = view["players"][seat]
    symbols: int = sum(COUNT[ARMY][card] for card in [*view["hand"], *plain["reserve"]])
    supply: int = plain["supply"][2]
    return min(symbols, supply)


def invaded(view: View) -> int:
    """The province that is being invaded: armies will be placed where the active player has nothing yet; or -1."""
    row = next((row for row in view["asked"] if row[0] == "Armies"), None)
    if row is None:
        return -1
    seat, p = int(row[1]), int(row[2])
    plain = view["players"][seat]
    return -1 if plain["armies"][p] or owners(view)[p] == seat else p


def owners(view: View) -> list[int]:
    """Who controls each province; -1 nobody."""
    found = [-1] * SIZE
    for seat, plain in enumerate(view["players"]):
        for p in [*plain["towns"], *plain["cities"], *([plain["citadel"]] if plain["citadel"] >= 0 else [])]:
            found[p] = seat
    return found


_FOR: Final = ("Armies", "Gain", "Recover", "Erect", "TakeToken", "Bought", "Truce", "Enlist")


def purpose(view: View) -> Text:
    """What is being paid for: the first thing planned behind the payment that says so."""
    asked: list[list[Any]] = view["asked"]
    step, *rest = next((row for row in asked if row[0] in _FOR), [""])
    numbers = [int(n) for n in rest]
    if step in ("Armies", "Truce", "Enlist"):
        return PROVINCE[numbers[1]]
    if step in ("Gain", "Recover"):
        return CARD[numbers[1]]
    if step == "Erect":
        return SITE[numbers[2] + (SIZE if numbers[1] == ROAD else 0)]
    return STACK[numbers[1]] if step == "TakeToken" else DEED[BUY]
