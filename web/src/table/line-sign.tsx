// How the line is, when it is not simply well: a sign and words in the bar, where they cover nothing. That it is slow is
// told in the room there is; that it is lost, or that nothing is stored, takes the room of what needs a line.

import { Icon, type IconName } from "../parts/icon";
import { t } from "../text";
import type { GameName } from "../wire";
import type { TableStore } from "./store";

interface Said {
  icon: IconName;
  text: string;
  /** It stays, and is to be read on every screen. */
  grave?: boolean;
}

export function LineSign<G extends GameName>({ store }: { store: TableStore<G> }) {
  const said = saidOf(store);
  return (
    <div
      class={`line-sign ${said?.grave ? "line-grave" : ""}`}
      role="status"
      data-testid="line"
      data-line={store.state.value}
    >
      {said ? (
        <p title={said.text}>
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
      return { icon: "cut", text: t("line-lost") + kept, grave: true };
    }
    case "back":
      return { icon: "check", text: t("line-back") };
    default:
      return store.readOnly.value
        ? { icon: "hourglass", text: t("refused-server-read_only"), grave: true }
        : null;
  }
}
