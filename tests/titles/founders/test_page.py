"""The scene of Founders in random games: whole, sayable, playable, quick, and without secrets."""

import re
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import pytest

from citywright.display.scene import AnyMark, Art, Choice, Good, Medal, Node, Scene, Sign, Text, Token, Use, Who
from citywright.kit.chance import Stream
from citywright.kit.clauses import LANGUAGES
from citywright.kit.game import Options
from citywright.kit.table import Event
from citywright.texts.catalogue import texts_of
from citywright.titles import title
from citywright.titles.founders.page import templates
from citywright.titles.founders.page.page import PAGE
from citywright.titles.founders.page.point_flow import promised, rows_of, streams
from citywright.titles.founders.rules.city import cascade
from citywright.titles.founders.rules.facts import DEMAND_VP, DEMANDS
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.state import Founders
from tests.work import calls_made

FOLDER = Path(templates.__file__).parent
LAYOUT = PAGE.layout()
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (FOLDER.parent / "art/art.svg").read_text(encoding="utf-8")))
ICONS = set((FOLDER.parent / "art/icons.txt").read_text(encoding="utf-8").split())
CLAUSES = {clause.id for clause in title("founders").rulebook.clauses}
CSS = (FOLDER.parent / "art/board.css").read_text(encoding="utf-8")
NAMES = ["Anna", "Boris", "Clara", "Dmitri"]
GAMES: list[tuple[int, int, Options]] = [
    (4, 1, {}),
    (2, 3, {"side": "symmetric", "achievements": "yes"}),
    (1, 4, {}),
]
MOST = 420
"""Decisions of a game; random games go on far longer than real ones."""
EVERY = 9
"""One decision of so many is looked at; each kind of question is seen at least once."""
MAX_BYTES = 150_000
MAX_CALLS = 3000
encode = msgspec.json.Encoder().encode


class Moment:
    """One decision: the state and what every viewer sees of it."""

    def __init__(self, g: Founders) -> None:
        self.g = g
        self.seat = g.actor()

    @cached_property
    def scenes(self) -> list[Scene]:
        return [self.scene(viewer) for viewer in range(self.g.seats + 1)]

    @cached_property
    def choices(self) -> list[Choice]:
        g, seat = self.g, self.seat
        return [] if g.is_over() else PAGE.choices(GAME.view(g, seat), seat, g.prompt(seat), g.legal(seat))

    def scene(self, viewer: int) -> Scene:
        g = self.g
        return PAGE.scene(GAME.view(g, viewer), viewer, NAMES, g.prompt(viewer), list(g.deciders()))


def played(seats: int, seed: int, options: Options) -> tuple[list[Moment], list[Event]]:
    g, stream = GAME.setup(seats, seed, options), Stream(seed)
    assert isinstance(g, Founders)
    moments: list[Moment] = []
    events: list[Event] = []
    asked: set[str] = set()
    for move in range(MOST):
        step = "Over" if g.is_over() else g.prompt(g.actor())[0]
        if step not in asked or move % EVERY == 0:
            moments.append(Moment(g.clone()))
        asked.add(step)
        if g.is_over():
            break
        g.news = []
        legal = g.legal()
        g.apply(GAME.stroll(g, legal, stream) or legal[stream.chance(len(legal))])
        events += [event for _, event in g.news]
    return moments, events


@pytest.fixture(scope="module")
def games() -> list[tuple[list[Moment], list[Event]]]:
    return [played(*game) for game in GAMES]


@pytest.fixture(scope="module")
def moments(games: list[tuple[list[Moment], list[Event]]]) -> list[Moment]:
    found = [moment for game, _ in games for moment in game]
    asked = {moment.g.prompt(moment.seat)[0] for moment in found}
    assert asked >= {"ChooseRace", "PickResource", "PlaceStart", "PlayCard", "Basic", "Follow", "Trade", "PlaceStall"}
    assert asked >= {"BuildRoad", "Construct", "Upgrade", "LayTile", "Hire", "Bonus", "Bid", "PlacePrestige", "Over"}
    assert asked >= {"UseWorker", "ChooseProposal"}
    return found


