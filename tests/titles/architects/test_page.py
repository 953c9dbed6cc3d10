"""The scene of Architects at many decisions of games of all variants: whole, sayable, playable, without secrets."""

import re
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import pytest

from citywright.display.scene import (
    AnyMark,
    Art,
    Box,
    Cards,
    Choice,
    Good,
    Label,
    Medal,
    Node,
    Scene,
    Seat,
    Sign,
    Text,
    Use,
    Who,
)
from citywright.kit.chance import Stream
from citywright.kit.clauses import LANGUAGES
from citywright.kit.random_play import pick
from citywright.kit.table import Event
from citywright.texts.catalogue import texts_of
from citywright.titles import title
from citywright.titles.architects.page import templates
from citywright.titles.architects.page.page import PAGE
from citywright.titles.architects.rules.facts import (
    FOREST,
    GUILDHALL,
    LARGE,
    MARKET_A,
    MINES,
    PLACES,
    QUARRY,
    SILVERSMITH,
    TAX_STAND,
    amounts,
)
from citywright.titles.architects.rules.game import GAME
from citywright.titles.architects.rules.known import Visit
from citywright.titles.architects.rules.state import Architects
from citywright.titles.architects.words.actions import yields
from tests.titles.architects.build import Town, do, town
from tests.work import calls_made

FOLDER = Path(templates.__file__).parent
LAYOUT = PAGE.layout()
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (FOLDER.parent / "art/art.svg").read_text(encoding="utf-8")))
ICONS = set((FOLDER.parent / "art/icons.txt").read_text(encoding="utf-8").split())
CLAUSES = {clause.id for clause in title("architects").rulebook.clauses}
NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Emma"]
MAX_BYTES = 110_000
MAX_CALLS = 4000
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"rival": "helena", "boards": "random"}),
    (2, {"third": "constantine"}),
    (3, {"boards": "chosen", "promo": True}),
    (4, {"boards": "random", "promo": True}),
    (5, {}),
]
EVERY = 5
encode = msgspec.json.Encoder().encode


class Moment:
    """One decision: the state and what every viewer sees of it."""

    def __init__(self, g: Architects) -> None:
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


def played(seats: int, seed: int, options: dict[str, Any]) -> tuple[list[Moment], list[Event]]:
    """A game that sees much of the rules: every few decisions, each new question, and everything that was told."""
    g = GAME.setup(seats, seed, options)
    assert isinstance(g, Architects)
    stream = Stream(seed)
    moments: list[Moment] = []
    events: list[Event] = []
    asked: set[str] = set()
    decision = 0
    while True:
        step = g.prompt(g.actor())[0]
        if (decision % EVERY == 0 and decision < 60 * EVERY) or step not in asked or g.is_over():
            moments.append(Moment(g.clone()))
        asked.add(step)
        if g.is_over():
            return moments, events
        g.news = []
        legal = g.legal()
        g.apply(GAME.stroll(g, legal, stream) or pick(GAME.verbs, legal, stream))
        events += [event for _, event in g.news]
        decision += 1


@pytest.fixture(scope="module")
def games() -> list[tuple[list[Moment], list[Event]]]:
    return [played(seats, seed, options) for seed, (seats, options) in enumerate(VARIANTS, 3)]


@pytest.fixture(scope="module")
def moments(games: list[tuple[list[Moment], list[Event]]]) -> list[Moment]:
    found = [moment for game, _ in games for moment in game]
    asked = {moment.g.prompt(moment.seat)[0] for moment in found}
    assert asked >= {"DraftPick", "SoloDraft", "ChooseBoard", "PlaceWorker", "Workshop", "Trade", "Guard", "Capture"}
    assert asked >= {"Guildhall", "Dig", "HireAny", "KeepOne", "DiscardFor", "EndTurn", "MakeRoom", "Over"}
    return found


def nodes_of(scene: Scene, tall: bool = False) -> list[Node]:
    """What is shown on a wide table or on a tall one, the panels included."""
    areas = [area for area in scene.areas if area.id.startswith("p-") == tall or area.id == "tray"]
    cards = [w.nodes for panel in scene.panels for w in panel.widgets if isinstance(w, Cards)]
    return [node for nodes in [*(area.nodes for area in areas), *cards] for node in nodes]


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
    texts = texts_of(language, "architects")
    message, _, form = text.id.partition(".")
    return texts.word(message, form) if form else texts.say(message, **args)


