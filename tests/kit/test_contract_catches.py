"""The contract suite passes a sound title and catches every planted fault, by the name of the law that it breaks."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from citywright.kit import referee, testing
from citywright.kit.actions import Action, Arg, Verb, Verbs
from citywright.kit.chance import Stream
from citywright.kit.game import Options, View
from citywright.kit.table import Prompt, RunningStep, Table
from citywright.kit.testing import Contract, Violation
from citywright.kit.zones import Chooser, Deck, put, take
from tests.kit import toy
from tests.kit.toy import GAME, STEPS, Berth, Bid, Harbour, HarbourGame, Load, Round, Sell

CLAUSES = range(1, 12)
SPIES = {"spies": True}

Plant = Callable[[pytest.MonkeyPatch], HarbourGame]


def caught(game: HarbourGame, seats: int = 3, games: int = 40) -> str:
    """The law a title breaks in some games, undo included; empty if it breaks none."""
    contract = Contract(game, seats, SPIES, CLAUSES, every=4)
    random.seed(1)  # some faults use it: they are to be caught in every run
    try:
        for seed in range(games):
            contract.check_game(seed)
            contract.check_undo(seed)
    except Violation as why:
        return str(why).partition("]")[0].removeprefix("[")
    return ""


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("spies", [False, True])
def test_a_sound_title_passes(seats: int, spies: bool) -> None:
    contract = Contract(GAME, seats, {"spies": spies}, CLAUSES, every=4)

    decisions = sum(contract.check_game(seed) for seed in range(40))
    taken_back = sum(contract.check_undo(seed) for seed in range(20))

    assert decisions > 40 * seats * 3
    assert taken_back > 20


# -- the planted faults: each is one law broken --


def clone_shares_a_list(patch: pytest.MonkeyPatch) -> HarbourGame:
    """copies: two states hold the same list of coins."""
    sound = Harbour.clone

    def clone(self: Harbour) -> Harbour:
        other = sound(self)
        other.coins = self.coins
        return other

    patch.setattr(Harbour, "clone", clone)
    return GAME


def clone_shares_a_hand_of_cards(patch: pytest.MonkeyPatch) -> HarbourGame:
    """copies: the outer list is copied, the inner ones are not."""
    sound = Harbour.clone

    def clone(self: Harbour) -> Harbour:
        other = sound(self)
        other.holds = self.holds[:]
        return other

    patch.setattr(Harbour, "clone", clone)
    return GAME


def dump_is_not_a_copy(patch: pytest.MonkeyPatch) -> HarbourGame:
    """copies: a dump goes on changing with the state."""
    sound = Harbour.dump
    patch.setattr(Harbour, "dump", lambda self: {**sound(self), "coins": self.coins})
    return GAME


def view_is_not_a_copy(patch: pytest.MonkeyPatch) -> HarbourGame:
    """copies: a view goes on changing with the state."""

    class Title(HarbourGame):
        def view(self, g: Harbour, seat: int) -> View:
            return {**toy.view(g, seat), "holds": g.holds}

    return Title()


def dump_forgets_a_field(patch: pytest.MonkeyPatch) -> HarbourGame:
    """dump: the option is not saved, and shows only when somebody could spy."""
    sound = Harbour.dump

    class Title(HarbourGame):
        def load(self, plain: dict[str, Any]) -> Harbour:
            return super().load({**plain, "spies": False})

        def view(self, g: Harbour, seat: int) -> View:
            return {**toy.view(g, seat), "spies": None}

    def dump(self: Harbour) -> dict[str, Any]:
        return {key: value for key, value in sound(self).items() if key != "spies"}

    patch.setattr(Harbour, "dump", dump)
    return Title()


def load_reads_a_field_wrongly(patch: pytest.MonkeyPatch) -> HarbourGame:
    """dump: the bank is loaded as it was at the start."""

    class Title(HarbourGame):
        def load(self, plain: dict[str, Any]) -> Harbour:
            g = super().load(plain)
            g.bank = toy.COINS - 3 * g.seats
            return g

    return Title()


def legal_lists_what_is_refused(patch: pytest.MonkeyPatch) -> HarbourGame:
    """legal: one coin too many is listed."""
    patch.setattr(Bid, "options_for", lambda self, g, seat: [("bid", n) for n in range(g.coins[seat] + 2)])
    return GAME


def legal_lists_an_action_twice(patch: pytest.MonkeyPatch) -> HarbourGame:
    """legal: two cards of one good are two entries."""
    patch.setattr(Load, "options", lambda self, g: [("card", good) for good in g.hands[self.seat]])
    return GAME


def legal_lists_nothing(patch: pytest.MonkeyPatch) -> HarbourGame:
    """legal: a seat is asked and has no answer."""
    patch.setattr(Berth, "options", lambda self, g: [] if g.turn == 3 else [("pass",)])
    patch.setattr(Berth, "refuses", lambda self, g, action: 0 if action == ("pass",) else 6)
    return GAME


def legal_forgets_an_action(patch: pytest.MonkeyPatch) -> HarbourGame:
    """legal: what is not listed is not refused."""
    patch.setattr(Bid, "options_for", lambda self, g, seat: [("bid", n) for n in range(max(1, g.coins[seat]))])
    return GAME


def refusal_without_a_clause(patch: pytest.MonkeyPatch) -> HarbourGame:
    """legal: a bid that cannot be paid is not refused."""
    patch.setattr(Bid, "refuses_for", lambda self, g, seat, action: 0 if action[0] == "bid" else 4)
    return GAME


def refusal_with_an_unknown_clause(patch: pytest.MonkeyPatch) -> HarbourGame:
    """legal: there is no clause 99."""
    patch.setattr(Load, "rule", 99)
    return GAME


def legal_action_that_fails(patch: pytest.MonkeyPatch) -> HarbourGame:
    """legal: an answer that is allowed cannot be carried out."""

    def resolve(self: Sell, g: Harbour, action: Action) -> None:
        take(g.holds[self.seat], action[1])

    patch.setattr(Sell, "resolve", resolve)
    return GAME


def another_seat_may_act(patch: pytest.MonkeyPatch) -> HarbourGame:
    """seats: whose turn it is does not matter."""
    patch.setattr(Harbour, "refuses", lambda self, action, seat=-1: Table.refuses(self, action))
    return GAME


def out_of_turn_without_a_clause(patch: pytest.MonkeyPatch) -> HarbourGame:
    """seats: the refusal out of turn names no clause."""
    patch.setattr(Harbour, "turn_rule", 0)
    return GAME


def view_shows_anothers_hand(patch: pytest.MonkeyPatch) -> HarbourGame:
    """view: everybody sees the cards of seat 0."""

    class Title(HarbourGame):
        def view(self, g: Harbour, seat: int) -> View:
            return {**toy.view(g, seat), "peek": g.hands[0][:]}

    return Title()


def view_shows_a_sealed_answer(patch: pytest.MonkeyPatch) -> HarbourGame:
    """view: bids are seen before they are opened."""

    class Title(HarbourGame):
        def view(self, g: Harbour, seat: int) -> View:
            step = g.agenda[-1] if g.agenda else None
            return {**toy.view(g, seat), "sealed": list(step.answers) if isinstance(step, Bid) else []}

    return Title()


def view_shows_the_stream_of_chance(patch: pytest.MonkeyPatch) -> HarbourGame:
    """view: who sees the stream can foresee every draw."""

    class Title(HarbourGame):
        def view(self, g: Harbour, seat: int) -> View:
            return {**toy.view(g, seat), "rng": g.rng}

    return Title()


def legal_depends_on_hidden_cards(patch: pytest.MonkeyPatch) -> HarbourGame:
    """view: only those who have spice may be spied on, so the list tells who has it."""
    sound = Berth.targets

    def targets(self: Berth, g: Harbour) -> list[int]:
        return [seat for seat in sound(self, g) if toy.SPICE in g.hands[seat]]

    patch.setattr(Berth, "targets", targets)
    return GAME


def refusal_depends_on_hidden_cards(patch: pytest.MonkeyPatch) -> HarbourGame:
    """view: the clause of a refusal tells a charter."""
    sound = Berth.refuses

    def refuses(self: Berth, g: Harbour, action: Action) -> int:
        clause = sound(self, g, action)
        return 1 + g.charters[(self.seat + 1) % g.seats] if clause == 6 else clause

    patch.setattr(Berth, "refuses", refuses)
    return GAME


def prompt_leaks(patch: pytest.MonkeyPatch) -> HarbourGame:
    """view: the question at the berth tells the next seat's charter."""

    def prompt(self: Berth, g: Harbour) -> Prompt:
        return ("Berth", self.seat, g.charters[(self.seat + 1) % g.seats])

    patch.setattr(Berth, "prompt", prompt)
    return GAME


