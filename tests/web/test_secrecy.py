"""Secrecy on the wire: two worlds that differ only in what a viewer may not know give that viewer the same bytes."""

from typing import Any

import pytest

from citywright.display.page import Page
from citywright.kit.chance import MASK64, Stream
from citywright.kit.game import Game
from citywright.kit.random_play import pick
from citywright.kit.table import Table, heard_by
from citywright.titles import Title, titles
from citywright.web.messages import Entry
from citywright.web.table_info import table_info
from citywright.web.wire import ENCODER, Moment, encode_for, preview_for
from tests.kit import toy
from tests.store.build import a_table
from tests.web.plain import PlainPage

EACH_TITLE = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
GAMES = 2
EVERY, FIRST = 20, 60
"""Long games are looked at closely in the beginning, after that once in so many decisions; `--long` looks at all."""
LONG_GAMES = 10


class Walk:
    """Random games; at every decision, what each viewer is sent is compared with what dealt worlds would send."""

    def __init__(self, game: Game, display: Page, seats: int, seed: int) -> None:
        self.game = game
        self.page = display
        self.seats = seats
        self.seed = seed
        self.stream = Stream(seed)
        self.state = game.setup(seats, seed)
        self.heard: list[Any] = []

    def sent(self, state: Table, viewer: int, acts: bool, curtain: int = -1) -> bytes:
        """The update, with everything that goes into it beside the state fixed and open to all."""
        told = [line for event in heard_by(self.heard, viewer) if (line := self.page.log(event))]
        moment = Moment(
            seq=self.state.turn,
            table=table_info(a_table(), (viewer,) if acts else ()),
            names=[f"Name {seat}" for seat in range(self.seats)],
            acts=acts,
            entries=[Entry(n=n, line=line) for n, line in enumerate(told)],
            curtain=curtain,
        )
        return encode_for(self.page, self.game, state, viewer, moment)

    def leaks(self, every: int = EVERY) -> list[tuple[int, int]]:
        """Play to the end; returns (decision, viewer) of every difference."""
        found = []
        decision = 0
        while True:
            close = decision < FIRST or self.stream.chance(every) == 0 or self.state.is_over()
            for viewer in range(self.seats + 1) if close else ():
                world = self.game.determinize(self.state, viewer, self.stream.chance(MASK64))
                acts = viewer < self.seats
                if self.sent(self.state, viewer, acts) != self.sent(world, viewer, acts):
                    found.append((decision, viewer))
            if self.state.is_over():
                return found
            asked = self.state.deciders()
            seat = asked[self.stream.chance(len(asked))]
            legal = self.state.legal(seat)
            action = self.game.stroll(self.state, legal, self.stream) or pick(self.game.verbs, legal, self.stream)
            if close and not self.previews_agree(seat, action):
                found.append((decision, seat))
            self.state.news = []
            self.state.apply(action, seat)
            self.heard = self.state.news
            decision += 1

    def previews_agree(self, seat: int, action: Any) -> bool:
        """What is shown of an action before it is played is the same in any world the seat cannot tell apart."""
        shown = {
            ENCODER.encode(preview_for(self.page, self.game, self.state, seat, action, self.stream.chance(MASK64)))
            for _ in range(2)
        }
        return len(shown) == 1


@EACH_TITLE
@pytest.mark.parametrize("seed", range(GAMES))
def test_no_title_sends_a_viewer_a_byte_more_than_it_may_know(title: Title, seed: int):
    for seats in title.game.seats:
        assert Walk(title.game, title.page, seats, seed).leaks() == []


@pytest.mark.long
@EACH_TITLE
@pytest.mark.parametrize("seed", range(GAMES, GAMES + LONG_GAMES))
def test_nor_at_any_decision_of_many_games(title: Title, seed: int):
    for seats in title.game.seats:
        assert Walk(title.game, title.page, seats, seed).leaks(every=1) == []


@pytest.mark.parametrize("seed", range(20))
def test_a_game_full_of_secrets_keeps_them(seed: int):
    assert Walk(toy.GAME, PlainPage(), 2 + seed % 3, seed).leaks() == []


class Gossip(toy.HarbourGame):
    """Shows everybody the hands of all."""

    def view(self, g: toy.Harbour, seat: int) -> dict[str, Any]:
        return super().view(g, seat) | {"gossip": g.hands}


class Chatty(PlainPage):
    """Its preview says which card would come."""

    def preview(self, world: Any, viewer: int, action: Any) -> Any:
        shown = super().preview(world, viewer, action)
        shown.area = str(world.hands)
        return shown


def test_a_planted_leak_in_a_view_is_seen():
    assert len(Walk(Gossip(), PlainPage(), 3, 1).leaks()) > 10


def test_a_planted_leak_in_a_preview_is_seen():
    assert len(Walk(toy.GAME, Chatty(), 3, 1).leaks()) > 5


def test_behind_the_curtain_a_screen_shows_what_a_spectator_sees():
    walk = Walk(toy.GAME, PlainPage(), 3, 1)

    covered = walk.sent(walk.state, 3, acts=False, curtain=1)
    assert covered.replace(b',"curtain":1', b"") == walk.sent(walk.state, 3, acts=False)
    assert covered != walk.sent(walk.state, 1, acts=True)
