"""Lock files name packages, versions and hashes, and never the host they came from."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOST = re.compile(r"\w://|\bgit@|--(?:extra-)?index|--find-links|--trusted-host|^\s*(?://|registry\s*=)")
REQUIREMENT = re.compile(r"[A-Za-z0-9][\w.-]*(?:\[[\w,-]+\])?==\S+(?: ; .+)?")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
# Host-bearing formats of other tools; the locked requirement files are the only ones.
UNWANTED = ("uv.lock", "pylock.toml", "poetry.lock", "Pipfile.lock", "yarn.lock", "pnpm-lock.yaml")


def lock_files(root: Path) -> list[Path]:
    """Everything that pins packages or says where they come from."""
    python = ("requirements*.txt", "requirements/*")
    npm = ("package-lock.json", ".npmrc", "client/package-lock.json", "client/.npmrc")
    return sorted(path for pattern in python + npm for path in root.glob(pattern) if path.is_file())


def hosts(path: Path) -> list[str]:
    """The lines that name a host. In package-lock.json, a funding address is no place of download."""
    text = path.read_text(encoding="utf-8")
    if path.name == "package-lock.json":
        return re.findall(r'"resolved":\s*"[^"]*"', text)
    return [line.strip() for line in text.splitlines() if HOST.search(line)]


def unhashed(path: Path) -> list[str]:
    """Requirements that are not one exact version with at least one hash."""
    logical = path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    faults = []
    for line in (line.strip() for line in logical):
        if line and not line.startswith("#"):
            requirement, *hashes = re.split(r"\s+(?=--hash)", line)
            if not REQUIREMENT.fullmatch(requirement) or not hashes or not all(map(HASH.fullmatch, hashes)):
                faults.append(requirement)
    return faults


def names(path: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", path.read_text(encoding="utf-8"), re.MULTILINE))


def test_no_lock_file_names_a_host():
    assert {path.name for path in lock_files(ROOT)} >= {"runtime.txt", "dev.txt", "node.txt"}
    assert {str(path.relative_to(ROOT)): found for path in lock_files(ROOT) if (found := hosts(path))} == {}


def test_no_lock_file_of_another_tool_is_kept():
    assert [name for name in UNWANTED for folder in (ROOT, ROOT / "client") if (folder / name).exists()] == []


@pytest.mark.parametrize("name", ["runtime", "dev", "node"])
def test_every_requirement_is_pinned_and_hashed(name: str):
    file = ROOT / "requirements" / f"{name}.txt"

    assert names(file)
    assert unhashed(file) == []


def test_the_dev_file_contains_the_runtime_in_the_same_versions():
    runtime, dev = (names(ROOT / "requirements" / f"{name}.txt") for name in ("runtime", "dev"))

    assert runtime.items() <= dev.items()


GOOD = "click==8.1.0 ; python_version >= '3.11' \\\n    --hash=sha256:" + "0" * 64 + "\n    # via rich\n"


def test_the_checker_accepts_a_plain_locked_requirement(tmp_path: Path):
    file = tmp_path / "requirements.txt"
    file.write_text(GOOD)

    assert lock_files(tmp_path) == [file]
    assert hosts(file) == []
    assert unhashed(file) == []


@pytest.mark.parametrize(
    "line",
    [
        "--index-url packages.example.org",
        "--extra-index-url https://packages.example.org/simple",
        "--find-links ./wheels",
        "click @ https://packages.example.org/click-8.1.0.whl",
        "click @ git+ssh://git@example.org/click",
    ],
)
def test_the_checker_sees_a_planted_host(tmp_path: Path, line: str):
    file = tmp_path / "requirements.txt"
    file.write_text(GOOD + line + "\n")

    assert hosts(file) == [line]


def test_the_checker_sees_a_planted_host_in_npm_files(tmp_path: Path):
    npmrc, lock = tmp_path / ".npmrc", tmp_path / "package-lock.json"
    npmrc.write_text("omit-lockfile-registry-resolved=true\nregistry=https://example.org\n//example.org/:x=y\n")
    lock.write_text(
        '{"a": {"version": "1", "resolved": "https://example.org/a.tgz"}, "funding": "https://example.org"}'
    )

    assert hosts(npmrc) == ["registry=https://example.org", "//example.org/:x=y"]
    assert hosts(lock) == ['"resolved": "https://example.org/a.tgz"']


@pytest.mark.parametrize("line", ["click==8", "click", f"click>=8 --hash=sha256:{'0' * 64}", "click==8 --hash=md5:00"])
def test_the_checker_sees_a_planted_requirement_without_hash(tmp_path: Path, line: str):
    file = tmp_path / "requirements.txt"
    file.write_text(GOOD + line + "\n")

    assert len(unhashed(file)) == 1
