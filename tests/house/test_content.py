"""Records are bound to the figures of a title and to nothing else in its content file."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from citywright.titles import Title, titles

BY_TITLE = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


def facts_of(title: Title) -> Any:
    return title.part("rules.facts")


def tables(title: Title) -> list[Any]:
    """Everything that is read from content files, as it stands there."""
    facts = facts_of(title)
    return [facts.CONTENT, facts.MAP] if title.id == "mythotopia" else [facts.CONTENT]


def notes_in(plain: Any, prose: frozenset[str]) -> Iterator[tuple[dict[str, Any], str]]:
    if isinstance(plain, dict):
        for key, value in plain.items():
            if key in prose:
                yield plain, key
            else:
                yield from notes_in(value, prose)
    elif isinstance(plain, list):
        for value in plain:
            yield from notes_in(value, prose)


def numbers_in(plain: Any, prose: frozenset[str]) -> Iterator[tuple[Any, Any]]:
    """Where a figure stands: the table or row, and its key or place."""
    for key, value in plain.items() if isinstance(plain, dict) else enumerate(plain):
        if key in prose:
            continue
        if isinstance(value, dict | list):
            yield from numbers_in(value, prose)
        elif isinstance(value, int):
            yield plain, key


@BY_TITLE
def test_a_note_changes_no_hash(title, monkeypatch):
    before = title.game.content_hash()
    places = [place for table in tables(title) for place in notes_in(table, facts_of(title).PROSE)]

    assert len(places) > 3
    for row, key in places:
        monkeypatch.setitem(row, key, "corrected by an owner")
    monkeypatch.setitem(tables(title)[0], min(facts_of(title).PROSE), "one more note")
    assert title.game.content_hash() == before
    assert "corrected" not in str(title.game.content())


@BY_TITLE
def test_a_figure_changes_the_hash_and_earlier_hashes_of_it_do_not_fit_any_more(title):
    game = title.game
    before = game.content_hash()
    assert all(game.takes_content(one) for one in (before, *game.same_content))
    assert set(game.same_content.values()) == {before}
    places = [place for table in tables(title) for place in numbers_in(table, facts_of(title).PROSE)]
    assert len(places) > 50

    for row, key in places[:: len(places) // 50]:
        figure = row[key]
        row[key] = figure + 1
        try:
            assert game.content_hash() != before, key
            assert not any(game.takes_content(one) for one in (before, *game.same_content))
        finally:
            row[key] = figure
    assert game.content_hash() == before


@BY_TITLE
def test_no_rule_reads_what_records_are_not_bound_to(title):
    prose = facts_of(title).PROSE
    read = set()
    for path in Path(str(title.files / "rules")).glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "PROSE":
                continue
            read |= {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
    assert not prose & read
