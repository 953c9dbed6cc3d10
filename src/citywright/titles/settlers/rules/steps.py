"""The course of a game, in the order of the rulebook: setup, the turn, the end. The four tokens have their own file."""

from typing import Any, Final

from citywright.kit.actions import Action
from citywright.kit.table import Prompt, RunningStep, Step

from .facts import (
    AROUND,
    CART,
    CLASS,
    COIN,
    CORNERS,
    GAINS,
    MASTER,
    NATURE,
    NEED_BIT,
    NEEDS,
    OPEN_AT_START,
    ORIGIN,
    PRIZE,
    ROW_LIMIT,
    SIDES,
    SQUARES,
    STEP,
    UNIT,
    WAR,
    X_OF,
    Y_OF,
    can_meet,
    cell_at,
    draft_pool,
    givers_of,
    open_prizes,
)
from .land import Player
from .moves import AGREE, DECLINE, END, KEEP, PROPOSE, REFUSE, Ask, wrong_moment
from .state import Settlers
from .tokens import Buy, Join, NameResource, Ruin, Settle, unplayable

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
        if action[0] == "draft":
            return 0 if action[1] in g.pool else 8
        return wrong_moment(action, self.out_of_turn(g))

    def out_of_turn(self, g: Settlers) -> int:
        return 10 if g.players[self.seat].drafted else self.rule

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
        g.next(Reveal(seat), OfferToken(seat), Attach(seat))


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
        met = me.met_on_fresh(g.bought) | me.met_by_replacing(g.bought)
        taking: list[Action] = [("take", square) for square in g.attachable(met)]
        return [*taking, DECLINE] if self.may_decline else taking

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] == "decline":
            return 0 if self.may_decline else 51
        if action[0] == "place":  # which square, is asked now
            return 33
        if action[0] != "take":
            return not_attaching(g, self.seat, action, 121 if self.may_decline else 51)
        square = action[1]
        if square not in g.open_squares():
            return out_of_reach(g, self.seat, square)
        me = g.players[self.seat]
        if NEED_BIT[square] & (me.met_on_fresh(g.bought) | me.met_by_replacing(g.bought)):
            return 0
        return lacking(me, me.fresh, square, g.bought)

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
    if g.played:
        token_rule = 26
    elif action[0] == "play":  # perhaps the token never had its moment, for lack of a target
        token_rule = unplayable(g, seat, action[1]) or 17
    else:
        token_rule = 17
    return wrong_moment(action, 17 if action[0] in ("reveal", "keep") else rule, token_rule)


def out_of_reach(g: Settlers, seat: int, square: int) -> int:
    """The clause against taking a square that does not lie open on the table."""
    if square in g.removed:
        return 23
    if square in g.unopened:
        return 6
    if square in g.players[seat].land.values():
        return 56
    return 34 if any(square in g.players[other].land.values() for other in g.others(seat)) else 33


def left_lying(g: Settlers, seat: int, square: int) -> int:
    """The clause that keeps a square out of a turn in which nothing open is attached."""
    if square not in g.open_squares():
        return out_of_reach(g, seat, square)
    me = g.players[seat]
    if NEED_BIT[square] & me.met_by_replacing(g.bought):  # it was declined
        return 121
    return lacking(me, me.fresh, square, g.bought)


class ForcedNature(RunningStep[Settlers]):
    """Nothing open is attached: the top nature square is opened and attached instead, if there is one (S-49, S-50)."""

    __slots__ = ()

    def run(self, g: Settlers) -> None:
        if not g.stacks[NATURE]:
            g.tell("attaches_nothing", self.seat)
            g.next(EndTurn(self.seat, False))
            return
        square = g.turn_up(NATURE)
        g.tell("forced", self.seat, square)
        g.next(PlaceSquare(self.seat, square, True))


class PlaceSquare(Ask):
    """Choose the cell: a fresh one that shares a side with the state, or an own square to replace (S-36, S-52)."""

    __slots__ = ("forced", "square")
    fields = ("seat", "square", "forced")
    rule = 36

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
            return self.not_taken(g, action[1])
        if action[0] != "place":
            return not_attaching(g, self.seat, action, self.duty(g))
        me = g.players[self.seat]
        cell = cell_at(action[1], action[2])
        if cell not in me.land and not any(cell + d in me.land for d in SIDES):
            return 37 if any(cell + d in me.land for d in CORNERS) else 36
        if me.met_at(cell, g.bought) & NEED_BIT[self.square]:
            return 0
        return lacking(me, [cell], self.square, g.bought)

    def not_taken(self, g: Settlers, square: int) -> int:
        """The clause against taking a square now: one is in hand already, chosen or off the green stack."""
        if square == self.square:
            return 120 if self.forced else self.rule
        return left_lying(g, self.seat, square) if self.forced else 32

    def duty(self, g: Settlers) -> int:
        """The clause against leaving it: it is forced, something fits on a fresh cell, or it was taken to replace."""
        if self.forced:
            return 49
        return 51 if g.attachable(g.players[self.seat].met_on_fresh(g.bought)) else 52

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
        g.next(EndTurn(self.seat, True))

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
    # What stops a square, the most lasting thing if there are several.
    stopped = {**dict.fromkeys(me.coins, 95), **dict.fromkeys(me.masters, 113), **dict.fromkeys(me.ruined, 82)}
    for clause in (95, 113, 82):
        for cell in cells:
            supply = me.supply_at(cell)
            for other, why in stopped.items():
                if why == clause and other != cell and serves(me, other, cell):
                    supply += UNIT[me.land[other]]
            if can_meet(supply, bought) & bit:
                return clause
    for cell in cells:
        givers = givers_of(me.supply_at(cell))
        if all(givers[need] or need == bought for need in NEEDS[square]):
            return 42
    return 35


def serves(me: Player, other: int, cell: int) -> bool:
    """Does an own square serve a cell: beside it, or in a union that touches it?"""
    if other - cell in AROUND:
        return True
    return any(other in union and cell in halo for union, halo in zip(me.unions, me.halos, strict=True))


# -- The end of the turn and of the game --


class EndTurn(Ask):
    """The turn is over when you say so; you may propose to end the game by agreement (S-60..S-65, S-135)."""

    __slots__ = ("attached",)
    fields = ("seat", "attached")
    rule = 61

    def __init__(self, seat: int, attached: bool) -> None:
        self.seat = seat
        self.attached = attached

    def options(self, g: Settlers) -> list[Action]:
        return [END] if self.is_last(g) else [END, PROPOSE]

    def refuses(self, g: Settlers, action: Action) -> int:
        if action[0] == "end":
            return 0
        if action[0] == "propose":
            return (63 if not g.prizes else 64) if self.is_last(g) else 0
        if action[0] in ("take", "place"):
            return 32 if self.attached else self.why_nothing(g, action)
        return wrong_moment(action, 17, 26 if g.played else 27 if self.attached else 17)

    def why_nothing(self, g: Settlers, action: Action) -> int:
        """The clause that left this turn without a new square."""
        if action[0] == "take":
            return left_lying(g, self.seat, action[1])
        return 121 if g.attachable(g.players[self.seat].met_by_replacing(g.bought)) else 50

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

    def prompt(self, g: Settlers) -> Prompt:
        return ("EndTurn", self.seat, int(self.attached))


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
        return self.rule

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
