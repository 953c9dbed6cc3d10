/** A new value that keeps every part of the old one that did not change, so that only real changes are drawn. */

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null && !Array.isArray(value);

const idOf = (value: unknown): unknown => (isPlain(value) ? value.id : undefined);

export function share<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (Array.isArray(old) && Array.isArray(next)) return list(old, next) as T;
  if (isPlain(old) && isPlain(next)) return record(old, next) as T;
  return next;
}

function list(old: unknown[], next: unknown[]): unknown[] {
  // Nodes, areas and panels are known by their id, wherever they stand in the list.
  const named = typeof idOf(next[0]) === "string" && !isText(next[0]);
  const known = named ? new Map(old.map((one) => [idOf(one), one])) : null;
  let same = old.length === next.length;
  const made = next.map((one, n) => {
    const kept = share(known ? known.get(idOf(one)) : old[n], one);
    same &&= kept === old[n];
    return kept;
  });
  return same ? old : made;
}

/** A Text has an id too, but that is a message and not a name. */
const isText = (value: unknown): boolean => isPlain(value) && value.k === "text";

function record(old: Plain, next: Plain): Plain {
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(old).length;
  const made: Plain = {};
  for (const key of keys) {
    const kept = share(old[key], next[key]);
    same &&= kept === old[key] && key in old;
    made[key] = kept;
  }
  return same ? old : made;
}
