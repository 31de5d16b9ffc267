// The stroke in sight: one's own hand's, with the line to the first contact, or somebody else's just before it.

import { useMemo } from "preact/hooks";
import type { DiscView, Point, Stand, View } from "../../../wire/koroona";
import { KOROONA as M } from "../../../wire/measures";
import type { Scene } from "../../page";
import { SIDE, toOwn, toScreen, turnedFor } from "../board/stand";
import { RIM } from "../board/wood";
import type { Theatre } from "../motion/theatre";
import { type Contact, firstContact } from "./aim";
import { Aiming } from "./aiming";
import type { Hand } from "./hand";

/** What one's own striker touches first, the word for it, and the rule it would break. */
export interface First {
  contact: Contact | null;
  word: string;
  foul: string | null;
}

export function useFirst(hand: Hand, discs: readonly DiscView[], bottom: Stand, view: View): First {
  const lying = useMemo(
    () =>
      discs.flatMap(({ disc, place }) =>
        place === "pocket" ? [] : [{ disc, at: toOwn(bottom, place.table) }],
      ),
    [discs, bottom],
  );
  if (!hand.offer.value) return { contact: null, word: "rest", foul: null };
  const contact = firstContact(hand.at.value, hand.angle.value, hand.speed.value, lying);
  const hit = discs.find(({ disc }) => disc === contact.disc);
  const colour = view.seats[view.turn ?? 0]?.colour;
  const word = hit ? (hit.colour !== colour ? "enemy" : hit.dark ? "dark" : "own") : contact.kind;
  const light = discs.some((disc) => disc.colour === colour && !disc.dark && disc.place !== "pocket");
  return { contact, word, foul: foulOf(word, light) };
}

/** The rule that such a first contact breaks, whatever comes after it; none if that is not known yet. */
export function foulOf(word: string, light: boolean): string | null {
  const rules: Record<string, string> = {
    enemy: "N15",
    dark: "N14",
    pocket: "N13",
    rest: light ? "N12" : "N17",
  };
  return rules[word] ?? null;
}

export function Shot(props: {
  scene: Scene<"koroona">;
  hand: Hand;
  theatre: Theatre;
  bottom: Stand;
  first: First;
}) {
  const { scene, hand, theatre, bottom, first } = props;
  const view = scene.view.value;
  const aimed = theatre.aimed.value;
  const seat = aimed ? aimed.seat : view.turn;
  const player = view.seats[seat ?? 0];
  if (!player) return null;
  if (aimed) {
    return (
      <>
        {aimed.course && <Course course={aimed.course} bottom={bottom} />}
        <g transform={turnedFor(bottom, player.stand)}>
          <Aiming stroke={aimed.stroke} colour={player.colour} back={aimed.back} contact={null} />
        </g>
      </>
    );
  }
  if (theatre.playing.value) return null;
  if (!hand.offer.value) return <Theirs scene={scene} bottom={bottom} />;
  const [x, y] = hand.at.value;
  const stroke = { x, y, angle: hand.angle.value, speed: hand.speed.value };
  const wrong = hand.wrong.value !== null;
  return (
    <>
      <Aiming
        stroke={stroke}
        colour={player.colour}
        back={hand.strong.value}
        contact={wrong ? null : first.contact}
        foul={first.foul !== null}
        wrong={wrong}
      />
      <Gauge strong={hand.strong.value} risk={M.rimJump / M.fastestStroke} />
    </>
  );
}

/** The striker's way, from rim to rim and disc to disc. */
function Course({ course, bottom }: { course: readonly Point[]; bottom: Stand }) {
  const points = course.map((point) => toScreen(toOwn(bottom, point)).join(" "));
  return <path class="koroona-ray koroona-course" d={`M${points.join("L")}`} />;
}

/** Somebody else's hand, as it aims. */
function Theirs({ scene, bottom }: { scene: Scene<"koroona">; bottom: Stand }) {
  const { turn, seats } = scene.view.value;
  const shown = turn === null ? null : scene.gestures.hand(turn).value;
  const player = turn === null ? null : seats[turn];
  if (!shown || !player) return null;
  return (
    <g class="koroona-theirs" transform={turnedFor(bottom, player.stand)}>
      <Aiming
        stroke={shown.aiming}
        colour={player.colour}
        back={shown.aiming.speed / M.fastestStroke}
        contact={null}
      />
    </g>
  );
}

/** The strength, beside the table: brass in the right-hand rim. */
function Gauge({ strong, risk }: { strong: number; risk: number }) {
  const [low, high] = [SIDE - 150, 150];
  const tall = low - high;
  const x = SIDE + RIM / 2 - 7;
  return (
    <g class={`koroona-gauge ${strong >= risk ? "is-risky" : ""}`}>
      <rect class="koroona-gauge-bed" x={x} y={high} width="14" height={tall} rx="7" />
      <rect
        class="koroona-gauge-fill"
        x={x}
        y={low - tall * strong}
        width="14"
        height={tall * strong}
        rx="7"
      />
      <path class="koroona-gauge-risk" d={`M${x - 8} ${low - tall * risk}h30`} />
    </g>
  );
}
