// A question with its answers, as it lies over the table.

import type { ComponentChildren } from "preact";
import { Icon } from "../parts/icon";
import { t } from "../text";

/** `close` puts it away; without it, it stays until it is answered. At the lower edge it
 * is in nobody's way who only watches: there is nothing for them to touch, and the sentence says what they see. */
export function Prompt(props: {
  says: string;
  children: ComponentChildren;
  place?: "sentence" | "edge";
  close?: (() => void) | undefined;
}) {
  return (
    <div class={props.place === "edge" ? "asked asked-edge" : "asked"} role="status">
      <p>{props.says}</p>
      <div class="asked-answers">{props.children}</div>
      {props.close ? (
        <button type="button" class="quiet round" aria-label={t("close")} onClick={props.close}>
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </div>
  );
}
