// A link to be copied: by a tap where the browser lets us, by hand everywhere.

import { useRef, useState } from "preact/hooks";
import { t } from "../text";

export function CopyLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Not allowed here (plain HTTP on a local network): the link is selected, to be copied by hand.
    }
  };
  return (
    <div class="row copy-link">
      <input
        ref={field}
        readOnly
        value={link}
        aria-label={t("share-link")}
        onFocus={() => field.current?.select()}
      />
      <button type="button" onClick={() => void copy()}>
        {t(copied ? "copied" : "copy")}
      </button>
    </div>
  );
}
