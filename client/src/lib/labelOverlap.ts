/** Labels that would leave their room are drawn narrower; of overlapping ones the highest ranks are left out. */

const GAP = 2;
/** What would have to be squeezed more than this is left out, if its rank allows. */
const SQUEEZED = 1.7;

interface Spot {
  text: SVGTextElement;
  rank: number;
  box: DOMRect;
}

const touch = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** Letters keep their size on a small screen, so a text may outgrow its room: `data-room` has its room, width and font
 *  size. */
function narrow(svg: SVGSVGElement): void {
  const found = [...svg.querySelectorAll<SVGTextContentElement>("[data-room]")];
  const sizes = found.map((one) => parseFloat(getComputedStyle(one).fontSize));
  for (const [n, one] of found.entries()) {
    const [room = 0, wide = 0, size = 1] = (one.dataset.room ?? "").split(" ").map(Number);
    const grown = (wide * (sizes[n] ?? size)) / size;
    const length = grown > room ? String(room) : null;
    if (one.getAttribute("textLength") !== length) {
      if (length === null) one.removeAttribute("textLength");
      else {
        one.setAttribute("textLength", length);
        one.setAttribute("lengthAdjust", "spacingAndGlyphs");
      }
    }
    one.toggleAttribute("data-squeezed", grown > SQUEEZED * room);
  }
}

/** Fit labels in the next animation frame, when the layout is known. Returns the function that cancels it. */
export function fitLabels(svg: SVGSVGElement): () => void {
  const frame = requestAnimationFrame(() => {
    narrow(svg);
    if (!svg.querySelector("text[data-rank]")) return;
    // Figures in discs stay; names are left out where they overlap them.
    const texts = [...svg.querySelectorAll<SVGTextElement>("text.label, .disc > text")];
    const spots: Spot[] = texts.map((text) => ({
      text,
      rank: Number(text.dataset.rank ?? 0),
      box: (text.closest(".disc") ?? text).getBoundingClientRect(),
    }));
    const kept: Spot[] = [];
    const edge = svg.getBoundingClientRect();
    const near = svg.closest(".near") !== null;
    const leaves = (box: DOMRect): boolean =>
      !near &&
      (box.left < edge.left - 1 ||
        box.right > edge.right + 1 ||
        box.top < edge.top - 1 ||
        box.bottom > edge.bottom + 1);
    for (const spot of spots.toSorted((a, b) => a.rank - b.rank)) {
      const hidden =
        spot.rank > 0 &&
        (spot.text.matches("[data-squeezed], :has([data-squeezed])") ||
          leaves(spot.box) ||
          kept.some((one) => touch(one.box, spot.box)));
      spot.text.classList.toggle("left-out", hidden);
      if (!hidden) kept.push(spot);
    }
  });
  return () => cancelAnimationFrame(frame);
}
