"""No file outside a title's room names the title: server, client, styles and scripts ask its door instead."""

import re
from collections.abc import Iterable, Iterator

from citywright.titles import titles
from tests.house.test_house import ROOT, tracked

PLACES = ("src/", "client/", "examples/", "dev")
ROOM = re.compile(r"src/citywright/titles/([a-z0-9_]+)/|examples/([a-z0-9_]+)/")
IDS = [title.id for title in titles()]
MAY_NAME: frozenset[str] = frozenset()
"""Files that still name a title. The list only becomes shorter."""


def named(files: Iterable[tuple[str, str]], ids: Iterable[str]) -> Iterator[str]:
    """Every place that names a title outside its own room, as `path:line: id`.

    In the house a name counts in small and in capital letters, so that comments and texts do without it too. In the
    room of another title only the id itself counts: "Founders of the Empire" is what one of them is called.
    """
    for path, text in files:
        room = ROOM.match(path)
        own = next(filter(None, room.groups()), "") if room else ""
        others = [one for one in ids if one != own]
        if not path.startswith(PLACES) or not others:
            continue
        word = re.compile(rf"\b({'|'.join(others)})\b", 0 if room else re.IGNORECASE)
        lines = (path.removeprefix(room[0]) if room else path, *text.splitlines())
        for number, line in enumerate(lines):
            for found in word.findall(line):
                yield f"{path}:{number}: {found.lower()}"


def test_a_title_is_named_in_its_own_room_alone():
    faults = [fault for fault in named(tracked(ROOT), IDS) if fault.partition(":")[0] not in MAY_NAME]

    assert faults == [], "Ask the title's door (citywright.titles), or /api/titles in the client."


def test_whoever_names_no_title_any_more_leaves_the_list():
    assert MAY_NAME - {fault.partition(":")[0] for fault in named(tracked(ROOT), IDS)} == set()


def test_a_name_is_found_wherever_it_stands():
    planted = [
        ("src/citywright/web/a.py", 'TITLE = "harbour"'),
        ("client/src/a.css", "/* as in Harbour */"),
        ("client/src/harbour.css", ""),
        ("dev", "\nplay harbour"),
        ("src/citywright/titles/quay/page.py", "from citywright.titles.harbour import x"),
    ]
    allowed = [
        ("src/citywright/titles/harbour/page.py", "harbour"),
        ("src/citywright/titles/quay/texts/en.ftl", "title = The Harbour"),
        ("examples/harbour/words.py", "harbour"),
        ("pyproject.toml", "harbour = 1"),
        ("client/src/a.ts", "harbours, harbourmaster"),
    ]

    assert [fault.partition(":")[0] for fault in named(planted, ["harbour", "quay"])] == [path for path, _ in planted]
    assert list(named(allowed, ["harbour", "quay"])) == []
