"""What the page shows of the town: groups large enough to hit, signs that hold their lines, lines that light places."""

import itertools
from typing import Any

import pytest

from citywright.display.scene import AnyMark, Area, Box, Label, Medal, Node, Sign
from citywright.titles.architects.page.page import PAGE
from citywright.titles.architects.page.places import PLATES, TALL_SIGN, visit_row
from citywright.titles.architects.rules.facts import PLACES, STOREHOUSE, TOWN_CENTRE, WORKSHOP
from citywright.titles.architects.rules.game import GAME
from citywright.titles.architects.rules.known import VisitKey
from citywright.titles.architects.rules.state import Architects
from tests.titles.architects.build import do, town

NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena"]
TABLET = 788 / 1168
"""The scale of the wide town in a window of 1024 x 768."""
LEAST = 24


def areas(g: Architects, seat: int = 0) -> dict[str, Area]:
    scene = PAGE.scene(GAME.view(g, seat), seat, NAMES[: g.seats], g.prompt(seat), list(g.deciders()))
    return {area.id: area for area in scene.areas}


def groups(area: Area) -> list[Node]:
    return [node for node in area.nodes if node.id.startswith("crowd.")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_groups_of_workers_can_be_hit_on_a_tablet(seats: int):
    table = town(seats)
    for seat in range(1, seats):
        table.at(seat, "forest", 1).at(seat, "tax_stand", 1)
    g = do(table.goods(0, silver=9).turn_of(0), "place town_centre")
    found = groups(areas(g)["town"])

    assert len(found) == 2 * (seats - 1) + 1
    for node in found:
        assert min(node.w, node.h) * TABLET >= LEAST
    for one, other in itertools.combinations(found, 2):
        side_by_side = one.x + one.w <= other.x + 0.2 or other.x + other.w <= one.x + 0.2
        assert side_by_side or abs(one.y - other.y) * TABLET >= 18  # the rank behind looks over that in front


def test_groups_of_workers_can_be_hit_on_a_phone():
    g = do(town(3).at(1, "forest", 1).at(2, "forest", 1).goods(0, silver=9).turn_of(0), "place town_centre")

    found = groups(areas(g)["p-town"])
    assert len(found) == 3
    assert all(min(node.w, node.h) >= LEAST for node in found)


def reach(marks: tuple[AnyMark, ...]) -> tuple[float, float]:
    """How far the marks of a line go to the left and to the right."""
    sides: list[tuple[float, float]] = []
    for mark in marks:
        if isinstance(mark, Medal):
            sides.append((mark.x - mark.r, mark.x + mark.r))
        elif isinstance(mark, Sign):
            sides.append((mark.x - mark.size / 2, mark.x + mark.size / 2))
        elif isinstance(mark, Box):
            sides.append((mark.x, mark.x + mark.w))
        elif isinstance(mark, Label) and mark.anchor == "start":
            sides.append((mark.x, mark.x + 0.62 * mark.size * len(str(mark.text))))
    return min(left for left, _ in sides), max(right for _, right in sides)


KEYS: tuple[VisitKey, ...] = tuple(
    (place, workers, 0, 0, silver, 0, 4, 10)
    for place, workers, silver in itertools.product((STOREHOUSE, WORKSHOP, TOWN_CENTRE), (1, 12), (0, 1))
)


@pytest.mark.parametrize("tall", [False, True])
def test_a_line_never_leaves_its_sign(tall: bool):
    for key, w in itertools.product(KEYS, PLATES):
        if tall == (w == TALL_SIGN) and w >= TALL_SIGN:
            left, right = reach(visit_row(key, 0, tall, 0, 0, w))
            assert -w / 2 <= left
            assert right <= w / 2


def test_names_of_places_have_the_room_of_their_signs():
    g = town(3).turn_of(0)
    for area in ("town", "p-town"):
        for node in areas(g)[area].nodes:
            for mark in node.marks:
                if isinstance(mark, Label) and mark.tone == "at-signname":
                    assert mark.most > 0


def nodes(*event: Any) -> list[str]:
    line = PAGE.log(event)
    assert line is not None
    return line.nodes


def test_lines_light_what_they_are_about():
    forest = PLACES.index("forest")
    assert nodes("places", 2, forest) == ["place.forest", f"crowd.{forest}.2"]
    assert nodes("captures", 1, forest, 2, 3) == ["place.forest"]
    assert nodes("hires", 1, 7, 0) == ["a7", "own.a7"]
    assert nodes("constructs", 1, 9) == ["place.guildhall", "b9"]
    assert nodes("robs", 1, 5) == ["place.tax_stand"]
    assert nodes("releases", 2, 3) == ["cell.2"]
    assert nodes("rises", 2, 3) == ["cathedral", "level.2"]
    assert nodes("resets", 0) == [f"place.black_market_{space}" for space in "abc"]


def test_what_lights_up_is_on_the_board():
    g = town(3).at(1, "forest", 1).turn_of(0)
    drawn = {node.id for node in areas(g)["town"].nodes}
    lit = {"place.tax_stand", "place.storehouse", "place.guardhouse", "place.guildhall", "cathedral", "rewards", "rack"}
    assert lit | {f"place.black_market_{space}" for space in "abc"} <= drawn


def test_a_group_that_goes_home_is_not_named_twice():
    g = town(2).at(0, "forest", 2).at(0, "mines", 1).home(0, 0).turn_of(0)
    found = [one for one in PAGE.choices(GAME.view(g, 0), 0, g.prompt(0), g.offered(0)) if one.action[0] == "recall"]

    assert found
    assert {one.label.id for one in found} == {"choice-recall"}
