/** Marks become SVG without Svelte: a board has hundreds of them, and once drawn they cost nothing until changed. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteSet } from "svelte/reactivity";
import { goodIcons } from "./goodIcons.svelte";
import { fonts } from "./fonts.svelte";
import type { AnyMark, Disc, Label, Node } from "./messages";
import { SHAPES } from "./outlines";
import { texts } from "./texts.svelte";

const SVG = "http://www.w3.org/2000/svg";
const LINE = 1.18;

/** Templates that something on the page shows: a layout has hundreds, and only these are painted. */
export const shown = new SvelteSet<string>();

/** The address of a template; asking for it has it painted. */
export function template(name: string): string {
  untrack(() => shown.add(name));
  return `#tpl-${name}`;
}

type Attributes = Record<string, string | number | undefined>;

export function make(tag: string, attributes: Attributes, ...inside: Element[]): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && value !== "") made.setAttribute(name, String(value));
  }
  made.append(...inside);
  return made;
}

/** How large the figure in a disc is. */
export const figureSize = ({ r, text }: Disc): number => r * (text.length > 2 ? 1 : 1.3);

const circle = (name: string, r: number, more: Attributes = {}): SVGElement =>
  make("circle", { class: name, r, ...more });

const sign = (icon: string, half: number): SVGElement =>
  make("use", { class: "sign", href: `#i-${icon}`, x: -half, y: -half, width: 2 * half, height: 2 * half });

const pen = document.createElement("canvas").getContext("2d");

