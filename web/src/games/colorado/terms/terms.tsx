// What a table agrees on: how many games, the clock, who begins, and the board.

import { Choice, Pick } from "../../../parts/choice";
import { t } from "../../../text";
import type { Beginner, BoardChoice, Clock, Games, Setup } from "../../../wire/colorado";
import type { Change } from "../../page";
import { BoardPreview } from "../board/preview";
import { boardOf, FROM_THE_BOX } from "./layout";
import { LayoutEditor } from "./layout-editor";

export function Terms({ setup, change }: { setup: Setup; change?: Change<Setup> }) {
  return change ? <Changeable setup={setup} change={change} /> : <Agreed setup={setup} />;
}

/** Read by those who can't change it. */
function Agreed({ setup }: { setup: Setup }) {
  return (
    <div class="colorado-terms">
      <ul>
        <li>{t("colorado-terms-agreed-games", { games: setup.games })}</li>
        <li>{clockText(setup.clock)}</li>
        <li>{beginnerText(setup.beginner)}</li>
        <li>{t("colorado-terms-agreed-board", { board: kindOf(setup.board) })}</li>
      </ul>
      {setup.board === "drawn" ? null : <BoardPreview board={previewed(setup.board)} />}
    </div>
  );
}

function Changeable({ setup, change }: { setup: Setup; change: Change<Setup> }) {
  const { board } = setup;
  const games: readonly Games[] = [1, 2, 4];
  const set = (part: Partial<Setup>) => change((agreed) => ({ ...agreed, ...part }));
  return (
    <div class="colorado-terms">
      <Choice
        legend={t("colorado-terms-games")}
        options={games.map((value) => ({ value, label: t("colorado-terms-game-count", { games: value }) }))}
        value={setup.games}
        choose={(games) => set({ games })}
      />
      <ClockTerms clock={setup.clock} choose={(clock) => set({ clock })} />
      <Choice
        legend={t("colorado-terms-beginner")}
        options={[
          { value: -1, label: t("colorado-terms-by-lot") },
          { value: 0, label: t("colorado-terms-seat", { number: 1 }) },
          { value: 1, label: t("colorado-terms-seat", { number: 2 }) },
        ]}
        value={setup.beginner === "drawn" ? -1 : setup.beginner.seat}
        choose={(seat) => set({ beginner: seat < 0 ? "drawn" : { seat } })}
      />
      <Choice
        legend={t("colorado-terms-board")}
        options={[
          { value: "drawn", label: t("colorado-terms-by-lot") },
          { value: "laid", label: t("colorado-terms-laid") },
          ...(kindOf(board) === "hand_made"
            ? [{ value: "hand_made", label: t("colorado-terms-hand-made") }]
            : []),
        ]}
        value={kindOf(board)}
        choose={(kind) => {
          if (kind === "drawn") set({ board: "drawn" });
          else if (kind === "laid" && kindOf(board) !== "laid") set({ board: { laid: FROM_THE_BOX } });
        }}
      />
      {board === "drawn" ? (
        <p class="soft">{t("colorado-terms-drawn-means")}</p>
      ) : "laid" in board ? (
        <LayoutEditor layout={board.laid} change={(laid) => set({ board: { laid } })} />
      ) : (
        <BoardPreview board={board.hand_made} />
      )}
    </div>
  );
}

function kindOf(board: BoardChoice): string {
  if (board === "drawn") return "drawn";
  return "laid" in board ? "laid" : "hand_made";
}

function previewed(board: Exclude<BoardChoice, "drawn">): string {
  return "laid" in board ? boardOf(board.laid) : board.hand_made;
}

const MINUTE = 60_000;
const SECOND = 1000;
const GAME_TIMES = [1, 3, 5, 10, 15, 20, 30, 60].map((minutes) => minutes * MINUTE);
const INCREMENTS = [0, 2, 3, 5, 10, 30].map((seconds) => seconds * SECOND);
const MOVE_TIMES = [10, 20, 30, 60, 120, 300].map((seconds) => seconds * SECOND);

function ClockTerms({ clock, choose }: { clock: Clock; choose: (clock: Clock) => void }) {
  const kind = clock === "none" ? "none" : "per_game" in clock ? "per_game" : "per_move";
  const fresh: Record<string, Clock> = {
    none: "none",
    per_game: { per_game: { time: 10 * MINUTE, increment: 5 * SECOND } },
    per_move: { per_move: { time: 30 * SECOND } },
  };
  return (
    <div class="colorado-clock-terms">
      <Choice
        legend={t("colorado-terms-clock")}
        options={["none", "per_game", "per_move"].map((value) => ({
          value,
          label: t("colorado-terms-clock-kind", { kind: value }),
        }))}
        value={kind}
        choose={(kind) => choose(fresh[kind] ?? "none")}
      />
      {clock !== "none" && "per_game" in clock ? (
        <div class="row">
          <Pick
            label={t("colorado-terms-time")}
            options={GAME_TIMES}
            value={clock.per_game.time}
            write={(time) => t("colorado-terms-minutes", { minutes: time / MINUTE })}
            choose={(time) => choose({ per_game: { ...clock.per_game, time } })}
          />
          <Pick
            label={t("colorado-terms-increment")}
            options={INCREMENTS}
            value={clock.per_game.increment}
            write={(time) => t("colorado-terms-seconds", { seconds: time / SECOND })}
            choose={(increment) => choose({ per_game: { ...clock.per_game, increment } })}
          />
        </div>
      ) : null}
      {clock !== "none" && "per_move" in clock ? (
        <Pick
          label={t("colorado-terms-per-move")}
          options={MOVE_TIMES}
          value={clock.per_move.time}
          write={(time) => t("colorado-terms-seconds", { seconds: time / SECOND })}
          choose={(time) => choose({ per_move: { time } })}
        />
      ) : null}
    </div>
  );
}

function clockText(clock: Clock): string {
  if (clock === "none") return t("colorado-terms-agreed-no-clock");
  if ("per_move" in clock) {
    return t("colorado-terms-agreed-per-move", { seconds: clock.per_move.time / SECOND });
  }
  return t("colorado-terms-agreed-per-game", {
    minutes: clock.per_game.time / MINUTE,
    seconds: clock.per_game.increment / SECOND,
  });
}

function beginnerText(beginner: Beginner): string {
  return beginner === "drawn"
    ? t("colorado-terms-agreed-lot")
    : t("colorado-terms-agreed-seat", { number: beginner.seat + 1 });
}
