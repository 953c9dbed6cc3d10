"""The scene of Settlers at every decision of random games: whole, sayable, playable, quick, and without secrets."""

import io
import re
from collections import Counter
from functools import cached_property, partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from rich.console import Console

from citywright.display.scene import (
    AnyMark,
    Area,
    Art,
    Cards,
    Choice,
    Disc,
    Dock,
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
from citywright.kit.chance import Stream
from citywright.kit.clauses import LANGUAGES
from citywright.kit.random_play import pick
from citywright.kit.table import Event
from citywright.texts.catalogue import texts_of
from citywright.texts.ids import capital
from citywright.titles import title
from citywright.titles.settlers.page import templates
from citywright.titles.settlers.page.page import PAGE
from citywright.titles.settlers.rules.facts import CITY, CLASS, KIND, NEEDS, OF_CLASS, RESOURCES, SQUARES, VILLAGE
from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.state import Settlers
from citywright.titles.settlers.rules.steps import Attach, EndTurn
from citywright.titles.settlers.terminal import draw, say_event
from citywright.titles.settlers.words.names import recipe, square_short
from tests.titles.settlers.build import find, state
from tests.work import calls_made

FOLDER = Path(templates.__file__).parent
LAYOUT = PAGE.layout()
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (FOLDER.parent / "art/art.svg").read_text(encoding="utf-8")))
ICONS = set((FOLDER.parent / "art/icons.txt").read_text(encoding="utf-8").split())
CLAUSES = {clause.id for clause in title("settlers").rulebook.clauses}
NAMES = ["Anna", "Boris", "Clara", "Dmitri"]
MAX_BYTES = 60_000
MAX_CALLS = 1000
TWO_LAKES = {(0, 0): "lake", (1, 0): "lake"}
encode = msgspec.json.Encoder().encode


class Moment:
    """One decision: the state and what every viewer sees of it."""

    def __init__(self, g: Settlers) -> None:
        self.g = g
        self.views = [GAME.view(g, viewer) for viewer in range(g.seats + 1)]
        self.seat = g.actor()

    @cached_property
    def scenes(self) -> list[Scene]:
        return [self.scene(viewer) for viewer in range(self.g.seats + 1)]

    def scene(self, viewer: int) -> Scene:
        g = self.g
        return PAGE.scene(self.views[viewer], viewer, NAMES[: g.seats], g.prompt(viewer), list(g.deciders()))

    @cached_property
    def choices(self) -> list[Choice]:
        g, seat = self.g, self.seat
        return [] if g.is_over() else PAGE.choices(self.views[seat], seat, g.prompt(seat), g.legal(seat))


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
    cards = [node for panel in scene.panels for w in panel.widgets if isinstance(w, Cards) for node in w.nodes]
    return [node for area in areas_of(scene) for node in area.nodes] + cards


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
    assert sorted(ICONS) == templates.icons()


def test_no_two_squares_have_the_same_picture():
    drawn = [
        mark.symbol for s in range(len(SQUARES)) for mark in LAYOUT.templates[f"p{s}"].marks if isinstance(mark, Art)
    ]
    pictured = [symbol for symbol in drawn if symbol != "st-vignette"]

    assert len(pictured) == len(set(pictured)) == len(SQUARES)


def test_the_sheet_needs_no_inline_style_and_keeps_to_its_prefix():
    art = (FOLDER.parent / "art/art.svg").read_text(encoding="utf-8")
    css = (FOLDER.parent / "art/board.css").read_text(encoding="utf-8")

    assert "style" not in art
    assert "<script" not in art
    ids = re.findall(r'\bid="([^"]+)"', art)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("st-") for name in ids)
    assert set(re.findall(r"#(st-[\w-]+)", art)) <= set(ids)
    used = {name for names in re.findall(r'class="([^"]+)"', art) for name in names.split()}
    assert {name for name in used if f".{name}" not in css} == set()


def test_every_tone_of_its_own_has_a_colour():
    css = (FOLDER.parent / "art/board.css").read_text(encoding="utf-8")
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
            assert {panel.seat for panel in scene.panels} - {-1} == set(range(moment.g.seats))
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


@pytest.mark.clause("S-24")
def test_every_viewer_can_look_at_the_removed_squares_at_any_time(moments: list[Moment]):
    seen = 0
    for moment in moments:
        wanted = Counter((KIND[s], NEEDS[s]) for s in moment.g.removed)
        for scene in moment.scenes:
            panel = next((panel for panel in scene.panels if panel.id == "removed"), None)
            if not wanted:
                assert panel is None
                continue
            assert panel is not None
            assert panel.note == Text("scene-squares", {"count": len(moment.g.removed)})
            (cards,) = panel.widgets
            assert isinstance(cards, Cards)
            shown = {int(node.id[1:]): node.name.args["count"] for node in cards.nodes}
            assert {(KIND[s], NEEDS[s]): count for s, count in shown.items()} == wanted
            seen += 1
    assert seen > 100


@pytest.mark.clause("S-24")
def test_removed_squares_that_are_alike_are_one_card_with_their_number():
    g = state().land(0, TWO_LAKES).row("mine", "mine", "mine", "winery", "winery").turn_of(0)
    g.apply(("reveal", VILLAGE))
    panel = Moment(g).scene(1).panels[-1]

    (cards,) = panel.widgets
    assert isinstance(cards, Cards)
    assert [(node.id, node.name.args["count"]) for node in cards.nodes] == [
        (f"q{find('mine-1')}", 3),
        (f"q{find('winery-1')}", 2),
    ]


