"""The scene of Ghosts at decisions of strolling games: whole, sayable, playable, quick, and without secrets."""

import re
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import pytest

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
from citywright.kit.chance import Stream
from citywright.kit.clauses import LANGUAGES
from citywright.kit.table import Event
from citywright.texts.catalogue import texts_of
from citywright.titles import title
from citywright.titles.ghosts.page import templates
from citywright.titles.ghosts.page.page import PAGE
from citywright.titles.ghosts.rules.board import AROUND
from citywright.titles.ghosts.rules.facts import EXPLORE, ROUNDS, SKILLS, tokens_on
from citywright.titles.ghosts.rules.game import GAME
from citywright.titles.ghosts.rules.rounds import Spread
from citywright.titles.ghosts.rules.state import EASY_SHORTAGE, FEW_TOKENS, Ghosts
from tests.titles.ghosts.build import SUBURBS, Land, at, land, of_terrain
from tests.work import calls_made

FOLDER = Path(templates.__file__).parent
LAYOUT = PAGE.layout()
CSS = (FOLDER.parent / "art/board.css").read_text(encoding="utf-8")
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (FOLDER.parent / "art/art.svg").read_text(encoding="utf-8")))
ICONS = set((FOLDER.parent / "art/icons.txt").read_text(encoding="utf-8").split())
SAID = {clause.id: clause.text["en"] for clause in title("ghosts").rulebook.clauses}
CLAUSES = set(SAID)
NAMES = ["Anna", "Boris", "Clara", "Dmitri"]
MAX_BYTES = 80_000
MAX_CALLS = 2000
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

    @cached_property
    def scenes(self) -> list[Scene]:
        return [self.scene(viewer) for viewer in range(self.g.seats + 1)]

    def scene(self, viewer: int) -> Scene:
        g = self.g
        return PAGE.scene(GAME.view(g, viewer), viewer, NAMES[: g.seats], g.prompt(viewer), list(g.deciders()))

    @cached_property
    def choices(self) -> list[Choice]:
        g, seat = self.g, self.seat
        return [] if g.is_over() else PAGE.choices(GAME.view(g, seat), seat, g.prompt(seat), g.offered(seat))


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
            args[name] = f"{value.n} {value.key}" if value.n else value.key
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


_THINGS = {
    "ghost": "ghost",
    "sensor": "sensor",
    "exhaustion": "exhaustion token",
    "die": "terrain",
    "supply": "supply",
    "room": "terrain|kalena",
    "valor": "valor|stack",
    "market": "market|sell",
    "bonus": "bonus card|contact",
}
_STEMS = {"explore": "explor|entering", "contact": "contact", "harvest": "harvest", "build": "build"}


def subject(about: str) -> tuple[str, str]:
    """What the first clause of a thing must speak of, and what the others may: patterns."""
    kind, _, name = about.partition("-")
    number = about.rpartition("-")[2]
    if kind == "terrain":
        return name, name
    if kind == "building":
        return f"^{name}:", f"{name}|building"
    if kind == "skill":
        return f"skill {SKILLS.index(name) + 1}:", "skill|slot"
    if kind == "task":
        return rf"^tasks? [\d, and]*\b{number}\b", "task"
    if about.startswith("ghost-card"):
        return f"^ghost card {number}:", f"ghost card {number}"
    if kind == "track":
        return _STEMS[name], f"{_STEMS[name]}|token|track"
    if kind == "good":
        return ("pecunia", "pecunia") if name == "pecunia" else ("resource", "store")
    return _THINGS[about], _THINGS[about]


@pytest.mark.parametrize("about", LAYOUT.abouts)
def test_every_cited_clause_speaks_of_the_thing_it_is_cited_for(about: str):
    first, more = subject(about)
    own, *others = [SAID[clause].lower() for clause in LAYOUT.abouts[about].rules]

    assert re.search(first, own)
    assert [clause for clause in others if not re.search(rf"\b({more})", clause)] == []


def test_the_list_of_signs_is_the_list_of_signs_used():
    assert sorted(ICONS) == templates.icons()


