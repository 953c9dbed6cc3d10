/** Dragging a node onto a target. Everything it does can be done by clicks and keys, too. */

import { element, type Board } from "./board.svelte";
import { boxOf, motionLayer, picture } from "./motion";
import type { Choice, Node } from "./messages";
import { prefs } from "./prefs.svelte";

export interface Carrying {
  /** May anything be taken up now? */
  free: () => boolean;
  lift: (choice: Choice) => Promise<boolean>;
  drop: (choice: Choice) => Promise<void>;
  dropElsewhere: (node: Node | null, lifted: boolean) => Promise<void>;
  point: (choice: Choice | null) => void;
}

/** A press that moves less than this is a click. */
const TREMBLE = 7;
/** A target takes what is dropped this near to its middle: in parts of its size, and at least in pixels. */
const DRAW = 0.75;
const NEAR = 30;
const HOME = 220;

interface Held {
  id: string;
  pointer: number;
  x: number;
  y: number;
  /** Its copy under the pointer; null until the pointer has moved far enough. */
  flyer: SVGSVGElement | null;
  home: DOMRect;
  lifted: boolean;
  lifting: Promise<boolean> | null;
  at: { choice: Choice; box: DOMRect } | null;
}

export function dragging(
  root: HTMLElement,
  board: Board,
  carrying: Carrying,
): { holds: () => boolean; off: () => void } {
  let held: Held | null = null;
  /** The pointer that is still down though Escape has ended its drag. */
  let idle = -1;

  function sourceAt(event: PointerEvent): SVGGElement | null {
    for (const one of document.elementsFromPoint(event.clientX, event.clientY)) {
      const node = one.closest<SVGGElement>("[data-node]");
      if (node && root.contains(node)) return board.sources.has(node.dataset.node ?? "") ? node : null;
    }
    return null;
  }

  function down(event: PointerEvent): void {
    idle = -1;
    if (held || event.button !== 0 || !event.isPrimary || !board.sources.size || !carrying.free()) return;
    const node = sourceAt(event);
    const box = node && boxOf(node);
    if (!node || !box) return;
    // Touch captures the pointer for the first element, which may be removed during the drag.
    const touched = event.target as Element;
    if (touched.hasPointerCapture?.(event.pointerId)) touched.releasePointerCapture(event.pointerId);
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    held = {
      id: node.dataset.node ?? "",
      pointer,
      x,
      y,
      flyer: null,
      home: box,
      lifted: false,
      lifting: null,
      at: null,
    };
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    if (!held.flyer) {
      const across = Math.abs(event.clientX - held.x);
      const along = Math.abs(event.clientY - held.y);
      if (Math.hypot(across, along) < TREMBLE) return;
      if (event.pointerType === "touch" && across > along && element(held.id)?.closest(".area.rows, .cards")) {
        held = null; // a finger that moves sideways scrolls the row
        return;
      }
      begin(held);
    }
    follow(held, event.clientX, event.clientY);
  }

  /** A drag by touch does not scroll the page. */
  const still = (event: TouchEvent): void => {
    if (held?.flyer && event.cancelable) event.preventDefault();
  };

  function begin(now: Held): void {
    const node = element(now.id);
    if (!node) return;
    now.flyer = picture(node, now.home);
    now.flyer.classList.add("held");
    motionLayer().append(now.flyer);
    root.classList.add("dragging");
    board.inspected = null;
    board.refusal = null;
    const lift = (board.byTarget.get(now.id) ?? []).find((one) => one.lift && one.target === now.id);
    if (!lift || board.choices.some((one) => one.source === now.id)) return;
    now.lifting = carrying.lift(lift).then((fits) => {
      now.lifted = fits;
      if (held === now && fits) follow(now, now.x, now.y);
      return fits;
    });
  }

  /** The target at the pointer, or near enough to take the drop. */
  function placeAt(now: Held, x: number, y: number): Held["at"] {
    let least = Infinity;
    let best: Held["at"] = null;
    for (const target of new Set(board.choices.filter((one) => one.source === now.id).map((one) => one.target ?? ""))) {
      const node = element(target);
      const box = node && boxOf(node);
      const among = (board.byTarget.get(target) ?? []).filter((one) => one.source === now.id);
      const choice = board.meant(target, among) ?? among[0];
      if (!box || !choice) continue;
      const far = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
      if (far < least && far < Math.max(NEAR, DRAW * Math.max(box.width, box.height))) {
        least = far;
        best = { choice, box };
      }
    }
    return best;
  }

  function follow(now: Held, x: number, y: number): void {
    now.x = x;
    now.y = y;
    element(now.id)?.classList.add("lifted");
    now.at = placeAt(now, x, y);
    board.landing = now.at?.choice.target ?? "";
    carrying.point(now.at?.choice ?? null);
    if (!now.flyer) return;
    const { home, at } = now;
    now.flyer.classList.toggle("lands", at !== null);
    const to = at ? at.box : new DOMRect(x - home.width / 2, y - home.height / 2, home.width, home.height);
    const [dx, dy] = [to.left - home.left, to.top - home.top];
    now.flyer.style.transform = `translate(${dx}px, ${dy}px) scale(${to.width / home.width})`;
  }

  function up(event: PointerEvent): void {
    if (event.pointerId === idle) {
      idle = -1;
      swallow();
      return;
    }
    if (event.pointerId !== held?.pointer) return;
    const now = held;
    held = null;
    if (!now.flyer) return;
    swallow();
    void letGo(now, event.type !== "pointercancel");
  }

  /** Swallow the click that ends a drag, but none that follows another press or comes from a key. */
  function swallow(): void {
    const eat = (event: MouseEvent): void => {
      stop();
      if (!event.detail) return;
      event.stopPropagation();
      event.preventDefault();
    };
    // Whether a click follows depends on what became of the element under the pointer; no timeout can tell.
    const stop = (): void => {
      removeEventListener("click", eat, { capture: true });
      removeEventListener("pointerdown", stop, { capture: true });
    };
    addEventListener("click", eat, { capture: true });
    addEventListener("pointerdown", stop, { capture: true });
  }

  async function letGo(now: Held, wished: boolean): Promise<void> {
    if (now.lifting && (await now.lifting)) follow(now, now.x, now.y);
    const { at } = now;
    board.landing = "";
    root.classList.remove("dragging");
    try {
      if (wished && at) {
        board.carried = { id: now.id, box: at.box };
        await carrying.drop(at.choice);
      } else {
        goHome(now);
        const below = wished
          ? document.elementsFromPoint(now.x, now.y).map((one) => one.closest<SVGGElement>("[data-node]"))
          : [];
        const ids = below.map((one) => one?.dataset.node ?? "").filter((id) => id && id !== now.id);
        await carrying.dropElsewhere(board.nodes.get(ids[0] ?? "")?.node ?? null, now.lifted);
      }
    } finally {
      board.carried = null;
      for (const one of root.querySelectorAll(".node.lifted")) one.classList.remove("lifted");
      if (wished && at) now.flyer?.remove();
    }
  }

  function goHome(now: Held): void {
    const { flyer } = now;
    if (!flyer) return;
    const way = flyer.animate(
      { transform: [flyer.style.transform, "none"] },
      { duration: prefs.still ? 1 : HOME, easing: "ease-out" },
    );
    way.onfinish = way.oncancel = () => flyer.remove();
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !held?.flyer) return;
    const now = held;
    held = null;
    idle = now.pointer;
    event.stopPropagation();
    void letGo(now, false);
  }

  root.addEventListener("pointerdown", down);
  root.addEventListener("touchmove", still, { passive: false });
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  addEventListener("keydown", escape, { capture: true });
  return {
    holds: () => held?.flyer != null,
    off: () => {
      held?.flyer?.remove();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      removeEventListener("keydown", escape, { capture: true });
    },
  };
}
