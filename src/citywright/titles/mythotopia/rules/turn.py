"""The course of a turn: two actions, any number of free actions, and the draw (M-69..M-75)."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.table import RunningStep, Step

from .armies import (
    Buy,
    March,
    PlaceWhere,
    RemoveShipsWhere,
    RemoveWhere,
    ShipsWhere,
    cannot_buy,
    cannot_march,
    cannot_place_armies,
    cannot_place_ships,
    cannot_remove_armies,
)
from .building import TakeToken
from .cards import (
    Acquire,
    DiscardCards,
    PutInReserve,
    RemoveCards,
    cannot_acquire,
    cannot_patronize,
    cannot_remove_cards,
    cannot_reserve,
    reserve_card,
    why_not_reserve,
)
from .facts import (
    ACTION_CARDS,
    ACTIONS_A_TURN,
    CARDS,
    FREE_CARDS,
    GOLD,
    KIND,
    PATRONAGE_GOLD,
    PATRONAGE_STACK,
    SCRIBE_BIT,
    TEXTS,
    WAREHOUSE_BIT,
    bits,
)
from .invade import InvadeFrom, cannot_invade
from .payment import Pay, Settle
from .powers import cannot_use, use
from .state import ACQUIRED, MARCHED, PREFERRED, STORED, Mythotopia
from .verbs import (
    ACQUIRE,
    ACTIONS,
    AT_SETUP,
    BUY,
    DISCARD,
    END,
    END_GAME,
    END_WAR,
    INVADE,
    PASS,
    PATRONAGE,
    PLACE_ARMIES,
    PLACE_SHIPS,
    REMOVE_ARMIES,
    REMOVE_CARDS,
    REMOVE_SHIPS,
    RESERVE_CARDS,
    ROADS,
    Ask,
)
from .war import EndWar, can_end_some_war, cannot_end_game, finish

_DO: Final[tuple[Action, ...]] = tuple(("do", action) for action in range(len(ACTIONS)))
_PLAY: Final[tuple[Action, ...]] = tuple(("play", card) for card in range(len(CARDS)))
_STORE: Final[tuple[Action, ...]] = tuple(("store", card) for card in range(len(CARDS)))
_PREFER: Final[tuple[Action, ...]] = (("prefer", 0), ("prefer", 1))
_ASKED_BY: Final[dict[int, type[Step[Mythotopia]]]] = {
    INVADE: InvadeFrom,
    PLACE_ARMIES: PlaceWhere,
    REMOVE_ARMIES: RemoveWhere,
    PLACE_SHIPS: ShipsWhere,
    REMOVE_SHIPS: RemoveShipsWhere,
    END_WAR: EndWar,
    BUY: Buy,
    ACQUIRE: Acquire,
    RESERVE_CARDS: PutInReserve,
    DISCARD: DiscardCards,
    REMOVE_CARDS: RemoveCards,
}
_TEXT_RULE: Final = {"benefit": 189, "reserve": 190, "symbols": 305, "province": 305}
"""The clause against playing the text of a card that has none to play by itself."""


class BeginTurn(RunningStep[Mythotopia]):
    """The next player's turn."""

    __slots__ = ()

    def run(self, g: Mythotopia) -> None:
        g.turn += 1
        g.active = self.seat
        g.left = ACTIONS_A_TURN
        g.fresh = True
        g.used = 0
        g.taken_from = 0
        g.tell("turn", self.seat, g.turn)
        if g.limit and g.turn == (g.limit - 1) * g.seats + 1:
            g.tell("last_round", g.limit)
        # Two actions, and a last moment for free ones; a free action brings its question back.
        g.next(*[TakeAction(self.seat) for _ in range(ACTIONS_A_TURN + 1)], DrawUp(self.seat))


def cannot_do(g: Mythotopia, seat: int, action: int) -> int:
    """The clause against an action of the list now, or 0."""
    if not g.left:
        return 69
    if action == INVADE:
        return cannot_invade(g, seat)
    if action == PLACE_ARMIES:
        return cannot_place_armies(g, seat)
    if action == REMOVE_ARMIES:
        return cannot_remove_armies(g, seat)
    if action == PLACE_SHIPS:
        return cannot_place_ships(g, seat)
    if action == REMOVE_SHIPS:
        return 0 if g.players[seat].ships else 119
    if action == END_WAR:
        if not g.fresh:
            return 120 if g.left < ACTIONS_A_TURN else 121
        return can_end_some_war(g, seat)
    if action == BUY:
        return cannot_buy(g, seat)
    if action == ACQUIRE:
        return cannot_acquire(g, seat)
    if action == RESERVE_CARDS:
        return cannot_reserve(g, seat)
    if action == DISCARD:
        me = g.players[seat]
        return 0 if me.hand or me.reserve else 168
    if action == REMOVE_CARDS:
        return cannot_remove_cards(g, seat)
    if action == PATRONAGE:
        return cannot_patronize(g, seat)
    if action == END_GAME:
        return cannot_end_game(g, seat)
    return 0


