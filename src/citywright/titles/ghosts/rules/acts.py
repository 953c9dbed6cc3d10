"""What the main and additional actions do, and the questions that follow them."""

from citywright.kit.actions import Action

from .facts import (
    BONUS,
    BONUS_DIE,
    BUILD,
    BUILD_COST,
    BUILD_TOKENS,
    BUILD_VALOR,
    BUILT,
    BULK_FROM,
    BULK_TRADE,
    BUNDLE_COST,
    BUNDLES,
    COMPOSURE,
    COMPOSURE_BY,
    CONTACT,
    CONTACT_COST,
    CONTACTED,
    EXPLORE,
    FORAGING,
    FORAGING_BY,
    HAGGLING,
    HAGGLING_BY,
    HARVEST,
    HARVEST_OF,
    INSIGHT,
    LEARNED,
    MASTER_BUILDER,
    MASTER_BUILDER_BY,
    OPEN_SLOTS,
    PRICES,
    RENOWN,
    RENOWN_BY,
    RESOURCES,
    SKILL_COST,
    SKILL_DECK,
    SLOT_VALOR,
    TOKEN,
    TRACK_SLOTS,
    TRACK_VALOR,
    TRACKS,
    TRAIN_COST,
    TRAINED,
    WATER,
    tokens_on,
)
from .player import Player
from .state import FEW_TOKENS, Ghosts
from .verbs import RESTORE_ON, REWARD_ROWS, ROLL, TAKE_A, Ask

# -- main actions --


def explore(g: Ghosts, seat: int, place: int, cost: int) -> None:
    """Pay the cost of the hex that is entered, and move (G-91, G-92)."""
    me = g.edit(seat)
    me.active -= cost * TOKEN[EXPLORE]
    g.tell("explores", seat, me.sensor, place, cost)
    me.sensor = place


def harvest(g: Ghosts, seat: int, place: int) -> None:
    """A resource of the own hex, or water from a lake next door (G-95 to G-103)."""
    take_harvest(g, seat, place, HARVEST_OF[g.land.terrain[place]])


def fetch(g: Ghosts, seat: int) -> None:
    """Water on the own hex beside a lake (O-5, the other reading)."""
    take_harvest(g, seat, g.players[seat].sensor, WATER)


def take_harvest(g: Ghosts, seat: int, place: int, resource: int) -> None:
    me = g.edit(seat)
    me.active -= TOKEN[HARVEST]
    kept = g.gain(seat, resource, 1)
    marks = g.exhaustion_left > 0 or not g.switches & FEW_TOKENS  # G-171
    if marks:
        g.exhausted |= 1 << place
        g.exhaustion_left -= 1
    if kept or marks:
        g.tell("harvests", seat, place, resource, kept)
    else:
        g.tell("wastes", seat)  # nothing on the table shows what it was
    if me.skills & FORAGING:
        ask_for_resources(g, seat, FORAGING_BY)


def build(g: Ghosts, seat: int, kind: int) -> None:
    """Pay, put building and marker on the own hex, score (G-105 to G-110)."""
    me = g.edit(seat)
    bit = 1 << me.sensor
    me.active -= BUILD_TOKENS[kind] * TOKEN[BUILD]
    g.spend(seat, BUILD_COST[kind])
    if g.exhausted & bit:
        g.exhausted ^= bit
        g.exhaustion_left += 1
    kinds, pieces = list(g.buildings), list(g.pieces)
    kinds[kind] |= bit
    pieces[kind] -= 1
    g.buildings, g.pieces = tuple(kinds), tuple(pieces)
    g.built |= bit
    me.own |= bit
    me.markers -= 1
    g.tell("builds", seat, me.sensor, kind)
    g.score(seat, BUILD_VALOR[kind] + (MASTER_BUILDER_BY if me.skills & MASTER_BUILDER else 0), BUILT)


def contact(g: Ghosts, seat: int) -> None:
    """Pay, send the ghost back to the supply, then the reward (G-113 to G-116)."""
    me = g.edit(seat)
    cost = CONTACT_COST[g.season()]
    me.active -= cost * TOKEN[CONTACT]
    g.ghosts ^= 1 << me.sensor
    g.supply += 1
    g.tell("contacts", seat, me.sensor, cost)
    if me.skills & COMPOSURE:  # what was just paid is inactive
        for _ in range(min(COMPOSURE_BY, cost)):
            restore(g, seat, CONTACT)
    if me.skills & INSIGHT:
        g.next(ChooseReward(seat))
    else:
        roll(g, seat)


def roll(g: Ghosts, seat: int) -> None:
    face = BONUS_DIE[g.chance(len(BONUS_DIE))]
    g.tell("rolls", seat, face)
    reward(g, seat, face)


def reward(g: Ghosts, seat: int, row: int) -> None:
    """What the season's bonus card gives; the valor of one contact is one move (O-10)."""
    g.face = row
    pecunia, resources, valor = BONUS[g.season()][row]
    if pecunia:
        g.earn(seat, pecunia)
        g.tell("pecunia", seat, pecunia)
    g.score(seat, valor + (RENOWN_BY if g.players[seat].skills & RENOWN else 0), CONTACTED)
    ask_for_resources(g, seat, resources)


