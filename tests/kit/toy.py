"""Harbour: a small invented game that uses every part of the kit. Its rules, as a rulebook would number them:

1. Each merchant has a secret charter for one good, two cargo cards in hand and three coins.
2. A round begins with a card for everybody. The game ends after six rounds,
3. or when there are not enough cards for a round.
4. All bid coins for the berth at the same time. You cannot bid more than you have.
5. The highest bid is paid and wins the berth; the starting merchant, then those after him, win ties.
6. At the berth you load a card into your hold, or sell one, or pass. You need a card to load or sell.
7. A card sold goes face down under the deck and brings two coins, or what the bank still has.
8. (Option) Before that, you may pay a coin to look at a charter you do not know.
9. Load or sell a card of your hand.
10. Points: the value of your hold, three per card of your chartered good in it, one for every two coins.
11. Most points win; among the tied, most coins; then the victory is shared.
"""

from typing import Any, Final

from citywright.kit.actions import Action, Arg, Verb, Verbs
from citywright.kit.chance import Stream
from citywright.kit.clauses import Series
from citywright.kit.game import Game, Option, Options, View
from citywright.kit.table import RunningStep, SealedStep, Step, Table, redeal_sealed, sealed_view
from citywright.kit.zones import Deck, deal_again, put, sample, take

GRAIN, TIMBER, SALT, SPICE = range(4)
GOODS: Final = ("grain", "timber", "salt", "spice")
VALUE: Final = (1, 2, 3, 5)
COPIES: Final = (8, 6, 5, 3)
COINS: Final = 20
ROUNDS: Final = 6

VERBS: Final = Verbs(
    Verb("bid", Arg("coins", 0, COINS)),
    Verb("spy", Arg("seat", 0, 3)),
    Verb("load"),
    Verb("sell"),
    Verb("pass"),
    Verb("card", Arg("good", 0, 3, GOODS)),
)


class Harbour(Table):
    """The deck, the bank and what every merchant has."""

    __slots__ = ("bank", "bids", "charters", "coins", "deck", "hands", "holds", "known", "spies")
    turn_rule = 4
    over_rule = 2

    def __init__(self, seats: int, rng: int, spies: bool) -> None:
        super().__init__(seats, rng)
        self.spies = spies
        self.deck = Deck.shuffled(good for good, copies in enumerate(COPIES) for _ in range(copies))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.holds: list[list[int]] = [[] for _ in range(seats)]
        self.coins = [3] * seats
        self.bank = COINS - 3 * seats
        self.bids: list[int] = []
        """The last bids, once they are open."""
        self.charters = list(range(len(GOODS)))
        """One for every seat; the rest stays in the box, unseen."""
        self.known = [1 << seat for seat in range(seats)]
        """Masks of the seats whose charter a seat has seen."""

    def clone(self) -> "Harbour":
        other = Harbour(self.seats, self.rng, self.spies)
        self.copy_base(other)
        other.deck = self.deck.clone()
        other.hands = [hand[:] for hand in self.hands]
        other.holds = [hold[:] for hold in self.holds]
        other.coins = self.coins[:]
        other.bank = self.bank
        other.bids = self.bids[:]
        other.charters = self.charters[:]
        other.known = self.known[:]
        return other

    def dump(self) -> dict[str, Any]:
        return {
            **self.dump_base(),
            "spies": self.spies,
            "deck": self.deck.dump(),
            "hands": [hand[:] for hand in self.hands],
            "holds": [hold[:] for hold in self.holds],
            "coins": self.coins[:],
            "bank": self.bank,
            "bids": self.bids[:],
            "charters": self.charters[:],
            "known": self.known[:],
        }

    def knows(self, seat: int, other: int) -> bool:
        """Has this seat (or the spectator) seen the other's charter? After the end all lie open."""
        return self.is_over() or (seat < self.seats and self.known[seat] >> other & 1 == 1)

    def score_lines(self, seat: int) -> list[tuple[str, int]]:
        hold = self.holds[seat]
        return [
            ("hold", sum(VALUE[good] for good in hold)),
            ("charter", 3 * hold.count(self.charters[seat])),
            ("coins", self.coins[seat] // 2),
        ]

    def winners(self) -> tuple[int, ...]:
        ranks = list(zip(self.scores(), self.coins, strict=True))
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks)) if self.is_over() else ()

    def draw_card(self, seat: int) -> None:
        """A card for a seat: it sees which one, the others see that it came."""
        card = self.deck.draw(self)
        put(self.hands[seat], card)
        self.tell_to(seat, "draws", seat, card)
        self.tell_others(seat, "draws_one", seat)

    def pay(self, seat: int, coins: int) -> None:
        """Coins to the bank; a negative number comes from it."""
        self.coins[seat] -= coins
        self.bank += coins


