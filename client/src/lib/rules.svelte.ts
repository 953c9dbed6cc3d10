/** The clauses of a title, fetched once. */

import { api } from "./api";
import type { ClauseInfo, RulesInfo } from "./messages";
import { prefs } from "./prefs.svelte";

class Rules {
  private known = $state.raw<Record<string, RulesInfo>>({});
  private asked = new Map<string, Promise<unknown>>();

  of(title: string): RulesInfo | null {
    return this.known[title] ?? null;
  }

  load(title: string): void {
    if (!title || this.asked.has(title)) return;
    const asked = api.rules(title).then((rules) => (this.known = { ...this.known, [title]: rules }));
    this.asked.set(title, asked);
    asked.catch(() => this.asked.delete(title));
  }

  clause(title: string, id: string): ClauseInfo | undefined {
    return this.known[title]?.clauses.find((one) => one.id === id);
  }

  text(clause: ClauseInfo | undefined): string {
    return clause?.[prefs.lang] ?? "";
  }

  section(title: string, id: string): string {
    return this.known[title]?.sections[id]?.[prefs.lang] ?? id;
  }
}

export const rules = new Rules();
