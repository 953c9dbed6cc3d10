/** A new value that keeps every part of the old one that did not change, so that only real changes are drawn.

The new value is ours: parts that did not change are put into it in place of their doubles, and nothing is copied. */

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The id of a node, an area or a panel. A Text has an id too, but that is its message and no identity. */
const nameOf = (value: unknown): unknown => (isPlain(value) && value.k !== "text" ? value.id : undefined);

export function keepUnchanged<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (Array.isArray(old) && Array.isArray(next)) return list(old, next) as T;
  if (isPlain(old) && isPlain(next)) return record(old, next) as T;
  return next;
}

function list(old: unknown[], next: unknown[]): unknown[] {
  // Named items are matched by name, wherever they stand in the list; most have kept their index.
  let known: Map<unknown, unknown> | null = null;
  let same = old.length === next.length;
  for (let n = 0; n < next.length; n += 1) {
    const one = next[n];
    const name = nameOf(one);
    let before = old[n];
    if (name !== undefined && nameOf(before) !== name) {
      known ??= new Map(old.map((other) => [nameOf(other), other]));
      before = known.get(name);
    }
    const kept = keepUnchanged(before, one);
    if (kept !== one) next[n] = kept;
    same &&= Object.is(kept, old[n]);
  }
  return same ? old : next;
}

function record(old: Plain, next: Plain): Plain {
  let same = true;
  let left = 0;
  for (const key in next) {
    const one = next[key];
    const kept = keepUnchanged(old[key], one);
    if (kept !== one) next[key] = kept;
    same &&= Object.is(kept, old[key]) && key in old;
    left += 1;
  }
  if (same) for (const _ in old) left -= 1;
  return same && left === 0 ? old : next;
}
