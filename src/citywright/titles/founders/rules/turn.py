"""The turn: a card, the follows of the others, and what happens at its end."""

from citywright.kit.actions import Action
from citywright.kit.grid import to_list
from citywright.kit.table import RunningStep, Step

from .acts import UseWorker, steps_of
from .effects import can_use_worker, is_possible, no_worker_clause, take
from .facts import (
    ACHIEVEMENT_VP,
    CALL,
    CALL_BIT,
    CATEGORY,
    COMPLETIONS,
    FIRST_ADVISER,
    FOLLOW,
    GATE,
    HIDDEN,
    IMMEDIATE,
    INCOME,
    MAIN,
    MID,
    QUIET_TURNS,
    SLOTS,
    SOLO_ROUNDS,
    VOTE_NEEDS,
)
from .roads import BuildRoad
from .scoring import city_event, meets
from .sites import road_cells
from .state import NO_CARD, Founders
from .verbs import COIN, CRYSTAL, PASS, ROAD, WORKER, Ask
from .vote import call_steps

ALL_CATEGORIES = 15


class BeginTurn(RunningStep[Founders]):
    """The active player plays a card (F-87). The lone player's last round ends without a vote (F-259, F-284)."""

    __slots__ = ()

    def run(self, g: Founders) -> None:
        if g.seats == 1 and g.round >= SOLO_ROUNDS and g.players[0].hand == CALL_BIT:
            unfinished = [building for building in g.buildings if not building.is_complete()]
            g.end("won" if not unfinished and g.completed >= COMPLETIONS else "lost")
            return
        g.turn += 1
        g.active = self.seat
        g.tell("turn", self.seat, g.turn)
        g.next(PlayCard(self.seat))


class PlayCard(Ask):
    """Play a card of the hand face up for its main action, or face down for a basic action (F-87)."""

    __slots__ = ()
    rule = 87

    def options(self, g: Founders) -> list[Action]:
        hand = g.players[self.seat].hand
        cards = to_list(hand)
        found: list[Action] = [("play", card) for card in cards if self.can_play(g, card)]
        found += [("hide", card) for card in cards if card != CALL]
        return found

    def can_play(self, g: Founders, card: int) -> bool:
        if card == CALL:
            return not call_clause(g, self.seat)
        return is_possible(g, self.seat, MAIN[card], -1)

    def refuses(self, g: Founders, action: Action) -> int:
        verb = action[0]
        if verb != "play" and verb != "hide":
            return self.rule
        card = action[1]
        if not g.players[self.seat].hand >> card & 1:
            return 87
        if verb == "hide":
            return 182 if card == CALL else 0
        if card == CALL:
            return call_clause(g, self.seat)
        return 0 if self.can_play(g, card) else 89

    def resolve(self, g: Founders, action: Action) -> None:
        seat, card = self.seat, action[1]
        me = g.edit(seat)
        if action[0] == "hide":
            me.hidden = (*me.hidden, (card, me.unknown()))
            me.hand ^= 1 << card
            me.playing = HIDDEN
            g.tell_to(seat, "hides", seat, card)
            g.tell_others(seat, "hides", seat, HIDDEN)
            g.next(Basic(seat), EndOfTurn(seat))
            return
        me.hand ^= 1 << card
        me.playing = card
        if me.hidden:  # what is shown now cannot be what was hidden before
            me.hidden = tuple([(hidden, mask & ~(1 << card)) for hidden, mask in me.hidden])
        g.tell("plays", seat, card)
        if card == CALL:
            g.called = seat
            g.next(*call_steps(g, seat), EndOfTurn(seat))
            return
        categories = ALL_CATEGORIES if card == INCOME else 1 << CATEGORY[card]
        follows = [Follow(other, categories) for other in g.others(seat)]
        g.next(*steps_of(g, seat, MAIN[card], -1), *follows, EndOfTurn(seat))


def call_clause(g: Founders, seat: int) -> int:
    """Why Call to Vote cannot be played now (F-180, F-181, F-270)."""
    me = g.players[seat]
    if g.seats == 1:
        return 0 if me.hand == CALL_BIT else 270
    if me.discarded() >= VOTE_NEEDS[g.seats]:
        return 0
    return 181 if g.seats == 2 else 180


# -- Basic actions (F-96..F-101) and follows --


def basic_options(g: Founders, seat: int) -> list[Action]:
    found: list[Action] = [("basic", COIN), ("basic", CRYSTAL)]
    if road_cells(g, seat):
        found.append(("basic", ROAD))
    if can_use_worker(g, seat):
        found.append(("basic", WORKER))
    return found


def basic_clause(g: Founders, seat: int, what: int) -> int:
    if what == ROAD:
        return 0 if road_cells(g, seat) else 99
    if what == WORKER:
        return 0 if can_use_worker(g, seat) else no_worker_clause(g, seat) or 312
    return 0


