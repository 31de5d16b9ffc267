// What happened, in words, the newest last and in sight.

import { useEffect, useRef } from "preact/hooks";
import { Said } from "../parts/said";
import { t } from "../text";
import type { GameName } from "../wire";
import type { TableStore } from "./store";

export function Happenings<G extends GameName>({ store }: { store: TableStore<G> }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = store.happened.value;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  if (lines.length === 0) return <p class="soft">{t("nothing-yet")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol class="happenings" ref={list} tabIndex={0} aria-label={t("what-happened")}>
      {lines.map(({ key, sentence }) => (
        <li key={key}>
          <Said sentence={sentence} show={store.showRule} />
        </li>
      ))}
    </ol>
  );
}
