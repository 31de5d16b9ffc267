// The line to a table's socket: it comes back by itself, sends each command until it is answered, and never twice for
// good: a command keeps its name, and the server does a name once.

import { type ReadonlySignal, signal } from "@preact/signals";
import type { FromServer, GameName, TableCommand, ToServer } from "../wire";
import type { Refusal } from "../wire/room";
import { randomHex } from "./random";

/** How the line is: `lost` means that it tries again. */
export type LineState = "connecting" | "open" | "lost" | "closed";

/** What the line needs of a socket; the browser's has it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** Waits between attempts to come back, in milliseconds; the last one again and again. */
const PATIENCE = [250, 500, 1000, 2000, 4000];

interface Waiting<G extends GameName> {
  command: TableCommand<G>;
  answer: (refusal: Refusal | null) => void;
}

export class Line<G extends GameName> {
  readonly #state = signal<LineState>("connecting");
  readonly #waiting = new Map<string, Waiting<G>>();
  #socket: Socket | null = null;
  #seen: number | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connect: () => Socket,
    private readonly receive: (message: FromServer<G>) => void,
  ) {
    this.#open();
  }

  get state(): ReadonlySignal<LineState> {
    return this.#state;
  }

  /** Commands that were given but not answered yet. */
  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Gives a command; answers with its refusal, or null when it was done. */
  do(command: TableCommand<G>): Promise<Refusal | null> {
    const id = randomHex(12);
    return new Promise((answer) => {
      this.#waiting.set(id, { command, answer });
      if (this.#state.value === "open") this.#send({ kind: "do", id, command } as ToServer<G>);
    });
  }

  /** Tries at once instead of waiting: the device is back online, or the page is looked at again. */
  hurry(): void {
    if (this.#state.value !== "lost") return;
    this.#attempts = 0;
    this.#open();
  }

  /** Opens the line anew, as who one is now. */
  comeAgain(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#state.value = "connecting";
    this.#open();
  }

  close(): void {
    this.#state.value = "closed";
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.#socket = null;
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => this.#send({ kind: "hello", seen: this.#seen });
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer<G>);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    if (this.#state.value === "closed") return;
    this.#state.value = "lost";
    const wait = PATIENCE[Math.min(this.#attempts, PATIENCE.length - 1)];
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #send(message: ToServer<G>): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: FromServer<G>): void {
    switch (message.kind) {
      case "welcome":
        this.#attempts = 0;
        this.#state.value = "open";
        for (const [id, { command }] of this.#waiting) this.#send({ kind: "do", id, command } as ToServer<G>);
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
        if (waiting) this.#send({ kind: "do", id: message.id, command: waiting.command } as ToServer<G>);
        break;
      }
      case "ping":
        this.#send({ kind: "pong", ping: message.ping });
        break;
    }
    this.receive(message);
  }

  #answer(id: string, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answer(refusal);
  }
}
