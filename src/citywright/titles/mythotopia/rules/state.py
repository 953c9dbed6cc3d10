"""The state of Mythotopia: the board, the cards on sale, the victory points, and what every player has."""

from typing import Any

from citywright.kit.table import Table

from .facts import (
    CARD_STACKS,
    CASTLE_FORCE,
    CAVALRY_BIT,
    CAVALRY_FORCE,
    DRAGON_FORCE,
    EFFECTS,
    IMPROVEMENT_CARDS,
    LIMES_BIT,
    LIMES_FORCE,
    MERCENARIES,
    NONE,
    PROVINCE_CARDS,
    RANGER_BIT,
    RANGER_FORCE,
    REGIONS,
    RESERVE_ARMY_BIT,
    RUGGED,
    RUGGED_FORCE,
    SCRIBE_BIT,
    SEAS_OF,
    SIZE,
    STACK_CARD,
    STACK_VALUE,
    STRENGTH,
    VP_CARDS,
    nth,
)
from .player import Player, load_player
from .scoring import score_lines, winners

IN_HAND, IN_DECK, IN_DISCARD, IN_RESERVE, IN_PROVINCE_DECK = range(1, 6)
"""Where a lost province card lay (`taken_from`); 0 if none was handed over this turn."""

ACQUIRED, MARCHED, STORED, PREFERRED = 1 << 80, 1 << 81, 1 << 82, 1 << 83
"""In `used`, above the bits of the cards: what a player may do once in a turn."""

_networks: dict[int, tuple[int, ...]] = {}
"""Road networks remembered by the roads that may be used; a pure function, so forgetting it costs only time."""
_MOST_NETWORKS = 4096


def networks(roads: int) -> tuple[int, ...]:
    """For every province the set of provinces joined to it by these roads, itself included."""
    known = _networks.get(roads)
    if known is None:
        rows = [1 << p for p in range(SIZE)]
        for network in REGIONS.joined(roads):
            for p in REGIONS.cells(network):
                rows[p] = network
        known = tuple(rows)
        if len(_networks) >= _MOST_NETWORKS:
            _networks.clear()
        _networks[roads] = known
    return known


