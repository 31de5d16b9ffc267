// Whether a game may be started now, and what stands beside the button if not. The table says it; only one's own
// readiness comes with the start.

import { listed, type Sentence } from "../text";
import type { GameName, TableView } from "../wire";
import type { Seat } from "../wire/game";
import { refusalSentence } from "./refusals";

export interface Starting {
  /** Whether the host's button starts. */
  may: boolean;
  /** Whether all of one's own seats are ready. */
  ready: boolean;
  /** Whether a touch of the host's would at least say that they would like to. */
  mayWish: boolean;
  /** What is waited for, or who would like to play again and waits for an answer. */
  why: Sentence | null;
}

export function startingOf<G extends GameName>(
  view: TableView<G>,
  own: readonly Seat[],
  host: boolean,
): Starting {
  const waiting = view.chairs.flatMap((chair, seat) =>
    chair.kind === "guest" && !chair.ready && !own.includes(seat) && chair.guest !== view.host
      ? [chair.name]
      : [],
  );
  const isReady = (seat: Seat): boolean => {
    const chair = view.chairs[seat];
    return chair?.kind === "guest" && chair.ready;
  };
  const ready = own.length > 0 && own.every(isReady);
  const onlyReadiness = view.not_yet === null || view.not_yet.code === "not_everyone_ready";
  const may = view.not_yet === null || (onlyReadiness && waiting.length === 0);
  const mayWish = view.playing !== null && onlyReadiness && !ready && own.length > 0;
  const wishers = ready ? [] : wishersOf(view, own);
  const sentence: Sentence | null =
    onlyReadiness && wishers.length > 0
      ? { id: "again-wished", args: { names: listed(wishers) } }
      : why(view, { onlyReadiness, waiting, ready, host });
  return { may, ready, mayWish, why: sentence };
}

/** The others who are ready for another game. */
function wishersOf<G extends GameName>(view: TableView<G>, own: readonly Seat[]): string[] {
  if (view.playing === null) return [];
  return view.chairs.flatMap((chair, seat) =>
    chair.kind === "guest" && chair.ready && !own.includes(seat) ? [chair.name] : [],
  );
}

function why<G extends GameName>(
  view: TableView<G>,
  now: { onlyReadiness: boolean; waiting: readonly string[]; ready: boolean; host: boolean },
): Sentence | null {
  if (!now.onlyReadiness && view.not_yet) {
    const missing = view.fewest_seats - view.chairs.filter((chair) => chair.kind !== "nobody").length;
    return missing > 0
      ? { id: "need-more", args: { count: missing } }
      : refusalSentence(view.not_yet, view.game);
  }
  if (now.waiting.length > 0 && (now.host || now.ready)) {
    return { id: "waiting-for", args: { names: listed(now.waiting) } };
  }
  return !now.host && now.ready ? { id: "waiting-for-host" } : null;
}
