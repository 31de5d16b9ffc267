// Between two sets of a match: who won the last one and how, how the match stands, and the way on.

import { Said } from "../../../parts/said";
import { useSecondsUntil } from "../../../parts/time";
import { t } from "../../../text";
import type { Millis, Seat } from "../../../wire/game";
import type { Colour, SetEnd, View } from "../../../wire/koroona";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";
import { decidedBy } from "../words/now";
import { teamNames } from "../words/words";

export function Between({ scene }: { scene: Scene<"koroona"> }) {
  const view = scene.view.value;
  const { between, ended } = view;
  if (!between || !ended) return null;
  const name = nameIn(scene);
  const own = scene.own.value;
  const sides = sidesFor(view, own);
  const going = view.offers.flatMap((one) => ("continue" in one ? [one.seat] : []));
  return (
    <section class="koroona-between card" data-testid="between">
      <h3>{t("koroona-between", titleOf(ended, view, own, name))}</h3>
      <p>
        <Said sentence={decidedBy(ended, own, view, name)} show={scene.showRule} />
      </p>
      <p class="koroona-between-score">
        {teamNames(view, sides[0], name)}{" "}
        <b>{t("koroona-between-score", { first: wonBy(view, sides[0]), second: wonBy(view, sides[1]) })}</b>{" "}
        {teamNames(view, sides[1], name)}
      </p>
      {scene.goOn ? (
        <div class="koroona-between-go">
          {going.map((seat) => (
            <button
              key={seat}
              type="button"
              class="primary koroona-continue"
              onClick={() => void scene.play(seat, "continue")}
            >
              {own.length > 1 ? t("koroona-continue-for", { name: name(seat) }) : t("koroona-continue")}
            </button>
          ))}
          <Countdown now={scene.now} until={between.until} />
        </div>
      ) : null}
    </section>
  );
}

function Countdown({ now, until }: { now: () => Millis; until: Millis }) {
  return (
    <span class="soft" role="timer">
      {t("koroona-next-by-itself", { seconds: useSecondsUntil(now, until) })}
    </span>
  );
}

/** One's own side first; who only watches, or plays both, sees red first. */
function sidesFor({ seats }: View, own: readonly Seat[]): readonly [Colour, Colour] {
  const black = own.length > 0 && own.every((seat) => seats[seat]?.colour === "black");
  return black ? ["black", "red"] : ["red", "black"];
}

const wonBy = ({ score }: View, colour: Colour): number => score[colour === "red" ? 0 : 1];

/** Who has won it, from the side of whoever looks. */
function titleOf(end: SetEnd, view: View, own: readonly Seat[], name: (seat: Seat) => string) {
  if (typeof end === "string") return { who: end, names: "", count: 0 };
  const { by } = end.won;
  const winners = view.seats.filter(({ colour }) => colour === by);
  const mine = own.length > 0 && own.every((seat) => view.seats[seat]?.colour === by);
  return { who: mine ? "own" : "others", names: teamNames(view, by, name), count: winners.length };
}
