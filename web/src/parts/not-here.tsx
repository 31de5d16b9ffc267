// A page that is not here yet: nothing at first, then why.

import type { Trouble } from "../net/patient";
import { t } from "../text";
import { LoadAnew } from "./old-page";

export function NotHere({ trouble }: { trouble: Trouble | null }) {
  return (
    <main class="waiting stack">
      <h1 class="unseen">Tablier</h1>
      <WhyNot trouble={trouble} />
    </main>
  );
}

/** Why something is not here yet. */
export function WhyNot({ trouble }: { trouble: Trouble | null }) {
  if (trouble === "offline") return <p role="alert">{t("not-here-offline")}</p>;
  if (trouble !== "broken") return null;
  return (
    <>
      <p role="alert">{t("not-here-broken")}</p>
      <p>
        <LoadAnew />
      </p>
    </>
  );
}
