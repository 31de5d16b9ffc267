// How games and matches ended, in words, with the rule each ending rests on, if one does.

import type { Sentence } from "../../../text";
import type { Reason, Verdict, View } from "../../../wire/colorado";
import type { NameOf, Seen } from "../../page";
import { otherSide } from "../board/squares";

const RULES: Record<Reason, string | null> = {
  all_home: "K8",
  all_captured: "K9",
  last_straggler_captured: "K10",
  stuck: "K12",
  repetition: "K13",
  no_progress: "K13",
  agreement: "K13",
  // What every table has, and no sheet says.
  resignation: null,
  time: null,
  departure: null,
};

export function verdictSentence(
  verdict: Verdict,
  sides: Pick<View, "white" | "black">,
  name: NameOf,
): Sentence {
  const { winner, reason } = verdict;
  const args: Record<string, string> = winner
    ? { winner: name(sides[winner]), loser: name(sides[otherSide(winner)]), side: winner }
    : {};
  return { id: `colorado-verdict-${reason}`, args, rule: RULES[reason] };
}

/** Points in halves as people write them: 3 is 1½. */
export function writePoints(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

/** A match's result. Where somebody left, they have lost it, whatever the points. */
export function matchSentence(view: View, name: NameOf): Sentence {
  const [first, second] = view.score;
  const ahead = first >= second ? 0 : 1;
  return {
    id: first === second ? "colorado-match-even" : "colorado-match-won",
    args: {
      winner: name(ahead),
      points: writePoints(view.score[ahead]),
      other: writePoints(view.score[1 - ahead] ?? 0),
    },
    rule: "K14",
  };
}

/** What decided the game, or the match. */
export function decided(view: View, name: NameOf, { own }: Pick<Seen<"colorado">, "own">): Sentence {
  const last = view.finished.at(-1);
  if (view.games > 1 || !last) return matchSentence(view, name);
  const { winner, reason } = last.verdict;
  const rule = RULES[reason];
  if (!winner) return { id: `colorado-decided-${reason}`, rule };
  const [first, second] = winner === "white" ? [last.white, 1 - last.white] : [1 - last.white, last.white];
  // Two at one device are called by their names.
  const mine = own.length !== 1 ? "none" : own[0] === first ? "won" : "lost";
  return { id: `colorado-decided-${reason}`, args: { winner: name(first), loser: name(second), mine }, rule };
}
