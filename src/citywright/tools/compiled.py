"""The compiled engine: kit, bots, and every title's rules and evaluation, built by mypyc in a folder of their own.

A build lies in `build/compiled-<hash of what it was made of>` of the checkout and is made once. It holds nothing but
extension modules; a process that is told where it lies (`citywright/__init__.py`) finds them before the interpreted
modules of the same names. Package files (`__init__.py`) are never compiled: a compiled package would look for all of
its modules in the build.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import citywright
from citywright.kit.errors import CitywrightError
from citywright.texts.catalogue import texts_of

COMPILED: Final = ("kit/*.py", "bots/*.py", "titles/*/rules/**/*.py", "titles/*/evaluation.py")
"""The modules that are compiled, as patterns within the package."""

INTERPRETED: Final = {
    "kit/testing.py": "compile-left-assertion",
}
"""Modules of these packages that stay interpreted, with the message that says why."""

SWITCH: Final = "CITYWRIGHT_COMPILED"
"""The name by which a process is told where its build lies; `citywright/__init__.py` reads it."""

OPTIMISATION: Final = "1"
"""The second level compiles twice as long, and games are no faster by it. Commands and tests share a build."""

BUILD: Final = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class SideBySide(build_ext):
    # All modules are one extension (calls between them stay fast), and setuptools compiles its files in turn.
    def build_extension(self, ext):
        alone = type(self.compiler).compile
        def compile(sources, *args, **named):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda one: alone(self.compiler, [one], *args, **named), sources))
            return [name for names in made for name in names]
        self.compiler.compile = compile
        super().build_extension(ext)

# One huge file would take for ever.
parts = mypycify(sys.argv.pop().split(","), opt_level="{level}", debug_level="0", multi_file=True)
setup(name="citywright-compiled", packages=[], ext_modules=parts, cmdclass=dict(build_ext=SideBySide))
"""


class CannotCompile(CitywrightError):
    """There is no checkout, no compiler or no mypyc here, or the source does not compile."""


def checkout(language: str) -> Path:
    """The folder of the checkout this source belongs to."""
    root = Path(citywright.__file__).resolve().parents[2]
    if not (root / "pyproject.toml").is_file():
        raise CannotCompile(texts_of(language).say("compile-checkout"))
    return root


def modules(package: Path) -> list[str]:
    """The modules that are compiled, as paths within the package."""
    found = {path.relative_to(package).as_posix() for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(name for name in found if name not in INTERPRETED and not name.endswith("__init__.py"))


def fingerprint(package: Path) -> str:
    """A hash over everything a build is made of: the sources, the Python, the way it is built."""
    digest = hashlib.sha256(f"{sys.version} {OPTIMISATION} {BUILD} {INTERPRETED}".encode())
    for name in modules(package):
        digest.update(f"{name}\0{(package / name).stat().st_size}\0".encode())
        digest.update((package / name).read_bytes())
    return digest.hexdigest()[:16]


def build(language: str = "en", quiet: bool = False) -> Path:
    """The folder of the compiled packages; built first if these sources never were, which is said."""
    package = Path(citywright.__file__).resolve().parent
    folder = checkout(language) / "build" / f"compiled-{fingerprint(package)}"
    if folder.is_dir():
        return folder
    if not quiet:
        print(texts_of(language).say("compile-building"), file=sys.stderr, flush=True)
    draft = folder.with_name(f"{folder.name}.{os.getpid()}")
    names = modules(package)
    for name in names:
        copy = draft / "citywright" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(package / name, copy)
    for inner in {parent for name in names for parent in Path("citywright", name).parents if parent.name}:
        (draft / inner / "__init__.py").touch()
    command = [sys.executable, "-c", BUILD.format(level=OPTIMISATION), "--quiet", "build_ext", "--inplace"]
    command.append(",".join(f"citywright/{name}" for name in names))
    try:
        made = subprocess.run(command, cwd=draft, capture_output=True, text=True, check=False)
        if made.returncode:
            lines = [line for line in (made.stdout + made.stderr).splitlines() if line.strip()]
            said = [line for line in lines if "error" in line] or lines
            raise CannotCompile(texts_of(language).say("compile-fails", words="\n".join(said[-12:])))
        for path in sorted(draft.rglob("*"), reverse=True):
            if path.is_file() and path.suffix != ".so":
                path.unlink()
            elif path.is_dir() and not any(path.iterdir()):
                path.rmdir()
        if not folder.is_dir():  # another process may have been faster
            draft.rename(folder)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return folder


CHILD: Final = """
import json, sys
from citywright.tools import bench
assert bench.is_compiled()
function, arguments = sys.argv[1:]
print(json.dumps(getattr(bench, function)(*json.loads(arguments))))
"""


def call(folder: Path, function: str, *arguments: Any, language: str = "en") -> Any:
    """What a function of `citywright.bench` answers in a process that runs a build (plain data only)."""
    command = [sys.executable, "-c", CHILD, function, json.dumps(arguments)]
    made = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, env=environment(folder))
    if made.returncode:
        raise CannotCompile(texts_of(language).say("compile-broken", function=function, code=made.returncode))
    return json.loads(made.stdout)


def environment(folder: Path) -> dict[str, str]:
    """What a process must find to run a build."""
    return {**os.environ, SWITCH: str(folder)}


def become(language: str) -> None:
    """Begin this program anew with the compiled engine, unless it runs already."""
    if SWITCH not in os.environ:
        folder = build(language)
        os.execve(sys.executable, [sys.executable, *sys.argv], environment(folder))  # noqa: S606 - itself