def log_tells_a_drawn_card(patch: pytest.MonkeyPatch) -> HarbourGame:
    """log: everybody hears which card was drawn."""

    def draw_card(self: Harbour, seat: int) -> None:
        card = self.deck.draw(self)
        put(self.hands[seat], card)
        self.tell("draws", seat, card)

    patch.setattr(Harbour, "draw_card", draw_card)
    return GAME


def log_tells_a_card_laid_face_down(patch: pytest.MonkeyPatch) -> HarbourGame:
    """log: the others hear what was sold, though it goes face down under the deck."""
    sound = Sell.resolve

    def resolve(self: Sell, g: Harbour, action: Action) -> None:
        sound(self, g, action)
        g.tell("sold", self.seat, action[1])

    patch.setattr(Sell, "resolve", resolve)
    return GAME


def log_tells_a_sealed_answer(patch: pytest.MonkeyPatch) -> HarbourGame:
    """log: a bid is told while it is sealed."""

    def apply(self: Harbour, action: Action, seat: int = -1) -> None:
        if isinstance(self.agenda[-1], Bid):
            self.tell("bids", seat, action[1])
        Table.apply(self, action, seat)

    patch.setattr(Harbour, "apply", apply, raising=False)
    return GAME


def sealed_answer_is_not_dealt(patch: pytest.MonkeyPatch) -> HarbourGame:
    """deal: in a dealt world others have bid what they truly bid."""
    patch.setattr(toy, "redeal_sealed", lambda g, seat, pick: None)
    return GAME