@pytest.mark.clause("S-24")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_removed_squares_with_their_needs(moments: list[Moment], language: str):
    texts = texts_of(language, "settlers")
    moment = next(m for m in moments if any(CLASS[s] == CITY for s in m.g.removed))
    console = Console(width=120, markup=False, file=io.StringIO())
    console.print(draw(texts, NAMES[: moment.g.seats], moment.views[0], 0))
    drawn = cast(io.StringIO, console.file).getvalue()

    shown = drawn[drawn.index(capital(texts.say("board-removed"))) :]
    for s in moment.g.removed:
        assert capital(square_short(texts, s)) in shown
        assert recipe(texts, s).replace(" ", "") in shown


@pytest.mark.clause("S-24")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_tells_removed_city_squares_by_their_needs(language: str):
    inns = [find("inn-iron"), find("inn-gold")]
    line = PAGE.log(("clears", 0, CITY, *inns))
    assert line is not None
    told = said(line.text, language)

    texts = texts_of(language, "settlers")
    names = [texts.listed([texts.say(f"resource-{RESOURCES[r]}") for r in NEEDS[s]]) for s in inns]
    assert len(set(names)) == 2
    assert all(name in told for name in names)
    assert say_event(texts, NAMES, ("clears", 0, CITY, *inns)) == capital(told)


@pytest.mark.clause("S-45")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_a_city_square_tells_its_token_from_its_resource(language: str):
    once = {"ru": "один раз", "en": "a single time"}[language]
    only = {"ru": "только ресурс", "en": "only its resource"}[language]
    for s in OF_CLASS[CITY]:
        about = LAYOUT.abouts[SQUARES[s]]
        assert about.text is not None
        told = said(about.text, language)
        assert once in told
        assert told.index(once) < told.index(only)
        assert "S-45" in about.rules


def dock_of(g: Settlers, seat: int) -> Dock:
    return PAGE.scene(GAME.view(g, seat), seat, NAMES[: g.seats], g.prompt(seat), list(g.deciders())).dock


def test_the_dock_says_why_a_square_was_forced_and_why_nothing_was_attached():
    chosen = dock_of(state().land(0, TWO_LAKES).placing(0, "cliff"), 0)
    forced = dock_of(state().land(0, TWO_LAKES).forced(0, "cliff"), 0)
    attached = dock_of(state().land(0, TWO_LAKES).asking(EndTurn(0, True)), 0)
    nothing = dock_of(state().land(0, TWO_LAKES).stacks(nature=0).asking(Attach(0)), 0)

    assert (chosen.hint, forced.hint) == (Text("hint-place-square"), Text("hint-place-forced"))
    assert attached.ask == Text("prompt-end-turn", {"attached": 1})
    assert nothing.ask == Text("prompt-end-turn", {"attached": 0})


def test_coins_are_promised_only_where_coins_lie():
    none = dock_of(state().land(0, TWO_LAKES).land(1, TWO_LAKES).coin(1, (0, 0)).asking(EndTurn(0, True)), 0)
    two = dock_of(state().land(0, TWO_LAKES).coin(0, (0, 0), (1, 0)).asking(EndTurn(0, True)), 0)

    assert none.hint == Text("hint-end-turn", {"coins": 0})
    assert two.hint == Text("hint-end-turn", {"coins": 2})


@pytest.mark.clause("S-135")
def test_a_proposal_is_quiet_and_asked_about_once():
    g = state().land(0, TWO_LAKES).asking(EndTurn(0, True))
    end, propose = PAGE.choices(GAME.view(g, 0), 0, g.prompt(0), g.legal())

    assert (end.tone, end.confirm) == ("main", False)
    assert (propose.tone, propose.confirm) == ("quiet", True)
    assert PAGE.preview(g.clone(), 0, propose.action).hint == Text("scene-propose")


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
            preview = PAGE.preview(world, moment.seat, choice.action)
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
            preview = PAGE.preview(moment.g.clone(), moment.seat, choice.action)
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
            line = PAGE.log(event)
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
            assert encode(other.scene(viewer)) == encode(moment.scenes[viewer])
            if viewer == moment.seat:
                assert encode(other.choices) == encode(moment.choices)
                worlds = GAME.determinize(g, viewer, 1), GAME.determinize(g, viewer, 2)
                for choice in moment.choices:
                    one, two = (PAGE.preview(world, viewer, choice.action) for world in worlds)
                    assert encode(one) == encode(two)


def test_scenes_are_small_and_cost_little(moments: list[Moment]):
    """How long one takes is a figure of `./dev bench scenes`."""
    assert max(len(encode(scene)) for moment in moments for scene in moment.scenes) <= MAX_BYTES
    late = moments[len(moments) - 40 :]
    assert max(calls_made(partial(moment.scene, 0)) for moment in late) < MAX_CALLS


def test_a_mark_that_is_not_drawn_is_noticed():
    """The checks above can fail."""
    check = Checked()
    for wrong in (Use(template="nowhere"), Art(symbol="st-nothing", w=1, h=1), Sign(icon="no-such-sign", size=1)):
        with pytest.raises(AssertionError):
            check(wrong)
    check(Disc(r=1, text="2"))
    with pytest.raises(Exception, match="no-such-text"):
        check(Text("no-such-text"))
