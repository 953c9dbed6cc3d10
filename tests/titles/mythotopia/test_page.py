"""The scene of Mythotopia at every decision of random games: whole, sayable, playable, quick, and without secrets."""

import re
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import pytest

from citywright.display.scene import (
    AnyMark,
    Art,
    Choice,
    Good,
    Medal,
    Node,
    Preview,
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
from citywright.titles import title
from citywright.titles.mythotopia.page import geometry, templates
from citywright.titles.mythotopia.page.page import PAGE
from citywright.titles.mythotopia.rules.facts import BORDERS, MAP, PROVINCES, SEAS, SIZE
from citywright.titles.mythotopia.rules.game import GAME
from citywright.titles.mythotopia.rules.state import Mythotopia
from citywright.titles.mythotopia.words.messages import say_prompt
from tests.work import calls_made

FOLDER = Path(templates.__file__).parent
LAYOUT = PAGE.layout()
SHEET = (FOLDER.parent / "art/art.svg").read_text(encoding="utf-8")
CSS = (FOLDER.parent / "art/board.css").read_text(encoding="utf-8")
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', SHEET))
ICONS = set((FOLDER.parent / "art/icons.txt").read_text(encoding="utf-8").split())
CLAUSES = {clause.id for clause in title("mythotopia").rulebook.clauses}
NAMES = ["Anna", "Boris", "Clara", "Dmitri"]
MAX_BYTES = 90_000
MAX_CALLS = 2000
ROUNDS = 30
encode = msgspec.json.Encoder().encode


class Moment:
    """One decision: the state and what every viewer sees of it."""

    def __init__(self, g: Mythotopia) -> None:
        self.g = g
        self.seat = g.actor()
        self.views = [GAME.view(g, viewer) for viewer in range(g.seats + 1)]

    @cached_property
    def scenes(self) -> list[Scene]:
        return [self.scene(viewer) for viewer in range(self.g.seats + 1)]

    def scene(self, viewer: int) -> Scene:
        g = self.g
        return PAGE.scene(self.views[viewer], viewer, NAMES[: g.seats], g.prompt(viewer), list(g.deciders()))

    @cached_property
    def choices(self) -> list[Choice]:
        g, seat = self.g, self.seat
        return [] if g.is_over() else PAGE.choices(self.views[seat], seat, g.prompt(seat), g.offered(seat))


def played(seats: int, seed: int, **options: Any) -> tuple[list[Moment], list[Event]]:
    """A random game: some of its decisions, every kind of question among them, and everything that was told."""
    g = GAME.setup(seats, seed, {"turn_limit": ROUNDS, **options})
    assert isinstance(g, Mythotopia)
    stream = Stream(seed)
    moments: list[Moment] = []
    events: list[Event] = []
    seen: dict[str, int] = {}
    while True:
        step = g.prompt(g.actor())[0]
        seen[step] = seen.get(step, 0) + 1
        if seen[step] <= 3 or g.is_over():
            moments.append(Moment(g.clone()))
        if g.is_over():
            return moments, events
        g.news = []
        g.apply(pick(GAME.verbs, g.legal(), stream))
        events += [event for _, event in g.news]


@pytest.fixture(scope="module")
def games() -> list[tuple[list[Moment], list[Event]]]:
    plans: list[Any] = [(2, seed, {}) for seed in range(3)] + [
        (3, seed, {"province_choice": "literal"}) for seed in range(2)
    ]
    return [played(seats, seed, **options) for seats, seed, options in [*plans, *((4, seed, {}) for seed in range(1))]]


@pytest.fixture(scope="module")
def moments(games: list[tuple[list[Moment], list[Event]]]) -> list[Moment]:
    found = [moment for game, _ in games for moment in game]
    asked = {moment.g.prompt(moment.seat)[0] for moment in found}
    assert asked >= {"GiveUp", "ChooseCitadel", "TakeAction", "Pay", "Armies", "Ships", "InvadeFrom", "InvadeWhere"}
    assert asked >= {
        "PlaceWhere",
        "RemoveWhere",
        "EndWar",
        "Buy",
        "Acquire",
        "PutInReserve",
        "Build",
        "BuildWith",
        "Over",
    }
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
            args[name] = value.key
        else:
            args[name] = value
    texts = texts_of(language, "mythotopia")
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
        assert {tone for tone in mark.tone.split() if tone.startswith("my-") and not is_coloured(tone)} == set()


def is_coloured(tone: str) -> bool:
    return bool(re.search(rf"\.{re.escape(tone)}(?![\w-])", CSS))


# -- the layout and the sheet --


def test_the_layout_refers_to_nothing_that_is_not_there():
    Checked()(LAYOUT)

    assert set(LAYOUT.goods.values()) <= ICONS
    for about in LAYOUT.abouts.values():
        assert not about.template or about.template in LAYOUT.templates
        assert set(about.goods) <= set(LAYOUT.goods)
        assert about.rules
        assert set(about.rules) <= CLAUSES


def test_the_list_of_signs_is_the_list_of_signs_used():
    assert sorted(ICONS) == templates.icons()


def test_the_sheet_needs_no_inline_style_and_keeps_to_its_prefix():
    drawn = re.sub(r'href="data:[^"]*"', "", SHEET)

    assert "style" not in drawn
    assert "<script" not in drawn
    ids = re.findall(r'\bid="([^"]+)"', drawn)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("my-") for name in ids)
    assert set(re.findall(r"#(my-[\w-]+)", drawn)) <= set(ids)
    used = {name for names in re.findall(r'class="([^"]+)"', drawn) for name in names.split()}
    assert {name for name in used if not is_coloured(name)} == set()


