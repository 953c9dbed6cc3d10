"""The clauses of a rulebook: our words in Russian and English, the sections, and the numbers the engine answers with.

An engine speaks of a clause by an int. A title's *series* map prefixes to ranges of such ints: with
`{"S": 0}` clause S-42 is 42; with `{"A": 0, "K": 300}` clause K-7 is 307.
"""

import tomllib
from importlib.resources.abc import Traversable
from typing import Any, Final

LANGUAGES: Final = ("ru", "en")


class Clause:
    """One rule: its number, its id, the rulebook's section and its text in both languages."""

    __slots__ = ("id", "number", "rulings", "section", "text", "untestable")

    def __init__(
        self,
        number: int,
        clause_id: str,
        section: str,
        text: dict[str, str],
        rulings: tuple[str, ...],
        untestable: str,
    ) -> None:
        self.number = number
        self.id = clause_id
        self.section = section
        self.text = text
        self.rulings = rulings
        """The ids of our rulings it rests on."""
        self.untestable = untestable


class Ruling:
    """What we play where the rulebook is silent or speaks with two voices, and why; all of it in both languages."""

    __slots__ = ("clauses", "id", "question", "reason", "ruling")

    def __init__(
        self,
        ruling_id: str,
        question: dict[str, str],
        ruling: dict[str, str],
        reason: dict[str, str],
        clauses: tuple[str, ...],
    ) -> None:
        self.id = ruling_id
        self.question = question
        self.ruling = ruling
        self.reason = reason
        self.clauses = clauses
        """The ids of the clauses that rest on it."""


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
    """All clauses and rulings of a title, in order."""

    __slots__ = ("by_number", "clauses", "rulings", "sections", "series")

    def __init__(self, series: Series, plain: dict[str, Any], rulings: dict[str, Any] | None = None) -> None:
        self.series = series
        self.sections: dict[str, dict[str, str]] = plain["sections"]
        self.clauses = [
            Clause(
                series.number(clause_id),
                clause_id,
                row["section"],
                {language: row[language] for language in LANGUAGES},
                tuple(one.strip() for one in row.get("ruling", "").split(",") if one.strip()),
                row.get("untestable", ""),
            )
            for clause_id, row in plain.items()
            if clause_id != "sections"
        ]
        self.by_number = {clause.number: clause for clause in self.clauses}
        self.rulings = {
            ruling_id: Ruling(
                ruling_id, row["question"], row["ruling"], row["reason"], self._resting_on(ruling_id, row)
            )
            for ruling_id, row in (rulings or {}).items()
        }

    def _resting_on(self, ruling_id: str, row: dict[str, Any]) -> tuple[str, ...]:
        """The clauses that name a ruling, and those it names itself, in the order of the book."""
        named = row.get("clauses", [])
        return tuple(c.id for c in self.clauses if ruling_id in c.rulings or c.id in named)

    def find(self, words: str, language: str) -> list[Clause]:
        """Clauses whose id or text holds every word."""
        wanted = words.casefold().split()
        return [c for c in self.clauses if all(w in f"{c.id} {c.text[language]}".casefold() for w in wanted)]


def read_rulebook(series: Series, folder: Traversable) -> Rulebook:
    """The clauses of a folder (`clauses.toml`), with the rulings that lie beside them."""
    rulings = folder / "rulings.toml"
    return Rulebook(series, _read(folder / "clauses.toml"), _read(rulings) if rulings.is_file() else {})


def _read(path: Traversable) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
