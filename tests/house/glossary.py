"""The glossary of a title: the rulebook's word for each thing, and the words that are not used for it."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from citywright.kit.clauses import LANGUAGES, Rulebook
from citywright.texts.catalogue import ftl_files

ROOT: Final = Path(__file__).parents[2]


class Term:
    """A thing with its names and the words that are forbidden for it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: dict[str, str] = {language: row[language] for language in LANGUAGES}
        self.forbidden: dict[str, list[str]] = {language: row.get(f"not_{language}", []) for language in LANGUAGES}
        self.exceptions = frozenset(row.get("except", []))
        """Clauses, rulings and messages where such a word means something else."""

    def found(self, language: str, text: str) -> list[str]:
        """The forbidden words of a text."""
        plain = folded(text)
        return [word for word in self.forbidden[language] if re.search(pattern(word), plain)]


def folded(text: str) -> str:
    return text.casefold().replace("ё", "е")


def pattern(word: str) -> str:
    """Whole words; * stands for any letters at the end of one."""
    parts = [re.escape(part).replace(r"\*", r"\w*") for part in folded(word).split()]
    return r"(?<!\w)" + r"\s+".join(parts) + r"(?!\w)"


def glossary(title: str) -> list[Term]:
    path = ROOT / "src/citywright/titles" / title / "glossary.toml"
    return [Term(row) for row in tomllib.loads(path.read_text(encoding="utf-8"))["term"]]


def sayings(title: str, book: Rulebook) -> Iterator[tuple[str, str, str]]:
    """Everything that is said about a title: the language, where it stands, the text."""
    for clause in book.clauses:
        for language, text in clause.text.items():
            yield language, clause.id, text
    for one in book.rulings.values():
        for part in (one.question, one.ruling, one.reason):
            for language, text in part.items():
                yield language, one.id, text
    for language in LANGUAGES:
        for path in map(str, ftl_files(language, title)):
            if Path(path).parts[-3] == title:
                yield from messages(language, Path(path))
    page = (ROOT / "docs/games" / f"{title}.md").read_text(encoding="utf-8")
    yield "en", f"docs/games/{title}.md", re.sub(r"```.*?```|`[^`]*`|<!--.*?-->", " ", page, flags=re.DOTALL)


def messages(language: str, path: Path) -> Iterator[tuple[str, str, str]]:
    for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(item, ftl.Message | ftl.Term):
            yield language, item.id.name, " ".join(texts(item))


def texts(node: Any) -> Iterator[str]:
    """The words of a message, its forms and variants included, without the names of its arguments."""
    if isinstance(node, ftl.TextElement):
        yield node.value
    elif isinstance(node, ftl.BaseNode) and not isinstance(node, ftl.Identifier | ftl.BaseComment):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from texts(child)