class Mythotopia(Table):
    """The whole table. Shuffled decks are sets: a card is drawn by chance when it is turned up."""

    __slots__ = (
        "active",
        "castles",
        "display",
        "dragons",
        "first",
        "fresh",
        "gone",
        "improvements",
        "in_play",
        "left",
        "limit",
        "looking",
        "mercenaries",
        "owned",
        "players",
        "pool",
        "province_deck",
        "road_stone",
        "roads",
        "runestones",
        "secret",
        "secret_seat",
        "stacks",
        "taken_from",
        "town_marks",
        "used",
        "withdraws",
    )
    turn_rule = 69
    over_rule = 178

    players: list[Player]
    owned: int
    """Mask of the players this state may change; the others are shared with a copy."""
    first: int
    active: int
    """Whose turn it is; NONE during setup."""
    left: int
    """Actions left in this turn."""
    fresh: bool
    """Has nothing been done in this turn?"""
    used: int
    """Once-per-turn things: bits of Farming and its like, and those above."""
    castles: int
    dragons: int
    runestones: int
    """Sets of provinces."""
    roads: int
    """Set of borders."""
    mercenaries: int
    """In the common stock."""
    display: int
    improvements: int
    """The improvement deck: a set, in no order."""
    gone: int
    """The Philosopher, once used."""
    province_deck: int
    in_play: int
    """Set of the seven VP cards."""
    stacks: tuple[int, ...]
    """Tokens left in each stack; 0 for cards that are not in play."""
    pool: tuple[int, ...]
    """The unused VP tokens by value, from 1 on."""
    secret: int
    """The improvement the Philosopher brought, as long as only its owner knows it; it is in his hand then."""
    secret_seat: int
    looking: int
    """The improvements the active player chooses from."""
    taken_from: int
    road_stone: int
    withdraws: bool
    town_marks: bool
    """Options: what a road costs, whether armies may leave an invaded neutral province, the Scribe's marker."""
    limit: int
    """After so many rounds the game ends by points; 0: never."""

    def __init__(self, seats: int, rng: int, like: "Mythotopia | None" = None) -> None:
        super().__init__(seats, rng)
        if like is None:
            self.players = [Player() for _ in range(seats)]
            self.owned = -1
            self.first = self.active = NONE
            self.left = 0
            self.fresh = False
            self.used = 0
            self.castles = self.dragons = self.runestones = self.roads = 0
            self.mercenaries = MERCENARIES
            self.display = 0
            self.improvements = IMPROVEMENT_CARDS
            self.gone = 0
            self.province_deck = PROVINCE_CARDS
            self.in_play = 0
            self.stacks = (0,) * len(STACK_CARD)
            self.pool = ()
            self.secret = self.secret_seat = NONE
            self.looking = 0
            self.taken_from = 0
            self.road_stone = 0
            self.withdraws = True
            self.town_marks = False
            self.limit = 0
        else:
            like.copy_base(self)
            self.players = like.players[:]
            self.owned = 0
            self.first = like.first
            self.active = like.active
            self.left = like.left
            self.fresh = like.fresh
            self.used = like.used
            self.castles = like.castles
            self.dragons = like.dragons
            self.runestones = like.runestones
            self.roads = like.roads
            self.mercenaries = like.mercenaries
            self.display = like.display
            self.improvements = like.improvements
            self.gone = like.gone
            self.province_deck = like.province_deck
            self.in_play = like.in_play
            self.stacks = like.stacks
            self.pool = like.pool
            self.secret = like.secret
            self.secret_seat = like.secret_seat
            self.looking = like.looking
            self.taken_from = like.taken_from
            self.road_stone = like.road_stone
            self.withdraws = like.withdraws
            self.town_marks = like.town_marks
            self.limit = like.limit

    def clone(self) -> "Mythotopia":
        self.owned = 0  # from now on both share the players
        return Mythotopia(self.seats, self.rng, self)

    def edit(self, seat: int) -> Player:
        """A player this state may change: copied first if a clone shares it."""
        me = self.players[seat]
        if not self.owned >> seat & 1:
            me = Player(me)
            self.players[seat] = me
            self.owned |= 1 << seat
        return me

    # -- the board --

    def owner_of(self, p: int) -> int:
        """Who controls a province, NONE for neutral ones."""
        for seat, player in enumerate(self.players):
            if player.own >> p & 1:
                return seat
        return NONE

    def controlled(self) -> int:
        """The provinces of all players."""
        mask = 0
        for player in self.players:
            mask |= player.own
        return mask

    def others_at(self, seat: int) -> int:
        """The provinces where somebody else has armies."""
        mask = 0
        for other, player in enumerate(self.players):
            if other != seat:
                mask |= player.at
        return mask

    def attacked(self, seat: int) -> int:
        """The own provinces with armies of somebody else."""
        return self.players[seat].own & self.others_at(seat)

    def wars_of(self, seat: int) -> int:
        """The provinces of wars this player takes part in (chapter 7): as an attacker or as the owner."""
        me = self.players[seat]
        return me.at & ~me.own | self.attacked(seat)

    def in_conflict(self, seat: int) -> bool:
        """Is this player in a war over a province of a player (OR-32)?"""
        me = self.players[seat]
        for other, player in enumerate(self.players):
            if other != seat and (me.own & player.at or me.at & player.own):
                return True
        return False

    def barred(self, seat: int) -> int:
        """The provinces this player may not invade because of an active Reserve Army (M-253, M-254)."""
        for other, player in enumerate(self.players):
            if player.reserve & RESERVE_ARMY_BIT:
                if not self.in_conflict(other):
                    return 0
                return self.controlled() if other == seat else player.own
        return 0

    def networks(self, seat: int) -> tuple[int, ...]:
        """Which provinces stand for which by the roads this player may use (M-215, M-292)."""
        return networks(REGIONS.inside(self.players[seat].own, self.roads) if self.roads else 0)

    # -- strength (chapter 7.1) --

    def force_lines(self, p: int, seat: int) -> list[int]:
        """A player's strength in a province in parts: armies, mercenaries, ships, castle, terrain, Reserve cards."""
        me = self.players[seat]
        ships = sum([me.ships >> 4 * sea & 15 for sea in SEAS_OF[p]])
        rugged = RUGGED >> p & 1
        castle = terrain = cards = 0
        if rugged and me.reserve & RANGER_BIT:
            cards += RANGER_FORCE
        if me.own >> p & 1:
            if (self.castles | me.citadel) >> p & 1:
                castle = CASTLE_FORCE
            terrain = RUGGED_FORCE * rugged
            if me.reserve & LIMES_BIT:
                cards += LIMES_FORCE
        elif me.reserve & CAVALRY_BIT:
            cards += CAVALRY_FORCE
        return [me.armies_in(p), me.mercenaries_in(p), ships, castle, terrain, cards]

    def force(self, p: int, seat: int) -> int:
        return sum(self.force_lines(p, seat))

    def neutral_force(self, p: int) -> int:
        return STRENGTH[p] + (DRAGON_FORCE if self.dragons >> p & 1 else 0)

    def sides(self, p: int) -> list[tuple[int, int]]:
        """Everybody in the war over a province with their strength, the defender first (NONE: the neutral force)."""
        owner = self.owner_of(p)
        found = [(owner, self.force(p, owner) if owner >= 0 else self.neutral_force(p))]
        for seat, player in enumerate(self.players):
            if player.at >> p & 1 and seat != owner:
                found.append((seat, self.force(p, seat)))
        return found

    # -- victory points --

    def vp(self, seat: int) -> int:
        return sum([n for _, n in score_lines(self.players[seat])])

    def score_lines(self, seat: int) -> list[tuple[str, int]]:
        return score_lines(self.players[seat])

    def winners(self) -> tuple[int, ...]:
        return winners(self.players) if self.is_over() else ()

    def empty_cards(self) -> int:
        """How many of the VP cards in play have no token left."""
        stacks = self.stacks
        return sum(
            [
                self.in_play >> card & 1 and not any([stacks[s] for s in CARD_STACKS[card]])  # noqa: C419
                for card in range(len(VP_CARDS))
            ]
        )

    def is_in_play(self, stack: int) -> int:
        return self.in_play >> STACK_CARD[stack] & 1

    def can_take(self, seat: int, stack: int) -> bool:
        """Is there a token for this player: on the card, or by the Scribe in the pool (M-50, M-258)?"""
        if not self.in_play >> STACK_CARD[stack] & 1:
            return False
        if self.stacks[stack]:
            return True
        return bool(self.players[seat].reserve & SCRIBE_BIT) and self.pool[STACK_VALUE[stack] - 1] > 0

    def award(self, seat: int, stack: int, scribe: bool = True) -> bool:
        """A player has earned a token of this stack; False if there is none to take (M-50)."""
        if not self.in_play >> STACK_CARD[stack] & 1:
            return False
        value = STACK_VALUE[stack]
        me = self.players[seat]
        pooled = scribe and me.reserve & SCRIBE_BIT and self.pool[value - 1] > 0
        if pooled and (me.prefers or not self.stacks[stack]):
            pool = list(self.pool)
            pool[value - 1] -= 1
            self.pool = tuple(pool)
            self.tell("token", seat, STACK_CARD[stack], value, 1)
        elif self.stacks[stack]:
            stacks = list(self.stacks)
            stacks[stack] -= 1
            self.stacks = tuple(stacks)
            self.tell("token", seat, STACK_CARD[stack], value, 0)
        else:
            return False
        self.edit(seat).add_token(value)
        return True

    # -- cards --

    def live(self, seat: int) -> int:
        """Farming and its like that may still be used in this turn (M-225..M-228)."""
        return self.players[seat].reserve & EFFECTS & ~self.used

    def take_card(self, seat: int, card: int) -> Player:
        """A card leaves hand or Reserve in everybody's sight."""
        me = self.edit(seat)
        bit = 1 << card
        if me.hand & bit:
            me.hand ^= bit
            me.seen &= ~bit
            if card == self.secret:
                self.secret = self.secret_seat = NONE
        else:
            me.reserve ^= bit
        return me

    def lay(self, seat: int, card: int) -> None:
        """Lay a card on the table for the action in hand."""
        self.take_card(seat, card).laid |= 1 << card

    def draw_cards(self, seat: int, n: int) -> int:
        """Draw from the own deck, of the shuffled discard when it has run out (M-74); as many as there are (OR-23)."""
        me = self.edit(seat)
        drawn = 0
        while drawn < n:
            if not me.deck:
                if not me.discard:
                    break
                # Everything else lies open now, so everybody knows the hand.
                me.seen = me.hand & ~(1 << self.secret) if self.secret_seat == seat else me.hand
                me.deck = me.discard
                me.discard = 0
                self.tell("shuffles", seat)
            bit = nth(me.deck, self.chance(me.deck.bit_count()))
            me.deck ^= bit
            me.hand |= bit
            drawn += 1
            if self.news is not None:
                self.tell_to(seat, "draws", seat, bit.bit_length() - 1)
        if drawn:
            self.tell_others(seat, "draws_cards", seat, drawn)
        return drawn

    # -- saving --

    def dump(self) -> dict[str, Any]:
        return {
            **self.dump_base(),
            "players": [player.dump() for player in self.players],
            "first": self.first,
            "active": self.active,
            "left": self.left,
            "fresh": self.fresh,
            "used": self.used,
            "castles": self.castles,
            "dragons": self.dragons,
            "runestones": self.runestones,
            "roads": self.roads,
            "mercenaries": self.mercenaries,
            "display": self.display,
            "improvements": self.improvements,
            "gone": self.gone,
            "province_deck": self.province_deck,
            "in_play": self.in_play,
            "stacks": list(self.stacks),
            "pool": list(self.pool),
            "secret": self.secret,
            "secret_seat": self.secret_seat,
            "looking": self.looking,
            "taken_from": self.taken_from,
            "road_stone": self.road_stone,
            "withdraws": self.withdraws,
            "town_marks": self.town_marks,
            "limit": self.limit,
        }

    def load(self, plain: dict[str, Any]) -> None:
        self.players = [load_player(row) for row in plain["players"]]
        self.owned = -1
        self.first, self.active = plain["first"], plain["active"]
        self.left, self.fresh, self.used = plain["left"], plain["fresh"], plain["used"]
        self.castles, self.dragons, self.runestones = plain["castles"], plain["dragons"], plain["runestones"]
        self.roads, self.mercenaries = plain["roads"], plain["mercenaries"]
        self.display, self.improvements, self.gone = plain["display"], plain["improvements"], plain["gone"]
        self.province_deck, self.in_play = plain["province_deck"], plain["in_play"]
        self.stacks, self.pool = tuple(plain["stacks"]), tuple(plain["pool"])
        self.secret, self.secret_seat = plain["secret"], plain["secret_seat"]
        self.looking, self.taken_from = plain["looking"], plain["taken_from"]
        self.road_stone, self.withdraws = plain["road_stone"], plain["withdraws"]
        self.town_marks, self.limit = plain["town_marks"], plain["limit"]
