"""The client's types are those of the server's structs."""

import importlib.util
from pathlib import Path
from types import ModuleType

SCRIPT = Path(__file__).parents[2] / "client/scripts/client_types.py"


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("client_types", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_client_are_fresh():
    made = generator()

    # If not: ./dev run python client/scripts/client_types.py
    assert made.TARGET.read_text(encoding="utf-8") == made.written()
