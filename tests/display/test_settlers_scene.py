"""The scene of Settlers at every decision of random games: whole, sayable, playable, quick, and without secrets."""

import re
import statistics
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from citywright.display.scene import (
    AnyMark,
    Area,
    Art,
    Choice,
    Disc,
    Good,
    Medal,
    Mini,
    Node,
    Scene,
    Sign,
    Text,
    Token,
    Use,
    Who,
)
from citywright.display.settlers import pictures
from citywright.display.settlers.scene import DISPLAY
from citywright.display.texts import texts_of
from citywright.games.settlers import GAME
from citywright.games.settlers.facts import SQUARES
from citywright.games.settlers.state import Settlers
from citywright.kit.chance import Stream
from citywright.kit.clauses import LANGUAGES
from citywright.kit.play import pick
from citywright.kit.table import Event
from citywright.rules import rulebook

FOLDER = Path(pictures.__file__).parent
LAYOUT = DISPLAY.layout()
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (FOLDER / "art.svg").read_text(encoding="utf-8")))
ICONS = set((FOLDER / "icons.txt").read_text(encoding="utf-8").split())
CLAUSES = {clause.id for clause in rulebook("settlers", GAME.series).clauses}
NAMES = ["Anna", "Boris", "Clara", "Dmitri"]
MAX_BYTES = 60_000
MAX_SECONDS = 0.003
encode = msgspec.json.Encoder().encode


class Moment:
    """One decision: the state and what every viewer sees of it."""

    def __init__(self, g: Settlers) -> None:
        self.g = g
        self.views = [GAME.view(g, viewer) for viewer in range(g.seats + 1)]
        self.scenes = [self.scene(viewer) for viewer in range(g.seats + 1)]
        self.seat = g.actor()
        self.choices = [] if g.is_over() else self.choose()

    def scene(self, viewer: int) -> Scene:
        g = self.g
        return DISPLAY.scene(self.views[viewer], viewer, NAMES[: g.seats], g.prompt(viewer), list(g.deciders()))

    def choose(self) -> list[Choice]:
        g, seat = self.g, self.seat
        return DISPLAY.choices(self.views[seat], seat, g.prompt(seat), g.legal(seat))


def played(seats: int, seed: int) -> tuple[list[Moment], list[Event]]:
    """A random game: every decision, and everything that was told."""
    g = GAME.setup(seats, seed)
    assert isinstance(g, Settlers)
    stream = Stream(seed)
    moments: list[Moment] = []
    events: list[Event] = []
    while True:
        moments.append(Moment(g.clone()))
        if g.is_over():
            return moments, events
        g.news = []
        g.apply(pick(GAME.verbs, g.legal(), stream))
        events += [event for _, event in g.news]


@pytest.fixture(scope="module")
def games() -> list[tuple[list[Moment], list[Event]]]:
    return [played(seats, seed) for seats, seed in ((2, 1), (3, 1), (4, 1))]


@pytest.fixture(scope="module")
def moments(games: list[tuple[list[Moment], list[Event]]]) -> list[Moment]:
    found = [moment for game, _ in games for moment in game]
    asked = {moment.g.prompt(moment.seat)[0] for moment in found}
    assert asked >= {"Draft", "LayStart", "Reveal", "TakeSquare", "PlaceSquare", "EndTurn", "Over"}
    assert asked >= {"PlayToken", "Ruin", "Buy", "NameResource", "Join", "Settle"}
    return found


def areas_of(scene: Scene) -> list[Area]:
    return scene.areas + [w.area for panel in scene.panels for w in panel.widgets if isinstance(w, Mini)]


def nodes_of(scene: Scene) -> list[Node]:
    return [node for area in areas_of(scene) for node in area.nodes]


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
    texts = texts_of(language, "settlers")
    message, _, form = text.id.partition(".")
    if form:
        assert not args
        return texts.word(message, form)
    return texts.say(text.id, **args)


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
        """Checks what belongs to the node itself; says whether its parts need a look too."""
        assert not node.about or node.about in LAYOUT.abouts
        assert set(node.rules) <= CLAUSES
        assert node.w > 0
        assert node.h > 0
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


# -- the layout --


def test_the_layout_refers_to_nothing_that_is_not_there():
    check = Checked()
    check(LAYOUT)

    assert set(LAYOUT.goods.values()) <= ICONS
    for about in LAYOUT.abouts.values():
        assert not about.template or about.template in LAYOUT.templates
        assert set(about.goods) <= set(LAYOUT.goods)
        assert about.rules
        assert set(about.rules) <= CLAUSES


