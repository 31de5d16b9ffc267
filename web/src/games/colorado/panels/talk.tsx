// What players say to each other with a button: a draw offered, accepted, declined; a game given up, on second thoughts.

import { SureButton } from "../../../parts/sure-button";
import { t } from "../../../text";
import type { Command } from "../../../wire/colorado";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { offeredTo, seatOf } from "../hand/offered";

export function Talk({ scene }: { scene: Scene<"colorado"> }) {
  const view = scene.view.value;
  const accepts = offeredTo(view, "accept_draw")[0];
  const offers = offeredTo(view, "offer_draw")[0];
  const play = (seat: number, command: Command) => void scene.play(seat, command);
  const name = nameIn(scene);
  const several = scene.own.value.length > 1;
  const declined = scene.last?.value?.told.flatMap((one) =>
    typeof one === "object" && "draw_declined" in one ? [seatOf(view, one.draw_declined.by)] : [],
  )[0];
  if (view.stage !== "playing" || scene.own.value.length === 0) return null;
  return (
    <fieldset class="colorado-talk">
      <legend class="unseen">{t("colorado-talk")}</legend>
      {accepts !== undefined ? (
        <>
          <button type="button" class="primary" onClick={() => play(accepts, "accept_draw")}>
            {t("colorado-accept-draw")}
          </button>
          <button type="button" onClick={() => play(accepts, "decline_draw")}>
            {t("colorado-decline-draw")}
          </button>
        </>
      ) : (
        <button
          type="button"
          disabled={offers === undefined}
          onClick={() => offers !== undefined && play(offers, "offer_draw")}
        >
          {t(view.draw_offered ? "colorado-draw-is-offered" : "colorado-offer-draw")}
        </button>
      )}
      {declined !== undefined && !scene.own.value.includes(declined) ? (
        <p class="colorado-declined soft" role="status">
          {t("told-colorado-draw_declined", { name: name(declined) })}
        </p>
      ) : null}
      {offeredTo(view, "resign").map((seat) => (
        <SureButton
          key={`${seat} ${view.number}`}
          label={several ? t("colorado-resign-for", { name: name(seat) }) : t("colorado-resign")}
          sure={t("colorado-resign-sure")}
          act={() => play(seat, "resign")}
        />
      ))}
    </fieldset>
  );
}
