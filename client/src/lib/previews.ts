/** Previews: asked of the server a few times a second at most, and remembered while the position lasts. */

import type { Choice, Preview } from "./messages";

/** The server takes thirty commands a second; looking around leaves most of them to playing. */
const MOST = 10;
const SECOND = 1000;

export class Previews {
  private known = new Map<string, Promise<Preview | null>>();
  private asked: number[] = [];

  constructor(private readonly ask: (choice: Choice) => Promise<Preview | null>) {}

  /** Another position: everything known is about the old one. */
  forget(): void {
    this.known.clear();
  }

  /** What a choice would do. With `patient`, undefined if too much was asked in the last second. */
  get(choice: Choice, patient: boolean): Promise<Preview | null> | undefined {
    if (choice.shown) return Promise.resolve(choice.shown);
    const key = choice.action.join(" ");
    const known = this.known.get(key);
    if (known) return known;
    const now = performance.now();
    this.asked = this.asked.filter((at) => now - at < SECOND);
    if (patient && this.asked.length >= MOST) return undefined;
    this.asked.push(now);
    const asked = this.ask(choice);
    this.known.set(key, asked);
    // An answer that did not come is asked for again.
    void asked.then((found) => found ?? (this.known.get(key) === asked && this.known.delete(key)));
    return asked;
  }
}
