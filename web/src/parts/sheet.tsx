// A sheet over the page: a dialog of the browser's own, closed by its button, by Escape, or by a touch beside it. However
// it goes, the focus goes back to where it was.

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../text";
import { Icon } from "./icon";

export function Sheet(props: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  // Before what is inside looks at itself: only now has it a size.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // A dialog that is only taken away gives the focus back to nobody.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet ${props.class ?? ""}`}
      aria-labelledby={title}
      // Told a moment later: what was taken away meanwhile closes nothing any more.
      onClose={() => dialog.current && props.onClose()}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2 id={title}>{props.title}</h2>
        <button
          type="button"
          class="quiet round"
          aria-label={t("close")}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="sheet-body">{props.children}</div>
    </dialog>
  );
}
