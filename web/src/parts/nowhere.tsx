// There is nothing at this address.

import { t } from "../text";

export function Nowhere({ why }: { why?: string }) {
  return (
    <main class="nowhere stack">
      <h1>{t("nowhere-title")}</h1>
      <p>{why ?? t("nowhere-text")}</p>
      <p>
        <a class="button primary" href="/">
          {t("to-home")}
        </a>
      </p>
    </main>
  );
}
