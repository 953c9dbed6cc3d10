/** What is on the table: a scene, its choices, and what the viewer has picked, pointed at or asked about.

The same board serves the live table and the replay; a `Seat` of the live table adds what can be done. */

import { flushSync } from "svelte";
import { boxOf, fly, standing, type Flight } from "./motion";
import type { About, Area, Choice, Entry, Layout, Node, Panel, Preview, Scene, Text } from "./messages";
import { prefs } from "./prefs.svelte";
import { keepUnchanged } from "./keepUnchanged";

/** A node and where it stands. */
interface Placed {
  node: Node;
  place: string;
}

interface Refusal {
  node: string;
  clause: string;
  problem: string;
}

/** Milliseconds each update took; the browser tests read it. */
const spent: number[] = [];
(window as unknown as { __cw_update_ms: number[] }).__cw_update_ms = spent;
const KEEP = 500;
/** Up to so many answers of a picked node are always listed in the dock. */
const FEW = 3;

function* minis(panel: Panel): Generator<[string, Node[]]> {
  for (const [n, widget] of (panel.widgets ?? []).entries()) {
    if (widget.k === "mini") yield [`${panel.id}/${widget.area.id}`, widget.area.nodes ?? []];
    if (widget.k === "cards") yield [`${panel.id}/${n}`, widget.nodes];
  }
}

/** Every node of a scene by its id. */
function placed(scene: Scene): Map<string, Placed> {
  const found = new Map<string, Placed>();
  for (const area of scene.areas) for (const node of area.nodes ?? []) found.set(node.id, { node, place: area.id });
  for (const panel of scene.panels) {
    for (const [place, nodes] of minis(panel)) for (const node of nodes) found.set(node.id, { node, place });
  }
  return found;
}

const sameSpot = ({ node: a, place: here }: Placed, { node: b, place: there }: Placed): boolean =>
  here === there && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

/** All actions of a choice: its own, and those that follow in the same deed. */
const deed = (choice: Choice): string => [choice.action, ...(choice.then ?? [])].map((one) => one.join(" ")).join("; ");

export const sameDeed = (a: Choice, b: Choice): boolean => deed(a) === deed(b);

/** Several buttons of a group are one button until it is opened; no verb of any title is empty. */
const folded = (group: Text, icon: string): Choice => ({ action: ["", group.id], label: group, tone: "legal", icon });
export const isFolded = (choice: Choice): boolean => choice.action[0] === "";

/** Choices that differ by how a thing is turned, in the order of turning; null if that is not all. */
export function inTurn(choices: Choice[]): Choice[] | null {
  if (choices.length < 2 || choices.some((one) => (one.turn ?? -1) < 0)) return null;
  return choices.toSorted((a, b) => (a.turn ?? 0) - (b.turn ?? 0));
}

export class Board {
  layout = $state.raw<Layout | null>(null);
  scene = $state.raw<Scene | null>(null);
  choices = $state.raw<Choice[]>([]);
  entries = $state.raw<Entry[]>([]);

  /** The node whose choices are offered in the dock. */
  picked = $state("");
  /** The group of buttons that is open in the dock, by its message. */
  opened = $state("");
  /** The choice to be confirmed, and what it would do. */
  chosen = $state.raw<Choice | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The preview of the choice under the pointer; dropped when the pointer leaves. */
  peeked = $state.raw<Preview | null>(null);
  /** What the dials of the dock were set to; `setting` keeps it within what there is. */
  dialled = $state.raw<number[]>([]);
  setting = $derived(
    (this.scene?.dock.dials ?? []).map((dial, n) => Math.min(this.dialled[n] ?? dial.start ?? 0, dial.most)),
  );
  /** The current rotation of pieces that can be rotated. */
  turn = $state(0);
  /** Where a dragged thing would land. */
  landing = $state("");
  refusal = $state.raw<Refusal | null>(null);
  /** What the inspector shows: a node, or an about by itself. */
  inspected = $state.raw<{ node: Node | null; about: string; pinned: boolean } | null>(null);
  /** The node under keyboard focus, and the nodes a log line points at. */
  focused = $state("");
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The clause the rules are opened at. */
  clause = $state("");

