// The line to a table's socket: it notices silence, comes back by itself, and sends each command until it is answered.
// A command keeps its number and the moment it was meant for: the server does a number once, and nothing late.

import { type ReadonlySignal, signal } from "@preact/signals";
import type { FromServer, GameName, TableCommand, TableGesture, ToServer } from "../wire";
import type { Seat } from "../wire/game";
import { PROTOCOL } from "../wire/lists";
import type { Moment, Refusal } from "../wire/room";
import { ownBuild } from "./build";
import { judge, patience, USUAL_PING } from "./health";
import { randomHex } from "./random";

/** How the line is. `slow`: it is there, but answers are late; `lost`: it tries again; `back`: it was lost a moment ago;
 * `old`: the server no longer speaks as this page does, and only loading it anew helps. */
export type LineState = "connecting" | "well" | "slow" | "lost" | "back" | "old" | "closed";

/** What the line needs of a socket; the browser's has it. */
export interface Socket {
  /** 1 where it is open already: it was on its way before there was a line. */
  readonly readyState?: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** How often the line is looked at. */
const LOOK_EVERY = 500;

/** A line that stood for so long is as good as new: when it is lost, waits begin with the shortest again. */
const STEADY = 5000;

interface Waiting<G extends GameName> {
  command: TableCommand<G>;
  moment: Moment;
  answer: (refusal: Refusal | null) => void;
  /** When it was last sent; null while there is no line. */
  sent: number | null;
}

export class Line<G extends GameName> {
  readonly #state = signal<LineState>("connecting");
  readonly #waiting = new Map<number, Waiting<G>>();
  /** What this line's commands are known by, with the number of the last. Kept nowhere: a page that is loaded anew, and
   * a table that is come back to, count from the beginning under another one. */
  readonly #session = randomHex(16);
  #numbers = 0;
  #socket: Socket | null = null;
  /** When the server said welcome on this socket; null until it does. */
  #welcome: number | null = null;
  #seen: number | null = null;
  #every = USUAL_PING;
  /** By the clock on the wall: it goes on while the device sleeps. */
  #heard = Date.now();
  #back: number | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #looks: ReturnType<typeof setInterval>;

  constructor(
    private readonly connect: () => Socket,
    private readonly receive: (message: FromServer<G>) => void,
    private readonly random: () => number = Math.random,
  ) {
    this.#open();
    this.#looks = setInterval(() => this.#look(), LOOK_EVERY);
  }

  get state(): ReadonlySignal<LineState> {
    return this.#state;
  }

  /** Commands that were given but not answered yet. */
  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Gives a command, meant for a moment; answers with its refusal, or null when it was done. */
  do(command: TableCommand<G>, moment: Moment): Promise<Refusal | null> {
    this.#numbers += 1;
    const id = this.#numbers;
    return new Promise((answer) => {
      const waiting: Waiting<G> = { command, moment, answer, sent: null };
      this.#waiting.set(id, waiting);
      if (this.#welcome !== null) this.#sendCommand(id, waiting);
    });
  }

  /** Shows the others something, if there is a line: a gesture is of its moment, and never sent later. Whether there was
   * one. */
  show(seat: Seat, gesture: TableGesture<G>): boolean {
    if (this.#welcome === null) return false;
    this.#send({ kind: "gesture", seat, gesture } as ToServer<G>);
    return true;
  }

  /** Looks at once instead of later: the device is back online, or the page is looked at again. */
  hurry(): void {
    if (this.#state.value === "lost") {
      this.#attempts = 0;
      this.#open();
    } else {
      this.#look();
    }
  }

  /** Opens the line anew, as who one is now. */
  comeAgain(): void {
    this.#state.value = "connecting";
    this.#open();
  }

  close(): void {
    this.#end("closed");
  }

  #open(): void {
    this.#leave();
    const socket = this.connect();
    this.#socket = socket;
    this.#heard = Date.now();
    const session = this.#session;
    const greet = () => {
      if (socket !== this.#socket) return;
      this.#send({ kind: "hello", protocol: PROTOCOL, build: ownBuild(), session, seen: this.#seen });
    };
    socket.onopen = greet;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer<G>);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    if (socket.readyState === 1) greet();
  }

  /** Lets go of the socket there is: whatever it still says is not listened to. */
  #leave(): void {
    clearTimeout(this.#retry);
    const old = this.#socket;
    this.#socket = null;
    this.#welcome = null;
    for (const waiting of this.#waiting.values()) waiting.sent = null;
    old?.close();
  }

  #end(state: "old" | "closed"): void {
    this.#state.value = state;
    clearInterval(this.#looks);
    this.#leave();
  }

  #lost(silent = false): void {
    if (this.#welcome !== null && Date.now() - this.#welcome >= STEADY) this.#attempts = 0;
    const attempt = this.#attempts;
    this.#leave();
    this.#state.value = "lost";
    this.#attempts += 1;
    // The first attempt after silence is made at once: each line falls silent at a time of its own.
    if (silent && attempt === 0) this.#open();
    else this.#retry = setTimeout(() => this.#open(), patience(attempt, this.random));
  }

  /** How it is now. A clock that was set back makes the line neither younger nor dead. */
  #look(): void {
    if (!this.#socket) return;
    const now = Date.now();
    this.#heard = Math.min(this.#heard, now);
    const sent = Array.from(this.#waiting.values(), (one) => one.sent ?? now);
    const waiting = sent.length > 0 ? Math.min(...sent) : null;
    const found = judge({ every: this.#every, heard: this.#heard, waiting, back: this.#back }, now);
    if (found === "dead") this.#lost(true);
    else if (this.#welcome !== null) this.#state.value = found;
    else if (this.#state.value === "connecting" && found === "slow") this.#state.value = "slow";
  }

  #send(message: ToServer<G>): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #sendCommand(id: number, waiting: Waiting<G>): void {
    const { command, moment } = waiting;
    waiting.sent = Date.now();
    this.#send({ kind: "do", id, moment, command } as ToServer<G>);
  }

  #hear(message: FromServer<G>): void {
    this.#heard = Date.now();
    switch (message.kind) {
      case "welcome":
        this.#every = message.ping_every;
        this.#welcome = this.#heard;
        this.#back = this.#state.peek() === "lost" ? this.#heard : null;
        for (const [id, waiting] of this.#waiting) this.#sendCommand(id, waiting);
        break;
      case "snapshot":
      case "told":
        this.#seen = message.number;
        break;
      case "ack":
        this.#answer(message.id, null);
        break;
      case "refused":
        if (message.id !== null) this.#answer(message.id, message.refusal);
        break;
      case "resend": {
        const waiting = this.#waiting.get(message.id);
        if (waiting) this.#sendCommand(message.id, waiting);
        break;
      }
      case "ping":
        this.#send({ kind: "pong", ping: message.ping });
        break;
      case "bye":
        if (message.why === "old_page") this.#end("old");
        break;
    }
    this.#look();
    this.receive(message);
  }

  #answer(id: number, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answer(refusal);
  }
}
