// Taking a seat, with the name one goes by; or one more seat for somebody at the same device.

import { useState } from "preact/hooks";
import { ownName } from "../settings";
import { t } from "../text";
import type { GameName } from "../wire";
import { sitDown } from "./moves";
import type { TableStore } from "./store";

export function SitDown<G extends GameName>({ store }: { store: TableStore<G> }) {
  const seated = store.own.value.length > 0;
  const [name, setName] = useState(seated ? "" : ownName.value);
  const view = store.view.value;
  const taken = view?.chairs.filter((chair) => chair.kind !== "nobody").length ?? 0;
  if (!view || taken >= view.most_seats) return null;
  const sit = async (event: Event) => {
    event.preventDefault();
    if (await sitDown(store, name)) setName("");
  };
  return (
    <form class="row sit-down" onSubmit={(event) => void sit(event)}>
      <input
        value={name}
        maxLength={24}
        autocomplete="nickname"
        placeholder={t(seated ? "their-name" : "your-name")}
        aria-label={t(seated ? "name-of-another" : "your-name")}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class={seated ? "" : "primary"}>
        {t(seated ? "sit-another" : "sit")}
      </button>
    </form>
  );
}
