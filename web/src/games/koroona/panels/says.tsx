// In a replay: what the best shooter would have tried, instead of the stroke that comes next.

import { AskExpert } from "../../../expert/ask-expert";
import { useExpert } from "../../../expert/use-expert";
import { t } from "../../../text";
import type { Advice } from "../../../wire/koroona";
import type { Film } from "../../page";

/** The advice for the stroke that is played from this frame. */
export function adviceFor(film: Film<"koroona">, at: number, said: readonly Advice[]): Advice | undefined {
  const told = film.frames.slice(1, at + 1).flatMap((frame) => frame.told);
  const played = told.filter((one) => typeof one === "object" && "struck" in one).length;
  return said.find(({ stroke }) => stroke === played);
}

const DEGREES = 180 / Math.PI / 1e6;

export function Says({ film, at }: { film: Film<"koroona">; at: number }) {
  const shooter = useExpert<"koroona">(film.id);
  const advice = shooter.said ? adviceFor(film, at, shooter.said) : undefined;
  return (
    <AskExpert expert={shooter} label={t("koroona-says-ask")}>
      {advice
        ? t("koroona-says", {
            name: film.names[advice.by] ?? "",
            side: advice.best.angle < 0 ? "left" : "right",
            angle: Math.abs(Math.round(advice.best.angle * DEGREES * 10) / 10),
            speed: Math.round(advice.best.speed / 10) / 100,
            worth: advice.worth / 100,
          })
        : t("koroona-says-nothing")}
    </AskExpert>
  );
}
