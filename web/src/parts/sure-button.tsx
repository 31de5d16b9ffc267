// A button for what can't be undone: a touch says what a second one does. Without it, after a while, elsewhere or on
// Escape, nothing was meant.

import { useEffect, useState } from "preact/hooks";

/** How long the first touch waits for the second one. */
const SECOND_THOUGHTS = 5000;

export function SureButton(props: { label: string; sure: string; act: () => void; class?: string }) {
  const [armed, arm] = useState(false);
  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => arm(false), SECOND_THOUGHTS);
    return () => clearTimeout(timer);
  }, [armed]);
  return (
    <button
      type="button"
      class={`${props.class ?? ""} ${armed ? "danger" : ""}`}
      onClick={() => {
        if (armed) props.act();
        arm(!armed);
      }}
      onBlur={() => arm(false)}
      onKeyDown={(event) => {
        if (!armed || event.key !== "Escape") return;
        // The sheet that it may be in stays open.
        event.preventDefault();
        arm(false);
      }}
    >
      {armed ? props.sure : props.label}
    </button>
  );
}
