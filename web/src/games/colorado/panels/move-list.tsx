// All that was played, White and Black side by side; a touch shows the board as it was.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../text";
import type { View } from "../../../wire/colorado";
import type { Hand } from "../hand/hand";

/** `e2xe5` as it is printed. */
export function writeMove(move: string): string {
  if (move === "pass") return t("colorado-pass");
  return move.includes("x") ? move.replace("x", "×") : `${move.slice(0, 2)}–${move.slice(2)}`;
}

/** The move that led to a position, as the list numbers it: `8. a1–b3`, `8… c8–d6` for the second player's. */
export function numbered(moves: readonly string[], ply: number): string {
  const move = moves[ply - 1];
  return `${Math.ceil(ply / 2)}${ply % 2 ? "." : "…"} ${move ? writeMove(move) : ""}`.trim();
}

export function MoveList({ view, hand }: { view: View; hand: Hand }) {
  const list = useRef<HTMLOListElement>(null);
  const count = view.moves.length;
  useEffect(() => {
    const last = list.current;
    if (last) last.scrollTo({ left: last.scrollWidth, top: last.scrollHeight });
  }, [count]);
  const shown = hand.shown.value?.game === view.number ? hand.shown.value.ply : count;
  const pairs = Array.from({ length: Math.ceil(count / 2) }, (_, i) => [2 * i + 1, 2 * i + 2]);
  return (
    <section class="colorado-moves" aria-label={t("colorado-moves")}>
      {count === 0 ? <p class="soft">{t("colorado-no-moves")}</p> : null}
      <ol ref={list}>
        {pairs.map((plies, i) => (
          <li key={plies[0]}>
            <span class="colorado-move-number">{i + 1}</span>
            {plies.map((ply) => {
              const move = view.moves[ply - 1];
              if (move === undefined) return null;
              return (
                <button
                  key={ply}
                  type="button"
                  class="quiet"
                  aria-current={ply === shown ? "step" : undefined}
                  onClick={() => (ply === count ? hand.letGo() : hand.look(view.number, ply))}
                >
                  {writeMove(move)}
                </button>
              );
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}
