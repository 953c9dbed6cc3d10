/** Times in words. */

import { prefs } from "./prefs.svelte";
import { t } from "./texts.svelte";

/** Today with the hour, any other day by its date. */
export function when(at: number): string {
  const [then, now] = [new Date(at * 1000), new Date()];
  if (then.toDateString() === now.toDateString())
    return t("ui-today-at", {
      time: new Intl.DateTimeFormat(prefs.lang, { hour: "numeric", minute: "2-digit" }).format(then),
    });
  return new Intl.DateTimeFormat(prefs.lang, {
    day: "numeric",
    month: "long",
    ...(then.getFullYear() === now.getFullYear() ? {} : { year: "numeric" }),
  }).format(then);
}
