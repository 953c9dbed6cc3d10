"""The scene of Ghosts at decisions of strolling games: whole, sayable, playable, quick, and without secrets."""

import re
import statistics
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from citywright.display.ghosts import pictures
from citywright.display.ghosts.scene import DISPLAY
from citywright.display.scene import (
    AnyMark,
    Area,
    Art,
    Choice,
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
from citywright.display.texts import texts_of
from citywright.games.ghosts import GAME
from citywright.games.ghosts.board import AROUND
from citywright.games.ghosts.facts import EXPLORE, tokens_on
from citywright.games.ghosts.state import Ghosts
from citywright.kit.chance import Stream
from citywright.kit.clauses import LANGUAGES
from citywright.kit.table import Event
from citywright.rules import rulebook

FOLDER = Path(pictures.__file__).parent
LAYOUT = DISPLAY.layout()
CSS = (FOLDER / "board.css").read_text(encoding="utf-8")
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (FOLDER / "art.svg").read_text(encoding="utf-8")))
ICONS = set((FOLDER / "icons.txt").read_text(encoding="utf-8").split())
CLAUSES = {clause.id for clause in rulebook("ghosts", GAME.series).clauses}
NAMES = ["Anna", "Boris", "Clara", "Dmitri"]
MAX_BYTES = 80_000
MAX_SECONDS = 0.006
EVERY = 6
encode = msgspec.json.Encoder().encode
GAMES: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (2, 1, {}),
    (3, 2, {"mode": "citizen", "added": "all", "water": "land"}),
    (4, 3, {"mode": "builder", "layout": "3-8-1-11-6-9"}),
    (4, 7, {}),
)


class Moment:
    """One decision: the state and what every viewer sees of it."""

    def __init__(self, g: Ghosts) -> None:
        self.g = g
        self.seat = g.actor()
        self.step = g.prompt(self.seat)[0] if self.seat >= 0 else "Over"
        self.scenes = [self.scene(viewer) for viewer in range(g.seats + 1)]
        self.choices = [] if g.is_over() else self.choose()

    def scene(self, viewer: int) -> Scene:
        g = self.g
        return DISPLAY.scene(GAME.view(g, viewer), viewer, NAMES[: g.seats], g.prompt(viewer), list(g.deciders()))

    def choose(self) -> list[Choice]:
        g, seat = self.g, self.seat
        return DISPLAY.choices(GAME.view(g, seat), seat, g.prompt(seat), g.legal(seat))


def played(seats: int, seed: int, options: dict[str, Any]) -> tuple[list[Moment], list[Event]]:
    """A strolling game: every kind of decision, some of the others, and everything that was told."""
    g, stream = GAME.setup(seats, seed, options), Stream(seed)
    assert isinstance(g, Ghosts)
    moments: list[Moment] = []
    events: list[Event] = []
    asked: dict[str, int] = {}
    while True:
        step = "Over" if g.is_over() else g.prompt(g.actor())[0]
        asked[step] = asked.get(step, 0) + 1
        if asked[step] % EVERY == 1:
            moments.append(Moment(g.clone()))
        if g.is_over():
            return moments, events
        g.news = []
        seat, legal = g.actor(), g.legal()
        g.apply(GAME.stroll(g, legal, stream) or legal[stream.chance(len(legal))], seat)
        events += [event for _, event in g.news]


@pytest.fixture(scope="module")
def games() -> list[tuple[list[Moment], list[Event]]]:
    return [played(*game) for game in GAMES]


@pytest.fixture(scope="module")
def moments(games: list[tuple[list[Moment], list[Event]]]) -> list[Moment]:
    found = [moment for game, _ in games for moment in game]
    assert {moment.step for moment in found} >= {"Haunt", "TakeTurn", "TakeResource", "ChooseTasks", "Over"}
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
    texts = texts_of(language, "ghosts")
    message, _, form = text.id.partition(".")
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
            elif isinstance(thing, Node):
                assert not thing.about or thing.about in LAYOUT.abouts
                assert set(thing.rules) <= CLAUSES
                if not self.is_new(thing):
                    return
            for name in thing.__struct_fields__:
                self(getattr(thing, name))

    def is_new(self, thing: msgspec.Struct) -> bool:
        key = encode(thing)
        known = key in self.seen
        self.seen.add(key)
        return not known

    def text(self, text: Text) -> None:
        if self.is_new(text):
            for language in LANGUAGES:
                words = said(text, language)
                assert words.strip() == words
                assert words
                assert not re.search(r"[{}]|  ", words)

    def mark(self, mark: AnyMark) -> None:
        assert {tone for tone in mark.tone.split() if tone.startswith("gh-") and f".{tone}" not in CSS} == set()
        if isinstance(mark, Use):
            assert mark.template in LAYOUT.templates
        elif isinstance(mark, Art):
            assert mark.symbol in SYMBOLS
        elif isinstance(mark, Medal | Token):
            assert mark.good in LAYOUT.goods
        elif isinstance(mark, Sign):
            assert mark.icon in ICONS


