"""What a seat may know: all but the bids of others, their face-down cards and hands, and what chance will bring."""

from typing import Any

from citywright.kit.chance import Stream
from citywright.kit.grid import to_list
from citywright.kit.table import SealedStep, redeal_sealed, sealed_view

from .board import cells_of
from .facts import CALL_BIT, HIDDEN, PROPOSALS
from .scoring import city_event
from .state import Founders, Player


def view(g: Founders, seat: int) -> dict[str, Any]:
    """The table as one seat sees it (OR-9, OR-59)."""
    step = g.agenda[-1] if g.agenda else None
    return {
        "seats": g.seats,
        "side": g.side,
        "workers": g.workers,
        "historic": g.historic,
        "turn": g.turn,
        "round": g.round,
        "first": g.first,
        "active": g.active,
        "ending": g.ending,
        "asked": [type(step).__name__] if isinstance(step, SealedStep) else step.dump() if step is not None else [],
        "sealed": sealed_view(g, seat),
        "neutral": to_list(g.neutral),
        "roads": cells_of(g.roads),
        "stores": [store.dump() for store in g.stores],
        "buildings": [building.dump() for building in g.buildings],
        "supply": list(g.supply),
        "completed": g.completed,
        "quiet": g.quiet,
        "offer": list(g.offer),
        "advisers": [list(pool) for pool in g.advisers],
        "gone": to_list(g.gone),
        "proposals": list(g.proposals),
        "prices": [g.solo_price(slot) for slot in range(PROPOSALS)] if g.seats == 1 else [],
        "deck": [g.deck.cards(), g.deck.top[:], len(g.deck)],
        "discard": list(g.discard),
        "out": list(g.out),
        "achievements": list(g.achievements),
        "bids": [list(bid) for bid in g.bids],
        "called": g.called,
        "players": [player_view(g, other, other == seat) for other in range(g.seats)],
        "scores": [g.score_lines(other) for other in range(g.seats)],
        "winners": list(g.winners()),
        "event": city_event(g),
    }


def player_view(g: Founders, seat: int, own: bool) -> dict[str, Any]:
    """One player. Of another's cards only those that were shown are known, and what the face-down ones may be."""
    me = g.players[seat]
    return {
        "race": me.race,
        "race_good": me.race_good,
        "basics": to_list(me.basics),
        "coins": me.coins,
        "temp": me.temp,
        "perm": me.perm,
        "vp": me.vp,
        "income": to_list(me.income),
        "access": to_list(me.access),
        "cards": me.hand.bit_count(),
        "hand": to_list(me.hand) if own else None,
        "unknown": to_list(me.hand | me.unknown()),
        "shown": to_list(me.shown),
        "hidden": [card for card, _ in me.hidden] if own else None,
        "maybe": [to_list(mask) for _, mask in me.hidden],
        "playing": me.hidden[-1][0] if own and me.playing == HIDDEN else me.playing,
        "face_down": me.playing == HIDDEN,
        "hired": me.hired,
        "houses": cells_of(me.houses),
        "spans": cells_of(me.spans),
        "workers": g.free_workers(seat) if g.workers else 0,
        "race_worker": me.race_worker,
    }


def determinize(g: Founders, seat: int, seed: int) -> Founders:
    """A state this seat cannot tell from the true one: face-down cards of the others are dealt afresh.

    A card lies face down only if it might have been in hand then (`Hidden`). Those sets grow with time, so dealing the
    oldest first is always possible and makes every deal equally likely.
    """
    world = g.clone()
    world.rng = seed
    pick = Stream(seed)
    for other in range(g.seats):
        if other != seat and g.players[other].hidden:
            redeal(world.edit(other), pick)
    redeal_sealed(world, seat, pick)
    return world


def redeal(me: Player, pick: Stream) -> None:
    cards = me.unknown()
    kept = me.hand & CALL_BIT
    dealt: list[tuple[int, int]] = []
    for _, mask in me.hidden:
        choices = to_list(mask & cards)
        card = choices[pick.chance(len(choices))]
        cards ^= 1 << card
        dealt.append((card, mask))
    me.hidden = tuple(dealt)
    me.hand = kept | cards
