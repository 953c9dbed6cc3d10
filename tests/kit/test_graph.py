"""Region graphs: properties, and the map of Mythotopia."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citywright.kit.graph import Regions

OPEN, HILLS, MOUNTAINS = range(3)

# Mythotopia fact sheet 3.3: each region with its neighbours later in the alphabet.
NEIGHBOURS = {
    "ambsace": "custus frampold",
    "aporia": "kinabra",
    "blore": "iracund margent palmain quean scombroid trogle",
    "camarine": "eagre peened shog",
    "coryphee": "fadge mome ogdoad sorner",
    "custus": "frampold peened",
    "darb": "empyrean grimp ogdoad",
    "diclesium": "fadge iracund nusus palmain talion",
    "dragonate": "eoan grimp lea ogdoad",
    "eagre": "oxter remise shog",
    "empyrean": "grimp kakopyge",
    "eoan": "lea quean",
    "fadge": "iracund mome quean sorner talion",
    "frampold": "hatchel welkin",
    "galingale": "hatchel kakopyge malebolge mome",
    "grimp": "ogdoad",
    "hatchel": "kakopyge malebolge welkin",
    "ictus": "jeopigia nesh",
    "iracund": "palmain quean",
    "jeopigia": "nesh",
    "kakopyge": "welkin",
    "kinabra": "",
    "lea": "ogdoad quean sorner",
    "malebolge": "mome remise shog",
    "margent": "scombroid trogle",
    "mome": "remise talion",
    "nesh": "",
    "nusus": "oxter palmain talion",
    "ogdoad": "sorner",
    "oxter": "remise talion",
    "palmain": "scombroid",
    "peened": "shog",
    "quean": "sorner",
    "remise": "shog talion",
    "scombroid": "",
    "shog": "",
    "sorner": "",
    "talion": "",
    "trogle": "",
    "welkin": "",
}
ROUGH = {
    HILLS: "blore-quean dragonate-eoan dragonate-lea dragonate-ogdoad empyrean-kakopyge galingale-hatchel "
    "ictus-nesh lea-sorner malebolge-shog mome-remise",
    MOUNTAINS: "coryphee-fadge diclesium-fadge diclesium-iracund dragonate-grimp empyrean-grimp eoan-lea "
    "frampold-welkin kakopyge-welkin margent-trogle",
}
KINDS = {pair: kind for kind, pairs in ROUGH.items() for pair in pairs.split()}
BORDERS = [(a, b, KINDS.get(f"{a}-{b}", OPEN)) for a, line in NEIGHBOURS.items() for b in line.split()]
MAP = Regions(tuple(NEIGHBOURS), BORDERS)
EVERY_BORDER = (1 << len(BORDERS)) - 1

BORDER_SETS = st.sets(st.integers(0, len(BORDERS) - 1))
REGION_SETS = st.sets(st.integers(0, MAP.size - 1))


def of(*names: str) -> int:
    return MAP.mask(MAP.index[name] for name in names)


def names(mask: int) -> list[str]:
    return [MAP.names[i] for i in MAP.cells(mask)]


def road(a: str, b: str) -> int:
    return 1 << MAP.border(MAP.index[a], MAP.index[b])


def test_the_map_has_40_regions_and_79_borders() -> None:
    assert MAP.size == 40
    assert [MAP.kinds.count(kind) for kind in (OPEN, HILLS, MOUNTAINS)] == [60, 10, 9]
    assert len(KINDS) == 19
    assert sum(map(len, MAP.neighbours)) == 2 * 79


def test_the_neighbours_of_palmain() -> None:
    palmain = MAP.index["palmain"]
    near = ["blore", "diclesium", "iracund", "nusus", "scombroid"]
    assert [MAP.names[i] for i in MAP.neighbours[palmain]] == near
    assert names(MAP.neighbour_mask[palmain]) == near
    assert all(MAP.kind(palmain, i) == OPEN for i in MAP.neighbours[palmain])
    assert MAP.kind(palmain, MAP.index["welkin"]) == MAP.border(palmain, palmain) == -1


def test_borders_are_the_same_from_both_sides() -> None:
    for border, (a, b) in enumerate(MAP.ends):
        assert MAP.border(a, b) == MAP.border(b, a) == border
        assert MAP.kind(a, b) == MAP.kind(b, a) == MAP.kinds[border]
        assert a in MAP.neighbours[b]
        assert b in MAP.neighbours[a]
        assert MAP.end_mask[border] == MAP.mask((a, b))
    for region in range(MAP.size):
        assert MAP.borders_of[region] == tuple(n for n, ends in enumerate(MAP.ends) if region in ends)
        assert MAP.border_mask[region] == MAP.mask(MAP.borders_of[region])


def test_the_land_is_a_mainland_and_two_islands() -> None:
    mainland, small, large = MAP.joined(EVERY_BORDER)
    assert len(MAP.cells(mainland)) == 35
    assert names(small) == ["aporia", "kinabra"]
    assert names(large) == ["ictus", "jeopigia", "nesh"]


def test_a_road_network_breaks_when_a_region_between_is_lost() -> None:
    roads = road("hatchel", "malebolge") | road("malebolge", "remise")
    held = of("hatchel", "malebolge", "remise")
    hatchel = MAP.index["hatchel"]
    assert MAP.component(hatchel, MAP.inside(held, roads)) == held
    assert MAP.joined(MAP.inside(held, roads)) == [held]

    held &= ~of("malebolge")
    assert MAP.component(hatchel, MAP.inside(held, roads)) == of("hatchel")
    assert MAP.joined(MAP.inside(held, roads)) == []


@given(BORDER_SETS, REGION_SETS)
def test_borders_inside_have_both_ends_in_the_set(edges: set[int], held: set[int]) -> None:
    inside = MAP.inside(MAP.mask(held), MAP.mask(edges))
    assert MAP.cells(inside) == sorted(n for n in edges if held.issuperset(MAP.ends[n]))


@given(BORDER_SETS)
def test_networks_part_the_regions_as_union_find_does(edges: set[int]) -> None:
    group = list(range(MAP.size))
    for n in edges:
        a, b = MAP.ends[n]
        group = [group[a] if each == group[b] else each for each in group]
    mask = MAP.mask(edges)
    for seed in range(MAP.size):
        assert MAP.cells(MAP.component(seed, mask)) == [i for i in range(MAP.size) if group[i] == group[seed]]
    networks = {MAP.component(seed, mask) for seed in range(MAP.size)}
    assert MAP.joined(mask) == sorted((n for n in networks if n & (n - 1)), key=lambda n: n & -n)


@pytest.mark.parametrize("wrong", [("a", "b", 0), ("b", "a", 1), ("a", "a", 0)])
def test_a_border_that_is_there_already_is_refused(wrong: tuple[str, str, int]) -> None:
    with pytest.raises(ValueError, match="cannot be added"):
        Regions(("a", "b"), [("a", "b", 0), wrong])


def test_a_region_listed_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        Regions(("a", "b", "a"), [])
