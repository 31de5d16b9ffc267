// A situation as text: where the six pieces stand, then what the dice show, `0,0,3,5,7,11~1,1,2,3,5,6`.

import type { Placement, Throw } from "../../../wire/corona";
import type { Notation } from "../../page";
import { begin, roundOf } from "./given";

const SIX = /^\d{1,2}(,\d{1,2}){5}$/;

/** Six numbers; which of them there can be is the server's to say. */
function six<List>(text: string | undefined): List | null {
  return text && SIX.test(text) ? (text.split(",").map(Number) as List) : null;
}

export const notation: Notation<"corona"> = {
  write: (view) => {
    const situation = roundOf(view)?.situation;
    return situation ? `${situation.placement.join(",")}~${situation.throw.join(",")}` : null;
  },
  read: (text) => {
    const [pieces, dice, ...rest] = text.replace(/\s/g, "").split("~");
    const placement = six<Placement>(pieces);
    const thrown = six<Throw>(dice);
    return placement && thrown && rest.length === 0 ? begin({ placement, throw: thrown }, 0, 2) : null;
  },
};
