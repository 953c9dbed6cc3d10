"""A game at the terminal: played, asked about, left and taken up again."""

import json
import re
from pathlib import Path

import pytest

from citywright.kit.record import read_record
from citywright.terminal import save as saves
from citywright.titles import title
from citywright.titles.settlers.rules.game import GAME
from tests.terminal.conftest import Run, moves_of_a_game, played


def words(text: str) -> str:
    """The output as one line, however it was wrapped."""
    return " ".join(text.split())


def test_a_whole_game_is_played_by_typed_moves_to_its_score_sheet(run: Run, tmp_path: Path):
    moves = moves_of_a_game(7)
    result = run("play settlers --seats Anna,Boris --seed 7 --save whole.jsonl", *moves)

    record = read_record((tmp_path / "whole.jsonl").read_text())
    assert result.exit_code == 0
    assert record.text() == played(7, 10_000).record.text()
    assert [line.move for line in record.lines] == moves
    assert record.result is not None
    assert record.names == ("Anna", "Boris")
    for seat, score in enumerate(record.result["scores"]):
        assert re.search(rf"Total.*{score}", result.output), (seat, score)
    winners = " and ".join(record.names[seat] for seat in record.result["winners"])
    assert f"ictory: {winners}" in result.output
    assert "citywright replay whole.jsonl" in words(result.output)


def test_every_move_is_asked_to_be_on_disk_and_so_are_the_new_file_and_its_folder(run: Run, synced: list[int]):
    run("play settlers --seats Anna,Boris --seed 7 --save g.jsonl", *moves_of_a_game(7, 5), "undo", "quit")

    assert len(synced) == 2 + 5 + 1


def test_a_game_against_two_bots_needs_no_option_and_asks_for_its_title(run: Run, tmp_path: Path):
    result = run("play", "1", "quit")

    (path,) = (tmp_path / "saves").iterdir()
    record = read_record(path.read_text())
    assert result.exit_code == 0
    assert record.names == ("me", "greedy", "greedy 2")
    assert "You, Shrewd bot, Shrewd bot 2" in result.output


def test_numbered_choices_alone_play_a_game_against_bots_to_its_end(run: Run, tmp_path: Path):
    result = run("play settlers --players 2 --seed 5 --save g.jsonl", *["1"] * 400)

    assert result.exit_code == 0
    assert "Victory: " in result.output
    assert read_record((tmp_path / "g.jsonl").read_text()).result is not None


def test_an_option_the_game_does_not_have_is_refused_before_anything_is_written(run: Run, tmp_path: Path):
    result = run("play settlers --option fog=thick --save g.jsonl")

    assert result.exit_code == 2
    assert "settlers has no option 'fog'" in words(result.output)
    assert not (tmp_path / "g.jsonl").exists()


def test_bots_alone_play_a_game_that_can_be_watched(run: Run, tmp_path: Path):
    result = run("play settlers --seats random,random --seed 5 --save g.jsonl")

    assert result.exit_code == 0
    assert "Random bot 2 opens" in result.output
    assert read_record((tmp_path / "g.jsonl").read_text()).result is not None


def test_the_lone_player_reads_you_and_two_people_read_their_names(run: Run):
    alone = run("play settlers --seats me,bot --seed 3 --save a.jsonl", "1", "1", "1")
    together = run("play settlers --seats Anna,Boris --seed 3 --save b.jsonl", "1", "1", "1")

    assert "You draft a" in alone.output
    assert "Anna drafts a" in together.output
    assert "You" not in together.output.replace("Your", "")


def test_enter_alone_ends_a_turn_but_decides_nothing_else(run: Run, tmp_path: Path):
    moves = moves_of_a_game(7)
    until_end = moves[: moves.index("end")]
    result = run("play settlers --seats Anna,Boris --seed 7 --save g.jsonl", "", "", *until_end, "")

    kept = [line.move for line in read_record((tmp_path / "g.jsonl").read_text()).lines]
    assert result.exit_code == 0
    assert kept == [*until_end, "end"]


def test_undo_and_redo_are_kept_in_the_record(run: Run, tmp_path: Path):
    first = moves_of_a_game(7)[0]
    result = run("play settlers --seats Anna,Boris --seed 7 --save g.jsonl", first, "undo", "redo", "undo")

    record = read_record((tmp_path / "g.jsonl").read_text())
    assert [line.move for line in record.lines] == [first, "undo", first, "undo"]
    assert record.effective() == []
    assert f"Taken back: {first}." in result.output
    assert f"Brought back: {first}." in result.output


