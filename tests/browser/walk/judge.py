"""The judge of a page: what a person would see to be wrong with it, in words."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

_JUDGE: Final = (Path(__file__).parent / "judge.js").read_text(encoding="utf-8")

# Letters are fitted to a new size when it has come to rest, and marks of what scrolls are set with the next picture: a
# page is looked at when nothing has moved for so many pictures.
_AT_REST: Final = """async () => {
  const picture = () => new Promise(requestAnimationFrame);
  const boxes = () => [...document.querySelectorAll(".area, .scene, .dock, .rail, .strip, main")]
    .map((one) => { const box = one.getBoundingClientRect(); return [box.x, box.y, box.width, box.height].join(); })
    .join(" ") + (document.querySelector(".area[data-fitting]") ? ` ${performance.now()}` : "");
  for (let same = 0, tries = 0, seen = boxes(); same < 8 && tries < 600; same += 1, tries += 1) {
    await picture();
    const now = boxes();
    if (now !== seen) [same, seen] = [-1, now];
  }
}"""


def judge(page: Page, *, board: bool = False, touch: bool = False) -> list[str]:
    """All faults of the page as it stands. `board`: a table, whose board needs room; `touch`: held in a hand."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(_AT_REST)
    found: list[str] = page.evaluate(_JUDGE, {"board": board, "touch": touch})
    return found
