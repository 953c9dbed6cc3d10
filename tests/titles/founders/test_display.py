"""What the page of Founders says and asks: who played what, what an answer does, what a score counts."""

from itertools import pairwise
from typing import Any

import pytest

from citywright.display.scene import Art, Choice, Disc, Label, Node, Scene, Text, Who
from citywright.kit.clauses import LANGUAGES
from citywright.texts.catalogue import texts_of
from citywright.titles.founders.page.abouts import abouts
from citywright.titles.founders.page.city import hall_marks, quarters
from citywright.titles.founders.page.ground import ground
from citywright.titles.founders.page.page import PAGE
from citywright.titles.founders.page.point_flow import MOST_ROWS, ROW, Row, Share, Stream, figure
from citywright.titles.founders.page.preview import preview
from citywright.titles.founders.page.templates import cells_of_shape
from citywright.titles.founders.rules.board import BOARDS
from citywright.titles.founders.rules.draft import ChooseRace, PlaceStart
from citywright.titles.founders.rules.facts import DEMANDS, GOODS, QUARTER_ROWS, RACES
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.state import EMPTY, Founders
from citywright.titles.founders.rules.turn import Follow, PlayCard
from tests.titles.founders.build import City, card

NAMES = ["Anna", "Boris", "Clara", "Dmitri"]
CATEGORIES = ("trade", "construct", "upgrade", "recruit")


def scene_of(g: Founders, seat: int = 0) -> Scene:
    return PAGE.scene(GAME.view(g, seat), seat, NAMES[: g.seats], g.prompt(seat), list(g.deciders()))


def choices_of(g: Founders, seat: int = 0) -> list[Choice]:
    return PAGE.choices(GAME.view(g, seat), seat, g.prompt(seat), g.legal(seat))


def said(text: Text | None, language: str = "en") -> str:
    """A text as the browser says it."""
    assert text is not None
    args: dict[str, Any] = {}
    for name, value in text.args.items():
        args[name] = said(value, language) if isinstance(value, Text) else value
        if isinstance(value, Who):
            args[name] = NAMES[value.seat]
    message, _, form = text.id.partition(".")
    texts = texts_of(language, "founders")
    return texts.word(message, form) if form else texts.say(text.id, **args)


# -- playing a card --


