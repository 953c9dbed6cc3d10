/** The socket of a table: it comes back by itself, and a command is never carried out twice. */

import type { Ack, ChatLine, FromClient, FromServer, Hello, Previewed, Refused, Said, Update } from "./messages";

type Answer = Ack | Refused | Previewed;
type Command = Exclude<FromClient, { k: "ping" }>;
// Omit over a union one by one, so that each command keeps its own fields.
type Wish = Command extends infer C ? (C extends { ref: number } ? Omit<C, "ref"> : never) : never;

interface Waiting {
  command: Command;
  answered: (answer: Answer | null) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 50_000;
/** After so many milliseconds a command that came too fast is sent again, by itself. */
const LATER = 600;

export class Live {
  /** "opening" until the first scene, "open", "lost" while it tries again, "closed" when it was told to stop. */
  state = $state<"opening" | "open" | "lost" | "closed" | "refused">("opening");
  /** Seconds to the next attempt. */
  retry = $state(0);

  private socket: WebSocket | null = null;
  private ref = 0;
  private waiting = new Map<number, Waiting>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private pulse = 0;
  private heard = 0;
  private greeted = false;

  constructor(
    private readonly address: string,
    private readonly on: {
      hello: (hello: Hello) => void;
      update: (update: Update) => void;
      said: (line: ChatLine) => void;
      /** Something went wrong that no command asked for. */
      trouble: (problem: string) => void;
    },
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  close(): void {
    this.state = "closed";
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
    for (const { answered } of this.waiting.values()) answered(null);
    this.waiting.clear();
  }

  /** Send a command; the answer is null if it went down with the connection and may or may not have arrived. */
  send(wish: Wish): Promise<Answer | null> {
    const command = { ...wish, ref: ++this.ref } as Command;
    return new Promise((answered) => {
      this.waiting.set(command.ref, { command, answered });
      if (this.state === "open") this.write(command);
    });
  }

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}`);
    this.socket = socket;
    this.greeted = false;
    this.heard = Date.now();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.take(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private take(message: FromServer): void {
    this.heard = Date.now();
    if (message.k === "hello") {
      this.greeted = true;
      this.on.hello(message);
      // A table that waits for people sends no scene yet.
      if (message.table.status === "open") this.state = "open";
    } else if (message.k === "update") {
      this.on.update(message);
      if (this.state !== "open") this.resume(message);
    } else if (message.k === "said") this.on.said((message as Said).line);
    else if (message.k === "refused" && !message.ref) this.on.trouble(message.problem ?? "problem-server");
    else if (message.k === "refused" && message.problem === "problem-too-fast") this.later(message.ref);
    else if (message.k === "ack" || message.k === "refused" || message.k === "previewed") {
      const found = this.waiting.get(message.ref);
      this.waiting.delete(message.ref);
      found?.answered(message);
    }
  }

  /** The first scene after a gap decides about commands without an answer: with the same seq they never arrived. */
  private resume(update: Update): void {
    this.state = "open";
    this.wait = FIRST_WAIT;
    this.retry = 0;
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), PING_EVERY) as unknown as number;
    for (const [ref, { command, answered }] of [...this.waiting]) {
      const fits = "seq" in command ? command.seq === update.seq : command.k === "why" || command.k === "uncover";
      if (fits) this.write(command);
      else {
        this.waiting.delete(ref);
        answered(null);
      }
    }
  }

  /** A command that came too fast waits a moment; if the connection is lost meanwhile, `resume` decides about it. */
  private later(ref: number): void {
    const socket = this.socket;
    setTimeout(() => {
      const found = this.waiting.get(ref);
      if (found && socket === this.socket) this.write(found.command);
    }, LATER);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ k: "ping", at: Date.now() / 1000 }));
  }

  private lost(code: number): void {
    clearInterval(this.pulse);
    this.socket = null;
    if (this.state === "closed") return;
    // 44xx: the server does not want this visitor here (unknown table, not invited); asking again changes nothing.
    if (!this.greeted && code >= 4400 && code < 4500) {
      this.state = "refused";
      return;
    }
    if (this.state === "open") this.state = "lost";
    const wait = this.wait * (0.8 + 0.4 * Math.random());
    this.retry = Math.ceil(wait / 1000);
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
    this.timer = setTimeout(() => this.open(), wait) as unknown as number;
  }

  private hurry = (): void => {
    if (this.state === "lost" && !this.socket && document.visibilityState === "visible") {
      this.wait = FIRST_WAIT;
      this.open();
    }
  };

  private write(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }
}
