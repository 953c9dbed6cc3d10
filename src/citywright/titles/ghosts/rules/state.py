"""The state of Land of Ghosts: what lies on the forty-nine hexes, and the players."""

from typing import Any, Final

from citywright.kit.actions import Action
from citywright.kit.table import NOBODY, Table

from .board import KALENA, Land, land_of
from .facts import (
    ACTION_TOKENS,
    BUILDINGS,
    DECKS,
    EARNED_BITS,
    EXHAUSTION_TOKENS,
    GHOSTS,
    LAP,
    NONE,
    ONE,
    PIECES,
    RESOURCE_TOKENS,
    SHIFT,
    START_TOKENS,
    START_VALOR,
    TRACK_BITS,
    season_of,
)
from .player import Player, load_player
from .scoring import score_lines, winners

FINAL, KALENA_FELL, SUPPLY_RAN_OUT = "final", "kalena", "supply"
"""How a game can end: scored after the third season, or lost by all."""
LOSS_RULE: Final = {KALENA_FELL: 137, SUPPLY_RAN_OUT: 74}
SEALED_RULE: Final = 175
"""Who has chosen tasks waits until the others have."""

EASY_SHORTAGE, LAND_WATER, FEW_TOKENS = 1, 2, 4
"""Switches, as bits: the milder reading of O-1, water from the own hex (O-5), twelve exhaustion tokens only (O-8)."""