class Checked:
    """Checks everything a struct refers to, once for every different one."""

    def __init__(self) -> None:
        self.seen: set[bytes] = set()

    def __call__(self, thing: Any) -> None:
        if isinstance(thing, list | tuple):
            for item in thing:
                self(item)
        elif isinstance(thing, dict):
            self(list(thing.values()))
        elif isinstance(thing, msgspec.Struct) and self.is_new(thing):
            if isinstance(thing, Text):
                self.text(thing)
            elif isinstance(thing, AnyMark):
                self.mark(thing)
            elif isinstance(thing, Node):
                assert not thing.about or thing.about in LAYOUT.abouts
                assert set(thing.rules) <= CLAUSES
                assert thing.w > 0 < thing.h
            for name in thing.__struct_fields__:
                self(getattr(thing, name))

    def is_new(self, thing: msgspec.Struct) -> bool:
        key = encode(thing)
        known = key in self.seen
        self.seen.add(key)
        return not known

    def text(self, text: Text) -> None:
        for language in LANGUAGES:
            words = said(text, language)
            assert words.strip() == words != ""
            assert not re.search(r"[{}]|  ", words)

    def mark(self, mark: AnyMark) -> None:
        if isinstance(mark, Use):
            assert mark.template in LAYOUT.templates
        elif isinstance(mark, Art):
            assert mark.symbol in SYMBOLS
        elif isinstance(mark, Medal):
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


def test_the_sheet_needs_no_inline_style_and_keeps_to_its_prefix():
    art = (FOLDER.parent / "art/art.svg").read_text(encoding="utf-8")
    css = (FOLDER.parent / "art/board.css").read_text(encoding="utf-8")

    assert "style" not in art
    assert "<script" not in art
    ids = re.findall(r'\bid="([^"]+)"', art)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("at-") for name in ids)
    assert set(re.findall(r"url\(#([\w-]+)\)", art)) <= set(ids)
    assert {name for name in re.findall(r"var\((--at-[\w-]+)\)", art) if f"{name}:" not in css} == set()


def test_every_tone_of_its_own_has_a_colour(moments: list[Moment]):
    css = (FOLDER.parent / "art/board.css").read_text(encoding="utf-8")
    marks = [mark for template in LAYOUT.templates.values() for mark in template.marks]
    for moment in moments[::7]:
        scene = moment.scenes[0]
        marks += [mark for tall in (False, True) for node in nodes_of(scene, tall) for mark in node.marks]
    tones = {tone for mark in marks for tone in mark.tone.split() if tone.startswith("at-")}

    assert len(tones) > 30
    assert {tone for tone in tones if f".{tone}" not in css} == set()


# -- scenes --


def test_every_scene_is_whole_and_can_be_said_in_both_languages(moments: list[Moment]):
    check = Checked()
    for moment in moments:
        for scene in moment.scenes:
            check(scene)
            for area in scene.areas:
                ids = [node.id for node in area.nodes]
                assert len(ids) == len(set(ids))
            assert {panel.seat for panel in scene.panels} == set(range(len(moment.g.players)))
        check(moment.choices)
    assert len(check.seen) > 1000


def test_every_event_has_a_line_that_can_be_said(games: list[tuple[list[Moment], list[Event]]]):
    check = Checked()
    verbs = set()
    for _, events in games:
        for event in events:
            line = PAGE.log(event)
            if line is not None:
                verbs.add(event[0])
                check(line)
    assert verbs >= {"places", "gains", "virtue", "captures", "hires", "constructs", "rises", "resets", "rival_scheme"}


def test_every_legal_action_is_one_choice_with_a_target_that_tries_it_or_a_button(moments: list[Moment]):
    buttons = {"study", "stop", "end", "use", "forgive", "bribe", "spare", "rescue", "ransom"}
    for moment in moments:
        if moment.g.is_over():
            continue
        assert [choice.action for choice in moment.choices] == moment.g.legal(moment.seat)
        assert all(GAME.verbs.read(choice.move) == choice.action for choice in moment.choices)
        for tall in (False, True):
            nodes = {node.id: node for node in nodes_of(moment.scenes[moment.seat], tall)}
            for choice in moment.choices:
                if choice.target:
                    assert choice.action in nodes[choice.target].tries, (choice.action, tall)
                else:
                    assert choice.action[0] in buttons


