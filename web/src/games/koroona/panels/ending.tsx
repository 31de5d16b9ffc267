// After the match: who won, by how much, and why it is over.

import { say, t } from "../../../text";
import type { Colour } from "../../../wire/koroona";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { Disc } from "../board/disc";
import { decided } from "../words/now";
import { teamNames } from "../words/words";

export function Ending({ scene }: { scene: Scene<"koroona"> }) {
  const view = scene.view.value;
  if (!view.over) return null;
  const [red, black] = view.score;
  const left = typeof view.over === "object" ? view.over.left : null;
  const leaver = left === null ? null : (view.seats[left]?.colour ?? null);
  const ahead: Colour | null = red > black ? "red" : black > red ? "black" : null;
  // Whoever leaves for good has lost the match for their side.
  const winner: Colour | null = leaver ? (leaver === "red" ? "black" : "red") : ahead;
  const name = nameIn(scene);
  const names = winner ? teamNames(view, winner, name) : "";
  const count = view.seats.length / 2;
  return (
    <section class="koroona-ending">
      <svg viewBox="-60 -32 120 64" width="180" aria-hidden="true">
        <g transform="translate(-27 0)" opacity={winner === "black" ? 0.35 : 1}>
          <Disc colour="red" striker />
        </g>
        <g transform="translate(27 0)" opacity={winner === "red" ? 0.35 : 1}>
          <Disc colour="black" striker />
        </g>
      </svg>
      <h2>{winner ? t("koroona-ending-won", { colour: winner }) : t("koroona-ending-drawn")}</h2>
      <p class="koroona-ending-score" role="img" aria-label={t("koroona-score-label", { red, black })}>
        {t("koroona-score", { red, black })}
      </p>
      {winner && <p>{t("koroona-ending-names", { names, count })}</p>}
      {(view.over !== "played" || view.sets === 1) && (
        <p class="soft">{say(decided(view, name, { own: scene.own.value }))}</p>
      )}
    </section>
  );
}