def test_the_sheet_needs_no_inline_style_and_keeps_to_its_prefix():
    art = (FOLDER.parent / "art/art.svg").read_text(encoding="utf-8")

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


# -- alarms: only while what they threaten can come --


def alarms(g: Ghosts) -> tuple[str, set[str]]:
    """What is said in the dock, and everything that is shown in red."""
    scene = Moment(g).scene(0)
    red = {str(gauge.name.id) for gauge in scene.gauges if "gh-alarmed" in gauge.tone}
    red |= {node.id for node in nodes_of(scene) for mark in node.marks if "alarm" in mark.tone}
    red |= {"border" for area in areas_of(scene) for mark in area.ground if "gh-falling" in mark.tone}
    return scene.dock.hint.id if scene.dock.hint else "", red


FIVE = ("0,0", *SUBURBS[:4])


def scarce(left: int) -> Land:
    """A table with so many ghosts left in the supply and room on every terrain."""
    on_land = [name for t in ("plain", "forest", "mountain") for name in of_terrain(land().turn_of(0), t)[:-4]]
    return land().ghosts(*on_land[: 25 - left])


def test_kalena_is_in_danger_only_while_a_spread_is_to_come():
    assert alarms(land().round(ROUNDS - 1).ghosts(*FIVE).turn_of(0)) == ("hint-kalena", {"gauge-kalena", "border"})
    assert alarms(land().round(ROUNDS).ghosts(*FIVE).turn_of(0)) == ("hint-take-turn", set())
    assert alarms(land().round(2).ghosts(*FIVE[:4]).turn_of(0)) == ("hint-take-turn", set())


@pytest.mark.parametrize(
    ("number", "left", "red"),
    [
        (6, 3, {"gauge-supply", "supply"}),
        (6, 4, {"supply"}),
        (6, 8, set()),
        (ROUNDS - 1, 3, {"gauge-supply", "supply"}),
        (ROUNDS - 1, 4, set()),
        (ROUNDS, 0, set()),
    ],
)
def test_a_small_supply_is_feared_as_long_as_it_can_lose_the_game(number: int, left: int, red: set[str]):
    hint = "hint-supply" if "gauge-supply" in red else "hint-take-turn"
    assert alarms(scarce(left).round(number).turn_of(0)) == (hint, red)
    assert alarms(scarce(left).round(number).switches(EASY_SHORTAGE).turn_of(0)) == ("hint-take-turn", set())


def test_little_room_is_shown_in_red_only_while_a_spread_is_to_come():
    mountains = of_terrain(land().turn_of(0), "mountain")[:-3]
    assert alarms(land().round(4).ghosts(*mountains).turn_of(0)) == ("hint-take-turn", {"room"})
    assert alarms(land().round(ROUNDS).ghosts(*mountains).turn_of(0)) == ("hint-take-turn", set())


def test_what_lost_the_game_stays_red():
    mountains = of_terrain(land().turn_of(0), "mountain")[:-1]
    fallen = land().round(ROUNDS).ghosts(*mountains, *FIVE).die("mountain").asking(Spread())
    assert alarms(fallen) == ("ending-kalena", {"gauge-kalena", "border", "room"})
    assert alarms(scarce(3).round(ROUNDS).asking(Spread())) == ("ending-supply", {"gauge-supply", "supply"})


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
            preview = PAGE.preview(world, moment.seat, choice.action)
            assert world.dump() == before
            check(preview)
            assert preview.area in areas


def test_valor_is_previewed_as_it_will_be_counted(moments: list[Moment]):
    promised = 0
    for moment in moments:
        for choice in moment.choices:
            if choice.action[0] not in ("build", "learn", "train"):
                continue
            deltas = PAGE.preview(moment.g.clone(), moment.seat, choice.action).deltas
            told = sum(int(str(d.text.args["n"])) for d in deltas if d.text.id == "delta-valor")
            after = moment.g.clone()
            after.apply(choice.action)
            assert after.scores()[moment.seat] - moment.g.scores()[moment.seat] == told
            promised += told
    assert promised > 10


