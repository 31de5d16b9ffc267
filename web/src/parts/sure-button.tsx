// A button for what can't be undone: a touch says what a second one does. Without it, after a while, elsewhere or on
// Escape, nothing was meant. The second touch of a double tap is none: nobody has read yet what it would do.

import { useEffect, useState } from "preact/hooks";

/** How long the first touch waits for the second one. */
const SECOND_THOUGHTS = 5000;
/** How long what it says stands before a second touch counts. */
const READ_FIRST = 700;

export function SureButton(props: {
  label: string;
  sure: string;
  act: () => void;
  class?: string;
  disabled?: boolean;
}) {
  const [armed, arm] = useState(false);
  const [heard, hear] = useState(false);
  useEffect(() => {
    hear(false);
    if (!armed) return;
    const timers = [setTimeout(() => hear(true), READ_FIRST), setTimeout(() => arm(false), SECOND_THOUGHTS)];
    return () => timers.forEach(clearTimeout);
  }, [armed]);
  return (
    <button
      type="button"
      class={`${props.class ?? ""} ${armed ? "danger" : ""}`}
      disabled={props.disabled}
      aria-disabled={armed && !heard}
      onClick={() => {
        if (armed && !heard) return;
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
