"""What the documents print is what the code does."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_sample_in_the_readme_prints_what_stands_below_it():
    found = re.search(r"```python\n(.*?)```\n\n```\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    code, printed = found.groups()

    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, encoding="utf-8")

    assert run.stdout == printed
