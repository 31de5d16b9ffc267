// What the signs mean: the four colours' moves, and the marks on pawns while there are any.

import { RuleChip } from "../../../parts/rule-chip";
import { t } from "../../../text";
import type { View } from "../../../wire/colorado";
import { FreshMark, SafeMark, SquareSign } from "../board/signs";
import type { Colour } from "../board/squares";

const COLOURS: readonly Colour[] = ["R", "Y", "G", "B"];

export function Legend() {
  return (
    <ul class="colorado-legend" aria-label={t("colorado-signs")}>
      {COLOURS.map((colour) => (
        <li key={colour}>
          <SquareSign colour={colour} />
          <span class="unseen">{t("colorado-colour", { colour })}</span>
          {t("colorado-moves-like", { colour })}
        </li>
      ))}
    </ul>
  );
}

export function Marks({ view, showRule }: { view: View; showRule: (number: string) => void }) {
  if (view.stage === "over" || (view.fresh === null && view.safe.length === 0)) return null;
  return (
    <p class="colorado-marks">
      {view.fresh ? (
        <span>
          <svg viewBox="-20 -20 40 40" width="20" height="20" aria-hidden="true">
            <FreshMark />
          </svg>
          {t("colorado-fresh-means", { square: view.fresh })}
        </span>
      ) : null}
      {view.safe.length > 0 ? (
        <span>
          <svg viewBox="-20 -20 40 40" width="20" height="20" aria-hidden="true">
            <SafeMark />
          </svg>
          {t("colorado-safe-means")}
        </span>
      ) : null}
      <RuleChip number="K7" show={showRule} />
    </p>
  );
}