class Round(RunningStep[Harbour]):
    """A card for everybody, then the bids; after six rounds, or without enough cards, the game ends (2, 3)."""

    __slots__ = ()

    def run(self, g: Harbour) -> None:
        if g.turn == ROUNDS:
            g.end("rounds")
        elif len(g.deck) < g.seats:
            g.end("deck")
        else:
            g.turn += 1
            for seat in range(g.seats):
                g.draw_card(seat)
            g.next(Bid((1 << g.seats) - 1), Round())


class Bid(SealedStep[Harbour]):
    """All bid for the berth at once; the highest bid pays and wins it (4, 5)."""

    __slots__ = ()
    rule = 4

    def options_for(self, g: Harbour, seat: int) -> list[Action]:
        return [("bid", coins) for coins in range(g.coins[seat] + 1)]

    def refuses_for(self, g: Harbour, seat: int, action: Action) -> int:
        return 0 if action[0] == "bid" and action[1] <= g.coins[seat] else 4

    def open(self, g: Harbour, answers: tuple[Action | None, ...]) -> None:
        g.bids = [answer[1] if answer else 0 for answer in answers]
        order = [(g.turn - 1 + i) % g.seats for i in range(g.seats)]
        winner = max(order, key=lambda seat: g.bids[seat])
        g.pay(winner, g.bids[winner])
        g.tell("bids", *g.bids)
        g.next(Berth(winner))


class Berth(Step[Harbour]):
    """Load, sell or pass; before that you may spy (6, 8). What is asked in two parts here: how, then which card."""

    __slots__ = ()
    rule = 6

    def targets(self, g: Harbour) -> list[int]:
        """Whose charter may be looked at."""
        if not g.spies or not g.coins[self.seat]:
            return []
        return [seat for seat in range(g.seats) if not g.knows(self.seat, seat)]

    def options(self, g: Harbour) -> list[Action]:
        spying: list[Action] = [("spy", seat) for seat in self.targets(g)]
        return spying + ([("load",), ("sell",)] if g.hands[self.seat] else []) + [("pass",)]

    def refuses(self, g: Harbour, action: Action) -> int:
        if action[0] == "spy":
            return 0 if action[1] in self.targets(g) else 8
        if action[0] in ("load", "sell"):
            return 0 if g.hands[self.seat] else 6
        return 0 if action[0] == "pass" else self.rule

    def resolve(self, g: Harbour, action: Action) -> None:
        if action[0] == "spy":
            g.pay(self.seat, 1)
            g.known[self.seat] |= 1 << action[1]
            g.shows()
            g.tell("spies", self.seat, action[1])
            g.tell_to(self.seat, "sees", action[1], g.charters[action[1]])
            g.next(self)
        elif action[0] == "load":
            g.next(Load(self.seat))
        elif action[0] == "sell":
            g.next(Sell(self.seat))


class Load(Step[Harbour]):
    """Which card of your hand? It goes into your hold, open to all (9)."""

    __slots__ = ()
    rule = 9

    def options(self, g: Harbour) -> list[Action]:
        return [("card", good) for good in sorted(set(g.hands[self.seat]))]

    def refuses(self, g: Harbour, action: Action) -> int:
        return 0 if action[0] == "card" and action[1] in g.hands[self.seat] else self.rule

    def resolve(self, g: Harbour, action: Action) -> None:
        take(g.hands[self.seat], action[1])
        put(g.holds[self.seat], action[1])
        g.tell("loads", self.seat, action[1])