class ChooseReward(Ask):
    """With skill 2: roll, or choose a row of the bonus card (G-145)."""

    __slots__ = ()
    rule = 145

    def options(self, g: Ghosts) -> list[Action]:
        return [ROLL, *REWARD_ROWS]

    def refuses(self, g: Ghosts, action: Action) -> int:
        return 0 if action[0] == "roll" or action[0] == "reward" else super().refuses(g, action)

    def resolve(self, g: Ghosts, action: Action) -> None:
        if action[0] == "roll":
            roll(g, self.seat)
        else:
            g.tell("chooses", self.seat, action[1])
            reward(g, self.seat, action[1])


# -- resources of any type, and tokens of any kind --


def ask_for_resources(g: Ghosts, seat: int, n: int) -> None:
    """Resources of any type: the player chooses, unless there is no room for any (G-34)."""
    if n and has_room(g.players[seat]):
        g.next(TakeResource(seat, n))


def has_room(me: Player) -> bool:
    limit = me.limit()
    return any(me.has(resource) < limit for resource in range(len(RESOURCES)))


class TakeResource(Ask):
    """Which resource to take; `left` are to come, each chosen by itself (G-34)."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    rule = 34

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, g: Ghosts) -> list[Action]:
        return list(TAKE_A)

    def refuses(self, g: Ghosts, action: Action) -> int:
        return 0 if action[0] == "take" else super().refuses(g, action)

    def resolve(self, g: Ghosts, action: Action) -> None:
        if g.gain(self.seat, action[1], 1):
            g.tell("takes", self.seat, action[1])
        else:
            g.tell("wastes", self.seat)
        ask_for_resources(g, self.seat, self.left - 1)

    def prompt(self, g: Ghosts) -> tuple[str, int, int]:
        return ("TakeResource", self.seat, self.left)


def restore(g: Ghosts, seat: int, track: int) -> None:
    """Turn an inactive token up (G-48)."""
    g.edit(seat).active += TOKEN[track]
    g.tell("restores", seat, track)


def spent_tracks(me: Player) -> list[int]:
    """Tracks with an inactive token."""
    return [track for track in range(len(TRACKS)) if tokens_on(me.active, track) < tokens_on(me.slots, track)]


class RestoreToken(Ask):
    """With skill 9: which token a large sale restores (G-151, G-181)."""

    __slots__ = ()
    rule = 151

    def options(self, g: Ghosts) -> list[Action]:
        return [RESTORE_ON[track] for track in spent_tracks(g.players[self.seat])]

    def refuses(self, g: Ghosts, action: Action) -> int:
        if action[0] != "restore":
            return super().refuses(g, action)
        return 0 if action[1] in spent_tracks(g.players[self.seat]) else 181

    def resolve(self, g: Ghosts, action: Action) -> None:
        restore(g, self.seat, action[1])


# -- additional actions --


def sell(g: Ghosts, seat: int, bundle: int) -> None:
    """One deal of the market card (G-119 to G-121)."""
    skills = g.players[seat].skills
    price = PRICES[g.market][bundle] + (HAGGLING_BY if skills & HAGGLING else 0)
    g.spend(seat, BUNDLE_COST[bundle])
    g.earn(seat, price)
    g.tell("sells", seat, bundle, price)
    if skills & BULK_TRADE and len(BUNDLES[bundle]) >= BULK_FROM:
        spent = spent_tracks(g.players[seat])
        if len(spent) == 1:
            restore(g, seat, spent[0])
        elif spent:
            g.next(RestoreToken(seat))


def learn(g: Ghosts, seat: int, skill: int) -> None:
    """Pay, mark the leftmost free slot, score it; the skill works at once (G-122 to G-127, G-41)."""
    g.spend(seat, SKILL_COST[skill])
    me = g.edit(seat)
    deck = SKILL_DECK[skill]
    slot = OPEN_SLOTS[g.seats][len(g.learned[deck])]
    g.learned = (*g.learned[:deck], (*g.learned[deck], seat), *g.learned[deck + 1 :])
    me.skills |= 1 << skill
    me.markers -= 1
    g.tell("learns", seat, skill, slot)
    g.score(seat, SLOT_VALOR[slot], LEARNED)


def train(g: Ghosts, seat: int, track: int) -> None:
    """Pay the price of the leftmost free slot; the new token comes inactive (G-128 to G-134)."""
    me = g.edit(seat)
    tokens = tokens_on(me.slots, track)
    price = TRAIN_COST[track][tokens]
    g.earn(seat, -price)
    me.slots += TOKEN[track]
    g.tokens_left -= 1 << (8 * track)
    g.tell("trains", seat, track, price)
    if tokens + 1 == TRACK_SLOTS[track]:
        g.score(seat, TRACK_VALOR[track], TRAINED)
