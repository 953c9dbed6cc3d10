/** The HTTP side of the server. Every refusal becomes a `Trouble` with a message id people can read. */

import { prefs } from "./prefs.svelte";
import type { Chronicle, Frame, Layout, Me, NewTable, Problem, RulesInfo, TableInfo, TableLists, TitleInfo, Verdict } from "./messages";

export class Trouble extends Error {
  constructor(
    readonly problem: string,
    readonly status: number,
    detail: string,
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
    throw new Trouble(told.problem ?? "problem-server", answer.status, told.detail ?? answer.statusText);
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
  account: (login: string, password: string) => ask<Me>("POST", "/api/account", { login, password }).then(known),
  login: (login: string, password: string) => ask<Me>("POST", "/api/login", { login, password }).then(known),
  logout: () => ask<unknown>("POST", "/api/logout"),
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
  quick: (title?: string) => ask<TableInfo>("POST", "/api/quick", title ? { title } : {}),
  verify: (id: string) => ask<Verdict>("GET", `/api/tables/${id}/verify`),
  chronicle: (id: string, viewer?: number) =>
    ask<Chronicle>("GET", `/api/tables/${id}/chronicle${viewer === undefined ? "" : `?viewer=${viewer}`}`),
  frame: (id: string, step: number, viewer?: number) =>
    ask<Frame>("GET", `/api/tables/${id}/replay/${step}${viewer === undefined ? "" : `?viewer=${viewer}`}`),
};

export const recordAddress = (id: string): string => `/api/tables/${id}/record`;
