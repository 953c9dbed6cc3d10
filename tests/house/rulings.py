"""Writes the tables of docs/games that come from data: ./dev docs"""

import re
import sys
from pathlib import Path
from typing import Final

from citywright.titles import Title, titles

DOCS: Final = Path(__file__).parents[2] / "docs/games"
PART: Final = re.compile(r"(?<=<!-- rulings -->\n).*?(?=<!-- /rulings -->)", re.DOTALL)


def table(title: Title) -> str:
    """The rulings of a title as the docs page shows them."""
    rows = ["| | question | ruling | reason | clauses |", "|---|---|---|---|---|"]
    for one in title.rulebook.rulings.values():
        cells = [one.id, one.question["en"], one.ruling["en"], one.reason["en"], ", ".join(one.clauses)]
        rows.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n" + "\n".join(rows) + "\n\n"


def written(title: Title) -> tuple[Path, str, str]:
    """The page of a title: where it lies, what it holds, and what it should hold."""
    path = DOCS / f"{title.id}.md"
    text = path.read_text(encoding="utf-8")
    return path, text, PART.sub(lambda _: table(title), text)


def main() -> int:
    for title in titles():
        path, text, wanted = written(title)
        if text != wanted:
            path.write_text(wanted, encoding="utf-8")
            print(path.relative_to(DOCS.parents[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
