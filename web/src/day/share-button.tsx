// The text to share: by the device's own way where it has one, copied otherwise, and always there to be read.

import { useState } from "preact/hooks";
import { t } from "../text";

export function Share({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }
    } catch {
      // Thought better of, or not allowed here: the text can be copied by hand.
    }
  };
  return (
    <section class="day-share stack" aria-label={t("day-share")}>
      <pre data-testid="share">{text}</pre>
      <button type="button" onClick={() => void share()}>
        {t(copied ? "day-copied" : "day-share")}
      </button>
    </section>
  );
}
