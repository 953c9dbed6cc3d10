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
    "games": {"kit"},
    "rules": {"kit"},
    "display": {"kit", "games", "rules"},
    "bots": {"kit", "games", "rules"},
}
STANDARD_LIBRARY_ONLY = {"kit", "games", "rules"}
BY_TITLE = {"games", "rules", "display", "bots"}
# The doors: only these may open them.
MAY_OPEN = {"web": {"web", "cli", "commands"}, "cli": {"cli", "commands", "__main__"}, "commands": {"commands", "cli"}}


def modules(src: Path) -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for path in sorted((src / PACKAGE).rglob("*.py")):
        parts = path.relative_to(src).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(name: str, path: Path, known: dict[str, Path]) -> Iterator[tuple[int, str]]:
    """Each (line, dotted name) a module imports, wherever in the file, under TYPE_CHECKING too."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                anchor = package.split(".")
                base = ".".join(anchor[: len(anchor) - node.level + 1] + ([base] if base else []))
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                is_module = inner in known or any(other.startswith(f"{inner}.") for other in known)
                yield node.lineno, inner if is_module else base


def complaint(name: str, target: str, titles: set[str]) -> str | None:
    """Why this module may not import that one, or None if it may."""
    _, area, title = (*name.split("."), "", "")[:3]
    top, other_area, other_title = (*target.split("."), "", "")[:3]
    if top != PACKAGE:
        if area in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
            return f"{area} uses the standard library only"
        return None
    if not other_area:  # the package itself holds nothing but its version
        return None
    if other_area in MAY_OPEN and area not in MAY_OPEN[other_area]:
        return f"nothing but {' and '.join(sorted(MAY_OPEN[other_area]))} imports {other_area}"
    if area in MAY_IMPORT and other_area != area and other_area not in MAY_IMPORT[area]:
        return f"{area} does not import {other_area}"
    if area in BY_TITLE and title in titles and other_area in BY_TITLE:
        if other_title in titles and other_title != title:
            return "a title never imports another"
        if area == other_area == "games" and not other_title:
            return "a title does not import the list of titles"
    return None


def violations(src: Path) -> list[str]:
    known = modules(src)
    titles = {name.split(".")[2] for name in known if name.startswith(f"{PACKAGE}.games.")}
    return [
        f"{path.relative_to(src)}:{line}: imports {target}: {why}"
        for name, path in known.items()
        for line, target in imports(name, path, known)
        if (why := complaint(name, target, titles))
    ]


def test_every_import_follows_the_direction_between_the_packages():
    assert (SRC / PACKAGE / "__init__.py").is_file()
    assert violations(SRC) == []


ALLOWED = {
    "__init__.py": "__version__ = '0'",
    "kit/table.py": "import json\nfrom citywright import __version__\nfrom . import chance",
    "kit/chance.py": "import hashlib",
    "games/__init__.py": "from citywright.games import chess, go",
    "games/chess/__init__.py": "from citywright.kit import table\nfrom . import steps",
    "games/chess/steps.py": "from ...kit.table import x\nfrom citywright.games.chess import facts",
    "games/chess/facts.py": "from typing import Final",
    "games/go/__init__.py": "",
    "rules/chess/__init__.py": "from citywright.kit.clauses import Clause",
    "display/scene.py": "import msgspec",
    "display/chess/__init__.py": "from citywright.display import scene\nfrom citywright.games.chess import facts",
    "store/records.py": "import sqlalchemy\nfrom citywright.kit import table",
    "web/app.py": "import litestar\nfrom citywright.store import records\nfrom . import pages",
    "cli.py": "def serve():\n    from citywright.web import app",
}

PLANTED = {
    "kit imports a package": ("kit/bad.py", "import msgspec"),
    "kit imports a title": ("kit/bad.py", "from citywright.games.chess import facts"),
    "kit imports the list of titles": ("kit/bad.py", "import citywright.games"),
    "a title imports another": ("games/chess/bad.py", "from citywright.games.go import facts"),
    "a title imports another, relatively": ("games/chess/bad.py", "from ..go import facts"),
    "a title imports another by the package": ("games/chess/bad.py", "from citywright.games import go"),
    "a title imports the list of titles": ("games/chess/bad.py", "from citywright.games import ALL"),
    "a title imports a package": ("games/chess/bad.py", "import rich.table"),
    "a title imports its display": ("games/chess/bad.py", "from citywright import display"),
    "a title imports its rules, for types": (
        "games/chess/bad.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from citywright.rules.chess import x",
    ),
    "rules import games": ("rules/chess/bad.py", "from citywright.games.chess import facts"),
    "display imports store": ("display/bad.py", "from citywright.store import records"),
    "display of a title imports another title": ("display/chess/bad.py", "from citywright.games.go import facts"),
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