def test_every_province_has_its_drawings():
    for kind in ("rim", "siege", "map"):
        assert {f"my-{kind}-{name}" for name in PROVINCES} <= SYMBOLS


def test_outlines_keep_to_the_map():
    """A point well inside a province lies inside its outline and in no other."""
    for p, row in enumerate(MAP["provinces"]):
        inside = [q for q in range(SIZE) if within(row["center"], q)]
        assert inside == [p]


def within(point: list[float], p: int) -> bool:
    """Is a point inside the outline of a province, as its path data say?"""
    left, top, _, _ = geometry.PROVINCE_BOX[p]
    numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", geometry.PROVINCE_PATH[p])]
    ring = [(left + numbers[0], top + numbers[1])]
    for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
        ring.append((ring[-1][0] + dx, ring[-1][1] + dy))
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


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


def test_every_action_a_person_may_take_is_one_choice_with_a_target_or_a_button(moments: list[Moment]):
    """Cards in any order too; but two provinces given up by one answer are one button."""
    orders = 0
    for moment in moments:
        if moment.g.is_over():
            continue
        nodes = {node.id: node for node in nodes_of(moment.scenes[moment.seat])}
        legal, offered = moment.g.legal(moment.seat), moment.g.offered(moment.seat)
        shown = [choice.action for choice in moment.choices]
        assert shown == (legal if legal[0][0] == "give" else offered)
        orders += len(shown) - len(legal)
        for choice in moment.choices:
            assert not choice.target or choice.action in nodes[choice.target].tries or choice.action[0] == "march"
    assert orders > 10


def test_what_can_be_tried_is_answered_by_the_rules(moments: list[Moment]):
    """Every action a click may mean is legal or refused with a clause."""
    for moment in moments[::7]:
        if moment.g.is_over():
            continue
        legal = set(moment.g.offered(moment.seat))
        for node in nodes_of(moment.scenes[moment.seat]):
            for action in node.tries:
                assert (action in legal) == (moment.g.refuses(action, moment.seat) == 0)


def test_a_map_shows_every_province_every_sea_and_all_that_stands_there(moments: list[Moment]):
    for moment in moments:
        view = moment.views[-1]
        ids = {node.id for node in nodes_of(moment.scenes[-1])}
        assert {f"p.{name}" for name in PROVINCES} | {f"sea.{name}" for name in SEAS} <= ids
        assert {f"road.{BORDERS[border]}" for border in view["roads"]} <= ids
        assert {f"war.{PROVINCES[war['province']]}" for war in view["wars"]} <= ids
        for seat, plain in enumerate(view["players"]):
            assert {f"army.{PROVINCES[p]}.{seat}" for p, n in enumerate(plain["armies"]) if n} <= ids
            assert {f"ships.{SEAS[sea]}.{seat}" for sea, n in enumerate(plain["ships"]) if n} <= ids


def test_a_payment_says_what_is_still_owed(moments: list[Moment]):
    paying = [moment for moment in moments if moment.g.prompt(moment.seat)[0] == "Pay"]
    assert paying
    for moment in paying:
        dock = moment.scenes[moment.seat].dock
        assert dock.ask.args["need"] == moment.g.prompt(moment.seat)[3]
        assert [delta.good for delta in dock.deltas]


def test_everybody_is_told_in_time_who_may_end_the_game(moments: list[Moment]):
    """With four cards empty the leader stands in every dock and in the leader's panel."""
    told = 0
    for moment in moments:
        for viewer, scene in enumerate(moment.scenes):
            leader = moment.views[viewer]["leader"]
            notes = {panel.seat: panel.note.id if panel.note else "" for panel in scene.panels}
            warned = {seat for seat, note in notes.items() if note in ("scene-leader", "scene-leads-you")}
            assert warned == ({leader} if leader >= 0 else set())
            told += bool(warned)
    assert told or all(moment.views[0]["empty"] < 4 for moment in moments)


