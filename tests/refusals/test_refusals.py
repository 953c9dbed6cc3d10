"""Every refusal that a game meets was read by somebody: question, verb and clause stand in the title's table."""

import pytest

from citywright.kit.actions import Action
from citywright.kit.table import Table
from citywright.titles import Title, title, titles
from citywright.titles.settlers.rules.steps import Reveal
from tests.refusals.census import census_of, cited, cited_file, read, reviewed

EACH_TITLE = pytest.mark.parametrize("one", titles(), ids=lambda one: one.id)
GAMES, OFTEN = 1, 16
"""Of every player count and option value; ./dev refusals looks at more."""
LONG_GAMES = 30


def unread(one: Title, games: int, start: int = 0) -> list[str]:
    census = census_of(one, games, OFTEN, examples=1, start=start)
    new = sorted(set(census.count) - reviewed(one.id))
    return [f"{' / '.join(group)}, for example {census.examples[group][0]}" for group in new]


@EACH_TITLE
def test_every_refusal_cites_a_clause_that_was_read_for_it(one: Title) -> None:
    assert unread(one, GAMES) == [], f"read them with ./dev refusals {one.id} --new"


@pytest.mark.long
@EACH_TITLE
def test_every_refusal_of_many_games_was_read(one: Title) -> None:
    assert unread(one, LONG_GAMES, start=100_000) == []


@EACH_TITLE
def test_the_table_names_questions_verbs_and_clauses_that_exist(one: Title) -> None:
    known = {clause.id for clause in one.rulebook.clauses}
    verbs = set(one.game.verbs.by_name)
    for step, verb, clause in reviewed(one.id):
        assert clause in known, f"{step}, {verb}: there is no {clause}"
        assert verb in verbs or verb in ("", "(another seat)"), f"{step}: there is no move {verb}"


@EACH_TITLE
def test_the_inspector_cites_the_clauses_that_were_read_for_each_thing(one: Title) -> None:
    assert cited(one) == read(cited_file(one.id)), f"read the difference, then ./dev refusals {one.id} --write"


def test_a_wrong_clause_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the reveal of an empty stack is refused with the clause about the end of the game."""
    sound = Reveal.refuses

    def refuses(self: Reveal, g: Table, action: Action) -> int:
        clause = sound(self, g, action)  # type: ignore[arg-type]
        return 64 if clause == 25 else clause

    monkeypatch.setattr(Reveal, "refuses", refuses)

    found = unread(title("settlers"), 2)

    assert any(row.startswith("Reveal / reveal / S-64") for row in found), found
