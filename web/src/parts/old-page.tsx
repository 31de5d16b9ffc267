// The page is an old one: why, and one button that helps. It lies over whatever is shown, and nothing moves for it.

import { isOldPage } from "../net/version";
import { t } from "../text";

export function OldPage() {
  if (!isOldPage.value) return null;
  return (
    <div class="old-page card" role="alert">
      <p>{t("old-page")}</p>
      <LoadAnew />
    </div>
  );
}

export function LoadAnew() {
  return (
    <button type="button" class="primary" onClick={() => location.reload()}>
      {t("load-anew")}
    </button>
  );
}