def previewed(table: Land, *action: Any) -> tuple[list[tuple[str, Any, str]], str, list[tuple[str, str]]]:
    """The changes a preview tells, the name of its hint, and the rewards in the hint."""
    found = PAGE.preview(table.turn_of(0), 0, action)
    told = [(d.text.id, d.text.args.get("n"), d.good) for d in found.deltas]
    hint = found.hint or Text("none")
    rewards = hint.args.get("rewards")
    return told, hint.id, re.findall(r"(\d+) (\w+)", said(rewards, "en")) if isinstance(rewards, Text) else []


def at_a_ghost(*skills: str) -> Land:
    return land().round(4).sensor(0, "1,1").ghosts("1,1").tokens(0, contact=3).learned(0, *skills)


def test_the_preview_of_a_contact_knows_the_skills():
    season_2 = [("5", "pecunia"), ("2", "pecunia"), ("1", "any"), ("1", "valor"), ("3", "valor")]
    paid = ("delta-less", 2, "contact")
    assert previewed(at_a_ghost(), "contact") == ([paid], "preview-contact", season_2)
    with_renown = [("5", "pecunia"), ("1", "valor"), ("2", "pecunia"), ("1", "any"), ("2", "valor"), ("4", "valor")]
    assert previewed(at_a_ghost("renown"), "contact") == ([paid], "preview-contact", with_renown)
    assert previewed(at_a_ghost("insight"), "contact") == ([paid], "preview-contact-choice", season_2)
    restored = [paid, ("delta-more", 1, "contact")]
    assert previewed(at_a_ghost("composure"), "contact") == (restored, "preview-contact", season_2)


def test_the_preview_of_a_harvest_knows_skill_12_and_missing_tokens():
    def harvest(table: Land) -> list[tuple[str, Any, str]]:
        return previewed(table.sensor(0, "1,1"), "harvest", at("1,1"))[0]

    food, token, mark = ("delta-more", 1, "food"), ("delta-less", 1, "harvest"), ("delta-exhausts", None, "")
    assert harvest(land()) == [food, token, mark]
    assert harvest(land().store(0, food=3)) == [("delta-lost", None, "food"), token, mark]
    assert harvest(land().learned(0, "foraging")) == [food, ("delta-more", 1, "any"), token, mark]
    forests = of_terrain(land().turn_of(0), "forest")[:12]
    assert harvest(land().exhausted(*forests).switches(FEW_TOKENS)) == [food, token]


def test_nothing_is_promised_for_after_the_last_round():
    def hint(table: Land, *action: Any) -> str:
        return previewed(table.sensor(0, "1,1").store(0, water=1, food=1), *action)[1]

    town = land().sensor(0, "0,1").pecunia(0, 5)
    assert hint(land().round(ROUNDS), "build", 0) == "preview-build-last"
    assert hint(land().round(ROUNDS - 1), "build", 0) == "preview-build"
    assert hint(land().round(ROUNDS - 1).ghosts("2,1"), "build", 0) == "preview-stopped"
    assert previewed(town.round(ROUNDS), "train", 1)[1] == "preview-train-last"
    assert previewed(land().sensor(0, "0,1").pecunia(0, 5), "train", 1)[1] == "preview-train"


# -- the chronicle --


def test_every_event_has_its_line_or_is_left_out_on_purpose(games: list[tuple[list[Moment], list[Event]]]):
    check = Checked()
    verbs: set[str] = set()
    for _, events in games:
        for event in events:
            line = PAGE.log(event)
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
            assert encode(Moment(world).scene(viewer)) == encode(moment.scenes[viewer])
    assert hidden


def test_scenes_are_small_and_cost_little(moments: list[Moment]):
    """How long one takes is a figure of `./dev bench scenes`."""
    assert max(len(encode(scene)) for moment in moments for scene in moment.scenes) < MAX_BYTES
    assert max(calls_made(moment.scene, 0) for moment in moments[::4]) < MAX_CALLS
