// The gestures that travel between a page and the server.

import type { Person } from "./browser";

export interface Gestures {
  sent: { at: number; text: string }[];
  got: string[];
}

/** The gestures a page sends and gets from its next line on, with when. */
export function gesturesOf({ page }: Person): Gestures {
  const seen: Gestures = { sent: [], got: [] };
  page.on("websocket", (socket) => {
    const isGesture = (payload: string | Buffer) => String(payload).startsWith('{"kind":"gesture"');
    socket.on("framesent", ({ payload }) => {
      if (isGesture(payload)) seen.sent.push({ at: Date.now(), text: String(payload) });
    });
    socket.on("framereceived", ({ payload }) => {
      if (isGesture(payload)) seen.got.push(String(payload));
    });
  });
  return seen;
}
