"""What an action would do, drawn over the scene. The rules are asked on a copy; nothing is worked out here."""

from citywright.display.scene import AnyMark, Art, Box, Delta, Disc, Good, Medal, Node, Path, Preview, Text, Token, Use
from citywright.kit.actions import Action

from ..rules import hidden
from ..rules.facts import (
    CART,
    CLASS,
    COIN,
    GAINS,
    MASTER,
    MASTER_RESOURCE,
    NEED_BIT,
    POINTS,
    POINTS_PER_MASTER,
    PRIZE,
    PRODUCES,
    RESOURCES,
    ROW_LIMIT,
    WAR,
    X_OF,
    Y_OF,
    cell_at,
)
from ..rules.land import Player, unions_of
from ..rules.state import Settlers
from ..rules.steps import LayStart, PlaceSquare
from ..rules.suppliers import BOUGHT, suppliers
from ..rules.tokens import Settle
from ..words.messages import FULL, SQUARE, TOKEN, listed, listed_or
from .land import RUIN, VEIL
from .main_area import SIDES, rival_lands
from .templates import NEED_R, PITCH, SIDE, TOKEN_GOODS, gift_at, need_at
from .union_outline import outline


def preview(world: Settlers, viewer: int, action: Action) -> Preview:
    verb = action[0]
    found = Preview(action=action, area="land")
    step = world.agenda[-1]
    if verb == "place" and isinstance(step, PlaceSquare):
        place(world, viewer, step.square, cell_at(action[1], action[2]), found)
    elif verb == "take":
        take(world, viewer, action[1], found)
    elif verb == "ruin":
        ruin(world, viewer, action, found)
    elif verb in ("buy", "name"):
        buy(world, viewer, action, found)
    elif verb == "join":
        join(world, viewer, cell_at(action[1], action[2]), found)
    elif verb == "settle" and isinstance(step, Settle):
        settle(world, viewer, step.master, cell_at(action[1], action[2]), found)
    elif verb == "lay" and isinstance(step, LayStart):
        second = world.players[viewer].drafted[1]
        dx, dy = SIDES[action[1]]
        found.nodes = [ghost(second, dx * PITCH, -dy * PITCH)]
    elif verb == "reveal":
        row = world.rows[action[1]]
        if len(row) >= ROW_LIMIT:
            found.deltas = [Delta(Text("delta-cleared", {"count": len(row)}), "minus")]
    elif verb == "propose":
        found.hint = Text("scene-propose")
    elif verb == "play":
        found.hint = (
            Text(f"about-{TOKEN_GOODS[action[1]]}")
            if action[1] < MASTER
            else Text("about-master", {"gives": Text(f"resource-{RESOURCES[MASTER_RESOURCE[action[1] - MASTER]]}.acc")})
        )
    return found


# -- attaching --


def place(g: Settlers, viewer: int, square: int, cell: int, found: Preview) -> None:
    """The square itself in its place, the threads of supply that reach it, what it brings and what it costs."""
    me = g.players[viewer]
    x, y = corner(cell)
    found.nodes = [ghost(square, x, y), *threads(me, cell, square, suppliers(me, cell, square, g.bought) or [])]
    found.deltas = gains(square)
    if cell in me.land:
        found.deltas += losses(me, cell)


def gains(square: int) -> list[Delta]:
    """What attaching a square brings at once: points, or a token."""
    if POINTS[square]:
        return [points_delta(POINTS[square])]
    if GAINS[square] == MASTER:
        return [Delta(Text("delta-gains", {"token": Text("about-any-master")}), "plus", "craft")]
    if GAINS[square] >= 0:
        return [Delta(Text("delta-gains", {"token": TOKEN[GAINS[square]]}), "plus", TOKEN_GOODS[GAINS[square]])]
    return []


def losses(me: Player, cell: int) -> list[Delta]:
    """What goes with a replaced square: a point, its own points, its master, what it gave; its coins come back."""
    square = me.land[cell]
    before = worth(me, cell)
    deltas = [points_delta(-1 - before)]
    if me.yields(cell):
        deltas.append(stops(square))
    if cell in me.masters:
        token = MASTER + me.masters[cell]
        deltas.append(Delta(Text("delta-loses", {"token": TOKEN[token]}), "minus", TOKEN_GOODS[token]))
    if cell in me.coins:
        deltas.append(Delta(Text("delta-returns", {"count": me.coins[cell]}), "", "coin"))
    return deltas


