// In a replay: what the engine thinks of the position that is shown.

import { AskExpert } from "../../../expert/ask-expert";
import { useExpert } from "../../../expert/use-expert";
import { t } from "../../../text";
import type { Judged } from "../../../wire/colorado";
import type { Film } from "../../page";
import { writeMove } from "./move-list";
import { scoreText } from "./reviewed";

/** The engine's word on a frame. */
export function wordOn(film: Film<"colorado">, at: number, said: readonly Judged[]): Judged | undefined {
  const view = film.frames[at]?.view;
  return said.find(({ game_number, ply }) => game_number === view?.number && ply === view.moves.length);
}

export function Says({ film, at }: { film: Film<"colorado">; at: number }) {
  const engine = useExpert<"colorado">(film.id);
  const word = engine.said ? wordOn(film, at, engine.said) : undefined;
  return (
    <AskExpert expert={engine} label={t("colorado-says-ask")}>
      {word ? scoreText(word.score) : null}{" "}
      {word?.best ? t("colorado-review-best", { move: writeMove(word.best) }) : null}
    </AskExpert>
  );
}
