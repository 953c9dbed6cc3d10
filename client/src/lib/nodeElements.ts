/** The nodes of an area as elements of the page, made and changed by hand: there are hundreds, a decision changes few,
 *  and an unchanged one costs one comparison. */

import type { Board } from "./board.svelte";
import { goodIcons } from "./goodIcons.svelte";
import { fonts } from "./fonts.svelte";
import { ground, make, paintOne } from "./drawMarks";
import type { AnyMark, Choice, Node } from "./messages";
import { outlined } from "./outlines";
import { texts } from "./texts.svelte";

/** Elements of a group by name: some stay, some go, some come, in the order asked for. */
class Group<T extends { element: Element }> {
  private kept = new Map<string, T>();

  constructor(private readonly group: Element) {}

  get(name: string): T | undefined {
    return this.kept.get(name);
  }

  hold(wanted: Map<string, T>): void {
    for (const [name, { element }] of this.kept) if (wanted.get(name)?.element !== element) element.remove();
    this.kept = wanted;
    let at = this.group.firstChild;
    for (const { element } of wanted.values()) {
      if (element === at) at = at.nextSibling;
      // The element between them is inserted where it belongs when its turn comes.
      else if (at?.nextSibling === element) at = element.nextSibling;
      else this.group.insertBefore(element, at);
    }
  }
}

interface NodeElement {
  element: SVGGElement;
  node: Node;
  choices: Choice[] | undefined;
  marks: AnyMark[] | undefined;
  painted: SVGElement[];
  hit: SVGElement | null;
  worn: string[];
  told: Record<string, string | undefined>;
}

const sameList = (a: Choice[] | undefined, b: Choice[] | undefined): boolean =>
  a === b || (!!a && !!b && a.length === b.length && a.every((one, n) => one === b[n]));

/** What all labels and names depend on besides the scene; whatever of it changes, everything is painted anew. */
const version = (): unknown[] => [...texts.version(), fonts.version(), goodIcons.icons];

export class NodeElements {
  private readonly group: Group<NodeElement>;
  private version: unknown[] = [];

  constructor(
    parent: Element,
    /** Each node stands in a frame of its own, so that its x and y are ignored. */
    private readonly flat: boolean,
  ) {
    this.group = new Group(parent);
  }

  /** Show these and no others. `entrance` is the one node in the tab order where nothing can be chosen. */
  show(nodes: Node[], board: Board, entrance: string): void {
    const now = version();
    const anew = now.some((one, n) => one !== this.version[n]);
    this.version = now;
    const wanted = new Map<string, NodeElement>();
    for (const node of nodes) wanted.set(node.id, this.piece(node, board, node.id === entrance, anew));
    this.group.hold(wanted);
  }

  private piece(node: Node, board: Board, stop: boolean, anew: boolean): NodeElement {
    const known = this.group.get(node.id);
    const choices = board.byTarget.get(node.id);
    const source = board.sources.has(node.id);
    if (
      known &&
      !anew &&
      known.node === node &&
      sameList(known.choices, choices) &&
      known.worn.includes("source") === source
    ) {
      // A choice that can be turned or dialled has another name; where nothing can be chosen only the way in is named.
      if (choices) present(known, board, choices, stop);
      else tell(known, "tabindex", tabindex(known.worn.includes("speaks"), stop));
      return known;
    }
    const piece = known ?? {
      element: make("g", {}) as SVGGElement,
      node,
      choices,
      marks: undefined,
      painted: [],
      hit: null,
      worn: [],
      told: {},
    };
    if (!known || anew || piece.marks !== node.marks) {
      for (const one of piece.painted) one.remove();
      piece.painted = (node.marks ?? []).map(paintOne);
      piece.element.append(...piece.painted);
      piece.marks = node.marks;
    }
    const answers = !!choices || !!node.tries?.length;
    const speaks = answers || !!node.about || !!node.rules?.length;
    if (
      !speaks ||
      !piece.hit ||
      node.outline !== piece.node.outline ||
      node.w !== piece.node.w ||
      node.h !== piece.node.h
    ) {
      piece.hit?.remove();
      piece.hit = speaks ? ground(node) : null;
      if (piece.hit) piece.element.prepend(piece.hit);
    }
    piece.node = node;
    piece.choices = choices;
    wear(
      piece,
      [
        "node",
        ...(node.tone?.split(" ") ?? []),
        choices ? "target" : "",
        speaks ? "speaks" : "",
        source ? "source" : "",
      ].filter(Boolean),
    );
    tell(piece, "data-node", node.id);
    tell(piece, "data-w", String(node.w));
    tell(piece, "data-h", String(node.h));
    if (!this.flat) tell(piece, "transform", `translate(${node.x} ${node.y})`);
    tell(piece, "role", answers ? "button" : "img");
    tell(piece, "aria-disabled", answers && !choices ? "true" : undefined);
    present(piece, board, choices, stop);
    return piece;
  }
}

/** Its accessible name, and its place in the tab order. */
function present(piece: NodeElement, board: Board, choices: Choice[] | undefined, stop: boolean): void {
  const { node } = piece;
  const meant = choices && board.meant(node.id, choices);
  const said = texts.say(node.name);
  const what = meant ? texts.say(meant.label) : choices && texts.t("ui-choices", { count: choices.length });
  tell(piece, "aria-label", what ? (what.includes(said) ? what : `${said}: ${what}`) : said);
  tell(piece, "aria-pressed", choices && !meant ? String(board.picked === node.id) : undefined);
  tell(piece, "tabindex", tabindex(piece.worn.includes("speaks"), stop || !!choices));
}

const tabindex = (speaks: boolean, stop: boolean): string | undefined => (stop ? "0" : speaks ? "-1" : undefined);

function tell(piece: NodeElement, name: string, value: string | undefined): void {
  if (piece.told[name] === value) return;
  piece.told[name] = value;
  if (value === undefined) piece.element.removeAttribute(name);
  else piece.element.setAttribute(name, value);
}

/** Set its own classes; a node in motion or dragged has others, which stay. */
function wear(piece: NodeElement, names: string[]): void {
  const { worn } = piece;
  if (worn.length === names.length && worn.every((one, n) => one === names[n])) return;
  piece.worn = names;
  if (!worn.length) {
    piece.element.setAttribute("class", names.join(" "));
    return;
  }
  piece.element.classList.remove(...worn);
  piece.element.classList.add(...names);
}

export interface Line {
  node: Node;
  tone: string;
  grow: number;
}

/** Lines round nodes. */
export class Lines {
  private readonly group: Group<Line & { element: SVGElement }>;

  constructor(
    parent: Element,
    private readonly flat: boolean,
  ) {
    this.group = new Group(parent);
  }

  show(lines: Line[]): void {
    const wanted = new Map<string, Line & { element: SVGElement }>();
    for (const line of lines) {
      const { node, tone, grow } = line;
      const known = this.group.get(node.id);
      // A node that changed may stand elsewhere; a new line costs less than asking what of it changed.
      const stays = known?.node === node && known.tone === tone;
      const transform = this.flat ? undefined : `translate(${node.x} ${node.y})`;
      wanted.set(
        node.id,
        stays
          ? known
          : { ...line, element: make("path", { class: `outline ${tone}`, d: outlined(node, grow), transform }) },
      );
    }
    this.group.hold(wanted);
  }
}
