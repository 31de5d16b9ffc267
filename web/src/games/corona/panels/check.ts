// The check of the dice, run on this device: docs/dice.md, step by step. Nothing here asks the server for a verdict.

import { fromHex, hex } from "../../../net/random";
import type { FinishedGame } from "../../../wire";
import type { Pips } from "../../../wire/corona";
import type { Commitment, Seat } from "../../../wire/game";

export interface Hashes {
  sha256(message: Uint8Array): Uint8Array;
  hmac(key: Uint8Array, message: Uint8Array): Uint8Array;
}

/** The two functions that the scheme rests on, fetched when somebody wants to check: plain HTTP has no SubtleCrypto. */
export async function loadHashes(): Promise<Hashes> {
  const [{ sha256 }, { hmac }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/hmac.js"),
  ]);
  return { sha256, hmac: (key, message) => hmac(sha256, key, message) };
}

const ascii = (text: string) => new TextEncoder().encode(text);

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function join(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Step 1: what binds a seed. */
export function commitmentOf(hashes: Hashes, id: string, seed: string): Commitment {
  return hex(hashes.sha256(join(ascii("tablier-chance-1"), fromHex(id), fromHex(seed))));
}

/** Step 3: a block of the stream that a roll is read from. */
export function block(hashes: Hashes, seed: string, roll: number, nonce: string, nth: number): Uint8Array {
  const first = join(ascii("dice"), number(roll), fromHex(nonce));
  return hashes.hmac(fromHex(seed), nth === 0 ? first : join(first, number(nth)));
}

/** Step 4: the first dice of a roll's stream. */
export function diceOf(hashes: Hashes, seed: string, roll: number, nonce: string, count: number): Pips[] {
  const dice: Pips[] = [];
  for (let nth = 0; dice.length < count; nth++) {
    for (const byte of block(hashes, seed, roll, nonce, nth)) {
      // Without this, ones to fours would be likelier.
      if (byte < 252 && dice.length < count) dice.push((byte % 6) + 1);
    }
  }
  return dice;
}

/** One roll, as it was told and as it follows from the seed. */
export interface CheckedRoll {
  roll: number;
  /** Who rolled at the opening; null for a throw of six. */
  seat: Seat | null;
  told: Pips[];
  follows: Pips[];
  fits: boolean;
}

export interface Checked {
  /** What this device was shown before, and what the seed gives. */
  shown: Commitment;
  found: Commitment;
  bound: boolean;
  rolls: CheckedRoll[];
  /** The first round was given: its dice are no roll, and nothing speaks for them. */
  given: boolean;
  /** Whether all of it fits. */
  fits: boolean;
}

/** Does all of it again for a finished game; `shown` is the commitment that was seen before its dice. */
export function checkDice(hashes: Hashes, game: FinishedGame<"corona">, shown: Commitment): Checked {
  const { id, seed, nonces } = game.started;
  const found = commitmentOf(hashes, id, seed);
  const rolls: CheckedRoll[] = [];
  for (const { event } of game.events) {
    // All rolls of a game are counted, in order: one left out shows as one that does not fit.
    const due = rolls.length;
    if (event.kind === "opening_rolled") {
      const follows = diceOf(hashes, seed, due, nonces.join(""), 1);
      rolls.push(compared(due, event.seat, [event.pips], follows, true));
    } else if (event.kind === "round_set_up") {
      const follows = diceOf(hashes, seed, due, event.nonce, 6);
      rolls.push(compared(due, null, event.throw, follows, event.roll === due));
    }
  }
  const bound = found === shown;
  const givens = game.events.filter(({ event }) => event.kind === "situation_given");
  const given = givens.length > 0;
  // What is given is what was agreed on, once and before any roll: no roll can hide behind it.
  const agreed = !given || (givens.length === 1 && isAgreed(game));
  const fits = bound && agreed && rolls.every((roll) => roll.fits);
  return { shown, found, bound, rolls, given, fits };
}

/** Whether the first round is the position that the table agreed on. */
function isAgreed({ started, events }: FinishedGame<"corona">): boolean {
  const { position } = started.setup;
  const first = events.find(({ event }) => ROUNDS.includes(event.kind))?.event;
  return (
    position !== undefined &&
    first?.kind === "situation_given" &&
    same(first.placement, position.placement) &&
    same(first.throw, position.throw)
  );
}

const ROUNDS: readonly string[] = ["opening_rolled", "round_set_up", "situation_given"];

const same = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

function compared(
  roll: number,
  seat: Seat | null,
  told: Pips[],
  follows: Pips[],
  inOrder: boolean,
): CheckedRoll {
  const fits = inOrder && told.length === follows.length && told.every((pips, at) => pips === follows[at]);
  return { roll, seat, told, follows, fits };
}
