// How the line is, when it is not simply well: a sign and words over the bar, where nothing is moved by it and no touch
// is kept from what lies below.

import { Icon, type IconName } from "../parts/icon";
import { t } from "../text";
import type { GameName } from "../wire";
import type { TableStore } from "./store";

interface Said {
  icon: IconName;
  text: string;
}

export function LineSign<G extends GameName>({ store }: { store: TableStore<G> }) {
  const said = saidOf(store);
  return (
    <div class="line-sign" role="status" data-testid="line" data-line={store.state.value}>
      {said ? (
        <p>
          <Icon name={said.icon} size={18} />
          <span>{said.text}</span>
        </p>
      ) : null}
    </div>
  );
}

function saidOf<G extends GameName>(store: TableStore<G>): Said | null {
  switch (store.state.value) {
    case "slow":
      return { icon: "hourglass", text: t("line-slow") };
    case "lost": {
      const count = store.unanswered.value;
      const kept = count > 0 ? ` ${t("line-lost-waiting", { count })}` : "";
      return { icon: "cut", text: t("line-lost") + kept };
    }
    case "back":
      return { icon: "check", text: t("line-back") };
    default:
      return store.readOnly.value ? { icon: "hourglass", text: t("refused-server-read_only") } : null;
  }
}
