// The squares as they are touched and heard: a grid of buttons over the drawing, for finger, mouse and keyboard.

import type { ReadonlySignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useDrag } from "../../../parts/drag";
import { t } from "../../../text";
import type { Square, View } from "../../../wire/colorado";
import type { Hand } from "../hand/hand";
import { coloursOf, pawnsOf, squareAt } from "./squares";

/** A finger may tremble this far before a touch is a drag, in pixels. */
const TREMBLE = 7;

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-8, 0],
  End: [8, 0],
  PageUp: [0, -8],
  PageDown: [0, 8],
};

// A grid is a table one can act in. Laid out otherwise than a table, its parts must say what they are.
const GRID = { role: "grid" } as const;
const ROWS = { role: "rowgroup" } as const;
const ROW = { role: "row" } as const;
const CELL = { role: "gridcell" } as const;

export function Grid({ hand, view }: { hand: Hand; view: ReadonlySignal<View> }) {
  const grid = useRef<HTMLTableElement>(null);
  const eyes = hand.eyes.value;
  const cursor = hand.cursor.value;
  const label = labels(hand, view.value);

  const placeUnder = (event: PointerEvent) => {
    const box = grid.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return {
      x: ((event.clientX - box.left) / box.width) * 8,
      y: ((event.clientY - box.top) / box.height) * 8,
    };
  };
  const drag = useDrag<Square>(TREMBLE, {
    lift: (square) => hand.lift(square),
    move: (square, event) => {
      const { x, y } = placeUnder(event);
      hand.drag.value = { from: square, x: x - 0.5, y: y - 0.5 };
    },
    drop: (_, event) => {
      const { x, y } = placeUnder(event);
      const inside = x >= 0 && x < 8 && y >= 0 && y < 8;
      hand.drop(inside ? squareAt({ x: Math.floor(x), y: Math.floor(y) }, eyes) : null);
    },
    cancel: () => {
      hand.drag.value = null;
    },
  });
  const key = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === "Escape") hand.letGo();
    if (!step) return;
    event.preventDefault();
    const square = hand.step(...step);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  };

  return (
    <table
      ref={grid}
      class="colorado-grid"
      {...GRID}
      aria-label={t("colorado-board")}
      onPointerMove={drag.move}
      onPointerUp={drag.up}
      onPointerCancel={drag.cancel}
      onKeyDown={key}
    >
      <tbody {...ROWS}>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((y) => (
          <tr {...ROW} key={y}>
            {[0, 1, 2, 3, 4, 5, 6, 7].map((x) => {
              const square = squareAt({ x, y }, eyes);
              return (
                <td {...CELL} key={square}>
                  <button
                    type="button"
                    data-square={square}
                    class={hand.movable.value.has(square) ? "is-movable" : ""}
                    data-can={
                      hand.targets.value.has(square) ? "go" : hand.ways.value.has(square) ? "move" : null
                    }
                    tabIndex={square === cursor ? 0 : -1}
                    aria-label={label(square)}
                    onPointerDown={(event) => drag.press(event, square)}
                    onClick={(event) => {
                      if (drag.clicked(event)) hand.touch(square);
                    }}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a square says of itself. */
function labels(hand: Hand, view: View): (square: Square) => string {
  const shown = hand.shown.value;
  const colours = coloursOf(shown?.board ?? view.board);
  const pawns = shown?.pawns ?? pawnsOf(view.position);
  const targets = hand.targets.value;
  return (square) => {
    const pawn = pawns.get(square);
    const parts = [
      t("colorado-square", { square, colour: colours.get(square) ?? "" }),
      pawn ? t("colorado-pawn", { side: pawn }) : "",
      !shown && view.fresh === square ? t("colorado-fresh") : "",
      !shown && view.safe.includes(square) ? t("colorado-safe") : "",
      hand.selected.value === square ? t("colorado-touched") : "",
      targets.has(square) ? t(pawn ? "colorado-can-capture" : "colorado-can-go") : "",
      targets.get(square)?.loses ? t("colorado-capture-loses") : "",
    ];
    return parts.filter((part) => part !== "").join(", ");
  };
}