def nodes_of(scene: Scene) -> list[Node]:
    return [node for area in scene.areas for node in area.nodes]


def said(text: Text, language: str) -> str:
    """A text as the browser says it."""
    args: dict[str, str | int] = {}
    for name, value in text.args.items():
        if isinstance(value, Text):
            args[name] = said(value, language)
        elif isinstance(value, Who):
            args[name] = NAMES[value.seat]
        elif isinstance(value, Good):
            assert value.key in LAYOUT.goods
            args[name] = value.key
        else:
            args[name] = value
    message, _, form = text.id.partition(".")
    texts = texts_of(language, "founders")
    return texts.word(message, form) if form else texts.say(text.id, **args)


class Checked:
    """Checks everything a struct refers to, once for every different text and node."""

    def __init__(self) -> None:
        self.seen: set[bytes] = set()

    def __call__(self, thing: Any) -> None:
        if isinstance(thing, list | tuple):
            for item in thing:
                self(item)
        elif isinstance(thing, dict):
            self(list(thing.values()))
        elif isinstance(thing, Text):
            self.text(thing)
        elif isinstance(thing, msgspec.Struct):
            if isinstance(thing, AnyMark):
                self.mark(thing)
            elif isinstance(thing, Node) and not self.node(thing):
                return
            for name in thing.__struct_fields__:
                self(getattr(thing, name))

    def is_new(self, thing: msgspec.Struct) -> bool:
        key = encode(thing)
        known = key in self.seen
        self.seen.add(key)
        return not known

    def node(self, node: Node) -> bool:
        assert not node.about or node.about in LAYOUT.abouts
        assert set(node.rules) <= CLAUSES
        assert min(node.w, node.h) > 0
        return self.is_new(node)

    def text(self, text: Text) -> None:
        if self.is_new(text):
            for language in LANGUAGES:
                words = said(text, language)
                assert words.strip() == words
                assert words
                assert not re.search(r"[{}]|  ", words)

    def mark(self, mark: AnyMark) -> None:
        if isinstance(mark, Use):
            assert mark.template in LAYOUT.templates
        elif isinstance(mark, Art):
            assert mark.symbol in SYMBOLS
        elif isinstance(mark, Medal | Token):
            assert mark.good in LAYOUT.goods
        elif isinstance(mark, Sign):
            assert mark.icon in ICONS
        assert {tone for tone in mark.tone.split() if tone.startswith("fd-") and f".{tone}" not in CSS} == set()


# -- the layout --


def test_the_layout_refers_to_nothing_that_is_not_there():
    Checked()(LAYOUT)

    assert set(LAYOUT.goods.values()) <= ICONS
    for about in LAYOUT.abouts.values():
        assert set(about.goods) <= set(LAYOUT.goods)
        assert about.rules
        assert set(about.rules) <= CLAUSES


def test_the_list_of_signs_is_the_list_of_signs_used():
    assert sorted(ICONS) == templates.icons()


def test_the_sheet_needs_no_inline_style_and_keeps_to_its_prefix():
    art = (FOLDER.parent / "art/art.svg").read_text(encoding="utf-8")

    assert "style" not in art
    assert "<script" not in art
    ids = re.findall(r'\bid="([^"]+)"', art)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("fd-") for name in ids)
    used = {name for names in re.findall(r'class="([^"]+)"', art) for name in names.split()}
    assert {name for name in used if f".{name}" not in CSS} == set()


# -- scenes --


def test_every_scene_is_whole_and_can_be_said_in_both_languages(moments: list[Moment]):
    check = Checked()
    for moment in moments:
        for scene in moment.scenes:
            check(scene)
            ids = [node.id for node in nodes_of(scene)]
            assert len(ids) == len(set(ids))
            assert {panel.seat for panel in scene.panels} == set(range(moment.g.seats))
        check(moment.choices)
    assert len(check.seen) > 1000


