"""What buildings do right after their construction (A-137, BD-1..BD-40)."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.table import Prompt, RunningStep

from .captures import capture, free_captives, no_target, offer_capture, targets
from .facts import CROWDED, GOODS, IMMEDIATE, ONE, pack
from .hiring import HireAny, dismiss
from .scoring import count
from .state import NONE, Architects
from .verbs import FORGIVE, STOP, Ask
from .virtue import change_virtue, remove_debts, take_debts

RELEASE: Final[Action] = ("release",)
FREE: Final[Action] = ("ransom", 2)
BUILDING_CLAUSES: Final = 701
"""The clause of a building card is this plus its number."""


class BuildingEffect(RunningStep[Architects]):
    """The immediate effect of a building; without a target it lapses (OR-33)."""

    __slots__ = ("card",)
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, g: Architects) -> None:
        seat, me = self.seat, g.players[self.seat]
        effect = IMMEDIATE[self.card]
        assert effect is not None
        op = effect["op"]
        if op == "gain":
            take_goods(g, seat, effect["gain"])
        elif op == "gain_per":  # the Palace
            n = count(me, effect) // effect["per"]
            g.gain(seat, n * pack(effect["gain"]))
        elif op == "choose_gain":
            g.next(ChooseGain(seat, self.card))
        elif op == "hire_free":
            if any(slot != NONE for slot in g.display):
                g.next(HireAny(seat, True))
        elif op == "capture":
            offer_capture(g, seat, effect["count"], 0, True)
        elif op == "choose":  # the Barracks
            if targets(g) or g.captives(seat):
                g.next(Barracks(seat))
        elif op == "take_debt":
            take_debts(g, seat, effect["count"])
        elif op == "destroy_debt":
            if me.debts:
                g.next(Church(seat))
        elif op == "virtue_each":
            move_all(g, seat, effect["virtue"], effect.get("n", 0))
        elif op == "release_from_prison":
            if me.prison:
                g.next(Hideout(seat))
        elif op == "trade":  # the Library
            if me.hand:
                g.next(Library(seat, self.card))
        else:
            assert op == "discard_apprentice", op
            if me.crew:
                g.next(Graveyard(seat))


def take_goods(g: Architects, seat: int, gain: dict[str, int]) -> None:
    g.gain(seat, pack(gain))
    if gain.get("card", 0):
        g.draw_cards(seat, gain["card"])


def move_all(g: Architects, seat: int, by: int, prisoners: int) -> None:
    """Watchtower and Monument: everybody with so many workers in Prison, from the builder on (OR-45)."""
    assert prisoners in (0, CROWDED)
    for other in g.from_seat(seat):
        if g.players[other].prison >= prisoners:
            change_virtue(g, other, by)


class ChooseGain(Ask):
    """Treasury and Clay Pit: take one of two things."""

    __slots__ = ("card",)
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def asks(self, g: Architects) -> int:
        return BUILDING_CLAUSES + self.card

    def goods(self) -> list[int]:
        effect = IMMEDIATE[self.card]
        assert effect is not None
        return [GOODS.index(next(iter(row))) for row in effect["options"]]

    def options(self, g: Architects) -> list[Action]:
        return [("gain", good) for good in self.goods()]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "gain" and action[1] in self.goods() else self.asks(g)

    def resolve(self, g: Architects, action: Action) -> None:
        effect = IMMEDIATE[self.card]
        assert effect is not None
        good = action[1]
        n = effect["options"][self.goods().index(good)][GOODS[good]]
        g.gain(self.seat, n * ONE[good])

    def prompt(self, g: Architects) -> Prompt:
        return ("ChooseGain", self.seat, self.card)


class Barracks(Ask):
    """A free capture, or all own workers home from the other boards, or neither (BD-15)."""

    __slots__ = ()
    rule = 715

    def options(self, g: Architects) -> list[Action]:
        return [*targets(g), *([FREE] if g.captives(self.seat) else []), STOP]

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "capture":
            return no_target(g, action[1], action[2])
        if action == FREE and g.captives(self.seat):
            return 0
        return 0 if action[0] == "stop" else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        if action[0] == "capture":
            capture(g, self.seat, action[1], action[2])
        elif action[0] == "ransom":
            free_captives(g, self.seat)


class Church(Ask):
    """You may remove one own unpaid debt (BD-20)."""

    __slots__ = ()
    rule = 720

    def options(self, g: Architects) -> list[Action]:
        return [FORGIVE, STOP]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "forgive" or action[0] == "stop" else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        if action[0] == "forgive":
            remove_debts(g, self.seat, 1)


class Hideout(Ask):
    """You may bring all own workers back from Prison (BD-29, OR-38)."""

    __slots__ = ()
    rule = 729

    def options(self, g: Architects) -> list[Action]:
        return [RELEASE, STOP]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "release" or action[0] == "stop" else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        if action[0] == "release":
            release(g, self.seat)


def release(g: Architects, seat: int) -> None:
    """All own workers come home from Prison (A-117)."""
    me = g.edit(seat)
    g.tell("releases", seat, me.prison)
    me.idle += me.prison
    me.prison = 0


class Library(Ask):
    """You may discard a building card for gold (BD-31)."""

    __slots__ = ("card",)
    fields = ("seat", "card")
    rule = 731

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, g: Architects) -> list[Action]:
        return [*[("discard", card) for card in g.players[self.seat].hand], STOP]

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "discard" and action[1] in g.players[self.seat].hand:
            return 0
        return 0 if action[0] == "stop" else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        if action[0] == "discard":
            effect = IMMEDIATE[self.card]
            assert effect is not None
            g.bury(self.seat, action[1])
            g.gain(self.seat, pack(effect["gain"]))

    def prompt(self, g: Architects) -> Prompt:
        return ("Library", self.seat, self.card)


class Graveyard(Ask):
    """Discard one own apprentice (BD-42)."""

    __slots__ = ()
    rule = 742

    def options(self, g: Architects) -> list[Action]:
        return [("dismiss", apprentice) for apprentice in g.players[self.seat].apprentices()]

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "dismiss":
            return 0 if g.players[self.seat].crew >> action[1] & 1 else 78
        return self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        dismiss(g, self.seat, action[1])
