"""The direction between the packages, read from the source: who may import whom."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
PACKAGE = "citywright"

# What each area may import of Citywright besides itself. An area that is not named may import anything but web and cli.
MAY_IMPORT = {
    "kit": set[str](),
    "bots": {"kit"},
    "texts": {"kit", "titles"},
    "display": {"kit", "texts"},
    "titles": {"kit"},
}
# The same for the parts of a title's room: what each may import of the room, and of the house.
ROOM = {
    "": (set[str](), {"kit", "titles"}),
    "rules": (set[str](), {"kit"}),
    "evaluation": ({"rules"}, {"kit"}),
    "words": ({"rules"}, {"kit", "display", "texts"}),
    "page": ({"rules", "words"}, {"kit", "display", "texts"}),
    "drawing": ({"rules", "words", "page"}, {"kit", "display", "texts", "terminal"}),
    "terminal": ({"rules", "words", "drawing"}, {"kit", "display", "texts", "terminal"}),
}
STANDARD_LIBRARY_ONLY = {"kit", "bots", "rules", "evaluation"}
# The doors: only these may open them.
MAY_OPEN = {
    "web": {"web", "cli", "commands", "tools"},
    "cli": {"cli", "commands", "__main__"},
    "commands": {"commands", "cli"},
}


def modules(src: Path) -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for path in sorted((src / PACKAGE).rglob("*.py")):
        parts = path.relative_to(src).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(name: str, path: Path, known: dict[str, Path]) -> Iterator[tuple[int, str, bool]]:
    """Each (line, dotted name, relative?) a module imports, wherever in the file, under TYPE_CHECKING too."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, False
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                anchor = package.split(".")
                base = ".".join(anchor[: len(anchor) - node.level + 1] + ([base] if base else []))
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                is_module = inner in known or any(other.startswith(f"{inner}.") for other in known)
                yield node.lineno, inner if is_module else base, node.level > 0


def room_of(name: str, rooms: set[str]) -> tuple[str, str]:
    """The title a module belongs to and its part of the room; nothing for modules of the house."""
    _, area, title, part = (*name.split("."), "", "", "")[:4]
    return (title, part) if area == "titles" and title in rooms else ("", "")


def complaint(name: str, target: str, relative: bool, rooms: set[str]) -> str | None:
    """Why this module may not import that one, or None if it may."""
    area = (*name.split("."), "")[1]
    title, part = room_of(name, rooms)
    top, other_area = (*target.split("."), "")[:2]
    if top != PACKAGE:
        if (part or area) in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
            return f"{part or area} uses the standard library only"
        return None
    if not other_area:  # the package itself holds nothing but its version
        return None
    other_title, other_part = room_of(target, rooms)
    if title:
        of_room, of_house = ROOM.get(part, (set(), set()))
        if other_title == title:
            if not relative:
                return "inside a title imports are relative"
            return None if other_part in {part, *of_room} else f"{part} does not import {other_part}"
        if other_title:
            return "a title never imports another"
        return None if other_area in of_house else f"{part or 'a title'} does not import {other_area}"
    if other_title:
        return "the house reaches a title by its door"
    if other_area in MAY_OPEN and area not in MAY_OPEN[other_area]:
        return f"nothing but {' and '.join(sorted(MAY_OPEN[other_area]))} imports {other_area}"
    if area in MAY_IMPORT and other_area != area and other_area not in MAY_IMPORT[area]:
        return f"{area} does not import {other_area}"
    return None


def violations(src: Path) -> list[str]:
    known = modules(src)
    parts = [name.split(".") for name in known]
    rooms = {one[2] for one in parts if len(one) > 3 and one[1] == "titles"}
    return [
        f"{path.relative_to(src)}:{line}: imports {target}: {why}"
        for name, path in known.items()
        for line, target, relative in imports(name, path, known)
        if not is_for_types(path, line, target) and (why := complaint(name, target, relative, rooms))
    ]


FOR_TYPES = {("titles/title.py", "citywright.display"), ("titles/title.py", "citywright.terminal")}
"""The door names the types of what it opens, and imports none of it."""


