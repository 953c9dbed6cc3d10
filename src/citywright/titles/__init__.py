"""The titles that are installed: packages that name themselves in the entry-point group `citywright.titles`."""

import difflib
import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from citywright.kit.errors import UnknownGame
from citywright.titles.title import BrokenTitle, Card, Title

__all__ = ["GROUP", "BrokenTitle", "Card", "Title", "broken_titles", "title", "titles"]

GROUP: Final = "citywright.titles"


def opened(point: EntryPoint) -> Title:
    """The title an installed package offers. Nothing of its rules is imported."""
    try:
        found = point.load()
    except Exception as why:  # whatever a foreign package does, it does not take the house down
        raise BrokenTitle(f"The title '{point.name}' ({point.value}) does not load: {why!r}.") from why
    if not isinstance(found, Title):
        raise BrokenTitle(f"{point.value} is no Title: '{point.name}' is not a title of this house.")
    if found.id != point.name:
        raise BrokenTitle(f"{point.value} calls itself '{found.id}', and its package calls it '{point.name}'.")
    return found


@cache
def _installed() -> tuple[tuple[Title, ...], tuple[str, ...]]:
    found: dict[str, Title] = {}
    faults: list[str] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            one = opened(point)
            if (other := found.setdefault(one.id, one)) is not one:
                raise BrokenTitle(f"Two packages offer the title '{one.id}': {other.package} and {one.package}.")
        except BrokenTitle as why:
            faults.append(str(why))
            logging.getLogger(__name__).error("%s", why)
    return tuple(sorted(found.values(), key=lambda one: (one.card.order, one.id))), tuple(faults)


def titles() -> tuple[Title, ...]:
    """Every installed title, in the order of the home page. No rules are imported."""
    return _installed()[0]


def broken_titles() -> tuple[str, ...]:
    """Why some installed packages are no titles, a sentence each."""
    return _installed()[1]


def title(name: str) -> Title:
    """The title of that name, or a sentence that helps."""
    for one in titles():
        if one.id == name:
            return one
    names = [one.id for one in titles()]
    near = difflib.get_close_matches(name, names, n=1)
    hint = f"Did you mean {near[0]}?" if near else f"There are: {', '.join(names)}."
    raise UnknownGame(f"There is no game '{name[:40]}'. {hint}")