def cannot_play(g: Mythotopia, seat: int, card: int) -> int:
    """The clause against playing the text of a card now, or 0."""
    me = g.players[seat]
    if not (me.hand | me.reserve) >> card & 1:
        return 302
    if not TEXTS >> card & 1:
        return _TEXT_RULE[KIND[card]]
    if ACTION_CARDS >> card & 1 and not g.left:
        return 69
    return cannot_use(g, seat, card)


def cannot_store(g: Mythotopia, seat: int, card: int) -> int:
    """The clause against the Warehouse's free placement of this card, or 0 (M-264)."""
    me = g.players[seat]
    if not me.reserve & WAREHOUSE_BIT or g.used & STORED or not me.hand >> card & 1:
        return 264
    return why_not_reserve(g, seat, card)


class TakeAction(Ask):
    """Take an action or a free action; after two actions the turn may end (M-69, M-187)."""

    __slots__ = ()

    def options(self, g: Mythotopia) -> list[Action]:
        seat = self.seat
        me = g.players[seat]
        found: list[Action] = []
        cards = (me.hand | me.reserve) & TEXTS
        if g.left:
            found = [_DO[action] for action in range(len(ACTIONS)) if not cannot_do(g, seat, action)]
        else:
            cards &= FREE_CARDS
        while cards:
            low = cards & -cards
            card = low.bit_length() - 1
            if not cannot_use(g, seat, card):
                found.append(_PLAY[card])
            cards ^= low
        if g.roads and me.at and not cannot_march(g, seat):
            found.append(ROADS)
        if me.reserve & WAREHOUSE_BIT and not g.used & STORED and me.room() > 0:
            found += [_STORE[card] for card in bits(me.hand & me.pickable())]
        if me.reserve & SCRIBE_BIT and not g.used & PREFERRED:
            found.append(_PREFER[1 - me.prefers])
        if not g.left:
            found.append(END)
        return found

    def refuses(self, g: Mythotopia, action: Action) -> int:
        verb, seat = action[0], self.seat
        if verb == "do":
            return cannot_do(g, seat, action[1])
        if verb == "play":
            return cannot_play(g, seat, action[1])
        if verb == "roads":
            return cannot_march(g, seat)
        if verb == "store":
            return cannot_store(g, seat, action[1])
        if verb == "prefer":
            me = g.players[seat]
            if not me.reserve & SCRIBE_BIT:
                return 258
            return 300 if g.used & PREFERRED or action[1] == me.prefers else 0
        if verb == "end":
            return 69 if g.left else 0
        return AT_SETUP.get(verb, 301)

    def resolve(self, g: Mythotopia, action: Action) -> None:
        verb, seat = action[0], self.seat
        if verb == "end":
            g.tell("ends_turn", seat)
            return
        if verb == "prefer":
            g.edit(seat).prefers = action[1]
            g.used |= PREFERRED  # once a turn, so that no turn goes on for ever
            g.tell("prefers", seat, action[1])
            g.next(TakeAction(seat))
            return
        g.fresh = False
        if verb == "do":
            g.left -= 1
            do(g, seat, action[1])
            return
        if verb == "play":
            card = action[1]
            if ACTION_CARDS >> card & 1:
                g.left -= 1
            g.tell("plays", seat, card)
            use(g, seat, card)
            if ACTION_CARDS >> card & 1:
                return
        elif verb == "roads":
            g.used |= MARCHED
            g.tell("takes_roads", seat)
            g.next(March(seat))
        else:
            g.used |= STORED
            reserve_card(g, seat, action[1])
        g.next(TakeAction(seat))


def do(g: Mythotopia, seat: int, action: int) -> None:
    """Begin an action of the list."""
    g.tell("does", seat, action)
    if action == END_GAME:
        finish(g, "ended")
        return
    if action == ACQUIRE:
        g.used |= ACQUIRED
    if action == PATRONAGE:
        g.next(Pay(seat, GOLD, PATRONAGE_GOLD), TakeToken(seat, PATRONAGE_STACK), Settle(seat))
    elif action != PASS:
        g.next(_ASKED_BY[action](seat))


class DrawUp(RunningStep[Mythotopia]):
    """Draw up to the limit of the hand; then the next player, or the end of the last round (M-70, OR-51)."""

    __slots__ = ()

    def run(self, g: Mythotopia) -> None:
        me = g.players[self.seat]
        missing = me.hand_limit() - me.hand.bit_count()
        if missing > 0:
            g.draw_cards(self.seat, missing)
        if g.limit and g.turn >= g.limit * g.seats:
            finish(g, "limit")
            return
        g.next(BeginTurn((self.seat + 1) % g.seats))
