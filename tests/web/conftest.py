"""Logs of the servers under test go where pytest shows them when a test fails."""

import pytest

from citywright.web import logs


@pytest.fixture(autouse=True)
def server_logs() -> None:
    logs.configure(plain=False)
