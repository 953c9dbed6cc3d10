"""What the servers under test note down, and where their chance comes from."""

import os
import random
import secrets
from collections.abc import Iterator, MutableMapping
from typing import Any, Final

import pytest
from structlog.testing import capture_logs

CHANCE: Final = "CITYWRIGHT_TEST_CHANCE"
"""Set it to deal all tables of these tests anew: a test that hopes for a deal or a name is found that way. With "same"
all guests have one name."""


@pytest.fixture(autouse=True)
def log() -> Iterator[list[MutableMapping[str, Any]]]:
    """The log of this test."""
    with capture_logs() as entries:
        yield entries


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server of this process deals, names and draws alike in every run of a test; another test has other deals."""
    wanted = os.environ.get(CHANCE, "")
    source = random.Random(f"{request.node.nodeid} {wanted}")

    def choice(options: Any) -> Any:
        return options[0] if wanted == "same" and isinstance(options, list) else source.choice(options)

    monkeypatch.setattr(secrets, "SystemRandom", lambda: source)
    for name, drawn in (
        ("choice", choice),
        ("randbits", source.getrandbits),
        ("randbelow", source.randrange),
        ("token_bytes", lambda size=32: source.randbytes(size)),
        ("token_hex", lambda size=32: source.randbytes(size).hex()),
    ):
        monkeypatch.setattr(secrets, name, drawn)
