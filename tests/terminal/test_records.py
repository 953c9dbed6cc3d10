"""Replay, verify and rules; and every file, seat and seed that will not do: one sentence, code 2, nothing changed."""

import fcntl
import json
import os
from pathlib import Path

import pytest

from citywright.kit.record import read_record
from citywright.kit.referee import Referee
from citywright.titles import title
from tests.terminal.conftest import Run, moves_of_a_game


def words(text: str) -> str:
    return " ".join(text.split())


# -- replay --


def test_replay_prints_every_step_of_a_whole_game(run: Run, finished: Path):
    moves = moves_of_a_game(7)
    english = run(f"replay {finished} --all")
    russian = run(f"replay {finished} --lang ru", str(len(moves)))

    assert english.exit_code == russian.exit_code == 0
    for at, move in enumerate(moves, 1):
        assert f"{at} of {len(moves)} · " in english.output
        assert f": {move}" in english.output
    assert "The game is over: " in english.output
    assert "Партия окончена: " in russian.output
    assert "Total" in english.output


def test_replay_goes_forward_back_and_jumps(run: Run, saved: Path):
    result = run(f"replay {saved}", "", "b", "7", "99", "x", "12", "")
    steps = [line.split(" · ")[0] for line in result.output.splitlines() if " of 12 · " in line]

    assert result.exit_code == 0
    assert steps == [f"{at} of 12" for at in (0, 1, 0, 7, 12)]
    assert result.output.count("a number from 0 to 12, or q.") == 2
    assert "This is the end of the record." in result.output


def test_replay_ends_politely_with_the_input_and_leaves_out_what_was_taken_back(run: Run):
    first = moves_of_a_game(7)[0]
    run("play settlers --seats Anna,Boris --seed 7 --save g.jsonl", first, "undo", first)
    result = run("replay g.jsonl", "")

    assert result.exit_code == 0
    assert "1 of 1 · ● Anna" in result.output or "1 of 1 · ■ Boris" in result.output


def test_a_name_in_a_record_cannot_command_the_terminal(run: Run, tmp_path: Path):
    referee = Referee(title("settlers").game, 2, 7, None, ("\x1b[31mA[bold]", "B\nC"))
    (tmp_path / "g.jsonl").write_text(referee.record.text())
    result = run("replay g.jsonl --all")

    assert result.exit_code == 0
    assert "\x1b" not in result.output


# -- verify --


def test_verify_says_what_it_found(run: Run, saved: Path, finished: Path):
    unfinished, whole = run(f"verify {saved}"), run(f"verify {finished}")
    russian = run(f"verify {finished} --lang ru")

    assert unfinished.exit_code == whole.exit_code == 0
    assert unfinished.output.strip() == "The record is sound and unfinished: Settlers, 12 moves so far."
    assert words(whole.output).startswith("The record is sound and finished: Settlers, ")
    assert words(russian.output).startswith("Запись верна, партия окончена: Поселенцы, ")


def test_verify_knows_a_kept_promise_and_a_sealed_seed(run: Run, tmp_path: Path):
    game, secret = title("settlers").game, bytes(range(32))
    referee = Referee(game, 2, secret)
    (tmp_path / "sealed.jsonl").write_text(referee.record.text())
    while not referee.state.is_over():
        referee.play(referee.state.actor(), referee.state.legal()[0])
    (tmp_path / "open.jsonl").write_text(referee.record.text())

    assert "cannot be replayed yet" in words(run("verify sealed.jsonl").output)
    assert "The promise made before the first move was kept" in words(run("verify open.jsonl").output)


def test_verify_sees_a_result_that_was_never_reached(run: Run, tmp_path: Path):
    referee = Referee(title("settlers").game, 2, 7)
    referee.record.finish({"ending": "prizes", "scores": [9, 0], "winners": [0], "turns": 1}, None)
    (tmp_path / "g.jsonl").write_text(referee.record.text())
    result = run("verify g.jsonl")

    assert result.exit_code == 2
    assert "Error: " in result.output


# -- rules --


def test_rules_are_printed_whole_by_number_and_by_words(run: Run):
    book = title("settlers").rulebook
    everything, one, found = (
        run("rules settlers"),
        run("rules settlers s-42 --lang ru"),
        run("rules settlers cart corners"),
    )

    assert all(f"{clause.id} " in everything.output for clause in book.clauses)
    assert book.by_number[42].text["ru"] in words(one.output)
    assert "S-100" in found.output
    assert "S-42" not in found.output


@pytest.mark.parametrize("words_given", ["S-137", "S-0", "zzzzz"])
def test_a_rule_that_is_not_there_is_said(run: Run, words_given: str):
    result = run(f"rules settlers {words_given}")

    assert result.exit_code == 2
    assert "rule" in result.output


# -- what will not do --


def edited(path: Path) -> None:
    path.write_text(path.read_text().replace('"draft N-', '"draft V-', 1))


def reseeded(path: Path) -> None:
    path.write_text(path.read_text().replace('"seed":7', '"seed":8', 1))


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])


def other_version(path: Path) -> None:
    rechained(path, "version", 99)


def other_content(path: Path) -> None:
    rechained(path, "content", "0123456789abcdef")


def unknown_game(path: Path) -> None:
    rechained(path, "game", "chess")


def rechained(path: Path, key: str, value: object) -> None:
    """An honest record of something else: the header changed and the chain computed anew."""
    record = read_record(path.read_text())
    setattr(record, key, value)
    lines, record.lines = record.lines, []
    for line in lines:
        record.add(line.seat, line.move, line.mark)
    path.write_text(record.text())