def test_the_list_of_signs_is_the_list_of_signs_used():
    assert sorted(ICONS) == pictures.icons()


def test_no_two_squares_have_the_same_picture():
    drawn = [
        mark.symbol for s in range(len(SQUARES)) for mark in LAYOUT.templates[f"p{s}"].marks if isinstance(mark, Art)
    ]
    pictured = [symbol for symbol in drawn if symbol != "st-vignette"]

    assert len(pictured) == len(set(pictured)) == len(SQUARES)


def test_the_sheet_needs_no_inline_style_and_keeps_to_its_prefix():
    art = (FOLDER / "art.svg").read_text(encoding="utf-8")
    css = (FOLDER / "board.css").read_text(encoding="utf-8")

    assert "style" not in art
    assert "<script" not in art
    ids = re.findall(r'\bid="([^"]+)"', art)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("st-") for name in ids)
    assert set(re.findall(r"#(st-[\w-]+)", art)) <= set(ids)
    used = {name for names in re.findall(r'class="([^"]+)"', art) for name in names.split()}
    assert {name for name in used if f".{name}" not in css} == set()


def test_every_tone_of_its_own_has_a_colour():
    css = (FOLDER / "board.css").read_text(encoding="utf-8")
    marks = [mark for template in LAYOUT.templates.values() for mark in template.marks]
    tones = {tone for mark in marks for tone in mark.tone.split() if tone.startswith("st-")}

    assert {tone for tone in tones if f".{tone}" not in css} == set()


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
        ids = {node.id for node in nodes_of(moment.scenes[moment.seat])}
        assert [choice.action for choice in moment.choices] == moment.g.legal(moment.seat)
        assert all(choice.target in ids for choice in moment.choices if choice.target)
        assert all(GAME.verbs.read(choice.move) == choice.action for choice in moment.choices)
        aimed = {choice.action for choice in moment.choices if choice.target}
        assert all(action in aimed for action in moment.g.legal() if action[0] in ("draft", "take", "place", "ruin"))


def test_what_a_click_tries_is_a_choice_or_is_refused_with_a_clause(moments: list[Moment]):
    tried: set[str] = set()
    for moment in moments:
        for viewer, scene in enumerate(moment.scenes):
            for node in nodes_of(scene):
                for action in node.tries:
                    assert viewer == moment.seat
                    tried.add(action[0])
                    GAME.verbs.check(action)
                    clause = moment.g.refuses(action, viewer)
                    assert clause == 0 or GAME.series.id(clause) in CLAUSES
                    assert (clause == 0) == (action in moment.g.legal(viewer))
    assert tried == {"draft", "lay", "reveal", "take", "place", "ruin", "buy", "join", "settle"}


def test_a_target_tries_its_own_action(moments: list[Moment]):
    """So that a click means the same whether it is legal now or not."""
    for moment in moments:
        nodes = {node.id: node for node in nodes_of(moment.scenes[moment.seat])}
        assert all(choice.action in nodes[choice.target].tries for choice in moment.choices if choice.target)


def test_a_viewer_is_asked_only_when_it_decides(moments: list[Moment]):
    for moment in moments:
        for viewer, scene in enumerate(moment.scenes):
            assert scene.dock.mine == (viewer == moment.seat)
            assert scene.dock.seats == list(moment.g.deciders())
            assert scene.over == moment.g.is_over()


def test_prizes_keep_their_places(games: list[tuple[list[Moment], list[Event]]]):
    for game, _ in games:
        places: dict[str, tuple[float, float]] = {}
        for moment in game:
            prizes = next(area for area in moment.scenes[0].areas if area.id == "prizes")
            for node in prizes.nodes:
                if node.id.startswith("q"):
                    assert places.setdefault(node.id, (node.x, node.y)) == (node.x, node.y)


