"""The course of a game, in the order of the rulebook: setup, the turn, the four tokens, the end."""

from typing import Any, Final

from citywright.games.settlers.facts import (
    AROUND,
    CART,
    CLASS,
    COIN,
    CORNERS,
    DIRECTIONS,
    GAINS,
    MASTER,
    MASTER_RESOURCE,
    NATURE,
    NEED_BIT,
    NEEDS,
    OPEN_AT_START,
    ORIGIN,
    PRIZE,
    PRODUCES,
    REACH,
    RESOURCES,
    ROW_LIMIT,
    SIDES,
    SQUARES,
    STEP,
    TOKENS,
    UNIT,
    VILLAGE,
    WAR,
    X_OF,
    Y_OF,
    can_meet,
    cell_at,
    draft_pool,
    givers_of,
    open_prizes,
)
from citywright.games.settlers.land import Player
from citywright.games.settlers.state import Settlers
from citywright.kit.actions import Action, Arg, Verb, Verbs
from citywright.kit.table import Prompt, RunningStep, Step

_SQUARE: Final = Arg("square", 0, len(SQUARES) - 1, SQUARES)
_STACK: Final = Arg("stack", 0, 2, ("nature", "village", "city"))
_TOKEN: Final = Arg("token", 0, len(TOKENS) - 1, TOKENS)
_SEAT: Final = Arg("seat", 0, 3)
_X: Final = Arg("x", -REACH, REACH)
_Y: Final = Arg("y", -REACH, REACH)

VERBS: Final = Verbs(
    Verb("draft", _SQUARE),
    Verb("lay", Arg("direction", 0, 3, DIRECTIONS)),
    Verb("reveal", _STACK),
    Verb("play", _TOKEN),
    Verb("keep"),
    Verb("ruin", _SEAT, _X, _Y),
    Verb("buy", _SEAT, _X, _Y),
    Verb("name", Arg("resource", 0, len(RESOURCES) - 1, RESOURCES)),
    Verb("join", _X, _Y),
    Verb("settle", _X, _Y),
    Verb("take", _SQUARE),
    Verb("decline"),
    Verb("place", _X, _Y),
    Verb("end"),
    Verb("propose", seldom=True),
    Verb("agree", seldom=True),
    Verb("refuse"),
)

KEEP: Final[Action] = ("keep",)
DECLINE: Final[Action] = ("decline",)
END: Final[Action] = ("end",)
PROPOSE: Final[Action] = ("propose",)
AGREE: Final[Action] = ("agree",)
REFUSE: Final[Action] = ("refuse",)

# Verbs that have a moment of their own, and the clause that says when it is.
_MOMENT: Final = {"draft": 9, "lay": 11, "propose": 135, "agree": 135, "refuse": 135}
_OF_TOKENS: Final = frozenset(["play", "keep", "ruin", "buy", "name", "join", "settle"])


def wrong_moment(action: Action, rule: int, token_rule: int = 27) -> int:
    """The clause against a verb that is not asked now: for tokens `token_rule`, for the steps of a turn `rule`."""
    return token_rule if action[0] in _OF_TOKENS else _MOMENT.get(action[0], rule)


class Ask(Step[Settlers]):
    """A question of Settlers."""

    __slots__ = ()


# -- Setup --


def deal(seats: int, seed: int) -> Settlers:
    """Stacks, prizes, the first player and the draft pool; the rest of the setup is on the agenda."""
    g = Settlers(seats, seed)
    prizes = [s for s in range(len(SQUARES)) if CLASS[s] == PRIZE]
    for _ in range(open_prizes(seats)):
        g.prizes.append(prizes.pop(g.chance(len(prizes))))
    g.unopened = prizes
    g.first = g.chance(seats)
    for _ in range(draft_pool(seats)):
        g.pool.append(g.turn_up(NATURE))
    order = [(g.first + i) % seats for i in range(seats)]
    g.next(
        *(Draft(seat) for seat in order),
        *(Draft(seat) for seat in reversed(order)),
        *(LayStart(seat) for seat in order),
        OpenMarket(),
        BeginTurn(g.first),
    )
    return g


