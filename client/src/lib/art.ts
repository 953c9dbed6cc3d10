/** Drawings: sheets of symbols are fetched once and become part of the document, so that its colours reach them. */

import icons from "../../node_modules/.citywright/icons.svg?url";
import ui from "../art/ui.svg?url";

const asked = new Map<string, Promise<void>>();

const PAINTS = "linearGradient, radialGradient, pattern, clipPath, mask, filter";

function symbolHost(): HTMLElement {
  let found = document.getElementById("art");
  if (!found) {
    found = document.createElement("div");
    found.id = "art";
    found.setAttribute("aria-hidden", "true");
    document.body.prepend(found);
  }
  return found;
}

/** Put the symbols of a sheet into the document. */
export function sheet(address: string): Promise<void> {
  let found = asked.get(address);
  if (!found) {
    found = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`The drawing ${address} did not come: ${answer.status}.`);
      const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
      const svg = document.importNode(parsed.documentElement, true);
      // Symbols work from a hidden SVG and cost nothing there; gradients, clips and masks need a displayed one.
      const paints = document.createElementNS(svg.namespaceURI, "svg");
      paints.append(...svg.querySelectorAll(PAINTS));
      svg.classList.add("symbols");
      symbolHost().append(paints, svg);
    });
    asked.set(address, found);
    found.catch(() => asked.delete(address));
  }
  return found;
}

/** A title's style sheet: the colours of its board. */
function style(address: string): Promise<void> {
  let found = asked.get(address);
  if (!found) {
    found = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      // A board without its own colours is still playable.
      link.onload = link.onerror = () => done();
      // Before the sheet for low windows, which must come last.
      document.head.insertBefore(link, document.querySelector("link[data-last]"));
    });
    asked.set(address, found);
  }
  return found;
}

export const houseArt = (): Promise<unknown> => Promise.all([sheet(ui), sheet(icons)]);
/** The pictures and signs of all titles: symbols `place-<title>` and `sign-<title>`. */
export const cardArt = (): Promise<void> => sheet("/art/cards.svg");
export const titleArt = (title: string, names: string[]): Promise<unknown> =>
  Promise.all([style(`/art/${title}/board.css`), ...names.map((name) => sheet(`/art/${title}/${name}`))]);
