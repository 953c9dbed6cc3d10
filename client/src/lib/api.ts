/** The HTTP side of the server. Every refusal becomes a `Trouble` with a message id people can read. */

import { prefs } from "./prefs.svelte";
import type {
  Belongings,
  Chronicle,
  Frame,
  Layout,
  LoggedIn,
  Me,
  NewAccount,
  NewTable,
  Problem,
  RulesInfo,
  SessionInfo,
  TableInfo,
  TableLists,
  TitleInfo,
  Verdict,
} from "./messages";

export class Trouble extends Error {
  constructor(
    readonly problem: string,
    readonly status: number,
    detail: string,
    /** Logins that are free, where the wanted one is taken. */
    readonly free: string[] = [],
  ) {
    super(detail);
  }
}

let csrf = "";

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  // The language chosen here, not the browser's: guests and bots get names in it.
  const headers: Record<string, string> = { accept: "application/json", "accept-language": prefs.lang };
  if (method !== "GET") {
    headers["x-csrf"] = csrf;
    headers["content-type"] = "application/json";
  }
  let answer: Response;
  try {
    const init: RequestInit = { method, headers, credentials: "same-origin" };
    if (method !== "GET") init.body = JSON.stringify(body ?? {});
    answer = await fetch(path, init);
  } catch (error) {
    throw new Trouble("problem-offline", 0, String(error));
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Trouble(told.problem ?? "problem-server", answer.status, told.detail ?? answer.statusText, told.free);
  }
  return (await answer.json().catch(() => undefined)) as T;
}

function known(me: Me): Me {
  csrf = me.csrf;
  return me;
}

export const api = {
  me: () => ask<Me>("GET", "/api/me").then(known),
  rename: (name: string) => ask<Me>("PATCH", "/api/me", { name }).then(known),
  belongings: () => ask<Belongings>("GET", "/api/me/belongings"),
  account: (wish: NewAccount) => ask<Me>("POST", "/api/account", wish).then(known),
  login: async (login: string, password: string, bring: boolean): Promise<LoggedIn> => {
    const found = await ask<LoggedIn>("POST", "/api/login", { login, password, bring });
    known(found.me);
    return found;
  },
  logout: () => ask<Me>("POST", "/api/logout").then(known),
  password: (old: string, fresh: string) => ask<Me>("POST", "/api/password", { old, new: fresh }).then(known),
  forgot: (login: string) => ask<unknown>("POST", "/api/password/forgot", { login }),
  recover: (login: string, code: string, password: string) =>
    ask<Me>("POST", "/api/password/recover", { login, code, password }).then(known),
  email: (email: string, password: string) => ask<Me>("PUT", "/api/me/email", { email, password }).then(known),
  confirmEmail: (code: string) => ask<Me>("POST", "/api/me/email/confirm", { code }).then(known),
  removeEmail: () => ask<Me>("DELETE", "/api/me/email").then(known),
  devices: () => ask<SessionInfo[]>("GET", "/api/sessions"),
  endDevice: (id: string) => ask<unknown>("DELETE", `/api/sessions/${encodeURIComponent(id)}`),
  endOtherDevices: () => ask<unknown>("DELETE", "/api/sessions"),
  deleteMe: (password: string) => ask<Me>("DELETE", "/api/me", { password }).then(known),
  keepMe: () => ask<Me>("POST", "/api/me/keep").then(known),
  titles: () => ask<TitleInfo[]>("GET", "/api/titles"),
  layout: (title: string, hash = "") =>
    ask<Layout>("GET", `/api/titles/${title}/layout${hash ? `?h=${encodeURIComponent(hash)}` : ""}`),
  rules: (title: string) => ask<RulesInfo>("GET", `/api/titles/${title}/rules`),
  create: (wish: NewTable) => ask<TableInfo>("POST", "/api/tables", wish),
  tables: () => ask<TableLists>("GET", "/api/tables"),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  join: (id: string, seat?: number, invite?: string) =>
    ask<TableInfo>("POST", `/api/tables/${id}/join`, {
      ...(seat === undefined ? {} : { seat }),
      ...(invite ? { invite } : {}),
    }),
  fill: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/fill`),
  leave: (id: string) => ask<unknown>("POST", `/api/tables/${id}/leave`),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch`),
  /** The first title of the house against bots. */
  quick: () => ask<TableInfo>("POST", "/api/quick", {}),
  verify: (id: string) => ask<Verdict>("GET", `/api/tables/${id}/verify`),
  chronicle: (id: string, viewer?: number, invite = "") =>
    ask<Chronicle>(
      "GET",
      `/api/tables/${id}/chronicle?viewer=${viewer ?? -1}${invite ? `&invite=${encodeURIComponent(invite)}` : ""}`,
    ),
  frame: (id: string, step: number, viewer?: number) =>
    ask<Frame>("GET", `/api/tables/${id}/replay/${step}${viewer === undefined ? "" : `?viewer=${viewer}`}`),
};

export const recordAddress = (id: string): string => `/api/tables/${id}/record`;
export const exportAddress = "/api/me/export";
