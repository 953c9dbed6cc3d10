/** The visitor and the list of titles: asked once, shared by all pages. */

import { api, Trouble } from "./api";
import type { Me, TitleInfo } from "./messages";
import { prefs } from "./prefs.svelte";

class Session {
  me = $state.raw<Me | null>(null);
  /** In the order of the home page. */
  titles = $state.raw<TitleInfo[]>([]);
  /** A sentence at the top of any page, as a message id. */
  notice = $state("");
  /** Where somebody who went to sign in wants to be afterwards. */
  back = "";
  private asked: Promise<void> | null = null;

  start(): Promise<void> {
    this.asked ??= Promise.all([api.me(), api.titles()])
      .then(([me, titles]) => {
        this.me = me;
        this.titles = titles;
      })
      .catch((error: unknown) => {
        this.asked = null; // what failed once is asked again
        throw error;
      });
    return this.asked;
  }

  title(id: string): TitleInfo | undefined {
    return this.titles.find((one) => one.id === id);
  }

  /** Do something that may be refused; a refusal becomes the notice. */
  async tryTo<T>(what: () => Promise<T>): Promise<T | undefined> {
    try {
      this.notice = "";
      await this.start();
      return await what();
    } catch (error) {
      this.notice = error instanceof Trouble ? error.problem : "problem-server";
      if (!(error instanceof Trouble)) throw error;
      return undefined;
    }
  }
}

export const session = new Session();

/** What a title is called in the reader's language; one that is no longer installed has only its id. */
export const titleName = (id: string): string => session.title(id)?.name[prefs.lang] ?? id;
export const titleSubtitle = (id: string): string => session.title(id)?.subtitle[prefs.lang] ?? "";
export const titleSummary = (id: string): string => session.title(id)?.summary[prefs.lang] ?? "";
