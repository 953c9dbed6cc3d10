"""What an action would do, drawn over the city. The rules are asked on a copy; nothing is worked out here."""

from typing import Final

from citywright.display.scene import AnyMark, Art, Box, Delta, Label, Medal, Node, Path, Preview, Text
from citywright.kit.actions import Action
from citywright.kit.grid import to_list

from ..rules.board import cells_of
from ..rules.effects import RACE_SLOT
from ..rules.facts import FIRST_ADVISER, FORBIDS, GOODS
from ..rules.sites import prestige_ways
from ..rules.state import Founders
from ..rules.vote import weight
from ..words.messages import CARD_DOES, CARD_FOLLOW, GOOD, GOOD_ACC, PRESTIGE, PRESTIGE_DOES, RACE_DOES, Args, listed
from .city import hall_marks, heart, store_marks
from .geometry import SIDE, cells_at, footprint
from .point_flow import Stream, figure, sentence, streams
from .roads import way
from .templates import plate, seat_tone

UNTRIED: Final = ("bid", "race", "play", "hide", "resource", "rob")
"""Verbs whose outcome depends on what nobody knows yet, or that only lead to the next question."""
LEADING: Final = ("stall", "upgrade", "before", "follow")
"""Verbs after which a place is asked for: it is shown where there are some."""


def preview(world: Founders, viewer: int, action: Action) -> Preview:
    verb = action[0]
    found = Preview(action=action, area="city")
    found.hint = hint(world, action)
    if verb in ("bid", "choose"):
        found.nodes = room_for(world, world.proposals[action[1]])
        if verb == "bid":
            found.deltas = [Delta(Text("delta-weight", {"weight": weight(action[2], action[3])}))]
            return found
    if verb in UNTRIED:
        return found
    after = world.clone()
    after.news = []
    after.apply(action, viewer)
    paid = streams(world, after)
    found.deltas = changes(world, after, viewer)
    if verb in LEADING:
        found.nodes = places(after, viewer)
        return found
    if verb in ("access", "supply"):
        found.nodes = [*found.nodes, *chosen_store(world, action[1])]
    found.nodes = [
        *found.nodes,
        *threads(world, after, paid),
        *ghost(world, after, viewer, action),
        *pills(after, paid),
    ]
    found.figure = figure(paid)
    found.hint = sentence(paid) or found.hint
    return found


def hint(g: Founders, action: Action) -> Text | None:
    """A sentence about what is chosen."""
    verb, *numbers = action
    if verb == "play":
        return CARD_DOES[numbers[0]]
    if verb == "follow":
        return CARD_FOLLOW[numbers[0]]
    if verb == "hide":
        return Text("hint-hide")
    if verb == "hire":
        return CARD_DOES[FIRST_ADVISER + g.offer[numbers[0]]]
    if verb == "race":
        return Text("hint-race", {"does": RACE_DOES[numbers[0]]}) if g.workers else None
    if verb == "resource":
        others = to_list(FORBIDS[numbers[0]])
        return Text("hint-resource-forbids", {"goods": listed([GOOD_ACC[other] for other in others])})
    if verb in ("worker", "copy"):
        if numbers[0] == RACE_SLOT:
            return RACE_DOES[g.players[g.agenda[-1].seat].race]
        return PRESTIGE_DOES[numbers[0]]
    return None


def changes(before: Founders, after: Founders, viewer: int) -> list[Delta]:
    """Points of everybody, then the own coins and crystals, and coins that others get."""
    found: list[Delta] = []
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if now.vp != was.vp:
            found.append(_delta("delta-points", now.vp - was.vp, "", seat))
    was, now = before.players[viewer], after.players[viewer]
    for good, old, new in (("coin", was.coins, now.coins), ("temp", was.temp, now.temp), ("perm", was.perm, now.perm)):
        if new != old:
            found.append(_delta("delta-count", new - old, good, -1))
    for seat, other in enumerate(after.players):
        if seat != viewer and other.coins != before.players[seat].coins:
            found.append(_delta("delta-count", other.coins - before.players[seat].coins, "coin", seat))
    return found


