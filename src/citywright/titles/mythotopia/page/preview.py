"""What an action would do, drawn over the scene. The rules are asked on a copy; nothing is worked out here."""

from citywright.display.scene import AnyMark, Art, Delta, Node, Path, Preview, Seat, Text, Who
from citywright.kit.actions import Action

from ..rules.facts import ARMY, CASTLE_FORCE, CASTLE_STACK, CITY_STACK, COUNT, HERO, ROAD_STACK, SIZE, STACK_VALUE, bits
from ..rules.invade import sources
from ..rules.payment import Armies
from ..rules.state import Mythotopia
from ..rules.verbs import END_GAME, END_WAR
from ..rules.war import TIE, leader
from ..words.names import CARD, PROVINCE
from .geometry import castle_at, hold_at, road_path, spot
from .map_area import army
from .templates import piece
from .wars import sides_text

_STACKS = {"city": CITY_STACK, "castle": CASTLE_STACK, "road": ROAD_STACK}


def preview(world: Mythotopia, viewer: int, action: Action) -> Preview:
    verb = action[0]
    found = Preview(action=action, area="map")
    step = world.agenda[-1]
    if verb == "target":
        invade(world, viewer, action, found)
    elif verb == "war":
        end_war(world, viewer, action, found)
    elif verb == "do" and action[1] == END_GAME:
        after = tried(world, [action])
        found.hint = Text(
            "preview-over", {"points": sides_text([(seat, after.vp(seat)) for seat in range(world.seats)])}
        )
    elif verb == "do" and action[1] == END_WAR:
        only_war(world, viewer, action, found)
    elif isinstance(step, Armies) and verb in ("pay", "done"):
        armies(world, step, action, found)
    elif verb in _STACKS:
        build(world, viewer, verb, action[1], found)
    elif verb == "from" and action[1] < SIZE:
        for p in bits(sources(world, viewer, action[1])):
            x, y = hold_at(p)
            marks: list[AnyMark] = [Path(d="M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0z", x=20, y=20, tone="my-lit")]
            found.nodes.append(laid(f"lit.{p}", x - 20, y - 20, 40, 40, marks, PROVINCE[p]))
    elif verb in ("choose", "play", "from"):
        card = action[1]
        if card >= SIZE:
            found.hint = Text(f"{CARD[card].id}.about")
    elif verb == "province":
        war(world, viewer, action[1], found)
    return found


def laid(node_id: str, x: float, y: float, w: float, h: float, marks: list[AnyMark], name: Text) -> Node:
    return Node(id=node_id, x=x, y=y, w=w, h=h, name=name, marks=marks, tone="ghost")


def tried(world: Mythotopia, actions: list[Action]) -> Mythotopia:
    """The world after some actions."""
    after = world.clone()
    for action in actions:
        after.apply(action)
    return after


def said(message: str, viewer: int, seat: int, gain: bool, **more: int | Text) -> Delta:
    """A gain or a loss in words, with whose it is: the colour and the shape alone tell too little."""
    text = Text(message, {"name": Who(seat), "you": int(seat == viewer), "gain": int(gain), **more})
    return Delta(text, "plus" if gain else "minus", "", seat)


def points(world: Mythotopia, after: Mythotopia, viewer: int) -> list[Delta]:
    """The points everybody would win or lose."""
    changes = [(seat, after.vp(seat) - world.vp(seat)) for seat in range(world.seats)]
    return [said("delta-points", viewer, seat, n > 0, count=abs(n)) for seat, n in changes if n]


def lands(world: Mythotopia, after: Mythotopia, viewer: int, p: int) -> list[Delta]:
    """Who would get a province and who would lose it, with the city or the citadel there."""
    owner, taker = world.owner_of(p), after.owner_of(p)
    if owner == taker:
        return []
    found = [said("delta-province", viewer, taker, True, province=PROVINCE[p], piece=0)] if taker >= 0 else []
    if owner >= 0:
        me = world.players[owner]
        piece = 3 if me.citadel >> p & 1 else 2 if me.cities >> p & 1 else 1
        found.append(said("delta-province", viewer, owner, False, province=PROVINCE[p], piece=piece))
    return found