class Draft(Ask):
    """Take one nature square of the pool: clockwise first, then back again (S-9, S-10)."""

    __slots__ = ()
    rule = 9

    def options(self, g: Settlers) -> list[Action]:
        return [("draft", square) for square in g.pool]

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] == "draft" and action[1] in g.pool:
            return 0
        passed = self.out_of_turn(g)
        return passed if action[0] == "draft" else wrong_moment(action, passed)

    def out_of_turn(self, g: Settlers) -> int:
        return 10 if g.players[self.seat].drafted else 9

    def resolve(self, g: Settlers, action: Action) -> None:
        me = g.edit(self.seat)
        g.pool.remove(action[1])
        me.drafted = (*me.drafted, action[1])
        g.tell("drafts", self.seat, action[1])


class LayStart(Ask):
    """Lay the second drafted square beside the first: right, left, beyond it or before it (S-11, S-119)."""

    __slots__ = ()
    rule = 11

    def options(self, g: Settlers) -> list[Action]:
        return [("lay", direction) for direction in range(4)]

    def refuses(self, g: Settlers, action: Action) -> int:
        return 0 if action[0] == "lay" else wrong_moment(action, self.rule)

    def resolve(self, g: Settlers, action: Action) -> None:
        me = g.edit(self.seat)
        one, two = me.drafted
        me.drafted = ()
        me.put(ORIGIN, one)
        me.put(ORIGIN + STEP[action[1]], two)
        g.tell("lays", self.seat, one, two, action[1])


class OpenMarket(RunningStep[Settlers]):
    """The leftover pool square and two more open the green row; two village squares and one city square (S-12..14)."""

    __slots__ = ()

    def run(self, g: Settlers) -> None:
        g.rows[NATURE].extend(g.pool)
        g.pool.clear()
        for stack in range(3):
            for _ in range(OPEN_AT_START[stack]):
                g.rows[stack].append(g.turn_up(stack))
        g.tell("opens", *g.rows[0], *g.rows[1], *g.rows[2])


# -- The turn --


class BeginTurn(RunningStep[Settlers]):
    """A turn is: reveal, a token if you like, attach (S-17)."""

    __slots__ = ()

    def run(self, g: Settlers) -> None:
        seat = self.seat
        g.turn += 1
        g.bought = -1
        g.played = False
        g.tell("turn", seat, g.turn)
        g.next(Reveal(seat), OfferToken(seat), Attach(seat), EndTurn(seat))


class Reveal(Ask):
    """Turn up the top square of one stack and add it to that stack's row (S-18)."""

    __slots__ = ()
    rule = 18

    def options(self, g: Settlers) -> list[Action]:
        return [("reveal", stack) for stack in range(3) if g.stacks[stack]]

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] != "reveal":
            return wrong_moment(action, self.rule)
        return 0 if g.stacks[action[1]] else 25

    def resolve(self, g: Settlers, action: Action) -> None:
        stack = action[1]
        row = g.rows[stack]
        if len(row) >= ROW_LIMIT:  # S-21: the full row leaves before the new square lies down
            g.tell("clears", self.seat, stack, *row)
            g.removed.extend(row)
            row.clear()
        square = g.turn_up(stack)
        row.append(square)
        g.tell("reveals", self.seat, stack, square)


class OfferToken(RunningStep[Settlers]):
    """Ask for a token only if one can be played."""

    __slots__ = ()

    def run(self, g: Settlers) -> None:
        if any(g.can_play(self.seat, token) for token in set(g.players[self.seat].tokens)):
            g.next(PlayToken(self.seat))


class PlayToken(Ask):
    """You may play one token of your hand, right after the reveal (S-26, S-27)."""

    __slots__ = ()
    rule = 17

    def options(self, g: Settlers) -> list[Action]:
        hand = sorted(set(g.players[self.seat].tokens))
        return [("play", token) for token in hand if g.can_play(self.seat, token)] + [KEEP]

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] == "keep":
            return 0
        if action[0] != "play":
            return wrong_moment(action, self.rule, self.rule)
        return unplayable(g, self.seat, action[1])

    def resolve(self, g: Settlers, action: Action) -> None:
        if action[0] == "keep":
            return
        token = action[1]
        if token == WAR:
            g.next(Ruin(self.seat))
        elif token == COIN:
            g.next(Buy(self.seat))
        elif token == CART:
            g.next(Join(self.seat))
        else:
            g.next(Settle(self.seat, token - MASTER))


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
    return 134 if any(is_trade(me.land[cell], resource) for cell in me.ruined) else 112


