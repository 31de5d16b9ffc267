// There is nothing at this address.

import type { ComponentChildren } from "preact";
import { t } from "../text";

export function Nowhere({ why, children }: { why?: string; children?: ComponentChildren }) {
  return (
    <main class="nowhere stack">
      <h1>{t("nowhere-title")}</h1>
      <p>{why ?? t("nowhere-text")}</p>
      <p class="row">
        {children}
        <a class="button primary" href="/">
          {t("to-home")}
        </a>
      </p>
    </main>
  );
}
