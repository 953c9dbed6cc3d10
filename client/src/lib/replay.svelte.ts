/** A replay: the board at any step of a finished match, from any side that may be shown. */

import { api } from "./api";
import { titleArt } from "./art";
import { Board } from "./board.svelte";
import type { Entry, Frame, TableInfo } from "./messages";
import { rules } from "./rules.svelte";
import { texts } from "./texts.svelte";

const AHEAD = 3;

export class Replay extends Board {
  info = $state.raw<TableInfo | null>(null);
  step = $state(0);
  steps = $state(0);
  viewer = $state<number | undefined>(undefined);
  viewers = $state.raw<number[]>([]);
  problem = $state("");
  private known = new Map<string, Promise<Frame>>();
  /** What each viewer was told in the whole match; a frame says how far it goes. */
  private chronicles = new Map<number | undefined, Promise<Entry[]>>();
  private wanted = 0;

  constructor(readonly id: string) {
    super();
    void this.start();
  }

  private async start(): Promise<void> {
    try {
      const info = await api.table(this.id);
      const [layout] = await Promise.all([api.layout(info.title), texts.load(info.title)]);
      await titleArt(info.title, layout.art).catch(() => undefined);
      rules.load(info.title);
      this.info = info;
      texts.title = info.title;
      texts.names = info.seats.map((one) => one.name ?? "");
      this.layout = layout;
      await this.go(0);
    } catch {
      this.problem = "ui-no-replay";
    }
  }

  private frame(step: number): Promise<Frame> {
    const key = `${this.viewer ?? ""}/${step}`;
    let found = this.known.get(key);
    if (!found) {
      found = api.frame(this.id, step, this.viewer);
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
      // A match has a few hundred steps of some ten kilobytes; the oldest are dropped.
      if (this.known.size > 240) this.known.delete(this.known.keys().next().value ?? "");
    }
    return found;
  }

  private chronicle(): Promise<Entry[]> {
    const { viewer } = this;
    let found = this.chronicles.get(viewer);
    if (!found) {
      found = api.chronicle(this.id, viewer).then((told) => told.entries);
      this.chronicles.set(viewer, found);
      found.catch(() => this.chronicles.delete(viewer));
    }
    return found;
  }

  /** Show a step; the next ones are fetched ahead. */
  async go(step: number): Promise<void> {
    const target = Math.max(0, this.steps ? Math.min(step, this.steps) : step);
    const wanted = ++this.wanted;
    const before = this.step;
    this.step = target;
    const [frame, told] = await Promise.all([this.frame(target), this.chronicle()]);
    if (wanted !== this.wanted) return;
    this.steps = frame.steps;
    this.viewers = frame.viewers?.length ? frame.viewers : this.viewers;
    this.step = frame.step;
    this.entries = told.slice(0, frame.told);
    this.show(frame.scene, [], Math.abs(frame.step - before) > 2);
    for (let n = 1; n <= AHEAD; n += 1)
      if (target + n <= this.steps) void this.frame(target + n).catch(() => undefined);
  }

  watch(viewer: number): void {
    this.viewer = viewer;
    void this.go(this.step);
  }
}
