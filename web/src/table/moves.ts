// What takes several commands in a row: sitting down to play at once, starting, playing again.

import { effect } from "@preact/signals";
import { comeIn } from "../net/api";
import { drawNonce } from "../net/random";
import { ownName } from "../settings";
import { t } from "../text";
import type { GameName } from "../wire";
import type { TableStore } from "./store";

/** Resolves when the table is seen for the first time. */
function seen<G extends GameName>(store: TableStore<G>): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (store.view.value === null) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

/** Sits down, seats bots, starts: from the first page straight into a game. */
export async function playNow<G extends GameName>(store: TableStore<G>): Promise<void> {
  await seen(store);
  if (store.view.peek()?.playing) return;
  const steps = [
    () => store.do({ kind: "sit" }),
    ...store.page.company.map((level) => () => store.do({ kind: "seat_bot", level })),
  ];
  for (const step of steps) {
    if (await step()) return;
  }
  await start(store);
}

/** Sits down as a new guest, or as one more person at this device. */
export async function sitDown<G extends GameName>(store: TableStore<G>, name: string): Promise<void> {
  if (store.you.peek() === null) {
    const view = store.view.peek();
    if (!view) return;
    ownName.value = name;
    await comeIn(view.code, name);
    store.comeAgain();
  }
  await store.do({ kind: "sit", name });
}

/** Readies one's own seats, then starts if one is host and everybody else is ready too. */
export async function start<G extends GameName>(store: TableStore<G>): Promise<void> {
  const chairs = store.view.peek()?.chairs ?? [];
  for (const seat of store.own.peek()) {
    const chair = chairs[seat];
    if (chair?.kind === "guest" && chair.ready) continue;
    if (await store.do({ kind: "ready", seat, nonce: drawNonce() })) return;
  }
  if (store.isHost.peek()) await store.do({ kind: "start" });
}

/** Takes a seat over from another device, by the secret of its link. */
export async function takeSeat<G extends GameName>(store: TableStore<G>, secret: string): Promise<void> {
  await seen(store);
  const view = store.view.peek();
  if (store.you.peek() === null && view) {
    await comeIn(view.code, ownName.peek() || t("guest"));
    store.comeAgain();
  }
  await store.do({ kind: "take_link", secret });
}
