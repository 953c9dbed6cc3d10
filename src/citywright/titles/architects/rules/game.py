"""Architects of the West Kingdom: one to five royal architects place workers, build, and mind their virtue."""

from typing import Any, ClassVar

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.clauses import Series
from citywright.kit.game import Game, Option, Options, View, figures

from . import hidden
from .facts import (
    APPRENTICES,
    BUILDINGS,
    CONTENT,
    CROWD,
    CROWD_MASK,
    GOODS,
    LARGE,
    MARKET_CARDS,
    ONE,
    PROSE,
    RIVALS,
    SILVER,
    amounts,
)
from .guildhall import IN_HALL
from .setup import deal
from .state import NONE, Architects
from .steps import STEPS
from .verbs import VERBS


class ArchitectsGame(Game):
    """The title `architects`."""

    title = "architects"
    version = 1
    seats: tuple[int, ...] = (1, 2, 3, 4, 5)
    options: tuple[Option, ...] = (
        Option("boards", "standard", "chosen", "random"),
        Option("rival", *RIVALS, seats=(1,)),
        Option("third", "none", *RIVALS, seats=(2,)),
        Option("promo", False, True),
    )
    verbs = VERBS
    series = Series({"A": 0, "K": 300, "P": 400, "N": 500, "AP": 600, "BD": 700})
    secret = True
    worlds = 2  # other hands do not count in its evaluation; what is drawn now hardly does
    turn_limit = 3000
    # With the texts of the cards, which nothing read.
    same_content: ClassVar[dict[str, str]] = {"fe207a05268e3de5": "fb1c37f81c0f0cb0"}

    def deal(self, seats: int, seed: int, options: Options) -> Architects:
        return deal(seats, seed, options)

    def load(self, plain: dict[str, Any]) -> Architects:
        g = Architects(plain["seats"], 0)
        g.load_base(plain, STEPS)
        g.load(plain)
        return g

    def view(self, g: Architects, seat: int) -> View:
        return hidden.view(g, seat)

    def determinize(self, g: Architects, seat: int, seed: int) -> Architects:
        return hidden.determinize(g, seat, seed)

    def stroll(self, g: Architects, actions: list[Action], stream: Stream) -> Action | None:
        """Random players seldom build; these mostly do when they can, so that games are shorter and see all cards."""
        if actions[-1] == IN_HALL and stream.chance(4):
            return actions[-1]
        if actions[0][0] == "hire" and stream.chance(2):
            return actions[0]
        return None

    def census(self, g: Architects) -> dict[str, int]:
        """Workers of every colour, every card, and the goods and silver in play with what the supply is short of."""
        counted: dict[str, int] = {}
        for seat, me in enumerate(g.players):
            there = me.idle + me.prison + me.guild + g.captives(seat) + g.spaces.count(seat)
            there += sum(me.at >> (CROWD * place) & CROWD_MASK for place in range(LARGE))
            counted[f"workers of {seat}"] = there
        buildings = [*g.pool, *g.under, *g.looking, *g.plan]
        apprentices = [*g.apprentice_pool, *g.apprentice_under, *(a for a in g.display if a != NONE)]
        goods = g.bank + (g.tax + sum(g.coins)) * ONE[SILVER]
        for me in g.players:
            buildings += [*me.hand, *me.packet, *me.built]
            apprentices += me.apprentices()
            goods += me.goods
        counted.update((name, buildings.count(card)) for card, name in enumerate(BUILDINGS))
        counted.update((name, apprentices.count(a)) for a, name in enumerate(APPRENTICES))
        counted.update(zip(GOODS, amounts(goods), strict=True))
        market = [*g.small, *g.large, *([g.offer] if g.offer != NONE else [])]
        counted.update((f"market card {card + 1}", market.count(card)) for card in range(MARKET_CARDS))
        counted["rewards"] = len(g.rewards) + len(g.rewards_used)
        counted["schemes"] = len(g.schemes) + len(g.schemes_used)
        return counted

    def content(self) -> Any:
        """The figures without their origin."""
        return figures(CONTENT, PROSE)


GAME = ArchitectsGame()
