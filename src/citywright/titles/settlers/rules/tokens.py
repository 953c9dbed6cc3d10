"""The four tokens: whether one can be played, and on what (the second step of a turn)."""

from citywright.kit.actions import Action
from citywright.kit.table import Prompt

from .facts import CART, COIN, MASTER, MASTER_RESOURCE, PRODUCES, WAR, X_OF, Y_OF, cell_at
from .moves import Ask, wrong_moment
from .state import Settlers


def unplayable(g: Settlers, seat: int, token: int) -> int:
    """The clause that keeps a token in hand, or 0 if it has a target."""
    me = g.players[seat]
    if token not in me.tokens:
        return 26
    if g.can_play(seat, token):
        return 0
    if token == WAR:  # every column has an unprotected square, so all of them are ruined
        return 127
    if token == COIN:
        return 94
    if token == CART:
        return 131 if any(me.is_block(cell) for cell in me.land) else 101
    resource = MASTER_RESOURCE[token - MASTER]
    return 134 if any(resource in PRODUCES[me.land[cell]] for cell in me.ruined) else 112


def not_aiming(action: Action, rule: int) -> int:
    """The clause against anything but the target of the token that is being played: what is asked now, or that there
    is no second token."""
    if action[0] == "keep":
        return rule
    return wrong_moment(action, 17, 26)


class Ruin(Ask):
    """War: ruin an unprotected square of an opponent (S-79..S-81)."""

    __slots__ = ()
    rule = 79

    def options(self, g: Settlers) -> list[Action]:
        return [
            ("ruin", other, X_OF[cell], Y_OF[cell]) for other in g.others(self.seat) for cell in g.war_targets(other)
        ]

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] != "ruin":
            return not_aiming(action, self.rule)
        owner, cell = action[1], cell_at(action[2], action[3])
        if owner >= g.seats or owner == self.seat or cell not in g.players[owner].land:
            return 79
        beyond = g.players[owner].beyond(cell)
        if beyond:
            return 128 if all(other in g.players[owner].ruined for other in beyond) else 81
        return 127 if cell in g.players[owner].ruined else 0

    def resolve(self, g: Settlers, action: Action) -> None:
        g.edit(self.seat).spend_token(WAR)
        owner, cell = g.edit(action[1]), cell_at(action[2], action[3])
        owner.ruin(cell)
        g.played = True
        g.tell("ruins", self.seat, *action[1:], owner.land[cell])


class Buy(Ask):
    """Coin: buy a resource from any producing square of an opponent (S-88, S-94)."""

    __slots__ = ()
    rule = 88

    def options(self, g: Settlers) -> list[Action]:
        return [
            ("buy", other, X_OF[cell], Y_OF[cell]) for other in g.others(self.seat) for cell in g.coin_targets(other)
        ]

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] == "name":  # first the square, then its resource
            return 93
        if action[0] != "buy":
            return not_aiming(action, self.rule)
        owner, cell = action[1], cell_at(action[2], action[3])
        if owner >= g.seats or owner == self.seat or cell not in g.players[owner].land:
            return 88
        return 0 if g.players[owner].produces(cell) else 94

    def resolve(self, g: Settlers, action: Action) -> None:
        owner, cell = action[1], cell_at(action[2], action[3])
        produced = g.players[owner].produces(cell)
        if len(produced) > 1:
            g.next(NameResource(self.seat, owner, cell))
        else:
            buy(g, self.seat, owner, cell, produced[0])


class NameResource(Ask):
    """On a nature square the buyer names one of its two resources (S-93)."""

    __slots__ = ("cell", "owner")
    fields = ("seat", "owner", "cell")
    rule = 93

    def __init__(self, seat: int, owner: int, cell: int) -> None:
        self.seat = seat
        self.owner = owner
        self.cell = cell

    def options(self, g: Settlers) -> list[Action]:
        return [("name", resource) for resource in g.players[self.owner].produces(self.cell)]

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] == "buy":  # the square is chosen already
            return self.rule
        if action[0] != "name":
            return not_aiming(action, self.rule)
        owner = g.players[self.owner]
        if action[1] in owner.produces(self.cell):
            return 0
        return 130 if owner.is_carried(action[1], self.cell) else 93

    def resolve(self, g: Settlers, action: Action) -> None:
        buy(g, self.seat, self.owner, self.cell, action[1])

    def prompt(self, g: Settlers) -> Prompt:
        return ("NameResource", self.seat, self.owner, X_OF[self.cell], Y_OF[self.cell])


def buy(g: Settlers, seat: int, owner: int, cell: int, resource: int) -> None:
    """The coin stays on the square; the buyer has the resource for this turn (S-89)."""
    g.edit(seat).spend_token(COIN)
    g.edit(owner).lay_coin(cell)
    g.bought = resource
    g.played = True
    g.tell("buys", seat, owner, X_OF[cell], Y_OF[cell], resource)


class Join(Ask):
    """Cart: join the four own squares that meet at a junction (S-100)."""

    __slots__ = ()
    rule = 100

    def options(self, g: Settlers) -> list[Action]:
        return [("join", X_OF[cell], Y_OF[cell]) for cell in g.cart_targets(self.seat)]

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] != "join":
            return not_aiming(action, self.rule)
        me, cell = g.players[self.seat], cell_at(action[1], action[2])
        if not me.is_block(cell):
            return 100
        return 131 if cell in me.carts else 0

    def resolve(self, g: Settlers, action: Action) -> None:
        me = g.edit(self.seat)
        me.spend_token(CART)
        me.lay_cart(cell_at(action[1], action[2]))
        g.played = True
        g.tell("joins", self.seat, *action[1:])


class Settle(Ask):
    """Master: lay it on an own village square that produces its resource (S-112)."""

    __slots__ = ("master",)
    fields = ("seat", "master")
    rule = 112

    def __init__(self, seat: int, master: int) -> None:
        self.seat = seat
        self.master = master

    def options(self, g: Settlers) -> list[Action]:
        return [("settle", X_OF[cell], Y_OF[cell]) for cell in g.master_targets(self.seat, self.master)]

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] != "settle":
            return not_aiming(action, self.rule)
        me, cell = g.players[self.seat], cell_at(action[1], action[2])
        resource = MASTER_RESOURCE[self.master]
        if cell not in me.land:
            return 112
        if me.takes_master(cell, resource):
            return 0
        if resource in PRODUCES[me.land[cell]]:
            return 134
        return 116 if me.is_carried(resource, cell) else 112

    def resolve(self, g: Settlers, action: Action) -> None:
        me = g.edit(self.seat)
        me.spend_token(MASTER + self.master)
        me.lay_master(cell_at(action[1], action[2]), self.master)
        g.played = True
        g.tell("settles", self.seat, self.master, *action[1:])

    def prompt(self, g: Settlers) -> Prompt:
        return ("Settle", self.seat, self.master)
