"""The texts of cards that are played by themselves: actions and free actions (M-193, M-217..M-247)."""

from citywright.kit.actions import Action
from citywright.kit.table import RunningStep

from .building import Build, cannot_build
from .cards import picks, why_not_pick
from .facts import (
    ALCHEMIST,
    COUNSELLOR,
    DIPLOMAT,
    DIPLOMAT_GOLD,
    GOLD,
    MARAUDERS,
    MERCENARY,
    MERCENARY_GOLD,
    MILITIA,
    MYSTIC,
    MYSTIC_GOLD,
    NONE,
    PHILOSOPHER,
    PHILOSOPHER_LOOKS,
    PROVIDENCE,
    PROVIDENCE_DRAWS,
    VALUES,
    bits,
    nth,
    twin,
)
from .payment import Pay, Settle, gold_of
from .state import Mythotopia
from .verbs import CHOOSE, STOP, Ask
from .war import go_home


def cannot_use(g: Mythotopia, seat: int, card: int) -> int:
    """The clause against playing this card's text now, or 0; the card is in hand or Reserve."""
    me = g.players[seat]
    if card == ALCHEMIST:
        if swaps(g, seat):
            return 0
        return 194 if me.ones or me.twos else 193
    if card == DIPLOMAT:
        return 0 if g.wars_of(seat) and gold_of(g, seat, 1 << card) >= DIPLOMAT_GOLD else 221
    if card in (COUNSELLOR, PROVIDENCE):
        return 0
    if card == MARAUDERS:
        return 233 if not sum([player.at for player in g.players]) else 0
    if card == MERCENARY:
        if not me.at:
            return 235
        if not g.mercenaries:
            return 10
        return 0 if gold_of(g, seat, 1 << card) >= MERCENARY_GOLD else 234
    if card == MILITIA:
        return 0 if me.pool_armies else 240
    if card == MYSTIC:
        return 0 if me.discard and gold_of(g, seat, 1 << card) >= MYSTIC_GOLD else 241
    if card == PHILOSOPHER:
        return 0 if g.improvements else 242
    return cannot_build(g, seat, card)


def use(g: Mythotopia, seat: int, card: int) -> None:
    """Play a card's text."""
    if card == PHILOSOPHER:  # M-243
        g.take_card(seat, card)
        g.gone |= 1 << card
        look(g, seat)
        return
    itself = bool(g.players[seat].hand >> card & 1)
    g.lay(seat, card)
    if card == ALCHEMIST:
        g.next(Alchemist(seat), Settle(seat))
    elif card == DIPLOMAT:
        g.next(Diplomat(seat))
    elif card == COUNSELLOR:
        g.next(Counsel(seat, itself))
    elif card == PROVIDENCE:
        g.next(Settle(seat))
        g.draw_cards(seat, PROVIDENCE_DRAWS)  # before it is discarded itself (M-247)
    elif card == MARAUDERS:
        g.next(Marauders(seat), Settle(seat))
    elif card == MERCENARY:
        g.next(Mercenaries(seat))
    elif card == MILITIA:
        me = g.edit(seat)
        me.pool_armies -= 1
        me.supply_armies += 1
        g.tell("buys", seat, 1, 0)
        g.next(Settle(seat))
    elif card == MYSTIC:
        g.next(Mystic(seat))
    else:
        g.next(Build(seat))


# -- Alchemist --


def swaps(g: Mythotopia, seat: int) -> list[int]:
    """The values of own tokens that can be exchanged for one worth 1 more from the unused pool (M-193, M-194)."""
    me = g.players[seat]
    owned = (me.ones, me.twos, me.threes)
    return [value for value in range(1, VALUES) if owned[value - 1] and g.pool[value]]


class Alchemist(Ask):
    """Choose the token to exchange (M-193)."""

    __slots__ = ()
    asks = ("swap",)

    def options(self, g: Mythotopia) -> list[Action]:
        return [("swap", value) for value in swaps(g, self.seat)]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        if action[1] in swaps(g, self.seat):
            return 0
        return 193 if g.pool[action[1]] else 194

    def resolve(self, g: Mythotopia, action: Action) -> None:
        value = action[1]
        me = g.edit(self.seat)
        me.add_token(value, -1)
        me.add_token(value + 1)
        pool = list(g.pool)
        pool[value - 1] += 1
        pool[value] -= 1
        g.pool = tuple(pool)
        g.tell("swaps", self.seat, value)


# -- Diplomat --


class Diplomat(Ask):
    """Choose the war to stop (M-221)."""

    __slots__ = ()
    asks = ("war",)

    def options(self, g: Mythotopia) -> list[Action]:
        return [("war", p) for p in bits(g.wars_of(self.seat))]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        return 0 if g.wars_of(self.seat) >> action[1] & 1 else 221

    def resolve(self, g: Mythotopia, action: Action) -> None:
        seat = self.seat
        g.next(Pay(seat, GOLD, DIPLOMAT_GOLD), Truce(seat, action[1]), Settle(seat))


class Truce(RunningStep[Mythotopia]):
    """All armies go home, nothing changes hands, no token for the defender (M-222, M-223)."""

    __slots__ = ("province",)
    fields = ("seat", "province")

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def run(self, g: Mythotopia) -> None:
        g.tell("truce", self.seat, self.province)
        go_home(g, self.province)


# -- Counsellor --


