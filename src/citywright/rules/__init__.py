"""The clauses of every title in our own words: the rules in the app, the refusals, and the ledger of tests."""

from pathlib import Path

from citywright.kit.clauses import Rulebook, Series, load_rulebook


def rulebook(title: str, series: Series) -> Rulebook:
    """All clauses of a title."""
    return load_rulebook(series, Path(__file__).parent / title / "clauses.toml")
