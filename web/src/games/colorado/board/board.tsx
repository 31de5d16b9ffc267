// Colorado's board with all that belongs around it: what may be said, what was played, what the signs mean.

import { useLayoutEffect, useRef } from "preact/hooks";
import { Said } from "../../../parts/said";
import { t } from "../../../text";
import { QUIET_LIMIT } from "../../../wire/tiles";
import type { Scene } from "../../page";
import { handOf } from "../hand/hand";
import { theatreOf } from "../motion/theatre";
import { Between } from "../panels/between";
import { Legend, Marks } from "../panels/legend";
import { MoveList, numbered } from "../panels/move-list";
import { Spoken } from "../panels/spoken";
import { Talk } from "../panels/talk";
import { Field } from "./field";
import { Grid } from "./grid";

/** Quiet moves are worth a word when so many are left before the draw (K13). */
const FEW_LEFT = 30;

export function Board({ scene }: { scene: Scene<"colorado"> }) {
  const hand = handOf(scene);
  const theatre = theatreOf(scene);
  const view = scene.view.value;
  const shown = hand.shown.value;
  const table = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    theatre.board = table.current;
    return () => {
      theatre.board = null;
    };
  }, [theatre]);
  // What is held from the last motion is drawn where it ended now.
  useLayoutEffect(() => theatre.letGo(), [theatre, view]);
  const left = QUIET_LIMIT - view.quiet;
  const between = typeof view.stage !== "string";
  return (
    <div class="colorado">
      <div class="colorado-layout">
        <h2 class="unseen">{t("colorado-board")}</h2>
        <Spoken scene={scene} />
        <div class="colorado-table" ref={table} data-eyes={hand.eyes.value}>
          <Field hand={hand} view={scene.view} />
          <Grid hand={hand} view={scene.view} />
        </div>
        <div class="colorado-side">
          {view.games > 1 && !between ? (
            <p class="colorado-which soft">
              {t("colorado-which-game", { number: view.number, games: view.games })}
            </p>
          ) : null}
          <Legend />
          {between ? <Between scene={scene} /> : <Talk scene={scene} />}
          <MoveList view={view} hand={hand} />
          {shown && !shown.analysed ? (
            <div class="colorado-looking">
              <p role="status">
                {t("colorado-looking", {
                  game: shown.game,
                  games: view.games,
                  ply: shown.ply,
                  move: numbered(hand.games.get(shown.game)?.moves ?? [], shown.ply),
                })}
              </p>
              <button type="button" onClick={() => hand.letGo()}>
                {t("colorado-back-to-now")}
              </button>
            </div>
          ) : null}
          {view.stage === "playing" && left <= FEW_LEFT ? (
            <p class="colorado-quiet">
              <Said sentence={{ id: "colorado-quiet", args: { left }, rule: "K13" }} show={scene.showRule} />
            </p>
          ) : null}
          {hand.shown.value && !hand.shown.value.marked ? null : (
            <Marks view={view} showRule={scene.showRule} />
          )}
          <button
            type="button"
            class="quiet colorado-turn"
            aria-pressed={hand.turned.value}
            onClick={() => {
              hand.turned.value = !hand.turned.value;
            }}
          >
            {t("colorado-turn-board")}
          </button>
        </div>
      </div>
    </div>
  );
}
