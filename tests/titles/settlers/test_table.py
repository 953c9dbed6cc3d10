"""What the page shows of a state: how large things are for a finger, and what lights up in the chronicle."""

import itertools
from typing import Any

import pytest

from citywright.display.scene import Area, Node
from citywright.titles.settlers.page.page import PAGE
from citywright.titles.settlers.rules.facts import CLASSES, COIN, WAR
from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.state import Settlers
from citywright.titles.settlers.rules.tokens import Join
from tests.titles.settlers.build import state

NAMES = ["Anna", "Boris", "Clara", "Dmitri"]
PHONE_W, PHONE_H = 360, 300
"""What a phone of 360 x 740 leaves to the land below the market."""
FINGER = 44


def land_of(g: Any, seat: int = 0) -> Area:
    scene = PAGE.scene(GAME.view(g, seat), seat, NAMES[: g.seats], g.prompt(seat), list(g.deciders()))
    return next(area for area in scene.areas if area.id == "land")


def scale(area: Area) -> float:
    """How large a unit of the area is on a phone."""
    _, _, width, height = area.view
    return min(PHONE_W / width, PHONE_H / height)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_fills_a_phone(seats: int):
    g = GAME.setup(seats, 1, None)
    area = land_of(g, g.actor())
    squares = [node for node in area.nodes if node.id.startswith("q")]

    assert min(node.w for node in squares) * scale(area) > 70
    assert not any(overlap(one, other) for one, other in itertools.combinations(area.nodes, 2))
    x, y, width, height = area.view
    assert all(x <= node.x and node.x + node.w <= x + width for node in area.nodes)
    assert all(y <= node.y and node.y + node.h <= y + height for node in area.nodes)


def overlap(one: Node, other: Node) -> bool:
    return (
        one.x < other.x + other.w and other.x < one.x + one.w and one.y < other.y + other.h and other.y < one.y + one.h
    )


def square_of_four() -> Settlers:
    land = {(0, 0): "forest", (1, 0): "lake", (0, 1): "meadow", (1, 1): "cliff"}
    return state().land(0, land).coin(0, (0, 0)).ruined(0, (1, 0)).asking(Join(0))


def test_tokens_and_junctions_have_room_for_a_finger():
    area = land_of(square_of_four())
    pieces = [node for node in area.nodes if node.id.split(".")[0] in ("coin", "war", "junction")]

    assert len(pieces) == 3
    for node in pieces:
        # A land of five squares and less is drawn by this scale, a larger one can be zoomed.
        assert min(node.w, node.h) * PHONE_W / (5 * 104) >= FINGER


def test_a_token_is_drawn_in_the_middle_of_its_room():
    for node in land_of(square_of_four()).nodes:
        if node.id.startswith(("coin.", "war.")):
            assert (node.marks[0].x, node.marks[0].y) == (node.w / 2, node.h / 2)


def nodes(*event: Any) -> list[str]:
    line = PAGE.log(event)
    assert line is not None
    return line.nodes


def test_a_war_lights_the_square_and_its_token():
    assert nodes("ruins", 0, 1, 2, -1, 33) == ["q33", "war.1.2.-1"]


def test_squares_that_leave_the_game_light_with_the_row_they_leave():
    assert nodes("clears", 0, 1, 30, 31, 40) == [f"stack.{CLASSES[1]}", "q30", "q31", "q40"]


def test_squares_that_come_and_tokens_that_are_taken_light_up():
    assert nodes("opens", 5, 6) == ["q5", "q6"]
    assert nodes("gains", 0, COIN) == ["pile.coin"]
    assert nodes("gains", 0, WAR) == ["pile.war"]
    assert nodes("gains", 0, 7) == ["pile.craft"]


def test_a_stack_is_not_named_twice():
    g = state().land(0, {(0, 0): "forest", (1, 0): "lake"}).turn_of(0)
    found = [one for one in PAGE.choices(GAME.view(g, 0), 0, g.prompt(0), g.offered(0)) if one.action[0] == "reveal"]

    assert found
    assert all("stack" not in one.label.args for one in found)
