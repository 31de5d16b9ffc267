// A rule's number, to be tapped: shows the rule.

import { t } from "../text";

export function RuleChip({ number, show }: { number: string; show: (number: string) => void }) {
  return (
    <button
      type="button"
      class="rule-chip"
      aria-label={t("show-rule", { number })}
      onClick={() => show(number)}
    >
      {number}
    </button>
  );
}
