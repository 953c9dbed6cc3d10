/** Motion between two scenes: a node that changed its place travels there, also from one area to another. */

/** A place in coordinates of a group: known without a layout, and turned into a screen box on demand. */
interface Standing {
  group: SVGGElement;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Flight {
  id: string;
  /** Where it was; null for something new. */
  from: DOMRect | Standing | null;
}

const MOVE = 420;
const STAGGER = 60;
const LONGEST = 900;
const MOST = 24;
const EASE = "cubic-bezier(.45, .05, .2, 1)";
const APPEAR = "cubic-bezier(.2, .8, .2, 1)";

export function motionLayer(): HTMLElement {
  let found = document.getElementById("motion-layer");
  if (!found) {
    found = document.createElement("div");
    found.id = "motion-layer";
    // Pictures in flight take no clicks, also where a mark sets pointer-events of its own.
    found.inert = true;
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
  }
  return found;
}

/** A copy of a node as an SVG of its own, to be moved across the page. */
export function picture(node: SVGGElement, box: DOMRect): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const w = node.dataset.w ?? "1";
  const h = node.dataset.h ?? "1";
  const copy = node.cloneNode(true) as SVGGElement;
  for (const name of ["transform", "data-node", "tabindex", "role", "aria-label", "aria-disabled"])
    copy.removeAttribute(name);
  svg.setAttribute("viewBox", `0 0 ${w} ${h}`);
  svg.setAttribute("class", "flyer");
  svg.style.left = `${box.left}px`;
  svg.style.top = `${box.top}px`;
  svg.style.width = `${box.width}px`;
  svg.style.height = `${box.height}px`;
  svg.append(copy);
  return svg;
}

/** Where the node's own box stands on the screen; its marks may reach beyond it. */
export function boxOf(node: SVGGElement): DOMRect | null {
  const matrix = node.getScreenCTM();
  const w = Number(node.dataset.w);
  const h = Number(node.dataset.h);
  if (!matrix || !w || !h || !matrix.a) return null;
  return new DOMRect(matrix.e, matrix.f, w * matrix.a, h * matrix.d);
}

/** Where a node stands now, to be asked for its box later. A card in a row is placed by the page's layout, so its box
 *  is read at once. */
export function standing(node: SVGGElement | null): DOMRect | Standing | null {
  const group = node?.parentNode;
  if (!node || !(group instanceof SVGGElement)) return null;
  const at = node.transform.baseVal.numberOfItems ? node.transform.baseVal.getItem(0).matrix : null;
  return at ? { group, x: at.e, y: at.f, w: Number(node.dataset.w), h: Number(node.dataset.h) } : boxOf(node);
}

export function fly(flights: Flight[]): void {
  let delay = 0;
  let flown = 0;
  const matrices = new Map<SVGGElement, DOMMatrix | null>();
  const boxAt = ({ group, x, y, w, h }: Standing): DOMRect | null => {
    if (!matrices.has(group)) matrices.set(group, group.isConnected ? group.getScreenCTM() : null);
    const matrix = matrices.get(group);
    return matrix?.a ? new DOMRect(matrix.e + x * matrix.a, matrix.f + y * matrix.d, w * matrix.a, h * matrix.d) : null;
  };
  // All reading first, then all writing: one layout for all.
  const ready = flights.flatMap(({ id, from }) => {
    const node = document.querySelector<SVGGElement>(`[data-node="${CSS.escape(id)}"]`);
    const box = node && boxOf(node);
    return node && box?.width ? [{ node, from: from && "group" in from ? boxAt(from) : from, box }] : [];
  });
  for (const { node, from, box } of ready) {
    if (!from || flown >= MOST) {
      node.animate({ opacity: [0, 1] }, { duration: MOVE, easing: APPEAR, delay, fill: "backwards" });
      continue;
    }
    if (Math.abs(from.left - box.left) + Math.abs(from.top - box.top) + Math.abs(from.width - box.width) < 2) continue;
    const flyer = picture(node, box);
    motionLayer().append(flyer);
    const start = `translate(${from.left - box.left}px, ${from.top - box.top}px) scale(${from.width / box.width})`;
    const flight = flyer.animate(
      { transform: [start, "none"] },
      { duration: MOVE, easing: EASE, delay, fill: "backwards" },
    );
    node.classList.add("flying");
    const land = (): void => {
      flyer.remove();
      node.classList.remove("flying");
    };
    flight.onfinish = land;
    flight.oncancel = land;
    flown += 1;
    delay = Math.min(delay + STAGGER, LONGEST - MOVE);
  }
}
