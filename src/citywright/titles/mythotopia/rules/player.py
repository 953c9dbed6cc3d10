"""One player: pieces on the board and in the Supply, tokens, and where the cards are."""

from typing import Any

from .facts import (
    CITIES,
    HAND,
    POOL_ARMIES,
    POOL_SHIPS,
    QUEEN_BIT,
    QUEEN_HAND,
    RESERVE,
    RESERVE_CITADEL,
    RESERVE_CITY,
    RESERVE_WAREHOUSE,
    SUPPLY_ARMIES,
    SUPPLY_SHIPS,
    WAREHOUSE_BIT,
    twin,
)


class Player:
    """What one player has. Every field is an int, so copies share nothing that could change."""

    __slots__ = (
        "armies",
        "aside",
        "at",
        "citadel",
        "cities",
        "claims",
        "deck",
        "discard",
        "hand",
        "laid",
        "lost_citadel",
        "markers",
        "mercenaries",
        "ones",
        "own",
        "pool_armies",
        "pool_ships",
        "prefers",
        "reserve",
        "seen",
        "ships",
        "supply_armies",
        "supply_cities",
        "supply_ships",
        "supply_towns",
        "threes",
        "towns",
        "twos",
    )

    towns: int
    """Sets of provinces with a Town, a City, the Citadel."""
    cities: int
    citadel: int
    own: int
    """All three together: the provinces this player controls (M-47). Derived."""
    armies: int
    """Own armies, a counter of 4 bits for each province."""
    at: int
    """The provinces that hold own armies. Derived."""
    mercenaries: int
    """A counter of 4 bits for each province."""
    ships: int
    """A counter of 4 bits for each sea."""
    supply_towns: int
    supply_cities: int
    """On the Reserve card."""
    supply_armies: int
    supply_ships: int
    pool_armies: int
    pool_ships: int
    lost_citadel: bool
    markers: int
    """Cities (or Towns) that mark Master of the Seas for the Scribe (OR-16)."""
    claims: int
    """Conditions of Master of the Seas this player has had a token for: bit 0 three seas, bit 1 four (OR-17)."""
    ones: int
    """VP tokens by value."""
    twos: int
    threes: int
    hand: int
    """Sets of cards."""
    reserve: int
    deck: int
    discard: int
    laid: int
    """On the table for the action in hand; they go to the discard when it is complete."""
    aside: int
    """Starting cards that were removed (M-172)."""
    seen: int
    """Hand cards that everybody knows to be there: they were left when the deck had run out, or came from the
    discard, which is open."""
    prefers: int
    """With the Scribe: 0 tokens from the VP card first, 1 from the unused pool first (OR-18)."""

    def __init__(self, like: "Player | None" = None) -> None:
        """Somebody before the deal, or a copy. (Compiled classes are copied by constructor only.)"""
        if like is None:
            self.towns = self.cities = self.citadel = self.own = 0
            self.armies = self.at = self.mercenaries = self.ships = 0
            self.supply_towns = 0
            self.supply_cities = CITIES
            self.supply_armies = SUPPLY_ARMIES
            self.supply_ships = SUPPLY_SHIPS
            self.pool_armies = POOL_ARMIES
            self.pool_ships = POOL_SHIPS
            self.lost_citadel = False
            self.markers = self.claims = 0
            self.ones = self.twos = self.threes = 0
            self.hand = self.reserve = self.deck = self.discard = self.laid = self.aside = self.seen = 0
            self.prefers = 0
        else:
            self.towns = like.towns
            self.cities = like.cities
            self.citadel = like.citadel
            self.own = like.own
            self.armies = like.armies
            self.at = like.at
            self.mercenaries = like.mercenaries
            self.ships = like.ships
            self.supply_towns = like.supply_towns
            self.supply_cities = like.supply_cities
            self.supply_armies = like.supply_armies
            self.supply_ships = like.supply_ships
            self.pool_armies = like.pool_armies
            self.pool_ships = like.pool_ships
            self.lost_citadel = like.lost_citadel
            self.markers = like.markers
            self.claims = like.claims
            self.ones = like.ones
            self.twos = like.twos
            self.threes = like.threes
            self.hand = like.hand
            self.reserve = like.reserve
            self.deck = like.deck
            self.discard = like.discard
            self.laid = like.laid
            self.aside = like.aside
            self.seen = like.seen
            self.prefers = like.prefers

    # -- questions --

    def capacity(self) -> int:
        """How many cards the Reserve may hold (M-162, M-263)."""
        more = RESERVE_WAREHOUSE if self.reserve & WAREHOUSE_BIT else 0
        cities = RESERVE_CITY * self.cities.bit_count()
        return RESERVE + cities + (RESERVE_CITADEL if self.citadel else 0) + more

    def room(self) -> int:
        return self.capacity() - self.reserve.bit_count()

    def hand_limit(self) -> int:
        return QUEEN_HAND if self.reserve & QUEEN_BIT else HAND

    def pickable(self) -> int:
        """Hand and Reserve; of the two Armies that are alike only the first where they lie together (M-40)."""
        return self.hand & ~twin(self.hand) | self.reserve & ~twin(self.reserve)

    def cards(self) -> int:
        """Everything this player owns but what was removed."""
        return self.hand | self.reserve | self.deck | self.discard | self.laid

    def armies_in(self, p: int) -> int:
        return self.armies >> 4 * p & 15

    def mercenaries_in(self, p: int) -> int:
        return self.mercenaries >> 4 * p & 15

    def ships_in(self, sea: int) -> int:
        return self.ships >> 4 * sea & 15

    def tokens(self) -> int:
        """What the own VP tokens are worth."""
        return self.ones + 2 * self.twos + 3 * self.threes

    # -- changes --

    def place(self, p: int, n: int) -> None:
        """Armies from the Supply into a province."""
        self.supply_armies -= n
        self.armies += n << 4 * p
        self.at |= 1 << p

    def withdraw(self, p: int, n: int) -> int:
        """Armies back to the Supply; with the last one the mercenaries leave too (OR-28). Returns how many of those."""
        self.supply_armies += n
        self.armies -= n << 4 * p
        if self.armies >> 4 * p & 15:
            return 0
        self.at &= ~(1 << p)
        hired = self.mercenaries >> 4 * p & 15
        self.mercenaries -= hired << 4 * p
        return hired

    def add_token(self, value: int, n: int = 1) -> None:
        if value == 1:
            self.ones += n
        elif value == 2:
            self.twos += n
        else:
            self.threes += n

    def settle(self, p: int) -> None:
        """A Town from the Supply: the province is this player's."""
        self.supply_towns -= 1
        self.towns |= 1 << p
        self.own |= 1 << p

    def lose(self, p: int) -> int:
        """The own piece leaves a province: 1 a Town, 2 a City, 3 the Citadel (M-134)."""
        bit = 1 << p
        self.own &= ~bit
        if self.towns & bit:
            self.towns ^= bit
            self.supply_towns += 1
            return 1
        if self.cities & bit:
            self.cities ^= bit
            self.supply_cities += 1
            return 2
        self.citadel = 0
        self.lost_citadel = True  # OR-45: it is never placed again
        return 3

    # -- saving --

    def dump(self) -> list[Any]:
        return [
            self.towns,
            self.cities,
            self.citadel,
            self.armies,
            self.mercenaries,
            self.ships,
            self.supply_towns,
            self.supply_cities,
            self.supply_armies,
            self.supply_ships,
            self.pool_armies,
            self.pool_ships,
            self.lost_citadel,
            self.markers,
            self.claims,
            self.ones,
            self.twos,
            self.threes,
            self.hand,
            self.reserve,
            self.deck,
            self.discard,
            self.laid,
            self.aside,
            self.seen,
            self.prefers,
        ]


def load_player(row: list[Any]) -> Player:
    me = Player()
    me.towns, me.cities, me.citadel, me.armies, me.mercenaries, me.ships = row[:6]
    me.supply_towns, me.supply_cities, me.supply_armies, me.supply_ships, me.pool_armies, me.pool_ships = row[6:12]
    me.lost_citadel, me.markers, me.claims, me.ones, me.twos, me.threes = row[12:18]
    me.hand, me.reserve, me.deck, me.discard, me.laid, me.aside, me.seen, me.prefers = row[18:]
    me.own = me.towns | me.cities | me.citadel
    me.at = sum([1 << p for p in range(40) if me.armies >> 4 * p & 15])
    return me
