// Who leads for now, and all calls in order: one line that is as high with no call as with thirty.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../text";
import type { Auction as AuctionPhase, Call } from "../../../wire/corona";
import { nameIn } from "../../name-in";
import type { Scene } from "../../page";

export function Lead(props: {
  scene: Scene<"corona">;
  auction: AuctionPhase;
  lead: Call | null;
  /** At the end of the line. */
  children?: ComponentChildren;
}) {
  const { auction, lead } = props;
  const name = nameIn(props.scene);
  const list = useRef<HTMLOListElement>(null);
  const count = auction.calls.length;
  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (last instanceof HTMLElement) list.current?.scrollTo({ top: last.offsetTop - list.current.offsetTop });
  }, [count]);
  const leads = (call: Call) => lead?.seat === call.seat && lead.points === call.points;
  const own = lead !== null && props.scene.own.value.includes(lead.seat);
  return (
    <div class="corona-lead">
      {lead ? (
        <p class={`corona-leading${own ? " is-own" : ""}`}>
          <strong key={`${lead.seat} ${lead.points}`}>{lead.points}</strong>
          <span>
            <span>{name(lead.seat)}</span>
            <small>{t("corona-leads-for-now")}</small>
          </span>
        </p>
      ) : (
        <p class="corona-no-call soft">{t("corona-no-call-yet")}</p>
      )}
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
        <ol class="corona-calls" ref={list} aria-label={t("corona-all-calls")} tabIndex={0}>
          {auction.calls.map((call, nth) => (
            <li
              key={`${call.seat} ${call.points}`}
              class={leads(call) ? "is-lead" : ""}
              style={{ "--corona-nth": nth }}
            >
              <span>{name(call.seat)}</span> <b>{call.points}</b>
            </li>
          ))}
        </ol>
      )}
      {props.children}
    </div>
  );
}
