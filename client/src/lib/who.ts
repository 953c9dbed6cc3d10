/** Who sits at a table, in words: people by name, then how many bots and free seats there are. */

import type { SeatInfo } from "./messages";
import { t, texts } from "./texts.svelte";

export function who(seats: SeatInfo[]): string {
  const people = seats.filter((one) => one.kind === "person").map((one) => texts.called(one.name));
  const bots = seats.filter((one) => one.kind === "bot").length;
  const free = seats.filter((one) => one.kind === "open").length;
  return [
    ...people,
    ...(bots ? [t("ui-bots-count", { count: bots })] : []),
    ...(free ? [t("ui-free-seats", { count: free })] : []),
  ].join(", ");
}