def test_what_a_click_tries_is_a_choice_or_is_refused_with_a_clause(moments: list[Moment]):
    for moment in moments:
        for viewer, scene in enumerate(moment.scenes):
            for node in [*nodes_of(scene), *nodes_of(scene, tall=True)]:
                for action in node.tries:
                    assert viewer in moment.g.deciders()
                    GAME.verbs.check(action)
                    clause = moment.g.refuses(action, viewer)
                    assert clause == 0 or GAME.series.id(clause) in CLAUSES
                    assert (clause == 0) == (action in moment.g.legal(viewer))


def test_a_viewer_is_asked_only_when_it_decides(moments: list[Moment]):
    for moment in moments:
        for viewer, scene in enumerate(moment.scenes):
            assert scene.dock.mine == (viewer in moment.g.deciders())
            assert scene.dock.seats == list(moment.g.deciders())
            assert scene.over == moment.g.is_over()


def test_the_score_sheet_adds_up_for_the_rival_too(moments: list[Moment]):
    for moment in moments[::5]:
        scores = moment.scenes[0].scores
        assert [score.total for score in scores] == moment.g.scores()
        assert all(sum(int(line.value) for line in score.lines) == score.total for score in scores)
        assert [score.seat for score in scores if score.winner] == list(moment.g.winners())


def test_the_rival_lies_open(moments: list[Moment]):
    """Its plans, its scheme and where its points come from stand in its panel."""
    seen = 0
    for moment in moments:
        g = moment.g
        if not g.rivals or not g.turn:
            continue
        for scene in moment.scenes:
            (panel,) = [one for one in scene.panels if one.seat == g.seats]
            plans = [node.id for w in panel.widgets if isinstance(w, Cards) for node in w.nodes]
            assert plans == [f"b{card}" for card in g.plan]
            assert panel.points == g.scores()[g.seats]
            told = encode(panel)
            assert (b"rival-waits" in told) == (g.scheme < 0)
            seen += g.scheme >= 0
    assert seen > 20


# -- what one more worker brings --


def test_a_sign_says_what_the_next_worker_brings(moments: list[Moment]):
    """The medals and figures of a sign are what the rules give when the worker is placed."""
    checked: set[int] = set()
    for moment in moments:
        g, seat = moment.g, moment.seat
        if g.prompt(seat)[0] != "PlaceWorker":
            continue
        signs = {node.id: node for node in nodes_of(moment.scenes[seat])}
        for place in (QUARRY, FOREST, SILVERSMITH, TAX_STAND, MINES):
            if ("place", place) not in g.legal(seat):
                continue
            after = g.clone()
            before = amounts(after.players[seat].goods)
            after.apply(("place", place), seat)
            if after.prompt(seat)[0] == "Dig":
                after.apply(("dig", 0), seat)
            gained = [now - then for now, then in zip(amounts(after.players[seat].goods), before, strict=True)]
            marks = signs[f"place.{PLACES[place]}"].marks
            figures = [mark.text for mark in marks if isinstance(mark, Label)]
            for n in gained:
                assert not n or str(n) in figures, (PLACES[place], gained, figures)
            checked.add(place)
    assert checked == {QUARRY, FOREST, SILVERSMITH, TAX_STAND, MINES}


def test_every_place_stands_on_wide_and_on_tall_tables(moments: list[Moment]):
    places = {f"place.{PLACES[place]}" for place in (*range(LARGE), *range(MARKET_A, MARKET_A + 3), GUILDHALL)}
    for moment in moments[::9]:
        for tall in (False, True):
            assert {node.id for node in nodes_of(moment.scenes[0], tall)} >= places


def test_on_a_tall_table_nothing_leaves_its_cell(moments: list[Moment]):
    """Four columns fill a phone; what a sign says must stay between its edges."""
    seen = 0
    for moment in moments[::3]:
        town = next(area for area in moment.scenes[moment.seat].areas if area.id == "p-town")
        for node in town.nodes:
            assert node.x >= -3, node.id
            assert node.x + node.w <= town.view[2] + 3, node.id
            assert node.y + node.h <= town.view[3], node.id
            for mark in node.marks:
                if isinstance(mark, Medal | Box):
                    half = mark.r if isinstance(mark, Medal) else mark.w / 2
                    middle = mark.x if isinstance(mark, Medal) else mark.x + half
                    assert half <= middle <= node.w + 1 - half, (node.id, mark)
                    seen += 1
    assert seen > 500


# -- the Guildhall, the Guardhouse, the middle market space --