def test_the_score_sheet_adds_up(moments: list[Moment]):
    for moment in moments[:: len(moments) // 50]:
        scores = moment.scenes[0].scores
        assert [score.total for score in scores] == moment.g.scores()
        assert all(sum(int(line.value) for line in score.lines) == score.total for score in scores)
        assert [score.seat for score in scores if score.winner] == list(moment.g.winners())


# -- previews --


def test_every_legal_action_can_be_previewed(moments: list[Moment]):
    check = Checked()
    drawn = 0
    for moment in moments[::3]:
        if moment.g.is_over():
            continue
        scene = moment.scenes[moment.seat]
        areas = {area.id: area for area in areas_of(scene)}
        for choice in moment.choices:
            world = GAME.determinize(moment.g, moment.seat, 5)
            before = world.dump()
            preview = DISPLAY.preview(world, moment.seat, choice.action)
            assert world.dump() == before
            check(preview)
            assert preview.area in areas
            ids = [node.id for node in preview.nodes]
            assert len(ids) == len(set(ids))
            assert not {node.id for node in nodes_of(scene)} & set(ids)
            if choice.confirm and choice.target:
                drawn += 1
                target = next(node for node in areas[preview.area].nodes if node.id == choice.target)
                assert any(_meet(node, target) for node in preview.nodes)
    assert drawn > 100


def _meet(a: Node, b: Node) -> bool:
    return abs(a.x + a.w / 2 - b.x - b.w / 2) < 60 and abs(a.y + a.h / 2 - b.y - b.h / 2) < 60


def test_points_are_previewed_as_they_will_be_counted(moments: list[Moment]):
    """A prize's points, a replacement's loss and a war's damage: what is promised happens."""
    promised = 0
    for moment in moments[::5]:
        for choice in moment.choices:
            if choice.action[0] not in ("place", "ruin", "settle"):
                continue
            preview = DISPLAY.preview(moment.g.clone(), moment.seat, choice.action)
            after = moment.g.clone()
            after.apply(choice.action)
            told = [0] * moment.g.seats
            for delta in preview.deltas:
                if delta.text.id == "delta-points":
                    points, gain = delta.text.args["points"], delta.text.args["gain"]
                    assert isinstance(points, int)
                    told[moment.seat if delta.seat < 0 else delta.seat] += points if gain else -points
                    promised += 1
                elif delta.text.id == "delta-gains":  # a token in hand is a point
                    told[moment.seat] += 1
            if choice.action[0] == "ruin":
                told[moment.seat] -= 1  # so is the war token that is spent
            assert [b - a for a, b in zip(moment.g.scores(), after.scores(), strict=True)] == told
    assert promised > 50


# -- the chronicle --


def test_every_event_has_its_line(games: list[tuple[list[Moment], list[Event]]]):
    check = Checked()
    verbs: set[str] = set()
    for game, events in games:
        known = {node.id for moment in game for node in nodes_of(moment.scenes[0])}
        for event in events:
            line = DISPLAY.log(event)
            assert line is not None
            check(line)
            verbs.add(event[0])
            assert set(line.nodes) <= known or event[0] == "forced"
            assert line.head == (event[0] in ("turn", "finished"))
    assert len(verbs) > 12


# -- secrecy, size, speed --


def test_dealt_worlds_send_the_same_bytes(moments: list[Moment]):
    """Whatever a seat may not know does not change a byte of what it is sent."""
    for moment in moments[::4]:
        g = moment.g
        for viewer in range(g.seats + 1):
            world = GAME.determinize(g, viewer, 77)
            assert isinstance(world, Settlers)
            other = Moment(world)
            assert encode(other.scenes[viewer]) == encode(moment.scenes[viewer])
            if viewer == moment.seat:
                assert encode(other.choices) == encode(moment.choices)
                for choice in moment.choices:
                    one = DISPLAY.preview(GAME.determinize(g, viewer, 1), viewer, choice.action)
                    two = DISPLAY.preview(GAME.determinize(g, viewer, 2), viewer, choice.action)
                    assert encode(one) == encode(two)


def test_a_scene_is_small(moments: list[Moment]):
    assert max(len(encode(scene)) for moment in moments for scene in moment.scenes) <= MAX_BYTES


def test_a_scene_is_made_in_three_milliseconds(moments: list[Moment]):
    late = moments[len(moments) - 40 :]
    spent: list[float] = []
    for moment in late:
        for viewer in range(moment.g.seats + 1):
            started = time.perf_counter()
            moment.scene(viewer)
            spent.append(time.perf_counter() - started)
    assert statistics.median(spent) <= MAX_SECONDS


def test_a_mark_that_is_not_drawn_is_noticed():
    """The checks above can fail."""
    check = Checked()
    for wrong in (Use(template="nowhere"), Art(symbol="st-nothing", w=1, h=1), Sign(icon="no-such-sign", size=1)):
        with pytest.raises(AssertionError):
            check(wrong)
    check(Disc(r=1, text="2"))
    with pytest.raises(Exception, match="no-such-text"):
        check(Text("no-such-text"))
