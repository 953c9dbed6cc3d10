"""What must stay as it is while the code is rebuilt: ./dev baseline FOLDER, then ./dev baseline FOLDER --against OLDER

Writes into a folder: fingerprints of seeded random games (legal lists and dumps at every decision), of all recorded
games, of everything that the viewers of those games are shown, the figures of `bench` and `bench updates`, and with
`--pictures` screenshots. `--against` compares with a folder written before, at another commit: a fingerprint that
differs is a fault, figures are shown as ratios in empty calls, pictures as the share of pixels that differ.
"""

import argparse
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageChops

from citywright.kit.chance import Stream
from citywright.kit.errors import OtherVersion
from citywright.kit.random_play import pick
from citywright.kit.record import read_record
from citywright.kit.referee import resume
from citywright.titles import Title, title, titles
from citywright.tools import bench, update_cost
from citywright.web.wire import ENCODER

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = 40
SHOWN_EVERY: Final = 5
TONE: Final = 24
"""Of 255: a pixel differs if one of its colours differs by more."""
PARTS: Final = ("games", "records", "scenes", "bench", "updates")

Found = dict[str, Any]


def games() -> Found:
    return {one.id: bench.fingerprints(one.id, GAMES) for one in titles()}


def records() -> Found:
    """The last fingerprint of every recorded game that the rules of today play."""
    found: Found = {}
    for path in sorted((ROOT / "tests").rglob("*.jsonl")):
        record = read_record(path.read_text(encoding="utf-8"))
        try:
            found[str(path.relative_to(ROOT))] = resume(title(record.game).game, record).record.lines[-1].mark
        except OtherVersion:
            found[str(path.relative_to(ROOT))] = f"version {record.version}"
    return found


def scenes() -> Found:
    """What every viewer is shown and offered in the course of a random game, at every player count."""
    return {f"{one.id} {players}": shown(one, players) for one in titles() for players in one.game.seats}


def shown(one: Title, players: int) -> str:
    game, display = one.game, one.page
    digest = hashlib.sha256()
    g, stream, number = game.setup(players, players, game.trial), Stream(players), 0
    names = [f"Name {seat}" for seat in range(players)]
    while True:
        if number % SHOWN_EVERY == 0 or g.is_over():
            for viewer in range(players + 1):
                view, prompt, deciders = game.view(g, viewer), g.prompt(viewer), list(g.deciders())
                digest.update(ENCODER.encode(display.scene(view, viewer, names, prompt, deciders)))
                if viewer in deciders:
                    digest.update(ENCODER.encode(display.choices(view, viewer, prompt, g.offered(viewer))))
        if g.is_over():
            return digest.hexdigest()[:16]
        g.apply(pick(game.verbs, g.legal(), stream))
        number += 1


MAKERS: Final[dict[str, Callable[[], Any]]] = {
    "games": games,
    "records": records,
    "scenes": scenes,
    "bench": lambda: bench.measure((), 5, 20),
    "updates": lambda: update_cost.measure((), 3),
}


def write(folder: Path, parts: list[str], pictures: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for part in parts:
        print(f"{part}...", file=sys.stderr, flush=True)
        (folder / f"{part}.json").write_text(json.dumps(MAKERS[part](), indent=1, sort_keys=True) + "\n")
    if pictures:
        print("pictures...", file=sys.stderr, flush=True)
        shots = [sys.executable, str(ROOT / "tests/browser/shots.py"), str(folder / "pictures")]
        wishes = ["--looks", "ru-light,en-dark", "--screens", "1440x900,1024x768,844x390,360x740"]
        subprocess.run([*shots, *wishes], cwd=ROOT, check=True)


# -- comparing --


def compare(older: Path, newer: Path) -> int:
    """Print what differs; the number of faults."""
    faults = 0
    for part in PARTS:
        files = [folder / f"{part}.json" for folder in (older, newer)]
        if not all(file.is_file() for file in files):
            print(f"{part}: only one folder has it")
            continue
        before, now = (json.loads(file.read_text()) for file in files)
        if isinstance(now, list):
            for line in ratios(before, now):
                print(f"{part}: {line}")
        else:
            differing = [f"{part}: {name}" for name in sorted({*before, *now}) if before.get(name) != now.get(name)]
            print("\n".join(f"DIFFERS {line}" for line in differing) or f"{part}: {len(now)} the same")
            faults += len(differing)
    for name, share in pictures(older / "pictures", newer / "pictures"):
        print(f"picture {name}: {share:.2%} of the pixels differ")
    return faults


def ratios(before: list[bench.Row], now: list[bench.Row]) -> Iterator[str]:
    """Each figure that both have, as how many times it takes now, measured in empty calls."""
    for old, row in bench.pairs(before, now):
        told = [
            f"{what} x {bench.calls(row, what) / bench.calls(old, what):.2f} ({old[what]} then, {row[what]} now)"
            for what in bench.FIGURES
            if what in old and what in row
        ]
        yield f"{row['title']} {row['players']}: {', '.join(told)}"


def pictures(older: Path, newer: Path) -> Iterator[tuple[str, float]]:
    """Every picture that differs, with the share of its pixels; all of them if it has another size."""
    for path in sorted(newer.glob("*.png")):
        if not (older / path.name).is_file():
            yield path.name, 1.0
            continue
        with Image.open(older / path.name) as old, Image.open(path) as new:
            share = differing(old.convert("RGB"), new.convert("RGB"))
        if share:
            yield path.name, share


def differing(old: Image.Image, new: Image.Image) -> float:
    if old.size != new.size:
        return 1.0
    most = ImageChops.difference(old, new).split()
    worst = ImageChops.lighter(ImageChops.lighter(most[0], most[1]), most[2])
    return sum(worst.histogram()[TONE + 1 :]) / (old.width * old.height)


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev baseline", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path)
    parser.add_argument("--against", type=Path, help="compare with this folder; writes what is not there yet")
    parser.add_argument("--parts", default=",".join(PARTS), help=f"of {','.join(PARTS)}")
    parser.add_argument("--pictures", action="store_true", help="screenshots, too (many minutes)")
    wishes = parser.parse_args()
    parts = [part for part in wishes.parts.split(",") if part]
    if unknown := set(parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    if wishes.against and not wishes.against.is_dir():
        parser.error(f"there is no folder {wishes.against}")
    missing = [part for part in parts if not (wishes.folder / f"{part}.json").is_file()]
    write(wishes.folder, missing if wishes.against else parts, wishes.pictures)
    return 1 if wishes.against and compare(wishes.against, wishes.folder) else 0


if __name__ == "__main__":
    sys.exit(main())
