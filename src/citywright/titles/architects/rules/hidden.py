"""What a seat may know. Hidden are other hands and packets, the decks and their order, and the rewards to come.

A seat remembers more than it sees: the cards it passed on in the draft or put under the deck. `memory` holds them in
groups; a world dealt for the seat keeps every group where it is and only mixes it within itself.
"""

from typing import Any

from citywright.kit.chance import Stream
from citywright.kit.table import SealedStep, redeal_sealed, sealed_view
from citywright.kit.zones import draw

from .facts import BUILDINGS, CROWD, CROWD_MASK, LARGE, amounts
from .player import Player
from .state import Architects


def view(g: Architects, seat: int) -> dict[str, Any]:
    """Everything on the table, the own cards, and what the seat remembers of hidden ones."""
    own = seat < g.seats
    me = g.players[seat] if own else None
    step = g.agenda[-1] if g.agenda else None
    asked: list[Any] = []
    if isinstance(step, SealedStep):
        asked = [type(step).__name__]  # the answers stay sealed; `sealed` tells the rest
    elif step is not None:
        asked = step.dump()
    return {
        "seats": g.seats,
        "turn": g.turn,
        "ending": g.ending,
        "order": list(g.order),
        "asked": asked,
        "sealed": sealed_view(g, seat),
        "display": list(g.display),
        "coins": list(g.coins),
        "apprentices_left": len(g.apprentice_pool) + len(g.apprentice_under),
        "apprentices_under": list(g.apprentice_under),
        "deck": len(g.pool) + len(g.under),
        "under": len(g.under),
        "rewards_left": g.rewards_left,
        "rewards_used": list(g.rewards_used),
        "offer": g.offer,
        "large": list(g.large),
        "small": len(g.small),
        "spaces": list(g.spaces),
        "hall": list(g.hall),
        "visiting": g.visiting,
        "hall_spaces": g.spaces_in_hall(),
        "tax": g.tax,
        "caught_at": g.caught_at,
        "reset_due": g.reset_due,
        "final_turns": g.final_turns,
        "boards_left": list(g.boards_left),
        "rival": g.rival,
        "plan": list(g.plan),
        "scheme": g.scheme,
        "schemes_used": list(g.schemes_used),
        "haste": g.haste,
        "players": [player_view(player, len(g.players)) for player in g.players],
        "hand": list(me.hand) if me else [],
        "packet": list(me.packet) if me else [],
        "looking": list(g.looking) if looks(g, seat) else [],
        "looked_at": len(g.looking),
        "memory": [remembered(g, group) for group in g.memory[seat]],
        "scores": [g.score_lines(player) for player in range(len(g.players))],
        "winners": list(g.winners()),
    }


def looks(g: Architects, seat: int) -> bool:
    """Is it this seat that has cards to choose from?"""
    return bool(g.looking) and g.agenda[-1].seat == seat


def player_view(me: Player, players: int) -> dict[str, Any]:
    """What lies open of a player."""
    return {
        "goods": amounts(me.goods),
        "virtue": me.virtue,
        "level": me.level,
        "debts": me.debts,
        "paid": me.paid,
        "idle": me.idle,
        "at": [me.at >> (CROWD * place) & CROWD_MASK for place in range(LARGE)],
        "prison": me.prison,
        "guild": me.guild,
        "captured": [me.captured >> (CROWD * owner) & CROWD_MASK for owner in range(players)],
        "hand": len(me.hand),
        "packet": len(me.packet),
        "built": list(me.built),
        "apprentices": me.apprentices(),
        "board": me.board,
    }


def remembered(g: Architects, group: tuple[int, ...]) -> list[Any]:
    """A group of cards and the places they share: hands, packets, places under the deck, cards being looked at."""
    places: list[list[Any]] = []
    for card in group:
        if card in g.under:
            places.append(["under", g.under.index(card)])
        elif card in g.looking:
            places.append(["looking", g.looking.index(card)])
        else:
            for seat, me in enumerate(g.players):
                if card in me.hand:
                    places.append(["hand", seat])
                elif card in me.packet:
                    places.append(["packet", seat])
    return [sorted(group), sorted(places)]


def determinize(g: Architects, seat: int, seed: int) -> Architects:
    """A state this seat cannot tell from the true one: the cards it does not see are dealt afresh."""
    world = g.clone()
    world.rng = seed
    pick = Stream(seed)
    groups = g.memory[seat]
    kind = [0] * len(BUILDINGS)
    for number, group in enumerate(groups, 1):
        for card in group:
            kind[card] = number
    hidden: list[list[int]] = [[] for _ in range(len(groups) + 1)]
    others = [other for other in range(g.seats) if other != seat]
    looking = () if looks(g, seat) else g.looking
    for zone in (
        g.pool,
        g.under,
        looking,
        *(g.players[o].hand for o in others),
        *(g.players[o].packet for o in others),
    ):
        for card in zone:
            hidden[kind[card]].append(card)
    for cards in hidden:
        cards.sort()
    for other in others:
        me = g.players[other]
        if me.hand or me.packet:
            copy = world.edit(other)
            copy.hand = dealt_hand(me.hand, kind, hidden, pick)
            copy.packet = dealt_hand(me.packet, kind, hidden, pick)
    world.under = dealt(g.under, kind, hidden, pick)
    if looking:
        world.looking = dealt(looking, kind, hidden, pick)
    world.pool = hidden[0]
    world.memory = [()] * (g.seats + 1)  # what others remember is theirs
    world.memory[seat] = groups
    redeal_sealed(world, seat, pick)
    return world


def dealt(zone: tuple[int, ...], kind: list[int], hidden: list[list[int]], pick: Stream) -> tuple[int, ...]:
    """As many cards of each group as the zone holds, in the places they hold in it."""
    return tuple([draw(pick, hidden[kind[card]]) for card in zone])


def dealt_hand(zone: tuple[int, ...], kind: list[int], hidden: list[list[int]], pick: Stream) -> tuple[int, ...]:
    """The same for cards in no order: group after group, so that nothing depends on which cards they are."""
    return tuple(sorted([draw(pick, hidden[number]) for number in sorted([kind[card] for card in zone])]))