def nothing_is_dealt(patch: pytest.MonkeyPatch) -> HarbourGame:
    """deal: the dealt world is the true one."""

    class Title(HarbourGame):
        def determinize(self, g: Harbour, seat: int, seed: int) -> Harbour:
            return g.clone()

    return Title()


def charters_are_not_dealt(patch: pytest.MonkeyPatch) -> HarbourGame:
    """deal: what was dealt before the first move and never again is left as it is."""

    class Title(HarbourGame):
        def determinize(self, g: Harbour, seat: int, seed: int) -> Harbour:
            world = toy.determinize(g, seat, seed)
            world.charters = g.charters[:]
            return world

    return Title()


def chance_is_not_dealt(patch: pytest.MonkeyPatch) -> HarbourGame:
    """deal: the dealt world foresees the true draws."""

    class Title(HarbourGame):
        def determinize(self, g: Harbour, seat: int, seed: int) -> Harbour:
            world = toy.determinize(g, seat, seed)
            world.rng = g.rng
            return world

    return Title()


def dealing_depends_on_the_true_order(patch: pytest.MonkeyPatch) -> HarbourGame:
    """deal: the unseen cards are dealt from the order in which they truly lie."""

    def deal_as_they_lie(pick: Stream, zones: list[list[int]], hidden: list[list[int]]) -> None:
        cards = [zone[place] for zone, places in zip(zones, hidden, strict=True) for place in places]
        for zone, places in zip(zones, hidden, strict=True):
            for place in places:
                zone[place] = cards.pop(pick.chance(len(cards)))

    patch.setattr(toy, "deal_again", deal_as_they_lie)
    return GAME


def dealt_world_loses_a_card(patch: pytest.MonkeyPatch) -> HarbourGame:
    """deal: a dealt world lacks a card that nobody misses yet."""

    class Title(HarbourGame):
        def determinize(self, g: Harbour, seat: int, seed: int) -> Harbour:
            world = toy.determinize(g, seat, seed)
            for _ in world.deck.pool[:1]:
                world.deck.pool[0] = toy.GRAIN
            return world

    return Title()


def secrets_are_denied(patch: pytest.MonkeyPatch) -> HarbourGame:
    """deal: the title says that no seat knows more than another."""

    class Title(HarbourGame):
        secret = False

    return Title()


def component_is_lost(patch: pytest.MonkeyPatch) -> HarbourGame:
    """census: a bid vanishes instead of going to the bank."""

    def pay(self: Harbour, seat: int, coins: int) -> None:
        self.coins[seat] -= coins

    patch.setattr(Harbour, "pay", pay)
    return GAME


def scores_are_not_their_lines(patch: pytest.MonkeyPatch) -> HarbourGame:
    """score: the total forgets a line."""
    patch.setattr(Harbour, "scores", lambda self: [self.score_lines(seat)[0][1] for seat in range(self.seats)])
    return GAME


