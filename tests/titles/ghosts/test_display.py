"""What the page of Ghosts says: why a hex is out of reach, what an exhausted one is good for, what figures count."""

from typing import Any

import pytest

from citywright.display.scene import Choice, Good, Label, LogLine, Mini, Node, Text, Who
from citywright.kit.clauses import LANGUAGES
from citywright.texts.catalogue import texts_of
from citywright.titles.ghosts.page.log import log_line
from citywright.titles.ghosts.page.page import PAGE
from citywright.titles.ghosts.rules.acts import TakeResource
from citywright.titles.ghosts.rules.facts import FOREST, LAKE, RESOURCES, TASK_VALOR
from citywright.titles.ghosts.rules.game import GAME
from citywright.titles.ghosts.rules.state import Ghosts
from citywright.titles.ghosts.rules.tasks import ChooseTasks
from tests.titles.ghosts.build import at, land

NAMES = ["Anna", "Boris"]


def nodes_of(g: Ghosts) -> dict[str, Node]:
    scene = PAGE.scene(GAME.view(g, 0), 0, NAMES, g.prompt(0), list(g.deciders()))
    areas = [*scene.areas, *(w.area for panel in scene.panels for w in panel.widgets if isinstance(w, Mini))]
    return {node.id: node for area in areas for node in area.nodes}


def choices_of(g: Ghosts) -> list[Choice]:
    return PAGE.choices(GAME.view(g, 0), 0, g.prompt(0), g.offered(0))


def said(text: Text, language: str = "en") -> str:
    """A text as the browser says it where it shows no medallions."""
    texts = texts_of(language, "ghosts")
    args: dict[str, Any] = {}
    for name, value in text.args.items():
        args[name] = said(value, language) if isinstance(value, Text) else value
        if isinstance(value, Who):
            args[name] = NAMES[value.seat]
        elif isinstance(value, Good):
            kind = "resource" if value.key in RESOURCES else "token"
            args[name] = texts.word(f"{kind}-{value.key}")
    message, _, form = text.id.partition(".")
    return texts.word(message, form) if form else texts.say(text.id, **args)


# -- out of reach --


def refused(g: Ghosts, place: str) -> list[str]:
    """The clauses a click on a hex is answered with; none where its card is shown."""
    return [GAME.series.id(g.refuses(action, 0)) for action in nodes_of(g)[f"h{at(place)}"].tries]


def test_without_tokens_a_hex_far_away_is_refused_for_the_tokens():
    assert refused(land().active(0, explore=0).turn_of(0), "0,-2") == ["G-92"]
    assert refused(land().active(0, explore=0).turn_of(0), "0,1") == ["G-92"]


def test_a_hex_too_far_away_tells_what_the_way_costs():
    """No single step is refused for the tokens here, so the hex says it itself and cites the clause about them."""
    g = land().active(0, explore=1).turn_of(0)
    far = nodes_of(g)["h" + str(at("0,-2"))]

    assert refused(g, "0,-2") == []
    assert far.rules == ["G-92"]
    assert far.about
    assert said(far.name).endswith("explore tokens, 1 active")
    assert "Путь сюда стоит" in said(far.name, "ru")


def test_a_hex_within_reach_tells_nothing_of_the_kind():
    g = land().tokens(0, explore=6).turn_of(0)
    reached = {choice.target for choice in choices_of(g) if choice.action[0] == "explore"}
    hexes = [node for node in nodes_of(g).values() if node.id in reached]

    assert len(hexes) > 10
    assert all(node.name.id != "node-far" and not node.rules for node in hexes)


def test_on_a_lake_nobody_walks_however_many_tokens_there_are():
    g = land().active(0, explore=0).turn_of(0)
    lake = next(place for place, terrain in enumerate(GAME.view(g, 0)["terrain"]) if terrain == LAKE)

    assert GAME.series.id(g.refuses(nodes_of(g)[f"h{lake}"].tries[-1], 0)) == "G-94"


# -- exhausted --


def test_an_exhausted_hex_says_what_can_be_done_there():
    g = land().sensor(0, "1,1").exhausted("1,1").turn_of(0)
    node = nodes_of(g)[f"h{at('1,1')}"]
    about = PAGE.layout().abouts[node.about]

    assert node.about == "exhaustion"
    assert about.text is not None
    assert "build as usual" in said(about.text)
    assert "строить можно" in said(about.text, "ru")
    assert nodes_of(land().sensor(0, "1,1").turn_of(0))[node.id].about == "terrain-plain"


@pytest.mark.parametrize(("exhausted", "clause"), [(True, "G-25"), (False, "G-98")])
def test_a_click_on_the_own_exhausted_hex_tells_what_is_missing_to_build(exhausted: bool, clause: str):
    table = land().sensor(0, "1,1").active(0, harvest=0)
    assert refused((table.exhausted("1,1") if exhausted else table).turn_of(0), "1,1")[0] == clause


# -- figures --


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_task_card_says_points_for_each_of_what(language: str):
    g = land().asking(ChooseTasks(1, 1))
    cards = [node for node in nodes_of(g).values() if node.id.startswith("task.")]

    assert len(cards) > 3
    for node in cards:
        number = int(node.id.partition(".")[2])
        texts = [mark.text for mark in node.marks if isinstance(mark, Label)]
        words = [said(text, language) for text in texts if isinstance(text, Text)]
        unit = "valor per" if language == "en" else "за"
        assert any(line.startswith(f"{TASK_VALOR[number]} ") and unit in line for line in words)
    small = [node for node in nodes_of(g).values() if node.id.startswith("own-task.")]
    for node in small:
        number = int(node.id.partition(".")[2])
        assert [mark.text for mark in node.marks if isinstance(mark, Label)] == [f"×{TASK_VALOR[number]}"]


def test_the_corners_of_the_land_say_what_their_figures_are():
    """Figures stay in every window; their words go where a box is too small for them (the inspector has them)."""
    g = land().turn_of(0)
    g.rolled = FOREST
    nodes = nodes_of(g)
    told = {name: [m for m in nodes[name].marks if isinstance(m, Label)] for name in ("die", "supply", "room")}

    assert all((label.rank == 0) == isinstance(label.text, str) for labels in told.values() for label in labels)
    words = {name: [said(m.text) for m in labels if isinstance(m.text, Text)] for name, labels in told.items()}
    assert words == {
        "die": ["This round's ghosts: in the forests"],
        "supply": ["ghosts in supply"],
        "room": ["room for ghosts"],
    }


# -- agreement --


def test_the_price_of_a_walk_agrees_with_its_number():
    labels = {said(choice.label, "ru") for choice in choices_of(land().turn_of(0)) if choice.action[0] == "explore"}

    assert "Идти сюда: 1 жетон исследования" in labels
    assert "Идти сюда: 4 жетона исследования" in labels
    walk = [choice.label for choice in choices_of(land().turn_of(0)) if choice.then]
    assert all(said(label).endswith("explore tokens") for label in walk)


def line(*event: Any) -> str:
    found = log_line(event)
    assert isinstance(found, LogLine)
    return said(found.text, "ru")


def test_resources_are_named_in_their_case():
    water = RESOURCES.index("water")
    labels = [said(choice.label, "ru") for choice in choices_of(land().asking(TakeResource(0, 1)))]

    assert "вода" in labels
    assert line("takes", 0, water) == "Anna берёт ресурс: вода"
    assert line("harvests", 0, 5, water, 1) == "Anna добывает ресурс: вода"
