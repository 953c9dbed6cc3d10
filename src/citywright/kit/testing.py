"""The contract every title must pass, at every decision of random games. Public: hold your own title to it too.

    Contract(GAME, seats=3).check_game(seed=7)

walks one random game and raises `Violation` with the law, the seed and the number of the decision. The laws:

- *copies*: a copy never changes with its original, nor the other way round;
- *dump*: dump and load are inverse, through JSON text, and the loaded state goes on alike;
- *legal*: no action twice; every legal one applies and is not refused; all others are refused with a known clause;
- *seats*: a seat that is not asked has no legal action and is refused with a clause;
- *view*: a world dealt from what a seat knows gives that seat the same bytes: view, prompt, legal list, log;
- *census*: no component appears or vanishes;
- *score*: the score is the sum of its lines; winners are named at the end only;
- *end*: the game ends within the title's bound;
- *verbs*: ledger lines, plain lists and indices give every action back;
- *again*: the same seed and actions give the same dump;
- *undo*: undo returns to the same dump, redo to the same again, and undo never crosses revealed information.
"""

import json
import marshal
from collections.abc import Iterable
from typing import Any, Final

from citywright.kit.actions import Action
from citywright.kit.chance import MASK64, Stream
from citywright.kit.game import Game, Options
from citywright.kit.play import pick
from citywright.kit.record import read_record
from citywright.kit.referee import Referee, resume
from citywright.kit.table import NOBODY, Table, heard_by

SMALL_VERB: Final = 150
"""Verbs with at most so many actions are tried in full, larger ones by samples."""


class Violation(AssertionError):
    """A title broke a law of the contract."""


