"""What a seat may know. Hidden are the task cards others have chosen, and the dice to come."""

from typing import Any

from citywright.kit.chance import Stream
from citywright.kit.grid import to_list
from citywright.kit.table import SealedStep, redeal_sealed, sealed_view
from citywright.kit.zones import draw

from .board import KALENA
from .facts import (
    BUILDINGS,
    CONTACT_COST,
    GHOST_CARDS,
    LAP,
    NONE,
    OPEN_SLOTS,
    PER_TILE,
    ROUNDS,
    SKILLS,
    SLOT_VALOR,
    TRACKS,
    amounts_of,
    hand_of_tasks,
    tokens_on,
)
from .player import Player
from .rounds import is_stopped
from .scoring import task_valor
from .state import FINAL, Ghosts
from .tasks import choosable
from .turn import entry_costs

COVERED = -2
"""In a row of marker slots: a counter lies here."""


def view(g: Ghosts, seat: int) -> dict[str, Any]:
    """Everything on the table and the own task cards."""
    me = g.players[seat] if seat < g.seats else None
    step = g.agenda[-1] if g.agenda else None
    asked: list[Any] = []
    if isinstance(step, SealedStep):
        asked = [type(step).__name__]  # the answers stay sealed; `sealed` tells the rest
    elif step is not None:
        asked = step.dump()
    season = min(max(g.round, 1), ROUNDS)
    return {
        "seats": g.seats,
        "turn": g.turn,
        "round": g.round,
        "season": g.season() if g.round else 0,
        "ending": g.ending,
        "mode": g.mode,
        "ghost_cards": [card for card, effect in GHOST_CARDS.items() if g.cards & effect],
        "switches": g.switches,
        "asked": asked,
        "sealed": sealed_view(g, seat),
        "order": list(g.order),
        "tiles": list(g.land.tiles),
        "terrain": list(g.land.terrain),
        "rolled": g.rolled,
        "face": g.face,
        "ghosts": to_list(g.ghosts),
        "supply": g.supply,
        "kalena": (g.ghosts & KALENA).bit_count(),
        "kalena_hexes": PER_TILE,
        "open": [(hexes & ~(g.ghosts | g.built | g.land.lakes)).bit_count() for hexes in g.land.of_terrain],
        "exhausted": to_list(g.exhausted),
        "exhaustion_left": g.exhaustion_left,
        "buildings": building_rows(g),
        "pieces": list(g.pieces),
        "bank": amounts_of(g.bank),
        "market": g.market,
        "contact_cost": CONTACT_COST[(season - 1) // (ROUNDS // len(CONTACT_COST))],
        "skills": list(g.skills),
        "marker_slots": [slot_row(g, deck) for deck in range(len(g.skills))],
        "players": [player_view(player, g.ending == FINAL) for player in g.players],
        "costs": entry_costs(g, me) if me else [],
        "tasks": list(me.tasks) if me else [],
        "hand": choosable(g, seat) if me else [],
        "task_valor": task_values(g, seat) if me else [],
        "scores": [g.score_lines(player) for player in range(g.seats)],
        "winners": list(g.winners()),
    }


def building_rows(g: Ghosts) -> list[list[int]]:
    """A row `[hex, kind, owner, stopped]` for every building."""
    rows: list[list[int]] = []
    for kind in range(len(BUILDINGS)):
        for place in to_list(g.buildings[kind]):
            owner = next(seat for seat, me in enumerate(g.players) if me.own >> place & 1)
            rows.append([place, kind, owner, int(is_stopped(g, place))])
    rows.sort()
    return rows


def slot_row(g: Ghosts, deck: int) -> list[int]:
    """The marker slots of a skill from the left: a seat, -1 for a free one, -2 for a covered one."""
    row = [COVERED] * len(SLOT_VALOR)
    for place, slot in enumerate(OPEN_SLOTS[g.seats]):
        row[slot] = g.learned[deck][place] if place < len(g.learned[deck]) else NONE
    return row


def player_view(me: Player, revealed: bool) -> dict[str, Any]:
    """What lies open of a player."""
    return {
        "sensor": me.sensor,
        "active": [tokens_on(me.active, track) for track in range(len(TRACKS))],
        "tokens": [tokens_on(me.slots, track) for track in range(len(TRACKS))],
        "store": amounts_of(me.store),
        "limit": me.limit(),
        "pecunia": me.pecunia,
        "valor": me.valor,
        "stamp": me.stamp,
        "turned": me.valor >= LAP,
        "skills": [skill for skill in range(len(SKILLS)) if me.skills >> skill & 1],
        "markers": me.markers,
        "tasks": len(me.tasks),
        "revealed": list(me.tasks) if revealed else [],
    }


def task_values(g: Ghosts, seat: int) -> list[list[int]]:
    """For every own task card `[card, valor]` as if it were scored now."""
    players = g.players
    return [[task, task_valor(players, seat, task, g.buildings, g.learned)] for task in hand_of_tasks(g.seats)]


def determinize(g: Ghosts, seat: int, seed: int) -> Ghosts:
    """A state this seat cannot tell from the true one: the tasks of others are dealt afresh."""
    world = g.clone()
    world.rng = seed
    if g.ending == FINAL:
        return world
    pick = Stream(seed)
    for other in range(g.seats):
        count = len(g.players[other].tasks)
        if other != seat and count:
            cards = list(hand_of_tasks(g.seats))
            world.edit(other).tasks = tuple(sorted([draw(pick, cards) for _ in range(count)]))
    redeal_sealed(world, seat, pick)
    return world
