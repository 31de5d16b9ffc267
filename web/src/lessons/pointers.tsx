// What a lesson points at: rings over parts of the board, and buttons where one of them is the answer.

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../text";

interface Spot {
  at: string;
  x: number;
  y: number;
  size: number;
}

/** A finger wants at least this much. */
const FINGER = 44;

/** Boards move with the window and with what stands around them. */
const LOOKS_EVERY = 120;

export function Pointers(props: {
  board: RefObject<HTMLElement | null>;
  marks: readonly string[];
  picks: readonly string[];
  missed: readonly string[];
  pick: (at: string) => void;
}) {
  const { board, marks, picks } = props;
  const wanted = picks.length > 0 ? picks : marks;
  const names = wanted.join();
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  useEffect(() => {
    const look = () => {
      const found = spotsOf(board.current, names === "" ? [] : names.split(","));
      setSpots((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    const timer = setInterval(look, LOOKS_EVERY);
    return () => clearInterval(timer);
  }, [board, names]);
  return (
    <div class="lesson-pointers">
      {spots.map(({ at, x, y, size }, number) => {
        const style = { left: `${x}px`, top: `${y}px`, width: `${size}px`, height: `${size}px` };
        if (picks.length === 0) return <span key={at} class="lesson-ring" style={style} aria-hidden="true" />;
        const letter = String.fromCharCode(65 + number);
        return (
          <button
            key={at}
            type="button"
            class="lesson-pick"
            style={style}
            disabled={props.missed.includes(at)}
            aria-label={t("lesson-pick", { letter })}
            onClick={() => props.pick(at)}
          >
            <span>{letter}</span>
          </button>
        );
      })}
    </div>
  );
}

function spotsOf(board: HTMLElement | null, selectors: readonly string[]): Spot[] {
  if (!board) return [];
  const frame = board.getBoundingClientRect();
  return selectors.flatMap((at) => {
    const box = board.querySelector(at)?.getBoundingClientRect();
    if (!box || box.width === 0) return [];
    const size = Math.round(Math.max(FINGER, Math.min(box.width, box.height) + 8));
    const middle = { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
    return [{ at, x: Math.round(middle.x - size / 2), y: Math.round(middle.y - size / 2), size }];
  });
}
