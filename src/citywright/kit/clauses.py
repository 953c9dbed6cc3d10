"""The clauses of a rulebook: our words in Russian and English, the sections, and the numbers the engine answers with.

An engine speaks of a clause by an int. A title's *series* map prefixes to ranges of such ints: with
`{"S": 0}` clause S-42 is 42; with `{"A": 0, "K": 300}` clause K-7 is 307.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

LANGUAGES: Final = ("ru", "en")


class Clause:
    """One rule: its number, its id, the rulebook's section and its text in both languages."""

    __slots__ = ("id", "number", "ruling", "section", "text", "untestable")

    def __init__(
        self, number: int, clause_id: str, section: str, text: dict[str, str], ruling: str, untestable: str
    ) -> None:
        self.number = number
        self.id = clause_id
        self.section = section
        self.text = text
        self.ruling = ruling
        self.untestable = untestable


class Series:
    """Which prefixes a title's clause ids have and where their numbers begin."""

    __slots__ = ("offsets",)

    def __init__(self, offsets: dict[str, int]) -> None:
        self.offsets = offsets

    def id(self, number: int) -> str:
        prefix = max(
            (p for p, offset in self.offsets.items() if offset < number), key=lambda p: self.offsets[p], default=""
        )
        return f"{prefix}-{number - self.offsets[prefix]}" if prefix else f"?-{number}"

    def number(self, clause_id: str) -> int:
        """The number of an id such as `S-42` (case does not matter), or 0 if it has no such form."""
        prefix, _, rest = clause_id.upper().rpartition("-")
        if prefix not in self.offsets or not rest.isdecimal() or len(rest) > 4:
            return 0
        return self.offsets[prefix] + int(rest)


class Rulebook:
    """All clauses of a title, in order."""

    __slots__ = ("by_number", "clauses", "sections", "series")

    def __init__(self, series: Series, plain: dict[str, Any]) -> None:
        self.series = series
        self.sections: dict[str, dict[str, str]] = plain["sections"]
        self.clauses = [
            Clause(
                series.number(clause_id),
                clause_id,
                row["section"],
                {language: row[language] for language in LANGUAGES},
                row.get("ruling", ""),
                row.get("untestable", ""),
            )
            for clause_id, row in plain.items()
            if clause_id != "sections"
        ]
        self.by_number = {clause.number: clause for clause in self.clauses}

    def find(self, words: str, language: str) -> list[Clause]:
        """Clauses whose id or text holds every word."""
        wanted = words.casefold().split()
        return [c for c in self.clauses if all(w in f"{c.id} {c.text[language]}".casefold() for w in wanted)]


def load_rulebook(series: Series, path: Path) -> Rulebook:
    return Rulebook(series, tomllib.loads(path.read_text(encoding="utf-8")))