class Contract:
    """One title with a player count and options, held to every law."""

    __slots__ = ("clauses", "decision", "every", "game", "kept", "options", "seats", "seed", "stream")

    def __init__(
        self, game: Game, seats: int, options: Options | None = None, clauses: Iterable[int] = (), every: int = 16
    ) -> None:
        """`clauses`: the known numbers (none: any but 0). Costly laws are checked once in `every` decisions."""
        self.game = game
        self.seats = seats
        self.options = options
        self.clauses = frozenset(clauses)
        self.every = every
        self.seed = 0
        self.decision = 0
        self.stream = Stream(0)
        self.kept: list[tuple[Table, bytes]] = []

    # -- walking --

    def check_game(self, seed: int) -> int:
        """One random game; returns its number of decisions."""
        game = self.game
        self.seed, self.decision, self.kept = seed, 0, []
        self.stream = Stream(seed ^ 0x5DEECE66D)
        g = game.setup(self.seats, seed, self.options)
        census = game.census(g)
        actions: list[tuple[int, Action]] = []
        while not g.is_over():
            self.require("end", g.turn <= game.turn_limit, f"turn {g.turn} is beyond the limit {game.turn_limit}")
            seats = g.deciders()
            seat = seats[self.stream.chance(len(seats))]
            legal = g.legal(seat)
            self.require("legal", bool(legal), "nothing is legal")
            action = pick(game.verbs, legal, self.stream)
            self.check_secrecy(g, seat, action)
            self.require("census", game.census(g) == census, "the components do not add up")
            if self.stream.chance(self.every) == 0:
                self.check_closely(g, seat, legal)
            g.apply(action, seat)
            actions.append((seat, action))
            self.decision += 1
        self.check_end(g, census)
        self.check_again(g, actions)
        return self.decision

    def check_closely(self, g: Table, seat: int, legal: list[Action]) -> None:
        self.check_dump(g)
        self.check_legal(g, seat, legal)
        self.check_verbs(legal)
        self.check_copies(g, seat, legal)
        self.check_score(g)

    def require(self, law: str, holds: bool, what: str) -> None:
        if not holds:
            options = f", options {self.options}" if self.options else ""
            raise Violation(
                f"[{law}] {self.game.title}, {self.seats} players{options}, seed {self.seed}, "
                f"decision {self.decision}: {what}"
            )

    # -- the laws --

    def check_secrecy(self, g: Table, seat: int, action: Action) -> None:
        """For every seat and the spectator: a world it cannot tell apart gives it the same bytes, now and after."""
        for viewer in range(self.seats + 1):
            world = self.game.determinize(g, viewer, self.stream.chance(MASK64))
            here, there = self.sent(g, viewer), self.sent(world, viewer)
            self.require("view", here == there, f"seat {viewer} can tell a dealt world from the true one")
            if viewer == seat:
                self.require("view", g.refuses(action, seat) == world.refuses(action, seat), "refusals differ")
        self.check_log(g, seat, action)

    def sent(self, g: Table, viewer: int) -> bytes:
        """Everything a seat is sent, as bytes."""
        return marshal.dumps(
            (self.game.view(g, viewer), g.prompt(viewer), g.legal(viewer) if viewer < self.seats else 0), 2
        )

    def check_log(self, g: Table, seat: int, action: Action) -> None:
        """If an action leaves somebody's view alike in two worlds, the events told are alike too."""
        viewer = self.stream.chance(self.seats + 1)
        worlds = [self.game.determinize(g, viewer, 1), self.game.determinize(g, viewer, 2)]
        if any(world.refuses(action, seat) for world in worlds):
            return
        heard: list[bytes] = []
        for world in worlds:
            world.rng = 7
            world.news = []
            world.apply(action, seat)
            heard.append(marshal.dumps(heard_by(world.news, viewer), 2))
        if heard[0] != heard[1]:
            views = [self.game.view(world, viewer) for world in worlds]
            self.require("view", views[0] != views[1], f"the log tells seat {viewer} what its view does not")

    def check_dump(self, g: Table) -> None:
        text = json.dumps(g.dump())
        loaded = self.game.load(json.loads(text))
        self.require("dump", json.dumps(loaded.dump()) == text, "load(dump) is another state")
        self.require("dump", loaded.legal() == g.legal(), "the loaded state has other legal actions")
        self.require("dump", self.game.view(loaded, 0) == self.game.view(g, 0), "the loaded state looks different")

    def check_legal(self, g: Table, seat: int, legal: list[Action]) -> None:
        allowed = frozenset(legal)
        self.require("legal", len(allowed) == len(legal), f"an action is listed twice: {sorted(map(str, legal))}")
        for action in legal:
            self.require("legal", g.refuses(action, seat) == 0, f"{action} is legal and refused")
        for action in self.conceivable(legal):
            clause = g.refuses(action, seat)
            self.require("legal", (clause == 0) == (action in allowed), f"{action}: refused by {clause}")
            self.require("legal", self.known(clause), f"{action} is refused with an unknown clause {clause}")
        asked = g.deciders()
        for other in range(self.seats):
            if other not in asked:
                self.require("seats", g.legal(other) == [], f"seat {other} is not asked and has legal actions")
                clause = g.refuses(legal[0], other)
                self.require("seats", clause != 0 and self.known(clause), f"seat {other} may act out of turn")

    def known(self, clause: int) -> bool:
        return clause == 0 or not self.clauses or clause in self.clauses

    def conceivable(self, legal: list[Action]) -> list[Action]:
        """Small verbs in full; of large ones samples everywhere and around legal actions."""
        verbs = self.game.verbs
        tried: list[Action] = []
        for verb in verbs.verbs:
            start, size = verbs.offsets[verb.name], verb.size()
            if size <= SMALL_VERB:
                tried += [verbs.action(start + i) for i in range(size)]
            else:
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

    def check_verbs(self, legal: list[Action]) -> None:
        verbs = self.game.verbs
        for action in legal:
            self.require("verbs", verbs.read(verbs.show(action)) == action, f"{action} is not read back")
            self.require("verbs", verbs.action(verbs.index(action)) == action, f"{action} has no index of its own")
            self.require("verbs", verbs.check(json.loads(json.dumps(action))) == action, f"{action} is not plain")

    def check_copies(self, g: Table, seat: int, legal: list[Action]) -> None:
        """Every legal action on a copy; the original and all kept copies stay as they were."""
        before = marshal.dumps(g.dump(), 2)
        for action in legal:
            copy = g.clone()
            copy.apply(action, seat)
            self.require("copies", copy.agenda != [] or copy.is_over(), "no question and no end")
            if len(self.kept) < 64 and self.stream.chance(4) == 0:
                self.kept.append((copy, marshal.dumps(copy.dump(), 2)))
        self.require("copies", marshal.dumps(g.dump(), 2) == before, "an action on a copy changed the original")

    def check_score(self, g: Table) -> None:
        scores = g.scores()
        sums = [sum(value for _, value in g.score_lines(seat)) for seat in range(self.seats)]
        self.require("score", scores == sums, f"scores {scores}, lines {sums}")
        self.require("score", g.is_over() or g.winners() == (), "a winner before the end")

    def check_end(self, g: Table, census: dict[str, int]) -> None:
        self.require("end", g.ending != "" and g.actor() == NOBODY and g.legal() == [], "the end is not the end")
        self.require("census", self.game.census(g) == census, "the components do not add up at the end")
        self.require("end", self.known(g.refuses(self.game.verbs.action(0), 0)), "no clause after the end")
        self.check_score(g)
        self.check_dump(g)
        for copy, dump in self.kept:
            self.require("copies", marshal.dumps(copy.dump(), 2) == dump, "an old copy changed")

    def check_again(self, g: Table, actions: list[tuple[int, Action]]) -> None:
        again = self.game.setup(self.seats, self.seed, self.options)
        for seat, action in actions:
            again.apply(action, seat)
        self.require("again", again.dump() == g.dump(), "the same seed and actions end elsewhere")

    # -- undo and records, through the referee --

    def check_undo(self, seed: int) -> int:
        """A random game with undo to every barrier and redo; returns the number of decisions taken back."""
        self.seed, self.decision = seed, 0
        self.stream = Stream(seed ^ 0xBADC0DE)
        referee = Referee(self.game, self.seats, seed, self.options)
        taken_back = 0
        while not referee.state.is_over():
            seats = referee.state.deciders()
            seat = seats[self.stream.chance(len(seats))]
            referee.play(seat, pick(self.game.verbs, referee.state.legal(seat), self.stream))
            self.decision += 1
            depth = referee.can_undo(seat)
            if depth:
                taken_back += depth
                self.check_undo_here(referee, seat, depth)
        text = referee.record.text()
        resumed = resume(self.game, read_record(text))
        self.require("undo", resumed.state.dump() == referee.state.dump(), "the record ends elsewhere")
        self.require("undo", resumed.record.text() == text, "the record of the record is another one")
        return taken_back

    def check_undo_here(self, referee: Referee, seat: int, depth: int) -> None:
        self.check_barrier(referee, seat)
        dumps = [referee.state.dump()]
        befores = [past.before.dump() for past in referee.past]
        actions = [referee.undo(seat) for _ in range(depth)]
        self.require("undo", referee.can_undo(seat) == 0, "undo goes further than it said")
        self.require("undo", referee.state.dump() == befores[0], "undo came back to another state")
        for action in reversed(actions):
            self.require("undo", referee.redo(seat) == action, "redo decides something else")
        self.require("undo", referee.state.dump() == dumps[0], "redo came to another state")

    def check_barrier(self, referee: Referee, seat: int) -> None:
        """What may be undone taught its seat nothing: in any world it could not tell apart it would see the same."""
        seen = self.game.view(referee.state, seat)
        world = self.game.determinize(referee.past[0].before, seat, self.stream.chance(MASK64))
        for past in referee.past:
            self.require("undo", past.seat == seat, "undo would take back another seat's decision")
            world.apply(past.action, seat)
        self.require("undo", self.game.view(world, seat) == seen, "undo would cross revealed information")


def play_again(game: Game, seats: int, seed: int, lines: list[str], options: Options | None = None) -> Any:
    """A position from a seed and typed moves, each by whoever is asked: for transcripts and bug reports."""
    g = game.setup(seats, seed, options)
    for line in lines:
        g.apply(game.verbs.read(line))
    return g