def test_there_is_no_way_back_past_what_was_revealed(run: Run, tmp_path: Path):
    moves = moves_of_a_game(7)
    revealed = next(i for i, move in enumerate(moves) if move.startswith("reveal")) + 1
    result = run("play settlers --seats Anna,Boris --seed 7 --save g.jsonl", *moves[:revealed], "undo", "redo")

    assert "There is nothing to take back" in result.output
    assert "There is nothing to bring back: " in result.output
    assert len(read_record((tmp_path / "g.jsonl").read_text()).lines) == revealed


def test_the_log_forgets_what_was_taken_back(run: Run):
    first = moves_of_a_game(7)[0]
    result = run("play settlers --seats Anna,Boris --seed 7 --save g.jsonl", first, "undo", "log")

    assert "Nothing has happened yet." in result.output


def test_why_prints_the_clause_in_the_language_of_the_table(run: Run):
    book = title("settlers").rulebook.by_number
    english = run("play settlers --seed 7 --save a.jsonl --seats Anna,Boris", "why place 0 0", "why 1")
    russian = run("play settlers --seed 7 --save b.jsonl --seats Anna,Boris --lang ru", "why place 0 0", "why")

    assert 'The move "place 0 0" is forbidden now by S-9.' in english.output
    assert book[9].text["en"] in words(english.output)
    assert "This move is allowed now: draft" in english.output
    assert book[9].text["ru"] in words(russian.output)
    assert "Наберите ход после слова why" in russian.output


def test_an_illegal_move_names_its_rule_and_changes_nothing(run: Run, tmp_path: Path):
    result = run("play settlers --seed 7 --save a.jsonl --seats Anna,Boris", "place 0 0")

    assert "is forbidden now by S-9." in result.output
    assert read_record((tmp_path / "a.jsonl").read_text()).lines == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("frobnicate", 'There is no move "frobnicate".'),
        ("draftt N-lake-1", "Did you mean draft?"),
        ("place 1", "It is written: place <cell across> <cell away from you>."),
        ("place one 1", '"one" is not a number (cell across).'),
        ("place 99 1", "Cell across: from -33 to 33."),
        ("draft N-lakes-1", "Did you mean N-lake-1"),
        ("99", "Choose a number from 1 to "),
        ("0", "Choose a number from 1 to "),
        ("lang de", "There are: ru, en."),
        ("x" * 500, "That line is too long: a move has at most 200 characters."),
        ("\x1b[31mred", 'There is no move "?[31mred".'),
    ],
)
def test_what_makes_no_sense_is_answered_with_a_sentence(run: Run, tmp_path: Path, typed: str, answer: str):
    result = run("play settlers --seed 7 --save a.jsonl --seats Anna,Boris", typed)

    assert answer in words(result.output)
    assert result.output.count("Your answer") == 2
    assert read_record((tmp_path / "a.jsonl").read_text()).lines == []


def test_the_language_changes_in_the_middle_of_a_game(run: Run):
    result = run("play settlers --seed 7 --save a.jsonl --seats me,bot", "lang ru", "foo", "lang en")

    assert "Opening draft: which nature square do you take?" in result.output
    assert "Стартовый выбор: какой природный квадрат вы берёте?" in result.output
    assert "Хода «foo» нет." in result.output
    assert "The table speaks English now." in result.output


def test_the_language_comes_from_the_environment(run: Run):
    assert "Призовые квадраты" in run("play settlers --save a.jsonl", "quit", LANG="ru_RU.UTF-8").output
    assert "Prizes" in run("play settlers --save b.jsonl", "quit", LANG="de_DE.UTF-8").output


def test_help_rules_score_log_and_table_answer_in_between(run: Run):
    typed = [
        "help",
        "rules",
        "rules S-42",
        "rules cart junction",
        "rules zzz",
        "rules S-999",
        "score",
        "table",
        "log all",
    ]
    result = run("play settlers --seed 7 --save a.jsonl --seats me,bot", *typed)

    assert "which rule forbids that move" in result.output
    assert "S-42" in result.output
    assert "No rule has these words: zzz." in result.output
    last = title("settlers").rulebook.clauses[-1].id
    assert f"There is no rule S-999. The rules go from S-1 to {last}." in words(result.output)
    assert "Tokens in hand" in result.output
    assert result.output.count("Opening draft: which") == 2


