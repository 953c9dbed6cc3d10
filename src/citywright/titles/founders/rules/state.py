"""The state of Founders: the city, the offers, and what each player has.

Sets of cells are single ints (see `kit.grid`), rows of the city are never changed but replaced, so copies share them.
Nothing that stands in the city is ever removed; that keeps road networks and connections easy to keep up to date.
"""

from typing import Any

from citywright.kit.actions import Action
from citywright.kit.table import NOBODY, Table
from citywright.kit.zones import Deck

from .board import BOARDS, Board
from .facts import BASICS, CALL_BIT, COINS, EACH_STORE, GOODS, HIDDEN, HOUSES, PRESTIGE, SOLO_PRICE, SOLO_RISE, SPANS
from .scoring import score_lines, winners

NEUTRAL = -1
"""As an owner: nobody. The two basic goods that no player has are neutral (F-38)."""
EMPTY = -2
"""A demand to which nothing was delivered yet."""
NO_CARD = -1

OVER = {"completed": 10, "blocked": 309, "won": 284, "lost": 284, "unpaid": 283}
"""The clause by which a game ended."""

Net = tuple[int, int]
"""One connected piece of a road network: its cells, and those together with all cells around them."""
Nets = tuple[Net, ...]
Hidden = tuple[int, int]
"""A card that lies face down, and the mask of the cards that it may be as far as others know."""


class Store:
    """A stall or an advanced store; never changed."""

    __slots__ = ("access", "cell", "district", "good", "mask", "near", "owner", "rotation", "suppliers", "terrains")

    def __init__(
        self,
        good: int,
        owner: int,
        rotation: int,
        cell: int,
        mask: int,
        near: int,
        terrains: int,
        district: int,
        access: int,
        suppliers: tuple[int, ...],
    ) -> None:
        self.good = good
        self.owner = owner
        self.rotation = rotation
        self.cell = cell
        """The anchor: the first cell under the tile, by which it is named."""
        self.mask = mask
        self.near = near
        """The tile with all cells around it."""
        self.terrains = terrains
        """The terrains under it, as a mask."""
        self.district = district
        self.access = access
        """The seats whose token lies on it, the owner's included, as a mask."""
        self.suppliers = suppliers
        """The stores, by number, that supplied its ingredients when it was built (OR-21)."""

    def with_access(self, seat: int) -> "Store":
        return Store(
            self.good,
            self.owner,
            self.rotation,
            self.cell,
            self.mask,
            self.near,
            self.terrains,
            self.district,
            self.access | 1 << seat,
            self.suppliers,
        )

    def dump(self) -> list[Any]:
        return [self.good, self.owner, self.rotation, self.cell, self.access, list(self.suppliers)]


class Building:
    """A prestige building in the city with its card; never changed."""

    __slots__ = ("card", "cell", "cubes", "district", "mask", "near", "rotation", "token", "worker")

    def __init__(
        self,
        card: int,
        rotation: int,
        cell: int,
        mask: int,
        near: int,
        district: int,
        cubes: tuple[int, ...],
        token: bool,
        worker: int,
    ) -> None:
        self.card = card
        self.rotation = rotation
        self.cell = cell
        self.mask = mask
        self.near = near
        self.district = district
        self.cubes = cubes
        """Per demand: the seat whose cube lies there, NEUTRAL, or EMPTY."""
        self.token = token
        """Solo: does a neutral token lie on it?"""
        self.worker = worker
        """The seat whose worker lies on its card, -1 if none."""

    def with_cube(self, demand: int, owner: int) -> "Building":
        cubes = (*self.cubes[:demand], owner, *self.cubes[demand + 1 :])
        return Building(
            self.card, self.rotation, self.cell, self.mask, self.near, self.district, cubes, False, self.worker
        )

    def with_worker(self, seat: int) -> "Building":
        return Building(
            self.card, self.rotation, self.cell, self.mask, self.near, self.district, self.cubes, self.token, seat
        )

    def with_token(self, token: bool) -> "Building":
        return Building(
            self.card, self.rotation, self.cell, self.mask, self.near, self.district, self.cubes, token, self.worker
        )

    def is_complete(self) -> bool:
        return EMPTY not in self.cubes

    def dump(self) -> list[Any]:
        return [self.card, self.rotation, self.cell, list(self.cubes), int(self.token), self.worker]


