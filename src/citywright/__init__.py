"""Citywright: one table for five games about founding cities and empires."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

__version__ = "0.1.0"


class CompiledModules:
    """Finds the modules of a build by mypyc (`tools/compiled.py`) before the interpreted ones of the same name."""

    def __init__(self, build: str) -> None:
        root = Path(build)
        self.files = {
            ".".join([*path.relative_to(root).parts[:-1], path.name.partition(".")[0]]): str(path)
            for path in root.rglob("*.so")
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file)) if file else None


# In this process and in those it starts, which inherit the environment.
if _build := os.environ.get("CITYWRIGHT_COMPILED"):
    sys.meta_path.insert(0, CompiledModules(_build))
