"""The state of Architects: the town, the cards, and what every player has."""

from typing import Any, Final

from citywright.kit.table import NOBODY, Table
from citywright.kit.zones import draw

from .facts import (
    BASE_APPRENTICES,
    BASE_BUILDINGS,
    CAPTURE_PLACES,
    CATHEDRAL_OPEN,
    COLUMNS,
    CROWD,
    CROWD_MASK,
    HALL_COLUMNS,
    HALL_SPACES,
    LEVEL_COST,
    LEVEL_MIX,
    LEVEL_SPACES,
    MARKET_CARDS,
    NEEDS_NO_CARD,
    ONE,
    REWARDS,
    ROWS,
    SCHEMES,
    SILVER,
    SPARES,
    STONE,
    TOP_LEVEL,
    WOOD,
    amounts,
)
from .player import Player, load_player
from .scoring import score_lines, winners

NONE: Final = -1
_COIN: Final = ONE[SILVER]

Groups = tuple[tuple[int, ...], ...]


class Architects(Table):
    """The whole table. Shuffled decks are sorted pools: a card is drawn by chance when it is turned up."""

    __slots__ = (
        "apprentice_pool",
        "apprentice_under",
        "bank",
        "boards_left",
        "caught_at",
        "coins",
        "display",
        "final_turns",
        "hall",
        "haste",
        "large",
        "looking",
        "memory",
        "offer",
        "order",
        "owned",
        "plan",
        "players",
        "pool",
        "reset_due",
        "rewards",
        "rewards_left",
        "rewards_used",
        "rival",
        "scheme",
        "schemes",
        "schemes_used",
        "small",
        "spaces",
        "tax",
        "under",
        "visiting",
    )
    turn_rule = 29
    over_rule = 179

    players: list[Player]
    owned: int
    """Mask of the players this state may change; the others are shared with a copy."""
    order: tuple[int, ...]
    """The players in turn order, a rival last."""
    display: tuple[int, ...]
    """The face-up apprentices, row by row; NONE for an empty slot."""
    coins: tuple[int, ...]
    """The silver on each of them."""
    apprentice_pool: list[int]
    apprentice_under: tuple[int, ...]
    """Discarded apprentices under their deck; all saw them."""
    pool: list[int]
    """The shuffled part of the building deck."""
    under: tuple[int, ...]
    """Building cards that were put under the deck, the first to come first."""
    memory: list[Groups]
    """What each seat, and last the spectators, know of hidden building cards: groups of cards that lie, in whatever
    order, where these cards lie. A group of one is a card whose place is known."""
    rewards: list[int]
    """Reward cards that may still come; some of them stayed in the box, nobody knows which."""
    rewards_left: int
    rewards_used: tuple[int, ...]
    small: list[int]
    """Market cards under the open small one."""
    offer: int
    large: tuple[int, ...]
    """Market cards with the large side up, the open one last."""
    spaces: tuple[int, ...]
    """Who stands on the three spaces of the Black Market."""
    hall: tuple[int, ...]
    """Whose workers were placed in the Guildhall, those beside it included, in the order they came (A-44)."""
    visiting: int
    """Where the worker of this turn was placed; NONE before that, and in a turn that takes one back."""
    tax: int
    bank: int
    """What was taken from the endless supply, below zero; packed like a player's goods."""
    looking: tuple[int, ...]
    """Building cards somebody has drawn to choose from, as drawn."""
    caught_at: int
    """Mask of the places captured from this turn (A-93, A-94)."""
    reset_due: bool
    final_turns: int
    """Turns that are left once the Guildhall is full; NONE before that."""
    boards_left: tuple[int, ...]
    """Special boards still to be chosen."""
    rival: int
    """Which rival plays: 0 Constantine, 1 Helena, NONE."""
    plan: tuple[int, ...]
    """The rival's open building cards, ascending."""
    schemes: list[int]
    schemes_used: tuple[int, ...]
    scheme: int
    """The scheme card of this turn of the rival."""
    haste: bool

    def __init__(self, seats: int, rng: int, like: "Architects | None" = None) -> None:
        """The open box, or a copy. (Compiled classes can be copied by their constructor only.)"""
        super().__init__(seats, rng)
        if like is None:
            self.players = [Player() for _ in range(seats)]
            self.owned = -1
            self.order = tuple(range(seats))
            self.display = (NONE,) * (ROWS * COLUMNS)
            self.coins = (0,) * (ROWS * COLUMNS)
            self.apprentice_pool = list(range(BASE_APPRENTICES))
            self.apprentice_under = ()
            self.pool = list(range(BASE_BUILDINGS))
            self.under = ()
            self.memory = [()] * (seats + 1)
            self.rewards = list(range(REWARDS))
            self.rewards_left = 0
            self.rewards_used = ()
            self.small = list(range(MARKET_CARDS))
            self.offer = NONE
            self.large = ()
            self.spaces = (NOBODY, NOBODY, NOBODY)
            self.hall = ()
            self.visiting = NONE
            self.tax = 0
            self.bank = 0
            self.looking = ()
            self.caught_at = 0
            self.reset_due = False
            self.final_turns = NONE
            self.boards_left = ()
            self.rival = NONE
            self.plan = ()
            self.schemes = list(range(SCHEMES))
            self.schemes_used = ()
            self.scheme = NONE
            self.haste = False
        else:
            like.copy_base(self)
            self.players = like.players[:]
            self.owned = 0
            self.order = like.order
            self.display = like.display
            self.coins = like.coins
            self.apprentice_pool = like.apprentice_pool[:]
            self.apprentice_under = like.apprentice_under
            self.pool = like.pool[:]
            self.under = like.under
            self.memory = like.memory[:]
            self.rewards = like.rewards[:]
            self.rewards_left = like.rewards_left
            self.rewards_used = like.rewards_used
            self.small = like.small[:]
            self.offer = like.offer
            self.large = like.large
            self.spaces = like.spaces
            self.hall = like.hall
            self.visiting = like.visiting
            self.tax = like.tax
            self.bank = like.bank
            self.looking = like.looking
            self.caught_at = like.caught_at
            self.reset_due = like.reset_due
            self.final_turns = like.final_turns
            self.boards_left = like.boards_left
            self.rival = like.rival
            self.plan = like.plan
            self.schemes = like.schemes[:] if like.rivals else like.schemes
            self.schemes_used = like.schemes_used
            self.scheme = like.scheme
            self.haste = like.haste

    def clone(self) -> "Architects":
        self.owned = 0  # from now on both share the players
        return Architects(self.seats, self.rng, self)

    def edit(self, seat: int) -> Player:
        """A player this state may change: copied first if a clone shares it."""
        me = self.players[seat]
        if not self.owned >> seat & 1:
            me = Player(me)
            self.players[seat] = me
            self.owned |= 1 << seat
        return me

    # -- questions --

    def spaces_in_hall(self) -> int:
        return HALL_SPACES[self.seats + self.rivals]

    def hall_space(self, number: int) -> tuple[int, int]:
        """Row and column of the space the worker of that number gets, all counted from 0 (A-44, A-130)."""
        return divmod(number, HALL_COLUMNS[self.seats + self.rivals])

    def capture_limit(self) -> int:
        """At how many places one may capture in a turn."""
        return CAPTURE_PLACES[self.seats + self.rivals]

    def from_seat(self, seat: int) -> tuple[int, ...]:
        """All players in turn order, beginning with this one."""
        at = self.order.index(seat)
        return self.order[at:] + self.order[:at]

    def after(self, seat: int) -> int:
        """Whose turn follows."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def captives(self, owner: int) -> int:
        """This player's workers on the boards of the others."""
        shift = CROWD * owner
        return sum([player.captured >> shift & CROWD_MASK for player in self.players])

    def is_level_free(self, level: int) -> bool:
        """Is there a space left on that level of the Cathedral (A-146)?"""
        return sum([player.level == level for player in self.players]) < LEVEL_SPACES[level]

    def mixes(self, seat: int) -> list[int]:
        """How many of a mixed price of the next level may be wood; [0] for other prices, empty if it is too dear."""
        me = self.players[seat]
        level = me.level + 1
        if level > TOP_LEVEL:
            return []
        mix = LEVEL_MIX[level]
        if not mix:
            return [0] if me.ways_to_pay(LEVEL_COST[level]) else []
        mix -= SPARES[me.board]
        wood, stone = me.has(WOOD), me.has(STONE)
        return list(range(max(0, mix - stone), min(mix, wood) + 1))

    def can_advance(self, seat: int) -> bool:
        """May this player take a step on the Cathedral?"""
        me = self.players[seat]
        return (
            CATHEDRAL_OPEN[me.virtue]
            and me.level < TOP_LEVEL
            and (bool(me.hand) or NEEDS_NO_CARD[me.board])
            and self.is_level_free(me.level + 1)
            and bool(self.mixes(seat))
        )

    def can_build(self, seat: int) -> bool:
        """Is there anything to do in the Guildhall (OR-5)?"""
        me = self.players[seat]
        for card in me.hand:
            if me.can_construct(card):
                return True
        return self.can_advance(seat)

    def silver_for(self, seat: int, silver: int, tax: int) -> int:
        """What a price with tax coins comes to for this player (A-158..A-160)."""
        untaxed = self.players[seat].untaxed()
        return silver + (tax - untaxed if untaxed < tax else 0)

    def can_afford(self, seat: int, silver: int, tax: int) -> bool:
        return self.players[seat].has(SILVER) >= self.silver_for(seat, silver, tax)

    def score_lines(self, seat: int) -> list[tuple[str, int]]:
        return score_lines(self.players, seat, seat >= self.seats)

    def winners(self) -> tuple[int, ...]:
        return winners(self.players, self.seats) if self.is_over() else ()

    # -- goods --

    def gain(self, seat: int, goods: int) -> None:
        """Goods and silver from the supply."""
        self.edit(seat).goods += goods
        self.bank -= goods
        if self.news is not None:
            self.tell_goods(True, seat, goods)

    def pay(self, seat: int, goods: int) -> None:
        """Goods and silver to the supply."""
        self.edit(seat).goods -= goods
        self.bank += goods
        if self.news is not None:
            self.tell_goods(False, seat, goods)

    def pay_taxed(self, seat: int, silver: int, tax: int) -> None:
        """Silver to the supply and tax coins to the Tax Stand; ignored ones are not paid at all (A-105, A-160)."""
        total = self.silver_for(seat, silver, tax)
        self.edit(seat).goods -= total * _COIN
        self.bank += silver * _COIN
        self.tax += total - silver
        self.tell("taxed", seat, silver, total - silver)

    def tell_goods(self, gained: bool, seat: int, goods: int) -> None:
        """An event for each good of a packed amount, gained or paid."""
        for good, n in enumerate(amounts(goods)):
            if n:
                self.tell("gains" if gained else "pays", seat, good, n)

    # -- building cards --

    def draw_building(self) -> int:
        """The top card of the building deck, NONE if there is none (OR-21)."""
        if self.pool:
            return draw(self, self.pool)
        if self.under:
            self.chance(1)
            card = self.under[0]
            self.under = self.under[1:]
            return card
        return NONE

    def draw_cards(self, seat: int, n: int) -> None:
        """Building cards for a hand: its owner sees them, the others how many they are."""
        me = self.edit(seat)
        drawn: list[int] = []
        for _ in range(n):
            card = self.draw_building()
            if card != NONE:
                drawn.append(card)
                self.sees(seat, card)
        me.hand = tuple(sorted([*me.hand, *drawn]))
        if drawn:
            self.tell_to(seat, "draws", seat, *drawn)
            self.tell_others(seat, "draws_some", seat, len(drawn))

    def bury(self, seat: int, card: int) -> None:
        """A card of the hand face down under the deck: only its owner knows which one (A-86, A-142)."""
        me = self.edit(seat)
        self.loses_track(seat, me.hand)
        me.hand = tuple([c for c in me.hand if c != card])
        self.under = (*self.under, card)
        self.remembers(seat, (card,))
        self.tell_to(seat, "buries", seat, card)
        self.tell_others(seat, "buries_one", seat)

    # -- what players remember of hidden cards --

    def remembers(self, viewer: int, cards: tuple[int, ...]) -> None:
        """From now on this seat knows where these cards are, as a group."""
        self.memory[viewer] = (*self.memory[viewer], cards)

    def sees(self, viewer: int, card: int) -> None:
        """A card came into this seat's own hands: it is no longer hidden from it."""
        groups = self.memory[viewer]
        for group in groups:
            if card in group:
                left = tuple([tuple([c for c in one if c != card]) for one in groups])
                self.memory[viewer] = tuple([one for one in left if one])
                return

    def all_see(self, card: int) -> None:
        """A card was shown to everybody."""
        for viewer in range(self.seats + 1):
            self.sees(viewer, card)

    def loses_track(self, seat: int, cards: tuple[int, ...]) -> None:
        """One of these cards moves, only its owner sees which: the others forget the groups they belong to."""
        memory = self.memory
        for viewer in range(len(memory)):
            if viewer != seat and memory[viewer]:
                memory[viewer] = tuple([g for g in memory[viewer] if not any([c in cards for c in g])])  # noqa: C419

    # -- saving --

    def dump(self) -> dict[str, Any]:
        return {
            **self.dump_base(),
            "players": [player.dump() for player in self.players],
            "order": list(self.order),
            "display": list(self.display),
            "coins": list(self.coins),
            "apprentice_pool": self.apprentice_pool[:],
            "apprentice_under": list(self.apprentice_under),
            "pool": self.pool[:],
            "under": list(self.under),
            "memory": [[list(group) for group in groups] for groups in self.memory],
            "rewards": self.rewards[:],
            "rewards_left": self.rewards_left,
            "rewards_used": list(self.rewards_used),
            "small": self.small[:],
            "offer": self.offer,
            "large": list(self.large),
            "spaces": list(self.spaces),
            "hall": list(self.hall),
            "visiting": self.visiting,
            "tax": self.tax,
            "bank": self.bank,
            "looking": list(self.looking),
            "caught_at": self.caught_at,
            "reset_due": self.reset_due,
            "final_turns": self.final_turns,
            "boards_left": list(self.boards_left),
            "rival": self.rival,
            "plan": list(self.plan),
            "schemes": self.schemes[:],
            "schemes_used": list(self.schemes_used),
            "scheme": self.scheme,
            "haste": self.haste,
        }

    def load(self, plain: dict[str, Any]) -> None:
        """Everything but the base, from a dump."""
        self.players = [load_player(row) for row in plain["players"]]
        self.order = tuple(plain["order"])
        self.display = tuple(plain["display"])
        self.coins = tuple(plain["coins"])
        self.apprentice_pool = list(plain["apprentice_pool"])
        self.apprentice_under = tuple(plain["apprentice_under"])
        self.pool = list(plain["pool"])
        self.under = tuple(plain["under"])
        self.memory = [tuple(tuple(group) for group in groups) for groups in plain["memory"]]
        self.rewards = list(plain["rewards"])
        self.rewards_left = plain["rewards_left"]
        self.rewards_used = tuple(plain["rewards_used"])
        self.small = list(plain["small"])
        self.offer = plain["offer"]
        self.large = tuple(plain["large"])
        self.spaces = tuple(plain["spaces"])
        self.hall = tuple(plain["hall"])
        self.visiting = plain["visiting"]
        self.tax = plain["tax"]
        self.bank = plain["bank"]
        self.looking = tuple(plain["looking"])
        self.caught_at = plain["caught_at"]
        self.reset_due = plain["reset_due"]
        self.final_turns = plain["final_turns"]
        self.boards_left = tuple(plain["boards_left"])
        self.rival = plain["rival"]
        self.plan = tuple(plain["plan"])
        self.schemes = list(plain["schemes"])
        self.schemes_used = tuple(plain["schemes_used"])
        self.scheme = plain["scheme"]
        self.haste = plain["haste"]