def basic_steps(g: Founders, seat: int, what: int) -> list[Step[Founders]]:
    if what == ROAD:
        return [BuildRoad(seat)]
    if what == WORKER:
        return [UseWorker(seat)]
    take(g, seat, int(what == COIN), int(what == CRYSTAL), 0, 0)
    return []


class Basic(Ask):
    """One basic action: a coin, a temporary crystal, a road, or a worker."""

    __slots__ = ()
    rule = 94

    def options(self, g: Founders) -> list[Action]:
        return basic_options(g, self.seat)

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] == "basic":
            return basic_clause(g, self.seat, action[1])
        return self.rule

    def resolve(self, g: Founders, action: Action) -> None:
        g.next(*basic_steps(g, self.seat, action[1]))


class Follow(Ask):
    """After a main action: the follow action of its category, a basic action, or nothing (F-90)."""

    __slots__ = ("categories",)
    fields = ("seat", "categories")
    rule = 90

    def __init__(self, seat: int, categories: int) -> None:
        self.seat = seat
        self.categories = categories
        """The categories whose follow action is open, as a mask: all of them after Income (F-178)."""

    def options(self, g: Founders) -> list[Action]:
        found: list[Action] = [
            ("follow", category)
            for category in range(4)
            if self.categories >> category & 1 and is_possible(g, self.seat, FOLLOW[category], -1)
        ]
        return found + basic_options(g, self.seat) + [PASS]

    def refuses(self, g: Founders, action: Action) -> int:
        verb = action[0]
        if verb == "basic":
            return basic_clause(g, self.seat, action[1])
        if verb == "follow":
            if not self.categories >> action[1] & 1:
                return 107
            return 0 if is_possible(g, self.seat, FOLLOW[action[1]], -1) else 90
        if verb in ("play", "hide"):
            return 91
        return 0 if action == PASS else self.rule

    def resolve(self, g: Founders, action: Action) -> None:
        verb = action[0]
        if verb == "pass":
            g.tell("passes", self.seat)
        elif verb == "basic":
            g.next(*basic_steps(g, self.seat, action[1]))
        else:
            g.tell("follows", self.seat, action[1])
            g.next(*steps_of(g, self.seat, FOLLOW[action[1]], -1))


# -- The end of a turn --


class EndOfTurn(RunningStep[Founders]):
    """The card goes to the discard, advisers slide, achievements score, and the game ends or goes on."""

    __slots__ = ()

    def run(self, g: Founders) -> None:
        self.discard(g)
        refill_advisers(g)
        score_achievements(g)
        g.quiet += 1
        if g.seats > 1:
            if g.completed >= COMPLETIONS:
                finish(g, "completed")
                return
            if not g.proposals and not len(g.deck) and not g.discard and g.quiet > QUIET_TURNS * g.seats:
                finish(g, "blocked")  # F-309
                return
        g.next(BeginTurn((self.seat + 1) % g.seats))

    def discard(self, g: Founders) -> None:
        """The card played goes to the own discard (F-88); alone, an adviser played face up leaves the game (F-268)."""
        me = g.players[self.seat]
        card = me.playing
        if card == NO_CARD:
            return
        me = g.edit(self.seat)
        me.playing = NO_CARD
        if card == HIDDEN:
            return
        if g.seats == 1 and card >= FIRST_ADVISER:
            g.gone |= 1 << card - FIRST_ADVISER
            g.tell("leaves", self.seat, card)
        else:
            me.shown |= 1 << card


def refill_advisers(g: Founders) -> None:
    """Advisers slide left and the free slots are filled, level I before II before III (F-176)."""
    if -1 not in g.offer:
        return
    row = [adviser for adviser in g.offer if adviser >= 0]
    for level in range(len(g.advisers)):
        pool = list(g.advisers[level])
        while pool and len(row) < SLOTS:
            adviser = pool.pop(g.chance(len(pool)))
            row.append(adviser)
            g.tell("appears", len(row) - 1, adviser)
        g.advisers = (*g.advisers[:level], tuple(pool), *g.advisers[level + 1 :])
    row += [-1] * (SLOTS - len(row))
    g.offer = tuple(row)


def score_achievements(g: Founders) -> None:
    """Immediate ones as soon as somebody meets them, the mid-game one after two completions (F-246..F-248)."""
    for deck in (IMMEDIATE, MID):
        card = g.achievements[deck]
        if card < 0 or (deck == MID and g.completed < GATE):
            continue
        met = [seat for seat in range(g.seats) if meets(g, seat, card)]
        if deck == IMMEDIATE and not met:
            continue
        for seat in met:
            me = g.edit(seat)
            me.vp += ACHIEVEMENT_VP[card]
            me.achieved_vp += ACHIEVEMENT_VP[card]
            g.tell("achieves", seat, card, ACHIEVEMENT_VP[card])
        g.achievements = (*g.achievements[:deck], -1, *g.achievements[deck + 1 :])


def finish(g: Founders, how: str) -> None:
    """The turn is over and so is the game; the token stays where it is (F-250, F-251)."""
    g.end(how)
    event = city_event(g)
    if event is not None:
        g.tell("city_event", event[0], event[1])
