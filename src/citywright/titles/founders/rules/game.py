"""Founders of Gloomhaven: one to four players build a city together, and each for the own glory."""

from typing import Any, ClassVar, Final

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.clauses import Series
from citywright.kit.errors import BadSetup
from citywright.kit.game import Figure, Game, Option, Options, View, figures
from citywright.kit.table import Event
from citywright.kit.zones import Deck

from . import balance, hidden
from .board import BOARDS, SIDES
from .city import rebuild
from .draft import deal
from .facts import ADVISERS, CARDS, CONTENT, FIRST_ADVISER, GOODS, HIDDEN, PRESTIGE, PROSE
from .state import Building, Founders, Store, load_player, spare_houses, spare_spans
from .steps import STEPS
from .verbs import VERBS

STROLL: Final = 6
TRIED: Final = ("road", "lay", "site", "upgrade", "follow")
"""Verbs whose actions a stroll tries before it chooses."""


class FoundersGame(Game):
    """The title `founders`."""

    title = "founders"
    version = 2
    seats: tuple[int, ...] = (1, 2, 3, 4)
    options: tuple[Option, ...] = (
        Option("side", "thematic", "symmetric"),
        Option("workers", "yes", "no", seats=(2, 3, 4)),
        Option("achievements", "no", "yes"),
        Option("historic", "no", "yes", seats=(2, 3, 4)),
    )
    verbs = VERBS
    series = Series({"F": 0})
    secret = True
    worlds = 1  # the bot asks for nothing that is dealt: hands of others do not count in its evaluation
    turn_limit = 6000
    # With notes and words, which nothing read.
    same_content: ClassVar[dict[str, str]] = {"432194d37141a4a2": "e40b6cf77be3faec"}

    def check_options(self, seats: int, given: Options) -> Options:
        options = super().check_options(seats, given)
        if options["historic"] == "yes" and options["side"] != "thematic":
            raise BadSetup("The historic game is played on the thematic side of the board.")
        return options

    def deal(self, seats: int, seed: int, options: Options) -> Founders:
        return deal(
            seats,
            seed,
            SIDES.index(options["side"]),
            options["workers"] == "yes",
            options["achievements"] == "yes",
            options["historic"] == "yes",
        )

    def load(self, plain: dict[str, Any]) -> Founders:
        g = Founders(plain["seats"], 0, plain["side"])
        g.load_base(plain, STEPS)
        g.workers = plain["workers"]
        g.historic = plain["historic"]
        g.players = [load_player(row) for row in plain["players"]]
        g.first = plain["first"]
        g.active = plain["active"]
        g.round = plain["round"]
        g.neutral = plain["neutral"]
        g.roads = plain["roads"]
        g.stores = tuple(load_store(plain["side"], row) for row in plain["stores"])
        g.buildings = tuple(load_building(plain["side"], row) for row in plain["buildings"])
        g.supply = tuple(plain["supply"])
        g.completed = plain["completed"]
        g.quiet = plain["quiet"]
        g.offer = tuple(plain["offer"])
        g.advisers = tuple(tuple(pool) for pool in plain["advisers"])
        g.gone = plain["gone"]
        g.proposals = tuple(plain["proposals"])
        g.deck = Deck.load(plain["deck"])
        g.discard = tuple(plain["discard"])
        g.out = tuple(plain["out"])
        g.achievements = tuple(plain["achievements"])
        g.bids = tuple(tuple(bid) for bid in plain["bids"])
        g.called = plain["called"]
        rebuild(g)
        return g

    def stroll(self, g: Founders, actions: list[Action], stream: Stream) -> Action | None:
        """Of a few actions the one that scores most at once, so that random games deliver and complete something;
        the lone player gathers influence, to see more than one round."""
        if len(actions) == 1:
            return None
        if g.seats == 1 and actions[0] == ("basic", 0) and stream.chance(3):
            return ("basic", 1)
        if actions[0][0] not in TRIED:
            return None
        best: Action | None = None
        most = 0
        for _ in range(STROLL):
            action = actions[stream.chance(len(actions))]
            world = g.clone()
            world.apply(action)
            scored = sum([me.vp for me in world.players]) + 4 * world.completed
            if best is None or scored > most:
                best, most = action, scored
        return best

    def view(self, g: Founders, seat: int) -> View:
        return hidden.view(g, seat)

    def determinize(self, g: Founders, seat: int, seed: int) -> Founders:
        return hidden.determinize(g, seat, seed)

    def census(self, g: Founders) -> dict[str, int]:
        """Every card, tile and worker once, wherever it is."""
        counts: dict[str, int] = {}
        built = [b.card for b in g.buildings]
        # The winner's proposal lies there until the new ones come, though its building may stand already (F-209).
        proposals = [card for card in g.proposals if card not in built]
        prestige = [*g.deck.cards(), *g.discard, *g.out, *proposals, *built]
        for card, name in enumerate(PRESTIGE):
            counts[name] = prestige.count(card)
        advisers = [a for a in g.offer if a >= 0] + [a for pool in g.advisers for a in pool]
        advisers += [a for a in range(len(ADVISERS)) if g.gone >> a & 1]
        for seat, me in enumerate(g.players):
            cards = [card for card in range(len(CARDS)) if me.hand >> card & 1]
            cards += [card for card in range(len(CARDS)) if me.shown >> card & 1]
            cards += [card for card, _ in me.hidden]
            if 0 <= me.playing < HIDDEN:
                cards.append(me.playing)
            advisers += [card - FIRST_ADVISER for card in cards if card >= FIRST_ADVISER]
            for card in range(FIRST_ADVISER):
                counts[f"{CARDS[card]} {seat}"] = cards.count(card)
            counts[f"houses {seat}"] = me.house_count() + spare_houses(me)
            counts[f"spans {seat}"] = me.span_count() + spare_spans(me)
        for adviser, name in enumerate(ADVISERS):
            counts[name] = advisers.count(adviser)
        for good, name in enumerate(GOODS):
            counts[name] = g.supply[good] + sum(store.good == good for store in g.stores)
        return counts

    def figures(self, g: Founders, events: list[Event]) -> list[Figure]:
        return balance.figures(g, events)

    def content(self) -> Any:
        return {
            **figures(CONTENT, PROSE),
            # What each of them means is said for readers; the rules know them by name.
            "gain_per_counters": list(CONTENT["gain_per_counters"]),
            "predicates": list(CONTENT["predicates"]),
        }


def load_store(side: int, row: list[Any]) -> Store:
    board = BOARDS[side]
    good, owner, rotation, cell, access, suppliers = row
    mask = board.ways_of_good(good).mask(rotation, cell)
    near = board.grid.grow(mask)
    terrains, district = board.terrain_bits(mask), board.district_of[cell]
    return Store(good, owner, rotation, cell, mask, near, terrains, district, access, tuple(suppliers))


def load_building(side: int, row: list[Any]) -> Building:
    board = BOARDS[side]
    card, rotation, cell, cubes, token, worker = row
    mask = board.ways_of_prestige(card).mask(rotation, cell)
    near = board.grid.grow(mask)
    return Building(card, rotation, cell, mask, near, board.district_of[cell], tuple(cubes), bool(token), worker)


GAME = FoundersGame()
