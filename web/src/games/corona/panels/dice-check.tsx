// "Check the dice": does the whole check on this device and shows every roll, ticked or not.

import { useSignal } from "@preact/signals";
import { finishedGame } from "../../../net/api";
import { Icon } from "../../../parts/icon";
import { t } from "../../../text";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { COLOURS } from "../board/scenery";
import { Die } from "../board/shapes";
import { dieName } from "../board/spoken";
import { type Checked, type CheckedRoll, checkDice, loadHashes } from "./check";
import { notedCommitment } from "./commitment";

type State = { kind: "asked" | "idle" | "failed" } | { kind: "checked"; checked: Checked };

export function DiceCheck({ scene }: { scene: Scene<"corona"> }) {
  const view = scene.view.value;
  const state = useSignal<State>({ kind: "idle" });
  const run = async () => {
    state.value = { kind: "asked" };
    try {
      const [hashes, game] = await Promise.all([loadHashes(), finishedGame<"corona">(view.game)]);
      const shown = notedCommitment(view.game) ?? view.commitment;
      state.value = { kind: "checked", checked: checkDice(hashes, game, shown) };
    } catch {
      state.value = { kind: "failed" };
    }
  };
  const now = state.value;
  return (
    <section class="corona-check">
      <h3>{t("corona-check-title")}</h3>
      <p class="soft">{t("corona-check-why")}</p>
      {now.kind !== "checked" && (
        <button type="button" disabled={now.kind === "asked"} onClick={run}>
          <Icon name="check" /> {t("corona-check-dice")}
        </button>
      )}
      <div role="status">
        {now.kind === "failed" && <p class="is-bad">{t("corona-check-unreachable")}</p>}
        {now.kind === "checked" && <Verdict checked={now.checked} />}
        {now.kind === "checked" && now.checked.given && <p class="soft">{t("corona-check-given")}</p>}
      </div>
      {now.kind === "checked" && <Rolls scene={scene} checked={now.checked} />}
    </section>
  );
}

function Verdict({ checked }: { checked: Checked }) {
  const wrong = checked.rolls.find((roll) => !roll.fits);
  if (checked.fits) {
    return (
      <p class="is-good">
        <Icon name="check" /> {t("corona-check-fits", { rolls: checked.rolls.length })}
      </p>
    );
  }
  return (
    <p class="is-bad">
      <Icon name="close" />{" "}
      {checked.bound
        ? t("corona-check-roll-wrong", { roll: wrong?.roll ?? 0 })
        : t("corona-check-commitment-wrong")}
    </p>
  );
}

function Rolls({ scene, checked }: { scene: Scene<"corona">; checked: Checked }) {
  return (
    <>
      <p class="corona-hex soft">
        {t("corona-check-commitment")} <code>{checked.shown}</code>
      </p>
      <ol class="corona-rolls">
        {checked.rolls.map((roll) => (
          <li key={roll.roll} class={roll.fits ? "" : "is-bad"}>
            <span class="soft">
              {roll.seat === null
                ? t("corona-check-throw", { roll: roll.roll })
                : t("corona-check-opening", { roll: roll.roll, name: nameIn(scene)(roll.seat) })}
            </span>
            <Faces roll={roll} />
            <span role="img" aria-label={t(roll.fits ? "corona-check-tick" : "corona-check-cross")}>
              <Icon name={roll.fits ? "check" : "close"} size={18} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Faces({ roll }: { roll: CheckedRoll }) {
  const dice = roll.told.map((pips, at) => ({ pips, colour: roll.seat === null ? COLOURS[at] : undefined }));
  const name = dice.map(({ pips, colour }) => (colour ? dieName(colour, pips) : String(pips))).join(", ");
  return (
    <svg
      width={dice.length * 26}
      height="26"
      viewBox={`0 0 ${dice.length * 26} 26`}
      role="img"
      aria-label={name}
    >
      {dice.map(({ pips, colour }, at) => (
        <g key={at} transform={`translate(${at * 26 + 12} 12)`}>
          <Die colour={colour ?? "plain"} pips={pips} size={20} />
        </g>
      ))}
    </svg>
  );
}