def is_trade(square: int, resource: int) -> bool:
    """Is this a village square of that resource?"""
    return CLASS[square] == VILLAGE and resource in PRODUCES[square]


class Attach(RunningStep[Settlers]):
    """Attach a square, if that is possible (S-49..S-51, S-121)."""

    __slots__ = ()

    def run(self, g: Settlers) -> None:
        me = g.players[self.seat]
        if g.attachable(me.met_on_fresh(g.bought)):
            g.next(TakeSquare(self.seat, False))
        elif g.attachable(me.met_by_replacing(g.bought)):
            g.next(TakeSquare(self.seat, True))
        else:
            g.next(ForcedNature(self.seat))


class TakeSquare(Ask):
    """Choose the face-up square to attach. Who could only replace may decline (S-55, S-121)."""

    __slots__ = ("may_decline",)
    fields = ("seat", "may_decline")
    rule = 51

    def __init__(self, seat: int, may_decline: bool) -> None:
        self.seat = seat
        self.may_decline = may_decline

    def options(self, g: Settlers) -> list[Action]:
        me = g.players[self.seat]
        met = me.met_by_replacing(g.bought)
        if not self.may_decline:
            met |= me.met_on_fresh(g.bought)
        taking: list[Action] = [("take", square) for square in g.attachable(met)]
        return [*taking, DECLINE] if self.may_decline else taking

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] == "decline":
            return 0 if self.may_decline else 51
        if action[0] != "take":
            return not_attaching(g, self.seat, action, duty(g, self.seat))
        square = action[1]
        if square not in g.open_squares():
            return out_of_reach(g, self.seat, square)
        me = g.players[self.seat]
        if NEED_BIT[square] & (me.met_on_fresh(g.bought) | me.met_by_replacing(g.bought)):
            return 0
        return lacking(me, [*me.fresh, *me.land], square, g.bought)

    def resolve(self, g: Settlers, action: Action) -> None:
        if action[0] == "decline":
            g.tell("declines", self.seat)
            g.next(ForcedNature(self.seat))
        else:
            g.next(PlaceSquare(self.seat, action[1], False))

    def prompt(self, g: Settlers) -> Prompt:
        return ("TakeSquare", self.seat, int(self.may_decline))


def not_attaching(g: Settlers, seat: int, action: Action, rule: int) -> int:
    """The clause against anything but attaching: the steps of a turn have their order (S-17)."""
    if action[0] == "reveal":
        return 17
    token_rule = 26 if g.played else 17
    if action[0] == "play" and not g.played:  # perhaps the token never had its moment, for lack of a target
        token_rule = unplayable(g, seat, action[1]) or 17
    return wrong_moment(action, rule, token_rule)


def duty(g: Settlers, seat: int) -> int:
    """The clause that makes a player attach: a square fits on a fresh cell, or the choice is to replace or decline."""
    return 51 if g.attachable(g.players[seat].met_on_fresh(g.bought)) else 121


def out_of_reach(g: Settlers, seat: int, square: int) -> int:
    """The clause against taking a square that does not lie open on the table."""
    if square in g.removed:
        return 23
    if square in g.unopened:
        return 6
    if square in g.players[seat].land.values():
        return 56
    return 34 if any(square in g.players[other].land.values() for other in g.others(seat)) else 33


class ForcedNature(RunningStep[Settlers]):
    """Nothing open is attached: the top nature square is opened and attached instead, if there is one (S-49, S-50)."""

    __slots__ = ()

    def run(self, g: Settlers) -> None:
        if not g.stacks[NATURE]:
            g.tell("attaches_nothing", self.seat)
            return
        square = g.turn_up(NATURE)
        g.tell("forced", self.seat, square)
        g.next(PlaceSquare(self.seat, square, True))