def invade(world: Mythotopia, viewer: int, action: Action, found: Preview) -> None:
    """The defence, how many armies the cards left could bring, and where they would stand."""
    p = action[1]
    me = world.players[viewer]
    owner = world.owner_of(p)
    strength = world.force(p, owner) if owner >= 0 else world.neutral_force(p)
    symbols = sum(COUNT[ARMY][card] for card in bits(me.hand | me.reserve))
    most = min(symbols, me.supply_armies)
    found.hint = Text("preview-invade", {"strength": strength, "most": most})
    x, y = spot(p, 3)
    found.nodes = [laid("ghost.army", x - 12, y - 13, 26, 27, army(viewer, "?"), PROVINCE[p])]


def end_war(world: Mythotopia, viewer: int, action: Action, found: Preview) -> None:
    p = action[1]
    if type(world.agenda[-1]).__name__ == "Diplomat":
        found.hint = Text("hint-diplomat")
        return
    sides = world.sides(p)
    winner = leader(sides)
    after = tried(world, [action])
    found.deltas = [*lands(world, after, viewer, p), *points(world, after, viewer)]
    found.hint = Text("preview-war", {"sides": sides_text(attackers_first(sides))})
    taker = viewer if winner == TIE else winner
    if winner == TIE:
        found.deltas.append(Delta(Text("delta-card", {"card": CARD[HERO]}), "minus"))
    if taker >= 0 and after.owner_of(p) == taker != world.owner_of(p):
        x, y = hold_at(p)
        marks: list[AnyMark] = [
            piece("town", taker, 0, 0, 34, 34),
            Seat(seat=taker, x=16, y=20.5, size=9, tone="my-emblem"),
        ]
        found.nodes = [laid("ghost.town", x - 17, y - 17, 34, 34, marks, PROVINCE[p])]


def only_war(world: Mythotopia, viewer: int, action: Action, found: Preview) -> None:
    """Ending a war, where there is one only to be ended: what that does."""
    asked = tried(world, [action])
    offered = asked.offered(viewer)
    if len(offered) == 1 and offered[0][0] == "war":
        end_war(asked, viewer, offered[0], found)


def attackers_first(sides: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Attackers, the strongest first, and the defender last."""
    defender, *attackers = sides
    return [*sorted(attackers, key=lambda side: -side[1]), defender]


def sides_hint(sides: list[tuple[int, int]]) -> Text:
    return Text("preview-sides", {"sides": sides_text(attackers_first(sides))})


def armies(world: Mythotopia, step: Armies, action: Action, found: Preview) -> None:
    """Both strengths as they would be."""
    p = step.province
    after = tried(world, [action] if action == ("done",) else [action, ("done",)])
    if len(after.sides(p)) > 1:
        found.hint = sides_hint(after.sides(p))
    count = after.players[step.seat].armies_in(p)
    x, y = spot(p, 3)
    found.nodes = [laid("ghost.army", x - 12, y - 13, 26, 27, army(step.seat, count), PROVINCE[p])]


def war(world: Mythotopia, viewer: int, p: int, found: Preview) -> None:
    sides = world.sides(p)
    if len(sides) > 1:
        found.hint = Text("node-war", {"province": PROVINCE[p], "sides": sides_text(sides)})


def build(world: Mythotopia, viewer: int, verb: str, at: int, found: Preview) -> None:
    """The building in its place, and its token."""
    stack = _STACKS[verb]
    if world.can_take(viewer, stack):
        found.deltas.append(said("delta-points", viewer, viewer, True, count=STACK_VALUE[stack]))
    if verb == "road":
        d = road_path(at)
        roads: list[AnyMark] = [
            Path(d=d, tone=f"my-road my-road-{part}") for part in ("edge", "bed", "stones", "light")
        ]
        found.nodes = [laid("ghost.road", 0, 0, 10, 10, roads, Text("about-road"))]
        return
    x, y = hold_at(at)
    if verb == "city":
        found.deltas.append(Delta(Text("delta-slot"), "plus"))
        found.nodes = [laid("ghost.city", x - 22, y - 27, 44, 44, [piece("city", viewer, 0, 0, 44, 44)], PROVINCE[at])]
        return
    cx, cy = castle_at(at)
    before = world.force(at, viewer)
    strength = Text("delta-strength", {"before": before, "after": before + CASTLE_FORCE})
    found.deltas.append(Delta(strength, "plus"))
    found.nodes = [laid("ghost.castle", cx - 13, cy - 15, 28, 30, [Art(symbol="my-castle", w=28, h=30)], PROVINCE[at])]