def test_every_legal_action_is_one_choice_with_a_target_or_a_label(moments: list[Moment]):
    for moment in moments:
        if moment.g.is_over():
            continue
        nodes = {node.id: node for node in nodes_of(moment.scenes[moment.seat])}
        assert [choice.action for choice in moment.choices] == moment.g.legal(moment.seat)
        for choice in moment.choices:
            assert GAME.verbs.read(choice.move) == choice.action
            if choice.target and not choice.dial:
                assert choice.action in nodes[choice.target].tries


def test_ways_to_lay_a_tile_on_one_cell_differ_by_their_turn(moments: list[Moment]):
    laid = 0
    for moment in moments:
        ways = [(choice.target, choice.turn) for choice in moment.choices if choice.action[0] == "lay"]
        assert len(ways) == len(set(ways))
        laid += len(ways)
    assert laid > 100


def test_every_setting_of_the_dials_is_a_bid(moments: list[Moment]):
    votes = 0
    for moment in moments:
        dials = moment.scenes[moment.seat].dock.dials
        if dials:
            votes += 1
            settings = [(choice.target, *choice.dial) for choice in moment.choices]
            assert len(settings) == len(set(settings))
            assert len(settings) == len(moment.g.proposals) * (dials[0].most + 1) * (dials[1].most + 1)
    assert votes


def test_what_a_click_tries_is_a_choice_or_is_refused_with_a_clause(moments: list[Moment]):
    tried: set[str] = set()
    for moment in moments[::3]:
        legal = set(moment.g.legal(moment.seat)) if not moment.g.is_over() else set()
        for viewer, scene in enumerate(moment.scenes):
            for node in nodes_of(scene):
                for action in node.tries:
                    assert viewer in moment.g.deciders()
                    if viewer == moment.seat:
                        tried.add(action[0])
                        GAME.verbs.check(action)
                        clause = moment.g.refuses(action, viewer)
                        assert clause == 0 or GAME.series.id(clause) in CLAUSES
                        assert (clause == 0) == (action in legal)
    assert tried >= {"play", "hide", "road", "access", "lay", "bid"}


def test_the_score_sheet_adds_up(moments: list[Moment]):
    for moment in moments[::10]:
        scores = moment.scenes[0].scores
        assert [score.total for score in scores] == moment.g.scores()
        assert all(sum(int(line.value) for line in score.lines) == score.total for score in scores)
        assert [score.seat for score in scores if score.winner] == list(moment.g.winners())


# -- previews --