# -- the layout and its sheets --


def test_the_layout_refers_to_nothing_that_is_not_there():
    Checked()(LAYOUT)

    assert set(LAYOUT.goods.values()) <= ICONS
    for about in LAYOUT.abouts.values():
        assert not about.template or about.template in LAYOUT.templates
        assert set(about.goods) <= set(LAYOUT.goods)
        assert about.rules
        assert set(about.rules) <= CLAUSES


def test_the_list_of_signs_is_the_list_of_signs_used():
    assert sorted(ICONS) == pictures.icons()


def test_the_sheet_needs_no_inline_style_and_keeps_to_its_prefix():
    art = (FOLDER / "art.svg").read_text(encoding="utf-8")

    assert "style" not in art
    assert "<script" not in art
    ids = re.findall(r'\bid="([^"]+)"', art)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("gh-") for name in ids)
    assert set(re.findall(r"#(gh-[\w-]+)", art)) <= set(ids)
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
            assert {panel.seat for panel in scene.panels} == {-1, *range(moment.g.seats)}
        check(moment.choices)
    assert len(check.seen) > 1000


def test_every_legal_action_is_one_choice_with_a_target_or_a_label(moments: list[Moment]):
    for moment in moments:
        if moment.g.is_over():
            continue
        ids = {node.id for node in nodes_of(moment.scenes[moment.seat])}
        single = [choice for choice in moment.choices if not choice.then]
        assert [choice.action for choice in single] == moment.g.legal(moment.seat)
        assert all(choice.target in ids for choice in moment.choices if choice.target)
        assert all(GAME.verbs.read(choice.move) == choice.action for choice in moment.choices)
        aimed = {choice.action for choice in moment.choices if choice.target}
        assert all(action in aimed for action in moment.g.legal() if action[0] in ("haunt", "explore", "task", "tasks"))


def test_every_task_card_is_the_target_of_a_pair(moments: list[Moment]):
    pairs = [moment for moment in moments if any(choice.action[0] == "tasks" for choice in moment.choices)]

    assert pairs
    for moment in pairs:
        cards = {node.id for node in nodes_of(moment.scenes[moment.seat]) if node.id.startswith("task.")}
        assert {choice.target for choice in moment.choices} == cards


def test_what_a_click_tries_is_a_choice_or_is_refused_with_a_clause(moments: list[Moment]):
    tried: set[str] = set()
    for moment in moments:
        for viewer, scene in enumerate(moment.scenes):
            for node in nodes_of(scene):
                for action in node.tries:
                    assert viewer in moment.g.deciders()
                    tried.add(action[0])
                    GAME.verbs.check(action)
                    clause = moment.g.refuses(action, viewer)
                    assert clause == 0 or GAME.series.id(clause) in CLAUSES
                    assert (clause == 0) == (action in moment.g.legal(viewer))
    assert tried >= {"haunt", "explore", "harvest", "build", "contact", "sell", "learn", "train", "task", "tasks"}


def test_a_viewer_is_asked_only_when_it_decides(moments: list[Moment]):
    for moment in moments:
        for viewer, scene in enumerate(moment.scenes):
            assert scene.dock.mine == (viewer in moment.g.deciders())
            assert scene.over == moment.g.is_over()


def test_buildings_next_to_a_ghost_are_drawn_idle_and_tied_to_it(moments: list[Moment]):
    stopped = 0
    for moment in moments:
        view, nodes = GAME.view(moment.g, 0), {node.id: node for node in nodes_of(moment.scenes[0])}
        idle = [row[0] for row in view["buildings"] if row[3]]
        for place in idle:
            assert nodes[f"b{place}"].name.id == "thing-idle"
            assert Use(template="idle", x=0, y=34) in nodes[f"b{place}"].marks
            assert any(near in view["ghosts"] for near in AROUND[place])
        assert ("cold" in nodes) == bool(idle)
        stopped += len(idle)
    assert stopped > 5


