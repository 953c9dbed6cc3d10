/** Input at the table: clicks, hovering, long presses and keys, one set of listeners for all nodes. */

import type { Board } from "./board.svelte";
import { dragging, type Carrying } from "./drag";
import type { Choice, Node } from "./messages";

interface InputHandlers {
  board: Board;
  /** A click or Enter on a node. */
  touch: (node: Node) => void;
  /** Pointer or focus is on a choice, or on none (null). */
  point: (choice: Choice | null) => void;
  /** Dragging; missing where nothing can be decided (replay, spectators). */
  carrying?: Carrying | undefined;
  /** Rotate the chosen or pointed-at piece by steps; false if nothing can be rotated. */
  turn: (step: number) => boolean;
  /** A key that nothing here handles; true if it was used. */
  key: (event: KeyboardEvent) => boolean;
  rules: (clause: string) => void;
}

const HOVER = 320;
const FOCUS = 600;
const PRESS = 450;

const isText = (target: Element | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const nodeAt = (target: EventTarget | null): SVGGElement | null =>
  (target as Element | null)?.closest?.<SVGGElement>("[data-node]") ?? null;

/** Listen on the element of the table. Returns the function that stops listening. */
export function handleInput(root: HTMLElement, given: InputHandlers): () => void {
  const { board } = given;
  let timer = 0;
  let held = false;

  const find = (element: SVGGElement | null): Node | null =>
    element ? (board.nodes.get(element.dataset.node ?? "")?.node ?? null) : null;

  /** What a click at this place means: the topmost thing that has a choice, else one that can say why not, else any. */
  function under(event: MouseEvent): Node | null {
    const all = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map(nodeAt)
      .filter((one): one is SVGGElement => one !== null && root.contains(one));
    const nodes = all.map(find).filter((one): one is Node => one !== null);
    return (
      nodes.find((one) => board.byTarget.has(one.id)) ??
      nodes.find((one) => one.tries?.length) ??
      nodes[0] ??
      find(nodeAt(event.target))
    );
  }

  function click(event: MouseEvent): void {
    if (held) {
      held = false;
      return;
    }
    const about = (event.target as Element).closest<HTMLElement>("[data-about]");
    if (about) {
      board.inspect(null, about.dataset.about ?? "", true);
      return;
    }
    if (!nodeAt(event.target)) {
      if (
        (event.target as Element).closest(".stage") &&
        !(event.target as Element).closest(".dock, .inspector, .refusal")
      )
        board.inspected = null;
      return;
    }
    const node = under(event);
    if (node) given.touch(node);
  }

  function show(element: Element | null, wait: number): void {
    clearTimeout(timer);
    const node = find(nodeAt(element));
    const about = element?.closest<HTMLElement>("[data-about]")?.dataset.about ?? "";
    if (board.inspected?.pinned) return;
    if (!node && !about) {
      timer = setTimeout(() => (board.inspected = board.inspected?.pinned ? board.inspected : null), 140);
      return;
    }
    if (node && !node.about && !node.rules?.length) return;
    timer = setTimeout(() => drag?.holds() || board.inspect(node, node?.about ?? about, false), wait);
  }

  function over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || drag?.holds()) return;
    show(event.target as Element, HOVER);
    // Buttons of the dock have handlers of their own.
    if (board.choices.length && !(event.target as Element).closest(".dock button"))
      given.point(board.meant((nodeAt(event.target) && under(event)?.id) ?? ""));
  }

  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !drag?.holds()) given.point(null);
  };

  function down(event: PointerEvent): void {
    held = false;
    if (event.pointerType === "mouse") return;
    clearTimeout(timer);
    const node = find(nodeAt(event.target));
    if (!node) return;
    timer = setTimeout(() => {
      held = true;
      board.inspect(node, node.about ?? "", true);
    }, PRESS);
  }

  function calm(event: PointerEvent): void {
    if (event.pointerType !== "mouse") clearTimeout(timer);
  }

  function focusIn(event: FocusEvent): void {
    const target = event.target as Element;
    const seen = target.matches(":focus-visible");
    board.focused = seen ? (nodeAt(target)?.dataset.node ?? "") : "";
    if (seen) show(target, FOCUS);
    if (seen && board.choices.length && nodeAt(target)) given.point(board.meant(board.focused));
  }

  function focusOut(): void {
    // A focused element that is removed fires this during an update, where state must not be written.
    queueMicrotask(() => {
      if (nodeAt(document.activeElement)) return;
      if (board.focused) given.point(null);
      board.focused = "";
    });
  }

  function key(event: KeyboardEvent): void {
    const target = document.activeElement;
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isText(target) ||
      document.querySelector("dialog[open]")
    )
      return;
    const node = find(nodeAt(target));
    if (node && (event.key === "Enter" || event.key === " ")) given.touch(node);
    else if (event.key.startsWith("Arrow")) {
      if (target !== document.body && target !== null && !node && !target.closest(".stage, .strip")) return;
      // Cards of a hand lie in the dock, and arrows go from one to the next as they do on the board.
      if (!node && target?.closest(".dock, .stage-tabs, input")) return;
      walk(root, event.key, event.shiftKey);
    } else if (event.key === "?") {
      const clause = node?.rules?.[0] ?? board.about(node?.about ?? board.inspected?.about)?.rules?.[0] ?? "";
      given.rules(clause);
    } else if (!given.key(event)) return;
    event.preventDefault();
  }

  const context = (event: Event): void => {
    // A long press opens the inspector; the browser's context menu would cover it.
    if (nodeAt(event.target) && held) event.preventDefault();
  };

  const wheel = (event: WheelEvent): void => {
    // With Shift some systems report deltaX instead of deltaY.
    if (event.shiftKey && given.turn(event.deltaX + event.deltaY > 0 ? 1 : -1)) event.preventDefault();
  };

  const drag = given.carrying && dragging(root, board, given.carrying);
  root.addEventListener("click", click);
  root.addEventListener("wheel", wheel, { passive: false });
  root.addEventListener("pointerover", over);
  root.addEventListener("pointerleave", leave);
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointerup", calm);
  root.addEventListener("pointermove", moved);
  root.addEventListener("pointercancel", calm);
  root.addEventListener("focusin", focusIn);
  root.addEventListener("focusout", focusOut);
  root.addEventListener("contextmenu", context);
  document.addEventListener("keydown", key);

  function moved(event: PointerEvent): void {
    if (event.pointerType !== "mouse" && Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(timer);
  }

  return () => {
    clearTimeout(timer);
    drag?.off();
    // Listeners on `root` are removed with it; those on the document are not.
    document.removeEventListener("keydown", key);
  };
}

/** Move the focus by an arrow key to the nearest target; with Shift, or where nothing can be chosen, to any node. */
function walk(root: HTMLElement, arrow: string, any: boolean): void {
  const targets = any ? [] : [...root.querySelectorAll<SVGGElement>(".node.target")];
  const all = (targets.length ? targets : [...root.querySelectorAll<SVGGElement>(".node.speaks")]).filter(
    (one) => one.getClientRects().length > 0,
  );
  const from = nodeAt(document.activeElement);
  if (!from || !root.contains(from)) {
    all[0]?.focus();
    return;
  }
  const start = centre(from);
  const across = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  let best: SVGGElement | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const { x, y } = centre(one);
    const along = sign * (across ? x - start.x : y - start.y);
    const aside = Math.abs(across ? y - start.y : x - start.x);
    if (along < 2 || aside > along * 3 + 60) continue;
    const cost = along + aside * 2.2;
    if (cost < least) {
      least = cost;
      best = one;
    }
  }
  best?.focus();
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
