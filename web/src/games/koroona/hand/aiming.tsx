// The stroke before it is played: striker, cue, the line to the first contact and where things go from there. Drawn
// as the shooter sees it, in millimetres.

import type { Colour, Point, Stroke } from "../../../wire/koroona";
import { KOROONA as M } from "../../../wire/measures";
import { Disc } from "../board/disc";
import { toScreen } from "../board/stand";
import { type Contact, direction } from "./aim";

const LONG = 620;
/** How far the cue is drawn back at most. */
const BACK = 80;

export function Aiming(props: {
  stroke: Stroke;
  colour: Colour;
  /** How far the cue is drawn back, 0 to 1. */
  back: number;
  contact: Contact | null;
  /** The first contact would be a foul. */
  foul?: boolean;
  wrong?: boolean;
}) {
  const { stroke, colour, back, contact } = props;
  const [x, y] = toScreen([stroke.x, stroke.y]);
  const turn = stroke.angle * 1e-6 * (180 / Math.PI);
  const tip = M.strikerRadius / 1000 + 5 + back * BACK;
  return (
    <g class="koroona-aiming">
      {contact && (
        <Line from={[stroke.x, stroke.y]} angle={stroke.angle} contact={contact} foul={props.foul === true} />
      )}
      <g transform={`translate(${x} ${y})`} class={`koroona-held ${props.wrong ? "is-wrong" : ""}`}>
        <Disc colour={colour} striker />
        {props.wrong && <path class="koroona-no" d="M-34 -34L34 34M34 -34L-34 34" />}
      </g>
      {!props.wrong && (
        <g transform={`translate(${x} ${y}) rotate(${turn})`}>
          <g transform={`translate(0 ${tip})`}>
            <path class="koroona-cue" d={`M-4.5 0h9l5 ${LONG}h-19z`} />
            <path class="koroona-ferrule" d="M-4.5 0h9l0.4 14h-9.8z" />
          </g>
        </g>
      )}
    </g>
  );
}

function Line(props: { from: Point; angle: number; contact: Contact; foul: boolean }) {
  const { from, angle, contact } = props;
  const [dx, dy] = direction(angle);
  const edge: Point = [from[0] + dx * M.strikerRadius, from[1] + dy * M.strikerRadius];
  const [x1, y1] = toScreen(edge);
  const [x2, y2] = toScreen(contact.at);
  const r = M.strikerRadius / 1000;
  return (
    <g
      class={`koroona-first is-${contact.kind} ${props.foul ? "is-foul" : ""}`}
      clip-path="url(#koroona-surface)"
    >
      <path class="koroona-ray" d={`M${x1} ${y1}L${x2} ${y2}`} />
      <circle class="koroona-ghost" cx={x2} cy={y2} r={r} />
      {props.foul && (
        <path class="koroona-no" d={`M${x2 - 17} ${y2 - 17}l34 34M${x2 + 17} ${y2 - 17}l-34 34`} />
      )}
      {contact.striker && <path class="koroona-after" d={arrow(contact.at, contact.striker, 70)} />}
      {contact.other && (
        <path class="koroona-after koroona-other" d={arrow(discAt(contact), contact.other, 70)} />
      )}
    </g>
  );
}

/** Where the disc lies that is hit: in the direction it is sent. */
function discAt({ at, other }: Contact): Point {
  const [x, y] = other ?? [0, 0];
  const length = Math.hypot(x, y) || 1;
  const apart = M.strikerRadius + M.discRadius;
  return [at[0] + (x / length) * apart, at[1] + (y / length) * apart];
}

function arrow(from: Point, [dx, dy]: Point, long: number): string {
  const [x, y] = toScreen(from);
  return `M${x} ${y}l${dx * long} ${-dy * long}`;
}
