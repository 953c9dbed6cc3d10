/** Which of a title's plans the window has room for. */

import type { Layout, Place } from "./messages";
import { screen } from "./screen.svelte";

export function planOf(layout: Layout | null | undefined): Place | undefined {
  if (!layout) return undefined;
  if (screen.low && !screen.roomy && layout.low) return layout.low;
  if (screen.tall) return layout.tall;
  if ((screen.laptop || screen.tablet) && layout.mid) return layout.mid;
  return layout.wide;
}

/** Does the question stand in a column beside the board? */
export const isBeside = (layout: Layout | null | undefined): boolean =>
  screen.low || (screen.tablet && !screen.upright && layout?.beside === true);
