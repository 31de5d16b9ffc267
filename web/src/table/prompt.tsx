// A question with its answers, in the bar: there it covers neither the sentence nor the board, and moves nothing. On a
// large screen all of it stands there; elsewhere a touch on the question opens a sheet with its answers.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import { isLarge } from "../parts/wide";
import { t } from "../text";

/** `short` says it in the few words that a narrow bar has room for; whoever listens hears all. `close` puts it away; without it, it stays until it is
 * answered. */
export function Prompt(props: {
  says: string;
  short?: string;
  children: ComponentChildren;
  close?: (() => void) | undefined;
}) {
  const { says, short, children, close } = props;
  const [open, setOpen] = useState(false);
  if (isLarge()) {
    return (
      <div class="asked" role="status">
        <p>{says}</p>
        <div class="asked-answers">{children}</div>
        {close ? (
          <button type="button" class="quiet round" aria-label={t("close")} onClick={close}>
            <Icon name="close" size={18} />
          </button>
        ) : null}
      </div>
    );
  }
  const answered = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("button")) setOpen(false);
  };
  return (
    <div class="asked" role="status">
      <button type="button" class="asked-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class={short ? "asked-full" : ""}>{says}</span>
        {short ? (
          <span class="asked-short" aria-hidden="true">
            {short}
          </span>
        ) : null}
        <Icon name="forward" size={14} />
      </button>
      {open ? (
        <Sheet class="asked-sheet" title={says} onClose={() => setOpen(false)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only hears of its buttons */}
          <div class="stack" onClick={answered}>
            {children}
            {close ? (
              <button type="button" onClick={close}>
                {t("asked-later")}
              </button>
            ) : null}
          </div>
        </Sheet>
      ) : null}
    </div>
  );
}
