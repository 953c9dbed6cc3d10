/** A live table: the board, plus everything its viewer can do. */

import { api } from "./api";
import { titleArt } from "./art";
import { playTurnSound } from "./sound";
import { Board, inTurn, isFolded, sameDeed } from "./board.svelte";
import { TableSocket } from "./socket.svelte";
import type { ChatLine, Choice, Hello, Node, TableInfo, Update } from "./messages";
import { Previews } from "./previews";
import { prefs } from "./prefs.svelte";
import { rules } from "./rules.svelte";
import { keepUnchanged } from "./keepUnchanged";
import { texts } from "./texts.svelte";

/** How long a pointer rests on a choice before its preview is asked for, and how long it waits after too many. */
const REST = 80;
const LATER = 160;

export class Table extends Board {
  info = $state.raw<TableInfo | null>(null);
  seq = $state(0);
  undos = $state(0);
  redos = $state(0);
  curtain = $state(-1);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** A command is under way: the dock waits. */
  busy = $state(false);
  /** The last thing that went wrong, as a message id. */
  problem = $state("");
  /** Texts of the live regions: what others did is polite, the own turn assertive. */
  polite = $state("");
  assertive = $state("");

  readonly socket: TableSocket;
  private readonly previews = new Previews(async (choice) => {
    const answer = await this.socket.send({ k: "preview", seq: this.seq, action: choice.action });
    return answer?.k === "previewed" ? answer.preview : null;
  });
  private pointed: Choice | null = null;
  private rest = 0;
  private first = true;
  private settled: { seq: number; done: () => void } | null = null;

  mine = $derived(this.info?.seats.filter((one) => one.mine) ?? []);
  spectator = $derived(this.mine.length === 0);
  /** A bot plays for the viewer until the seat is taken back. */
  away = $derived(this.mine.some((one) => one.away));
  myTurn = $derived(this.scene?.dock.mine === true && this.curtain < 0 && !this.scene.over && !this.away);

  constructor(
    readonly id: string,
    invite: string,
  ) {
    super();
    const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
    this.socket = new TableSocket(`/api/tables/${id}/live${query}`, {
      hello: (hello) => this.hello(hello),
      update: (update) => this.update(update),
      said: (line) => this.said(line),
      presence: (online) => this.presence(online),
      trouble: (problem) => this.trouble(problem),
    });
  }

  close(): void {
    this.socket.close();
  }

  // -- what the server says --

  private waits: Update | null = null;
  private loading = false;

  private build = "";
  private forced = false;
  /** Moves are being taken back: nothing is answered by itself until the viewer decides something. */
  private backwards = false;

  private async answer(only: Choice): Promise<void> {
    while (this.busy) await new Promise((done) => setTimeout(done, 10));
    // Another page of the same person may answer first: that is no problem then.
    if (this.forced && this.choices[0] === only && !this.backwards)
      await this.command({ k: "play", seq: this.seq, action: only.action }, "problem-stale");
  }

  private hello(hello: Hello): void {
    // The server was updated while this page was open: the new page is loaded, at the same address.
    if (this.build && hello.build && hello.build !== this.build) return location.reload();
    this.build = hello.build ?? "";
    this.meet(hello.table);
    this.chat = hello.chat;
    this.waits = null;
    if (this.layout) return;
    this.loading = true;
    const title = hello.table.title;
    rules.load(title);
    void Promise.all([api.layout(title, hello.layout), texts.load(title)])
      .then(async ([layout]) => {
        await titleArt(title, layout.art).catch(() => undefined);
        this.layout = layout;
        this.loading = false;
        if (this.waits) this.update(this.waits);
      })
      .catch(() => (this.problem = "problem-server"));
  }

  /** Who sits here: names inside sentences come from it. */
  meet(info: TableInfo): void {
    this.info = keepUnchanged(this.info, info);
    texts.title = info.title;
    texts.names = keepUnchanged(
      texts.names,
      info.seats.map((one) => one.name ?? ""),
    );
  }

  /** Somebody who plays here has come or gone. */
  private presence(online: number[]): void {
    const early = this.waits;
    if (early)
      this.waits = {
        ...early,
        table: {
          ...early.table,
          seats: early.table.seats.map((one) => ({ ...one, online: online.includes(one.seat) })),
        },
      };
    if (this.info)
      this.meet({ ...this.info, seats: this.info.seats.map((one) => ({ ...one, online: online.includes(one.seat) })) });
  }

