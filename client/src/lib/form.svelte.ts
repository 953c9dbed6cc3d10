/** A form whose refusals stand beside the field they are about. */

import { tick } from "svelte";
import { Trouble } from "./api";
import { session } from "./session.svelte";

/** Which login and which password the server takes; it looks for itself again. */
const LOGIN = /^[\p{L}\p{N}_.-]{3,32}$/u;
const SHORTEST = 8;

export const checks = {
  filled: (value: string): string => (value.trim() ? "" : "ui-field-empty"),
  login: (value: string): string => (LOGIN.test(value.trim()) ? "" : "ui-login-shape"),
  password: (value: string): string => (value.length >= SHORTEST ? "" : "ui-password-short"),
  email: (value: string): string => (/^\S+@\S+$/.test(value.trim()) ? "" : "ui-email-shape"),
};

export class Form {
  busy = $state(false);
  private problem = $state("");
  private field = $state("");
  /** Logins the server offers instead of one that is taken. */
  free = $state.raw<string[]>([]);

  /** `fields`: the field each problem is about. Any other stands below the whole form. */
  constructor(private readonly fields: Record<string, string> = {}) {}

  /** The problem of a field as a message id, or "". The form itself is the field "". */
  at(field: string): string {
    return this.field === field ? this.problem : "";
  }

  clear(): void {
    this.problem = this.field = "";
    this.free = [];
  }

  /** Send it, if every field passes its check (a message id says why not); undefined: it was refused. */
  async send<T>(what: () => Promise<T>, found: [string, string][] = []): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.clear();
    await tick(); // a field that is wrong again takes the focus again
    const wrong = found.find(([, problem]) => problem);
    if (wrong) {
      [this.field, this.problem] = wrong;
      return undefined;
    }
    this.busy = true;
    try {
      session.notice = "";
      return await what();
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.field = this.fields[error.problem] ?? "";
      this.problem = error.problem;
      this.free = error.free;
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
