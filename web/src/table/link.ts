// A link that takes a seat to another device. The secret is made here and travels in the link's fragment, which
// browsers keep to themselves; the server gets its hash, and the secret only when the link is used.

import { fromHex, hex } from "../net/random";
import type { Seat } from "../wire/game";
import type { TableCode } from "../wire/room";

const KEY = "#seat=";

export async function makeLink(
  seat: Seat,
  secret: string,
): Promise<{ kind: "make_link"; seat: Seat; hash: string }> {
  const { sha256 } = await import("@noble/hashes/sha2.js");
  return { kind: "make_link", seat, hash: hex(sha256(fromHex(secret))) };
}

export function linkTo(code: TableCode, secret: string): string {
  return `${location.origin}/t/${code}${KEY}${secret}`;
}

/** The secret in an address, if there is one. */
export function secretIn(hash: string): string | null {
  const secret = hash.startsWith(KEY) ? hash.slice(KEY.length) : "";
  return /^[0-9a-f]{64}$/.test(secret) ? secret : null;
}