  private update(update: Update): void {
    if (this.loading || !this.layout) {
      // Entries come once, so two updates that wait become one.
      const early = this.waits;
      this.waits =
        early && !update.fresh
          ? { ...update, fresh: early.fresh ?? false, entries: [...(early.entries ?? []), ...(update.entries ?? [])] }
          : update;
      return;
    }
    const fresh = this.first || update.fresh === true;
    const turned = !this.myTurn;
    const asked = this.scene?.dock.ask;
    const news = update.entries ?? [];
    this.first = false;
    this.point(null);
    this.previews.forget();
    const more = (): void => {
      this.meet(update.table);
      this.seq = update.seq;
      this.undos = update.undo ?? 0;
      this.redos = update.redo ?? 0;
      this.curtain = update.curtain ?? -1;
      this.problem = "";
      this.entries = update.fresh ? news : [...this.entries, ...news];
    };
    this.show(update.scene, update.choices ?? [], fresh, more, this.busy);
    // Others come and go meanwhile: only the line that was acknowledged answers a command.
    if (this.settled && update.seq >= this.settled.seq) {
      this.settled.done();
      this.settled = null;
    }
    if (!fresh && news.length) this.polite = news.map((one) => texts.say(one.line.text)).join(" ");
    if (this.myTurn && (turned || JSON.stringify(asked) !== JSON.stringify(update.scene.dock.ask))) {
      this.assertive = `${turned ? `${texts.t("ui-your-turn")}. ` : ""}${texts.say(update.scene.dock.ask)}`;
    } else if (!this.myTurn) this.assertive = "";
    if (this.myTurn && turned && !fresh && prefs.sound) playTurnSound();
    this.forced = update.forced === true;
    // What has one answer and tells nobody anything is answered by itself; not while somebody takes moves back.
    const only = this.choices[0];
    if (this.forced && only && prefs.auto && !this.backwards && this.myTurn)
      queueMicrotask(() => void this.answer(only));
  }

  /** A table that cannot be shown ends in an error, not in endless waiting. */
  private trouble(problem: string): void {
    this.problem = problem;
    this.settled?.done();
    this.settled = null;
  }

  private said(line: ChatLine): void {
    if (this.chat.some((one) => one.n === line.n)) return;
    this.chat = [...this.chat, line];
    this.unread += 1;
    this.polite = `${texts.called(line.name)}: ${line.text}`;
  }

  // -- what the viewer does --

  /** A click or Enter on a node. */
  async touch(node: Node): Promise<void> {
    const here = this.byTarget.get(node.id) ?? [];
    const one = this.meant(node.id);
    this.refusal = null;
    // Two things of one choice may be clicked one after the other.
    const both =
      this.picked && this.picked !== node.id
        ? (this.byTarget.get(this.picked) ?? []).filter((other) => here.includes(other))
        : [];
    if (both.length === 1 && both[0]) return this.take(both[0]);
    if (one) return this.take(one);
    if (here.length > 1) {
      const again = this.picked === node.id;
      this.chosen = null;
      this.preview = null;
      this.picked = again ? "" : node.id;
      return;
    }
    if (node.tries?.length) {
      if (await this.why(node)) return;
    }
    if (node.about || node.rules?.length) this.inspect(node, node.about ?? "", true);
  }

  /** Take a choice: at once, or after a look at what it would do. */
  async take(choice: Choice): Promise<void> {
    this.refusal = null;
    if (isFolded(choice)) {
      this.forget();
      this.opened = String(choice.action[1]);
      return;
    }
    if (choice.confirm && !(this.chosen && sameDeed(this.chosen, choice))) {
      this.chosen = choice;
      this.preview = null;
      const found = await this.previews.get(choice, false);
      if (found && this.chosen === choice) {
        this.preview = found;
        this.point(null);
      }
      return;
    }
    await this.play(choice);
  }

  private async play(choice: Choice): Promise<void> {
    this.backwards = false;
    let seq = this.seq;
    await this.command({ k: "play", seq, action: choice.action });
    for (const action of choice.then ?? []) {
      // Where a step was refused, or brought another question, the deed ends.
      if (this.seq === seq || !this.choices.some((one) => one.action.join(" ") === action.join(" "))) return;
      seq = this.seq;
      await this.command({ k: "play", seq, action });
    }
  }

  /** Pointer or focus is on a choice, or on none: show its preview. */
  point(choice: Choice | null): void {
    const wanted = choice && this.myTurn && !this.busy && (choice.confirm || choice.peek) ? choice : null;
    const now = wanted && this.chosen && sameDeed(this.chosen, wanted) ? null : wanted;
    if (now && this.pointed && sameDeed(now, this.pointed)) return;
    clearTimeout(this.rest);
    this.pointed = now;
    this.peeked = null;
    if (now) this.rest = setTimeout(() => void this.peek(now), REST);
  }

