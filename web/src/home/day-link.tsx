// The way to the situation of the day, on the lid.

import { t } from "../text";

export function DayLink() {
  return (
    <a class="lid-day" href="/day">
      <strong>{t("day-title")}</strong> <span>{t("day-about")}</span>
    </a>
  );
}
