"""Content tables: plain data in files that lie in a title's package of rules."""

import json
from importlib import resources
from typing import Any


def read_content(module: str, file: str = "content.json") -> Any:
    """A table that lies beside a module. Compiled modules lie elsewhere than their packages: the package is asked."""
    return json.loads(resources.files(module.rpartition(".")[0]).joinpath(file).read_text(encoding="utf-8"))