def other_format(path: Path) -> None:
    head, rest = path.read_text().split("\n", 1)
    path.write_text(json.dumps(json.loads(head) | {"citywright": 2}) + "\n" + rest)


def forged(path: Path) -> None:
    """A move that never was legal, with a correct chain."""
    record = read_record(path.read_text())
    record.add(0, "place 0 0", "000000000000")
    path.write_text(record.text())


def not_json(path: Path) -> None:
    path.write_text("hello\n")


def empty(path: Path) -> None:
    path.write_text("")


def binary(path: Path) -> None:
    path.write_bytes(b"\x00\xff\xfe" * 100)


def latin(path: Path) -> None:
    path.write_bytes(b"\xe9t\xe9\n")


def deep(path: Path) -> None:
    path.write_text("[" * 100_000 + "\n")


def huge(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(17_000_000)


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def nothing(path: Path) -> None:
    path.unlink()


def pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


BAD_FILES = {
    edited: "was edited",
    reseeded: "was edited",
    truncated: "breaks off in the middle of line 13",
    other_version: "version 99",
    other_content: "other settlers content",
    unknown_game: "There is no game 'chess'",
    other_format: "format 2",
    forged: "replays differently here from line",
    not_json: "is not JSON",
    empty: "is empty",
    binary: "holds no text",
    latin: "holds no text",
    deep: "is not JSON",
    huge: "is too large",
    folder: "is a folder",
    nothing: "There is no file",
    pipe: "is not an ordinary file",
}


@pytest.mark.parametrize("spoil", BAD_FILES, ids=lambda spoil: spoil.__name__)
@pytest.mark.parametrize("command", ["verify", "replay --all", "play --resume"])
def test_a_bad_file_is_one_sentence_and_code_2(run: Run, saved: Path, spoil, command: str):
    spoil(saved)
    before = saved.read_bytes() if saved.is_file() else None
    files = sorted(saved.parent.iterdir())
    result = run(f"{command} {saved}")

    assert result.exit_code == 2, result.output
    said = words(result.output)
    assert said.startswith("Error: ")
    assert BAD_FILES[spoil] in said
    assert "Traceback" not in said
    assert (saved.read_bytes() if saved.is_file() else None) == before
    assert sorted(saved.parent.iterdir()) == files


def test_a_file_that_cannot_be_read_is_said(run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch):
    def denied(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", denied)
    result = run(f"verify {saved}")

    assert result.exit_code == 2
    assert "cannot be read: Permission denied." in words(result.output)


BAD_STARTS = {
    "play chess": "There is no game 'chess'",
    "play setlers": "Did you mean settlers?",
    "rules chess": "There is no game 'chess'",
    "play settlers --players 5": "for 2 to 4 players, not 5",
    "play settlers --players 1": "for 2 to 4 players, not 1",
    "play settlers --players -3": "for 2 to 4 players, not -3",
    "play settlers --seed -1": "whole number from 0 to",
    f"play settlers --seed {2**64}": "whole number from 0 to",
    "play settlers --seed abc": "not a valid integer",
    "play settlers --seats a,b,c --players 2": "3 seats named for 2 players",
    "play settlers --seats a,,b": "1 to 20 characters",
    f"play settlers --seats {'x' * 21},bot": "1 to 20 characters",
    "play settlers --lang de": "'de' is not one of",
    "play settlers --save here": "already exists",
    "play settlers --save taken.jsonl": "already exists",
    "play settlers --save none/g.jsonl": "cannot be written to none/g.jsonl: No such file or directory",
    "play settlers --save taken.jsonl/g.jsonl": "cannot be written to taken.jsonl/g.jsonl: Not a directory",
    f"play settlers --save {'x' * 300}": "cannot be written to",
    "play --resume taken.jsonl --seed 3": "leave out --seed",
    "play --resume taken.jsonl --players 2": "leave out --players",
}


@pytest.mark.parametrize("line", BAD_STARTS)
def test_a_game_that_cannot_begin_is_one_sentence_and_code_2(run: Run, tmp_path: Path, line: str):
    (tmp_path / "here").mkdir()
    (tmp_path / "taken.jsonl").write_text("mine\n")
    result = run(line)

    assert result.exit_code == 2, result.output
    assert BAD_STARTS[line] in words(result.output)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["here", "taken.jsonl"]
    assert (tmp_path / "taken.jsonl").read_text() == "mine\n"


def test_saves_that_cannot_be_made_are_said(run: Run, tmp_path: Path):
    (tmp_path / "saves").write_text("a file, no folder\n")
    result = run("play settlers")

    assert result.exit_code == 2
    assert "The game cannot be written to saves" in words(result.output)
    assert (tmp_path / "saves").read_text() == "a file, no folder\n"


def test_a_finished_game_cannot_be_resumed(run: Run, finished: Path):
    before = finished.read_bytes()
    result = run(f"play --resume {finished}")

    assert result.exit_code == 2
    assert "is over. Watch it with: citywright replay" in words(result.output)
    assert finished.read_bytes() == before


def test_a_game_is_played_in_one_window_only(run: Run, saved: Path):
    with saved.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        result = run(f"play --resume {saved}")

    assert result.exit_code == 2
    assert "is being played in another window" in words(result.output)


def test_files_in_the_folder_of_saves_that_are_no_records_disturb_nobody(run: Run, tmp_path: Path):
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves/settlers-1.jsonl").write_bytes(b"\x00garbage")
    (tmp_path / "saves/settlers-2.jsonl").mkdir()
    result = run("play settlers", "quit")

    assert result.exit_code == 0
    assert "Go on with it?" not in result.output
