"""What an action would do, drawn over the scene. The rules are asked on a copy; nothing is worked out here."""

from citywright.display.scene import Art, Delta, Node, Preview, Text, Use, Who
from citywright.kit.actions import Action

from ..rules import hidden
from ..rules.acts import TakeResource
from ..rules.board import KALENA
from ..rules.facts import (
    BONUS,
    BUILDINGS,
    CONTACT,
    CONTACT_COST,
    HARVEST_OF,
    INCOME,
    INSIGHT,
    RENOWN,
    RENOWN_BY,
    RESOURCES,
    ROUNDS,
    TRACK_SLOTS,
    TRACK_VALOR,
    TRACKS,
    WATER,
    amounts_of,
    tokens_on,
)
from ..rules.rounds import income, is_stopped
from ..rules.state import Ghosts
from ..words.actions import build_valor
from ..words.messages import BUILDING, SKILL_TEXT, amount, listed, reward_text
from .geometry import CENTRES, S
from .land import BUILDING_SIZE, GHOST


def preview(world: Ghosts, viewer: int, action: Action) -> Preview:
    found = Preview(action=action, area="land")
    verb = action[0]
    if verb == "haunt":
        haunt(world, action[1], found)
    elif verb in ("harvest", "fetch"):
        harvest(world, viewer, action, found)
    elif verb == "build":
        build(world, viewer, action[1], found)
    elif verb == "contact":
        contact(world, viewer, found)
    elif verb in ("sell", "learn", "train"):
        trade(world, viewer, action, found)
    elif verb == "end":
        end(world, viewer, found)
    return found


def haunt(g: Ghosts, place: int, found: Preview) -> None:
    """The ghost in its place, and the buildings it would stop."""
    found.nodes = [ghost_at(place)]
    after = g.clone()
    after.ghosts |= 1 << place
    found.deltas = idled(g, after)
    if KALENA >> place & 1:
        found.deltas.append(Delta(Text("delta-kalena", {"n": after.haunted_kalena()}), "minus"))


def idled(before: Ghosts, after: Ghosts) -> list[Delta]:
    """Buildings that would stop, or work again."""
    deltas = []
    for at, kind, owner, stopped in hidden.building_rows(before):
        now = int(is_stopped(after, at))
        if now != stopped:
            name = "delta-idle" if now else "delta-works"
            text = Text(name, {"building": BUILDING[kind], "name": Who(owner)})
            deltas.append(Delta(text, "minus" if now else "plus", "", owner))
    return deltas


def harvest(g: Ghosts, viewer: int, action: Action, found: Preview) -> None:
    """What goes into the store, what a skill lets one choose besides, and whether the hex is exhausted."""
    after = g.clone()
    after.apply(action, viewer)
    place = action[1] if action[0] == "harvest" else g.players[viewer].sensor
    resource = HARVEST_OF[g.land.terrain[place]] if action[0] == "harvest" else WATER
    if after.players[viewer].has(resource) > g.players[viewer].has(resource):
        found.deltas = [Delta(Text("delta-more", {"n": 1}), "plus", RESOURCES[resource])]
    else:
        found.deltas = [Delta(Text("delta-lost"), "minus", RESOURCES[resource])]
    if isinstance(after.agenda[-1], TakeResource):
        found.deltas.append(Delta(Text("delta-more", {"n": after.agenda[-1].left}), "plus", "any"))
    found.deltas.append(less(1, "harvest"))
    if after.exhausted != g.exhausted:
        found.deltas.append(Delta(Text("delta-exhausts")))


def build(g: Ghosts, viewer: int, kind: int, found: Preview) -> None:
    """The building itself with its owner's mark, its price, its valor, and whether it will work."""
    after = g.clone()
    after.apply(("build", kind), viewer)
    plain = hidden.player_view(g.players[viewer], False)
    found.nodes = [building_at(g.players[viewer].sensor, kind, viewer)]
    found.deltas = [Delta(Text("delta-valor", {"n": build_valor(plain, kind)}), "plus")]
    found.deltas += stock(g, after, viewer)
    if g.round == ROUNDS:
        found.hint = Text("preview-build-last")
    elif is_stopped(after, g.players[viewer].sensor):
        found.hint = Text("preview-stopped")
    else:
        found.hint = Text("preview-build", {"good": amount(RESOURCES[INCOME[kind]], income(g.players[viewer]), True)})


