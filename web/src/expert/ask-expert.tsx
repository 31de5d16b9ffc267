// The button that asks the expert, and what is said while it thinks.

import type { ComponentChildren } from "preact";
import { t } from "../text";
import type { Expert } from "./use-expert";

export function AskExpert<Said>(props: {
  expert: Expert<Said>;
  label: string;
  children?: ComponentChildren;
}) {
  const { expert, label, children } = props;
  if (expert.state === "said") {
    return (
      <p class="expert" role="status">
        {children}
        {expert.whole ? null : ` ${t("expert-part")}`}
      </p>
    );
  }
  return (
    <div class="expert row">
      <button type="button" disabled={expert.state === "thinking"} onClick={expert.ask}>
        {label}
      </button>
      <p role="status">
        {expert.state === "thinking" ? t("expert-thinking") : null}
        {expert.state === "away" ? t("expert-away") : null}
      </p>
    </div>
  );
}