class PlaceSquare(Ask):
    """Choose the cell: a fresh one that shares a side with the state, or an own square to replace (S-36, S-52)."""

    __slots__ = ("forced", "square")
    fields = ("seat", "square", "forced")
    rule = 32

    def __init__(self, seat: int, square: int, forced: bool) -> None:
        self.seat = seat
        self.square = square
        self.forced = forced

    def options(self, g: Settlers) -> list[Action]:
        me = g.players[self.seat]
        cells = me.fresh + sorted(me.land)
        if CLASS[self.square] != NATURE:
            bit, bought = NEED_BIT[self.square], g.bought
            supplies = me.supplies(cells)
            cells = [cell for i, cell in enumerate(cells) if can_meet(supplies[i], bought) & bit]
        return [("place", X_OF[cell], Y_OF[cell]) for cell in cells]

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] == "take":
            return self.rule
        if action[0] != "place":
            return not_attaching(g, self.seat, action, 49 if self.forced else duty(g, self.seat))
        me = g.players[self.seat]
        cell = cell_at(action[1], action[2])
        if cell not in me.land and not any(cell + d in me.land for d in SIDES):
            return 37 if any(cell + d in me.land for d in CORNERS) else 36
        if me.met_at(cell, g.bought) & NEED_BIT[self.square]:
            return 0
        return lacking(me, [cell], self.square, g.bought)

    def resolve(self, g: Settlers, action: Action) -> None:
        me = g.edit(self.seat)
        cell = cell_at(action[1], action[2])
        if not self.forced:
            g.take_open(self.square)
        if cell in me.land:
            replace(g, self.seat, cell)
        me.put(cell, self.square)
        g.tell("attaches", self.seat, self.square, action[1], action[2])
        if GAINS[self.square] >= 0:
            gain_token(g, self.seat, GAINS[self.square])

    def prompt(self, g: Settlers) -> Prompt:
        return ("PlaceSquare", self.seat, self.square, int(self.forced))


def replace(g: Settlers, seat: int, cell: int) -> None:
    """The old square goes face down before its owner, its coins to the hand, its war token and master to the box."""
    me = g.edit(seat)
    coins = me.coins.get(cell, 0)
    if cell in me.ruined:
        g.boxed = (*g.boxed, WAR)
    if cell in me.masters:
        g.boxed = (*g.boxed, MASTER + me.masters[cell])
    square = me.lift(cell)
    me.replaced = (*me.replaced, square)
    g.tell("replaces", seat, square, X_OF[cell], Y_OF[cell])
    for _ in range(coins):
        me.take_token(COIN)
    if coins:
        g.tell("collects", seat, coins)


def gain_token(g: Settlers, seat: int, kind: int) -> None:
    """A city square brings the token of its resource; a master is drawn blind and shown (S-44, S-111)."""
    me = g.edit(seat)
    if kind == MASTER:
        if not g.masters_left:  # cannot happen with the printed counts (O-20)
            return
        token = MASTER + g.masters_left.pop(g.chance(len(g.masters_left)))
    else:
        if not g.tokens_left[kind]:
            return
        g.tokens_left[kind] -= 1
        token = kind
    me.take_token(token)
    g.tell("gains", seat, token)


def lacking(me: Player, cells: list[int], square: int, bought: int) -> int:
    """Which clause keeps a square from these cells: the replaced square gives nothing to its successor, a producer
    is stopped, one square would have to cover two needs, or the resources are simply not there."""
    bit = NEED_BIT[square]
    for cell in cells:
        if cell in me.land and can_meet(me.supply_at(cell) + me.yields(cell), bought) & bit:
            return 54
    for clause in (95, 113, 82):
        stopped = [cell for cell in me.land if stopped_by(me, cell) == clause]
        for cell in cells:
            supply = me.supply_at(cell)
            for other in stopped:
                if other != cell and serves(me, other, cell):
                    supply += UNIT[me.land[other]]
            if can_meet(supply, bought) & bit:
                return clause
    for cell in cells:
        givers = givers_of(me.supply_at(cell))
        if all(givers[need] or need == bought for need in NEEDS[square]):
            return 42
    return 35


def stopped_by(me: Player, cell: int) -> int:
    """The clause that keeps an own square from producing, the most lasting one if there are several; or 0."""
    if cell in me.ruined:
        return 82
    if cell in me.masters:
        return 113
    return 95 if cell in me.coins else 0


def serves(me: Player, other: int, cell: int) -> bool:
    """Does an own square serve a cell: beside it, or in a union that touches it?"""
    if other - cell in AROUND:
        return True
    return any(other in union and any(cell + d in union for d in AROUND) for union in me.unions)


