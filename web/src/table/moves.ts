// What takes several commands in a row: sitting down to play at once, starting, playing again.

import { effect } from "@preact/signals";
import { comeIn, refusalOf } from "../net/api";
import { drawNonce } from "../net/random";
import { ownName } from "../settings";
import { t } from "../text";
import type { GameName } from "../wire";
import { refusalSentence } from "./refusals";
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

/** Becomes a guest, if one is none yet. Whether one is now; why not is shown. */
async function become<G extends GameName>(store: TableStore<G>, name: string): Promise<boolean> {
  if (store.you.peek() !== null) return true;
  const view = store.view.peek();
  if (!view) return false;
  try {
    await comeIn(view.code, name);
  } catch (error) {
    store.say(refusalSentence(refusalOf(error), store.page.game));
    return false;
  }
  store.comeAgain();
  return true;
}

/** Sits down as a new guest, or as one more person at this device. Whether it was done. */
export async function sitDown<G extends GameName>(store: TableStore<G>, name: string): Promise<boolean> {
  if (store.you.peek() === null) ownName.value = name;
  if (!(await become(store, name))) return false;
  return (await store.do({ kind: "sit", name })) === null;
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
  if (!(await become(store, ownName.peek() || t("guest")))) return;
  await store.do({ kind: "take_link", secret });
}
