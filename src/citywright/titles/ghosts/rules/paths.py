"""Ways over the land for whoever does not want to go hex by hex: the page's walks, and strolling players."""

from collections.abc import Sequence

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.grid import to_list

from .board import BOARD, CITY_HEX, KALENA
from .facts import CONTACT, CONTACT_COST, DISCOUNTS, TRACK_SLOTS, TRAIN_COST, tokens_on
from .player import Player
from .state import Ghosts
from .verbs import END

Walk = tuple[int, tuple[int, ...]]
"""What a walk costs, and the hexes it steps on."""


def walks(costs: Sequence[int], start: int, tokens: int) -> dict[int, Walk]:
    """Every hex that can be reached with so many explore tokens, for the costs of a view."""
    found = BOARD.paths(start, costs, tokens)
    del found[start]
    return found


def stroll(g: Ghosts, actions: list[Action], stream: Stream) -> Action | None:
    """Play at random, but contact, train for contacts and walk to where that can be done: games then last longer."""
    if actions[-1] != END or stream.chance(5) == 0:
        return None
    seat = g.agenda[-1].seat
    me = g.players[seat]
    for wanted in ("contact", "train", "build", "sell", "learn", "harvest"):
        found = [action for action in actions if action[0] == wanted]
        if wanted == "train" and ("train", CONTACT) in found:
            return ("train", CONTACT)
        if found and (wanted == "contact" or stream.chance(4)):
            return found[stream.chance(len(found))]
    ways = [action for action in actions if action[0] == "explore"]
    if not ways:
        return None
    return towards(g, me, ways, goal(g, me))


def goal(g: Ghosts, me: Player) -> int:
    """Where a stroller wants to be, as a mask of hexes."""
    if g.ghosts and tokens_on(me.active, CONTACT) >= CONTACT_COST[g.season()]:
        return g.ghosts
    tokens = tokens_on(me.slots, CONTACT)
    if tokens < TRACK_SLOTS[CONTACT] and me.pecunia >= TRAIN_COST[CONTACT][tokens]:
        return KALENA & ~(1 << CITY_HEX)
    if me.store and tokens < TRACK_SLOTS[CONTACT]:
        return 1 << CITY_HEX
    return g.land.yields & ~g.exhausted & ~g.built


def towards(g: Ghosts, me: Player, ways: list[Action], wanted: int) -> Action:
    """The first of the steps that are on a cheapest way to one of these hexes."""
    costs = g.land.costs(me.skills & DISCOUNTS)
    far = g.land.distances(me.skills & DISCOUNTS)
    best, least = ways[0], -1
    for way in ways:
        for place in to_list(wanted):
            length = costs[way[1]] + far[way[1]][place]
            if far[way[1]][place] >= 0 and (least < 0 or length < least):
                best, least = way, length
    return best
