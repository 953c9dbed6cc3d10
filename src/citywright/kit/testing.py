"""The contract every title must pass, at every decision of random games. Public: hold your own title to it too.

    Contract(GAME, seats=3).check_game(seed=7)

walks one random game and raises `Violation` with the law, the seed and the number of the decision. The laws:

- *copies*: a copy never changes with its original, nor the other way round; what was dumped or viewed stays as it was;
- *dump*: dump and load are inverse, through JSON text, and the loaded state goes on alike to the end;
- *legal*: no action twice; every legal one applies and is not refused; all others are refused with a known clause,
  but for the same choice in another order (`reorderings`), which applies too;
- *seats*: a seat that is not asked has no legal action and is refused with a clause;
- *view*: a world dealt from what a seat knows gives that seat the same bytes: view, prompt, legal list, refusals;
- *log*: where an action leaves a seat's view alike in two worlds, or two answers with the same verb leave a watcher's
  view alike, the seat hears the same: whatever is public stands in the view;
- *deal*: a dealt world depends only on what the seat knows and on the seed (so sort what is unseen before dealing it);
  it has the same components, and where seats have secrets it does deal them;
- *census*: no component appears or vanishes;
- *score*: the score is the sum of its lines; winners are named at the end only;
- *end*: the game ends within the title's bound;
- *verbs*: ledger lines, plain lists and indices give every action back;
- *again*: the same seed and actions give the same dump;
- *reveal*: a decision that uses no chance, opens nothing and calls nothing shown (`g.shows()`) shows its seat the same
  in every world that it could not tell apart before: so undo need only count;
- *undo*: undo returns to the same dump and redo to the same again, and it never takes back chance, opened answers or
  another seat's decision.
"""

import json
import marshal
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from citywright.kit.actions import Action
from citywright.kit.chance import MASK64, Stream
from citywright.kit.errors import BadAction
from citywright.kit.game import Game, Options
from citywright.kit.random_play import pick
from citywright.kit.record import UNDO, read_record
from citywright.kit.referee import Move, Past, Referee, drew, resume, taught_nothing
from citywright.kit.table import NOBODY, Table, heard_by

SMALL_VERB: Final = 150
"""Verbs with at most so many actions are tried in full, larger ones by samples."""
LONGEST_TURN: Final = 2000
"""More decisions in one turn than any title asks for."""
SOMETIMES: Final = 4
SELDOM: Final = 40
"""A record with hundreds of undos is judged so seldom: each of them asks its worlds."""
KEPT: Final = 64
TWINS: Final = 3
"""States that go on from a dump in every game; one where only some decisions are watched."""
SETUPS: Final = 6
"""Other deals that a game is compared with; two where only some decisions are watched."""


class Violation(AssertionError):
    """A title broke a law of the contract."""


