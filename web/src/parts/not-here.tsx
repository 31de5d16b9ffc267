// A page that is not here yet: nothing at first, then why.

import type { Trouble } from "../net/patient";
import { t } from "../text";
import { LoadAnew } from "./old-page";

export function NotHere({ trouble }: { trouble: Trouble | null }) {
  return (
    <main class="waiting stack">
      <h1 class="unseen">Tablier</h1>
      {trouble === "offline" ? <p role="alert">{t("not-here-offline")}</p> : null}
      {trouble === "broken" ? (
        <>
          <p role="alert">{t("not-here-broken")}</p>
          <p>
            <LoadAnew />
          </p>
        </>
      ) : null}
    </main>
  );
}