/** A text in lines that are no longer than `most` at a size; words stay whole. */
function broken(said: string, size: number, most: number): string[] {
  if (!pen || !most) return [said];
  fonts.version();
  pen.font = fonts.font(size);
  const lines: string[] = [];
  for (const word of said.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && pen.measureText(`${last} ${word}`).width <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The width of a text in its font, in units of the drawing; cached by kind, size and text. */
const widths = new Map<string, number>();
let ruler: SVGSVGElement | undefined;

function widthOf(said: string, kind: string, size: number): number {
  const key = `${fonts.version()} ${kind} ${size} ${said}`;
  let found = widths.get(key);
  if (found === undefined) {
    if (!ruler?.isConnected) {
      ruler = make("svg", { class: "ruler", "aria-hidden": "true" }) as SVGSVGElement;
      document.body.append(ruler);
    }
    const text = make("text", { class: kind }) as SVGTextElement;
    text.style.fontSize = `${size}px`;
    text.textContent = said;
    ruler.append(text);
    found = text.getComputedTextLength();
    text.remove();
    widths.set(key, found);
  }
  return found;
}

function label(mark: Label, kind: string): SVGElement {
  const size = mark.size ?? 15;
  const said = typeof mark.text === "string" ? mark.text : texts.say(mark.text);
  const made = make("text", {
    class: kind,
    x: mark.x ?? 0,
    y: mark.y ?? 0,
    "text-anchor": mark.anchor ?? "middle",
    "data-rank": mark.rank || undefined,
  });
  made.style.fontSize = `max(${size}px, calc(var(--u, 0) * var(--letter-floor, 12px)))`;
  let most = mark.wrap ?? 0;
  let lines = broken(said, size, most);
  while (mark.rows && lines.length > mark.rows) lines = broken(said, size, (most *= 1.06));
  const narrow = (element: Element, line: string, room: number): void => {
    const wide = widthOf(line, kind, size);
    element.setAttribute("data-room", `${room} ${wide} ${size}`);
    if (wide <= room * 0.72) return;
    element.setAttribute("textLength", String(Math.min(wide, room)));
    element.setAttribute("lengthAdjust", "spacingAndGlyphs");
  };
  const room = mark.most || (mark.rows ? mark.wrap : 0);
  if (room && lines.length < 2) narrow(made, said, room);
  if (lines.length < 2) made.textContent = said;
  else {
    for (const [n, line] of lines.entries()) {
      const part = make("tspan", { x: mark.x ?? 0, dy: n ? `${LINE}em` : undefined });
      part.textContent = line;
      if (room) narrow(part, line, room);
      made.append(part);
    }
  }
  return made;
}

export function paintOne(mark: AnyMark): SVGElement {
  const x = mark.x ?? 0;
  const y = mark.y ?? 0;
  const kind = `mark ${mark.k} ${mark.tone ?? ""}`;
  const transform = `translate(${x} ${y})`;
  switch (mark.k) {
    case "use":
      return make("use", {
        class: kind,
        href: template(mark.template),
        transform: (mark.scale ?? 1) === 1 ? transform : `${transform} scale(${mark.scale})`,
      });
    case "art":
      return make("use", { class: kind, href: `#${mark.symbol}`, x, y, width: mark.w, height: mark.h });
    case "medal":
      return make(
        "g",
        { class: kind, transform },
        circle("under", mark.r * 1.1, { cy: mark.r * 0.06 }),
        circle("heart", mark.r, { fill: `var(--good-${mark.good})`, "stroke-width": Math.max(mark.r * 0.11, 0.6) }),
        circle("gloss", mark.r * 0.9),
        sign(goodIcons.icon(mark.good), mark.r * 0.71),
      );
    case "token":
      return make(
        "g",
        { class: kind, transform },
        make("ellipse", { class: "under", cx: mark.r * 0.16, cy: mark.r * 0.34, rx: mark.r * 1.06, ry: mark.r }),
        circle("side", mark.r, { cy: mark.r * 0.16 }),
        circle("rim", mark.r),
        circle("", mark.r * 0.8, { fill: `var(--good-${mark.good})` }),
        circle("gloss", mark.r * 0.8),
        sign(mark.icon || goodIcons.icon(mark.good), mark.r * 0.58),
      );
    case "sign":
      return make("use", {
        class: kind,
        href: `#i-${mark.icon}`,
        x: x - mark.size / 2,
        y: y - mark.size / 2,
        width: mark.size,
        height: mark.size,
      });
    case "seat":
      return make(
        "g",
        {
          class: `${kind} seat-${mark.seat + 1}`,
          transform: `translate(${x - mark.size / 2} ${y - mark.size / 2}) scale(${mark.size / 20})`,
        },
        make("path", { class: "emblem", d: SHAPES[mark.seat + 1] ?? SHAPES[0] }),
      );
    case "disc": {
      const size = figureSize(mark);
      const text = make("text", { class: "num", y: mark.r * 0.42, "font-size": size, "text-anchor": "middle" });
      text.textContent = mark.text;
      const made = make(
        "g",
        { class: kind, transform },
        circle("under", mark.r * 1.06, { cy: mark.r * 0.1 }),
        circle("heart", mark.r, { "stroke-width": mark.r * 0.15 }),
        circle("gloss", mark.r * 0.9),
        text,
      );
      // The style sheet has a least font size; it needs the size this one is drawn in.
      if (mark.text) made.style.setProperty("--figure", String(size));
      return made;
    }
    case "label":
      return label(mark, kind);
    case "box":
      return make("rect", { class: kind, x, y, width: mark.w, height: mark.h, rx: mark.r });
    case "path":
      return make("path", { class: kind, d: mark.d, transform: x || y ? transform : undefined });
  }
}

/** The hit area of a node: takes the clicks between its marks. */
export const ground = ({ outline, w, h }: Node): SVGElement =>
  outline?.startsWith("M")
    ? make("path", { class: "hit", d: outline })
    : make("rect", { class: "hit", width: w, height: h });

/** Paint marks at the end of a group: `<g {@attach paint(marks)}>`. Another language paints them anew. */
export const paint =
  (marks: AnyMark[] | undefined): Attachment<SVGGElement> =>
  (group) => {
    if (!marks?.length) return;
    const made = marks.map(paintOne);
    group.append(...made);
    return () => {
      // If the group itself was removed, its marks went with it.
      if (group.isConnected) for (const one of made) one.remove();
    };
  };