def worth(me: Player, cell: int) -> int:
    """The points that lie at a cell now."""
    if cell in me.ruined:
        return 0
    square = me.land[cell]
    return (POINTS[square] if CLASS[square] == PRIZE else 0) + (POINTS_PER_MASTER if cell in me.masters else 0)


def take(g: Settlers, viewer: int, square: int, found: Preview) -> None:
    """Where the square could go: free cells, and own squares it could replace."""
    me = g.players[viewer]
    for cell in [*me.fresh, *me.land]:
        if me.met_at(cell, g.bought) & NEED_BIT[square]:
            x, y = corner(cell)
            fits = cell not in me.land
            mark = Box(x=4, y=4, w=SIDE - 8, h=SIDE - 8, r=6, tone="st-fits" if fits else "st-fits st-fits-swap")
            found.nodes.append(_laid(f"fits.{X_OF[cell]}.{Y_OF[cell]}", x, y, [mark], Text("scene-fits")))
    found.deltas = gains(square)


def threads(me: Player, cell: int, square: int, supply: list[tuple[int, int]]) -> list[Node]:
    """From the medal of every giver to the need it meets, in the resource's colour; a tick where they arrive."""
    x, y = corner(cell)
    lines: list[AnyMark] = []
    ends: list[AnyMark] = []
    for i, (need, giver) in enumerate(supply):
        good = RESOURCES[need]
        nx, ny = need_at(i)
        if giver == BOUGHT:
            gx, gy = 21.0, 78.0
            ends.append(Token(good="coin", x=gx, y=gy, r=13))
        else:
            left, top = corner(giver)
            dx, dy, r = gift_at(me.land[giver], need)
            gx, gy = left - x + dx, top - y + dy
            ends.append(Medal(good=good, x=gx, y=gy, r=r, tone="ring-legal"))
        d = thread(gx, gy, nx, ny, 1 if i else -1)
        lines += [Path(d=d, tone="st-thread-edge"), Path(d=d, tone=f"st-thread st-of-{good}")]
        ends += [
            Medal(good=good, x=nx, y=ny, r=NEED_R + 1, tone="ring-legal"),
            Art(symbol="st-tick", x=nx + 4, y=ny + 4, w=16, h=16),
        ]
    if not lines:
        return []
    return [_laid("threads", x, y, [*lines, *ends], Text("scene-threads"), layer=6)]


def thread(x1: float, y1: float, x2: float, y2: float, side: int) -> str:
    """A slack curve that bends to one side."""
    dx, dy = x2 - x1, y2 - y1
    bend = 0.16 * side
    ax, ay = x1 + dx * 0.3 - dy * bend, y1 + dy * 0.3 + dx * bend
    bx, by = x1 + dx * 0.75 - dy * bend, y1 + dy * 0.75 + dx * bend
    return f"M{x1:.0f} {y1:.0f}C{ax:.0f} {ay:.0f} {bx:.0f} {by:.0f} {x2:.0f} {y2:.0f}"


# -- tokens --


def ruin(g: Settlers, viewer: int, action: Action, found: Preview) -> None:
    """The points its owner would lose, and what the square would never give again."""
    _, owner, x, y = action
    land, cell = g.players[owner], cell_at(x, y)
    square = land.land[cell]
    if lost := worth(land, cell):
        found.deltas.append(points_delta(-lost, owner))
    if land.yields(cell):
        found.deltas.append(stops(square, owner))
    if not found.deltas:
        found.hint = Text("scene-ruin-nothing")
    found.nodes = [on_rival(g, viewer, owner, cell, [RUIN, Token(good="war", x=50, y=47, r=21)], TOKEN[WAR])]


