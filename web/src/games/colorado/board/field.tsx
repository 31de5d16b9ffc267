// The board as it is played on: the printed squares, the last move, where the touched pawn may go, the pawns.

import type { ReadonlySignal } from "@preact/signals";
import type { Side, Square, View } from "../../../wire/colorado";
import type { Hand } from "../hand/hand";
import { FreshMark, PawnShape, SafeMark } from "./signs";
import { type Place, pawnsOf, placeOf } from "./squares";
import { DrawnSquares, middle, VIEW_BOX } from "./squares-drawn";

export function Field({ hand, view }: { hand: Hand; view: ReadonlySignal<View> }) {
  const shown = hand.shown.value;
  const now = view.value;
  const eyes = hand.eyes.value;
  const board = shown?.board ?? now.board;
  const last = shown ? shown.last : now.last;
  const selected = hand.selected.value;
  const premove = hand.premove.value;
  const at = (square: Square): string => {
    const { x, y } = middle(placeOf(square, eyes));
    return `translate(${x} ${y})`;
  };
  return (
    <svg class="colorado-field" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      <DrawnSquares board={board} eyes={eyes} named={true} />
      {last?.map((square, i) => (
        <rect
          key={square}
          class={`colorado-last ${i === 0 ? "is-from" : ""}`}
          transform={at(square)}
          x="-44"
          y="-44"
          width="88"
          height="88"
          rx="8"
        />
      ))}
      {selected ? (
        <rect
          class="colorado-selected"
          transform={at(selected)}
          x="-46"
          y="-46"
          width="92"
          height="92"
          rx="8"
        />
      ) : null}
      {premove
        ? [premove.from, premove.to].map((square) => (
            <rect
              key={`ahead ${square}`}
              class="colorado-ahead"
              transform={at(square)}
              x="-45"
              y="-45"
              width="90"
              height="90"
              rx="8"
            />
          ))
        : null}
      <Pawns hand={hand} view={now} />
      <Targets hand={hand} at={at} />
      {shown?.arrow ? (
        <Arrow from={placeOf(shown.arrow[0], eyes)} to={placeOf(shown.arrow[1], eyes)} />
      ) : null}
    </svg>
  );
}

function Pawns({ hand, view }: { hand: Hand; view: View }) {
  const shown = hand.shown.value;
  const pawns = shown?.pawns ?? pawnsOf(view.position);
  const eyes = hand.eyes.value;
  const drag = hand.drag.value;
  const given = hand.given.value;
  // The pawn in the hand or on its way is drawn above the others.
  const top = drag?.from ?? given?.from ?? hand.raised.value;
  const order = [...pawns].sort(([a], [b]) => Number(a === top) - Number(b === top));
  return (
    <g>
      {order.map(([square, side]) => {
        const dropped = given?.dragged && given.from === square ? given.to : null;
        const lifted = drag?.from === square;
        const place = lifted ? drag : placeOf(dropped ?? square, eyes);
        const covered = given?.dragged && given.to === square;
        return (
          <Pawn
            // Another pawn on the square is another pawn: what was captured takes its motion with it.
            key={square + side}
            square={square}
            side={side}
            place={place}
            look={lifted ? "is-lifted" : covered ? "is-covered" : ""}
            mark={shown && !shown.marked ? null : markOf(view, square)}
          />
        );
      })}
    </g>
  );
}

function markOf(view: View, square: Square): "fresh" | "safe" | null {
  if (view.fresh === square) return "fresh";
  return view.safe.includes(square) ? "safe" : null;
}

function Pawn(props: {
  square: Square;
  side: Side;
  place: Place;
  look: string;
  mark: "fresh" | "safe" | null;
}) {
  const { x, y } = middle(props.place);
  return (
    <g
      class={`colorado-pawn ${props.look}`}
      data-pawn={props.square}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {props.mark === "fresh" ? <circle class="colorado-halo" r="40" /> : null}
      <PawnShape side={props.side} />
      {props.mark ? (
        <g transform={props.side === "white" ? "translate(0 0)" : "translate(0 7)"}>
          {props.mark === "fresh" ? <FreshMark /> : <SafeMark />}
        </g>
      ) : null}
    </g>
  );
}

function Targets({ hand, at }: { hand: Hand; at: (square: Square) => string }) {
  const pawns = pawnsOf(hand.position);
  return (
    <g class="colorado-targets">
      {[...hand.targets.value].map(([square, { loses }]) =>
        pawns.has(square) ? (
          <g key={square} class={loses ? "is-losing" : ""} transform={at(square)}>
            <circle class="colorado-take-edge" r="41" />
            <circle class="colorado-take" r="41" />
            {loses ? <path class="colorado-take" d="M-29-29L29 29M29-29L-29 29" /> : null}
          </g>
        ) : (
          <circle key={square} class="colorado-go" transform={at(square)} r="15" />
        ),
      )}
    </g>
  );
}

/** From square to square, stopping short of the middle so that its head is seen. */
function Arrow({ from, to }: { from: Place; to: Place }) {
  const [a, b] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g class="colorado-arrow" transform={`translate(${a.x} ${a.y}) rotate(${angle})`}>
      <path d={`M18-9H${length - 34}V-26L${length} 0L${length - 34} 26V9H18Z`} />
    </g>
  );
}
