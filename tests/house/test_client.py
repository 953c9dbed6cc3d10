"""The client passes its own tools: the Svelte compiler and TypeScript, the linter, the formatter."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "client"
# The programs behind `npm run types`, `lint` and `format`, without npm, which takes half a second each time.
TOOLS = {
    "types": ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    "lint": ("eslint/bin/eslint.js", "--max-warnings", "0", "."),
    "format": ("prettier/bin/prettier.cjs", "--log-level", "warn", "--check", "."),
}


@pytest.mark.parametrize("tool", TOOLS)
def test_the_client_is_clean(tool: str):
    node = os.environ.get("CITYWRIGHT_NODE") or shutil.which("node")
    assert node, "No Node is known here: run the tests with ./dev test."
    program, *args = TOOLS[tool]

    done = subprocess.run(
        [node, f"node_modules/{program}", *args], cwd=CLIENT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, f"./dev check says the same:\n{done.stdout}{done.stderr}"