class Contract:
    """One title with a player count and options, held to every law."""

    __slots__ = (
        "clauses",
        "deals",
        "decision",
        "every",
        "game",
        "kept",
        "options",
        "plain",
        "seats",
        "seed",
        "small",
        "stream",
        "twins",
        "watch",
        "worlds",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options | None = None,
        clauses: Iterable[int] = (),
        every: int = 24,
        watch: int = 0,
        worlds: int = 2,
    ) -> None:
        """`clauses`: the known numbers (none: any but 0). Costly laws are checked once in `every` watched decisions.

        `watch`: so many decisions of a game are watched, chosen at random (0: every one), for games of a thousand
        decisions; walking, ending, replaying and going on from a dump are checked in every game all the same.
        `worlds`: in so many dealt worlds a watched decision must show its seat the same.
        """
        self.game = game
        self.seats = seats
        self.options = options
        self.clauses = frozenset(clauses)
        self.every = every
        self.watch = watch
        self.worlds = worlds
        self.seed = 0
        self.decision = 0
        self.stream = Stream(0)
        self.small: list[Action] = []
        """The actions of all small verbs."""
        self.deals = 0
        """How many dealt worlds have shown the other seats nothing new; -1 once one did."""
        self.kept: list[tuple[Table, bytes]] = []
        """Copies, with the dump they must still have at the end."""
        self.plain: list[tuple[Any, bytes]] = []
        """Dumps and views, with the bytes they must still have at the end."""
        self.twins: list[tuple[int, Table]] = []
        """States loaded at some decision, to be played on like the original."""

    # -- walking --

    def check_game(self, seed: int) -> int:
        """One random game; returns its number of decisions.

        It is walked blindly first, then again from its actions with the laws checked on the way: so what is checked
        does not change the game, and the same seed and actions must lead to the same end.
        """
        game = self.game
        self.begin(seed, 0x5DEECE66D)
        end, actions = self.walk(seed)
        g = game.setup(self.seats, seed, self.options)
        census = game.census(g)
        self.check_setups(g)
        watched = self.watched(len(actions))
        for self.decision, (seat, action) in enumerate(actions):
            if watched is None or self.decision in watched:
                self.check_here(g, seat, action, census)
            self.act("again", g, seat, action)
        self.decision = len(actions)
        self.require("again", g.dump() == end.dump(), "the same seed and actions end elsewhere")
        self.check_end(g, census)
        self.check_twins(g, actions)
        return self.decision

    def walk(self, seed: int) -> tuple[Table, list[tuple[int, Action]]]:
        """A random game to its end, and what was decided."""
        game = self.game
        stream = Stream(seed ^ 0x2545F491)
        g = game.setup(self.seats, seed, self.options)
        actions: list[tuple[int, Action]] = []
        turn, turn_began = g.turn, 0
        strolls, verbs = seed & 1, game.verbs
        while g.agenda:
            self.decision = len(actions)
            if g.turn != turn:
                turn, turn_began = g.turn, self.decision
                if turn > game.turn_limit:
                    self.fail("end", f"turn {turn} is beyond the limit {game.turn_limit}")
            if self.decision - turn_began > LONGEST_TURN:
                self.fail("end", f"turn {turn} never ends")
            seats = g.deciders()
            seat = seats[stream.chance(len(seats))]
            legal = g.legal(seat)
            if not legal:
                self.fail("legal", "nothing is legal")
            action = (game.stroll(g, legal, stream) if strolls else None) or pick(verbs, legal, stream)
            self.act("legal", g, seat, action)
            actions.append((seat, action))
        return g, actions

    def watched(self, decisions: int) -> frozenset[int] | None:
        """The decisions at which the laws are checked; None: all of them."""
        if not self.watch or decisions <= self.watch:
            return None
        return frozenset(self.stream.chance(decisions) for _ in range(self.watch))

    def begin(self, seed: int, salt: int) -> None:
        self.seed, self.decision = seed, 0
        self.kept, self.plain, self.twins = [], [], []
        self.stream = Stream(seed ^ salt)
        if not self.small:
            self.check_verb_table()
            for verb in self.game.verbs.verbs:
                if verb.size() <= SMALL_VERB:
                    self.small += self.game.verbs.conceivable(verb.name)

    def check_here(self, g: Table, seat: int, action: Action, census: dict[str, int]) -> None:
        """The laws at one decision; the costly ones now and then."""
        legal = g.legal(seat)
        self.require("again", action in legal, f"{action} was legal in the same game before")
        if self.stream.chance(SOMETIMES) == 0:  # what is lost stays lost
            self.require("census", self.game.census(g) == census, "the components do not add up")
        self.check_secrecy(g, seat, action)
        self.check_reveal(g, seat, action)
        self.check_after(g, seat, action)
        if self.stream.chance(self.every) == 0:
            self.check_closely(g, seat, legal, census)

    def check_closely(self, g: Table, seat: int, legal: list[Action], census: dict[str, int]) -> None:
        self.require("census", self.game.census(g) == census, "the components do not add up")
        self.check_dump(g)
        self.check_legal(g, seat, legal)
        self.check_verbs(g.offered(seat))
        self.check_copies(g, seat, g.offered(seat))
        self.check_score(g)
        self.check_dealt(g, census)

    def require(self, law: str, holds: bool, what: str) -> None:
        if not holds:
            self.fail(law, what)

    def fail(self, law: str, what: str, why: Exception | None = None) -> NoReturn:
        options = f", options {self.options}" if self.options else ""
        raise Violation(
            f"[{law}] {self.game.title}, {self.seats} players{options}, seed {self.seed}, "
            f"decision {self.decision}: {what}"
        ) from why

    def act(self, law: str, g: Table, seat: int, action: Action) -> None:
        """An action that this law says must apply."""
        try:
            g.apply(action, seat)
        except Exception as why:  # noqa: BLE001 - whatever it is, it breaks the law
            self.fail(law, f"{action} fails with {why!r}", why)

    # -- secrecy --

    def check_secrecy(self, g: Table, seat: int, action: Action) -> None:
        """A world that a seat or the spectator cannot tell apart gives it the same bytes.

        All of them are asked, but where nobody knows more than another, the deciding seat and one of the others.
        """
        viewers: Iterable[int] = range(self.seats + 1)
        if not self.game.secret:
            viewers = (seat, (seat + 1 + self.stream.chance(self.seats)) % (self.seats + 1))
        verbs = self.game.verbs
        any_action = verbs.action(self.stream.chance(verbs.size))
        self.require("legal", g.refuses(action, seat) == 0, f"{action} is legal and refused")
        for viewer in viewers:
            world = self.game.determinize(g, viewer, self.stream.chance(MASK64))
            alike = self.sent(g, viewer) == self.sent(world, viewer)
            self.require("view", alike, f"seat {viewer} can tell a dealt world from the true one")
            if viewer == seat:
                refused = g.refuses(any_action, seat)
                alike = world.refuses(action, seat) == 0 and world.refuses(any_action, seat) == refused
                self.require("view", alike, f"refusals ({action}, {any_action}) depend on what seat {seat} cannot know")
            if self.game.secret and self.deals >= 0:
                self.count_deal(g, viewer, world)

    def sent(self, g: Table, viewer: int) -> bytes:
        """Everything a seat is sent, as bytes."""
        return marshal.dumps(
            (self.game.view(g, viewer), g.prompt(viewer), g.offered(viewer) if viewer < self.seats else 0), 2
        )

    def count_deal(self, g: Table, viewer: int, world: Table) -> None:
        """Where seats have secrets, a dealt world sooner or later shows another seat something else."""
        other = (viewer + 1 + self.stream.chance(self.seats)) % (self.seats + 1)
        self.deals = self.deals + 1 if self.game.view(world, other) == self.game.view(g, other) else -1
        self.require(
            "deal", self.deals < self.game.deals, "dealt worlds are never different: the secrets are not dealt"
        )

    def check_reveal(self, g: Table, seat: int, action: Action) -> None:
        """What uses no chance, opens nothing and calls nothing shown teaches its seat nothing."""
        after = g.clone()
        self.act("legal", after, seat, action)
        if after.is_over() or drew(g, after):
            return
        nothing = taught_nothing(self.game, Past(g, seat, action), after, self.stream.chance(MASK64), self.worlds)
        self.require("reveal", nothing, f"{action} shows seat {seat} what it did not know, without `shows`")

    def check_after(self, g: Table, seat: int, action: Action) -> None:
        """Two worlds that somebody cannot tell apart, and an action in each: if he still cannot, his log is the same,
        and worlds dealt from either are the same."""
        viewer = self.stream.chance(self.seats + 1)
        other, answer, same_chance = self.other_world(g, viewer, seat, action)
        if other is None:
            return
        before = marshal.dumps(g.dump(), 2)
        true = g.clone()
        try:
            for world, played in ((true, action), (other, answer)):
                world.rng = 7 if same_chance or world is true else 8
                world.news = []
                self.act("legal", world, seat, played)
        finally:  # before anything else is said: did the copies share something?
            self.require("copies", marshal.dumps(g.dump(), 2) == before, f"{action} on a copy changed the original")
        if same_chance and self.heard(true, viewer) != self.heard(other, viewer):
            differs = self.sent(true, viewer) != self.sent(other, viewer)
            self.require("log", differs, f"{action} or {answer}: the log tells seat {viewer} what its view does not")
        if self.game.secret or self.stream.chance(SOMETIMES) == 0:
            if self.sent(true, viewer) == self.sent(other, viewer):
                self.check_same_deal(true, other, viewer)

    def other_world(self, g: Table, viewer: int, seat: int, action: Action) -> tuple[Table | None, Action, bool]:
        """Another world for this viewer, the action in it, and whether the same chance follows."""
        kind = self.stream.chance(4)
        if kind == 0:
            return g.clone(), action, False
        for _ in range(4):
            world = self.game.determinize(g, viewer, self.stream.chance(MASK64))
            if kind > 1 and viewer != seat:
                others = [a for a in world.legal(seat) if a[0] == action[0] and a != action]
                if others:
                    return world, others[self.stream.chance(len(others))], True
            if world.refuses(action, seat) == 0:
                return world, action, True
        return None, action, False

    def heard(self, g: Table, viewer: int) -> bytes:
        return marshal.dumps(heard_by(g.news or [], viewer), 2)

    def check_same_deal(self, one: Table, two: Table, viewer: int) -> None:
        deal = self.stream.chance(MASK64)
        alike = self.bare(self.game.determinize(one, viewer, deal)) == self.bare(
            self.game.determinize(two, viewer, deal)
        )
        self.require("deal", alike, f"a world dealt for seat {viewer} depends on more than it knows")

    def bare(self, g: Table) -> bytes:
        """The dump but for the count of draws, which only undo asks for."""
        plain = g.dump()
        del plain["draws"]
        return marshal.dumps(plain, 2)

    def check_setups(self, g: Table) -> None:
        """Games that begin alike for a seat, though chance dealt differently, are dealt alike."""
        here = [self.sent(g, viewer) for viewer in range(self.seats + 1)]
        for _ in range(2 if self.watch else SETUPS):
            other = self.game.setup(self.seats, self.stream.chance(MASK64), self.options)
            for viewer, sent in enumerate(here):
                if self.sent(other, viewer) == sent:
                    self.check_same_deal(g, other, viewer)

    def check_dealt(self, g: Table, census: dict[str, int]) -> None:
        viewer = self.stream.chance(self.seats + 1)
        world = self.game.determinize(g, viewer, self.stream.chance(MASK64))
        self.require("deal", self.game.census(world) == census, "the components of a dealt world do not add up")
        if not self.game.secret:
            for other in range(self.seats + 1):
                alike = self.game.view(world, other) == self.game.view(g, other)
                self.require(
                    "deal", alike, f"seat {other} knows what seat {viewer} does not, in a game without secrets"
                )

    # -- the other laws --

    def check_dump(self, g: Table) -> None:
        text = json.dumps(g.dump())
        loaded = self.game.load(json.loads(text))
        self.require("dump", json.dumps(loaded.dump()) == text, "load(dump) is another state")
        for viewer in range(self.seats + 1):
            self.require("dump", self.sent(loaded, viewer) == self.sent(g, viewer), "the loaded state looks different")
        if len(self.twins) < (1 if self.watch else TWINS):
            self.twins.append((self.decision, loaded))
            for plain in (g.dump(), self.game.view(g, 0)):
                self.plain.append((plain, marshal.dumps(plain, 2)))

    def check_legal(self, g: Table, seat: int, legal: list[Action]) -> None:
        offered = g.offered(seat)
        allowed = frozenset(offered)
        self.require("legal", len(allowed) == len(offered), f"an action is listed twice: {sorted(map(str, offered))}")
        self.require("legal", offered[: len(legal)] == legal, "what is offered does not begin with what is legal")
        for action in offered:
            self.require("legal", g.refuses(action, seat) == 0, f"{action} is legal and refused")
        for action in self.small + self.samples(legal):
            clause = g.refuses(action, seat)
            if (clause == 0) != (action in allowed):
                self.fail("legal", f"{action}: refused by {clause}")
            if not self.known(clause):
                self.fail("legal", f"{action} is refused with an unknown clause {clause}")
        asked = g.deciders()
        for other in range(self.seats):
            if other not in asked:
                self.require("seats", g.legal(other) == [], f"seat {other} is not asked and has legal actions")
                clause = g.refuses(legal[0], other)
                self.require("seats", clause != 0 and self.known(clause), f"seat {other} may act out of turn")

    def known(self, clause: int) -> bool:
        return clause == 0 or not self.clauses or clause in self.clauses

    def samples(self, legal: list[Action]) -> list[Action]:
        """Actions of large verbs, everywhere and around legal actions."""
        verbs = self.game.verbs
        tried: list[Action] = []
        for verb in verbs.verbs:
            if verb.size() > SMALL_VERB:
                start, size = verbs.offsets[verb.name], verb.size()
                tried += [verbs.action(start + self.stream.chance(size)) for _ in range(12)]
        for _ in range(24):
            action = legal[self.stream.chance(len(legal))]
            args = verbs.by_name[action[0]].args
            if args:
                at = self.stream.chance(len(args))
                value = action[at + 1] + 1 - 2 * self.stream.chance(2)
                if args[at].low <= value <= args[at].high:
                    tried.append((*action[: at + 1], value, *action[at + 2 :]))
        return tried

    def check_verb_table(self) -> None:
        """Every word of the title's verbs is read back; `undo` belongs to the record."""
        verbs = self.game.verbs.verbs
        names = [verb.name for verb in verbs]
        plain = len(set(names)) == len(names) and UNDO not in names and all(n == n.lower().strip() for n in names)
        self.require("verbs", plain, f"the verbs {names} are not plain")
        for verb in verbs:
            for arg in verb.args:
                for value in range(arg.low, arg.high + 1):
                    line = arg.show(value)
                    again = line.split() == [line] and arg.read(line) == value
                    self.require("verbs", again, f"{verb.name} {line}: the {arg.name} {value} is not read back")

    def check_verbs(self, legal: list[Action]) -> None:
        verbs = self.game.verbs
        for action in legal:
            try:
                self.require("verbs", verbs.read(verbs.show(action)) == action, f"{action} is not read back")
                self.require("verbs", verbs.action(verbs.index(action)) == action, f"{action} has no index of its own")
                self.require("verbs", verbs.check(json.loads(json.dumps(action))) == action, f"{action} is not plain")
            except (BadAction, LookupError) as why:
                self.fail("verbs", f"{action} is not in the table of verbs", why)

    def check_copies(self, g: Table, seat: int, legal: list[Action]) -> None:
        """Every legal action on a copy; the original and all kept copies stay as they were."""
        before = marshal.dumps(g.dump(), 2)
        for action in legal:
            copy = g.clone()
            self.act("legal", copy, seat, action)
            if len(self.kept) < KEPT and self.stream.chance(4) == 0:
                self.kept.append((copy, marshal.dumps(copy.dump(), 2)))
        self.require("copies", marshal.dumps(g.dump(), 2) == before, "an action on a copy changed the original")

    def check_score(self, g: Table) -> None:
        scores = g.scores()
        sums = [sum(value for _, value in g.score_lines(seat)) for seat in range(self.seats + g.rivals)]
        self.require("score", scores == sums, f"scores {scores}, lines {sums}")
        self.require("score", g.is_over() or g.winners() == (), "a winner before the end")

    def check_end(self, g: Table, census: dict[str, int]) -> None:
        self.require("end", g.ending != "" and g.actor() == NOBODY and g.legal() == [], "the end is not the end")
        clause = g.refuses(self.game.verbs.action(0), 0)
        self.require("end", clause != 0 and self.known(clause), "no clause after the end")
        self.require("census", self.game.census(g) == census, "the components do not add up at the end")
        self.require("score", set(g.winners()) <= set(range(self.seats + g.rivals)), f"winners {g.winners()}")
        self.check_score(g)
        self.check_dump(g)
        for viewer in range(self.seats + 1):
            world = self.game.determinize(g, viewer, self.stream.chance(MASK64))
            self.require("view", self.sent(world, viewer) == self.sent(g, viewer), f"seat {viewer}, after the end")
        for copy, dump in self.kept:
            self.require("copies", marshal.dumps(copy.dump(), 2) == dump, "an old copy changed")
        for plain, text in self.plain:
            self.require("copies", marshal.dumps(plain, 2) == text, "an old dump or view changed")

    def check_twins(self, g: Table, actions: list[tuple[int, Action]]) -> None:
        """States loaded on the way go on alike."""
        for decision, twin in self.twins:
            for seat, action in actions[decision:]:
                self.act("dump", twin, seat, action)
            alike = twin.dump() == g.dump() and twin.scores() == g.scores() and twin.winners() == g.winners()
            self.require("dump", alike, f"the state loaded at decision {decision} goes on differently")

    # -- undo and records, through the referee --

    def check_undo(self, seed: int) -> int:
        """A random game with undo to every barrier and redo; returns the number of decisions taken back."""
        self.begin(seed, 0xBADC0DE)
        referee = Referee(self.game, self.seats, seed, self.options)
        taken_back = 0
        last = NOBODY
        while not referee.state.is_over():
            seats = referee.state.deciders()
            seat = seats[self.stream.chance(len(seats))]
            action = pick(self.game.verbs, referee.state.legal(seat), self.stream)
            move = self.proposed(referee, seat, action)
            # As far as undo ever goes: before a barrier, and here and there.
            is_barrier = move.after.is_over() or drew(referee.state, move.after)
            if seat != last or is_barrier or self.stream.chance(8) == 0:
                depth = referee.can_undo(last) if referee.past else 0
                if depth:
                    taken_back += depth
                    self.check_undo_here(referee, last, depth)
            self.check_unsealing(referee, last)
            if move.number != len(referee.record.lines):  # what was taken back and decided again stands in the record
                move = self.proposed(referee, seat, action)
            referee.accept(move)
            last = seat
            self.decision += 1
        text = referee.record.text()
        resumed = resume(self.game, read_record(text), judge=self.stream.chance(SELDOM) == 0)
        self.require("undo", resumed.state.dump() == referee.state.dump(), "the record ends elsewhere")
        self.require("undo", resumed.record.text() == text, "the record of the record is another one")
        return taken_back

    def proposed(self, referee: Referee, seat: int, action: Action) -> Move:
        try:
            return referee.propose(seat, action)
        except Exception as why:  # noqa: BLE001 - whatever it is, a legal action fails
            self.fail("legal", f"{action} fails with {why!r}", why)

    def check_undo_here(self, referee: Referee, seat: int, depth: int) -> None:
        self.check_barrier(referee, seat)
        dump = referee.state.dump()
        befores = [past.before.dump() for past in referee.past]
        actions: list[Action] = []
        for before in reversed(befores):
            actions.append(referee.undo(seat, judge=False))
            self.require("undo", referee.state.dump() == before, "undo came back to another state")
        self.require("undo", len(actions) == depth and referee.can_undo(seat) == 0, "undo goes further than it said")
        for action in reversed(actions):
            self.require("undo", referee.redo(seat) == action, "redo decides something else")
        self.require("undo", referee.state.dump() == dump, "redo came to another state")

    def check_unsealing(self, referee: Referee, last: int) -> None:
        """A seat may take its sealed answer back though others have answered since."""
        for seat in range(self.seats):
            if seat != last and referee.state.has_sealed(seat) and self.stream.chance(SOMETIMES) == 0:
                dump = referee.state.dump()
                self.require("undo", referee.can_undo(seat) == 1, f"seat {seat} cannot take its sealed answer back")
                action = referee.undo(seat)
                self.require("undo", seat in referee.state.deciders(), f"seat {seat} is not asked again")
                referee.play(seat, action)
                self.require("undo", referee.state.dump() == dump, "the answer sealed again is another state")

    def check_barrier(self, referee: Referee, seat: int) -> None:
        """What may be undone is the seat's own, and used no chance; that it taught nothing is the law *reveal*."""
        first = referee.past[0].before
        self.require("undo", not drew(first, referee.state), "undo would take chance or opened answers back")
        own = all(past.seat == seat for past in referee.past)
        self.require("undo", own, "undo would take back another seat's decision")


def play_again(game: Game, seats: int, seed: int, lines: list[str], options: Options | None = None) -> Any:
    """A position from a seed and typed moves, each by whoever is asked: for transcripts and bug reports."""
    g = game.setup(seats, seed, options)
    for line in lines:
        g.apply(game.verbs.read(line))
    return g