class Ghosts(Table):
    """The whole table. Every set of hexes is a mask of 49 bits; only the chosen tasks are secret."""

    __slots__ = (
        "bank",
        "buildings",
        "built",
        "cards",
        "exhausted",
        "exhaustion_left",
        "face",
        "ghosts",
        "land",
        "learned",
        "market",
        "mode",
        "next_stamp",
        "order",
        "owned",
        "pecunia_out",
        "pieces",
        "players",
        "rolled",
        "round",
        "skills",
        "supply",
        "switches",
        "tokens_left",
    )
    turn_rule = 77
    over_rule = 88

    players: list[Player]
    owned: int
    """Mask of the players this state may change; the others are shared with a copy."""
    land: Land
    """What follows from the tiles; shared by all copies."""
    mode: int
    cards: int
    """Ghost cards in force, as bits of their effects."""
    switches: int
    market: int
    skills: tuple[int, ...]
    """The skill of each deck."""
    learned: tuple[tuple[int, ...], ...]
    """For each of these skills the seats that learned it, in order."""
    round: int
    """1 to 9; 0 before the first."""
    order: tuple[int, ...]
    """Seats by their turn-order tokens."""
    next_stamp: int
    rolled: int
    """The terrain the ghosts spread to this round."""
    face: int
    """The row of the bonus card that was given last; -1 before."""
    ghosts: int
    exhausted: int
    buildings: tuple[int, ...]
    """A mask of hexes for each kind of building."""
    built: int
    """All hexes with a building."""
    supply: int
    """Ghosts in the common supply."""
    exhaustion_left: int
    """Below zero when others stand in for the tokens (O-8)."""
    pieces: tuple[int, ...]
    """Buildings in the common supply, of each kind."""
    tokens_left: int
    """Action tokens in the common supply, eight bits for each kind."""
    bank: int
    """Resource tokens in the common supply, packed like a store."""
    pecunia_out: int
    """Pecunia the common supply has given out, all in all."""

    def __init__(self, seats: int, rng: int, tiles: tuple[int, ...] = (), like: "Ghosts | None" = None) -> None:
        """The box unpacked for these tiles, or a copy. (Compiled classes can be copied by their constructor only.)"""
        super().__init__(seats, rng)
        if like is None:
            self.players = [Player(START_VALOR, seats - seat) for seat in range(seats)]
            self.owned = -1
            self.land = land_of(tiles or tuple(range(6)))
            self.mode = 0
            self.cards = 0
            self.switches = 0
            self.market = 0
            self.skills = ()
            self.learned = ((),) * len(DECKS)
            self.round = 0
            self.order = tuple(range(seats))
            self.next_stamp = seats + 1
            self.rolled = NONE
            self.face = NONE
            self.ghosts = 0
            self.exhausted = 0
            self.buildings = (0,) * len(BUILDINGS)
            self.built = 0
            self.supply = GHOSTS
            self.exhaustion_left = EXHAUSTION_TOKENS
            self.pieces = PIECES
            self.tokens_left = sum([n << (8 * track) for track, n in enumerate(ACTION_TOKENS)])
            for track in range(len(ACTION_TOKENS)):
                self.tokens_left -= seats * (START_TOKENS >> (TRACK_BITS * track) & 15) << (8 * track)
            self.bank = sum([n << SHIFT[resource] for resource, n in enumerate(RESOURCE_TOKENS)])
            self.pecunia_out = 0
        else:
            like.copy_base(self)
            self.players = like.players[:]
            self.owned = 0
            self.land = like.land
            self.mode = like.mode
            self.cards = like.cards
            self.switches = like.switches
            self.market = like.market
            self.skills = like.skills
            self.learned = like.learned
            self.round = like.round
            self.order = like.order
            self.next_stamp = like.next_stamp
            self.rolled = like.rolled
            self.face = like.face
            self.ghosts = like.ghosts
            self.exhausted = like.exhausted
            self.buildings = like.buildings
            self.built = like.built
            self.supply = like.supply
            self.exhaustion_left = like.exhaustion_left
            self.pieces = like.pieces
            self.tokens_left = like.tokens_left
            self.bank = like.bank
            self.pecunia_out = like.pecunia_out

    def clone(self) -> "Ghosts":
        self.owned = 0  # from now on both share the players
        return Ghosts(self.seats, self.rng, (), self)

    def edit(self, seat: int) -> Player:
        """A player this state may change: copied first if a clone shares it."""
        me = self.players[seat]
        if not self.owned >> seat & 1:
            me = Player(0, 0, me)
            self.players[seat] = me
            self.owned |= 1 << seat
        return me

    # -- questions --

    def season(self) -> int:
        """The season, from 0."""
        return season_of(self.round)

    def last_player(self) -> int:
        return self.order[-1]

    def by_valor(self) -> tuple[int, ...]:
        """Seats from most to least valor; on one space the top marker first (G-140)."""
        players = self.players
        return tuple(sorted(range(self.seats), key=lambda seat: (-players[seat].valor, -players[seat].stamp)))

    def leaders(self) -> int:
        """Mask of the seats with the most valor, whatever their place in a stack (O-13)."""
        best = max([me.valor for me in self.players])
        return sum([1 << seat for seat, me in enumerate(self.players) if me.valor == best])

    def haunted_kalena(self) -> int:
        """How many Kalena hexes hold ghosts."""
        return (self.ghosts & KALENA).bit_count()

    def refuses(self, action: Action, seat: int = NOBODY) -> int:
        if self.ending in LOSS_RULE:
            return LOSS_RULE[self.ending]
        if seat != NOBODY and self.has_sealed(seat):
            return SEALED_RULE
        return super().refuses(action, seat)

    def score_lines(self, seat: int) -> list[tuple[str, int]]:
        return score_lines(self.players[seat])

    def winners(self) -> tuple[int, ...]:
        return winners(self.players) if self.ending == FINAL else ()

    # -- changes --

    def gain(self, seat: int, resource: int, n: int) -> int:
        """Resources into a store as far as they fit; the rest goes back at once (G-76, G-103). How many were kept."""
        me = self.edit(seat)
        kept = min(n, me.limit() - me.has(resource))
        me.store += kept * ONE[resource]
        self.bank -= kept * ONE[resource]
        return kept

    def spend(self, seat: int, price: int) -> None:
        """Resources from a store back to the supply (G-49)."""
        self.edit(seat).store -= price
        self.bank += price

    def earn(self, seat: int, pecunia: int) -> None:
        """Pecunia gained, or paid if negative."""
        self.edit(seat).pecunia += pecunia
        self.pecunia_out += pecunia

    def score(self, seat: int, valor: int, source: int) -> None:
        """The marker moves, and on an occupied space on top of the stack; for nothing it does not move (O-10)."""
        if valor <= 0:
            return
        me = self.edit(seat)
        turned = me.valor < LAP <= me.valor + valor
        me.valor += valor
        me.earned += valor << (EARNED_BITS * source)
        me.stamp = self.next_stamp
        self.next_stamp += 1
        self.tell("scores", seat, valor, source, me.valor)
        if turned:
            self.tell("turned", seat)  # G-32

    # -- saving --

    def dump(self) -> dict[str, Any]:
        return {
            **self.dump_base(),
            "players": [player.dump() for player in self.players],
            "tiles": list(self.land.tiles),
            "mode": self.mode,
            "cards": self.cards,
            "switches": self.switches,
            "market": self.market,
            "skills": list(self.skills),
            "learned": [list(seats) for seats in self.learned],
            "round": self.round,
            "order": list(self.order),
            "next_stamp": self.next_stamp,
            "rolled": self.rolled,
            "face": self.face,
            "ghosts": self.ghosts,
            "exhausted": self.exhausted,
            "buildings": list(self.buildings),
            "supply": self.supply,
            "exhaustion_left": self.exhaustion_left,
            "pieces": list(self.pieces),
            "tokens_left": self.tokens_left,
            "bank": self.bank,
            "pecunia_out": self.pecunia_out,
        }

    def load(self, plain: dict[str, Any]) -> None:
        self.players = [load_player(row) for row in plain["players"]]
        self.land = land_of(tuple(plain["tiles"]))
        self.mode = plain["mode"]
        self.cards = plain["cards"]
        self.switches = plain["switches"]
        self.market = plain["market"]
        self.skills = tuple(plain["skills"])
        self.learned = tuple(tuple(seats) for seats in plain["learned"])
        self.round = plain["round"]
        self.order = tuple(plain["order"])
        self.next_stamp = plain["next_stamp"]
        self.rolled = plain["rolled"]
        self.face = plain["face"]
        self.ghosts = plain["ghosts"]
        self.exhausted = plain["exhausted"]
        self.buildings = tuple(plain["buildings"])
        self.built = self.buildings[0] | self.buildings[1] | self.buildings[2] | self.buildings[3]
        self.supply = plain["supply"]
        self.exhaustion_left = plain["exhaustion_left"]
        self.pieces = tuple(plain["pieces"])
        self.tokens_left = plain["tokens_left"]
        self.bank = plain["bank"]
        self.pecunia_out = plain["pecunia_out"]
