// What takes several commands in a row: sitting down to play at once, starting, playing again.

import { effect } from "@preact/signals";
import type { Given } from "../games/page";
import { comeIn, refusalOf } from "../net/api";
import { drawNonce } from "../net/random";
import { ownName, strength } from "../settings";
import { t } from "../text";
import type { GameName, Games, TableCommand } from "../wire";
import type { Intent } from "./intent";
import { refusalSentence } from "./refusals";
import type { TableStore } from "./store";

/** Resolves when the table is seen for the first time. */
export function seen<G extends GameName>(store: TableStore<G>): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (store.view.value === null) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

/** Sits down, seats bots, starts: from the first page straight into a game. */
export async function playNow<G extends GameName>(store: TableStore<G>, intent: Intent = {}): Promise<void> {
  store.beginning.value = true;
  await seen(store);
  await beginAtOnce(store, intent);
  store.beginning.value = false;
}

async function beginAtOnce<G extends GameName>(store: TableStore<G>, intent: Intent): Promise<void> {
  const view = store.view.peek();
  if (!view || view.playing) return;
  const { given, level } = intent;
  const { company } = store.page;
  const levels = level === undefined ? company[strength.peek()] : company.first.map(() => level);
  if (given) return playFrom(store, given as Given<G>, levels);
  // One after the other without waiting between: the table does them in order. The first chair is one's own.
  const seat = view.chairs.length;
  await Promise.all([
    store.do({ kind: "sit" }),
    ...levels.map((level) => store.do({ kind: "seat_bot", level })),
    store.do({ kind: "ready", seat, nonce: drawNonce() }),
    store.do({ kind: "start" }),
  ]);
}

/** The same from a position: with as many bots as it has seats, and one's own chair among them. */
async function playFrom<G extends GameName>(
  store: TableStore<G>,
  given: Given<G>,
  levels: readonly number[],
): Promise<void> {
  const bots = Array.from({ length: given.seats - 1 }, (_, at) => levels[at % levels.length] ?? 0);
  const chairs = [...bots.slice(0, given.seat), null, ...bots.slice(given.seat)];
  for (const level of chairs) {
    if (await store.do(level === null ? { kind: "sit" } : { kind: "seat_bot", level })) return;
  }
  // With all chairs taken: what is given names seats.
  const setup = given.setup(store.view.peek()?.setup as Games[G]["setup"]);
  if (await store.do({ kind: "change_setup", setup } as unknown as TableCommand<G>)) return;
  await start(store);
}

/** What one is called, with the name one typed: kept wherever that was, for every other table. */
function calledBy(typed: string): string {
  const name = typed.trim();
  if (name) ownName.value = name;
  return name || t("guest");
}

/** Becomes a guest, if one is none yet, and is called so from now on, here and elsewhere. Whether one is now; why not is
 * shown. */
export async function become<G extends GameName>(store: TableStore<G>, typed: string): Promise<boolean> {
  if (store.you.peek() !== null) return true;
  const name = calledBy(typed);
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

/** Sits down as oneself, or as one more person at this device. Whether it was done. */
export async function sitDown<G extends GameName>(store: TableStore<G>, typed: string): Promise<boolean> {
  if (store.own.peek().length > 0) {
    return (await store.do({ kind: "sit", name: typed.trim() || t("guest") })) === null;
  }
  const name = calledBy(typed);
  const known = store.view.peek()?.guests.find((guest) => guest.id === store.you.peek());
  if (!(await become(store, typed))) return false;
  // Whoever opened the table before they were asked is called otherwise.
  if (known && known.name !== name && (await store.do({ kind: "set_name", name }))) return false;
  return (await store.do({ kind: "sit" })) === null;
}

/** Readies one's own seats, then starts if one is host and everybody else is ready too. Whether all of it was done. */
export async function start<G extends GameName>(store: TableStore<G>): Promise<boolean> {
  const chairs = store.view.peek()?.chairs ?? [];
  const own = store.own.peek();
  const ready = own.filter((seat) => {
    const chair = chairs[seat];
    return !(chair?.kind === "guest" && chair.ready);
  });
  const others = chairs.every((chair, seat) => chair.kind !== "guest" || chair.ready || own.includes(seat));
  const steps = ready.map((seat) => store.do({ kind: "ready", seat, nonce: drawNonce() }));
  if (store.isHost.peek() && others) steps.push(store.do({ kind: "start" }));
  return (await Promise.all(steps)).every((refusal) => refusal === null);
}

/** Takes a seat over from another device, by the secret of its link. */
export async function takeSeat<G extends GameName>(store: TableStore<G>, secret: string): Promise<void> {
  await seen(store);
  if (!(await become(store, ownName.peek()))) return;
  await store.do({ kind: "take_link", secret });
}
