"""Games as they were played, by version of the rules. They are never played anew.

A record of the version that is played here replays to its last line. One of an earlier version is refused by a sentence
that says so; where its rules differ stands in a README beside it.
"""

from pathlib import Path

import pytest

from citywright.kit.errors import OtherVersion
from citywright.kit.record import read_record
from citywright.kit.referee import resume
from citywright.titles import title, titles

HERE = Path(__file__).parent
CORPUS = sorted(HERE.glob("*/v*/*.jsonl"))


def test_every_title_has_its_records_of_version_1() -> None:
    assert len(list(HERE.glob("*/v1/*.jsonl"))) == 55
    assert {path.parts[-3] for path in CORPUS} == {one.id for one in titles()}


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: "-".join((path.parts[-3], path.parts[-2], path.stem)))
def test_a_record_replays_or_says_which_rules_it_needs(path: Path) -> None:
    game = title(path.parts[-3]).game
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert f"v{record.version}" == path.parts[-2]

    if record.version == game.version:
        assert resume(game, record).record.text() == text
    else:
        assert (path.parent / "README.md").is_file(), "nobody wrote down what changed"
        with pytest.raises(OtherVersion, match=f"played with version {record.version} of the {game.title} rules"):
            resume(game, record)