def contact(g: Ghosts, viewer: int, found: Preview) -> None:
    """What the die may bring, what skills add to it, and which buildings work again when the ghost is gone."""
    after = g.clone()
    after.apply(("contact",), viewer)  # its die is a guess, so only what no die changes is told
    me, then = g.players[viewer], after.players[viewer]
    cost = CONTACT_COST[g.season()]
    found.deltas = [less(cost, "contact")]
    restored = tokens_on(then.active, CONTACT) - tokens_on(me.active, CONTACT) + cost
    if restored:
        found.deltas.append(Delta(Text("delta-more", {"n": restored}), "plus", "contact"))
    found.deltas += idled(g, after)
    own = RENOWN_BY if me.skills & RENOWN else 0
    rewards = [reward_text(g.season(), row, True, own) for row in range(len(BONUS[0]))]
    name = "preview-contact-choice" if me.skills & INSIGHT else "preview-contact"
    found.hint = Text(name, {"rewards": listed(rewards)})


def trade(g: Ghosts, viewer: int, action: Action, found: Preview) -> None:
    """Selling, learning, training: what goes, what comes."""
    after = g.clone()
    after.apply(action, viewer)
    me, then = g.players[viewer], after.players[viewer]
    if then.valor > me.valor:
        found.deltas.append(Delta(Text("delta-valor", {"n": then.valor - me.valor}), "plus"))
    found.deltas += stock(g, after, viewer)
    if action[0] == "learn":
        found.hint = SKILL_TEXT[action[1]]
    elif action[0] == "train":
        full = tokens_on(then.slots, action[1]) == TRACK_SLOTS[action[1]]
        last = "preview-train-last" if g.round == ROUNDS else "preview-train"
        found.hint = Text("preview-train-full" if full and TRACK_VALOR[action[1]] else last)


def end(g: Ghosts, viewer: int, found: Preview) -> None:
    """What is left unused."""
    me = g.players[viewer]
    left = [amount(name, n, True) for track, name in enumerate(TRACKS) if (n := tokens_on(me.active, track))]
    found.hint = Text("preview-end", {"left": len(left), "tokens": listed(left)})


def stock(before: Ghosts, after: Ghosts, viewer: int) -> list[Delta]:
    """Changes of the store, the purse and the tracks."""
    one, two = before.players[viewer], after.players[viewer]
    changes = [
        (RESOURCES[r], b - a) for r, (a, b) in enumerate(zip(amounts_of(one.store), amounts_of(two.store), strict=True))
    ]
    changes.append(("pecunia", two.pecunia - one.pecunia))
    for track, name in enumerate(TRACKS):
        changes.append((name, tokens_on(two.active, track) - tokens_on(one.active, track)))
    return [less(-n, key) if n < 0 else Delta(Text("delta-more", {"n": n}), "plus", key) for key, n in changes if n]


def less(n: int, key: str) -> Delta:
    return Delta(Text("delta-less", {"n": n}), "minus", key)


def ghost_at(place: int) -> Node:
    x, y = CENTRES[place]
    return Node(
        id=f"pv.g{place}",
        x=x - GHOST / 2,
        y=y + S * 0.34 - GHOST * 0.77,
        w=GHOST,
        h=GHOST,
        name=Text("node-ghost"),
        marks=[Use(template="ghost")],
        tone="ghost",
    )


def building_at(place: int, kind: int, owner: int) -> Node:
    x, y = CENTRES[place]
    k = BUILDING_SIZE
    return Node(
        id=f"pv.b{place}",
        x=x - k / 2 - 12,
        y=y + S * 0.34 - k * 0.83,
        w=k,
        h=k,
        name=Text("thing-building", {"building": BUILDING[kind], "name": Who(owner)}),
        marks=[Art(symbol=f"gh-{BUILDINGS[kind]}{owner + 1}", w=k, h=k)],
        tone="ghost",
    )
