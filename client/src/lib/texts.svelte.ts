/** Texts from the server's Fluent files; the language can change at any moment. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Good, Text, Who } from "./messages";
import { prefs, type Lang } from "./prefs.svelte";

/** A piece of a sentence: words, a medallion, or a player's name. */
type Piece = { k: "words"; text: string } | { k: "good"; key: string } | { k: "who"; seat: number };

// Goods and players travel through Fluent as private-use characters, so that translators may put them anywhere.
const GOOD = "\uE000";
const WHO = "\uE001";
const END = "\uE002";
const TIMES = "\uE003";
const MARKED = /[\uE000\uE001]([^\uE002]*)\uE002/gu;

/** What the server keeps in place of the name of somebody who was deleted. */
const FORMER = "<former>";

const large = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);

class Texts {
  /** Bundles by language and title; raw, because they are replaced and never changed. */
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private asked = new Map<string, Promise<void>>();
  private said = new Map<Lang, WeakMap<Text, string>>();
  /** Who sits where, for names inside sentences. */
  names = $state.raw<string[]>([]);
  /** The title whose words come first. */
  title = $state("");

  load(title: string, lang: Lang = prefs.lang): Promise<void> {
    const key = `${lang}/${title}`;
    const known = this.asked.get(key);
    if (known) return known;
    const asked = fetch(`/texts/${lang}/${title}.ftl`).then(async (answer) => {
      if (!answer.ok) throw new Error(`The texts ${key} did not come: ${answer.status}.`);
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(await answer.text()));
      this.bundles = { ...this.bundles, [key]: bundle };
    });
    this.asked.set(key, asked);
    asked.catch(() => this.asked.delete(key));
    return asked;
  }

  /** Change the language; the page changes when its texts are loaded. */
  async speak(lang: Lang): Promise<void> {
    const titles = Object.keys(this.bundles).map((key) => key.split("/")[1] ?? "common");
    await Promise.all([...new Set(titles)].map((title) => this.load(title, lang)));
    prefs.set({ lang });
  }

  /** All that texts depend on besides their arguments. */
  version(): unknown[] {
    return [prefs.lang, this.bundles, this.names, this.title];
  }

  has(id: string): boolean {
    return this.find(id) !== undefined;
  }

  /** A message of the house, with plain arguments. */
  t(id: string, args?: Record<string, string | number>): string {
    return this.format(id, args ?? {});
  }

  /** A text of the server as one string, for labels and announcements. It stands alone, so it begins with a capital. */
  say(text: Text | null | undefined): string {
    if (!text) return "";
    return large(this.marked(text)).replace(MARKED, (whole: string, key: string) =>
      whole.startsWith(GOOD) ? this.amount(key) : this.who(Number(key)),
    );
  }

  /** A text of the server in pieces. */
  pieces(text: Text | null | undefined): Piece[] {
    if (!text) return [];
    const marked = large(this.marked(text));
    const found: Piece[] = [];
    let from = 0;
    for (const match of marked.matchAll(MARKED)) {
      if (match.index > from) found.push({ k: "words", text: marked.slice(from, match.index) });
      const [key = "", n] = (match[1] ?? "").split(TIMES);
      if (n) found.push({ k: "words", text: `${n}\u00a0` });
      found.push(match[0].startsWith(GOOD) ? { k: "good", key } : { k: "who", seat: Number(key) });
      from = match.index + match[0].length;
    }
    if (from < marked.length) found.push({ k: "words", text: marked.slice(from) });
    return found;
  }

  /** The name of a good, as the title calls it. */
  good(key: string): string {
    const word = key.replaceAll("_", "-");
    const id = [`good-${word}`, `resource-${word}`, `token-${word}`].find((one) => this.has(one));
    return id ? this.t(id) : key;
  }

  /** A good with its figure, if there is one, in words that agree with it. */
  private amount(marked: string): string {
    const [key = "", n] = marked.split(TIMES);
    if (!n) return this.good(key);
    const id = `amount-${key.replaceAll("_", "-")}`;
    return this.has(id) ? this.t(id, { n: Number(n) }) : `${n} ${this.good(key)}`;
  }

  /** A name as it is shown: somebody whose account was deleted has none any more, only a mark that no name can be. */
  called(name = ""): string {
    return name === FORMER ? this.t("ui-former-player") : name;
  }

  who(seat: number): string {
    // A seat above those who sit here is played by the rules alone.
    if (this.names.length && seat >= this.names.length) return this.t("player-rival");
    return this.called(this.names[seat]) || this.t("ui-seat", { seat: seat + 1 });
  }

  private marked(text: Text): string {
    // A scene keeps the texts that did not change, so most of them have been said before.
    const known = this.said.get(prefs.lang)?.get(text);
    if (known !== undefined) return known;
    const said = this.spelt(text);
    let memory = this.said.get(prefs.lang);
    if (!memory) this.said.set(prefs.lang, (memory = new WeakMap()));
    if (this.find(text.id)) memory.set(text, said);
    return said;
  }

  private spelt(text: Text): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(text.args ?? {})) {
      args[name] = typeof value === "object" ? this.inner(value) : value;
    }
    return this.format(text.id, args);
  }

  private inner(value: Text | Good | Who): string {
    if (value.k === "good") return GOOD + value.key + (value.n ? TIMES + String(value.n) : "") + END;
    if (value.k === "who") return WHO + String(value.seat) + END;
    return this.marked(value);
  }

  private find(id: string): { bundle: FluentBundle; name: string; form: string } | undefined {
    const [name = "", form = ""] = id.split(".");
    for (const title of [this.title, "common"]) {
      const bundle = this.bundles[`${prefs.lang}/${title}`];
      if (title && bundle?.hasMessage(name)) return { bundle, name, form };
    }
    return undefined;
  }

  private format(id: string, args: Record<string, FluentVariable>): string {
    const found = this.find(id);
    const message = found?.bundle.getMessage(found.name);
    const pattern = (found?.form ? message?.attributes[found.form] : undefined) ?? message?.value;
    if (!found || !pattern) return id;
    const errors: Error[] = [];
    const said = found.bundle.formatPattern(pattern, args, errors);
    // A text that does not fit its arguments is our mistake: it must be seen in the tests, and never stop a game.
    if (errors.length) console.error(`The text '${id}' fails in ${prefs.lang}: ${errors[0]?.message}`);
    return said;
  }
}

export const texts = new Texts();
export const t = (id: string, args?: Record<string, string | number>): string => texts.t(id, args);