def _delta(name: str, change: int, good: str, seat: int) -> Delta:
    args: dict[str, int | str] = {"count": abs(change), "gain": int(change > 0)}
    return Delta(Text(name, dict(args)), "plus" if change > 0 else "minus", good, seat)


# -- what would stand there, drawn pale --


def ghost(before: Founders, after: Founders, viewer: int, action: Action) -> list[Node]:
    """What would be built, where it would stand."""
    verb = action[0]
    if verb == "lay" and len(after.stores) == len(before.stores) and len(after.buildings) == len(before.buildings):
        return unsettled(before, viewer, action)  # suppliers are asked for first
    width = before.board.grid.width
    found: list[Node] = []
    for store in after.stores[len(before.stores) :]:
        at = footprint(store.mask, width)
        marks = store_marks(store.good, store.owner, store.rotation, at.squares, [], "ghost")
        found.append(_laid(f"store.{store.cell}", at.x, at.y, at.w, at.h, marks, GOOD[store.good]))
    for building in after.buildings[len(before.buildings) :]:
        at = footprint(building.mask, width)
        marks = hall_marks(building.card, building.rotation, at.squares, list(building.cubes), "ghost")
        found.append(_laid(f"hall.{building.card}", at.x, at.y, at.w, at.h, marks, PRESTIGE[building.card]))
    if verb in ("road", "house", "span"):
        cell = action[1]
        x, y = cell % width * SIDE, cell // width * SIDE
        if verb == "road":
            marks = [Path(d=_lane(after, cell), tone=f"fd-lane fd-lane-{part}") for part in ("edge", "top", "rut")]
        elif verb == "house":
            marks = [Art(symbol="fd-house", w=SIDE, h=SIDE, tone=seat_tone(viewer))]
        elif before.board.river >> cell & 1:
            marks = [Art(symbol="fd-bridge", x=-8, y=-4, w=56, h=48, tone=seat_tone(viewer))]
        else:
            marks = [Art(symbol="fd-gate", x=-2, y=-12, w=46, h=56, tone=seat_tone(viewer))]
        marks = [Box(x=1, y=1, w=SIDE - 2, h=SIDE - 2, r=8, tone="fd-ghost-line"), *marks]
        args: Args = {"gate": before.board.wall >> cell & 1} if verb == "span" else {}
        found.append(_laid(f"{verb}.{cell}", x, y, SIDE, SIDE, marks, Text(f"choice-{verb}", args)))
    return found


def unsettled(g: Founders, viewer: int, action: Action) -> list[Node]:
    """A store whose suppliers are still to be chosen."""
    step = g.agenda[-1]
    good = int(getattr(step, "good", -1))
    mask = g.board.ways_of_good(good).mask(action[1], action[2])
    at = footprint(mask, g.board.grid.width)
    marks = store_marks(good, viewer, action[1], at.squares, [], "ghost")
    return [_laid(f"store.{action[2]}", at.x, at.y, at.w, at.h, marks, GOOD[good])]


def _lane(g: Founders, cell: int) -> str:
    """A new road with lanes to the roads around it."""
    grid = g.board.grid
    x, y = grid.xy(cell)
    d = "M20 20h.01"
    for other in grid.around[cell]:
        if g.roads >> other & 1:
            ox, oy = grid.xy(other)
            d += f"M20 20l{(ox - x) * SIDE / 2:g} {(oy - y) * SIDE / 2:g}"
    return d


def chosen_store(g: Founders, cell: int) -> list[Node]:
    """A ring round the store that is chosen."""
    store = g.stores[g.store_at(cell)]
    at = footprint(store.mask, g.board.grid.width)
    return [_laid(f"chosen.{cell}", at.x, at.y, at.w, at.h, [Path(d=at.outline, tone="fd-ring")], GOOD[store.good])]


# -- places --


def places(after: Founders, viewer: int) -> list[Node]:
    """The cells that the next question would offer."""
    if not after.agenda or viewer not in after.deciders():
        return []
    covered = 0
    step = after.agenda[-1]
    for action in after.legal(viewer):
        if action[0] in ("site", "road"):
            covered |= 1 << action[1]
        elif action[0] == "lay" and hasattr(step, "good"):
            covered |= after.board.ways_of_good(step.good).mask(action[1], action[2])
    return fits(after, covered)


