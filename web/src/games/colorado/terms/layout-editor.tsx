// Laying the board: a touch turns a quarter's tile, dragging it onto another swaps the two, buttons do the same and
// flip or shuffle. The board is drawn as it will be played on.

import { useRef, useState } from "preact/hooks";
import { useDrag } from "../../../parts/drag";
import { t } from "../../../text";
import type { Layout } from "../../../wire/colorado";
import { DrawnSquares, VIEW_BOX } from "../board/squares-drawn";
import { boardOf, flip, SPOTS, type Spot, shuffled, swap, turn } from "./layout";
import { below } from "./lots";

/** A finger may tremble this far before a touch is a drag, in pixels. */
const TREMBLE = 10;

export function LayoutEditor({ layout, change }: { layout: Layout; change: (layout: Layout) => void }) {
  const [picked, setPicked] = useState<Spot>(0);
  const [swapping, setSwapping] = useState(false);
  const [over, setOver] = useState<Spot | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  const spotUnder = (event: PointerEvent): Spot | null => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return null;
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    if (x < 0 || x > 1 || y < 0 || y > 1) return null;
    return ((y < 0.5 ? 0 : 2) + (x < 0.5 ? 0 : 1)) as Spot;
  };
  const touch = (spot: Spot) => {
    if (swapping && spot !== picked) change(swap(layout, picked, spot));
    else if (!swapping) change(turn(layout, spot));
    setSwapping(false);
    setPicked(spot);
  };
  const drag = useDrag<Spot>(TREMBLE, {
    move: (spot, event) => {
      setPicked(spot);
      setOver(spotUnder(event));
    },
    drop: (spot, event) => {
      setOver(null);
      const onto = spotUnder(event);
      if (onto === null || onto === spot) return;
      change(swap(layout, spot, onto));
      setPicked(onto);
    },
    cancel: () => setOver(null),
  });
  const laid = layout[picked];
  return (
    <div class="colorado-editor">
      <p class="soft">{t(swapping ? "colorado-lay-swap-with" : "colorado-lay-how")}</p>
      <div
        class="colorado-lay"
        ref={frame}
        onPointerMove={drag.move}
        onPointerUp={drag.up}
        onPointerCancel={drag.cancel}
      >
        <svg viewBox={VIEW_BOX} aria-hidden="true">
          <DrawnSquares board={boardOf(layout)} eyes="white" named={false} />
        </svg>
        <div class="colorado-quarters">
          {SPOTS.map((spot) => (
            <button
              key={spot}
              type="button"
              class={`${spot === picked ? "is-picked" : ""} ${spot === over && spot !== picked ? "is-onto" : ""}`}
              data-spot={spot}
              aria-pressed={spot === picked}
              aria-label={t(swapping ? "colorado-lay-swap-here" : "colorado-lay-turn-this", {
                ...words(layout, spot),
              })}
              onPointerDown={(event) => drag.press(event, spot)}
              onClick={(event) => {
                if (drag.clicked(event)) touch(spot);
              }}
            />
          ))}
        </div>
      </div>
      <p class="colorado-laid" aria-live="polite">
        {t("colorado-lay-tile", { ...words(layout, picked), tile: laid.tile.slice(1) })}
      </p>
      <div class="colorado-lay-tools">
        <button type="button" onClick={() => change(turn(layout, picked))}>
          {t("colorado-lay-turn")}
        </button>
        <button type="button" onClick={() => change(flip(layout, picked))}>
          {t("colorado-lay-flip")}
        </button>
        <button type="button" aria-pressed={swapping} onClick={() => setSwapping(!swapping)}>
          {t("colorado-lay-swap")}
        </button>
        <button type="button" onClick={() => change(shuffled(below))}>
          {t("colorado-lay-shuffle")}
        </button>
      </div>
    </div>
  );
}

function words(layout: Layout, spot: Spot): Record<string, string> {
  const { tile, up, turn } = layout[spot];
  return { spot: `q${spot}`, tile: tile.slice(1), up, turn };
}
