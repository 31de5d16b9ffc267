// Whose time ran out: told where rulings are, to whoever it was and to whoever is next.

import { RuleChip } from "../../../parts/rule-chip";
import { t } from "../../../text";
import type { Seat } from "../../../wire/game";

export function Late(props: {
  by: Seat;
  own: readonly Seat[];
  name: (seat: Seat) => string;
  showRule: (number: string) => void;
}) {
  const { by, own } = props;
  const self = own.length === 1 && own[0] === by ? "yes" : "no";
  return (
    <section class="koroona-verdict is-foul">
      <header>
        <h3>{t("koroona-late", { self, name: props.name(by) })}</h3>
      </header>
      <ul>
        <li>
          <RuleChip number="N27" show={props.showRule} />
          <span>{t("koroona-late-why")}</span>
        </li>
      </ul>
    </section>
  );
}
