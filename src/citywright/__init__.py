"""Citywright: one table for five games about founding cities and empires."""

import os
import sys

__version__ = "0.1.0"

# A build by mypyc (`compiled.py`) goes before the interpreted engine, in this process and in those it starts.
if _build := os.environ.get("CITYWRIGHT_COMPILED"):
    sys.path.append(_build)  # last: the build has a folder `citywright` too, and spawned processes inherit the path
    __path__.insert(0, f"{_build}/citywright")
