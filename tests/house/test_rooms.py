"""A title is one package with one door: it can be copied, it loads what is asked for, a broken one harms nobody."""

import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from citywright import titles as house
from citywright.kit.random_play import played
from citywright.titles import BrokenTitle, Card, Title, opened, titles

EACH_TITLE = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
DECISIONS = 12
CARD = Card(order=99, players=(2,), minutes=1, weight=1)


def shown(title: Title, seats: int) -> bytes:
    """A position of a random game as its first decider sees it: rules, page and words of the package."""
    g = played(title.game, seats, 7, DECISIONS, title.game.trial)
    seat = g.deciders()[0]
    view, prompt, names = title.game.view(g, seat), g.prompt(seat), [f"Name {n}" for n in range(seats)]
    scene = title.page.scene(view, seat, names, prompt, list(g.deciders()))
    choices = title.page.choices(view, seat, prompt, g.offered(seat))
    return msgspec.json.encode([title.game.fingerprint(g), view, scene, choices, title.evaluate(g, seat)])


@EACH_TITLE
def test_a_room_can_be_copied_and_played_beside_the_original(title: Title, tmp_path: Path, monkeypatch) -> None:
    name = f"copy_of_{title.id}"
    shutil.copytree(str(title.files), tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(tmp_path)
    copy = Title(title.id, title.version, name, title.card)

    assert type(copy.game) is not type(title.game)
    assert Path(str(sys.modules[type(copy.game).__module__].__file__)).is_relative_to(tmp_path)
    for seats in title.game.seats:
        assert shown(copy, seats) == shown(title, seats)
    assert copy.terminal.WORDS == title.terminal.WORDS
    assert [c.text for c in copy.rulebook.clauses] == [c.text for c in title.rulebook.clauses]
    named = f"citywright.titles.{title.id}."
    theirs = [module for module in sys.modules.values() if getattr(module, "__name__", "").startswith(name)]
    taken = {v.__module__ for module in theirs for v in vars(module).values() if isinstance(v, type)}
    assert [module for module in taken if module.startswith(named)] == [], "the copy uses the original"


@EACH_TITLE
def test_the_card_and_the_version_are_those_of_the_game(title: Title) -> None:
    assert (title.card.players, title.version, title.id) == (title.game.seats, title.game.version, title.game.title)
    assert 1 <= title.card.weight <= 5


def test_listing_titles_imports_no_rules_and_no_page() -> None:
    program = "import sys; from citywright.titles import titles; print(len(titles()), *sorted(sys.modules))"
    count, *modules = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()

    assert int(count) == len(titles())
    rooms = {f"citywright.titles.{title.id}" for title in titles()}
    assert [name for name in modules if any(name.startswith(f"{room}.") for room in rooms)] == []


NEEDED_BY_A_BROWSER = """
import importlib, pkgutil, sys

class Forbidden:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"rich", "fluent", "sqlalchemy", "litestar", "uvicorn", "click"}:
            raise ImportError(f"{name} is not to be had in a browser")

sys.meta_path.insert(0, Forbidden())
import citywright
for found in pkgutil.walk_packages(citywright.__path__, "citywright."):
    area, _, rest = found.name.removeprefix("citywright.").partition(".")
    terminal = area == "titles" and rest.partition(".")[2] in {"terminal", "drawing"}
    if area in {"kit", "bots", "display", "titles"} and not terminal:
        importlib.import_module(found.name)
"""


def test_kit_bots_display_and_rooms_import_what_a_browser_can_run() -> None:
    run = subprocess.run([sys.executable, "-c", NEEDED_BY_A_BROWSER], capture_output=True, text=True, check=False)

    assert run.returncode == 0, run.stderr


def planted(monkeypatch: pytest.MonkeyPatch, name: str, door: object) -> EntryPoint:
    module = ModuleType(f"planted_{name}")
    vars(module)["TITLE"] = door
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return EntryPoint(name, f"{module.__name__}:TITLE", house.GROUP)


def test_a_broken_package_is_named_in_a_sentence_and_harms_nobody(monkeypatch) -> None:
    first = titles()[0]
    points = [
        EntryPoint(first.id, f"{first.package}:TITLE", house.GROUP),
        EntryPoint("gone", "no_such_package:TITLE", house.GROUP),
        planted(monkeypatch, "string", "no door"),
        planted(monkeypatch, "other", Title("another", 1, "planted_other", CARD)),
        planted(monkeypatch, first.id, Title(first.id, 1, "planted_twice", CARD)),
    ]
    monkeypatch.setattr(house, "entry_points", lambda group: points)
    house._installed.cache_clear()
    try:
        assert [title.id for title in house.titles()] == [first.id]
        faults = house.broken_titles()
    finally:
        house._installed.cache_clear()

    assert len(faults) == 4
    for name in ("gone", "string", "another", "planted_twice"):
        assert any(name in fault for fault in faults), name


def test_what_a_package_lacks_is_named(monkeypatch) -> None:
    door = Title("empty", 1, "planted_empty", CARD)
    point = planted(monkeypatch, "empty", door)

    assert opened(point) is door
    with pytest.raises(BrokenTitle, match=r"'empty' has no module 'planted_empty\.rules\.game'"):
        _ = door.game