def room_for(g: Founders, card: int) -> list[Node]:
    """Every cell a prestige building could cover."""
    covered = 0
    for _, _, mask in prestige_ways(g, card):
        covered |= mask
    return fits(g, covered)


def fits(g: Founders, mask: int) -> list[Node]:
    if not mask:
        return []
    d = "".join(
        f"M{x * SIDE + 7} {y * SIDE + 2}h26a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5h-26a5 5 0 0 1-5-5v-26a5 5 0 0 1 5-5z"
        for x, y in cells_at(cells_of(mask), g.board.grid.width)
    )
    width, height = g.board.grid.width * SIDE, g.board.grid.height * SIDE
    return [_laid("fits", 0, 0, width, height, [Path(d=d, tone="fd-fits")], Text("scene-fits"))]


# -- threads and pills --


def threads(before: Founders, after: Founders, paid: list[Stream]) -> list[Node]:
    """From every supplier along the lanes to the new store, and from every store to the building it would serve."""
    lines: list[AnyMark] = []
    ends: list[AnyMark] = []
    for number in range(len(before.stores), len(after.stores)):
        store = after.stores[number]
        for part in store.suppliers:
            _thread(after, after.stores[part].mask, store.mask, store.owner, after.stores[part].good, lines, ends)
    for stream in paid:
        if stream.card >= 0:
            store = after.stores[stream.share.store]
            building = after.buildings[after.building_of(stream.card)]
            _thread(after, store.mask, building.mask, store.owner, store.good, lines, ends)
    if not lines:
        return []
    width, height = after.board.grid.width * SIDE, after.board.grid.height * SIDE
    return [_laid("threads", 0, 0, width, height, [*lines, *ends], Text("scene-threads"), 6)]


def _thread(
    g: Founders, start: int, goal: int, seat: int, good: int, lines: list[AnyMark], ends: list[AnyMark]
) -> None:
    network = 0
    for piece, _ in g.nets[seat] if seat >= 0 else ():
        network |= piece
    cells = way(g.board.grid, network, start, goal)
    if not cells:
        return
    spots = [(x * SIDE + 20, y * SIDE + 20) for x, y in cells_at(cells, g.board.grid.width)]
    d = "M" + "L".join(f"{x} {y}" for x, y in spots)
    lines += [
        Path(d=d, tone="fd-thread-shade"),
        Path(d=d, tone="fd-thread-edge"),
        Path(d=d, tone=f"fd-thread fd-g-{GOODS[good]}"),
    ]
    (ax, ay), (bx, by) = spots[0], spots[-1]
    ends += [
        Medal(good=GOODS[good], x=ax, y=ay - 1, r=12, tone="ring-legal"),
        Art(symbol="fd-tick", x=bx - 10, y=by - 10, w=20, h=20),
    ]


def pills(g: Founders, paid: list[Stream]) -> list[Node]:
    """At every store that earns, who gets how much."""
    gains: dict[int, int] = {}
    for stream in paid:
        for share in stream.share.stores():
            if share.owner >= 0 and share.kept():
                gains[share.store] = gains.get(share.store, 0) + share.kept()
    found: list[Node] = []
    for number, gain in gains.items():
        store = g.stores[number]
        at = footprint(store.mask, g.board.grid.width)
        hx, _ = heart(at.squares)
        marks: list[AnyMark] = [
            Box(x=0, y=2, w=52, h=25, r=12.5, tone="fd-shade"),
            Box(w=52, h=25, r=12.5, tone=f"fd-pill {seat_tone(store.owner)}"),
            *plate(store.owner, 14, 12.5, 14),
            Label(text=f"{gain:+}".replace("-", "−"), x=35, y=18, size=16, tone="fd-gain" if gain > 0 else "fd-loss"),
        ]
        found.append(_laid(f"pill.{number}", at.x + hx - 26, at.y - 22, 52, 25, marks, Text("scene-earns"), 6))
    return found


def _laid(
    name_id: str, x: float, y: float, w: float, h: float, marks: list[AnyMark], name: Text, layer: int = 5
) -> Node:
    return Node(id=f"pv.{name_id}", x=x, y=y, w=w, h=h, name=name, marks=marks, layer=layer)
