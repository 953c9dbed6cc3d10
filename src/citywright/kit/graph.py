"""Maps of named regions whose borders have a kind, and the networks that roads over those borders form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from citywright.kit.grid import to_list, to_mask


class Regions:
    """Named regions, numbered in the order given, and the borders between them, numbered in theirs.

    `index` finds a region by name. `ends` and `kinds` describe each border. `neighbours` lists the regions next to a
    region, ascending, and `borders_of` its borders; `neighbour_mask` and `border_mask` hold the same as bitmasks.
    """

    __slots__ = (
        "border_mask",
        "borders_of",
        "end_mask",
        "ends",
        "full",
        "index",
        "kinds",
        "names",
        "neighbour_mask",
        "neighbours",
        "number",
        "size",
    )

    def __init__(self, names: Sequence[str], borders: Sequence[tuple[str, str, int]]) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.size: int = len(self.names)
        self.full: int = (1 << self.size) - 1
        self.index: dict[str, int] = {name: i for i, name in enumerate(self.names)}
        if len(self.index) != self.size:
            raise ValueError("A region is listed twice on the map.")
        ends: list[tuple[int, int]] = []
        kinds: list[int] = []
        number: dict[tuple[int, int], int] = {}
        neighbour_mask = [0] * self.size
        border_mask = [0] * self.size
        for border, (first, second, kind) in enumerate(borders):
            a = self.index[first]
            b = self.index[second]
            if a == b or (a, b) in number:
                raise ValueError(f"The border {first} - {second} cannot be added.")
            ends.append((a, b))
            kinds.append(kind)
            number[a, b] = number[b, a] = border
            neighbour_mask[a] |= 1 << b
            neighbour_mask[b] |= 1 << a
            border_mask[a] |= 1 << border
            border_mask[b] |= 1 << border
        self.ends: tuple[tuple[int, int], ...] = tuple(ends)
        self.end_mask: tuple[int, ...] = tuple([1 << a | 1 << b for a, b in ends])
        self.kinds: tuple[int, ...] = tuple(kinds)
        self.number: dict[tuple[int, int], int] = number
        self.neighbour_mask: tuple[int, ...] = tuple(neighbour_mask)
        self.border_mask: tuple[int, ...] = tuple(border_mask)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple([tuple(to_list(mask)) for mask in neighbour_mask])
        self.borders_of: tuple[tuple[int, ...], ...] = tuple([tuple(to_list(mask)) for mask in border_mask])

    def border(self, a: int, b: int) -> int:
        """The number of the border between two regions, -1 if they have none."""
        return self.number.get((a, b), -1)

    def kind(self, a: int, b: int) -> int:
        """The kind of the border between two regions, -1 if they have none."""
        border = self.number.get((a, b), -1)
        return -1 if border < 0 else self.kinds[border]

    def mask(self, regions: Iterable[int]) -> int:
        """These regions (or these borders) as a set."""
        return to_mask(regions)

    def cells(self, mask: int) -> list[int]:
        """The regions (or the borders) of a set, ascending."""
        return to_list(mask)

    def inside(self, regions: int, edges: int) -> int:
        """Those borders of `edges` that have both ends in `regions`: the roads of a player who needs both sides."""
        usable = 0
        for border in to_list(edges):
            ends = self.end_mask[border]
            if ends & regions == ends:
                usable |= 1 << border
        return usable

    def component(self, seed: int, edges: int) -> int:
        """The regions that can be reached from region `seed` over the borders in `edges`, itself among them."""
        reached = 1 << seed
        frontier = reached
        while frontier:
            region = frontier.bit_length() - 1
            near = 0
            for border in to_list(self.border_mask[region] & edges):
                near |= self.end_mask[border]
            fresh = near & ~reached
            reached |= fresh
            frontier = frontier & ~(1 << region) | fresh
        return reached

    def joined(self, edges: int) -> list[int]:
        """The networks the borders in `edges` form: sets of two or more regions, by their lowest region."""
        touched = 0
        for border in to_list(edges):
            touched |= self.end_mask[border]
        networks: list[int] = []
        while touched:
            network = self.component((touched & -touched).bit_length() - 1, edges)
            networks.append(network)
            touched &= ~network
        return networks