class Player:
    """One seat: race and goods, money and influence, cards, and what it owns in the city."""

    __slots__ = (
        "access",
        "achieved_vp",
        "acted_vp",
        "basics",
        "built_vp",
        "coins",
        "delivered_vp",
        "earned",
        "hand",
        "hidden",
        "hired",
        "hired_vp",
        "house_districts",
        "houses",
        "income",
        "near",
        "near_all",
        "own",
        "perm",
        "playing",
        "race",
        "race_good",
        "race_worker",
        "shown",
        "spans",
        "temp",
        "vp",
    )

    def __init__(self, like: "Player | None" = None) -> None:
        if like is None:
            self.race = -1
            self.race_good = -1
            self.basics = 0
            """The basic goods of this player, as a mask; the race's own is `race_good`."""
            self.coins = COINS
            self.temp = 0
            self.perm = 0
            self.vp = 0
            """The track: the sum of the five that follow."""
            self.built_vp = 0
            self.delivered_vp = 0
            self.hired_vp = 0
            self.acted_vp = 0
            self.achieved_vp = 0
            self.income = 0
            """The goods of which this player owns a store, as a mask; the income track is their number (F-131)."""
            self.access = 0
            """The goods of which a store bears this player's token, as a mask."""
            self.hand = 0
            self.shown = 0
            """Face-up cards of the own discard; hand and this are masks."""
            self.hidden: tuple[Hidden, ...] = ()
            """Face-down cards of the own discard, in the order they were played."""
            self.playing = NO_CARD
            """The card on the table this turn; HIDDEN if it is the last of `hidden`. It is not in the discard yet."""
            self.hired = 0
            self.earned = 0
            """The prestige buildings that brought this player points, by delivery or as a supplier, as a mask of cards;
            for the city event of the historic game (F-290)."""
            self.houses = 0
            self.spans = 0
            self.race_worker = False
            """Does a worker lie on the race slot?"""
            # derived:
            self.own = 0
            """Cells of own houses and stores."""
            self.near = 0
            """Those with all cells around them: no own house or store may come there (F-78)."""
            self.near_all = 0
            """The same with own bridges and gates."""
            self.house_districts = 0
            """Cells of the districts that hold a house of this player."""
        else:
            self.race = like.race
            self.race_good = like.race_good
            self.basics = like.basics
            self.coins = like.coins
            self.temp = like.temp
            self.perm = like.perm
            self.vp = like.vp
            self.built_vp = like.built_vp
            self.delivered_vp = like.delivered_vp
            self.hired_vp = like.hired_vp
            self.acted_vp = like.acted_vp
            self.achieved_vp = like.achieved_vp
            self.income = like.income
            self.access = like.access
            self.hand = like.hand
            self.shown = like.shown
            self.hidden = like.hidden
            self.playing = like.playing
            self.hired = like.hired
            self.earned = like.earned
            self.houses = like.houses
            self.spans = like.spans
            self.race_worker = like.race_worker
            self.own = like.own
            self.near = like.near
            self.near_all = like.near_all
            self.house_districts = like.house_districts

    def clone(self) -> "Player":
        return Player(self)

    def income_track(self) -> int:
        return self.income.bit_count()

    def house_count(self) -> int:
        return self.houses.bit_count()

    def span_count(self) -> int:
        return self.spans.bit_count()

    def discarded(self) -> int:
        """How many cards lie in the own discard; the one being played is not there yet (OR-6)."""
        return self.shown.bit_count() + len(self.hidden) - (1 if self.playing == HIDDEN else 0)

    def in_discard(self) -> int:
        """The cards of the own discard, as a mask."""
        cards = self.shown
        for card, _ in self.hidden[:-1] if self.playing == HIDDEN else self.hidden:
            cards |= 1 << card
        return cards

    def unknown(self) -> int:
        """The cards that may lie face down as far as others know: all but the open ones and Call to Vote."""
        cards = self.hand & ~CALL_BIT
        for card, _ in self.hidden:
            cards |= 1 << card
        return cards

    def dump(self) -> dict[str, Any]:
        return {
            "race": self.race,
            "race_good": self.race_good,
            "basics": self.basics,
            "coins": self.coins,
            "temp": self.temp,
            "perm": self.perm,
            "vp": [self.built_vp, self.delivered_vp, self.hired_vp, self.acted_vp, self.achieved_vp],
            "hand": self.hand,
            "shown": self.shown,
            "hidden": [list(row) for row in self.hidden],
            "playing": self.playing,
            "hired": self.hired,
            "earned": self.earned,
            "houses": self.houses,
            "spans": self.spans,
            "race_worker": self.race_worker,
        }