def buy(g: Settlers, viewer: int, action: Action, found: Preview) -> None:
    """What could be attached with the purchase that cannot be attached without it."""
    if action[0] == "name":
        bought: tuple[int, ...] = (action[1],)
    else:
        owner, cell = action[1], cell_at(action[2], action[3])
        bought = g.players[owner].produces(cell)
        found.nodes = [on_rival(g, viewer, owner, cell, [VEIL, Token(good="coin", x=34, y=34, r=21)], TOKEN[COIN])]
    me = g.players[viewer]
    before = me.met_on_fresh(g.bought)
    after = 0
    for resource in bought:
        after |= me.met_on_fresh(resource)
    new = list({SQUARE[s].id: SQUARE[s] for s in g.attachable(after & ~before)}.values())
    found.hint = Text("scene-then", {"squares": listed(new), "count": len(new)})
    found.deltas = [Delta(Text("delta-bought", {"resource": Good(RESOURCES[r])}), "plus") for r in bought]


def join(g: Settlers, viewer: int, cell: int, found: Preview) -> None:
    """The union it makes, and all it can give."""
    me = g.players[viewer]
    union = next(group for group in unions_of((*me.carts, cell)) if cell in group)
    x, y = corner(cell)
    d = outline({(X_OF[c], Y_OF[c]) for c in union}, -2 - x, -2 - y)
    marks: list[AnyMark] = [Path(d=d, tone=f"st-cord st-cord-{part}") for part in ("edge", "gilt", "twist")]
    marks.append(Token(good="cart", x=PITCH - 2, y=-2, r=17))
    found.nodes = [_laid("union", x, y, marks, TOKEN[CART], layer=6)]
    goods = sorted({r for c in union if me.yields(c) for r in PRODUCES[me.land[c]]})
    found.hint = Text("scene-union", {"count": len(union)})
    found.deltas = [Delta(Text(f"resource-{RESOURCES[r]}"), "plus", RESOURCES[r]) for r in goods]


def settle(g: Settlers, viewer: int, master: int, cell: int, found: Preview) -> None:
    """Two points on the land instead of one in the hand, and the square gives nothing any more."""
    me = g.players[viewer]
    x, y = corner(cell)
    marks: list[AnyMark] = [
        VEIL,
        Token(good=TOKEN_GOODS[MASTER + master], x=50, y=47, r=21),
        Disc(x=67, y=30, r=10.5, text=str(POINTS_PER_MASTER), tone="st-points"),
    ]
    found.nodes = [_laid("master", x, y, marks, TOKEN[MASTER + master])]
    after = g.clone()
    after.apply(("settle", X_OF[cell], Y_OF[cell]))
    found.deltas = [points_delta(after.scores()[viewer] - g.scores()[viewer]), stops(me.land[cell])]


# -- drawing --


def corner(cell: int) -> tuple[int, int]:
    """The upper left corner of a cell of the own land."""
    return X_OF[cell] * PITCH, -Y_OF[cell] * PITCH


def ghost(square: int, x: float, y: float) -> Node:
    return Node(
        id=f"pv.q{square}",
        x=x,
        y=y,
        w=SIDE,
        h=SIDE,
        name=FULL[square],
        marks=[Use(template=f"m{square}")],
        tone="ghost",
    )


def on_rival(g: Settlers, viewer: int, owner: int, cell: int, marks: list[AnyMark], name: Text) -> Node:
    """Something laid on a rival's square, where the stage shows the rivals' lands."""
    land = next(land for land in rival_lands(hidden.view(g, viewer), viewer) if land.seat == owner)
    return _laid("rival", *land.at(X_OF[cell], Y_OF[cell]), marks, name)


def points_delta(points: int, seat: int = -1) -> Delta:
    return Delta(
        Text("delta-points", {"points": abs(points), "gain": int(points > 0)}),
        "plus" if points > 0 else "minus",
        "",
        seat,
    )


def stops(square: int, seat: int = -1) -> Delta:
    """What a square will not give any more."""
    return Delta(Text("delta-stops", {"gives": listed_or(PRODUCES[square])}), "minus", "", seat)


def _laid(name_id: str, x: float, y: float, marks: list[AnyMark], name: Text, layer: int = 5) -> Node:
    return Node(id=f"pv.{name_id}", x=x, y=y, w=SIDE, h=SIDE, name=name, marks=marks, layer=layer)
