"""`citywright bench web`, in small."""

import json

from click.testing import CliRunner

from citywright.cli import main
from citywright.texts.catalogue import texts_of
from citywright.tools.load_test import Figures, percentile, report


def test_a_small_load_gives_all_figures():
    answer = CliRunner().invoke(main, ["bench", "web", "--json", "--tables", "4", "--rate", "20", "--seconds", "1.5"])

    assert answer.exit_code == 0, answer.output
    figures = json.loads(answer.stdout)
    assert {
        "tables",
        "sockets",
        "moves_per_s",
        "p50_ack_ms",
        "p99_ack_ms",
        "p99_update_ms",
        "cpu_s",
        "rss_mb",
    } <= figures.keys()
    assert (figures["tables"], figures["sockets"], figures["refused"]) == (4, 8, 0)
    # Every move that was due was made, or nobody was there to make it: none is lost.
    assert figures["moves"] + figures["late"] == 30
    assert figures["moves"] > 0
    assert 0 < figures["p50_ack_ms"] <= figures["p95_ack_ms"] <= figures["p99_ack_ms"]
    assert figures["p99_update_ms"] > 0
    assert figures["rss_mb"] > 20


def test_percentiles_are_in_milliseconds():
    values = [n / 1000 for n in range(1, 101)]

    assert (percentile(values, 50), percentile(values, 99), percentile([0.5], 99), percentile([], 50)) == (
        51,
        100,
        500,
        0,
    )


def test_the_report_speaks_both_languages():
    figures = Figures(
        tables=1,
        sockets=2,
        moves=3,
        moves_per_s=4,
        p50_ack_ms=5,
        p95_ack_ms=6,
        p99_ack_ms=7,
        p50_update_ms=8,
        p95_update_ms=9,
        p99_update_ms=10,
        refused=0,
        late=0,
        cpu_s=11,
        rss_mb=12,
    )

    assert "p99 7" in report(figures, False, texts_of("en"))
    assert "1 стол, 2 соединения, 3 хода" in report(figures, False, texts_of("ru"))
    assert json.loads(report(figures, True, texts_of("ru")))["p99_update_ms"] == 10