def is_for_types(path: Path, line: int, target: str) -> bool:
    return any(path.as_posix().endswith(file) and target.startswith(area) for file, area in FOR_TYPES)


def test_every_import_follows_the_direction_between_the_packages():
    assert (SRC / PACKAGE / "__init__.py").is_file()
    assert violations(SRC) == []


ALLOWED = {
    "__init__.py": "__version__ = '0'",
    "kit/table.py": "import json\nfrom citywright import __version__\nfrom . import chance",
    "kit/chance.py": "import hashlib",
    "titles/__init__.py": "from citywright.titles.title import Title\nfrom citywright.kit import table",
    "titles/title.py": "from citywright.display import scene",
    "titles/chess/__init__.py": "from citywright.titles.title import Title",
    "titles/chess/rules/game.py": "from citywright.kit import table\nfrom . import steps",
    "titles/chess/rules/steps.py": "from ....kit.table import x\nfrom .facts import y",
    "titles/chess/rules/facts.py": "from typing import Final",
    "titles/chess/evaluation.py": "from .rules import facts",
    "titles/chess/words/names.py": "from ..rules.facts import y\nfrom citywright.display import scene",
    "titles/chess/page/page.py": "import msgspec\nfrom ..words.names import z\nfrom citywright.display import scene",
    "titles/chess/terminal.py": "import rich\nfrom .words.names import z\nfrom citywright.terminal import boxes",
    "titles/go/__init__.py": "",
    "titles/go/rules/facts.py": "",
    "terminal/boxes.py": "import rich",
    "display/scene.py": "import msgspec",
    "store/records.py": "import sqlalchemy\nfrom citywright.kit import table",
    "web/app.py": "import litestar\nfrom citywright.store import records\nfrom . import pages",
    "cli.py": "def serve():\n    from citywright.web import app",
}

PLANTED = {
    "kit imports a package": ("kit/bad.py", "import msgspec"),
    "kit imports a title": ("kit/bad.py", "from citywright.titles.chess.rules import facts"),
    "kit imports the list of titles": ("kit/bad.py", "import citywright.titles"),
    "the house imports a title's rules": ("web/bad.py", "from citywright.titles.chess.rules import facts"),
    "a title imports another": ("titles/chess/rules/bad.py", "from citywright.titles.go.rules import facts"),
    "a title imports another, relatively": ("titles/chess/rules/bad.py", "from ...go.rules import facts"),
    "a title names itself": (
        "titles/chess/rules/bad.py",
        "from citywright.titles.chess.rules import facts",
    ),
    "a title's rules import the list of titles": ("titles/chess/rules/bad.py", "from citywright.titles import titles"),
    "a title's rules import a package": ("titles/chess/rules/bad.py", "import rich.table"),
    "a title's rules import the display": ("titles/chess/rules/bad.py", "from citywright.display import scene"),
    "a title's rules import its words, for types": (
        "titles/chess/rules/bad.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..words import names",
    ),
    "a title's evaluation imports its page": ("titles/chess/evaluation/bad.py", "from ..page import page"),
    "a title's page imports its terminal": ("titles/chess/page/bad.py", "from .. import terminal"),
    "a title's page imports the terminal": (
        "titles/chess/page/bad.py",
        "from citywright.terminal import boxes",
    ),
    "display imports store": ("display/bad.py", "from citywright.store import records"),
    "bots import web": ("bots/bad.py", "def f():\n    import citywright.web.app"),
    "store imports web": ("store/bad.py", "from citywright.web import app"),
    "the lab imports web": ("lab/bad.py", "from ..web import app"),
    "the kit imports the command line": ("kit/bad.py", "from citywright.cli import main"),
}


def plant(src: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = src / PACKAGE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_the_walker_accepts_what_the_house_allows(tmp_path: Path):
    plant(tmp_path, ALLOWED)

    assert violations(tmp_path) == []


@pytest.mark.parametrize("case", PLANTED)
def test_the_walker_sees_a_planted_violation(tmp_path: Path, case: str):
    name, text = PLANTED[case]
    plant(tmp_path, ALLOWED | {name: text})

    assert [line.split(":")[0] for line in violations(tmp_path)] == [f"{PACKAGE}/{name}"]