class Counsel(Ask):
    """Discard cards, then draw one for each from the hand and one for the Counsellor (M-217, OR-22)."""

    __slots__ = ("draws", "last")
    fields = ("seat", "draws", "last")
    asks = ("choose", "stop")

    def __init__(self, seat: int, draws: int, last: int = NONE) -> None:
        self.seat = seat
        self.draws = int(draws)
        self.last = last

    def options(self, g: Mythotopia) -> list[Action]:
        return [*picks(g, self.seat, -1 << self.last + 1), STOP]

    def reorderings(self, g: Mythotopia) -> list[Action]:
        return picks(g, self.seat, (1 << self.last + 1) - 1)

    def why_not(self, g: Mythotopia, action: Action) -> int:
        if action == STOP:
            return 0
        return why_not_pick(g, self.seat, action[1], 217)

    def resolve(self, g: Mythotopia, action: Action) -> None:
        seat = self.seat
        if action == STOP:
            # The discarded cards still lie on the table, so none of them can be drawn back (M-218).
            g.next(Settle(seat))
            g.draw_cards(seat, self.draws)
            return
        card = action[1]
        from_hand = g.players[seat].hand >> card & 1
        g.lay(seat, card)
        g.tell("discards", seat, card)
        g.next(Counsel(seat, self.draws + from_hand, max(self.last, card)))


# -- Marauders --


class Marauders(Ask):
    """Choose an army of anybody that returns to its owner's Supply (M-233)."""

    __slots__ = ()
    asks = ("raid",)

    def options(self, g: Mythotopia) -> list[Action]:
        return [("raid", p, seat) for seat, player in enumerate(g.players) for p in bits(player.at)]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        _, p, seat = action
        return 0 if seat < g.seats and g.players[seat].at >> p & 1 else 233

    def resolve(self, g: Mythotopia, action: Action) -> None:
        _, p, seat = action
        g.mercenaries += g.edit(seat).withdraw(p, 1)
        g.tell("raids", self.seat, p, seat)


# -- Mercenaries --


class Mercenaries(Ask):
    """Choose the province and the number of mercenaries (M-234, M-235)."""

    __slots__ = ()
    asks = ("hire",)

    def options(self, g: Mythotopia) -> list[Action]:
        where = bits(g.players[self.seat].at)
        return [("hire", p, n) for p in where for n in (1, 2) if n <= g.mercenaries]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        _, p, n = action
        if not g.players[self.seat].at >> p & 1:
            return 235
        return 0 if n <= g.mercenaries else 10

    def resolve(self, g: Mythotopia, action: Action) -> None:
        seat = self.seat
        g.next(Pay(seat, GOLD, MERCENARY_GOLD), Enlist(seat, action[1], action[2]), Settle(seat))


class Enlist(RunningStep[Mythotopia]):
    """Mercenaries join the own armies (M-236)."""

    __slots__ = ("number", "province")
    fields = ("seat", "province", "number")

    def __init__(self, seat: int, province: int, number: int) -> None:
        self.seat = seat
        self.province = province
        self.number = number

    def run(self, g: Mythotopia) -> None:
        g.edit(self.seat).mercenaries += self.number << 4 * self.province
        g.mercenaries -= self.number
        g.tell("hires", self.seat, self.province, self.number)


# -- Mystic --


class Mystic(Ask):
    """Choose a card of the own discard; it comes to the hand once the gold is paid (M-241, OR-21)."""

    __slots__ = ()
    asks = ("choose",)

    def options(self, g: Mythotopia) -> list[Action]:
        discard = g.players[self.seat].discard
        return [CHOOSE[card] for card in bits(discard & ~twin(discard))]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        discard = g.players[self.seat].discard
        if not discard >> action[1] & 1:
            return 241
        return 40 if twin(discard) >> action[1] & 1 else 0

    def resolve(self, g: Mythotopia, action: Action) -> None:
        seat = self.seat
        g.next(Pay(seat, GOLD, MYSTIC_GOLD), Recover(seat, action[1]), Settle(seat))


class Recover(RunningStep[Mythotopia]):
    """The chosen card comes to the hand; everybody saw which one."""

    __slots__ = ("card",)
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, g: Mythotopia) -> None:
        me = g.edit(self.seat)
        bit = 1 << self.card
        me.discard ^= bit
        me.hand |= bit
        me.seen |= bit
        g.tell("recovers", self.seat, self.card)


# -- Philosopher --


def look(g: Mythotopia, seat: int) -> None:
    """The top cards of the improvement deck, for this player's eyes (M-242)."""
    for _ in range(min(PHILOSOPHER_LOOKS, g.improvements.bit_count())):
        bit = nth(g.improvements, g.chance(g.improvements.bit_count()))
        g.improvements ^= bit
        g.looking |= bit
    if g.news is not None:
        for card in bits(g.looking):
            g.tell_to(seat, "looks", seat, card)
    g.tell_others(seat, "looks_hidden", seat, g.looking.bit_count())
    g.next(Philosopher(seat))


class Philosopher(Ask):
    """Choose one of the cards for the hand; the others go back (M-242, OR-19)."""

    __slots__ = ()
    asks = ("choose",)

    def options(self, g: Mythotopia) -> list[Action]:
        return [CHOOSE[card] for card in bits(g.looking)]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        return 0 if g.looking >> action[1] & 1 else 242

    def resolve(self, g: Mythotopia, action: Action) -> None:
        bit = 1 << action[1]
        g.edit(self.seat).hand |= bit
        g.improvements |= g.looking & ~bit
        g.looking = 0
        g.secret, g.secret_seat = action[1], self.seat
        g.tell_to(self.seat, "keeps", self.seat, action[1])
        g.tell_others(self.seat, "keeps_hidden", self.seat)
