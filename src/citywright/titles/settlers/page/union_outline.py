"""The cord round a union: the outline of a group of cells, corners rounded."""

from .templates import PITCH

Cell = tuple[int, int]


def outline(cells: set[Cell], x0: float, y0: float) -> str:
    """The path round a group of cells, corners rounded; cell 0, 0 has its upper left corner at x0, y0."""
    edges: dict[Cell, list[Cell]] = {}
    for x, y in cells:
        # Corners count downwards like the page: row -y. Each edge runs clockwise, the land on its right.
        left, top = x, -y
        for other, start, end in (
            ((x, y + 1), (left, top), (left + 1, top)),
            ((x + 1, y), (left + 1, top), (left + 1, top + 1)),
            ((x, y - 1), (left + 1, top + 1), (left, top + 1)),
            ((x - 1, y), (left, top + 1), (left, top)),
        ):
            if other not in cells:
                edges.setdefault(start, []).append(end)
    d = ""
    while edges:
        start = min(edges)
        loop = [start]
        while True:
            ends = edges[loop[-1]]
            end = ends.pop()
            if not ends:
                del edges[loop[-1]]
            if end == start:
                break
            loop.append(end)
        d += _rounded([(x0 + x * PITCH, y0 + y * PITCH) for x, y in loop])
    return d


def _rounded(corners: list[tuple[float, float]], r: float = 11) -> str:
    """A closed path through corners, each cut by a curve; points along a straight run change nothing."""
    parts: list[str] = []
    for i, (x, y) in enumerate(corners):
        px, py = corners[i - 1]
        nx, ny = corners[(i + 1) % len(corners)]
        ax, ay = _toward(x, y, px, py, r)
        bx, by = _toward(x, y, nx, ny, r)
        parts.append(f"{'L' if parts else 'M'}{ax:g} {ay:g}Q{x:g} {y:g} {bx:g} {by:g}")
    return "".join(parts) + "z"


def _toward(x: float, y: float, tx: float, ty: float, r: float) -> tuple[float, float]:
    far = max(abs(tx - x), abs(ty - y))
    return x + (tx - x) / far * r, y + (ty - y) / far * r
