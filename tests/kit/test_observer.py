"""The observer: a bot's only door shows its seat's side and nothing else."""

import pytest

from citywright.kit.game import Options
from citywright.kit.observer import Observer
from citywright.kit.random_play import played
from citywright.kit.table import Table
from tests.kit.toy import GAME, Berth, Harbour, Load

SPIES: Options = {"spies": True}


def at_berth(seats: int = 3) -> Harbour:
    """Seat 0 has won the berth for nothing."""
    g = GAME.setup(seats, 4, SPIES)
    for seat in range(seats):
        g.apply(("bid", 0), seat)
    assert isinstance(g, Harbour)
    assert isinstance(g.agenda[-1], Berth)
    assert g.actor() == 0
    return g


def test_an_observer_sees_its_own_side() -> None:
    g = at_berth()
    one, two = Observer(GAME, g, 0), Observer(GAME, g, 1)

    assert one.view() == GAME.view(g, 0) != two.view()
    assert one.prompt() == ("Berth", 0)
    assert two.prompt() == ("Waiting", "Berth", 0)
    assert one.legal() == g.legal(0) != []
    assert two.legal() == []


@pytest.mark.parametrize("decisions", [0, 3, 9, 20])
def test_samples_look_alike_to_the_seat_and_are_its_own_to_play_in(decisions: int) -> None:
    g = played(GAME, 3, 8, decisions, SPIES)
    assert isinstance(g, Harbour)
    before = g.dump()
    for seat in range(4):
        observer = Observer(GAME, g, seat)
        worlds = [observer.sample(seed) for seed in range(20)]

        assert all(Observer(GAME, world, seat).view() == observer.view() for world in worlds)
        assert len({str(world.dump()) for world in worlds}) > 1
        for world in worlds:
            while not world.is_over():
                world.apply(world.legal()[0])
    assert g.dump() == before


def test_an_observer_has_no_way_to_the_true_state() -> None:
    observer = Observer(GAME, at_berth(), 1)
    public = [name for name in dir(observer) if not name.startswith("_")]

    assert not any(isinstance(getattr(observer, name), Table) for name in public)


def test_a_preview_tells_what_is_sure() -> None:
    g = at_berth()
    g.agenda.append(Load(0))
    told, sure = Observer(GAME, g, 0).preview(("card", g.hands[0][0]))

    assert told[0] == ("loads", 0, g.hands[0][0])
    assert sure


def test_a_preview_of_a_look_does_not_look() -> None:
    """The charter that would be seen is not in the preview, whatever it truly is."""
    for seed in range(20):
        g = at_berth()
        g.charters.insert(0, g.charters.pop(seed % 4))
        told, sure = Observer(GAME, g, 0).preview(("spy", 1))

        assert told == [("spies", 0, 1)]
        assert not sure


def test_a_preview_changes_nothing_and_is_unsure_of_chance() -> None:
    g = at_berth()
    before = g.dump()
    told, sure = Observer(GAME, g, 0).preview(("pass",))

    assert not sure
    assert not any(event[0] == "draws" for event in told)
    assert g.dump() == before