def scene_of(g: Architects, seat: int = 0) -> Scene:
    return PAGE.scene(GAME.view(g, seat), seat, NAMES[: g.seats], g.prompt(seat), list(g.deciders()))


def node_of(g: Architects, node_id: str, tall: bool = False) -> Node:
    return next(node for node in nodes_of(scene_of(g), tall) if node.id == node_id)


def test_workers_in_the_guildhall_stand_in_the_order_they_came():
    """Placed by 2, 0, 1, 0: whoever comes later moves nobody who stands there already."""
    table = town(3)
    for seat, cards in enumerate((("well", "smithy"), ("clay-pit", "fountain"), ("lumber-camp", "church"))):
        table.goods(seat, clay=8, wood=6, stone=6, marble=1).hand(seat, *cards)
    g = table.turn_of(2)
    do(g, "place guildhall", "construct lumber-camp", "end", "place guildhall", "construct well", "end")
    do(g, "place guildhall", "construct fountain", "end", "place quarry", "end", "place guildhall", "construct smithy")
    hall = node_of(g, "place.guildhall")
    workers = [mark for mark in hall.marks if isinstance(mark, Use) and mark.template.startswith("worker-")]

    assert [mark.template for mark in workers] == ["worker-2", "worker-0", "worker-1", "worker-0"]
    assert [mark.x for mark in workers] == sorted({mark.x for mark in workers})
    assert len({mark.y for mark in workers}) == 1
    seats = [mark.seat for mark in node_of(g, "place.guildhall", tall=True).marks if isinstance(mark, Seat)]
    assert seats == [2, 0, 1, 0]


@pytest.mark.parametrize(
    ("goods", "ru", "en"),
    [
        ({"wood": 2, "stone": 2}, "построить 1 из 2", "build 1 of 2"),
        ({"wood": 2, "stone": 2, "gold": 1}, "построить 1 из 2 или собор", "build 1 of 2 or Cathedral"),
        ({"gold": 1}, "построить собор", "build the Cathedral"),
        ({}, "строить нечего", "nothing to build"),
    ],
)
def test_the_guildhall_says_in_words_what_can_be_built(goods: dict[str, int], ru: str, en: str):
    g = town().goods(0, **goods).hand(0, "well", "keep").turn_of(0)
    words = [mark.text for mark in node_of(g, "place.guildhall").marks if isinstance(mark, Label)]

    assert [[said(text, language) for text in words if isinstance(text, Text)][-1] for language in ("ru", "en")] == [
        ru,
        en,
    ]


@pytest.mark.parametrize(
    ("table", "reasons"),
    [
        (
            town().captured(0, 1, 1),
            ["", "duty-none-1", "duty-none-2", "duty-none-2", "duty-none-4"],
        ),
        (
            town().prison(0, 1).captured(1, 0, 1).debts(0, 1).goods(0, silver=4),
            ["duty-none-0", "", "duty-poor", "", "duty-poor"],
        ),
        (town().prison(0, 1).captured(1, 0, 1).debts(0, 1).goods(0, silver=6), ["duty-none-0", "", "", "", ""]),
    ],
)
def test_an_impossible_duty_is_pale_and_says_why(table: Town, reasons: list[str]):
    g = do(table.turn_of(0), "place guardhouse")
    for i, reason in enumerate(reasons):
        node = node_of(g, f"duty.{i}")
        told = [mark.text.id for mark in node.marks if isinstance(mark, Label) and isinstance(mark.text, Text)]
        assert [name for name in told if name.startswith(("duty-none", "duty-poor"))] == ([reason] if reason else [])
        assert (node.tone == "dim") == bool(reason)
        assert any("at-closed" in mark.tone for mark in node.marks) == bool(reason)
        assert g.refuses(node.tries[0]) == 0 if not reason else g.refuses(node.tries[0]) > 0


def test_on_the_market_cards_are_looked_at_and_one_is_kept():
    g = do(town().goods(0, silver=2).turn_of(0), "place black_market_b")
    view = GAME.view(g, 0)
    (choice,) = [c for c in PAGE.choices(view, 0, g.prompt(0), g.legal()) if c.action == ("study",)]
    assert said(choice.label, "ru") == "посмотреть 5 карт сооружений и оставить одну"
    assert said(choice.label, "en") == "look at 5 building cards and keep one"
    g = do(town().at(0, "workshop", 1).turn_of(0), "place workshop")
    (choice,) = [c for c in PAGE.choices(GAME.view(g, 0), 0, g.prompt(0), g.legal()) if c.action == ("study",)]
    assert said(choice.label, "en") == "draw 2 building cards"


