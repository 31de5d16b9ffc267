// What the table agrees on for the next game: read by all, changed by the host. A change is shown at once, and taken
// back if the table refuses it.

import { useRef, useState } from "preact/hooks";
import type { Change } from "../games/page";
import { t } from "../text";
import type { GameName, Games, TableCommand } from "../wire";
import type { TableStore } from "./store";

export function TermsCard<G extends GameName>({ store }: { store: TableStore<G> }) {
  const [wish, setWish] = useState<Games[G]["setup"] | null>(null);
  // A field is left and the next one pressed in one touch: two changes before anything is drawn anew.
  const latest = useRef<Games[G]["setup"] | null>(null);
  const view = store.view.value;
  if (!view) return null;
  const { Terms } = store.page;
  const host = store.isHost.value;
  const agreed = view.setup as Games[G]["setup"];
  if (wish && JSON.stringify(wish) === JSON.stringify(agreed)) setWish(null);
  latest.current = wish ?? agreed;
  const ask = async (setup: Games[G]["setup"]) => {
    const refusal = await store.do({ kind: "change_setup", setup } as unknown as TableCommand<G>);
    if (refusal) setWish(null);
  };
  const change: Change<Games[G]["setup"]> = (update) => {
    const setup = update(latest.current ?? agreed);
    latest.current = setup;
    setWish(setup);
    void ask(setup);
  };
  return (
    <section class="card stack terms">
      <h2>{t("terms")}</h2>
      {host ? null : <p class="soft">{t("terms-by-host")}</p>}
      <Terms setup={wish ?? agreed} {...(host ? { change } : {})} />
      {(wish ?? agreed).position ? (
        <p class="row">
          <span>{t("terms-position")}</span>
          {host ? (
            <button type="button" onClick={() => change(usualStart)}>
              {t("terms-usual-start")}
            </button>
          ) : null}
        </p>
      ) : null}
      <Allowance store={store} on={view.allowance} fixed={!host} />
    </section>
  );
}

/** The same terms without a given position. */
function usualStart<S extends { position?: unknown }>({ position: _, ...rest }: S): S {
  return rest as S;
}

/** Whether connections' delays are allowed for, at this table: a term of the house, not of the game. */
function Allowance<G extends GameName>(props: { store: TableStore<G>; on: boolean; fixed: boolean }) {
  const set = async (box: HTMLInputElement) => {
    const refusal = await props.store.do({ kind: "set_allowance", on: box.checked });
    if (refusal) box.checked = props.on;
  };
  return (
    <label class="allowance">
      <input
        type="checkbox"
        checked={props.on}
        disabled={props.fixed}
        onChange={(event) => void set(event.currentTarget)}
      />
      <span>
        {t("allowance")}
        <small class="soft">{t("allowance-why")}</small>
      </span>
    </label>
  );
}