def winner_before_the_end(patch: pytest.MonkeyPatch) -> HarbourGame:
    """score: the leader is called a winner."""
    patch.setattr(Harbour, "winners", lambda self: (0,))
    return GAME


def never_ends(patch: pytest.MonkeyPatch) -> HarbourGame:
    """end: rounds go on for ever."""

    class Again(RunningStep[Harbour]):
        __slots__ = ()

        def run(self, g: Harbour) -> None:
            g.turn += 1
            g.next(Bid((1 << g.seats) - 1), self)

    patch.setattr(Round, "run", lambda self, g: g.next(Again()))
    patch.setitem(STEPS, "Again", Again)
    return GAME


def turn_never_ends(patch: pytest.MonkeyPatch) -> HarbourGame:
    """end: one question is asked again and again."""
    patch.setattr(Berth, "options", lambda self, g: [("pass",)])
    patch.setattr(Berth, "refuses", lambda self, g, action: 0 if action[0] == "pass" else 6)
    patch.setattr(Berth, "resolve", lambda self, g, action: g.next(self))
    return GAME


def end_without_a_clause(patch: pytest.MonkeyPatch) -> HarbourGame:
    """end: after the end nothing is refused by any rule."""
    patch.setattr(Harbour, "over_rule", 0)
    return GAME


def ledger_line_is_ambiguous(patch: pytest.MonkeyPatch) -> HarbourGame:
    """verbs: two goods have the same word."""

    class Title(HarbourGame):
        verbs = Verbs(*toy.VERBS.verbs[:-1], Verb("card", Arg("good", 0, 3, ("grain", "timber", "salt", "Salt"))))

    return Title()


def word_with_a_blank(patch: pytest.MonkeyPatch) -> HarbourGame:
    """verbs: a word of two words cannot be read."""

    class Title(HarbourGame):
        verbs = Verbs(*toy.VERBS.verbs[:-1], Verb("card", Arg("good", 0, 3, ("grain", "timber", "sea salt", "spice"))))

    return Title()


def verb_out_of_range(patch: pytest.MonkeyPatch) -> HarbourGame:
    """verbs: bids above two have no place in the table."""

    class Title(HarbourGame):
        verbs = Verbs(Verb("bid", Arg("coins", 0, 2)), *toy.VERBS.verbs[1:])

    return Title()


def verb_is_called_undo(patch: pytest.MonkeyPatch) -> HarbourGame:
    """verbs: in a record, undo takes a move back."""

    class Title(HarbourGame):
        verbs = Verbs(*toy.VERBS.verbs, Verb("undo"))

    return Title()


def global_chance(patch: pytest.MonkeyPatch) -> HarbourGame:
    """again: cards are drawn by a chance outside the state."""
    sound = Deck.draw

    def draw(self: Deck, chooser: Chooser) -> int:
        if not self.pool:
            return sound(self, chooser)
        chooser.chance(1)  # which says that something is drawn
        return self.pool.pop(random.randrange(len(self.pool)))

    patch.setattr(Deck, "draw", draw)
    return GAME


def global_chance_in_the_setup(patch: pytest.MonkeyPatch) -> HarbourGame:
    """again: the first cards do not come from the seed."""

    class Title(HarbourGame):
        def deal(self, seats: int, seed: int, options: Options) -> Harbour:
            return super().deal(seats, random.getrandbits(60), options)

    return Title()


def look_at_a_charter_is_not_called_shown(patch: pytest.MonkeyPatch) -> HarbourGame:
    """reveal: spying uses no chance, and nobody says that something was seen."""
    patch.setattr(Harbour, "shows", lambda self: None)
    return GAME


def undo_takes_chance_back(patch: pytest.MonkeyPatch) -> HarbourGame:
    """undo: a draw does not count."""
    patch.setattr(referee, "drew", lambda before, after: False)
    return GAME


PLANTS = [plant for plant in list(globals().values()) if getattr(plant, "__annotations__", {}).get("patch")]


def law_of(plant: Plant) -> str:
    return str(plant.__doc__).partition(":")[0]


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_caught_by_its_law(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    assert caught(plant(monkeypatch)) == law_of(plant)


def test_every_law_of_the_contract_has_a_planted_fault() -> None:
    laws = re.findall(r"^- \*(\w+)\*:", str(testing.__doc__), re.MULTILINE)

    assert len(laws) == 14
    assert sorted(set(map(law_of, PLANTS))) == sorted(laws)
