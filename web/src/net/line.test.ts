import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer } from "../wire";
import { Line, type Socket } from "./line";

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.({} as Event);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drop(): void {
    this.onclose?.({} as CloseEvent);
  }
}

let sockets: FakeSocket[];
let heard: FromServer<"corona">[];
let line: Line<"corona">;
const last = (): FakeSocket => sockets.at(-1) ?? new FakeSocket();

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  line = new Line<"corona">(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    (message) => heard.push(message),
  );
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

function welcome(): void {
  last().open();
  last().say({ kind: "welcome", you: 1 });
}

describe("a line to a table", () => {
  it("says hello first, and answers pings", () => {
    welcome();
    last().say({ kind: "ping", ping: 7 });
    expect(last().sent).toEqual([
      { kind: "hello", seen: null },
      { kind: "pong", ping: 7 },
    ]);
    expect(line.state.value).toBe("open");
  });

  it("comes back by itself, and says what it has seen", () => {
    welcome();
    last().say({ kind: "snapshot", number: 4, clock: { at: 0, runs: false }, view: {} });
    last().drop();
    expect(line.state.value).toBe("lost");
    vi.advanceTimersByTime(250);
    last().open();
    expect(sockets).toHaveLength(2);
    expect(last().sent).toEqual([{ kind: "hello", seen: 4 }]);
  });

  it("waits longer after each failure, and not at all when hurried", () => {
    last().drop();
    vi.advanceTimersByTime(250);
    last().drop();
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(2);
    line.hurry();
    expect(sockets).toHaveLength(3);
  });

  it("sends a command that was given while it was lost, once it is back, under one name", async () => {
    welcome();
    last().drop();
    const answer = line.do({ kind: "start" });
    expect(line.unanswered).toBe(1);
    vi.advanceTimersByTime(250);
    welcome();
    const sent = last().sent.filter((message) => message.kind === "do");
    expect(sent).toHaveLength(1);
    last().say({ kind: "ack", id: sent[0]?.id, number: 1 });
    expect(await answer).toBeNull();
    expect(line.unanswered).toBe(0);
  });

  it("repeats an unanswered command under the same name, so that the server does it once", () => {
    welcome();
    void line.do({ kind: "start" });
    const first = last().sent.at(-1);
    last().drop();
    vi.advanceTimersByTime(250);
    welcome();
    expect(last().sent.at(-1)).toEqual(first);
  });

  it("sends again what the server asks for again", () => {
    welcome();
    void line.do({ kind: "start" });
    const first = last().sent.at(-1);
    last().say({ kind: "resend", id: first?.id });
    expect(last().sent.slice(-2)).toEqual([first, first]);
  });

  it("answers with the refusal", async () => {
    welcome();
    const answer = line.do({ kind: "start" });
    last().say({ kind: "refused", id: last().sent.at(-1)?.id, refusal: { code: "not_the_host" } });
    expect(await answer).toEqual({ code: "not_the_host" });
  });

  it("does not listen to a socket it has left", () => {
    welcome();
    const old = last();
    line.comeAgain();
    old.say({ kind: "ping", ping: 1 });
    old.drop();
    expect(old.closed).toBe(true);
    expect(sockets).toHaveLength(2);
    expect(heard.filter((message) => message.kind === "ping")).toHaveLength(0);
  });
});