class Sell(Load):
    """Which card of your hand? It goes face down under the deck and brings two coins (7, 9)."""

    __slots__ = ()

    def resolve(self, g: Harbour, action: Action) -> None:
        take(g.hands[self.seat], action[1])
        g.deck.put_bottom(action[1], known=1 << self.seat)
        g.pay(self.seat, -min(2, g.bank))
        g.tell_to(self.seat, "sells", self.seat, action[1])
        g.tell_others(self.seat, "sells_one", self.seat)


STEPS: Final[dict[str, type[Step[Any]]]] = {step.__name__: step for step in (Round, Bid, Berth, Load, Sell)}


def view(g: Harbour, seat: int) -> View:
    """What a seat may know: its own hand, charter and bid, the cards it sold, and all that lies open."""
    return {
        "turn": g.turn,
        "ending": g.ending,
        "spies": g.spies,
        "deck": len(g.deck),
        "under": g.deck.seen_by(seat)[1],
        "hand": g.hands[seat][:] if seat < g.seats else [],
        "hands": [len(hand) for hand in g.hands],
        "holds": [hold[:] for hold in g.holds],
        "coins": g.coins[:],
        "bank": g.bank,
        "bids": g.bids[:],
        "charters": [g.charters[other] if g.knows(seat, other) else -1 for other in range(g.seats)],
        "known": g.known[:],
        "sealed": sealed_view(g, seat),
        "scores": [g.score_lines(other) for other in range(g.seats)] if g.is_over() else [],
        "winners": list(g.winners()),
    }


def determinize(g: Harbour, seat: int, seed: int) -> Harbour:
    """A state this seat cannot tell from the true one: the cards and charters it has not seen are dealt afresh."""
    world = g.clone()
    world.rng = seed
    pick = Stream(seed)
    deck = world.deck
    others = [hand for other, hand in enumerate(world.hands) if other != seat]
    deal_again(pick, [deck.top, deck.pool, deck.bottom, *others], [*deck.hidden_places(seat), *map(places, others)])
    for pool in (deck.pool, *others):
        pool.sort()
    unseen = [i for i in range(len(GOODS)) if i >= g.seats or not g.knows(seat, i)]
    deal_again(pick, [world.charters], [unseen])
    redeal_sealed(world, seat, pick)
    return world


def places(zone: list[int]) -> list[int]:
    return list(range(len(zone)))


class HarbourGame(Game):
    """The title `harbour`."""

    title = "harbour"
    version = 1
    seats = (2, 3, 4)
    options: tuple[Option, ...] = (Option("spies", False, True),)
    verbs = VERBS
    series = Series({"H": 0})
    secret = True
    turn_limit = ROUNDS

    def deal(self, seats: int, seed: int, options: Options) -> Harbour:
        g = Harbour(seats, seed, options["spies"])
        g.charters = sample(g, g.charters, len(GOODS))
        for seat in (*range(seats), *range(seats)):
            g.draw_card(seat)
        g.next(Round())
        return g

    def load(self, plain: dict[str, Any]) -> Harbour:
        g = Harbour(plain["seats"], plain["rng"], plain["spies"])
        g.load_base(plain, STEPS)
        g.deck = Deck.load(plain["deck"])
        g.hands = [list(hand) for hand in plain["hands"]]
        g.holds = [list(hold) for hold in plain["holds"]]
        g.coins = list(plain["coins"])
        g.bank = plain["bank"]
        g.bids = list(plain["bids"])
        g.charters = list(plain["charters"])
        g.known = list(plain["known"])
        return g

    def view(self, g: Harbour, seat: int) -> View:
        return view(g, seat)

    def determinize(self, g: Harbour, seat: int, seed: int) -> Harbour:
        return determinize(g, seat, seed)

    def census(self, g: Harbour) -> dict[str, int]:
        cards = g.deck.cards()
        for zone in (*g.hands, *g.holds):
            cards += zone
        counted = {name: cards.count(good) for good, name in enumerate(GOODS)}
        charters = {f"{name} charter": g.charters.count(good) for good, name in enumerate(GOODS)}
        return {**counted, **charters, "coins": g.bank + sum(g.coins)}

    def content(self) -> Any:
        return {"values": VALUE, "copies": COPIES}


GAME: Final = HarbourGame()
