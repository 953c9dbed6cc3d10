"""What a seat may know. Hidden are the hands of others as far as they came from a deck, and the Philosopher's card.

Whatever goes to a discard is seen as it goes there, so discards are open, and when a deck has run out everybody knows
the hand (`Player.seen`). Which of a player's other cards are in hand and which in the deck nobody else knows.
"""

from typing import Any

from citywright.kit.chance import Stream
from citywright.kit.table import SealedStep, redeal_sealed, sealed_view

from .facts import EMPTY_TO_END, NONE, SEAS, SIZE, bits
from .setup import draw_set
from .state import ACQUIRED, MARCHED, PREFERRED, STORED, Mythotopia
from .war import TIE, leader, leads_at_the_end


def counters(packed: int, n: int) -> list[int]:
    """The first n counters of 4 bits."""
    return [packed >> 4 * i & 15 for i in range(n)]


def view(g: Mythotopia, seat: int) -> dict[str, Any]:
    """The table as one seat sees it."""
    empty = g.empty_cards()
    return {
        "seats": g.seats,
        "turn": g.turn,
        "round": (g.turn + g.seats - 1) // g.seats,
        "limit": g.limit,
        "ending": g.ending,
        "first": g.first,
        "active": g.active,
        "left": g.left,
        "fresh": g.fresh,
        "used": bits(g.used & (ACQUIRED - 1)),
        "acquired": bool(g.used & ACQUIRED),
        "marched": bool(g.used & MARCHED),
        "stored": bool(g.used & STORED),
        "preferred": bool(g.used & PREFERRED),
        "asked": asked(g),
        "sealed": sealed_view(g, seat),
        "castles": bits(g.castles),
        "dragons": bits(g.dragons),
        "runestones": bits(g.runestones),
        "roads": bits(g.roads),
        "mercenaries": g.mercenaries,
        "display": bits(g.display),
        "improvements": bits(g.improvements | g.looking | (1 << g.secret if g.secret_seat not in (NONE, seat) else 0)),
        "improvement_deck": g.improvements.bit_count(),
        "gone": bits(g.gone),
        "province_deck": bits(g.province_deck),
        "vp_cards": bits(g.in_play),
        "stacks": list(g.stacks),
        "pool": list(g.pool),
        "empty": empty,
        "leader": leads_at_the_end(g) if empty >= EMPTY_TO_END and not g.is_over() else NONE,
        "looking": bits(g.looking) if g.looking and g.active == seat else [],
        "looked_at": g.looking.bit_count(),
        "secret_seat": g.secret_seat,
        "taken_from": g.taken_from,
        "road_stone": g.road_stone,
        "withdraws": g.withdraws,
        "town_marks": g.town_marks,
        "wars": wars_view(g),
        "players": [player_view(g, other, other == seat) for other in range(g.seats)],
        "hand": bits(g.players[seat].hand) if seat < g.seats else [],
        "scores": [g.score_lines(other) for other in range(g.seats)],
        "winners": list(g.winners()),
    }


def asked(g: Mythotopia) -> list[Any]:
    """The question and all that is planned behind it, the question first; sealed answers are told by `sealed`."""
    rows: list[Any] = []
    for step in g.agenda[::-1]:
        rows.append([type(step).__name__] if isinstance(step, SealedStep) else step.dump())  # noqa: PERF401 - for mypyc
    return rows


def wars_view(g: Mythotopia) -> list[dict[str, Any]]:
    """Every war with its sides, the defender first: seat (NONE the neutral force), strength, and its parts."""
    fought = 0
    for player in g.players:
        fought |= player.at & ~player.own
    rows: list[dict[str, Any]] = []
    for p in bits(fought):
        sides = g.sides(p)
        winner = leader(sides)
        parts = [g.force_lines(p, seat) if seat >= 0 else [] for seat, _ in sides]
        rows.append(
            {
                "province": p,
                "sides": [list(side) for side in sides],
                "parts": parts,
                "tie": winner == TIE,
                "leader": winner,
            }
        )
    return rows


def player_view(g: Mythotopia, seat: int, own: bool) -> dict[str, Any]:
    """What is known of a player: everything but the hand, of which others know what they have seen."""
    me = g.players[seat]
    secret = g.secret_seat == seat
    unknown = (me.hand | me.deck) & ~me.seen
    if secret:
        unknown &= ~(1 << g.secret)
    return {
        "towns": bits(me.towns),
        "cities": bits(me.cities),
        "citadel": bits(me.citadel)[0] if me.citadel else NONE,
        "armies": counters(me.armies, SIZE),
        "mercenaries": counters(me.mercenaries, SIZE),
        "ships": counters(me.ships, len(SEAS)),
        "supply": [me.supply_towns, me.supply_cities, me.supply_armies, me.supply_ships],
        "pool": [me.pool_armies, me.pool_ships],
        "lost_citadel": me.lost_citadel,
        "markers": me.markers,
        "claims": me.claims,
        "tokens": [me.ones, me.twos, me.threes],
        "vp": g.vp(seat),
        "hand": me.hand.bit_count(),
        "deck": me.deck.bit_count(),
        "deck_cards": bits(me.deck) if own else [],
        "hand_or_deck": bits(unknown),
        "seen": bits(me.seen),
        "reserve": bits(me.reserve),
        "capacity": me.capacity(),
        "discard": bits(me.discard),
        "laid": bits(me.laid),
        "aside": bits(me.aside),
        "prefers": me.prefers,
    }


def determinize(g: Mythotopia, seat: int, seed: int) -> Mythotopia:
    """A state this seat cannot tell from the true one: other hands and the Philosopher's card are dealt afresh."""
    world = g.clone()
    world.rng = seed
    pick = Stream(seed)
    if g.looking and g.active != seat:
        unseen = g.improvements | g.looking
        world.looking = draw_set(pick, unseen, g.looking.bit_count())
        world.improvements = unseen & ~world.looking
    if g.secret_seat not in (NONE, seat):
        old = 1 << g.secret
        unseen = g.improvements | old
        new = draw_set(pick, unseen, 1)
        world.improvements = unseen & ~new
        world.secret = new.bit_length() - 1
        me = world.edit(g.secret_seat)
        me.hand = me.hand & ~old | new
    for other in range(g.seats):
        if other != seat and g.players[other].deck:
            me = world.edit(other)
            kept = me.seen | (1 << world.secret if world.secret_seat == other else 0)
            unknown = (me.hand | me.deck) & ~kept
            drawn = draw_set(pick, unknown, (me.hand & ~kept).bit_count())
            me.hand = kept | drawn
            me.deck = unknown & ~drawn
    redeal_sealed(world, seat, pick)
    return world