def test_the_hint_of_the_draft_speaks_of_what_the_cards_show():
    """In the draft the foot of a card is empty: nobody has anything yet."""
    g = GAME.setup(2, 1)
    assert isinstance(g, Architects)
    hints = []
    for _ in range(3):
        hint = scene_of(g).dock.hint
        assert hint is not None
        hints.append(said(hint, "en"))
        for _ in range(2):
            g.apply(g.legal()[0])
    assert all("foot" not in hint for hint in hints)
    assert ["left" in hint for hint in hints] == [True, True, False]
    assert "under the deck" in hints[2]


# -- the chronicle --


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (("taxed", 0, 2, 2), "Anna платит 2 серебра и налог: 2"),
        (("taxed", 0, 2, 0), "Anna платит 2 серебра"),
        (("taxed", 0, 0, 1), "Anna платит налог: 1"),
        (("taxed", 0, 0, 0), "Anna не платит налога"),
        (("hires", 0, 38, 0), "Anna нанимает дровосека"),
        (("hires", 0, 38, 3), "Anna нанимает дровосека; серебро с карты: 3"),
        (("imprisoned", 0, 1), "в темницу попадает 1 рабочий: Anna"),
        (("imprisoned", 0, 3), "в темницу попадают 3 рабочих: Anna"),
        (("captures", 1, 1, 0, 3), "Boris арестовывает 3 рабочих (Anna, лес)"),
        (("releases", 0, 0), "Anna никого не возвращает из темницы"),
        (("releases", 0, 2), "Anna возвращает из темницы 2 рабочих"),
        (("debts", 0, 1), "Anna берёт 1 долг"),
        (("debts", 0, 2), "Anna берёт 2 долга"),
        (("passes", 0), "Anna: некого возвращать, ход пропущен"),
        (("skips", 0, 1, 2), "Anna пропускает в верхнем ряду 2 карты, по 1 серебру на каждую"),
    ],
)
def test_lines_of_the_chronicle_agree_and_have_no_empty_parts(event: Event, line: str):
    found = PAGE.log(event)
    assert found is not None
    assert said(found.text, "ru") == line


def test_a_price_on_the_market_agrees_with_its_numbers():
    g = town().goods(0, silver=9).turn_of(0)
    shady = town().goods(0, silver=9).crew(0, "trickster-38", "illusionist-10").turn_of(0)

    def price(g: Architects, place: int) -> str:
        return said(yields(Visit(g, 0, place)), "ru").partition(" за ")[2] or said(yields(Visit(g, 0, place)), "ru")

    assert [price(g, MARKET_A + space) for space in range(3)] == [
        "1 серебро и 1 добродетель",
        "2 серебра и 1 добродетель",
        "3 серебра и 1 добродетель",
    ]
    assert price(shady, MARKET_A).endswith("бесплатно")
    assert price(shady, MARKET_A + 1) == "1 серебро"


# -- previews, secrecy, size --


def test_every_legal_action_can_be_previewed_and_changes_nothing(moments: list[Moment]):
    check = Checked()
    shown = 0
    for moment in moments[::2]:
        for choice in moment.choices:
            world = GAME.determinize(moment.g, moment.seat, 5)
            before = world.dump()
            preview = PAGE.preview(world, moment.seat, choice.action)
            assert world.dump() == before
            check(preview)
            shown += bool(preview.deltas)
    assert shown > 100


def test_dealt_worlds_send_the_same_bytes(moments: list[Moment]):
    """Whatever a seat may not know does not change a byte of what it is sent."""
    for moment in moments[::6]:
        g = moment.g
        for viewer in range(g.seats + 1):
            world = GAME.determinize(g, viewer, 77)
            assert isinstance(world, Architects)
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
    assert max(calls_made(moment.scene, 0) for moment in moments[::4]) < MAX_CALLS


def test_a_mark_that_is_not_drawn_is_noticed():
    """The checks above can fail."""
    check = Checked()
    for wrong in (Use(template="nowhere"), Art(symbol="at-nothing", w=1, h=1), Sign(icon="no-such-sign", size=1)):
        with pytest.raises(AssertionError):
            check(wrong)
    with pytest.raises(Exception, match="no-such-text"):
        check(Text("no-such-text"))
