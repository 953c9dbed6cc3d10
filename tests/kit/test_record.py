"""The record of a match: whole, it comes back; damaged in any way, it says so in one sentence."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citywright.kit.chance import Stream
from citywright.kit.errors import BadRecord, BadSetup, CitywrightError, OtherVersion
from citywright.kit.random_play import pick
from citywright.kit.record import MAX_BYTES, link, read_record
from citywright.kit.referee import Referee, resume
from tests.kit.toy import GAME

SECRET = bytes(range(32))
Rows = list[Any]
Case = tuple[str, Callable[[], str], type[CitywrightError], str]
"""A kind of damage: its name, the damaged text, the error and how its sentence begins."""


def match(seed: int | bytes, decisions: int = 1000) -> Referee:
    """A match of three, played at random, with an undo wherever one is possible and chance wants it."""
    stream = Stream(3)
    referee = Referee(GAME, 3, seed, {"spies": True}, ("Анна", "Ben", "Chloé"))
    while not referee.state.is_over() and len(referee.record.lines) < decisions:
        seats = referee.state.deciders()
        seat = seats[stream.chance(len(seats))]
        referee.play(seat, pick(GAME.verbs, referee.state.legal(seat), stream))
        if stream.chance(3) == 0 and referee.can_undo(seat):
            referee.undo(seat)
    return referee


OPEN = match(5)
LIVE = match(SECRET)
RUNNING = match(5, 12)
TEXT = OPEN.record.text()
LIVE_TEXT = LIVE.record.text()


def rows_of(text: str) -> Rows:
    return [json.loads(line) for line in text.splitlines()]


def text_of(rows: Rows) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


def forge(rows: Rows) -> str:
    """The rows with a hash chain that fits them: what a forger who knows our code would write."""
    chain = link("", rows[0])
    forged = [rows[0]]
    for row in rows[1:]:
        chain = link(chain, row[:-1])
        forged.append([*row[:-1], chain])
    return text_of(forged)


def read_and_replay(text: str) -> Referee:
    return resume(GAME, read_record(text), judge=True)


def one_sentence(why: BaseException) -> str:
    said = str(why)
    assert re.fullmatch(r"[A-Za-z'][^\n]{9,180}\.", said), said
    assert not re.search(r"[.!?] ", said), said
    return said


# -- whole records --


@pytest.mark.parametrize("played", [OPEN, LIVE, RUNNING], ids=["open", "live", "running"])
def test_a_record_comes_back_as_it_was(played: Referee) -> None:
    text = played.record.text()
    record = read_record(text)

    assert record.text() == text
    assert record.names == ("Анна", "Ben", "Chloé")
    assert record.options == {"spies": True}
    assert record.result == played.record.result
    assert read_and_replay(text).state.dump() == played.state.dump()


def test_the_match_under_test_has_what_it_should() -> None:
    assert any(line.move == "undo" for line in OPEN.record.lines)
    assert OPEN.record.result is not None
    assert RUNNING.record.result is None
    assert LIVE.record.secret == SECRET


def test_a_line_is_only_ever_added() -> None:
    assert TEXT.startswith(RUNNING.record.text())


def test_a_record_is_readable_text() -> None:
    head, first = TEXT.splitlines()[:2]

    assert '"names":["Анна","Ben","Chloé"]' in head
    assert re.fullmatch(r'\[\d,"bid \d","[0-9a-f]{12}","[0-9a-f]{16}"\]', first)


def test_the_ledger_leaves_out_what_was_taken_back() -> None:
    ledger = OPEN.record.ledger()
    counted = [line for line in ledger.splitlines() if re.match(r" *\d+ \S+: ", line)]

    undone = sum(line.move == "undo" for line in OPEN.record.lines)
    assert len(counted) == len(OPEN.record.lines) - 2 * undone
    assert "undo" not in ledger
    assert ledger.startswith("harbour (rules version 1, content ")
    assert "3 players, spies True, seed 5" in ledger
    assert re.search(r"Ended by \w+: Анна \d+, Ben \d+, Chloé \d+\.$", ledger.strip())


def test_a_record_cut_after_a_line_is_an_unfinished_match() -> None:
    """Each line is acknowledged by itself: what is there counts, and the match goes on from there."""
    lines = TEXT.splitlines(keepends=True)
    for end in range(1, len(lines)):
        referee = read_and_replay("".join(lines[:end]))
        assert len(referee.record.lines) == end - 1

    assert referee.record.result == OPEN.record.result


# -- damage --


def header(**changes: Any) -> Callable[[], str]:
    """A forged record with other values in its header."""

    def damage() -> str:
        rows = rows_of(TEXT)
        return forge([{**rows[0], **changes}, *rows[1:]])

    return damage


def without(key: str) -> Callable[[], str]:
    def damage() -> str:
        rows = rows_of(TEXT)
        return forge([{k: v for k, v in rows[0].items() if k != key}, *rows[1:]])

    return damage


def line(number: int, column: int, value: Any, forged: bool = True, text: str = TEXT) -> Callable[[], str]:
    """Another value in one line (the header is line 1), with a chain that fits or not."""

    def damage() -> str:
        rows = rows_of(text)
        rows[number - 1][column] = value
        return forge(rows) if forged else text_of(rows)

    return damage


def rows(change: Callable[[Rows], Rows], forged: bool = True) -> Callable[[], str]:
    def damage() -> str:
        changed = change(rows_of(TEXT))
        return forge(changed) if forged else text_of(changed)

    return damage


LAST = len(TEXT.splitlines())
NO_RESULTS: list[Any] = [None, [], {}]
RESULT = rows_of(TEXT)[-1][1]
EDITED = "The record was edited: the hash chain breaks at line"
SENSELESS = "The record's header holds values that make no sense."

DAMAGES: list[Case] = [
    ("empty", lambda: "", BadRecord, "The file is empty."),
    ("an empty line", lambda: "\n", BadRecord, "Line 1 is not JSON"),
    ("cut in a line", lambda: TEXT[:-9], BadRecord, f"The record breaks off in the middle of line {LAST}."),
    ("cut in the header", lambda: TEXT[:20], BadRecord, "The record breaks off in the middle of line 1."),
    ("no last newline", lambda: TEXT[:-1], BadRecord, f"The record breaks off in the middle of line {LAST}."),
    ("half a line, then more", lambda: TEXT.replace('"]\n', "\n", 1), BadRecord, "Line 2 is not JSON"),
    ("prose", lambda: "Dear Anna,\nyou have won.\n", BadRecord, "Line 1 is not JSON"),
    ("binary", lambda: bytes(range(256)).decode("latin-1") + "\n", BadRecord, "Line 1 is not JSON"),
    ("zero bytes", lambda: "\0" * 5000 + "\n", BadRecord, "Line 1 is not JSON"),
    ("stray bytes", lambda: b"\xff\xfe\x00".decode("utf-8", "surrogateescape") + "\n", BadRecord, "Line 1 is not JSON"),
    ("other JSON", lambda: '{"hello": 1}\n', BadRecord, "The file does not begin with the header"),
    ("a JSON list", lambda: "[]\n", BadRecord, "The file does not begin with the header"),
    ("a JSON number", lambda: "7\n", BadRecord, "The file does not begin with the header"),
    ("lines without a header", rows(lambda r: r[1:], forged=False), BadRecord, "The file does not begin with"),
    ("huge", lambda: "x" * (MAX_BYTES + 1), BadRecord, "The file is too large to be a record."),
    ("a bomb of lists", lambda: "[" * 200_000 + "\n", BadRecord, "Line 1 is not JSON"),
    ("a closed bomb", lambda: "[" * 50_000 + "]" * 50_000 + "\n", BadRecord, "Line 1 is not JSON"),
    ("a bomb of objects", lambda: '{"a":' * 100_000 + "\n", BadRecord, "Line 1 is not JSON"),
    ("a huge number", lambda: "9" * 5000 + "\n", BadRecord, "Line 1 is not JSON"),
    ("an older format", header(citywright=0), OtherVersion, "The record has format 0; this engine reads format 1."),
    ("a strange format", header(citywright=["x"]), OtherVersion, "The record has format something else;"),
    ("a long format", header(citywright="x" * 9999), OtherVersion, f"The record has format {'x' * 24}…;"),
    ("another version", header(version=2), OtherVersion, "The record was played with version 2 of the harbour rules;"),
    ("other content", header(content="0" * 16), OtherVersion, "The record was played with other harbour content"),
    ("another option", header(options={"spies": False}), OtherVersion, "The record replays differently here from"),
    ("an unknown option", header(options={"fog": 1}), BadSetup, "harbour has no option 'fog'"),
    ("a wrong option", header(options={"spies": [[]]}), BadSetup, "Option 'spies' is one of False, True,"),
    (
        "too many seats",
        rows(lambda r: [{**r[0], "seats": 5, "names": list("ABCDE")}]),
        BadSetup,
        "harbour is for 2 to 4 players, not 5.",
    ),
    ("another seed", header(seed=6), OtherVersion, "The record replays differently here from line"),
    *(
        (f"no {key}", without(key), BadRecord, f"The record's header lacks '{key}'.")
        for key in ("game", "version", "content", "seats", "options", "seed", "promise", "names")
    ),
    *(
        (f"a header with {key} {value!r:.14}", header(**{key: value}), BadRecord, SENSELESS)
        for key, values in {
            "game": (1, None, "", "a\nb", "x" * 65, "Harbour!"),
            "version": ("1", 1.0, True, None, 0, -1, 10**9),
            "content": (None, 5, "", "x" * 16, "a" * 65),
            "seats": (0, -3, 17, "3", 3.0, True, None, [3]),
            "options": (None, [], "spies"),
            "seed": (-1, 1 << 64, "5", 5.0, True, None, [5]),
            "promise": (None, 5, "0" * 64, "ё"),
            "names": (None, "ABC", ["A"], ["A", "B", 3], {"A": 1, "B": 2, "C": 3}),
        }.items()
        for value in values
    ),
    (
        "half a surrogate in a name",
        rows(lambda r: [{**r[0], "names": ["A", "B", "\ud800"]}, *r[1:]], forged=False),
        BadRecord,
        "Line 1 is not JSON",
    ),
    ("an edited move", line(2, 1, "bid 0", forged=False), BadRecord, f"{EDITED} 2."),
    ("an edited seat", line(3, 0, (rows_of(TEXT)[2][0] + 1) % 3, forged=False), BadRecord, f"{EDITED} 3."),
    ("an edited mark", line(4, 2, "0" * 12, forged=False), BadRecord, f"{EDITED} 4."),
    ("an edited chain", line(5, 3, "0" * 16, forged=False), BadRecord, f"{EDITED} 5."),
    ("a chain that is no text", line(5, 3, None, forged=False), BadRecord, f"{EDITED} 5."),
    ("an edited header", rows(lambda r: [{**r[0], "seed": 6}, *r[1:]], forged=False), BadRecord, f"{EDITED} 2."),
    ("an edited result", line(LAST, 1, {**RESULT, "turns": 99}, forged=False), BadRecord, f"{EDITED} {LAST}."),
    ("a line left out", rows(lambda r: r[:3] + r[4:], forged=False), BadRecord, f"{EDITED} 4."),
    ("a line twice", rows(lambda r: r[:4] + r[3:], forged=False), BadRecord, f"{EDITED} 5."),
    ("two lines changed round", rows(lambda r: [*r[:2], r[3], r[2], *r[4:]], forged=False), BadRecord, f"{EDITED} 3."),
    ("a forged mark", line(4, 2, "0" * 12), OtherVersion, "The record replays differently here from line 4 on ('"),
    ("a forged seat", line(2, 0, 9), BadRecord, "Line 2 is not a move."),
    (
        "a forged move",
        line(2, 1, "bid 17"),
        OtherVersion,
        "The record replays differently here from line 2 on ('bid 17",
    ),
    ("a garbled move", line(2, 1, "bidd 1"), BadRecord, "The record cannot be replayed: line 2 holds no move of harb"),
    ("a long move", line(2, 1, "bid " * 99), BadRecord, "The record cannot be replayed: line 2 holds no move of harb"),
    ("a move with a cursor in it", line(2, 1, "\x1b[2J\n"), BadRecord, "The record cannot be replayed: line 2 holds"),
    (
        "a forged result",
        line(LAST, 1, {**RESULT, "turns": 99}),
        OtherVersion,
        "The record replays differently here: the",
    ),
    ("a move that is a number", line(3, 1, 7), BadRecord, "Line 3 is not a move."),
    ("a mark that is a list", line(3, 2, []), BadRecord, "Line 3 is not a move."),
    ("a seat that is true", line(3, 0, True), BadRecord, "Line 3 is not a move."),
    ("half a surrogate in a move", line(3, 1, "\ud800", forged=False), BadRecord, "Line 3 is not JSON"),
    (
        "a short line",
        rows(lambda r: [*r[:2], [0, "bid 1"], *r[3:]], forged=False),
        BadRecord,
        "Line 3 is not a line of",
    ),
    ("a line that is an object", rows(lambda r: [*r[:2], {}], forged=False), BadRecord, "Line 3 is not a line of"),
    ("a second header", rows(lambda r: [r[0], r[0], *r[1:]], forged=False), BadRecord, "Line 2 is not a line of"),
    (
        "an undo too many",
        rows(lambda r: [r[0], [0, "undo", "", ""], *r[1:]]),
        BadRecord,
        "Line 2 takes back a move that",
    ),
    (
        "an undo across a barrier",
        rows(lambda r: [*r[: LAST - 1], [r[LAST - 2][0], "undo", "0" * 12, ""], r[-1]]),
        OtherVersion,
        f"The record replays differently here from line {LAST} on ('undo').",
    ),
    (
        "a line after the end",
        rows(lambda r: [*r, r[1]]),
        BadRecord,
        f"Line {LAST + 1} comes after the end of the match.",
    ),
    ("a second end", rows(lambda r: [*r, r[-1]]), BadRecord, f"Line {LAST + 1} comes after the end of the match."),
    (
        "an end before its time",
        rows(lambda r: [*r[:5], r[-1]]),
        OtherVersion,
        "The record replays differently here: the",
    ),
    ("an end of nothing", rows(lambda r: [r[0], r[-1]]), OtherVersion, "The record replays differently here: the"),
    *(
        (f"bad result {number}", line(LAST, 1, value), BadRecord, f"Line {LAST} holds no result.")
        for number, value in enumerate(
            (
                *NO_RESULTS,
                {**RESULT, "scores": [1]},
                {**RESULT, "scores": ["1", "2", "3"]},
                {**RESULT, "winners": [7]},
                {**RESULT, "winners": None},
                {**RESULT, "ending": None},
                {**RESULT, "turns": "6"},
                {**RESULT, "more": 1},
            )
        )
    ),
    ("a seed revealed that was open", line(LAST, 2, SECRET.hex()), BadRecord, "The revealed seed is not the one that"),
]


LIVE_LAST = len(LIVE_TEXT.splitlines())
LIVE_DAMAGES: list[Case] = [
    (
        "another seed",
        line(LIVE_LAST, 2, bytes(32).hex(), text=LIVE_TEXT),
        BadRecord,
        "The revealed seed is not the one",
    ),
    ("a short seed", line(LIVE_LAST, 2, "00", text=LIVE_TEXT), BadRecord, "The revealed seed is not the one that was"),
    (
        "a seed in no hex",
        line(LIVE_LAST, 2, "xyz", text=LIVE_TEXT),
        BadRecord,
        f"Line {LIVE_LAST} holds no proper seed.",
    ),
    ("a seed as a number", line(LIVE_LAST, 2, 7, text=LIVE_TEXT), BadRecord, f"Line {LIVE_LAST} holds no proper seed."),
    (
        "a seed withheld",
        line(LIVE_LAST, 2, None, text=LIVE_TEXT),
        BadRecord,
        "The record cannot be replayed: its seed is",
    ),
    (
        "a moved game",
        line(2, 1, "bid 3", text=LIVE_TEXT),
        OtherVersion,
        "The record replays differently here from line",
    ),
]


@pytest.mark.parametrize(
    ("damage", "error", "words"),
    [pytest.param(damage, error, words, id=name) for name, damage, error, words in DAMAGES]
    + [pytest.param(damage, error, words, id=f"live: {name}") for name, damage, error, words in LIVE_DAMAGES],
)
def test_every_kind_of_damage_is_said_in_one_sentence(
    damage: Callable[[], str], error: type[CitywrightError], words: str
) -> None:
    with pytest.raises(CitywrightError) as why:
        read_and_replay(damage())

    assert one_sentence(why.value).startswith(words)
    assert type(why.value) is error


def test_each_damage_has_a_name_of_its_own() -> None:
    names = [name for name, *_ in DAMAGES]

    assert len(set(names)) == len(names)
    assert len(names) > 80


@pytest.mark.parametrize("depth", [10, 300, 900, 980, 995, 1000, 5000])
def test_a_nest_of_any_depth_is_refused(depth: int) -> None:
    """There are depths that can be read but not written again, or neither compared nor shown."""
    nest = "[" * depth + "]" * depth
    for key in ("options", "citywright", "seed"):
        head = json.dumps({**rows_of(TEXT)[0], key: "NEST"}).replace('"NEST"', nest)
        with pytest.raises(CitywrightError) as why:
            read_and_replay(head + "\n")
        one_sentence(why.value)


# -- whatever comes in --

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=12,
)


def refused_or_the_same(text: str) -> None:
    """A text is a record of our match, or it is refused in one sentence."""
    try:
        replayed = read_and_replay(text)
    except CitywrightError as why:
        one_sentence(why)
    else:
        assert replayed.record.lines == [] or TEXT.startswith(replayed.record.text()[:60])


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord) as why:
        read_record(text)

    one_sentence(why.value)


@given(st.binary())
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadRecord) as why:
        read_record(data.decode("utf-8", "replace") + "\n")

    one_sentence(why.value)


@given(st.lists(JSON, min_size=1, max_size=4))
def test_any_lines_of_json_are_refused(lines: list[Any]) -> None:
    with pytest.raises(BadRecord) as why:
        read_record(text_of(lines))

    one_sentence(why.value)


@settings(deadline=None)
@given(st.sampled_from(sorted(rows_of(TEXT)[0])), JSON)
def test_any_value_in_the_header_is_refused_or_harmless(key: str, value: Any) -> None:
    rows = rows_of(TEXT)
    refused_or_the_same(text_of([{**rows[0], key: value}]))


@settings(deadline=None)
@given(st.integers(1, LAST - 1), st.integers(0, 3), JSON)
def test_any_value_in_a_line_is_refused(at: int, column: int, value: Any) -> None:
    rows = rows_of(TEXT)
    if rows[at][column] == value and type(rows[at][column]) is type(value):
        return
    rows[at][column] = value
    with pytest.raises(CitywrightError) as why:
        read_and_replay(text_of(rows))

    one_sentence(why.value)


@settings(deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_any_letter_changed_is_refused_or_harmless(at: int, letter: str) -> None:
    text = TEXT[:at] + letter + TEXT[at + 1 :]
    try:
        replayed = read_and_replay(text)
    except CitywrightError as why:
        one_sentence(why)
    else:
        assert replayed.record.text() == TEXT