def test_nothing_a_seat_may_not_know_is_in_its_scene(moments: list[Moment]):
    """A world dealt afresh for a seat gives the same bytes."""
    for moment in moments[::9]:
        g = moment.g
        for viewer in range(g.seats + 1):
            world = GAME.determinize(g, viewer, 99)
            again = PAGE.scene(
                GAME.view(world, viewer), viewer, NAMES[: g.seats], world.prompt(viewer), list(world.deciders())
            )
            assert encode(again) == encode(moment.scenes[viewer])


def test_previews_can_be_shown_for_all_that_asks_for_one(moments: list[Moment]):
    check = Checked()
    shown: list[Preview] = []
    for moment in moments:
        world = GAME.determinize(moment.g, moment.seat, 3) if moment.choices else None
        for choice in moment.choices:
            if choice.confirm or choice.peek:
                before = world.dump() if world is not None else None
                preview = PAGE.preview(world, moment.seat, choice.action)
                assert world is not None
                assert world.dump() == before
                check(preview)
                shown.append(preview)
    assert {preview.action[0] for preview in shown} >= {"target", "war", "pay", "city", "castle"}
    assert any(preview.deltas for preview in shown)


def test_every_event_worth_a_line_has_one(games: list[tuple[list[Moment], list[Event]]]):
    check = Checked()
    verbs = set()
    for _, events in games:
        for event in events:
            line = PAGE.log(event)
            if line is not None:
                check(line)
                verbs.add(event[0])
    assert verbs >= {"turn", "invades", "armies", "war_ends", "conquers", "token", "acquires", "builds", "ends"}


def line(event: Event, language: str) -> str:
    found = PAGE.log(event)
    assert found is not None
    return said(found.text, language)


def test_a_lost_card_goes_to_the_winner_or_to_the_province_deck():
    p = PROVINCES.index("blore")
    for event, ru, en in (
        (("hands_over", 1, p, 0, 1), "с руки (Boris) в сброс (Anna)", "hand (Boris) to the discard pile (Anna)"),
        (("hands_over", 1, p, -1, 4), "из Резерва (Boris) в колоду провинций", "Reserve (Boris) to the province deck"),
        (("hands_over", -1, p, 0, 5), "из колоды провинций в сброс (Anna)", "province deck to the discard pile (Anna)"),
    ):
        assert line(event, "ru") == f"карта «Блор» переходит {ru}"
        assert line(event, "en") == f"the card Blore goes from the {en}"


def test_no_line_of_the_chronicle_tells_of_nothing():
    p = PROVINCES.index("blore")
    assert line(("buys", 0, 2, 0), "ru") == "Anna пополняет Запас: +2 армии"
    assert line(("buys", 0, 0, 1), "en") == "Anna fills the Supply: +1 ship"
    assert line(("buys", 0, 1, 2), "ru") == "Anna пополняет Запас: +1 армия, +2 корабля"
    assert line(("removes_armies", 0, p, 0, 1), "ru") == "Anna удаляет 1 наёмника: Блор"
    assert line(("removes_armies", 0, p, 3, 0), "en") == "Anna removes 3 armies: Blore"
    assert line(("removes_armies", 0, p, 5, 2), "ru") == "Anna удаляет 5 армий и 2 наёмников: Блор"
    assert "хозяин" not in line(("lies_waste", p, -1, 0), "ru")
    assert line(("lies_waste", p, 1, 1), "en").endswith("Former owner: Boris")
    assert line(("ends", 0, 1), "ru") == "игра окончена: сыграны все раунды"
    assert line(("ends", 0, 0), "en") == "the game is over: Anna ends it"


def test_what_is_owed_agrees_with_its_number():
    for kind, need, ru in ((0, 1, "1 еду"), (0, 2, "2 еды"), (1, 1, "1 камень"), (1, 3, "3 камня"), (1, 5, "5 камней"),
                           (2, 1, "1 золото"), (2, 4, "4 золота")):  # fmt: skip
        asked = said(say_prompt(("Pay", 0, kind, need, False, -1, 99)), "ru")
        assert asked == f"Осталось заплатить {ru}. Какой картой?"
    assert said(say_prompt(("Pay", 0, 1, 1, False, -1, 99)), "en") == "Still to pay: 1 stone. With which card?"


def test_scenes_are_small_and_cost_little(moments: list[Moment]):
    """How long one takes is a figure of `./dev bench scenes`."""
    assert max(len(encode(scene)) for moment in moments for scene in moment.scenes) < MAX_BYTES
    assert max(calls_made(moment.scene, max(moment.seat, 0)) for moment in moments[::5]) < MAX_CALLS
