/** The socket of a table: it comes back by itself, and a command is never carried out twice. */

import { session } from "./session.svelte";
import type { Ack, ChatLine, FromClient, FromServer, Hello, Previewed, Refused, Update } from "./messages";

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

/** A packed message as it was. */
const unpack = (packed: ArrayBuffer): Promise<string> =>
  new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"))).text();

export class TableSocket {
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
      /** The seats whose people are here, after somebody came or went. */
      presence: (online: number[]) => void;
      /** Something went wrong that no command asked for. */
      trouble: (problem: string) => void;
    },
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    // A newcomer is nobody to the server before it has answered once: a connection opened earlier stays a stranger's,
    // who may sit down but is shown no board.
    void session
      .start()
      .catch(() => undefined)
      .then(() => this.state === "closed" || this.open());
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
    const command = { ...wish, ref: ++this.ref };
    return new Promise((answered) => {
      this.waiting.set(command.ref, { command, answered });
      if (this.state === "open") this.write(command);
    });
  }

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const unpacks = "DecompressionStream" in window ? `${this.address.includes("?") ? "&" : "?"}unpacks=1` : "";
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}${unpacks}`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    this.greeted = false;
    this.heard = performance.now();
    // From the first moment on: a server that never answers is silent, too.
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
    const take = (text: string): void => {
      if (socket === this.socket) this.take(JSON.parse(text) as FromServer);
    };
    // Unpacking takes a moment: what comes after a packed message waits for it.
    let before: Promise<void> | null = null;
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data === "string" && !before) return take(data);
      const next: Promise<void> = Promise.all([typeof data === "string" ? data : unpack(data), before]).then(
        ([text]) => {
          if (before === next) before = null;
          take(text);
        },
      );
      before = next;
      next.catch(() => socket.close());
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private take(message: FromServer): void {
    this.heard = performance.now();
    if (message.k === "hello") {
      this.greeted = true;
      this.on.hello(message);
      // A table that waits for people, or is locked, sends no scene.
      if ((message.table.status === "open" || message.table.locked) && this.state !== "open") this.resume(-1);
    } else if (message.k === "update") {
      this.on.update(message);
      if (this.state !== "open") this.resume(message.seq);
    } else if (message.k === "said") this.on.said(message.line);
    else if (message.k === "presence") this.on.presence(message.online);
    else if (message.k === "refused" && !message.ref) this.on.trouble(message.problem ?? "problem-server");
    else if (message.k === "refused" && message.problem === "problem-too-fast") this.later(message.ref);
    else if (message.k === "ack" || message.k === "refused" || message.k === "previewed") {
      const found = this.waiting.get(message.ref);
      this.waiting.delete(message.ref);
      found?.answered(message);
    }
  }

  /** The first scene after a gap decides about commands without an answer: with the same seq they never arrived. Where
   *  there is no scene yet, whoever waits is told that nobody knows. */
  private resume(seq: number): void {
    this.state = "open";
    this.wait = FIRST_WAIT;
    this.retry = 0;
    for (const [ref, { command, answered }] of [...this.waiting]) {
      const fits =
        "seq" in command ? command.seq === seq : seq >= 0 && (command.k === "why" || command.k === "uncover");
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
    if (performance.now() - this.heard > SILENCE) {
      // Closing a connection that is dead takes a browser a minute: it is given up at once.
      this.socket?.close();
      this.lost(0);
    } else if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ k: "ping", at: Date.now() / 1000 }));
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
    this.timer = setTimeout(() => this.open(), wait);
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