def test_every_kind_of_action_can_be_previewed_and_changes_nothing(moments: list[Moment]):
    check = Checked()
    for moment in moments:
        for choice in moment.choices[:: max(1, len(moment.choices) // 12)]:
            world = GAME.determinize(moment.g, moment.seat, 5)
            before = world.dump()
            preview = PAGE.preview(world, moment.seat, choice.action)
            assert world.dump() == before
            check(preview)
            ids = [node.id for node in preview.nodes]
            assert len(ids) == len(set(ids))


def test_a_ghost_shows_what_it_connects_and_whom_it_pays(moments: list[Moment]):
    seen: set[str] = set()
    figures = 0
    for moment in moments:
        for choice in moment.choices:
            if choice.action[0] in ("lay", "road", "site"):
                preview = PAGE.preview(moment.g.clone(), moment.seat, choice.action)
                seen |= {node.id.split(".")[1] for node in preview.nodes}
                figures += preview.figure is not None
    assert seen >= {"store", "hall", "road", "threads", "pill"}
    assert figures > 20


def test_points_run_as_the_rules_pay_them(moments: list[Moment]):
    """The flow of every action that delivers or supplies, summed up by seats, is what the track shows afterwards."""
    flowed = 0
    for moment in moments:
        for choice in moment.choices:
            if choice.action[0] not in ("lay", "road", "span", "supply", "site"):
                continue
            after = moment.g.clone()
            after.apply(choice.action, moment.seat)
            gains = [0] * after.seats
            for stream in streams(moment.g, after):
                earned: dict[int, int] = {}
                stream.share.earned(earned)
                for seat, gain in earned.items():
                    gains[seat] += gain
            old = [me.built_vp + me.delivered_vp for me in moment.g.players]
            assert [me.built_vp + me.delivered_vp - was for me, was in zip(after.players, old, strict=True)] == gains
            flowed += any(gains)
    assert flowed > 20


def test_a_proposal_promises_what_the_rules_would_pay(moments: list[Moment]):
    """Every seat the most of each delivery, whichever store makes it."""
    promises = 0
    for moment in moments:
        g = moment.g
        for card in g.proposals:
            most = [0] * g.seats
            for demand, value in zip(DEMANDS[card], DEMAND_VP[card], strict=True):
                paid = [[0] * g.seats]
                for number, store in enumerate(g.stores):
                    if store.good == demand and store.owner >= 0:
                        paid.append([0] * g.seats)
                        cascade(g, paid[-1], number, value)
                most = [so_far + max(gains) for so_far, gains in zip(most, zip(*paid, strict=True), strict=True)]
            promise = promised(rows_of(g), card)
            assert [promise.get(seat, 0) for seat in range(g.seats)] == most
            promises += len(promise)
    assert promises > 100


# -- the chronicle --


def test_every_event_has_its_line(games: list[tuple[list[Moment], list[Event]]]):
    check = Checked()
    verbs: set[str] = set()
    for _, events in games:
        for event in events:
            line = PAGE.log(event)
            assert line is not None
            check(line)
            verbs.add(event[0])
    assert len(verbs) > 25


# -- secrecy, size, speed --


def test_dealt_worlds_send_the_same_bytes(moments: list[Moment]):
    """Whatever a seat may not know, votes and face-down cards, does not change a byte of what it is sent."""
    for moment in moments[::6]:
        g = moment.g
        for viewer in range(g.seats + 1):
            world = GAME.determinize(g, viewer, 77)
            assert isinstance(world, Founders)
            other = Moment(world)
            assert encode(other.scene(viewer)) == encode(moment.scenes[viewer])
            if viewer == moment.seat:
                assert encode(other.choices) == encode(moment.choices)
                worlds = GAME.determinize(g, viewer, 1), GAME.determinize(g, viewer, 2)
                for choice in moment.choices[:: max(1, len(moment.choices) // 6)]:
                    one, two = (PAGE.preview(world, viewer, choice.action) for world in worlds)
                    assert encode(one) == encode(two)


def test_scenes_are_small_and_cost_little(moments: list[Moment]):
    """How long one takes is a figure of `./dev bench scenes`."""
    assert max(len(encode(scene)) for moment in moments for scene in moment.scenes) <= MAX_BYTES
    assert max(calls_made(moment.scene, 0) for moment in moments[::4]) < MAX_CALLS


def test_a_mark_that_is_not_drawn_is_noticed():
    with pytest.raises(AssertionError):
        Checked()(Art(symbol="fd-nothing", w=1, h=1))
    with pytest.raises(AssertionError):
        Checked()(Sign(icon="st-nothing", size=1))


def test_after_a_historic_game_there_is_a_paper_to_fill_in():
    g, stream = GAME.setup(2, 6, {"historic": "yes"}), Stream(6)
    assert isinstance(g, Founders)
    while not g.is_over():
        legal = g.legal()
        g.apply(GAME.stroll(g, legal, stream) or legal[stream.chance(len(legal))])
    moment = Moment(g)
    (winner,) = g.winners()
    paper = moment.scenes[winner].paper

    assert paper is not None
    assert moment.scenes[1 - winner].paper == paper
    Checked()(paper)
    for language in LANGUAGES:
        filled = {"society": "The Lanterns", **paper.blanks[0].choices[0]}
        args: dict[str, Any] = {
            name: said(value, language) if isinstance(value, Text) else value for name, value in filled.items()
        }
        assert "The Lanterns" in texts_of(language, "founders").say(paper.text, **args)
