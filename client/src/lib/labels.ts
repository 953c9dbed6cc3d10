/** Labels that would lie over one another: those of the highest rank are left out. */

const GAP = 2;

interface Spot {
  text: SVGTextElement;
  rank: number;
  box: DOMRect;
}

const touch = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** Look before the next picture, when everything stands where it will be seen. The answer takes it off again. */
export function thinOut(svg: SVGSVGElement): () => void {
  const frame = requestAnimationFrame(() => {
    const texts = [...svg.querySelectorAll<SVGTextElement>("text.label")];
    const spots: Spot[] = texts.map((text) => ({ text, rank: Number(text.dataset.rank ?? 0), box: text.getBoundingClientRect() }));
    const kept: Spot[] = [];
    for (const spot of spots.toSorted((a, b) => a.rank - b.rank)) {
      const hidden = spot.rank > 0 && kept.some((one) => touch(one.box, spot.box));
      spot.text.classList.toggle("left-out", hidden);
      if (!hidden) kept.push(spot);
    }
  });
  return () => cancelAnimationFrame(frame);
}