  private async peek(choice: Choice): Promise<void> {
    const asked = this.previews.get(choice, true);
    if (!asked) {
      this.rest = setTimeout(() => void this.peek(choice), LATER);
      return;
    }
    const found = await asked;
    if (this.pointed === choice && found) this.peeked = found;
  }

  /** Set a dial of the dock one step further; what is chosen goes with it. */
  dial(n: number, step: number): void {
    const most = this.scene?.dock.dials?.[n]?.most ?? 0;
    const now = this.setting;
    this.dialled = now.map((value, k) => (k === n ? Math.max(0, Math.min(most, value + step)) : value));
    const next = this.chosen?.dial?.length && this.chosen.target ? this.meant(this.chosen.target) : null;
    if (next && next !== this.chosen) void this.take(next);
  }

  /** Rotate the piece that is chosen or pointed at, and its preview. False if nothing can be rotated. */
  rotate(step = 1): boolean {
    if (!this.turns.length || !this.myTurn) return false;
    const shown = this.pointed ?? this.chosen;
    const order = inTurn((shown?.target && this.byTarget.get(shown.target)) || []);
    const all = order ? order.map((one) => one.turn ?? 0) : this.turns;
    const from = order && shown ? (shown.turn ?? 0) : this.turn;
    this.turn = all[(Math.max(0, all.indexOf(from)) + step + all.length) % all.length] ?? 0;
    const next = order?.find((one) => one.turn === this.turn);
    if (!next || !shown) return true;
    if (shown === this.pointed) this.point(next);
    else void this.take(next);
    return true;
  }

  // -- dragging --

  /** Take a choice up by its target; true if the next question has places for it. */
  async lift(choice: Choice): Promise<boolean> {
    await this.play(choice);
    return this.choices.some((one) => one.source === choice.target);
  }

  /** A dragged node was dropped on a target. */
  drop(choice: Choice): Promise<void> {
    this.chosen = choice;
    return this.play(choice);
  }

  /** A dragged node was dropped elsewhere: say why not there, and take back what lifting it decided. */
  async dropElsewhere(node: Node | null, lifted: boolean): Promise<void> {
    this.point(null);
    if (node?.tries?.length) await this.why(node);
    const told = this.refusal;
    if (lifted) await this.undo();
    if (told) this.refusal = told;
  }

  /** Ask which rule forbids what a click on this node would mean. */
  private async why(node: Node): Promise<boolean> {
    for (const action of node.tries ?? []) {
      const answer = await this.socket.send({ k: "why", action });
      if (answer?.k === "refused" && !answer.allowed) {
        this.refusal = { node: node.id, clause: answer.clause ?? "", problem: answer.problem ?? "" };
        return true;
      }
    }
    return false;
  }

  /** Take back the last decision, with what was answered by itself after it. */
  async undo(): Promise<void> {
    this.backwards = true;
    if (this.undos > 0) await this.command({ k: "undo", seq: this.seq });
    while (this.forced && prefs.auto && this.undos > 0 && this.myTurn) {
      const before = this.seq;
      await this.command({ k: "undo", seq: this.seq });
      if (this.seq === before) return;
    }
  }

  redo(): Promise<void> {
    return this.redos > 0 ? this.command({ k: "redo", seq: this.seq }) : Promise.resolve();
  }

  /** Go back one part: drop what is picked, else take back a decision. */
  back(): void {
    if (this.refusal) this.refusal = null;
    else if (this.inspected) this.inspected = null;
    else if (this.chosen && this.picked) {
      this.chosen = null;
      this.preview = null;
    } else if (this.chosen || this.picked || this.opened) this.forget();
    else void this.undo();
  }

  say(text: string): Promise<void> {
    return this.command({ k: "say", text });
  }

  uncover(): Promise<void> {
    return this.command({ k: "uncover", seat: this.curtain });
  }

  async command(wish: Parameters<TableSocket["send"]>[0], unless = ""): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const answer = await this.socket.send(wish);
      // The next command needs the seq of the update that follows the acknowledgement.
      if (answer?.k === "ack" && answer.seq > this.seq)
        await new Promise<void>((done) => (this.settled = { seq: answer.seq, done }));
      if (answer?.k === "refused") {
        if (answer.clause)
          this.refusal = { node: this.picked || this.chosen?.target || "", clause: answer.clause, problem: "" };
        else if (answer.problem !== unless) this.problem = answer.problem ?? "problem-server";
      }
    } finally {
      this.busy = false;
    }
  }
}