def load_player(plain: dict[str, Any]) -> Player:
    me = Player()
    me.race = plain["race"]
    me.race_good = plain["race_good"]
    me.basics = plain["basics"]
    me.coins, me.temp, me.perm = plain["coins"], plain["temp"], plain["perm"]
    me.built_vp, me.delivered_vp, me.hired_vp, me.acted_vp, me.achieved_vp = plain["vp"]
    me.vp = sum(plain["vp"])
    me.hand, me.shown = plain["hand"], plain["shown"]
    me.hidden = tuple((card, mask) for card, mask in plain["hidden"])
    me.playing = plain["playing"]
    me.hired = plain["hired"]
    me.earned = plain["earned"]
    me.houses, me.spans = plain["houses"], plain["spans"]
    me.race_worker = plain["race_worker"]
    return me


class Founders(Table):
    """The whole table."""

    __slots__ = (
        "achievements",
        "active",
        "advisers",
        "bids",
        "board",
        "buildings",
        "built",
        "called",
        "completed",
        "deck",
        "discard",
        "first",
        "free",
        "gone",
        "historic",
        "nets",
        "neutral",
        "offer",
        "out",
        "owned",
        "players",
        "proposals",
        "quiet",
        "roads",
        "round",
        "side",
        "stores",
        "supply",
        "taken",
        "workers",
    )
    turn_rule = 20
    over_rule = 10  # `refuses` says more

    players: list[Player]
    owned: int
    """Mask of the players this state may change; the others are shared with a copy."""
    side: int
    board: Board
    workers: bool
    historic: bool
    first: int
    active: int
    """The seat with the active-player token."""
    round: int
    """Solo: the round, from 1."""
    neutral: int
    """The neutral basic goods, as a mask."""
    roads: int
    stores: tuple[Store, ...]
    buildings: tuple[Building, ...]
    supply: tuple[int, ...]
    """Stores of each good that are not in the city."""
    completed: int
    quiet: int
    """Turns since the last delivery."""
    offer: tuple[int, ...]
    """The advisers in their four slots, -1 where there is none."""
    advisers: tuple[tuple[int, ...], ...]
    """Face-down advisers, a pool for each level."""
    gone: int
    """Advisers out of the game (solo), as a mask."""
    proposals: tuple[int, ...]
    deck: Deck
    """Prestige cards to come; shared with copies, so it is cloned before it changes."""
    discard: tuple[int, ...]
    out: tuple[int, ...]
    """Prestige cards out of the game because they fit nowhere (F-206)."""
    achievements: tuple[int, ...]
    """One card per deck, -1 where it has scored or is not played with."""
    bids: tuple[tuple[int, ...], ...]
    """The last vote, open to all: proposal card, temporary and permanent crystals of each seat."""
    called: int
    """Who called the last vote, -1 if nobody has yet."""
    built: int
    """All occupied cells (derived)."""
    free: int
    """Empty cells with a terrain (derived)."""
    nets: tuple[Nets, ...]
    """For each seat the pieces of its road network: roads and own bridges and gates (derived)."""
    taken: tuple[int, ...]
    """For each good the cells of the districts that hold a store of it (derived)."""

    def __init__(self, seats: int, rng: int, side: int = 0, like: "Founders | None" = None) -> None:
        """The open box, or a copy. (Compiled classes can be copied by their constructor only.)"""
        super().__init__(seats, rng)
        if like is None:
            self.players = [Player() for _ in range(seats)]
            self.owned = -1
            self.side = side
            self.board = BOARDS[side]
            self.workers = True
            self.historic = False
            self.first = 0
            self.active = 0
            self.round = 1
            self.neutral = 0
            self.roads = 0
            self.stores = ()
            self.buildings = ()
            self.supply = (EACH_STORE,) * len(GOODS)
            self.completed = 0
            self.quiet = 0
            self.offer = ()
            self.advisers = ()
            self.gone = 0
            self.proposals = ()
            self.deck = Deck.shuffled(range(len(PRESTIGE)))
            self.discard = ()
            self.out = ()
            self.achievements = (-1, -1, -1)
            self.bids = ()
            self.called = -1
            self.built = 0
            self.free = self.board.ordinary
            self.nets = ((),) * seats
            self.taken = (0,) * len(GOODS)
        else:
            like.copy_base(self)
            self.players = like.players[:]
            self.owned = 0
            self.side = like.side
            self.board = like.board
            self.workers = like.workers
            self.historic = like.historic
            self.first = like.first
            self.active = like.active
            self.round = like.round
            self.neutral = like.neutral
            self.roads = like.roads
            self.stores = like.stores
            self.buildings = like.buildings
            self.supply = like.supply
            self.completed = like.completed
            self.quiet = like.quiet
            self.offer = like.offer
            self.advisers = like.advisers
            self.gone = like.gone
            self.proposals = like.proposals
            self.deck = like.deck
            self.discard = like.discard
            self.out = like.out
            self.achievements = like.achievements
            self.bids = like.bids
            self.called = like.called
            self.built = like.built
            self.free = like.free
            self.nets = like.nets
            self.taken = like.taken

    def clone(self) -> "Founders":
        self.owned = 0  # from now on both share the players
        return Founders(self.seats, self.rng, self.side, self)

    def edit(self, seat: int) -> Player:
        """A player this state may change: copied first if a clone shares it."""
        me = self.players[seat]
        if not self.owned >> seat & 1:
            me = Player(me)
            self.players[seat] = me
            self.owned |= 1 << seat
        return me

    # -- questions --

    def refuses(self, action: Action, seat: int = NOBODY) -> int:
        """As for every table; after the end the clause that ended this game is named."""
        return super().refuses(action, seat) if self.agenda else OVER.get(self.ending, self.over_rule)

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def owner_of(self, good: int) -> int:
        """Whose basic good this is: a seat, or NEUTRAL (F-73)."""
        for seat in range(self.seats):
            if self.players[seat].basics >> good & 1:
                return seat
        return NEUTRAL

    def reach(self, seat: int) -> int:
        """Every cell where a tile would be connected to a structure of this player (F-77, F-86)."""
        near = self.players[seat].near_all
        reached = near
        for cells, grown in self.nets[seat]:
            if cells & near:
                reached |= grown
        return reached

    def reach_of(self, seat: int, near: int) -> int:
        """Every cell connected, for this player, to a tile whose cells and surroundings are `near`."""
        reached = near
        for cells, grown in self.nets[seat]:
            if cells & near:
                reached |= grown
        return reached

    def is_connected(self, seat: int, near: int, mask: int, mask_near: int) -> bool:
        """Are two tiles connected for this player: side by side, or by one piece of its network (F-67, F-68)?"""
        if near & mask:
            return True
        for cells, _ in self.nets[seat]:  # noqa: SIM110 - a generator inside any() would cost more
            if cells & near and cells & mask_near:
                return True
        return False

    def store_at(self, cell: int) -> int:
        """The number of the store that is named by this cell, -1 if there is none."""
        stores = self.stores
        for i in range(len(stores)):
            if stores[i].cell == cell:
                return i
        return -1

    def building_of(self, card: int) -> int:
        """The number of the building of this card, -1 if it is not built."""
        buildings = self.buildings
        for i in range(len(buildings)):
            if buildings[i].card == card:
                return i
        return -1

    def free_workers(self, seat: int) -> int:
        """Workers unlocked by houses that lie nowhere (F-102)."""
        me = self.players[seat]
        used = 1 if me.race_worker else 0
        for building in self.buildings:
            if building.worker == seat:
                used += 1
        return me.houses.bit_count() - used

    def solo_price(self, slot: int) -> int:
        """Solo: the price of a proposal in influence (F-272..F-274)."""
        return SOLO_PRICE[slot] + SOLO_RISE[slot] * self.completed

    def score_lines(self, seat: int) -> list[tuple[str, int]]:
        return score_lines(self, seat)

    def winners(self) -> tuple[int, ...]:
        return winners(self) if self.is_over() else ()

    # -- saving --

    def dump(self) -> dict[str, Any]:
        return {
            **self.dump_base(),
            "side": self.side,
            "workers": self.workers,
            "historic": self.historic,
            "players": [player.dump() for player in self.players],
            "first": self.first,
            "active": self.active,
            "round": self.round,
            "neutral": self.neutral,
            "roads": self.roads,
            "stores": [store.dump() for store in self.stores],
            "buildings": [building.dump() for building in self.buildings],
            "supply": list(self.supply),
            "completed": self.completed,
            "quiet": self.quiet,
            "offer": list(self.offer),
            "advisers": [list(pool) for pool in self.advisers],
            "gone": self.gone,
            "proposals": list(self.proposals),
            "deck": self.deck.dump(),
            "discard": list(self.discard),
            "out": list(self.out),
            "achievements": list(self.achievements),
            "bids": [list(bid) for bid in self.bids],
            "called": self.called,
        }


def spare_houses(me: Player) -> int:
    return HOUSES - me.houses.bit_count()


def spare_spans(me: Player) -> int:
    return SPANS - me.spans.bit_count()


BASIC_MASK = (1 << BASICS) - 1