# -- The tokens --


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
            return wrong_moment(action, 17, 26)
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
        if action[0] != "buy":
            return wrong_moment(action, 17, 26)
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
        if action[0] != "name":
            return wrong_moment(action, 17, 26)
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
            return wrong_moment(action, 17, 26)
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
            return wrong_moment(action, 17, 26)
        me, cell = g.players[self.seat], cell_at(action[1], action[2])
        resource = MASTER_RESOURCE[self.master]
        if cell not in me.land:
            return 112
        if me.takes_master(cell, resource):
            return 0
        if is_trade(me.land[cell], resource):
            return 134 if cell in me.ruined else 113
        return 116 if me.is_carried(resource, cell) else 112

    def resolve(self, g: Settlers, action: Action) -> None:
        me = g.edit(self.seat)
        me.spend_token(MASTER + self.master)
        me.lay_master(cell_at(action[1], action[2]), self.master)
        g.played = True
        g.tell("settles", self.seat, self.master, *action[1:])

    def prompt(self, g: Settlers) -> Prompt:
        return ("Settle", self.seat, self.master)


# -- The end of the turn and of the game --


class EndTurn(Ask):
    """The turn is over when you say so; you may propose to end the game by agreement (S-60..S-65, S-135)."""

    __slots__ = ()
    rule = 61

    def options(self, g: Settlers) -> list[Action]:
        return [END] if self.is_last(g) else [END, PROPOSE]

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] == "end":
            return 0
        if action[0] == "propose":
            return (63 if not g.prizes else 64) if self.is_last(g) else 0
        if action[0] in ("take", "place"):
            return 32
        return wrong_moment(action, 17 if action[0] == "reveal" else self.rule, 26 if g.played else 27)

    def is_last(self, g: Settlers) -> bool:
        """Does this turn end the game anyway?"""
        return not g.prizes or g.stacks_are_empty()

    def resolve(self, g: Settlers, action: Action) -> None:
        coins = g.edit(self.seat).collect_coins()
        if coins:
            g.tell("collects", self.seat, coins)
        if not g.prizes:
            finish(g, "prizes")
        elif g.stacks_are_empty():
            finish(g, "stacks")
        elif action[0] == "propose":
            g.tell("proposes", self.seat)
            g.next(AgreeToEnd((self.seat + 1) % g.seats, self.seat))
        else:
            g.next(BeginTurn((self.seat + 1) % g.seats))


class AgreeToEnd(Ask):
    """Every other player answers the proposal; one refusal and the game goes on (S-66, S-135)."""

    __slots__ = ("proposer",)
    fields = ("seat", "proposer")
    rule = 135

    def __init__(self, seat: int, proposer: int) -> None:
        self.seat = seat
        self.proposer = proposer

    def options(self, g: Settlers) -> list[Action]:
        return [AGREE, REFUSE]

    def refuses(self, g: Settlers, action: Action) -> int:
        return 0 if action[0] in ("agree", "refuse") else self.rule

    def out_of_turn(self, g: Settlers) -> int:
        return 135

    def resolve(self, g: Settlers, action: Action) -> None:
        g.tell("agrees" if action[0] == "agree" else "refuses", self.seat)
        after = (self.seat + 1) % g.seats
        if action[0] == "refuse":
            g.next(BeginTurn((self.proposer + 1) % g.seats))
        elif after == self.proposer:
            finish(g, "agreement")
        else:
            g.next(AgreeToEnd(after, self.proposer))

    def prompt(self, g: Settlers) -> Prompt:
        return ("AgreeToEnd", self.seat, self.proposer)


def finish(g: Settlers, how: str) -> None:
    """Before scoring everybody takes the coins from the own squares (S-75)."""
    for seat in range(g.seats):
        coins = g.edit(seat).collect_coins()
        if coins:
            g.tell("collects", seat, coins)
    g.end(how)
    g.tell("finished", ("prizes", "stacks", "agreement").index(how), *g.winners())


STEPS: Final[dict[str, type[Step[Any]]]] = {
    step.__name__: step
    for step in (
        Draft,
        LayStart,
        OpenMarket,
        BeginTurn,
        Reveal,
        OfferToken,
        PlayToken,
        Attach,
        TakeSquare,
        ForcedNature,
        PlaceSquare,
        Ruin,
        Buy,
        NameResource,
        Join,
        Settle,
        EndTurn,
        AgreeToEnd,
    )
}