  /** The node that was just dropped, and where: no motion is drawn for it. */
  carried: { id: string; box: DOMRect } | null = null;
  private seen = true;
  nodes = $state.raw<Map<string, Placed>>(new Map());
  /** The choices of a node: those that name it, and those among its tries. */
  byTarget = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    const add = (id: string, choice: Choice): void => {
      const others = found.get(id);
      if (!others) found.set(id, [choice]);
      else if (!others.includes(choice)) others.push(choice);
    };
    if (!this.choices.length) return found;
    // A longer deed begins like a short one, but a thing that tries the first step means only that.
    const byAction = new Map(this.choices.filter((one) => !one.then?.length).map((one) => [one.action.join(" "), one]));
    for (const choice of this.choices) if (choice.target) add(choice.target, choice);
    for (const [id, { node }] of this.nodes) {
      for (const action of node.tries ?? []) {
        const choice = byAction.get(action.join(" "));
        if (choice) add(id, choice);
      }
    }
    return found;
  });
  /** What can be dragged somewhere. */
  sources = $derived(
    new Set(this.choices.flatMap((one) => [one.source ?? "", one.lift ? (one.target ?? "") : ""]).filter(Boolean)),
  );
  /** The turns there are to choose from, in their order. */
  turns = $derived(
    [...new Set(this.choices.map((one) => one.turn ?? -1).filter((turn) => turn >= 0))].toSorted((a, b) => a - b),
  );
  /** What is drawn over the scene: the preview under the pointer, else that of the chosen one. */
  ghost = $derived(this.peeked ?? this.preview);
  /** What the last lines of the chronicle told about, until the viewer decides. */
  moved = $derived.by(() => {
    const found = new Set<string>();
    for (let n = this.entries.length - 1; n >= 0; n -= 1) {
      const line = this.entries[n]?.line;
      if (!line || line.head) break;
      for (const id of line.nodes ?? []) found.add(id);
    }
    return found;
  });
  /** Buttons of the dock: the choices of the picked node, else those without a target. */
  offered = $derived.by(() => {
    if (this.picked) return this.byTarget.get(this.picked) ?? [];
    const loose = this.choices.filter((one) => !one.target || !this.nodes.has(one.target));
    return this.opened ? loose.filter((one) => one.group?.id === this.opened) : loose;
  });
  mainChoice = $derived(this.chosen ?? this.offered.find((one) => one.tone === "main") ?? null);
  chips = $derived.by(() => {
    const all = this.offered.filter((one) => one.tone !== "main");
    // Where every answer has a target of its own to be clicked, the dock lists none.
    if (this.picked && all.length > FEW && all.every((one) => this.isElsewhere(one))) return [];
    if (this.picked || this.opened) return all;
    const group = (one: Choice): Choice[] =>
      one.group ? all.filter((other) => other.group?.id === one.group?.id) : [one];
    return all.flatMap((one) => {
      const others = group(one);
      if (others.length < 2 || !one.group) return [one];
      return others[0] === one ? [folded(one.group, one.icon ?? "")] : [];
    });
  });

  /** Can a choice of the picked node be taken by a click on another one? */
  private isElsewhere(choice: Choice): boolean {
    for (const [id, those] of this.byTarget) if (id !== this.picked && those.includes(choice)) return true;
    return false;
  }

  /** The one choice a click on a node means, if it is one; of those that differ by their turn, the present one. */
  meant(id: string, among: Choice[] = this.byTarget.get(id) ?? []): Choice | null {
    if (among.length < 2) return among[0] ?? null;
    if (among.every((one) => one.dial?.length))
      return among.find((one) => one.dial?.every((value, n) => value === this.setting[n])) ?? among[0] ?? null;
    const order = inTurn(among);
    return order && (order.find((one) => (one.turn ?? 0) >= this.turn) ?? order[0] ?? null);
  }

  about(id: string | undefined): About | null {
    return (id && this.layout?.abouts[id]) || null;
  }

  area(id: string): Area | undefined {
    return this.scene?.areas.find((one) => one.id === id);
  }

  panel(id: string): Panel | undefined {
    return this.scene?.panels.find((one) => one.id === id);
  }

  /** Show another scene. Nodes that changed their place are animated, unless it is a fresh start. */
  show(scene: Scene, choices: Choice[], fresh: boolean, more?: () => void, own = true): void {
    const started = performance.now();
    const old = this.nodes;
    const next = keepUnchanged(this.scene, scene);
    const now = placed(next);
    const flights: Flight[] = [];
    // In a burst of updates the last scene was never painted: nothing is measured or animated from it.
    const moves = !fresh && !prefs.still && this.seen && document.visibilityState === "visible" && this.scene !== null;
    if (moves) {
      for (const [id, here] of now) {
        const before = old.get(id);
        if (before?.node === here.node && before.place === here.place) continue;
        if (!before) flights.push({ id, from: null });
        else if (!sameSpot(before, here))
          flights.push({ id, from: this.carried?.id === id ? this.carried.box : standing(element(id)) });
      }
    }
    this.scene = next;
    this.nodes = now;
    const asked = keepUnchanged(this.choices, choices);
    // Where several decide at once, what another one decides leaves a choice half made as it is.
    if (own || fresh || !asked.length || asked !== this.choices) this.forget();
    this.choices = asked;
    if (!next.dock.dials?.length) this.dialled = [];
    more?.();
    flushSync();
    // New places are read in the next animation frame: reading them now would force a second layout.
    this.seen = false;
    requestAnimationFrame(() => {
      this.seen = true;
      if (flights.length) fly(flights);
    });
    spent.push(performance.now() - started);
    if (spent.length > KEEP) spent.splice(0, spent.length - KEEP);
  }

  /** Nothing picked, chosen or refused any more. */
  forget(): void {
    this.picked = "";
    this.opened = "";
    this.chosen = null;
    this.preview = null;
    this.peeked = null;
    this.refusal = null;
    if (!this.inspected?.pinned) this.inspected = null;
  }

  inspect(node: Node | null, about: string, pinned: boolean): void {
    this.inspected = { node, about, pinned };
  }
}

export const element = (id: string): SVGGElement | null =>
  document.querySelector<SVGGElement>(`[data-node="${CSS.escape(id)}"]`);

export function rect(id: string): DOMRect | null {
  const found = element(id);
  return found && boxOf(found);
}