def test_a_card_is_played_with_two_clicks():
    """Picked and the way chosen, or picked and confirmed where there is one way only."""
    g = City(2).hand(0, "income", "upgrade").asking(PlayCard(0))  # nothing to upgrade yet
    ways: dict[str, list[Choice]] = {}
    for choice in choices_of(g):
        ways.setdefault(choice.target, []).append(choice)

    assert {len(found) for found in ways.values()} == {1, 2}
    for found in ways.values():
        assert all(choice.confirm == (len(found) == 1) for choice in found)
        assert all(choice.peek for choice in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_ways_to_play_a_card_fit_a_chip_and_say_what_they_do(language: str):
    g = City(2).hand(0, "trade", "income").coins(0, 5).asking(PlayCard(0))
    labels = {choice.action[0]: said(choice.label, language) for choice in choices_of(g)}
    income = next(choice for choice in choices_of(g) if choice.action == ("play", card("income")))

    assert max(map(len, labels.values())) <= 32
    assert texts_of(language, "founders").word("card-income", "brief") in said(income.label, language)


# -- following --


def followed(played: str, categories: int = 15) -> Founders:
    g = City(3).coins(1, 9).asking(Follow(1, categories))
    g.active = 0
    g.players[0].playing = card(played)
    return g


def test_who_is_asked_to_follow_is_told_who_played_what():
    ask = scene_of(followed("scholar", 8), 1).dock.ask

    assert said(ask) == "Anna played Scholar. What do you do in answer?"
    assert said(ask, "ru") == "Anna играет карту «Учёный». Что сделаете в ответ?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_follow_action_is_told_as_it_is_not_as_the_main_action(language: str):
    """Following Construct costs the normal price (F-138), while the card itself is 1 coin cheaper."""
    texts = texts_of(language, "founders")
    g = followed("income")
    follows = [choice for choice in choices_of(g, 1) if choice.action[0] == "follow"]

    assert follows
    for choice in follows:
        name = f"card-{CATEGORIES[choice.action[1]]}"
        assert texts.word(name, "follow") != texts.word(name, "does")
        assert said(choice.label, language).endswith(f": {texts.word(name, 'answer')}")
        assert said(preview(g, 1, choice.action).hint, language) == texts.word(name, "follow")


# -- the beginning --


def test_a_race_says_that_its_gift_is_what_its_worker_does():
    human = RACES.index("human")

    def told(workers: bool) -> tuple[Text | None, Scene]:
        g = City(4, workers=workers).asking(ChooseRace(0))
        return preview(g, 0, ("race", human)).hint, scene_of(g)

    hint, scene = told(True)
    assert said(hint) == "What a worker does in this race's slot: gain 2 coins."
    assert said(hint, "ru") == "Действие рабочего на ячейке этой расы: получите 2 монеты."
    assert "worker" in said(scene.dock.hint)
    hint, scene = told(False)
    assert hint is None
    assert "There are no workers" in said(scene.dock.hint)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_a_starting_cell_is_explained(players: int):
    g = City(players).asking(PlaceStart(0))
    scene = scene_of(g)
    hint = said(scene.dock.hint)
    numbers = {number for number in g.board.number_of if number}
    nodes = [node for node in scene.areas[0].nodes if node.name.id == "node-start"]

    assert f"a number up to {players}: the number tells from how many players on" in hint
    assert {node.name.args["number"] for node in nodes} == numbers
    assert all({"F-47", "F-48"} <= set(node.rules) for node in nodes)
    ruins = abouts()["ground-ruins"]
    assert "starting cell" in said(ruins.text)
    assert {"F-47", "F-48"} <= set(ruins.rules)


# -- the score --


def test_the_score_holds_no_coins_before_the_end():
    g = City(2).vp(3, 5).coins(0, 11).crystals(0, perm=2).asking(PlayCard(0))
    panels = {panel.seat: panel for panel in scene_of(g).panels}

    assert [panels[seat].points for seat in (0, 1)] == [3, 5]
    assert g.scores() == [3 + 11 // 4 + 2, 5 + 7 // 4]
    purse = {chip.good: chip for chip in panels[0].widgets[0].items}  # type: ignore[union-attr]
    for good in ("coin", "perm"):
        assert "counted at the end" in said(purse[good].name)
        assert "1 VP" in said(abouts()[purse[good].about].text)


def test_when_the_game_is_over_the_score_is_all_there_is():
    g = City(2).vp(3, 5).coins(0, 11).crystals(0, perm=2).asking(PlayCard(0))
    g.end("completed")

    assert {panel.seat: panel.points for panel in scene_of(g).panels} == {0: 7, 1: 6}


# -- drawings --


def test_all_points_on_prestige_tiles_are_equally_large():
    crowded = 0
    for number in range(len(DEMANDS)):
        squares = cells_of_shape(BOARDS[0].ways_of_prestige(number).rotations[0])
        marks = hall_marks(number, 0, squares, [EMPTY] * len(DEMANDS[number]))
        discs = [mark for mark in marks if isinstance(mark, Disc)]
        crowded += len(discs) > len(squares)
        assert {disc.r for disc in discs} == {8.5}
        for i, one in enumerate(discs):
            assert all((one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= 17**2 for other in discs[:i])
    assert crowded


def test_the_names_of_quarters_avoid_numbers_and_trees():
    things = [mark for mark in ground(0) if isinstance(mark, Art | Disc)]
    names = [mark for mark in quarters(0) if isinstance(mark, Label)]
    under = 0
    for name in names:
        left, right, top, bottom = name.x - 80, name.x + 80, name.y - 12, name.y + 4
        for thing in things:
            if isinstance(thing, Disc):
                near = max(left - thing.x, thing.x - right, top - thing.y, thing.y - bottom)
                assert near >= thing.r, f"the number {thing.text} is under {name.text}"
            else:
                x, y = thing.x + thing.w / 2, thing.y + thing.h / 2
                under += left < x < right and top < y < bottom
    assert len(names) == len(QUARTER_ROWS)
    assert under <= 4


def labels_of(node: Node) -> list[Label]:
    return [mark for mark in node.marks if isinstance(mark, Label) and isinstance(mark.text, Text)]


def test_words_on_cards_keep_to_their_cards():
    """Every name or description has a room it is squeezed into; alone, that of the terrain ends before the price."""
    for players in (1, 3):
        g = City(players).asking(PlayCard(0))
        nodes = [node for area in scene_of(g).areas for node in area.nodes]
        cards = [node for node in nodes if node.id[0] in "kap" and node.id[1:].isdigit()]
        assert len(cards) > 8
        for node in cards:
            prices = [mark for mark in node.marks if isinstance(mark, Disc) and mark.tone == "fd-price"]
            for label in labels_of(node):
                room = label.most or (label.wrap if label.rows else 0)
                assert 0 < room < node.w
                if label.anchor == "start":
                    assert label.x + room <= node.w
                    assert all(label.x + room <= mark.x - mark.r or label.y < mark.y - mark.r - 12 for mark in prices)


@pytest.mark.parametrize("advisers", [(), ("scholar", "corn_factor", "jeweller"), ("scholar", "foreman", "saddler")])
def test_cards_of_a_hand_never_lie_over_each_other(advisers: tuple[str, ...]):
    city = City(3).race(0, "inox").hand(0, *CATEGORIES, "call_to_vote", *advisers).discard(0, "income")
    hand = next(area for area in scene_of(city.asking(PlayCard(0))).areas if area.id == "hand")
    nodes = sorted(hand.nodes, key=lambda node: node.x)
    assert len(nodes) == 7 + len(advisers)
    for one, other in pairwise(nodes):
        assert one.x + one.w <= other.x
    left, _, width, _ = hand.view
    assert left <= nodes[0].x
    assert nodes[-1].x + nodes[-1].w <= left + width


@pytest.mark.parametrize("streams", [1, 2, 3])
def test_a_drawn_flow_has_no_more_rows_than_can_be_read(streams: int):
    parts = ("wood", "knowledge", "metal", "machines", "weapons")
    wood, knowledge, metal, machines, weapons = map(GOODS.index, parts)
    rows: list[Row] = [(metal, 0, ()), (knowledge, 1, ()), (machines, 0, (0, 1)), (wood, 1, ()), (weapons, 0, (3, 2))]
    area = figure([Stream(-1, Share(rows, 4, 9)) for _ in range(streams)])
    assert area is not None
    assert area.view[3] <= MOST_ROWS * ROW
    assert "fd-rows-3" in area.tone
