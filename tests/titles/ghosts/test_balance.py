"""What a simulation tells of finished games."""

import pytest

from citywright.texts.catalogue import Texts
from citywright.titles.ghosts.rules.balance import TABLES
from citywright.titles.ghosts.rules.game import GAME
from tests.titles.ghosts.build import read, recorded


def told_of(name):
    """The end of a recorded game and everything that was told of it."""
    record = recorded(name)
    assert record.seed is not None
    g = GAME.deal(record.seats, record.seed, record.options)
    g.news = []
    g.run()
    for line in record.effective():
        g.apply(read(line.move), line.seat)
    return g, {(table, row): value for table, row, value in GAME.figures(g, [event for _, event in g.news])}


def test_the_figures_of_a_scored_game():
    g, found = told_of("3-wanderer")
    assert found["loss", "figures-loss-any"] == 0
    assert found["result", "figures-result-winner"] == max(g.scores())
    assert found["result", "figures-result-mean"] == pytest.approx(sum(g.scores()) / 3)
    by_source = sum(value for (table, _), value in found.items() if table == "valor")
    assert by_source == pytest.approx(sum(g.scores()) / 3 - 1)  # all but the start space
    built = sum(value for (table, _), value in found.items() if table == "built")
    assert built == pytest.approx(g.built.bit_count() / 3)
    assert found["ghosts", "figures-season-3"] == g.ghosts.bit_count()
    assert found["deeds", "figures-deeds-learns"] == pytest.approx(sum(me.skills.bit_count() for me in g.players) / 3)


@pytest.mark.parametrize("how", ["kalena", "supply"])
def test_the_figures_of_a_lost_game(how):
    _, found = told_of(f"2-wanderer-{how}")
    assert found["loss", "figures-loss-any"] == found["loss", f"figures-loss-{how}"] == 1
    assert not any(table in ("result", "valor") for table, _ in found)
    assert found["ghosts", "figures-season-1"] >= 0


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_table_and_row_has_a_name(language):
    texts = Texts(language, "ghosts")
    _, found = told_of("4-wanderer")
    assert {table for table, _ in found} == set(TABLES)
    for table, row in found:
        assert texts.say(f"figures-{table}")
        assert texts.say(row)


def test_contacts_and_ghosts_add_up():
    """Four ghosts a round, less the contacts, are those on the land."""
    g, found = told_of("4-wanderer")
    contacts = sum(value for (table, _), value in found.items() if table == "contacts") * 4
    assert 4 * g.round - round(contacts) == g.ghosts.bit_count()