def test_the_end_of_input_and_quit_say_how_to_go_on(run: Run):
    for ending in ([], ["quit"]):
        result = run(f"play settlers --seed 7 --save {len(ending)}.jsonl", *ending)

        assert result.exit_code == 0
        assert f"citywright play --resume {len(ending)}.jsonl" in result.output


def test_a_resumed_game_goes_on_where_it_was_left(run: Run, saved: Path):
    result = run(f"play --resume {saved}", *moves_of_a_game(7)[12:20])

    assert result.exit_code == 0
    assert saved.read_text() == played(7, 20).record.text()


def test_undo_still_works_after_resuming(run: Run, tmp_path: Path):
    first = moves_of_a_game(7)[0]
    run("play settlers --seats Anna,Boris --seed 7 --save g.jsonl", first)
    result = run("play --resume g.jsonl", "undo", "log")

    assert f"Taken back: {first}." in result.output
    assert "Nothing has happened yet." in result.output


def test_an_unfinished_game_is_offered_and_may_be_refused(run: Run, tmp_path: Path):
    run("play settlers", "1", "quit")
    (path,) = (tmp_path / "saves").iterdir()
    again = run("play settlers", "", "quit")
    other = run("play settlers", "n", "quit")

    assert f"Going on with the game in saves/{path.name}" in again.output
    assert "Going on" not in other.output
    assert len(list((tmp_path / "saves").iterdir())) == 2


def test_a_finished_game_is_not_offered(run: Run, tmp_path: Path):
    run("play settlers --seats random,random")

    assert "Go on with it?" not in run("play settlers", "quit").output


def test_a_game_killed_between_its_last_move_and_its_end_gets_its_end(run: Run, finished: Path):
    lines = finished.read_text().splitlines(keepends=True)
    assert json.loads(lines[-1])[0] == "end"
    finished.write_text("".join(lines[:-1]))
    result = run(f"play --resume {finished}")

    assert "Victory: " in result.output
    assert finished.read_text() == "".join(lines)


def test_a_line_cut_off_is_dropped_only_when_asked(run: Run, saved: Path):
    whole = saved.read_bytes()
    saved.write_bytes(whole + b'[0,"end')
    refused = run(f"play --resume {saved}")
    after_refusal = saved.read_bytes()
    mended = run(f"play --resume {saved} --mend", "quit")

    assert refused.exit_code == 2
    assert "breaks off in the middle of line 14" in refused.output
    assert after_refusal == whole + b'[0,"end'
    assert mended.exit_code == 0
    assert saved.read_bytes() == whole


def test_a_move_that_cannot_be_written_is_not_made(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    written: list[bytes] = []

    def full(file: int, data: bytes) -> None:
        if len(written) == 2:
            real(file, data[:5])
            raise OSError(28, "No space left on device")
        written.append(data)
        real(file, data)

    real = saves.write_all
    monkeypatch.setattr(saves, "write_all", full)
    moves = moves_of_a_game(7)
    result = run("play settlers --seats Anna,Boris --seed 7 --save g.jsonl", *moves[:4])

    assert result.exit_code == 2
    assert "could not be written to g.jsonl: No space left on device" in words(result.output)
    assert [line.move for line in read_record((tmp_path / "g.jsonl").read_text()).lines] == moves[:1]


def test_secrets_are_kept_behind_a_curtain(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(GAME), "secret", True)
    result = run("play settlers --seats Anna,Boris,bot --seed 7 --save g.jsonl", "", "1", "", "1", "", "1")

    assert "Only Anna may look now" in result.output
    assert "Only Boris may look now" in result.output


def test_an_open_game_has_no_curtain(run: Run):
    result = run("play settlers --seats Anna,Boris --seed 7 --save g.jsonl", *moves_of_a_game(7, 8))

    assert "may look now" not in result.output


@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_screen_may_be_narrow_or_wide(run: Run, width: int):
    result = run("play settlers --seed 7 --save g.jsonl --seats me,bot", "1", "1", "1", "1", "1", COLUMNS=str(width))
    drawn = [line for line in result.output.splitlines() if line.startswith(("│", "╭", "╰"))]

    assert drawn
    assert max(map(len, drawn)) <= width
