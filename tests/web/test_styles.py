"""Style sheets of titles are sent in the reader's letters, as the sheets of the house are built."""

import pytest

from citywright.titles import Title, titles
from citywright.web.styles import in_letters


@pytest.mark.parametrize(
    ("drawn", "sent"),
    [
        (".a { padding: 8px 24.5px; }", ".a { padding: 0.5rem 1.53125rem; }"),
        (".a { border: 1px solid; letter-spacing: -.25px }", ".a { border: 1px solid; letter-spacing: -.25px }"),
        ("@media (max-width: 760px), (max-height: 639px) {", "@media (max-width: 47.5em), (max-height: 39.9375em) {"),
        ("@container (max-width: 2px) {", "@container (max-width: 0.125rem) {"),
        (".a { background: url(a-16px.svg) 16px }", ".a { background: url(a-16px.svg) 1rem }"),
        (".a { margin: calc(16px * -1) }", ".a { margin: calc(1rem * -1) }"),
    ],
)
def test_lengths_become_letters_and_hairlines_stay(drawn: str, sent: str):
    assert in_letters(drawn) == sent


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_no_condition_of_a_sheet_is_left_in_pixels(title: Title):
    drawn = (title.files / "art" / "board.css").read_text(encoding="utf-8")
    sent = in_letters(drawn)

    assert sent.count("{") == drawn.count("{")
    assert not [line for line in sent.splitlines() if "@media" in line and "px" in line.partition("{")[0]]