def test_a_ghost_chills_its_hex_and_exhaustion_lies_on_it(moments: list[Moment]):
    for moment in moments:
        view, nodes = GAME.view(moment.g, 0), {node.id: node for node in nodes_of(moment.scenes[0])}
        cold = {
            n for n in range(49) if any(isinstance(m, Art) and m.symbol == "gh-frost" for m in nodes[f"h{n}"].marks)
        }
        assert cold == set(view["ghosts"])
        assert {name for name in nodes if re.fullmatch(r"x\d+", name)} == {f"x{n}" for n in view["exhausted"]}


def test_the_score_sheet_adds_up(moments: list[Moment]):
    for moment in moments:
        scores = moment.scenes[0].scores
        assert [score.total for score in scores] == moment.g.scores()
        assert all(sum(int(line.value) for line in score.lines) == score.total for score in scores)
        assert [score.seat for score in scores if score.winner] == list(moment.g.winners())


# -- walks and previews --


def test_a_walk_costs_what_its_hex_says_and_ends_there(moments: list[Moment]):
    walked = 0
    for moment in moments:
        for choice in moment.choices:
            if choice.action[0] != "explore":
                continue
            g = moment.g.clone()
            for action in (choice.action, *choice.then):
                g.apply(action, moment.seat)
            assert choice.target == f"h{g.players[moment.seat].sensor}"
            assert choice.shown is not None
            before, after = moment.g.players[moment.seat].active, g.players[moment.seat].active
            paid = tokens_on(before, EXPLORE) - tokens_on(after, EXPLORE)
            assert [d.text.args["n"] for d in choice.shown.deltas] == [paid, tokens_on(after, EXPLORE)]
            walked += len(choice.then)
    assert walked > 50


def test_every_legal_action_can_be_previewed_and_changes_nothing(moments: list[Moment]):
    check = Checked()
    for moment in moments[::2]:
        areas = {area.id for area in areas_of(moment.scenes[moment.seat])} if not moment.g.is_over() else set()
        for choice in moment.choices:
            world = GAME.determinize(moment.g, moment.seat, 5)
            before = world.dump()
            preview = DISPLAY.preview(world, moment.seat, choice.action)
            assert world.dump() == before
            check(preview)
            assert preview.area in areas


def test_valor_is_previewed_as_it_will_be_counted(moments: list[Moment]):
    promised = 0
    for moment in moments:
        for choice in moment.choices:
            if choice.action[0] not in ("build", "learn", "train"):
                continue
            deltas = DISPLAY.preview(moment.g.clone(), moment.seat, choice.action).deltas
            told = sum(int(str(d.text.args["n"])) for d in deltas if d.text.id == "delta-valor")
            after = moment.g.clone()
            after.apply(choice.action)
            assert after.scores()[moment.seat] - moment.g.scores()[moment.seat] == told
            promised += told
    assert promised > 10


# -- the chronicle --


def test_every_event_has_its_line_or_is_left_out_on_purpose(games: list[tuple[list[Moment], list[Event]]]):
    check = Checked()
    verbs: set[str] = set()
    for _, events in games:
        for event in events:
            line = DISPLAY.log(event)
            assert (line is None) == (event[0] in ("ends", "rests", "sealed"))
            check(line)
            verbs.add(event[0])
    assert len(verbs) > 22


# -- secrecy, size, speed --


def test_dealt_worlds_send_the_same_bytes(moments: list[Moment]):
    """Whatever a seat may not know does not change a byte of what it is sent: chosen tasks of others among it."""
    hidden = 0
    for moment in moments[::2]:
        g = moment.g
        for viewer in range(g.seats + 1):
            world = GAME.determinize(g, viewer, 77)
            assert isinstance(world, Ghosts)
            hidden += world.dump() != g.dump()
            assert encode(Moment(world).scenes[viewer]) == encode(moment.scenes[viewer])
    assert hidden


def test_an_update_is_small_and_quickly_made(moments: list[Moment]):
    assert max(len(encode(scene)) for moment in moments for scene in moment.scenes) < MAX_BYTES
    times = []
    for moment in moments[::4]:
        view, prompt, deciders = GAME.view(moment.g, 0), moment.g.prompt(0), list(moment.g.deciders())
        started = time.perf_counter()
        DISPLAY.scene(view, 0, NAMES, prompt, deciders)
        times.append(time.perf_counter() - started)
    assert statistics.median(times) < MAX_SECONDS
